//! Are imagined worlds evenly spread over what is possible?

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::Report;

/// How samples fell on the results that are possible.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    pub samples: u64,
    /// Distinct possible results.
    pub possible: usize,
    /// Samples that are none of them, with the first such result.
    pub impossible: u64,
    pub first_impossible: Option<String>,
    pub chi_square: f64,
    /// An even spread stays below this, but for about one time in 30,000.
    pub limit: f64,
}

impl Spread {
    pub fn is_even(&self) -> bool {
        self.samples > 0 && self.impossible == 0 && self.chi_square <= self.limit
    }

    /// For the table of reports; `states` counts the samples.
    pub fn report(&self) -> Report {
        let differences = self.impossible + u64::from(!self.is_even() && self.impossible == 0);
        Report { states: self.samples, differences, ..Report::new("uniform") }
    }

    /// # Panics
    /// When a sample was impossible or the spread is uneven.
    pub fn assert_even(&self) {
        assert!(self.is_even(), "{self:?}");
    }
}

/// Compares samples with an enumeration of everything that is possible, in which each entry is equally likely: a result
/// that comes about in three ways (three copies of a card) stands in it three times.
///
/// # Panics
/// When there are fewer than five samples for each entry: the test would say nothing.
pub fn chi_square<K: Ord + Clone + Debug>(samples: impl Iterator<Item = K>, possible: &[K]) -> Spread {
    let mut cells: BTreeMap<&K, (u64, u64)> = BTreeMap::new();
    for result in possible {
        cells.entry(result).or_default().0 += 1;
    }
    let (mut total, mut impossible, mut first_impossible) = (0u64, 0u64, None);
    for sample in samples {
        total += 1;
        match cells.get_mut(&sample) {
            Some((_, seen)) => *seen += 1,
            None => {
                impossible += 1;
                first_impossible.get_or_insert_with(|| format!("{sample:?}"));
            }
        }
    }
    assert!(total >= 5 * possible.len() as u64, "{total} samples for {} possibilities", possible.len());
    let each = total as f64 / possible.len() as f64;
    let chi_square = cells
        .values()
        .map(|&(ways, seen)| {
            let expected = ways as f64 * each;
            (seen as f64 - expected).powi(2) / expected
        })
        .sum();
    let limit = limit(cells.len().saturating_sub(1) as f64);
    Spread { samples: total, possible: cells.len(), impossible, first_impossible, chi_square, limit }
}

/// Four standard deviations above the mean by Wilson and Hilferty's cube root, which is close from one degree of freedom on.
fn limit(freedom: f64) -> f64 {
    if freedom == 0.0 {
        return 0.0;
    }
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + 4.0 * part.sqrt()).powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    /// What a die with faces 0, 0, 1, 2 gives, by a generator that is fair, loaded, or throws a 3 now and then.
    #[test]
    fn tells_fair_from_loaded_from_impossible() {
        let faces = [0, 0, 1, 2];
        for (name, die, even) in [
            ("fair", [0, 0, 1, 2, 0, 0, 1, 2], true),
            ("loaded", [0, 0, 1, 2, 0, 0, 1, 1], false),
            ("impossible", [0, 0, 1, 2, 0, 0, 1, 3], false),
        ] {
            let mut rng = Rng::new(5, 0);
            let spread = chi_square((0..4000).map(|_| die[rng.index(8)]), &faces);
            assert_eq!(spread.is_even(), even, "{name}: {spread:?}");
            assert_eq!(spread.report().differences > 0, !even, "{name}");
            assert_eq!(spread.impossible > 0, name == "impossible");
        }
    }

    /// Four sigma are a chance of 3.17e-5 on one side; with two degrees of freedom that point is -2 ln(3.17e-5).
    #[test]
    fn the_limit_is_four_sigma() {
        let exact = -2.0 * 3.17e-5f64.ln();
        assert!((limit(2.0) / exact - 1.0).abs() < 0.1, "{} against {exact}", limit(2.0));
    }
}
