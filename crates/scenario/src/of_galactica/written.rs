//! Positions that play reached, written down and read again: the lines can say whatever there is to say.

use std::fmt::Write as _;

use galactica::cards::{Area, Skill};
use galactica::frame::{Frame, Movement, MovementStep, Turn, TurnStep};
use galactica::position::{Heap, HiddenCards, Knowing, Person, Position};
use galactica::{Galactica, State, View};
use serde::Serialize;
use tabletop::{Game, Seat, Viewer};

use super::names::{TRACK, say_card, say_deck, say_kind, say_place, say_token};
use super::tests::random_games;
use crate::names::word;
use crate::text::{self, say_list};
use crate::{played::Dealt, script};

fn said<T: Copy>(things: &[T], say: impl Fn(T) -> String) -> String {
    say_list(&things.iter().map(|&thing| say(thing)).collect::<Vec<_>>())
}

fn numbers<T: ToString>(numbers: &[T]) -> String {
    say_list(&numbers.iter().map(ToString::to_string).collect::<Vec<_>>())
}

fn heap<F: Copy>(key: &str, heap: &Heap<F>, say: impl Fn(F) -> String) -> String {
    let size = heap.size.map_or_else(String::new, |size| format!(" {size}"));
    format!("{key}{size}: {}\n{key} discards: {}\n", said(&heap.top, &say), said(&heap.discards, &say))
}

fn words<F: Copy + Serialize>(key: &str, pile: &Heap<F>) -> String {
    heap(key, pile, word)
}

fn by_area(counts: [u8; 6]) -> String {
    let there: Vec<(Area, u8)> = Area::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0).collect();
    said(&there, |(area, count)| format!("{} {count}", word(area)))
}

fn hidden(of: HiddenCards) -> String {
    match of {
        HiddenCards::Hand(seat) => seat.0.to_string(),
        HiddenCards::Destiny => "destiny".to_owned(),
    }
}

fn knowing(knows: &Knowing) -> Vec<String> {
    let seen = knows.seen.iter().map(|(of, cards, left)| {
        let less = if *left > 0 { format!(" less {left}") } else { String::new() };
        format!("seen {}{less}: {}", hidden(*of), said(cards, say_kind))
    });
    let types = knows.types.iter().map(|(of, span)| {
        let bounds: Vec<Skill> = Skill::ALL.into_iter().filter(|skill| span.hi[skill.index()] > 0).collect();
        let say = |skill: Skill| format!("{} {}-{}", word(skill), span.lo[skill.index()], span.hi[skill.index()]);
        format!("types {}: {}", hidden(*of), said(&bounds, say))
    });
    let looked = knows.loyalty.iter().map(|(owner, cards)| format!("looked {}: {}", owner.0, said(cards, word)));
    let piles = knows.piles.iter().map(|(deck, places)| {
        let places: Vec<u8> = places.iter().map(|place| place + 1).collect();
        format!("knows {} {}", say_deck(*deck), numbers(&places))
    });
    let mut all: Vec<String> = seen.chain(types).chain(looked).chain(piles).collect();
    if !knows.civilians.is_empty() {
        all.push(format!("knows civilians {}", numbers(&knows.civilians)));
    }
    all.push(format!("knows quorum-hand {}", said(&knows.quorum, word)));
    all
}

fn person(person: &Person) -> String {
    let mut clauses: Vec<String> = person.character.iter().map(word).collect();
    clauses.extend(person.place.map(|place| format!("at {}", say_place(place))));
    clauses.push(format!("hand {}", said(&person.hand.named, say_kind)));
    let mut loyalty: Vec<String> = person.loyalty.iter().flatten().map(word).collect();
    loyalty.extend(person.shown.iter().map(|card| word(card) + "*"));
    clauses.push(format!("loyalty {}", say_list(&loyalty)));
    clauses.extend(person.super_crisis.map(|card| format!("super-crisis {}", word(card))));
    clauses.extend(person.spent.then(|| "spent".to_owned()));
    clauses.extend(knowing(&person.knows));
    clauses.join("; ")
}

