//! New ships of one kind. Ruling 15/3: where pieces run short, the current player decides which are left out.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, next, wait};
use crate::cards::{Area, Craft};
use crate::state::State;
use crate::{Ask, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    pub craft: Craft,
    /// How many are wanted in each area.
    pub want: [u8; 6],
}

impl Behave for Placing {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let (supply, wanted) = (state.space.supply(self.craft), self.want.iter().sum::<u8>());
        let areas = self.want.iter().filter(|&&count| count > 0).count();
        if supply == 0 || wanted == 0 {
            return Flow::Done;
        }
        if supply >= wanted || areas == 1 {
            for area in Area::ALL {
                state.put_ships(self.craft, area, self.want[area as usize], log);
            }
            return Flow::Done;
        }
        wait(self)
    }

    fn asked(self, state: &State) -> SeatSet {
        SeatSet::one(state.current)
    }

    fn ask(self, _state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::PlaceWhere { craft: self.craft }, 1, 1);
        into.pick.from.extend(Area::ALL.into_iter().filter(|&area| self.want[area as usize] > 0).map(Item::Area));
    }

    fn answer(mut self, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(area) = super::area_in(items) {
            self.want[area as usize] -= 1;
            state.put_ships(self.craft, area, 1, log);
        }
        next(self)
    }
}
