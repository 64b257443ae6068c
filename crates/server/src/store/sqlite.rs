//! The store in one file of SQLite.
//!
//! One thread writes. It takes everything that waits and commits it together, so that a thousand tables cost one flush
//! to the disk and not a thousand (rusqlite on this machine: 8,500 single commits a second, 1.8 million rows in groups).
//! Acts are written to a journal first, see there. Another thread reads, so that loading a table does not wait for a flush.

use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension as _, params};
use tokio::sync::oneshot;

use super::chain::Chain;
use super::journal::{Journal, Places};
use super::loaded;
use super::migrations::{VERSION, migrate};
use super::sessions::{self, Which};
use super::{
    About, Append, Hash, Kept, Lease, Listed, Pending, Person, PersonId, Session, Shared, Store, StoreError, TableId,
};
use crate::clock::Millis;

/// The most appends in one commit: bounds how long the first of them waits.
const GROUP: usize = 512;

/// The most tables that a list shows.
const LISTED: i64 = 100;

/// What a database may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most pages it may have: then it is full, like a full disk.
    pub pages: Option<u32>,
    /// How long to wait for another program that holds it.
    pub patience: Duration,
    /// How many acts lie in the journal before they are moved: bounds how long an append waits for that, some milliseconds.
    pub journal: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { pages: None, patience: Duration::from_secs(5), journal: 4096 }
    }
}

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

enum Write {
    Append(Append, Reply<()>),
    Person(Person, Hash, Millis, Reply<()>),
    Rename(Person, Reply<()>),
    Link {
        person: PersonId,
        link: Hash,
        but: Hash,
        reply: Reply<()>,
    },
    ComeBack {
        link: Hash,
        token: Hash,
        now: Millis,
        reply: Reply<()>,
    },
    End(PersonId, Which, Reply<()>),
    SetAside {
        table: TableId,
        summary: String,
        reply: Reply<()>,
    },
    /// A token was used. Nobody waits for it.
    Saw(Hash, Millis),
    /// Nothing that stays, but on the disk.
    Touch(Reply<()>),
}

impl Write {
    /// Notes the `places` of acts in the journal.
    fn carry_out<'w>(&'w self, to: &Connection, places: &mut Vec<(&'w str, i64)>) -> Result<(), StoreError> {
        match self {
            Self::Append(append, _) => append_one(to, append, places),
            Self::Person(person, token, now, _) => {
                let mut insert =
                    to.prepare_cached("INSERT INTO people (token, id, name, since, seen) VALUES (?1, ?2, ?3, ?4, ?4)")?;
                insert.execute(params![token, person.id, person.name, *now as i64])?;
                Ok(())
            }
            Self::Rename(person, _) => {
                let mut rename = to.prepare_cached("UPDATE people SET name = ?2 WHERE id = ?1")?;
                rename.execute(params![person.id, person.name])?;
                Ok(())
            }
            Self::Link { person, link, but, .. } => {
                to.execute("INSERT OR REPLACE INTO links (person_id, link) VALUES (?1, ?2)", params![person, link])?;
                to.execute(
                    "DELETE FROM people WHERE id = ?1 AND link IS NOT NULL AND token != ?2",
                    params![person, but],
                )?;
                Ok(())
            }
            Self::ComeBack { link, token, now, .. } => {
                let mut insert = to.prepare_cached(
                    "INSERT INTO people (token, id, name, link, since, seen) SELECT ?2, id, name, ?1, ?3, ?3
                     FROM people WHERE id = (SELECT person_id FROM links WHERE link = ?1) LIMIT 1",
                )?;
                let back = insert.execute(params![link, token, *now as i64])?;
                if back == 1 { Ok(()) } else { Err(StoreError::Conflict) }
            }
            Self::End(person, which, _) => {
                if sessions::end(to, person, which)? > 0 {
                    Ok(())
                } else {
                    Err(StoreError::Conflict)
                }
            }
            Self::SetAside { table, summary, .. } => {
                to.execute("UPDATE tables SET summary = ?2, listed = 0 WHERE id = ?1", [table, summary])?;
                to.execute("UPDATE heads SET wake = NULL, waits = '' WHERE table_id = ?1", [table])?;
                Ok(())
            }
            Self::Saw(token, now) => Ok(sessions::saw(to, *token, *now)?),
            // More than fits into what is there already.
            Self::Touch(_) => Ok(to.execute_batch(
                "CREATE TABLE touched (bytes BLOB);
                 INSERT INTO touched VALUES (zeroblob(65536));
                 DROP TABLE touched",
            )?),
        }
    }

    /// How many acts are written by it.
    fn acts(&self) -> usize {
        if let Self::Append(append, _) = self { append.acts.len() } else { 0 }
    }

