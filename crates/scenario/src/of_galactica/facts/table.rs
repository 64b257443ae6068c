//! Facts of the table.

use galactica::board::{AreaBoard, BasestarBoard, Deck};
use galactica::cards::{Area, BOX, CardFace, Civilian, Crisis, Destination, Kind, Quorum, Skill, SuperCrisis, kind_of};
use galactica::state::Dial;
use galactica::{Board, Galactica, State};
use serde::Serialize;
use tabletop::{CardId, Game, Viewer};

use super::{UNKNOWN, number, or_unknown, words};
use crate::facts::{FactName, Found, Shape};
use crate::names::word;
use crate::of_galactica::names::{
    TRACK, area, civilian, crisis, destination, hit, kind, loyalty, quorum, say_kind, say_token, step, super_crisis,
    token,
};
use crate::text::{Unclear, first_word, small};

#[derive(Clone, Copy, Debug)]
pub(crate) enum TableFact {
    Turn,
    Dial(Dial),
    Jump,
    Distance,
    Travelled,
    President,
    Admiral,
    InPlay,
    QuorumHand,
    Quorum,
    QuorumDiscards,
    QuorumGone,
    Crisis,
    CrisisDiscards,
    SuperCrisis,
    SuperCrisisDiscards,
    Destination,
    Pile(Skill),
    Discards(Skill),
    Destiny,
    Check,
    LoyaltyDeck,
    Die,
    Raiders,
    HeavyRaiders,
    Vipers,
    Basestars,
    Civilians,
    Stock,
    Lost,
    Reserve,
    DamagedVipers,
    DestroyedVipers,
    Raptors,
    Nukes,
    Centurions,
    Damage,
}

const fn fact(name: &'static str, fact: TableFact, shape: Shape) -> FactName<TableFact> {
    FactName { name, fact, shape }
}

pub(crate) const OF_TABLE: &[FactName<TableFact>] = &[
    fact("turn", TableFact::Turn, Shape::Number),
    fact("food", TableFact::Dial(Dial::Food), Shape::Number),
    fact("fuel", TableFact::Dial(Dial::Fuel), Shape::Number),
    fact("morale", TableFact::Dial(Dial::Morale), Shape::Number),
    fact("population", TableFact::Dial(Dial::Population), Shape::Number),
    fact("jump", TableFact::Jump, Shape::Number),
    fact("distance", TableFact::Distance, Shape::Number),
    fact("travelled", TableFact::Travelled, Shape::Row(a_destination)),
    fact("president", TableFact::President, Shape::Number),
    fact("admiral", TableFact::Admiral, Shape::Number),
    fact("in-play", TableFact::InPlay, Shape::Bag(in_play)),
    fact("quorum-hand", TableFact::QuorumHand, Shape::Bag(a_quorum)),
    fact("quorum", TableFact::Quorum, Shape::Front(a_quorum)),
    fact("quorum-discards", TableFact::QuorumDiscards, Shape::Bag(a_quorum)),
    fact("quorum-gone", TableFact::QuorumGone, Shape::Bag(a_quorum)),
    fact("crisis", TableFact::Crisis, Shape::Front(a_crisis)),
    fact("crisis-discards", TableFact::CrisisDiscards, Shape::Bag(a_crisis)),
    fact("super-crisis", TableFact::SuperCrisis, Shape::Front(a_super_crisis)),
    fact("super-crisis-discards", TableFact::SuperCrisisDiscards, Shape::Bag(a_super_crisis)),
    fact("destination", TableFact::Destination, Shape::Front(a_destination)),
    fact("politics", TableFact::Pile(Skill::Politics), Shape::Front(a_kind)),
    fact("leadership", TableFact::Pile(Skill::Leadership), Shape::Front(a_kind)),
    fact("tactics", TableFact::Pile(Skill::Tactics), Shape::Front(a_kind)),
    fact("piloting", TableFact::Pile(Skill::Piloting), Shape::Front(a_kind)),
    fact("engineering", TableFact::Pile(Skill::Engineering), Shape::Front(a_kind)),
    fact("politics-discards", TableFact::Discards(Skill::Politics), Shape::Bag(a_kind)),
    fact("leadership-discards", TableFact::Discards(Skill::Leadership), Shape::Bag(a_kind)),
    fact("tactics-discards", TableFact::Discards(Skill::Tactics), Shape::Bag(a_kind)),
    fact("piloting-discards", TableFact::Discards(Skill::Piloting), Shape::Bag(a_kind)),
    fact("engineering-discards", TableFact::Discards(Skill::Engineering), Shape::Bag(a_kind)),
    fact("destiny", TableFact::Destiny, Shape::Front(a_kind)),
    fact("check", TableFact::Check, Shape::Bag(a_kind)),
    fact("loyalty-deck", TableFact::LoyaltyDeck, Shape::Front(a_loyalty)),
    fact("die", TableFact::Die, Shape::Number),
    fact("raiders", TableFact::Raiders, Shape::Bag(some_in_an_area)),
    fact("heavy-raiders", TableFact::HeavyRaiders, Shape::Bag(some_in_an_area)),
    fact("vipers", TableFact::Vipers, Shape::Bag(some_in_an_area)),
    fact("basestars", TableFact::Basestars, Shape::Bag(a_basestar)),
    fact("civilians", TableFact::Civilians, Shape::Row(a_civilian_ship)),
    fact("stock", TableFact::Stock, Shape::Front(a_civilian)),
    fact("lost", TableFact::Lost, Shape::Bag(a_civilian)),
    fact("reserve", TableFact::Reserve, Shape::Number),
    fact("damaged-vipers", TableFact::DamagedVipers, Shape::Number),
    fact("destroyed-vipers", TableFact::DestroyedVipers, Shape::Number),
    fact("raptors", TableFact::Raptors, Shape::Number),
    fact("nukes", TableFact::Nukes, Shape::Number),
    fact("centurions", TableFact::Centurions, Shape::Bag(a_step)),
    fact("damage", TableFact::Damage, Shape::Bag(a_token)),
];

