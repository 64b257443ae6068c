//! The parts that networks are made of, in plain loops with one order of summation, so that they give the same bits on any
//! machine.

/// Small for what is off, so that no unit dies in training.
pub(crate) const LEAK: f32 = 1.0 / 64.0;

#[inline]
pub(crate) fn rectify(x: f32) -> f32 {
    if x > 0.0 { x } else { x * LEAK }
}

/// The sums of the rows of some inputs.
#[inline]
pub(crate) fn add_rows<const WIDTH: usize>(rows: &[f32], bias: &[f32], inputs: &[u16]) -> [f32; WIDTH] {
    let mut units: [f32; WIDTH] = bias.try_into().unwrap_or([0.0; WIDTH]);
    for &input in inputs {
        let row = &rows[usize::from(input) * WIDTH..][..WIDTH];
        for (unit, weight) in units.iter_mut().zip(row) {
            *unit += weight;
        }
    }
    units
}

/// Adds every unit's row times the unit. Not to be inlined: by itself it becomes the machine's wide instructions.
#[inline(never)]
pub(crate) fn add_products<const WIDTH: usize>(units: &[f32], rows: &[f32], sums: &mut [f32; WIDTH]) {
    let mut odd = [0.0f32; WIDTH];
    let mut even = [0.0f32; WIDTH];
    let rows = rows.as_chunks::<WIDTH>().0.as_chunks::<2>().0;
    for (units, rows) in units.as_chunks::<2>().0.iter().zip(rows) {
        for at in 0..WIDTH {
            even[at] += units[0] * rows[0][at];
            odd[at] += units[1] * rows[1][at];
        }
    }
    for at in 0..WIDTH {
        sums[at] += even[at] + odd[at];
    }
}

/// Adds what comes back to a first layer to the slopes of its rows and of its biases.
pub(crate) fn add_back<const WIDTH: usize>(slopes: &mut [f32], bias: usize, inputs: &[u16], back: &[f32; WIDTH]) {
    slopes[bias..bias + WIDTH].iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
    for &input in inputs {
        let row = &mut slopes[usize::from(input) * WIDTH..][..WIDTH];
        row.iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
    }
}

/// Weights that grow exponentially with the numbers, adding up to one.
pub(crate) fn shares(numbers: &[f32]) -> Vec<f32> {
    let best = numbers.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = numbers.iter().map(|&number| exp(number - best)).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// The exponential function by a formula of our own: that of the standard library may differ from machine to machine in its
/// last bit. 2^x by the nearest whole number and a polynomial for the rest, good to a few parts in a million.
fn exp(x: f32) -> f32 {
    const TERMS: [f32; 6] = [1.0, std::f32::consts::LN_2, 0.240_226_5, 0.055_504_11, 0.009_618_13, 0.001_333_36];
    let x = x.clamp(-20.0, 20.0) * std::f32::consts::LOG2_E;
    let whole = (x + 0.5).floor();
    let part = x - whole;
    let power = TERMS.iter().rev().fold(0.0, |sum, term| sum * part + term);
    power * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The logistic function.
pub(crate) fn squash(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squash_is_the_logistic_function() {
        for x in -100..=100 {
            let x = x as f32 / 8.0;
            let exact = 1.0 / (1.0 + f64::from(-x).exp());
            assert!((f64::from(squash(x)) - exact).abs() < 5e-6, "{x}");
        }
        let even = shares(&[1.0, 1.0, -30.0]);
        assert!((even[0] - 0.5).abs() < 1e-6 && even[2] < 1e-8, "{even:?}");
    }
}