    fn reply(self) -> Option<Reply<()>> {
        match self {
            Self::Append(_, reply)
            | Self::Person(_, _, _, reply)
            | Self::Rename(_, reply)
            | Self::Link { reply, .. }
            | Self::ComeBack { reply, .. }
            | Self::End(_, _, reply)
            | Self::SetAside { reply, .. }
            | Self::Touch(reply) => Some(reply),
            Self::Saw(..) => None,
        }
    }
}

type Read = Box<dyn FnOnce(&Connection) + Send>;

pub struct Sqlite {
    writes: Option<mpsc::Sender<Write>>,
    reads: Option<mpsc::Sender<Read>>,
    writing: Option<JoinHandle<()>>,
    reading: Option<JoinHandle<()>>,
    places: Places,
    /// The last thing could not be written.
    failing: Arc<AtomicBool>,
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").finish_non_exhaustive()
    }
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, Limits::default())
    }

    pub fn open_with(path: &Path, Limits { pages, patience, journal }: Limits) -> Result<Self, StoreError> {
        keep_private(path).map_err(|error| StoreError::Other(error.to_string()))?;
        let mut writer = connect(path, patience)?;
        migrate(&mut writer, VERSION)?;
        if let Some(pages) = pages {
            writer.pragma_update(None, "max_page_count", pages)?;
        }
        let journal = Journal::open(&mut writer, journal);
        let places = journal.places.clone();
        let reader = connect(path, patience)?;
        let (writes, to_write) = mpsc::channel();
        let (reads, to_read) = mpsc::channel::<Read>();
        let failing = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&failing);
        let write = move || write_all(writer, &to_write, journal, &told);
        let writing = std::thread::Builder::new().name("store".to_owned()).spawn(write);
        let reading = std::thread::Builder::new()
            .name("store-read".to_owned())
            .spawn(move || to_read.iter().for_each(|read| read(&reader)));
        let started = |thread: std::io::Result<_>| thread.map_err(|error| StoreError::Other(error.to_string()));
        let (writing, reading) = (Some(started(writing)?), Some(started(reading)?));
        Ok(Self { writes: Some(writes), reads: Some(reads), writing, reading, places, failing })
    }

    /// Copies a database, also one that is being served, as it stands at this moment.
    pub fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
        let connection = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        keep_private(to).map_err(|error| StoreError::Other(error.to_string()))?;
        connection.execute("VACUUM INTO ?1", [to.to_str()])?;
        Ok(())
    }

    fn write(&self, write: impl FnOnce(Reply<()>) -> Write) -> Pending<()> {
        let (reply, done) = oneshot::channel();
        let sent = self.writes.as_ref().is_some_and(|writes| writes.send(write(reply)).is_ok());
        Box::pin(async move { if sent { done.await.unwrap_or_else(|_| Err(gone())) } else { Err(gone()) } })
    }

    fn read<T: Send + 'static, E: Into<StoreError>>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    ) -> Pending<T> {
        let (reply, done) = oneshot::channel();
        let read: Read = Box::new(move |connection| {
            // Whoever asked may have gone away meanwhile.
            let _ = reply.send(read(connection).map_err(Into::into));
        });
        let sent = self.reads.as_ref().is_some_and(|reads| reads.send(read).is_ok());
        Box::pin(async move { if sent { done.await.unwrap_or_else(|_| Err(gone())) } else { Err(gone()) } })
    }
}

/// What was sent is written before the process goes, and everything is in one file then. SQLite sees to that when the last
/// connection closes; two that close at the same time each take the other for one that goes on.
impl Drop for Sqlite {
    fn drop(&mut self) {
        self.reads = None;
        let _ = self.reading.take().map(JoinHandle::join);
        self.writes = None;
        let _ = self.writing.take().map(JoinHandle::join);
    }
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Pending<Lease> {
        let written = self.write(|reply| Write::Append(append, reply));
        Box::pin(async move { written.await.map(|()| Lease::ALWAYS) })
    }

    fn load(&self, table: &str) -> Pending<Option<Kept>> {
        let (table, places) = (table.to_owned(), self.places.clone());
        self.read(move |connection| loaded::load(connection, &places, &table))
    }

    fn load_from(&self, table: &str, from: u64) -> Pending<Vec<String>> {
        let (table, places) = (table.to_owned(), self.places.clone());
        self.read(move |connection| loaded::load_from(connection, &places, &table, from))
    }

    /// One process has it for itself.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }

    fn set_aside(&self, table: TableId, summary: String) -> Pending<()> {
        self.write(move |reply| Write::SetAside { table, summary, reply })
    }

