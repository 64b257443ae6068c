//! Players against each other by side: who plays the humans, who the Cylons, on the same deals.
//!
//! Which side a seat is on comes out of the cards and may change at the sleeper phase, so two players sit in every seat and
//! hear what it sees; the one whose side it is on answers. Each deal is played once by every pairing, so that pairings are
//! compared on the same luck.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use ::galactica::cards::{Branch, Location};
use ::galactica::state::{Dial, Ending};
use ::galactica::{Ask, Board, Cause, Claim, Event, Galactica, Item, Log, Matter, Place, Prompt, Setup, State, View};
use rayon::prelude::*;
use serde::Serialize;
use tabletop::{Entry, Game, Seat, Seed, Viewer, check};

use super::greedy::Habits;
use super::insight::{Insight, Tally, Watch};
use crate::arena::interval;
use crate::simulate::{Measured, SeriesError};
use crate::stopwatch::Stopwatch;
use crate::{Bot, Botted, Quick, SAID_AT_ONCE};

/// The players of one side: all of one kind, or one of them of another.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Team {
    all: String,
    one: Option<String>,
}

/// Who plays the humans and who the Cylons: `hard/easy`, or `easy+hard/easy` for one human of another kind. Nobody speaks at the
/// table of `hard/easy:silent`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    name: String,
    teams: [Team; 2],
    silent: bool,
}

/// How a pairing says that nobody speaks.
const SILENT: &str = ":silent";

impl Pairing {
    pub fn of(name: &str) -> Result<Self, SeriesError> {
        let team = |part: &str| {
            let (all, one) = part.split_once('+').map_or((part, None), |(all, one)| (all, Some(one)));
            for bot in [Some(all), one].into_iter().flatten() {
                if Galactica::bot(bot, 0).is_none() {
                    return Err(SeriesError::UnknownBot { name: bot.to_owned() });
                }
            }
            Ok(Team { all: all.to_owned(), one: one.map(str::to_owned) })
        };
        let (players, silent) = name.strip_suffix(SILENT).map_or((name, false), |players| (players, true));
        let (humans, cylons) = players.split_once('/').unwrap_or((players, players));
        Ok(Self { name: name.to_owned(), teams: [team(humans)?, team(cylons)?], silent })
    }
}

/// What one game showed.
#[derive(Clone, Debug, Default)]
struct Course {
    ending: Ending,
    turns: u32,
    distance: u32,
    /// Checks of crises; those that passed; those to which a human gave; and those of them that passed; those that a human
    /// whose turn it was said should pass, and those of them that did.
    checks: [u32; 6],
    /// Locked up by the check of Admiral's Quarters: humans, Cylons.
    jailed: [u32; 2],
    /// Throws of FTL Control that could take the last of the population, and those of humans with their reasons.
    lethal_jumps: u32,
    reasons: Vec<Reason>,
    claims: u32,
    /// By side: real choices, the time they took, and the longest.
    thought: [(u64, Duration, Duration); 2],
    /// What was asked in the longest.
    slowest: [Option<Prompt>; 2],
    illegal: u32,
    dead_end: bool,
    believed: Tally,
    habits: Habits,
}

/// Why a human jumps where the throw may end the game: how likely the humans win with the jump and with the best of what else
/// can be done, as `hard` sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Reason {
    pub deal: u64,
    pub turn: u16,
    pub distance: u8,
    pub population: u8,
    pub risk: u8,
    pub raiders: u8,
    pub jump: Option<f32>,
    pub otherwise: Option<f32>,
}

/// What a pairing showed over all deals.
#[derive(Clone, Debug, Serialize)]
pub struct Sides {
    pub pairing: String,
    pub games: u64,
    /// The humans' share of the wins, with its 95% interval.
    pub humans: f64,
    pub humans_low: f64,
    pub humans_high: f64,
    /// The same less that of the first pairing on the same deals.
    pub gain: f64,
    pub gain_low: f64,
    pub gain_high: f64,
    pub endings: BTreeMap<&'static str, u64>,
    pub mean_turns: f64,
    pub mean_distance: f64,
    /// Of the checks of crises, so many passed; and of those to which a human gave a card.
    pub checks: u64,
    pub passed: f64,
    pub passed_tried: f64,
    /// Of those that a human said should pass, whose turn it was.
    pub meant: u64,
    pub passed_meant: f64,
    /// Locked up by an accusation, and how many of them were human.
    pub jailed: u64,
    pub jailed_humans: u64,
    pub lethal_jumps: u64,
    pub reasons: Vec<Reason>,
    /// What was said, in all.
    pub claims: u64,
    /// A real choice takes so long on average and at most, by side.
    pub ms_mean: [f64; 2],
    pub ms_most: [f64; 2],
    /// What was asked where it took longest.
    pub slowest: [String; 2],
    pub illegal: u64,
    pub dead_ends: u64,
    /// How well humans would know the Cylons after the sleeper phase, by what they saw.
    pub belief: Insight,
    /// What humans and hidden Cylons did, counted: as `models/galactica.habits` has it.
    pub habits: String,
}