fn a_destination(text: &str) -> Result<String, Unclear> {
    or_unknown(text, |text| destination(text).map(word))
}

fn a_quorum(text: &str) -> Result<String, Unclear> {
    or_unknown(text, |text| quorum(text).map(word))
}

fn a_crisis(text: &str) -> Result<String, Unclear> {
    or_unknown(text, |text| crisis(text).map(word))
}

fn a_super_crisis(text: &str) -> Result<String, Unclear> {
    or_unknown(text, |text| super_crisis(text).map(word))
}

fn a_kind(text: &str) -> Result<String, Unclear> {
    kind(text).map(say_kind)
}

fn a_loyalty(text: &str) -> Result<String, Unclear> {
    loyalty(text).map(word)
}

fn a_civilian(text: &str) -> Result<String, Unclear> {
    civilian(text).map(word)
}

fn a_step(text: &str) -> Result<String, Unclear> {
    step(text).map(|step| TRACK[usize::from(step)].to_owned())
}

fn a_token(text: &str) -> Result<String, Unclear> {
    token(text).map(say_token)
}

fn some_in_an_area(text: &str) -> Result<String, Unclear> {
    let (at, count) = first_word(text);
    let count = if count.is_empty() { 1 } else { small(count, "how many ships")? };
    area(at).map(|area| say_some(area, count))
}

fn a_basestar(text: &str) -> Result<String, Unclear> {
    let mut parts = text.split_whitespace();
    let at = area(parts.next().unwrap_or_default())?;
    let mut damage = parts.map(hit).collect::<Result<Vec<_>, _>>()?;
    damage.sort_unstable();
    Ok([word(at)].into_iter().chain(damage.iter().map(word)).collect::<Vec<_>>().join(" "))
}

fn a_civilian_ship(text: &str) -> Result<String, Unclear> {
    let (at, carries) = first_word(text);
    let at = word(area(at)?);
    if carries.is_empty() { Ok(at) } else { Ok(format!("{at} {}", a_civilian(carries)?)) }
}

