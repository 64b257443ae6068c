//! A small network: marks that are on, two hidden layers, one number between 0 and 1: the expected share of the win.
//!
//! Written out in plain loops with one order of summation, so that it gives the same bits on any machine.

use super::features::INPUTS;

pub(crate) const FIRST: usize = 128;
pub(crate) const SECOND: usize = 32;

/// How many weights there are.
pub(crate) const WEIGHTS: usize = INPUTS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1;

/// All weights in one list: the first layer by input, its biases, the second by hidden unit, its biases, the last, its bias.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub(crate) weights: Vec<f32>,
}

const BIAS_1: usize = INPUTS * FIRST;
const LAYER_2: usize = BIAS_1 + FIRST;
const BIAS_2: usize = LAYER_2 + FIRST * SECOND;
const LAYER_3: usize = BIAS_2 + SECOND;
const BIAS_3: usize = LAYER_3 + SECOND;

/// What the units hold on the way.
#[derive(Clone, Debug)]
pub(crate) struct Units {
    first: [f32; FIRST],
    second: [f32; SECOND],
    pub(crate) value: f32,
}

/// Small for what is off, so that no unit dies in training.
const LEAK: f32 = 1.0 / 64.0;

fn rectify(x: f32) -> f32 {
    if x > 0.0 { x } else { x * LEAK }
}

impl Net {
    /// Small random weights.
    pub(crate) fn random(quick: &mut crate::Quick) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        let mut fill = |range: std::ops::Range<usize>, scale: f32| {
            for weight in &mut weights[range] {
                *weight = (quick.below(1 << 16) as f32 / 32768.0 - 1.0) * scale;
            }
        };
        fill(0..BIAS_1, 0.1);
        fill(LAYER_2..BIAS_2, (3.0 / FIRST as f32).sqrt());
        fill(LAYER_3..BIAS_3, (1.0 / SECOND as f32).sqrt());
        Self { weights }
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let weights: Vec<f32> =
            bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect();
        (weights.len() == WEIGHTS && bytes.len() == WEIGHTS * 4).then_some(Self { weights })
    }

    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    pub(crate) fn value(&self, inputs: &[u16]) -> f32 {
        self.run(inputs).value
    }

    pub(crate) fn run(&self, inputs: &[u16]) -> Units {
        let w = self.weights.as_slice();
        let mut first: [f32; FIRST] = w[BIAS_1..LAYER_2].try_into().unwrap_or([0.0; FIRST]);
        for &input in inputs {
            let row = &w[usize::from(input) * FIRST..][..FIRST];
            for (unit, weight) in first.iter_mut().zip(row) {
                *unit += weight;
            }
        }
        first.iter_mut().for_each(|unit| *unit = rectify(*unit));
        let mut second: [f32; SECOND] = w[BIAS_2..LAYER_3].try_into().unwrap_or([0.0; SECOND]);
        for (unit, row) in first.iter().zip(w[LAYER_2..BIAS_2].chunks_exact(SECOND)) {
            for (next, weight) in second.iter_mut().zip(row) {
                *next += unit * weight;
            }
        }
        second.iter_mut().for_each(|unit| *unit = rectify(*unit));
        let sum = second.iter().zip(&w[LAYER_3..BIAS_3]).fold(w[BIAS_3], |sum, (unit, weight)| sum + unit * weight);
        Units { first, second, value: squash(sum) }
    }

    /// Adds the gradient of the cross-entropy between the value and `target` to `gradient`. Gives the squared error.
    pub(crate) fn learn(&self, inputs: &[u16], target: f32, gradient: &mut [f32]) -> f32 {
        let units = self.run(inputs);
        let w = self.weights.as_slice();
        // With cross-entropy the slope at the sum is the plain difference.
        let slope = units.value - target;
        gradient[BIAS_3] += slope;
        let mut back_2 = [0.0f32; SECOND];
        for j in 0..SECOND {
            gradient[LAYER_3 + j] += slope * units.second[j];
            back_2[j] = slope * w[LAYER_3 + j] * if units.second[j] > 0.0 { 1.0 } else { LEAK };
            gradient[BIAS_2 + j] += back_2[j];
        }
        let mut back_1 = [0.0f32; FIRST];
        for i in 0..FIRST {
            let row = LAYER_2 + i * SECOND;
            let mut sum = 0.0;
            for j in 0..SECOND {
                gradient[row + j] += units.first[i] * back_2[j];
                sum += w[row + j] * back_2[j];
            }
            back_1[i] = sum * if units.first[i] > 0.0 { 1.0 } else { LEAK };
            gradient[BIAS_1 + i] += back_1[i];
        }
        for &input in inputs {
            let row = &mut gradient[usize::from(input) * FIRST..][..FIRST];
            for (slot, back) in row.iter_mut().zip(&back_1) {
                *slot += back;
            }
        }
        slope * slope
    }
}

/// The logistic function by a formula of our own: `exp` of the standard library may differ from machine to machine in its
/// last bit. 2^x by the nearest whole number and a polynomial for the rest, good to a few parts in a million.
fn squash(x: f32) -> f32 {
    const TERMS: [f32; 6] = [1.0, std::f32::consts::LN_2, 0.240_226_5, 0.055_504_11, 0.009_618_13, 0.001_333_36];
    let x = x.clamp(-20.0, 20.0) * -std::f32::consts::LOG2_E;
    let whole = (x + 0.5).floor();
    let part = x - whole;
    let power = TERMS.iter().rev().fold(0.0, |sum, term| sum * part + term);
    let scale = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    1.0 / (1.0 + power * scale)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quick;

    #[test]
    fn squash_is_the_logistic_function() {
        for x in -100..=100 {
            let x = x as f32 / 8.0;
            let exact = 1.0 / (1.0 + f64::from(-x).exp());
            assert!((f64::from(squash(x)) - exact).abs() < 5e-6, "{x}");
        }
    }

    /// The gradient against differences of the loss.
    #[test]
    fn gradients_are_those_of_the_loss() {
        let mut quick = Quick::new(5);
        let mut net = Net::random(&mut quick);
        let inputs: Vec<u16> = (0..40).map(|_| quick.below(INPUTS as u32) as u16).collect();
        let target = 0.3f32;
        let mut gradient = vec![0.0; WEIGHTS];
        net.learn(&inputs, target, &mut gradient);
        let loss = |net: &Net| {
            let value = f64::from(net.value(&inputs));
            -(f64::from(target) * value.ln() + (1.0 - f64::from(target)) * (1.0 - value).ln())
        };
        let mut checked = 0;
        for at in (0..WEIGHTS).filter(|&at| gradient[at].abs() > 1e-3).step_by(37) {
            let (weight, step) = (net.weights[at], 1e-2);
            net.weights[at] = weight + step;
            let above = loss(&net);
            net.weights[at] = weight - step;
            let below = loss(&net);
            net.weights[at] = weight;
            let slope = (above - below) / f64::from(2.0 * step);
            assert!(
                (slope - f64::from(gradient[at])).abs() < 2e-3 + slope.abs() * 0.05,
                "{at}: {slope} {}",
                gradient[at]
            );
            checked += 1;
        }
        assert!(checked > 20, "{checked}");
    }
}
