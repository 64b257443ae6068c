//! A position in numbers: which inputs of the judging network are on.
//!
//! Read off a state that was imagined, at the start of a turn: what lies open, the hands as they would be in that world, and
//! who would be a Cylon in it.

use std::sync::LazyLock;

use ::galactica::cards::{Area, Character, Location, Loyalty, Skill, deck_for, kind_of};
use ::galactica::state::Dial;
use ::galactica::{Place, State};
use tabletop::{MAX_SEATS, Seat};

use crate::learn::Group;

/// Several groups of the same size, one behind the other.
const fn row<const N: usize>(after: Group, count: usize) -> [Group; N] {
    let mut groups = [after.next(count); N];
    let mut at = 1;
    while at < N {
        groups[at] = groups[at - 1].next(count);
        at += 1;
    }
    groups
}

const PLAYERS: Group = Group::first(4);
const DIALS: [Group; 4] = row(PLAYERS, 16);
const DISTANCE: Group = DIALS[3].next(12);
const JUMP: Group = DISTANCE.next(6);
const SLEPT: Group = JUMP.next(2);
/// Cylons: open, hidden, and still in the loyalty deck.
const OPEN: Group = SLEPT.next(4);
const HIDDEN: Group = OPEN.next(4);
const TO_COME: Group = HIDDEN.next(4);
const SYMPATHIZER: Group = TO_COME.next(2);
const RAIDERS: Group = SYMPATHIZER.next(16);
const HEAVY_RAIDERS: Group = RAIDERS.next(4);
const BASESTARS: Group = HEAVY_RAIDERS.next(2);
const BASESTAR_DAMAGE: Group = BASESTARS.next(4);
const RAIDERS_IN: [Group; 6] = row(BASESTAR_DAMAGE, 6);
const CIVILIANS_IN: [Group; 6] = row(RAIDERS_IN[5], 4);
const VIPERS_IN: [Group; 6] = row(CIVILIANS_IN[5], 3);
/// Civilian ships among raiders and without vipers, raiders that reach one, heavy raiders about to board.
const EXPOSED: Group = VIPERS_IN[5].next(6);
const HUNTERS: Group = EXPOSED.next(8);
const BOARDERS: Group = HUNTERS.next(4);
const OUT: Group = BOARDERS.next(12);
const LOST: Group = OUT.next(12);
const RESERVE: Group = LOST.next(8);
const DAMAGED: Group = RESERVE.next(8);
const DESTROYED: Group = DAMAGED.next(8);
const RAPTORS: Group = DESTROYED.next(4);
const NUKES: Group = RAPTORS.next(2);
const CENTURIONS: [Group; 4] = row(NUKES, 3);
const TOKENS: Group = CENTURIONS[3].next(8);
const TOKEN_COUNT: Group = TOKENS.next(8);
const QUORUM: Group = TOKEN_COUNT.next(8);
const RULES: Group = QUORUM.next(8);
const APPOINTED: Group = RULES.next(4);
/// Cards in hand: of the humans, by type in strength, and by what they say; of hidden and of open Cylons.
const HUMAN_CARDS: Group = APPOINTED.next(40);
const STRENGTH: [Group; 5] = row(HUMAN_CARDS, 12);
const TEXTS: [Group; 10] = row(STRENGTH[4], 3);
const HIDDEN_CARDS: Group = TEXTS[9].next(14);
const OPEN_CARDS: Group = HIDDEN_CARDS.next(14);
const AT_LARGE: Group = OPEN_CARDS.next(6);
const JAILED: Group = AT_LARGE.next(4);
const ILL: Group = JAILED.next(3);
const FLYING: Group = ILL.next(3);
const JAILED_HIDDEN: Group = FLYING.next(2);
/// Whether an officer is human, a hidden Cylon, or in the Brig.
const PRESIDENT: Group = JAILED_HIDDEN.next(3);
const ADMIRAL: Group = PRESIDENT.next(3);
/// By how long until somebody's turn: human, hidden, open, jailed.
const TURNS: [Group; MAX_SEATS] = row(ADMIRAL, 4);
/// By character: human, hidden, open.
const WHO: [Group; 10] = row(TURNS[MAX_SEATS - 1], 3);
const SPENT: Group = WHO[9].next(10);
const HAUNTS: [Group; 4] = row(SPENT, 2);
const SUPERS: Group = HAUNTS[3].next(2);
/// The powers of the Cylon cards that nobody has shown.
const POWERS: Group = SUPERS.next(8);

