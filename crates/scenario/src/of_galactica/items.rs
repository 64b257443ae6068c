//! What can be picked, in words.

use galactica::cards::{Area, Branch, Character, Crisis, Destination, Location, Quorum, Skill};
use galactica::state::Dial;
use galactica::{Item, Prey};
use tabletop::Seat;

use super::names::{
    TRACK, ability, area, character, crisis, deck, destination, dial, icon, kind, location, loyalty, quorum, say_deck,
    say_kind, say_token, skill, step, token,
};
use crate::names::{named, word};
use crate::text::{Unclear, first_word, name_of, number};

const FORMS: &str = "a skill card with its strength, a name, or `activate`, `power`, `seat`, `nuke`, `reveal`, `launch`, \
                     `recall`, `fly`, `strike`, `civilian`, `centurion`, `deck`, `half`, `token`, `icon`, `result`, \
                     `difficulty`, `viper`, `pilot` and what is meant";

/// Items that are their names alone.
const PLAIN: [Item; 10] = [
    Item::Yes,
    Item::Top,
    Item::Bottom,
    Item::DrawQuorum,
    Item::SuperCrisis,
    Item::LaunchAll,
    Item::MoveAndAct,
    Item::ActTwice,
    Item::DamagedViper,
    Item::DestroyedViper,
];

pub(super) fn item(text: &str) -> Result<Item, Unclear> {
    let (first, rest) = first_word(text);
    if rest.is_empty() {
        return name(first);
    }
    Ok(match first {
        "activate" => Item::Activate(location(rest)?),
        "power" => Item::Ability(ability(rest)?),
        "seat" => Item::Seat(seat(rest)?),
        "nuke" => Item::Nuke(basestar(rest)?),
        "reveal" => Item::Reveal(loyalty(rest)?),
        "launch" => Item::Launch(area(rest)?),
        "recall" => Item::Recall(area(rest)?),
        "fly" => {
            let form = || Unclear::new("`fly AREA to AREA`", text);
            let (from, to) = rest.split_once(" to ").ok_or_else(form)?;
            Item::Fly { from: area(from)?, to: area(to)? }
        }
        "strike" => {
            let (at, what) = first_word(rest);
            Item::Strike { area: area(at)?, prey: prey(what)? }
        }
        "civilian" => Item::Civilian(number(rest, "the place of a civilian ship in the list", 11)? as u8),
        "centurion" => Item::Centurion(step(rest)?),
        "deck" => Item::Deck(deck(rest)?),
        "half" => Item::Half(number(rest, "which half, or which of several", 3)? as u8),
        "token" => Item::Token(token(rest)?),
        "icon" => Item::Icon(icon(rest)?),
        "result" => Item::Result(named(rest, "a result", &[Branch::Pass, Branch::Partial, Branch::Fail])?),
        "difficulty" => {
            let by = rest.parse().map_err(|_| Unclear::new("`difficulty +2` or `difficulty -2`", text));
            Item::Difficulty(by?)
        }
        "viper" => Item::Viper(area(rest)?),
        "pilot" => Item::Piloted(seat(rest)?),
        _ if rest.bytes().all(|byte| byte.is_ascii_digit()) => Item::Card(kind(text)?),
        _ => return Err(forms(text)),
    })
}

fn forms(text: &str) -> Unclear {
    Unclear::new(FORMS, text)
}

/// A name alone: no two things that can be picked so share one.
fn name(text: &str) -> Result<Item, Unclear> {
    named(text, "", &PLAIN)
        .or_else(|_| skill(text).map(Item::Skill))
        .or_else(|_| character(text).map(Item::Character))
        .or_else(|_| location(text).map(Item::Location))
        .or_else(|_| area(text).map(Item::Area))
        .or_else(|_| quorum(text).map(Item::Quorum))
        .or_else(|_| destination(text).map(Item::Destination))
        .or_else(|_| dial(text).map(Item::Dial))
        .or_else(|_| crisis(text).map(Item::Crisis))
        .map_err(|_| guess(text))
}

/// What may have been meant.
fn guess(text: &str) -> Unclear {
    let plain = PLAIN.map(word).into_iter();
    let people = Character::all().map(word).chain(Location::all().map(word)).chain(Area::ALL.map(word));
    let cards = Quorum::ALL.map(word).into_iter().chain(Destination::ALL.map(word)).chain(Crisis::ALL.map(word));
    let names: Vec<String> =
        plain.chain(people).chain(cards).chain(Skill::ALL.map(word)).chain(Dial::ALL.map(word)).collect();
    name_of(text, FORMS, names.iter().map(String::as_str)).err().unwrap_or_else(|| forms(text))
}

fn seat(text: &str) -> Result<Seat, Unclear> {
    number(text, "a seat", 5).map(|seat| Seat(seat as u8))
}

fn basestar(text: &str) -> Result<u8, Unclear> {
    number(text, "which basestar", 1).map(|basestar| basestar as u8)
}

fn prey(text: &str) -> Result<Prey, Unclear> {
    match first_word(text) {
        ("raider", "") => Ok(Prey::Raider),
        ("heavy-raider", "") => Ok(Prey::HeavyRaider),
        ("basestar", which) => basestar(which).map(Prey::Basestar),
        _ => Err(Unclear::new("`raider`, `heavy-raider`, `basestar 0` or `basestar 1`", text)),
    }
}

pub(super) fn say(item: Item) -> String {
    match item {
        Item::Skill(skill) => word(skill),
        Item::Card(kind) => say_kind(kind),
        Item::Seat(seat) => format!("seat {}", seat.0),
        Item::Character(character) => word(character),
        Item::Location(location) => word(location),
        Item::Area(area) => word(area),
        Item::Activate(location) => format!("activate {}", word(location)),
        Item::Ability(ability) => format!("power {}", word(ability)),
        Item::Quorum(card) => word(card),
        Item::Nuke(basestar) => format!("nuke {basestar}"),
        Item::Reveal(card) => format!("reveal {}", word(card)),
        Item::Launch(area) => format!("launch {}", word(area)),
        Item::Recall(area) => format!("recall {}", word(area)),
        Item::Fly { from, to } => format!("fly {} to {}", word(from), word(to)),
        Item::Strike { area, prey } => match prey {
            Prey::Raider => format!("strike {} raider", word(area)),
            Prey::HeavyRaider => format!("strike {} heavy-raider", word(area)),
            Prey::Basestar(which) => format!("strike {} basestar {which}", word(area)),
        },
        Item::Civilian(ship) => format!("civilian {ship}"),
        Item::Centurion(step) => format!("centurion {}", TRACK[usize::from(step)]),
        Item::Crisis(crisis) => word(crisis),
        Item::Destination(destination) => word(destination),
        Item::Deck(deck) => format!("deck {}", say_deck(deck)),
        Item::Half(half) => format!("half {half}"),
        Item::Token(token) => format!("token {}", say_token(token)),
        Item::Dial(dial) => word(dial),
        Item::Icon(icon) => format!("icon {}", word(icon)),
        Item::Result(branch) => format!("result {}", word(branch)),
        Item::Difficulty(by) => format!("difficulty {by:+}"),
        Item::Viper(area) => format!("viper {}", word(area)),
        Item::Piloted(seat) => format!("pilot {}", seat.0),
        Item::Yes
        | Item::Top
        | Item::Bottom
        | Item::DrawQuorum
        | Item::SuperCrisis
        | Item::LaunchAll
        | Item::MoveAndAct
        | Item::ActTwice
        | Item::DamagedViper
        | Item::DestroyedViper => word(item),
    }
}
