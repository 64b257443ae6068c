//! The components in the words and fields of the project's facts: what `starboard cards galactica --json` prints.
//!
//! Ten lists of faces, each face with `id`, `name` and `copies` besides the fields of its fact:
//! - `crisis`, `super_crisis`: every field of the fact. The areas of an attack's `setup` all stand there, with zeros.
//! - `skills`: one face for each card and strength, with `skill, strength, colour, timing`; a card's id stands in each.
//! - `quorum`: `timing, after_use`; `destinations`: `distance, effects`; `loyalty`: `allegiance`.
//! - `characters`: `type, skill_set, setup.location` (null for the two who start elsewhere), `can_pilot, hand_limit`,
//!   `abilities` with `name, kind, is_action`, and `timing` where there is one. A sheet is one copy.
//! - `locations`: one list, `ship` tells whose; `hazardous, damageable`, and `skill_check` where there is one.
//! - `civilians`: `loses`, by resource. The tokens have no names of their own.
//! - `damage`: one list, `ship` tells whose (`galactica` or `basestar`); for Galactica also `kind` and `loses`.
//!
//! What the facts say in sentences is not here: the rows hold it as programs, and `words` makes the sentences.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::{
    AbilityRow, Area, AttackSetup, BASESTAR_DAMAGE, BasestarDamageRow, Body, CHARACTERS, CIVILIANS, CharacterRow,
    CheckRow, CivilianRow, Crisis, CrisisRow, DESTINATIONS, Damage, DestinationRow, Effect, GALACTICA_DAMAGE, Heir,
    LOCATIONS, LOYALTY_CARDS, LocationRow, Loss, LoyaltyRow, Moved, Owner, QUORUM, QuorumRow, Row, SKILL_CARDS, Ships,
    Slot, Start, SuperCrisis, Timing,
};
use crate::state::Dial;

/// All faces.
pub fn facts() -> impl Serialize {
    Facts {
        crisis: Crisis::rows(),
        super_crisis: SuperCrisis::rows(),
        skills: &SKILL_CARDS,
        quorum: &QUORUM,
        destinations: &DESTINATIONS,
        characters: &CHARACTERS,
        loyalty: &LOYALTY_CARDS,
        locations: &LOCATIONS,
        civilians: &CIVILIANS,
        damage: GALACTICA_DAMAGE
            .iter()
            .map(Token::Galactica)
            .chain(BASESTAR_DAMAGE.iter().map(Token::Basestar))
            .collect(),
    }
}

#[derive(Serialize)]
struct Facts {
    crisis: &'static [CrisisRow],
    super_crisis: &'static [CrisisRow],
    skills: &'static [Row],
    quorum: &'static [QuorumRow],
    destinations: &'static [DestinationRow],
    characters: &'static [CharacterRow],
    loyalty: &'static [LoyaltyRow],
    locations: &'static [LocationRow],
    civilians: &'static [CivilianRow],
    damage: Vec<Token>,
}

/// A list of keys and values, which `entries!` makes.
trait Entries {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error>;
}

impl Entries for () {
    fn write<M: SerializeMap>(&self, _: &mut M) -> Result<(), M::Error> {
        Ok(())
    }
}

impl<V: Serialize, Rest: Entries> Entries for (&str, V, Rest) {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry(self.0, &self.1)?;
        self.2.write(map)
    }
}

struct Object<E>(E);

impl<E: Entries> Serialize for Object<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.0.write(&mut map)?;
        map.end()
    }
}

macro_rules! entries {
    () => { () };
    ($key:literal => $value:expr $(, $($rest:tt)*)?) => { ($key, $value, entries!($($($rest)*)?)) };
}

/// An object of these keys and values.
macro_rules! object {
    ($($entries:tt)*) => { Object(entries!($($entries)*)) };
}

/// Writes an object of these keys and values.
macro_rules! fields {
    ($serializer:expr, $($entries:tt)*) => { object!($($entries)*).serialize($serializer) };
}

/// Writes an effect: its verb, and what belongs to it.
macro_rules! verb {
    ($serializer:expr, $verb:literal, $($entries:tt)*) => { fields!($serializer, $verb => object!($($entries)*)) };
}

