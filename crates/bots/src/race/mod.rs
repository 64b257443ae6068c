//! Players of Race for the Galaxy.

mod features;
mod greedy;
mod lookahead;
mod net;
mod table;
pub mod train;

pub use greedy::GreedyRace;

use lookahead::{Budget, Lookahead, trained};
use race::Race;

use crate::Bot;

/// The player of that name that thinks ahead.
pub(crate) fn lookahead(name: &str, seed: u64) -> Option<Box<dyn Bot<Race>>> {
    let (worlds, answer_worlds, tables) = match name {
        "medium" => (1, 0, 2),
        "hard" => (8, 8, 8),
        "master" => (60, 40, 30),
        _ => return None,
    };
    let budget = Budget { worlds, answer_worlds, tables, all_pairs: true, stray: 0 };
    Some(Box::new(Lookahead::new(trained(), budget, seed)))
}
