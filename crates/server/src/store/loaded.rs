//! A table as it is read: every link of its chain is looked at.
//!
//! A damaged act costs nothing if there is a snapshot of a later moment and every link from there on holds; a damaged snapshot
//! costs nothing if the acts are whole. Else the acts are given up to the first that is damaged.

use rusqlite::{Connection, OptionalExtension as _, ToSql};

use super::chain::Chain;
use super::journal::Places;
use super::{Damage, Kept, Snapshot, StoreError};

/// No table has more acts than this: whatever says so is damaged.
pub(super) const MOST: usize = 1 << 24;

/// As it is kept, with the link that it was given.
pub(super) type Row<T> = Option<(T, [u8; 32])>;

/// What is kept of a table beside its acts.
pub(super) struct Head {
    pub(super) version: usize,
    pub(super) format: u32,
    pub(super) rules: Option<u32>,
    /// The link of the last act.
    pub(super) head: [u8; 32],
}

pub(super) fn load(connection: &Connection, places: &Places, table: &str) -> Result<Option<Kept>, StoreError> {
    // In one transaction: else somebody could append between the queries.
    let reading = connection.unchecked_transaction()?;
    let mut query = reading
        .prepare_cached("SELECT version, format, rules, head FROM tables JOIN heads ON id = table_id WHERE id = ?1")?;
    let read = |row: &rusqlite::Row<'_>| {
        Ok(Head {
            version: row.get::<_, i64>(0)? as usize,
            format: row.get(1)?,
            rules: row.get(2)?,
            head: row.get::<_, [u8; 32]>(3)?,
        })
    };
    let Some(head) = query.query_row([table], read).optional()? else { return Ok(None) };
    if head.version > MOST {
        return Err(StoreError::Damaged(format!("it says that there were {} acts", head.version)));
    }
    let (found, why) = match snapshot(&reading, table) {
        Ok(found) => (found, None),
        Err(error) => (None, Some(format!("the snapshot: {error}"))),
    };
    let (rows, unread) = acts(&reading, places, table, head.version);
    Ok(Some(whole(table, head, found, why, rows, &unread)))
}

/// The acts after the first so many.
pub(super) fn load_from(
    connection: &Connection,
    places: &Places,
    table: &str,
    from: u64,
) -> Result<Vec<String>, StoreError> {
    let reading = connection.unchecked_transaction()?;
    let mut query = reading.prepare_cached("SELECT version FROM heads WHERE table_id = ?1")?;
    let Some(version) = query.query_row([table], |row| row.get::<_, i64>(0)).optional()? else { return Ok(Vec::new()) };
    let (from, version) = (from as usize, version as usize);
    if version > MOST {
        return Err(StoreError::Damaged(format!("it says that there were {version} acts")));
    }
    let (rows, unread) = acts(&reading, places, table, version);
    if let Some(why) = unread {
        return Err(StoreError::Damaged(why));
    }
    follow_from(table, from, rows.into_iter().skip(from.saturating_sub(1)))
}

/// The acts after the first `from`, where every link holds from the one before them on, which comes first.
pub(super) fn follow_from(
    table: &str,
    from: usize,
    rows: impl IntoIterator<Item = Row<String>>,
) -> Result<Vec<String>, StoreError> {
    let mut rows = rows.into_iter();
    let damaged = |number: usize| StoreError::Damaged(format!("act {number} is not as it was written"));
    let mut chain = match from.checked_sub(1) {
        None => Chain::new(table),
        Some(before) => match rows.next() {
            Some(row) => Chain::at(row.ok_or_else(|| damaged(before))?.1),
            None => return Ok(Vec::new()),
        },
    };
    let mut later = Vec::new();
    for (row, number) in rows.zip(from..) {
        let (act, link) = row.ok_or_else(|| damaged(number))?;
        if chain.add(&act) != link {
            return Err(damaged(number));
        }
        later.push(act);
    }
    Ok(later)
}

