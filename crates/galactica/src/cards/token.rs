//! What lies face down until it is drawn: civilian ships, damage to Galactica, damage to a basestar.

use serde::{Deserialize, Serialize};

use super::Location;
use crate::state::Dial::{self, Food, Fuel, Morale, Population};

/// What a civilian ship carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Civilian {
    #[default]
    Empty,
    Pop1,
    Pop2,
    #[serde(rename = "pop1_fuel1")]
    Pop1Fuel1,
    #[serde(rename = "pop1_morale1")]
    Pop1Morale1,
}

#[derive(Clone, Copy, Debug)]
pub struct CivilianRow {
    pub civilian: Civilian,
    pub id: &'static str,
    pub copies: u8,
    /// What its destruction costs.
    pub loses: &'static [(Dial, u8)],
}

const fn ship(civilian: Civilian, id: &'static str, copies: u8, loses: &'static [(Dial, u8)]) -> CivilianRow {
    CivilianRow { civilian, id, copies, loses }
}

// facts/galactica-components.json, "civilian_ships".
#[rustfmt::skip]
pub(super) const ROWS: [CivilianRow; 5] = [
    ship(Civilian::Empty, "empty", 2, &[]),
    ship(Civilian::Pop1, "pop1", 6, &[(Population, 1)]),
    ship(Civilian::Pop2, "pop2", 2, &[(Population, 2)]),
    ship(Civilian::Pop1Fuel1, "pop1_fuel1", 1, &[(Population, 1), (Fuel, 1)]),
    ship(Civilian::Pop1Morale1, "pop1_morale1", 1, &[(Population, 1), (Morale, 1)]),
];

pub static CIVILIANS: [CivilianRow; 5] = ROWS;

impl Civilian {
    pub const ALL: [Self; 5] = [Self::Empty, Self::Pop1, Self::Pop2, Self::Pop1Fuel1, Self::Pop1Morale1];

    #[inline]
    pub fn row(self) -> &'static CivilianRow {
        &CIVILIANS[self as usize]
    }
}

/// A damage token of Galactica. A location's stays there until it is repaired; a resource's is spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Damage {
    Location(Location),
    /// One of this resource is lost.
    Resource(Dial),
}

// facts/galactica-components.json, "damage_tokens", "galactica": one of each.
pub static GALACTICA_DAMAGE: [Damage; 8] = [
    Damage::Location(Location::FtlControl),
    Damage::Location(Location::WeaponsControl),
    Damage::Location(Location::Command),
    Damage::Location(Location::AdmiralsQuarters),
    Damage::Location(Location::HangarDeck),
    Damage::Location(Location::Armory),
    Damage::Resource(Food),
    Damage::Resource(Fuel),
];

/// So many damaged locations at once destroy Galactica: all that can be damaged.
pub const DAMAGED_LOCATIONS_LOSE: u8 = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BasestarDamage {
    #[default]
    CriticalHit,
    /// It launches nothing.
    DisabledHangar,
    /// It does not attack Galactica.
    DisabledWeapons,
    StructuralDamage,
}

#[derive(Clone, Copy, Debug)]
pub struct BasestarDamageRow {
    pub damage: BasestarDamage,
    pub id: &'static str,
    pub name: &'static str,
    /// How much it counts towards [`BASESTAR_HULL`].
    pub points: u8,
    /// What it adds to every attack on the basestar.
    pub attack_bonus: u8,
}

const fn basestar(
    damage: BasestarDamage,
    id: &'static str,
    name: &'static str,
    points: u8,
    bonus: u8,
) -> BasestarDamageRow {
    BasestarDamageRow { damage, id, name, points, attack_bonus: bonus }
}

// facts/galactica-components.json, "damage_tokens", "basestar": one of each, one pool for both basestars.
#[rustfmt::skip]
pub static BASESTAR_DAMAGE: [BasestarDamageRow; 4] = [
    basestar(BasestarDamage::CriticalHit, "critical_hit", "Critical Hit", 2, 0),
    basestar(BasestarDamage::DisabledHangar, "disabled_hangar", "Disabled Hangar", 1, 0),
    basestar(BasestarDamage::DisabledWeapons, "disabled_weapons", "Disabled Weapons", 1, 0),
    basestar(BasestarDamage::StructuralDamage, "structural_damage", "Structural Damage", 1, 2),
];

/// A basestar with so many points of damage is destroyed.
pub const BASESTAR_HULL: u8 = 3;

impl BasestarDamage {
    #[inline]
    pub fn row(self) -> &'static BasestarDamageRow {
        &BASESTAR_DAMAGE[self as usize]
    }
}
