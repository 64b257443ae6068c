//! When something is due at tables that are not in memory.

use std::collections::{BTreeSet, HashMap};

use crate::clock::Millis;
use crate::store::TableId;

/// One time for each table: however often it comes and goes, it is taken up once.
#[derive(Debug, Default)]
pub(crate) struct Wakes {
    order: BTreeSet<(Millis, TableId)>,
    times: HashMap<TableId, Millis>,
}

impl Wakes {
    /// Something is due at a table then, and not when it was thought to be before.
    pub(crate) fn set(&mut self, table: TableId, at: Millis) {
        if let Some(before) = self.times.insert(table.clone(), at) {
            self.order.remove(&(before, table.clone()));
        }
        self.order.insert((at, table));
    }

    /// What is due first.
    pub(crate) fn first(&self) -> Option<(Millis, TableId)> {
        self.order.first().cloned()
    }

    /// It has been seen to.
    pub(crate) fn done(&mut self, due: &(Millis, TableId)) {
        if self.order.remove(due) {
            self.times.remove(&due.1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_comes_and_goes_is_there_once() {
        let mut wakes = Wakes::default();
        for at in [50, 40, 60] {
            wakes.set("a".to_owned(), at);
        }
        wakes.set("b".to_owned(), 55);
        assert_eq!(wakes.first(), Some((55, "b".to_owned())));
        wakes.done(&(55, "b".to_owned()));
        // Of what was due before nothing is left.
        wakes.done(&(40, "a".to_owned()));
        assert_eq!(wakes.first(), Some((60, "a".to_owned())));
        wakes.done(&(60, "a".to_owned()));
        assert_eq!(wakes.first(), None);
        assert!(wakes.times.is_empty() && wakes.order.is_empty());
    }
}
