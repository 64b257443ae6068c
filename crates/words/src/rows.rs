//! Tables, cards and explanations: a row each, which whoever shows them lays out.

use serde::Serialize;

use crate::phrase::{Phrase, commas, phrase};
use crate::spans::{Line, Span};
use crate::voice::{Reader, Voice};

/// One row: something said, or a label with a list behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row {
    pub phrase: Phrase,
    /// How deep it lies under the rows before it.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub indent: u8,
    /// The list, if `phrase` is a label.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Phrase>>"))]
    pub parts: Vec<Phrase>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_zero(indent: &u8) -> bool {
    *indent == 0
}

impl From<Phrase> for Row {
    fn from(phrase: Phrase) -> Self {
        Self { phrase, ..Self::default() }
    }
}

impl Row {
    /// A label and a list; no row at all without a list.
    pub(crate) fn list(label: Phrase, parts: Vec<Phrase>) -> Option<Self> {
        (!parts.is_empty()).then_some(Self { phrase: label, indent: 0, parts })
    }

    /// One step deeper.
    #[must_use]
    pub(crate) fn under(mut self) -> Self {
        self.indent += 1;
        self
    }
}

/// A row for each.
pub(crate) fn rows(phrases: impl IntoIterator<Item = Phrase>) -> Vec<Row> {
    phrases.into_iter().map(Row::from).collect()
}

/// A row for each, one step deeper.
pub(crate) fn under(phrases: impl IntoIterator<Item = Phrase>) -> Vec<Row> {
    phrases.into_iter().map(|phrase| Row::from(phrase).under()).collect()
}

/// A label and a list as a sentence, where several of them share a row; nothing without a list.
pub(crate) fn labelled(label: Phrase, parts: Vec<Phrase>) -> Option<Phrase> {
    (!parts.is_empty()).then(|| phrase("list-labelled").set("label", label).set("list", commas(parts)))
}

/// How wide a line may get where it can be broken.
const WIDTH: usize = 78;

impl Voice {
    /// Rows as lines of a terminal. A list goes over as many lines as it takes.
    pub fn lay(&self, rows: &[Row], reader: &Reader<'_>) -> Vec<Line> {
        self.lay_within(WIDTH, rows, reader)
    }

    /// The same in lines of another width.
    pub fn lay_within(&self, width: usize, rows: &[Row], reader: &Reader<'_>) -> Vec<Line> {
        let mut lines = Vec::new();
        for row in rows {
            let mut head = Line::default();
            head.push(Span::Text("  ".repeat(row.indent.into())));
            self.say(&row.phrase, reader).0.into_iter().for_each(|span| head.push(span));
            if row.parts.is_empty() {
                lines.push(head);
            } else {
                self.pack(width, head, row.parts.iter().map(|part| self.say(part, reader)), &mut lines);
            }
        }
        lines
    }

    fn pack(&self, width: usize, mut label: Line, parts: impl Iterator<Item = Line>, lines: &mut Vec<Line>) {
        let mut list: Option<Line> = None;
        for part in parts {
            list = Some(match list.take() {
                None => part,
                Some(list) => {
                    let longer = self.joined("list-comma", ("list", list.clone()), ("item", part.clone()));
                    // One for the space behind the label, two for the separator of the next line.
                    if label.width() + longer.width() + 3 > width {
                        lines.push(self.joined("list-labelled-more", ("label", label), ("list", list)));
                        label = Span::Text(" ".repeat(3)).into();
                        part
                    } else {
                        longer
                    }
                }
            });
        }
        lines.extend(list.map(|list| self.joined("list-labelled", ("label", label), ("list", list))));
    }
}
