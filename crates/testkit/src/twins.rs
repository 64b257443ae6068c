//! The pairs that the lockstep tests play, to be played again elsewhere: through a server, say, byte by byte.

use std::fmt;
use std::ops::Range;

use tabletop::{Answer, Probe, Viewer};

use crate::Config;
use crate::bench::Bench;

/// Two games that `viewer` cannot tell apart, from a state of each and through all steps.
pub struct Twins<G: Probe> {
    pub setup: G::Setup,
    pub viewer: Viewer,
    pub starts: [G::State; 2],
    /// A step is one answer, or all the sealed answers of a state in seat order.
    pub steps: Vec<[Vec<Answer<G::Item>>; 2]>,
}

impl<G: Probe> Twins<G> {
    /// How many answers are given in each of the games.
    pub fn answers(&self) -> usize {
        self.steps.iter().map(|[step, _]| step.len()).sum()
    }
}

impl<G: Probe> fmt::Debug for Twins<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Twins").field("viewer", &self.viewer).field("answers", &self.answers()).finish_non_exhaustive()
    }
}

/// The pairs of these games of the series, as far as they can be played from their starts alone.
pub fn twins<G: Probe>(config: &Config<G>, games: Range<u64>) -> Vec<Twins<G>> {
    games
        .flat_map(|game| {
            let mut bench = Bench::new(config, game);
            bench.twins = Some(Vec::new());
            bench.play();
            bench.twins.unwrap_or_default()
        })
        .filter(|twins| {
            !twins.steps.is_empty() && twins.starts[0] != twins.starts[1] || twins.steps.iter().any(|[a, b]| a != b)
        })
        .collect()
}
