//! The suite on a game that is right, and on the same game with one thing wrong at a time.

mod toy;

use tabletop::{Cards, Dice, Game, Log, NoGuess, Record, Seat, Seed, Session, Viewer};
use testkit::{Config, Spread, Suite, chi_square, coverage, run, run_range};
use toy::{Item, Leak, Setup, Toy, hand_of, possible_hands};

fn setup(seats: u8, leak: Leak) -> Setup {
    Setup { seats, rounds: 12, leak }
}

fn config(leak: Leak, games: u64) -> Config<Toy> {
    Config { games, ..Config::new((2..=4).map(|seats| setup(seats, leak)).collect()) }
}

fn suite(leak: Leak, games: u64) -> Suite {
    run(&config(leak, games), &|_, _| ())
}

/// Hands that seat 0 imagines seat 1 to hold: at the start, or after a look at the hand of seat 2.
fn spread(leak: Leak, looks: bool) -> Spread {
    let mut state = Toy::start(&setup(3, leak), Seed::derive(9, 0), &mut Log::off()).unwrap();
    let mut unseen: Cards = (0..24).collect::<Cards>() - state.hands[0];
    if looks {
        Toy::apply(&mut state, Seat(0), &[Item::Seat(Seat(2))], &mut Log::off());
        unseen = unseen - state.hands[2];
    }
    let view = Toy::view(&state, Viewer::Seat(Seat(0)));
    let possible = possible_hands(unseen, 4);
    let mut dice = Dice::new(Seed::derive(10, 0));
    let mut hand = || hand_of(&Toy::imagine(&view, &NoGuess, &mut dice).unwrap(), Seat(1));
    chi_square((0..possible.len() * 20).map(|_| hand()), &possible)
}

#[test]
fn the_right_game_passes_and_nothing_is_empty() {
    let suite = suite(Leak::Nothing, 300);
    println!("{suite}");
    suite.assert_sound();
    for test in ["lockstep_relabelled", "lockstep_other_answer"] {
        let report = suite.report(test);
        assert!(report.pairs >= 500 && report.answers_per_pair > 5.0, "{report:?}");
        assert!(report.cut_short < report.pairs, "{report:?}");
    }
    assert!(suite.report("lockstep_relabelled").moved > 1000);
    for looks in [false, true] {
        let spread = spread(Leak::Nothing, looks);
        println!("uniform: {spread:?}");
        spread.assert_even();
    }
}

#[test]
fn the_work_can_be_split() {
    let config = config(Leak::TellsDraws, 6);
    let whole = run(&config, &|_, _| ());
    assert_eq!(run_range(&config, 0..2).merge(run_range(&config, 2..6)), whole);
    assert_eq!(run_range(&config, 0..6), whole);
    let json = serde_json::to_value(whole.report("offers")).unwrap();
    let names: Vec<&str> = json.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(names, ["answers_per_pair", "cut_short", "differences", "moved", "pairs", "states", "test"]);
}

/// Each planted fault is caught, by the tests that are named and maybe others; and the records it comes with open.
#[test]
fn every_planted_fault_is_caught() {
    for (leak, by) in [
        (Leak::AsksHolders, &["imagine", "asked", "lockstep_relabelled"][..]),
        (Leak::PassesAtOnce, &["lockstep_relabelled"]),
        (Leak::MarksWhatLeft, &["lockstep_other_answer"]),
        (Leak::ShowsBidsEarly, &["lockstep_other_answer"]),
        (Leak::ShowsDiscard, &["imagine", "lockstep_relabelled", "lockstep_other_answer"]),
        (Leak::ImaginesUnevenly, &["uniform"]),
        (Leak::LosesCard, &["conservation"]),
        (Leak::OffersBackwards, &["offers"]),
        (Leak::OffersTooMany, &["offers"]),
        (Leak::Hangs, &["progress", "offers"]),
        (Leak::TellsDraws, &["lockstep_relabelled"]),
        (Leak::ForgetsPoints, &["serialise"]),
        (Leak::Panics, &["progress"]),
        (Leak::RedrawsHands, &["replay"]),
        (Leak::HoldersSay, &["replay"]),
    ] {
        let suite = suite(leak, 60);
        let mut reports = suite.reports.clone();
        reports.push(spread(leak, false).report());
        let caught: Vec<_> = reports.iter().filter(|report| report.differences > 0).collect();
        let counts: Vec<String> =
            caught.iter().map(|report| format!("{} {}", report.test, report.differences)).collect();
        println!("{leak:?}: {}", counts.join(", "));
        for test in by {
            assert!(caught.iter().any(|report| report.test == *test), "{leak:?} is not caught by {test}\n{suite}");
        }
        for failure in &suite.failures {
            let record = Record::<Toy>::from_text(&failure.record);
            let record = record.unwrap_or_else(|error| panic!("{leak:?}: {error:?}\n{}", failure.record));
            // A record of a panic leads to the panic, and one of a broken record is what it is.
            if leak != Leak::Panics && failure.test != "replay" {
                let session =
                    Session::replay(&record).unwrap_or_else(|error| panic!("{leak:?} {failure:?}: {error:?}"));
                assert_eq!(session.seats(), record.header.setup.seats);
            }
        }
    }
}

/// By hand, for a quarter of a million states: `cargo test -p testkit --test suite -- --ignored --nocapture`.
#[test]
#[ignore = "half a minute"]
fn the_right_game_passes_on_very_many_states() {
    let suite = run(&Config { every: 1, ..config(Leak::Nothing, 6000) }, &|_, _| ());
    println!("{suite}");
    suite.assert_sound();
}

/// A page with a ruling, two files of tests, and what the check of pages says of it.
fn page_faults(page: &str) -> Vec<String> {
    let names = ["setup::deal", "setup::order", "hostile::input"].map(str::to_owned).into();
    let files = ["setup", "hostile"].map(str::to_owned).into();
    coverage::faults(page, &coverage::numbered(&[("SET-", 2)]), &coverage::Tests { names, files })
}

#[test]
fn a_coverage_page_is_held_to_its_rulings_and_tests() {
    let head = "`hostile`: bad input.\n\n| ruling | in our words | tests |\n|---|---|---|\n";
    let first = "| SET-1 | cards are dealt | `setup::deal` |\n";
    let second = "| SET-2 | in order | `setup::deal`, `setup::order` |\n";
    assert_eq!(page_faults(&[head, first, second].concat()), [""; 0]);
    for (page, fault) in [
        ([head, first, ""], "SET-2 is listed 0 times"),
        ([head, &[first, first].concat(), second], "SET-1 is listed 2 times"),
        ([head, &[first, "| SET-3 | more | `setup::deal` |\n"].concat(), second], "SET-3 is no ruling"),
        ([head, first, "| SET-2 | in order | none |\n"], "SET-2 has no test"),
        ([head, first, "| SET-2 |  | `setup::order` |\n"], "SET-2 says nothing"),
        ([head, first, "| SET-2 | in order | `setup::other` |\n"], "there is no test setup::other"),
        ([head, &[first, "- `setup::readings`\n"].concat(), second], "there is no test setup::readings"),
        (["", first, second], "no test of hostile is named"),
    ] {
        assert_eq!(page_faults(&page.concat()), [fault]);
    }
    let broken = "| SET-2 | `setup::order` |\n";
    let expected = ["not a ruling, a phrase and tests: | SET-2 | `setup::order` |", "SET-2 is listed 0 times"];
    assert_eq!(page_faults(&[head, first, broken].concat()), expected);
}
