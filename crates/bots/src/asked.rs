//! How often a seat is asked while others have their turn, if its standing orders are those it has without setting any.
//!
//! The games are the bots'; the orders only say at which of their questions a person would have been spared.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use tabletop::{Ask, MAX_SEATS, Onlookers, Seat, Viewer, waits_for};

use crate::simulate::Measured;

/// What was counted. One unit is a seat in the turn of another.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Asked {
    /// How many such turns there were in which a seat was asked so many times.
    pub times: BTreeMap<u32, u64>,
    /// By question.
    pub questions: BTreeMap<String, u64>,
}

impl Asked {
    pub fn turns(&self) -> u64 {
        self.times.values().sum()
    }

    pub fn mean(&self) -> f64 {
        self.questions.values().sum::<u64>() as f64 / self.turns() as f64
    }

    /// The share of turns in which a seat was asked more often than that.
    pub fn share_above(&self, times: u32) -> f64 {
        self.times.range(times + 1..).map(|(_, count)| count).sum::<u64>() as f64 / self.turns() as f64
    }
}

impl AddAssign for Asked {
    fn add_assign(&mut self, other: Self) {
        for (times, count) in other.times {
            *self.times.entry(times).or_default() += count;
        }
        for (question, count) in other.questions {
            *self.questions.entry(question).or_default() += count;
        }
    }
}

/// Counts through one game.
pub(crate) struct Counter<G: Measured> {
    orders: Vec<G::Order>,
    seats: u8,
    /// Which turn it is and whose.
    turn: Option<(u32, Seat)>,
    now: [u32; MAX_SEATS],
    asked: Asked,
}

impl<G: Measured> Counter<G> {
    pub(crate) fn new(seats: u8) -> Self {
        Self { orders: G::usual_orders(), seats, turn: None, now: [0; MAX_SEATS], asked: Asked::default() }
    }

    /// A seat is asked. Questions outside of turns, such as those of the setup, are no one's turn and do not count.
    pub(crate) fn ask(&mut self, state: &G::State, seat: Seat, ask: &Ask<G>) {
        let turn = G::turn(state);
        if turn != self.turn {
            self.end_turn();
            self.turn = turn;
        }
        if turn.is_none_or(|(_, current)| current == seat) {
            return;
        }
        let view = G::view(state, Viewer::Seat(seat));
        if waits_for(&self.orders, &view, ask, Onlookers::Nobody) {
            self.now[seat.index()] += 1;
            *self.asked.questions.entry(name(&ask.prompt)).or_default() += 1;
        }
    }

    pub(crate) fn finish(mut self) -> Asked {
        self.end_turn();
        self.asked
    }

    fn end_turn(&mut self) {
        let now = std::mem::take(&mut self.now);
        let Some((_, current)) = self.turn else { return };
        for seat in Seat::all(self.seats).filter(|&seat| seat != current) {
            *self.asked.times.entry(now[seat.index()]).or_default() += 1;
        }
    }
}

/// What a question is called in reports: the name of its variant.
fn name(prompt: &impl std::fmt::Debug) -> String {
    format!("{prompt:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use galactica::{Galactica, Setup};

    use crate::simulate::Series;

    /// A person must be able to follow a game without being asked all the time: in a turn of another at most twice on
    /// average, contributions to checks included.
    #[test]
    fn a_seat_with_the_usual_orders_is_asked_at_most_twice() {
        for players in 3..=6 {
            let mut series = Series::<Galactica>::new(Setup::new(players), vec!["greedy".to_owned()], 7).unwrap();
            series.asked = true;
            let asked = series.play(0..40, &|_| ()).asked;
            assert!(asked.turns() > 1000, "{}", asked.turns());
            assert!(asked.mean() <= 2.0, "{players} players: {} {:?}", asked.mean(), asked.questions);
            // And it is asked: a count of nothing would be none.
            assert!(asked.questions["Contribute"] > 100, "{:?}", asked.questions);
        }
    }
}
