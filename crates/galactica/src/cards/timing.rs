//! When a card or an ability can be used.

use serde::{Deserialize, Serialize};

/// In the order in which these moments come in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// As an action.
    Action,
    StartOfAnyTurn,
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
    EndOfOwnTurn,
}

/// How often a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    OnePerTurn,
    OnePerCheck,
    OnePerRoll,
}
