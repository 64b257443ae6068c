//! Phrases with their text, for another formatter to be held against.
//!
//! `PHRASES=FILE GAMES=200 cargo test -p words --lib phrases_are_written` writes a line of JSON for each: `game`,
//! `viewer` (a seat, or null for the public), `names`, `phrase`, `text`, and `line` with its spans. They are those of so many
//! random games of each title, each once, and some for every message there is; in English, unless `SAID_IN=fr` says otherwise.

use std::collections::HashSet;
use std::fmt::Write as _;

use galactica::Galactica;
use race::Race;
use serde_json::json;
use tabletop::{Ask, Entry, Viewer};
use testkit::random_game;

use super::games::races;
use super::{galactica_variants, names, variants};
use crate::{Phrase, Reader, Row, Story, Told, Voice, Words};

struct Dump<'a> {
    words: &'a Words,
    names: Vec<String>,
    seen: HashSet<String>,
    text: String,
}

impl Dump<'_> {
    /// A phrase is read again from its JSON before it is said: what travels is what is said.
    fn put(&mut self, game: &str, viewer: Viewer, phrase: &Phrase) {
        let seat = viewer.seat().map(|seat| seat.0);
        let wire = serde_json::to_string(phrase).unwrap();
        if !self.seen.insert(format!("{game} {seat:?} {wire}")) {
            return;
        }
        let again: Phrase = serde_json::from_str(&wire).unwrap();
        assert_eq!(again, *phrase);
        let (voice, reader): (&Voice, _) = (self.words.game(game), Reader { viewer, names: &self.names });
        let line = voice.say(&again, &reader);
        let names = &self.names;
        let whole = json!({"game": game, "viewer": seat, "names": names, "phrase": phrase, "text": line.to_string(), "line": line});
        writeln!(self.text, "{whole}").unwrap();
    }

    fn rows(&mut self, game: &str, viewer: Viewer, rows: &[Row]) {
        rows.iter()
            .flat_map(|row| std::iter::once(&row.phrase).chain(&row.parts))
            .for_each(|phrase| self.put(game, viewer, phrase));
    }

    fn games<G: Told>(&mut self, setups: &[G::Setup], games: u64) {
        for (seed, setup) in (0..games).zip(setups.iter().cycle()) {
            let (mut all, mut positions): (Vec<Entry<G::Event>>, usize) = (Vec::new(), 0);
            random_game::<G>(setup, seed, |state, entries| {
                all.extend_from_slice(entries);
                positions += 1;
                for viewer in Viewer::all(G::seats(setup)) {
                    for event in entries.iter().filter_map(|entry| entry.seen_by(viewer)) {
                        self.put(G::ID, viewer, &G::event(event));
                    }
                    let asked = viewer.seat().filter(|&seat| G::asked(state).contains(seat));
                    let board = (asked.is_some() || positions % 16 == 0 || G::outcome(state).is_some())
                        .then(|| G::board(&G::view(state, viewer)));
                    if let (Some(seat), Some(board)) = (asked, &board) {
                        self.question::<G>(viewer, board, &Ask::of(state, seat));
                    }
                    if let Some(board) = board.filter(|_| positions % 16 == 0) {
                        self.rows(G::ID, viewer, &G::table(&board));
                        self.rows(G::ID, viewer, &G::brief(&board));
                        let glance = G::glance(&board);
                        let figures = glance.seats.iter().flatten().map(|figure| &figure.phrase);
                        let all = std::iter::once(&glance.now).chain(&glance.warnings).chain(figures);
                        all.for_each(|phrase| self.put(G::ID, viewer, phrase));
                    }
                    if let Some(outcome) = G::outcome(state) {
                        self.rows(G::ID, viewer, &G::result(&G::board(&G::view(state, viewer)), &outcome));
                        let mut story = Story::<G>::new(viewer);
                        let told = story.add(all.iter().filter_map(|entry| entry.seen_by(viewer))).lines;
                        told.iter().for_each(|tale| self.put(G::ID, viewer, &tale.phrase));
                    }
                }
            });
        }
    }

    fn question<G: Told>(&mut self, viewer: Viewer, board: &G::Board, ask: &Ask<G>) {
        self.put(G::ID, viewer, &G::prompt(board, ask));
        self.rows(G::ID, viewer, &G::stakes(board, ask));
        for &item in &ask.pick.from {
            let choice = G::option(board, ask, item);
            for part in [&choice.name, &choice.gist, &choice.why] {
                self.put(G::ID, viewer, part);
            }
            self.put(G::ID, viewer, &choice.whole());
        }
    }
}

#[test]
fn phrases_are_written() {
    let number = |name: &str, usual| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let language = std::env::var("SAID_IN").unwrap_or_else(|_| "en".to_owned());
    let words = Words::new(&language).expect("a language that there is");
    let mut dump = Dump { words: &words, names: names(), seen: HashSet::new(), text: String::new() };
    let games = number("GAMES", 2);
    dump.games::<Race>(&races(), games);
    dump.games::<Galactica>(&galactica::Setup::all(), games);
    variants::say_all(&words);
    galactica_variants::say_all(&words);
    for game in ["race", "galactica"] {
        for phrase in words.game(game).said.samples() {
            for viewer in Viewer::all(2) {
                dump.put(game, viewer, &phrase);
            }
        }
    }
    assert!(dump.seen.len() > 10_000, "{}", dump.seen.len());
    if let Some(file) = std::env::var_os("PHRASES") {
        std::fs::write(file, dump.text).unwrap();
    }
}
