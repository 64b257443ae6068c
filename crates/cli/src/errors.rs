//! Errors as one sentence that says what to do. The other crates have no sentences, only kinds of errors.

use bots::simulate::SeriesError;
use tabletop::{Illegal, RecordError, Refusal};

pub(crate) fn illegal(error: Illegal) -> String {
    match error {
        Illegal::Players { min, max, given } => {
            format!("this game is for {min} to {max} players, not {given}: give --players {min} to {max}")
        }
        Illegal::VariantPlayers { only, given } => {
            format!(
                "this variant is for exactly {only} players, not {given}: give --players {only} or leave the variant out"
            )
        }
    }
}

pub(crate) fn series(error: &SeriesError, bots: &[&str]) -> String {
    match error {
        SeriesError::UnknownBot { name } => {
            format!("there is no bot called '{name}': choose from {}", bots.join(", "))
        }
        SeriesError::BotCount { seats, given } => {
            format!("{given} bots for {seats} seats: name one for each seat, or one for all")
        }
        SeriesError::Setup(error) => illegal(*error),
    }
}

pub(crate) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoSuchSeat => "there is no such seat".to_owned(),
        Refusal::Over => "the game was over".to_owned(),
        Refusal::NotAsked => "this seat was not asked anything".to_owned(),
        Refusal::TooFew { min, picked } => format!("{picked} picked where at least {min} are due"),
        Refusal::TooMany { max, picked } => format!("{picked} picked where at most {max} are allowed"),
        Refusal::NotOffered { index } => format!("pick {} of the answer was not on offer", index + 1),
        Refusal::NothingToTakeBack => "there was nothing to take back".to_owned(),
        Refusal::CannotRewind => "the game could not go back that far".to_owned(),
    }
}

pub(crate) fn record(error: &RecordError) -> String {
    match error {
        RecordError::NotARecord => "not a Starboard record: give a file that starboard saved".to_owned(),
        RecordError::OtherFormat { found } => {
            format!("record format {found} is not one this version reads: use the version that wrote it")
        }
        RecordError::OtherGame { found } => {
            format!("a record of '{found}', which this version does not know: use one that does")
        }
        RecordError::OtherRules { found, ours } => format!(
            "played by rules version {found}, and this program has version {ours}: use the version of starboard that wrote it"
        ),
        RecordError::BadHeader { why } => {
            format!("the first line cannot be read ({why}): get the file again from where it was saved")
        }
        RecordError::Setup(error) => format!("no game can be set up like that: {}", illegal(*error)),
        RecordError::Broken { line } => {
            format!("line {line} is damaged: get the file again from where it was saved")
        }
        RecordError::CutOff { lines } => {
            format!("the file is cut off after line {lines}: get the whole file again from where it was saved")
        }
        RecordError::Refused { line, refusal: why } => format!(
            "line {line} breaks the rules ({}): this is not the game that was played; get the file again",
            refusal(*why)
        ),
        RecordError::Differs { line } => format!(
            "line {line} does not agree with the answers before it: the file was changed; get it again from where it was saved"
        ),
        RecordError::AfterEnd { line } => {
            format!("line {line} comes after the record's end: get the file again from where it was saved")
        }
    }
}
