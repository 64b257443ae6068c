//! The terminal game by what is typed into it.

mod orders;
mod sure;
mod table;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use bots::Quick;
use games::{Galactica, Race};
use race::{Mode, Setup};
use tabletop::{By, Line, Viewer};
use words::{Reader, Row, Story};

use super::*;
use crate::talk::Seated as _;
use crate::wrap;

fn sitting(words: &Words, folder: &std::path::Path, setup: Setup, seed: u64) -> Sitting<'static, Race> {
    sitting_of::<Race>(words, folder, setup, seed, &[])
}

/// A game with these people at the terminal, on the first seats; one without a name if none is given.
fn sitting_of<G: Told + Botted + Measured + Ordered>(
    words: &Words,
    folder: &std::path::Path,
    setup: G::Setup,
    seed: u64,
    people: &[&str],
) -> Sitting<'static, G> {
    // A test may leak its language; a game takes it for as long as it lasts.
    let words: &'static Words = Box::leak(Box::new(Words::new(words.language()).expect("the same language")));
    let session = Session::<G>::new(setup, Seed::derive(seed, 0)).expect("a setup");
    let people = people.iter().map(|&name| name.to_owned()).collect();
    let options = Play { bots: vec!["greedy".to_owned()], people, ..Play::default() };
    seated(&options, session, seed, || saves::new_file(folder, G::ID, words), words).expect("seats and bots")
}

/// Numbers that answer most questions now and then: some of the first few options, or nothing.
fn numbers(quick: &mut Quick) -> String {
    let most = quick.below(11);
    let mut all: Vec<u32> = (1..=most).collect();
    for last in (1..all.len()).rev() {
        all.swap(last, quick.below(last as u32 + 1) as usize);
    }
    all.truncate(quick.below(most + 1) as usize + 1);
    if all.is_empty() { "0".to_owned() } else { all.iter().map(u32::to_string).collect::<Vec<_>>().join(" ") }
}

/// Types lines into a game and gives what it says.
fn typed<G: Told + Botted + Ordered>(sitting: &mut Sitting<'_, G>, lines: &str) -> String {
    let mut out = Vec::new();
    sitting.play(&mut lines.as_bytes(), &mut out).expect("no input stops a game");
    String::from_utf8(out).expect("text")
}

const MODES: [(u8, Mode); 5] =
    [(2, Mode::Standard), (3, Mode::Standard), (4, Mode::Standard), (2, Mode::FirstGame), (2, Mode::Experienced)];

/// A person who knows only the numbers plays whole games in every mode; no line is wider than 80 columns.
#[test]
fn whole_games_by_number() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    for (number, (players, mode)) in MODES.into_iter().enumerate() {
        let mut sitting = sitting(&words, folder.path(), Setup { players, mode }, number as u64);
        let mut quick = Quick::new(number as u64);
        // More lines than a game needs.
        let lines: String = (0..20_000).map(|_| numbers(&mut quick) + "\n").collect();
        let said = typed(&mut sitting, &lines);
        assert!(
            sitting.session.outcome().is_some(),
            "{players} {mode:?}: {}",
            &said[said.len().saturating_sub(2000)..]
        );
        let wide = said.lines().find(|line| line.chars().count() > 80);
        // Cues stand before the cursor; with no terminal to end their line, the next text follows on it.
        assert!(wide.is_none_or(|line| line.contains(": ")), "{wide:?}");
    }
}

/// A word of a name is enough to pick it: nobody types "Saul" first.
#[test]
fn any_word_of_a_name_picks_it() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(3), 5, &[]);
    // Whoever picks before may have taken one of them.
    let said = typed(&mut sitting, "roslin\ntigh\nzarek\nboomer\nquit\n");
    let picked = sitting.session.board(Viewer::Public).people[0].character;
    assert!(picked.is_some(), "{said}");
}

