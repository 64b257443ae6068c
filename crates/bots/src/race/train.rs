//! Training by self-play: games in which every choice of actions looks a round ahead with the present network, and a network
//! that learns from how they ended, from what was chosen and from what was answered.

use std::sync::Arc;

use race::{Mode, Phase, Race, Setup, State};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::{Ask, Game, Log, Outcome, Seat, Seed, Viewer};

use super::actions::choices;
use super::features::features;
use super::lookahead::{Budget, Lookahead};
use super::net::{CHOICES, Judgement, Net, ROUND_UNIT};
use super::reflex::{Question, picked};
use super::standing::{Standing, mode_of};
use super::thinker::Thinker;
use crate::learn::{Descent, Network as _};
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
    /// How many of them, in turn, have two, three and four players, and are the two-player game for experienced players.
    pub mix: [u64; 4],
    /// How many times each of their positions and answers is learnt from.
    pub repeats: u64,
    /// Adam's step, at the start and at the end.
    pub rate: (f32, f32),
    /// How much of a position's target is how the game ended, and not what was thought a round later.
    pub lambda: f32,
    /// Imagined worlds for a choice of actions.
    pub worlds: usize,
    /// How many rounds are looked ahead.
    pub rounds: usize,
    /// Imagined worlds for every other answer: better games, and fewer of them. None: at a glance, and the reflex learns nothing.
    pub answer_worlds: usize,
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

/// Something to learn from.
pub(crate) enum Sample {
    /// A position at a choice of actions, what came of it, and what was chosen of how many.
    Position { mode: usize, inputs: Vec<u16>, target: Judgement, chosen: Option<(usize, usize)> },
    /// An answer that was thought about.
    Answer { question: Question, picked: u128 },
}

/// A network in training.
#[derive(Debug)]
pub struct Trainer {
    config: Config,
    net: Net,
    descent: Descent,
    passes: u64,
    /// The weights that the next rung of the ladder is measured against.
    rung: Vec<f32>,
}

impl Trainer {
    /// From scratch.
    pub fn new(config: Config) -> Self {
        Self::of(config, Net::random(&mut Quick::new(config.seed)))
    }

    /// From weights that were trained before.
    pub fn from_weights(config: Config, bytes: &[u8]) -> Option<Self> {
        Some(Self::of(config, Net::from_bytes(bytes)?))
    }

    fn of(config: Config, net: Net) -> Self {
        let (descent, rung) = (Descent::new(&net), net.weights().to_vec());
        Self { config, net, descent, passes: 0, rung }
    }

    /// What is needed to go on from here.
    pub fn checkpoint(&self) -> Vec<u8> {
        self.descent.checkpoint(self.passes, &[self.net.weights(), &self.rung])
    }

    /// From a checkpoint; `None` if it is not one of this network.
    pub fn resume(config: Config, bytes: &[u8]) -> Option<Self> {
        let mut trainer = Self::new(config);
        let (passes, [weights, rung]) = trainer.descent.resume(bytes)?;
        (trainer.net, trainer.rung, trainer.passes) = (Net::of(weights), rung, passes);
        Some(trainer)
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
        let nets = [Arc::new(self.net.clone()), Arc::new(Net::of(self.rung.clone()))];
        self.rung.copy_from_slice(self.net.weights());
        let budget = Budget { worlds: 1, answer_worlds: 1, ours: CHOICES, theirs: 7, rounds: 1, evaluations: None };
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
        let net = Arc::new(self.net.clone());
        let played: Vec<Played> = (0..self.config.games)
            .into_par_iter()
            .map(|game| play(&net, &self.config, pass * self.config.games + game))
            .collect();
        let games = played.len() as f32;
        let rounds = played.iter().map(|game| game.rounds).sum::<f32>() / games;
        let winning_score = played.iter().map(|game| game.winning_score).sum::<f32>() / games;
        let mut samples: Vec<Sample> = played.into_iter().flat_map(|game| game.samples).collect();
        let positions = samples.iter().filter(|sample| matches!(sample, Sample::Position { .. })).count();
        let mut quick = Quick::new(self.config.seed ^ pass.wrapping_mul(0x9e37));
        let (from, to) = self.config.rate;
        let rate = from * (to / from).powf(done);
        let error = self.descent.learn(&mut self.net, &mut samples, self.config.repeats, rate, &mut quick);
        Pass { positions, error: error / positions.max(1) as f32, rounds, winning_score }
    }
}

