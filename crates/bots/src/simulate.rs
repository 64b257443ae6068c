//! Many games between bots, counted.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{AddAssign, Range};
use std::time::{Duration, Instant};

use ::race::Race;
use rayon::prelude::*;
use tabletop::{Ask, Entry, Game, Illegal, Log, MAX_SEATS, Outcome, Seat, Seed, Viewer, check};

use crate::asked::{Asked, Counter};
use crate::{Bot, Botted, Quick, SAID_AT_ONCE};

/// What a series of games of one kind reports.
pub trait Measured: Game {
    /// What a game's length is counted in, in reports.
    const LENGTH: &'static str;
    /// A game longer than this is not a game.
    const LONGEST: u32;
    /// Every way the game can end, by its name in reports.
    const ENDINGS: &'static [&'static str];

    /// Something else whose mean is reported.
    const ALSO: Option<&'static str> = None;
    /// The sides of a game that sides win, not seats.
    const SIDES: &'static [&'static str] = &[];

    fn length(state: &Self::State) -> u32;

    fn also(_state: &Self::State) -> u32 {
        0
    }

    /// The side that wins with this ending.
    fn side(_ending: &str) -> usize {
        0
    }

    /// Every component whose use is counted, none of them used; and what an event is the use of.
    fn uses() -> Uses {
        Uses::new()
    }

    fn used(_event: &Self::Event, _uses: &mut Uses) {}

    /// Which turn it is and whose, in a game in which players take turns.
    fn turn(_state: &Self::State) -> Option<(u32, Seat)> {
        None
    }
}

/// How often each component was used, by name.
pub type Uses = BTreeMap<String, u64>;

impl Measured for Race {
    const LENGTH: &'static str = "rounds";
    const LONGEST: u32 = 300;
    const ENDINGS: &'static [&'static str] = &["vp_pool", "tableau"];

    fn length(state: &::race::State) -> u32 {
        u32::from(state.round)
    }
}

/// Which bots play what.
#[derive(Clone, Debug)]
pub struct Series<G: Game> {
    pub setup: G::Setup,
    /// A name for each seat; seats rotate from game to game.
    pub bots: Vec<String>,
    pub seed: u64,
    /// Are the uses of components counted? It takes the log.
    pub usage: bool,
    /// Is it counted how often a seat would be asked in turns of others? It takes views.
    pub asked: bool,
    /// Does nobody speak?
    pub silent: bool,
}

/// What was counted. Sums of integers, so that the order of games does not matter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub games: u64,
    /// Asks with more than one legal answer.
    pub decisions: u64,
    /// Asks with exactly one.
    pub forced: u64,
    pub length: u64,
    pub also: u64,
    pub longest: u32,
    pub ends: BTreeMap<&'static str, u64>,
    pub uses: Uses,
    pub asked: Asked,
    /// By bot, in the order of the series.
    pub bots: Vec<BotTally>,
    /// Answers that the check refused. The bot's answer is then replaced by a random one.
    pub illegal: u64,
    /// Games in which nobody was asked before the end.
    pub dead_ends: u64,
    pub over_limit: u64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct BotTally {
    /// Games won, alone or with others.
    pub wins: u64,
    /// The same in shares of a win, counted in sixtieths so that they add up exactly.
    pub shares: u64,
    pub score: i64,
}

/// One win in the units of [`BotTally::shares`]: divisible by any number of winners up to six.
pub const WIN: u64 = 60;

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.forced += other.forced;
        self.length += other.length;
        self.also += other.also;
        self.longest = self.longest.max(other.longest);
        for (name, count) in other.uses {
            *self.uses.entry(name).or_default() += count;
        }
        self.asked += other.asked;
        self.illegal += other.illegal;
        self.dead_ends += other.dead_ends;
        self.over_limit += other.over_limit;
        for (ending, count) in other.ends {
            *self.ends.entry(ending).or_default() += count;
        }
        self.bots.resize(self.bots.len().max(other.bots.len()), BotTally::default());
        for (mine, other) in self.bots.iter_mut().zip(other.bots) {
            mine.wins += other.wins;
            mine.shares += other.shares;
            mine.score += other.score;
        }
    }
}

/// Why a series cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum SeriesError {
    UnknownBot {
        name: String,
    },
    /// One bot for each seat, or one for all.
    BotCount {
        seats: u8,
        given: usize,
    },
    Setup(Illegal),
}

impl fmt::Display for SeriesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownBot { name } => write!(f, "there is no bot called {name}"),
            Self::BotCount { seats, given } => write!(f, "{seats} seats need one bot for all or one each, not {given}"),
            Self::Setup(illegal) => write!(f, "the game cannot be set up: {illegal}"),
        }
    }
}

