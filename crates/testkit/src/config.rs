//! How much to test.

use std::fmt;

use tabletop::Game;

/// The defaults suit a test in the workspace; a long run raises `games` and sets `every` to 1.
#[derive(Clone)]
pub struct Config<G: Game> {
    /// Game `i` is set up like `setups[i % setups.len()]`.
    pub setups: Vec<G::Setup>,
    pub games: u64,
    /// Everything follows from this number.
    pub seed: u64,
    /// A game with more answers than this does not end.
    pub limit: usize,
    /// The length of a lockstep pair in answers.
    pub stretch: usize,
    /// Every second relabelled pair is at most so long: the shorter it is, the fewer things come to light in it, and the more
    /// can be exchanged.
    pub short_stretch: usize,
    /// The costly tests (`offers`, `serialise`, `imagine`) take one state in so many; 1 takes all.
    pub every: u32,
    /// Lockstep pairs of each kind out of each game.
    pub pairs: usize,
    /// How far an imagined world is played on, in answers.
    pub play_on: usize,
    /// One imagined world in so many is played on.
    pub play_on_every: u32,
    /// Up to so many distinct answers are all tried; of more, so many at random.
    pub answers: usize,
}

impl<G: Game> Config<G> {
    pub fn new(setups: Vec<G::Setup>) -> Self {
        assert!(!setups.is_empty(), "nothing to play");
        Self {
            setups,
            games: 100,
            seed: 1,
            limit: 100_000,
            stretch: 60,
            short_stretch: 15,
            every: 8,
            pairs: 2,
            play_on: 30,
            play_on_every: 8,
            answers: 16,
        }
    }
}

impl<G: Game> fmt::Debug for Config<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("setups", &self.setups).field("games", &self.games).finish_non_exhaustive()
    }
}
