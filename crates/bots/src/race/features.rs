//! A position as one seat sees it, as a short list of numbers: which inputs of the judging network are on.
//!
//! Read off a state that was imagined, but only off what the seat may know of it: its own hand and what lies open.

use race::cards::KINDS;
use race::{Kind, SeatState, State, six_cost_points};
use tabletop::{List, Seat};

use super::economy::{Economy, Lack, lack};
use super::standing::mode_of;
use crate::learn::Group;

const HAND: Group = Group::first(KINDS);
/// Of the hand, what could be placed now.
const ABLE: Group = HAND.next(KINDS);
const TABLEAU: Group = ABLE.next(KINDS);
const GOOD: Group = TABLEAU.next(KINDS);
/// Of the one among the others with the highest score, and of the rest together.
const BEST_TABLEAU: Group = GOOD.next(KINDS);
const BEST_GOOD: Group = BEST_TABLEAU.next(KINDS);
const REST_TABLEAU: Group = BEST_GOOD.next(KINDS);
const REST_GOOD: Group = REST_TABLEAU.next(KINDS);
const PLAYERS: Group = REST_GOOD.next(4);
// Columns from here on.
const POOL: Group = PLAYERS.next(31);
const ROUND: Group = POOL.next(24);
/// The largest tableau of all.
const LONGEST: Group = ROUND.next(14);
/// VPs if the game ended now.
const SCORE: Group = LONGEST.next(30);
/// More than the best of the others, and more than each of the rest.
const LEAD: Group = SCORE.next(41);
const LEAD_OVER_REST: Group = LEAD.next(41);
/// The best that a 6-cost development of the hand would score.
const SIX: Group = LEAD_OVER_REST.next(14);
const ABLE_DEVELOPMENTS: Group = SIX.next(5);
const ABLE_WORLDS: Group = ABLE_DEVELOPMENTS.next(5);
/// What a card or two more, or one or two more of strength, would let us place.
const NEAR_DEVELOPMENTS: Group = ABLE_WORLDS.next(4);
const NEAR_WORLDS: Group = NEAR_DEVELOPMENTS.next(4);
const NEAR_CONQUESTS: Group = NEAR_WORLDS.next(4);
const MINE: [Group; NUMBERS.len()] = numbers(NEAR_CONQUESTS.end());
/// Of the best of the others, and of each of the rest.
const BEST: [Group; NUMBERS.len()] = numbers(MINE[NUMBERS.len() - 1].end());
const REST: [Group; NUMBERS.len()] = numbers(BEST[NUMBERS.len() - 1].end());

/// How many inputs there are.
pub(crate) const INPUTS: usize = REST[NUMBERS.len() - 1].end();

/// How high the columns of a seat's numbers are, in the order of [`seat_numbers`].
const NUMBERS: [usize; 14] = [25, 13, 14, 8, 12, 5, 5, 6, 5, 8, 20, 24, 8, 6];

const fn numbers(start: usize) -> [Group; NUMBERS.len()] {
    let mut groups = [Group::first(start); NUMBERS.len()];
    let mut last = Group::first(start);
    let mut index = 0;
    while index < NUMBERS.len() {
        last = last.next(NUMBERS[index]);
        groups[index] = last;
        index += 1;
    }
    groups
}

fn seat_numbers(seat: &SeatState) -> [i32; NUMBERS.len()] {
    let economy = Economy::of(seat);
    let sums = &seat.sums;
    [
        i32::from(seat.chips) / 2,
        seat.hand.len() as i32,
        seat.tableau.len() as i32,
        seat.goods() as i32,
        i32::from(sums.military) + 2,
        i32::from(sums.develop_discount),
        i32::from(sums.settle_discount),
        i32::from(sums.look + 2 * sums.keep),
        i32::from(sums.draw_at_start + sums.draw_after_development + sums.draw_after_world),
        economy.sale,
        economy.feast,
        economy.full_feast,
        economy.empty,
        i32::from(seat.chips) % 2 + 2 * i32::from(sums.tactics > 0) + i32::from(sums.contact > 0),
    ]
}

const SINGLE: [Group; 12] = [
    POOL,
    ROUND,
    LONGEST,
    SCORE,
    LEAD,
    LEAD_OVER_REST,
    SIX,
    ABLE_DEVELOPMENTS,
    ABLE_WORLDS,
    NEAR_DEVELOPMENTS,
    NEAR_WORLDS,
    NEAR_CONQUESTS,
];

/// The inputs that are columns.
pub(crate) const COLUMNS: [Group; SINGLE.len() + 3 * NUMBERS.len()] = {
    let mut columns = [POOL; SINGLE.len() + 3 * NUMBERS.len()];
    let mut index = 0;
    while index < SINGLE.len() {
        columns[index] = SINGLE[index];
        index += 1;
    }
    let mut number = 0;
    while number < NUMBERS.len() {
        columns[index + number] = MINE[number];
        columns[index + NUMBERS.len() + number] = BEST[number];
        columns[index + 2 * NUMBERS.len() + number] = REST[number];
        number += 1;
    }
    columns
};