impl std::error::Error for SeriesError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::UnknownBot { .. } | Self::BotCount { .. } => None,
            Self::Setup(illegal) => Some(illegal),
        }
    }
}

impl<G: Botted + Measured> Series<G> {
    pub fn new(setup: G::Setup, mut bots: Vec<String>, seed: u64) -> Result<Self, SeriesError> {
        G::start(&setup, Seed::derive(seed, 0), &mut Log::off()).map_err(SeriesError::Setup)?;
        let seats = G::seats(&setup);
        Self::names(&bots)?;
        if let [only] = bots.as_slice() {
            bots = vec![only.clone(); usize::from(seats)];
        }
        if bots.len() != usize::from(seats) {
            return Err(SeriesError::BotCount { seats, given: bots.len() });
        }
        Ok(Self { setup, bots, seed, usage: false, asked: false, silent: false })
    }

    /// Are these all names of bots?
    pub fn names(bots: &[String]) -> Result<(), SeriesError> {
        match bots.iter().find(|name| G::bot(name, 0).is_none()) {
            Some(name) => Err(SeriesError::UnknownBot { name: name.clone() }),
            None => Ok(()),
        }
    }

    /// Plays the games of a range, on the threads of the current pool. Every game depends on the seed and its number alone.
    pub fn play(&self, games: Range<u64>, done: &(dyn Fn(u64) + Sync)) -> Tally {
        const CHUNK: u64 = 64;
        let chunks: Vec<Range<u64>> =
            games.clone().step_by(CHUNK as usize).map(|from| from..(from + CHUNK).min(games.end)).collect();
        let tallies = chunks.into_par_iter().map(|chunk| {
            let count = chunk.end - chunk.start;
            let mut buffers = Buffers::<G> { silent: self.silent, ..Buffers::default() };
            let mut tally = Tally::default();
            if self.usage {
                tally.uses = G::uses();
                buffers.counts = true;
            }
            for game in chunk {
                tally += self.play_one(&mut buffers, game);
            }
            done(count);
            tally
        });
        tallies.reduce(Tally::default, |mut a, b| {
            a += b;
            a
        })
    }
}

impl<G: Botted + Measured> Series<G> {
    fn play_one(&self, buffers: &mut Buffers<G>, game: u64) -> Tally {
        let players = self.bots.len();
        let mut tally = Tally { games: 1, bots: vec![BotTally::default(); players], ..Tally::default() };
        let seed = Seed::derive(self.seed, game);
        // Which of the series' bots sits where: everyone moves on by one seat a game.
        let owner = |seat: Seat| (seat.index() + game as usize) % players;
        let mut chance = Quick::new(u64::from_le_bytes(seed.0[..8].try_into().unwrap_or_default()));
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::all(players as u8).filter_map(|seat| G::bot(&self.bots[owner(seat)], chance.draw())).collect();
        buffers.counter = self.asked.then(|| Counter::new(players as u8));
        let played = buffers.play::<false>(&self.setup, seed, &mut bots);
        tally.asked = buffers.counter.take().map(Counter::finish).unwrap_or_default();
        tally.decisions = played.decisions;
        tally.forced = played.forced;
        tally.illegal = played.illegal;
        tally.dead_ends = u64::from(played.outcome.is_none() && !played.over_limit);
        tally.over_limit = u64::from(played.over_limit);
        tally.length = u64::from(played.length);
        tally.longest = played.length;
        tally.also = u64::from(played.also);
        tally.uses = std::mem::take(&mut buffers.uses);
        if let Some(Outcome { winners, scores, ending }) = played.outcome {
            tally.ends.insert(ending, 1);
            for seat in Seat::all(players as u8) {
                let bot = &mut tally.bots[owner(seat)];
                bot.score += i64::from(scores.get(seat.index()).copied().unwrap_or(0));
                if winners.contains(seat) {
                    bot.wins += 1;
                    bot.shares += WIN / winners.len() as u64;
                }
            }
        }
        tally
    }
}

/// What came of one game.
pub(crate) struct Played {
    pub(crate) outcome: Option<Outcome>,
    pub(crate) length: u32,
    pub(crate) also: u32,
    pub(crate) decisions: u64,
    pub(crate) forced: u64,
    pub(crate) illegal: u64,
    pub(crate) over_limit: bool,
    /// By seat, if it was asked for: answers to real choices, and the time they took.
    pub(crate) thought: [(u64, Duration); MAX_SEATS],
}

