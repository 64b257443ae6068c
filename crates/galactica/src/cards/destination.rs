//! The 22 destinations, and the objective that their distances lead to.

use serde::{Deserialize, Serialize};

use super::Area::{Front, Rear};
use super::Craft::{Raptor, Viper};
use super::Effect::{
    AdmiralMayRestore, AdmiralMayRisk, DamageVipers, DestroyRandomCivilians, DestroyRaptors, Place, Resource,
};
use super::board::{basestars, civilians};
use super::{Effect, VipersIn};
use crate::state::Dial::{Food, Fuel, Morale};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    AsteroidField,
    BarrenPlanet,
    CylonAmbush,
    CylonRefinery,
    DeepSpace,
    DesolateMoon,
    IcyMoon,
    RagnarAnchorage,
    RemotePlanet,
    TyliumPlanet,
}

#[derive(Clone, Copy, Debug)]
pub struct DestinationRow {
    pub destination: Destination,
    pub id: &'static str,
    pub name: &'static str,
    pub copies: u8,
    pub distance: u8,
    pub effects: &'static [Effect],
}

const fn row(
    destination: Destination,
    id: &'static str,
    name: &'static str,
    copies: u8,
    distance: u8,
    effects: &'static [Effect],
) -> DestinationRow {
    DestinationRow { destination, id, name, copies, distance, effects }
}

/// A raptor sent out: these gains with 3 or more, else it is lost.
const fn raptor_for(success: &'static [Effect]) -> Effect {
    AdmiralMayRisk { craft: Raptor, count: 1, at_least: 3, success, failure: &[DestroyRaptors(1)] }
}

// facts/galactica-components.json, "destinations".
#[rustfmt::skip]
pub(super) const ROWS: [DestinationRow; 10] = [
    row(Destination::AsteroidField, "asteroid_field", "Asteroid Field", 2, 3,
        &[Resource(Fuel, -2), DestroyRandomCivilians(1)]),
    row(Destination::BarrenPlanet, "barren_planet", "Barren Planet", 4, 2, &[Resource(Fuel, -2)]),
    row(Destination::CylonAmbush, "cylon_ambush", "Cylon Ambush", 1, 3,
        &[Resource(Fuel, -1), Place(Front, basestars(1).raiders(3)), Place(Rear, civilians(3))]),
    row(Destination::CylonRefinery, "cylon_refinery", "Cylon Refinery", 1, 2,
        &[Resource(Fuel, -1), AdmiralMayRisk { craft: Viper, count: 2, at_least: 6,
            success: &[Resource(Fuel, 2)], failure: &[DamageVipers(2, VipersIn::Reserves)] }]),
    row(Destination::DeepSpace, "deep_space", "Deep Space", 3, 2, &[Resource(Fuel, -1), Resource(Morale, -1)]),
    row(Destination::DesolateMoon, "desolate_moon", "Desolate Moon", 1, 3, &[Resource(Fuel, -3)]),
    row(Destination::IcyMoon, "icy_moon", "Icy Moon", 2, 1, &[Resource(Fuel, -1), raptor_for(&[Resource(Food, 1)])]),
    row(Destination::RagnarAnchorage, "ragnar_anchorage", "Ragnar Anchorage", 1, 1,
        &[AdmiralMayRestore { vipers: 3, raptors: 1 }]),
    row(Destination::RemotePlanet, "remote_planet", "Remote Planet", 3, 2, &[Resource(Fuel, -1), DestroyRaptors(1)]),
    row(Destination::TyliumPlanet, "tylium_planet", "Tylium Planet", 4, 1,
        &[Resource(Fuel, -1), raptor_for(&[Resource(Fuel, 2)])]),
];

pub static DESTINATIONS: [DestinationRow; 10] = ROWS;

impl Destination {
    pub const ALL: [Self; 10] = {
        let mut all = [Self::AsteroidField; 10];
        let mut face = 0;
        while face < 10 {
            all[face] = ROWS[face].destination;
            face += 1;
        }
        all
    };

    pub fn all() -> impl Iterator<Item = Self> {
        DESTINATIONS.iter().map(|row| row.destination)
    }

    #[inline]
    pub fn row(self) -> &'static DestinationRow {
        &DESTINATIONS[self as usize]
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Objective {
    pub id: &'static str,
    pub name: &'static str,
    /// The total distance that starts the sleeper phase, the first time it is reached.
    pub sleepers: u8,
    /// From this total on the next jump wins.
    pub last_jump: u8,
}

pub static KOBOL: Objective = Objective { id: "kobol", name: "Kobol", sleepers: 4, last_jump: 8 };
