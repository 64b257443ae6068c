//! Setting up. Rulebook, "Setup"; ruling 1.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Deck, Dice, Illegal, List, MAX_SEATS, Seat, SeatSet, Seed};

use crate::cards::{BOX, Character, LoyaltyId, Skill, deck_for};
use crate::frame::{Frame, Turn, run};
use crate::knowledge::{Knowledge, VIEWERS};
use crate::state::{Dial, Die, Ending, State, Vipers};
use crate::{Event, Log};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
}

pub(crate) fn start(setup: Setup, seed: Seed, log: &mut Log) -> Result<State, Illegal> {
    let players = setup.players;
    if !(3..=6).contains(&players) {
        return Err(Illegal::Players { min: 3, max: 6, given: players });
    }
    let mut dice = Dice::new(seed);
    // Ruling 1/2: the starting player is random. In the slice characters are dealt, not picked.
    let first = Seat(dice.below(u32::from(players)) as u8);
    let mut characters: Vec<Character> = Character::all().collect();
    dice.shuffle(&mut characters);
    let decks = Skill::ALL.map(|skill| {
        let mut deck = Deck::new(skill.cards().iter());
        dice.shuffle(deck.pile_mut());
        deck
    });
    let mut state = State {
        players,
        current: first,
        turns: 0,
        frames: List::new(),
        characters: characters.into_iter().take(usize::from(players)).collect(),
        dials: Dial::START,
        // Ruling 1/1 and 1/8: eight vipers, two of them launched.
        vipers: Vipers { reserve: 6, space: 2, damaged: 0, destroyed: 0 },
        revealed: SeatSet::EMPTY,
        decks,
        hands: [Cards::EMPTY; MAX_SEATS],
        destiny: List::new(),
        fate: Cards::EMPTY,
        given: [Cards::EMPTY; MAX_SEATS],
        open: Cards::EMPTY,
        bids: Cards::EMPTY,
        die: Die::default(),
        played: false,
        loyalty: List::new(),
        loyalty_deck: List::new(),
        loyalty_box: List::new(),
        knows: [Knowledge::default(); VIEWERS],
        ending: Ending::Playing,
        dice,
    };
    deal_loyalty(&mut state);
    log.public(|| Event::Started { first });
    opening_hands(&mut state, log);
    state.build_destiny(log);
    state.frames.push(Frame::Turn(Turn::default()));
    run(&mut state, log);
    Ok(state)
}

// Ruling 1/5: the deck for this number of players, one card each; the rest of it waits, what is not in it is out, unseen.
fn deal_loyalty(state: &mut State) {
    let row = deck_for(state.players);
    let (mut cylons, mut humans): (Vec<LoyaltyId>, Vec<LoyaltyId>) =
        (0..BOX.len() as LoyaltyId).partition(|&card| BOX[usize::from(card)].is_cylon());
    state.dice.shuffle(&mut cylons);
    state.loyalty_box = cylons.drain(row.cylons..).chain(humans.drain(row.humans..)).collect();
    let mut deck: Vec<LoyaltyId> = cylons.into_iter().chain(humans).collect();
    state.dice.shuffle(&mut deck);
    state.loyalty = deck.drain(..usize::from(state.players)).collect();
    state.loyalty_deck = deck.into_iter().collect();
}

// Ruling 1/6: three cards for everyone but the starting player. The slice asks nothing: it takes the first three of the
// skill set in its printed order, which is a part of what the set gives by type and number.
fn opening_hands(state: &mut State, log: &mut Log) {
    for seat in state.current.clockwise(state.players).skip(1) {
        let slots = state.characters[seat.index()].row().skill_set;
        let types = slots.iter().flat_map(|slot| std::iter::repeat_n(slot.skills[0], usize::from(slot.count)));
        for skill in types.take(3) {
            state.draw(seat, skill, 1, log);
        }
    }
}
