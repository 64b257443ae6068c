//! What can go wrong, as [`std::error::Error`]s: for programs that pass them on, and for whoever reads their logs. People at a
//! table read the sentences of the crate `words`.

use std::error::Error;
use std::fmt;

use crate::{Illegal, Impossible, RecordError, Refusal, ResumeError};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoSuchSeat => write!(f, "there is no such seat at this table"),
            Self::Over => write!(f, "the game is over"),
            Self::NotAsked => write!(f, "this seat is not asked anything now"),
            Self::TooFew { min, picked } => write!(f, "at least {min} must be picked, not {picked}"),
            Self::TooMany { max, picked } => write!(f, "at most {max} can be picked, not {picked}"),
            Self::NotOffered { index } => write!(f, "item {} of the answer is not on offer", u16::from(index) + 1),
            Self::NothingToTakeBack => write!(f, "there is nothing to take back"),
            Self::CannotRewind => write!(f, "the game cannot go back to that point"),
            Self::CannotSay => write!(f, "this cannot be said now"),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Players { min, max, given } => write!(f, "the game is for {min} to {max} players, not {given}"),
            Self::VariantPlayers { only, given } => write!(f, "this variant is for {only} players, not {given}"),
            Self::Characters { wanted, given } => write!(f, "{wanted} characters are needed, not {given}"),
            Self::SameCharacter => write!(f, "two players have the same character"),
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no world fits this view and these guesses")
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => write!(f, "the first line is no header of a record"),
            Self::OtherFormat { found } => write!(f, "the record has another format: {found}"),
            Self::OtherGame { found } => write!(f, "the record is of another game: {found}"),
            Self::OtherRules { found, ours } => write!(f, "the record was played by rules {found}, not {ours}"),
            Self::BadHeader { why } => write!(f, "the header cannot be read: {why}"),
            Self::Setup(illegal) => write!(f, "the game cannot be set up: {illegal}"),
            Self::Broken { line } => write!(f, "line {line} cannot be read"),
            Self::CutOff { lines } => write!(f, "the record stops after {lines} lines"),
            Self::Refused { line, refusal } => write!(f, "line {line} is refused: {refusal}"),
            Self::Differs { line } => write!(f, "line {line} gives another game than was played"),
            Self::AfterEnd { line } => write!(f, "line {line} comes after the last one"),
            Self::NotAsPromised => write!(f, "the seed is not the one that was promised"),
        }
    }
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { why } => write!(f, "the session cannot be read: {why}"),
            Self::OtherRules { found, ours } => write!(f, "the session was saved by rules {found}, not {ours}"),
            Self::Differs => write!(f, "what was read is not what was saved"),
        }
    }
}

impl Error for Refusal {}
impl Error for Illegal {}
impl Error for Impossible {}
impl Error for ResumeError {}

impl Error for RecordError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Setup(illegal) => Some(illegal),
            Self::Refused { refusal, .. } => Some(refusal),
            Self::NotARecord
            | Self::OtherFormat { .. }
            | Self::OtherGame { .. }
            | Self::OtherRules { .. }
            | Self::BadHeader { .. }
            | Self::Broken { .. }
            | Self::CutOff { .. }
            | Self::Differs { .. }
            | Self::AfterEnd { .. }
            | Self::NotAsPromised => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_read_well_and_name_their_source() {
        let refused = RecordError::Refused { line: 7, refusal: Refusal::TooFew { min: 2, picked: 1 } };
        assert_eq!(refused.to_string(), "line 7 is refused: at least 2 must be picked, not 1");
        assert!(refused.source().is_some_and(|source| source.is::<Refusal>()));
        let setup = RecordError::Setup(Illegal::Players { min: 3, max: 6, given: 2 });
        assert_eq!(setup.to_string(), "the game cannot be set up: the game is for 3 to 6 players, not 2");
        assert!(ResumeError::Differs.source().is_none());
    }
}
