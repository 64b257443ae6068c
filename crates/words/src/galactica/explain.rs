//! `? executive order`: cards, people, places and terms by name. A term that the turn aid has a part for says at a table what
//! that part says.

use galactica::cards::{
    Ability, AbilityRow, Area, BASESTAR_DAMAGE, BasestarDamage, BasestarDamageRow, Character, Crisis, Destination,
    EXTRA_HUMAN, GALACTICA_DAMAGE, Kind, LOYALTY_CARDS, Location, Loyalty, LoyaltyRow, Quorum, Row as SkillRow,
    SKILL_CARDS, SkillCard, SuperCrisis, Title, deck_for,
};
use galactica::{Board, DeckName};

use super::aid::Part;
use super::teller::Teller;
use super::{decks, names};
use crate::phrase::{Phrase, commas, phrase, short};
use crate::rows::{rows, under};
use crate::{Row, Topic as Found, aid};

/// A topic with its names.
type Named = Found<Topic>;

/// The terms that can be asked for. Each has a title, other names (`.also`, parted by commas) and a text.
pub(crate) const TERMS: &[&str] = &[
    AID,
    "term-turn",
    "term-receive",
    "term-movement",
    "term-action",
    "term-crisis",
    "term-activation",
    "term-jump",
    "term-end-of-turn",
    "term-cylon-turn",
    "term-check",
    "term-ftl",
    "term-reveal",
    "term-vipers",
    "term-unmanned",
    "term-nukes",
    "term-risk",
    ATTACKS,
    DAMAGE,
    "term-boarding",
    "term-civilians",
    "term-resources",
    LOYALTY,
    "term-secrecy",
    "term-titles",
    "term-quorum",
    "term-super-crisis",
    "term-end",
    "term-orders",
    "term-hand-limit",
    "term-galactica",
    "term-colonial-one",
    "term-hazardous",
    "term-skills",
    ADVICE,
    DECKS,
];

const ADVICE: &str = "term-advice";
const AID: &str = "term-aid";
const ATTACKS: &str = "term-attacks";
const DAMAGE: &str = "term-damage";
const DECKS: &str = "term-decks";
const LOYALTY: &str = "term-loyalty";

/// What tends to go well, the same for everybody: whoever looks over a shoulder learns nothing. Galactica rulebook, "Strategy".
const ADVICES: [&str; 8] = [
    "advice-human",
    "advice-roles",
    "advice-checks",
    "advice-ftl",
    "advice-suspicion",
    "advice-sleepers",
    "advice-hidden",
    "advice-revealed",
];

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Topic {
    Term(&'static str),
    Character(Character),
    Ability(Ability),
    Location(Location),
    Area(Area),
    Title(Title),
    Loyalty(Loyalty),
    Skill(Kind),
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
    Deck(DeckName),
    Hit(BasestarDamage),
}

impl Teller<'_> {
    pub(super) fn explain(&self, topic: Topic) -> Vec<Row> {
        match topic {
            Topic::Term(id) => self.term(id),
            Topic::Character(character) => self.character_help(character),
            Topic::Ability(ability) => rows([self.ability_help(ability), short(names::character(ability.owner().0))]),
            Topic::Location(location) => self.location_help(location),
            Topic::Area(area) => self.area(area),
            Topic::Title(title) => self.title_help(title),
            Topic::Loyalty(card) => self.loyalty_help(card),
            Topic::Skill(kind) => self.skill_help(kind),
            Topic::Crisis(crisis) => self.crisis_help(crisis),
            Topic::SuperCrisis(crisis) => self.super_help(crisis),
            Topic::Quorum(card) => self.quorum_help(card),
            Topic::Destination(card) => self.destination_help(card),
            Topic::Deck(deck) => self.deck(deck),
            Topic::Hit(damage) => rows([self.hit_help(damage)]),
        }
    }

    /// What is left in a deck, and of a skill which cards there are.
    fn deck(&self, deck: DeckName) -> Vec<Row> {
        let skill = match deck {
            DeckName::Skill(skill) => Some(skill),
            DeckName::Crisis | DeckName::SuperCrisis | DeckName::Quorum | DeckName::Destination => None,
        };
        let mut lines = match (self.board, skill) {
            (Some(board), _) => self.deck_help(board, deck),
            (None, Some(_)) => Vec::new(),
            (None, None) => rows([phrase(DECKS), phrase("term-decks.text")]),
        };
        let cards = skill_cards().filter(|rows| Some(kind(&rows[0]).skill()) == skill);
        lines.extend(cards.flat_map(|rows| self.skill_help(kind(&rows[0]))));
        lines
    }

    fn area(&self, area: Area) -> Vec<Row> {
        match self.board {
            Some(board) => self.area_help(board, area),
            None => rows([self.area_name(area), phrase("area-about").set("launch", area.row().launch_icon)]),
        }
    }

    fn term(&self, id: &'static str) -> Vec<Row> {
        if let (AID, Some(board)) = (id, self.board) {
            return aid::rows(self.aid(board));
        }
        let part = Part::ALL.into_iter().find(|part| part.term() == id);
        if let (Some(part), Some(board)) = (part, self.board) {
            let mut lines = rows([phrase(id)]);
            lines.extend(aid::rows_of(self.one_part(board, part)));
            return lines;
        }
        let mut lines = rows([phrase(id), phrase(format!("{id}.text"))]);
        match id {
            ADVICE => lines.extend(under(ADVICES.map(phrase))),
            AID => lines.extend(Part::ALL.into_iter().flat_map(|part| self.term(part.term()))),
            ATTACKS => lines.extend(self.attack_table()),
            DAMAGE => {
                lines.extend(under(GALACTICA_DAMAGE.iter().map(|&token| self.token_help(token))));
                lines.extend(under(BASESTAR_DAMAGE.iter().map(|row| self.hit_help(row.damage))));
            }
            DECKS => lines.extend(self.board.map(|board: &Board| self.all_decks(board)).unwrap_or_default()),
            LOYALTY => lines.extend(self.board.map(|board| self.loyalty_deck(board)).unwrap_or_default()),
            _ => {}
        }
        lines
    }

    /// What is in this game's loyalty deck: deduction rests on it. Ruling 1/5.
    fn loyalty_deck(&self, board: &Board) -> Vec<Row> {
        let row = deck_for(board.people.len() as u8);
        let extra = |character: &&Character| board.people.iter().any(|person| person.character == Some(**character));
        let humans = row.humans + EXTRA_HUMAN.iter().filter(extra).count();
        let said = phrase("loyalty-deck").set("cylons", row.cylons).set("humans", humans);
        let shown = board.people.iter().flat_map(|person| person.shown.iter()).filter(|card| card.is_cylon()).count();
        let left = phrase("loyalty-left").set("left", board.decks.loyalty).set("shown", shown);
        rows([said.set("sympathizer", row.sympathizer), left.set("slept", board.journey.slept)])
    }
}

