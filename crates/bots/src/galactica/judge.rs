//! The network that judges positions: how likely the humans win from here.
//!
//! Marks that are on, two hidden layers, one answer. It is asked about imagined worlds, in which it is known who is a Cylon.

use std::sync::{Arc, LazyLock};

use ::galactica::State;
use ::galactica::state::Ending;

use super::features::{COLUMNS, INPUTS, features};
use crate::Quick;
use crate::learn::{LEAK, Network, add_back, add_products, add_rows, fold, rectify, squash, unfold};

const FIRST: usize = 128;
const SECOND: usize = 32;

const BIAS_1: usize = INPUTS * FIRST;
const LAYER_2: usize = BIAS_1 + FIRST;
const BIAS_2: usize = LAYER_2 + FIRST * SECOND;
const LAYER_3: usize = BIAS_2 + SECOND;
const BIAS_3: usize = LAYER_3 + SECOND;
const WEIGHTS: usize = BIAS_3 + 1;

#[derive(Clone, Debug)]
pub(crate) struct Judge {
    /// As they are learnt and stored.
    weights: Vec<f32>,
    /// As they are used: rows of columns added up.
    folded: Vec<f32>,
}

/// A position at the start of a turn, and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) inputs: Vec<u16>,
    /// How likely the humans win.
    pub(crate) target: f32,
}

struct Units {
    first: [f32; FIRST],
    second: [f32; SECOND],
    humans: f32,
}

static TRAINED: LazyLock<Arc<Judge>> = LazyLock::new(|| {
    let judge = Judge::from_bytes(include_bytes!("../../models/galactica.weights"));
    Arc::new(judge.expect("the committed weights are those of this network"))
});

impl Judge {
    /// The one that was trained.
    pub(crate) fn trained() -> Arc<Self> {
        Arc::clone(&TRAINED)
    }

    /// Small random weights.
    pub(crate) fn random(quick: &mut Quick) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        let mut fill = |start: usize, end: usize, scale: f32| {
            for weight in &mut weights[start..end] {
                *weight = (quick.below(1 << 16) as f32 / 32768.0 - 1.0) * scale;
            }
        };
        fill(0, BIAS_1, 0.1);
        fill(LAYER_2, BIAS_2, (3.0 / FIRST as f32).sqrt());
        fill(LAYER_3, BIAS_3, (1.0 / SECOND as f32).sqrt());
        Self::of(weights)
    }

    pub(crate) fn of(weights: Vec<f32>) -> Self {
        let mut judge = Self { folded: weights.clone(), weights };
        judge.fold();
        judge
    }

    fn fold(&mut self) {
        self.folded.copy_from_slice(&self.weights);
        fold(&COLUMNS, FIRST, &mut self.folded[..BIAS_1]);
    }

    /// Weights are stored in 16 bits each, as whole numbers of these.
    const GRAIN: f32 = 1.0 / 4096.0;

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let weight = |two: &[u8]| f32::from(i16::from_le_bytes([two[0], two[1]])) * Self::GRAIN;
        (bytes.len() == WEIGHTS * 2).then(|| Self::of(bytes.chunks_exact(2).map(weight).collect()))
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| ((weight / Self::GRAIN).round() as i16).to_le_bytes()).collect()
    }

    /// How likely the humans win. Where the game is over it is known.
    pub(crate) fn humans(&self, state: &State, inputs: &mut Vec<u16>) -> f32 {
        match state.ending {
            Ending::Playing => {
                features(state, inputs);
                self.judge(inputs)
            }
            Ending::Kobol => 1.0,
            Ending::Food
            | Ending::Fuel
            | Ending::Morale
            | Ending::Population
            | Ending::GalacticaDestroyed
            | Ending::Boarded => 0.0,
        }
    }

    pub(crate) fn judge(&self, inputs: &[u16]) -> f32 {
        self.run(inputs).humans
    }

    fn run(&self, inputs: &[u16]) -> Units {
        let w = &self.folded;
        let mut first: [f32; FIRST] = add_rows(w, &w[BIAS_1..LAYER_2], inputs);
        first.iter_mut().for_each(|unit| *unit = rectify(*unit));
        let mut second: [f32; SECOND] = w[BIAS_2..LAYER_3].try_into().unwrap_or([0.0; SECOND]);
        add_products(&first, &w[LAYER_2..BIAS_2], &mut second);
        second.iter_mut().for_each(|unit| *unit = rectify(*unit));
        let sum = second.iter().zip(&w[LAYER_3..BIAS_3]).fold(w[BIAS_3], |sum, (unit, weight)| sum + unit * weight);
        Units { first, second, humans: squash(sum) }
    }
}

