//! Positions for tests and scenarios: a game that has been set up, and changes to it that keep every component in one place
//! and everybody's knowledge true.
//!
//! A [`Position`] names what matters and leaves the rest to its seed; what play cannot reach is refused ([`BadPosition`]).
//! [`new`] and the setters are for tests of rules, which know what they do.

mod bad;
mod check;
mod deal;
mod decks;
mod describe;
mod description;
mod fleet;
mod knowing;
mod loyalty;
mod persons;
mod pool;
mod skills;

pub use bad::{BadPosition, Card, Piece};
pub use description::{Basestar, Fleet, Heap, HiddenCards, Holding, InPlay, Knowing, Person, Position};

use tabletop::{CardId, Cards, Dice, List, MAX_SEATS, Seat, SeatSet, Seed};

use crate::cards::{
    Area, BOX, CardFace, Character, Civilian, Craft, Crisis, DIE, Destination, Kind, Loyalty, LoyaltyId, Quorum, Skill,
    SuperCrisis, Title, copies, skill_of,
};
use crate::frame::{self, Frame, Turn, TurnStep};
use crate::knowledge::{Span, VIEWERS, sees_into};
use crate::people::Place;
use crate::stack::Stack;
use crate::state::{State, TurnSoFar};
use crate::{Ask, Draft, Galactica, Item, Log, Setup};

/// A game of these characters, seat by seat, that stands at the start of the first seat's turn: as set up by the rules,
/// but with empty hands and only "not a Cylon" cards before the players. Everything can be changed from there.
pub fn new(characters: &[Character], seed: u64) -> State {
    let chosen: List<Character, MAX_SEATS> = characters.iter().copied().collect();
    let setup = Setup { characters: Draft::Chosen(chosen), ..Setup::new(characters.len() as u8) };
    let mut log = Log::off();
    let mut state = crate::setup::start(&setup, Seed::derive(seed, 0), &mut log).expect("a legal setup");
    // The first offer at every question of the setup.
    while state.frames.last().is_some_and(|frame| matches!(frame, Frame::Draft(_))) {
        let seat = <Galactica as tabletop::Game>::asked(&state).first().expect("somebody is asked");
        let ask = Ask::of(&state, seat);
        let items: Vec<Item> = ask.pick.from[..usize::from(ask.pick.min)].to_vec();
        frame::answer(&mut state, seat, &items, &mut log);
    }
    state.first = Seat(0);
    for seat in state.seats() {
        state.set_hand(seat, &[]);
        state.set_loyalty(seat, &[Loyalty::NotACylon]);
    }
    state.set_turn(Seat(0), TurnStep::Start);
    state
}

/// Dice whose first throws show these faces.
pub fn throws(faces: &[u8]) -> Dice {
    let fits = |seed: &u64| {
        let mut dice = Dice::new(Seed::derive(*seed, 7));
        faces.iter().all(|&face| dice.below(u32::from(DIE)) as u8 + 1 == face)
    };
    let seed = (0u64..).find(fits).expect("some seed throws anything");
    Dice::new(Seed::derive(seed, 7))
}

impl State {
    /// The turn of this player stands at this step, with one action, and goes on from there until somebody is asked.
    pub fn set_turn(&mut self, seat: Seat, step: TurnStep) {
        self.current = seat;
        self.turn = TurnSoFar { actions: 1, ..TurnSoFar::default() };
        self.set_frames(&[Turn { step }.into()]);
    }

    /// These frames, the innermost last, run until somebody is asked.
    pub fn set_frames(&mut self, frames: &[Frame]) {
        self.frames = frames.iter().copied().collect();
    }

    /// Runs the frames until somebody is asked or the game is over.
    pub fn resume(&mut self, log: &mut Log) {
        frame::run(self, log);
    }

