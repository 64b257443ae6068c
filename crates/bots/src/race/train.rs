//! Training by self-play: games in which every choice of actions looks a round ahead with the present network, and a network
//! that learns from how they ended.

use std::sync::Arc;

use race::{Mode, Phase, Race, Setup, State};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::{Ask, Game, Log, Outcome, Seat, Seed, Viewer};

use super::features::features;
use super::lookahead::{Budget, Lookahead, Thinker, choices, likely_choice};
use super::net::{Net, WEIGHTS};
use crate::simulate::Buffers;
use crate::{Bot, Quick};

/// How to train.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub seed: u64,
    pub passes: u64,
    /// Games of one pass: played with the same weights, then learnt from.
    pub games: u64,
    /// Adam's step, at the start and at the end.
    pub rate: (f32, f32),
    /// How much of a position's target is how the game ended, and not what was thought a round later.
    pub lambda: f32,
    /// Think about every answer, not only about the choice of actions: better games, and fewer of them.
    pub deep: bool,
    /// After so many passes the network meets itself of that many passes before, in so many games.
    pub ladder_every: u64,
    pub ladder_games: u64,
}

/// What a pass was like.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    pub positions: usize,
    /// Mean squared difference between what was thought and the target.
    pub error: f32,
    pub rounds: f32,
    pub winning_score: f32,
}

struct Sample {
    inputs: Vec<u16>,
    target: f32,
}

/// A network in training.
#[derive(Debug)]
pub struct Trainer {
    config: Config,
    net: Net,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    passes: u64,
    /// The weights that the next rung of the ladder is measured against.
    rung: Vec<f32>,
}