/// How long bots think, and a person before they type, changes nothing about whom the game asks.
#[test]
fn slow_games_ask_the_same() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let play = |patience| {
        let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(4), 6, &[]);
        sitting.patience = patience;
        let mut quick = Quick::new(6);
        let lines: String = (0..2_000).map(|_| numbers(&mut quick) + "\n").collect();
        typed(&mut sitting, &lines);
        sitting.session.record().to_text(&sitting.session)
    };
    let quick = play(std::time::Duration::MAX);
    assert!(quick.contains("order"), "no order answered");
    assert!(play(std::time::Duration::ZERO) == quick, "a slow game asks differently");
}

/// The same for Galactica, with orders given and taken back on the way.
#[test]
fn whole_games_of_galactica_by_number() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    for players in [3, 5] {
        let seed = u64::from(players);
        let mut sitting = sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(players), seed, &[]);
        let mut quick = Quick::new(seed);
        let orders =
            ["always pass", "always ask", "always play if hit and mine", "always sing", "orders", "orders clear"];
        let line = |quick: &mut Quick| match orders.get(quick.below(100) as usize) {
            Some(order) => format!("{order}\n"),
            None => numbers(quick) + "\n",
        };
        let lines: String = (0..20_000).map(|_| line(&mut quick)).collect();
        let said = typed(&mut sitting, &lines);
        assert!(sitting.session.outcome().is_some(), "{players}: {}", &said[said.len().saturating_sub(2000)..]);
        for told in ["Your standing orders", "That is not an order for this question"] {
            assert!(said.contains(told), "{told}");
        }
        let wide = said.lines().find(|line| line.chars().count() > 80);
        assert!(wide.is_none_or(|line| line.contains(": ")), "{wide:?}");
        let by_order = |line: &Line<_, _, _>| matches!(line, Line::Answer(answer) if answer.by == By::Order);
        assert!(sitting.session.record().lines.iter().any(by_order), "orders have answered");
    }
}

/// What people type by mistake, and what they could do worse.
const TYPED: [&str; 53] = [
    "?",
    "? 1",
    "? 99",
    "? gem world",
    "? military",
    "? aid",
    "? command",
    "? nonsense",
    "help",
    "help 2",
    "table",
    "t",
    "hand",
    "log",
    "log 3",
    "log x",
    "undo",
    "u",
    "options",
    "orders",
    "orders usual",
    "orders clear",
    "always",
    "always pass",
    "always ask",
    "always play if hit and mine",
    "always play if within 99999999",
    "save",
    "save /nonexistent/folder/x",
    "0",
    "-",
    "pass",
    "-1",
    "1.5",
    "1,1",
    "1 1",
    "99999999999999999999999",
    "explore",
    "e",
    "settle, develop",
    "\u{0}\u{7f}",
    "ümläut ¿",
    "1;2",
    ",,,",
    " ",
    "",
    "card",
    "{\"card\":\"gem-world\"}",
    "../../etc",
    "% s %n",
    "1 2 3 4 5 6 7 8 9 10 11 12",
    "?????",
    "? ?",
];

/// Random input of every kind at every prompt: a helpful line, never a crash, never a lost game. `table` says how many lines
/// each game gets, who sits at the terminal, and what is played.
fn random_lines<G: Told + Botted + Measured + Ordered>(count: usize, each: usize, tables: &[(&[&str], G::Setup)]) {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut quick = Quick::new(11);
    let (mut left, mut games, mut finished, mut refused) = (count, 0, 0, 0);
    while left > 0 {
        let (people, setup) = &tables[games % tables.len()];
        games += 1;
        let mut sitting = sitting_of::<G>(&words, folder.path(), setup.clone(), games as u64, people);
        // Enough lines for a good part of a game; it stops in the middle like a terminal that is closed.
        let count = left.min(each);
        let mut lines: Vec<u8> = Vec::new();
        for _ in 0..count {
            match quick.below(4) {
                0 => lines.extend(TYPED[quick.below(TYPED.len() as u32) as usize].as_bytes()),
                1 => lines.extend((0..quick.below(12)).map(|_| (quick.draw() as u8).max(11))),
                _ => lines.extend(numbers(&mut quick).into_bytes()),
            }
            lines.push(b'\n');
        }
        let (mut input, mut out) = (lines.as_slice(), Vec::new());
        sitting.play(&mut input, &mut out).expect("no input stops a game");
        // What a game that ended did not read is typed into the next one.
        left -= count - input.iter().filter(|&&byte| byte == b'\n').count();
        finished += usize::from(sitting.session.outcome().is_some());
        refused += String::from_utf8(out).expect("text").matches("type ? for help").count();
        // The game is on disk as it stands.
        let kept = load::<G>(&sitting.file, &words).expect("a whole record");
        assert_eq!(kept.hash(), sitting.session.hash());
        let text = std::fs::read_to_string(&sitting.file).unwrap();
        assert_eq!(text, sitting.session.record().to_text(&sitting.session), "nothing is lost");
    }
    println!("{count} lines, {games} games, {finished} of them to the end; {refused} lines were not understood");
    assert!(finished > 0 && refused > 0, "{finished} of {games} games came to an end, {refused} lines were refused");
}

