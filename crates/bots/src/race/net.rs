//! The network that judges positions: marks that are on, two hidden layers, and what is wanted of a position.
//!
//! The first layer is shared by all kinds of game; behind it each has its own. Written out in plain loops with one order of
//! summation, so that it gives the same bits on any machine. All weights, those of the [reflex](super::reflex) too, are one
//! list: the trainer knows nothing else.

use super::features::{COLUMNS, INPUTS};
use super::reflex;
use super::train::Sample;
use crate::learn::{LEAK, Network, add_back, add_products, add_rows, fold, rectify, shares, squash, unfold};

pub(crate) const FIRST: usize = 256;
pub(crate) const SECOND: usize = 32;
/// Share of the win, margin, rounds left, own score.
const HEADS: usize = 4;
/// The most choices of action cards: the pairs of the experienced game.
pub(crate) const CHOICES: usize = 23;
const MODES: usize = 4;

const BIAS_1: usize = INPUTS * FIRST;
/// What each kind of game has for itself starts here.
const OWN: usize = BIAS_1 + FIRST;
const LAYER_2: usize = 0;
const BIAS_2: usize = LAYER_2 + FIRST * SECOND;
const LAYER_3: usize = BIAS_2 + SECOND;
const BIAS_3: usize = LAYER_3 + SECOND * HEADS;
const ACTIONS: usize = BIAS_3 + HEADS;
const ACTION_BIAS: usize = ACTIONS + FIRST * CHOICES;
const OWN_SIZE: usize = ACTION_BIAS + CHOICES;

/// Where the weights of the reflex start.
pub(super) const REFLEX: usize = OWN + MODES * OWN_SIZE;

/// How many weights there are.
pub(crate) const WEIGHTS: usize = REFLEX + reflex::WEIGHTS;

#[derive(Clone, Debug)]
pub(crate) struct Net {
    /// As they are learnt and stored.
    weights: Vec<f32>,
    /// As they are used: rows of columns added up.
    pub(super) folded: Vec<f32>,
    /// Those of the first layer in 16 bits each: half as much to read.
    rows: Vec<i16>,
}

/// Margins are counted in this many VPs, rounds in so many.
pub(crate) const MARGIN_UNIT: f32 = 20.0;
pub(crate) const ROUND_UNIT: f32 = 10.0;

/// What is thought of a position, or what came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Judgement {
    /// Share of the win.
    pub(crate) win: f32,
    /// Own score less the best of the others, in [`MARGIN_UNIT`]s.
    pub(crate) margin: f32,
    /// Rounds left, in [`ROUND_UNIT`]s.
    pub(crate) rounds: f32,
    /// Own score at the end, in [`MARGIN_UNIT`]s.
    pub(crate) score: f32,
}

impl Judgement {
    /// Part of this, the rest of that.
    pub(crate) fn mix(self, part: f32, that: Self) -> Self {
        let mix = |a: f32, b: f32| part * a + (1.0 - part) * b;
        Self {
            win: mix(self.win, that.win),
            margin: mix(self.margin, that.margin),
            rounds: mix(self.rounds, that.rounds),
            score: mix(self.score, that.score),
        }
    }
}

/// What the units hold on the way.
struct Units {
    first: [f32; FIRST],
    second: [f32; SECOND],
    judgement: Judgement,
}

/// So many units of the first layer are summed up at a time: as many as fit into the registers.
const BLOCK: usize = 128;

