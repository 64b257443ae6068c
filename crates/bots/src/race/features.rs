//! A position as one seat sees it, as a short list of numbers: which of the network's inputs are on.
//!
//! Read off a state that was imagined, but only off what the seat may know of it: its own hand and what lies open.

use race::cards::KINDS;
use race::{Mode, State};
use tabletop::Seat;

/// A group of inputs: where it starts, and how many it has.
struct Group(usize, usize);

const HAND: Group = Group(0, KINDS);
const TABLEAU: Group = after(&HAND, KINDS);
const GOOD: Group = after(&TABLEAU, KINDS);
/// The others, all together: a card that two of them have is on once.
const THEIR_TABLEAU: Group = after(&GOOD, KINDS);
const THEIR_GOOD: Group = after(&THEIR_TABLEAU, KINDS);
const PLAYERS: Group = after(&THEIR_GOOD, 4);
const POOL: Group = after(&PLAYERS, 25);
const ROUND: Group = after(&POOL, 16);
const CHIPS: Group = after(&ROUND, 25);
const CARDS: Group = after(&CHIPS, 13);
const PLACED: Group = after(&CARDS, 14);
const GOODS: Group = after(&PLACED, 8);
const MILITARY: Group = after(&GOODS, 12);
const DISCOUNT: Group = after(&MILITARY, 6);
/// Of the one among the others who has most of it.
const THEIR_CHIPS: Group = after(&DISCOUNT, 25);
const THEIR_CARDS: Group = after(&THEIR_CHIPS, 13);
const THEIR_PLACED: Group = after(&THEIR_CARDS, 14);
const THEIR_GOODS: Group = after(&THEIR_PLACED, 8);
const THEIR_MILITARY: Group = after(&THEIR_GOODS, 12);
/// VPs if the game ended now.
const SCORE: Group = after(&THEIR_MILITARY, 30);
const LEAD: Group = after(&SCORE, 41);

/// How many inputs there are.
pub(crate) const INPUTS: usize = LEAD.0 + LEAD.1;

const fn after(group: &Group, count: usize) -> Group {
    Group(group.0 + group.1, count)
}

/// One input of a group on.
fn one(group: &Group, at: usize, into: &mut Vec<u16>) {
    into.push((group.0 + at.min(group.1 - 1)) as u16);
}

/// The first so many inputs of a group on: a number as a column of marks.
fn column(group: &Group, height: i32, into: &mut Vec<u16>) {
    let height = usize::try_from(height).unwrap_or(0).min(group.1);
    into.extend((group.0..group.0 + height).map(|input| input as u16));
}

pub(crate) fn features(state: &State, me: Seat, into: &mut Vec<u16>) {
    into.clear();
    let mine = state.seat(me);
    let mut last = None;
    for card in mine.hand.iter() {
        let kind = race::Kind::of(card);
        if last != Some(kind) {
            one(&HAND, usize::from(kind.0), into);
        }
        last = Some(kind);
    }
    let mut best = [0i32; 5];
    let mut their_score = i32::MIN;
    let mut seen = [0u64; 4];
    for seat in Seat::all(state.players) {
        let seat_state = state.seat(seat);
        let (tableau, good) = if seat == me { (&TABLEAU, &GOOD) } else { (&THEIR_TABLEAU, &THEIR_GOOD) };
        for slot in &seat_state.tableau {
            let kind = usize::from(slot.kind().0);
            // Worlds are single; of developments two players may have one each.
            let mark = &mut seen[usize::from(seat != me) * 2 + kind / 64];
            if *mark >> (kind % 64) & 1 == 0 {
                *mark |= 1 << (kind % 64);
                one(tableau, kind, into);
            }
            if slot.has_good() {
                one(good, kind, into);
            }
        }
        if seat != me {
            let numbers = [
                i32::from(seat_state.chips) / 2,
                seat_state.hand.len() as i32,
                seat_state.tableau.len() as i32,
                seat_state.goods() as i32,
                i32::from(seat_state.sums.military) + 2,
            ];
            best.iter_mut().zip(numbers).for_each(|(best, number)| *best = (*best).max(number));
            their_score = their_score.max(i32::from(state.score(seat).total()));
        }
    }
    let players = if state.mode == Mode::Experienced { 3 } else { usize::from(state.players) - 2 };
    one(&PLAYERS, players, into);
    column(&POOL, i32::from(state.pool) / 2, into);
    column(&ROUND, i32::from(state.round), into);
    column(&CHIPS, i32::from(mine.chips) / 2, into);
    column(&CARDS, mine.hand.len() as i32, into);
    column(&PLACED, mine.tableau.len() as i32, into);
    column(&GOODS, mine.goods() as i32, into);
    column(&MILITARY, i32::from(mine.sums.military) + 2, into);
    column(&DISCOUNT, i32::from(mine.sums.settle_discount + mine.sums.develop_discount), into);
    for (group, number) in
        [&THEIR_CHIPS, &THEIR_CARDS, &THEIR_PLACED, &THEIR_GOODS, &THEIR_MILITARY].into_iter().zip(best)
    {
        column(group, number, into);
    }
    let score = i32::from(state.score(me).total());
    column(&SCORE, score / 2, into);
    column(&LEAD, score - their_score + 20, into);
}
