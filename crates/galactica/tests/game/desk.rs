//! A desk to play a position on by hand: it runs the engine, answers for the players and keeps what was said.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many prompts")]

use galactica::cards::{Area, Character, Crisis, Icon, Kind, Location, Loyalty, Quorum, SKILL_CARDS, Skill, SkillCard};
use galactica::frame::{
    Action, ActionStep, Frame, Jump, Resolve, ResolveStep, Ships, ShipsStep, Text, Turn, TurnStep, Via,
};
use galactica::state::Dial;
use galactica::{Event, Galactica, Item, Place, Prompt, State, View, position};
use tabletop::{Ask, Entry, Game, Log, Probe, Seat, SeatSet, Viewer, answer};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) struct Desk {
    pub(crate) state: State,
    pub(crate) told: Vec<Entry<Event>>,
}

/// A seat, or its number.
pub(crate) trait Who: Copy {
    fn seat(self) -> Seat;
}

impl Who for Seat {
    fn seat(self) -> Seat {
        self
    }
}

impl Who for u8 {
    fn seat(self) -> Seat {
        Seat(self)
    }
}

/// A card by its name, of the least strength that it has.
pub(crate) fn skill(card: SkillCard) -> Kind {
    let strength = SKILL_CARDS.iter().filter(|row| row.card == card).map(|row| row.strength).min();
    Kind { card, strength: strength.expect("every card has a row") }
}

/// The crisis of this id.
pub(crate) fn crisis(id: &str) -> Crisis {
    *Crisis::ALL.iter().find(|crisis| crisis.row().id == id).expect("a crisis of the table")
}

/// So many strong cards of a type: they carry any check that asks for it.
pub(crate) fn strong(skill: Skill) -> Vec<Kind> {
    [5, 4, 4].map(|strength| position::card(skill, strength)).to_vec()
}

pub(crate) fn cards(kinds: &[Kind]) -> Vec<Item> {
    let mut items: Vec<Item> = kinds.iter().copied().map(Item::Card).collect();
    items.sort_unstable();
    items
}

impl Desk {
    /// These characters, seat by seat, with empty hands, and nobody a Cylon; no ship in space; Helo is back; the Destiny
    /// deck is of ones, politics and leadership on top.
    pub(crate) fn new(characters: &[Character]) -> Self {
        let mut state = position::new(characters, 5);
        state.clear_space();
        let destiny: Vec<Kind> =
            Skill::ALL.into_iter().chain(Skill::ALL).map(|skill| position::card(skill, 1)).collect();
        state.set_destiny(&destiny);
        for seat in state.seats() {
            if state.place(seat) == Place::Nowhere && state.character(seat) == Character::Helo {
                state.turns = u16::from(state.players);
                state.places[seat.index()] = Place::At(Location::HangarDeck);
            }
        }
        Self::of(state)
    }

    pub(crate) fn of(state: State) -> Self {
        Self { state, told: Vec::new() }
    }

    // --- Beginning ---

    pub(crate) fn hand(&mut self, seat: Seat, kinds: &[Kind]) -> &mut Self {
        self.state.set_hand(seat, kinds);
        self
    }

    pub(crate) fn loyalty(&mut self, seat: Seat, cards: &[Loyalty]) -> &mut Self {
        self.state.set_loyalty(seat, cards);
        self
    }

    pub(crate) fn revealed(&mut self, seat: Seat, card: Loyalty) -> &mut Self {
        self.state.set_revealed(seat, card);
        self
    }

    pub(crate) fn quorum(&mut self, cards: &[Quorum]) -> &mut Self {
        self.state.set_quorum_hand(cards);
        self
    }

    /// What the die will show.
    pub(crate) fn throws(&mut self, faces: &[u8]) -> &mut Self {
        self.state.dice = position::throws(faces);
        self
    }

    pub(crate) fn at(&mut self, seat: Seat, location: Location) -> &mut Self {
        self.state.set_place(seat, Place::At(location));
        self
    }

    pub(crate) fn flies(&mut self, seat: Seat, area: Area) -> &mut Self {
        self.state.set_place(seat, Place::Flying(area));
        self
    }

    /// This player's turn goes on from this step.
    pub(crate) fn turn(&mut self, seat: impl Who, step: TurnStep) -> &mut Self {
        self.state.set_turn(seat.seat(), step);
        self.resume()
    }

    /// These frames, the innermost last; below them the current player has two actions, so that they come to rest there.
    pub(crate) fn frames(&mut self, frames: &[Frame]) -> &mut Self {
        let rest: Frame = Action { seat: self.state.current, ..Action::default() }.into();
        self.state.set_frames(&[&[rest, rest], frames].concat());
        self.resume()
    }

    /// This player is about to take an action; after it they are asked where they go.
    pub(crate) fn action(&mut self, seat: Seat) -> &mut Self {
        self.extra_action(seat, seat).asks(seat, Prompt::Action)
    }