fn random_lines_of_race(count: usize) {
    let setup = |(players, mode)| Setup { players, mode };
    let alone = MODES.map(|table| (&[][..], setup(table)));
    let shared: (&[&str], Setup) = (&["Ana", "Bea"], setup((3, Mode::Standard)));
    random_lines::<Race>(count, 5_000, &[&alone[..], &[shared]].concat());
}

fn random_lines_of_galactica(count: usize) {
    let tables: [(&[&str], u8); 5] =
        [(&[], 3), (&["Ana", "Bea", "Cid"], 4), (&[], 5), (&["Ana", "Bea", "Cid"], 3), (&[], 6)];
    random_lines::<Galactica>(count, 5_000, &tables.map(|(people, players)| (people, galactica::Setup::new(players))));
}

#[test]
fn random_lines_do_no_harm() {
    random_lines_of_race(20_000);
    random_lines_of_galactica(20_000);
}

#[test]
#[ignore = "long; cargo xtask soak runs it"]
fn a_hundred_thousand_random_lines() {
    random_lines_of_race(100_000);
    random_lines_of_galactica(100_000);
}

/// What is said on a shared screen, cut where it goes from one person to another: who has it, and the lines they see.
fn screens(said: &str) -> Vec<(&str, Vec<&str>)> {
    let mut screens: Vec<(&str, Vec<&str>)> = vec![("", Vec::new())];
    for line in said.lines() {
        let called = line.strip_prefix("Pass the screen to ").and_then(|rest| rest.split('.').next());
        match called {
            Some(name) => screens.push((name, Vec::new())),
            None if line.starts_with("The game is over, so") => screens.push(("", Vec::new())),
            None => screens.last_mut().expect("one is there from the start").1.push(line),
        }
    }
    screens
}

/// Everything that a seat's own view and log can make the terminal say about this game, line by line.
fn justified<G: Told + Botted + Ordered>(sitting: &Sitting<'_, G>, seat: Seat) -> BTreeSet<String> {
    let (voice, record) = (sitting.voice(), sitting.session.record());
    let viewer = Viewer::Seat(seat);
    let reader = Reader { viewer, names: &sitting.names };
    let lay = |rows: &[Row]| voice.lay(rows, &reader);
    let mut text = Vec::new();
    let mut put = |line: String, hang: usize| wrap::write(&mut text, &line, hang).unwrap();
    let mut session = Session::<G>::new(record.header.setup.clone(), record.header.seed).unwrap();
    for line in &record.lines {
        let board = session.board(viewer);
        if let Some(ask) = session.ask(seat) {
            put(voice.say(&G::prompt(&board, &ask), &reader).to_string(), 0);
            lay(&G::stakes(&board, &ask)).iter().for_each(|line| put(line.to_string(), 2));
            let option = |&item| voice.say(&G::option(&board, &ask, item).whole(), &reader).to_string();
            let options: Vec<String> = ask.pick.from.iter().map(option).collect();
            let mut first = 1;
            for alike in options.chunk_by(|a, b| a == b) {
                let last = first + alike.len() - 1;
                let number = if first == last { first.to_string() } else { format!("{first}–{last}") };
                put(format!("{number}. {}", alike[0]), 3);
                first = last + 1;
            }
            let twice = ask.pick.from.iter().filter_map(|&item| G::twice(item));
            twice.for_each(|means| put(voice.say(&means, &reader).to_string(), 0));
        }
        for rows in [G::brief(&board), G::table(&board)] {
            lay(&rows).iter().for_each(|line| put(line.to_string(), 2));
        }
        match line {
            Line::Answer(answer) => drop(session.answer(answer.seat, answer.items.clone(), answer.by).unwrap()),
            Line::TakeBack { seat } => session.take_back(*seat).unwrap(),
            Line::Claim(said) => session.claim(said.seat, said.claim.clone()).unwrap(),
            Line::Rewind { .. } | Line::Snapshot { .. } | Line::Check { .. } | Line::End { .. } => {}
        }
    }
    // A stretch of the log may begin and end anywhere.
    let entries: Vec<&G::Event> = session.entries(viewer).collect();
    let mut before = Story::<G>::new(viewer);
    for (from, &entry) in entries.iter().enumerate() {
        let mut story = before.clone();
        story.close();
        for &event in &entries[from..(from + 40).min(entries.len())] {
            let told = story.add([event]).lines;
            told.iter().for_each(|tale| put(voice.say(&tale.phrase, &reader).to_string(), 2));
        }
        before.add([entry]);
    }
    String::from_utf8(text).unwrap().lines().map(str::to_owned).collect()
}

