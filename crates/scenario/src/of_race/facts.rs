//! What an expectation can say of a game of Race: the whole truth, or what somebody sees of it.

use race::board::{Board, Own, Slot};
use race::{Kind, Race, State};
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

/// The truth: what nobody sees is taken from the state, all else from the public's board.
pub(super) fn of_table(state: &State, fact: TableFact) -> Found {
    match fact {
        TableFact::Top => ids(state.deck.pile().iter().rev().map(|&card| Kind::of(card))),
        TableFact::Discards => ids(state.deck.discards().iter().map(|&card| Kind::of(card))),
        TableFact::Phase
        | TableFact::Round
        | TableFact::First
        | TableFact::Pool
        | TableFact::Supply
        | TableFact::OpenDiscards => sees_of_table(&board(state, Viewer::Public), fact),
    }
}

/// The truth about a seat is what it sees of itself.
pub(super) fn of_seat(state: &State, fact: SeatFact, seat: Seat) -> Found {
    sees_of_seat(&board(state, Viewer::Seat(seat)), fact, seat)
}

fn board(state: &State, viewer: Viewer) -> Board {
    Race::board(&Race::view(state, viewer))
}

pub(super) fn sees_of_table(board: &Board, fact: TableFact) -> Found {
    match fact {
        TableFact::Phase => Found::Word(word(board.step)),
        TableFact::Round => Found::Number(i64::from(board.round)),
        TableFact::First => Found::Number(i64::from(board.first.0)),
        TableFact::Pool => Found::Number(i64::from(board.pool)),
        TableFact::Supply => Found::Number(i64::from(board.supply)),
        // Nobody sees the order of the supply.
        TableFact::Top => Found::Unseen,
        TableFact::Discards => Found::Hidden(usize::from(board.discards)),
        TableFact::OpenDiscards => ids(board.open_discards.iter().copied()),
    }
}

pub(super) fn sees_of_seat(board: &Board, fact: SeatFact, of: Seat) -> Found {
    let Some(player) = board.players.get(of.index()) else { return Found::Unseen };
    // The cards themselves for their owner, their number for everybody else.
    let hidden = |count: u8, cards: fn(&Own) -> &[Kind]| {
        board.own_of(of).map_or(Found::Hidden(usize::from(count)), |own| ids(cards(own).iter().copied()))
    };
    match fact {
        SeatFact::Tableau => Found::Things(player.tableau.iter().map(say_slot).collect()),
        SeatFact::Cards => Found::Number(player.tableau.len() as i64),
        SeatFact::Goods => ids(player.goods()),
        SeatFact::Hand => hidden(player.hand, |own| &own.hand),
        SeatFact::Looked => hidden(player.looked, |own| &own.looked),
        SeatFact::Known => ids(player.known.iter().copied()),
        SeatFact::KnownLeft => Found::Number(i64::from(player.known_left)),
        SeatFact::Discarded => hidden(player.discarded, |own| &own.discarded),
        SeatFact::Picks => Found::Things(player.picks.iter().map(word).collect()),
        SeatFact::Chips => Found::Number(i64::from(player.chips)),
        SeatFact::Score => Found::Number(i64::from(player.score.total())),
    }
}

fn say_slot(slot: &Slot) -> String {
    id(slot.card) + if slot.good { "*" } else { "" }
}
