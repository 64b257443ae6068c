//! One game on the bench: played once at random, looked at from all sides on the way.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::{Answer, Ask, Dice, Log, Probe, Seat, Seed, Viewer};

use crate::play::{Step, Trail, asks, choose};
use crate::{Config, Failure, Report, Rng, Suite, Twins, imagine, offers, other_answer, relabelled, replay, serialise};

/// Plays `config.games` games and tests everything. `progress` is told how many games of how many are done.
pub fn run<G: Probe>(config: &Config<G>, progress: &dyn Fn(u64, u64)) -> Suite {
    let mut suite = Suite::default();
    for game in 0..config.games {
        suite = suite.merge(run_range(config, game..game + 1));
        progress(game + 1, config.games);
    }
    suite
}

/// Plays some games of the series. What a game gives depends on its number alone, so the work can be split at will.
pub fn run_range<G: Probe>(config: &Config<G>, games: Range<u64>) -> Suite {
    games.fold(Suite::default(), |suite, game| {
        let mut bench = Bench::new(config, game);
        // A panic is a difference like any other: of the test that was under way, with a record that leads to it.
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| bench.play())) {
            let why = panic.downcast_ref::<String>().map(String::as_str);
            let why = why.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned();
            let (test, more) = (bench.at, std::mem::take(&mut bench.trying));
            bench.differ(test, bench.now, &more, || format!("panicked: {why}"));
        }
        suite.merge(bench.suite)
    })
}

/// A state that a lockstep pair will start from, and how many answers led to it.
pub(crate) struct Start<G: Probe> {
    pub(crate) state: G::State,
    pub(crate) answers: usize,
}

/// An even sample of a stream of unknown length.
struct Reservoir<G: Probe> {
    starts: Vec<Start<G>>,
    offered: usize,
}

impl<G: Probe> Reservoir<G> {
    fn offer(&mut self, room: usize, state: &G::State, answers: usize, rng: &mut Rng) {
        self.offered += 1;
        if self.starts.len() < room {
            self.starts.push(Start { state: state.clone(), answers });
        } else {
            let at = rng.index(self.offered);
            if at < room {
                self.starts[at] = Start { state: state.clone(), answers };
            }
        }
    }
}

pub(crate) struct Bench<'a, G: Probe> {
    pub(crate) config: &'a Config<G>,
    pub(crate) seats: u8,
    pub(crate) trail: Trail<G>,
    pub(crate) rng: Rng,
    /// For imagining.
    pub(crate) dice: Dice,
    /// Items that were offered at some time of this game, for answers that are not offered now.
    pub(crate) elsewhere: Vec<G::Item>,
    /// How many answers of the trail led to what is looked at, and what is tried from there: for the record of a panic.
    pub(crate) now: usize,
    pub(crate) trying: Vec<Answer<G::Item>>,
    /// The pairs that were played, if somebody wants them.
    pub(crate) twins: Option<Vec<Twins<G>>>,
    at: &'static str,
    game: u64,
    suite: Suite,
}

impl<'a, G: Probe> Bench<'a, G> {
    pub(crate) fn new(config: &'a Config<G>, game: u64) -> Self {
        let setup = config.setups[(game % config.setups.len() as u64) as usize].clone();
        let seed = Seed::derive(config.seed, game);
        Self {
            config,
            seats: G::seats(&setup),
            trail: Trail { setup, seed, answers: Vec::new() },
            rng: Rng::new(config.seed, game),
            dice: Dice::new(seed).fork(),
            elsewhere: Vec::new(),
            now: 0,
            trying: Vec::new(),
            twins: None,
            at: "progress",
            game,
            suite: Suite::default(),
        }
    }

    /// The report of a test, which is from now on the one under way.
    pub(crate) fn report(&mut self, test: &'static str) -> &mut Report {
        self.at = test;
        self.suite.report_mut(test)
    }

    /// Counts a difference, and keeps it if it is among the first.
    pub(crate) fn differ(
        &mut self,
        test: &'static str,
        count: usize,
        more: &[Answer<G::Item>],
        saw: impl FnOnce() -> String,
    ) {
        if self.count(test) {
            let record = self.trail.text(count, more);
            self.suite.keep(Failure { test, game: self.game, saw: saw(), record });
        }
    }

    /// The same, of a game that has a record of its own.
    pub(crate) fn differ_with(&mut self, test: &'static str, what: impl FnOnce() -> (String, String)) {
        if self.count(test) {
            let (saw, record) = what();
            self.suite.keep(Failure { test, game: self.game, saw, record });
        }
    }

