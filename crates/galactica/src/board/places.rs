//! Locations: who is there, and what is the matter with them.

use serde::Serialize;
use tabletop::{Seat, SeatSet};

use crate::cards::{Damage, GALACTICA_DAMAGE, LOCATIONS, Location, Rule, Ship};
use crate::people::Place;
use crate::view::View;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationBoard {
    pub location: Location,
    /// What it is aboard of.
    pub ship: Ship,
    /// Nobody enters it of their own will.
    pub hazardous: bool,
    pub damaged: bool,
    /// A card in play lets nobody go there.
    pub closed: bool,
    /// A card in play keeps its action from being used.
    pub blocked: bool,
    pub people: SeatSet,
}

pub(super) fn locations(view: &View) -> [LocationBoard; 17] {
    let rule = |rule: Rule| view.rules >> rule as u8 & 1 == 1;
    let (colonial_one, communications) = (rule(Rule::ColonialOneClosed), rule(Rule::CommunicationsBlocked));
    let mut locations = std::array::from_fn(|at| {
        let row = &LOCATIONS[at];
        LocationBoard {
            location: row.location,
            ship: row.ship,
            hazardous: row.hazardous,
            damaged: false,
            closed: colonial_one && row.ship == Ship::ColonialOne,
            blocked: communications && row.location == Location::Communications,
            people: SeatSet::EMPTY,
        }
    });
    for (seat, player) in Seat::all(view.players.len() as u8).zip(&view.players) {
        if let Place::At(at) = player.place {
            locations[at as usize].people.insert(seat);
        }
    }
    for (token, &damage) in GALACTICA_DAMAGE.iter().enumerate() {
        if let (Damage::Location(at), true) = (damage, view.damage >> token & 1 == 1) {
            locations[at as usize].damaged = true;
        }
    }
    locations
}
