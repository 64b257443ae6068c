//! Bots against each other on the same deals: every deal is played once with each rotation of the seats, and what is compared
//! is whole sets of such games, so that the luck of the deal mostly cancels.

use std::time::Duration;

use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Seat, Seed};

use crate::simulate::{Buffers, Measured, Series};
use crate::{Bot, Botted, Quick};

/// What a match showed.
#[derive(Clone, Debug, Serialize)]
pub struct Match {
    pub games: u64,
    /// Deals, each played once with every rotation of the seats.
    pub sets: u64,
    pub bots: Vec<Standing>,
    /// Of the best score in each game.
    pub mean_winning_score: f64,
    pub mean_length: f64,
    pub longest: u32,
    pub illegal: u64,
    pub over_limit: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    pub bot: String,
    /// Share of the wins, ties divided, with its 95% interval from sets.
    pub win_share: f64,
    pub win_share_low: f64,
    pub win_share_high: f64,
    pub mean_score: f64,
    /// Own score less the best of the others, with its 95% interval from sets.
    pub margin: f64,
    pub margin_low: f64,
    pub margin_high: f64,
    /// A real choice takes so long on average.
    pub ms_per_decision: f64,
}

/// One deal's results: by bot its share of the wins, its margins and scores; and of the games.
#[derive(Clone, Default)]
struct Set {
    shares: Vec<f64>,
    margins: Vec<f64>,
    scores: Vec<f64>,
    thought: Vec<(u64, Duration)>,
    winning: f64,
    length: f64,
    longest: u32,
    illegal: u64,
    over_limit: u64,
}

impl<G: Botted + Measured> Series<G> {
    /// Plays at least `games` games, in whole sets.
    pub fn arena(&self, games: u64, done: &(dyn Fn(u64) + Sync)) -> Match {
        let players = self.bots.len();
        let sets = games.div_ceil(players as u64).max(1);
        let played: Vec<Set> = (0..sets)
            .into_par_iter()
            .map(|set| {
                let result = self.set(set);
                done(players as u64);
                result
            })
            .collect();
        let count = sets as f64;
        let mean = |number: &dyn Fn(&Set) -> f64| played.iter().map(number).sum::<f64>() / count;
        let bots = self.bots.iter().enumerate().map(|(bot, name)| {
            let (win_share, win_half) = interval(&played.iter().map(|set| set.shares[bot]).collect::<Vec<_>>());
            let (margin, margin_half) = interval(&played.iter().map(|set| set.margins[bot]).collect::<Vec<_>>());
            let answers: u64 = played.iter().map(|set| set.thought[bot].0).sum();
            let time: Duration = played.iter().map(|set| set.thought[bot].1).sum();
            Standing {
                bot: name.clone(),
                win_share,
                win_share_low: (win_share - win_half).max(0.0),
                win_share_high: (win_share + win_half).min(1.0),
                mean_score: mean(&|set| set.scores[bot]),
                margin,
                margin_low: margin - margin_half,
                margin_high: margin + margin_half,
                ms_per_decision: time.as_secs_f64() * 1000.0 / answers.max(1) as f64,
            }
        });
        Match {
            games: sets * players as u64,
            sets,
            bots: bots.collect(),
            mean_winning_score: mean(&|set| set.winning),
            mean_length: mean(&|set| set.length),
            longest: played.iter().map(|set| set.longest).max().unwrap_or(0),
            illegal: played.iter().map(|set| set.illegal).sum(),
            over_limit: played.iter().map(|set| set.over_limit).sum(),
        }
    }

    fn set(&self, number: u64) -> Set {
        let players = self.bots.len();
        let seed = Seed::derive(self.seed, number);
        let mut buffers = Buffers::<G>::default();
        let mut set = Set {
            shares: vec![0.0; players],
            margins: vec![0.0; players],
            scores: vec![0.0; players],
            thought: vec![Default::default(); players],
            ..Set::default()
        };
        let share = 1.0 / players as f64;
        for turn in 0..players {
            let owner = |seat: Seat| (seat.index() + turn) % players;
            let mut chance = Quick::new(u64::from_le_bytes(seed.0[..8].try_into().unwrap_or_default()) ^ turn as u64);
            let mut bots: Vec<Box<dyn Bot<G>>> =
                Seat::all(players as u8).filter_map(|seat| G::bot(&self.bots[owner(seat)], chance.draw())).collect();
            let played = buffers.play::<true>(&self.setup, seed, &mut bots);
            set.illegal += played.illegal;
            set.over_limit += u64::from(played.over_limit);
            set.length += f64::from(played.length) * share;
            set.longest = set.longest.max(played.length);
            for seat in Seat::all(players as u8) {
                let (count, time) = &mut set.thought[owner(seat)];
                *count += played.thought[seat.index()].0;
                *time += played.thought[seat.index()].1;
            }
            let Some(outcome) = played.outcome else { continue };
            let score = |seat: Seat| outcome.scores.get(seat.index()).map_or(0.0, |&score| f64::from(score));
            set.winning += Seat::all(players as u8).map(score).fold(f64::MIN, f64::max) * share;
            for seat in Seat::all(players as u8) {
                let others = Seat::all(players as u8).filter(|&other| other != seat).map(score);
                set.margins[owner(seat)] += (score(seat) - others.fold(f64::MIN, f64::max)) * share;
                set.scores[owner(seat)] += score(seat) * share;
                if outcome.winners.contains(seat) {
                    set.shares[owner(seat)] += share / outcome.winners.len() as f64;
                }
            }
        }
        set
    }
}

/// The mean, and half the width of its 95% interval.
pub(crate) fn interval(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use race::{Mode, Race, Setup};

    use super::*;

    /// Bots of one kind are equal by construction: over a set of rotations their shares add up to one, and the margins are of
    /// the same size.
    #[test]
    fn shares_add_up_and_equals_are_equal() {
        let series =
            Series::<Race>::new(Setup { players: 3, mode: Mode::Standard }, vec!["random".to_owned()], 5).unwrap();
        let result = series.arena(900, &|_| ());
        assert_eq!((result.games, result.sets), (900, 300));
        assert!((result.bots.iter().map(|bot| bot.win_share).sum::<f64>() - 1.0).abs() < 1e-9);
        for bot in &result.bots {
            assert!(bot.win_share_low < 1.0 / 3.0 && 1.0 / 3.0 < bot.win_share_high, "{bot:?}");
        }
        let better = Series::<Race>::new(
            Setup { players: 2, mode: Mode::Standard },
            vec!["greedy".to_owned(), "random".to_owned()],
            5,
        );
        let result = better.unwrap().arena(200, &|_| ());
        assert!(result.bots[0].win_share_low > 0.9 && result.bots[0].margin_low > 0.0, "{result:?}");
    }

    #[test]
    fn an_interval_is_that_of_the_mean() {
        let (mean, half) = interval(&[1.0, 2.0, 3.0, 4.0]);
        assert!((mean - 2.5).abs() < 1e-12 && (half - 1.96 * (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }
}
