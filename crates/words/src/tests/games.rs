//! Random games, with everything said that there is to say. A missing message, a wrong variable or any other Fluent error
//! stops a debug build, and with it these tests.

use race::{Event, Mode, Race, Setup};
use tabletop::{Ask, Dice, Entry, Game, Log, Seat, Seed, Viewer};

use super::{languages, messages, names, variants};
use crate::{Line, Reader, Told, Words};

const GAMES: u64 = 200;
const PARTS: u64 = 4;

fn setups() -> impl Iterator<Item = Setup> + Clone {
    let standard = (2..=4).map(|players| Setup { players, mode: Mode::Standard });
    let first = (2..=4).map(|players| Setup { players, mode: Mode::FirstGame });
    standard.chain(first).chain([Setup { players: 2, mode: Mode::Experienced }])
}

/// Plays one game at random and shows every position and what happened to `see`. Positions in which some sealed answers are
/// already applied are not shown: nobody sees them.
pub(super) fn play(setup: Setup, seed: u64, mut see: impl FnMut(&race::State, &[Entry<Event>])) {
    let mut log = Log::on();
    let mut state = Race::start(&setup, Seed::derive(seed, 0), &mut log).unwrap();
    let mut dice = Dice::new(Seed::derive(seed, 1));
    let mut answer = Vec::new();
    loop {
        see(&state, &log.take().0);
        let asked = Race::asked(&state);
        let Some(first) = asked.first() else { break };
        let asks: Vec<(Seat, Ask<Race>)> = asked.iter().map(|seat| (seat, Ask::of(&state, seat))).collect();
        let sealed = asks.iter().any(|(_, ask)| ask.sealed);
        for (seat, ask) in asks.into_iter().filter(|(seat, _)| sealed || *seat == first) {
            ask.pick.sample(|bound| dice.below(bound), &mut answer);
            Race::apply(&mut state, seat, &answer, &mut log);
        }
    }
}

fn said(lines: &[Line], what: &str) {
    assert!(!lines.is_empty(), "{what}");
    for line in lines {
        assert!(!line.is_empty(), "an empty line in {what}");
        let text = line.to_string();
        assert_eq!(text.trim_end(), text, "{what}");
        assert!(!text.contains("  ") || text.trim_start().find("  ").is_none(), "two spaces in {what}: {text}");
        assert!(!text.contains(['{', '}', '$']), "{what}: {text}");
    }
}

fn tell(words: &Words, state: &race::State, entries: &[Entry<Event>], full: bool) {
    let names = names();
    for viewer in Viewer::all(state.players) {
        let reader = Reader { viewer, names: &names };
        for event in entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
            said(&Vec::from_iter(Race::event(words, &reader, event)), "an event");
        }
        let view = Race::view(state, viewer);
        let table = Race::table(words, &reader, &view);
        said(&table, "the table");
        if viewer.seat().is_some() {
            said(&Race::hand(words, &reader, &view), "the hand");
        }
        if let Some(outcome) = Race::outcome(state) {
            said(&Race::result(words, &reader, &view, &outcome), "the result");
        }
        let Some(seat) = viewer.seat().filter(|&seat| Race::asked(state).contains(seat)) else { continue };
        let ask = Ask::<Race>::of(state, seat);
        said(&[Race::prompt(words, &reader, &view, &ask)], "a prompt");
        for &item in &ask.pick.from {
            said(&[Race::option(words, &reader, &view, &ask, item)], "an option");
            if full {
                said(&Race::help(words, &reader, &view, &ask, item), "help");
            }
        }
    }
}

#[test]
fn random_games_are_told_in_every_language() {
    for words in languages() {
        // In parallel, which also shows that one `Words` serves many threads.
        let positions: u32 = std::thread::scope(|scope| {
            let work = |part: u64| {
                let words = &words;
                move || {
                    let mut positions = 0;
                    for (seed, setup) in (0..GAMES).zip(setups().cycle()).filter(|(seed, _)| seed % PARTS == part) {
                        play(setup, seed, |state, entries| {
                            positions += 1;
                            tell(words, state, entries, positions % 4 == 0);
                        });
                    }
                    positions
                }
            };
            let parts: Vec<_> = (0..PARTS).map(|part| scope.spawn(work(part))).collect();
            parts.into_iter().map(|part| part.join().unwrap()).sum()
        });
        assert!(positions > 10_000, "{positions} positions in {}", words.language());
        variants::say_all(&words);
        messages::check_said(&words);
    }
}

/// The table is told from the view alone, so it can hold no secret that the view does not; here: another world that the view
/// cannot tell from the true one reads the same.
#[test]
fn the_table_says_no_more_than_the_view() {
    let words = Words::english();
    let names = names();
    for (seed, setup) in (0..21).zip(setups().cycle()) {
        let mut dice = Dice::new(Seed::derive(seed, 2));
        play(setup, seed, |state, _| {
            for viewer in Viewer::all(state.players) {
                let reader = Reader { viewer, names: &names };
                let view = Race::view(state, viewer);
                let Ok(world) = Race::imagine(&view, &race::Guess::default(), &mut dice) else { continue };
                let imagined = Race::table(&words, &reader, &Race::view(&world, viewer));
                assert_eq!(Race::table(&words, &reader, &view), imagined);
            }
        });
    }
}
