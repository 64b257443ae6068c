//! Scenarios that are wrong on purpose, and what is said about them: expected and found, with the line.

use std::{env, fs};

use scenario::ProblemKind;
use tabletop::{Dice, Seed};

/// A scenario of Race that holds. Its lines are numbered from 1.
const GOOD: &str = "\
scenario: a good one
game: race
players: 2
seat 0: start old-earth; tableau public-works; hand investment-credits, gem-world
seat 1: start new-sparta; hand space-marines, comet-zone, spice-world, rebel-base
supply: mining-robots, space-port
picks: 0 develop; 1 produce
expect asked 0, 1
0: investment-credits
1: space-marines
1: comet-zone, spice-world
expect 0 hand gem-world, mining-robots
expect 1 hand rebel-base
";

/// One of Galactica.
const GOOD_GALACTICA: &str = "\
scenario: a good one
game: galactica
players: 3
seat 0: saul-tigh; at weapons-control; hand executive-order 1, launch-scout 2
seat 1: laura-roslin; loyalty cylon-brig; hand strategic-planning 3
seat 2: william-adama; spent
turn: 0 action
raiders: front 2
basestars: rear critical-hit
die: 1
distance: 2
crisis: build-cylon-detector
expect asked 0
0: activate weapons-control
0: strike front raider
pass: 0
1: strategic-planning 3
expect raiders front 1
expect 1 hand -
expect 2 sees 1 loyalty 1
";

/// The good scenario with this instead of its line of that number; `\\n` parts several lines.
fn with(good: &str, number: usize, line: &str) -> String {
    let line = line.replace("\\n", "\n");
    let mut lines: Vec<&str> = good.lines().collect();
    lines[number - 1] = &line;
    lines.join("\n")
}

/// What is said about a scenario.
fn complaints(text: &str) -> String {
    match games::scenario(text) {
        Ok(report) => format!("{} holds", report.name),
        Err(problems) => problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
    }
}

#[test]
fn the_good_ones_hold() {
    for good in [GOOD, GOOD_GALACTICA] {
        let report = games::scenario(good).unwrap();
        assert_eq!((report.name.as_str(), report.checks), ("a good one", good.matches("\nexpect").count()));
    }
}

