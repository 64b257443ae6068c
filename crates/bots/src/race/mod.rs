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
        0x67bf_ca9d,
        0xff66_4f9f,
        0xdc2e_cb4d,
        0xe358_2800,
        0xf3e8_d353,
        0xad8a_2981,
        0xe32a_a138,
        0x8832_a4e7,
        0x3980_f74b,
        0x05bd_57d6,
        0x1a14_2216,
        0x2c2a_6f01,
    ];

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let play = || series(2, &["hard", "medium"]).play(0..4, &|_| ());
        assert_eq!(play(), play());
    }
}
