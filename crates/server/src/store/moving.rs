//! Everything that a store keeps, row by row, on its way to another: as it is, with its hashes, also where it is damaged.

use std::path::Path;

use rusqlite::{Connection, OpenFlags, OptionalExtension as _, params};

use super::{Hash, PersonId, Sqlite, StoreError, TableId};

/// All rows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovedTable {
    pub(super) id: TableId,
    pub(super) listed: bool,
    pub(super) summary: String,
    pub(super) format: i32,
    pub(super) rules: Option<i32>,
    pub(super) version: i64,
    pub(super) head: Vec<u8>,
    pub(super) changed: i64,
    pub(super) wake: Option<i64>,
    pub(super) waits: Vec<PersonId>,
    pub(super) people: Vec<PersonId>,
    pub(super) acts: Vec<(i64, String, Vec<u8>)>,
    pub(super) snapshot: Option<(i64, Vec<u8>, String)>,
}

/// A token of somebody.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MovedToken {
    pub(super) token: Vec<u8>,
    pub(super) id: PersonId,
    pub(super) name: String,
    pub(super) link: Option<Vec<u8>>,
    pub(super) since: i64,
    pub(super) seen: i64,
}

impl MovedTable {
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn acts(&self) -> usize {
        self.acts.len()
    }

    /// Over everything that is kept of it: the same at both ends, or something was changed on the way.
    pub fn hash(&self) -> Hash {
        *blake3::hash(format!("{self:?}").as_bytes()).as_bytes()
    }
}

/// A file of SQLite that is moved elsewhere.
#[derive(Debug)]
pub struct Source(Connection);

impl Source {
    /// Opens a file that nobody serves, and brings it up to this program's version first.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        drop(Sqlite::open(path)?);
        Ok(Self(Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?))
    }

    pub fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        let mut query = self.0.prepare("SELECT id FROM tables JOIN heads ON id = table_id ORDER BY id")?;
        let ids = query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        Ok(ids)
    }

    pub fn table(&self, id: &str) -> Result<MovedTable, StoreError> {
        let mut query = self.0.prepare_cached(
            "SELECT listed, summary, format, rules, version, head, changed, wake, waits
             FROM tables JOIN heads ON id = table_id WHERE id = ?1",
        )?;
        let mut table = query.query_row([id], |row| {
            let waits: String = row.get(8)?;
            Ok(MovedTable {
                id: id.to_owned(),
                listed: row.get(0)?,
                summary: row.get(1)?,
                format: row.get(2)?,
                rules: row.get(3)?,
                version: row.get(4)?,
                head: row.get(5)?,
                changed: row.get(6)?,
                wake: row.get(7)?,
                waits: waits.split(' ').filter(|person| !person.is_empty()).map(str::to_owned).collect(),
                people: Vec::new(),
                acts: Vec::new(),
                snapshot: None,
            })
        })?;
        let mut query = self.0.prepare_cached("SELECT person_id FROM seats WHERE table_id = ?1 ORDER BY person_id")?;
        table.people = query.query_map([id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        // Nothing lies in the journal: it was emptied when the file was opened.
        let mut query =
            self.0.prepare_cached("SELECT version, act, hash FROM acts WHERE table_id = ?1 ORDER BY version")?;
        let act = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        table.acts = query.query_map([id], act)?.collect::<rusqlite::Result<_>>()?;
        let mut query = self.0.prepare_cached("SELECT version, hash, text FROM snapshots WHERE table_id = ?1")?;
        table.snapshot = query.query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
        Ok(table)
    }

    /// All tokens, in order.
    pub fn tokens(&self) -> Result<Vec<MovedToken>, StoreError> {
        let mut query = self.0.prepare("SELECT token, id, name, link, since, seen FROM people ORDER BY token")?;
        let token = |row: &rusqlite::Row<'_>| {
            Ok(MovedToken {
                token: row.get(0)?,
                id: row.get(1)?,
                name: row.get(2)?,
                link: row.get(3)?,
                since: row.get(4)?,
                seen: row.get(5)?,
            })
        };
        let tokens = query.query_map(params![], token)?.collect::<rusqlite::Result<_>>()?;
        Ok(tokens)
    }

    /// All private links, by whose they are.
    pub fn links(&self) -> Result<Vec<(PersonId, Vec<u8>)>, StoreError> {
        let mut query = self.0.prepare("SELECT person_id, link FROM links ORDER BY person_id")?;
        let links = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?;
        Ok(links)
    }
}
