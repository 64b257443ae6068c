//! A stretch of the log in as few lines as it takes: what belongs together is one line, and a choice is told with what
//! was chosen, which its own event does not say.

#![allow(clippy::wildcard_enum_match_arm, reason = "a few of many events are meant; a new one is none of them")]

use galactica::cards::{Area, Body, Craft, Crisis, Quorum};
use galactica::{Cause, Event};
use tabletop::Seat;

use super::names;
use super::teller::{Teller, by, many};
use crate::phrase::{Phrase, and, cards, commas, phrase, semicolons, sentences};

impl Teller<'_> {
    /// The line that begins with an event, with all that came of it; how many events that is.
    pub(super) fn tale(&self, events: &[Event], at: usize) -> (Option<Phrase>, usize) {
        // How the game ended is told by its result.
        if matches!(events[at], Event::Ended { .. }) || repeats(events, at) {
            return (None, 1);
        }
        let (first, mut count) = self.one_line(events, at);
        let mut parts = vec![first];
        while let Some(next) = events.get(at + count).filter(|next| continues(&events[at + count - 1], next)) {
            debug_assert!(!repeats(events, at + count), "{next:?} goes on and repeats");
            let (part, more) = self.one_line(events, at + count);
            parts.push(part);
            count += more;
        }
        (Some(if parts.len() == 1 { parts.remove(0) } else { sentences(parts) }), count)
    }

    /// What happened there and perhaps after it, and how many events that is.
    fn one_line(&self, events: &[Event], at: usize) -> (Phrase, usize) {
        let run = |same: &dyn Fn(&Event) -> bool| events[at..].iter().take_while(|event| same(event)).count();
        match events[at] {
            Event::DrewHidden { seat, .. } => {
                let parts: Vec<Phrase> = events[at..]
                    .iter()
                    .map_while(|event| match *event {
                        Event::DrewHidden { seat: other, skill, count } if other == seat => {
                            Some(names::skill_count(count, skill))
                        }
                        _ => None,
                    })
                    .collect();
                let count = parts.len();
                (by("event-drew", seat).set("cards", and(parts)), count)
            }
            Event::Drew { seat, .. } => {
                let drawn: Vec<_> = events[at..]
                    .iter()
                    .map_while(|event| match event {
                        Event::Drew { seat: other, cards, .. } if *other == seat => Some(cards.clone()),
                        _ => None,
                    })
                    .collect();
                let count = drawn.len();
                (by("event-drew", seat).set("cards", self.full(&drawn.concat())), count)
            }
            Event::LoyaltyHidden { count, .. } => {
                let seats: Vec<_> = events[at..]
                    .iter()
                    .map_while(|event| match *event {
                        Event::LoyaltyHidden { seat, count: other } if other == count => Some(seat),
                        _ => None,
                    })
                    .collect();
                let number = seats.len();
                if number < 2 {
                    return (self.event(&events[at]), 1);
                }
                let cards = many("count-loyalty", count);
                let said = phrase("story-loyalty").set("seats", self.seats(seats));
                (said.set("cards", cards), number)
            }
            Event::Placed { .. } => {
                let placed: Vec<(Craft, Area, u8)> = events[at..]
                    .iter()
                    .map_while(|event| match *event {
                        Event::Placed { craft, area, count } => Some((craft, area, count)),
                        _ => None,
                    })
                    .collect();
                (self.placed(&placed), placed.len())
            }
            Event::RaidersMoved { from, to } => {
                let count = run(&|event| *event == Event::RaidersMoved { from, to });
                (self.raiders_moved(count, from, to), count)
            }
            Event::Contributed { .. } => {
                let parts: Vec<Phrase> = events[at..]
                    .iter()
                    .map_while(|event| match *event {
                        Event::Contributed { seat, count } => {
                            Some(by("story-given", seat).set("count", count).set("cards", cards(count)))
                        }
                        _ => None,
                    })
                    .collect();
                let count = parts.len();
                if count < 2 {
                    return (self.event(&events[at]), 1);
                }
                (phrase("story-contributed").set("parts", commas(parts)), count)
            }
            Event::Chose { seat, half } => (self.chose(events, at, seat, half), 1),
            Event::Switched { seat, half } => match on_the_table(events, at) {
                Some(Choosing::Crisis(crisis)) => (by("story-switched", seat).set("then", self.half(crisis, half)), 1),
                Some(Choosing::Quorum(_)) | None => (self.event(&events[at]), 1),
            },
            // What a power does is told once.
            Event::Used { seat, ability } if events[..at].contains(&events[at]) => {
                (by("story-used", seat).set("ability", names::ability(ability)), 1)
            }
            Event::Rolled { .. } if misses(events, at) => {
                (sentences(vec![self.event(&events[at]), phrase("story-miss")]), 1)
            }
            _ => (self.event(&events[at]), 1),
        }
    }

    /// What somebody chose, of the card that is on the table.
    fn chose(&self, events: &[Event], at: usize, seat: Seat, half: u8) -> Phrase {
        let then = match on_the_table(events, at) {
            Some(Choosing::Crisis(crisis)) if matches!((&crisis.row().body, half), (Body::CheckOr { .. }, 0)) => {
                return by("story-chose-check", seat);
            }
            Some(Choosing::Crisis(crisis)) => self.half(crisis, half),
            Some(Choosing::Quorum(card)) => self.choice(card.row().effects, half),
            None => return self.event(&events[at]),
        };
        by("story-chose", seat).set("then", then)
    }

    /// New ships, area by area in the order in which they came.
    fn placed(&self, placed: &[(Craft, Area, u8)]) -> Phrase {
        let mut areas: Vec<Area> = Vec::new();
        placed.iter().for_each(|&(_, area, _)| {
            if !areas.contains(&area) {
                areas.push(area);
            }
        });
        let there = |area: Area| {
            let mut crafts: Vec<(Craft, u8)> = Vec::new();
            for &(craft, _, count) in placed.iter().filter(|&&(_, other, _)| other == area) {
                match crafts.iter_mut().find(|(other, _)| *other == craft) {
                    Some((_, all)) => *all += count,
                    None => crafts.push((craft, count)),
                }
            }
            and(crafts.into_iter().map(|(craft, count)| names::crafts(craft, count)).collect())
        };
        if let [area] = areas[..] {
            return phrase("event-placed").set("area", names::area(area)).set("ships", there(area));
        }
        let part = |&area: &Area| {
            let said = phrase("story-placed-there").set("area", names::area(area));
            said.set("ships", there(area))
        };
        let parts = semicolons(areas.iter().map(part).collect());
        phrase("story-placed").set("parts", parts)
    }
}

