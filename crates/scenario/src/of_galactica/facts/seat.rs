//! Facts of a seat.

use galactica::cards::{Character, Kind, Skill};
use galactica::knowledge::Span;
use galactica::{Galactica, State, View};
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

fn a_character(text: &str) -> Result<String, Unclear> {
    character(text).map(word)
}

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

fn types(span: &Span) -> Found {
    let bounds = Skill::ALL.into_iter().map(|skill| (skill, span.lo[skill.index()], span.hi[skill.index()]));
    Found::Things(bounds.filter(|&(.., hi)| hi > 0).map(|(skill, lo, hi)| say_bounds(skill, lo, hi)).collect())
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
    sees_of_seat(&Galactica::view(state, viewer), fact, seat)
}

pub(crate) fn sees_of_seat(view: &View, fact: SeatFact, of: Seat) -> Found {
    let Some(player) = view.players.get(of.index()) else { return Found::Unseen };
    let own = view.viewer == Viewer::Seat(of);
    match fact {
        SeatFact::Character => {
            player.character.map_or(Found::Unseen, |character: Character| Found::Word(word(character)))
        }
        SeatFact::At => Found::Word(say_place(player.place)),
        SeatFact::Hand if own => kinds(&view.hand),
        SeatFact::Hand => Found::Hidden(usize::from(player.hand)),
        SeatFact::Given if own => kinds(&view.given),
        SeatFact::Given => Found::Hidden(usize::from(player.given)),
        // Of his own hand he needs no bounds.
        SeatFact::Types | SeatFact::Seen | SeatFact::SeenLess if own => Found::Unseen,
        SeatFact::Types => types(&player.mine.span),
        SeatFact::Seen => kinds(&player.mine.seen.cards),
        SeatFact::SeenLess => Found::Number(i64::from(player.mine.seen.left)),
        SeatFact::Loyalty => partly(player.loyalty.iter().map(word).collect(), usize::from(player.hidden)),
        SeatFact::Shown => words(player.shown.iter().copied()),
        SeatFact::Revealed => truth(view.revealed.contains(of)),
        SeatFact::SuperCrisis => partly(player.super_face.iter().map(word).collect(), usize::from(player.super_crisis)),
        SeatFact::Spent => truth(view.spent.contains(of)),
    }
}