/// Which kind of game is played: as often as `mix` says.
fn setup_of(mix: [u64; 4], game: u64) -> Setup {
    let [two, three, four, _] = mix;
    let turn = game % mix.iter().sum::<u64>().max(1);
    let (players, mode) = match turn {
        turn if turn < two => (2, Mode::Standard),
        turn if turn < two + three => (3, Mode::Standard),
        turn if turn < two + three + four => (4, Mode::Standard),
        _ => (2, Mode::Experienced),
    };
    Setup { players, mode }
}

/// A game of self-play.
#[derive(Default)]
struct Played {
    samples: Vec<Sample>,
    rounds: f32,
    winning_score: f32,
}

/// Once in so many choices of actions, any is made, so that there is something to learn about it.
const STRAY: u32 = 24;

/// A position at a choice of actions as a seat saw it: what the network thought, and what was chosen.
struct Seen {
    inputs: Vec<u16>,
    thought: Judgement,
    chosen: Option<usize>,
}

/// Plays one game: what is learnt from are the positions at its choices of actions as each seat saw them, and the answers.
fn play(net: &Arc<Net>, config: &Config, game: u64) -> Played {
    let setup = setup_of(config.mix, game);
    let Ok(mut state) = Race::start(&setup, Seed::derive(config.seed, game), &mut Log::off()) else {
        return Played::default();
    };
    let mut quick = Quick::new(game ^ config.seed.rotate_left(32));
    let mut thinker = Thinker::new(net, 1);
    let seats: Vec<Seat> = Seat::all(setup.players).collect();
    let Config { worlds, answer_worlds, rounds, .. } = *config;
    let budget = Budget { worlds, answer_worlds, ours: CHOICES, theirs: 0, rounds, evaluations: None };
    let mut bots: Vec<Lookahead> =
        seats.iter().map(|_| Lookahead::new(Arc::clone(net), budget, quick.draw())).collect();
    let options = choices(setup.mode);
    let mode = mode_of(setup.mode, setup.players);
    let mut seen: Vec<Vec<Seen>> = seats.iter().map(|_| Vec::new()).collect();
    let mut samples = Vec::new();
    while Race::outcome(&state).is_none() && state.round <= 60 {
        let choosing = state.phase == Phase::ChooseAction;
        let mut answers: Vec<(Seat, Vec<race::Item>)> = Vec::new();
        for seat in Race::asked(&state).iter() {
            let ask = Ask::<Race>::of(&state, seat);
            let stray = choosing && quick.below(STRAY) == 0;
            let answer = answer(&state, seat, &ask, &mut bots[seat.index()], stray, &mut quick);
            if choosing {
                let mut inputs = Vec::new();
                features(&state, seat, &mut inputs);
                let thought = net.judge(mode, &inputs);
                let chosen = options.iter().position(|option| *option == answer).filter(|_| !stray);
                seen[seat.index()].push(Seen { inputs, thought, chosen });
            } else if config.answer_worlds > 0 && !ask.pick.is_forced() {
                let mut question = Question::default();
                question.set(&Standing::of_state(&state, seat), &ask);
                samples.push(Sample::Answer { question, picked: picked(&ask, &answer) });
            }
            answers.push((seat, answer));
            if !ask.sealed {
                break;
            }
        }
        for (seat, items) in answers {
            Race::apply(&mut state, seat, &items, &mut Log::off());
        }
    }
    for &seat in &seats {
        let mut target = thinker.judgement(&state, seat);
        for Seen { inputs, thought, chosen } in seen[seat.index()].drain(..).rev() {
            target.rounds += 1.0 / ROUND_UNIT;
            samples.push(Sample::Position { mode, inputs, target, chosen: chosen.map(|at| (at, options.len())) });
            // What came of it, seen from a round earlier: mostly the end, and some of what was thought on the way.
            target = target.mix(config.lambda, thought);
        }
    }
    let best = seats.iter().map(|&seat| state.score(seat).total()).max().unwrap_or(0);
    Played { samples, rounds: f32::from(state.round), winning_score: f32::from(best) }
}

fn answer(
    state: &State,
    seat: Seat,
    ask: &Ask<Race>,
    bot: &mut Lookahead,
    stray: bool,
    quick: &mut Quick,
) -> Vec<race::Item> {
    let mut items = Vec::new();
    if ask.pick.is_forced() {
        items.extend_from_slice(&ask.pick.from[..usize::from(ask.pick.max).min(ask.pick.from.len())]);
    } else if stray {
        ask.pick.sample(|bound| quick.below(bound), &mut items);
    } else {
        bot.answer(seat, ask, Some(&Race::view(state, Viewer::Seat(seat))), &mut items);
    }
    items
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
            games: 48,
            mix: [2, 1, 1, 2],
            repeats: 2,
            rate: (1e-3, 1e-4),
            lambda: 0.85,
            worlds: 1,
            rounds: 2,
            answer_worlds: 1,
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