impl Serialize for CrisisRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (kind, attack, option_b, options) = match &self.body {
            Body::Check(_) => ("check", None, None, None),
            Body::CheckOr { otherwise, .. } => ("check_or_choice", None, Some(*otherwise), None),
            Body::Event { top, bottom, top_needs_nuke, .. } => {
                let requires = top_needs_nuke.then_some("nuke_available");
                let top = EventOption { position: "top", requires, effects: top };
                ("event", None, None, Some([top, EventOption { position: "bottom", requires: None, effects: bottom }]))
            }
            Body::Attack(attack) => ("attack", Some(attack), None, None),
        };
        let after = (!self.icons.is_empty()).then_some("after_crisis");
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", self.id)?;
        map.serialize_entry("name", self.name)?;
        if !self.alt_names.is_empty() {
            map.serialize_entry("alt_names", self.alt_names)?;
        }
        map.serialize_entry("copies", &self.copies)?;
        map.serialize_entry("kind", kind)?;
        map.serialize_entry("chooser", &self.chooser())?;
        map.serialize_entry("check", &self.check_row())?;
        map.serialize_entry("option_b", &option_b)?;
        map.serialize_entry("options", &options)?;
        map.serialize_entry("activation", self.icons)?;
        map.serialize_entry("activation_when", &if self.is_attack() { Some("attack_step_1") } else { after })?;
        map.serialize_entry("jump", &self.jump)?;
        map.serialize_entry("attack", &attack)?;
        let (when, until) = self.keep().unzip();
        map.serialize_entry("keep_in_play", &KeepInPlay { keep: when.is_some(), when, until })?;
        map.end()
    }
}

#[derive(Serialize)]
struct EventOption {
    position: &'static str,
    requires: Option<&'static str>,
    effects: &'static [Effect],
}

#[derive(Serialize)]
struct KeepInPlay {
    keep: bool,
    when: Option<super::Keep>,
    until: Option<super::Until>,
}

impl Serialize for CheckRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(
            serializer, "difficulty" => self.difficulty, "partial" => self.partial, "skills" => self.skills,
            "pass" => self.pass, "partial_effect" => self.partial_effect, "fail" => self.fail,
        )
    }
}

impl Serialize for AttackSetup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(
            serializer, "setup" => AllAreas(self), "printed_totals" => self.totals(),
            "special_rule" => SpecialRule { name: self.rule, effects: self.effects },
        )
    }
}

#[derive(Serialize)]
struct SpecialRule {
    name: &'static str,
    effects: &'static [Effect],
}

struct AllAreas<'a>(&'a AttackSetup);

impl Serialize for AllAreas<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Area::ALL.iter().map(|area| (area.row().id, self.0.at(*area))))
    }
}

