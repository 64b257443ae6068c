//! `? gem world`: cards, actions, phases and terms by name.

use race::{Action, Board, Kind};
use tabletop::{Seat, Viewer};

use super::numbers::Mine;
use super::{aid, card, distribution, help, names};
use crate::Row;
use crate::phrase::{Phrase, commas, phrase};

/// The terms that can be asked for. Each has a title, other names (`.also`, parted by commas) and a text.
pub(crate) const TERMS: &[&str] = &[
    "term-round",
    "term-explore",
    "term-develop",
    "term-settle",
    "term-consume",
    "term-trade",
    "term-double",
    "term-produce",
    "term-cost",
    "term-military",
    "term-goods",
    "term-windfall",
    "term-production",
    "term-price",
    "term-tableau",
    "term-powers",
    "term-chips",
    "term-supply",
    "term-hand-limit",
    "term-end",
    "term-tie",
    "term-six-cost",
    "term-keywords",
    "term-start-world",
    "term-first-game",
    "term-experienced",
    "term-order",
];

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Topic {
    Card(Kind),
    Action(Action),
    Term(&'static str),
    Aid,
    Distribution,
}

/// What lies before this seat, with its numbers.
pub(super) fn explain_of(board: &Board, seat: Seat, topic: Topic) -> Vec<Row> {
    match topic {
        Topic::Card(kind) if board.viewer == Viewer::Seat(seat) => help::card_help(&Mine::new(board), kind),
        Topic::Card(kind) => help::card_of(&Mine::of(board, seat), kind),
        Topic::Action(_) | Topic::Term(_) | Topic::Aid | Topic::Distribution => explain(Some(board), topic),
    }
}

pub(super) fn explain(board: Option<&Board>, topic: Topic) -> Vec<Row> {
    // Somebody at the rail has no numbers of their own.
    let mine = board.filter(|board| board.viewer.seat().is_some()).map(Mine::new);
    match (topic, mine) {
        (Topic::Card(kind), mine) => match (board.zip(board.and_then(|board| owner(board, kind))), mine) {
            (Some((board, seat)), _) => help::card_of(&Mine::of(board, seat), kind),
            (None, Some(mine)) => help::card_help(&mine, kind),
            (None, None) => board.map_or_else(|| card::whole(kind), |board| card::played(board.mode, kind)),
        },
        (Topic::Action(action), Some(mine)) => help::action_help(&mine, action),
        (Topic::Action(action), None) => {
            vec![names::action(action).into(), phrase(term_of(action)).into(), help::your_bonus(action).into()]
        }
        (Topic::Term(id), _) => {
            let mut rows = vec![phrase(id).into()];
            rows.extend(term(id));
            rows
        }
        (Topic::Aid, _) => aid::rows(),
        (Topic::Distribution, _) => {
            let mut rows = vec![phrase("distribution").into()];
            rows.extend(distribution::distribution());
            rows
        }
    }
}

/// The text of a term; of a phase also what whoever chose it gets.
fn term(id: &'static str) -> Vec<Row> {
    let bonus = Action::ALL
        .into_iter()
        .filter(|&action| phase_of(action) == id)
        .map(|action| phrase("term-bonus").set("action", names::action(action)).set("bonus", help::bonus_of(action)));
    let text = phrase(format!("{id}.text"));
    std::iter::once(text).chain(bonus).map(Row::from).collect()
}

/// The phase that an action card calls.
fn phase_of(action: Action) -> &'static str {
    match action {
        Action::ExploreFive | Action::ExploreOne => "term-explore",
        Action::Develop => "term-develop",
        Action::Settle => "term-settle",
        Action::Trade | Action::DoubleVps => "term-consume",
        Action::Produce => "term-produce",
    }
}

/// Before whom a card lies that the reader does not have: what is to be said of it is about them.
fn owner(board: &Board, kind: Kind) -> Option<Seat> {
    let own = board.own.iter().flat_map(|own| own.hand.iter().chain(&own.looked)).any(|&card| card == kind);
    let has = |seat: &Seat| board.player(*seat).cards().any(|card| card == kind);
    if own || board.viewer.seat().is_some_and(|seat| has(&seat)) { None } else { board.in_order().find(has) }
}

fn term_of(action: Action) -> &'static str {
    match action {
        Action::ExploreFive | Action::ExploreOne => "term-explore.text",
        Action::Develop => "term-develop.text",
        Action::Settle => "term-settle.text",
        Action::Trade => "term-trade.text",
        Action::DoubleVps => "term-consume.text",
        Action::Produce => "term-produce.text",
    }
}

/// Everything that has a name. Terms come first: "Develop" is asked for more often as the phase than as the action card.
pub(super) fn topics() -> Vec<crate::Topic<Topic>> {
    let term = |&id: &&'static str| {
        let also = phrase(format!("{id}.also"));
        crate::Topic { also, ..crate::Topic::new(Topic::Term(id), phrase(id)) }
    };
    let action = |action: Action| crate::Topic::new(Topic::Action(action), names::action(action)).id(action.id());
    let card = |kind: Kind| {
        crate::Topic::new(Topic::Card(kind), names::card(kind)).id(kind.design().name).id(kind.design().id)
    };
    let page = |topic: Topic, id: &'static str| {
        let also = phrase(format!("{id}.also"));
        crate::Topic { also, ..crate::Topic::new(topic, phrase(id)) }
    };
    let pages = [page(Topic::Aid, "aid"), page(Topic::Distribution, "distribution")];
    pages
        .into_iter()
        .chain(TERMS.iter().map(term))
        .chain(Action::ALL.map(action))
        .chain(Kind::all().map(card))
        .collect()
}

/// Every term of Race, every action card and the distribution of cards: its id, its title and its text.
pub fn reference() -> Vec<(String, Phrase, Vec<Row>)> {
    let term = |id: &&'static str| (id.trim_start_matches("term-").to_owned(), phrase(*id), term(id));
    let action = |action: Action| {
        let id = format!("action-{}", action.id());
        (id, names::action(action), vec![help::your_bonus(action).into()])
    };
    let distribution = ("distribution".to_owned(), phrase("distribution"), distribution::distribution());
    TERMS.iter().map(term).chain(Action::ALL.map(action)).chain([distribution]).collect()
}

/// The titles of what can be asked for besides cards and actions.
pub(super) fn terms() -> Phrase {
    commas(["aid"].iter().chain(TERMS).chain(&["distribution"]).map(|&term| phrase(term)).collect())
}
