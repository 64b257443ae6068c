//! Somebody leaves the Brig for a location on Galactica. Rulings 9/2 and 19/32.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, wait};
use crate::cards::{LOCATIONS, Location, Ship};
use crate::state::State;
use crate::{Ask, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relocate {
    /// Who chooses the place.
    pub by: Seat,
    pub who: Seat,
}

impl Behave for Relocate {
    fn step(self, state: &mut State, _log: &mut Log) -> Flow {
        if state.is_at(self.who, Location::Brig) { wait(self) } else { Flow::Done }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.by)
    }

    fn ask(self, _state: &State, _seat: Seat, into: &mut Ask) {
        // Ruling 19/32: after a check one may stay. A pardon, which is always somebody else's, lets out.
        let stays = self.by == self.who;
        into.start(Prompt::LeaveBrig { who: self.who }, u8::from(!stays), 1);
        let free = LOCATIONS.iter().filter(|row| row.ship == Ship::Galactica && !row.hazardous);
        into.pick.from.extend(free.map(|row| Item::Location(row.location)));
    }

    fn answer(self, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let Some(&Item::Location(to)) = items.first() {
            state.release(self.who, to, log);
        }
        Flow::Done
    }
}
