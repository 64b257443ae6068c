//! Rulebook, "End of the game" and "Powers of the 6-cost developments" (END-8, END-9, SIX-1 to SIX-12).

use serde::Serialize;
use tabletop::{List, Outcome, Seat, SeatSet};

use crate::Phase;
use crate::cards::{Condition, DESIGNS, Design, KINDS, Keyword, Kind, Sums};
use crate::state::{SeatState, State};

/// What a tableau is worth, part by part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// Printed VPs.
    pub cards: i16,
    /// VPs in chips.
    pub chips: i16,
    /// 6-cost developments.
    pub developments: i16,
}

impl Score {
    pub fn total(self) -> i16 {
        self.cards + self.chips + self.developments
    }
}

/// END-8: printed VPs, chips, 6-cost developments. Cards in hand and goods score nothing.
pub fn score(tableau: &(impl Iterator<Item = Kind> + Clone), sums: &Sums, chips: u8) -> Score {
    let cards = tableau.clone().map(|kind| i16::from(kind.design().vp)).sum();
    let six = tableau.clone().filter(|kind| !kind.design().scoring.is_empty());
    let developments = six.map(|kind| six_cost_points(kind, tableau.clone(), sums, chips)).sum();
    Score { cards, chips: i16::from(chips), developments }
}

/// SIX-1, SIX-2: what one 6-cost development scores: each card by the first condition that it meets.
pub fn six_cost_points(development: Kind, tableau: impl Iterator<Item = Kind>, sums: &Sums, chips: u8) -> i16 {
    let row = SIX_INDEX[usize::from(development.0)];
    if row == NOT_SIX {
        return 0;
    }
    let per_card: i16 = tableau.map(|kind| i16::from(SIX_POINTS[usize::from(row)][usize::from(kind.0)])).sum();
    let mut total = per_card;
    for scoring in development.design().scoring {
        if let Condition::ChipsPer(per) = scoring.condition {
            // SIX-10: chips only, and only full threes.
            total += i16::from(scoring.vp) * i16::from(chips / per);
        } else if scoring.condition == Condition::TotalMilitary {
            // SIX-11: general Military, negatives included, without a floor.
            total += i16::from(scoring.vp) * i16::from(sums.military);
        }
    }
    total
}

/// What a card scores in a tableau, or would if it were placed there now.
pub fn worth(kind: Kind, tableau: impl Iterator<Item = Kind> + Clone, chips: u8) -> i16 {
    if kind.design().scoring.is_empty() {
        return i16::from(kind.design().vp);
    }
    let missing = !tableau.clone().any(|card| card == kind);
    let with = tableau.chain(missing.then_some(kind));
    six_cost_points(kind, with.clone(), &Sums::of_kinds(with), chips)
}

impl State {
    pub fn score(&self, seat: Seat) -> Score {
        let SeatState { tableau, sums, chips, .. } = self.seat(seat);
        score(&tableau.iter().map(|slot| slot.kind()), sums, *chips)
    }
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let scores: List<i16, 6> = Seat::all(state.players).map(|seat| state.score(seat).total()).collect();
    let winners =
        winners(state.players, |seat| (scores[seat.index()], state.seat(seat).hand.len() + state.seat(seat).goods()));
    // A game that meets both conditions is reported under the pool.
    Some(Outcome { winners, scores, ending: if state.pool == 0 { "vp_pool" } else { "tableau" } })
}

/// END-9: most VPs, then most cards in hand and goods; still tied, all of them win. `standing` gives the two numbers.
pub(crate) fn winners(players: u8, standing: impl Fn(Seat) -> (i16, usize)) -> SeatSet {
    let best = Seat::all(players).map(&standing).max();
    Seat::all(players).filter(|&seat| Some(standing(seat)) == best).collect()
}

const SIX: usize = 12;
const NOT_SIX: u8 = u8::MAX;

/// Which row of [`SIX_POINTS`] a kind has.
static SIX_INDEX: [u8; KINDS] = {
    let mut index = [NOT_SIX; KINDS];
    let (mut kind, mut next) = (0, 0);
    while kind < KINDS {
        if !DESIGNS[kind].scoring.is_empty() {
            index[kind] = next;
            next += 1;
        }
        kind += 1;
    }
    assert!(next as usize == SIX);
    index
};

/// What a card of each kind scores for each 6-cost development, worked out at compile time: scoring is a sum of look-ups.
static SIX_POINTS: [[i8; KINDS]; SIX] = {
    let mut points = [[0; KINDS]; SIX];
    let (mut six, mut row) = (0, 0);
    while six < KINDS {
        if !DESIGNS[six].scoring.is_empty() {
            let mut kind = 0;
            while kind < KINDS {
                points[row][kind] = points_for(&DESIGNS[six], &DESIGNS[kind]);
                kind += 1;
            }
            row += 1;
        }
        six += 1;
    }
    points
};

const fn points_for(six: &Design, card: &Design) -> i8 {
    match first_met(six, card) {
        Some(index) => six.scoring[index].vp,
        None => 0,
    }
}

/// SIX-1: by which of a 6-cost development's conditions a card scores for it.
pub fn scored_by(development: Kind, card: Kind) -> Option<usize> {
    first_met(development.design(), card.design())
}

const fn first_met(six: &Design, card: &Design) -> Option<usize> {
    let mut i = 0;
    while i < six.scoring.len() {
        if meets(card, six.scoring[i].condition) {
            return Some(i);
        }
        i += 1;
    }
    None
}

const fn meets(card: &Design, condition: Condition) -> bool {
    match condition {
        Condition::ProductionOf(good) => is_of(card, good) && !card.is_windfall(),
        Condition::WindfallOf(good) => is_of(card, good) && card.is_windfall(),
        Condition::WorldOf(good) => is_of(card, good),
        Condition::Titled(keyword) => card.is_titled(keyword),
        Condition::Named(id) => same(card.id, id),
        Condition::DevelopmentOfCost(cost) => !card.is_world() && card.number() == cost,
        Condition::AnyDevelopment => !card.is_world(),
        Condition::RebelMilitaryWorld => card.is_military() && card.is_titled(Keyword::Rebel),
        Condition::MilitaryWorld => card.is_military(),
        Condition::ProductionWorld => card.good().is_some() && !card.is_windfall(),
        Condition::AnyWorld => card.is_world(),
        Condition::DevelopmentWithPower(row) => !card.is_world() && card.has_power(row),
        Condition::WorldWithPower(row) => card.is_world() && card.has_power(row),
        Condition::ChipsPer(_) | Condition::TotalMilitary => false,
    }
}

const fn is_of(card: &Design, good: crate::Good) -> bool {
    matches!(card.good(), Some(kind) if kind as u8 == good as u8)
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
