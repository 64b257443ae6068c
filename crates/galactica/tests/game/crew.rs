//! Positions for the rule tests: a crew, cards that make up so much, the standard table of the crises, and what has changed on it.
#![allow(clippy::wildcard_enum_match_arm, reason = "a test is about a few of many events")]

use std::collections::BTreeMap;

use galactica::cards::{Area, CardFace, Character, Civilian, Crisis, Kind, Location, Rule, Skill, SuperCrisis};
use galactica::frame::{Frame, Resolve, ResolveStep, Text, Via};
use galactica::state::Dial;
use galactica::{Event, Item, Place, State, position};
use tabletop::{CardId, Seat};

use crate::desk::Desk;

/// These characters with nothing in space, and what a test changes.
pub(crate) fn crew(characters: &[Character], with: impl FnOnce(&mut State)) -> Desk {
    let mut state = position::new(characters, 1);
    state.clear_space();
    with(&mut state);
    Desk::of(state)
}

pub(crate) fn put(state: &mut State, seat: u8, location: Location) {
    state.set_place(Seat(seat), Place::At(location));
}

pub(crate) fn is_crisis(event: &Event) -> bool {
    matches!(event, Event::Crisis { .. })
}

pub(crate) fn seats(seats: &[u8]) -> Vec<Item> {
    seats.iter().map(|&seat| Item::Seat(Seat(seat))).collect()
}

/// A frame that draws a crisis as a turn does.
pub(crate) fn drawn() -> Frame {
    resolve(ResolveStep::Draw, Via::Turn, Text::Crisis(Crisis::WitchHunt))
}

pub(crate) fn resolve(step: ResolveStep, via: Via, text: Text) -> Frame {
    Resolve { step, via, text, half: 0 }.into()
}

/// Cards of a type that make up so much.
pub(crate) fn worth(skill: Skill, mut total: u8) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for (strength, copies) in [(5, 1), (4, 2), (3, 4), (2, 4), (1, 2)] {
        for _ in 0..copies {
            if total >= strength {
                total -= strength;
                kinds.push(position::card(skill, strength));
            }
        }
    }
    assert_eq!(total, 0, "a hand cannot be worth so much");
    kinds
}

/// Next come two cards of the Destiny deck that cancel each other out in a check for these types, then two more.
pub(crate) fn no_fate(state: &mut State, skills: &[Skill]) {
    let wrong = Skill::ALL.into_iter().find(|skill| !skills.contains(skill)).expect("no check takes all five types");
    let pair = [position::card(skills[0], 1), position::card(wrong, 1)];
    state.set_destiny(&[pair, pair].concat());
}

// --- The standard position of the crisis tables ---

pub(crate) const CURRENT: u8 = 0;
pub(crate) const PRESIDENT: u8 = 1;
pub(crate) const ADMIRAL: u8 = 2;
pub(crate) const FOURTH: u8 = 3;
pub(crate) const FIFTH: u8 = 4;
const ROLES: [&str; 5] = ["current", "president", "admiral", "fourth", "fifth"];
/// Cards in every hand: one of each type and one of Leadership more.
pub(crate) const HAND: u8 = 6;

/// Five players whose sheets leave other people's crises alone, each in another place, six weak cards in each hand; nothing
/// in space; the fleet token two steps on; the next civilian ships carry one population each.
pub(crate) fn standard() -> State {
    use Character::{Apollo, GaiusBaltar, LauraRoslin, SaulTigh, TomZarek};
    let mut state = position::new(&[SaulTigh, LauraRoslin, TomZarek, Apollo, GaiusBaltar], 1);
    state.clear_space();
    state.set_title(galactica::cards::Title::Admiral, Seat(ADMIRAL));
    for (seat, location) in [
        (CURRENT, Location::Armory),
        (PRESIDENT, Location::PresidentsOffice),
        (ADMIRAL, Location::Command),
        (FOURTH, Location::FtlControl),
        (FIFTH, Location::ResearchLab),
    ] {
        state.set_place(Seat(seat), Place::At(location));
        state.set_hand(Seat(seat), &weak_hand());
    }
    state.jump = 2;
    stock_on_top(&mut state, Civilian::Pop1);
    state
}

