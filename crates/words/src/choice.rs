//! An option: what it is, what it costs or brings, and why.

use serde::Serialize;

use crate::phrase::{Phrase, one, phrase};

/// One option of a question, in three parts, so that nobody has to take a sentence apart.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    pub name: Phrase,
    /// What it costs or brings; may be nothing.
    pub gist: Phrase,
    /// The reason, such as where a number comes from; may be nothing.
    pub why: Phrase,
    /// As things stand it would bring nothing.
    pub idle: bool,
}

impl Choice {
    pub(crate) fn new(name: Phrase, gist: Phrase) -> Self {
        Self { name, gist, why: Phrase::Nothing, idle: false }
    }

    pub(crate) fn because(mut self, why: Phrase) -> Self {
        self.why = why;
        self
    }

    pub(crate) fn idle(mut self, idle: bool) -> Self {
        self.idle = idle;
        self
    }

    /// All of it as one phrase, where a line is all there is room for.
    pub fn whole(self) -> Phrase {
        // Things, numbers and phrases alike: as lists of one they are all phrases.
        let part = |part: Phrase| if part.is_nothing() { part } else { one(part) };
        let (gist, why) = (!self.gist.is_nothing(), !self.why.is_nothing());
        phrase("choice")
            .set("name", part(self.name))
            .set("has-gist", gist)
            .set("gist", part(self.gist))
            .set("has-why", why)
            .set("why", part(self.why))
    }
}

impl From<Phrase> for Choice {
    fn from(name: Phrase) -> Self {
        Self::new(name, Phrase::Nothing)
    }
}