/// Whole games of several people at one terminal. Between two hand-overs nothing appears that the view of whoever has the
/// screen does not justify; everybody gets to see their own.
fn shared_games<G: Told + Botted + Measured + Ordered>(setup: &G::Setup, people: &[&str], seeds: u64) {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    for seed in 0..seeds {
        let mut sitting = sitting_of::<G>(&words, folder.path(), setup.clone(), seed, people);
        let mut quick = Quick::new(seed);
        let lines: String = (0..60_000).map(|_| numbers(&mut quick) + "\n").collect();
        let said = typed(&mut sitting, &lines);
        assert!(sitting.session.outcome().is_some(), "{}", &said[said.len().saturating_sub(2000)..]);
        let screens = screens(&said);
        for (seat, name) in Seat::all(people.len() as u8).zip(people) {
            let justified = justified(&sitting, seat);
            let own: Vec<&str> =
                screens.iter().filter(|(shown, _)| shown == name).flat_map(|(_, lines)| lines).copied().collect();
            assert!(own.len() > 200, "{name} has seen {} lines", own.len());
            let is_own = |line: &&&str| line.contains("For your eyes only") || line.contains("Your hand");
            assert!(own.iter().filter(is_own).count() > 5 || G::ID == Race::ID, "{name} has seen their hand");
            let strange = own.iter().find(|line| {
                // A gap, a cue, a refusal and a call of the screen are nobody's secret; the next text follows on a cue's line.
                let text = line.rsplit(": ").next().unwrap_or_default();
                let plain = line.starts_with("Your choice") || line.starts_with("Press Enter to continue");
                !line.is_empty()
                    && !justified.contains(**line)
                    && !(plain
                        && (text.is_empty() || justified.contains(text) || SAID.iter().any(|said| text.contains(said))))
                    && !SAID.iter().any(|said| line.contains(said))
            });
            assert_eq!(strange, None, "on the screen of {name}, seed {seed}");
        }
    }
}

/// What the terminal says of its own.
const SAID: [&str; 11] = [
    "Your choice",
    "Press Enter to continue",
    "0. Nothing",
    "There is no option",
    "The only choice here",
    "is named twice",
    "Next is ",
    "this takes",
    "type ? for help",
    "Sure? Type yes or no",
    "Nothing was done.",
];

#[test]
fn a_shared_screen_shows_everybody_their_own() {
    shared_games::<Galactica>(&galactica::Setup::new(4), &["Ana", "Bea", "Cid"], 2);
    shared_games::<Race>(&Setup { players: 3, mode: Mode::Standard }, &["Ana", "Bea"], 2);
}

