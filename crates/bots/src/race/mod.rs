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
mod trials;

pub use greedy::GreedyRace;
pub use lookahead::{Lookahead, Rated, Thought};

use lookahead::{Budget, trained};

/// The player of that level that thinks ahead; `master:10` is `master` in ten times as many worlds.
pub fn thinker(level: &str, seed: u64) -> Option<Lookahead> {
    let (level, times) = match level.split_once(':') {
        Some((level, times)) => (level, times.parse().ok().filter(|times| (1..=1000).contains(times))?),
        None => (level, 1),
    };
    let (worlds, answer_worlds, ours, theirs, rounds) = match level {
        "medium" => (1, 0, 23, 3, 1),
        "hard" => (12, 12, 12, 5, 1),
        "master" => (120, 90, 14, 7, 2),
        _ => return None,
    };
    let budget = Budget { worlds, answer_worlds, ours, theirs, rounds, evaluations: None };
    Some(Lookahead::new(trained(), budget.times(times), seed))
}

#[cfg(test)]
mod tests {
    use race::{Mode, Race, Setup};
    use tabletop::{Ask, Game, Log, Seed, Viewer};

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
        assert!(result.longest <= 30 && result.illegal == 0, "{result:?}");
    }

    #[test]
    fn a_level_may_be_given_more_worlds() {
        let worlds = |level: &str| super::thinker(level, 1).map(|player| player.worlds());
        assert_eq!(worlds("hard"), Some((12, 12)));
        assert_eq!(worlds("hard:10"), Some((120, 120)));
        for unknown in ["harder", "hard:", "hard:0", "hard:1001", "hard:ten", ":2"] {
            assert_eq!(worlds(unknown), None, "{unknown}");
        }
    }

    /// The same bits on any machine: what the player thinks of a fixed position, to the last one.
    #[test]
    fn thinking_gives_the_same_bits_everywhere() {
        let setup = Setup { players: 2, mode: Mode::Standard };
        let mut state = Race::start(&setup, Seed::derive(5, 5), &mut Log::off()).unwrap();
        let mut thoughts = Vec::new();
        let mut player = super::thinker("hard", 3).unwrap();
        while state.round <= 4
            && let Some(seat) = Race::asked(&state).first()
        {
            let ask = Ask::<Race>::of(&state, seat);
            let mut items = ask.pick.from[..usize::from(ask.pick.min)].to_vec();
            if Race::asked(&state) == state.all() {
                let thought = player.think(seat, &ask, &Race::view(&state, Viewer::Seat(seat)));
                let predicted = thought.predicted.into_iter().flat_map(|(_, mix)| mix);
                let bits = thought.options.into_iter().chain(predicted).map(|(_, value)| value.to_bits());
                let sum = bits.fold(thought.evaluations as u32, |sum, bits| sum.rotate_left(5) ^ bits);
                thoughts.push(sum);
                items = thought.answer;
            }
            Race::apply(&mut state, seat, &items, &mut Log::off());
        }
        assert_eq!(thoughts, GOLDEN, "{thoughts:#x?}");
    }

    /// To be changed with the weights or the search, and with nothing else.
    const GOLDEN: [u32; 12] = [
        0x1471_3ee4,
        0xac96_616d,
        0x6d5f_c643,
        0xad1b_ac73,
        0xd7f3_bbd8,
        0x2a21_1df3,
        0x4e46_82cc,
        0xd40f_a52f,
        0xe544_0286,
        0xa6fe_3946,
        0x55c5_6de0,
        0xd0ee_8b2c,
    ];

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let play = || series(2, &["hard", "medium"]).play(0..4, &|_| ());
        assert_eq!(play(), play());
    }
}
