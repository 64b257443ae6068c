//! Does it tell anything when messages come? A guesser is asked of every reaction window and every seat that it asks: has this
//! seat a card for it? It is trained once with what the public sees and once with the times of the messages besides.
//!
//! Everybody is a person. Assumed of people: at a live table whoever holds something takes longer and misses more windows;
//! where the clock is slow how long somebody takes does not depend on their hand, as a window ends with the last answer there
//! and the table can only see to it that whether it waits for somebody does not. Orders are set at the start, before anybody
//! has a card. Hold is pressed by chance.

use std::sync::Arc;

use bots::Quick;
use protocol::{Pace, Presence, Stage, Talk};
use serde_json::{Value, json};
use tabletop::{By, Seat, SeatSet, Seed, Viewer};
use words::Phrase;

use super::{Audience, Moment, Resume, Room, Thought, Thoughts};
use crate::act::{Act, Chair, Created, Stamped};
use crate::clock::Millis;
use crate::games::Games;
use crate::wire::{Raw, raw};

const SEATS: u8 = 5;
const HOUR: Millis = 60 * 60 * 1_000;

/// A table that tells what it must not.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Leak {
    /// A window closes as soon as nobody is left to answer it.
    ClosesEarly,
    /// Whoever holds nothing is answered for at once.
    PassesForThem,
}

/// A seat that a window asks.
#[derive(Clone)]
struct Sample {
    game: u64,
    /// Which window of the game.
    window: usize,
    /// Which reaction.
    kind: usize,
    /// What the public knows.
    public: Vec<f64>,
    /// When messages came.
    times: Vec<f64>,
    holds: bool,
}

/// What somebody will do about a question.
struct Plan {
    ticket: String,
    answers: Option<Millis>,
    holds: Option<Millis>,
}

/// A window that is open, as the public was told of it.
struct Open {
    ticket: Option<String>,
    kind: usize,
    since: Millis,
    lasts: Option<Millis>,
    entries: usize,
    seats: Vec<(Seat, Vec<f64>, bool)>,
    /// When messages came since, and how many.
    told: Vec<(Millis, usize)>,
}

struct Run {
    room: Room,
    public: Audience,
    leak: Option<Leak>,
    now: Millis,
    chance: Quick,
    plans: Vec<Option<Plan>>,
    back: Vec<Option<Millis>>,
    thoughts: Thoughts,
    open: Option<Open>,
    /// Cards that each seat has played in windows.
    played: Vec<f64>,
    windows: usize,
    samples: Vec<Sample>,
}

const REACTIONS: [&str; 4] = ["before-roll", "evade", "before-check", "emergency"];

/// For each seat nothing.
fn none<T>() -> Vec<Option<T>> {
    (0..SEATS).map(|_| None).collect()
}

impl Run {
    fn new(games: &Arc<Games>, live: bool, leak: Option<Leak>, game: u64) -> Self {
        let turn = if live { 3 * HOUR / 60 } else { 24 * HOUR };
        let setups = &games.find("galactica").expect("it is there").setups;
        let setup = setups.iter().find(|setup| setup["players"] == SEATS).expect("five can play");
        let created = Created {
            table: "t".to_owned(),
            game: "galactica".to_owned(),
            setup: setup.clone(),
            owner: "0".to_owned(),
            chairs: vec![Chair::Open; usize::from(SEATS)],
            pace: Pace { live, turn: Some(turn), ..Pace::default() },
            talk: Talk::Silent,
            listed: false,
            secret: Seed::derive(1, game),
            chance: game,
        };
        let sat = |seat: Seat| Act::Sat {
            seat,
            person: seat.0.to_string(),
            name: seat.0.to_string(),
            entropy: String::new(),
        };
        let acts = [Act::Created(Box::new(created))].into_iter().chain(Seat::all(SEATS).map(sat)).chain([Act::Started]);
        let room = Room::load(Arc::clone(games), acts.map(|act| Stamped::new(0, act))).expect("a table");
        let public = Audience::new(&room, Viewer::Public, Resume::default());
        let mut run = Self {
            room,
            public,
            leak,
            now: 0,
            chance: Quick::new(game),
            plans: none(),
            back: none(),
            thoughts: none(),
            open: None,
            played: vec![0.0; usize::from(SEATS)],
            windows: 0,
            samples: Vec::new(),
        };
        for seat in Seat::all(SEATS) {
            run.set_orders(seat);
        }
        run
    }

    /// Some leave their orders as they are; others are always asked, never, or play whatever they can.
    fn set_orders(&mut self, seat: Seat) {
        let any = |when: Value| json!([{ "trigger": "any", "when": when }]);
        let orders = match self.chance.below(6) {
            0 => any(json!("never")),
            1 => any(json!({ "play-if": [] })),
            2 | 3 => return,
            _ => any(json!("ask")),
        };
        self.perform(Act::Ordered { seat, orders: raw(&orders) });
    }

