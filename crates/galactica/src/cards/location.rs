//! The locations aboard Galactica, on Colonial One and among the Cylons.

use serde::{Deserialize, Serialize};

use super::Skill;
use super::Skill::{Leadership, Politics, Tactics};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Location {
    FtlControl,
    WeaponsControl,
    Communications,
    ResearchLab,
    Command,
    AdmiralsQuarters,
    HangarDeck,
    Armory,
    Sickbay,
    Brig,
    PressRoom,
    PresidentsOffice,
    Administration,
    Caprica,
    CylonFleet,
    HumanFleet,
    ResurrectionShip,
}

/// What locations are aboard of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ship {
    Galactica,
    ColonialOne,
    /// The Cylon locations taken together.
    Cylon,
}

/// The check that a location's action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LocationCheck {
    pub difficulty: i8,
    pub skills: &'static [Skill],
}

#[derive(Clone, Copy, Debug)]
pub struct LocationRow {
    pub location: Location,
    pub id: &'static str,
    pub name: &'static str,
    pub ship: Ship,
    /// Nobody enters it of their own will.
    pub hazardous: bool,
    /// A damage token of Galactica names it.
    pub damageable: bool,
    /// It can be activated.
    pub action: bool,
    pub check: Option<LocationCheck>,
}

impl LocationRow {
    const fn hazardous(self) -> Self {
        Self { hazardous: true, ..self }
    }

    const fn damageable(self) -> Self {
        Self { damageable: true, ..self }
    }

    const fn check(self, difficulty: i8, skills: &'static [Skill]) -> Self {
        Self { check: Some(LocationCheck { difficulty, skills }), ..self }
    }
}

const fn on(ship: Ship, location: Location, id: &'static str, name: &'static str) -> LocationRow {
    LocationRow { location, id, name, ship, hazardous: false, damageable: false, action: true, check: None }
}

use Ship::{ColonialOne, Cylon, Galactica};

// facts/galactica-components.json, "locations".
#[rustfmt::skip]
pub static LOCATIONS: [LocationRow; 17] = [
    on(Galactica, Location::FtlControl, "ftl_control", "FTL Control").damageable(),
    on(Galactica, Location::WeaponsControl, "weapons_control", "Weapons Control").damageable(),
    on(Galactica, Location::Communications, "communications", "Communications"),
    on(Galactica, Location::ResearchLab, "research_lab", "Research Lab"),
    on(Galactica, Location::Command, "command", "Command").damageable(),
    on(Galactica, Location::AdmiralsQuarters, "admirals_quarters", "Admiral's Quarters").damageable()
        .check(7, &[Leadership, Tactics]),
    on(Galactica, Location::HangarDeck, "hangar_deck", "Hangar Deck").damageable(),
    on(Galactica, Location::Armory, "armory", "Armory").damageable(),
    LocationRow { action: false, ..on(Galactica, Location::Sickbay, "sickbay", "Sickbay").hazardous() },
    on(Galactica, Location::Brig, "brig", "Brig").hazardous().check(7, &[Politics, Tactics]),
    on(ColonialOne, Location::PressRoom, "press_room", "Press Room"),
    on(ColonialOne, Location::PresidentsOffice, "presidents_office", "President's Office"),
    on(ColonialOne, Location::Administration, "administration", "Administration").check(5, &[Politics, Leadership]),
    on(Cylon, Location::Caprica, "caprica", "Caprica"),
    on(Cylon, Location::CylonFleet, "cylon_fleet", "Cylon Fleet"),
    on(Cylon, Location::HumanFleet, "human_fleet", "Human Fleet"),
    on(Cylon, Location::ResurrectionShip, "resurrection_ship", "Resurrection Ship"),
];

impl Location {
    pub fn all() -> impl Iterator<Item = Self> {
        LOCATIONS.iter().map(|row| row.location)
    }

    #[inline]
    pub fn row(self) -> &'static LocationRow {
        &LOCATIONS[self as usize]
    }
}