    /// This frame runs in a player's turn, before they move.
    pub(crate) fn within(&mut self, seat: Seat, frame: impl Into<Frame>) -> &mut Self {
        self.state.set_turn(seat, TurnStep::Movement);
        self.state.set_frames(&[Turn { step: TurnStep::Movement }.into(), frame.into()]);
        self.resume()
    }

    pub(crate) fn icon(&mut self, seat: Seat, icon: Icon) -> &mut Self {
        self.within(seat, Ships { step: ShipsStep::Begin, icon, left: [0; 6], area: Area::Front })
    }

    pub(crate) fn jump(&mut self, seat: Seat) -> &mut Self {
        self.within(seat, Jump::default())
    }

    /// An action out of turn, as by Executive Order.
    pub(crate) fn extra_action(&mut self, current: Seat, seat: Seat) -> &mut Self {
        self.within(current, Action { step: ActionStep::Choose, seat })
    }

    /// The crisis step of this player's turn brings this card.
    pub(crate) fn faces(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.state.set_crises(&[crisis(id)]);
        self.turn(seat, TurnStep::Crisis)
    }

    /// This crisis is drawn in a player's turn, and whatever comes of it stops before they move.
    pub(crate) fn crisis(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.state.set_crises(&[crisis(id)]);
        let text = Text::Crisis(crisis(id));
        self.within(seat, Resolve { step: ResolveStep::Draw, via: Via::Turn, text, half: 0 })
    }

    pub(crate) fn resume(&mut self) -> &mut Self {
        let mut log = Log::on();
        self.state.resume(&mut log);
        self.told.extend(log.take().0);
        self.sound()
    }

    fn sound(&mut self) -> &mut Self {
        if self.state.bids.is_empty() {
            Galactica::conserved(&self.state).unwrap_or_else(|error| panic!("{error}\n{:?}", self.state.frames));
        }
        self
    }

    // --- Asking and answering ---

    pub(crate) fn asked(&self) -> SeatSet {
        Galactica::asked(&self.state)
    }

    /// What the first of those who are asked is asked.
    #[track_caller]
    pub(crate) fn prompt(&self) -> Prompt {
        let seat = self.asked().first().unwrap_or_else(|| panic!("nobody is asked: {:?}", self.state.ending));
        Ask::<Galactica>::of(&self.state, seat).prompt
    }

    pub(crate) fn over(&self) -> bool {
        self.state.over()
    }

    #[track_caller]
    pub(crate) fn asks(&mut self, seat: impl Who, prompt: Prompt) -> &mut Self {
        let seat = seat.seat();
        assert!(self.asked().contains(seat), "{seat:?} is not asked, but {:?}: {:?}", self.asked(), self.prompt());
        assert_eq!(self.ask(seat).prompt, prompt);
        self
    }

    /// Passes over reactions, then this seat is asked this, and answers.
    #[track_caller]
    pub(crate) fn expect(&mut self, seat: impl Who, prompt: Prompt, items: &[Item]) -> &mut Self {
        if prompt.reaction().is_none() && prompt.ability().is_none() {
            self.pass();
        }
        self.asks(seat, prompt).answer(seat, items)
    }

    #[track_caller]
    pub(crate) fn ask(&self, seat: impl Who) -> Ask<Galactica> {
        let seat = seat.seat();
        assert!(self.asked().contains(seat), "{seat:?} is not asked, but {:?}", self.asked());
        Ask::of(&self.state, seat)
    }

    #[track_caller]
    pub(crate) fn offers(&self, seat: impl Who) -> Vec<Item> {
        self.ask(seat).pick.from
    }

    #[track_caller]
    pub(crate) fn offers_to(&self, seat: impl Who, item: Item) -> bool {
        self.offers(seat).contains(&item)
    }

    #[track_caller]
    pub(crate) fn answer(&mut self, seat: impl Who, items: &[Item]) -> &mut Self {
        let seat = seat.seat();
        assert!(self.asked().contains(seat), "{seat:?} is not asked, but {:?}: {:?}", self.asked(), self.prompt());
        let mut log = Log::on();
        let result = answer::<Galactica>(&mut self.state, seat, &mut items.to_vec(), &mut log);
        assert!(result.is_ok(), "{items:?} are not on offer at {:?}: {:?}", self.prompt(), self.offers(seat));
        self.told.extend(log.take().0);
        self.sound()
    }

    #[track_caller]
    pub(crate) fn says(&mut self, seat: Seat, item: Item) -> &mut Self {
        self.answer(seat, &[item])
    }

    /// Everybody who is asked answers nothing, but for these.
    #[track_caller]
    pub(crate) fn all_but<S: Who>(&mut self, plays: &[(S, &[Item])]) -> &mut Self {
        for seat in self.asked().iter() {
            let items = plays.iter().find(|play| play.0.seat() == seat).map_or(&[][..], |play| play.1);
            self.answer(seat, items);
        }
        self
    }

