//! Players of Race for the Galaxy.

mod actions;
mod economy;
mod features;
mod glance;
mod greedy;
mod inputs;
mod lookahead;
mod net;
mod table;
mod thinker;
pub mod train;

pub use greedy::GreedyRace;
pub use lookahead::{Lookahead, Rated, Thought};

use lookahead::{Budget, trained};

/// The player of that level that thinks ahead.
pub fn thinker(level: &str, seed: u64) -> Option<Lookahead> {
    let (worlds, answer_worlds, ours, theirs, rounds) = match level {
        "medium" => (1, 0, 23, 3, 1),
        "hard" => (12, 12, 12, 5, 1),
        "master" => (48, 36, 14, 5, 2),
        _ => return None,
    };
    let budget = Budget { worlds, answer_worlds, ours, theirs, rounds };
    Some(Lookahead::new(trained(), budget, seed))
}

#[cfg(test)]
mod tests {
    use race::{Mode, Race, Setup};

    use crate::simulate::Series;

    fn series(players: u8, bots: &[&str]) -> Series<Race> {
        let bots = bots.iter().map(|&bot| bot.to_owned()).collect();
        Series::new(Setup { players, mode: Mode::Standard }, bots, 11).unwrap()
    }

    /// The committed weights are those of the player that was measured: far above greedy, and it ends its games.
    #[test]
    fn the_trained_player_is_there() {
        let result = series(2, &["hard", "greedy"]).arena(60, &|_| ());
        assert!(result.bots[0].win_share > 0.8, "{result:?}");
        assert_eq!((result.illegal, result.over_limit), (0, 0));
        let result = series(3, &["medium"]).arena(30, &|_| ());
        assert!(result.longest < 60 && result.illegal == 0, "{result:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let play = || series(2, &["hard", "medium"]).play(0..4, &|_| ());
        assert_eq!(play(), play());
    }
}
