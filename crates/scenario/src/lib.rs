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
mod shape;
mod table;
mod text;

use tabletop::{Game, Viewer};

pub use problem::{Problem, ProblemKind};

/// What became of a scenario that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub name: String,
    /// How many expectations were checked.
    pub checks: usize,
}

/// What a line `show` shows: the table and the log, as somebody sees them at that point.
#[derive(Clone, Debug)]
pub struct Shown<'a, G: Game> {
    /// Of the line, counted from 1.
    pub line: usize,
    pub viewer: Viewer,
    pub board: G::Board,
    pub entries: Vec<&'a G::Event>,
}

/// A game that has scenarios.
pub trait Scripted: Game {
    /// Runs the scenario in `text`, which is of this game: every expectation holds, or the problems in the order of their lines.
    ///
    /// Nothing is played unless everything could be read, so that one run shows every misspelling. A refused answer ends its
    /// part of the scenario, because what follows was written for another position; expectations that fail do not.
    ///
    /// `show` is handed what the scenario shows, line by line; how it is put into words is not this crate's affair.
    fn run(text: &str, show: &mut dyn FnMut(Shown<'_, Self>)) -> Result<Report, Vec<Problem>>;
}

impl<G: played::Played> Scripted for G {
    fn run(text: &str, show: &mut dyn FnMut(Shown<'_, Self>)) -> Result<Report, Vec<Problem>> {
        let ran = script::read::<G>(&text::lines(text)).and_then(|script| script.run(show));
        ran.map_err(|mut problems| {
            problems.sort_by_key(|problem| problem.line);
            problems
        })
    }
}

/// Which of these games a scenario says that it is of.
pub fn game_of<'a>(text: &str, games: &[&'a str]) -> Result<&'a str, Vec<Problem>> {
    script::game(&text::lines(text), games)
}