impl Trainer {
    /// From scratch.
    pub fn new(config: Config) -> Self {
        let net = Net::random(&mut Quick::new(config.seed));
        let rung = net.weights.clone();
        Self { config, net, mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], steps: 0, passes: 0, rung }
    }

    /// From weights that were trained before.
    pub fn from_weights(config: Config, bytes: &[u8]) -> Option<Self> {
        let net = Net::from_bytes(bytes)?;
        Some(Self { rung: net.weights.clone(), net, ..Self::new(config) })
    }

    /// What is needed to go on from here.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(16 + WEIGHTS * 16);
        bytes.extend(self.passes.to_le_bytes());
        bytes.extend(i64::from(self.steps).to_le_bytes());
        for list in [&self.net.weights, &self.mean, &self.square, &self.rung] {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    /// From a checkpoint; `None` if it is not one of this network.
    pub fn resume(config: Config, bytes: &[u8]) -> Option<Self> {
        let (head, lists) = bytes.split_at_checked(16)?;
        let passes = u64::from_le_bytes(head[..8].try_into().ok()?);
        let steps = i64::from_le_bytes(head[8..].try_into().ok()?);
        let mut lists = lists.chunks(WEIGHTS * 4).map(Net::from_bytes);
        let mut next = || lists.next().flatten().map(|net| net.weights);
        let (weights, mean, square, rung) = (next()?, next()?, next()?, next()?);
        let steps = i32::try_from(steps).ok()?;
        Some(Self { config, net: Net { weights }, mean, square, steps, passes, rung })
    }

    pub fn weights(&self) -> Vec<u8> {
        self.net.to_bytes()
    }

    pub fn passes(&self) -> u64 {
        self.passes
    }

    /// If a rung of the ladder is due: the share of the wins against the network as it was at the last one.
    pub fn ladder(&mut self) -> Option<f64> {
        let Config { ladder_every, ladder_games, seed, .. } = self.config;
        if ladder_every == 0 || !self.passes.is_multiple_of(ladder_every) {
            return None;
        }
        let nets = [Arc::new(self.net.clone()), Arc::new(Net { weights: self.rung.clone() })];
        self.rung.clone_from(&self.net.weights);
        let budget = Budget { worlds: 1, answer_worlds: 1, tables: 2, all_pairs: true, stray: 0 };
        let setup = Setup { players: 2, mode: Mode::Standard };
        let shares = (0..ladder_games).into_par_iter().map(|game| {
            // Each deal twice, with changed seats.
            let new = (game % 2) as usize;
            let bot = |seat: usize| -> Box<dyn Bot<Race>> {
                let net = &nets[usize::from(seat != new)];
                Box::new(Lookahead::new(Arc::clone(net), budget, game ^ seat as u64))
            };
            let mut buffers = Buffers::<Race>::default();
            let deal = Seed::derive(seed ^ 0x1add_e500, game / 2);
            let played = buffers.play::<false>(&setup, deal, &mut [bot(0), bot(1)]);
            let won = |outcome: &Outcome| outcome.winners.contains(Seat(new as u8));
            played.outcome.map_or(0.5, |o| if won(&o) { 1.0 / o.winners.len() as f64 } else { 0.0 })
        });
        Some(shares.sum::<f64>() / ladder_games as f64)
    }

    /// One pass of games and learning.
    pub fn pass(&mut self) -> Pass {
        let pass = self.passes;
        let done = pass as f32 / self.config.passes.max(1) as f32;
        self.passes += 1;
        let played: Vec<(Vec<Sample>, f32, f32)> = (0..self.config.games)
            .into_par_iter()
            .map(|game| play(&self.net, &self.config, pass * self.config.games + game))
            .collect();
        let games = played.len() as f32;
        let rounds = played.iter().map(|(_, rounds, _)| rounds).sum::<f32>() / games;
        let winning_score = played.iter().map(|(_, _, score)| score).sum::<f32>() / games;
        let mut samples: Vec<Sample> = played.into_iter().flat_map(|(samples, ..)| samples).collect();
        let mut quick = Quick::new(self.config.seed ^ pass.wrapping_mul(0x9e37));
        for last in (1..samples.len()).rev() {
            samples.swap(last, quick.below(last as u32 + 1) as usize);
        }
        let (from, to) = self.config.rate;
        let rate = from * (to / from).powf(done);
        let error: f32 = samples.chunks(2048).map(|batch| self.step(batch, rate)).sum();
        Pass { positions: samples.len(), error: error / samples.len() as f32, rounds, winning_score }
    }

    /// One step of Adam. The parts of a batch are the same whatever the number of threads, and so is the sum.
    fn step(&mut self, batch: &[Sample], rate: f32) -> f32 {
        let parts: Vec<(Vec<f32>, f32)> = batch
            .par_chunks(256)
            .map(|part| {
                let mut gradient = vec![0.0; WEIGHTS];
                let error =
                    part.iter().map(|sample| self.net.learn(&sample.inputs, sample.target, &mut gradient)).sum();
                (gradient, error)
            })
            .collect();
        let mut parts = parts.into_iter();
        let Some((mut gradient, mut error)) = parts.next() else { return 0.0 };
        for (part, part_error) in parts {
            gradient.iter_mut().zip(part).for_each(|(sum, more)| *sum += more);
            error += part_error;
        }
        self.steps += 1;
        let (mean_left, square_left) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        let scale = 1.0 / batch.len() as f32;
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in self.net.weights.iter_mut().zip(gradient).zip(moments) {
            let slope = slope * scale;
            *mean += (slope - *mean) * 0.1;
            *square += (slope * slope - *square) * 0.001;
            *weight -= rate * (*mean / mean_left) / ((*square / square_left).sqrt() + 1e-8);
        }
        error
    }
}

/// The kinds of game, by how often they are played in training.
const SETUPS: [Setup; 8] = {
    const fn of(players: u8, mode: Mode) -> Setup {
        Setup { players, mode }
    }
    [
        of(2, Mode::Standard),
        of(2, Mode::Experienced),
        of(2, Mode::Standard),
        of(3, Mode::Standard),
        of(2, Mode::Standard),
        of(4, Mode::Standard),
        of(2, Mode::Experienced),
        of(3, Mode::Standard),
    ]
};

