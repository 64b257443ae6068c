//! Facts of a seat.

use galactica::board::{HandKnown, TypeBounds};
use galactica::cards::{Character, Kind, Skill};
use galactica::{Board, Galactica, State};
use tabletop::{Game, Seat, Viewer};

use super::{or_unknown, partly, words};
use crate::facts::{FactName, Found, Shape};
use crate::names::word;
use crate::of_galactica::clauses::bounds;
use crate::of_galactica::names::{character, kind, loyalty, place, say_kind, say_place, super_crisis};
use crate::text::Unclear;

#[derive(Clone, Copy, Debug)]
pub(crate) enum SeatFact {
    Character,
    At,
    Hand,
    Given,
    Types,
    Seen,
    SeenLess,
    Loyalty,
    Shown,
    Revealed,
    SuperCrisis,
    Spent,
}

pub(crate) const OF_SEAT: &[FactName<SeatFact>] = &[
    FactName { name: "character", fact: SeatFact::Character, shape: Shape::Word(a_character) },
    FactName { name: "at", fact: SeatFact::At, shape: Shape::Word(a_place) },
    FactName { name: "hand", fact: SeatFact::Hand, shape: Shape::Bag(a_kind) },
    FactName { name: "given", fact: SeatFact::Given, shape: Shape::Bag(a_kind) },
    FactName { name: "types", fact: SeatFact::Types, shape: Shape::Bag(some_of_a_type) },
    FactName { name: "seen", fact: SeatFact::Seen, shape: Shape::Bag(a_kind) },
    FactName { name: "seen-less", fact: SeatFact::SeenLess, shape: Shape::Number },
    FactName { name: "loyalty", fact: SeatFact::Loyalty, shape: Shape::Bag(a_loyalty) },
    FactName { name: "shown", fact: SeatFact::Shown, shape: Shape::Bag(a_loyalty) },
    FactName { name: "revealed", fact: SeatFact::Revealed, shape: Shape::Word(yes_or_no) },
    FactName { name: "super-crisis", fact: SeatFact::SuperCrisis, shape: Shape::Bag(a_super_crisis) },
    FactName { name: "spent", fact: SeatFact::Spent, shape: Shape::Word(yes_or_no) },
];

/// `-` as long as none is picked.
fn a_character(text: &str) -> Result<String, Unclear> {
    if text == NOBODY { Ok(NOBODY.to_owned()) } else { character(text).map(word) }
}

const NOBODY: &str = "-";

fn a_place(text: &str) -> Result<String, Unclear> {
    place(text).map(say_place)
}

fn a_kind(text: &str) -> Result<String, Unclear> {
    kind(text).map(say_kind)
}

fn a_loyalty(text: &str) -> Result<String, Unclear> {
    or_unknown(text, |text| loyalty(text).map(word))
}

fn a_super_crisis(text: &str) -> Result<String, Unclear> {
    super_crisis(text).map(word)
}

fn some_of_a_type(text: &str) -> Result<String, Unclear> {
    bounds(text).map(|(skill, lo, hi)| say_bounds(skill, lo, hi))
}

fn yes_or_no(text: &str) -> Result<String, Unclear> {
    if matches!(text, "yes" | "no") { Ok(text.to_owned()) } else { Err(Unclear::new("`yes` or `no`", text)) }
}

fn say_bounds(skill: Skill, lo: u8, hi: u8) -> String {
    if lo == hi { format!("{} {lo}", word(skill)) } else { format!("{} {lo}-{hi}", word(skill)) }
}

fn types(known: &HandKnown) -> Found {
    let held = known.types.iter().filter(|bounds| bounds.most > 0);
    Found::Things(held.map(|&TypeBounds { skill, least, most }| say_bounds(skill, least, most)).collect())
}

fn kinds(kinds: &[Kind]) -> Found {
    Found::Things(kinds.iter().map(|&kind| say_kind(kind)).collect())
}

fn truth(holds: bool) -> Found {
    Found::Word(if holds { "yes" } else { "no" }.to_owned())
}

/// The truth about a seat is what it sees of itself; of what is known about it, what everybody knows.
pub(crate) fn of_seat(state: &State, fact: SeatFact, seat: Seat) -> Found {
    let viewer = match fact {
        SeatFact::Types | SeatFact::Seen | SeatFact::SeenLess => Viewer::Public,
        SeatFact::Character
        | SeatFact::At
        | SeatFact::Hand
        | SeatFact::Given
        | SeatFact::Loyalty
        | SeatFact::Shown
        | SeatFact::Revealed
        | SeatFact::SuperCrisis
        | SeatFact::Spent => Viewer::Seat(seat),
    };
    sees_of_seat(&Galactica::board(&Galactica::view(state, viewer)), fact, seat)
}

pub(crate) fn sees_of_seat(board: &Board, fact: SeatFact, of: Seat) -> Found {
    let Some(person) = board.people.get(of.index()) else { return Found::Unseen };
    let own = board.own.as_ref().filter(|own| own.seat == of);
    match (fact, own) {
        (SeatFact::Character, _) => {
            Found::Word(person.character.map_or_else(|| NOBODY.to_owned(), |character: Character| word(character)))
        }
        (SeatFact::At, _) => Found::Word(say_place(person.place)),
        (SeatFact::Hand, Some(own)) => kinds(&own.hand),
        (SeatFact::Hand, None) => Found::Hidden(usize::from(person.hand)),
        (SeatFact::Given, Some(own)) => kinds(&own.given),
        (SeatFact::Given, None) => Found::Hidden(usize::from(person.given)),
        // Of their own hand nobody needs bounds.
        (SeatFact::Types | SeatFact::Seen | SeatFact::SeenLess, Some(_)) => Found::Unseen,
        (SeatFact::Types, None) => types(&person.known),
        (SeatFact::Seen, None) => kinds(&person.known.seen),
        (SeatFact::SeenLess, None) => Found::Number(i64::from(person.known.left)),
        (SeatFact::Loyalty, _) => partly(person.loyalty.iter().map(word).collect(), usize::from(person.hidden)),
        (SeatFact::Shown, _) => words(person.shown.iter().copied()),
        (SeatFact::Revealed, _) => truth(person.revealed),
        (SeatFact::SuperCrisis, _) => {
            partly(person.super_face.iter().map(word).collect(), usize::from(person.super_crisis))
        }
        (SeatFact::Spent, _) => truth(person.once.is_some_and(|once| once.spent)),
    }
}
