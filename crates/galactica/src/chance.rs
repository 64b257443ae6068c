//! What a die is rolled for, and the odds of it.

use serde::{Deserialize, Serialize};
use tabletop::List;

use crate::cards::{AttackRow, Attacker, DIE, Target};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A row of the attack table.
    Attack(Attacker, Target),
    /// FTL Control: 6 or less loses so much population.
    Ftl { loses: u8 },
    /// Launch Scout: 3 or more sees a card, else the raptor is lost.
    #[default]
    Scout,
    /// A card does something with this result or less.
    AtMost(u8),
    /// A card does something with this result or more.
    AtLeast(u8),
    /// Human Fleet: 5 or more damages Galactica.
    HumanFleet,
}

/// Ruling 8/2.
pub const FTL_LOSES_UP_TO: u8 = 6;
/// facts/galactica-components.json, "launch_scout".
pub const SCOUT_SEES_FROM: u8 = 3;
/// facts/galactica-components.json, "human_fleet".
pub const HUMAN_FLEET_DAMAGES_FROM: u8 = 5;

/// The results at which something changes, each with the number of sides, of eight, that reach it.
pub type Odds = List<(u8, u8), 3>;

impl Cause {
    /// From which results on something else happens, rising.
    pub fn thresholds(self) -> List<u8, 3> {
        match self {
            Self::Attack(attacker, target) => {
                let row = AttackRow::of(attacker, target).expect("nobody makes an attack that the table does not have");
                row.blows.iter().map(|&(least, _)| least).filter(|&least| least > 1).collect()
            }
            Self::Ftl { .. } => [FTL_LOSES_UP_TO + 1].into_iter().collect(),
            Self::Scout => [SCOUT_SEES_FROM].into_iter().collect(),
            Self::AtMost(most) => [most + 1].into_iter().collect(),
            Self::AtLeast(least) => [least].into_iter().collect(),
            Self::HumanFleet => [HUMAN_FLEET_DAMAGES_FROM].into_iter().collect(),
        }
    }

    pub fn odds(self, bonus: i8) -> Odds {
        self.thresholds().iter().map(|&least| (least, sides(least, bonus))).collect()
    }

    /// Is a high result good for the humans?
    pub const fn high_is_good(self) -> bool {
        match self {
            Self::Attack(Attacker::Viper | Attacker::Galactica | Attacker::Nuke | Attacker::Armory, _)
            | Self::Ftl { .. }
            | Self::Scout
            | Self::AtMost(_)
            | Self::AtLeast(_) => true,
            Self::Attack(Attacker::Raider | Attacker::Basestar, _) | Self::HumanFleet => false,
        }
    }
}

/// How many of the eight sides give `least` or more.
pub fn sides(least: u8, bonus: i8) -> u8 {
    (1..=DIE).filter(|&face| modified(face, bonus) >= least).count() as u8
}

// Rulings 6/1 and 19/30: modifiers are summed, then the result is capped.
pub fn modified(face: u8, bonus: i8) -> u8 {
    (face as i8 + bonus).clamp(1, DIE as i8) as u8
}
