//! The page formats phrases as Rust does: every phrase of 200 recorded games of each title for all who look on, and generated
//! ones that use every message in all its variants; in every language, of the others fewer games. What Rust makes of them goes to the
//! page's own code (`web/tests/parity`), which compares every span.
//!
//! Ignored unless asked for, since it needs Node: `cargo xtask test` does.

mod generated;

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;
use std::process::Command;

use bots::{Bot, Botted};
use galactica::Galactica;
use race::{Mode, Race};
use serde_json::json;
use tabletop::{By, Seat, Seed, Session, Viewer};
use words::{Choice, Phrase, Reader, Row, Story, Told, Voice, Words};

const GAMES: u64 = 200;
/// In the languages after the first.
const FEWER: u64 = 8;
/// One game of so many is played with sense, the others by chance: chance reaches more.
const SENSE: u64 = 4;
/// At one question of so many everything is said that can be looked up.
const EVERY: usize = 40;

#[test]
#[ignore = "needs Node: cargo xtask test"]
fn the_page_formats_phrases_as_rust_does() {
    let folder = tempfile::tempdir().unwrap();
    // One is called like a card, and one by the number of the seat.
    let names = ["Ada", "Bo", "Cleo", "Gem", "Helo", ""].map(str::to_owned);
    let modes =
        [Mode::Standard, Mode::FirstGame].into_iter().flat_map(|mode| (2..=4).map(move |players| (players, mode)));
    let races = modes.chain([(2, Mode::Experienced)]).map(|(players, mode)| race::Setup { players, mode });
    let races: Vec<race::Setup> = races.collect();
    let mut languages = serde_json::Map::new();
    for (number, language) in Words::LANGUAGES.iter().enumerate() {
        let words = Words::new(language).unwrap();
        let texts = words::catalogue().language(language).unwrap();
        let games = if number == 0 { GAMES } else { FEWER };
        let file = |game: &str| folder.path().join(format!("{game}.{language}.jsonl"));
        let mut race = Dump::new(words.game("race"), &names, &file("race"));
        race.games::<Race>(&races, games);
        race.generated(&[&texts.common, &texts.race]);
        let mut galactica = Dump::new(words.game("galactica"), &names, &file("galactica"));
        galactica.games::<Galactica>(&galactica::Setup::all(), games);
        galactica.generated(&[&texts.common, &texts.galactica]);
        let lines = json!({"race": race.end(), "galactica": galactica.end()});
        languages.insert((*language).to_owned(), json!({"texts": texts, "lines": lines}));
    }
    fs::write(folder.path().join("about.json"), json!({"names": names, "languages": languages}).to_string()).unwrap();

    let status = Command::new("npx")
        .args(["vitest", "run", "--config", "vitest.parity.config.ts"])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web"))
        .env("PHRASES", folder.path())
        .status()
        .expect("npx starts: install Node 20.19 or newer");
    assert!(status.success(), "the page formats something else: its output is above");
}

/// A file with a line for every phrase: who reads it, the phrase, and what Rust makes of it.
struct Dump<'a> {
    voice: &'a Voice,
    names: &'a [String],
    file: BufWriter<File>,
    written: HashSet<String>,
}

impl<'a> Dump<'a> {
    fn new(voice: &'a Voice, names: &'a [String], path: &Path) -> Self {
        Self { voice, names, file: BufWriter::new(File::create(path).unwrap()), written: HashSet::new() }
    }

    fn phrase(&mut self, viewer: Viewer, phrase: &Phrase) {
        let seat = viewer.seat();
        let key = serde_json::to_string(&(seat, phrase)).unwrap();
        if self.written.insert(key) {
            let line = self.voice.say(phrase, &Reader { viewer, names: self.names });
            writeln!(self.file, "{}", serde_json::to_string(&(seat, phrase, line)).unwrap()).unwrap();
        }
    }

    fn rows(&mut self, viewer: Viewer, rows: &[Row]) {
        for Row { phrase, parts, indent: _ } in rows {
            self.phrase(viewer, phrase);
            parts.iter().for_each(|part| self.phrase(viewer, part));
        }
    }

    /// What everybody is told in whole games.
    fn games<G: Told + Botted>(&mut self, setups: &[G::Setup], games: u64)
    where
        G::Setup: Clone,
    {
        for (game, setup) in (0..games).zip(setups.iter().cycle()) {
            let session = Session::<G>::new(setup.clone(), Seed::derive(game, 0)).unwrap();
            let level = if game % SENSE == 0 { "greedy" } else { "random" };
            self.game(session, G::bot(level, game).unwrap().as_mut());
        }
    }

    fn game<G: Told>(&mut self, mut session: Session<G>, bot: &mut dyn Bot<G>) {
        let mut questions = 0;
        while let Some(seat) = session.waiting().first() {
            let ask = session.ask(seat).unwrap();
            let viewer = Viewer::Seat(seat);
            let view = session.view(viewer);
            let board = G::board(&view);
            self.phrase(viewer, &G::prompt(&board, &ask));
            for &item in &ask.pick.from {
                let Choice { name, gist, why, idle: _ } = G::option(&board, &ask, item);
                [name, gist, why].iter().for_each(|part| self.phrase(viewer, part));
            }
            if questions % EVERY == 0 {
                ask.pick.from.iter().for_each(|&item| self.rows(viewer, &G::help(&board, &ask, item)));
                self.rows(viewer, &G::stakes(&board, &ask));
                self.glance::<G>(viewer, &board);
            }
            questions += 1;
            let mut items = Vec::new();
            bots::remind(bot, seat, &session);
            bot.answer(seat, &ask, Some(&view), &mut items);
            session.answer(seat, items, By::Bot).unwrap();
        }
        for viewer in Viewer::all(session.seats()) {
            let mut story = Story::<G>::new(viewer);
            for event in session.entries(viewer) {
                self.phrase(viewer, &G::event(event));
                story.add([event]).lines.iter().for_each(|tale| self.phrase(viewer, &tale.phrase));
            }
            let board = session.board(viewer);
            self.glance::<G>(viewer, &board);
            self.rows(viewer, &G::result(&board, &session.outcome().unwrap()));
        }
    }

    fn glance<G: Told>(&mut self, viewer: Viewer, board: &G::Board) {
        let glance = G::glance(board);
        self.phrase(viewer, &glance.now);
        glance.warnings.iter().for_each(|phrase| self.phrase(viewer, phrase));
        glance.seats.iter().flatten().for_each(|figure| self.phrase(viewer, &figure.phrase));
        self.rows(viewer, &G::table(board));
    }

    fn generated(&mut self, texts: &[&str]) {
        for phrase in generated::phrases(texts) {
            [Viewer::Public, Viewer::Seat(Seat(1))].into_iter().for_each(|viewer| self.phrase(viewer, &phrase));
        }
    }

    /// How many lines there are.
    fn end(mut self) -> usize {
        self.file.flush().unwrap();
        self.written.len()
    }
}
