//! The components as rows of data, one file each: cards, characters, places, tokens. No rule lives here.
//!
//! Every row has the id, the name and the numbers of the project's facts (`facts/galactica-components.json`,
//! `facts/galactica-crisis.json`); [`facts()`] prints them in the fields of those files. What a card does is a program
//! of [`Effect`]s.

mod board;
mod character;
mod combat;
mod crisis;
mod crisis_table;
mod destination;
mod effect;
mod facts;
mod id;
mod location;
mod loyalty;
mod quorum;
mod skill;
mod timing;
mod title;
mod token;

pub use board::{
    AREAS, Area, AreaRow, BOARDING_STEPS, DIE, Icon, JUMP_TRACK, JumpSpace, LIMITS, Limits, SETUP, SetupRow, Ships,
    Zone,
};
pub use character::{
    Ability, AbilityKind, AbilityRow, CHARACTERS, Character, CharacterRow, Role, Slot, Start, TERMINAL_ILLNESS,
};
pub use combat::{ATTACKS, AttackRow, Attacker, Blow, Target};
pub use crisis::{AttackSetup, Body, Branch, CheckRow, Crisis, CrisisRow, Keep, SuperCrisis};
pub use destination::{DESTINATIONS, Destination, DestinationRow, KOBOL, Objective};
pub use effect::{Craft, Effect, Heir, Loss, Moved, Owner, Rule, Until, VipersIn, Who};
pub use facts::facts;
pub use id::{CIVILIAN_SHIPS, CRISIS_CARDS, CardFace, DESTINATION_CARDS, QUORUM_CARDS, SUPER_CRISIS_CARDS};
pub use location::{LOCATIONS, Location, LocationCheck, LocationRow, Ship};
pub use loyalty::{
    Allegiance, BOX, DeckRow, EXTRA_HUMAN, LOYALTY_CARDS, Loyalty, LoyaltyId, LoyaltyRow, SYMPATHIZER, deck_for,
};
pub use quorum::{ARBITRATION, AfterUse, PROPHECY, QUORUM, Quorum, QuorumRow};
pub use skill::{CARDS, Kind, PER_SKILL, Row, SKILL_CARDS, Skill, SkillCard, copies, kind_of, skill_of};
pub use timing::{Limit, Timing};
pub use title::Title;
pub use token::{
    BASESTAR_DAMAGE, BASESTAR_HULL, BasestarDamage, BasestarDamageRow, CIVILIANS, Civilian, CivilianRow,
    DAMAGED_LOCATIONS_LOSE, Damage, GALACTICA_DAMAGE,
};