/// Whoever comes back to a shared game sits where they sat, and sees the table once the screen is theirs.
#[test]
fn a_shared_game_is_resumed() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut sitting =
        sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(4), 3, &["Ana", "Bea", "Cid"]);
    let mut quick = Quick::new(3);
    let lines: String = (0..400).map(|_| numbers(&mut quick) + "\n").collect();
    let said = typed(&mut sitting, &lines);
    assert!(
        sitting.session.outcome().is_none() && said.contains("--people Ana,Bea,Cid --seat 0,1,2"),
        "{}",
        sitting.again
    );

    let resume = |people: &[&str]| {
        let people = people.iter().map(|&name| name.to_owned()).collect();
        let options = Play { bots: vec!["greedy".to_owned()], people, ..Play::default() };
        let session = load::<Galactica>(&sitting.file, &words).unwrap();
        seated(&options, session, 3, || Ok(sitting.file.clone()), &words)
    };
    let mut again = resume(&["Ana", "Bea", "Cid"]).unwrap();
    assert_eq!(again.session.hash(), sitting.session.hash());
    let said = typed(&mut again, "\n");
    let screens = screens(&said);
    let [(_, before), (name, table), ..] = screens.as_slice() else { panic!("{said}") };
    assert!(!before.iter().any(|line| line.contains("eyes only")), "{before:?}");
    assert!(["Ana", "Bea", "Cid"].contains(name));
    assert!(table.iter().any(|line| line.contains("For your eyes only")), "{table:?}");
    // Without names the seats are those that people have answered for.
    let unnamed = resume(&[]).unwrap();
    assert_eq!(unnamed.people.iter().map(|person| person.seat).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
}

/// On a terminal, everything is wiped before another is called, what has scrolled away as well, and nothing comes between.
#[test]
fn a_shared_screen_is_wiped() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut sitting =
        sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(3), 5, &["Ana", "Bea", "Cid"]);
    sitting.wipes = true;
    let mut quick = Quick::new(5);
    let lines: String = (0..60_000).map(|_| numbers(&mut quick) + "\n").collect();
    let said = typed(&mut sitting, &lines);
    let calls = said.matches("Pass the screen to ").count();
    let wiped = said.matches("\x1b[H\x1b[2J\x1b[3JPass the screen to ").count();
    assert!(calls > 50 && wiped == calls - 1, "{wiped} of {calls}: all but the first, when there is nothing to hide");
    assert!(said.contains("\x1b[3JThe game is over, so everyone may look."));
    // Whoever stops leaves nothing behind.
    let mut sitting =
        sitting_of::<Galactica>(&words, folder.path(), galactica::Setup::new(3), 5, &["Ana", "Bea", "Cid"]);
    sitting.wipes = true;
    let said = typed(&mut sitting, "\nquit\n");
    let (before, after) = said.rsplit_once("\x1b[H\x1b[2J\x1b[3J").expect("wiped");
    assert!(before.contains("Pick your character") && after.starts_with("See you next time."), "{after}");
}

/// A person who reads what is asked and takes as little as they may: nothing, else the first options. What is written to it
/// is what they read.
#[derive(Clone, Default)]
struct Modest(Rc<RefCell<Reading>>);

#[derive(Default)]
struct Reading {
    all: String,
    seen: usize,
    tries: usize,
    types: Vec<u8>,
    /// Lines for the first questions.
    first: Vec<&'static str>,
    /// What they pick where they can.
    likes: Option<&'static str>,
}

impl std::io::Write for Modest {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.borrow_mut().all.push_str(str::from_utf8(bytes).unwrap());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl std::io::Read for Modest {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let mut reading = self.0.borrow_mut();
        if reading.types.is_empty() {
            let news = reading.all[reading.seen..].to_owned();
            reading.seen = reading.all.len();
            // A question stands apart; a refusal follows at once.
            let anew = news.starts_with('\n') || news.contains("\n\n");
            reading.tries = if anew { 0 } else { reading.tries + 1 };
            let first: Vec<String> = (1..=reading.tries).map(|number| number.to_string()).collect();
            let answer = if first.is_empty() { "0".to_owned() } else { first.join(" ") };
            let liked = reading.likes.filter(|likes| anew && news.contains(&format!(". {likes}")));
            let line = if news.ends_with("Press Enter to continue: ") {
                String::new()
            } else if !reading.first.is_empty() {
                reading.first.remove(0).to_owned()
            } else {
                liked.map_or(answer, str::to_owned)
            };
            reading.types = (line + "\n").into_bytes();
        }
        let count = into.len().min(reading.types.len());
        into[..count].copy_from_slice(&reading.types[..count]);
        reading.types.drain(..count);
        Ok(count)
    }
}

