//! The 17 Quorum cards. Each is an action of the President.

use serde::{Deserialize, Serialize};

use super::Craft::{HeavyRaider, Raider};
use super::Effect::{
    Choose, DestroyCenturions, DestroyShips, DrawAnySkills, DrawSkill, HandOverThisCard, LookAtLoyalty, Move, Mutiny,
    ReleaseFromBrig, RemoveThisCard, Resource, RollAtLeast, RollAtMost,
};
use super::Who::Acting;
use super::{Effect, Location, Moved, Owner, Skill};
use crate::state::Dial::{Food, Morale, Population};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Quorum {
    AcceptProphecy,
    ArrestOrder,
    AssignArbitrator,
    AssignMissionSpecialist,
    AssignVicePresident,
    AuthorizationOfBrutalForce,
    EncourageMutiny,
    FoodRationing,
    InspirationalSpeech,
    PresidentialPardon,
    ReleaseCylonMugshots,
}

/// What becomes of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterUse {
    Discard,
    /// Beside the President's title, until what it says has happened.
    StaysInPlayThenDiscard,
    GivenToPlayerInPlayUntilUsed,
    GivenToPlayerInPlayUntilNextJump,
    GivenToPlayerStaysInPlay,
    RemoveOnSuccessElseDiscard,
}

#[derive(Clone, Copy, Debug)]
pub struct QuorumRow {
    pub quorum: Quorum,
    pub id: &'static str,
    pub name: &'static str,
    pub copies: u8,
    pub after_use: AfterUse,
    /// What is done when it is played; what it changes while it stays in play is a matter of its name.
    pub effects: &'static [Effect],
}

const fn row(
    quorum: Quorum,
    id: &'static str,
    name: &'static str,
    copies: u8,
    after_use: AfterUse,
    effects: &'static [Effect],
) -> QuorumRow {
    QuorumRow { quorum, id, name, copies, after_use, effects }
}

/// The politics cards that come with an appointment.
const APPOINT: &[Effect] = &[DrawSkill(Acting, Skill::Politics, 2), HandOverThisCard];

/// What Arbitrator and Accept Prophecy add to a check, or the former takes off.
pub const ARBITRATION: i8 = 3;
pub const PROPHECY: i8 = 2;

// facts/galactica-components.json, "quorum".
#[rustfmt::skip]
pub(super) const ROWS: [QuorumRow; 11] = [
    row(Quorum::AcceptProphecy, "accept_prophecy", "Accept Prophecy", 1, AfterUse::StaysInPlayThenDiscard,
        &[DrawAnySkills(Acting, 1)]),
    row(Quorum::ArrestOrder, "arrest_order", "Arrest Order", 2, AfterUse::Discard,
        &[Move(Moved::ChosenBy(Acting), Location::Brig)]),
    row(Quorum::AssignArbitrator, "assign_arbitrator", "Assign Arbitrator", 1,
        AfterUse::GivenToPlayerInPlayUntilUsed, APPOINT),
    row(Quorum::AssignMissionSpecialist, "assign_mission_specialist", "Assign Mission Specialist", 1,
        AfterUse::GivenToPlayerInPlayUntilNextJump, APPOINT),
    row(Quorum::AssignVicePresident, "assign_vice_president", "Assign Vice President", 1,
        AfterUse::GivenToPlayerStaysInPlay, APPOINT),
    row(Quorum::AuthorizationOfBrutalForce, "authorization_of_brutal_force", "Authorization of Brutal Force", 2,
        AfterUse::Discard,
        &[Choose(Acting, &[&[DestroyShips(Raider, 3)], &[DestroyShips(HeavyRaider, 1)], &[DestroyCenturions(1)]]),
            RollAtMost(2, &[Resource(Population, -1)])]),
    row(Quorum::EncourageMutiny, "encourage_mutiny", "Encourage Mutiny", 1, AfterUse::Discard,
        &[Mutiny { at_least: 3, otherwise: &[Resource(Morale, -1)] }]),
    row(Quorum::FoodRationing, "food_rationing", "Food Rationing", 2, AfterUse::RemoveOnSuccessElseDiscard,
        &[RollAtLeast(6, &[Resource(Food, 1), RemoveThisCard])]),
    row(Quorum::InspirationalSpeech, "inspirational_speech", "Inspirational Speech", 4,
        AfterUse::RemoveOnSuccessElseDiscard,
        &[RollAtLeast(6, &[Resource(Morale, 1), RemoveThisCard])]),
    row(Quorum::PresidentialPardon, "presidential_pardon", "Presidential Pardon", 1, AfterUse::Discard,
        &[ReleaseFromBrig]),
    row(Quorum::ReleaseCylonMugshots, "release_cylon_mugshots", "Release Cylon Mugshots", 1, AfterUse::Discard,
        &[LookAtLoyalty(Acting, Owner::OtherPlayer), RollAtMost(3, &[Resource(Morale, -1)])]),
];

pub static QUORUM: [QuorumRow; 11] = ROWS;

impl Quorum {
    pub const ALL: [Self; 11] = {
        let mut all = [Self::AcceptProphecy; 11];
        let mut face = 0;
        while face < 11 {
            all[face] = ROWS[face].quorum;
            face += 1;
        }
        all
    };

    pub fn all() -> impl Iterator<Item = Self> {
        QUORUM.iter().map(|row| row.quorum)
    }

    #[inline]
    pub fn row(self) -> &'static QuorumRow {
        &QUORUM[self as usize]
    }
}
