//! What outlives the process: the acts of every table, in order, and who people are.
//!
//! A table is nothing but its acts. An append names the version that it was made against (how many acts it has seen), so
//! that two servers can never both go on from the same point. What is appended is on disk before the append returns.

mod sqlite;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

pub use sqlite::{Limits, Sqlite};

use crate::clock::Millis;

pub type TableId = String;
pub type PersonId = String;

/// What the store will have done.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

pub trait Store: fmt::Debug + Send + Sync + 'static {
    fn append(&self, append: Append) -> Pending<()>;
    /// Every act of a table; none if there is no such table.
    fn load(&self, table: &str) -> Pending<Vec<String>>;
    /// Tables that are listed, or all those of a person, those that changed last first.
    fn tables(&self, of: Option<PersonId>) -> Pending<Vec<String>>;
    /// The tables at which something is to happen by the clock, and when.
    fn wakes(&self) -> Pending<Vec<(TableId, Millis)>>;
    fn add_person(&self, person: Person, token: [u8; 32]) -> Pending<()>;
    /// Whose token it is. Tokens themselves are not kept, only their hashes.
    fn person(&self, token: [u8; 32]) -> Pending<Option<Person>>;
}

#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// How many acts there were.
    pub against: u64,
    pub acts: Vec<String>,
    pub about: About,
}

/// What is kept of a table beside its acts, to find it by.
#[derive(Clone, Debug)]
pub struct About {
    /// As the list of tables shows it.
    pub summary: String,
    /// Is it shown to everybody?
    pub listed: bool,
    pub changed: Millis,
    /// When something is to happen although nobody does anything.
    pub wake: Option<Millis>,
    pub people: Vec<PersonId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else has gone on from there.
    Conflict,
    /// The disk is full.
    Full,
    /// Another program holds the database.
    Locked,
    /// Anything else, in the words of the database.
    Other(String),
}
