//! What happens at a table, as the store keeps it: a table is its acts in order, and nothing else.

use protocol::Pace;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{By, Seat, SeatSet, Seed};

use crate::clock::Millis;
use crate::store::{PersonId, TableId};

/// An act and when it happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Stamped {
    pub(crate) at: Millis,
    pub(crate) act: Act,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Act {
    Created(Box<Created>),
    Sat {
        seat: Seat,
        person: PersonId,
        name: String,
        entropy: String,
    },
    Left {
        seat: Seat,
    },
    Entropy {
        seat: Seat,
        entropy: String,
    },
    /// Somebody else may sit here now, or a bot does.
    Reseated {
        seat: Seat,
        chair: Chair,
    },
    Started,
    Answered {
        seat: Seat,
        items: Value,
        by: By,
        /// As options by number, if it was given like that: to know the answer again when it is sent twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        picks: Option<Vec<usize>>,
    },
    TookBack {
        seat: Seat,
    },
    /// Time was up for those who had not answered: the computer answers for them until they do.
    Late {
        seats: SeatSet,
    },
    /// A reaction window was held open.
    Held {
        seat: Seat,
    },
    /// A reaction window closed: those who played nothing pass.
    Closed,
    Said {
        seat: Option<Seat>,
        name: String,
        text: String,
    },
    Proposed {
        seat: Seat,
        what: Motion,
    },
    Voted {
        seat: Seat,
        yes: bool,
    },
    Rematched {
        table: TableId,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Created {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) setup: Value,
    pub(crate) owner: PersonId,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) pace: Pace,
    pub(crate) listed: bool,
    /// Out of which, with what the players add, the deal follows. Shown when the game is over.
    pub(crate) secret: Seed,
    /// The bots' own chance: has nothing to do with the deal.
    pub(crate) chance: u64,
}

/// Who may sit on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Chair {
    /// Whoever comes.
    Open,
    /// Whoever has this key.
    Invited(String),
    /// A computer player of this level.
    Bot(String),
}

/// What the players can decide together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Motion {
    /// End the game without a result. Most of the people must agree.
    Abort,
    /// Go back to the first so many answers. All people must agree.
    Rewind { answers: usize },
}