    /// Nothing, from everybody who is asked.
    #[track_caller]
    pub(crate) fn nothing(&mut self) -> &mut Self {
        self.all_but::<Seat>(&[])
    }

    /// Nothing from everybody as long as reactions and powers are asked about.
    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Self {
        while !self.state.over() && (self.prompt().reaction().is_some() || self.prompt().ability().is_some()) {
            self.nothing();
        }
        self
    }

    /// Nobody plays Strategic Planning.
    #[track_caller]
    pub(crate) fn pass_plans(&mut self) -> &mut Self {
        while matches!(self.prompt(), Prompt::BeforeRoll { .. }) {
            self.nothing();
        }
        self
    }

    /// Passes over reactions, then the players give these cards to the check that stands.
    #[track_caller]
    pub(crate) fn contribute<S: Who>(&mut self, gifts: &[(S, &[Kind])]) -> &mut Self {
        self.pass();
        while !self.over() && matches!(self.prompt(), Prompt::Contribute { .. }) {
            let seat = self.asked().first().expect("somebody is asked");
            let gift = gifts.iter().find(|gift| gift.0.seat() == seat).map_or(&[][..], |gift| gift.1);
            self.answer(seat, &cards(gift));
        }
        self
    }

    /// The same, and everything else is passed.
    #[track_caller]
    pub(crate) fn check(&mut self, gifts: &[(Seat, &[Kind])]) -> &mut Self {
        self.contribute(gifts).pass()
    }

    /// Passes reactions, gives nothing to checks and discards what comes first, until something else is asked.
    #[track_caller]
    pub(crate) fn drift(&mut self) -> &mut Self {
        while !self.over() {
            match self.prompt() {
                Prompt::Contribute { .. } => self.nothing(),
                Prompt::Discard { .. } => self.discard_first(),
                prompt if prompt.reaction().is_some() || prompt.ability().is_some() => self.nothing(),
                _ => break,
            };
        }
        self
    }

    /// Everybody who has to discard discards what comes first.
    #[track_caller]
    pub(crate) fn discard_first(&mut self) -> &mut Self {
        for seat in self.asked().iter() {
            let pick = self.ask(seat).pick;
            self.answer(seat, &pick.from[..usize::from(pick.min)]);
        }
        self
    }

    /// Nothing from everybody until a check is over but for its cards.
    #[track_caller]
    pub(crate) fn pass_until_authority(&mut self) -> &mut Self {
        while self.prompt() != Prompt::CommandAuthority {
            self.nothing();
        }
        self
    }

    /// This seat plays this card in the window that is open, the others pass.
    #[track_caller]
    pub(crate) fn plays(&mut self, seat: Seat, kind: Kind) -> &mut Self {
        self.all_but(&[(seat, &[Item::Card(kind)])])
    }

    // --- Looking ---

    /// Everything that happened, as the one sees it who sees most of it.
    pub(crate) fn events(&self) -> Vec<Event> {
        let event = |entry: &Entry<Event>| match entry {
            Entry::Public(event) => event.clone(),
            Entry::Split { secret, .. } => secret.clone(),
        };
        self.told.iter().map(event).collect()
    }

    pub(crate) fn happened(&self, event: &Event) -> bool {
        self.events().contains(event)
    }

    pub(crate) fn count(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.events().iter().filter(|event| fits(event)).count()
    }

    /// What one viewer was told.
    pub(crate) fn heard(&self, viewer: Viewer) -> Vec<Event> {
        self.told.iter().filter_map(|entry| entry.seen_by(viewer).cloned()).collect()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        Galactica::view(&self.state, viewer)
    }

    /// Faces of the die in the order of the throws.
    pub(crate) fn thrown(&self) -> Vec<u8> {
        self.events().iter().filter_map(|e| if let Event::Rolled { die } = e { Some(die.face) } else { None }).collect()
    }

    pub(crate) fn hand_of(&self, seat: Seat) -> Vec<Kind> {
        self.state.hands[seat.index()].iter().map(galactica::cards::kind_of).collect()
    }

    pub(crate) fn dial(&self, dial: Dial) -> u8 {
        self.state.dial(dial)
    }

    pub(crate) fn place(&self, seat: Seat) -> Place {
        self.state.place(seat)
    }

    pub(crate) fn hand_size(&self, seat: impl Who) -> usize {
        self.state.hand_size(seat.seat())
    }

    pub(crate) fn is_at(&self, seat: impl Who, location: Location) -> bool {
        self.state.is_at(seat.seat(), location)
    }

    pub(crate) fn raiders(&self, area: Area) -> u8 {
        self.state.space.raiders[area as usize]
    }

    pub(crate) fn basestar_areas(&self) -> Vec<Area> {
        self.state.space.basestars.iter().filter_map(|basestar| basestar.area).collect()
    }
}
