//! The commands as other programs rely on them: words, fields, exit codes, sentences.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn starboard(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_starboard")).env("LC_ALL", "C").args(args).output().expect("the binary starts")
}

/// Runs a command that must succeed and gives what it printed.
fn run(args: &[&str]) -> String {
    let output = starboard(args);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{args:?}: {err}");
    out.into_owned()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&run(args)).expect("JSON")
}

/// Runs a command that must fail with one sentence on stderr that contains `says`, and print nothing else.
fn refuses(args: &[&str], says: &str) {
    let output = starboard(args);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{args:?} should fail");
    assert!(output.stdout.is_empty(), "{args:?} printed {}", String::from_utf8_lossy(&output.stdout));
    assert!(error.contains(says), "{args:?}: '{error}' does not say '{says}'");
    assert!(!error.contains("panicked"), "{error}");
}

fn file(folder: &Path, name: &str) -> (PathBuf, String) {
    let path = folder.join(name);
    let text = path.to_str().expect("a plain path").to_owned();
    (path, text)
}

/// The keys of an object, in the order of the alphabet.
fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn cards_race_equals_the_facts_card_by_card() {
    let facts: Value = serde_json::from_str(include_str!("../../race/tests/facts/race-cards.json")).unwrap();
    let cards = json(&["cards", "race", "--json"]);
    let (cards, facts) = (cards["cards"].as_array().unwrap(), facts["cards"].as_array().unwrap());
    assert_eq!((cards.len(), facts.len()), (95, 95));
    for (card, fact) in cards.iter().zip(facts) {
        assert_eq!(card, fact);
    }
    let text = run(&["cards", "race"]);
    for card in cards {
        assert!(text.contains(card["name"].as_str().unwrap()), "{card}");
    }
}

