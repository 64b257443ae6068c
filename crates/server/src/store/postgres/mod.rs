//! The store in PostgreSQL, for any number of processes.
//!
//! Everything is one statement. An append is one too: it changes the head of a table if that is still at the version and at
//! the link that the append was made against, and only then writes the rest. Of two that come at the same moment the
//! second waits for the first, finds another version there and does nothing.

mod club;
mod moving;
mod people;
mod schema;
mod wires;

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use tokio_postgres::Row;

use super::chain::Chain;
use super::loaded::{self, Head, MOST};
use super::shared::{LEASE, Lease, Shared};
use super::{
    About, Append, Hash, Kept, Listed, Pending, Person, PersonId, Session, Snapshot, Store, StoreError, TableId, Which,
};
use crate::chance::Chance;
use crate::clock::Millis;
use wires::{Failed, Wires};

/// The most tables that a list shows.
const LISTED: i64 = 100;

/// So many tables' last links are remembered: without one an append asks for it first.
const REMEMBERED: usize = 50_000;

pub struct Postgres(Arc<Inner>);

struct Inner {
    wires: Wires,
    /// What this process is called among those that share the database.
    process: String,
    club: String,
    /// The last link of tables that this process has read or written lately, and after how many acts.
    links: Mutex<HashMap<TableId, (u64, Hash)>>,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres").field("process", &self.0.process).finish_non_exhaustive()
    }
}

impl Postgres {
    /// Connects to the database and brings it up to this program's version.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let wires = Wires::new(url)?;
        let club = schema::migrate(&mut wires.connect().await?).await?;
        let process = Chance::system().name(12);
        Ok(Self(Arc::new(Inner { wires, process, club, links: Mutex::default() })))
    }

    fn does<T, F: Future<Output = Result<T, StoreError>> + Send + 'static>(
        &self,
        what: impl FnOnce(Arc<Inner>) -> F,
    ) -> Pending<T> {
        Box::pin(what(Arc::clone(&self.0)))
    }
}

/// The rest of an append, once its head has moved.
const REST: &str = "
    act AS (
        INSERT INTO acts (table_id, version, act, hash)
        SELECT $1, $2::bigint + number - 1, act, hash
        FROM moved, unnest($10::text[], $11::bytea[]) WITH ORDINALITY AS new (act, hash, number)
    ),
    snapshot AS (
        INSERT INTO snapshots (table_id, version, hash, text)
        SELECT $1, $3, $12::bytea, $13::text FROM moved WHERE $13 IS NOT NULL
        ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, hash = excluded.hash, text = excluded.text
    ),
    about AS (
        INSERT INTO tables (id, listed, summary, format, rules)
        SELECT $1, $14::boolean, $15::text, $16::int, $17::int FROM moved WHERE $15 IS NOT NULL
        ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, summary = excluded.summary,
            format = excluded.format, rules = excluded.rules
    ),
    sits AS (
        INSERT INTO seats (person_id, table_id) SELECT person, $1 FROM moved, unnest($18::text[]) AS person
        ON CONFLICT DO NOTHING
    )
    SELECT driver = $9, lease FROM moved";

/// Who sees to the table: whoever does until their time is up, then whoever appends, if they would.
static MOVE: LazyLock<String> = LazyLock::new(|| {
    let stays = "$8::bigint IS NULL OR (driver <> $9 AND lease > $8)";
    format!(
        "WITH moved AS (
            UPDATE heads SET version = $3, head = $4, changed = $5, wake = $6, waits = $7,
                driver = CASE WHEN {stays} THEN driver ELSE $9 END,
                lease = CASE WHEN {stays} THEN lease ELSE $8 + {LEASE} END
            WHERE table_id = $1 AND version = $2 AND head = $19
            RETURNING driver, lease
        ), {REST}"
    )
});

