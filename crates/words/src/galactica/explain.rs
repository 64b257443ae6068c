//! `? executive order`: cards, people, places and terms by name. The terms are the turn aid as well.

use galactica::View;
use galactica::cards::{
    Ability, BASESTAR_DAMAGE, BasestarDamage, Character, Crisis, Destination, GALACTICA_DAMAGE, Kind, LOYALTY_CARDS,
    Location, Loyalty, Quorum, SKILL_CARDS, SuperCrisis, Title,
};

use super::teller::Teller;
use crate::Line;
use crate::names::found;

/// The terms that can be asked for. Each has a title, other names (`.also`, parted by commas) and a text.
pub(crate) const TERMS: &[&str] = &[
    AID,
    "galactica-term-turn",
    "galactica-term-cylon-turn",
    "galactica-term-action",
    "galactica-term-check",
    "galactica-term-crisis",
    "galactica-term-jump",
    "galactica-term-reveal",
    "galactica-term-vipers",
    "galactica-term-activation",
    ATTACKS,
    DAMAGE,
    "galactica-term-boarding",
    "galactica-term-civilians",
    "galactica-term-resources",
    "galactica-term-loyalty",
    "galactica-term-titles",
    "galactica-term-quorum",
    "galactica-term-super-crisis",
    "galactica-term-end",
    "galactica-term-hand-limit",
    DECKS,
];

const AID: &str = "galactica-term-aid";
const ATTACKS: &str = "galactica-term-attacks";
const DAMAGE: &str = "galactica-term-damage";
const DECKS: &str = "galactica-term-decks";

/// What stands on the turn aid, in its order.
const ON_THE_AID: [&str; 8] = [
    "galactica-term-turn",
    "galactica-term-check",
    "galactica-term-jump",
    "galactica-term-reveal",
    "galactica-term-vipers",
    "galactica-term-activation",
    ATTACKS,
    DAMAGE,
];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Topic {
    Term(&'static str),
    Character(Character),
    Ability(Ability),
    Location(Location),
    Title(Title),
    Loyalty(Loyalty),
    Skill(Kind),
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
    Hit(BasestarDamage),
}

impl Teller<'_> {
    pub(super) fn explain(&self, name: &str) -> Option<Vec<Line>> {
        match found(self.topics(), name).as_slice() {
            [] => None,
            [only] => Some(self.topic(*only)),
            several => {
                let names = self.words.commas(several.iter().map(|&topic| self.topic_name(topic)).collect());
                Some(vec![self.phrase("several-named").set("names", names).line()])
            }
        }
    }

    pub(super) fn terms(&self) -> Line {
        self.words.commas(TERMS.iter().map(|term| self.fixed(term)).collect())
    }

    fn topic(&self, topic: Topic) -> Vec<Line> {
        match topic {
            Topic::Term(id) => self.term(id),
            Topic::Character(character) => self.character_help(character),
            Topic::Ability(ability) => {
                vec![self.ability_help(ability), self.nickname(ability.owner().0)]
            }
            Topic::Location(location) => self.location_help(location),
            Topic::Title(title) => self.title_help(title),
            Topic::Loyalty(card) => self.loyalty_help(card),
            Topic::Skill(kind) => self.skill_help(kind),
            Topic::Crisis(crisis) => self.crisis_help(crisis),
            Topic::SuperCrisis(crisis) => self.super_help(crisis),
            Topic::Quorum(card) => self.quorum_help(card),
            Topic::Destination(card) => self.destination_help(card),
            Topic::Hit(damage) => vec![self.hit_help(damage)],
        }
    }

    fn term(&self, id: &str) -> Vec<Line> {
        let mut lines = vec![self.fixed(id), self.fixed(&format!("{id}.text"))];
        match id {
            AID => lines.extend(ON_THE_AID.into_iter().flat_map(|id| self.term(id))),
            ATTACKS => lines.extend(self.attack_table()),
            DAMAGE => {
                lines.extend(GALACTICA_DAMAGE.iter().map(|&token| self.words.indented(self.token_help(token))));
                lines.extend(BASESTAR_DAMAGE.iter().map(|row| self.words.indented(self.hit_help(row.damage))));
            }
            DECKS => lines.extend(self.view.map(|view: &View| self.all_decks(view)).unwrap_or_default()),
            _ => {}
        }
        lines
    }

    fn topic_name(&self, topic: Topic) -> Line {
        match topic {
            Topic::Term(id) => self.fixed(id),
            Topic::Character(character) => self.character(character),
            Topic::Ability(ability) => self.ability(ability),
            Topic::Location(location) => self.location(location),
            Topic::Title(title) => self.title(title),
            Topic::Loyalty(card) => self.loyalty(card),
            Topic::Skill(kind) => self.skill_card(kind),
            Topic::Crisis(crisis) => self.crisis(crisis),
            Topic::SuperCrisis(crisis) => self.super_crisis(crisis),
            Topic::Quorum(card) => self.quorum(card),
            Topic::Destination(card) => self.destination(card),
            Topic::Hit(damage) => self.hit(damage),
        }
    }

    /// Every name of every topic. Terms come first: "Quorum" is asked for more often as such than as the start of a name.
    fn topics(&self) -> Vec<(String, Topic)> {
        let mut topics = Vec::new();
        for &term in TERMS {
            topics.push((self.fixed(term).to_string(), Topic::Term(term)));
            let also = self.fixed(&format!("{term}.also")).to_string();
            topics.extend(also.split(',').map(|name| (name.to_owned(), Topic::Term(term))));
        }
        let mut put = |id: &str, topic: Topic| {
            topics.push((self.topic_name(topic).to_string(), topic));
            topics.push((id.to_owned(), topic));
        };
        for character in Character::all() {
            put(character.row().id, Topic::Character(character));
            put(&self.nickname(character).to_string(), Topic::Character(character));
        }
        Ability::rows().for_each(|(_, row)| put(row.name, Topic::Ability(row.ability)));
        Location::all().for_each(|location| put(location.row().id, Topic::Location(location)));
        Title::ALL.into_iter().for_each(|title| put("", Topic::Title(title)));
        LOYALTY_CARDS.iter().for_each(|row| put(row.id, Topic::Loyalty(row.loyalty)));
        // A skill card is asked for by its name, whatever its strength.
        for rows in SKILL_CARDS.chunk_by(|a, b| a.card == b.card) {
            let kind = Kind { card: rows[0].card, strength: rows[0].strength };
            put(rows[0].name, Topic::Skill(kind));
            rows.iter().for_each(|row| {
                let one = Kind { card: row.card, strength: row.strength };
                put(&self.skill_card(one).to_string(), Topic::Skill(kind));
            });
        }
        Crisis::ALL.into_iter().for_each(|crisis| put(crisis.row().id, Topic::Crisis(crisis)));
        SuperCrisis::ALL.into_iter().for_each(|crisis| put(crisis.row().id, Topic::SuperCrisis(crisis)));
        Quorum::all().for_each(|card| put(card.row().id, Topic::Quorum(card)));
        Destination::all().for_each(|card| put(card.row().id, Topic::Destination(card)));
        BASESTAR_DAMAGE.iter().for_each(|row| put(row.id, Topic::Hit(row.damage)));
        topics
    }
}
