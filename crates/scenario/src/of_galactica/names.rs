//! Everything that has a name, by the ids that `starboard cards galactica --json` shows, with hyphens.

use galactica::cards::{
    Ability, Area, BASESTAR_DAMAGE, BasestarDamage, Character, Civilian, Crisis, Damage, Destination, GALACTICA_DAMAGE,
    Icon, Kind, LOCATIONS, LOYALTY_CARDS, Location, Loyalty, Quorum, SKILL_CARDS, Skill, SuperCrisis,
};
use galactica::position::Card;
use galactica::state::Dial;
use galactica::{DeckName, Place};

use crate::names::{named, word};
use crate::text::{Unclear, number};

/// Where the names of cards stand.
const LISTED: &str = "(`starboard cards galactica --json` lists the ids)";

pub(super) fn character(text: &str) -> Result<Character, Unclear> {
    named(text, "a character", &Character::all().collect::<Vec<_>>())
}

pub(super) fn skill(text: &str) -> Result<Skill, Unclear> {
    named(text, "a type of skill card", &Skill::ALL)
}

pub(super) fn area(text: &str) -> Result<Area, Unclear> {
    named(text, "an area of space", &Area::ALL)
}

pub(super) fn location(text: &str) -> Result<Location, Unclear> {
    named(text, "a location", &LOCATIONS.each_ref().map(|row| row.location))
}

pub(super) fn crisis(text: &str) -> Result<Crisis, Unclear> {
    named(text, &format!("a crisis {LISTED}"), &Crisis::ALL)
}

pub(super) fn super_crisis(text: &str) -> Result<SuperCrisis, Unclear> {
    named(text, "a super crisis", &SuperCrisis::ALL)
}

pub(super) fn quorum(text: &str) -> Result<Quorum, Unclear> {
    named(text, "a Quorum card", &Quorum::ALL)
}

pub(super) fn destination(text: &str) -> Result<Destination, Unclear> {
    named(text, "a destination", &Destination::ALL)
}

pub(super) fn civilian(text: &str) -> Result<Civilian, Unclear> {
    named(text, "what a civilian ship carries", &Civilian::ALL)
}

pub(super) fn loyalty(text: &str) -> Result<Loyalty, Unclear> {
    named(text, "a loyalty card", &LOYALTY_CARDS.map(|row| row.loyalty))
}

pub(super) fn hit(text: &str) -> Result<BasestarDamage, Unclear> {
    named(text, "a damage token of basestars", &BASESTAR_DAMAGE.each_ref().map(|row| row.damage))
}

pub(super) fn icon(text: &str) -> Result<Icon, Unclear> {
    named(text, "ships that act", &[Icon::Raiders, Icon::LaunchRaiders, Icon::HeavyRaiders, Icon::Basestars])
}

pub(super) fn ability(text: &str) -> Result<Ability, Unclear> {
    let all: Vec<Ability> = Ability::rows().map(|(_, row)| row.ability).collect();
    named(text, &format!("a power of a character {LISTED}"), &all)
}

/// `executive-order 2`: a name and a strength.
pub(super) fn kind(text: &str) -> Result<Kind, Unclear> {
    let example = || Unclear::new("a skill card with its strength, such as `executive-order 2`", text);
    let (name, strength) = text.trim().rsplit_once(' ').ok_or_else(example)?;
    let strength = number(strength, "the strength of a skill card", 5).map_err(|_| example())?;
    let names: Vec<_> = SKILL_CARDS.chunk_by(|a, b| a.card == b.card).map(|rows| rows[0].card).collect();
    let card = named(name, "a skill card", &names)?;
    let strengths = || SKILL_CARDS.iter().filter(move |row| row.card == card).map(|row| row.strength);
    if strengths().any(|other| u32::from(other) == strength) {
        return Ok(Kind { card, strength: strength as u8 });
    }
    let there: Vec<String> = strengths().map(|strength| strength.to_string()).collect();
    Err(Unclear::new(format!("a strength that {} has: {}", word(card), there.join(", ")), text))
}

pub(super) fn say_kind(kind: Kind) -> String {
    format!("{} {}", word(kind.card), kind.strength)
}

/// A damage token of Galactica: a location or a resource.
pub(super) fn token(text: &str) -> Result<Damage, Unclear> {
    let names: Vec<String> = GALACTICA_DAMAGE.iter().map(|&token| say_token(token)).collect();
    let at = names.iter().position(|name| *name == text.trim().replace('_', "-"));
    let expected = || format!("a damage token of Galactica: one of {}", names.join(", "));
    at.map(|at| GALACTICA_DAMAGE[at]).ok_or_else(|| Unclear::new(expected(), text))
}

pub(super) fn say_token(token: Damage) -> String {
    match token {
        Damage::Location(location) => word(location),
        Damage::Resource(dial) => word(dial),
    }
}

/// The spaces of the boarding track, by steps from its start.
pub(super) const TRACK: [&str; 4] = ["start", "first", "second", "third"];

/// A space of the boarding track.
pub(super) fn step(text: &str) -> Result<u8, Unclear> {
    let at = TRACK.iter().position(|name| *name == text.trim());
    let expected = || format!("a space of the boarding track: one of {}", TRACK.join(", "));
    at.map(|at| at as u8).ok_or_else(|| Unclear::new(expected(), text))
}

pub(super) fn dial(text: &str) -> Result<Dial, Unclear> {
    named(text, "a resource", &Dial::ALL)
}

/// A place to be: a location, an area where one flies, or off the board.
pub(super) fn place(text: &str) -> Result<Place, Unclear> {
    if text.trim() == OFF_BOARD {
        return Ok(Place::Nowhere);
    }
    let found = area(text).map(Place::Flying).or_else(|_| location(text).map(Place::At));
    found.map_err(|unclear| Unclear {
        expected: format!("{}, {OFF_BOARD}; or an area: {}", unclear.expected, Area::ALL.map(word).join(", ")),
        ..unclear
    })
}

const OFF_BOARD: &str = "off-board";

pub(super) fn say_place(place: Place) -> String {
    match place {
        Place::Nowhere => OFF_BOARD.to_owned(),
        Place::At(location) => word(location),
        Place::Flying(area) => word(area),
    }
}

pub(super) fn deck(text: &str) -> Result<DeckName, Unclear> {
    let plain = [DeckName::Crisis, DeckName::Destination, DeckName::Quorum, DeckName::SuperCrisis];
    named(text, "a deck", &plain).or_else(|unclear| skill(text).map(DeckName::Skill).map_err(|_| unclear))
}

pub(super) fn say_deck(deck: DeckName) -> String {
    match deck {
        DeckName::Skill(skill) => word(skill),
        DeckName::Crisis | DeckName::Destination | DeckName::Quorum | DeckName::SuperCrisis => word(deck),
    }
}

/// The name of a card without its strength.
pub(super) fn say_card(card: Card) -> String {
    match card {
        Card::Skill(kind) => word(kind.card),
        Card::Crisis(face) => word(face),
        Card::SuperCrisis(face) => word(face),
        Card::Quorum(face) => word(face),
        Card::Destination(face) => word(face),
        Card::Loyalty(face) => word(face),
        Card::Civilian(face) => word(face),
    }
}