fn in_play(text: &str) -> Result<String, Unclear> {
    let (name, seat) = first_word(text);
    let card = a_quorum(name).or_else(|_| a_super_crisis(name)).or_else(|_| a_crisis(name))?;
    if seat.is_empty() { Ok(card) } else { Ok(format!("{card} {}", small(seat, "a seat")?)) }
}

fn say_some(area: Area, count: u8) -> String {
    format!("{} {count}", word(area))
}

fn by_area(board: &Board, count: impl Fn(&AreaBoard) -> u8) -> Found {
    let there = board.areas.iter().map(|here| (here.area, count(here))).filter(|&(_, count)| count > 0);
    Found::Things(there.map(|(area, count)| say_some(area, count)).collect())
}

fn basestar((area, basestar): (Area, &BasestarBoard)) -> String {
    [word(area)].into_iter().chain(basestar.damage.iter().map(word)).collect::<Vec<_>>().join(" ")
}

fn ship(area: Area, face: Option<Civilian>) -> String {
    face.map_or_else(|| word(area), |face| format!("{} {}", word(area), word(face)))
}

fn kinds(cards: impl IntoIterator<Item = Kind>) -> Found {
    Found::Things(cards.into_iter().map(say_kind).collect())
}

/// What a viewer knows of a draw pile, from its top: as far down as they know something.
fn deck<F: CardFace + Serialize>(deck: &Deck<F>) -> Found {
    let Some(lowest) = deck.known.last() else { return Found::Hidden(usize::from(deck.cards)) };
    Found::Things((0..=lowest.below).map(|below| deck.at(below).map_or_else(|| UNKNOWN.to_owned(), word)).collect())
}

fn pile<F: CardFace + Serialize>(cards: &[CardId]) -> Found {
    words(cards.iter().rev().map(|&card| F::of(card)))
}

/// The truth: what nobody sees is taken from the state, all else from the public's view.
pub(crate) fn of_table(state: &State, fact: TableFact) -> Found {
    match fact {
        TableFact::QuorumHand => words(state.quorum_hand.iter().map(Quorum::of)),
        TableFact::Quorum => pile::<Quorum>(state.quorum.pile()),
        TableFact::Crisis => pile::<Crisis>(state.crises.pile()),
        TableFact::SuperCrisis => pile::<SuperCrisis>(state.supers.pile()),
        TableFact::Destination => pile::<Destination>(state.destinations.pile()),
        TableFact::Pile(skill) => kinds(state.decks[skill.index()].pile().iter().rev().map(|&card| kind_of(card))),
        TableFact::Destiny => kinds(state.destiny.iter().rev().map(|&card| kind_of(card))),
        TableFact::LoyaltyDeck => words(state.loyalty.deck.iter().rev().map(|&card| BOX[usize::from(card)])),
        TableFact::Stock => pile::<Civilian>(&state.space.stock),
        TableFact::Civilians => {
            let ships = state.space.civilians.iter();
            Found::Things(ships.map(|civilian| ship(civilian.area, Some(Civilian::of(civilian.ship)))).collect())
        }
        TableFact::Turn
        | TableFact::Dial(_)
        | TableFact::Jump
        | TableFact::Distance
        | TableFact::Travelled
        | TableFact::President
        | TableFact::Admiral
        | TableFact::InPlay
        | TableFact::QuorumDiscards
        | TableFact::QuorumGone
        | TableFact::CrisisDiscards
        | TableFact::SuperCrisisDiscards
        | TableFact::Discards(_)
        | TableFact::Check
        | TableFact::Die
        | TableFact::Raiders
        | TableFact::HeavyRaiders
        | TableFact::Vipers
        | TableFact::Basestars
        | TableFact::Lost
        | TableFact::Reserve
        | TableFact::DamagedVipers
        | TableFact::DestroyedVipers
        | TableFact::Raptors
        | TableFact::Nukes
        | TableFact::Centurions
        | TableFact::Damage => sees_of_table(&Galactica::board(&Galactica::view(state, Viewer::Public)), fact),
    }
}