pub(crate) fn weak_hand() -> Vec<Kind> {
    let mut hand: Vec<Kind> = Skill::ALL.map(|skill| position::card(skill, 1)).to_vec();
    hand.push(position::card(Skill::Leadership, 2));
    hand
}

/// The next ships out of the stock are of this kind.
pub(crate) fn stock_on_top(state: &mut State, face: Civilian) {
    let fits = |ship: &CardId| Civilian::of(*ship) == face;
    let (top, rest): (Vec<CardId>, Vec<CardId>) = state.space.stock.iter().copied().partition(fits);
    state.space.stock = rest.into_iter().chain(top).collect();
}

/// Words of the facts for our enums.
pub(crate) fn word<T: serde::Serialize>(value: T) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().to_owned()
}

fn place(place: Place) -> String {
    match place {
        Place::Nowhere => "nowhere".to_owned(),
        Place::At(location) => word(location),
        Place::Flying(area) => word(area),
    }
}

/// Everything a crisis can change, by name: numbers and words.
pub(crate) struct Facts {
    numbers: BTreeMap<String, i16>,
    words: BTreeMap<String, String>,
}

pub(crate) fn facts(state: &State) -> Facts {
    let mut numbers = BTreeMap::new();
    let mut words = BTreeMap::new();
    let mut number = |name: &str, value: u8| {
        numbers.insert(name.to_owned(), i16::from(value));
    };
    for dial in Dial::ALL {
        number(&word(dial), state.dial(dial));
    }
    let space = &state.space;
    for area in Area::ALL {
        let (at, name) = (area as usize, word(area));
        number(&format!("raider.{name}"), space.raiders[at]);
        number(&format!("heavy_raider.{name}"), space.heavy_raiders[at]);
        number(&format!("viper.{name}"), space.vipers[at]);
        number(&format!("basestar.{name}"), space.basestars_in(area).count() as u8);
        number(&format!("civilian.{name}"), space.civilians_in(area).count() as u8);
    }
    number("reserve", space.reserve);
    number("damaged", space.damaged);
    number("destroyed", space.destroyed);
    number("raptors", space.raptors);
    number("nukes", space.nukes);
    number("lost", space.lost.len() as u8);
    number("centurions", space.centurions.iter().sum());
    number("jump", state.jump);
    number("distance", state.distance);
    number("damage", state.damage.count_ones() as u8);
    number("extra", u8::from(state.turn.extra_crisis));
    for seat in state.seats() {
        let role = ROLES[seat.index()];
        number(&format!("{role}.hand"), state.hand_size(seat) as u8);
        words.insert(format!("{role}.at"), place(state.place(seat)));
    }
    words.insert("president".to_owned(), ROLES[state.president.index()].to_owned());
    words.insert("admiral".to_owned(), ROLES[state.admiral.index()].to_owned());
    let rules: Vec<String> = Rule::ALL.into_iter().filter(|&rule| state.has_rule(rule)).map(word).collect();
    words.insert("rule".to_owned(), rules.join("+"));
    Facts { numbers, words }
}

/// What is different, as `name+1`, `name-1` and `name=word`.
pub(crate) fn changes(before: &Facts, after: &Facts) -> Vec<String> {
    let numbers = before.numbers.iter().filter_map(|(name, was)| {
        let by = after.numbers[name] - was;
        (by != 0).then(|| format!("{name}{by:+}"))
    });
    let words = before.words.iter().filter_map(|(name, was)| {
        let now = &after.words[name];
        (now != was).then(|| format!("{name}={now}"))
    });
    numbers.chain(words).collect()
}

/// Who looked at one loyalty card of whom.
pub(crate) fn looks(events: &[Event]) -> Vec<String> {
    let look = |event: &Event| match event {
        Event::SawLoyalty { seat, owner, cards } => {
            assert_eq!(cards.len(), 1, "one card");
            Some(format!("saw={}>{}", ROLES[seat.index()], ROLES[owner.index()]))
        }
        _ => None,
    };
    events.iter().filter_map(look).collect()
}

/// Puts a super crisis on the table, as Caprica does.
pub(crate) fn face_super(state: &mut State, crisis: SuperCrisis) {
    state.set_super_crises(&[crisis]);
    state.super_facing = state.supers.draw(&mut state.dice).0;
}