#[test]
fn help_undo_save_and_names() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let setup = Setup { players: 2, mode: Mode::FirstGame };
    let mut game = sitting(&words, folder.path(), setup, 3);
    let copy = folder.path().join("copy.starboard");
    let said =
        typed(&mut game, &format!("? 1\n? nonsense\ntable\nsave\nsave {0}\nsave {0}\nundo\nlog 2\n", copy.display()));
    for expected in [
        "There is no card or term called",
        "Where to? Type save FILE",
        "Saved as",
        "a file of that name already exists",
        "nothing to take back",
        "The input has ended.",
        "starboard play race --resume",
    ] {
        assert!(said.contains(expected), "'{expected}' is not in:\n{said}");
    }
    let kept = load::<Race>(&copy, &words).unwrap();
    assert_eq!(kept.hash(), game.session.hash());

    // Resuming goes on where the game stopped.
    let mut game = sitting(&words, folder.path(), setup, 4);
    typed(&mut game, "Settle\nquit\n");
    let (answers, hash) = (game.session.answers(), game.session.hash());
    let found = saves::last_unfinished::<Race>(folder.path(), &words).unwrap();
    let resumed = load::<Race>(&found, &words).unwrap();
    assert_eq!((resumed.answers(), resumed.hash()), (answers, hash));
    assert_eq!(seating::answered(resumed.record()), [Seat(0)], "the person's seat is known from their answers");
}

/// An answer in steps can be taken back until something was drawn: the way of placing a world.
#[test]
fn a_step_can_be_taken_back() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut taken_back = 0;
    for seed in 0..10 {
        let mut game = sitting(&words, folder.path(), Setup { players: 2, mode: Mode::Standard }, seed);
        let mut quick = Quick::new(seed);
        let lines: String = (0..3_000).map(|_| format!("{}\nundo\n", numbers(&mut quick))).collect();
        taken_back += typed(&mut game, &lines).matches("Taken back.").count();
        let record = Record::<Race>::from_text(&game.session.record().to_text(&game.session)).unwrap();
        assert_eq!(Session::replay(&record).unwrap().hash(), game.session.hash());
    }
    assert!(taken_back > 0);
}

/// Lines that are typed while something else happens first.
struct Meanwhile<'a, F: FnMut()> {
    lines: &'a [u8],
    happens: F,
}

impl<F: FnMut()> std::io::Read for Meanwhile<'_, F> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        self.lines.read(into)
    }
}

impl<F: FnMut()> std::io::BufRead for Meanwhile<'_, F> {
    fn fill_buf(&mut self) -> std::io::Result<&[u8]> {
        (self.happens)();
        Ok(self.lines)
    }

    fn consume(&mut self, count: usize) {
        self.lines = &self.lines[count..];
    }
}

/// A game that can no longer be kept goes on, and says so; a copy can be saved elsewhere.
#[test]
fn a_place_that_goes_away_does_not_stop_a_game() {
    let (words, folder, other) = (Words::english(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let place = folder.path().join("gone");
    let mut game = sitting(&words, &place, Setup { players: 2, mode: Mode::FirstGame }, 3);
    let copy = other.path().join("copy.starboard");
    let lines = format!("explore +5\nsave {}\n", copy.display());
    let mut out = Vec::new();
    let mut input = Meanwhile { lines: lines.as_bytes(), happens: || drop(std::fs::remove_dir_all(&place)) };
    let stopped = game.play(&mut input, &mut out);
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("The game goes on, but it is not being saved"), "{said}");
    assert!(stopped.is_err_and(|error| error.to_string().contains("cannot be written")), "the end is not a success");
    assert_eq!(load::<Race>(&copy, &words).unwrap().hash(), game.session.hash());
}
