//! What is tried in imagined worlds, and how it fared: the longer the thinking, the more of it goes to what may be best.

use std::cmp::Ordering;

use super::thinker::Worth;

/// Things that are compared, each tried in the same worlds as long as it is among the better ones.
pub(crate) struct Trials<T> {
    all: Vec<Trial<T>>,
    /// Those that are still tried, in their order.
    left: Vec<usize>,
    worlds: usize,
    /// After so many worlds, and whenever their number has doubled, the worse half is left alone.
    cut: usize,
}

struct Trial<T> {
    thing: T,
    sum: Worth,
    worlds: usize,
    /// What it was worth in the first world, to the bit, as long as it is worth the same in all of them.
    alike: Option<u32>,
}

impl<T> Trial<T> {
    fn add(&mut self, worth: Worth) {
        let wish = worth.wish.to_bits();
        self.alike = if self.worlds == 0 { Some(wish) } else { self.alike.filter(|&alike| alike == wish) };
        self.sum.add(worth, 1.0);
        self.worlds += 1;
    }

    /// The game is over and lost, and by the same in every world: nothing that is hidden can change it. Only a game that is over
    /// has no chance at all.
    fn is_lost(&self) -> bool {
        self.sum.win == 0.0 && self.alike.is_some()
    }

    fn mean(&self) -> Worth {
        self.sum.times(1.0 / self.worlds.max(1) as f32)
    }

    /// Which of two is the better one. What may still win is better than what has surely lost, by however little: else whoever
    /// is behind would end the game to lose by less.
    fn better(&self, other: &Self) -> Ordering {
        other.is_lost().cmp(&self.is_lost()).then(self.mean().wish.total_cmp(&other.mean().wish))
    }
}

impl<T> Trials<T> {
    pub(crate) fn new(things: impl IntoIterator<Item = T>, cut: usize) -> Self {
        let trial = |thing| Trial { thing, sum: Worth::default(), worlds: 0, alike: None };
        let all: Vec<Trial<T>> = things.into_iter().map(trial).collect();
        Self { left: (0..all.len()).collect(), all, worlds: 0, cut }
    }

    /// What is to be tried in the next world.
    pub(crate) fn left(&self) -> impl ExactSizeIterator<Item = &T> {
        self.left.iter().map(|&at| &self.all[at].thing)
    }

    /// What each of those left was worth in a world.
    pub(crate) fn add(&mut self, worths: impl IntoIterator<Item = Worth>) {
        for (&at, worth) in self.left.iter().zip(worths) {
            self.all[at].add(worth);
        }
        self.worlds += 1;
        if self.worlds == self.cut {
            self.cut *= 2;
            self.left.sort_by(|&a, &b| self.all[b].better(&self.all[a]));
            self.left.truncate(self.left.len().div_ceil(2).max(2));
            self.left.sort_unstable();
        }
    }

    /// Moves what each is worth by what somebody is wrong about it.
    pub(crate) fn lean(&mut self, by: impl Fn(&T) -> f32) {
        for trial in &mut self.all {
            trial.sum.wish += by(&trial.thing) * trial.worlds as f32;
        }
    }

    pub(crate) fn worlds(&self) -> usize {
        self.worlds
    }

    /// Which is best, and what everything is worth.
    pub(crate) fn end(self) -> (Option<usize>, Vec<(T, Worth)>) {
        let best = self.left.iter().copied().max_by(|&a, &b| self.all[a].better(&self.all[b]));
        let mut worths = Vec::with_capacity(self.all.len());
        for trial in self.all {
            let mean = trial.mean();
            worths.push((trial.thing, mean));
        }
        (best, worths)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_ones_are_tried_longer() {
        let mut trials = Trials::new([0u8, 1, 2, 3, 4], 2);
        let mut tried = [0; 5];
        for world in 0..10u8 {
            let worths: Vec<Worth> = trials
                .left()
                .map(|&thing| {
                    tried[usize::from(thing)] += 1;
                    // 3 is best in the long run, 1 in the first world.
                    let wish =
                        if world == 0 && thing == 1 { 9.0 } else { [0.0, 0.0, 4.0, 8.0, 2.0][usize::from(thing)] };
                    Worth { win: 0.5, wish }
                })
                .collect();
            trials.add(worths);
        }
        // Three are left after two worlds, two after four.
        assert_eq!(tried, [2, 4, 10, 10, 2]);
        let (best, worths) = trials.end();
        assert_eq!(best, Some(3));
        assert!(worths.iter().all(|(_, worth)| (worth.win - 0.5).abs() < 1e-6), "{worths:?}");
        assert_eq!(Trials::<u8>::new([], 2).end().0, None);
    }

    /// A sure loss, however narrow, is chosen only where nothing else is left; one that chance or others could still change is
    /// judged like anything else.
    #[test]
    fn what_may_win_is_better_than_a_narrow_loss() {
        for (chance, varies, best) in [(0.01, 0.0, 1), (0.0, 0.0, 0), (0.01, 0.001, 0)] {
            let mut trials = Trials::new([0u8, 1], 2);
            for world in 0..4u8 {
                let narrow = Worth { win: 0.0, wish: -0.01 + varies * f32::from(world) };
                let worths: Vec<Worth> = trials
                    .left()
                    .map(|&thing| [narrow, Worth { win: chance, wish: -0.1 }][usize::from(thing)])
                    .collect();
                trials.add(worths);
            }
            assert_eq!(trials.end().0, Some(best), "{chance} {varies}");
        }
    }
}
