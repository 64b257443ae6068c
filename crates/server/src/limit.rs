//! How much somebody may make: so many in each minute and from each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use crate::clock::Millis;
use crate::refused::Refused;

const MINUTE: Millis = 60_000;

#[derive(Debug)]
pub(crate) struct Limit {
    most: u32,
    /// The minute that is counted, and the counts.
    counts: Mutex<(Millis, HashMap<IpAddr, u32>)>,
}

impl Limit {
    /// No limit, if 0.
    pub(crate) fn new(most: u32) -> Self {
        Self { most, counts: Mutex::default() }
    }

    pub(crate) fn count(&self, from: IpAddr, now: Millis) -> Result<(), Refused> {
        if self.most == 0 {
            return Ok(());
        }
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let minute = now / MINUTE;
        if counts.0 != minute {
            *counts = (minute, HashMap::new());
        }
        let count = counts.1.entry(from).or_default();
        if *count >= self.most {
            return Err(Refused::TooMany);
        }
        *count += 1;
        Ok(())
    }
}