/// Who plays under a name, with its own chance.
type Make<'a> = &'a (dyn Fn(&str, u64) -> Option<Box<dyn Bot<Galactica>>> + Sync);

/// Which deals are played.
#[derive(Clone, Copy, Debug)]
pub struct Deals {
    pub games: u64,
    pub seed: u64,
    /// After that no deal but the first is begun. One that has begun is played with every pairing, so that all have the same.
    pub until: Option<Instant>,
}

/// Plays the deals with every pairing.
pub fn sides(setup: &Setup, pairings: &[Pairing], deals: Deals, done: &(dyn Fn(u64) + Sync)) -> Vec<Sides> {
    sides_of(setup, pairings, deals, done, &Galactica::bot)
}

/// The same with players of one's own making under the names.
pub(super) fn sides_of(
    setup: &Setup,
    pairings: &[Pairing],
    deals: Deals,
    done: &(dyn Fn(u64) + Sync),
    make: Make<'_>,
) -> Vec<Sides> {
    let Deals { games, seed, until } = deals;
    let deals: Vec<Vec<Course>> = (0..games)
        .into_par_iter()
        .filter(|&deal| deal == 0 || until.is_none_or(|until| Instant::now() < until))
        .map(|deal| {
            let play = |pairing: &Pairing| {
                let seed = Seed::derive(seed, deal);
                let course = Lineup::new(pairing, setup.players, seed, deal, make).play(setup, seed);
                done(1);
                course
            };
            pairings.iter().map(play).collect()
        })
        .collect();
    let course = |at: usize| deals.iter().map(|deal| &deal[at]).collect::<Vec<_>>();
    (0..pairings.len()).map(|at| summary(&pairings[at].name, &course(at), &course(0))).collect()
}

fn won(course: &Course) -> f64 {
    f64::from(u8::from(course.ending == Ending::Kobol))
}

fn summary(name: &str, games: &[&Course], first: &[&Course]) -> Sides {
    let (humans, half) = interval(&games.iter().map(|game| won(game)).collect::<Vec<_>>());
    let gains: Vec<f64> = games.iter().zip(first).map(|(one, other)| won(one) - won(other)).collect();
    let (gain, gain_half) = interval(&gains);
    let count = games.len() as u64;
    let sum = |number: &dyn Fn(&Course) -> u32| games.iter().map(|game| u64::from(number(game))).sum::<u64>();
    let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
    let mut endings: BTreeMap<&'static str, u64> = Ending::ALL.iter().map(|ending| (ending.name(), 0)).collect();
    games.iter().for_each(|game| *endings.entry(game.ending.name()).or_default() += 1);
    let thought = [0, 1].map(|side| {
        let one = |(count, time, most): (u64, Duration, Duration), game: &&Course| {
            let (more, longer, longest) = game.thought[side];
            (count + more, time + longer, most.max(longest))
        };
        games.iter().fold((0, Duration::ZERO, Duration::ZERO), one)
    });
    let [checks, passed, tried, passed_tried, meant, passed_meant] =
        [0, 1, 2, 3, 4, 5].map(|at| sum(&|game: &Course| game.checks[at]));
    let [jailed_humans, jailed_cylons] = [0, 1].map(|at| sum(&|game: &Course| game.jailed[at]));
    Sides {
        pairing: name.to_owned(),
        games: count,
        humans,
        humans_low: (humans - half).max(0.0),
        humans_high: (humans + half).min(1.0),
        gain,
        gain_low: gain - gain_half,
        gain_high: gain + gain_half,
        endings,
        mean_turns: share(sum(&|game| game.turns), count),
        mean_distance: share(sum(&|game| game.distance), count),
        checks,
        passed: share(passed, checks),
        passed_tried: share(passed_tried, tried),
        meant,
        passed_meant: share(passed_meant, meant),
        jailed: jailed_humans + jailed_cylons,
        jailed_humans,
        lethal_jumps: sum(&|game| game.lethal_jumps),
        reasons: games.iter().flat_map(|game| game.reasons.iter().cloned()).collect(),
        claims: sum(&|game| game.claims),
        ms_mean: thought.map(|(count, time, _)| time.as_secs_f64() * 1000.0 / count.max(1) as f64),
        ms_most: thought.map(|(_, _, most)| most.as_secs_f64() * 1000.0),
        slowest: [0, 1].map(|side| slowest(games, side)),
        illegal: sum(&|game| game.illegal),
        dead_ends: sum(&|game| u32::from(game.dead_end)),
        belief: Insight::of(&games.iter().map(|game| game.believed).collect::<Vec<_>>()),
        habits: habits(games),
    }
}

