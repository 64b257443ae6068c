//! Errors as one sentence that says what to do. The other crates have no sentences, only kinds of errors.

use tabletop::{Illegal, RecordError, Refusal};

use crate::Words;

impl Words {
    /// Why an answer was not taken.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let phrase = match *refusal {
            Refusal::NoSuchSeat => self.phrase("refusal-no-such-seat"),
            Refusal::Over => self.phrase("refusal-over"),
            Refusal::NotAsked => self.phrase("refusal-not-asked"),
            Refusal::TooFew { min, picked } => self.phrase("refusal-too-few").set("min", min).set("picked", picked),
            Refusal::TooMany { max, picked } => self.phrase("refusal-too-many").set("max", max).set("picked", picked),
            Refusal::NotOffered { index } => self.phrase("refusal-not-offered").set("place", u16::from(index) + 1),
            Refusal::NothingToTakeBack => self.phrase("refusal-nothing-to-take-back"),
            Refusal::CannotRewind => self.phrase("refusal-cannot-rewind"),
        };
        phrase.line().to_string()
    }

    /// Why a game cannot be set up like that.
    pub fn illegal(&self, illegal: &Illegal) -> String {
        let phrase = match *illegal {
            Illegal::Players { min, max, given } => {
                self.phrase("illegal-players").set("min", min).set("max", max).set("given", given)
            }
            Illegal::VariantPlayers { only, given } => {
                self.phrase("illegal-variant-players").set("only", only).set("given", given)
            }
            Illegal::Characters { wanted, given } => {
                self.phrase("illegal-characters").set("wanted", wanted).set("given", given)
            }
            Illegal::SameCharacter => self.phrase("illegal-same-character"),
        };
        phrase.line().to_string()
    }

    /// What is wrong with a record.
    pub fn record_error(&self, error: &RecordError) -> String {
        let phrase = match error {
            RecordError::NotARecord => self.phrase("record-not-a-record"),
            RecordError::OtherFormat { found } => self.phrase("record-other-format").set("found", *found),
            RecordError::OtherGame { found } => self.phrase("record-other-game").set("found", found.as_str()),
            RecordError::OtherRules { found, ours } => {
                self.phrase("record-other-rules").set("found", *found).set("ours", *ours)
            }
            RecordError::BadHeader { why } => self.phrase("record-bad-header").set("why", why.as_str()),
            RecordError::Setup(illegal) => self.phrase("record-setup").set("why", self.illegal(illegal)),
            RecordError::Broken { line } => self.phrase("record-broken").set("line", *line),
            RecordError::CutOff { lines } => self.phrase("record-cut-off").set("lines", *lines),
            RecordError::Refused { line, refusal } => {
                self.phrase("record-refused").set("line", *line).set("why", self.refusal(refusal))
            }
            RecordError::Differs { line } => self.phrase("record-differs").set("line", *line),
            RecordError::AfterEnd { line } => self.phrase("record-after-end").set("line", *line),
            RecordError::NotAsPromised => self.phrase("record-not-as-promised"),
        };
        phrase.line().to_string()
    }
}
