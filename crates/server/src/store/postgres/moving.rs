//! What comes from another store, row by row.

use tokio_postgres::Row;

use super::{Inner, Postgres};
use crate::store::moving::{MovedTable, MovedToken};
use crate::store::{Pending, PersonId, StoreError};

impl Postgres {
    /// Takes a table in, unless there is one of its name. Says whether it did.
    pub fn take_in(&self, table: MovedTable) -> Pending<bool> {
        self.does(|it| async move { it.take_in(&table).await })
    }

    /// All rows of a table.
    pub fn rows(&self, table: &str) -> Pending<Option<MovedTable>> {
        let table = table.to_owned();
        self.does(|it| async move { it.rows(&table).await })
    }

    /// Takes tokens in that are not there, and gives them all as they are kept here, in order.
    pub fn take_in_tokens(&self, tokens: Vec<MovedToken>) -> Pending<Vec<MovedToken>> {
        self.does(|it| async move { it.take_in_tokens(&tokens).await })
    }

    /// The same for private links.
    pub fn take_in_links(&self, links: Vec<(PersonId, Vec<u8>)>) -> Pending<Vec<(PersonId, Vec<u8>)>> {
        self.does(|it| async move {
            let (people, links): (Vec<PersonId>, Vec<Vec<u8>>) = links.into_iter().unzip();
            let sql = "INSERT INTO links (person_id, link) SELECT * FROM unnest($1::text[], $2::bytea[])
                ON CONFLICT DO NOTHING";
            it.wires.ask(sql, &[&people, &links]).await?;
            let sql = "SELECT person_id, link FROM links WHERE person_id = ANY ($1) ORDER BY person_id COLLATE \"C\"";
            Ok(it.wires.ask(sql, &[&people]).await?.iter().map(|row| (row.get(0), row.get(1))).collect())
        })
    }
}

impl Inner {
    async fn take_in(&self, table: &MovedTable) -> Result<bool, StoreError> {
        let sql = "WITH moved AS (
                INSERT INTO heads (table_id, version, head, changed, wake, waits) VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT DO NOTHING RETURNING 1
            ),
            about AS (
                INSERT INTO tables (id, listed, summary, format, rules)
                SELECT $1, $7::boolean, $8::text, $9::int, $10::int FROM moved
            ),
            sits AS (
                INSERT INTO seats (person_id, table_id) SELECT person, $1 FROM moved, unnest($11::text[]) AS person
            ),
            act AS (
                INSERT INTO acts (table_id, version, act, hash) SELECT $1, new.version, act, hash
                FROM moved, unnest($12::bigint[], $13::text[], $14::bytea[]) AS new (version, act, hash)
            ),
            snapshot AS (
                INSERT INTO snapshots (table_id, version, hash, text) SELECT $1, $15::bigint, $16::bytea, $17::text
                FROM moved WHERE $17 IS NOT NULL
            )
            SELECT 1 FROM moved";
        let versions: Vec<i64> = table.acts.iter().map(|(version, ..)| *version).collect();
        let acts: Vec<&str> = table.acts.iter().map(|(_, act, _)| act.as_str()).collect();
        let hashes: Vec<&[u8]> = table.acts.iter().map(|(_, _, hash)| hash.as_slice()).collect();
        let at = table.snapshot.as_ref().map(|(at, ..)| *at);
        let hash = table.snapshot.as_ref().map(|(_, hash, _)| hash.as_slice());
        let text = table.snapshot.as_ref().map(|(.., text)| text.as_str());
        let params: super::wires::Params<'_> = &[
            &table.id,
            &table.version,
            &table.head,
            &table.changed,
            &table.wake,
            &table.waits,
            &table.listed,
            &table.summary,
            &table.format,
            &table.rules,
            &table.people,
            &versions,
            &acts,
            &hashes,
            &at,
            &hash,
            &text,
        ];
        Ok(!self.wires.ask(sql, params).await?.is_empty())
    }

    async fn rows(&self, id: &str) -> Result<Option<MovedTable>, StoreError> {
        let sql = "SELECT listed, summary, format, rules, heads.version, head, changed, wake, waits,
                (SELECT coalesce(array_agg(person_id ORDER BY person_id COLLATE \"C\"), '{}') FROM seats WHERE table_id = $1),
                snapshots.version, snapshots.hash, snapshots.text
            FROM tables JOIN heads ON id = heads.table_id LEFT JOIN snapshots ON id = snapshots.table_id WHERE id = $1";
        let rows = self.wires.ask(sql, &[&id]).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let sql = "SELECT version, act, hash FROM acts WHERE table_id = $1 ORDER BY version";
        let acts = self.wires.ask(sql, &[&id]).await?;
        Ok(Some(MovedTable {
            id: id.to_owned(),
            listed: row.get(0),
            summary: row.get(1),
            format: row.get(2),
            rules: row.get(3),
            version: row.get(4),
            head: row.get(5),
            changed: row.get(6),
            wake: row.get(7),
            waits: row.get(8),
            people: row.get(9),
            acts: acts.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect(),
            snapshot: row.get::<_, Option<i64>>(10).map(|at| (at, row.get(11), row.get(12))),
        }))
    }

    async fn take_in_tokens(&self, tokens: &[MovedToken]) -> Result<Vec<MovedToken>, StoreError> {
        let sql = "INSERT INTO people (token, id, name, link, since, seen)
            SELECT * FROM unnest($1::bytea[], $2::text[], $3::text[], $4::bytea[], $5::bigint[], $6::bigint[])
            ON CONFLICT DO NOTHING";
        let hashes: Vec<&[u8]> = tokens.iter().map(|one| one.token.as_slice()).collect();
        let ids: Vec<&str> = tokens.iter().map(|one| one.id.as_str()).collect();
        let names: Vec<&str> = tokens.iter().map(|one| one.name.as_str()).collect();
        let links: Vec<Option<&[u8]>> = tokens.iter().map(|one| one.link.as_deref()).collect();
        let since: Vec<i64> = tokens.iter().map(|one| one.since).collect();
        let seen: Vec<i64> = tokens.iter().map(|one| one.seen).collect();
        self.wires.ask(sql, &[&hashes, &ids, &names, &links, &since, &seen]).await?;
        let sql = "SELECT token, id, name, link, since, seen FROM people WHERE token = ANY ($1) ORDER BY token";
        let token = |row: &Row| MovedToken {
            token: row.get(0),
            id: row.get(1),
            name: row.get(2),
            link: row.get(3),
            since: row.get(4),
            seen: row.get(5),
        };
        Ok(self.wires.ask(sql, &[&hashes]).await?.iter().map(token).collect())
    }
}
