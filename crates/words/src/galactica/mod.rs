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
mod orders;
mod plans;
mod prompts;
mod result;
mod story;
mod table;
mod teller;

use galactica::cards::{Ability, Attacker, Target};
use galactica::{Cause, Event, Galactica, Item, Order, View};
use tabletop::{Ask, Outcome, Seat, Viewer};

use crate::{Line, Reader, Told, Words};
#[cfg(test)]
pub(crate) use explain::TERMS;
pub(crate) use teller::Teller;

impl Told for Galactica {
    fn event(words: &Words, reader: &Reader<'_>, event: &Event) -> Option<Line> {
        (!is_silent(reader, event)).then(|| Teller::new(words, reader).event(event))
    }

    fn story(words: &Words, reader: &Reader<'_>, events: &[&Event], from: usize) -> Vec<Line> {
        let silent = |event: &&&Event| is_silent(reader, event);
        let from = from - events[..from].iter().filter(silent).count();
        let told: Vec<&Event> = events.iter().copied().filter(|event| !is_silent(reader, event)).collect();
        Teller::new(words, reader).story(&told, from, Self::opens)
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::Turn { .. } | Event::Ended { .. })
    }

    fn prompt(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>) -> Line {
        Teller::at(words, reader, view).prompt(view, ask)
    }

    fn stakes(words: &Words, reader: &Reader<'_>, view: &View, ask: &Ask<Self>) -> Vec<Line> {
        Teller::at(words, reader, view).at_stake(view, ask.prompt)
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

    fn brief(words: &Words, reader: &Reader<'_>, view: &View) -> Vec<Line> {
        Teller::at(words, reader, view).brief(view)
    }

    fn called(words: &Words, view: &View, seat: Seat) -> Option<Line> {
        let reader = Reader { viewer: Viewer::Public, names: &[] };
        let character = view.players.get(seat.index())?.character?;
        Some(Teller::new(words, &reader).nickname(character))
    }

    fn explain(words: &Words, reader: &Reader<'_>, view: Option<&View>, name: &str) -> Option<Vec<Line>> {
        Teller { words, reader, view }.explain(name)
    }

    fn terms(words: &Words) -> Line {
        Teller::new(words, &Reader { viewer: Viewer::Public, names: &[] }).terms()
    }

    fn order(words: &Words, reader: &Reader<'_>, order: &Order) -> Line {
        Teller::new(words, reader).order(order)
    }

    fn result(words: &Words, reader: &Reader<'_>, view: &View, outcome: &Outcome) -> Vec<Line> {
        Teller::at(words, reader, view).result(view, outcome)
    }
}

/// Says nothing that the line before it has not said: none of the vipers was wanted back; the die for an attack that was
/// just announced; what a character cannot do here, for the others.
#[allow(clippy::wildcard_enum_match_arm, reason = "a few of many events are meant; a new one is none of them")]
fn is_silent(reader: &Reader<'_>, event: &Event) -> bool {
    match event {
        Event::Used { seat, ability: Ability::ConvictedCriminal | Ability::EmotionallyAttached } => !reader.is(*seat),
        Event::VipersBack { count } => *count == 0,
        Event::Rolling { cause: Cause::Attack(attacker, target), .. } => match attacker {
            Attacker::Viper | Attacker::Galactica | Attacker::Nuke => true,
            Attacker::Raider => matches!(target, Target::Viper),
            Attacker::Armory | Attacker::Basestar => false,
        },
        _ => false,
    }
}