/// The sums over copies that the box has.
#[test]
fn cards_galactica_are_all_there() {
    let cards = json(&["cards", "galactica", "--json"]);
    for (list, faces, copies) in [
        ("crisis", 65, 70),
        ("super_crisis", 5, 5),
        ("skills", 25, 105),
        ("quorum", 0, 17),
        ("destinations", 0, 22),
        ("characters", 10, 10),
        ("loyalty", 0, 16),
        ("locations", 0, 0),
        ("civilians", 0, 12),
        ("damage", 0, 12),
    ] {
        let list_of = cards[list].as_array().unwrap();
        let sum: u64 = list_of.iter().map(|face| face["copies"].as_u64().unwrap_or(0)).sum();
        assert!(faces == 0 || list_of.len() == faces, "{list}: {} faces", list_of.len());
        assert!(copies == 0 || sum == copies, "{list}: {sum} copies");
    }
    assert_eq!(cards.as_object().unwrap().len(), 10);
    let text = run(&["cards", "galactica"]);
    for list in ["crisis", "super_crisis", "skills", "quorum", "destinations", "characters", "locations"] {
        for face in cards[list].as_array().unwrap() {
            assert!(text.contains(face["name"].as_str().unwrap()), "{face}");
        }
    }
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn simulate_prints_what_other_programs_read_and_is_the_same_on_any_number_of_threads() {
    let args =
        ["simulate", "race", "--players", "3", "--games", "150", "--bots", "greedy,random,random", "--seed", "7"];
    let with = |threads: &str| {
        let mut value = json(&[&args[..], &["--threads", threads, "--json"]].concat());
        for timed in ["seconds", "games_per_second", "decisions_per_second"] {
            assert!(value[timed].as_f64().unwrap() > 0.0, "{timed}");
            value[timed] = Value::Null;
        }
        value
    };
    let one = with("1");
    assert_eq!(one, with("2"));
    assert_eq!(one, with("0"));
    assert_eq!(
        keys(&one),
        [
            "dead_ends",
            "decisions",
            "decisions_per_second",
            "ends",
            "forced",
            "games",
            "games_per_second",
            "illegal",
            "longest",
            "over_limit",
            "rounds",
            "seats",
            "seconds"
        ]
    );
    assert_eq!(keys(&one["rounds"]), ["mean"]);
    assert_eq!(keys(&one["ends"]), ["tableau", "vp_pool"]);
    assert_eq!(one["ends"]["tableau"].as_u64().unwrap() + one["ends"]["vp_pool"].as_u64().unwrap(), 150);
    let seats = one["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    for seat in seats {
        assert_eq!(keys(seat), ["bot", "mean_score", "win_share", "wins"]);
    }
    let shares: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{shares}");
    assert_eq!(seats[0]["bot"], "greedy");
    for counted in ["illegal", "dead_ends", "over_limit"] {
        assert_eq!(one[counted], 0, "{counted}");
    }
    let other = json(&["simulate", "race", "--games", "150", "--seed", "8", "--json"]);
    assert_ne!(other["decisions"], json(&["simulate", "race", "--games", "150", "--seed", "9", "--json"])["decisions"]);
}

#[test]
fn greedy_beats_random_in_more_than_95_percent() {
    let result = json(&["simulate", "race", "--games", "2000", "--bots", "greedy,random", "--json"]);
    let share = result["seats"][0]["win_share"].as_f64().unwrap();
    assert!(share > 0.95, "{share}");
}

#[test]
fn conform_reports_each_test() {
    for game in ["race", "galactica"] {
        let suite = json(&["conform", game, "--games", "7", "--seed", "3", "--json"]);
        for report in suite["reports"].as_array().unwrap() {
            assert_eq!(
                keys(report),
                ["answers_per_pair", "cut_short", "differences", "moved", "pairs", "states", "test"]
            );
            assert_eq!(report["differences"], 0, "{report}");
        }
    }
}

#[test]
fn simulate_counts_how_often_a_seat_is_asked_in_turns_of_others() {
    let value = json(&["simulate", "galactica", "--games", "30", "--bots", "greedy", "--orders", "--json"]);
    let asked = &value["asked"];
    let number = |name: &str| asked[name].as_f64().unwrap();
    let shares: Vec<f64> = asked["shares"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap()).collect();
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{asked}");
    assert!((shares[3..].iter().sum::<f64>() - number("share_above_two")).abs() < 1e-9, "{asked}");
    let mean: f64 = (0_u32..).zip(&shares).map(|(times, share)| f64::from(times) * share).sum();
    assert!((mean - number("mean")).abs() < 1e-9 && mean > 0.1, "{asked}");
    let questions: f64 = asked["questions"].as_object().unwrap().values().map(|often| often.as_f64().unwrap()).sum();
    assert!((questions - mean).abs() < 1e-9, "{asked}");
    // Where others could notice, a question waits for whoever holds nothing too.
    assert!(number("slow_mean") > mean, "{asked}");
    let windows =
        |name: &str| asked[name].as_object().unwrap().values().map(|often| often.as_f64().unwrap()).sum::<f64>();
    let minutes = windows("windows") / 20.0 + windows("long_windows") / 5.0;
    assert!((minutes - number("window_minutes")).abs() < 1e-9 && windows("long_windows") > 1.0, "{asked}");
    assert!(json(&["simulate", "race", "--games", "2", "--orders", "--json"]).get("asked").is_none(), "Race has none");
}

#[test]
fn a_watched_game_can_be_saved_replayed_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let (path, name) = file(folder.path(), "game.starboard");
    for (number, variant) in
        [&["--players", "4"][..], &["--experienced"], &["--first-game", "--players", "3"]].iter().enumerate()
    {
        let name = format!("{name}{number}");
        let seed = number.to_string();
        let watched =
            run(&[&["watch", "race", "--bots", "greedy", "--seed", &seed, "--save", &name], *variant].concat());
        assert!(watched.contains("Total:"), "{watched}");
        let replayed = run(&["replay", &name]);
        assert!(watched.contains(replayed.trim()), "a replay tells the same game");
        assert!(run(&["verify", &name]).contains("played to the end"));
    }
    run(&["watch", "--seed", "3", "--save", &name]);

    // What a seat saw: its own cards by name, the others' by number.
    let seen = run(&["replay", &name, "--as", "0"]);
    let first_looks: Vec<&str> = seen.lines().filter(|line| line.contains("looks at")).take(1).collect();
    assert_eq!(first_looks, ["Seat 1 looks at 6 cards to keep 4."], "what is seen of another's cards");
    assert!(seen.contains("You look at 6 cards to keep 4:"), "{seen}");
    let public = run(&["replay", &name, "--as", "public"]);
    assert!(public.contains("Seat 0 looks at 6 cards to keep 4.\n"), "{public}");
    assert!(run(&["replay", &name, "--at", "2"]).contains("after 2 answers"));
    refuses(&["replay", &name, "--why"], "nobody suspects anybody");

    // Nothing is overwritten.
    let before = std::fs::read(&path).unwrap();
    let output = starboard(&["watch", "--seed", "4", "--save", &name]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("a file of that name already exists"));
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let leftovers = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(leftovers, 4, "no half-written file stays behind");
}

