//! What is to be said, in no language yet: a message and what is put into it, as a tree.
//!
//! Things (cards, places, seats, other nouns) are their ids. Whoever formats a phrase names them, and knows who reads it.

use std::borrow::Cow;

use tabletop::Seat;

/// The name of a message, a variable, a case or a thing.
pub type Id = Cow<'static, str>;

/// Something to be said. On the wire it is the JSON that the module `wire` describes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(type = "null | number | string | [string] | [string, { [variable: string]: Phrase }] | { text: string } \
        | { card: string } | { place: string } | { noun: string } | { seat: number } | { and: Phrase[] } \
        | { or: Phrase[] } | { commas: Phrase[] } | { semicolons: Phrase[] } | { sentences: Phrase[] }")
)]
pub enum Phrase {
    #[default]
    Nothing,
    /// A message, or an attribute of it as `message.attribute`, with its variables.
    Message {
        id: Id,
        args: Vec<(Id, Self)>,
    },
    Number(i64),
    /// The name of a case that a message selects by.
    Case(Id),
    /// What somebody typed.
    Text(String),
    Card(Id),
    /// A place on the board or a part of the table.
    Place(Id),
    /// Any other thing that has a name.
    Noun(Id),
    Seat(Seat),
    List(Join, Vec<Self>),
}

/// How a list is joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// "A, B and C".
    And,
    /// "A; or B; or C".
    Or,
    /// "A, B, C".
    Commas,
    /// "A; B; C".
    Semicolons,
    /// "A. B. C."
    Sentences,
}

impl Phrase {
    /// With this variable. Only messages have variables.
    #[must_use]
    pub fn set(mut self, name: impl Into<Id>, value: impl Into<Self>) -> Self {
        match &mut self {
            Self::Message { args, .. } => args.push((name.into(), value.into())),
            Self::Nothing
            | Self::Number(_)
            | Self::Case(_)
            | Self::Text(_)
            | Self::Card(_)
            | Self::Place(_)
            | Self::Noun(_)
            | Self::Seat(_)
            | Self::List(..) => debug_assert!(false, "{self:?} has no variables"),
        }
        self
    }

    /// With a seat: messages tell whether it is the reader's own by `$name-you`.
    #[must_use]
    pub fn seat(self, name: impl Into<Id>, seat: Seat) -> Self {
        self.set(name, Self::Seat(seat))
    }

    /// With all these variables.
    #[must_use]
    pub fn with<N: Into<Id>>(self, args: impl IntoIterator<Item = (N, Self)>) -> Self {
        args.into_iter().fold(self, |phrase, (name, value)| phrase.set(name, value))
    }

    pub fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }

    /// Is it something with a name of its own?
    pub fn is_thing(&self) -> bool {
        matches!(self, Self::Card(_) | Self::Place(_) | Self::Noun(_) | Self::Seat(_))
    }
}

impl From<&'static str> for Phrase {
    fn from(case: &'static str) -> Self {
        Self::Case(Cow::Borrowed(case))
    }
}

/// Words of yes and no, for messages that select by them.
impl From<bool> for Phrase {
    fn from(is: bool) -> Self {
        Self::from(if is { "yes" } else { "no" })
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Phrase {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Option<Self>> for Phrase {
    fn from(phrase: Option<Self>) -> Self {
        phrase.unwrap_or_default()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Phrase {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, i8, u16, i16, u32, i32, i64, usize);

/// The message of this name.
pub fn phrase(id: impl Into<Id>) -> Phrase {
    Phrase::Message { id: id.into(), args: Vec::new() }
}

/// What somebody typed, or another text that is no language's.
pub fn text(text: impl Into<String>) -> Phrase {
    Phrase::Text(text.into())
}

/// "you", or the player's name.
pub fn who(seat: Seat) -> Phrase {
    phrase("who").seat("seat", seat)
}

/// "3 cards".
pub fn cards(count: impl Into<Phrase>) -> Phrase {
    phrase("cards").set("count", count)
}

/// "2 VP".
pub(crate) fn vp(count: impl Into<Phrase>) -> Phrase {
    phrase("vp").set("count", count)
}

/// `+1` and `−1`, with the sign that is as wide as a plus.
pub(crate) fn signed(amount: impl Into<i64>) -> Phrase {
    text(format!("{:+}", amount.into()).replace('-', "−"))
}

/// "A, B and C".
pub fn and(parts: Vec<Phrase>) -> Phrase {
    Phrase::List(Join::And, parts)
}

/// "A; or B; or C".
pub(crate) fn or(parts: Vec<Phrase>) -> Phrase {
    Phrase::List(Join::Or, parts)
}

/// "A, B, C".
pub fn commas(parts: Vec<Phrase>) -> Phrase {
    Phrase::List(Join::Commas, parts)
}

/// "A; B; C".
pub(crate) fn semicolons(parts: Vec<Phrase>) -> Phrase {
    Phrase::List(Join::Semicolons, parts)
}

/// "A. B. C."
pub(crate) fn sentences(parts: Vec<Phrase>) -> Phrase {
    Phrase::List(Join::Sentences, parts)
}

/// A thing where otherwise phrases stand: a variable takes the one or the other.
pub(crate) fn one(thing: Phrase) -> Phrase {
    and(vec![thing])
}

/// A thing by the name that fits into a line.
pub(crate) fn short(card: Phrase) -> Phrase {
    phrase("short").set("card", card)
}

/// A place with its article.
pub(crate) fn the(place: Phrase) -> Phrase {
    phrase("the").set("place", place)
}
