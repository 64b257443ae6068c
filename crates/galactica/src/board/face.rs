//! A card as it is drawn: its numbers and signs, and which of its programs stand on it. What those do is told in words.

use serde::Serialize;

use crate::cards::{
    AbilityKind, Allegiance, Area, Body, Character, CrisisRow, Destination, Icon, Location, LocationCheck, Loyalty,
    Role, Ships, Skill, Slot, Who,
};
use crate::frame::Block;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Face {
    Skill { skill: Skill },
    Crisis(CrisisFace),
    SuperCrisis(CrisisFace),
    Quorum,
    Destination { distance: u8 },
    Loyalty { allegiance: Allegiance },
    Character(Sheet),
    Location { check: Option<CheckFace> },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrisisFace {
    pub check: Option<CheckFace>,
    /// Who chooses between the check and something else, or between two things.
    pub chooser: Option<Who>,
    /// The upper half can be chosen only while the Admiral has a nuke.
    pub needs_nuke: bool,
    /// The programs that stand on it, in their order.
    pub blocks: Vec<Block>,
    /// The ships of an attack.
    pub ships: Vec<(Area, Ships)>,
    pub icons: Vec<Icon>,
    pub jump: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckFace {
    pub difficulty: i8,
    /// The middle threshold, where there is one.
    pub partial: Option<i8>,
    pub skills: Vec<Skill>,
}

/// The sheet of a character.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    pub role: Role,
    pub skills: Vec<SlotFace>,
    /// In the order in which they are told.
    pub abilities: Vec<AbilityKind>,
    pub pilot: bool,
    pub hand_limit: u8,
}

/// So many cards of these types each turn, in any mix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotFace {
    pub skills: Vec<Skill>,
    pub count: u8,
}

impl CrisisFace {
    pub fn of(row: &CrisisRow) -> Self {
        let check = row.check_row();
        let results = check.into_iter().flat_map(|check| {
            let partial = check.partial.map(|_| Block::Partial);
            [Some(Block::Pass), partial, Some(Block::Fail)].into_iter().flatten()
        });
        let mut blocks: Vec<Block> = results.collect();
        let (rest, ships, needs_nuke): (&[Block], &[(Area, Ships)], bool) = match &row.body {
            Body::Check(_) => (&[], &[], false),
            Body::CheckOr { .. } => (&[Block::Bottom], &[], false),
            Body::Event { top_needs_nuke, .. } => (&[Block::Top, Block::Bottom], &[], *top_needs_nuke),
            Body::Attack(attack) => (&[Block::Rule], attack.setup, false),
        };
        blocks.extend(rest);
        Self {
            check: check.map(|check| CheckFace {
                difficulty: check.difficulty,
                partial: check.partial,
                skills: check.skills.to_vec(),
            }),
            chooser: row.chooser(),
            needs_nuke,
            blocks,
            ships: ships.to_vec(),
            icons: row.icons.to_vec(),
            jump: row.jump,
        }
    }
}

impl Face {
    pub fn destination(card: Destination) -> Self {
        Self::Destination { distance: card.row().distance }
    }

    pub fn location(location: Location) -> Self {
        let check = |check: LocationCheck| CheckFace {
            difficulty: check.difficulty,
            partial: None,
            skills: check.skills.to_vec(),
        };
        Self::Location { check: location.row().check.map(check) }
    }

    pub fn loyalty(card: Loyalty) -> Self {
        Self::Loyalty { allegiance: card.row().allegiance }
    }

    pub fn character(character: Character) -> Self {
        let row = character.row();
        let slot = |slot: &Slot| SlotFace { skills: slot.skills.to_vec(), count: slot.count };
        Self::Character(Sheet {
            role: row.role,
            skills: row.skill_set.iter().map(slot).collect(),
            abilities: row.abilities.iter().map(|ability| ability.kind).collect(),
            pilot: row.can_pilot,
            hand_limit: row.hand_limit,
        })
    }
}
