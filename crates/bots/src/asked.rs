//! How often a seat is asked while others have their turn, if its standing orders are those it has without setting any; and
//! how many reaction windows open, whoever sits there.
//!
//! The games are the bots'; the orders only say at which of their questions a person would have been spared.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use tabletop::{Ask, MAX_SEATS, Onlookers, Seat, Timing, Viewer, waits_for};

use crate::simulate::Measured;

/// What was counted. One unit is a seat in the turn of another.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Asked {
    /// How many such turns there were in which a seat was asked so many times.
    pub times: BTreeMap<u32, u64>,
    /// By question.
    pub questions: BTreeMap<String, u64>,
    /// The same at a slow table, where a question waits whatever the seat holds.
    pub slow: BTreeMap<String, u64>,
    /// Reaction windows that opened in the whole game, by question.
    pub windows: BTreeMap<String, u64>,
    /// Those of them that people want to talk about.
    pub long_windows: BTreeMap<String, u64>,
}

impl Asked {
    pub fn turns(&self) -> u64 {
        self.times.values().sum()
    }

    pub fn mean(&self) -> f64 {
        self.questions.values().sum::<u64>() as f64 / self.turns() as f64
    }

    /// The mean at a slow table.
    pub fn slow_mean(&self) -> f64 {
        self.slow.values().sum::<u64>() as f64 / self.turns() as f64
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
        let Self { times: _, questions, slow, windows, long_windows } = self;
        let counts = [
            (questions, other.questions),
            (slow, other.slow),
            (windows, other.windows),
            (long_windows, other.long_windows),
        ];
        for (mine, other) in counts {
            for (question, count) in other {
                *mine.entry(question).or_default() += count;
            }
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

    /// A seat is asked. Windows count once, with the first seat of those they ask. Questions outside of turns, such as those of the setup, are no one's turn and do not count.
    pub(crate) fn ask(&mut self, state: &G::State, seat: Seat, ask: &Ask<G>) {
        let turn = G::turn(state);
        if turn != self.turn {
            self.end_turn();
            self.turn = turn;
        }
        if G::asked(state).first() == Some(seat) {
            self.open(ask);
        }
        if turn.is_none_or(|(_, current)| current == seat) {
            return;
        }
        let view = G::view(state, Viewer::Seat(seat));
        if waits_for(&self.orders, &view, ask, Onlookers::Nobody) {
            self.now[seat.index()] += 1;
            *self.asked.questions.entry(name(&ask.prompt)).or_default() += 1;
        }
        if waits_for(&self.orders, &view, ask, Onlookers::Table) {
            *self.asked.slow.entry(name(&ask.prompt)).or_default() += 1;
        }
    }

    fn open(&mut self, ask: &Ask<G>) {
        let windows = match G::timing(&ask.prompt) {
            Timing::Plain | Timing::Open => return,
            Timing::Window => &mut self.asked.windows,
            Timing::LongWindow => &mut self.asked.long_windows,
        };
        *windows.entry(name(&ask.prompt)).or_default() += 1;
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
    use std::collections::BTreeMap;

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

    /// At a slow table at most one and a half times with five players; at a live one at most eight minutes of a game are
    /// windows, each of the usual length.
    #[test]
    fn windows_do_not_hold_up_a_game() {
        const GAMES: u64 = 200;
        let mut series = Series::<Galactica>::new(Setup::new(5), vec!["greedy".to_owned()], 7).unwrap();
        series.asked = true;
        let asked = series.play(0..GAMES, &|_| ()).asked;
        assert!(asked.slow_mean() <= 1.5, "{} {:?}", asked.slow_mean(), asked.slow);
        let count = |windows: &BTreeMap<String, u64>| windows.values().sum::<u64>();
        let (short, long) = (count(&asked.windows), count(&asked.long_windows));
        assert!(short > GAMES && long > GAMES, "{:?} {:?}", asked.windows, asked.long_windows);
        let minutes = (short * 3 + long * 12) as f64 / 60.0 / GAMES as f64;
        println!("{minutes} minutes a game: {:?} {:?}; {}", asked.windows, asked.long_windows, asked.slow_mean());
        assert!(minutes <= 8.0, "{minutes} minutes a game: {:?} {:?}", asked.windows, asked.long_windows);
    }
}