    fn tables(&self, of: Option<PersonId>) -> Pending<Vec<Listed>> {
        let listed = |row: &rusqlite::Row<'_>| Ok(Listed { summary: row.get(0)?, waits: row.get(1)? });
        self.read(move |connection| match of {
            None => {
                let mut query = connection.prepare_cached(
                    "SELECT summary, 0 FROM tables JOIN heads ON id = table_id WHERE listed
                     ORDER BY changed DESC LIMIT ?1",
                )?;
                query.query_map([LISTED], listed)?.collect()
            }
            Some(person) => {
                let mut query = connection.prepare_cached(
                    "SELECT summary, instr(waits, ?1) > 0 FROM seats JOIN tables ON id = seats.table_id
                     JOIN heads ON id = heads.table_id WHERE person_id = ?1 ORDER BY changed DESC LIMIT ?2",
                )?;
                query.query_map(params![person, LISTED], listed)?.collect()
            }
        })
    }

    fn wakes(&self) -> Pending<Vec<(TableId, Millis)>> {
        self.read(|connection| {
            let mut query = connection.prepare_cached("SELECT table_id, wake FROM heads WHERE wake IS NOT NULL")?;
            query.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as Millis)))?.collect()
        })
    }

    fn unsettled(&self, game: &str, rules: u32) -> Pending<Vec<TableId>> {
        let game = game.to_owned();
        self.read(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT id FROM tables JOIN heads ON id = heads.table_id LEFT JOIN snapshots ON id = snapshots.table_id
                 WHERE rules IS NOT NULL AND summary ->> 'game' = ?1 AND CASE summary ->> 'stage'
                    WHEN 'playing' THEN snapshots.table_id IS NULL OR rules != ?2
                    WHEN 'set-aside' THEN rules = ?2
                    ELSE snapshots.table_id IS NULL AND rules = ?2
                 END
                 ORDER BY changed DESC",
            )?;
            query.query_map(params![game, rules], |row| row.get(0))?.collect::<rusqlite::Result<_>>()
        })
    }

    fn add_person(&self, person: Person, token: Hash, now: Millis) -> Pending<()> {
        self.write(move |reply| Write::Person(person, token, now, reply))
    }

    fn rename(&self, person: Person) -> Pending<()> {
        self.write(move |reply| Write::Rename(person, reply))
    }

    fn keep_link(&self, person: PersonId, link: Hash, but: Hash) -> Pending<()> {
        self.write(move |reply| Write::Link { person, link, but, reply })
    }

    fn come_back(&self, link: Hash, token: Hash, now: Millis) -> Pending<()> {
        self.write(move |reply| Write::ComeBack { link, token, now, reply })
    }

    fn health(&self) -> Pending<()> {
        if self.failing.load(Ordering::Relaxed) {
            return self.write(Write::Touch);
        }
        self.read(|connection| connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(())))
    }

    fn person(&self, token: Hash, now: Millis) -> Pending<Option<Person>> {
        let writes = self.writes.clone();
        self.read(move |connection| {
            let found = sessions::person(connection, token, now)?;
            Ok::<_, rusqlite::Error>(found.map(|(person, note)| {
                if let Some(writes) = writes.filter(|_| note) {
                    let _ = writes.send(Write::Saw(token, now));
                }
                person
            }))
        })
    }

    fn find(&self, who: &str) -> Pending<Vec<Person>> {
        let who = who.to_owned();
        self.read(move |connection| sessions::find(connection, &who))
    }

    fn sessions(&self, person: PersonId) -> Pending<Vec<Session>> {
        self.read(move |connection| sessions::of(connection, &person))
    }

    fn end(&self, person: PersonId, which: Which) -> Pending<()> {
        self.write(move |reply| Write::End(person, which, reply))
    }

    fn ended(&self, since: i64) -> Pending<(i64, Vec<PersonId>)> {
        self.read(move |connection| sessions::ended(connection, since))
    }
}

fn connect(path: &Path, patience: Duration) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(patience)?;
    // What was acknowledged survives a loss of power, not only of the process.
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // What only a statement needs that may fail is kept in memory: no file is made for it.
    connection.pragma_update(None, "temp_store", "MEMORY")?;
    Ok(connection)
}

/// The file is its owner's alone, and so are those that the database puts beside it.
fn keep_private(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path)?;
        let permissions = file.metadata()?.permissions();
        if permissions.mode() & 0o077 != 0 {
            file.set_permissions(std::fs::Permissions::from_mode(permissions.mode() & 0o700))?;
        }
    }
    Ok(())
}