#[test]
fn a_game_of_galactica_is_watched_and_replayed_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let (_, name) = file(folder.path(), "galactica.starboard");
    let watched = run(&["watch", "galactica", "--players", "4", "--bots", "directed", "--seed", "5", "--save", &name]);
    assert!(watched.lines().all(|line| line.chars().count() <= 80), "{watched}");
    assert!(watched.contains("goes first.") && watched.contains("Loyalty:"), "{watched}");
    let replayed = run(&["replay", &name]);
    assert!(watched.contains(replayed.trim()), "a replay tells the same game");
    assert!(run(&["verify", &name]).contains("played to the end"));

    // What a seat saw: its own cards by name, the others' by number; and the table, with what is private marked as such.
    let seen = run(&["replay", &name, "--as", "0", "--at", "40"]);
    let drew = |text: &str| seen.lines().any(|line| line.starts_with(text));
    assert!(drew("You draw ") && seen.contains("you are dealt You Are"), "{seen}");
    assert!(seen.contains("Seat 1 is dealt 1 loyalty card."), "{seen}");
    assert!(seen.contains("For your eyes only:"), "{seen}");
    let public = run(&["replay", &name, "--as", "public", "--at", "40"]);
    assert!(!public.contains("You Are") && !public.contains("For your eyes only"), "{public}");

    // Why an answer was given: thought again it is the same one. Whom everybody suspected, turn by turn.
    let why = run(&["replay", &name, "--at", "40", "--why"]);
    for part in [" was asked: ", "The answer: ", "That was ", "Whom it suspected:", "% before, "] {
        assert!(why.contains(part), "{part}: {why}");
    }
    assert!(!why.contains("it would answer"), "{why}");
    let turns = run(&["replay", &name, "--why"]);
    assert!(turns.contains("after 0 turns: Seat 0: ") && turns.contains("after 1 turn: "), "{turns}");
    refuses(&["replay", &name, "--at", "9999", "--why"], "nobody gave answer 9999");
}

#[test]
fn scenarios_of_both_games_are_run_and_every_wrong_one_is_told() {
    let scenarios = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let (_, race) = file(&scenarios, "race/gambling-world.scenario");
    let (path, galactica) = file(&scenarios, "galactica/kobol.scenario");
    assert_eq!(run(&["scenario", &race, &galactica]).lines().count(), 2);
    let folder = tempfile::tempdir().unwrap();
    let (wrong, name) = file(folder.path(), "wrong.scenario");
    let text = std::fs::read_to_string(path).unwrap();
    std::fs::write(&wrong, text.replace("distance: 8", "distance: 12")).unwrap();
    refuses(&["scenario", &name], "no such position: distance: 12");
    std::fs::write(&wrong, text.replace("winner 0, 2", "winner 1")).unwrap();
    refuses(&["scenario", &name], "not so: expect winner 1");
}

/// A line `show` prints the log and the table at that point, as that seat sees them and with no secret of another.
#[test]
fn a_scenario_shows_log_and_table() {
    let folder = tempfile::tempdir().unwrap();
    let (path, name) = file(folder.path(), "shown.scenario");
    let text = "scenario: a look\ngame: race\nplayers: 2\nseat 0: start old-earth; hand public-works, gem-world\n\
                seat 1: start new-sparta; hand comet-zone\npicks: 0 develop; 1 produce\nshow: 0\n0: public-works\n\
                show: 1\nshow: public\nexpect 0 hand gem-world\n";
    std::fs::write(&path, text).unwrap();
    let said = run(&["scenario", &name]);
    let scenes: Vec<&str> = said.split("shown.scenario").collect();
    let [_, mine, theirs, everybodys, passed] = scenes[..] else { panic!("{said}") };
    assert!(mine.contains("Public Works") && mine.contains("Gem World") && !mine.contains("Comet Zone"), "{mine}");
    assert!(!mine.contains("develop Public Works"), "{mine}");
    assert!(theirs.contains("Comet Zone") && theirs.contains("Public Works"), "{theirs}");
    assert!(!everybodys.contains("Comet Zone") && everybodys.contains("Public Works"), "{everybodys}");
    assert!(passed.contains('1'), "{passed}");
}

