//! The ten characters.

use serde::{Deserialize, Serialize};

use super::Location::{Administration, AdmiralsQuarters, Armory, Command, HangarDeck, PresidentsOffice, ResearchLab};
use super::Role::{MilitaryLeader, Pilot, PoliticalLeader, Support};
use super::Skill::{Engineering, Leadership, Piloting, Politics, Tactics};
use super::Timing::{
    AfterCrisisChoice, AfterDieRoll, AfterSkillCheck, BeforeCrisisSkillCheck, BeforeSkillCheck, CrisisDraw,
    CrisisRevealed, EndOfOwnTurn, SkillCheckBeforeReveal, SkillCheckTotal, StartOfAnyTurn, ViperPlacedFromReserves,
};
use super::{Location, Skill, Timing};

/// The cards that Roslin discards to activate a location. Ruling 4/6.
pub const TERMINAL_ILLNESS: u8 = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    #[default]
    WilliamAdama,
    SaulTigh,
    Helo,
    Apollo,
    Starbuck,
    Boomer,
    Tyrol,
    TomZarek,
    LauraRoslin,
    GaiusBaltar,
}

/// So many cards of these types each turn, in any mix. The types stand as they are printed.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    pub skills: &'static [Skill],
    pub count: u8,
}

/// What a character can do or must not, by its name on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    InspirationalLeader,
    CommandAuthority,
    EmotionallyAttached,
    CylonHatred,
    DeclareMartialLaw,
    Alcoholic,
    EcoOfficer,
    MoralCompass,
    Stranded,
    AlertViperPilot,
    Cag,
    Headstrong,
    ExpertPilot,
    SecretDestiny,
    Insubordinate,
    Recon,
    MysteriousIntuition,
    SleeperAgent,
    MaintenanceEngineer,
    BlindDevotion,
    Reckless,
    FriendsInLowPlaces,
    UnconventionalTactics,
    ConvictedCriminal,
    ReligiousVisions,
    SkilledPolitician,
    TerminalIllness,
    DelusionalIntuition,
    CylonDetector,
    Coward,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AbilityKind {
    Passive,
    OncePerGame,
    Drawback,
}

#[derive(Clone, Copy, Debug)]
pub struct AbilityRow {
    pub ability: Ability,
    pub name: &'static str,
    pub kind: AbilityKind,
    /// Its moment, where it has one.
    pub timing: Option<Timing>,
    pub is_action: bool,
}

impl AbilityRow {
    const fn at(self, timing: Timing) -> Self {
        Self { timing: Some(timing), ..self }
    }

    const fn action(self) -> Self {
        Self { is_action: true, ..self }
    }
}

const fn passive(ability: Ability, name: &'static str) -> AbilityRow {
    AbilityRow { ability, name, kind: AbilityKind::Passive, timing: None, is_action: false }
}

const fn once(ability: Ability, name: &'static str) -> AbilityRow {
    AbilityRow { kind: AbilityKind::OncePerGame, ..passive(ability, name) }
}

const fn drawback(ability: Ability, name: &'static str) -> AbilityRow {
    AbilityRow { kind: AbilityKind::Drawback, ..passive(ability, name) }
}

/// The type of a character, which matters for picking one only (ruling 1/2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    MilitaryLeader,
    Pilot,
    Support,
    PoliticalLeader,
}

/// Where a character begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    At(Location),
    /// Helo, until his second turn.
    OffBoard,
    /// Apollo, in a viper in either launch area.
    InViper,
}

#[derive(Clone, Copy, Debug)]
pub struct CharacterRow {
    pub character: Character,
    pub id: &'static str,
    pub name: &'static str,
    pub role: Role,
    pub start: Start,
    pub skill_set: &'static [Slot],
    /// One that is always there, one for once a game, one drawback.
    pub abilities: [AbilityRow; 3],
    pub can_pilot: bool,
    pub hand_limit: u8,
}

impl CharacterRow {
    const fn can_pilot(self) -> Self {
        Self { can_pilot: true, ..self }
    }

    const fn hand_limit(self, hand_limit: u8) -> Self {
        Self { hand_limit, ..self }
    }
}

const fn slot(skills: &'static [Skill], count: u8) -> Slot {
    Slot { skills, count }
}

const fn row(
    character: Character,
    id: &'static str,
    name: &'static str,
    role: Role,
    start: Start,
    skill_set: &'static [Slot],
    abilities: [AbilityRow; 3],
) -> CharacterRow {
    CharacterRow { character, id, name, role, start, skill_set, abilities, can_pilot: false, hand_limit: 10 }
}

