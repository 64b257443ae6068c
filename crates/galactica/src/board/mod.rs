//! The table as one viewer sees it, under the rulebook's names: what words, facts of scenarios, rules of thumb, the terminal
//! and the page read.
//!
//! **Secrecy.** A board is a function of a view and of the rows of [`crate::cards`], of nothing else: [`Board::of`] has no
//! other argument and there is no state to be had from here. Two worlds that give a viewer the same view give the same board,
//! so a board tells nobody more than the view does, and whatever the conformance suite proves of views holds for boards.
//!
//! What does not live here: rules. Where a rule of counting is needed by readers too (how cards of a check count, where raiders
//! go) the engine's own function is called.

mod check;
mod decks;
mod doable;
mod face;
mod fleet;
mod going_on;
mod journey;
mod people;
mod places;
mod step;

use serde::Serialize;
use tabletop::{List, Seat, SeatSet, Viewer};

pub use check::{Check, CheckOutcome, CheckPowers, Giver, Giving};
pub use decks::{CrisisCards, Deck, Decks, InPlay, KnownCard, QuorumCards, SkillDeck};
pub use doable::Hindrance;
pub use face::{CheckFace, CrisisFace, Face, Sheet, SlotFace};
pub use fleet::{AreaBoard, BasestarBoard, CivilianBoard, Reserves};
pub use going_on::{About, Activation, Attack, Doing, Roll, Window};
pub use journey::{Boarding, DialBoard, Journey, JumpTrack};
pub use people::{HandKnown, Once, Own, Person, TypeBounds};
pub use places::LocationBoard;
pub use step::{Step, Turn, TurnStep};

use crate::cards::{Ability, Damage, GALACTICA_DAMAGE, Kind, Location, Rule, Title};
use crate::frame::{Frame, Run};
use crate::item::Item;
use crate::prompt::Prompt;
use crate::setup::Setup;
use crate::state::{Dial, Die, Ending};
use crate::view::View;

/// All that one viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Board {
    /// Who looks.
    pub viewer: Viewer,
    pub setup: Setup,
    /// What is going on, by its name.
    pub step: Step,
    pub turn: Turn,
    /// Nobody before the loyalty cards are dealt.
    pub president: Option<Seat>,
    pub admiral: Option<Seat>,
    /// Food, fuel, morale, population.
    pub dials: [DialBoard; 4],
    pub jump: JumpTrack,
    pub journey: Journey,
    pub boarding: Boarding,
    /// By seat.
    pub people: Vec<Person>,
    /// In the order of the board: Galactica, Colonial One, the Cylon locations.
    pub locations: [LocationBoard; 17],
    /// Clockwise from the bow.
    pub areas: [AreaBoard; 6],
    pub reserves: Reserves,
    /// Galactica's damage tokens that are out of the pool: on their locations, or spent.
    pub damage: Vec<Damage>,
    /// Standing rules of cards in play.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Rule>"))]
    pub rules: List<Rule, 6>,
    pub crises: CrisisCards,
    pub quorum: QuorumCards,
    pub decks: Decks,
    /// The skill check that is on.
    pub check: Option<Check>,
    /// The moment at which cards can be played in reaction.
    pub window: Option<Window>,
    /// The roll that is about to be made, or was just made.
    pub roll: Option<Roll>,
    /// The raider's attack on a viper that is on.
    pub attack: Option<Attack>,
    /// Cylon ships that act.
    pub activation: Option<Activation>,
    /// Vipers that are activated or things that are repaired, one after another.
    pub doing: Option<Doing>,
    /// The card whose text is being carried out, and how far.
    pub run: Option<Run>,
    /// The last throw of the die.
    pub die: Option<Die>,
    /// How many cards or tokens somebody has before them to choose from; which, only for themselves.
    pub offered: u8,
    pub offered_items: Vec<Item>,
    /// What only the viewer has; nothing for somebody who watches.
    pub own: Option<Own>,
    /// How the game ended, if it has.
    pub ending: Option<Ending>,
}

tabletop::parts!(Board {
    viewer,
    setup,
    step,
    turn,
    president,
    admiral,
    dials: list,
    jump,
    journey,
    boarding,
    people: list,
    locations: list,
    areas: list,
    reserves,
    damage,
    rules,
    crises,
    quorum,
    decks,
    check,
    window,
    roll,
    attack,
    activation,
    doing,
    run,
    die,
    offered,
    offered_items,
    own,
    ending,
});

