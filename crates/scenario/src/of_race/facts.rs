//! What an expectation can say of a game of Race: the whole truth, or what somebody sees of it.

use race::cards::Sums;
use race::{Kind, Race, SlotView, State, View};
use tabletop::{Game, Seat, Viewer};

use super::items::{action, card, id, phase};
use crate::facts::{FactName, Found, Shape};
use crate::names::word;
use crate::text::Unclear;

#[derive(Clone, Copy, Debug)]
pub(crate) enum TableFact {
    Phase,
    Round,
    First,
    Pool,
    Supply,
    Top,
    Discards,
    OpenDiscards,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum SeatFact {
    Tableau,
    Cards,
    Goods,
    Hand,
    Looked,
    Known,
    KnownLeft,
    Discarded,
    Picks,
    Chips,
    Score,
}

pub(super) const OF_TABLE: &[FactName<TableFact>] = &[
    FactName { name: "phase", fact: TableFact::Phase, shape: Shape::Word(a_phase) },
    FactName { name: "round", fact: TableFact::Round, shape: Shape::Number },
    FactName { name: "first", fact: TableFact::First, shape: Shape::Number },
    FactName { name: "pool", fact: TableFact::Pool, shape: Shape::Number },
    FactName { name: "supply", fact: TableFact::Supply, shape: Shape::Number },
    FactName { name: "top", fact: TableFact::Top, shape: Shape::Front(a_card) },
    FactName { name: "discards", fact: TableFact::Discards, shape: Shape::Bag(a_card) },
    FactName { name: "open-discards", fact: TableFact::OpenDiscards, shape: Shape::Bag(a_card) },
];

pub(super) const OF_SEAT: &[FactName<SeatFact>] = &[
    FactName { name: "tableau", fact: SeatFact::Tableau, shape: Shape::Row(a_slot) },
    FactName { name: "cards", fact: SeatFact::Cards, shape: Shape::Number },
    FactName { name: "goods", fact: SeatFact::Goods, shape: Shape::Bag(a_card) },
    FactName { name: "hand", fact: SeatFact::Hand, shape: Shape::Bag(a_card) },
    FactName { name: "looked", fact: SeatFact::Looked, shape: Shape::Bag(a_card) },
    FactName { name: "known", fact: SeatFact::Known, shape: Shape::Bag(a_card) },
    FactName { name: "known-left", fact: SeatFact::KnownLeft, shape: Shape::Number },
    FactName { name: "discarded", fact: SeatFact::Discarded, shape: Shape::Bag(a_card) },
    FactName { name: "picks", fact: SeatFact::Picks, shape: Shape::Bag(an_action) },
    FactName { name: "chips", fact: SeatFact::Chips, shape: Shape::Number },
    FactName { name: "score", fact: SeatFact::Score, shape: Shape::Number },
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

/// The truth: what nobody sees is taken from the state, all else from the public's view.
pub(super) fn of_table(state: &State, fact: TableFact) -> Found {
    match fact {
        TableFact::Top => ids(state.deck.pile().iter().rev().map(|&card| Kind::of(card))),
        TableFact::Discards => ids(state.deck.discards().iter().map(|&card| Kind::of(card))),
        TableFact::Phase
        | TableFact::Round
        | TableFact::First
        | TableFact::Pool
        | TableFact::Supply
        | TableFact::OpenDiscards => sees_of_table(&Race::view(state, Viewer::Public), fact),
    }
}

/// The truth about a seat is what it sees of itself.
pub(super) fn of_seat(state: &State, fact: SeatFact, seat: Seat) -> Found {
    sees_of_seat(&Race::view(state, Viewer::Seat(seat)), fact, seat)
}

pub(super) fn sees_of_table(view: &View, fact: TableFact) -> Found {
    match fact {
        TableFact::Phase => Found::Word(word(view.phase)),
        TableFact::Round => Found::Number(i64::from(view.round)),
        TableFact::First => Found::Number(i64::from(view.first.0)),
        TableFact::Pool => Found::Number(i64::from(view.pool)),
        TableFact::Supply => Found::Number(i64::from(view.supply)),
        // Nobody sees the order of the supply.
        TableFact::Top => Found::Unseen,
        TableFact::Discards => Found::Hidden(usize::from(view.discards)),
        TableFact::OpenDiscards => ids(view.open_discards.iter().copied()),
    }
}

pub(super) fn sees_of_seat(view: &View, fact: SeatFact, of: Seat) -> Found {
    let Some(seat) = view.seats.get(of.index()) else { return Found::Unseen };
    let own = view.own.as_ref().filter(|_| view.viewer == Viewer::Seat(of));
    match fact {
        SeatFact::Tableau => Found::Things(seat.tableau.iter().map(say_slot).collect()),
        SeatFact::Cards => Found::Number(seat.tableau.len() as i64),
        SeatFact::Goods => ids(seat.tableau.iter().filter(|slot| slot.good).map(|slot| slot.card)),
        SeatFact::Hand => own.map_or(Found::Hidden(usize::from(seat.hand)), |own| ids(own.hand.iter().copied())),
        SeatFact::Looked => own.map_or(Found::Hidden(usize::from(seat.looked)), |own| ids(own.looked.iter().copied())),
        SeatFact::Known => ids(seat.known.iter().copied()),
        SeatFact::KnownLeft => Found::Number(i64::from(seat.known_left)),
        SeatFact::Discarded => own
            .map_or(Found::Hidden(usize::from(seat.discarded)), |own| ids(without(&own.discards, &view.open_discards))),
        SeatFact::Picks => Found::Things(seat.picks.iter().map(word).collect()),
        SeatFact::Chips => Found::Number(i64::from(seat.chips)),
        SeatFact::Score => {
            let kinds = seat.tableau.iter().map(|slot| slot.card);
            let sums = Sums::of(kinds.clone().map(|kind| kind.copies().first));
            Found::Number(i64::from(race::score(&kinds, &sums, seat.chips).total()))
        }
    }
}

/// What somebody knows of the discards less what everyone knows of them.
fn without(known: &[Kind], open: &[Kind]) -> Vec<Kind> {
    let mut private = known.to_vec();
    for kind in open {
        if let Some(at) = private.iter().position(|other| other == kind) {
            private.remove(at);
        }
    }
    private
}

fn say_slot(slot: &SlotView) -> String {
    id(slot.card) + if slot.good { "*" } else { "" }
}
