//! How a database of an older version, or an empty one, becomes one of this version: step by step, each in one transaction
//! of its own, and one process at a time.
//!
//! A step is never changed once it was released; another one is added.

use tokio_postgres::Client;

use super::wires::told;
use crate::store::StoreError;

/// The step from each version to the next, from nothing on.
const STEPS: [&str; 1] = [TABLES];

/// The version that this program reads and writes.
pub(super) const VERSION: u32 = STEPS.len() as u32;

/// Whoever brings a database up to date holds this: any number that nobody else uses there.
const LOCK: i64 = 0x0073_7461_7262_6f61;

const TABLES: &str = "
    CREATE TABLE tables (
        id text PRIMARY KEY, listed boolean NOT NULL, summary text NOT NULL, format int NOT NULL, rules int
    );
    CREATE INDEX tables_listed ON tables (id) WHERE listed;
    -- What changes with every answer, with room on each page for the next: who sees to what is due is part of it.
    CREATE TABLE heads (
        table_id text PRIMARY KEY, version bigint NOT NULL, head bytea NOT NULL, changed bigint NOT NULL, wake bigint,
        waits text[] NOT NULL, driver text, lease bigint NOT NULL DEFAULT 0
    ) WITH (fillfactor = 60);
    CREATE INDEX heads_wake ON heads (wake) WHERE wake IS NOT NULL;
    CREATE TABLE acts (
        table_id text NOT NULL, version bigint NOT NULL, act text NOT NULL, hash bytea NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    CREATE TABLE snapshots (table_id text PRIMARY KEY, version bigint NOT NULL, hash bytea NOT NULL, text text NOT NULL);
    CREATE TABLE seats (person_id text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person_id, table_id));
    CREATE TABLE people (
        token bytea PRIMARY KEY, id text NOT NULL, name text NOT NULL, link bytea, since bigint NOT NULL, seen bigint NOT NULL
    );
    CREATE INDEX people_id ON people (id);
    CREATE INDEX people_name ON people (name);
    CREATE TABLE links (person_id text PRIMARY KEY, link bytea NOT NULL UNIQUE);
    -- By the transaction: numbers that are given out one after another are not committed one after another.
    CREATE TABLE ended (
        transaction bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint, person_id text NOT NULL
    );
    CREATE INDEX ended_transaction ON ended (transaction);
    -- What need not outlive a crash of the database.
    CREATE UNLOGGED TABLE processes (id text PRIMARY KEY, until bigint NOT NULL);
    CREATE UNLOGGED TABLE present (
        table_id text NOT NULL, process text NOT NULL, seats int NOT NULL, spectators int NOT NULL,
        PRIMARY KEY (table_id, process)
    );
    CREATE UNLOGGED TABLE counts (what text PRIMARY KEY, stretch bigint NOT NULL, count int NOT NULL);
";

/// Brings the database up to this program's version. Gives the name that those who share it go by.
pub(super) async fn migrate(client: &mut Client) -> Result<String, StoreError> {
    let failed = |error: tokio_postgres::Error| StoreError::Other(told(&error));
    let mut first = None;
    loop {
        let step = client.transaction().await.map_err(failed)?;
        // Until the end of the transaction, and waited for as long as others are at it.
        step.batch_execute("SET LOCAL statement_timeout = 0").await.map_err(failed)?;
        step.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
        step.batch_execute(
            "CREATE TABLE IF NOT EXISTS starboard (version int NOT NULL, club text NOT NULL);
             INSERT INTO starboard SELECT 0, replace(gen_random_uuid()::text, '-', '')
             WHERE NOT EXISTS (SELECT 1 FROM starboard)",
        )
        .await
        .map_err(failed)?;
        let row = step.query_one("SELECT version, club FROM starboard", &[]).await.map_err(failed)?;
        let found = row.get::<_, i32>(0) as u32;
        if found > VERSION {
            return Err(StoreError::Newer { found, ours: VERSION });
        }
        let Some(next) = STEPS.get(found as usize) else {
            // What it found is committed: an empty database has a name from now on.
            step.commit().await.map_err(failed)?;
            return Ok(row.get(1));
        };
        step.batch_execute(next).await.map_err(failed)?;
        step.execute("UPDATE starboard SET version = $1", &[&(found as i32 + 1)]).await.map_err(failed)?;
        step.commit().await.map_err(failed)?;
        if *first.get_or_insert(found) > 0 {
            tracing::info!(from = found, to = found + 1, "the database was brought up to a newer version");
        }
    }
}
