//! Training by self-play: games by rules of thumb or with a look ahead, and a network that learns from how they ended who
//! would win from each turn of them.

use std::sync::Arc;

use ::galactica::frame::Frame;
use ::galactica::{Ask, Event, Galactica, Item, Log, Setup, State};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::{Entry, Game, Seat, Seed, Viewer, check};

use super::budget;
use super::features::features;
use super::greedy::Greedy;
use super::judge::{Judge, Sample};
use super::lookahead::{Budget, Lookahead};
use super::sides::{Deals, Pairing, sides_of};
use crate::learn::{Descent, Network as _};
use crate::simulate::Measured;
use crate::{Bot, Botted, Quick, SAID_AT_ONCE};

/// How to train.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub seed: u64,
    pub passes: u64,
    /// Games of one pass: played with the same weights, then learnt from.
    pub games: u64,
    /// How many of them, in turn, have three, four, five and six players.
    pub mix: [u64; 4],
    /// How many times each of their positions is learnt from.
    pub repeats: u64,
    /// Adam's step, at the start and at the end.
    pub rate: (f32, f32),
    /// How much of a position's target is how the game ended, and not what was thought a turn later.
    pub lambda: f32,
    /// Imagined worlds for an answer; none: by rules of thumb.
    pub worlds: u32,
    /// Do they speak?
    #[serde(default)]
    pub talk: bool,
    /// Once in so many answers, any is given, so that there is something to learn about it.
    pub stray: u32,
    /// After so many passes the network plays each side against rules of thumb, in so many deals.
    pub ladder_every: u64,
    pub ladder_games: u64,
}

/// What a pass was like.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    pub positions: usize,
    /// Mean squared difference between what was thought and the target.
    pub error: f32,
    pub turns: f32,
    /// The humans' share of the wins.
    pub humans: f32,
}

/// A network in training.
#[derive(Debug)]
pub struct Trainer {
    config: Config,
    judge: Judge,
    descent: Descent,
    passes: u64,
}

impl Trainer {
    /// From scratch.
    pub fn new(config: Config) -> Self {
        Self::of(config, Judge::random(&mut Quick::new(config.seed)))
    }

    /// From weights that were trained before.
    pub fn from_weights(config: Config, bytes: &[u8]) -> Option<Self> {
        Some(Self::of(config, Judge::from_bytes(bytes)?))
    }

    fn of(config: Config, judge: Judge) -> Self {
        Self { config, descent: Descent::new(&judge), judge, passes: 0 }
    }

    /// What is needed to go on from here.
    pub fn checkpoint(&self) -> Vec<u8> {
        self.descent.checkpoint(self.passes, &[self.judge.weights()])
    }

    /// From a checkpoint; `None` if it is not one of this network.
    pub fn resume(config: Config, bytes: &[u8]) -> Option<Self> {
        let mut trainer = Self::new(config);
        let (passes, [weights]) = trainer.descent.resume(bytes)?;
        (trainer.judge, trainer.passes) = (Judge::of(weights), passes);
        Some(trainer)
    }

    pub fn weights(&self) -> Vec<u8> {
        self.judge.to_bytes()
    }

    pub fn passes(&self) -> u64 {
        self.passes
    }

    /// If a rung of the ladder is due: how much more the humans win, with five players, where they are this network as `hard`
    /// and the Cylons rules of thumb, and how much more where it is the other way round.
    pub fn ladder(&self) -> Option<[f64; 2]> {
        let Config { ladder_every, ladder_games, seed, .. } = self.config;
        if ladder_every == 0 || !self.passes.is_multiple_of(ladder_every) {
            return None;
        }
        let judge = Arc::new(self.judge.clone());
        let hard = budget("hard").expect("there is such a level");
        let make = |name: &str, seed: u64| -> Option<Box<dyn Bot<Galactica>>> {
            match name {
                "hard" => Some(Box::new(Lookahead::new(Arc::clone(&judge), hard, seed))),
                _ => Galactica::bot(name, seed),
            }
        };
        let pairings = ["easy/easy", "hard/easy", "easy/hard"].map(Pairing::of);
        let pairings: Vec<Pairing> = pairings.into_iter().flatten().collect();
        let deals = Deals { games: ladder_games, seed: seed ^ 0x1add_e500, until: None };
        let rows = sides_of(&Setup::new(5), &pairings, deals, &|_| (), &make);
        Some([rows[1].gain, rows[2].gain])
    }

    /// One pass of games and learning.
    pub fn pass(&mut self) -> Pass {
        let (pass, config) = (self.passes, self.config);
        let done = pass as f32 / config.passes.max(1) as f32;
        self.passes += 1;
        let judge = Arc::new(self.judge.clone());
        let played: Vec<Played> =
            (0..config.games).into_par_iter().map(|game| play(&judge, &config, pass * config.games + game)).collect();
        let games = played.len() as f32;
        let turns = played.iter().map(|game| game.samples.len() as f32).sum::<f32>() / games;
        let humans = played.iter().filter(|game| game.humans).count() as f32 / games;
        let mut samples: Vec<Sample> = played.into_iter().flat_map(|game| game.samples).collect();
        let positions = samples.len();
        let mut quick = Quick::new(config.seed ^ pass.wrapping_mul(0x9e37));
        let (from, to) = config.rate;
        let rate = from * (to / from).powf(done);
        let error = self.descent.learn(&mut self.judge, &mut samples, config.repeats, rate, &mut quick);
        Pass { positions, error: error / positions.max(1) as f32, turns, humans }
    }
}

/// How many players a game has: as often as `mix` says.
fn players(mix: [u64; 4], game: u64) -> u8 {
    let mut turn = game % mix.iter().sum::<u64>().max(1);
    for (players, times) in (3..).zip(mix) {
        if turn < times {
            return players;
        }
        turn -= times;
    }
    5
}

