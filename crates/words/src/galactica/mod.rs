//! Battlestar Galactica in words.
//!
//! Everything is said by a [`teller::Teller`]: the language, the reader and, where there is one, the table he looks at. What
//! cards do is composed in `effects` from the programs that the engine runs.

mod cards;
mod checks;
mod decks;
mod effects;
mod events;
mod explain;
mod help;
mod names;
mod odds;
mod options;
mod plans;
mod prompts;
mod result;
mod table;
mod teller;

use galactica::{Event, Galactica, Item, View};
use tabletop::{Ask, Outcome};

use crate::{Line, Reader, Told, Words};
#[cfg(test)]
pub(crate) use explain::TERMS;
use teller::Teller;

impl Told for Galactica {
    fn event(words: &Words, reader: &Reader<'_>, event: &Event) -> Option<Line> {
        // Nobody wanted any of them back.
        if matches!(event, Event::VipersBack { count: 0 }) {
            return None;
        }
        Some(Teller::new(words, reader).event(event))
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::Turn { .. } | Event::Ended { .. })
    }

    fn prompt(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>) -> Line {
        Teller::at(words, reader, view).prompt(view, ask)
    }

    fn option(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>, item: Item) -> Line {
        Teller::at(words, reader, view).option(view, ask.prompt, item)
    }

    fn help(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>, item: Item) -> Vec<Line> {
        Teller::at(words, reader, view).help(view, ask.prompt, item)
    }

    fn table(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
        Teller::at(words, reader, view).table(view)
    }

    fn hand(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
        Teller::at(words, reader, view).private(view)
    }

    fn explain(words: &Words, reader: &Reader<'_>, view: Option<&View>, name: &str) -> Option<Vec<Line>> {
        Teller { words, reader, view }.explain(name)
    }

    fn terms(words: &Words) -> Line {
        Teller::new(words, &Reader { viewer: tabletop::Viewer::Public, names: &[] }).terms()
    }

    fn result(words: &Words, reader: &Reader<'_>, view: &View, outcome: &Outcome) -> Vec<Line> {
        Teller::at(words, reader, view).result(view, outcome)
    }
}
