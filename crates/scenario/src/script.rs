//! A scenario as it was read, and how it is run.

use tabletop::{MAX_SEATS, Refusal, Seat, Seed, Viewer};

use crate::expect::{self, Expectation, Seats, refusal_word, say_ask, say_items};
use crate::played::{About, Dealt, Played};
use crate::table::{Table, Trouble};
use crate::text::{Line, Unclear, first_word, list_of, name_of, number, say_list};
use crate::{Problem, ProblemKind, Report, Shown};

/// Which of these games a scenario is of.
pub(crate) fn game<'a>(lines: &[Line<'_>], games: &[&'a str]) -> Result<&'a str, Vec<Problem>> {
    let key = |line: &&Line<'_>| matches!(line.text.split_once(':'), Some((key, _)) if key.trim() == "game");
    let Some(line) = lines.iter().find(key) else {
        let first = lines.first().copied().unwrap_or(Line { number: 1, text: "" });
        let known: Vec<String> = games.iter().map(|game| format!("`game: {game}`")).collect();
        let expected = format!("a line {} before anything is played", known.join(" or "));
        return Err(vec![first.unclear(Unclear::new(expected, ""))]);
    };
    let named = line.text.split_once(':').map_or("", |(_, name)| name.trim());
    name_of(named, &format!("the game: {}", games.join(" or ")), games.iter().copied())
        .map_err(|unclear| vec![line.unclear(unclear)])
}

/// Something that happens after the position is on the table.
enum Step<G: Played> {
    Answer(Seat, Vec<G::Item>),
    /// The same if the seat has to answer now; otherwise nothing.
    IfAsked(Seat, Vec<G::Item>),
    Pass(Pass),
    Expect(Expectation<G>),
    /// The table and the log, as this viewer sees them, are shown to whoever runs the scenario.
    Show(Viewer),
    /// Back to the position.
    Again,
}

/// Who answers nothing.
#[derive(Clone, Debug)]
enum Pass {
    /// These, one after the other.
    Seats(Vec<Seat>),
    /// Everyone who has to answer now.
    All,
    /// Everyone, as long as reactions or the moments of powers are asked about.
    Reactions,
    /// Everyone, up to the end of the turn or phase.
    Stretch,
}

pub(crate) struct Script<'a, G: Played> {
    name: String,
    players: u8,
    seed: Seed,
    said: G::Lines,
    /// The lines of the position.
    position: Vec<Line<'a>>,
    steps: Vec<(Line<'a>, Step<G>)>,
}

/// Reads all lines; every one that cannot be read is a problem.
pub(crate) fn read<'a, G: Played>(lines: &[Line<'a>]) -> Result<Script<'a, G>, Vec<Problem>> {
    let mut reader = Reader::<'a, G> {
        name: None,
        players: None,
        seed: 1,
        keys: Vec::new(),
        said: G::Lines::default(),
        position: Vec::new(),
        steps: Vec::new(),
    };
    let mut problems = Vec::new();
    for line in lines {
        if let Err(unclear) = reader.line(*line) {
            problems.push(line.unclear(unclear));
        }
    }
    let first = lines.first().copied().unwrap_or(Line { number: 1, text: "" });
    let mut missing = |key: &str, example: &str| {
        if !reader.keys.iter().any(|known| known == key) {
            problems.push(first.unclear(Unclear::new(format!("a line `{example}`"), "")));
        }
    };
    missing("scenario", "scenario: what it shows");
    missing("players", &format!("players: {}", G::SEATS.0));
    problems.extend(checks_nothing(&reader.steps, first));
    if !problems.is_empty() {
        return Err(problems);
    }
    let (Some(name), Some(players)) = (reader.name, reader.players) else { return Err(problems) };
    let Reader { said, position, steps, seed, .. } = reader;
    Ok(Script { name, players, seed: Seed::derive(seed, 0), said, position, steps })
}