pub(crate) fn sees_of_table(board: &Board, fact: TableFact) -> Found {
    let (decks, reserves) = (&board.decks, &board.reserves);
    match fact {
        TableFact::Turn => number(board.turn.seat.0),
        TableFact::Dial(dial) => number(board.dial(dial)),
        TableFact::Jump => number(board.jump.space),
        TableFact::Distance => number(board.journey.distance),
        TableFact::Travelled => words(board.journey.travelled.iter().copied()),
        TableFact::President => board.president.map_or(Found::Unseen, |seat| number(seat.0)),
        TableFact::Admiral => board.admiral.map_or(Found::Unseen, |seat| number(seat.0)),
        TableFact::InPlay => Found::Things(cards_in_play(board)),
        TableFact::QuorumHand => {
            super::partly(board.quorum.known.iter().map(word).collect(), usize::from(board.quorum.hand))
        }
        TableFact::Quorum => deck(&decks.quorum),
        TableFact::QuorumDiscards => words(decks.quorum.discards.iter().copied()),
        TableFact::QuorumGone => words(board.quorum.gone.iter().copied()),
        TableFact::Crisis => deck(&decks.crisis),
        TableFact::CrisisDiscards => words(decks.crisis.discards.iter().copied()),
        TableFact::SuperCrisis => deck(&decks.super_crisis),
        TableFact::SuperCrisisDiscards => words(decks.super_crisis.discards.iter().copied()),
        TableFact::Destination => deck(&decks.destination),
        TableFact::Pile(skill) => Found::Hidden(usize::from(decks.skill(skill).cards)),
        TableFact::Discards(skill) => kinds(decks.skill(skill).discards.iter().copied()),
        TableFact::Destiny => Found::Hidden(usize::from(decks.destiny)),
        TableFact::Check => kinds(board.check.iter().flat_map(|check| check.open.iter().copied())),
        TableFact::LoyaltyDeck => Found::Hidden(usize::from(decks.loyalty)),
        TableFact::Die => number(board.die.map_or(0, |die| die.result)),
        TableFact::Raiders => by_area(board, |here| here.raiders),
        TableFact::HeavyRaiders => by_area(board, |here| here.heavy_raiders),
        TableFact::Vipers => by_area(board, |here| here.vipers),
        TableFact::Basestars => Found::Things(board.basestars().map(basestar).collect()),
        TableFact::Civilians => {
            let ships = (0..).map_while(|number| board.civilian(number));
            Found::Things(ships.map(|(area, civilian)| ship(area, civilian.face)).collect())
        }
        TableFact::Stock => Found::Hidden(usize::from(reserves.civilians)),
        TableFact::Lost => words(reserves.lost.iter().copied()),
        TableFact::Reserve => number(reserves.vipers),
        TableFact::DamagedVipers => number(reserves.damaged_vipers),
        TableFact::DestroyedVipers => number(reserves.destroyed_vipers),
        TableFact::Raptors => number(reserves.raptors),
        TableFact::Nukes => number(reserves.nukes),
        TableFact::Centurions => {
            let at = |(step, &count): (usize, &u8)| std::iter::repeat_n(TRACK[step].to_owned(), usize::from(count));
            Found::Things(board.boarding.centurions.iter().enumerate().flat_map(at).collect())
        }
        TableFact::Damage => Found::Things(board.damage.iter().map(|&token| say_token(token)).collect()),
    }
}

fn cards_in_play(board: &Board) -> Vec<String> {
    let quorum = board.quorum.in_play.iter().map(|lies| match lies.seat {
        Some(seat) => format!("{} {}", word(lies.card), seat.0),
        None => word(lies.card),
    });
    let crises = board.crises.ongoing.iter().chain(&board.journey.discovered).map(word);
    quorum.chain(crises).chain(board.crises.super_kept.map(word)).collect()
}
