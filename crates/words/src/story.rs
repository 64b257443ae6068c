//! The story of a game: its log in as few lines as it takes, told as it goes on.

use serde::Serialize;
use tabletop::Viewer;

use crate::{Phrase, Told};

/// A line of the story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tale {
    pub phrase: Phrase,
    /// A new chapter begins here.
    pub opens: bool,
}

/// What became of a story: from line `from` on it goes like this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    pub from: usize,
    pub lines: Vec<Tale>,
}

/// A story as far as it has been told to one viewer. However the events come in pieces, it is the same in the end; its last
/// line may still grow.
#[derive(Debug)]
pub struct Story<G: Told> {
    viewer: Viewer,
    /// Those of the last chapter that were told, and what lasts of the chapters before.
    events: Vec<G::Event>,
    /// How many lines are finished: all but the last.
    finished: usize,
    /// The last line, which may still grow, and where in `events` it begins.
    last: Option<Tale>,
    begins: usize,
}

// By hand: a game itself need not be cloned.
impl<G: Told> Clone for Story<G> {
    fn clone(&self) -> Self {
        let (events, last) = (self.events.clone(), self.last.clone());
        Self { viewer: self.viewer, events, finished: self.finished, last, begins: self.begins }
    }
}

impl<G: Told> Story<G> {
    pub fn new(viewer: Viewer) -> Self {
        Self { viewer, events: Vec::new(), finished: 0, last: None, begins: 0 }
    }

    /// How many lines it has.
    pub fn len(&self) -> usize {
        self.finished + usize::from(self.last.is_some())
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Goes on with what the viewer was shown since.
    pub fn add<'e>(&mut self, events: impl IntoIterator<Item = &'e G::Event>) -> Change
    where
        G::Event: 'e,
    {
        let viewer = self.viewer;
        let before = self.events.len();
        self.events.extend(events.into_iter().filter(|event| !G::is_silent(viewer, event)).cloned());
        if self.events.len() == before {
            return Change { from: self.len(), lines: Vec::new() };
        }
        let mut lines: Vec<Tale> = Vec::new();
        let mut at = self.begins;
        while let Some(event) = self.events.get(at) {
            let (phrase, count) = G::tale(&self.events, at);
            if let Some(phrase) = phrase {
                lines.push(Tale { phrase, opens: G::opens(event) });
                self.begins = at;
            }
            at += count.max(1);
        }
        let was = self.last.take();
        let grown = usize::from(was.is_some() && was.as_ref() == lines.first());
        let from = self.finished + grown;
        self.finished += lines.len().saturating_sub(1);
        self.last = lines.last().cloned();
        lines.drain(..grown);
        self.forget();
        Change { from, lines }
    }

    /// The last line is finished as it is: it has been read, and cannot be taken back.
    pub fn close(&mut self) {
        self.finished = self.len();
        self.last = None;
        self.begins = self.events.len();
    }

    /// Only the last chapter and what lasts is needed to go on.
    fn forget(&mut self) {
        let opening = |event: &G::Event| G::opens(event);
        let Some(from) = self.events[..self.begins].iter().rposition(opening) else { return };
        let mut at = 0;
        let before = self.events.len();
        self.events.retain(|event| {
            at += 1;
            at > from || G::lasts(event)
        });
        self.begins -= before - self.events.len();
    }
}