struct Played {
    samples: Vec<Sample>,
    humans: bool,
}

/// Everybody says what they have to say, before they hear the others.
fn talk(state: &State, bots: &mut [Box<dyn Bot<Galactica>>]) {
    let mut said = Vec::new();
    for (seat, bot) in state.seats().zip(bots.iter_mut()) {
        let (view, mut claims) = (Galactica::view(state, Viewer::Seat(seat)), Vec::new());
        bot.speak(seat, &view, &mut claims);
        said.extend(claims.into_iter().take(SAID_AT_ONCE).map(|claim| Galactica::said(seat, claim)));
    }
    for (seat, bot) in state.seats().zip(bots) {
        said.iter().for_each(|event| bot.hear(seat, event));
    }
}

/// Plays one game: what is learnt from are its positions at the start of every turn.
fn play(judge: &Arc<Judge>, config: &Config, game: u64) -> Played {
    let setup = Setup::new(players(config.mix, game));
    let mut log = Log::on();
    let Ok(mut state) = Galactica::start(&setup, Seed::derive(config.seed, game), &mut log) else {
        return Played { samples: Vec::new(), humans: false };
    };
    let mut quick = Quick::new(game ^ config.seed.rotate_left(32));
    let budget = Budget::of(config.worlds, 5_000);
    let mut bots: Vec<Box<dyn Bot<Galactica>>> = state
        .seats()
        .map(|_| -> Box<dyn Bot<Galactica>> {
            let seed = quick.draw();
            if config.worlds == 0 {
                Box::new(Greedy::new(seed))
            } else {
                Box::new(Lookahead::new(Arc::clone(judge), budget, seed))
            }
        })
        .collect();
    let mut seen: Vec<(Vec<u16>, f32)> = Vec::new();
    let mut turn = None;
    let mut ask = Ask::default();
    while !state.over() && u32::from(state.turns) <= Galactica::LONGEST {
        let (entries, ..) = log.take();
        for entry in &entries {
            for (seat, bot) in state.seats().zip(&mut bots) {
                if let Some(event) = entry.seen_by(Viewer::Seat(seat)) {
                    bot.hear(seat, event);
                }
            }
        }
        let occasion = |entry: &Entry<Event>| entry.seen_by(Viewer::Public).is_some_and(Galactica::occasion);
        if config.talk && entries.iter().any(occasion) {
            talk(&state, &mut bots);
        }
        if matches!(state.frames.first(), Some(Frame::Turn(_))) && turn != Some(state.turns) {
            turn = Some(state.turns);
            let mut inputs = Vec::new();
            features(&state, &mut inputs);
            let thought = judge.judge(&inputs);
            seen.push((inputs, thought));
        }
        let mut answers: Vec<(Seat, Vec<Item>)> = Vec::new();
        for seat in Galactica::asked(&state).iter() {
            Galactica::ask(&state, seat, &mut ask);
            let mut items = Vec::new();
            if config.stray > 0 && quick.below(config.stray) == 0 {
                ask.pick.sample(|bound| quick.below(bound), &mut items);
            } else {
                let view = Galactica::view(&state, Viewer::Seat(seat));
                bots[seat.index()].answer(seat, &ask, Some(&view), &mut items);
            }
            if check(&ask.pick, &mut items).is_err() {
                ask.pick.sample(|bound| quick.below(bound), &mut items);
            }
            answers.push((seat, items));
            if !ask.sealed {
                break;
            }
        }
        if answers.is_empty() {
            break;
        }
        for (seat, items) in answers {
            Galactica::apply(&mut state, seat, &items, &mut log);
        }
    }
    let humans = state.ending == ::galactica::state::Ending::Kobol;
    let mut target = if humans { 1.0 } else { 0.0 };
    let mut samples = Vec::with_capacity(seen.len());
    for (inputs, thought) in seen.into_iter().rev() {
        samples.push(Sample { inputs, target });
        // What came of it, seen from a turn earlier: mostly the end, and some of what was thought on the way.
        target = config.lambda * target + (1.0 - config.lambda) * thought;
    }
    Played { samples, humans }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same training twice, once stopped and resumed in the middle, gives the same weights to the bit; and it learns.
    #[test]
    fn training_is_repeatable_and_resumable() {
        let config = Config {
            seed: 3,
            passes: 3,
            games: 40,
            mix: [1, 1, 2, 1],
            repeats: 4,
            rate: (2e-3, 1e-3),
            lambda: 0.95,
            worlds: 0,
            talk: true,
            stray: 60,
            ladder_every: 3,
            ladder_games: 2,
        };
        let mut whole = Trainer::new(config);
        let first = whole.pass();
        let middle = whole.checkpoint();
        let rest = [whole.pass(), whole.pass()];
        assert!(whole.ladder().is_some_and(|gains| gains.iter().all(|gain| gain.abs() <= 1.0)));
        assert!(first.positions > 500 && rest[1].error < first.error, "{first:?} {rest:?}");
        let mut resumed = Trainer::resume(config, &middle).unwrap();
        resumed.pass();
        resumed.pass();
        assert_eq!(resumed.weights(), whole.weights());
        assert!(Trainer::resume(config, &middle[1..]).is_none());
        assert!(Trainer::from_weights(config, &whole.weights()).is_some());
    }

    #[test]
    fn games_are_mixed_as_wanted() {
        let counts = (0..10).map(|game| players([1, 2, 6, 1], game));
        assert_eq!(counts.collect::<Vec<_>>(), [3, 4, 4, 5, 5, 5, 5, 5, 5, 6]);
    }
}