/// What can be made of what was read.
pub(super) fn whole(
    table: &str,
    Head { version, format, rules, head }: Head,
    found: Row<Snapshot>,
    mut why: Option<String>,
    rows: Vec<Row<String>>,
    unread: &Option<String>,
) -> Kept {
    let seen = found.as_ref().map_or(0, |(snapshot, _)| snapshot.version as usize);
    let Links { damaged, at, last } = Links::follow(table, &rows, seen, unread);
    let whole = last == head;
    // After the last act the link is kept a second time.
    let at = if seen == version { Some(Chain::at(head)) } else { at };
    let fits = |(snapshot, hash): &(Snapshot, _)| at.as_ref().is_some_and(|at| at.with(&snapshot.text) == *hash);
    let there = found.is_some();
    let snapshot = found.filter(fits).map(|(snapshot, _)| snapshot);
    if there && snapshot.is_none() {
        why = Some("the snapshot is not as it was written".to_owned());
    }
    let ends = (!whole && damaged.is_empty()).then(|| (version.saturating_sub(1), "the last is another".to_owned()));
    let damaged: Vec<(usize, String)> = damaged.into_iter().chain(ends).collect();
    let covered = snapshot.as_ref().map_or(0, |snapshot| snapshot.version as usize);
    let harmless = damaged.iter().all(|(number, _)| *number < covered) && (whole || covered == version);
    let first = damaged.first().map_or(version, |(number, _)| *number);
    let mut acts: Vec<String> = rows.into_iter().map(|row| row.map_or_else(String::new, |(act, _)| act)).collect();
    if harmless {
        damaged.iter().for_each(|(number, _)| acts[*number].clear());
    } else {
        acts.truncate(first);
    }
    let why = damaged.into_iter().next().map(|(number, why)| format!("act {number}: {why}")).or(why);
    let damage = why.map(|what| Damage { what, harmless });
    Kept { format, rules, acts, snapshot: snapshot.filter(|_| harmless), damage }
}

fn snapshot(connection: &Connection, table: &str) -> rusqlite::Result<Row<Snapshot>> {
    let mut query = connection.prepare_cached("SELECT version, hash, text FROM snapshots WHERE table_id = ?1")?;
    let read = |row: &rusqlite::Row<'_>| {
        let snapshot = Snapshot { version: row.get::<_, i64>(0)? as u64, text: row.get(2)? };
        Ok((snapshot, row.get(1)?))
    };
    query.query_row([table], read).optional()
}

/// As many as there should be, as far as they can be read; and why not all of them.
fn acts(connection: &Connection, places: &Places, table: &str, version: usize) -> (Vec<Row<String>>, Option<String>) {
    let mut rows = vec![None; version];
    // If one of them cannot be read, the others may be.
    let mut why = None;
    let mut read = |rows: &mut [_], query: &str, values: &[&dyn ToSql]| match fill(rows, connection, query, values) {
        Ok(true) => {}
        Ok(false) => why = why.take().or_else(|| Some("there are more acts than there were".to_owned())),
        Err(error) => why = why.take().or_else(|| Some(error.to_string())),
    };
    read(&mut rows, "SELECT version, act, hash FROM acts WHERE table_id = ?1 ORDER BY version", &[&table]);
    for number in places.of(table) {
        let one = "SELECT version, act, hash FROM journal WHERE table_id = ?1 AND number = ?2";
        read(&mut rows, one, &[&table, &number]);
    }
    // Another process may have written them.
    if rows.iter().any(Option::is_none) {
        read(&mut rows, "SELECT version, act, hash FROM journal WHERE table_id = ?1", &[&table]);
    }
    (rows, why)
}

/// Puts acts where they belong. Says whether there is a place for each.
fn fill(
    rows: &mut [Row<String>],
    connection: &Connection,
    query: &str,
    values: &[&dyn ToSql],
) -> rusqlite::Result<bool> {
    let mut query = connection.prepare_cached(query)?;
    let mut found = query.query(values)?;
    while let Some(row) = found.next()? {
        match rows.get_mut(row.get::<_, i64>(0)? as usize) {
            Some(slot) => *slot = Some((row.get(1)?, row.get(2)?)),
            None => return Ok(false),
        }
    }
    Ok(true)
}

/// What became of a chain.
struct Links {
    /// Acts that are not as they were written, or not there, and why.
    damaged: Vec<(usize, String)>,
    /// After as many acts as a snapshot has seen.
    at: Option<Chain>,
    last: [u8; 32],
}

impl Links {
    fn follow(table: &str, rows: &[Row<String>], seen: usize, unread: &Option<String>) -> Self {
        let (mut chain, mut damaged, mut at) = (Chain::new(table), Vec::new(), None);
        for (number, row) in rows.iter().enumerate() {
            match row {
                Some((act, link)) => {
                    if chain.add(act) != *link {
                        damaged.push((number, "it is not as it was written".to_owned()));
                    }
                    // The next act shows whether it is the link that was written.
                    chain = Chain::at(*link);
                }
                None => damaged.push((number, unread.clone().unwrap_or_else(|| "it is not there".to_owned()))),
            }
            if number + 1 == seen {
                at = row.is_some().then(|| chain.clone());
            }
        }
        if let (Some(why), true) = (unread, damaged.is_empty()) {
            damaged.push((rows.len().saturating_sub(1), why.clone()));
        }
        Self { damaged, at, last: chain.head() }
    }
}
