//! The terminal game by what is typed into it.

use bots::Quick;
use race::{Mode, Setup};

use super::*;

fn hall(words: &Words, folder: &std::path::Path, setup: Setup, seed: u64) -> Hall<'static, Race> {
    hall_of::<Race>(words, folder, setup, seed)
}

fn hall_of<G: Told + Botted + Measured + Ordered>(
    words: &Words,
    folder: &std::path::Path,
    setup: G::Setup,
    seed: u64,
) -> Hall<'static, G> {
    // A test may leak its language; a game takes it for as long as it lasts.
    let words: &'static Words = Box::leak(Box::new(Words::new(words.language()).expect("the same language")));
    let session = Session::<G>::new(setup, Seed::derive(seed, 0)).expect("a setup");
    let options = Play { bots: vec!["greedy".to_owned()], ..Play::default() };
    let bots = opponents::<G>(&options, session.seats(), Seat(0), seed, words).expect("bots");
    let file = saves::new_file(folder, G::ID, words).expect("a folder");
    let names = names(session.seats(), Seat(0), &options.bots, words);
    let again = again(&options, G::ID, &file);
    Hall { words, session, me: Seat(0), names, bots, file, again, told: 0, orders: G::usual() }
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
fn typed<G: Told + Botted + Ordered>(hall: &mut Hall<'_, G>, lines: &str) -> String {
    let mut out = Vec::new();
    hall.play(&mut lines.as_bytes(), &mut out).expect("no input stops a game");
    String::from_utf8(out).expect("text")
}

const MODES: [(u8, Mode); 5] =
    [(2, Mode::Standard), (3, Mode::Standard), (4, Mode::Standard), (2, Mode::FirstGame), (2, Mode::Experienced)];

/// A person who knows only the numbers plays whole games in every mode; no line is wider than 80 columns.
#[test]
fn whole_games_by_number() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    for (number, (players, mode)) in MODES.into_iter().enumerate() {
        let mut hall = hall(&words, folder.path(), Setup { players, mode }, number as u64);
        let mut quick = Quick::new(number as u64);
        // More lines than a game needs.
        let lines: String = (0..20_000).map(|_| numbers(&mut quick) + "\n").collect();
        let said = typed(&mut hall, &lines);
        assert!(hall.session.outcome().is_some(), "{players} {mode:?}: {}", &said[said.len().saturating_sub(2000)..]);
        let wide = said.lines().find(|line| line.chars().count() > 80);
        // Cues stand before the cursor; with no terminal to end their line, the next text follows on it.
        assert!(wide.is_none_or(|line| line.contains(": ")), "{wide:?}");
    }
}

/// The same for Galactica, with orders given and taken back on the way.
#[test]
fn whole_games_of_galactica_by_number() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    for players in [3, 5] {
        let seed = u64::from(players);
        let mut hall = hall_of::<Galactica>(&words, folder.path(), galactica::Setup::new(players), seed);
        let mut quick = Quick::new(seed);
        let orders =
            ["always pass", "always ask", "always play if hit and mine", "always sing", "orders", "orders usual"];
        let line = |quick: &mut Quick| match orders.get(quick.below(100) as usize) {
            Some(order) => format!("{order}\n"),
            None => numbers(quick) + "\n",
        };
        let lines: String = (0..20_000).map(|_| line(&mut quick)).collect();
        let said = typed(&mut hall, &lines);
        assert!(hall.session.outcome().is_some(), "{players}: {}", &said[said.len().saturating_sub(2000)..]);
        for told in ["Your standing orders", "That is no order for what is asked here"] {
            assert!(said.contains(told), "{told}");
        }
        let wide = said.lines().find(|line| line.chars().count() > 80);
        assert!(wide.is_none_or(|line| line.contains(": ")), "{wide:?}");
        let by_order = |line: &Line<_, _>| matches!(line, Line::Answer(answer) if answer.by == By::Order);
        assert!(hall.session.record().lines.iter().any(by_order), "orders have answered");
    }
}

