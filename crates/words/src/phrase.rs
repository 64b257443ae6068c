//! A message and what is put into it: text, numbers, and the spans that stay spans.

use tabletop::Seat;

use crate::spans::{Line, Span};
use crate::{Reader, Words};

/// What a variable of a message stands for.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Words, or the name of a case that the message selects by.
    Text(String),
    Number(i64),
    /// A card, by its id, with its name in the language.
    Card {
        id: String,
        name: String,
    },
    Seat {
        seat: Seat,
        name: String,
    },
    Place {
        id: String,
        name: String,
    },
    /// A part that was itself composed.
    Line(Line),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}

impl From<Span> for Arg {
    fn from(span: Span) -> Self {
        match span {
            Span::Text(text) => Self::Text(text),
            Span::Card { id, name } => Self::Card { id, name },
            Span::Seat { seat, name } => Self::Seat { seat, name },
            Span::Place { id, name } => Self::Place { id, name },
        }
    }
}

impl From<Arg> for Line {
    fn from(arg: Arg) -> Self {
        let span = match arg {
            Arg::Line(line) => return line,
            Arg::Text(text) => Span::Text(text),
            Arg::Number(number) => Span::Text(number.to_string()),
            Arg::Card { id, name } => Span::Card { id, name },
            Arg::Seat { seat, name } => Span::Seat { seat, name },
            Arg::Place { id, name } => Span::Place { id, name },
        };
        span.into()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, i8, u16, i16, u32, i32, i64, usize);

/// Words of yes and no, for messages that select by them.
impl From<bool> for Arg {
    fn from(is: bool) -> Self {
        Self::from(if is { "yes" } else { "no" })
    }
}

/// A message on its way to becoming a line.
#[derive(Debug)]
pub(crate) struct Phrase<'w> {
    words: &'w Words,
    id: &'w str,
    args: Vec<(&'w str, Arg)>,
}

impl<'w> Phrase<'w> {
    pub(crate) fn set(mut self, name: &'w str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// A seat as the subject: `$seat` is its name, `$you` says whether it is the reader himself.
    pub(crate) fn who(self, reader: &Reader<'_>, seat: Seat) -> Self {
        let name = self.words.seat(reader, seat);
        self.set("you", reader.is(seat)).set("seat", name)
    }

    pub(crate) fn line(self) -> Line {
        self.words.say(self.id, &self.args)
    }
}

impl Words {
    pub(crate) fn phrase<'w>(&'w self, id: &'w str) -> Phrase<'w> {
        Phrase { words: self, id, args: Vec::new() }
    }

    /// A message without variables.
    pub(crate) fn fixed(&self, id: &str) -> Line {
        self.say(id, &[])
    }

    /// The name of a seat: the player's own, or its number.
    pub fn seat(&self, reader: &Reader<'_>, seat: Seat) -> Arg {
        let name = match reader.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.phrase("seat-name").set("number", seat.0 + 1).line().to_string(),
        };
        Arg::Seat { seat, name }
    }

    /// "3 cards".
    pub(crate) fn cards(&self, count: impl Into<Arg>) -> Line {
        self.phrase("cards").set("count", count).line()
    }

    /// "2 VP".
    pub(crate) fn vp(&self, count: impl Into<Arg>) -> Line {
        self.phrase("vp").set("count", count).line()
    }

    /// "A, B and C".
    pub fn and(&self, parts: Vec<Line>) -> Line {
        self.list(parts, "list-and")
    }

    /// "A; or B; or C".
    pub(crate) fn or(&self, parts: Vec<Line>) -> Line {
        self.joined("list-or", parts)
    }

    /// "A, B, C".
    pub(crate) fn commas(&self, parts: Vec<Line>) -> Line {
        self.list(parts, "list-comma")
    }

    /// "A; B; C".
    pub(crate) fn semicolons(&self, parts: Vec<Line>) -> Line {
        self.joined("list-semicolon", parts)
    }

    /// "A. B. C."
    pub(crate) fn sentences(&self, parts: Vec<Line>) -> Line {
        self.joined("list-sentence", parts)
    }

    fn joined(&self, join: &str, parts: Vec<Line>) -> Line {
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or_default();
        parts.fold(first, |list, part| self.phrase(join).set("list", list).set("item", part).line())
    }

    fn list(&self, mut parts: Vec<Line>, last: &str) -> Line {
        let Some(end) = parts.pop() else { return Line::default() };
        let mut parts = parts.into_iter();
        let Some(first) = parts.next() else { return end };
        let join = |id: &str, list: Line, item: Line| self.phrase(id).set("list", list).set("item", item).line();
        let list = parts.fold(first, |list, part| join("list-comma", list, part));
        join(last, list, end)
    }
}
