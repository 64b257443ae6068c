//! The choices of two powers: which resource Unconventional Tactics gains, whom the Cylon Detector examines.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, wait};
use crate::state::{Dial, State};
use crate::{Ask, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Target {
    pub seat: Seat,
    pub detector: bool,
}

impl Target {
    pub const fn gain(seat: Seat) -> Self {
        Self { seat, detector: false }
    }

    pub const fn detector(seat: Seat) -> Self {
        Self { seat, detector: true }
    }
}

impl Behave for Target {
    fn step(self, _state: &mut State, _log: &mut Log) -> Flow {
        wait(self)
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        if self.detector {
            into.start(Prompt::LookWhose, 1, 1);
            let others = state.seats().filter(|&other| other != seat && !state.loyalty.held(other).is_empty());
            into.pick.from.extend(others.map(Item::Seat));
        } else {
            into.start(Prompt::GainWhich, 1, 1);
            into.pick.from.extend([Dial::Food, Dial::Fuel, Dial::Morale].map(Item::Dial));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        match items.first() {
            Some(&Item::Seat(owner)) => state.look_at_loyalty(seat, owner, true, log),
            Some(&Item::Dial(dial)) => state.change(dial, 1, log),
            _ => {}
        }
        Flow::Done
    }
}
