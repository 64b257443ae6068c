//! How well suspicion fits the truth: what each human at the table would believe of the others by what their seat saw.
//!
//! Asked at the start of every turn after the sleeper phase. Held against it is what the deal alone says, to somebody who
//! sees the same cards and leaves aside what people do.

use ::galactica::{Ask, Board, Event, Galactica, Item, Matter, Prompt, State};
use serde::Serialize;
use tabletop::{Game, MAX_SEATS, Seat, Viewer};

use super::greedy::{Belief, Deed, Habits, Sort};

const BINS: usize = 10;

/// What was believed in one game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    /// Suspicions; their squared errors; those of the deal alone.
    count: u32,
    squares: f64,
    blind: f64,
    /// By tenths of suspicion: how much in all, and how often rightly.
    bins: [(f64, u32); BINS],
    /// There was a hidden Cylon; at the last, one was the prime suspect of most humans.
    hidden: bool,
    seen_through: bool,
}

/// What was believed in all games.
#[derive(Clone, Debug, Serialize)]
pub struct Insight {
    pub suspicions: u64,
    /// Brier score, that of the deal alone, and how much better that is.
    pub brier: f64,
    pub brier_deal: f64,
    pub skill: f64,
    /// How far a suspicion is from how often it is right, on average over tenths of suspicion.
    pub calibration: f64,
    /// Of the games with a hidden Cylon: in how many one was the prime suspect of most humans at the last turn before they
    /// showed themselves, or before the end.
    pub seen_through: f64,
}

impl Insight {
    pub(super) fn of(tallies: &[Tally]) -> Self {
        let sum = |number: &dyn Fn(&Tally) -> f64| tallies.iter().map(number).sum::<f64>();
        let count = sum(&|tally| f64::from(tally.count)).max(1.0);
        let (brier, brier_deal) = (sum(&|tally| tally.squares) / count, sum(&|tally| tally.blind) / count);
        let gap = |bin: usize| {
            let (said, right) = (sum(&|tally| tally.bins[bin].0), sum(&|tally| f64::from(tally.bins[bin].1)));
            (said - right).abs()
        };
        let games = sum(&|tally| f64::from(u8::from(tally.hidden)));
        Self {
            suspicions: count as u64,
            brier,
            brier_deal,
            skill: if brier_deal > 0.0 { 1.0 - brier / brier_deal } else { 0.0 },
            calibration: (0..BINS).map(gap).sum::<f64>() / count,
            seen_through: sum(&|tally| f64::from(u8::from(tally.seen_through))) / games.max(1.0),
        }
    }
}

/// Somebody who watches a game from every seat.
pub(super) struct Watch {
    /// By seat: with what people do, and without.
    seats: Vec<[Belief; 2]>,
    turn: u16,
    /// Who is the prime suspect of most humans, by seat, when it was last asked.
    prime: [bool; MAX_SEATS],
    tally: Tally,
    habits: Habits,
}

impl Watch {
    pub(super) fn new(players: u8) -> Self {
        let watcher = |seat| if seat == 0 { Belief::counting() } else { Belief::default() };
        let seats = (0..players).map(|seat| [watcher(seat), Belief::of_the_deal_alone()]).collect();
        Self { seats, turn: 0, prime: [false; MAX_SEATS], tally: Tally::default(), habits: Habits::default() }
    }

    /// What somebody gives to a check, which nobody else sees.
    pub(super) fn gave(&mut self, state: &State, seat: Seat, ask: &Ask, items: &[Item]) {
        let Prompt::Contribute { matter: Matter::Crisis(_) | Matter::SuperCrisis(_), .. } = ask.prompt else { return };
        if items.is_empty() || !state.is_cylon(seat) || state.revealed.contains(seat) {
            return;
        }
        let Some(check) = Board::of(&Galactica::view(state, Viewer::Seat(seat))).check else { return };
        let cards = items.iter().filter_map(|item| if let Item::Card(kind) = item { Some(*kind) } else { None });
        let wrong: Vec<_> = cards.filter(|&kind| check.counting().worth(kind) < 0).collect();
        self.habits.note(Sort::Spoilt.sign(items.len() - 1, wrong.len()), true);
        for kind in wrong {
            self.habits.note(Sort::Strength.sign(0, usize::from(kind.strength) - 1), true);
        }
    }