    /// A hand of these cards. Everybody knows its types, as if it had just been drawn.
    ///
    /// # Panics
    /// When there are not so many copies outside the other hands and the check.
    pub fn set_hand(&mut self, seat: Seat, kinds: &[Kind]) {
        let old = std::mem::replace(&mut self.hands[seat.index()], Cards::EMPTY);
        for card in old.iter() {
            self.under_deck(card);
        }
        for &kind in kinds {
            let card = self.take_from_deck(kind);
            self.hands[seat.index()].insert(card);
            self.came[usize::from(card)] = self.clock;
            self.clock += 1;
        }
        let hand = self.hands[seat.index()];
        for (viewer, knowledge) in self.knows.iter_mut().enumerate().take(VIEWERS) {
            if !sees_into(viewer, seat.index()) {
                knowledge.spans[seat.index()] = Span::exact(hand);
                knowledge.seen[seat.index()] = Default::default();
            }
        }
    }

    /// The Destiny deck, its next card first.
    pub fn set_destiny(&mut self, kinds: &[Kind]) {
        let old = std::mem::take(&mut self.destiny);
        old.iter().for_each(|&card| self.under_deck(card));
        let cards: Vec<CardId> = kinds.iter().map(|&kind| self.take_from_deck(kind)).collect();
        self.destiny = cards.into_iter().rev().collect();
        let all = self.destiny.iter().copied().collect();
        for knowledge in &mut self.knows {
            knowledge.spans[crate::knowledge::DESTINY] = Span::exact(all);
            knowledge.seen[crate::knowledge::DESTINY] = Default::default();
        }
    }

    fn under_deck(&mut self, card: CardId) {
        self.decks[skill_of(card).index()].bury(card);
    }

    fn take_from_deck(&mut self, kind: Kind) -> CardId {
        let deck = &mut self.decks[kind.skill().index()];
        let ids = copies(kind);
        let fits = |card: &CardId| (ids.first..ids.first + ids.count).contains(card);
        let (pile, discards): (Vec<CardId>, Vec<CardId>) = (deck.pile().to_vec(), deck.discards().to_vec());
        let card = *pile.iter().chain(&discards).find(|card| fits(card)).expect("a copy outside the hands");
        let mut rest = tabletop::Deck::new(pile.into_iter().filter(|&other| other != card));
        discards.into_iter().rev().filter(|&other| other != card).for_each(|other| rest.discard(other));
        *deck = rest;
        card
    }

    /// These loyalty cards face down before a player; what they had goes out of the game, and back if it is wanted again.
    ///
    /// # Panics
    /// When a card lies before another player or face up.
    pub fn set_loyalty(&mut self, seat: Seat, faces: &[Loyalty]) {
        let old = std::mem::take(&mut self.loyalty.held[seat.index()]);
        old.iter().for_each(|&card| self.loyalty.out.push(card));
        for &face in faces {
            let fits = |card: &LoyaltyId| BOX[usize::from(*card)] == face;
            let card = match self.loyalty.out.iter().position(fits) {
                Some(at) => self.loyalty.out.remove(at),
                None => {
                    let at = self.loyalty.deck.iter().position(fits).expect("a card that lies before nobody");
                    // The deck keeps its size: another card takes its place.
                    let card = self.loyalty.deck.remove(at);
                    if !self.loyalty.out.is_empty() {
                        let other = self.loyalty.out.remove(0);
                        self.loyalty.deck.push(other);
                    }
                    card
                }
            };
            self.loyalty.held[seat.index()].push(card);
        }
        for known in &mut self.loyalty.known {
            known[seat.index()] = Default::default();
        }
    }

    /// The loyalty cards of the sleeper phase, the first to be dealt first.
    pub fn set_loyalty_deck(&mut self, faces: &[Loyalty]) {
        let old = std::mem::take(&mut self.loyalty.deck);
        old.iter().for_each(|&card| self.loyalty.out.push(card));
        let mut deck = Vec::new();
        for &face in faces {
            let at = self.loyalty.out.iter().position(|&card| BOX[usize::from(card)] == face);
            deck.push(self.loyalty.out.remove(at.expect("a card that lies before nobody")));
        }
        self.loyalty.deck = deck.into_iter().rev().collect();
    }

    /// A player is openly a Cylon by this card, at the Resurrection Ship, without a super crisis.
    pub fn set_revealed(&mut self, seat: Seat, card: Loyalty) {
        self.set_loyalty(seat, &[card]);
        self.loyalty.show(seat, card);
        self.turn_cylon(seat, &mut Log::off());
        self.turn.turned = false;
    }

