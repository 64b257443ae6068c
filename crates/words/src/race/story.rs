//! The log in as few lines as it takes: what everybody did at once is one line, and so is a deed with all that came of it.

#![allow(clippy::wildcard_enum_match_arm, reason = "a few of many events are meant; a new one is none of them")]

use race::{Cause, Event, Kind};
use tabletop::Seat;

use super::{events, names};
use crate::phrase::{Phrase, and, cards, commas, phrase, sentences, who};

/// The line that begins with an event, and how many events that is.
pub(super) fn tale(events: &[Event], at: usize) -> (Option<Phrase>, usize) {
    if let Some((id, part)) = together(&events[at]) {
        let mut parts = vec![part];
        parts.extend(
            events[at + 1..]
                .iter()
                .map_while(|event| together(event).filter(|(other, _)| *other == id))
                .map(|(_, part)| part),
        );
        let count = parts.len();
        let line = if count == 1 { events::event(&events[at]) } else { phrase(id).set("parts", commas(parts)) };
        return (Some(line), count);
    }
    match &events[at] {
        // What is not kept of the cards that were looked at is gone: how many that is, was said.
        Event::DiscardedCount { cause: Cause::Explore | Cause::Setup, .. } => (None, 1),
        // Who places a card is told with what it cost, in one line.
        Event::Reveals { .. } => (None, 1),
        Event::RevealsNothing { .. } => passed(events, at),
        _ => deed(events, at),
    }
}

/// What all do at the same time: the message of the line, and one player's part of it.
fn together(event: &Event) -> Option<(&'static str, Phrase)> {
    let by = |id: &'static str, seat: Seat| phrase(id).seat("seat", seat);
    match *event {
        Event::Chose { seat, ref actions } => {
            let actions = and(actions.iter().map(|&action| names::action(action)).collect());
            Some(("story-chosen", by("table-chose", seat).set("actions", actions)))
        }
        Event::LookedCount { seat, count, keep } => {
            Some(("story-looked", by("story-looks", seat).set("count", count).set("keep", keep)))
        }
        _ => None,
    }
}

/// Who places nothing, all in one line; those between them who place something have their own.
fn passed(events: &[Event], at: usize) -> (Option<Phrase>, usize) {
    let revealed = |event: &&Event| matches!(event, Event::Reveals { .. } | Event::RevealsNothing { .. });
    let run: Vec<&Event> = events[at..].iter().take_while(revealed).collect();
    let nothing = |event: &&Event| if let Event::RevealsNothing { seat } = **event { Some(who(seat)) } else { None };
    let seats: Vec<Phrase> = run.iter().filter_map(nothing).collect();
    let line =
        if seats.len() == 1 { events::event(&events[at]) } else { phrase("story-passed").set("seats", and(seats)) };
    (Some(line), run.len())
}

/// What somebody did, and what came of it.
fn deed(events: &[Event], at: usize) -> (Option<Phrase>, usize) {
    let first = &events[at];
    let Some(seat) = consequence(first).or_else(|| doer(first)) else { return (Some(events::event(first)), 1) };
    let run = events[at + 1..].iter().take_while(|event| consequence(event) == Some(seat)).count();
    let mut parts = Vec::new();
    let mut rest = &events[at..=at + run];
    while let Some((event, after)) = rest.split_first() {
        let before = (!parts.is_empty()).then_some(first);
        let alike = after.iter().take_while(|other| is_alike(event, other)).count();
        parts.extend(said(before, event, &after[..alike]));
        rest = &after[alike..];
    }
    let line = if parts.len() == 1 { parts.remove(0) } else { sentences(parts) };
    (Some(line), 1 + run)
}

/// Who does something here that the next events may be about.
fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Developed { seat, .. }
        | Event::Settled { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Consumed { seat, .. }
        | Event::ConsumedHand { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Whose deed goes on with this.
fn consequence(event: &Event) -> Option<Seat> {
    match *event {
        Event::Discarded { seat, cause: Cause::Payment(_) | Cause::Power(_), .. }
        | Event::DiscardedCount { seat, cause: Cause::Payment(_) | Cause::Power(_), .. }
        | Event::Spent { seat, .. }
        | Event::Goods { seat, .. }
        | Event::Drew { seat, .. }
        | Event::DrewCount { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Goods after goods, and draws after draws, are told as one.
fn is_alike(event: &Event, other: &Event) -> bool {
    let draws = |event: &Event| matches!(event, Event::Drew { .. } | Event::DrewCount { .. });
    matches!((event, other), (Event::Goods { .. }, Event::Goods { .. })) || draws(event) && draws(other)
}

/// One part of a deed that began with `first`, if it is not the beginning itself: an event and those alike that follow it.
/// Nothing where the beginning has said it: what it cost, and how many cards it brought.
fn said(first: Option<&Event>, event: &Event, alike: &[Event]) -> Option<Phrase> {
    let all = || std::iter::once(event).chain(alike);
    match *event {
        Event::DiscardedCount { .. } if first.is_some() => None,
        Event::Discarded { ref cards, .. } if first.is_some() => {
            Some(phrase("story-discarded").set("cards", names::card_list(cards)))
        }
        Event::Goods { seat, .. } => {
            let worlds =
                all().filter_map(|event| if let Event::Goods { worlds, .. } = event { Some(worlds) } else { None });
            Some(events::event(&Event::Goods { seat, worlds: worlds.flatten().copied().collect() }))
        }
        Event::Drew { seat, .. } | Event::DrewCount { seat, .. } => {
            let draws: Vec<&Event> = all().filter(|event| !first.is_some_and(|first| foretold(first, event))).collect();
            match draws[..] {
                [] => None,
                [only] => Some(events::event(only)),
                _ => {
                    let parts = draws.iter().filter_map(|event| drawn(event)).collect();
                    Some(phrase("story-drew").seat("seat", seat).set("parts", and(parts)))
                }
            }
        }
        _ => Some(events::event(event)),
    }
}

/// Are these the cards, unseen, that a deed was said to bring?
fn foretold(first: &Event, event: &Event) -> bool {
    match (first, event) {
        (Event::Sold { .. }, Event::DrewCount { cause: Cause::Sale(_), .. }) => true,
        (Event::Consumed { card, .. }, Event::DrewCount { cause: Cause::Power(by), .. }) => card == by,
        _ => false,
    }
}

/// "2 cards by Consumer Markets".
fn drawn(event: &Event) -> Option<Phrase> {
    let part =
        |what: Phrase, cause: Cause| phrase("story-drawn").set("cards", what).set("cause", events::because(cause));
    let some = |kinds: &[Kind]| names::card_list(kinds);
    match *event {
        Event::Drew { cards: ref kinds, cause, .. } if !kinds.is_empty() => Some(part(some(kinds), cause)),
        Event::DrewCount { count, cause, .. } if count > 0 => Some(part(cards(count), cause)),
        _ => None,
    }
}
