//! Plays rounds to their end, at a glance, and judges what comes out.

use race::{Item, Phase, Race, State};
use tabletop::{Ask, Game, List, Log, Seat};

use super::actions::{choices, draw};
use super::features::features;
use super::lapses::Lapses;
use super::net::{Judgement, MARGIN_UNIT, Net, ROUND_UNIT};
use super::reflex::{Question, best};
use super::standing::{Standing, mode_of};
use crate::Quick;

pub(crate) struct Thinker<'a> {
    net: &'a Net,
    log: Log<race::Event>,
    ask: Ask<Race>,
    answer: Vec<Item>,
    question: Question,
    wants: Vec<f32>,
    inputs: Vec<u16>,
    /// How many rounds are played before a position is judged, the present one included.
    rounds: usize,
    /// Who thinks, if it is somebody who takes their own later answers to be as good, and as bad, as they will be.
    lapses: Option<(Seat, Lapses)>,
    pub(crate) evaluations: u64,
}

/// How good a position, or an answer, is for somebody.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    /// The expected share of the win.
    pub(crate) win: f32,
    /// What is maximised.
    pub(crate) wish: f32,
}

impl Worth {
    pub(crate) fn add(&mut self, other: Self, part: f32) {
        self.win += other.win * part;
        self.wish += other.wish * part;
    }

    pub(crate) fn times(self, part: f32) -> Self {
        Self { win: self.win * part, wish: self.wish * part }
    }
}

/// What a [`MARGIN_UNIT`] ahead of the best of the others is worth in shares of a win, and what one of the own score is, for each
/// kind of game: little, but where the win is as good as decided it still makes a difference. With many players those who are
/// behind would hurry to lose by less, so there the own score counts instead.
const MARGIN: [f32; 4] = [0.1, 0.05, 0.0, 0.1];
const SCORE: [f32; 4] = [0.0, 0.03, 0.05, 0.0];

/// What a round more costs in shares of a win, the later the more. A share of the win alone gives nobody a reason to end a game.
fn urge(round: u16) -> f32 {
    0.002 * f32::from(round.saturating_sub(12)) + 0.02 * f32::from(round.saturating_sub(18))
}

impl<'a> Thinker<'a> {
    pub(crate) fn new(net: &'a Net, rounds: usize) -> Self {
        Self {
            net,
            log: Log::off(),
            ask: Ask::default(),
            answer: Vec::new(),
            question: Question::default(),
            wants: Vec::new(),
            inputs: Vec::new(),
            rounds,
            lapses: None,
            evaluations: 0,
        }
    }

    pub(crate) fn with(self, seat: Seat, lapses: Lapses) -> Self {
        Self { lapses: Some((seat, lapses)), ..self }
    }

    pub(crate) fn lapses(&self) -> Option<Lapses> {
        self.lapses.map(|(_, lapses)| lapses)
    }

    /// What the network thinks of a position; of a finished game, what came of it.
    pub(crate) fn judgement(&mut self, state: &State, seat: Seat) -> Judgement {
        if let Some(outcome) = Race::outcome(state) {
            let win = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
            let scores = || outcome.scores.iter().copied().enumerate();
            let others = scores().filter(|&(other, _)| other != seat.index()).map(|(_, score)| score).max();
            let margin = f32::from(outcome.scores[seat.index()] - others.unwrap_or(0)) / MARGIN_UNIT;
            let score = f32::from(outcome.scores[seat.index()]) / MARGIN_UNIT;
            return Judgement { win, margin, rounds: 0.0, score };
        }
        self.evaluations += 1;
        features(state, seat, &mut self.inputs);
        let judgement = self.net.judge(mode_of(state.mode, state.players), &self.inputs);
        // As long as a game goes on there is a round to come, whatever the network makes of a strange one.
        Judgement { rounds: judgement.rounds.max(1.0 / ROUND_UNIT), ..judgement }
    }

    /// What a position is worth to somebody who has to choose.
    pub(crate) fn worth(&mut self, state: &State, seat: Seat) -> Worth {
        let Judgement { win, margin, rounds, score } = self.judgement(state, seat);
        let mode = mode_of(state.mode, state.players);
        let points = MARGIN[mode] * margin.clamp(-2.0, 2.0) + SCORE[mode] * score;
        Worth { win, wish: win + points - urge(state.round) * rounds * ROUND_UNIT }
    }

    /// How probably a seat makes each of `count` choices of actions.
    pub(crate) fn choices(&mut self, state: &State, seat: Seat, count: usize) -> Vec<f32> {
        self.evaluations += 1;
        features(state, seat, &mut self.inputs);
        self.net.choices(mode_of(state.mode, state.players), &self.inputs, count)
    }

    /// Plays on to the next choice of actions.
    fn finish_round(&mut self, state: &mut State) {
        while state.phase != Phase::ChooseAction
            && let Some(seat) = Race::asked(state).first()
        {
            Race::ask(state, seat, &mut self.ask);
            if !self.ask.pick.is_forced() {
                self.question.set(&Standing::of_state(state, seat), &self.ask);
                match &self.lapses {
                    Some((thinks, lapses)) if *thinks == seat => {
                        lapses.wants(self.net, &self.ask, &self.question, state.round, &mut self.wants);
                    }
                    _ => self.net.wants(&self.question, &mut self.wants),
                }
            }
            best(&self.ask, &self.wants, &mut self.answer);
            Race::apply(state, seat, &self.answer, &mut self.log);
        }
    }

    /// Gives everybody's actions and plays on.
    pub(crate) fn play(&mut self, state: &mut State, picks: &[&[Item]], chance: u64) {
        self.give(state, picks);
        self.play_on(state, chance);
    }

    /// Plays on to the position that is to be judged: to the end of the round, and in rounds after that all choose as they
    /// usually do. The same `chance` draws the same choices, so that what is compared differs in nothing else.
    pub(crate) fn play_on(&mut self, state: &mut State, chance: u64) {
        self.finish_round(state);
        let mut quick = Quick::new(chance);
        for _ in 1..self.rounds {
            if state.phase != Phase::ChooseAction {
                return;
            }
            let options = choices(state.mode);
            let mut picks: List<&[Item], 4> = List::new();
            for seat in Seat::all(state.players) {
                picks.push(&options[draw(&self.choices(state, seat, options.len()), &mut quick)]);
            }
            self.give(state, &picks);
            self.finish_round(state);
        }
    }

    fn give(&mut self, state: &mut State, picks: &[&[Item]]) {
        for (seat, picks) in Seat::all(state.players).zip(picks) {
            Race::apply(state, seat, picks, &mut self.log);
        }
    }
}