pub(super) const INPUTS: usize = POWERS.end();

pub(super) static COLUMNS: LazyLock<Vec<Group>> = LazyLock::new(|| {
    let single = [
        DISTANCE,
        JUMP,
        RAIDERS,
        HEAVY_RAIDERS,
        BASESTARS,
        BASESTAR_DAMAGE,
        EXPOSED,
        HUNTERS,
        BOARDERS,
        OUT,
        LOST,
        RESERVE,
        DAMAGED,
        DESTROYED,
        RAPTORS,
        NUKES,
        TOKEN_COUNT,
        QUORUM,
        HUMAN_CARDS,
        HIDDEN_CARDS,
        OPEN_CARDS,
        AT_LARGE,
        JAILED,
        ILL,
        FLYING,
        JAILED_HIDDEN,
        SUPERS,
    ];
    let several: [&[Group]; 8] =
        [&DIALS, &RAIDERS_IN, &CIVILIANS_IN, &VIPERS_IN, &CENTURIONS, &STRENGTH, &TEXTS, &HAUNTS];
    single.into_iter().chain(several.into_iter().flatten().copied()).collect()
});

const CYLON_LOCATIONS: [Location; 4] =
    [Location::Caprica, Location::CylonFleet, Location::HumanFleet, Location::ResurrectionShip];

/// The inputs that are on.
pub(super) fn features(state: &State, into: &mut Vec<u16>) {
    into.clear();
    PLAYERS.one(usize::from(state.players).saturating_sub(3), into);
    for dial in Dial::ALL {
        DIALS[dial as usize].column(i32::from(state.dial(dial)), into);
    }
    DISTANCE.column(i32::from(state.distance), into);
    JUMP.column(i32::from(state.jump), into);
    SLEPT.one(usize::from(state.slept), into);
    board(state, into);
    space(state, into);
    people(state, into);
}

fn board(state: &State, into: &mut Vec<u16>) {
    for (step, group) in CENTURIONS.iter().enumerate() {
        group.column(i32::from(state.space.centurions[step]), into);
    }
    (0..8).filter(|token| state.damage >> token & 1 == 1).for_each(|token| TOKENS.one(token, into));
    TOKEN_COUNT.column(state.damage.count_ones() as i32, into);
    QUORUM.column(state.quorum_hand.len() as i32, into);
    (0..8).filter(|rule| state.rules >> rule & 1 == 1).for_each(|rule| RULES.one(rule, into));
    let appointed = &state.appointed;
    let cards = [
        appointed.arbitrator.is_some(),
        appointed.mission_specialist.is_some(),
        appointed.vice_president.is_some(),
        appointed.prophecy,
    ];
    (0..4).filter(|&card| cards[card]).for_each(|card| APPOINTED.one(card, into));
}

fn space(state: &State, into: &mut Vec<u16>) {
    let space = &state.space;
    let sum = |counts: &[u8]| counts.iter().map(|&count| i32::from(count)).sum::<i32>();
    RAIDERS.column(sum(&space.raiders), into);
    HEAVY_RAIDERS.column(sum(&space.heavy_raiders), into);
    BASESTARS.column(space.basestars.iter().filter(|basestar| basestar.area.is_some()).count() as i32, into);
    BASESTAR_DAMAGE.column(space.basestars.iter().map(|basestar| basestar.damage.count_ones() as i32).sum(), into);
    let (mut exposed, mut hunters) = (0, 0);
    for area in Area::ALL {
        let at = area as usize;
        let pilots = state.seats().filter(|&seat| state.place(seat) == Place::Flying(area)).count() as i32;
        let vipers = i32::from(space.vipers[at]) + pilots;
        let civilians = space.civilians_in(area).count() as i32;
        let raiders = i32::from(space.raiders[at]);
        RAIDERS_IN[at].column(raiders, into);
        CIVILIANS_IN[at].column(civilians, into);
        VIPERS_IN[at].column(vipers, into);
        if raiders > vipers {
            exposed += civilians.min(raiders - vipers);
        }
        if raiders > 0 && space.raider_step(area).is_some() {
            hunters += raiders;
        }
    }
    EXPOSED.column(exposed, into);
    HUNTERS.column(hunters, into);
    let boards = |area: &Area| area.row().heavy_raider_step.is_none();
    let near = Area::ALL.into_iter().filter(boards).map(|area| i32::from(space.heavy_raiders[area as usize]));
    BOARDERS.column(near.sum(), into);
    OUT.column(space.civilians.len() as i32, into);
    LOST.column(space.lost.len() as i32, into);
    RESERVE.column(i32::from(space.reserve), into);
    DAMAGED.column(i32::from(space.damaged), into);
    DESTROYED.column(i32::from(space.destroyed), into);
    RAPTORS.column(i32::from(space.raptors), into);
    NUKES.column(i32::from(space.nukes), into);
}

