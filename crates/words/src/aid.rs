//! A game on one page, as the table is now: what the shell opens at the step we are in, and the terminal lists.

use crate::phrase::{Phrase, phrase};
use crate::rows::Row;

/// A part of the aid: a step of the turn, or something to look up.
#[derive(Clone, Debug, PartialEq)]
pub struct AidPart {
    pub id: &'static str,
    /// Its number among the steps of a turn.
    pub step: Option<u8>,
    pub stands: Stands,
    /// The one part that is about what is going on.
    pub open: bool,
    pub name: Phrase,
    /// What it is about, where it is not open.
    pub gist: Phrase,
    pub points: Vec<AidPoint>,
}

/// How a part stands to the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    Done,
    Here,
    Ahead,
    /// A step that this turn goes without.
    Skipped,
    /// No step of a turn.
    Aside,
}

/// A line of a part.
#[derive(Clone, Debug, PartialEq)]
pub struct AidPoint {
    pub phrase: Phrase,
    pub tone: Tone,
    /// For a roll: what each side of the die reaches, 0 where nothing happens.
    pub faces: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    /// It is so now.
    Lit,
    /// It cannot be done now; the line says why.
    Off,
}

impl Stands {
    /// As messages call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Here => "here",
            Self::Ahead => "ahead",
            Self::Skipped => "skipped",
            Self::Aside => "aside",
        }
    }
}

impl AidPoint {
    pub(crate) const fn new(phrase: Phrase, tone: Tone) -> Self {
        Self { phrase, tone, faces: Vec::new() }
    }

    fn row(self) -> Row {
        match self.tone {
            Tone::Plain => self.phrase.into(),
            Tone::Lit => phrase("aid-lit").set("what", self.phrase).into(),
            Tone::Off => phrase("aid-off").set("what", self.phrase).into(),
        }
    }
}

/// What a part says, a row each.
pub(crate) fn rows_of(part: AidPart) -> Vec<Row> {
    part.points.into_iter().map(|point| point.row().under()).collect()
}

/// The whole aid: every step in a line, the open part whole, and what else can be asked for.
pub(crate) fn rows(parts: Vec<AidPart>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut more = Vec::new();
    // Before the first turn and after the last no step is where we are: what is open then is no more than a page.
    let turn = parts.iter().any(|part| part.stands == Stands::Here);
    for part in parts {
        if part.stands == Stands::Aside && !part.open {
            more.push(part.name);
            continue;
        }
        let said = phrase("aid-part").set("numbered", part.step.is_some()).set("number", part.step.unwrap_or(0));
        let open = match (part.open, turn) {
            (true, true) => "yes",
            (true, false) => "plain",
            (false, _) => "no",
        };
        let said = said.set("name", part.name.clone()).set("stands", part.stands.name()).set("open", open);
        rows.push(said.set("gist", part.gist.clone()).into());
        if part.open {
            rows.extend(rows_of(part));
        }
    }
    rows.extend(Row::list(phrase("aid-more"), more));
    rows
}
