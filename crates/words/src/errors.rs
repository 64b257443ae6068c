//! Errors as one sentence that says what to do. The other crates have no sentences, only kinds of errors.

use tabletop::{Illegal, RecordError, Refusal};

use crate::phrase::{Phrase, phrase, text};

/// Why an answer was not taken.
pub fn refusal(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::NoSuchSeat => phrase("refusal-no-such-seat"),
        Refusal::Over => phrase("refusal-over"),
        Refusal::NotAsked => phrase("refusal-not-asked"),
        Refusal::TooFew { min, picked } => phrase("refusal-too-few").set("min", min).set("picked", picked),
        Refusal::TooMany { max, picked } => phrase("refusal-too-many").set("max", max).set("picked", picked),
        Refusal::NotOffered { index } => phrase("refusal-not-offered").set("place", u16::from(index) + 1),
        Refusal::NothingToTakeBack => phrase("refusal-nothing-to-take-back"),
        Refusal::CannotRewind => phrase("refusal-cannot-rewind"),
        Refusal::CannotSay => phrase("refusal-cannot-say"),
    }
}

/// Why a game cannot be set up like that.
pub fn illegal(illegal: &Illegal) -> Phrase {
    match *illegal {
        Illegal::Players { min, max, given } => {
            phrase("illegal-players").set("min", min).set("max", max).set("given", given)
        }
        Illegal::VariantPlayers { only, given } => {
            phrase("illegal-variant-players").set("only", only).set("given", given)
        }
        Illegal::Characters { wanted, given } => phrase("illegal-characters").set("wanted", wanted).set("given", given),
        Illegal::SameCharacter => phrase("illegal-same-character"),
    }
}

/// What is wrong with a record.
pub fn record_error(error: &RecordError) -> Phrase {
    match error {
        RecordError::NotARecord => phrase("record-not-a-record"),
        RecordError::OtherFormat { found } => phrase("record-other-format").set("found", *found),
        RecordError::OtherGame { found } => phrase("record-other-game").set("found", text(found.as_str())),
        RecordError::OtherRules { found, ours } => phrase("record-other-rules").set("found", *found).set("ours", *ours),
        RecordError::BadHeader { why } => phrase("record-bad-header").set("why", text(why.as_str())),
        RecordError::Setup(why) => phrase("record-setup").set("why", illegal(why)),
        RecordError::Broken { line } => phrase("record-broken").set("line", *line),
        RecordError::CutOff { lines } => phrase("record-cut-off").set("lines", *lines),
        RecordError::Refused { line, refusal: why } => {
            phrase("record-refused").set("line", *line).set("why", refusal(why))
        }
        RecordError::Differs { line } => phrase("record-differs").set("line", *line),
        RecordError::AfterEnd { line } => phrase("record-after-end").set("line", *line),
        RecordError::NotAsPromised => phrase("record-not-as-promised"),
    }
}