/// An effect in the vocabulary of the crisis facts: an object with its verb as the one key. What only Quorum cards and
/// destinations say has verbs of its own.
impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let s = serializer;
        match *self {
            Self::Resource(kind, delta) => verb!(s, "resource", "kind" => kind, "delta" => delta),
            Self::Discard(who, loss) => {
                let (n, how) = match loss {
                    Loss::Choice(n) => (Some(n), "choice"),
                    Loss::Random(n) => (Some(n), "random"),
                    Loss::Hand => (None, "hand"),
                };
                verb!(s, "discard", "who" => who, "n" => n, "how" => how)
            }
            Self::DrawSkill(who, skill, n) => verb!(s, "draw_skill", "who" => who, "skill" => skill, "n" => n),
            Self::Move(moved, to) => match moved {
                Moved::Player(who) => verb!(s, "move", "who" => who, "to" => to),
                Moved::ChosenBy(by) => {
                    verb!(s, "move", "who" => "chosen", "to" => to, "chosen_by" => by, "optional" => false)
                }
                Moved::MayBeChosenBy(by) => {
                    verb!(s, "move", "who" => "chosen", "to" => to, "chosen_by" => by, "optional" => true)
                }
                Moved::AllAt(location) => verb!(s, "move", "who" => "all_at", "to" => to, "location" => location),
                Moved::AllOn(ship) => verb!(s, "move", "who" => "all_on", "to" => to, "ship" => ship),
            },
            Self::GiveTitle(title, heir) => {
                let (to, by) = match heir {
                    Heir::Admiral => ("admiral", None),
                    Heir::OtherChosenBy(by) => ("chosen_other", Some(by)),
                };
                verb!(s, "title", "title" => title, "to" => to, "chosen_by" => by)
            }
            Self::LookAtLoyalty(viewer, owner) => {
                let chosen_by = (owner != Owner::Current).then_some(viewer);
                verb!(s, "look_loyalty", "viewer" => viewer, "owner" => owner, "owner_chosen_by" => chosen_by,
                    "n" => 1, "how" => "random")
            }
            Self::DestroyRaptors(n) => verb!(s, "raptor", "destroy" => n),
            Self::RestoreRaptors(n) => verb!(s, "raptor", "restore" => n),
            Self::DiscardNukes(n) => verb!(s, "nuke", "discard" => n),
            Self::DestroyRandomCivilians(n) => verb!(s, "civilian", "draw_and_destroy" => n),
            Self::BoardCenturions(n) => verb!(s, "centurion", "place" => n, "at" => "boarding_party_start"),
            Self::JumpTrack(delta) => verb!(s, "jump_track", "delta" => delta),
            Self::Place(area, ships) => verb!(s, "place", "area" => area, "ships" => Present(ships)),
            Self::DamageVipers(n, place) => verb!(s, "damage_viper", "n" => n, "where" => place),
            Self::RecallVipers => verb!(s, "recall_vipers", "which" => "all_undamaged_on_board", "to" => "reserves"),
            Self::DamageGalactica(n) => fields!(s, "damage_galactica" => n),
            Self::Activate(icons) => verb!(s, "activate", "icons" => icons),
            Self::ActivatePlaced(ship, area, n) => {
                verb!(s, "activate_placed", "ship" => ship, "area" => area, "n" => n)
            }
            Self::BasestarsAttack => verb!(s, "basestar_attack", "which" => "all"),
            Self::RollAtMost(n, then) => verb!(s, "roll", "at_most" => n, "then" => then),
            Self::FailEffect => fields!(s, "fail_effect" => true),
            Self::IfBelow(dial, n, then) => verb!(s, "if", "resource" => dial, "less_than" => n, "then" => then),
            Self::Choose(by, options) => verb!(s, "choose", "by" => by, "options" => options),
            Self::PayOr { by, pay, otherwise } => {
                verb!(s, "pay_or", "by" => by, "pay" => pay, "otherwise" => otherwise)
            }
            Self::ExtraCrisis => verb!(s, "extra_crisis", "after" => "activate_cylon_ships"),
            Self::Distance(delta) => verb!(s, "distance", "delta" => delta, "card_to" => "kobol_objective"),
            Self::Ongoing(rule, until) => verb!(s, "ongoing", "rule" => rule, "until" => until),
            Self::DrawAnySkills(who, n) => verb!(s, "draw_any_skill", "who" => who, "n" => n),
            Self::HandOverThisCard => fields!(s, "hand_over_card" => true),
            Self::RemoveThisCard => fields!(s, "remove_card" => true),
            Self::DestroyShips(ship, n) => verb!(s, "destroy", "ship" => ship, "n" => n),
            Self::DestroyCenturions(n) => verb!(s, "centurion", "destroy" => n),
            Self::RollAtLeast(n, then) => verb!(s, "roll", "at_least" => n, "then" => then),
            Self::Mutiny { at_least, otherwise } => {
                verb!(s, "mutiny", "at_least" => at_least, "otherwise" => otherwise)
            }
            Self::ReleaseFromBrig => fields!(s, "release_from_brig" => true),
            Self::AdmiralMayRisk { craft, count, at_least, success, failure } => verb!(
                s, "admiral_may_risk", "ship" => craft, "n" => count, "roll_at_least" => at_least,
                "success" => success, "failure" => failure
            ),
            Self::AdmiralMayRestore { vipers, raptors } => {
                verb!(s, "admiral_may_restore", "vipers_up_to" => vipers, "raptors_up_to" => raptors)
            }
        }
    }
}

/// The ships of an area that are there.
struct Present(Ships);

impl Present {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        let Ships { basestar, heavy_raider, raider, viper, civilian } = self.0;
        let all = [
            ("basestar", basestar),
            ("heavy_raider", heavy_raider),
            ("raider", raider),
            ("viper", viper),
            ("civilian", civilian),
        ];
        all.iter().filter(|(_, n)| *n > 0).try_for_each(|(ship, n)| map.serialize_entry(ship, n))
    }
}

impl Serialize for Present {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.write(&mut map)?;
        map.end()
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(
            serializer, "id" => self.id, "name" => self.name, "copies" => self.copies, "skill" => self.skill,
            "strength" => self.strength, "colour" => self.skill.colour(), "timing" => self.card.timing(),
        )
    }
}

impl Serialize for QuorumRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(
            serializer, "id" => self.id, "name" => self.name, "copies" => self.copies, "timing" => Timing::Action,
            "after_use" => self.after_use,
        )
    }
}

impl Serialize for DestinationRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(
            serializer, "id" => self.id, "name" => self.name, "copies" => self.copies, "distance" => self.distance,
            "effects" => DestinationEffects(self.effects),
        )
    }
}

/// The facts of destinations have a form of their own: flat objects with a `type`, and neighbouring changes of
/// resources in one.
struct DestinationEffects(&'static [Effect]);

impl Serialize for DestinationEffects {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_resource = |effect: &Effect| matches!(effect, Effect::Resource(..));
        serializer.collect_seq(self.0.chunk_by(|a, b| is_resource(a) && is_resource(b)).map(DestinationEffect))
    }
}

