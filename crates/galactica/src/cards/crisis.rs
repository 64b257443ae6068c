//! Crisis cards: the deck of 70 (65 faces) and the five super crises. The rows are in `crisis_table.rs`.

use serde::{Deserialize, Serialize};

use super::crisis_table::{CRISES, SUPER_CRISES};
use super::{Area, Effect, Icon, Rule, Ships, Skill, Until, Who};

/// An enum and the list of all its values, written once.
macro_rules! faces {
    ($(#[$about:meta])* $name:ident, $count:literal: $($(#[$also:meta])* $face:ident,)*) => {
        $(#[$about])*
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$also])* $face,)*
        }

        impl $name {
            pub const ALL: [Self; $count] = [$(Self::$face),*];
        }
    };
}

faces! {
    /// A face of the crisis deck. Cards of one name with other icons are faces of their own.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
    Crisis, 65:
    ATraitorAccused,
    AdmiralGrilled,
    Ambush,
    AnalyzeEnemyFighter,
    Besieged,
    BoardingParties,
    BombThreat,
    BuildCylonDetector,
    ColonialDay,
    CrashLanding,
    CrippledRaider,
    CylonAccusation,
    CylonScreenings,
    CylonSwarm,
    CylonTrackingDevice,
    CylonVirus,
    DeclareMartialLaw,
    DetectorSabotage,
    ElectionsLoom,
    FoodShortage,
    ForcedWaterMining,
    FulfillerOfProphecy,
    GuiltByCollusion,
    HangarAccident,
    HeavyAssault,
    InformingThePublic,
    JammedAssault,
    JumpComputerFailure,
    KeepTabsOnVisitor,
    LegendaryDiscovery,
    LossOfAFriend,
    LowSupplies,
    MandatoryTesting,
    MissingG4Explosives,
    NetworkComputers,
    PrisonLabor,
    PrisonerRevolt,
    RaidingParty,
    RequestedResignation,
    RescueCapricaSurvivors,
    RescueMissionRaidersJump,
    RescueMissionBasestarsJump,
    RescueTheFleet,
    #[default]
    Resistance,
    RiotsBasestarsJump,
    RiotsLaunchRaiders,
    ScoutingForFuel,
    ScoutingForWater,
    SecurityBreach,
    SendSurveyTeam,
    SleepDeprivation,
    Surrounded,
    TacticalStrike,
    TerroristBomber,
    TerroristInvestigations,
    TheOlympicCarrier,
    ThirtyThree,
    UnexpectedReunion,
    UnidentifiedShip,
    WaterSabotaged,
    WaterShortageBasestarsJump,
    WaterShortageRaidersJump,
    WaterShortageBasestars,
    WeaponMalfunction,
    WitchHunt,
}

faces! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    SuperCrisis, 5:
    #[serde(rename = "bomb-on-colonial-1")]
    BombOnColonial1,
    CylonIntruders,
    FleetMobilization,
    InboundNukes,
    MassiveAssault,
}

/// How a check came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Branch {
    Pass,
    Partial,
    #[default]
    Fail,
}

#[derive(Clone, Copy, Debug)]
pub struct CrisisRow {
    /// Its place among the faces of its deck.
    face: u8,
    pub id: &'static str,
    pub name: &'static str,
    /// Other spellings in use.
    pub alt_names: &'static [&'static str],
    pub copies: u8,
    pub body: Body,
    /// Which Cylon ships act: after the crisis, but on an attack card before its ships are placed.
    pub icons: &'static [Icon],
    /// The fleet prepares to jump.
    pub jump: bool,
}

#[derive(Clone, Copy, Debug)]
pub enum Body {
    Check(CheckRow),
    /// One player chooses between the check and something else.
    CheckOr {
        chooser: Who,
        check: CheckRow,
        otherwise: &'static [Effect],
    },
    /// One player chooses between two things.
    Event {
        chooser: Who,
        top: &'static [Effect],
        bottom: &'static [Effect],
        top_needs_nuke: bool,
    },
    Attack(AttackSetup),
}

#[derive(Clone, Copy, Debug)]
pub struct CheckRow {
    pub difficulty: i8,
    /// The middle threshold, where there is one.
    pub partial: Option<i8>,
    pub skills: &'static [Skill],
    pub pass: &'static [Effect],
    pub partial_effect: &'static [Effect],
    pub fail: &'static [Effect],
}

/// A Cylon attack: ships appear, then its rule.
#[derive(Clone, Copy, Debug)]
pub struct AttackSetup {
    pub setup: &'static [(Area, Ships)],
    /// The name of its special rule, and what that does.
    pub rule: &'static str,
    pub effects: &'static [Effect],
}

/// When a card stays in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Keep {
    Always,
    OnFail,
}

impl Crisis {
    #[inline]
    pub fn row(self) -> &'static CrisisRow {
        &CRISES[self as usize]
    }

    pub fn rows() -> &'static [CrisisRow] {
        &CRISES
    }
}

impl SuperCrisis {
    #[inline]
    pub fn row(self) -> &'static CrisisRow {
        &SUPER_CRISES[self as usize]
    }

    pub fn rows() -> &'static [CrisisRow] {
        &SUPER_CRISES
    }
}

impl CrisisRow {
    pub const fn check_row(&self) -> Option<&CheckRow> {
        match &self.body {
            Body::Check(check) | Body::CheckOr { check, .. } => Some(check),
            Body::Event { .. } | Body::Attack(_) => None,
        }
    }