/// The titles of what can be asked for besides cards, people and places.
pub(super) fn terms() -> Phrase {
    commas(TERMS.iter().map(|&term| phrase(term)).collect())
}

/// Everything that has a name. Terms come first: "Quorum" is asked for more often as such than as the start of a name.
pub(super) fn topics() -> Vec<Named> {
    let term = |&id: &&'static str| {
        let also = phrase(format!("{id}.also"));
        Named { also, ..Named::new(Topic::Term(id), phrase(id)) }
    };
    let mut topics: Vec<Named> = TERMS.iter().map(term).collect();
    topics.extend(Character::all().map(|character| {
        let mut named = Named::new(Topic::Character(character), names::character(character)).id(character.row().id);
        named.names.push(short(names::character(character)));
        named
    }));
    let ability = |row: &AbilityRow| Named::new(Topic::Ability(row.ability), names::ability(row.ability)).id(row.name);
    topics.extend(Ability::rows().map(|(_, row)| ability(row)));
    let location = |at: Location| Named::new(Topic::Location(at), names::location(at)).id(at.row().id);
    topics.extend(Location::all().map(location));
    topics.extend(Area::ALL.map(|area| Named::new(Topic::Area(area), names::area(area)).id(area.row().id)));
    topics.extend(Title::ALL.map(|title| Named::new(Topic::Title(title), names::title(title))));
    let loyalty = |row: &LoyaltyRow| Named::new(Topic::Loyalty(row.loyalty), names::loyalty(row.loyalty)).id(row.id);
    topics.extend(LOYALTY_CARDS.iter().map(loyalty));
    topics.extend(skill_cards().map(skill));
    topics.extend(Crisis::ALL.map(|card| Named::new(Topic::Crisis(card), names::crisis(card)).id(card.row().id)));
    topics.extend(
        SuperCrisis::ALL.map(|card| Named::new(Topic::SuperCrisis(card), names::super_crisis(card)).id(card.row().id)),
    );
    topics.extend(Quorum::all().map(|card| Named::new(Topic::Quorum(card), names::quorum(card)).id(card.row().id)));
    let destination =
        |card: Destination| Named::new(Topic::Destination(card), names::destination(card)).id(card.row().id);
    topics.extend(Destination::all().map(destination));
    topics.extend(decks::ALL.map(deck));
    let hit = |row: &BasestarDamageRow| Named::new(Topic::Hit(row.damage), names::hit(row.damage)).id(row.id);
    topics.extend(BASESTAR_DAMAGE.iter().map(hit));
    topics
}

/// A deck of skill cards is asked for by its skill as well.
fn deck(deck: DeckName) -> Named {
    let mut named = Named::new(Topic::Deck(deck), names::deck(deck));
    if let DeckName::Skill(skill) = deck {
        named.names.push(names::skill(skill));
    }
    named
}

/// The skill cards, those of one name together.
fn skill_cards() -> impl Iterator<Item = &'static [SkillRow]> {
    SKILL_CARDS.chunk_by(|a, b| a.card == b.card)
}

fn kind(row: &SkillRow) -> Kind {
    Kind { card: row.card, strength: row.strength }
}

/// A skill card is asked for by its name, whatever its strength.
fn skill(rows: &[SkillRow]) -> Named {
    let title = names::card(names::skill_card_id(kind(&rows[0])));
    let mut named = Named::new(Topic::Skill(kind(&rows[0])), title).id(rows[0].name).id(rows[0].id);
    named.names.extend(rows.iter().map(|row| names::skill_card(kind(row))));
    // What players call it.
    if rows[0].card == SkillCard::ExecutiveOrder { named.id("xo") } else { named }
}
