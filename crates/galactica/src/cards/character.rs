//! The ten characters. In the slice a character is a skill set and a hand limit.

use serde::{Deserialize, Serialize};

use super::Skill;
use super::Skill::{Engineering, Leadership, Piloting, Politics, Tactics};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
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

/// So many cards of these types each turn, in any mix. The types stand in their canonical order, as a question offers them.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    pub skills: &'static [Skill],
    pub count: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct CharacterRow {
    pub character: Character,
    pub id: &'static str,
    pub name: &'static str,
    pub skill_set: &'static [Slot],
    pub hand_limit: u8,
}

const fn slot(skills: &'static [Skill], count: u8) -> Slot {
    Slot { skills, count }
}

const fn row(
    character: Character,
    id: &'static str,
    name: &'static str,
    skill_set: &'static [Slot],
    hand_limit: u8,
) -> CharacterRow {
    CharacterRow { character, id, name, skill_set, hand_limit }
}

// facts/galactica-components.json, "characters".
#[rustfmt::skip]
const ROWS: [CharacterRow; 10] = [
    row(Character::WilliamAdama, "william_adama", "William Adama",
        &[slot(&[Leadership], 3), slot(&[Tactics], 2)], 10),
    row(Character::SaulTigh, "saul_tigh", "Saul Tigh",
        &[slot(&[Leadership], 2), slot(&[Tactics], 3)], 10),
    row(Character::Helo, "helo", "Karl \"Helo\" Agathon",
        &[slot(&[Leadership], 2), slot(&[Tactics], 2), slot(&[Piloting], 1)], 10),
    row(Character::Apollo, "apollo", "Lee \"Apollo\" Adama",
        &[slot(&[Tactics], 1), slot(&[Piloting], 2), slot(&[Politics, Leadership], 2)], 10),
    row(Character::Starbuck, "starbuck", "Kara \"Starbuck\" Thrace",
        &[slot(&[Tactics], 2), slot(&[Piloting], 2), slot(&[Leadership, Engineering], 1)], 10),
    row(Character::Boomer, "boomer", "Sharon \"Boomer\" Valerii",
        &[slot(&[Tactics], 2), slot(&[Piloting], 2), slot(&[Engineering], 1)], 10),
    row(Character::Tyrol, "tyrol", "\"Chief\" Galen Tyrol",
        &[slot(&[Politics], 1), slot(&[Leadership], 2), slot(&[Engineering], 2)], 8),
    row(Character::TomZarek, "tom_zarek", "Tom Zarek",
        &[slot(&[Politics], 2), slot(&[Leadership], 2), slot(&[Tactics], 1)], 10),
    row(Character::LauraRoslin, "laura_roslin", "Laura Roslin",
        &[slot(&[Politics], 3), slot(&[Leadership], 2)], 10),
    row(Character::GaiusBaltar, "gaius_baltar", "Gaius Baltar",
        &[slot(&[Politics], 2), slot(&[Leadership], 1), slot(&[Engineering], 1)], 10),
];

impl Character {
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.iter().map(|row| row.character)
    }

    #[inline]
    pub const fn row(self) -> &'static CharacterRow {
        &ROWS[self as usize]
    }
}
