//! Scenarios: a position, answers and expectations in a small text file.
//!
//! `docs/scenarios.md` describes the format. What is the same for every game lives here: lines, answers, expectations and
//! the running ([`played::Played`] is what a game adds: its lines of a position, its items and its facts). What does not
//! live here: rules, and sentences for players; the texts of this crate are for whoever writes a scenario.
//!
//! A scenario sees everything and does no I/O: reading files is the command line's.

mod expect;
mod facts;
mod json;
mod names;
mod of_galactica;
mod of_race;
mod played;
mod problem;
mod script;
mod table;
mod text;

pub use problem::{Problem, ProblemKind};

/// What became of a scenario that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub name: String,
    /// How many expectations were checked.
    pub checks: usize,
}

/// Runs the scenario in `text`: every expectation holds, or the problems in the order of their lines.
///
/// Nothing is played unless everything could be read, so that one run shows every misspelling. A refused answer ends its
/// part of the scenario, because what follows was written for another position; expectations that fail do not.
pub fn run(text: &str) -> Result<Report, Vec<Problem>> {
    let lines = text::lines(text);
    let ran = script::game(&lines).and_then(|game| match game {
        script::GameName::Race => script::read::<race::Race>(&lines)?.run(),
        script::GameName::Galactica => script::read::<galactica::Galactica>(&lines)?.run(),
    });
    ran.map_err(|mut problems| {
        problems.sort_by_key(|problem| problem.line);
        problems
    })
}