    fn between(&mut self, from: Millis, to: Millis) -> Millis {
        from + Millis::from(self.chance.below((to - from) as u32))
    }

    fn percent(&mut self, share: u32) -> bool {
        self.chance.below(100) < share
    }

    fn play(mut self) -> Vec<Sample> {
        while self.room.stage() == Stage::Playing {
            self.plan();
            self.think();
            let people = self.plans.iter().flatten().flat_map(|plan| plan.answers.into_iter().chain(plan.holds));
            let people = people.chain(self.back.iter().copied().flatten()).min();
            let alarm = self.room.alarm(&self.thoughts);
            let next = people.into_iter().chain(alarm).min().expect("something happens next");
            self.now = self.now.max(next);
            // What people do comes before what happens by itself.
            if people == Some(next) {
                self.act(next);
            } else {
                for act in self.room.tick(self.now, &self.thoughts) {
                    self.perform(act);
                }
            }
        }
        self.samples
    }

    fn think(&mut self) {
        for (seat, ticket, thinking) in self.room.to_think(&self.thoughts) {
            self.thoughts[seat.index()] = Some(Thought { ticket, items: Some((thinking(), self.now)) });
        }
    }

    /// What a seat is asked.
    fn question(&self, seat: Seat) -> Option<protocol::Question<Raw, Raw, Phrase>> {
        self.room.game.as_ref()?.sight(Viewer::Seat(seat)).ask(self.room.asking(seat)).question
    }

    fn has_card(&self, seat: Seat) -> bool {
        self.question(seat).is_some_and(|question| !question.pick.from.is_empty())
    }

    /// Whoever is asked something new decides when to answer it, if ever.
    fn plan(&mut self) {
        for seat in self.room.unanswered().iter() {
            let ticket = self.room.ticket(seat).expect("it is asked");
            let planned = self.plans[seat.index()].as_ref().is_some_and(|plan| plan.ticket == ticket);
            if planned || self.room.place(seat).away.is_some() {
                continue;
            }
            let reacts = self.room.reacts();
            let game = self.room.game.as_ref().expect("it runs");
            // The page tells whom an order spares.
            let spared = reacts && !game.waits_for(seat, self.room.onlookers());
            let (mut holds, mut answers) = (None, None);
            if let Some(lasts) = self.room.window.map(|window| window.closes.saturating_sub(self.now)) {
                holds = self.percent(4).then(|| self.between(0, lasts));
                let (missed, after) = if self.has_card(seat) {
                    (10, self.between(lasts / 3, lasts))
                } else {
                    (5, self.between(lasts / 10, lasts * 3 / 4))
                };
                answers = (!self.percent(missed) && !spared).then_some(after);
            } else if !spared {
                let (most, missed) = if self.room.created.pace.live { (60_000, 0) } else { (8 * HOUR, 2) };
                let after = self.between(most / 100, most);
                answers = (!self.percent(missed)).then_some(after);
            }
            let at = |after: Option<Millis>| after.map(|after| self.now + after);
            self.plans[seat.index()] = Some(Plan { ticket, answers: at(answers), holds: at(holds) });
        }
    }

    /// Somebody does what they had planned for now.
    fn act(&mut self, due: Millis) {
        for seat in Seat::all(SEATS) {
            if self.back[seat.index()] == Some(due) {
                self.back[seat.index()] = None;
                return self.perform(Act::Away { seat, away: false });
            }
            let Some(plan) = &mut self.plans[seat.index()] else { continue };
            let current = self.room.ticket(seat).as_ref() == Some(&plan.ticket);
            if plan.holds == Some(due) {
                plan.holds = None;
                if current && self.room.window.is_some_and(|window| window.holder.is_none()) {
                    return self.perform(Act::Held { seat });
                }
            } else if plan.answers == Some(due) {
                plan.answers = None;
                if current && self.room.unanswered().contains(seat) {
                    let chance = self.chance.draw();
                    let game = self.room.game.as_ref().expect("it runs");
                    let items = game.thinking(seat, "greedy", false, chance).expect("it is asked")();
                    return self.perform(Act::Answered { seat, items, by: By::Person, picks: None });
                }
            }
        }
    }

    fn perform(&mut self, act: Act) {
        if let Act::Late { seats } = &act {
            for seat in seats.iter() {
                self.back[seat.index()] = Some(self.now + self.between(HOUR, 12 * HOUR));
            }
        }
        self.room.apply(Stamped::new(self.now, act)).expect("it can be done");
        let messages = self.public.update(&Moment::new(&self.room, &Presence::default(), self.now)).len();
        if messages > 0 {
            self.told(messages);
        }
        self.leak();
    }

