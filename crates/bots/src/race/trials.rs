//! What is tried in imagined worlds, and how it fared: the longer the thinking, the more of it goes to what may be best.

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
}

impl<T> Trial<T> {
    fn mean(&self) -> Worth {
        self.sum.times(1.0 / self.worlds.max(1) as f32)
    }
}

impl<T> Trials<T> {
    pub(crate) fn new(things: impl IntoIterator<Item = T>, cut: usize) -> Self {
        let trial = |thing| Trial { thing, sum: Worth::default(), worlds: 0 };
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
            self.all[at].sum.add(worth, 1.0);
            self.all[at].worlds += 1;
        }
        self.worlds += 1;
        if self.worlds == self.cut {
            self.cut *= 2;
            let wish = |at: &usize| self.all[*at].mean().wish;
            self.left.sort_by(|a, b| wish(b).total_cmp(&wish(a)));
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
        let wish = |at: usize| self.all[at].mean().wish;
        let best = self.left.iter().copied().max_by(|&a, &b| wish(a).total_cmp(&wish(b)));
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
}