/// The buffers of one game after another.
pub(crate) struct Buffers<G: Measured> {
    ask: Ask<G>,
    answers: [Vec<G::Item>; MAX_SEATS],
    /// Off, unless uses are counted or a bot listens.
    log: Log<G::Event>,
    counts: bool,
    silent: bool,
    uses: Uses,
    /// There if it is wanted.
    counter: Option<Counter<G>>,
}

impl<G: Measured> Default for Buffers<G> {
    fn default() -> Self {
        Self {
            ask: Ask::default(),
            answers: Default::default(),
            log: Log::off(),
            counts: false,
            silent: false,
            uses: Uses::new(),
            counter: None,
        }
    }
}

impl<G: Measured + Botted> Buffers<G> {
    /// Plays a game from its deal to its end.
    pub(crate) fn play<const TIMED: bool>(
        &mut self,
        setup: &G::Setup,
        seed: Seed,
        bots: &mut [Box<dyn Bot<G>>],
    ) -> Played {
        let mut played = Played {
            outcome: None,
            length: 0,
            also: 0,
            decisions: 0,
            forced: 0,
            illegal: 0,
            over_limit: false,
            thought: Default::default(),
        };
        let listens = bots.iter().any(|bot| bot.listens());
        self.log = if listens || self.counts { Log::on() } else { Log::off() };
        let Ok(mut state) = G::start(setup, seed, &mut self.log) else { return played };
        loop {
            self.tell(&state, bots);
            let asked = G::asked(&state);
            let mut sealed = asked;
            for seat in asked.iter() {
                G::ask(&state, seat, &mut self.ask);
                if let Some(counter) = &mut self.counter {
                    counter.ask(&state, seat, &self.ask);
                }
                let forced = self.ask.pick.is_forced();
                let answer = &mut self.answers[seat.index()];
                let bot = &mut bots[seat.index()];
                let view = bot.looks().then(|| G::view(&state, Viewer::Seat(seat)));
                let start = (TIMED && !forced).then(Instant::now);
                bot.answer(seat, &self.ask, view.as_ref(), answer);
                if let Some(start) = start {
                    let (count, time) = &mut played.thought[seat.index()];
                    *count += 1;
                    *time += start.elapsed();
                }
                played.decisions += u64::from(!forced);
                played.forced += u64::from(forced);
                if check(&self.ask.pick, answer).is_err() {
                    played.illegal += 1;
                    let mut quick = Quick::new(played.decisions);
                    self.ask.pick.sample(|bound| quick.below(bound), answer);
                }
                if !self.ask.sealed {
                    // One answer at a time: the next ask may depend on it.
                    sealed = tabletop::SeatSet::one(seat);
                    break;
                }
            }
            for seat in sealed.iter() {
                G::apply(&mut state, seat, &self.answers[seat.index()], &mut self.log);
            }
            if asked.is_empty() {
                break;
            }
            if G::length(&state) > G::LONGEST {
                played.over_limit = true;
                break;
            }
        }
        played.length = G::length(&state);
        played.also = G::also(&state);
        played.outcome = G::outcome(&state);
        played
    }

    /// What has just happened, to those who listen, each what their seat sees of it; and counted. Then they say what they have
    /// to say, before they hear the others.
    fn tell(&mut self, state: &G::State, bots: &mut [Box<dyn Bot<G>>]) {
        let (entries, ..) = self.log.take();
        let occasion = |entry: &Entry<G::Event>| entry.seen_by(Viewer::Public).is_some_and(G::occasion);
        let speak = !self.silent && entries.iter().any(occasion);
        for entry in entries {
            for (seat, bot) in Seat::all(bots.len() as u8).zip(bots.iter_mut()) {
                if bot.listens()
                    && let Some(event) = entry.seen_by(Viewer::Seat(seat))
                {
                    bot.hear(seat, event);
                }
            }
            if self.counts {
                let (Entry::Public(event) | Entry::Split { secret: event, .. }) = entry;
                G::used(&event, &mut self.uses);
            }
        }
        let mut said = Vec::new();
        for (seat, bot) in Seat::all(bots.len() as u8).zip(bots.iter_mut()).filter(|_| speak) {
            let mut claims = Vec::new();
            bot.speak(seat, &G::view(state, Viewer::Seat(seat)), &mut claims);
            said.extend(claims.into_iter().take(SAID_AT_ONCE).map(|claim| G::said(seat, claim)));
        }
        for event in said {
            for (seat, bot) in Seat::all(bots.len() as u8).zip(bots.iter_mut()).filter(|(_, bot)| bot.listens()) {
                bot.hear(seat, &event);
            }
        }
    }
}
