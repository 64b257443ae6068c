//! Random games, with everything said that there is to say. A missing message, a wrong variable or any other Fluent error
//! stops a debug build, and with it these tests.

use galactica::Galactica;
use race::{Mode, Race};
use tabletop::{Ask, Dice, Entry, Game, Seat, Seed, Viewer};
use testkit::random_game;

use super::{Teller, galactica_variants, languages, messages, names, variants};
use crate::{Choice, Line, Reader, Span, Story, Told, Words};

const PARTS: u64 = 4;

/// As wide as a terminal.
const COLUMNS: usize = 80;

pub(super) fn races() -> Vec<race::Setup> {
    let standard = (2..=4).map(|players| race::Setup { players, mode: Mode::Standard });
    let first = (2..=4).map(|players| race::Setup { players, mode: Mode::FirstGame });
    standard.chain(first).chain([race::Setup { players: 2, mode: Mode::Experienced }]).collect()
}

pub(super) fn said(lines: &[Line], what: &str) {
    assert!(!lines.is_empty(), "{what}");
    for line in lines {
        assert!(!line.is_empty(), "an empty line in {what}");
        let text = line.to_string();
        assert_eq!(text.trim_end(), text, "{what}");
        assert!(!text.contains("  ") || text.trim_start().find("  ").is_none(), "two spaces in {what}: {text}");
        assert!(!text.contains(['{', '}', '$']), "{what}: {text}");
        // A line is broken between words, and what goes below is indented by two more.
        let indent = text.chars().take_while(|&c| c == ' ').count() + 2;
        assert!(text.split(' ').all(|word| indent + word.chars().count() <= COLUMNS), "{what}: {text}");
    }
}

/// The cards that a line names.
fn cards(line: &Line) -> Vec<&str> {
    line.0.iter().filter_map(|span| if let Span::Card { id, .. } = span { Some(id.as_str()) } else { None }).collect()
}

fn tell<G: Told>(words: &Words, seats: u8, state: &G::State, entries: &[Entry<G::Event>], full: bool) {
    let names = names();
    for viewer in Viewer::all(seats) {
        let teller = Teller { voice: words.game(G::ID), reader: Reader { viewer, names: &names } };
        for event in entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
            said(&[teller.say(&G::event(event))], "an event");
        }
        let asked = viewer.seat().filter(|&seat| G::asked(state).contains(seat));
        let outcome = G::outcome(state);
        if !full && asked.is_none() && outcome.is_none() {
            continue;
        }
        let board = G::board(&G::view(state, viewer));
        if full {
            said(&teller.lay(&G::table(&board)), "the table");
            for part in G::aid(&board) {
                let lines: Vec<Line> = part.points.iter().map(|point| teller.say(&point.phrase)).collect();
                said(&[teller.say(&part.name), teller.say(&part.gist)], "a part of the aid");
                said(&lines, part.id);
            }
            if viewer.seat().is_some() {
                said(&teller.lay(&G::hand(&board)), "the hand");
                said(&teller.lay(&G::brief(&board)), "the hand in brief");
            }
        }
        if let Some(outcome) = outcome {
            said(&teller.lay(&G::result(&board, &outcome)), "the result");
        }
        let Some(seat) = asked else { continue };
        let ask = Ask::<G>::of(state, seat);
        said(&[teller.say(&G::prompt(&board, &ask))], "a prompt");
        assert!(teller.lay(&G::stakes(&board, &ask)).iter().all(|line| !line.is_empty()));
        for &item in &ask.pick.from {
            say_option(&teller, G::option(&board, &ask, item), "an option");
            if full {
                said(&teller.lay(&G::help(&board, &ask, item)), "help");
            }
        }
    }
}

/// An option is said whole, and each of its parts alone.
pub(super) fn say_option(teller: &Teller<'_>, choice: Choice, what: &str) {
    for part in [&choice.name, &choice.gist, &choice.why].into_iter().filter(|part| !part.is_nothing()) {
        said(&[teller.say(part)], what);
    }
    assert!(!choice.name.is_nothing(), "{what}");
    said(&[teller.say(&choice.whole())], what);
}

/// A whole game as a story, its characters called by their names.
fn tell_story<G: Told>(words: &Words, seats: u8, state: &G::State, entries: &[Entry<G::Event>]) {
    let (board, voice) = (G::board(&G::view(state, Viewer::Public)), words.game(G::ID));
    let called = |seat| G::called(&board, seat).map(|name| voice.say(&name, &Reader::NOBODY).to_string());
    let names: Vec<String> = Seat::all(seats).map(|seat| called(seat).unwrap_or_else(|| seat.0.to_string())).collect();
    for viewer in Viewer::all(seats) {
        let reader = Reader { viewer, names: &names };
        let mut story = Story::<G>::new(viewer);
        let lines = story.add(entries.iter().filter_map(|entry| entry.seen_by(viewer))).lines;
        said(&lines.iter().map(|tale| voice.say(&tale.phrase, &reader)).collect::<Vec<_>>(), "a story");
    }
}

