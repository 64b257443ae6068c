//! How a database of an older version becomes one of this version: step by step, each in one transaction of its own.
//!
//! By hand and not with a library of migrations: the second step hashes every act that was ever kept, which is code and
//! not SQL, and has to happen in the same transaction as the change of the tables.
//!
//! A step is never changed once it was released; another one is added.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::StoreError;
use super::chain::Chain;

/// The step from each version to the next, from nothing on.
const STEPS: [fn(&Transaction<'_>) -> rusqlite::Result<()>; 8] =
    [tables, chains, links, heads, sessions, journal, neighbours, unsorted];

/// The version that this program reads and writes.
pub(super) const VERSION: u32 = STEPS.len() as u32;

/// Brings the database up to `target`, this program's version but for tests.
pub(super) fn migrate(connection: &mut Connection, target: u32) -> Result<(), StoreError> {
    let mut first = None;
    loop {
        // Asked within the transaction: another process may be at it too.
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let found: u32 = transaction.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        if found > VERSION {
            return Err(StoreError::Newer { found, ours: VERSION });
        }
        let Some(step) = STEPS[..target as usize].get(found as usize) else { return Ok(()) };
        step(&transaction)?;
        transaction.pragma_update(None, "user_version", found + 1)?;
        transaction.commit()?;
        // A new database is nobody's older one.
        if *first.get_or_insert(found) > 0 {
            tracing::info!(from = found, to = found + 1, "the database was brought up to a newer version");
        }
    }
}

/// Tables, their acts and people.
fn tables(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch(
        "CREATE TABLE tables (
            id TEXT PRIMARY KEY, version INTEGER NOT NULL, listed INTEGER NOT NULL, changed INTEGER NOT NULL,
            wake INTEGER, summary TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
        CREATE INDEX tables_listed ON tables (changed) WHERE listed;
        CREATE TABLE acts (
            table_id TEXT NOT NULL, version INTEGER NOT NULL, act TEXT NOT NULL, PRIMARY KEY (table_id, version)
        ) WITHOUT ROWID;
        CREATE TABLE seats (
            person_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person_id, table_id)
        ) WITHOUT ROWID;
        CREATE TABLE people (token BLOB PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL) WITHOUT ROWID;",
    )
}

/// Rules, formats, chains of hashes and snapshots. What was kept until then is of the first format, and its games were
/// played by rules of version 1.
fn chains(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch(
        "ALTER TABLE tables ADD COLUMN format INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE tables ADD COLUMN rules INTEGER;
        ALTER TABLE tables ADD COLUMN head BLOB NOT NULL DEFAULT x'';
        ALTER TABLE acts ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
        CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, hash BLOB NOT NULL, text TEXT NOT NULL
        );",
    )?;
    let ids: Vec<String> =
        to.prepare("SELECT id FROM tables")?.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut acts = to.prepare("SELECT version, act FROM acts WHERE table_id = ?1 ORDER BY version")?;
    let mut link = to.prepare("UPDATE acts SET hash = ?3 WHERE table_id = ?1 AND version = ?2")?;
    let mut head = to.prepare("UPDATE tables SET head = ?2, rules = ?3 WHERE id = ?1")?;
    for id in ids {
        let mut chain = Chain::new(&id);
        let mut rules = None;
        let rows: Vec<(i64, String)> =
            acts.query_map([&id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
        for (version, act) in rows {
            // No other act ends like this: quotation marks within a text are escaped.
            if act.ends_with(r#""act":"started"}"#) {
                rules = Some(1);
            }
            link.execute(params![id, version, chain.add(&act)])?;
        }
        head.execute(params![id, chain.head(), rules])?;
    }
    Ok(())
}

/// Private links, the tokens that came by them, and which tables wait for whom.
fn links(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch(
        "CREATE TABLE links (person_id TEXT PRIMARY KEY, link BLOB NOT NULL UNIQUE) WITHOUT ROWID;
        ALTER TABLE people ADD COLUMN link BLOB;
        CREATE INDEX people_id ON people (id);
        ALTER TABLE seats ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;",
    )
}

/// What changes with every answer gets rows of its own, small and close together: an append then touches few pages. What
/// lists show of a table changes seldom and stays where it was.
fn heads(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch(
        "CREATE TABLE heads (
            table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, head BLOB NOT NULL, changed INTEGER NOT NULL,
            wake INTEGER, waits TEXT NOT NULL
        ) WITHOUT ROWID;
        INSERT INTO heads SELECT id, version, head, changed, wake, coalesce(
            (SELECT group_concat(person_id, ' ') FROM seats WHERE table_id = id AND waits), '')
        FROM tables;
        DROP INDEX tables_wake;
        DROP INDEX tables_listed;
        ALTER TABLE tables DROP COLUMN version;
        ALTER TABLE tables DROP COLUMN head;
        ALTER TABLE tables DROP COLUMN changed;
        ALTER TABLE tables DROP COLUMN wake;
        ALTER TABLE seats DROP COLUMN waits;
        CREATE INDEX tables_listed ON tables (listed) WHERE listed;",
    )
}

/// When tokens were given and used, and whose were ended.
fn sessions(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch(
        "ALTER TABLE people ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE ended (number INTEGER PRIMARY KEY AUTOINCREMENT, person_id TEXT NOT NULL);",
    )
}

/// Acts that were written lately, by the order in which they were: see the module of this name.
fn journal(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch(
        "CREATE TABLE journal (
            number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, version INTEGER NOT NULL, act TEXT NOT NULL,
            hash BLOB NOT NULL
        );
        CREATE INDEX journal_tables ON journal (table_id, version);",
    )
}

