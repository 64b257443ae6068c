//! Resources: they rise, fall and run out.

use crate::state::{Dial, State};
use crate::{Event, Log};

impl State {
    // Ruling 15/4: 15 at most; clamped at 0.
    pub(crate) fn change(&mut self, dial: Dial, delta: i8, log: &mut Log) {
        let value = &mut self.dials[dial as usize];
        *value = value.saturating_add_signed(delta).min(Dial::MAX);
        let now = *value;
        log.public(|| Event::Resource { dial, now });
    }

    pub fn empty_dial(&self) -> Option<Dial> {
        Dial::ALL.into_iter().find(|&dial| self.dial(dial) == 0)
    }
}