    pub const fn chooser(&self) -> Option<Who> {
        match self.body {
            Body::CheckOr { chooser, .. } | Body::Event { chooser, .. } => Some(chooser),
            Body::Check(_) | Body::Attack(_) => None,
        }
    }

    pub const fn is_attack(&self) -> bool {
        matches!(self.body, Body::Attack(_))
    }

    /// The standing rule that the card brings, if it brings one.
    pub fn rule(&self) -> Option<Rule> {
        let effects = match self.body {
            Body::Check(check) | Body::CheckOr { check, .. } => check.fail,
            Body::Attack(attack) => attack.effects,
            Body::Event { .. } => &[],
        };
        effects.iter().find_map(|effect| if let Effect::Ongoing(rule, _) = effect { Some(*rule) } else { None })
    }

    /// A card stays in play where a standing rule of its own comes into force.
    pub fn keep(&self) -> Option<(Keep, Until)> {
        let until = |effects: &[Effect]| {
            effects.iter().find_map(|effect| if let Effect::Ongoing(_, until) = effect { Some(*until) } else { None })
        };
        match self.body {
            Body::Check(check) | Body::CheckOr { check, .. } => until(check.fail).map(|until| (Keep::OnFail, until)),
            Body::Attack(attack) => until(attack.effects).map(|until| (Keep::Always, until)),
            Body::Event { .. } => None,
        }
    }
}

impl CheckRow {
    pub const fn program(&self, branch: Branch) -> &'static [Effect] {
        match branch {
            Branch::Pass => self.pass,
            Branch::Partial => self.partial_effect,
            Branch::Fail => self.fail,
        }
    }
}

impl AttackSetup {
    /// What it puts into an area.
    pub fn at(&self, area: Area) -> Ships {
        self.setup.iter().find(|&&(at, _)| at == area).map_or(Ships::NONE, |&(_, ships)| ships)
    }

    pub fn totals(&self) -> Ships {
        self.setup.iter().fold(Ships::NONE, |sum, &(_, ships)| sum.plus(ships))
    }
}

/// The rows of a deck in the order of its faces: checked when this is compiled, so that no row can stand for another card.
pub(super) const fn in_order<const N: usize>(rows: [CrisisRow; N]) -> [CrisisRow; N] {
    let mut at = 0;
    while at < N {
        assert!(rows[at].face as usize == at, "a row stands at another card's place");
        at += 1;
    }
    rows
}

// The words that the rows are written in. A check without a word on a result does nothing then.

pub(super) const fn card(face: Crisis, id: &'static str, name: &'static str, icons: &'static [Icon]) -> CrisisRow {
    row(face as u8, id, name, icons)
}

pub(super) const fn super_card(
    face: SuperCrisis,
    id: &'static str,
    name: &'static str,
    icons: &'static [Icon],
) -> CrisisRow {
    row(face as u8, id, name, icons)
}

const fn row(face: u8, id: &'static str, name: &'static str, icons: &'static [Icon]) -> CrisisRow {
    CrisisRow { face, id, name, alt_names: &[], copies: 1, body: Body::Check(check(0, &[])), icons, jump: false }
}

pub(super) const fn check(difficulty: i8, skills: &'static [Skill]) -> CheckRow {
    CheckRow { difficulty, partial: None, skills, pass: &[], partial_effect: &[], fail: &[] }
}

impl CheckRow {
    pub(super) const fn pass(self, pass: &'static [Effect]) -> Self {
        Self { pass, ..self }
    }

    pub(super) const fn partial(self, least: i8, partial_effect: &'static [Effect]) -> Self {
        Self { partial: Some(least), partial_effect, ..self }
    }

    pub(super) const fn fail(self, fail: &'static [Effect]) -> Self {
        Self { fail, ..self }
    }
}

impl CrisisRow {
    pub(super) const fn alt_names(self, alt_names: &'static [&'static str]) -> Self {
        Self { alt_names, ..self }
    }

    pub(super) const fn copies(self, copies: u8) -> Self {
        Self { copies, ..self }
    }

    pub(super) const fn jump(self) -> Self {
        Self { jump: true, ..self }
    }

    pub(super) const fn check(self, check: CheckRow) -> Self {
        Self { body: Body::Check(check), ..self }
    }

    pub(super) const fn check_or(self, chooser: Who, check: CheckRow, otherwise: &'static [Effect]) -> Self {
        Self { body: Body::CheckOr { chooser, check, otherwise }, ..self }
    }

    pub(super) const fn event(self, chooser: Who, top: &'static [Effect], bottom: &'static [Effect]) -> Self {
        Self { body: Body::Event { chooser, top, bottom, top_needs_nuke: false }, ..self }
    }

    /// [`CrisisRow::event`] whose top may be chosen only while the Admiral has a nuke.
    pub(super) const fn event_with_nuke(self, chooser: Who, top: &'static [Effect], bottom: &'static [Effect]) -> Self {
        Self { body: Body::Event { chooser, top, bottom, top_needs_nuke: true }, ..self }
    }

    pub(super) const fn attack(
        self,
        rule: &'static str,
        effects: &'static [Effect],
        setup: &'static [(Area, Ships)],
    ) -> Self {
        Self { body: Body::Attack(AttackSetup { setup, rule, effects }), ..self }
    }
}
