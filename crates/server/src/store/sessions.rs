//! Where somebody is known: one row for each token, by its hash, with when it was given and when it was used last.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::{Hash, Person, PersonId, Session, SessionId};
use crate::clock::Millis;

/// When a token was used last is kept as exactly as this, or every request would be written down.
const HOUR: Millis = 3_600_000;

/// Which of somebody's tokens end.
#[derive(Clone, Debug)]
pub enum Which {
    One(SessionId),
    AllBut(Hash),
    /// And the private link that leads back.
    All,
}

/// Whose token it is, and whether it is to be noted that it was used.
pub(super) fn person(connection: &Connection, token: Hash, now: Millis) -> rusqlite::Result<Option<(Person, bool)>> {
    let mut query = connection.prepare_cached("SELECT id, name, seen FROM people WHERE token = ?1")?;
    let read = |row: &rusqlite::Row<'_>| {
        let person = Person { id: row.get(0)?, name: row.get(1)? };
        Ok((person, row.get::<_, i64>(2)? as Millis + HOUR <= now))
    };
    query.query_row([token], read).optional()
}

pub(super) fn saw(connection: &Connection, token: Hash, now: Millis) -> rusqlite::Result<()> {
    connection.execute("UPDATE people SET seen = ?2 WHERE token = ?1", params![token, now as i64])?;
    Ok(())
}

/// Those of a person, the one used last first.
pub(super) fn of(connection: &Connection, person: &str) -> rusqlite::Result<Vec<Session>> {
    let mut query = connection.prepare_cached(
        "SELECT token, since, seen, link IS NOT NULL FROM people WHERE id = ?1 AND seen >= 0 ORDER BY seen DESC, token",
    )?;
    let known = |at: i64| (at > 0).then_some(at as Millis);
    let read = |row: &rusqlite::Row<'_>| {
        let token: Hash = row.get(0)?;
        Ok(Session {
            id: SessionId::of(&token),
            token,
            since: known(row.get(1)?),
            seen: known(row.get(2)?),
            linked: row.get(3)?,
        })
    };
    query.query_map([person], read)?.collect()
}

/// Ends them, and notes it for a server that runs beside. Says how many.
pub(super) fn end(connection: &Connection, person: &str, which: &Which) -> rusqlite::Result<usize> {
    let ended = match which {
        Which::One(SessionId(id)) => {
            // Whoever has a link comes back by it, under their name: of their last token a row stays that nobody has a token for.
            let stays = connection.execute(
                "UPDATE people SET token = randomblob(32), seen = -1
                 WHERE id = ?1 AND substr(lower(hex(token)), 1, 12) = ?2 AND seen >= 0
                 AND EXISTS (SELECT 1 FROM links WHERE person_id = ?1) AND (SELECT count(*) FROM people WHERE id = ?1) = 1",
                [person, id],
            )?;
            let ends = "DELETE FROM people WHERE id = ?1 AND substr(lower(hex(token)), 1, 12) = ?2 AND seen >= 0";
            if stays == 0 { connection.execute(ends, [person, id])? } else { stays }
        }
        Which::AllBut(but) => {
            connection.execute("DELETE FROM people WHERE id = ?1 AND token != ?2", params![person, but])?
        }
        Which::All => {
            connection.execute("DELETE FROM links WHERE person_id = ?1", [person])?;
            connection.execute("DELETE FROM people WHERE id = ?1", [person])?
        }
    };
    if ended > 0 {
        connection.execute("INSERT INTO ended (person_id) VALUES (?1)", [person])?;
    }
    Ok(ended)
}

/// Whose tokens have ended since, and what to ask with next time.
pub(super) fn ended(connection: &Connection, since: i64) -> rusqlite::Result<(i64, Vec<PersonId>)> {
    let mut query =
        connection.prepare_cached("SELECT number, person_id FROM ended WHERE number > ?1 ORDER BY number")?;
    let rows = query.query_map([since], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)))?;
    let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
    let last = rows.last().map_or(since, |(number, _)| *number);
    Ok((last, rows.into_iter().map(|(_, person)| person).collect()))
}

/// People of this name or id, each once.
pub(super) fn find(connection: &Connection, who: &str) -> rusqlite::Result<Vec<Person>> {
    let mut query =
        connection.prepare("SELECT DISTINCT id, name FROM people WHERE id = ?1 OR name = ?1 ORDER BY id")?;
    query.query_map([who], |row| Ok(Person { id: row.get(0)?, name: row.get(1)? }))?.collect()
}
