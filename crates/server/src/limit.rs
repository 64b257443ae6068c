//! How much somebody may do: so much in each stretch of time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use crate::clock::Millis;

/// Counts what is done by each of those it is about.
#[derive(Debug)]
pub(crate) struct Limit<K> {
    most: u32,
    stretch: Millis,
    /// The stretch that is counted, and the counts.
    counts: Mutex<(Millis, HashMap<K, u32>)>,
}

/// It was more than that.
#[derive(Debug)]
pub(crate) struct TooMuch;

impl<K: Eq + Hash> Limit<K> {
    /// No limit, if 0.
    pub(crate) fn new(most: u32, stretch: Millis) -> Self {
        Self { most, stretch, counts: Mutex::new((0, HashMap::new())) }
    }

    /// None, if 0.
    pub(crate) fn most(&self) -> u32 {
        self.most
    }

    pub(crate) fn count(&self, by: K, now: Millis) -> Result<(), TooMuch> {
        if self.most == 0 {
            return Ok(());
        }
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let stretch = now / self.stretch;
        if counts.0 != stretch {
            *counts = (stretch, HashMap::new());
        }
        let count = counts.1.entry(by).or_default();
        if *count >= self.most {
            return Err(TooMuch);
        }
        *count += 1;
        Ok(())
    }
}