static MAKE: LazyLock<String> = LazyLock::new(|| {
    format!(
        "WITH moved AS (
            INSERT INTO heads (table_id, version, head, changed, wake, waits, driver, lease)
            SELECT $1, $3, $4, $5, $6, $7, CASE WHEN $8::bigint IS NOT NULL THEN $9 END, coalesce($8 + {LEASE}, 0)
            WHERE $19::bytea IS NULL
            ON CONFLICT DO NOTHING RETURNING driver, lease
        ), {REST}"
    )
});

fn hash(row: &Row, index: usize) -> Result<Hash, StoreError> {
    let bytes: &[u8] = row.try_get(index).map_err(unreadable)?;
    bytes.try_into().map_err(|_| StoreError::Damaged(format!("a hash of {} bytes", bytes.len())))
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn unreadable(error: tokio_postgres::Error) -> StoreError {
    StoreError::Damaged(wires::told(&error))
}

impl Inner {
    fn link(&self, table: &str, version: u64) -> Option<Hash> {
        let links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        links.get(table).filter(|(at, _)| *at == version).map(|(_, link)| *link)
    }

    fn remember(&self, table: &str, version: u64, link: Hash) {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        if links.len() >= REMEMBERED {
            links.clear();
        }
        links.insert(table.to_owned(), (version, link));
    }

    /// The link that an append goes on from; none of a table that is made by it.
    async fn before(&self, table: &str, against: u64) -> Result<Option<Hash>, StoreError> {
        if against == 0 {
            return Ok(None);
        }
        if let Some(link) = self.link(table, against) {
            return Ok(Some(link));
        }
        let sql = "SELECT head FROM heads WHERE table_id = $1 AND version = $2";
        let rows = self.wires.ask(sql, &[&table, &(against as i64)]).await?;
        rows.first().map(|row| hash(row, 0)).transpose()?.ok_or(StoreError::Conflict).map(Some)
    }

    async fn append(&self, append: Append) -> Result<Lease, StoreError> {
        let Append { table, against, acts, stands, about, snapshot, drives } = append;
        let before = self.before(&table, against).await?;
        let mut chain = before.map_or_else(|| Chain::new(&table), Chain::at);
        let links: Vec<Vec<u8>> = acts.iter().map(|act| chain.add(act).to_vec()).collect();
        let version = against + acts.len() as u64;
        let head = chain.head();
        let (from, to, link) = (against as i64, version as i64, head.to_vec());
        let (changed, wake) = (stands.changed as i64, stands.wake.map(|wake| wake as i64));
        let drives = drives.map(|now| now as i64);
        let beside = snapshot.as_ref().map(|text| chain.with(text).to_vec());
        let listed = about.as_ref().map(|about| about.listed);
        let summary = about.as_ref().map(|about| about.summary.as_str());
        let format = about.as_ref().map(|about| about.format as i32);
        let rules = about.as_ref().and_then(|about| about.rules).map(|rules| rules as i32);
        let people = about.as_ref().map_or(&[][..], |About { people, .. }| people);
        let before = before.map(|link| link.to_vec());
        let sql: &'static str = if against == 0 { &MAKE } else { &MOVE };
        let params: wires::Params<'_> = &[
            &table,
            &from,
            &to,
            &link,
            &changed,
            &wake,
            &stands.waits,
            &drives,
            &self.process,
            &acts,
            &links,
            &beside,
            &snapshot,
            &listed,
            &summary,
            &format,
            &rules,
            &people,
            &before,
        ];
        let (mut unknown, turn) = (false, self.wires.turn());
        let rows = match self.wires.once(turn, sql, params).await {
            Err(Failed::Unknown(_)) => {
                // Perhaps it was kept. If it was not, it is now; if it was, this changes nothing, and the links tell.
                unknown = true;
                self.wires.once(turn, sql, params).await?
            }
            answer => answer?,
        };
        if let Some(row) = rows.first() {
            self.remember(&table, version, head);
            let mine: Option<bool> = row.get(0);
            return Ok(Lease { mine: mine == Some(true), until: row.get::<_, i64>(1) as Millis });
        }
        if unknown && !acts.is_empty() {
            let sql = "SELECT hash FROM acts WHERE table_id = $1 AND version = $2";
            let rows = self.wires.ask(sql, &[&table, &(to - 1)]).await?;
            if rows.first().map(|row| hash(row, 0)).transpose()? == Some(head) {
                return Ok(Lease::NONE);
            }
        }
        Err(StoreError::Conflict)
    }

    async fn load(&self, table: &str) -> Result<Option<Kept>, StoreError> {
        // In one statement: else somebody could append in between. The snapshot comes with the first act alone: with each of
        // 477 acts it was 92 MB.
        let sql = "SELECT heads.version, format, rules, head, snapshots.version, snapshots.hash,
                CASE WHEN row_number() OVER (ORDER BY acts.version) = 1 THEN snapshots.text END,
                acts.version, act, acts.hash
            FROM tables JOIN heads ON id = heads.table_id
                LEFT JOIN snapshots ON id = snapshots.table_id
                LEFT JOIN acts ON id = acts.table_id
            WHERE id = $1 ORDER BY acts.version";
        let all = self.wires.ask(sql, &[&table]).await?;
        let Some(first) = all.first() else { return Ok(None) };
        let version = first.get::<_, i64>(0) as usize;
        if version > MOST {
            return Err(StoreError::Damaged(format!("it says that there were {version} acts")));
        }
        let head = Head {
            version,
            format: first.get::<_, i32>(1) as u32,
            rules: first.get::<_, Option<i32>>(2).map(|rules| rules as u32),
            head: hash(first, 3)?,
        };
        let found = match first.get::<_, Option<i64>>(4) {
            Some(at) => Some((Snapshot { version: at as u64, text: first.get(6) }, hash(first, 5)?)),
            None => None,
        };
        let (mut rows, mut unread) = (vec![None; version], None);
        for row in all.iter().filter(|row| row.get::<_, Option<i64>>(7).is_some()) {
            match rows.get_mut(row.get::<_, i64>(7) as usize) {
                Some(slot) => *slot = Some((row.get(8), hash(row, 9)?)),
                None => unread = Some("there are more acts than there were".to_owned()),
            }
        }
        self.remember(table, version as u64, head.head);
        Ok(Some(loaded::whole(table, head, found, None, rows, &unread)))
    }

    async fn load_from(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT version, act, hash FROM acts WHERE table_id = $1 AND version >= $2 ORDER BY version";
        let first = (from as i64 - 1).max(0);
        let all = self.wires.ask(sql, &[&table, &first]).await?;
        let mut rows = Vec::with_capacity(all.len());
        for (row, number) in all.iter().zip(first..) {
            let there = row.get::<_, i64>(0) == number;
            rows.push(if there { Some((row.get(1), hash(row, 2)?)) } else { None });
        }
        let later = loaded::follow_from(table, from as usize, rows)?;
        if let Some(last) = all.last().filter(|_| !later.is_empty()) {
            self.remember(table, from + later.len() as u64, hash(last, 2)?);
        }
        Ok(later)
    }

    async fn tables(&self, of: Option<PersonId>) -> Result<Vec<Listed>, StoreError> {
        let rows = match &of {
            None => {
                let sql = "SELECT summary, false FROM tables JOIN heads ON id = table_id WHERE listed
                    ORDER BY changed DESC LIMIT $1";
                self.wires.ask(sql, &[&LISTED]).await?
            }
            Some(person) => {
                let sql = "SELECT summary, $1 = ANY (waits) FROM seats JOIN tables ON id = seats.table_id
                    JOIN heads ON id = heads.table_id WHERE person_id = $1 ORDER BY changed DESC LIMIT $2";
                self.wires.ask(sql, &[person, &LISTED]).await?
            }
        };
        Ok(rows.iter().map(|row| Listed { summary: row.get(0), waits: row.get(1) }).collect())
    }

    async fn set_aside(&self, table: &str, summary: &str) -> Result<(), StoreError> {
        let sql = "WITH aside AS (UPDATE tables SET summary = $2, listed = false WHERE id = $1)
            UPDATE heads SET wake = NULL, waits = '{}' WHERE table_id = $1";
        self.wires.ask(sql, &[&table, &summary]).await.map(drop)
    }

    async fn unsettled(&self, game: &str, rules: u32) -> Result<Vec<TableId>, StoreError> {
        let sql =
            "SELECT id FROM tables JOIN heads ON id = heads.table_id LEFT JOIN snapshots ON id = snapshots.table_id
            WHERE rules IS NOT NULL AND summary::json ->> 'game' = $1 AND CASE summary::json ->> 'stage'
                WHEN 'playing' THEN snapshots.table_id IS NULL OR rules <> $2
                WHEN 'set-aside' THEN rules = $2
                ELSE snapshots.table_id IS NULL AND rules = $2
            END
            ORDER BY changed DESC";
        let rows = self.wires.ask(sql, &[&game, &(rules as i32)]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
}

impl Store for Postgres {
    fn append(&self, append: Append) -> Pending<Lease> {
        self.does(|it| async move { it.append(append).await })
    }

    fn load(&self, table: &str) -> Pending<Option<Kept>> {
        let table = table.to_owned();
        self.does(|it| async move { it.load(&table).await })
    }

    fn load_from(&self, table: &str, from: u64) -> Pending<Vec<String>> {
        let table = table.to_owned();
        self.does(move |it| async move { it.load_from(&table, from).await })
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }

    fn set_aside(&self, table: TableId, summary: String) -> Pending<()> {
        self.does(|it| async move { it.set_aside(&table, &summary).await })
    }

    fn tables(&self, of: Option<PersonId>) -> Pending<Vec<Listed>> {
        self.does(|it| async move { it.tables(of).await })
    }

    fn wakes(&self) -> Pending<Vec<(TableId, Millis)>> {
        self.does(|it| async move {
            let rows = it.wires.ask("SELECT table_id, wake FROM heads WHERE wake IS NOT NULL", &[]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i64>(1) as Millis)).collect())
        })
    }

    fn unsettled(&self, game: &str, rules: u32) -> Pending<Vec<TableId>> {
        let game = game.to_owned();
        self.does(move |it| async move { it.unsettled(&game, rules).await })
    }

    fn add_person(&self, person: Person, token: Hash, now: Millis) -> Pending<()> {
        self.does(move |it| async move { it.add_person(&person, token, now).await })
    }

    fn person(&self, token: Hash, now: Millis) -> Pending<Option<Person>> {
        self.does(move |it| async move { it.person(token, now).await })
    }

    fn find(&self, who: &str) -> Pending<Vec<Person>> {
        let who = who.to_owned();
        self.does(|it| async move { it.find(&who).await })
    }

    fn sessions(&self, person: PersonId) -> Pending<Vec<Session>> {
        self.does(|it| async move { it.sessions(&person).await })
    }

    fn end(&self, person: PersonId, which: Which) -> Pending<()> {
        self.does(|it| async move { it.end(&person, &which).await })
    }

    fn ended(&self, since: i64) -> Pending<(i64, Vec<PersonId>)> {
        self.does(move |it| async move { it.ended(since).await })
    }

    fn rename(&self, person: Person) -> Pending<()> {
        self.does(|it| async move {
            it.wires.ask("UPDATE people SET name = $2 WHERE id = $1", &[&person.id, &person.name]).await.map(drop)
        })
    }

    fn keep_link(&self, person: PersonId, link: Hash, but: Hash) -> Pending<()> {
        self.does(move |it| async move { it.keep_link(&person, link, but).await })
    }

    /// Something is written: a database that can only be read is of no use.
    fn health(&self) -> Pending<()> {
        self.does(|it| async move {
            let sql = "INSERT INTO processes (id, until) VALUES ($1, 0) ON CONFLICT (id) DO UPDATE SET until = processes.until";
            it.wires.ask(sql, &[&it.process]).await.map(drop)
        })
    }

    fn come_back(&self, link: Hash, token: Hash, now: Millis) -> Pending<()> {
        self.does(move |it| async move { it.come_back(link, token, now).await })
    }
}