impl Network for Judge {
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
    }

    /// Cross-entropy: its slope at the last sum is the plain difference.
    fn add_slopes(&self, sample: &Sample, slopes: &mut [f32]) -> f32 {
        let Units { first, second, humans } = self.run(&sample.inputs);
        let w = &self.folded;
        let slope = |unit: f32| if unit > 0.0 { 1.0 } else { LEAK };
        let back = humans - sample.target;
        slopes[BIAS_3] += back;
        let mut back_2 = [0.0f32; SECOND];
        for unit in 0..SECOND {
            slopes[LAYER_3 + unit] += back * second[unit];
            back_2[unit] = back * w[LAYER_3 + unit] * slope(second[unit]);
            slopes[BIAS_2 + unit] += back_2[unit];
        }
        let mut back_1 = [0.0f32; FIRST];
        for unit in 0..FIRST {
            let at = LAYER_2 + unit * SECOND;
            let mut sum = 0.0;
            for ((slope, weight), back) in slopes[at..at + SECOND].iter_mut().zip(&w[at..]).zip(&back_2) {
                *slope += first[unit] * back;
                sum += weight * back;
            }
            back_1[unit] = sum * slope(first[unit]);
        }
        add_back(&mut slopes[..LAYER_2], BIAS_1, &sample.inputs, &back_1);
        back * back
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(quick: &mut Quick) -> Vec<u16> {
        let mut inputs: Vec<u16> = (0..60).map(|_| quick.below(INPUTS as u32) as u16).collect();
        inputs.sort_unstable();
        inputs.dedup();
        inputs
    }

    /// What is stored is rounded, and judges like what was learnt.
    #[test]
    fn rounding_moves_no_judgement() {
        let mut quick = Quick::new(7);
        let judge = Judge::random(&mut quick);
        let stored = Judge::from_bytes(&judge.to_bytes()).unwrap();
        for _ in 0..100 {
            let inputs = inputs(&mut quick);
            assert!((judge.judge(&inputs) - stored.judge(&inputs)).abs() < 2e-3);
        }
        assert!(Judge::from_bytes(&stored.to_bytes()[2..]).is_none());
    }

    /// Slopes against differences of the loss.
    #[test]
    fn slopes_are_those_of_the_loss() {
        let mut quick = Quick::new(5);
        let mut judge = Judge::random(&mut quick);
        let sample = Sample { inputs: inputs(&mut quick), target: 0.3 };
        let mut slopes = vec![0.0; WEIGHTS];
        judge.add_slopes(&sample, &mut slopes);
        Judge::unfold(&mut slopes);
        let loss = |judge: &Judge| {
            let (humans, wanted) = (f64::from(judge.judge(&sample.inputs)), f64::from(sample.target));
            -(wanted * humans.ln() + (1.0 - wanted) * (1.0 - humans).ln())
        };
        let mut checked = 0;
        for at in (0..WEIGHTS).filter(|&at| slopes[at].abs() > 1e-3).step_by(61) {
            let (weight, step) = (judge.weights()[at], 5e-4);
            judge.change(|weights| weights[at] = weight + step);
            let above = loss(&judge);
            judge.change(|weights| weights[at] = weight - step);
            let below = loss(&judge);
            judge.change(|weights| weights[at] = weight);
            let slope = (above - below) / f64::from(2.0 * step);
            assert!((slope - f64::from(slopes[at])).abs() < 2e-3 + slope.abs() * 0.05, "{at}: {slope} {}", slopes[at]);
            checked += 1;
        }
        assert!(checked > 20, "{checked}");
    }
}