// facts/galactica-components.json, "characters".
#[rustfmt::skip]
pub static CHARACTERS: [CharacterRow; 10] = [
    row(Character::WilliamAdama, "william_adama", "William Adama", MilitaryLeader, Start::At(AdmiralsQuarters),
        &[slot(&[Leadership], 3), slot(&[Tactics], 2)], [
            passive(Ability::InspirationalLeader, "Inspirational Leader").at(SkillCheckTotal),
            once(Ability::CommandAuthority, "Command Authority").at(AfterSkillCheck),
            drawback(Ability::EmotionallyAttached, "Emotionally Attached"),
        ]),
    row(Character::SaulTigh, "saul_tigh", "Saul Tigh", MilitaryLeader, Start::At(Command),
        &[slot(&[Leadership], 2), slot(&[Tactics], 3)], [
            passive(Ability::CylonHatred, "Cylon Hatred").at(BeforeSkillCheck),
            once(Ability::DeclareMartialLaw, "Declare Martial Law").action(),
            drawback(Ability::Alcoholic, "Alcoholic").at(StartOfAnyTurn),
        ]),
    row(Character::Helo, "helo", "Karl \"Helo\" Agathon", MilitaryLeader, Start::OffBoard,
        &[slot(&[Leadership], 2), slot(&[Tactics], 2), slot(&[Piloting], 1)], [
            passive(Ability::EcoOfficer, "ECO Officer").at(AfterDieRoll),
            once(Ability::MoralCompass, "Moral Compass").at(AfterCrisisChoice),
            drawback(Ability::Stranded, "Stranded"),
        ]).can_pilot(),
    row(Character::Apollo, "apollo", "Lee \"Apollo\" Adama", Pilot, Start::InViper,
        &[slot(&[Tactics], 1), slot(&[Piloting], 2), slot(&[Leadership, Politics], 2)], [
            passive(Ability::AlertViperPilot, "Alert Viper Pilot").at(ViperPlacedFromReserves),
            once(Ability::Cag, "CAG").action(),
            drawback(Ability::Headstrong, "Headstrong"),
        ]).can_pilot(),
    row(Character::Starbuck, "starbuck", "Kara \"Starbuck\" Thrace", Pilot, Start::At(HangarDeck),
        &[slot(&[Tactics], 2), slot(&[Piloting], 2), slot(&[Leadership, Engineering], 1)], [
            passive(Ability::ExpertPilot, "Expert Pilot"),
            once(Ability::SecretDestiny, "Secret Destiny").at(CrisisRevealed),
            drawback(Ability::Insubordinate, "Insubordinate"),
        ]).can_pilot(),
    row(Character::Boomer, "boomer", "Sharon \"Boomer\" Valerii", Pilot, Start::At(Armory),
        &[slot(&[Tactics], 2), slot(&[Piloting], 2), slot(&[Engineering], 1)], [
            passive(Ability::Recon, "Recon").at(EndOfOwnTurn),
            once(Ability::MysteriousIntuition, "Mysterious Intuition").at(BeforeCrisisSkillCheck),
            drawback(Ability::SleeperAgent, "Sleeper Agent"),
        ]).can_pilot(),
    row(Character::Tyrol, "tyrol", "\"Chief\" Galen Tyrol", Support, Start::At(HangarDeck),
        &[slot(&[Politics], 1), slot(&[Leadership], 2), slot(&[Engineering], 2)], [
            passive(Ability::MaintenanceEngineer, "Maintenance Engineer"),
            once(Ability::BlindDevotion, "Blind Devotion").at(SkillCheckBeforeReveal),
            drawback(Ability::Reckless, "Reckless"),
        ]).hand_limit(8),
    row(Character::TomZarek, "tom_zarek", "Tom Zarek", PoliticalLeader, Start::At(Administration),
        &[slot(&[Politics], 2), slot(&[Leadership], 2), slot(&[Tactics], 1)], [
            passive(Ability::FriendsInLowPlaces, "Friends in Low Places").at(BeforeSkillCheck),
            once(Ability::UnconventionalTactics, "Unconventional Tactics").action(),
            drawback(Ability::ConvictedCriminal, "Convicted Criminal"),
        ]),
    row(Character::LauraRoslin, "laura_roslin", "Laura Roslin", PoliticalLeader, Start::At(PresidentsOffice),
        &[slot(&[Politics], 3), slot(&[Leadership], 2)], [
            passive(Ability::ReligiousVisions, "Religious Visions").at(CrisisDraw),
            once(Ability::SkilledPolitician, "Skilled Politician").action(),
            drawback(Ability::TerminalIllness, "Terminal Illness"),
        ]),
    row(Character::GaiusBaltar, "gaius_baltar", "Gaius Baltar", PoliticalLeader, Start::At(ResearchLab),
        &[slot(&[Politics], 2), slot(&[Leadership], 1), slot(&[Engineering], 1)], [
            passive(Ability::DelusionalIntuition, "Delusional Intuition").at(CrisisRevealed),
            once(Ability::CylonDetector, "Cylon Detector").action(),
            drawback(Ability::Coward, "Coward"),
        ]),
];

impl Ability {
    pub fn rows() -> impl Iterator<Item = (Character, &'static AbilityRow)> {
        CHARACTERS.iter().flat_map(|row| row.abilities.iter().map(move |ability| (row.character, ability)))
    }

    /// Whose sheet it is on, and whether it works only once a game. Sheets have three each, in the order of this enum.
    #[inline]
    pub fn owner(self) -> (Character, bool) {
        let row = &CHARACTERS[self as usize / 3];
        (row.character, matches!(row.abilities[self as usize % 3].kind, AbilityKind::OncePerGame))
    }

    pub fn row(self) -> &'static AbilityRow {
        &CHARACTERS[self as usize / 3].abilities[self as usize % 3]
    }
}

impl Character {
    pub fn all() -> impl Iterator<Item = Self> {
        CHARACTERS.iter().map(|row| row.character)
    }

    #[inline]
    pub fn row(self) -> &'static CharacterRow {
        &CHARACTERS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abilities_stand_in_the_order_of_the_sheets() {
        for (index, (character, row)) in Ability::rows().enumerate() {
            assert_eq!(row.ability as usize, index, "{}", row.name);
            assert_eq!(row.ability.owner().0, character, "{}", row.name);
        }
    }
}
