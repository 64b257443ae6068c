//! Battlestar Galactica: a slice of the game that tries the contract, and the seed of the whole engine.
//!
//! In the slice: skill decks, hands and the Destiny deck; hidden loyalty and revealing; Receive Skills; one crisis with
//! its check, its contributions and Declare Emergency; a raider's attack with Strategic Planning and Evasive Maneuvers;
//! the revealed Cylon's turn at Human Fleet; the hand limit; the resources. Not yet in it: the board, movement, other
//! actions and crises, titles, abilities, the sleeper phase, jumps. Three stand-ins are marked where they stand: the end
//! after four rounds, population lost in place of damage to Galactica, and opening hands without a choice of types.
//! The rows of [`cards`] are ahead of it: they hold every component of the whole game.
//!
//! No sentence lives here: what a person reads is made by `words` out of [`Event`], [`Prompt`] and the rows of [`cards`].

pub mod cards;
pub mod frame;
mod imagine;
pub mod knowledge;
pub mod ops;
mod order;
mod probe;
mod sample;
mod setup;
pub mod state;
pub mod view;

use serde::{Deserialize, Serialize};
use tabletop::{Dice, Game, Illegal, Impossible, List, Outcome, Seat, SeatSet, Seed, Viewer};

use cards::{Branch, Crisis, Kind, Loyalty, Skill, SkillCard};
pub use frame::Hit;
pub use imagine::Guess;
pub use order::{Order, When};
pub use setup::Setup;
pub use state::State;
use state::{Dial, Die, Ending};
pub use view::View;

/// The game, as the rest of the house calls it.
#[derive(Clone, Copy, Debug)]
pub struct Galactica;

pub type Ask = tabletop::Ask<Galactica>;
pub type Log = tabletop::Log<Event>;

/// What can be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Skill(Skill),
    Card(Kind),
    Seat(Seat),
    Reveal(Loyalty),
}

/// Why something is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Take an action, or none.
    #[default]
    Action,
    /// How many cards of each type to draw.
    ReceiveSkills,
    /// What to give to the check.
    Contribute {
        crisis: Crisis,
    },
    /// Play this card now?
    Play {
        card: SkillCard,
    },
    Discard {
        count: u8,
    },
    /// Whose hand to look at.
    LookAtHand,
    TakeCard {
        from: Seat,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Started { first: Seat },
    Turn { seat: Seat },
    Drew { seat: Seat, skill: Skill, cards: Vec<Kind> },
    DrewHidden { seat: Seat, skill: Skill, count: u8 },
    Reshuffled { skill: Skill },
    DestinyBuilt,
    Check { crisis: Crisis, difficulty: i8 },
    Contributed { seat: Seat, count: u8 },
    Opened { cards: Vec<Kind>, total: i8 },
    Resolved { branch: Branch },
    Resource { dial: Dial, now: u8 },
    Played { seat: Seat, card: Kind },
    Attacked,
    Rolled { die: Die },
    Hit { hit: Hit },
    Revealed { seat: Seat, card: Loyalty },
    Discarded { seat: Seat, cards: Vec<Kind> },
    SawHand { seat: Seat, owner: Seat, cards: Vec<Kind> },
    LookedAt { seat: Seat, owner: Seat },
    Took { seat: Seat, owner: Seat, card: Kind },
    TookHidden { seat: Seat, owner: Seat },
    Ended { ending: Ending, loyalties: Vec<Loyalty> },
}

impl Game for Galactica {
    const ID: &'static str = "galactica";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type View = View;
    type Item = Item;
    type Prompt = Prompt;
    type Event = Event;
    type Guess = Guess;
    type Order = Order;

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn start(setup: &Setup, seed: Seed, log: &mut Log) -> Result<State, Illegal> {
        setup::start(*setup, seed, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.over().then(|| {
            let cylons: SeatSet = state.seats().filter(|&seat| state.loyalty_of(seat).is_cylon()).collect();
            let humans = state.everyone().without(cylons);
            let winners = if state.ending == Ending::Kobol { humans } else { cylons };
            Outcome { winners, scores: List::new(), ending: state.ending.name() }
        })
    }

    fn asked(state: &State) -> SeatSet {
        state.frames.last().map_or(SeatSet::EMPTY, |frame| frame.asked(state))
    }

    fn ask(state: &State, seat: Seat, into: &mut Ask) {
        if let Some(frame) = state.frames.last() {
            frame.ask(state, seat, into);
        }
    }

    fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log) {
        frame::answer(state, seat, items, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(view: &View, guess: &Guess, dice: &mut Dice) -> Result<State, Impossible> {
        imagine::imagine(view, guess, dice)
    }

    /// The order of the decks that nobody has seen, and the throws to come.
    fn redraw(state: &mut State, dice: &mut Dice) {
        for deck in &mut state.decks {
            dice.shuffle(deck.pile_mut());
        }
        dice.shuffle(&mut state.destiny);
        dice.shuffle(&mut state.loyalty_deck);
        state.dice = dice.fork();
    }

    fn obey(order: &Order, view: &View, ask: &Ask) -> Option<Vec<Item>> {
        order::obey(*order, view, ask)
    }
}