pub(crate) fn features(state: &State, me: Seat, into: &mut Vec<u16>) {
    into.clear();
    let mine = state.seat(me);
    hand(mine, into);
    let score = |seat: Seat| i32::from(state.score(seat).total());
    let others: List<(i32, u8), 4> =
        Seat::all(state.players).filter(|&seat| seat != me).map(|seat| (score(seat), seat.0)).collect();
    // Ties go to the later seat: any fixed rule will do.
    let best = others.iter().copied().max().unwrap_or_default();
    let my_score = score(me);
    for seat in Seat::all(state.players) {
        let (tableau, good) = match seat {
            seat if seat == me => (TABLEAU, GOOD),
            Seat(seat) if seat == best.1 => (BEST_TABLEAU, BEST_GOOD),
            _ => (REST_TABLEAU, REST_GOOD),
        };
        for slot in &state.seat(seat).tableau {
            let kind = usize::from(slot.kind().0);
            tableau.one(kind, into);
            if slot.has_good() {
                good.one(kind, into);
            }
        }
    }
    PLAYERS.one(mode_of(state.mode, state.players), into);
    let pool = i32::from(state.pool);
    POOL.column(pool.min(12) + (pool - 12).max(0) / 2, into);
    ROUND.column(i32::from(state.round), into);
    let longest = Seat::all(state.players).map(|seat| state.seat(seat).tableau.len()).max();
    LONGEST.column(longest.unwrap_or(0) as i32, into);
    SCORE.column(my_score / 2, into);
    LEAD.column(my_score - best.0 + 20, into);
    let all = |groups: &[Group], seat: Seat, into: &mut Vec<u16>| {
        for (group, number) in groups.iter().zip(seat_numbers(state.seat(seat))) {
            group.column(number, into);
        }
    };
    all(&MINE, me, into);
    all(&BEST, Seat(best.1), into);
    for &(score, seat) in others.iter().filter(|&&other| other != best) {
        all(&REST, Seat(seat), into);
        LEAD_OVER_REST.column(my_score - score + 20, into);
    }
}

/// The hand, and what it could do now.
fn hand(mine: &SeatState, into: &mut Vec<u16>) {
    let (mut able, mut near, mut six, mut last) = ([0, 0], [0; 3], 0, None);
    for card in mine.hand.iter() {
        let kind = Kind::of(card);
        if last == Some(kind) {
            continue;
        }
        last = Some(kind);
        HAND.one(usize::from(kind.0), into);
        let design = kind.design();
        match lack(mine, kind) {
            Some(Lack::Nothing) => {
                ABLE.one(usize::from(kind.0), into);
                able[usize::from(design.is_world())] += 1;
            }
            Some(Lack::Cards(1 | 2)) => near[usize::from(design.is_world())] += 1,
            Some(Lack::Strength(1 | 2)) => near[2] += 1,
            Some(Lack::Cards(_) | Lack::Strength(_)) | None => {}
        }
        if !design.scoring.is_empty() && !mine.has(kind) {
            let tableau = mine.tableau.iter().map(|slot| slot.kind()).chain([kind]);
            six = six.max(i32::from(six_cost_points(kind, tableau, &mine.sums, mine.chips)));
        }
    }
    SIX.column(six, into);
    ABLE_DEVELOPMENTS.column(able[0], into);
    ABLE_WORLDS.column(able[1], into);
    NEAR_DEVELOPMENTS.column(near[0], into);
    NEAR_WORLDS.column(near[1], into);
    NEAR_CONQUESTS.column(near[2], into);
}

#[cfg(test)]
mod tests {
    use race::{Mode, Race, Setup};
    use tabletop::{Dice, Game, Log, Seed, Viewer};

    use super::*;

    /// What a seat's inputs say follows from its view alone: every world that the view allows has the same.
    #[test]
    fn inputs_hold_nothing_that_the_seat_cannot_know() {
        let mut quick = crate::Quick::new(4);
        let mut dice = Dice::new(Seed::derive(8, 0));
        let (mut inputs, mut imagined, mut compared) = (Vec::new(), Vec::new(), 0);
        for game in 0..12 {
            let setup = Setup { players: 2 + (game % 3) as u8, mode: Mode::Standard };
            let mut state = Race::start(&setup, Seed::derive(3, game), &mut Log::off()).unwrap();
            while let Some(seat) = Race::asked(&state).first() {
                let ask = tabletop::Ask::<Race>::of(&state, seat);
                let mut items = Vec::new();
                ask.pick.sample(|bound| quick.below(bound), &mut items);
                // Sealed answers are given together: before the first of them nothing is half done.
                if Race::asked(&state) == state.all() {
                    let view = Race::view(&state, Viewer::Seat(seat));
                    let world = Race::imagine(&view, &race::Guess::default(), &mut dice).unwrap();
                    features(&state, seat, &mut inputs);
                    features(&world, seat, &mut imagined);
                    assert_eq!(inputs, imagined);
                    assert!(inputs.iter().all(|&input| usize::from(input) < INPUTS));
                    compared += 1;
                }
                Race::apply(&mut state, seat, &items, &mut Log::off());
            }
        }
        assert!(compared > 200, "{compared}");
    }
}
