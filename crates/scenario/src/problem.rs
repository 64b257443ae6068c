//! What is wrong with a scenario, or with the game that it describes.

use std::fmt;

/// At which point it went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// The line cannot be read.
    Parse,
    /// Play cannot reach the position.
    Position,
    /// An answer was refused.
    Refused,
    /// An expectation does not hold.
    Expectation,
    /// The engine lost or doubled a component.
    Engine,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Counted from 1.
    pub line: usize,
    /// The line, without its comment.
    pub text: String,
    pub kind: ProblemKind,
    pub expected: String,
    pub found: String,
}

/// A block of three lines: where, expected, found.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            ProblemKind::Parse => "cannot be read",
            ProblemKind::Position => "no such position",
            ProblemKind::Refused => "refused",
            ProblemKind::Expectation => "not so",
            ProblemKind::Engine => "the engine is wrong",
        };
        writeln!(f, "line {}: {what}: {}", self.line, self.text)?;
        writeln!(f, "  expected  {}", self.expected)?;
        write!(f, "  found     {}", self.found)
    }
}

impl std::error::Error for Problem {}