/// Tells so many random games, the table at every `every`th position; how many positions there were.
fn tell_games<G: Told>(words: &Words, setups: &[G::Setup], games: u64, every: usize) -> usize
where
    G::Setup: Sync,
{
    // In parallel, which also shows that one `Words` serves many threads.
    std::thread::scope(|scope| {
        let work = |part: u64| {
            move || {
                let mut positions = 0;
                for (seed, setup) in (0..games).zip(setups.iter().cycle()).filter(|(seed, _)| seed % PARTS == part) {
                    let mut all = Vec::new();
                    random_game::<G>(setup, seed, |state, entries| {
                        positions += 1;
                        all.extend_from_slice(entries);
                        tell::<G>(words, G::seats(setup), state, entries, positions % every == 0);
                        if G::outcome(state).is_some() {
                            tell_story::<G>(words, G::seats(setup), state, &all);
                        }
                    });
                }
                positions
            }
        };
        let parts: Vec<_> = (0..PARTS).map(|part| scope.spawn(work(part))).collect();
        parts.into_iter().map(|part| part.join().unwrap()).sum()
    })
}

#[test]
fn random_games_are_told_in_every_language() {
    for words in languages() {
        // In the first language everything has to come up; the others are told fewer games and all variants.
        let of = if words.language() == Words::LANGUAGES[0] { 1 } else { 4 };
        let races = tell_games::<Race>(&words, &races(), 200 / of, 4);
        assert!(races > 10_000 / of as usize, "{races} positions of Race in {}", words.language());
        let galacticas = tell_games::<Galactica>(&words, &galactica::Setup::all(), 32 / of, 24);
        assert!(galacticas > 5_000 / of as usize, "{galacticas} positions of Galactica in {}", words.language());
        variants::say_all(&words);
        galactica_variants::say_all(&words);
        messages::check_said(&words);
    }
}

/// Looked at without saying them, so that all that is missing is named at once.
#[test]
fn every_form_that_is_asked_for_is_there() {
    let english = Words::english();
    tell_games::<Race>(&english, &races(), 40, 4);
    tell_games::<Galactica>(&english, &galactica::Setup::all(), 12, 24);
    variants::say_all(&english);
    galactica_variants::say_all(&english);
    let said = [Race::ID, Galactica::ID].map(|game| (game, english.game(game).said.variables()));
    let missing: Vec<String> = languages().iter().flat_map(|words| messages::missing_forms(words, &said)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

/// What is told of a table comes from the view alone, so it can hold no secret that the view does not; here: another world that
/// the view cannot tell from the true one reads the same.
fn says_no_more_than_the_view<G: Told>(setups: &[G::Setup], games: u64, every: usize) -> u32 {
    let mut compared = 0;
    for (seed, setup) in (0..games).zip(setups.iter().cycle()) {
        let mut dice = Dice::new(Seed::derive(seed, 2));
        let mut position = 0;
        random_game::<G>(setup, seed, |state, _| {
            position += 1;
            if position % every != 0 {
                return;
            }
            for viewer in Viewer::all(G::seats(setup)) {
                let view = G::view(state, viewer);
                let Ok(world) = G::imagine(&view, &G::Guess::default(), &mut dice) else { continue };
                let imagined = G::board(&G::view(&world, viewer));
                let board = G::board(&view);
                assert_eq!(G::table(&board), G::table(&imagined));
                assert_eq!(G::brief(&board), G::brief(&imagined));
                assert_eq!(G::aid(&board), G::aid(&imagined));
                compared += 1;
                let Some(seat) = viewer.seat().filter(|&seat| G::asked(state).contains(seat)) else { continue };
                let (ask, other) = (Ask::<G>::of(state, seat), Ask::<G>::of(&world, seat));
                assert_eq!(G::prompt(&board, &ask), G::prompt(&imagined, &other));
                assert_eq!(G::stakes(&board, &ask), G::stakes(&imagined, &other));
            }
        });
    }
    compared
}

#[test]
fn the_table_says_no_more_than_the_view() {
    assert!(says_no_more_than_the_view::<Race>(&races(), 21, 1) > 1000);
    assert!(says_no_more_than_the_view::<Galactica>(&galactica::Setup::all(), 16, 16) > 1000);
}

/// What is read by whoever may not know a secret names none of its cards. (In Race a public line names the card that was paid
/// for, which may well be one of those that were drawn.)
#[test]
fn a_public_line_names_no_card_of_a_secret() {
    let (words, names) = (Words::english(), names());
    let reader = Reader { viewer: Viewer::Public, names: &names };
    let told = |event: &galactica::Event| words.game(Galactica::ID).say(&Galactica::event(event), &reader);
    let (mut secrets, mut named) = (0, 0);
    for (seed, setup) in (0..24).zip(galactica::Setup::all().iter().cycle()) {
        random_game::<Galactica>(setup, seed, |_, entries| {
            for entry in entries {
                let Entry::Split { secret, public: Some(public), .. } = entry else { continue };
                let (secret, public) = (told(secret), told(public));
                let hidden = cards(&secret);
                assert!(cards(&public).iter().all(|card| !hidden.contains(card)), "{secret} / {public}");
                secrets += 1;
                named += hidden.len();
            }
        });
    }
    assert!(secrets > 1000 && named > secrets, "{secrets} secrets with {named} cards");
}
