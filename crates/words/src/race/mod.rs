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
mod table;

use race::{Event, Item, Race, View};
use tabletop::{Ask, NoOrder, Outcome};

use crate::{Glance, Line, Reader, Told, Words};

#[cfg(test)]
pub(crate) use explain::TERMS;

impl Told for Race {
    fn event(words: &Words, reader: &Reader<'_>, event: &Event) -> Option<Line> {
        Some(events::event(words, reader, event))
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::Round { .. } | Event::Ended { .. })
    }

    fn prompt(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>) -> Line {
        prompts::prompt(words, &numbers::Mine::new(reader, view), ask)
    }

    fn option(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>, item: Item) -> Line {
        options::option(words, &numbers::Mine::new(reader, view), &ask.prompt, item)
    }

    fn help(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>, item: Item) -> Vec<Line> {
        help::help(words, &numbers::Mine::new(reader, view), &ask.prompt, item)
    }

    fn table(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
        table::table(words, reader, view)
    }

    fn hand(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
        reader.viewer.seat().map(|seat| table::hand(words, view, seat)).unwrap_or_default()
    }

    fn explain(words: &Words, reader: &Reader<'_>, view: Option<&View>, name: &str) -> Option<Vec<Line>> {
        explain::explain(words, reader, view, name)
    }

    fn glance(words: &Words, reader: &Reader<'_>, view: &View) -> Glance {
        glance::glance(words, reader, view)
    }

    fn hint(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>, items: &[Item]) -> Vec<Line> {
        hint::hint(words, &numbers::Mine::new(reader, view), &ask.prompt, items)
    }

    fn terms(words: &Words) -> Line {
        words.race_terms()
    }

    fn order(_: &Words, _: &Reader<'_>, order: &NoOrder) -> Line {
        match *order {}
    }

    fn result(words: &Words, reader: &Reader<'_>, view: &View, outcome: &Outcome) -> Vec<Line> {
        result::result(words, reader, view, outcome)
    }
}
