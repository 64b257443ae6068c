//! Crisis cards: a check and a program for each of its results. The slice has one card.

use serde::{Deserialize, Serialize};

use super::Skill;
use crate::ops::Op;
use crate::state::Dial;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Crisis {
    #[default]
    Resistance,
}

/// How a check came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Branch {
    Pass,
    Partial,
    #[default]
    Fail,
}

#[derive(Clone, Copy, Debug)]
pub struct CrisisRow {
    pub id: &'static str,
    pub name: &'static str,
    pub difficulty: i8,
    /// The middle threshold; as high as the difficulty where the card has none, so that it never applies.
    pub partial: i8,
    pub skills: &'static [Skill],
    pub pass: &'static [Op],
    pub partial_effect: &'static [Op],
    pub fail: &'static [Op],
}

// facts/galactica-crisis.json, "resistance".
const RESISTANCE: CrisisRow = CrisisRow {
    id: "resistance",
    name: "Resistance",
    difficulty: 12,
    partial: 9,
    skills: &[Skill::Politics, Skill::Leadership, Skill::Tactics],
    pass: &[],
    partial_effect: &[Op::Resource { dial: Dial::Food, delta: -1 }],
    fail: &[Op::Resource { dial: Dial::Food, delta: -1 }, Op::Resource { dial: Dial::Fuel, delta: -1 }],
};

impl Crisis {
    pub const fn row(self) -> &'static CrisisRow {
        match self {
            Self::Resistance => &RESISTANCE,
        }
    }

    pub const fn program(self, branch: Branch) -> &'static [Op] {
        match branch {
            Branch::Pass => self.row().pass,
            Branch::Partial => self.row().partial_effect,
            Branch::Fail => self.row().fail,
        }
    }
}
