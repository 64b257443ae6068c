//! What several processes on one store share beside tables and people: who sees to what is due at a table, who is present
//! where, how much somebody has done.
//!
//! Nothing here is what a game depends on. An append names the version that it was made against, and of two the second is
//! refused: a lease only spares work that would be done twice, and whoever holds one may die at any moment.

use std::fmt;

use tabletop::SeatSet;

use super::{Pending, TableId};
use crate::clock::Millis;

/// How long somebody sees to a table: a process that dies is waited for as long as this.
pub const LEASE: Millis = 5_000;

/// Which process sees to what happens at a table by itself, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    /// This one?
    pub mine: bool,
    pub until: Millis,
}

impl Lease {
    /// Of a process that has the store for itself.
    pub const ALWAYS: Self = Self { mine: true, until: Millis::MAX };

    /// Nobody's, as far as is known.
    pub const NONE: Self = Self { mine: false, until: 0 };

    pub fn is_mine(self, now: Millis) -> bool {
        self.mine && now < self.until
    }
}

/// Who looks at a table by way of a process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Here {
    pub seats: SeatSet,
    pub spectators: usize,
}

pub trait Shared: fmt::Debug + Send + Sync + 'static {
    /// What everything here goes by on the bus: those who share another store are not to hear it.
    fn club(&self) -> &str;
    /// How many acts there are at these tables; nothing of those that there are not.
    fn versions(&self, tables: Vec<TableId>) -> Pending<Vec<(TableId, u64)>>;
    /// This process would see to a table, if nobody else does. Says who does, and how many acts there are.
    fn claim(&self, table: &str, now: Millis) -> Pending<(Lease, u64)>;
    /// Tables at which something is due and nobody sees to it, at most so many: from now on this process does.
    fn claim_due(&self, now: Millis, most: usize) -> Pending<Vec<TableId>>;
    /// This process stops: it sees to nothing any more, and nobody is here by way of it.
    fn leave(&self) -> Pending<()>;
    /// This process is alive. Says which are, in order; who is present by way of others does not count any more.
    fn alive(&self, now: Millis) -> Pending<Vec<String>>;
    /// Who is at a table by way of this process. Says who is by way of all others.
    fn here(&self, table: &str, here: Here) -> Pending<Here>;
    /// Somebody does once more what is counted under this name. Was it at most so much in this minute?
    fn count(&self, what: String, minute: u64, most: u32) -> Pending<bool>;
}
