//! The steps that card texts are made of.

use crate::state::{Dial, State};
use crate::{Event, Log};

/// One step of a card's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// A resource rises or falls.
    Resource { dial: Dial, delta: i8 },
}

impl Op {
    pub(crate) fn run(self, state: &mut State, log: &mut Log) {
        match self {
            Self::Resource { dial, delta } => {
                // Ruling 15/4: 15 at most; clamped at 0.
                let value = &mut state.dials[dial as usize];
                *value = value.saturating_add_signed(delta).min(15);
                let now = *value;
                log.public(|| Event::Resource { dial, now });
            }
        }
    }
}