impl Net {
    /// Small random weights, and a reflex that is common sense alone.
    pub(crate) fn random(quick: &mut crate::Quick) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        let mut fill = |start: usize, end: usize, scale: f32| {
            for weight in &mut weights[start..end] {
                *weight = (quick.below(1 << 16) as f32 / 32768.0 - 1.0) * scale;
            }
        };
        fill(0, BIAS_1, 0.1);
        for mode in 0..MODES {
            let own = OWN + mode * OWN_SIZE;
            fill(own + LAYER_2, own + BIAS_2, (3.0 / FIRST as f32).sqrt());
            fill(own + LAYER_3, own + BIAS_3, (1.0 / SECOND as f32).sqrt());
        }
        fill(REFLEX, REFLEX + reflex::FIRST_WEIGHTS, 0.2);
        weights[REFLEX + reflex::COMMON_SENSE..].fill(1.0);
        Self::of(weights)
    }

    pub(crate) fn of(weights: Vec<f32>) -> Self {
        let mut net = Self { folded: weights.clone(), rows: vec![0; OWN], weights };
        net.fold();
        net
    }

    /// To be called when the weights have changed.
    fn fold(&mut self) {
        self.folded.copy_from_slice(&self.weights);
        fold(&COLUMNS, FIRST, &mut self.folded[..BIAS_1]);
        fold(&reflex::COLUMNS, reflex::UNITS, &mut self.folded[REFLEX..REFLEX + reflex::FIRST_WEIGHTS]);
        for (row, weight) in self.rows.iter_mut().zip(&self.folded) {
            *row = (weight / Self::ROW_GRAIN).round() as i16;
        }
    }

    /// Weights are stored in 16 bits each, as whole numbers of these. Those that were learnt stay far below the largest, 8.
    const GRAIN: f32 = 1.0 / 4096.0;

    /// Rows of the first layer are whole numbers of these, and so are their sums, which reach 32 at most.
    const ROW_GRAIN: f32 = 1.0 / 1024.0;

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let weight = |two: &[u8]| f32::from(i16::from_le_bytes([two[0], two[1]])) * Self::GRAIN;
        (bytes.len() == WEIGHTS * 2).then(|| Self::of(bytes.chunks_exact(2).map(weight).collect()))
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| ((weight / Self::GRAIN).round() as i16).to_le_bytes()).collect()
    }

    pub(crate) fn judge(&self, mode: usize, inputs: &[u16]) -> Judgement {
        self.run(mode, self.first(inputs)).judgement
    }

    /// As it is used: not to be inlined, by itself it becomes the machine's wide instructions.
    #[inline(never)]
    fn first(&self, inputs: &[u16]) -> [f32; FIRST] {
        let mut first = [0.0; FIRST];
        for (block, units) in first.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            let row = |row: usize| &self.rows[row * FIRST + block * BLOCK..][..BLOCK];
            let mut sums = [0i16; BLOCK];
            sums.copy_from_slice(row(INPUTS));
            for &input in inputs {
                for (sum, weight) in sums.iter_mut().zip(row(usize::from(input))) {
                    *sum = sum.saturating_add(*weight);
                }
            }
            for (unit, sum) in units.iter_mut().zip(sums) {
                *unit = rectify(f32::from(sum) * Self::ROW_GRAIN);
            }
        }
        first
    }

    /// As it is learnt.
    fn exact_first(&self, inputs: &[u16]) -> [f32; FIRST] {
        let mut first = add_rows(&self.folded, &self.folded[BIAS_1..OWN], inputs);
        first.iter_mut().for_each(|unit| *unit = rectify(*unit));
        first
    }

    fn own(&self, mode: usize) -> &[f32] {
        &self.folded[OWN + mode * OWN_SIZE..][..OWN_SIZE]
    }

    fn run(&self, mode: usize, first: [f32; FIRST]) -> Units {
        let w = self.own(mode);
        let mut second: [f32; SECOND] = w[BIAS_2..LAYER_3].try_into().unwrap_or([0.0; SECOND]);
        add_products(&first, &w[LAYER_2..BIAS_2], &mut second);
        second.iter_mut().for_each(|unit| *unit = rectify(*unit));
        let mut heads: [f32; HEADS] = w[BIAS_3..ACTIONS].try_into().unwrap_or([0.0; HEADS]);
        for (unit, row) in second.iter().zip(w[LAYER_3..BIAS_3].chunks_exact(HEADS)) {
            for (head, weight) in heads.iter_mut().zip(row) {
                *head += unit * weight;
            }
        }
        let judgement = Judgement { win: squash(heads[0]), margin: heads[1], rounds: heads[2], score: heads[3] };
        Units { first, second, judgement }
    }

    /// How probably the seat whose position this is makes each of `count` choices of actions.
    pub(crate) fn choices(&self, mode: usize, inputs: &[u16], count: usize) -> Vec<f32> {
        shares(&self.wishes(mode, &self.first(inputs), count))
    }

    fn wishes(&self, mode: usize, first: &[f32; FIRST], count: usize) -> Vec<f32> {
        let w = self.own(mode);
        let mut sums = w[ACTION_BIAS..ACTION_BIAS + count].to_vec();
        for (unit, row) in first.iter().zip(w[ACTIONS..ACTION_BIAS].chunks_exact(CHOICES)) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += unit * weight;
            }
        }
        sums
    }

    /// Adds the slopes of the loss at a position: cross-entropy for the win and for the choice that was made (which one, of
    /// how many), half the square of the difference for margin and rounds. Gives the squared error of the win.
    pub(crate) fn learn(
        &self,
        mode: usize,
        inputs: &[u16],
        target: Judgement,
        chosen: Option<(usize, usize)>,
        slopes: &mut [f32],
    ) -> f32 {
        let Units { first, second, judgement } = self.run(mode, self.exact_first(inputs));
        let w = self.own(mode);
        let own = OWN + mode * OWN_SIZE;
        // With cross-entropy the slope at the sum is the plain difference.
        let backs: [f32; HEADS] = [
            judgement.win - target.win,
            judgement.margin - target.margin,
            judgement.rounds - target.rounds,
            judgement.score - target.score,
        ];
        let mut back_2 = [0.0f32; SECOND];
        for (head, back) in backs.into_iter().enumerate() {
            slopes[own + BIAS_3 + head] += back;
            for unit in 0..SECOND {
                slopes[own + LAYER_3 + unit * HEADS + head] += back * second[unit];
                back_2[unit] += back * w[LAYER_3 + unit * HEADS + head];
            }
        }
        for unit in 0..SECOND {
            back_2[unit] *= if second[unit] > 0.0 { 1.0 } else { LEAK };
            slopes[own + BIAS_2 + unit] += back_2[unit];
        }
        let mut wishes = [0.0f32; CHOICES];
        if let Some((choice, count)) = chosen {
            let shares = shares(&self.wishes(mode, &first, count));
            wishes[..count].copy_from_slice(&shares);
            wishes[choice] -= 1.0;
            wishes.iter_mut().for_each(|back| *back *= CHOICE_WEIGHT);
            slopes[own + ACTION_BIAS..][..CHOICES].iter_mut().zip(wishes).for_each(|(slope, back)| *slope += back);
        }
        let mut back_1 = [0.0f32; FIRST];
        for unit in 0..FIRST {
            let row = unit * SECOND;
            let weights = &w[LAYER_2 + row..][..SECOND];
            let row_slopes = &mut slopes[own + LAYER_2 + row..][..SECOND];
            let mut sum = 0.0;
            for ((slope, weight), back) in row_slopes.iter_mut().zip(weights).zip(&back_2) {
                *slope += first[unit] * back;
                sum += weight * back;
            }
            if chosen.is_some() {
                let weights = &w[ACTIONS + unit * CHOICES..][..CHOICES];
                let row_slopes = &mut slopes[own + ACTIONS + unit * CHOICES..][..CHOICES];
                for ((slope, weight), back) in row_slopes.iter_mut().zip(weights).zip(&wishes) {
                    *slope += first[unit] * back;
                    sum += weight * back;
                }
            }
            back_1[unit] = sum * if first[unit] > 0.0 { 1.0 } else { LEAK };
        }
        add_back(&mut slopes[..OWN], BIAS_1, inputs, &back_1);
        backs[0] * backs[0]
    }
}

