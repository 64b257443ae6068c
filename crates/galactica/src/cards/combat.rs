//! Who hits what with which roll.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Attacker {
    Viper,
    Galactica,
    Nuke,
    /// Whoever activates the Armory.
    Armory,
    Raider,
    Basestar,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Raider,
    HeavyRaider,
    Basestar,
    Centurion,
    Viper,
    Civilian,
    Galactica,
}

/// What an attack does to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Blow {
    Damaged,
    DamagedTwice,
    Destroyed,
    #[serde(rename = "destroyed_plus_3_raiders_same_area")]
    DestroyedPlus3RaidersSameArea,
}

#[derive(Clone, Copy, Debug)]
pub struct AttackRow {
    pub attacker: Attacker,
    pub target: Target,
    /// `false` where no die is rolled.
    pub rolled: bool,
    /// The least roll for each blow, rising; below the first the attack misses.
    pub blows: &'static [(u8, Blow)],
}

const fn row(attacker: Attacker, target: Target, blows: &'static [(u8, Blow)]) -> AttackRow {
    AttackRow { attacker, target, rolled: true, blows }
}

use Blow::{Damaged, DamagedTwice, Destroyed, DestroyedPlus3RaidersSameArea};

// facts/galactica-components.json, "attack_table".
#[rustfmt::skip]
pub static ATTACKS: [AttackRow; 12] = [
    row(Attacker::Viper, Target::Raider, &[(3, Destroyed)]),
    row(Attacker::Viper, Target::HeavyRaider, &[(7, Destroyed)]),
    row(Attacker::Viper, Target::Basestar, &[(8, Damaged)]),
    row(Attacker::Galactica, Target::Raider, &[(3, Destroyed)]),
    row(Attacker::Galactica, Target::HeavyRaider, &[(7, Destroyed)]),
    row(Attacker::Galactica, Target::Basestar, &[(5, Damaged)]),
    row(Attacker::Nuke, Target::Basestar, &[(1, DamagedTwice), (3, Destroyed), (7, DestroyedPlus3RaidersSameArea)]),
    row(Attacker::Armory, Target::Centurion, &[(7, Destroyed)]),
    row(Attacker::Raider, Target::Viper, &[(5, Damaged), (8, Destroyed)]),
    AttackRow { rolled: false, ..row(Attacker::Raider, Target::Civilian, &[(1, Destroyed)]) },
    row(Attacker::Raider, Target::Galactica, &[(8, Damaged)]),
    row(Attacker::Basestar, Target::Galactica, &[(4, Damaged)]),
];

impl AttackRow {
    /// `None` where nobody ever makes this attack.
    pub fn of(attacker: Attacker, target: Target) -> Option<&'static Self> {
        ATTACKS.iter().find(|row| row.attacker == attacker && row.target == target)
    }

    /// What a result from 1 to 8 does; `None` for a miss.
    pub fn blow(&self, result: u8) -> Option<Blow> {
        self.blows.iter().rev().find(|&&(least, _)| result >= least).map(|&(_, blow)| blow)
    }
}