    /// One difference more; is it among those that are kept?
    fn count(&mut self, test: &'static str) -> bool {
        self.suite.report_mut(test).differences += 1;
        self.suite.keeps(test)
    }

    /// A difference in the state that the whole trail leads to.
    pub(crate) fn differ_now(&mut self, test: &'static str, saw: impl FnOnce() -> String) {
        self.differ(test, self.trail.answers.len(), &[], saw);
    }

    /// Keeps a pair, if pairs are wanted.
    pub(crate) fn keep_twins(&mut self, viewer: Viewer, starts: [G::State; 2], steps: Vec<[Step<G>; 2]>) {
        if let Some(twins) = &mut self.twins {
            twins.push(Twins { setup: self.trail.setup.clone(), viewer, starts, steps });
        }
    }

    pub(crate) fn any_viewer(&mut self) -> Viewer {
        match self.rng.index(usize::from(self.seats) + 1) {
            0 => Viewer::Public,
            n => Viewer::Seat(Seat(n as u8 - 1)),
        }
    }

    pub(crate) fn play(&mut self) {
        let mut log = Log::on();
        self.report("progress");
        let mut state = match G::start(&self.trail.setup, self.trail.seed, &mut log) {
            Ok(state) => state,
            Err(illegal) => return self.differ_now("progress", || format!("cannot be set up: {illegal:?}")),
        };
        let mut entries = log.take().0;
        self.conserve(&state);
        let (mut relabelled, mut answered) = [(); 2].map(|()| Reservoir::<G> { starts: Vec::new(), offered: 0 }).into();
        loop {
            self.now = self.trail.answers.len();
            self.trying.clear();
            self.report("progress").states += 1;
            let asks = asks::<G>(&state);
            if !self.goes_on(&state, &asks) {
                break;
            }
            if self.rng.one_in(self.config.every) {
                offers::test(self, &state, &asks);
                serialise::test(self, &state, &asks, &entries);
                imagine::test(self, &state);
            }
            relabelled.offer(self.config.pairs, &state, self.now, &mut self.rng);
            if asks.iter().any(|(_, ask)| other_answer::is_secret(ask)) {
                answered.offer(self.config.pairs, &state, self.now, &mut self.rng);
            }
            let step = choose(&asks, &mut self.rng);
            entries = self.step(&mut state, &step);
        }
        // The last state, in which nothing is asked.
        serialise::test(self, &state, &[], &entries);
        imagine::test(self, &state);
        for (index, start) in relabelled.starts.iter().enumerate() {
            self.now = start.answers;
            let short = 1 + self.rng.index(self.config.short_stretch.max(1));
            relabelled::test(self, start, if index % 2 == 0 { self.config.stretch } else { short });
        }
        for start in answered.starts {
            self.now = start.answers;
            other_answer::test(self, &start);
        }
        self.now = 0;
        replay::test(self);
    }

    /// Is somebody asked, or the game over, and not both or neither?
    fn goes_on(&mut self, state: &G::State, asks: &[(Seat, Ask<G>)]) -> bool {
        if let Some(stuck) = stuck::<G>(state) {
            self.differ_now("progress", || stuck.to_owned());
            return false;
        }
        if self.trail.answers.len() > self.config.limit {
            let limit = self.config.limit;
            self.differ_now("progress", || format!("no end after {limit} answers"));
            return false;
        }
        !asks.is_empty()
    }

    fn step(&mut self, state: &mut G::State, step: &Step<G>) -> Vec<tabletop::Entry<G::Event>> {
        let mut log = Log::on();
        for answer in step {
            self.report("progress");
            self.trail.answers.push(answer.clone());
            self.now = self.trail.answers.len();
            G::apply(state, answer.seat, &answer.items, &mut log);
            self.conserve(state);
        }
        log.take().0
    }

    fn conserve(&mut self, state: &G::State) {
        self.report("conservation").states += 1;
        if let Err(why) = G::conserved(state) {
            self.differ_now("conservation", || why);
        }
    }
}

/// Asked is nobody exactly when the game is over.
pub(crate) fn stuck<G: Probe>(state: &G::State) -> Option<&'static str> {
    match (G::asked(state).is_empty(), G::outcome(state).is_some()) {
        (true, false) => Some("nobody is asked and the game is not over"),
        (false, true) => Some("the game is over and somebody is asked"),
        (true, true) | (false, false) => None,
    }
}