#[test]
fn every_wrong_line_of_race_is_explained() {
    explained(GOOD, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wrong-race.txt"));
}

#[test]
fn every_wrong_line_of_galactica_is_explained() {
    explained(GOOD_GALACTICA, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wrong-galactica.txt"));
}

/// The file has a block for each wrong line: its number, a bar and the line, then all that is said about it. Run with
/// `STARBOARD_BLESS=1` to write down what is said now; read the difference before committing it.
fn explained(good: &str, path: &str) {
    let text = fs::read_to_string(path).unwrap();
    let mut said = Vec::new();
    for block in text.trim_end().split("\n\n") {
        let head = block.lines().next().unwrap_or_default();
        let (number, line) = head.split_once('|').unwrap_or_else(|| panic!("no `number|line`: {head}"));
        said.push(format!("{head}\n{}", complaints(&with(good, number.trim().parse().unwrap(), line))));
    }
    let right: Vec<&String> = said.iter().filter(|block| block.ends_with(" holds")).collect();
    assert!(right.is_empty(), "these lines are right: {right:?}");
    let said = said.join("\n\n") + "\n";
    if env::var_os("STARBOARD_BLESS").is_some() {
        fs::write(path, &said).unwrap();
        return;
    }
    for (said, written) in said.split("\n\n").zip(text.split("\n\n")) {
        assert_eq!(said.trim_end(), written.trim_end());
    }
}

/// Whether play can reach a position is a matter of what it names: no seed makes a wrong one right or a right one wrong.
#[test]
fn no_seed_decides_whether_a_position_can_be() {
    let refused = |text: &str, seed: u32| {
        let problems = games::scenario(&format!("seed: {seed}\n{text}")).err().unwrap_or_default();
        problems.iter().any(|problem| problem.kind == ProblemKind::Position)
    };
    let (mut wrong, mut right) = (0, 0);
    for (good, listed) in
        [(GOOD, include_str!("wrong-race.txt")), (GOOD_GALACTICA, include_str!("wrong-galactica.txt"))]
    {
        for block in listed.split("\n\n") {
            let (number, line) = block.lines().next().and_then(|head| head.split_once('|')).unwrap();
            let text = with(good, number.trim().parse().unwrap(), line);
            let first = refused(&text, 1);
            (wrong, right) = (wrong + usize::from(first), right + usize::from(!first));
            for seed in 2..8 {
                assert_eq!(refused(&text, seed), first, "{line} with seed {seed}");
            }
        }
    }
    assert!(wrong > 60 && right > 60, "{wrong} wrong and {right} right positions");
}

/// A scenario in which nothing is expected would always hold, and so would a part of one.
#[test]
fn a_line_of_play_without_expectations_is_refused() {
    let nothing: Vec<&str> = GOOD.lines().filter(|line| !line.starts_with("expect")).collect();
    let again = format!("{GOOD}again: another way\n0: -\n");
    for (text, line) in [(nothing.join("\n"), 1), (again, 14)] {
        let problems = games::scenario(&text).unwrap_err();
        assert_eq!((problems.len(), problems[0].line, problems[0].kind), (1, line, ProblemKind::Parse));
        assert_eq!(problems[0].expected, "an expectation in this line of play: `expect ...`");
    }
}

/// An answer for whoever may be asked; a turn or a phase passed to its end; entries counted and in their order.
#[test]
fn answers_if_asked_and_stretches() {
    let text = format!(
        "{GOOD}0?: develop\n0?: gem-world\nexpect asked 1\n1: develop\npass: phase\nexpect phase choose-action\n\
         expect 1 told 2 times {{\"reveals\":{{}}}}\n\
         expect 1 told {{\"reveals\":{{\"seat\":0}}}} then {{\"reveals\":{{\"seat\":1}}}}\n"
    );
    assert_eq!(complaints(&text), "a good one holds");
}

/// All that cannot be read is told at once, in the order of the lines; nothing is played then.
#[test]
fn every_misspelling_is_told_at_once() {
    let text =
        GOOD.replace("players: 2", "players: two").replace("1: comet-zone", "1: comet-zoe").replace("hand", "hnad");
    let problems = games::scenario(&text).unwrap_err();
    let lines: Vec<usize> = problems.iter().map(|problem| problem.line).collect();
    assert_eq!(lines, [3, 4, 5, 11, 12, 13]);
    assert!(problems.iter().all(|problem| problem.kind == ProblemKind::Parse));
}

/// Expectations that fail are all told; after a refused answer nothing is, up to the next line of play.
#[test]
fn play_goes_on_after_a_failed_expectation_and_not_after_a_refusal() {
    let more = "expect 0 chips 1\n0: gem-world\nexpect 0 chips 2\nagain: afresh\nexpect 0 chips 3\n";
    let problems = games::scenario(&format!("{GOOD}{more}")).unwrap_err();
    let told: Vec<(usize, ProblemKind)> = problems.iter().map(|problem| (problem.line, problem.kind)).collect();
    assert_eq!(told, [(14, ProblemKind::Expectation), (15, ProblemKind::Refused), (18, ProblemKind::Expectation)]);
}

/// Broken texts of every sort are read or refused, never more.
#[test]
fn no_text_breaks_it() {
    let (held, wrong) = broken(GOOD, &EXTRA, 20_000);
    assert!(held > 100 && wrong > 10_000, "{held} held, {wrong} did not");
    let (held, wrong) = broken(GOOD_GALACTICA, &EXTRA_GALACTICA, 20_000);
    assert!(held > 100 && wrong > 10_000, "{held} held, {wrong} did not");
}

/// How many broken versions of a scenario hold all the same, and how many do not.
fn broken(good: &str, extra: &[&str], count: usize) -> (usize, usize) {
    let words: Vec<&str> = good.split_whitespace().chain(extra.iter().copied()).collect();
    let mut dice = Dice::new(Seed::derive(5, 5));
    let (mut held, mut wrong) = (0, 0);
    for _ in 0..count {
        let mut lines: Vec<String> = good.lines().map(str::to_owned).collect();
        for _ in 0..=dice.below(3) {
            let at = dice.below(lines.len() as u32) as usize;
            let word = words[dice.below(words.len() as u32) as usize];
            match dice.below(5) {
                0 => drop(lines.remove(at)),
                1 => lines.insert(at, format!("{word}: {}", words[dice.below(words.len() as u32) as usize])),
                2 => lines[at].push_str(&format!("; {word} {}", words[dice.below(words.len() as u32) as usize])),
                3 => {
                    let parts: Vec<&str> = lines[at].split(' ').collect();
                    let place = dice.below(parts.len() as u32) as usize;
                    lines[at] = [&parts[..place], &[word], &parts[place + 1..]].concat().join(" ");
                }
                _ => lines[at].push_str(&format!(", {word}")),
            }
        }
        match games::scenario(&lines.join("\n")) {
            Ok(_) => held += 1,
            Err(problems) => {
                wrong += 1;
                assert!(!problems.is_empty());
                assert!(problems.iter().all(|problem| problem.line >= 1 && problem.kind != ProblemKind::Engine));
            }
        }
    }
    (held, wrong)
}

/// Words that the good scenario does not have.
const EXTRA: [&str; 34] = [
    "-",
    "0",
    "3",
    "200",
    "999",
    "chips",
    "known",
    "looked",
    "discarded",
    "shuffled",
    "drawn",
    "mode",
    "experienced",
    "first-game",
    "round",
    "pool",
    "phase",
    "settle",
    "consume",
    "hand-limit",
    "start-discard",
    "supply 2",
    "discards 50",
    "discards open",
    "shuffled 100",
    "turned",
    "again",
    "alpha-centauri*",
    "gem-world*",
    "*",
    "only",
    "way pay",
    "é",
    "expect refused 9: - (over)",
];

/// Words that the good scenario of Galactica does not have. Not `tokens`: chance that cannot come takes long to be refused.
const EXTRA_GALACTICA: [&str; 47] = [
    "-",
    "0",
    "1",
    "4",
    "200",
    "round",
    "first",
    "food",
    "jump",
    "president",
    "admiral",
    "travelled",
    "icy-moon",
    "quorum hand",
    "quorum discards",
    "arrest-order",
    "in play",
    "assign-arbitrator 2",
    "ambush",
    "crisis 3",
    "crisis discards",
    "super crisis 1",
    "inbound-nukes",
    "destiny 2",
    "repair 1",
    "loyalty deck",
    "loyalty",
    "not-a-cylon",
    "cylon-brig*",
    "sympathizer*",
    "super-crisis inbound-nukes",
    "vipers",
    "civilians",
    "rear pop2",
    "stock",
    "lost",
    "centurions",
    "third",
    "damage",
    "armory",
    "at front",
    "at resurrection-ship",
    "seen 1: repair 1",
    "types 1: tactics 0-2",
    "looked 0: not-a-cylon",
    "knows crisis 1",
    "é",
];
