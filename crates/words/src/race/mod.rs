//! Race for the Galaxy in words.

mod aid;
mod card;
mod distribution;
mod events;
mod explain;
mod gives;
mod glance;
mod help;
mod hint;
mod names;
mod numbers;
mod options;
mod plan;
mod powers;
mod prompts;
mod reasons;
mod result;
mod scoring;
mod story;
mod table;

use race::{Board, Event, Item, Race};
use tabletop::{Ask, NoClaim, NoOrder, Outcome, Seat};

use crate::{Choice, Glance, Glanced, Phrase, Row, Told, Topic};
use numbers::Mine;

pub use aid::{Chapter, Entry, aid};
#[cfg(test)]
pub(crate) use aid::{SIGNS, signs};
pub use card::{facts, powers, whole as card};
pub use distribution::distribution;
#[cfg(test)]
pub(crate) use explain::TERMS;
pub use explain::reference;
pub use names::card as card_name;

impl Told for Race {
    type Topic = explain::Topic;

    fn event(event: &Event) -> Phrase {
        events::event(event)
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::Round { .. } | Event::Ended { .. })
    }

    fn tale(events: &[Event], at: usize) -> (Option<Phrase>, usize) {
        story::tale(events, at)
    }

    fn prompt(board: &Board, ask: &Ask<Self>) -> Phrase {
        prompts::prompt(&Mine::new(board), ask)
    }

    fn option(board: &Board, ask: &Ask<Self>, item: Item) -> Choice {
        options::option(&Mine::new(board), &ask.prompt, item)
    }

    fn help(board: &Board, ask: &Ask<Self>, item: Item) -> Vec<Row> {
        help::help(&Mine::new(board), &ask.prompt, item)
    }

    fn table(board: &Board) -> Vec<Row> {
        table::table(board)
    }

    fn hand(board: &Board) -> Vec<Row> {
        board.viewer.seat().map(|seat| table::hand(board, seat)).unwrap_or_default()
    }

    fn topics() -> Vec<Topic<Self::Topic>> {
        explain::topics()
    }

    fn explain(board: Option<&Board>, topic: Self::Topic) -> Vec<Row> {
        explain::explain(board, topic)
    }

    fn explain_of(board: &Board, seat: Seat, topic: Self::Topic) -> Vec<Row> {
        explain::explain_of(board, seat, topic)
    }

    fn glanced(board: &Board, was: &Board) -> Glanced {
        glance::glanced(board, was)
    }

    fn glance(board: &Board) -> Glance {
        glance::glance(board)
    }

    fn hint(board: &Board, ask: &Ask<Self>, items: &[Item], plan: &[Item]) -> Vec<Phrase> {
        hint::hint(&Mine::new(board), &ask.prompt, items, plan)
    }

    fn plan(steps: &[Event]) -> (Vec<Choice>, Phrase) {
        plan::plan(steps)
    }

    fn terms() -> Phrase {
        explain::terms()
    }

    fn order(order: &NoOrder) -> Phrase {
        match *order {}
    }

    fn claim(_seat: Seat, claim: &NoClaim) -> Phrase {
        match *claim {}
    }

    fn result(board: &Board, outcome: &Outcome) -> Vec<Row> {
        result::result(board, outcome)
    }
}
