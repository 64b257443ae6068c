//! How processes that share a store hear of each other: a table and a number, never what happened there.
//!
//! What is said may be lost. Whoever hears of a version that is ahead of theirs fetches everything in between, and all tables
//! in memory are compared with the store now and then, more often while nothing can be heard. So the bus only makes it quick.

mod line;
#[cfg(feature = "several")]
mod nats;

use std::fmt;

pub use line::Line;
#[cfg(feature = "several")]
pub use nats::Nats;
use tokio::sync::mpsc;

use crate::store::TableId;

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// So many acts are kept of a table.
    Acts { table: TableId, version: u64 },
    /// Somebody has come to a table, or gone: how often that was so by way of this process.
    Present { table: TableId, times: u64 },
}

/// What is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Word(Word),
    /// Something may have been missed.
    Back,
}

pub trait Bus: fmt::Debug + Send + Sync + 'static {
    /// Says something to all others. Never waits, and may get lost.
    fn tell(&self, word: Word);
    /// Everything that others say from now on.
    fn listen(&self) -> mpsc::Receiver<Heard>;
    /// Can others be heard now?
    fn is_up(&self) -> bool;
}

/// Where nobody else is.
#[derive(Debug)]
pub(crate) struct Silence;

impl Bus for Silence {
    fn tell(&self, _: Word) {}

    fn listen(&self) -> mpsc::Receiver<Heard> {
        mpsc::channel(1).1
    }

    fn is_up(&self) -> bool {
        false
    }
}
