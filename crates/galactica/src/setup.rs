//! Setting up. Rulebook, "Setup"; ruling 1.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Deck, Dice, Illegal, List, MAX_SEATS, Seat, SeatSet, Seed};

use crate::cards::{
    BOX, Branch, CARDS, CIVILIAN_SHIPS, CRISIS_CARDS, Character, Craft, DESTINATION_CARDS, EXTRA_HUMAN, LIMITS,
    LoyaltyId, QUORUM_CARDS, SETUP, SUPER_CRISIS_CARDS, SYMPATHIZER, Skill, Title, deck_for,
};
use crate::frame::{self, Frame};
use crate::knowledge::{Knowledge, VIEWERS};
use crate::loyalties::Loyalties;
use crate::people::Place;
use crate::space::Space;
use crate::stack::Stack;
use crate::state::{Appointed, Dial, Die, Ending, Placed, Played, State, TurnSoFar};
use crate::{Event, Log};

/// How characters are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Draft {
    /// Picked in turn, by the rule of types.
    #[default]
    Pick,
    /// Dealt at random, by the same rule.
    Random,
    /// A game to learn by, for three: Adama, Roslin and Starbuck. Adama is human, to begin with, and takes the first turn, and the
    /// fleet is two spaces on its way to the first jump.
    FirstGame,
    /// These, by seat.
    Chosen(#[cfg_attr(feature = "ts", ts(as = "Vec<Character>"))] List<Character, MAX_SEATS>),
}

/// Rulebook, "Adjusting the difficulty".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Handicap {
    #[default]
    None,
    /// Every resource starts 2 higher.
    Easier,
    /// Every resource starts 2 lower.
    Harder,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
    #[serde(default)]
    pub characters: Draft,
    #[serde(default)]
    pub resources: Handicap,
}

impl Setup {
    pub const fn new(players: u8) -> Self {
        Self { players, characters: Draft::Pick, resources: Handicap::None }
    }

    /// Every number of players with every option, for tests that go through all of them by turns.
    pub fn all() -> Vec<Self> {
        let mut setups = Vec::new();
        for characters in [Draft::Pick, Draft::Random] {
            for resources in [Handicap::None, Handicap::Easier, Handicap::Harder] {
                setups.extend((3..=6).map(|players| Self { players, characters, resources }));
            }
        }
        setups
    }

    /// The game to learn by.
    pub const fn first_game() -> Self {
        Self { characters: Draft::FirstGame, ..Self::new(LEARNERS.len() as u8) }
    }

    pub(crate) fn dials(&self) -> [u8; 4] {
        Dial::START.map(|start| match self.resources {
            Handicap::None => start,
            Handicap::Easier => start + SETUP.handicap,
            Handicap::Harder => start - SETUP.handicap,
        })
    }
}

/// Who plays the first game, by seat: the admiral, who chooses where a jump goes, the president and a pilot.
const LEARNERS: [Character; 3] = [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck];
/// Where the fleet token begins in it: one space before FTL Control can jump.
const LEARNERS_JUMP: u8 = 2;

pub(crate) fn start(setup: &Setup, seed: Seed, log: &mut Log) -> Result<State, Illegal> {
    let players = setup.players;
    if !(3..=6).contains(&players) {
        return Err(Illegal::Players { min: 3, max: 6, given: players });
    }
    let mut characters = [None; MAX_SEATS];
    if let Draft::Chosen(chosen) = &setup.characters {
        if chosen.len() != usize::from(players) {
            return Err(Illegal::Characters { wanted: players, given: chosen.len() as u8 });
        }
        for (seat, &character) in chosen.iter().enumerate() {
            if chosen[..seat].contains(&character) {
                return Err(Illegal::SameCharacter);
            }
            characters[seat] = Some(character);
        }
    }
    let learning = setup.characters == Draft::FirstGame;
    if learning {
        let wanted = LEARNERS.len() as u8;
        if players != wanted {
            return Err(Illegal::Players { min: wanted, max: wanted, given: players });
        }
        characters[..LEARNERS.len()].copy_from_slice(&LEARNERS.map(Some));
    }
    let mut dice = Dice::new(seed);
    // Ruling 1/2: the starting player is random.
    let first = if learning { Seat(0) } else { Seat(dice.below(u32::from(players)) as u8) };
    let decks = Skill::ALL.map(|skill| {
        let mut deck = Deck::new(skill.cards().iter());
        dice.shuffle(deck.pile_mut());
        deck
    });
    let mut shuffled = |count: usize| {
        let mut cards: Vec<u8> = (0..count as u8).collect();
        dice.shuffle(&mut cards);
        cards
    };
    let (crises, supers) = (Stack::new(shuffled(CRISIS_CARDS)), Stack::new(shuffled(SUPER_CRISIS_CARDS)));
    let (quorum, destinations) = (Stack::new(shuffled(QUORUM_CARDS)), Stack::new(shuffled(DESTINATION_CARDS)));
    let stock = shuffled(CIVILIAN_SHIPS).into_iter().collect();
    let mut state = State {
        setup: *setup,
        players,
        first,
        current: first,
        turns: 0,
        turn: TurnSoFar::default(),
        frames: List::new(),
        characters,
        places: [Place::Nowhere; MAX_SEATS],
        president: first,
        admiral: first,
        dials: setup.dials(),
        // Ruling 1/1.
        space: Space { reserve: SETUP.vipers, raptors: SETUP.raptors, nukes: SETUP.nukes, stock, ..Space::default() },
        jump: if learning { LEARNERS_JUMP } else { 0 },
        distance: 0,
        slept: false,
        damage: 0,
        revealed: SeatSet::EMPTY,
        sympathizer: None,
        spent: SeatSet::EMPTY,
        appointed: Appointed::default(),
        rules: 0,
        decks,
        hands: [Cards::EMPTY; MAX_SEATS],
        came: (0..CARDS).map(|_| 0).collect(),
        clock: 1,
        destiny: List::new(),
        fate: Cards::EMPTY,
        given: [Cards::EMPTY; MAX_SEATS],
        open: Cards::EMPTY,
        bids: Cards::EMPTY,
        crises,
        facing: List::new(),
        ongoing: List::new(),
        discovered: List::new(),
        supers,
        super_hands: [None; MAX_SEATS],
        super_facing: None,
        super_kept: None,
        quorum,
        quorum_hand: Cards::EMPTY,
        quorum_known: [0; VIEWERS],
        quorum_gone: List::new(),
        destinations,
        travelled: List::new(),
        offered: List::new(),
        loyalty: Loyalties::default(),
        die: Die::default(),
        played: Played::default(),
        placed: Placed::default(),
        result: Branch::Fail,
        knows: [Knowledge::default(); VIEWERS],
        ending: Ending::Playing,
        dice,
    };
    log.public(|| Event::Started { first });
    if setup.characters == Draft::Random {
        for seat in first.clockwise(players) {
            let choice: Vec<Character> = frame::pickable(&state).collect();
            state.characters[seat.index()] = Some(choice[state.dice.below(choice.len() as u32) as usize]);
        }
    }
    for seat in state.seats() {
        if let Some(character) = state.characters[seat.index()] {
            log.public(|| Event::Picked { seat, character });
        }
    }
    state.frames.push(Frame::Draft(frame::Draft::default()));
    frame::run(&mut state, log);
    Ok(state)
}

