//! Repair: the location one is at, or on the Hangar Deck up to two damaged vipers. Ruling 4/10.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, next, wait, wait_unless_forced};
use crate::cards::Location;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RepairStep {
    #[default]
    What,
    Vipers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Repair {
    pub step: RepairStep,
    pub seat: Seat,
}

impl Repair {
    pub fn by(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

impl Behave for Repair {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let Some(location) = state.place(self.seat).location() else { return Flow::Done };
        let vipers = location == Location::HangarDeck && state.space.damaged > 0;
        match self.step {
            RepairStep::What if vipers && state.is_damaged(location) => wait(self),
            RepairStep::What if vipers => next(Self { step: RepairStep::Vipers, ..self }),
            RepairStep::What => {
                state.repair(location, log);
                Flow::Done
            }
            RepairStep::Vipers => wait_unless_forced(self, state, self.seat, log),
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        match self.step {
            RepairStep::What => {
                into.start(Prompt::RepairWhat { location: Location::HangarDeck }, 1, 1);
                into.pick.from.extend([Item::Location(Location::HangarDeck), Item::DamagedViper]);
            }
            RepairStep::Vipers => {
                let count = state.space.damaged.min(2);
                into.start(Prompt::RepairVipers, 1, count);
                into.pick.from.extend(std::iter::repeat_n(Item::DamagedViper, usize::from(count)));
            }
        }
    }

    fn answer(self, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if self.step == RepairStep::What {
            if items.first() == Some(&Item::DamagedViper) {
                return next(Self { step: RepairStep::Vipers, ..self });
            }
            state.repair(Location::HangarDeck, log);
            return Flow::Done;
        }
        let count = items.len() as u8;
        state.space.damaged -= count;
        state.space.reserve += count;
        log.public(|| Event::VipersRepaired { count });
        Flow::Done
    }
}