    fn leak(&mut self) {
        let Some(leak) = self.leak.filter(|_| self.room.reacts()) else { return };
        let unanswered = self.room.unanswered();
        match leak {
            Leak::ClosesEarly => {
                let game = self.room.game.as_ref().expect("it runs");
                let awaited = |seat| game.waits_for(seat, self.room.onlookers());
                if self.room.window.is_some() && !unanswered.iter().any(awaited) {
                    self.perform(Act::Closed);
                }
            }
            Leak::PassesForThem => {
                if let Some(seat) = unanswered.iter().find(|&seat| !self.has_card(seat)) {
                    let items = raw(&[(); 0]);
                    self.perform(Act::Answered { seat, items, by: By::Order, picks: None });
                }
            }
        }
    }

    /// The public got messages: what do they tell of windows?
    fn told(&mut self, messages: usize) {
        let asked = if self.room.reacts() { self.asked() } else { SeatSet::EMPTY };
        let ticket = asked.first().and_then(|seat| self.room.ticket(seat));
        if let Some(open) = self.open.as_mut().filter(|open| open.ticket == ticket) {
            open.told.push((self.now, messages));
            return;
        }
        if let Some(open) = self.open.take() {
            self.close(open, messages);
        }
        self.open = ticket.is_some().then(|| self.opened(asked, ticket));
    }

    fn asked(&self) -> SeatSet {
        self.room.game.as_ref().map_or(SeatSet::EMPTY, |game| game.asked())
    }

    fn opened(&self, asked: SeatSet, ticket: Option<String>) -> Open {
        let game = self.room.game.as_ref().expect("it runs");
        let view: Value = serde_json::from_str(game.sight(Viewer::Public).view().get()).expect("a view");
        let prompt = asked.first().and_then(|seat| self.question(seat)).expect("it is asked").prompt;
        let kind = REACTIONS.iter().position(|kind| prompt.get().contains(kind)).expect("a reaction");
        let seats = asked.iter().map(|seat| {
            let player = &view["players"][seat.index()];
            let span = &player["public"]["span"];
            let types = ["lo", "hi"].into_iter().flat_map(|bound| span[bound].as_array().into_iter().flatten());
            let own = [&player["hand"], &player["given"], &view["turns"]].into_iter().chain(types);
            let mut facts: Vec<f64> = own.map(|fact| fact.as_f64().expect("a number")).collect();
            let current = view["current"] == json!(seat);
            facts.extend([asked.len() as f64, f64::from(u8::from(current)), self.played[seat.index()]]);
            (seat, facts, self.has_card(seat))
        });
        Open {
            ticket,
            kind,
            since: self.now,
            lasts: self.room.window.map(|window| window.closes - self.now),
            entries: game.entries_after(Viewer::Public, game.answers()),
            seats: seats.collect(),
            told: Vec::new(),
        }
    }

    fn close(&mut self, open: Open, messages: usize) {
        let game = self.room.game.as_ref().expect("it runs");
        let entries = game.entries(Viewer::Public, open.entries);
        let entries: Vec<Value> = entries.iter().filter_map(|entry| serde_json::from_str(entry.get()).ok()).collect();
        let plays = |seat: Option<Seat>| {
            let played = entries.iter().map(|entry| &entry["played"]["seat"]).filter(|by| !by.is_null());
            played.filter(|by| seat.is_none_or(|seat| **by == json!(seat))).count() as f64
        };
        let took = (self.now - open.since) as f64;
        let first = open.told.first().map_or(-1.0, |(at, _)| (at - open.since) as f64);
        let last = open.told.last().map_or(-1.0, |(at, _)| (self.now - at) as f64);
        let over = open.lasts.map_or(0.0, |lasts| took - lasts as f64);
        let between: usize = open.told.iter().map(|(_, messages)| messages).sum();
        let times = vec![took, over, first, last, open.told.len() as f64, between as f64, messages as f64];
        for (seat, mut public, holds) in open.seats {
            public.extend([plays(Some(seat)), plays(None)]);
            self.played[seat.index()] += plays(Some(seat));
            let (game, window, times) = (self.room.created.chance, self.windows, times.clone());
            self.samples.push(Sample { game, window, kind: open.kind, public, times, holds });
        }
        self.windows += 1;
    }
}

/// A logistic regression on which of sixteen equal parts each fact falls into, for each reaction apart.
struct Guesser {
    /// By fact: where its parts begin.
    edges: Vec<Vec<f64>>,
    weights: Vec<f64>,
}

const PARTS: usize = 16;