/// One game of self-play: the positions at its choices of actions as each seat saw them, with what they were worth.
fn play(net: &Net, config: &Config, game: u64) -> (Vec<Sample>, f32, f32) {
    let setup = SETUPS[game as usize % SETUPS.len()];
    let Ok(mut state) = Race::start(&setup, Seed::derive(config.seed, game), &mut Log::off()) else {
        return (Vec::new(), 0.0, 0.0);
    };
    let mut quick = Quick::new(game ^ config.seed.rotate_left(32));
    let mut thinker = Thinker::new(net);
    let options = choices(setup.mode);
    let seats: Vec<Seat> = Seat::all(setup.players).collect();
    let mut bots: Vec<Lookahead> = Vec::new();
    if config.deep {
        let net = Arc::new(net.clone());
        let budget = Budget { worlds: 1, answer_worlds: 1, tables: 3, all_pairs: false, stray: 24 };
        bots.extend(seats.iter().map(|_| Lookahead::new(Arc::clone(&net), budget, quick.draw())));
    }
    let mut thought: Vec<Vec<(Vec<u16>, f32)>> = vec![Vec::new(); seats.len()];
    let mut inputs = Vec::new();
    while Race::outcome(&state).is_none() && state.round <= 60 {
        if state.phase == Phase::ChooseAction {
            for &seat in &seats {
                features(&state, seat, &mut inputs);
                thought[seat.index()].push((inputs.clone(), net.value(&inputs)));
            }
        }
        if config.deep {
            think_through(&mut state, &mut bots);
        } else if state.phase == Phase::ChooseAction {
            let chosen: Vec<usize> =
                seats.iter().map(|&seat| choose(&mut thinker, &state, seat, &options, &mut quick)).collect();
            let picks: Vec<&[race::Item]> = chosen.iter().map(|&choice| options[choice].as_slice()).collect();
            thinker.play_round(&mut state, &picks);
        } else {
            thinker.finish_round(&mut state);
        }
    }
    let mut samples = Vec::new();
    for &seat in &seats {
        let mut target = thinker.value(&state, seat);
        for (inputs, value) in thought[seat.index()].drain(..).rev() {
            samples.push(Sample { inputs, target });
            // What came of it, seen from a round earlier: mostly the end, and some of what was thought on the way.
            target = config.lambda * target + (1.0 - config.lambda) * value;
        }
    }
    let best = seats.iter().map(|&seat| state.score(seat).total()).max().unwrap_or(0);
    (samples, f32::from(state.round), f32::from(best))
}

/// Everyone who is asked answers after thinking; the answers are given together.
fn think_through(state: &mut State, bots: &mut [Lookahead]) {
    let mut answers: Vec<(Seat, Vec<race::Item>)> = Vec::new();
    for seat in Race::asked(state).iter() {
        let ask = Ask::<Race>::of(state, seat);
        let mut items = Vec::new();
        if ask.pick.is_forced() {
            items.extend_from_slice(&ask.pick.from[..usize::from(ask.pick.max).min(ask.pick.from.len())]);
        } else {
            bots[seat.index()].answer(seat, &ask, Some(&Race::view(state, Viewer::Seat(seat))), &mut items);
        }
        answers.push((seat, items));
        if !ask.sealed {
            break;
        }
    }
    for (seat, items) in answers {
        Race::apply(state, seat, &items, &mut Log::off());
    }
}

/// A choice of actions in training: each tried against a few likely choices of the others, the cards to come dealt anew.
fn choose(thinker: &mut Thinker<'_>, state: &State, me: Seat, options: &[Vec<race::Item>], quick: &mut Quick) -> usize {
    // Now and then anything, so that there is something to learn about it.
    if quick.below(16) == 0 {
        return quick.below(options.len() as u32) as usize;
    }
    let mut values = vec![0.0f32; options.len()];
    for _ in 0..2 {
        let mut world = state.clone();
        // Nobody may see what will be drawn: the supply is shuffled, and its chance made another.
        Race::redraw(&mut world, &mut tabletop::Dice::new(Seed::derive(quick.draw(), 0)));
        let mut picks: Vec<&[race::Item]> = Vec::new();
        for seat in Seat::all(state.players) {
            picks.push(&options[likely_choice(&world, seat, options, quick)]);
        }
        for (option, value) in options.iter().zip(&mut values) {
            picks[me.index()] = option;
            let mut after = world.clone();
            thinker.play_round(&mut after, &picks);
            *value += thinker.judge(&after, me);
        }
    }
    (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b])).unwrap_or(0)
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
            games: 64,
            rate: (1e-3, 1e-4),
            lambda: 0.85,
            deep: false,
            ladder_every: 3,
            ladder_games: 4,
        };
        let mut whole = Trainer::new(config);
        let first = whole.pass();
        let middle = whole.checkpoint();
        let rest = [whole.pass(), whole.pass()];
        assert!(first.positions > 500 && rest[1].error.is_finite(), "{first:?} {rest:?}");
        let mut resumed = Trainer::resume(config, &middle).unwrap();
        resumed.pass();
        resumed.pass();
        assert_eq!(resumed.weights(), whole.weights());
        assert!(resumed.ladder().is_some_and(|share| (0.0..=1.0).contains(&share)));
        assert!(Trainer::resume(config, &middle[1..]).is_none());
    }
}