    pub(super) fn habits(&self) -> &Habits {
        &self.habits
    }

    pub(super) fn hear(&mut self, seat: Seat, event: &Event) {
        self.seats[seat.index()].iter_mut().for_each(|belief| belief.hear(event));
    }

    /// After all has been heard: asks, where a turn has begun.
    pub(super) fn look(&mut self, state: &State) {
        for deed in self.seats[0][0].done() {
            match deed {
                Deed::Sign { by, sign } => self.habits.note(sign, state.is_cylon(by)),
                Deed::Accused { by, whom, place, expected } => {
                    let [by, whom] = [by, whom].map(|seat| usize::from(state.is_cylon(seat)));
                    self.habits.note_accused(place, expected, by + 2 * whom);
                }
            }
        }
        if state.turns == self.turn || state.over() {
            return;
        }
        self.turn = state.turns;
        let hidden = |seat: &Seat| !state.revealed.contains(*seat);
        let mut votes = [0u8; MAX_SEATS];
        let mut humans = 0;
        for seat in state.seats().filter(hidden).filter(|&seat| !state.is_cylon(seat)) {
            let board = Board::of(&Galactica::view(state, Viewer::Seat(seat)));
            let [guilt, blind] = self.seats[seat.index()].each_ref().map(|belief| belief.guilt(&board, seat));
            let others: Vec<Seat> = state.seats().filter(hidden).filter(|&other| other != seat).collect();
            if state.slept {
                others.iter().for_each(|&other| {
                    self.tally.add(guilt[other.index()], blind[other.index()], state.is_cylon(other));
                });
            }
            humans += 1;
            let prime = others.into_iter().max_by(|one, two| guilt[one.index()].total_cmp(&guilt[two.index()]));
            prime.into_iter().for_each(|seat| votes[seat.index()] += 1);
        }
        // Who has shown themselves stays what they were.
        for seat in state.seats().filter(hidden) {
            self.prime[seat.index()] = 2 * votes[seat.index()] > humans && state.is_cylon(seat);
            self.tally.hidden |= state.is_cylon(seat);
        }
    }

    pub(super) fn tally(&self) -> Tally {
        Tally { seen_through: self.prime.contains(&true), ..self.tally }
    }
}

impl Tally {
    fn add(&mut self, guilt: f64, blind: f64, cylon: bool) {
        let truth = f64::from(u8::from(cylon));
        self.count += 1;
        self.squares += (guilt - truth) * (guilt - truth);
        self.blind += (blind - truth) * (blind - truth);
        let bin = &mut self.bins[((guilt * BINS as f64) as usize).min(BINS - 1)];
        *bin = (bin.0 + guilt, bin.1 + u32::from(cylon));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two suspicions of 0.25, one of them right, and a certainty.
    #[test]
    fn suspicions_are_held_against_the_truth() {
        let mut tally = Tally { hidden: true, ..Tally::default() };
        tally.add(0.25, 0.5, true);
        tally.add(0.25, 0.5, false);
        tally.add(1.0, 0.5, true);
        let seen = Tally { seen_through: true, ..tally };
        let insight = Insight::of(&[tally, seen]);
        assert_eq!((insight.suspicions, insight.brier_deal, insight.seen_through), (6, 0.25, 0.5));
        assert!((insight.brier - (0.5625 + 0.0625) / 3.0).abs() < 1e-12, "{insight:?}");
        assert!((insight.calibration - 0.5 / 3.0).abs() < 1e-12, "said 0.5 of a Cylon in all, and there was one");
    }
}