impl Guesser {
    fn trained(samples: &[(&Sample, Vec<f64>)]) -> Self {
        let edges = (0..samples[0].1.len()).map(|fact| {
            let mut all: Vec<f64> = samples.iter().map(|(_, facts)| facts[fact]).collect();
            all.sort_by(f64::total_cmp);
            let mut edges: Vec<f64> = (1..PARTS).map(|part| all[part * all.len() / PARTS]).collect();
            edges.dedup();
            edges
        });
        let edges: Vec<Vec<f64>> = edges.collect();
        let weights = vec![0.0; edges.len() * REACTIONS.len() * PARTS];
        let mut guesser = Self { edges, weights };
        for rate in [0.05, 0.03, 0.02, 0.01, 0.005, 0.002] {
            for (sample, facts) in samples {
                let guess = 1.0 / (1.0 + (-guesser.guess(sample.kind, facts)).exp());
                let step = rate * (f64::from(u8::from(sample.holds)) - guess);
                let active: Vec<usize> = guesser.active(sample.kind, facts).collect();
                active.into_iter().for_each(|at| guesser.weights[at] += step);
            }
        }
        guesser
    }

    fn active(&self, kind: usize, facts: &[f64]) -> impl Iterator<Item = usize> {
        self.edges.iter().zip(facts).enumerate().map(move |(fact, (edges, value))| {
            (fact * REACTIONS.len() + kind) * PARTS + edges.partition_point(|edge| edge <= value)
        })
    }

    fn guess(&self, kind: usize, facts: &[f64]) -> f64 {
        self.active(kind, facts).map(|at| self.weights[at]).sum()
    }
}

/// Trained with every other game and asked about the rest: of a seat that holds a card and one that holds none, how often it
/// thinks the first more likely, in percent.
fn score(samples: &[Sample], facts: impl Fn(&Sample) -> Vec<f64>) -> f64 {
    let half = |odd: u64| -> Vec<(&Sample, Vec<f64>)> {
        samples.iter().filter(|sample| sample.game % 2 == odd).map(|sample| (sample, facts(sample))).collect()
    };
    let guesser = Guesser::trained(&half(0));
    let mut guesses: Vec<(f64, bool)> =
        half(1).iter().map(|(sample, facts)| (guesser.guess(sample.kind, facts), sample.holds)).collect();
    guesses.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut pairs, mut without, mut with) = (0.0, 0.0, 0.0);
    for same in guesses.chunk_by(|a, b| a.0 == b.0) {
        let holding = same.iter().filter(|(_, holds)| *holds).count() as f64;
        let empty = same.len() as f64 - holding;
        pairs += holding * (without + empty / 2.0);
        without += empty;
        with += holding;
    }
    100.0 * pairs / (without * with)
}

/// With the times of other windows of the same reaction: to see what it costs to learn from what tells nothing.
fn strangers(samples: &[Sample]) -> Vec<Sample> {
    let mut swapped = samples.to_vec();
    for kind in 0..REACTIONS.len() {
        let same: Vec<usize> = (0..samples.len()).filter(|&at| samples[at].kind == kind).collect();
        for (&at, &other) in same.iter().zip(same.iter().cycle().skip(same.len() / 2)) {
            swapped[at].times.clone_from(&samples[other].times);
        }
    }
    swapped
}

/// How much better times make the guesser, in points: than none at all, or than those of other windows if that is more.
fn gain(live: bool, leak: Option<Leak>, windows: usize) -> f64 {
    let games = Arc::new(Games::all());
    let (mut samples, mut seen) = (Vec::new(), 0);
    for game in 0.. {
        let run = Run::new(&games, live, leak, game).play();
        seen += run.last().map_or(0, |sample| sample.window + 1);
        samples.extend(run);
        if seen >= windows {
            break;
        }
    }
    let held = samples.iter().filter(|sample| sample.holds).count();
    let all = |sample: &Sample| [&sample.public[..], &sample.times].concat();
    let without = score(&samples, |sample| sample.public.clone());
    let others = score(&strangers(&samples), all);
    let with = score(&samples, all);
    println!(
        "live {live}, {leak:?}: {seen} windows, {} seats asked, {held} with a card: {without:.2} without times, \
         {others:.2} with those of other windows, {with:.2} with their own",
        samples.len()
    );
    with - without.min(others)
}

#[test]
#[ignore = "long; cargo xtask soak runs it"]
fn times_tell_nothing() {
    let check = |live: bool, leak: Option<Leak>| {
        let windows = std::env::var("WINDOWS").map_or(20_000, |windows| windows.parse().expect("a number"));
        let gain = gain(live, leak, windows);
        // Points that a table may be worth; a leak is found by the same measure.
        assert_eq!(gain > 2.0, leak.is_some(), "live {live}, {leak:?}: times are worth {gain} points");
    };
    let tables = [(true, None), (false, None), (true, Some(Leak::ClosesEarly)), (false, Some(Leak::PassesForThem))];
    std::thread::scope(|scope| {
        for (live, leak) in tables {
            scope.spawn(move || check(live, leak));
        }
    });
}
