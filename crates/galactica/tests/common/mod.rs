//! Positions for the rule tests: a started game whose cards are then put where a test wants them.
#![allow(dead_code, unreachable_pub)] // each test file uses its part

use galactica::cards::{Kind, PER_SKILL, SkillCard, copies, skill_of};
use galactica::knowledge::{DESTINY, Span};
use galactica::{Event, Galactica, Item, Prompt, Setup, State};
use tabletop::{Ask, CardId, Cards, Deck, Entry, Game, Known, Log, Seat, Seed, answer};

pub fn card(card: SkillCard, strength: u8) -> Kind {
    Kind { card, strength }
}

/// A game whose first player has an action to take and is a Cylon or not.
pub fn start(players: u8, cylon: bool) -> State {
    (0..)
        .map(|index| Galactica::start(&Setup { players }, Seed::derive(77, index), &mut Log::off()).unwrap())
        .find(|state| prompt(state) == Prompt::Action && state.loyalty_of(state.current).is_cylon() == cylon)
        .expect("an endless series")
}

/// What everybody who is asked is asked.
pub fn prompt(state: &State) -> Prompt {
    let seat = Galactica::asked(state).first().expect("somebody is asked");
    Ask::<Galactica>::of(state, seat).prompt
}

/// Counted clockwise from the current player.
pub fn seat(state: &State, step: u8) -> Seat {
    Seat((state.current.0 + step) % state.players)
}

pub fn give(state: &mut State, seat: Seat, items: &[Item]) -> Vec<Entry<Event>> {
    let mut log = Log::on();
    answer::<Galactica>(state, seat, &mut items.to_vec(), &mut log).expect("an answer that is on offer");
    log.take().0
}

/// Everybody who is asked answers nothing.
pub fn pass(state: &mut State) -> Vec<Entry<Event>> {
    let asked = Galactica::asked(state);
    asked.iter().flat_map(|seat| give(state, seat, &[])).collect()
}

/// In a window: these seats play these cards, the others pass.
pub fn window(state: &mut State, plays: &[(Seat, Kind)]) {
    for seat in Galactica::asked(state).iter() {
        let items: Vec<Item> = plays.iter().filter(|play| play.0 == seat).map(|play| Item::Card(play.1)).collect();
        give(state, seat, &items);
    }
}

fn remove(state: &mut State, kind: Kind) -> CardId {
    let deck = &mut state.decks[kind.skill().index()];
    let all: Cards = deck.pile().iter().chain(deck.discards()).copied().collect();
    let card = all.copy_of(copies(kind)).expect("a copy in its deck");
    let keep = |cards: &[CardId]| cards.iter().copied().filter(|&other| other != card).collect::<Vec<_>>();
    let (pile, discards) = (keep(deck.pile()), keep(deck.discards()));
    *deck = Deck::<PER_SKILL>::new(pile);
    discards.into_iter().rev().for_each(|card| deck.discard(card));
    card
}

/// Puts exactly these cards into a hand; the old ones go to their discard piles. Everybody knows the types of the new ones.
pub fn set_hand(state: &mut State, seat: Seat, kinds: &[Kind]) {
    let old = std::mem::replace(&mut state.hands[seat.index()], Cards::EMPTY);
    old.iter().for_each(|card| state.decks[skill_of(card).index()].discard(card));
    state.hands[seat.index()] = kinds.iter().map(|&kind| remove(state, kind)).collect();
    let hand = state.hands[seat.index()];
    types_known(state, seat.index(), hand);
}

fn types_known(state: &mut State, zone: usize, cards: Cards) {
    for knowledge in &mut state.knows {
        knowledge.spans[zone] = Span::exact(cards);
        knowledge.seen[zone] = Known::default();
    }
}

/// The Destiny cards of the check go to their discard piles, so that its total is what the players give.
pub fn no_fate(state: &mut State) {
    let fate = std::mem::replace(&mut state.fate, Cards::EMPTY);
    fate.iter().for_each(|card| state.decks[skill_of(card).index()].discard(card));
    let destiny = state.destiny.iter().copied().collect();
    types_known(state, DESTINY, destiny);
}

/// The Destiny deck goes to the discard piles.
pub fn no_destiny(state: &mut State) {
    while let Some(card) = state.destiny.pop() {
        state.decks[skill_of(card).index()].discard(card);
    }
    no_fate(state);
}

/// Empties all hands and makes everybody's next answers simple.
pub fn no_hands(state: &mut State) {
    for seat in Seat::all(state.players) {
        set_hand(state, seat, &[]);
    }
}
