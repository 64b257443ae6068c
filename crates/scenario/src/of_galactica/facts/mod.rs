//! What an expectation can say of a game of Galactica: the whole truth, or what somebody sees of it.

mod seat;
mod table;

pub(super) use seat::{OF_SEAT, SeatFact, of_seat, sees_of_seat};
pub(super) use table::{OF_TABLE, TableFact, of_table, sees_of_table};

use serde::Serialize;

use crate::facts::Found;
use crate::names::word;
use crate::text::Unclear;

/// What a viewer knows to be there without knowing what it is.
const UNKNOWN: &str = "?";

fn words<T: Serialize>(values: impl IntoIterator<Item = T>) -> Found {
    Found::Things(values.into_iter().map(word).collect())
}

fn number(value: u8) -> Found {
    Found::Number(i64::from(value))
}

/// A reader that also takes `?`.
fn or_unknown(text: &str, read: impl Fn(&str) -> Result<String, Unclear>) -> Result<String, Unclear> {
    if text == UNKNOWN { Ok(UNKNOWN.to_owned()) } else { read(text) }
}

/// Known things, and `?` for each of the others; a number alone if nothing is known.
fn partly(known: Vec<String>, all: usize) -> Found {
    if known.is_empty() && all > 0 {
        return Found::Hidden(all);
    }
    let others = all.saturating_sub(known.len());
    Found::Things(known.into_iter().chain(std::iter::repeat_n(UNKNOWN.to_owned(), others)).collect())
}
