//! The table that something is said of: what every part of this game's words is said with.

use galactica::Board;
use galactica::cards::Who;
use tabletop::Seat;

use crate::phrase::{Phrase, and, phrase, who};

/// Says it of a table, or without one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teller<'a> {
    /// The table, where there is one: then numbers are those of this moment.
    pub(super) board: Option<&'a Board>,
}

impl<'a> Teller<'a> {
    pub(crate) const fn new() -> Self {
        Self { board: None }
    }

    pub(super) const fn at(board: &'a Board) -> Self {
        Self { board: Some(board) }
    }

    pub(super) fn seats(&self, seats: impl IntoIterator<Item = Seat>) -> Phrase {
        and(seats.into_iter().map(who).collect())
    }

    /// Who is meant now, in the game that is looked at.
    pub(super) fn person(&self, who: Who) -> Option<Seat> {
        let board = self.board?;
        match who {
            Who::Current => Some(board.turn.seat),
            Who::President => board.president,
            Who::Admiral => board.admiral,
            Who::EachPlayer | Who::Acting => None,
        }
    }

    pub(super) fn who(&self, who: Who) -> Phrase {
        let plain = phrase(match who {
            Who::Current => "who-current",
            Who::President => "who-president",
            Who::Admiral => "who-admiral",
            Who::EachPlayer => "who-each",
            Who::Acting => "who-acting",
        });
        match self.person(who) {
            Some(seat) => by("who-now", seat).set("who", plain),
            None => plain,
        }
    }
}

/// A message about somebody.
pub(super) fn by(id: &'static str, seat: Seat) -> Phrase {
    phrase(id).seat("seat", seat)
}

/// "3 raiders", and whatever else is counted.
pub(super) fn many(id: &'static str, count: impl Into<Phrase>) -> Phrase {
    phrase(id).set("count", count)
}