    pub fn set_place(&mut self, seat: Seat, place: Place) {
        self.leave_viper(seat);
        self.places[seat.index()] = place;
        if place.area().is_some() {
            self.space.reserve -= 1;
        }
    }

    pub fn set_title(&mut self, title: Title, seat: Seat) {
        self.give_title(title, seat, &mut Log::off());
    }

    /// No ship in space; vipers in the Reserves.
    pub fn clear_space(&mut self) {
        let log = &mut Log::off();
        self.recall_vipers(log);
        self.space.raiders = [0; 6];
        self.space.heavy_raiders = [0; 6];
        self.space.basestars = Default::default();
        let ships: Vec<CardId> = self.space.civilians.iter().map(|ship| ship.ship).collect();
        self.space.civilians.clear();
        ships.into_iter().for_each(|ship| self.space.stock.push(ship));
    }

    /// Ships out of their supply.
    pub fn add_ships(&mut self, craft: Craft, area: Area, count: u8) {
        self.put_ships(craft, area, count, &mut Log::off());
        self.placed = Default::default();
    }

    /// A civilian ship that carries this, out of the stock.
    pub fn add_civilian(&mut self, area: Area, face: Civilian) {
        let at = self.space.stock.iter().position(|&ship| Civilian::of(ship) == face).expect("one in the stock");
        let ship = self.space.stock.remove(at);
        self.space.stock.push(ship);
        self.add_ships(Craft::Civilian, area, 1);
    }

    /// The next crisis cards, the first to be drawn first.
    pub fn set_crises(&mut self, next: &[Crisis]) {
        self.crises = on_top(&self.crises, next);
    }

    pub fn set_destinations(&mut self, next: &[Destination]) {
        self.destinations = on_top(&self.destinations, next);
    }

    pub fn set_quorum_deck(&mut self, next: &[Quorum]) {
        self.quorum = on_top(&self.quorum, next);
    }

    pub fn set_super_crises(&mut self, next: &[SuperCrisis]) {
        self.supers = on_top(&self.supers, next);
    }

    /// The President's Quorum hand.
    pub fn set_quorum_hand(&mut self, faces: &[Quorum]) {
        let old = std::mem::replace(&mut self.quorum_hand, Cards::EMPTY);
        old.iter().for_each(|card| self.quorum.bury(card, SeatSet::EMPTY));
        self.quorum = on_top(&self.quorum, faces);
        for _ in faces {
            let (card, _) = self.quorum.draw(&mut self.dice);
            self.quorum_hand.insert(card.expect("it was put on top"));
        }
        self.quorum_known = [0; VIEWERS];
    }

    /// A Cylon holds this super crisis.
    pub fn set_super_crisis(&mut self, seat: Seat, face: SuperCrisis) {
        if let Some(card) = self.super_hands[seat.index()].take() {
            self.supers.bury(card, SeatSet::EMPTY);
        }
        self.set_super_crises(&[face]);
        let (card, _) = self.supers.draw(&mut self.dice);
        self.super_hands[seat.index()] = card;
    }
}

/// The same deck with these cards on top, the first uppermost. Nobody has seen into it.
fn on_top<F: CardFace, const N: usize>(stack: &Stack<N>, faces: &[F]) -> Stack<N> {
    let mut pile = stack.pile().to_vec();
    let mut discards = stack.discards().to_vec();
    let mut top = Vec::new();
    for &face in faces {
        let at = pile.iter().position(|&card| F::of(card) == face);
        top.push(match at {
            Some(at) => pile.remove(at),
            None => {
                let at = discards.iter().position(|&card| F::of(card) == face).expect("a card of this deck");
                discards.remove(at)
            }
        });
    }
    pile.extend(top.into_iter().rev());
    Stack::imagined(&pile, &discards, None, &[])
}

/// Any card of a type and strength.
pub fn card(skill: Skill, strength: u8) -> Kind {
    let row = crate::cards::SKILL_CARDS.iter().find(|row| row.skill == skill && row.strength == strength);
    let row = row.expect("strengths are 1 to 5");
    Kind { card: row.card, strength }
}
