//! People, their tokens and links: as in SQLite, each in one statement.

use super::{Inner, hash};
use crate::clock::Millis;
use crate::store::{Hash, Person, PersonId, Session, SessionId, StoreError, Which};

/// When a token was used last is kept as exactly as this.
const HOUR: i64 = 3_600_000;

/// How much of a hash a session is called by, in bytes.
const CALLED: &str = "encode(substr(token, 1, 6), 'hex')";

impl Inner {
    pub(super) async fn add_person(&self, person: &Person, token: Hash, now: Millis) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (token, id, name, since, seen) VALUES ($1, $2, $3, $4, $4)
            ON CONFLICT (token) DO UPDATE SET name = excluded.name";
        self.wires.ask(sql, &[&&token[..], &person.id, &person.name, &(now as i64)]).await.map(drop)
    }

    pub(super) async fn person(&self, token: Hash, now: Millis) -> Result<Option<Person>, StoreError> {
        let rows = self.wires.ask("SELECT id, name, seen FROM people WHERE token = $1", &[&&token[..]]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        if row.get::<_, i64>(2) + HOUR <= now as i64 {
            // Whether it is noted is nobody's concern who only wants to know whose it is.
            let sql = "UPDATE people SET seen = $2 WHERE token = $1";
            let _ = self.wires.ask(sql, &[&&token[..], &(now as i64)]).await;
        }
        Ok(Some(Person { id: row.get(0), name: row.get(1) }))
    }

    pub(super) async fn find(&self, who: &str) -> Result<Vec<Person>, StoreError> {
        let sql = "SELECT DISTINCT id, name FROM people WHERE id = $1 OR name = $1 ORDER BY id";
        let rows = self.wires.ask(sql, &[&who]).await?;
        Ok(rows.iter().map(|row| Person { id: row.get(0), name: row.get(1) }).collect())
    }

    pub(super) async fn sessions(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        let sql = "SELECT token, since, seen, link IS NOT NULL FROM people WHERE id = $1 AND seen >= 0
            ORDER BY seen DESC, token";
        let known = |at: i64| (at > 0).then_some(at as Millis);
        let session = |row: &tokio_postgres::Row| {
            let token = hash(row, 0)?;
            Ok(Session {
                id: SessionId::of(&token),
                token,
                since: known(row.get(1)),
                seen: known(row.get(2)),
                linked: row.get(3),
            })
        };
        self.wires.ask(sql, &[&person]).await?.iter().map(session).collect()
    }

    pub(super) async fn end(&self, person: &str, which: &Which) -> Result<(), StoreError> {
        let rows = match which {
            Which::One(SessionId(id)) => {
                // Whoever has a link comes back by it, under their name: of their last token a row stays that nobody has a
                // token for.
                const LAST: &str = "EXISTS (SELECT 1 FROM links WHERE person_id = $1)
                    AND (SELECT count(*) FROM people WHERE id = $1) = 1";
                static ONE: std::sync::LazyLock<String> = std::sync::LazyLock::new(|| {
                    format!(
                        "WITH stays AS (
                            UPDATE people SET token = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), seen = -1
                            WHERE id = $1 AND {CALLED} = $2 AND seen >= 0 AND {LAST} RETURNING 1
                        ), gone AS (
                            DELETE FROM people WHERE id = $1 AND {CALLED} = $2 AND seen >= 0 AND NOT ({LAST}) RETURNING 1
                        ), either AS (SELECT 1 FROM stays UNION ALL SELECT 1 FROM gone)
                        INSERT INTO ended (person_id) SELECT $1 WHERE EXISTS (SELECT 1 FROM either) RETURNING 1"
                    )
                });
                self.wires.ask(&ONE, &[&person, id]).await?
            }
            Which::AllBut(but) => {
                let sql = "WITH gone AS (DELETE FROM people WHERE id = $1 AND token <> $2 RETURNING 1)
                    INSERT INTO ended (person_id) SELECT $1 WHERE EXISTS (SELECT 1 FROM gone) RETURNING 1";
                self.wires.ask(sql, &[&person, &&but[..]]).await?
            }
            Which::All => {
                let sql = "WITH link AS (DELETE FROM links WHERE person_id = $1),
                    gone AS (DELETE FROM people WHERE id = $1 RETURNING 1)
                    INSERT INTO ended (person_id) SELECT $1 WHERE EXISTS (SELECT 1 FROM gone) RETURNING 1";
                self.wires.ask(sql, &[&person]).await?
            }
        };
        if rows.is_empty() { Err(StoreError::Conflict) } else { Ok(()) }
    }

    /// Up to the first transaction that is not over: what it will have ended is not passed over.
    pub(super) async fn ended(&self, since: i64) -> Result<(i64, Vec<PersonId>), StoreError> {
        let sql = "SELECT until, person_id
            FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS until) AS now
            LEFT JOIN ended ON transaction >= $1 AND transaction < until";
        let rows = self.wires.ask(sql, &[&since]).await?;
        let until = rows.first().map_or(since, |row| row.get(0));
        Ok((until, rows.iter().filter_map(|row| row.get(1)).collect()))
    }

    pub(super) async fn keep_link(&self, person: &str, link: Hash, but: Hash) -> Result<(), StoreError> {
        let sql = "WITH kept AS (
                INSERT INTO links (person_id, link) VALUES ($1, $2) ON CONFLICT (person_id) DO UPDATE SET link = excluded.link
            ), gone AS (
                DELETE FROM people WHERE id = $1 AND link IS NOT NULL AND token <> $3 RETURNING 1
            )
            INSERT INTO ended (person_id) SELECT $1 WHERE EXISTS (SELECT 1 FROM gone)";
        self.wires.ask(sql, &[&person, &&link[..], &&but[..]]).await.map(drop)
    }

    pub(super) async fn come_back(&self, link: Hash, token: Hash, now: Millis) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (token, id, name, link, since, seen) SELECT $2, id, name, $1, $3, $3
            FROM people WHERE id = (SELECT person_id FROM links WHERE link = $1) LIMIT 1
            ON CONFLICT (token) DO UPDATE SET seen = excluded.seen RETURNING 1";
        let rows = self.wires.ask(sql, &[&&link[..], &&token[..], &(now as i64)]).await?;
        if rows.is_empty() { Err(StoreError::Conflict) } else { Ok(()) }
    }
}
