//! Race for the Galaxy in words.

mod card;
mod events;
mod explain;
mod gives;
mod glance;
mod help;
mod hint;
mod names;
mod numbers;
mod options;
mod powers;
mod prompts;
mod reasons;
mod result;
mod scoring;
mod story;
mod table;

use race::{Event, Item, Race, View};
use tabletop::{Ask, NoOrder, Outcome};

use crate::{Choice, Glance, Phrase, Row, Told, Topic};
use numbers::Mine;

pub use card::{powers, whole as card};
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

    fn prompt(view: &View, ask: &Ask<Self>) -> Phrase {
        prompts::prompt(&Mine::new(view), ask)
    }

    fn option(view: &View, ask: &Ask<Self>, item: Item) -> Choice {
        options::option(&Mine::new(view), &ask.prompt, item)
    }

    fn help(view: &View, ask: &Ask<Self>, item: Item) -> Vec<Row> {
        help::help(&Mine::new(view), &ask.prompt, item)
    }

    fn table(view: &View) -> Vec<Row> {
        table::table(view)
    }

    fn hand(view: &View) -> Vec<Row> {
        view.viewer.seat().map(|seat| table::hand(view, seat)).unwrap_or_default()
    }

    fn topics() -> Vec<Topic<Self::Topic>> {
        explain::topics()
    }

    fn explain(view: Option<&View>, topic: Self::Topic) -> Vec<Row> {
        explain::explain(view, topic)
    }

    fn glance(view: &View) -> Glance {
        glance::glance(view)
    }

    fn hint(view: &View, ask: &Ask<Self>, items: &[Item]) -> Vec<Phrase> {
        hint::hint(&Mine::new(view), &ask.prompt, items)
    }

    fn terms() -> Phrase {
        explain::terms()
    }

    fn order(order: &NoOrder) -> Phrase {
        match *order {}
    }

    fn result(view: &View, outcome: &Outcome) -> Vec<Row> {
        result::result(view, outcome)
    }
}