fn slowest(games: &[&Course], side: usize) -> String {
    let slowest = games.iter().max_by_key(|game| game.thought[side].2);
    slowest.and_then(|game| game.slowest[side]).map_or_else(String::new, |prompt| format!("{prompt:?}"))
}

fn habits(games: &[&Course]) -> String {
    let mut all = Habits::default();
    games.iter().for_each(|game| all.add(&game.habits));
    all.text()
}

/// Two players for every seat, and two more for the seat that is played by another kind.
struct Lineup {
    /// By side: whoever is there, and whoever is the one of another kind.
    seats: Vec<[Box<dyn Bot<Galactica>>; 2]>,
    others: [Option<Vec<Box<dyn Bot<Galactica>>>>; 2],
    /// From which seat on the one of another kind is looked for.
    turn: u64,
    log: Log,
    /// All that has happened, for whoever is asked for reasons.
    past: Vec<Entry<Event>>,
    silent: bool,
    watch: Watch,
    course: Course,
    /// The check that is on, and whether a human gave to it.
    matter: Option<Matter>,
    tried: bool,
    meant: bool,
    /// Before the last answer.
    population: u8,
}

impl Lineup {
    fn new(pairing: &Pairing, players: u8, seed: Seed, turn: u64, make: Make<'_>) -> Self {
        let mut chance = Quick::new(u64::from_le_bytes(seed.0[..8].try_into().unwrap_or_default()));
        // Each seat has its own chance, whatever the pairing.
        let seeds: Vec<u64> = (0..players).map(|_| chance.draw()).collect();
        let bot = |name: &str, seat: usize| make(name, seeds[seat]).expect("pairings hold names of bots");
        let all = |team: &Team, seat: usize| bot(&team.all, seat);
        let count = usize::from(players);
        let seats = (0..count).map(|seat| [all(&pairing.teams[0], seat), all(&pairing.teams[1], seat)]).collect();
        let other = |team: &Team| team.one.as_ref().map(|one| (0..count).map(|seat| bot(one, seat)).collect());
        let others = [other(&pairing.teams[0]), other(&pairing.teams[1])];
        let (log, watch, course) = (Log::on(), Watch::new(players), Course::default());
        let silent = pairing.silent;
        Self {
            seats,
            others,
            turn,
            log,
            past: Vec::new(),
            silent,
            watch,
            course,
            matter: None,
            tried: false,
            meant: false,
            population: 0,
        }
    }

    /// Who answers for a seat.
    fn player(&mut self, state: &State, seat: Seat) -> &mut Box<dyn Bot<Galactica>> {
        let cylon = state.is_cylon(seat);
        let side = usize::from(cylon);
        let players = u64::from(state.players);
        let first = (0..players)
            .map(|step| Seat(((self.turn + step) % players) as u8))
            .find(|&other| state.is_cylon(other) == cylon);
        match &mut self.others[side] {
            Some(others) if first == Some(seat) => &mut others[seat.index()],
            _ => &mut self.seats[seat.index()][side],
        }
    }