/// The innermost frame of a kind.
macro_rules! innermost {
    ($view:expr, $kind:ident) => {
        $view.frames.iter().rev().find_map(|frame| if let Frame::$kind(frame) = *frame { Some(frame) } else { None })
    };
}
use innermost;

impl Board {
    pub fn of(view: &View) -> Self {
        let people = people::people(view);
        let titled = people.iter().any(|person| person.hidden > 0 || !person.shown.is_empty());
        let out = |(token, _): &(usize, &Damage)| view.damage >> token & 1 == 1;
        Self {
            viewer: view.viewer,
            setup: view.setup,
            step: Step::of(view),
            turn: Turn::of(view),
            president: titled.then_some(view.president),
            admiral: titled.then_some(view.admiral),
            dials: Dial::ALL.map(|dial| DialBoard::of(view, dial)),
            jump: JumpTrack::of(view.jump),
            journey: Journey::of(view),
            boarding: Boarding::of(&view.space),
            locations: places::locations(view),
            areas: fleet::areas(view),
            reserves: Reserves::of(&view.space),
            damage: GALACTICA_DAMAGE.iter().enumerate().filter(out).map(|(_, &token)| token).collect(),
            rules: Rule::ALL.into_iter().filter(|&rule| view.rules >> rule as u8 & 1 == 1).collect(),
            crises: CrisisCards::of(view),
            quorum: QuorumCards::of(view),
            decks: Decks::of(view),
            check: innermost!(view, Check).map(|check| Check::of(view, &people, check)),
            window: innermost!(view, Window).map(Window::of),
            roll: innermost!(view, Roll).map(|roll| Roll::of(view, roll)),
            attack: innermost!(view, Attack).map(Attack::of),
            activation: innermost!(view, Ships).map(Activation::of),
            doing: Doing::of(view),
            run: innermost!(view, Run),
            die: (view.die.face > 0).then_some(view.die),
            offered: view.offered,
            offered_items: view.offered_items.clone(),
            own: view.viewer.seat().map(|seat| Own::of(view, seat)),
            ending: (view.ending != Ending::Playing).then_some(view.ending),
            people,
        }
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.people.len() as u8)
    }

    #[inline]
    pub fn person(&self, seat: Seat) -> &Person {
        &self.people[seat.index()]
    }

    /// The viewer's own hand; nothing for somebody who watches.
    pub fn hand(&self) -> &[Kind] {
        self.own.as_ref().map_or(&[], |own| &own.hand)
    }

    /// What the viewer gave to the check that is still face down.
    pub fn given(&self) -> &[Kind] {
        self.own.as_ref().map_or(&[], |own| &own.given)
    }

    pub fn holder(&self, title: Title) -> Option<Seat> {
        match title {
            Title::President => self.president,
            Title::Admiral => self.admiral,
        }
    }

    /// Whoever is openly a Cylon.
    pub fn revealed(&self) -> SeatSet {
        self.people.iter().filter(|person| person.revealed).map(|person| person.seat).collect()
    }

    /// Can this seat use the ability of its sheet? One for once a game, only while it has not been used.
    pub fn has(&self, seat: Seat, ability: Ability) -> bool {
        let person = self.person(seat);
        let (character, once) = ability.owner();
        let spent = once && person.once.is_some_and(|once| once.spent);
        person.character == Some(character) && !person.revealed && !spent
    }

    #[inline]
    pub const fn dial(&self, dial: Dial) -> u8 {
        self.dials[dial as usize].value
    }

    /// Is any resource in its red zone?
    pub fn in_the_red(&self) -> bool {
        self.dials.iter().any(|dial| dial.in_the_red)
    }

    /// Is this a moment at which somebody might well want to react? By public facts alone.
    pub fn is_unusual(&self, prompt: Prompt) -> bool {
        crate::order::is_unusual(prompt, self.in_the_red())
    }

    /// Is it the turn of a revealed Cylon? Crises come to it through Caprica alone.
    pub fn is_cylon_turn(&self) -> bool {
        self.people.get(self.turn.seat.index()).is_some_and(|person| person.revealed)
    }

    pub fn has_rule(&self, rule: Rule) -> bool {
        self.rules.contains(&rule)
    }

    #[inline]
    pub const fn location(&self, location: Location) -> &LocationBoard {
        &self.locations[location as usize]
    }

    /// Damaged locations.
    pub fn damaged(&self) -> impl Iterator<Item = Location> + '_ {
        self.locations.iter().filter(|place| place.damaged).map(|place| place.location)
    }
}
