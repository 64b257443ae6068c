//! Alert Viper Pilot: Apollo takes over a viper that has just come out of the Reserves, and acts at once. Ruling 14/4.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Action, Behave, Flow, next, wait};
use crate::cards::{Ability, Area, Location, Ship};
use crate::people::Place;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Alert;

/// Apollo, on a Galactica location other than the Brig; Sickbay will do.
fn ready(state: &State) -> Option<Seat> {
    let seat = state.able(Ability::AlertViperPilot)?;
    (state.place(seat).is_aboard(Ship::Galactica) && !state.is_at(seat, Location::Brig)).then_some(seat)
}

fn areas(state: &State) -> impl Iterator<Item = Area> + '_ {
    let fresh = |area: &Area| state.placed.vipers[*area as usize] > 0 && state.space.vipers[*area as usize] > 0;
    Area::ALL.into_iter().filter(fresh)
}

impl Behave for Alert {
    fn step(self, state: &mut State, _log: &mut Log) -> Flow {
        if ready(state).is_some() && areas(state).next().is_some() { wait(self) } else { Flow::Done }
    }

    fn asked(self, state: &State) -> SeatSet {
        ready(state).map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::AlertViperPilot, 0, 1);
        into.pick.from.extend(areas(state).map(Item::Area));
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let Some(area) = super::area_in(items) else { return Flow::Done };
        log.public(|| Event::Used { seat, ability: Ability::AlertViperPilot });
        state.space.vipers[area as usize] -= 1;
        state.put(seat, Place::Flying(area), log);
        next(Action::of(seat))
    }
}