pub(crate) fn place_characters(state: &mut State) {
    for seat in state.seats() {
        state.places[seat.index()] = frame::start_place(state.character(seat));
    }
}

/// Titles, loyalty and the first Quorum card.
pub(crate) fn deal(state: &mut State, log: &mut Log) {
    // Ruling 1/3: the first in the line of succession who is in play; 1/4: Helo too, off the board.
    state.president = state.heir(Title::President);
    state.admiral = state.heir(Title::Admiral);
    for title in Title::ALL {
        log.public(|| Event::Title { seat: state.holder(title), title });
    }
    deal_loyalty(state, log);
    state.draw_quorum(SETUP.quorum, log);
}

// Ruling 1/5: the deck for this number of players, one more human each for Baltar and Boomer; one card each, Baltar two;
// then the Sympathizer joins. What is not in the deck is out, unseen.
fn deal_loyalty(state: &mut State, log: &mut Log) {
    let row = deck_for(state.players);
    let extra = EXTRA_HUMAN.into_iter().filter(|&character| state.seat_of(character).is_some()).count();
    let (mut cylons, mut humans): (Vec<LoyaltyId>, Vec<LoyaltyId>) =
        (0..SYMPATHIZER).partition(|&card| BOX[usize::from(card)].is_cylon());
    state.dice.shuffle(&mut cylons);
    state.loyalty.out = cylons.drain(row.cylons..).chain(humans.drain(row.humans + extra..)).collect();
    let mut deck: Vec<LoyaltyId> = cylons.into_iter().chain(humans).collect();
    state.dice.shuffle(&mut deck);
    // Whoever learns is human, to begin with: the card that they are dealt first is exchanged for another.
    if state.setup.characters == Draft::FirstGame && deck.last().is_some_and(|&card| BOX[usize::from(card)].is_cylon())
    {
        let last = deck.len() - 1;
        let other = state.dice.below(last as u32) as usize;
        deck.swap(last, other);
    }
    state.loyalty.deck = deck.into_iter().collect();
    for seat in state.first.clockwise(state.players) {
        let coward = state.character(seat) == Character::GaiusBaltar;
        if coward {
            log.public(|| Event::Used { seat, ability: crate::cards::Ability::Coward });
        }
        deal_to(state, seat, if coward { 2 } else { 1 }, log);
    }
    if row.sympathizer {
        state.loyalty.deck.push(SYMPATHIZER);
        state.dice.shuffle(&mut state.loyalty.deck);
    } else {
        state.loyalty.out.push(SYMPATHIZER);
    }
}

/// So many loyalty cards, face down.
pub(crate) fn deal_to(state: &mut State, seat: Seat, count: u8, log: &mut Log) {
    log.drew();
    let mut cards = Vec::new();
    for _ in 0..count {
        let Some(card) = state.loyalty.deck.pop() else { break };
        state.loyalty.held[seat.index()].push(card);
        cards.push(BOX[usize::from(card)]);
    }
    log.split(seat, || {
        let count = cards.len() as u8;
        (Event::Loyalty { seat, cards }, Some(Event::LoyaltyHidden { seat, count }))
    });
}

// Ruling 1/8.
pub(crate) fn place_ships(state: &mut State, log: &mut Log) {
    for &(area, ships) in SETUP.ships {
        for (craft, count) in [
            (Craft::Basestar, ships.basestar),
            (Craft::Raider, ships.raider),
            (Craft::Viper, ships.viper),
            (Craft::Civilian, ships.civilian),
        ] {
            state.put_ships(craft, area, count, log);
        }
    }
    state.placed = Placed::default();
    debug_assert!(state.space.reserve <= LIMITS.viper);
}
