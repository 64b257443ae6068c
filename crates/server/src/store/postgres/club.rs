//! What processes share: leases, who is present, counts.

use std::sync::LazyLock;

use tabletop::{Seat, SeatSet};

use super::Postgres;
use crate::clock::Millis;
use crate::store::shared::{Here, LEASE, Lease, Shared};
use crate::store::{Pending, StoreError, TableId};

static CLAIM: LazyLock<String> = LazyLock::new(|| {
    format!(
        "WITH mine AS (
            UPDATE heads SET driver = $2, lease = $3::bigint + {LEASE}
            WHERE table_id = $1 AND (lease <= $3 OR driver = $2) RETURNING lease, version
        )
        SELECT true, lease, version FROM mine
        UNION ALL SELECT false, lease, version FROM heads WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM mine)"
    )
});

/// Where somebody else is at a row, the next is taken: nobody waits for anybody.
static CLAIM_DUE: LazyLock<String> = LazyLock::new(|| {
    format!(
        "UPDATE heads SET driver = $1, lease = $2::bigint + {LEASE} WHERE table_id IN (
            SELECT table_id FROM heads WHERE wake <= $2 AND lease <= $2 ORDER BY wake, table_id LIMIT $3
            FOR UPDATE SKIP LOCKED
        ) RETURNING wake, table_id"
    )
});

static ALIVE: LazyLock<String> = LazyLock::new(|| {
    let until = 2 * LEASE;
    format!(
        "WITH me AS (
            INSERT INTO processes (id, until) VALUES ($1, $2::bigint + {until})
            ON CONFLICT (id) DO UPDATE SET until = excluded.until
        ), dead AS (
            DELETE FROM processes WHERE until <= $2 AND id <> $1
        ), old AS (
            DELETE FROM counts WHERE stretch < $2 / 60000 - 1
        ), absent AS (
            DELETE FROM present WHERE process <> $1 AND process NOT IN (SELECT id FROM processes WHERE until > $2)
        )
        SELECT id FROM processes WHERE until > $2 AND id <> $1 UNION ALL SELECT $1 ORDER BY 1"
    )
});

impl Shared for Postgres {
    fn club(&self) -> &str {
        &self.0.club
    }

    fn versions(&self, tables: Vec<TableId>) -> Pending<Vec<(TableId, u64)>> {
        self.does(|it| async move {
            let sql = "SELECT table_id, version FROM heads WHERE table_id = ANY ($1)";
            let rows = it.wires.ask(sql, &[&tables]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i64>(1) as u64)).collect())
        })
    }

    fn claim(&self, table: &str, now: Millis) -> Pending<(Lease, u64)> {
        let table = table.to_owned();
        self.does(move |it| async move {
            let rows = it.wires.ask(&CLAIM, &[&table, &it.process, &(now as i64)]).await?;
            let row = rows.first().ok_or(StoreError::Conflict)?;
            let lease = Lease { mine: row.get(0), until: row.get::<_, i64>(1) as Millis };
            Ok((lease, row.get::<_, i64>(2) as u64))
        })
    }

    fn claim_due(&self, now: Millis, most: usize) -> Pending<Vec<TableId>> {
        self.does(move |it| async move {
            let rows = it.wires.ask(&CLAIM_DUE, &[&it.process, &(now as i64), &(most as i64)]).await?;
            let mut due: Vec<(i64, TableId)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
            due.sort_unstable();
            Ok(due.into_iter().map(|(_, table)| table).collect())
        })
    }

    fn leave(&self) -> Pending<()> {
        self.does(|it| async move {
            let sql =
                "WITH me AS (DELETE FROM processes WHERE id = $1), here AS (DELETE FROM present WHERE process = $1)
                UPDATE heads SET lease = 0 WHERE driver = $1 AND lease > 0";
            it.wires.ask(sql, &[&it.process]).await.map(drop)
        })
    }

    fn alive(&self, now: Millis) -> Pending<Vec<String>> {
        self.does(move |it| async move {
            let rows = it.wires.ask(&ALIVE, &[&it.process, &(now as i64)]).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn here(&self, table: &str, here: Here) -> Pending<Here> {
        let table = table.to_owned();
        let seats = here.seats.iter().fold(0, |bits: i32, seat| bits | 1 << seat.0);
        let spectators = here.spectators as i32;
        self.does(move |it| async move {
            let sql = "WITH mine AS (
                    INSERT INTO present (table_id, process, seats, spectators) SELECT $1, $2, $3::int, $4::int
                    WHERE $3 <> 0 OR $4 <> 0
                    ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators
                ), gone AS (
                    DELETE FROM present WHERE table_id = $1 AND process = $2 AND $3 = 0 AND $4 = 0
                )
                SELECT coalesce(bit_or(seats), 0), coalesce(sum(spectators), 0) FROM present
                WHERE table_id = $1 AND process <> $2";
            let rows = it.wires.ask(sql, &[&table, &it.process, &seats, &spectators]).await?;
            let Some(row) = rows.first() else { return Ok(Here::default()) };
            let seats: i32 = row.get(0);
            let seats: SeatSet = (0..8).filter(|bit| seats & 1 << bit != 0).map(Seat).collect();
            Ok(Here { seats, spectators: row.get::<_, i64>(1) as usize })
        })
    }

    fn count(&self, what: String, minute: u64, most: u32) -> Pending<bool> {
        self.does(move |it| async move {
            let sql = "INSERT INTO counts (what, stretch, count) VALUES ($1, $2, 1) ON CONFLICT (what) DO UPDATE SET
                    count = CASE WHEN counts.stretch = excluded.stretch THEN counts.count + 1 ELSE 1 END,
                    stretch = excluded.stretch
                RETURNING count";
            let rows = it.wires.ask(sql, &[&what, &(minute as i64)]).await?;
            Ok(rows.first().is_none_or(|row| row.get::<_, i32>(0) as u32 <= most))
        })
    }
}
