//! What happens at a table, as the store keeps it: a table is its acts in order, and nothing else.

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

/// How time passes at a table. Everything in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Pace {
    /// People sit at it together: reaction windows last a fixed time. Else they stay open until everyone asked has answered.
    pub live: bool,
    /// How long somebody may take before the computer answers for him; for ever if none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub turn: Option<Millis>,
    /// How long a reaction window lasts.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub window: Millis,
    /// How much longer if it is held open.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub hold: Millis,
    /// How long after a question a computer player answers it, whatever the question.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub bot: Millis,
}

impl Default for Pace {
    fn default() -> Self {
        Self { live: true, turn: None, window: 1_500, hold: 10_000, bot: 600 }
    }
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
