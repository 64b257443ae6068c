//! What was tried and what was found.

use std::fmt;

use serde::Serialize;

/// The tests of a [`Suite`], in the order of its reports.
pub const TESTS: [&str; 9] = [
    "offers",
    "serialise",
    "replay",
    "conservation",
    "progress",
    "imagine",
    "asked",
    "lockstep_relabelled",
    "lockstep_other_answer",
];

/// So many differences of each test are kept with their records; the rest is counted.
pub const KEPT: usize = 3;

/// How much one test tried. Zero where a number does not apply.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    pub test: &'static str,
    pub states: u64,
    pub pairs: u64,
    pub answers_per_pair: f64,
    /// Hidden things exchanged, over all pairs.
    pub moved: u64,
    /// Pairs that stopped before their stretch, or their game, ended.
    pub cut_short: u64,
    pub differences: u64,
}

impl Report {
    pub fn new(test: &'static str) -> Self {
        Self { test, states: 0, pairs: 0, answers_per_pair: 0.0, moved: 0, cut_short: 0, differences: 0 }
    }

    /// Counts a pair that went on for so many answers.
    pub(crate) fn pair(&mut self, answers: usize) {
        let before = self.answers();
        self.pairs += 1;
        self.answers_per_pair = (before + answers as u64) as f64 / self.pairs as f64;
    }

    /// Both together.
    pub fn add(&mut self, other: &Self) {
        debug_assert_eq!(self.test, other.test, "reports of different tests");
        let answers = self.answers() + other.answers();
        self.states += other.states;
        self.pairs += other.pairs;
        self.answers_per_pair = if self.pairs == 0 { 0.0 } else { answers as f64 / self.pairs as f64 };
        self.moved += other.moved;
        self.cut_short += other.cut_short;
        self.differences += other.differences;
    }

    /// The whole number behind the mean, so that joined reports do not depend on how the work was split.
    fn answers(&self) -> u64 {
        (self.answers_per_pair * self.pairs as f64).round() as u64
    }

    /// Did this test try nothing that could have failed?
    pub fn is_hollow(&self) -> bool {
        match self.test {
            "lockstep_relabelled" => self.pairs == 0 || self.moved == 0 || self.answers_per_pair < 1.0,
            "lockstep_other_answer" => self.pairs == 0 || self.answers_per_pair < 1.0,
            _ => self.states == 0,
        }
    }
}

/// A difference, with the game that shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Failure {
    pub test: &'static str,
    /// Which game of the series.
    pub game: u64,
    /// What was seen, in a sentence.
    pub saw: String,
    /// The game up to that point, as `starboard replay` opens it.
    pub record: String,
}

/// All tests' reports, in the order of [`TESTS`], and the first differences of each.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Suite {
    pub reports: Vec<Report>,
    pub failures: Vec<Failure>,
}

impl Default for Suite {
    fn default() -> Self {
        Self { reports: TESTS.map(Report::new).to_vec(), failures: Vec::new() }
    }
}

impl Suite {
    /// The results of two parts of the work. The part with the earlier games goes first.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        for (report, more) in self.reports.iter_mut().zip(&other.reports) {
            report.add(more);
        }
        for failure in other.failures {
            self.keep(failure);
        }
        self
    }

    pub fn report(&self, test: &str) -> &Report {
        self.reports.iter().find(|report| report.test == test).expect("a test of the suite")
    }

    pub(crate) fn report_mut(&mut self, test: &str) -> &mut Report {
        self.reports.iter_mut().find(|report| report.test == test).expect("a test of the suite")
    }

    /// Is there still room for a difference of this test?
    pub(crate) fn keeps(&self, test: &str) -> bool {
        self.failures.iter().filter(|failure| failure.test == test).count() < KEPT
    }

    pub(crate) fn keep(&mut self, failure: Failure) {
        if self.keeps(failure.test) {
            self.failures.push(failure);
        }
    }

    pub fn differences(&self) -> u64 {
        self.reports.iter().map(|report| report.differences).sum()
    }

    /// Tests that tried nothing that could have failed: a suite that is switched off must not pass.
    pub fn hollow(&self) -> Vec<&'static str> {
        self.reports.iter().filter(|report| report.is_hollow()).map(|report| report.test).collect()
    }

    /// # Panics
    /// When there was a difference or a test was hollow. Prints the first records.
    pub fn assert_sound(&self) {
        assert!(self.differences() == 0 && self.hollow().is_empty(), "{self}");
    }
}

impl fmt::Display for Suite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<24}{:>10}{:>9}{:>9}{:>9}{:>8}  differences",
            "test", "states", "pairs", "answers", "moved", "cut"
        )?;
        for r in &self.reports {
            let Report { test, states, pairs, answers_per_pair, moved, cut_short, differences } = r;
            let hollow = if r.is_hollow() { "  NOTHING TRIED" } else { "" };
            writeln!(
                f,
                "{test:<24}{states:>10}{pairs:>9}{answers_per_pair:>9.1}{moved:>9}{cut_short:>8}  {differences}{hollow}"
            )?;
        }
        for Failure { test, game, saw, record } in &self.failures {
            writeln!(f, "\n{test}, game {game}: {saw}\n{record}")?;
        }
        Ok(())
    }
}