fn write_all(mut connection: Connection, writes: &mpsc::Receiver<Write>, mut journal: Journal, failing: &AtomicBool) {
    while let Ok(first) = writes.recv() {
        let group: Vec<Write> = std::iter::once(first).chain(writes.try_iter().take(GROUP - 1)).collect();
        let (mut results, mut spoilt) = (Vec::with_capacity(group.len()), Vec::new());
        let kept = loop {
            match commit(&mut connection, &group, &spoilt, &journal.places, &mut results) {
                // Where one of them meets a damaged page, the others go on without it.
                Err(StoreError::Damaged(why)) if results.len() < group.len() => {
                    spoilt.push((results.len(), why));
                    results.clear();
                }
                kept => break kept,
            }
        };
        let acts = group.iter().map(Write::acts).sum();
        // Before anybody is told: who then asks how we are is told the same.
        let failed = failing.swap(kept.is_err(), Ordering::Relaxed);
        for (index, write) in group.into_iter().enumerate() {
            let result = kept.clone().and_then(|()| results.get(index).cloned().unwrap_or(Ok(())));
            let _ = write.reply().map(|reply| reply.send(result));
        }
        // Said once, not with every answer that is lost by it.
        match (kept, failed) {
            (Err(error), false) => tracing::error!(%error, "nothing can be kept"),
            (Ok(()), true) => tracing::info!("things are kept again"),
            (Err(_), true) | (Ok(()), false) => {}
        }
        journal.grew(&mut connection, acts);
    }
    journal.empty(&mut connection);
}

/// Writes a group in one transaction. One that does not fit the version it names leaves the others as they are; if the
/// disk fails, none of them is kept.
fn commit(
    connection: &mut Connection,
    group: &[Write],
    spoilt: &[(usize, String)],
    noted: &Places,
    results: &mut Vec<Result<(), StoreError>>,
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut places = Vec::new();
    for (index, write) in group.iter().enumerate() {
        if let Some((_, why)) = spoilt.iter().find(|(at, _)| *at == index) {
            results.push(Err(StoreError::Damaged(why.clone())));
            continue;
        }
        let result = write.carry_out(&transaction, &mut places);
        match result {
            // A conflict is found before anything is written.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(
                StoreError::Full
                | StoreError::Locked
                | StoreError::Newer { .. }
                | StoreError::Damaged(_)
                | StoreError::Other(_),
            ) => {
                return result;
            }
        }
        results.push(result);
    }
    transaction.commit()?;
    noted.note(&places);
    Ok(())
}

fn append_one<'a>(
    connection: &Connection,
    append: &'a Append,
    places: &mut Vec<(&'a str, i64)>,
) -> Result<(), StoreError> {
    let Append { table, against, acts, stands, about, snapshot, drives: _ } = append;
    let against = *against as i64;
    let mut chain = if against == 0 {
        Chain::new(table)
    } else {
        let mut query = connection.prepare_cached("SELECT head FROM heads WHERE table_id = ?1 AND version = ?2")?;
        let head = query.query_row(params![table, against], |row| row.get(0)).optional()?;
        Chain::at(head.ok_or(StoreError::Conflict)?)
    };
    let links: Vec<[u8; 32]> = acts.iter().map(|act| chain.add(act)).collect();
    let mut write = connection.prepare_cached(if against == 0 {
        "INSERT OR IGNORE INTO heads (table_id, version, head, changed, wake, waits) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
    } else {
        "UPDATE heads SET version = ?2, head = ?3, changed = ?4, wake = ?5, waits = ?6 WHERE table_id = ?1"
    })?;
    let version = against + acts.len() as i64;
    let (changed, wake) = (stands.changed as i64, stands.wake.map(|wake| wake as i64));
    if write.execute(params![table, version, chain.head(), changed, wake, stands.waits.join(" ")])? != 1 {
        return Err(StoreError::Conflict);
    }
    let mut insert =
        connection.prepare_cached("INSERT INTO journal (table_id, version, act, hash) VALUES (?1, ?2, ?3, ?4)")?;
    for ((act, link), version) in acts.iter().zip(links).zip(against..) {
        insert.execute(params![table, version, act, link])?;
        places.push((table, connection.last_insert_rowid()));
    }
    if let Some(text) = snapshot {
        let mut keep = connection.prepare_cached(
            "INSERT OR REPLACE INTO snapshots (table_id, version, hash, text) VALUES (?1, ?2, ?3, ?4)",
        )?;
        keep.execute(params![table, version, chain.with(text), text])?;
    }
    if let Some(About { format, rules, summary, listed, people }) = about {
        let mut write = connection.prepare_cached(
            "INSERT OR REPLACE INTO tables (id, listed, summary, format, rules) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        write.execute(params![table, listed, summary, format, rules])?;
        let mut sit = connection.prepare_cached("INSERT OR IGNORE INTO seats (person_id, table_id) VALUES (?1, ?2)")?;
        for person in people {
            sit.execute(params![person, table])?;
        }
    }
    Ok(())
}

fn gone() -> StoreError {
    StoreError::Other("the store has stopped".to_owned())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged(error.to_string()),
            _ => Self::Other(error.to_string()),
        }
    }
}
