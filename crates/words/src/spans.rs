//! Text in spans, so that a page can make a card, a player or a place something to point at.

use std::fmt;

use serde::Serialize;
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    Text(String),
    /// A card, by its id, with its name in the language.
    Card {
        id: String,
        name: String,
    },
    Seat {
        seat: Seat,
        name: String,
    },
    /// A place on the board or a part of the table.
    Place {
        id: String,
        name: String,
    },
}

/// One line of text.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Line(pub Vec<Span>);

impl Span {
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::Card { name, .. } | Self::Seat { name, .. } | Self::Place { name, .. } => name,
        }
    }
}

impl Line {
    /// Nothing to read in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|span| span.as_str().is_empty())
    }

    /// How many characters wide.
    pub fn width(&self) -> usize {
        self.0.iter().map(|span| span.as_str().chars().count()).sum()
    }

    /// Adds a span; neighbouring texts become one.
    pub fn push(&mut self, span: Span) {
        if let (Some(Span::Text(last)), Span::Text(text)) = (self.0.last_mut(), &span) {
            last.push_str(text);
        } else if !span.as_str().is_empty() {
            self.0.push(span);
        }
    }
}

impl From<Span> for Line {
    fn from(span: Span) -> Self {
        let mut line = Self::default();
        line.push(span);
        line
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(span.as_str()))
    }
}