    fn play(mut self, setup: &Setup, seed: Seed) -> Course {
        let Ok(mut state) = Galactica::start(setup, seed, &mut self.log) else { return self.course };
        let mut ask = Ask::default();
        let mut quick = Quick::new(self.turn);
        loop {
            self.tell(&state);
            let mut answers: Vec<(Seat, Vec<Item>)> = Vec::new();
            for seat in Galactica::asked(&state).iter() {
                Galactica::ask(&state, seat, &mut ask);
                let mut items = self.answer(&state, seat, &ask);
                if check(&ask.pick, &mut items).is_err() {
                    self.course.illegal += 1;
                    ask.pick.sample(|bound| quick.below(bound), &mut items);
                }
                answers.push((seat, items));
                // One answer at a time: the next ask may depend on it.
                if !ask.sealed {
                    break;
                }
            }
            if answers.is_empty() || Galactica::length(&state) > Galactica::LONGEST {
                break;
            }
            self.population = state.dial(Dial::Population);
            for (seat, items) in answers {
                Galactica::apply(&mut state, seat, &items, &mut self.log);
            }
        }
        self.course.dead_end = !state.over();
        let (turns, distance) = (u32::from(state.turns), u32::from(state.distance));
        Course {
            ending: state.ending,
            turns,
            distance,
            believed: self.watch.tally(),
            habits: self.watch.habits().clone(),
            ..self.course
        }
    }

    fn answer(&mut self, state: &State, seat: Seat, ask: &Ask) -> Vec<Item> {
        let mut items = Vec::new();
        let view = Galactica::view(state, Viewer::Seat(seat));
        let choice = !ask.pick.is_forced();
        let start = choice.then(Stopwatch::start);
        self.player(state, seat).answer(seat, ask, Some(&view), &mut items);
        let time = start.map_or(Duration::ZERO, Stopwatch::elapsed);
        self.watch.gave(state, seat, ask, &items);
        let jumps = items == [Item::Activate(Location::FtlControl)] && !state.is_cylon(seat);
        let (population, risk) = (state.dial(Dial::Population), Board::of(&view).jump.population_risk);
        if jumps && population <= risk {
            let reason = self.reason(state, seat, ask, &view);
            self.course.reasons.push(Reason { population, risk, ..reason });
        }
        if choice {
            let side = usize::from(state.is_cylon(seat));
            let (count, sum, most) = &mut self.course.thought[side];
            if time > *most {
                self.course.slowest[side] = Some(ask.prompt);
            }
            (*count, *sum, *most) = (*count + 1, *sum + time, (*most).max(time));
        }
        items
    }

    /// What `hard` in this seat thinks of jumping, and of the best of what else can be done.
    fn reason(&self, state: &State, seat: Seat, ask: &Ask, view: &View) -> Reason {
        let mut reason = Reason {
            deal: self.turn,
            turn: state.turns,
            distance: state.distance,
            population: 0,
            risk: 0,
            raiders: state.space.raiders.iter().sum(),
            jump: None,
            otherwise: None,
        };
        if let Some(mut thinker) = super::thinker("hard", self.turn) {
            self.past
                .iter()
                .filter_map(|entry| entry.seen_by(Viewer::Seat(seat)))
                .for_each(|event| thinker.hear(seat, event));
            let jumps = |answer: &[Item]| answer == [Item::Activate(Location::FtlControl)];
            let (jump, others): (Vec<_>, Vec<_>) =
                thinker.think(seat, ask, view).options.into_iter().partition(|rated| jumps(&rated.answer));
            reason.jump = jump.first().map(|rated| rated.humans);
            reason.otherwise = others.iter().map(|rated| rated.humans).max_by(f32::total_cmp);
        }
        reason
    }

    /// What has just happened, to everybody who sits in a seat that saw it; and counted.
    fn tell(&mut self, state: &State) {
        let (entries, ..) = self.log.take();
        for entry in &entries {
            for seat in state.seats() {
                if let Some(event) = entry.seen_by(Viewer::Seat(seat)) {
                    self.hear(seat, event);
                }
            }
            self.count(entry.whole(), state);
        }
        self.past.extend(entries.iter().cloned());
        self.watch.look(state);
        let occasion = |entry: &Entry<Event>| entry.seen_by(Viewer::Public).is_some_and(Galactica::occasion);
        if !self.silent && entries.iter().any(occasion) {
            self.talk(state);
        }
    }

    fn hear(&mut self, seat: Seat, event: &Event) {
        let others = self.others.iter_mut().flatten().map(|others| &mut others[seat.index()]);
        self.seats[seat.index()].iter_mut().chain(others).for_each(|bot| bot.hear(seat, event));
        self.watch.hear(seat, event);
    }