#[test]
fn bad_input_gets_one_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (good, good_name) = file(folder.path(), "good");
    run(&["watch", "--seed", "5", "--save", &good_name]);
    let text = std::fs::read_to_string(&good).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let write = |name: &str, text: &str| {
        let (path, name) = file(folder.path(), name);
        std::fs::write(path, text).unwrap();
        name
    };
    let join = |lines: &[&str]| lines.join("\n") + "\n";

    refuses(&["cards", "chess"], "there is no game called “chess”");
    refuses(&["simulate", "go", "--json"], "there is no game called “go”");
    refuses(&["simulate", "race", "--bots", "hal"], "there is no bot called “hal”: choose from random, greedy");
    refuses(&["simulate", "race", "--bots", "greedy,random,greedy"], "3 bots for 2 seats");
    refuses(&["simulate", "race", "--players", "5"], "2 to 4 players, not 5");
    refuses(&["simulate", "race", "--players", "3", "--advanced"], "exactly 2 players, not 3");
    refuses(&["simulate", "race", "--games", "0"], "there are no games to play");
    refuses(&["levels", "galactica", "--measure"], "starboard arena galactica");
    assert_eq!(run(&["levels", "galactica"]).matches(": ").count(), 3, "easy, medium and hard");
    refuses(&["play", "galactica", "--players", "7"], "3 to 6 players, not 7");
    refuses(&["watch", "galactica", "--players", "2"], "3 to 6 players, not 2");
    refuses(&["simulate", "race", "--threads", "100000"], "not in 0..=256");
    let saves = folder.path().join("saves");
    for (wrong, says) in [
        (&["--players", "9"][..], "2 to 4 players, not 9"),
        (&["--seat", "7"], "there is no seat “7” at this table: give --seat 0 to 1"),
        (&["--people", "3"], "3 people for 2 seats: name fewer"),
        (&["--people", "Ana,Bea", "--seat", "1"], "2 people at this terminal, but 1 seat named"),
        (&["--seat", "1,1"], "give --seat a different seat for each of them"),
        (&["--people", "Ana,Ana"], "“Ana” cannot be a name"),
        (&["--people", "Ana,"], "“” cannot be a name"),
        (&["--bots", "x"], "there is no bot called “x”"),
        (&["--bots", "random,random"], "2 bots for 1 other player: name one for each of them"),
        (&["--resume"], "there is no unfinished game to resume"),
        (&["--resume", "nowhere"], "there is no such file"),
        (&["--resume", "--players", "3"], "cannot be used with"),
        (&["--resume", &good_name], "this game is over"),
    ] {
        refuses(&[&["play", "race", "--data", saves.to_str().unwrap()], wrong].concat(), says);
        assert!(!saves.exists(), "{wrong:?} leaves nothing behind");
    }
    refuses(&["replay", "nowhere.starboard"], "there is no such file");
    refuses(&["replay", &good_name, "--as", "2"], "there is no seat “2” at this table: give --as 0 to 1");
    refuses(&["replay", &good_name, "--as", "me"], "there is no seat “me”");
    refuses(&["replay", &good_name, "--at", "99999"], "answers, not 99999");

    let empty = write("empty", "");
    let noise = write("noise", "hello\nworld\n");
    let other_rules = write("rules", &text.replacen("\"rules\":2", "\"rules\":9", 1));
    let other_game = write("game", &text.replacen("\"game\":\"race\"", "\"game\":\"go\"", 1));
    let bad_setup = write("setup", &text.replacen("\"players\":2", "\"players\":7", 1));
    let broken = write("broken", &join(&[&lines[..4], &["{\"answer\":"], &lines[5..]].concat()));
    let cut_line = write("cut-line", &text[..text.len() / 2]);
    let cut_clean = write("cut-clean", &join(&lines[..lines.len() - 1]));
    let after_end = write("after", &(text.clone() + lines[3] + "\n"));
    let dropped = write("dropped", &join(&[&lines[..5], &lines[6..]].concat()));
    let wrong_end = write("end", &text.replacen("\"end\":{\"answers\":", "\"end\":{\"answers\":1", 1));
    let folder_name = folder.path().to_str().unwrap().to_owned();
    for (name, says) in [
        (&empty, "not a Starboard record"),
        (&noise, "not a Starboard record"),
        (&other_rules, "version 9 of the rules"),
        (&other_game, "a record of “go”"),
        (&bad_setup, "2 to 4 players, not 7"),
        (&broken, "Line 5 is damaged"),
        (&cut_line, "cut off"),
        (&cut_clean, "cut off"),
        (&after_end, "after the end of the record"),
        (&dropped, "Line"),
        (&wrong_end, "does not match"),
        (&folder_name, "cannot be read"),
    ] {
        refuses(&["replay", name], says);
        refuses(&["verify", name], says);
    }
    // Several files: each is judged, and one bad one fails the command.
    let output = starboard(&["verify", &good_name, &broken, &good_name]);
    assert!(!output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2);
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 of 3 files did not pass"));
}
