//! What happens at a table, as the store keeps it: a table is its acts in order, and nothing else.

use protocol::{Pace, Talk};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{By, Seat, SeatSet, Seed};

use crate::clock::Millis;
use crate::store::{PersonId, TableId};
use crate::wire::Raw;

/// The format of acts. Raised when an older program could not read them; what older formats hold is still read.
///
/// 2 added `check` and [`Act::GoesOn`]; 3 added [`Act::Ordered`], [`Act::Claimed`] and
/// [`Act::Away`]; 4 added [`Act::Renamed`].
pub(crate) const FORMAT: u32 = 4;

/// An act and when it happened.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Stamped {
    pub(crate) at: Millis,
    pub(crate) act: Act,
    /// A fingerprint of the game after it, now and then: whoever loads the table compares.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) check: Option<String>,
}

impl Stamped {
    pub(crate) fn new(at: Millis, act: Act) -> Self {
        Self { at, act, check: None }
    }
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
    /// Whoever sits here is called something else by now.
    Renamed {
        seat: Seat,
        name: String,
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
        items: Raw,
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
    /// Somebody set all their standing orders.
    Ordered {
        seat: Seat,
        orders: Raw,
    },
    /// Somebody said something to all that the game offers to be said.
    Claimed {
        seat: Seat,
        claim: Raw,
    },
    /// Somebody left their seat to the computer, or came back.
    Away {
        seat: Seat,
        away: bool,
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
    /// The game's rules are no longer those it was played by: it went on from a snapshot.
    GoesOn {
        before: u32,
        rules: u32,
        /// How many answers had been given since the snapshot, and are not part of the game any more.
        lost: usize,
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
    #[serde(default)]
    pub(crate) talk: Talk,
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