    /// Everybody says what they have to say, before they hear the others.
    fn talk(&mut self, state: &State) {
        let mut said = Vec::new();
        for seat in state.seats() {
            let (view, mut claims) = (Galactica::view(state, Viewer::Seat(seat)), Vec::new());
            self.player(state, seat).speak(seat, &view, &mut claims);
            claims.truncate(SAID_AT_ONCE);
            let passes = claims.iter().any(|claim| matches!(claim, Claim::LetPass | Claim::CoverRest));
            self.meant |= passes && seat == state.current && !state.is_cylon(seat);
            said.extend(claims.into_iter().map(|claim| Galactica::said(seat, claim)));
        }
        self.course.claims += said.len() as u32;
        for event in &said {
            state.seats().for_each(|seat| self.hear(seat, event));
        }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a few of many events are counted")]
    fn count(&mut self, event: &Event, state: &State) {
        let course = &mut self.course;
        match *event {
            Event::Check { matter, .. } => (self.matter, self.tried, self.meant) = (Some(matter), false, false),
            Event::Contributed { seat, count: 1.. } if !state.is_cylon(seat) => self.tried = true,
            Event::ContributedOpenly { seat, ref cards } if !state.is_cylon(seat) => self.tried |= !cards.is_empty(),
            Event::Resolved { branch } if !matches!(self.matter, None | Some(Matter::Location(_))) => {
                let [tried, meant, passed] = [self.tried, self.meant, branch == Branch::Pass].map(u32::from);
                let more = [1, passed, tried, tried * passed, meant, meant * passed];
                course.checks.iter_mut().zip(more).for_each(|(count, more)| *count += more);
            }
            Event::Went { seat, to: Place::At(Location::Brig) }
                if self.matter == Some(Matter::Location(Location::AdmiralsQuarters)) =>
            {
                course.jailed[usize::from(state.is_cylon(seat))] += 1;
            }
            Event::Turn { .. } => self.matter = None,
            Event::Rolling { cause: Cause::Ftl { loses }, .. } if self.population <= loses => course.lethal_jumps += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(pairings: &[&str], games: u64) -> Vec<Sides> {
        let setup = Setup::new(5);
        let pairings: Vec<Pairing> = pairings.iter().map(|name| Pairing::of(name).unwrap()).collect();
        sides(&setup, &pairings, Deals { games, seed: 5, until: None }, &|_| ())
    }

    #[test]
    fn pairings_are_compared_on_the_same_deals() {
        let rows = run(&["easy/easy", "easy", "easy+easy/easy", "random/easy"], 24);
        let shares = |row: &Sides| (row.humans, row.endings.clone(), row.checks, row.jailed, row.lethal_jumps);
        assert_eq!(shares(&rows[0]), shares(&rows[1]), "one name stands for both sides");
        assert_eq!((rows[1].gain, rows[1].gain_low, rows[1].gain_high), (0.0, 0.0, 0.0), "the same games");
        assert_eq!(rows[0].endings.values().sum::<u64>(), 24);
        assert!(rows[0].checks > 100 && rows[0].passed_tried > rows[0].passed, "{:?}", rows[0]);
        assert!(rows[3].humans <= rows[0].humans && rows[3].mean_distance < rows[0].mean_distance, "{:?}", rows[3]);
        assert!(rows.iter().all(|row| row.illegal == 0 && row.dead_ends == 0));
    }

    /// One human who does anything makes it worse, all of them worse still.
    #[test]
    fn one_of_a_side_is_of_another_kind() {
        let rows = run(&["easy/easy", "easy+random/easy", "random/easy"], 60);
        let distances: Vec<f64> = rows.iter().map(|row| row.mean_distance).collect();
        assert!(distances[0] > distances[1] && distances[1] > distances[2], "{distances:?}");
    }

    /// The time is up before it begins.
    #[test]
    fn deals_are_begun_only_in_time() {
        let pairings = ["easy/easy", "random/easy"].map(|name| Pairing::of(name).unwrap());
        let rows = sides(&Setup::new(4), &pairings, Deals { games: 9, seed: 5, until: Some(Instant::now()) }, &|_| ());
        assert_eq!(rows.iter().map(|row| row.games).collect::<Vec<_>>(), [1, 1]);
    }

    #[test]
    fn a_pairing_names_bots() {
        for wrong in ["easy/nobody", "easy+nobody/easy", "", "easy/"] {
            assert!(Pairing::of(wrong).is_err(), "{wrong}");
        }
    }
}
