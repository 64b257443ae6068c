//! What an expectation can say of a game of Race: the whole truth, or what somebody sees of it.

use race::board::{Board, Own, Price, Slot};
use race::{Kind, Race, Score, State, good_price};
use tabletop::{Game, Seat, Viewer};

use super::items::{action, card, id, phase};
use crate::facts::{FactName, Found, Shape};
use crate::names::word;
use crate::text::{Unclear, name_of, number, small};

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
    Points,
    Military,
    Prices,
    Sales,
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
    FactName { name: "points", fact: SeatFact::Points, shape: Shape::Bag(a_part) },
    FactName { name: "military", fact: SeatFact::Military, shape: Shape::Number },
    FactName { name: "prices", fact: SeatFact::Prices, shape: Shape::Bag(a_price) },
    FactName { name: "sales", fact: SeatFact::Sales, shape: Shape::Bag(a_price) },
];

fn a_card(text: &str) -> Result<String, Unclear> {
    card(text).map(id)
}

/// `gem-world 3`: a card and a number.
fn a_price(text: &str) -> Result<String, Unclear> {
    let (name, price) = text.rsplit_once(' ').ok_or_else(|| Unclear::new("a card and a number", text))?;
    Ok(format!("{} {}", a_card(name)?, small(price, "how many cards")?))
}

/// `chips 3`: a part of the score.
fn a_part(text: &str) -> Result<String, Unclear> {
    let (part, points) = text.rsplit_once(' ').ok_or_else(|| Unclear::new("a part of the score and a number", text))?;
    let parts = ["cards", "chips", "developments"];
    let part = name_of(part, &format!("a part of the score: {}", parts.join(", ")), parts.into_iter())?;
    Ok(format!("{part} {}", number(points, "points", 1000)?))
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
        SeatFact::Points => {
            let Score { cards, chips, developments } = player.score;
            let parts = [("cards", cards), ("chips", chips), ("developments", developments)];
            Found::Things(parts.map(|(part, points)| format!("{part} {points}")).into())
        }
        SeatFact::Military => Found::Number(i64::from(player.sums.military)),
        SeatFact::Prices => board.own_of(of).map_or(Found::Hidden(usize::from(player.hand)), |own| {
            let price = |price: &Price| price.cost.map(|cost| format!("{} {cost}", id(price.card)));
            Found::Things(own.prices.iter().filter_map(price).collect())
        }),
        SeatFact::Sales => {
            let sale = |world: Kind| format!("{} {}", id(world), good_price(&player.sums, world));
            Found::Things(player.goods().map(sale).collect())
        }
    }
}

fn say_slot(slot: &Slot) -> String {
    id(slot.card) + if slot.good { "*" } else { "" }
}