fn write(position: &Position) -> String {
    let mut text = format!("scenario: written\ngame: galactica\nplayers: {}\n", position.players);
    let mut line = |key: &str, value: String| writeln!(text, "{key}: {value}").expect("a text takes all");
    let seat = |seat: Option<Seat>| seat.unwrap_or_default().0;
    line("first", seat(position.first).to_string());
    line("round", position.round.unwrap_or(1).to_string());
    line("turn", format!("{} movement", seat(position.turn)));
    for (at, described) in position.seats.iter().enumerate() {
        line(&format!("seat {at}"), person(described));
    }
    line("public", knowing(&position.public).join("; "));
    for (key, value) in ["food", "fuel", "morale", "population"].into_iter().zip(position.dials) {
        line(key, value.unwrap_or_default().to_string());
    }
    line("jump", position.jump.to_string());
    line("distance", position.distance.unwrap_or_default().to_string());
    line("travelled", said(&position.travelled, word));
    line("president", seat(position.titles[0]).to_string());
    line("admiral", seat(position.titles[1]).to_string());
    line("quorum hand", said(&position.quorum_hand, word));
    line("quorum gone", said(&position.quorum_gone, word));
    let before = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| format!(" {}", seat.0));
    line("in play", said(&position.in_play, |lies| say_card(lies.card) + &before(lies.seat)));
    line(&format!("destiny {}", position.destiny.size.unwrap_or(10)), said(&position.destiny.named, say_kind));
    line("loyalty deck", said(&position.loyalty_deck, word));
    let fleet = &position.fleet;
    line("raiders", by_area(fleet.raiders));
    line("heavy raiders", by_area(fleet.heavy_raiders));
    line("vipers", by_area(fleet.vipers));
    let basestar = |basestar: &Option<galactica::position::Basestar>| {
        let Some(basestar) = basestar else { return "box".to_owned() };
        let damage: String = basestar.damage.iter().map(|hit| format!(" {}", word(hit))).collect();
        word(basestar.area) + &damage
    };
    line("basestars", say_list(&fleet.basestars.iter().map(basestar).collect::<Vec<_>>()));
    let carries = |face: Option<_>| face.map_or_else(String::new, |face| format!(" {}", word(face)));
    line("civilians", said(&fleet.civilians, |(area, face)| word(area) + &carries(face)));
    line("stock", said(&fleet.stock, word));
    line("lost", said(&fleet.lost, word));
    line("damaged vipers", fleet.damaged.to_string());
    line("destroyed vipers", fleet.destroyed.to_string());
    line("raptors", fleet.raptors.unwrap_or_default().to_string());
    line("nukes", fleet.nukes.unwrap_or_default().to_string());
    let centurions = fleet.centurions.iter().zip(TRACK);
    let centurions: Vec<&str> =
        centurions.flat_map(|(&count, step)| std::iter::repeat_n(step, usize::from(count))).collect();
    line("centurions", say_list(&centurions));
    line("damage", said(&position.damage, say_token));
    text += &words("crisis", &position.crises);
    text += &words("super crisis", &position.supers);
    text += &words("quorum", &position.quorum);
    text += &words("destination", &position.destinations);
    for (skill, pile) in Skill::ALL.into_iter().zip(&position.skills) {
        text += &heap(&word(skill), pile, say_kind);
    }
    text
}

/// What every viewer sees.
fn views(state: &State) -> Vec<View> {
    let mut state = state.clone();
    // What the last throw and the last check left behind.
    (state.die, state.played, state.placed, state.result) = Default::default();
    Viewer::all(state.players).map(|viewer| Galactica::view(&state, viewer)).collect()
}

#[test]
fn whatever_play_reaches_can_be_written_and_read() {
    let mut written = 0;
    random_games(16, |state| {
        let moving = Frame::from(Movement { step: MovementStep::Go, seat: state.current });
        if *state.frames != [Frame::from(Turn { step: TurnStep::Action }), moving] {
            return;
        }
        let text = write(&Position::of(state, TurnStep::Movement)) + "expect not over\n";
        let read = script::read::<Galactica>(&text::lines(&text)).and_then(|script| {
            let Dealt { state, .. } = script.deal().map_err(|problem| vec![problem])?;
            Ok(state)
        });
        let again = read.unwrap_or_else(|problems| panic!("{}\n{text}", problems[0]));
        // How the characters were found is no part of a position.
        let state = State { setup: again.setup, ..state.clone() };
        assert_eq!(views(&state), views(&again), "{text}");
        written += 1;
    });
    assert!(written > 200, "{written} positions");
}
