//! Cylon Fleet: all ships of one kind act, or every basestar launches. Ruling 13/6.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::ships::launch;
use super::{Behave, Flow, Ships, call, next, wait};
use crate::cards::{Craft, Icon};
use crate::state::State;
use crate::{Ask, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CylonFleetStep {
    #[default]
    Choose,
    HeavyRaiders,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CylonFleet {
    pub step: CylonFleetStep,
    pub seat: Seat,
}

impl CylonFleet {
    pub fn of(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

impl Behave for CylonFleet {
    fn step(self, state: &mut State, _log: &mut Log) -> Flow {
        match self.step {
            CylonFleetStep::Choose => wait(self),
            CylonFleetStep::HeavyRaiders => next(launch(state, Craft::HeavyRaider, 1)),
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, _state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::CylonFleet, 1, 1);
        into.pick.from.extend([Icon::Raiders, Icon::HeavyRaiders, Icon::Basestars].map(Item::Icon));
        into.pick.from.push(Item::LaunchAll);
    }

    fn answer(self, state: &mut State, _seat: Seat, items: &[Item], _log: &mut Log) -> Flow {
        match items.first() {
            Some(&Item::Icon(icon)) => next(Ships::of(icon)),
            _ => call(launch(state, Craft::Raider, 2), Self { step: CylonFleetStep::HeavyRaiders, ..self }),
        }
    }
}