/// Heads lie in the order in which their tables were made, and not by name: those that are played at now share pages. An append
/// takes 9 instead of 12 µs and writes half as many pages (a model of it in Python, without flushes: 100 of 3,000 tables, groups of 25).
fn neighbours(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch(
        "CREATE TABLE neighbours (
            table_id TEXT NOT NULL PRIMARY KEY, version INTEGER NOT NULL, head BLOB NOT NULL, changed INTEGER NOT NULL,
            wake INTEGER, waits TEXT NOT NULL
        );
        INSERT INTO neighbours SELECT table_id, version, head, changed, wake, waits FROM heads ORDER BY changed;
        DROP TABLE heads;
        ALTER TABLE neighbours RENAME TO heads;",
    )
}

/// The journal has no index: it changed a page of its own with every act, and where acts lie is known in memory.
fn unsorted(to: &Transaction<'_>) -> rusqlite::Result<()> {
    to.execute_batch("DROP INDEX journal_tables")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::store::{Sqlite, Store as _};

    const FIRST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/v1.sqlite3");

    /// What tables and columns there are.
    fn schema(file: &Path) -> Vec<String> {
        let connection = Connection::open(file).unwrap();
        let mut query = connection
            .prepare("SELECT name || ': ' || sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
            .unwrap();
        let without_spaces = |row: String| row.split_whitespace().collect::<Vec<_>>().join(" ");
        query.query_map([], |row| row.get(0)).unwrap().map(|row| without_spaces(row.unwrap())).collect()
    }

    /// From every version that ever was: nothing is lost, and the database is as a new one.
    #[tokio::test]
    async fn every_older_database_becomes_one_of_this_version() {
        let folder = tempfile::tempdir().unwrap();
        let new = folder.path().join("new");
        drop(Sqlite::open(&new).unwrap());
        for version in 1..=VERSION {
            let file = folder.path().join(format!("from-{version}"));
            std::fs::copy(FIRST, &file).unwrap();
            migrate(&mut Connection::open(&file).unwrap(), version).unwrap();
            let connection = Connection::open(&file).unwrap();
            let found: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
            assert_eq!(found, version);
            let from = if version < 4 { "id, version FROM tables" } else { "table_id, version FROM heads" };
            let mut query = connection.prepare(&format!("SELECT {from}")).unwrap();
            let tables: Vec<(String, usize)> = query
                .query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as usize)))
                .unwrap()
                .map(Result::unwrap)
                .collect();
            assert_eq!(tables.len(), 12);
            let store = Sqlite::open(&file).unwrap();
            for (table, acts) in tables {
                let kept = store.load(&table).await.unwrap().unwrap();
                assert_eq!((kept.acts.len(), kept.format), (acts, 1), "{table} from {version}");
                let started = kept.acts.iter().any(|act| act.contains(r#""act":"started""#));
                assert_eq!(kept.rules, started.then_some(1), "{table} from {version}");
            }
            assert_eq!(schema(&file), schema(&new), "from {version}");
        }
    }

    #[test]
    fn a_newer_database_is_refused_and_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("newer");
        drop(Sqlite::open(&file).unwrap());
        Connection::open(&file).unwrap().pragma_update(None, "user_version", VERSION + 1).unwrap();
        let before = std::fs::read(&file).unwrap();
        assert_eq!(Sqlite::open(&file).unwrap_err(), StoreError::Newer { found: VERSION + 1, ours: VERSION });
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }
}
