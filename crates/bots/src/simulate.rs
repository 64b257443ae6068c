//! Many games between bots, counted.

use std::collections::BTreeMap;
use std::ops::{AddAssign, Range};

use race::Race;
use rayon::prelude::*;
use tabletop::{Ask, Game, Illegal, Log, MAX_SEATS, Outcome, Seat, Seed, Viewer, check};

use crate::{Bot, Botted, Quick};

/// What a series of games of one kind reports.
pub trait Measured: Game {
    /// What a game's length is counted in, in reports.
    const LENGTH: &'static str;
    /// A game longer than this is not a game.
    const LONGEST: u32;
    /// Every way the game can end, by its name in reports.
    const ENDINGS: &'static [&'static str];

    fn length(state: &Self::State) -> u32;
}

impl Measured for Race {
    const LENGTH: &'static str = "rounds";
    const LONGEST: u32 = 300;
    const ENDINGS: &'static [&'static str] = &["vp_pool", "tableau"];

    fn length(state: &race::State) -> u32 {
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
    pub ends: BTreeMap<&'static str, u64>,
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
        Ok(Self { setup, bots, seed })
    }

    /// Are these all names of bots?
    pub fn names(bots: &[String]) -> Result<(), SeriesError> {
        match bots.iter().find(|name| !G::BOTS.contains(&name.as_str())) {
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
            let mut table = Table::<G>::default();
            let mut tally = Tally::default();
            for game in chunk {
                tally += table.play(self, game);
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

/// The buffers of one game after another.
struct Table<G: Game> {
    ask: Ask<G>,
    answers: [Vec<G::Item>; MAX_SEATS],
}

impl<G: Game> Default for Table<G> {
    fn default() -> Self {
        Self { ask: Ask::default(), answers: Default::default() }
    }
}

impl<G: Botted + Measured> Table<G> {
    fn play(&mut self, series: &Series<G>, game: u64) -> Tally {
        let players = series.bots.len();
        let mut tally = Tally { games: 1, bots: vec![BotTally::default(); players], ..Tally::default() };
        let seed = Seed::derive(series.seed, game);
        // Which of the series' bots sits where: everyone moves on by one seat a game.
        let owner = |seat: Seat| (seat.index() + game as usize) % players;
        let mut chance = Quick::new(u64::from_le_bytes(seed.0[..8].try_into().unwrap_or_default()));
        let mut bots: Vec<Box<dyn Bot<G>>> =
            Seat::all(players as u8).filter_map(|seat| G::bot(&series.bots[owner(seat)], chance.draw())).collect();
        let Ok(mut state) = G::start(&series.setup, seed, &mut Log::off()) else { return tally };
        let mut log = Log::off();
        loop {
            let asked = G::asked(&state);
            let mut sealed = asked;
            for seat in asked.iter() {
                G::ask(&state, seat, &mut self.ask);
                let answer = &mut self.answers[seat.index()];
                let bot = &mut bots[seat.index()];
                let view = bot.looks().then(|| G::view(&state, Viewer::Seat(seat)));
                bot.answer(seat, &self.ask, view.as_ref(), answer);
                if self.ask.pick.is_forced() {
                    tally.forced += 1;
                } else {
                    tally.decisions += 1;
                }
                if check(&self.ask.pick, answer).is_err() {
                    tally.illegal += 1;
                    self.ask.pick.sample(|bound| chance.below(bound), answer);
                }
                if !self.ask.sealed {
                    // One answer at a time: the next ask may depend on it.
                    sealed = tabletop::SeatSet::one(seat);
                    break;
                }
            }
            for seat in sealed.iter() {
                G::apply(&mut state, seat, &self.answers[seat.index()], &mut log);
            }
            if asked.is_empty() {
                tally.dead_ends += u64::from(G::outcome(&state).is_none());
                break;
            }
            if G::length(&state) > G::LONGEST {
                tally.over_limit += 1;
                break;
            }
        }
        tally.length = u64::from(G::length(&state));
        if let Some(Outcome { winners, scores, ending }) = G::outcome(&state) {
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