impl Network for Net {
    type Sample = Sample;

    fn weights(&self) -> &[f32] {
        &self.weights
    }

    fn change(&mut self, change: impl FnOnce(&mut [f32])) {
        change(&mut self.weights);
        self.fold();
    }

    fn unfold(slopes: &mut [f32]) {
        unfold(&COLUMNS, FIRST, &mut slopes[..BIAS_1]);
        unfold(&reflex::COLUMNS, reflex::UNITS, &mut slopes[REFLEX..REFLEX + reflex::FIRST_WEIGHTS]);
    }

    fn add_slopes(&self, sample: &Sample, slopes: &mut [f32]) -> f32 {
        match sample {
            Sample::Position { mode, inputs, target, chosen } => self.learn(*mode, inputs, *target, *chosen, slopes),
            Sample::Answer { question, picked } => {
                self.learn_reflex(question, *picked, slopes);
                0.0
            }
        }
    }
}

/// How much the choice of actions counts in training beside the judgement.
const CHOICE_WEIGHT: f32 = 0.25;

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Quick;

    /// What is stored is rounded, and judges like what was learnt.
    #[test]
    fn rounding_moves_no_judgement() {
        let mut quick = Quick::new(7);
        let net = Net::random(&mut quick);
        let stored = Net::from_bytes(&net.to_bytes()).unwrap();
        assert_eq!(Net::from_bytes(&stored.to_bytes()).unwrap().weights(), stored.weights());
        for _ in 0..200 {
            let inputs: Vec<u16> = (0..60).map(|_| quick.below(INPUTS as u32) as u16).collect();
            let (a, b) = (net.judge(1, &inputs), stored.judge(1, &inputs));
            assert!((a.win - b.win).abs() < 2e-3 && (a.margin - b.margin).abs() < 5e-3, "{a:?} {b:?}");
            // Nor is what the rounded rows of the first layer add up to.
            let exact = net.run(1, net.exact_first(&inputs)).judgement;
            assert!((a.win - exact.win).abs() < 3e-3 && (a.score - exact.score).abs() < 1e-2, "{a:?} {exact:?}");
        }
        assert!(Net::from_bytes(&stored.to_bytes()[2..]).is_none());
    }

    /// Slopes against differences of the loss.
    #[test]
    fn slopes_are_those_of_the_loss() {
        let mut quick = Quick::new(5);
        let mut net = Net::random(&mut quick);
        net.change(|weights| {
            // The wishes start at nothing; here they are to matter.
            let mut quick = Quick::new(6);
            for weight in &mut weights[OWN..REFLEX] {
                *weight += (quick.below(1 << 16) as f32 / 32768.0 - 1.0) * 0.1;
            }
        });
        let mut inputs: Vec<u16> = (0..40).map(|_| quick.below(INPUTS as u32) as u16).collect();
        inputs.sort_unstable();
        inputs.dedup();
        let target = Judgement { win: 0.3, margin: -0.4, rounds: 0.7, score: 1.3 };
        for (mode, chosen) in [(0, Some((3, 7))), (3, Some((20, 23))), (2, None)] {
            let mut slopes = vec![0.0; WEIGHTS];
            net.learn(mode, &inputs, target, chosen, &mut slopes);
            Net::unfold(&mut slopes);
            let loss = |net: &Net| {
                let Judgement { win, margin, rounds, score } = net.run(mode, net.exact_first(&inputs)).judgement;
                let (win, wanted) = (f64::from(win), f64::from(target.win));
                let differences = [margin - target.margin, rounds - target.rounds, score - target.score];
                let squares: f64 = differences.map(|difference| f64::from(difference).powi(2)).iter().sum();
                let choice = chosen.map_or(0.0, |(choice, count)| {
                    -f64::from(shares(&net.wishes(mode, &net.exact_first(&inputs), count))[choice]).ln()
                        * f64::from(CHOICE_WEIGHT)
                });
                -(wanted * win.ln() + (1.0 - wanted) * (1.0 - win).ln()) + squares / 2.0 + choice
            };
            check_slopes(&mut net, &slopes, 61, &loss);
        }
    }

    /// Some of the slopes that are not tiny, against differences of a loss.
    pub(in crate::race) fn check_slopes(net: &mut Net, slopes: &[f32], every: usize, loss: &dyn Fn(&Net) -> f64) {
        let mut checked = 0;
        for at in (0..WEIGHTS).filter(|&at| slopes[at].abs() > 1e-3).step_by(every) {
            let (weight, step) = (net.weights()[at], 5e-4);
            net.change(|weights| weights[at] = weight + step);
            let above = loss(net);
            net.change(|weights| weights[at] = weight - step);
            let below = loss(net);
            net.change(|weights| weights[at] = weight);
            let slope = (above - below) / f64::from(2.0 * step);
            assert!((slope - f64::from(slopes[at])).abs() < 2e-3 + slope.abs() * 0.05, "{at}: {slope} {}", slopes[at]);
            checked += 1;
        }
        assert!(checked > 20, "{checked}");
    }
}
