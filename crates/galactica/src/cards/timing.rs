//! When a card or an ability can be used.

use serde::{Deserialize, Serialize};

/// Moments of a turn, of a crisis and its check (in the order of ruling 5.1), of a roll and of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    StartOfAnyTurn,
    /// As an action.
    Action,
    EndOfOwnTurn,
    CrisisDraw,
    CrisisRevealed,
    AfterCrisisChoice,
    BeforeCrisisSkillCheck,
    BeforeSkillCheck,
    SkillCheckBeforeReveal,
    SkillCheckTotal,
    AfterStrengthTotalled,
    AfterSkillCheck,
    BeforeDieRoll,
    AfterDieRoll,
    AfterViperAttacked,
    ViperPlacedFromReserves,
}

/// How often a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    OnePerTurn,
    OnePerCheck,
    OnePerRoll,
}