/// Is this the roll of an attack of which nothing came? Where the log ends there, or somebody speaks before it is known, nobody
/// knows yet.
fn misses(events: &[Event], at: usize) -> bool {
    let attack = happened_before(events, at).is_some_and(|before| match before {
        Event::Attacked { .. } | Event::ViperAttacked { .. } => true,
        Event::Rolling { cause, .. } => matches!(cause, Cause::Attack(..)),
        _ => false,
    });
    attack && events.get(at + 1).is_some_and(|next| !continues(&events[at], next) && !is_turned(next))
}

/// What happened last, whatever was said since.
fn happened_before(events: &[Event], at: usize) -> Option<&Event> {
    events[..at].iter().rfind(|event| !matches!(event, Event::Said { .. }))
}

/// May what came of the roll before it lie behind this?
fn is_turned(event: &Event) -> bool {
    matches!(event, Event::Rerolling { .. } | Event::Used { .. } | Event::Played { .. } | Event::Said { .. })
}

/// A card that leaves somebody a choice.
enum Choosing {
    Crisis(Crisis),
    Quorum(Quorum),
}

/// The card whose choice is made at that place: the last one that was turned up or played, if no choice on it was made
/// since. A second one would be about a part of its text, and which part, events do not say.
fn on_the_table(events: &[Event], at: usize) -> Option<Choosing> {
    let switched = matches!(events[at], Event::Switched { .. });
    for event in events[..at].iter().rev() {
        match *event {
            Event::Crisis { crisis, .. } => {
                let halves = matches!(crisis.row().body, Body::CheckOr { .. } | Body::Event { .. });
                return halves.then_some(Choosing::Crisis(crisis));
            }
            Event::PlayedQuorum { card, .. } => return Some(Choosing::Quorum(card)),
            Event::Chose { .. } if !switched => return None,
            Event::SuperCrisis { .. } | Event::Turn { .. } => return None,
            _ => {}
        }
    }
    None
}

/// Says no more than the line of its crisis has said: a check that starts as printed.
fn repeats(events: &[Event], at: usize) -> bool {
    let Some(before) = happened_before(events, at) else { return false };
    match (before, &events[at]) {
        (Event::Crisis { crisis, .. }, Event::Check { matter, difficulty, .. }) => {
            *matter == galactica::Matter::Crisis(*crisis) && *difficulty == matter.terms().difficulty
        }
        _ => false,
    }
}

/// Is this what came of the event before it, so that both are one line?
fn continues(before: &Event, event: &Event) -> bool {
    match event {
        Event::Rolled { .. } => matches!(
            before,
            Event::Rolling { .. } | Event::ViperAttacked { .. } | Event::Attacked { .. } | Event::Rerolling { .. }
        ),
        Event::ViperDamaged { .. }
        | Event::ViperDestroyed { .. }
        | Event::ShipDestroyed { .. }
        | Event::CenturionDestroyed
        | Event::BasestarDamaged { .. }
        | Event::GalacticaDamaged { .. }
        | Event::RaptorLost => matches!(before, Event::Rolled { .. }),
        Event::Resolved { .. } => matches!(before, Event::Opened { .. }),
        _ => false,
    }
}
