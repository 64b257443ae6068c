//! Battlestar Galactica in words.
//!
//! Everything is said by a [`teller::Teller`], which has the table, where there is one. What cards do is composed in `effects`
//! from the programs that the engine runs.

mod aid;
mod cards;
mod checks;
mod claims;
mod decks;
mod effects;
mod events;
mod explain;
mod faces;
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
use galactica::{Board, Cause, Claim, Event, Galactica, Item, Order};
use tabletop::{Ask, Outcome, Seat, Viewer};

use crate::phrase::{and, phrase, sentences, short};
use crate::{AidPart, Choice, Phrase, Row, Told, Topic};
pub use cards::cards;
#[cfg(test)]
pub(crate) use explain::TERMS;
pub use faces::face;
use teller::Teller;

impl Told for Galactica {
    type Topic = explain::Topic;

    fn is_silent(viewer: Viewer, event: &Event) -> bool {
        is_silent(viewer, event)
    }

    fn event(event: &Event) -> Phrase {
        Teller::new().event(event)
    }

    fn opens(event: &Event) -> bool {
        matches!(event, Event::Turn { .. } | Event::Ended { .. })
    }

    fn tale(events: &[Event], at: usize) -> (Option<Phrase>, usize) {
        Teller::new().tale(events, at)
    }

    /// What a power does is told once.
    fn lasts(event: &Event) -> bool {
        matches!(event, Event::Used { .. })
    }

    fn prompt(board: &Board, ask: &Ask<Self>) -> Phrase {
        Teller::at(board).prompt(board, ask)
    }

    fn stakes(board: &Board, ask: &Ask<Self>) -> Vec<Row> {
        Teller::at(board).at_stake(board, ask.prompt)
    }

    fn option(board: &Board, ask: &Ask<Self>, item: Item) -> Choice {
        Teller::at(board).option(board, ask.prompt, item)
    }

    fn help(board: &Board, ask: &Ask<Self>, item: Item) -> Vec<Row> {
        Teller::at(board).help(board, ask.prompt, item)
    }

    fn table(board: &Board) -> Vec<Row> {
        Teller::at(board).table(board, true)
    }

    fn short_table(board: &Board) -> Vec<Row> {
        Teller::at(board).table(board, false)
    }

    fn hand(board: &Board) -> Vec<Row> {
        Teller::at(board).private(board)
    }

    fn brief(board: &Board) -> Vec<Row> {
        Teller::at(board).brief(board)
    }

    fn called(board: &Board, seat: Seat) -> Option<Phrase> {
        Some(short(names::character(board.people.get(seat.index())?.character?)))
    }

    fn topics() -> Vec<Topic<Self::Topic>> {
        explain::topics()
    }

    fn explain(board: Option<&Board>, topic: Self::Topic) -> Vec<Row> {
        Teller { board }.explain(topic)
    }

    fn aid(board: &Board) -> Vec<AidPart> {
        Teller::at(board).aid(board)
    }

    fn hint(board: &Board, ask: &Ask<Self>, items: &[Item], _plan: &[Item]) -> Vec<Phrase> {
        let picked: Vec<Phrase> = items.iter().map(|&item| Self::option(board, ask, item).whole()).collect();
        vec![if picked.is_empty() { phrase("hint-nothing") } else { phrase("hint-suggests").set("what", and(picked)) }]
    }

    /// Ruling 16/3: nobody says how strong a card is. Whoever types a number may be about to.
    fn tells_too_much(typed: &str) -> bool {
        typed.contains(|letter: char| letter.is_ascii_digit())
    }

    /// Whoever reveals themselves as a Cylon can never hide again.
    fn twice(item: Item) -> Option<Phrase> {
        let Item::Reveal(card) = item else { return None };
        Some(sentences(vec![phrase("twice-reveal"), names::card_text(&names::loyalty_id(card))]))
    }

    fn terms() -> Phrase {
        explain::terms()
    }

    fn order(order: &Order) -> Phrase {
        Teller::new().order(order)
    }

    fn claim(seat: Seat, claim: &Claim) -> Phrase {
        Teller::new().claim(seat, claim)
    }

    fn result(board: &Board, outcome: &Outcome) -> Vec<Row> {
        Teller::at(board).result(board, outcome)
    }
}

/// Says nothing that the line before it has not said: none of the vipers was wanted back; the die for an attack that was
/// just announced; what a character cannot do here, for the others.
#[allow(clippy::wildcard_enum_match_arm, reason = "a few of many events are meant; a new one is none of them")]
fn is_silent(viewer: Viewer, event: &Event) -> bool {
    match event {
        Event::Used { seat, ability: Ability::ConvictedCriminal | Ability::EmotionallyAttached } => {
            viewer != Viewer::Seat(*seat)
        }
        Event::VipersBack { count } => *count == 0,
        Event::Rolling { cause: Cause::Attack(attacker, target), .. } => match attacker {
            Attacker::Viper | Attacker::Galactica | Attacker::Nuke => true,
            Attacker::Raider => matches!(target, Target::Viper),
            Attacker::Armory | Attacker::Basestar => false,
        },
        _ => false,
    }
}
