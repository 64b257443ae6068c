//! Adam: every weight is changed by its own slope, the same whatever the number of threads.

use rayon::prelude::*;

use crate::Quick;

/// A network that can be trained. Its weights are one list: nothing else is known of it here.
pub(crate) trait Network: Sync {
    /// Something to learn from.
    type Sample: Sync;

    fn weights(&self) -> &[f32];

    fn change(&mut self, change: impl FnOnce(&mut [f32]));

    /// Turns slopes of the weights as they are used, which [`Network::add_slopes`] gives, into those of the weights.
    fn unfold(slopes: &mut [f32]);

    /// Adds the slopes of the loss at a sample. Gives its squared error.
    fn add_slopes(&self, sample: &Self::Sample, slopes: &mut [f32]) -> f32;
}

/// Samples are learnt from in batches, and these in parts: the same whatever the number of threads, and so are the sums.
const BATCH: usize = 4096;
const PART: usize = 256;

/// How far a network has come.
#[derive(Debug)]
pub(crate) struct Descent {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    /// For the slopes of each part of a batch.
    slopes: Vec<Vec<f32>>,
}

impl Descent {
    pub(crate) fn new(net: &impl Network) -> Self {
        let zeros = vec![0.0; net.weights().len()];
        Self { mean: zeros.clone(), square: zeros.clone(), steps: 0, slopes: vec![zeros; BATCH / PART] }
    }

    /// What is needed to go on from here, with lists of as many numbers as there are weights.
    pub(crate) fn checkpoint(&self, passes: u64, lists: &[&[f32]]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(16 + self.mean.len() * 4 * (lists.len() + 2));
        bytes.extend(passes.to_le_bytes());
        bytes.extend(i64::from(self.steps).to_le_bytes());
        for list in [&self.mean[..], &self.square].iter().chain(lists) {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    /// Goes on from a checkpoint: the passes and the lists in it; `None` if it is not one of such a network.
    pub(crate) fn resume<const LISTS: usize>(&mut self, bytes: &[u8]) -> Option<(u64, [Vec<f32>; LISTS])> {
        let (head, lists) = bytes.split_at_checked(16)?;
        let passes = u64::from_le_bytes(head[..8].try_into().ok()?);
        let steps = i32::try_from(i64::from_le_bytes(head[8..].try_into().ok()?)).ok()?;
        let weights = self.mean.len();
        let mut lists: Vec<Vec<f32>> = lists.chunks(weights * 4).map(numbers).collect();
        if lists.len() != LISTS + 2 || lists.iter().any(|list| list.len() != weights) {
            return None;
        }
        let own: Vec<Vec<f32>> = lists.drain(..2).collect();
        let [mean, square] = own.try_into().ok()?;
        (self.mean, self.square, self.steps) = (mean, square, steps);
        Some((passes, lists.try_into().ok()?))
    }

    /// Learns from samples, so many times from each. Gives the sum of their squared errors at first.
    pub(crate) fn learn<N: Network>(
        &mut self,
        net: &mut N,
        samples: &mut [N::Sample],
        repeats: u64,
        rate: f32,
        quick: &mut Quick,
    ) -> f32 {
        let mut error = 0.0;
        for repeat in 0..repeats {
            for last in (1..samples.len()).rev() {
                samples.swap(last, quick.below(last as u32 + 1) as usize);
            }
            let sum: f32 = samples.chunks(BATCH).map(|batch| self.step(net, batch, rate)).sum();
            if repeat == 0 {
                error = sum;
            }
        }
        error
    }

    /// One step of Adam. Gives the sum of the squared errors.
    fn step<N: Network>(&mut self, net: &mut N, batch: &[N::Sample], rate: f32) -> f32 {
        /// Weights are summed up and changed in pieces of this many.
        const PIECE: usize = 1 << 14;
        let now = &*net;
        let parts = batch.par_chunks(PART).zip(&mut self.slopes);
        let errors: Vec<f32> = parts
            .map(|(part, slopes)| {
                slopes.fill(0.0);
                part.iter().map(|sample| now.add_slopes(sample, slopes)).sum()
            })
            .collect();
        let (first, rest) = self.slopes.split_at_mut(1);
        let sum = &mut first[0];
        let rest = &rest[..errors.len() - 1];
        sum.par_chunks_mut(PIECE).enumerate().for_each(|(piece, sum)| {
            for part in rest {
                sum.iter_mut().zip(&part[piece * PIECE..]).for_each(|(sum, more)| *sum += more);
            }
        });
        N::unfold(sum);
        self.steps += 1;
        let (mean_left, square_left) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let scale = 1.0 / batch.len() as f32;
        let moments = self.mean.par_chunks_mut(PIECE).zip(self.square.par_chunks_mut(PIECE));
        net.change(|weights| {
            weights.par_chunks_mut(PIECE).zip(sum.par_chunks(PIECE)).zip(moments).for_each(
                |((weights, slopes), (means, squares))| {
                    let moments = means.iter_mut().zip(squares);
                    for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(moments) {
                        let slope = slope * scale;
                        *mean += (slope - *mean) * 0.1;
                        *square += (slope * slope - *square) * 0.001;
                        *weight -= rate * (*mean / mean_left) / ((*square / square_left).sqrt() + 1e-8);
                    }
                },
            );
        });
        errors.iter().sum()
    }
}

/// The numbers of a list in a checkpoint.
fn numbers(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect()
}
