//! What an expectation can say of a game of Race: the whole truth, or what somebody sees of it.

use race::cards::Sums;
use race::{Kind, SlotView, State, View};
use tabletop::{Game, Seat, Viewer};

use super::items::{action, card, id, phase, word};
use crate::facts::{FactName, Found, Shape};
use crate::text::Unclear;

const fn table(name: &'static str, shape: Shape) -> FactName {
    FactName { name, of_seat: false, shape }
}

const fn seat(name: &'static str, shape: Shape) -> FactName {
    FactName { name, of_seat: true, shape }
}

pub(super) static FACTS: [FactName; 19] = [
    table("phase", Shape::Word(a_phase)),
    table("round", Shape::Number),
    table("first", Shape::Number),
    table("pool", Shape::Number),
    table("supply", Shape::Number),
    table("top", Shape::Front(a_card)),
    table("discards", Shape::Bag(a_card)),
    table("open-discards", Shape::Bag(a_card)),
    seat("tableau", Shape::Row(a_slot)),
    seat("goods", Shape::Bag(a_card)),
    seat("hand", Shape::Bag(a_card)),
    seat("looked", Shape::Bag(a_card)),
    seat("known", Shape::Bag(a_card)),
    seat("known-left", Shape::Number),
    seat("discarded", Shape::Bag(a_card)),
    seat("picks", Shape::Bag(an_action)),
    seat("chips", Shape::Number),
    seat("score", Shape::Number),
    seat("cards", Shape::Number),
];

fn a_card(text: &str) -> Result<String, Unclear> {
    card(text).map(id)
}

fn a_slot(text: &str) -> Result<String, Unclear> {
    let (name, good) = text.strip_suffix('*').map_or((text, ""), |name| (name, "*"));
    Ok(a_card(name)? + good)
}

fn an_action(text: &str) -> Result<String, Unclear> {
    action(text).map(word)
}

fn a_phase(text: &str) -> Result<String, Unclear> {
    phase(text).map(word)
}

fn ids(kinds: impl IntoIterator<Item = Kind>) -> Found {
    Found::Things(kinds.into_iter().map(id).collect())
}

/// The truth. What everybody sees is taken from the public's view; hands and piles from the state.
pub(super) fn found(state: &State, fact: &str, of: Option<Seat>) -> Found {
    if let Some(number) = of {
        let seat = state.seat(number);
        match fact {
            "hand" => return ids(seat.hand.iter().map(Kind::of)),
            "looked" => return ids(seat.looked.iter().map(Kind::of)),
            "discarded" => {
                let own = race::Race::view(state, Viewer::Seat(number));
                return seen(&own, Viewer::Seat(number), fact, of);
            }
            _ => {}
        }
    }
    match fact {
        "top" => ids(state.deck.pile().iter().rev().map(|&card| Kind::of(card))),
        "discards" => ids(state.deck.discards().iter().map(|&card| Kind::of(card))),
        _ => seen(&race::Race::view(state, Viewer::Public), Viewer::Public, fact, of),
    }
}

/// What a viewer sees of it.
pub(super) fn seen(view: &View, viewer: Viewer, fact: &str, of: Option<Seat>) -> Found {
    let Some(number) = of else { return seen_of_table(view, fact) };
    let Some(seat) = view.seats.get(number.index()) else { return Found::Unseen };
    let own = view.own.as_ref().filter(|_| viewer == Viewer::Seat(number));
    match fact {
        "tableau" => Found::Things(seat.tableau.iter().map(say_slot).collect()),
        "cards" => Found::Number(seat.tableau.len() as i64),
        "goods" => ids(seat.tableau.iter().filter(|slot| slot.good).map(|slot| slot.card)),
        "hand" => own.map_or(Found::Hidden(usize::from(seat.hand)), |own| ids(own.hand.iter().copied())),
        "looked" => own.map_or(Found::Hidden(usize::from(seat.looked)), |own| ids(own.looked.iter().copied())),
        "discarded" => own.map_or(Found::Hidden(usize::from(seat.discarded)), |own| {
            // What he knows of the discards less what everyone knows of them.
            let mut left = view.open_discards.clone();
            let mut private = own.discards.clone();
            private.retain(|kind| match left.iter().position(|open| open == kind) {
                Some(at) => {
                    left.remove(at);
                    false
                }
                None => true,
            });
            ids(private)
        }),
        "known" => ids(seat.known.iter().copied()),
        "known-left" => Found::Number(i64::from(seat.known_left)),
        "picks" => Found::Things(seat.picks.iter().map(word).collect()),
        "chips" => Found::Number(i64::from(seat.chips)),
        "score" => {
            let kinds = seat.tableau.iter().map(|slot| slot.card);
            let sums = Sums::of(kinds.clone().map(|kind| kind.copies().first));
            Found::Number(i64::from(race::score(&kinds, &sums, seat.chips).total()))
        }
        _ => Found::Unseen,
    }
}

fn seen_of_table(view: &View, fact: &str) -> Found {
    match fact {
        "phase" => Found::Word(word(view.phase)),
        "round" => Found::Number(i64::from(view.round)),
        "first" => Found::Number(i64::from(view.first.0)),
        "pool" => Found::Number(i64::from(view.pool)),
        "supply" => Found::Number(i64::from(view.supply)),
        "discards" => Found::Hidden(usize::from(view.discards)),
        "open-discards" => ids(view.open_discards.iter().copied()),
        // Nobody sees the order of the supply.
        _ => Found::Unseen,
    }
}

fn say_slot(slot: &SlotView) -> String {
    id(slot.card) + if slot.good { "*" } else { "" }
}