/// A line of play in which nothing is expected holds whatever happens.
fn checks_nothing<G: Played>(steps: &[(Line<'_>, Step<G>)], first: Line<'_>) -> Vec<Problem> {
    let (mut begins, mut checks, mut problems) = (first, false, Vec::new());
    let mut close = |begins: Line<'_>, checks: bool| {
        if !checks {
            problems.push(begins.unclear(Unclear::new("an expectation in this line of play: `expect ...`", "")));
        }
    };
    for (line, step) in steps {
        match step {
            Step::Again => {
                close(begins, checks);
                (begins, checks) = (*line, false);
            }
            Step::Expect(_) => checks = true,
            Step::Answer(..) | Step::IfAsked(..) | Step::Pass(_) | Step::Show(_) => {}
        }
    }
    close(begins, checks);
    problems
}

struct Reader<'a, G: Played> {
    name: Option<String>,
    players: Option<u8>,
    seed: u64,
    /// The keys there have been, to find the second of a kind.
    keys: Vec<String>,
    said: G::Lines,
    position: Vec<Line<'a>>,
    steps: Vec<(Line<'a>, Step<G>)>,
}

impl<'a, G: Played> Reader<'a, G> {
    fn line(&mut self, line: Line<'a>) -> Result<(), Unclear> {
        if let ("expect", rest) = first_word(line.text) {
            let expectation = expect::read(rest, self.seats())?;
            self.steps.push((line, Step::Expect(expectation)));
            return Ok(());
        }
        let form = || {
            let expected = format!("`key: value`, an answer such as `0: {}`, or `expect ...`", G::EXAMPLE);
            Unclear::new(expected, line.text)
        };
        let (key, rest) = line.text.split_once(':').ok_or_else(form)?;
        let (key, rest) = (key.trim(), rest.trim());
        let (seat, if_asked) = key.strip_suffix('?').map_or((key, false), |seat| (seat.trim(), true));
        if seat.bytes().all(|byte| byte.is_ascii_digit()) && !seat.is_empty() {
            let (seat, items) = (self.seats().read(seat)?, list_of(rest, G::item)?);
            self.steps.push((line, if if_asked { Step::IfAsked(seat, items) } else { Step::Answer(seat, items) }));
            return Ok(());
        }
        if key == "show" {
            let viewer = match rest {
                "" | "public" => Viewer::Public,
                seat => self
                    .seats()
                    .read(seat)
                    .map(Viewer::Seat)
                    .map_err(|unclear| Unclear { expected: format!("`public` or {}", unclear.expected), ..unclear })?,
            };
            self.steps.push((line, Step::Show(viewer)));
            return Ok(());
        }
        if key == "again" {
            self.steps.push((line, Step::Again));
            return Ok(());
        }
        if key == "pass" {
            let pass = match rest {
                "all" => Pass::All,
                "reactions" => Pass::Reactions,
                rest if rest == G::STRETCH => Pass::Stretch,
                _ => {
                    let seat = |seat: &str| {
                        self.seats().read(seat).map_err(|unclear| Unclear {
                            expected: format!("`all`, `reactions`, `{}`, or {}", G::STRETCH, unclear.expected),
                            ..unclear
                        })
                    };
                    Pass::Seats(list_of(rest, seat)?)
                }
            };
            self.steps.push((line, Step::Pass(pass)));
            return Ok(());
        }
        self.position_line(line, key, rest)
    }

    fn position_line(&mut self, line: Line<'a>, key: &str, rest: &str) -> Result<(), Unclear> {
        let words: Vec<&str> = key.split_whitespace().collect();
        if !self.steps.is_empty() {
            return Err(Unclear::new("all lines of the position before the first answer or expectation", line.text));
        }
        // `supply 3` is the same line as `supply`; `seat 0` and `seat 1` are two.
        let is_number = |word: &&&str| word.bytes().all(|byte| byte.is_ascii_digit());
        let known = match words.first() {
            Some(&"seat") => words.join(" "),
            _ => words.iter().filter(|word| !is_number(word)).copied().collect::<Vec<_>>().join(" "),
        };
        if self.keys.contains(&known) {
            return Err(Unclear::new(format!("`{known}` once"), line.text));
        }
        self.keys.push(known);
        self.position.push(line);
        match words.as_slice() {
            ["scenario"] if rest.is_empty() => return Err(Unclear::new("what the scenario shows", rest)),
            ["scenario"] => self.name = Some(rest.to_owned()),
            ["game"] => {}
            ["players"] => {
                let (least, most) = G::SEATS;
                let players = rest.parse().ok().filter(|players| (least..=most).contains(players));
                let complaint = || Unclear::new(format!("{least} to {most} players"), rest);
                self.players = Some(players.ok_or_else(complaint)?);
            }
            ["seed"] => self.seed = u64::from(number(rest, "the seed", u32::MAX)?),
            ["seat", seat] => {
                let seat = self.seats().read(seat)?.0.to_string();
                G::position_line(&mut self.said, &["seat", &seat], rest)?;
            }
            [] => return Err(Unclear::new(format!("a key: {}", G::KEYS), line.text)),
            words => G::position_line(&mut self.said, words, rest)?,
        }
        Ok(())
    }

    fn seats(&self) -> Seats {
        Seats(self.players.unwrap_or(MAX_SEATS as u8))
    }
}

/// How an answer was refused, with the item that is to blame if it is one.
fn say_refused<G: Played>(refusal: Refusal, items: &[G::Item]) -> String {
    let blamed = match refusal {
        Refusal::NotOffered { index } => items.get(usize::from(index)..=usize::from(index)).unwrap_or(items),
        Refusal::NoSuchSeat
        | Refusal::Over
        | Refusal::NotAsked
        | Refusal::TooFew { .. }
        | Refusal::TooMany { .. }
        | Refusal::NothingToTakeBack
        | Refusal::CannotRewind
        | Refusal::CannotSay => items,
    };
    format!("{}: {}", refusal_word(refusal), say_items::<G>(blamed))
}

/// Everyone who has to answer now answers nothing.
fn pass_once<G: Played>(table: &mut Table<G>, line: Line<'_>) -> Result<(), Problem> {
    table.waiting().iter().try_for_each(|seat| answer(table, line, seat, &[]))
}

fn pass<G: Played>(table: &mut Table<G>, line: Line<'_>, pass: &Pass) -> Result<(), Problem> {
    let asks = |table: &Table<G>| table.waiting().first().and_then(|seat| table.ask(seat));
    let reaction = |table: &Table<G>| asks(table).is_some_and(|ask| G::is_reaction(&ask.prompt));
    let nothing = |table: &Table<G>, expected: &str| {
        let found = table.waiting().first().map_or_else(|| "nobody is asked".to_owned(), |seat| say_ask(table, seat));
        line.problem(ProblemKind::Refused, expected, found)
    };
    match pass {
        Pass::Seats(seats) => seats.iter().try_for_each(|&seat| answer(table, line, seat, &[])),
        Pass::All if table.waiting().is_empty() => Err(nothing(table, "somebody who has to answer")),
        Pass::All => pass_once(table, line),
        Pass::Reactions if !reaction(table) => Err(nothing(table, "a reaction, or the moment of a power")),
        Pass::Reactions => {
            while reaction(table) {
                pass_once(table, line)?;
            }
            Ok(())
        }
        Pass::Stretch => {
            let begun = G::stretch(&table.state);
            while G::stretch(&table.state) == begun && !table.waiting().is_empty() {
                pass_once(table, line)?;
            }
            Ok(())
        }
    }
}

fn answer<G: Played>(table: &mut Table<G>, line: Line<'_>, seat: Seat, items: &[G::Item]) -> Result<(), Problem> {
    match table.answer(seat, items) {
        Ok(()) => {}
        Err(Trouble::Refused(refusal)) => {
            let asked = table.ask(seat).is_some();
            let expected = if asked { "an answer to " } else { "an answer of a seat that is asked: " };
            let expected = format!("{expected}{}", say_ask(table, seat));
            return Err(line.problem(ProblemKind::Refused, expected, say_refused::<G>(refusal, items)));
        }
        Err(Trouble::Sealed) => {
            let expected = format!("one sealed answer of seat {} until the others have answered", seat.0);
            return Err(line.problem(ProblemKind::Refused, expected, "a second one"));
        }
        Err(Trouble::Chance(none)) => return Err(line.problem(ProblemKind::Refused, none.expected, none.found)),
    }
    table.conserved().map_err(|why| line.problem(ProblemKind::Engine, "every component in one place", why))
}

/// Of the chance that the position names, what no line of play has needed.
fn needs<G: Played>(unneeded: &mut Option<Vec<(&'static str, Vec<String>)>>, table: &Table<G>) {
    let left = table.unneeded();
    match unneeded {
        None => *unneeded = Some(left),
        Some(before) => {
            for (key, things) in before.iter_mut() {
                let now = left.iter().find(|(other, _)| other == key).map_or(&[][..], |(_, things)| things);
                if now.len() < things.len() {
                    *things = now.to_vec();
                }
            }
            before.retain(|(_, things)| !things.is_empty());
        }
    }
}

impl<G: Played> Script<'_, G> {
    pub(crate) fn deal(&self) -> Result<Dealt<G>, Problem> {
        G::deal(&self.said, self.players, self.seed).map_err(|why| {
            let line = why.about.line(&self.position).unwrap_or(Line { number: 1, text: "" });
            line.problem(ProblemKind::Position, why.expected, why.found)
        })
    }

    pub(crate) fn run(self, show: &mut dyn FnMut(Shown<'_, G>)) -> Result<Report, Vec<Problem>> {
        let mut table = Table::<G>::new(self.deal().map_err(|problem| vec![problem])?, self.players);
        let (mut problems, mut checks, mut lost) = (Vec::new(), 0, false);
        let mut unneeded: Option<Vec<(&str, Vec<String>)>> = None;
        for (line, step) in &self.steps {
            match step {
                Step::Again => {
                    needs(&mut unneeded, &table);
                    table = Table::new(self.deal().map_err(|problem| vec![problem])?, self.players);
                    lost = false;
                }
                // A refused answer leads nowhere that the rest was written for.
                Step::Expect(_) | Step::Answer(..) | Step::IfAsked(..) | Step::Pass(_) | Step::Show(_) if lost => {}
                Step::IfAsked(seat, _) if !table.waiting().contains(*seat) => {}
                Step::Expect(expectation) => {
                    checks += 1;
                    if let Err(failed) = expectation.check(&table) {
                        problems.push(line.problem(ProblemKind::Expectation, failed.expected, failed.found));
                    }
                }
                Step::Answer(seat, items) | Step::IfAsked(seat, items) => {
                    if let Err(problem) = answer(&mut table, *line, *seat, items) {
                        problems.push(problem);
                        lost = true;
                    }
                }
                Step::Show(viewer) => show(Shown {
                    line: line.number,
                    viewer: *viewer,
                    board: G::board(&G::view(&table.state, *viewer)),
                    entries: table.entries.iter().filter_map(|entry| entry.seen_by(*viewer)).collect(),
                }),
                Step::Pass(who) => {
                    if let Err(problem) = pass(&mut table, *line, who) {
                        problems.push(problem);
                        lost = true;
                    }
                }
            }
        }
        needs(&mut unneeded, &table);
        if problems.is_empty() {
            for (key, left) in unneeded.unwrap_or_default() {
                let line = About::Key(key.to_owned()).line(&self.position).unwrap_or(Line { number: 1, text: "" });
                let found = format!("nobody needs {}", say_list(&left));
                problems.push(line.problem(ProblemKind::Expectation, "that all of it comes up", found));
            }
        }
        if problems.is_empty() { Ok(Report { name: self.name, checks }) } else { Err(problems) }
    }
}