struct DestinationEffect(&'static [Effect]);

impl Serialize for DestinationEffect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let s = serializer;
        let effect = self.0[0];
        if let Effect::Resource(..) = effect {
            let mut map = s.serialize_map(None)?;
            map.serialize_entry("type", "resource")?;
            Outcome(self.0).write(&mut map)?;
            map.end()
        } else if let Effect::DestroyRandomCivilians(n) = effect {
            fields!(s, "type" => "destroy_random_civilian", "n" => n)
        } else if let Effect::DestroyRaptors(n) = effect {
            fields!(s, "type" => "destroy_raptor", "n" => n)
        } else if let Effect::Place(area, ships) = effect {
            let mut map = s.serialize_map(None)?;
            map.serialize_entry("type", "place")?;
            map.serialize_entry("area", &area)?;
            Present(ships).write(&mut map)?;
            map.end()
        } else if let Effect::AdmiralMayRisk { craft, count, at_least, success, failure } = effect {
            fields!(
                s, "type" => "admiral_may_risk", "ship" => craft, "n" => count, "roll_at_least" => at_least,
                "success" => Outcome(success), "failure" => Outcome(failure),
            )
        } else if let Effect::AdmiralMayRestore { vipers, raptors } = effect {
            fields!(
                s, "type" => "admiral_may_restore", "vipers_up_to" => vipers, "raptors_up_to" => raptors,
                "from" => ["damaged", "destroyed"],
            )
        } else {
            effect.serialize(s)
        }
    }
}

/// Gains and losses as one object.
struct Outcome(&'static [Effect]);

impl Outcome {
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        for effect in self.0 {
            if let Effect::Resource(dial, delta) = effect {
                map.serialize_entry(dial, delta)?;
            } else if let Effect::DamageVipers(n, _) = effect {
                map.serialize_entry("damage_viper", n)?;
            } else if let Effect::DestroyRaptors(n) = effect {
                map.serialize_entry("destroy_raptor", n)?;
            }
        }
        Ok(())
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.write(&mut map)?;
        map.end()
    }
}

impl Serialize for CharacterRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let location = match self.start {
            Start::At(location) => Some(location),
            Start::OffBoard | Start::InViper => None,
        };
        fields!(
            serializer, "id" => self.id, "name" => self.name, "copies" => 1, "type" => self.role,
            "skill_set" => self.skill_set, "setup" => object!("location" => location), "can_pilot" => self.can_pilot,
            "hand_limit" => self.hand_limit, "abilities" => self.abilities,
        )
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(serializer, "skills" => self.skills, "n" => self.count)
    }
}

impl Serialize for AbilityRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        entries!("name" => self.name, "kind" => self.kind, "is_action" => self.is_action).write(&mut map)?;
        if let Some(timing) = self.timing {
            map.serialize_entry("timing", &timing)?;
        }
        map.end()
    }
}

impl Serialize for LoyaltyRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(
            serializer, "id" => self.id, "name" => self.name, "copies" => self.copies, "allegiance" => self.allegiance,
        )
    }
}

impl Serialize for LocationRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        entries!("id" => self.id, "name" => self.name, "copies" => 1, "ship" => self.ship).write(&mut map)?;
        entries!("hazardous" => self.hazardous, "damageable" => self.damageable).write(&mut map)?;
        if let Some(check) = self.check {
            map.serialize_entry("skill_check", &check)?;
        }
        map.end()
    }
}

impl Serialize for CivilianRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fields!(
            serializer, "id" => self.id, "name" => "Civilian Ship", "copies" => self.copies,
            "loses" => Losses(self.loses),
        )
    }
}

/// Amounts by resource.
struct Losses<'a>(&'a [(Dial, u8)]);

impl Serialize for Losses<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// A damage token of either kind.
enum Token {
    Galactica(&'static Damage),
    Basestar(&'static BasestarDamageRow),
}

impl Serialize for Token {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let s = serializer;
        match *self {
            Self::Galactica(Damage::Location(location)) => {
                let row = location.row();
                fields!(
                    s, "id" => row.id, "name" => row.name, "copies" => 1, "ship" => "galactica", "kind" => "location",
                )
            }
            Self::Galactica(Damage::Resource(dial)) => {
                let name = match dial {
                    Dial::Food => "Food",
                    Dial::Fuel => "Fuel",
                    Dial::Morale => "Morale",
                    Dial::Population => "Population",
                };
                fields!(
                    s, "id" => dial, "name" => name, "copies" => 1, "ship" => "galactica", "kind" => "resource",
                    "loses" => Losses(&[(*dial, 1)]),
                )
            }
            Self::Basestar(row) => fields!(s, "id" => row.id, "name" => row.name, "copies" => 1, "ship" => "basestar"),
        }
    }
}
