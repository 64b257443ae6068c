//! The components as rows of data: skill cards, loyalty cards, characters, crises. No rule lives here.

mod character;
mod crisis;
mod loyalty;
mod skill;

pub use character::{Character, CharacterRow, Slot};
pub use crisis::{Branch, Crisis, CrisisRow};
pub use loyalty::{BOX, DeckRow, Loyalty, LoyaltyId, deck_for};
pub use skill::{CARDS, Kind, PER_SKILL, Row, SKILL_CARDS, Skill, SkillCard, copies, kind_of, skill_of};
