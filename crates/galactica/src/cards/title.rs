//! President and Admiral, and who comes next.

use serde::{Deserialize, Serialize};

use super::Character;
use super::Character::{
    Apollo, Boomer, GaiusBaltar, Helo, LauraRoslin, SaulTigh, Starbuck, TomZarek, Tyrol, WilliamAdama,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Title {
    President,
    Admiral,
}

impl Title {
    pub const ALL: [Self; 2] = [Self::President, Self::Admiral];

    /// Rulings 1/3 and 10: the first of these in play who is eligible, at the start and when a holder falls.
    pub const fn succession(self) -> [Character; 10] {
        match self {
            Self::President => {
                [LauraRoslin, GaiusBaltar, TomZarek, Apollo, WilliamAdama, Helo, Tyrol, Boomer, SaulTigh, Starbuck]
            }
            Self::Admiral => {
                [WilliamAdama, SaulTigh, Helo, Apollo, Starbuck, Boomer, Tyrol, TomZarek, GaiusBaltar, LauraRoslin]
            }
        }
    }

    pub const fn kept_in_brig(self) -> bool {
        match self {
            Self::President => true,
            Self::Admiral => false,
        }
    }
}
