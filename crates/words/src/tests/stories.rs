//! Stories: the same however their events come in pieces.

use galactica::Galactica;
use race::{Action, Cause, Event, Kind, Mode, Race, Way};
use tabletop::{Dice, Entry, Game, Seat, Seed, Viewer};
use testkit::random_game;

use super::games::races;
use super::names;
use crate::{Change, Phrase, Reader, Story, Tale, Told, Words};

/// Carries out what became of a story.
fn apply(lines: &mut Vec<Tale>, change: Change) {
    assert!(change.from <= lines.len(), "a gap before line {}", change.from);
    lines.truncate(change.from);
    lines.extend(change.lines);
}

/// Tells games whole, event by event, and in pieces of random sizes; how many lines, of how many events.
fn in_pieces<G: Told>(setups: &[G::Setup], games: u64) -> (usize, usize) {
    let (mut told, mut happened) = (0, 0);
    for (seed, setup) in (0..games).zip(setups.iter().cycle()) {
        let mut all: Vec<Entry<G::Event>> = Vec::new();
        random_game::<G>(setup, seed, |_, entries| all.extend_from_slice(entries));
        for viewer in Viewer::all(G::seats(setup)) {
            let events: Vec<&G::Event> = all.iter().filter_map(|entry| entry.seen_by(viewer)).collect();
            let whole = Story::<G>::new(viewer).add(events.iter().copied());
            assert_eq!(whole.from, 0);
            let mut dice = Dice::new(Seed::derive(seed, 3));
            for most in [1, 2, 7] {
                let (mut story, mut lines, mut rest) = (Story::<G>::new(viewer), Vec::new(), &events[..]);
                while !rest.is_empty() {
                    let piece = (1 + dice.below(most) as usize).min(rest.len());
                    apply(&mut lines, story.add(rest[..piece].iter().copied()));
                    rest = &rest[piece..];
                    assert_eq!(story.len(), lines.len());
                }
                assert_eq!(lines, whole.lines, "seed {seed}, {viewer:?}, pieces of {most} at most");
            }
            told += whole.lines.len();
            happened += events.len();
        }
    }
    (told, happened)
}

#[test]
fn a_story_is_the_same_in_pieces() {
    for (told, happened) in [in_pieces::<Race>(&races(), 14), in_pieces::<Galactica>(&galactica::Setup::all(), 8)] {
        assert!(told > 1000 && told * 4 < happened * 3, "{told} lines of {happened} events");
    }
}

/// What is finished stays: a line that was read is not told again, what goes on is a new line.
#[test]
fn a_closed_line_does_not_grow() {
    let chose = |seat| Event::Chose { seat: Seat(seat), actions: vec![Action::Develop] };
    let mut story = Story::<Race>::new(Viewer::Public);
    assert_eq!(story.add(&[chose(0)]).from, 0);
    let grown = story.add(&[chose(1)]);
    assert_eq!((grown.from, grown.lines.len()), (0, 1));
    story.close();
    let after = story.add(&[chose(2)]);
    assert_eq!((after.from, after.lines.len(), story.len()), (1, 1, 2));
    assert_eq!(story.add(&[]), Change { from: 2, lines: vec![] });
}

#[test]
fn race_is_told_in_few_lines() {
    let kind = |id| Kind::named(id).unwrap();
    let (gem, ship) = (kind("gem-world"), kind("colony-ship"));
    let (words, names) = (Words::english(), names());
    let reader = Reader { viewer: Viewer::Seat(Seat(0)), names: &names };
    let story = |events: &[Event]| -> Vec<String> {
        let lines = Story::<Race>::new(reader.viewer).add(events).lines;
        let said = |phrase: &Phrase| words.game(Race::ID).say(phrase, &reader).to_string();
        lines.iter().map(|tale| said(&tale.phrase)).collect()
    };
    let (you, ben) = (Seat(0), Seat(1));
    for (events, lines) in [
        (
            vec![
                Event::Chose { seat: you, actions: vec![Action::Develop] },
                Event::Chose { seat: ben, actions: vec![Action::ExploreFive] },
            ],
            vec!["Chosen: Develop by you, Explore +5 by Ben."],
        ),
        (
            vec![
                Event::LookedCount { seat: ben, count: 7, keep: 1 },
                Event::LookedCount { seat: Seat(2), count: 2, keep: 1 },
                Event::DiscardedCount { seat: ben, count: 6, cause: Cause::Explore },
            ],
            vec!["Looking at cards: Ben at 7 to keep 1, Cleo at 2 to keep 1."],
        ),
        (
            vec![
                Event::Reveals { seat: ben, card: gem },
                Event::RevealsNothing { seat: you },
                Event::Settled { seat: ben, card: gem, way: Way::Pay, cost: 2 },
                Event::DiscardedCount { seat: ben, count: 2, cause: Cause::Payment(gem) },
                Event::DrewCount { seat: ben, count: 1, cause: Cause::Bonus },
            ],
            vec![
                "You place nothing.",
                "Ben settles Gem World for 2 cards. Ben draws 1 card as the bonus for the action.",
            ],
        ),
        (
            vec![
                Event::RevealsNothing { seat: you },
                Event::Reveals { seat: ben, card: ship },
                Event::RevealsNothing { seat: Seat(2) },
                Event::Developed { seat: ben, card: ship, cost: 2 },
            ],
            vec!["Placing nothing: you and Cleo.", "Ben builds Colony Ship for 2 cards."],
        ),
        (
            vec![
                Event::Settled { seat: you, card: gem, way: Way::Pay, cost: 1 },
                Event::Discarded { seat: you, cards: vec![ship], cause: Cause::Payment(gem) },
                Event::Goods { seat: you, worlds: vec![gem] },
                Event::Developed { seat: ben, card: ship, cost: 0 },
            ],
            vec![
                "You settle Gem World for 1 card. Discarded: Colony Ship. You get a good on Gem World.",
                "Ben builds Colony Ship for free.",
            ],
        ),
        (
            vec![
                Event::Goods { seat: ben, worlds: vec![gem] },
                Event::Goods { seat: ben, worlds: vec![kind("old-earth")] },
                Event::DrewCount { seat: ben, count: 1, cause: Cause::Power(gem) },
                Event::DrewCount { seat: ben, count: 2, cause: Cause::Power(ship) },
                Event::Sold { seat: ben, world: gem, cards: 3 },
                Event::DrewCount { seat: ben, count: 3, cause: Cause::Sale(gem) },
            ],
            vec![
                "Ben gets 2 goods, on Gem World and Old Earth. Ben draws 1 card (for Gem World) and 2 cards (for Colony Ship).",
                "Ben sells the good from Gem World for 3 cards.",
            ],
        ),
    ] {
        assert_eq!(story(&events), lines);
    }
}

/// A new chapter is marked, and what came before it is forgotten without harm.
#[test]
fn chapters_open() {
    let setup = race::Setup { players: 2, mode: Mode::Standard };
    let mut events = Vec::new();
    random_game::<Race>(&setup, 1, |_, entries| {
        events.extend(entries.iter().filter_map(|e| e.seen_by(Viewer::Public)).cloned());
    });
    let lines = Story::<Race>::new(Viewer::Public).add(&events).lines;
    let rounds = events.iter().filter(|event| matches!(event, Event::Round { .. })).count();
    assert_eq!(lines.iter().filter(|tale| tale.opens).count(), rounds + 1, "every round, and the end");
    assert_eq!(Race::ID, "race");
}
