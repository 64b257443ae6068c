//! What outlives the process: the acts of every table, in order, and who people are.
//!
//! A table is nothing but its acts, chained by hashes; a snapshot spares playing them all again. An append names the version that it was made against (how many acts it has seen), so
//! that two servers can never both go on from the same point. What is appended is on disk before the append returns.

mod chain;
mod journal;
mod loaded;
mod memory;
mod migrations;
#[cfg(feature = "several")]
mod moving;
#[cfg(feature = "several")]
mod postgres;
mod sessions;
mod shared;
mod sqlite;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

pub use memory::Memory;
#[cfg(feature = "several")]
pub use moving::{MovedTable, MovedToken, Source};
#[cfg(feature = "several")]
pub use postgres::Postgres;
pub use sessions::Which;
pub use shared::{Here, LEASE, Lease, Shared};
pub use sqlite::{Limits, Sqlite};

use crate::clock::Millis;

pub type TableId = String;
pub type PersonId = String;
/// Of a token or a link: they themselves are not kept.
pub(crate) type Hash = [u8; 32];

/// What the store will have done.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

pub trait Store: fmt::Debug + Send + Sync + 'static {
    /// Keeps acts, and says who sees from now on to what happens at the table by itself.
    fn append(&self, append: Append) -> Pending<Lease>;
    /// All that is kept of a table, and whether it is whole and unchanged; nothing if there is no such table.
    fn load(&self, table: &str) -> Pending<Option<Kept>>;
    /// The acts of a table but for the first so many: for whoever has those.
    fn load_from(&self, table: &str, from: u64) -> Pending<Vec<String>>;
    /// What several processes share beside tables and people, if this store is made for several.
    fn shared(&self) -> Option<&dyn Shared>;
    /// A table cannot go on: lists say so, and nothing is due there any more. What is kept of it stays as it is.
    fn set_aside(&self, table: TableId, summary: String) -> Pending<()>;
    /// Tables that are listed, or all those of a person, those that changed last first.
    fn tables(&self, of: Option<PersonId>) -> Pending<Vec<Listed>>;
    /// The tables at which something is to happen by the clock, and when.
    fn wakes(&self) -> Pending<Vec<(TableId, Millis)>>;
    /// Tables of a game that a program with rules of this version should look at once: no snapshot of them is kept, or they
    /// were played by other rules, or were set aside by a program that could not read them.
    fn unsettled(&self, game: &str, rules: u32) -> Pending<Vec<TableId>>;
    fn add_person(&self, person: Person, token: Hash, now: Millis) -> Pending<()>;
    /// Whose token it is, which is used now.
    fn person(&self, token: Hash, now: Millis) -> Pending<Option<Person>>;
    /// People of this name or id.
    fn find(&self, who: &str) -> Pending<Vec<Person>>;
    /// Where a person is known.
    fn sessions(&self, person: PersonId) -> Pending<Vec<Session>>;
    /// Ends tokens of a person; a conflict if there is none such.
    fn end(&self, person: PersonId, which: Which) -> Pending<()>;
    /// People whose tokens were ended since a point, by whichever process, and the point to ask from next time.
    fn ended(&self, since: i64) -> Pending<(i64, Vec<PersonId>)>;
    fn rename(&self, person: Person) -> Pending<()>;
    /// Keeps the hash of a person's private link instead of the one before, whose tokens end with it, but for this one.
    fn keep_link(&self, person: PersonId, link: Hash, but: Hash) -> Pending<()>;
    /// Can be read, and written to where the last thing could not be written.
    fn health(&self) -> Pending<()>;
    /// Another token for whoever the link brings back; a conflict if it is nobody's.
    fn come_back(&self, link: Hash, token: Hash, now: Millis) -> Pending<()>;
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    pub summary: String,
    /// Does it wait for the person whose list it is?
    pub waits: bool,
}

#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// How many acts there were.
    pub against: u64,
    /// May be none: then only what is kept beside them changes.
    pub acts: Vec<String>,
    pub stands: Stands,
    /// What lists show of it, if that is another than is kept.
    pub about: Option<About>,
    /// The table after these acts.
    pub snapshot: Option<String>,
    /// Whoever appends would see to what happens at the table by itself, and when this is: see [`Lease`].
    pub drives: Option<Millis>,
}

/// All that is kept of a table.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The format of its acts.
    pub format: u32,
    /// The version of the rules that its game is played by; none before it has started.
    pub rules: Option<u32>,
    /// In order. What is damaged of them is empty: it is older than the snapshot, or else they end before it.
    pub acts: Vec<String>,
    pub snapshot: Option<Snapshot>,
    /// What is not as it was written, if anything.
    pub damage: Option<Damage>,
}

/// Something is not as it was written, as its hashes tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    pub what: String,
    /// Nothing is lost by it: the acts hold all that the snapshot does, or the snapshot all that those acts did.
    pub harmless: bool,
}

/// A table as it stood at some version.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// After how many acts.
    pub version: u64,
    pub text: String,
}

/// How a table stands: may change with every answer.
#[derive(Clone, Debug, Default)]
pub struct Stands {
    /// When it last changed, as far as everybody may know.
    pub changed: Millis,
    /// When something is to happen although nobody does anything.
    pub wake: Option<Millis>,
    /// Those it waits for.
    pub waits: Vec<PersonId>,
}

/// What is kept of a table beside its acts, to find it by.
#[derive(Clone, Debug)]
pub struct About {
    /// The format of the acts.
    pub format: u32,
    /// The version of the rules that the game is played by; none before it has started.
    pub rules: Option<u32>,
    /// As the list of tables shows it.
    pub summary: String,
    /// Is it shown to everybody?
    pub listed: bool,
    /// Whose list it is in.
    pub people: Vec<PersonId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
}

/// What a token is called where it must not be told: the beginning of its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionId(pub String);

impl SessionId {
    pub(crate) fn of(token: &Hash) -> Self {
        Self(token[..6].iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

/// A token of somebody.
#[derive(Clone, Debug)]
pub struct Session {
    pub id: SessionId,
    pub(crate) token: Hash,
    /// When it was given, and when it was used last, to the hour; nothing where an older program has not written it down.
    pub since: Option<Millis>,
    pub seen: Option<Millis>,
    /// It came by the private link.
    pub linked: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else has gone on from there.
    Conflict,
    /// The disk is full.
    Full,
    /// Another program holds the database.
    Locked,
    /// The database was written by a newer program.
    Newer { found: u32, ours: u32 },
    /// What is kept is not what was written.
    Damaged(String),
    /// Anything else, in the words of the database.
    Other(String),
}

/// For logs; people read the sentences of `words`.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => write!(f, "somebody else has gone on from there"),
            Self::Full => write!(f, "the disk is full"),
            Self::Locked => write!(f, "another program holds the database"),
            Self::Newer { found, ours } => {
                write!(
                    f,
                    "the database has version {found}, written by a newer program than this one, which has {ours}"
                )
            }
            Self::Damaged(why) => write!(f, "what is kept is not what was written: {why}"),
            Self::Other(why) => write!(f, "the database says: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
