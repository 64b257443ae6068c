//! A hall among others on the same store: hears of what others do, looks for itself what it has missed, takes up what is due
//! and nobody sees to, and says that it is alive.

use std::sync::Arc;

use tokio::sync::mpsc;

use crate::bus::{Heard, Word};
use crate::clock::Millis;
use crate::hall::Hall;
use crate::keeper::Msg;
use crate::store::{LEASE, Shared, TableId};

/// How often the tables in memory are compared with the store: while others are heard, and while they are not.
const LOOK: Millis = 5_000;
const LOOK_DEAF: Millis = 500;

/// How often it is looked what is due that nobody sees to.
const DUE: Millis = 500;

/// So many tables are taken up at a time.
const AT_ONCE: usize = 32;

/// How often a process says that it is alive.
const BEAT: Millis = LEASE / 2;

impl Hall {
    /// As long as the hall is open; at once over where it is the only one.
    pub(crate) async fn attend(self: &Arc<Self>) {
        let Some(shared) = self.store.shared() else { return };
        tokio::join!(self.hear(), self.look(shared), self.take_up(shared), self.beat(shared));
    }

    async fn hear(&self) {
        let mut heard = self.bus.listen();
        while let Some(heard) = heard.recv().await {
            match heard {
                Heard::Word(Word::Acts { table, version }) => self.pass_on(&table, Msg::Heard(version)),
                Heard::Word(Word::Present { table, .. }) => self.pass_on(&table, Msg::Present),
                Heard::Back => self.missed.notify_one(),
            }
        }
    }

    /// Compares all tables in memory with the store.
    async fn look(&self, shared: &dyn Shared) {
        let mut last = self.clock.now();
        loop {
            tokio::select! {
                () = self.missed.notified() => {}
                () = self.clock.reach(Some(last + LOOK)) => {}
                // The bus may have gone down since the last time.
                () = self.clock.reach(Some(self.clock.now().max(last) + LOOK_DEAF)) => {
                    if self.bus.is_up() {
                        continue;
                    }
                }
            }
            last = self.clock.now();
            // While the store is away there is nothing to compare with.
            for (table, version) in shared.versions(self.names()).await.unwrap_or_default() {
                self.pass_on(&table, Msg::Heard(version));
            }
        }
    }

    async fn take_up(self: &Arc<Self>, shared: &dyn Shared) {
        let mut next = self.clock.now();
        loop {
            self.clock.reach(Some(next)).await;
            let due = shared.claim_due(self.clock.now(), AT_ONCE).await.unwrap_or_default();
            for table in &due {
                // Loading is all it needs: the table sees for itself what is due.
                drop(self.table(table));
            }
            next = self.clock.now() + if due.len() == AT_ONCE { 1 } else { DUE };
        }
    }

    async fn beat(&self, shared: &dyn Shared) {
        let (mut next, mut known) = (self.clock.now(), None);
        loop {
            self.clock.reach(Some(next)).await;
            if let Ok(alive) = shared.alive(self.clock.now()).await
                && known.replace(alive.clone()).is_some_and(|before| before != alive)
            {
                // Who was there by way of one that is gone is not there any more.
                self.names().iter().for_each(|table| self.pass_on(table, Msg::Present));
            }
            next = self.clock.now() + BEAT;
        }
    }

    /// Tells a table something, if it is in memory.
    fn pass_on(&self, table: &TableId, msg: Msg) {
        let Some(table) = self.tables().get(table).cloned() else { return };
        // Nobody waits for a table that has much to do.
        if let Err(mpsc::error::TrySendError::Full(msg)) = table.try_send(msg) {
            tokio::spawn(async move { drop(table.send(msg).await) });
        }
    }

    fn names(&self) -> Vec<TableId> {
        self.tables().keys().cloned().collect()
    }
}