/// Wrong input of every kind at every prompt: a helpful line, never a crash, never a lost game.
#[test]
fn a_hundred_thousand_random_lines() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut quick = Quick::new(11);
    let words_typed = [
        "?",
        "? 1",
        "? 99",
        "? gem world",
        "? military",
        "? nonsense",
        "help",
        "help 2",
        "table",
        "t",
        "log",
        "log 3",
        "log x",
        "undo",
        "u",
        "options",
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
    let mut left = 100_000;
    let (mut games, mut finished) = (0, 0);
    while left > 0 {
        let (players, mode) = MODES[games % MODES.len()];
        games += 1;
        let mut hall = hall(&words, folder.path(), Setup { players, mode }, games as u64);
        // Enough lines for a good part of a game; it stops in the middle like a terminal that is closed.
        let count = left.min(5_000);
        left -= count;
        let mut lines: Vec<u8> = Vec::new();
        for _ in 0..count {
            match quick.below(4) {
                0 => {
                    let at = quick.below(words_typed.len() as u32) as usize;
                    lines.extend(words_typed[at].as_bytes());
                }
                1 => lines.extend((0..quick.below(12)).map(|_| (quick.draw() as u8).max(11))),
                _ => lines.extend(numbers(&mut quick).into_bytes()),
            }
            lines.push(b'\n');
        }
        let mut out = Vec::new();
        hall.play(&mut lines.as_slice(), &mut out).expect("no input stops a game");
        finished += usize::from(hall.session.outcome().is_some());
        // The game is on disk as it stands.
        let kept = load::<Race>(&hall.file, &words).expect("a whole record");
        assert_eq!(kept.hash(), hall.session.hash());
    }
    assert!(finished > 0, "none of {games} games came to its end");
}

#[test]
fn help_undo_save_and_names() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let setup = Setup { players: 2, mode: Mode::FirstGame };
    let mut game = hall(&words, folder.path(), setup, 3);
    let copy = folder.path().join("copy.starboard");
    let said =
        typed(&mut game, &format!("? 1\n? nonsense\ntable\nsave\nsave {0}\nsave {0}\nundo\nlog 2\n", copy.display()));
    for expected in [
        "There is no card or term called",
        "Say where: save FILE",
        "Saved as",
        "there is a file of that name",
        "nothing to take back",
        "The input has ended.",
        "starboard play race --resume",
    ] {
        assert!(said.contains(expected), "'{expected}' is not in:\n{said}");
    }
    let kept = load::<Race>(&copy, &words).unwrap();
    assert_eq!(kept.hash(), game.session.hash());

    // Resuming goes on where the game stopped.
    let mut game = hall(&words, folder.path(), setup, 4);
    typed(&mut game, "Settle\nquit\n");
    let (answers, hash) = (game.session.answers(), game.session.hash());
    let found = saves::last_unfinished::<Race>(folder.path(), &words).unwrap();
    let resumed = load::<Race>(&found, &words).unwrap();
    assert_eq!((resumed.answers(), resumed.hash()), (answers, hash));
    assert_eq!(whose(resumed.record()), Some(Seat(0)), "the person's seat is known from his answers");
}

/// An answer in steps can be taken back until something was drawn: the way of placing a world.
#[test]
fn a_step_can_be_taken_back() {
    let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
    let mut taken_back = 0;
    for seed in 0..10 {
        let mut game = hall(&words, folder.path(), Setup { players: 2, mode: Mode::Standard }, seed);
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
    let mut game = hall(&words, &place, Setup { players: 2, mode: Mode::FirstGame }, 3);
    let copy = other.path().join("copy.starboard");
    let lines = format!("explore +5\nsave {}\n", copy.display());
    let mut out = Vec::new();
    let mut input = Meanwhile { lines: lines.as_bytes(), happens: || drop(std::fs::remove_dir_all(&place)) };
    let stopped = game.play(&mut input, &mut out);
    let said = String::from_utf8(out).unwrap();
    assert!(said.contains("The game goes on, but it is not saved now"), "{said}");
    assert!(stopped.is_err_and(|error| error.to_string().contains("cannot be written")), "the end is not a success");
    assert_eq!(load::<Race>(&copy, &words).unwrap().hash(), game.session.hash());
}