/// Human, hidden Cylon, open Cylon.
fn role(state: &State, seat: Seat) -> usize {
    if state.revealed.contains(seat) { 2 } else { usize::from(state.is_cylon(seat)) }
}

fn people(state: &State, into: &mut Vec<u16>) {
    let mut roles = [0i32; 3];
    let mut cards = [0i32; 3];
    let mut strength = [0i32; 5];
    let mut texts = [0i32; 10];
    let (mut jailed, mut ill, mut flying, mut jailed_hidden, mut supers) = (0, 0, 0, 0, 0);
    let mut haunts = [0i32; 4];
    for seat in state.seats() {
        let role = role(state, seat);
        roles[role] += 1;
        let hand = state.hands[seat.index()];
        cards[role] += hand.len() as i32;
        if role == 0 {
            for kind in hand.iter().map(kind_of) {
                strength[kind.skill().index()] += i32::from(kind.strength);
                texts[kind.card as usize] += 1;
            }
        }
        match (role, state.place(seat)) {
            (0, Place::At(Location::Brig)) => jailed += 1,
            (1, Place::At(Location::Brig)) => jailed_hidden += 1,
            (0, Place::At(Location::Sickbay)) => ill += 1,
            (0, Place::Flying(_)) => flying += 1,
            (2, Place::At(at)) => {
                if let Some(haunt) = CYLON_LOCATIONS.iter().position(|&other| other == at) {
                    haunts[haunt] += 1;
                }
            }
            _ => {}
        }
        if role == 2 && state.super_hands[seat.index()].is_some() {
            supers += 1;
        }
        let turn = usize::from((seat.0 + state.players - state.current.0) % state.players);
        TURNS[turn].one(role, into);
        if state.is_at(seat, Location::Brig) {
            TURNS[turn].one(3, into);
        }
        if let Some(character) = state.characters[seat.index()] {
            WHO[character as usize].one(role, into);
            if state.spent.contains(seat) && role < 2 {
                SPENT.one(character as usize, into);
            }
        }
        if role == 1 {
            let held = state.loyalty.held(seat).iter().map(|&card| ::galactica::cards::BOX[usize::from(card)]);
            held.filter(|card| card.is_cylon()).for_each(|card| POWERS.one(power(card), into));
        }
    }
    OPEN.one(roles[2] as usize, into);
    HIDDEN.one(roles[1] as usize, into);
    let deck = &state.loyalty.deck;
    let to_come = deck.iter().filter(|&&card| ::galactica::cards::BOX[usize::from(card)].is_cylon()).count();
    TO_COME.one(to_come, into);
    SYMPATHIZER.one(usize::from(deck_for(state.players).sympathizer && !state.slept), into);
    HUMAN_CARDS.column(cards[0], into);
    HIDDEN_CARDS.column(cards[1], into);
    OPEN_CARDS.column(cards[2], into);
    for skill in Skill::ALL {
        STRENGTH[skill.index()].column((strength[skill.index()] + 1) / 2, into);
    }
    (0..10).for_each(|card| TEXTS[card].column(texts[card], into));
    (0..4).for_each(|haunt| HAUNTS[haunt].column(haunts[haunt], into));
    AT_LARGE.column(roles[0] - jailed, into);
    JAILED.column(jailed, into);
    ILL.column(ill, into);
    FLYING.column(flying, into);
    JAILED_HIDDEN.column(jailed_hidden, into);
    SUPERS.column(supers, into);
    for (group, officer) in [(PRESIDENT, state.president), (ADMIRAL, state.admiral)] {
        group.one(role(state, officer).min(1), into);
        if state.is_at(officer, Location::Brig) {
            group.one(2, into);
        }
    }
}

fn power(card: Loyalty) -> usize {
    card as usize
}

const _: () = assert!(Character::GaiusBaltar as usize == 9, "ten characters");
