//! Text in spans, so that a page can make a card, a player or a place something to point at.

use std::fmt;

use serde::Serialize;
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    Text(String),
    /// A card, by its id, with its name in the language.
    Card { id: String, name: String },
    Seat { seat: Seat, name: String },
    /// A place on the board or a part of the table.
    Place { id: String, name: String },
}

/// One line of text.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(transparent)]
pub struct Line(pub Vec<Span>);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| match span {
            Span::Text(text) => f.write_str(text),
            Span::Card { name, .. } | Span::Seat { name, .. } | Span::Place { name, .. } => f.write_str(name),
        })
    }
}
