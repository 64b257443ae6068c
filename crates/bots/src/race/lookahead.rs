//! A player that plays a round ahead in imagined worlds and asks a network how good what comes out is.

use std::sync::{Arc, LazyLock};

use race::{Guess, Item, Phase, Race, State, View};
use tabletop::{Ask, Dice, Game, Log, Seat, Seed, check};

use super::actions::{Choice, choices, judge_actions};
use super::lapses::Lapses;
use super::net::Net;
use super::reflex::{Question, best};
use super::standing::Standing;
use super::thinker::{Thinker, Worth};
use super::trials::Trials;
use crate::{Bot, Quick};

/// The weights that were trained. docs/race-player.md says how.
pub(crate) fn trained() -> Arc<Net> {
    static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
        let net = Net::from_bytes(include_bytes!("../../models/race.weights"));
        Arc::new(net.expect("the weights fit the network: a test reads them"))
    });
    Arc::clone(&TRAINED)
}

/// After so many worlds the worse half of what is tried is left alone.
pub(crate) const CUT: usize = 8;

/// How much thinking goes into an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// Imagined worlds for a choice among seven actions (fewer where more is tried in each), and for any other answer; none: at
    /// a glance.
    pub(crate) worlds: usize,
    pub(crate) answer_worlds: usize,
    /// How many choices of our own are tried at most.
    pub(crate) ours: usize,
    /// With two players, how many choices of the other are tried with each of ours. With more players there are so many times
    /// the worlds, and in each of them one choice of theirs, drawn; 0: the same with two players, in as many worlds.
    pub(crate) theirs: usize,
    /// How many rounds are looked ahead, the present one included.
    pub(crate) rounds: usize,
    /// If it is given, about so many positions are judged for an answer, in however many worlds; but one world always.
    pub(crate) evaluations: Option<u64>,
}

impl Budget {
    /// So many times the worlds.
    pub(crate) fn times(self, times: usize) -> Self {
        let (worlds, answer_worlds) = (self.worlds * times, self.answer_worlds * times);
        Self { worlds, answer_worlds, ..self }
    }
}

/// The worlds that an answer is thought about in, one after another.
pub(crate) struct Worlds<'a> {
    view: &'a View,
    dice: &'a mut Dice,
    most: usize,
    evaluations: Option<u64>,
    made: u64,
}

impl Worlds<'_> {
    /// Another one, if there is something left of the budget after so many evaluations. None either if no world fits the view.
    pub(crate) fn next(&mut self, used: u64) -> Option<State> {
        let enough = match self.evaluations {
            None => self.made == self.most as u64,
            // A world in which the game ends costs no evaluation, but it counts as one.
            Some(budget) => self.made > 0 && used.max(self.made) + used / self.made > budget,
        };
        self.made += 1;
        if enough { None } else { Race::imagine(self.view, &Guess::default(), self.dice).ok() }
    }
}

/// Answers, each with a number: an expected share of the win, or a probability.
pub type Rated = Vec<(Vec<Item>, f32)>;

/// What thinking came to.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    pub answer: Vec<Item>,
    /// The answers that were tried, with the expected share of the win.
    pub options: Rated,
    /// At a choice of actions: how probably each other seat makes which choice.
    pub predicted: Vec<(Seat, Rated)>,
    /// Positions that the network judged.
    pub evaluations: u64,
}

impl Thought {
    fn of(trials: Trials<Vec<Item>>) -> Self {
        let (best, tried) = trials.end();
        let answer = best.map(|best| tried[best].0.clone()).unwrap_or_default();
        let options = tried.into_iter().map(|(items, worth)| (items, worth.win)).collect();
        Self { answer, options, ..Self::default() }
    }
}

/// The player.
#[derive(Debug)]
pub struct Lookahead {
    net: Arc<Net>,
    budget: Budget,
    lapses: Option<Lapses>,
    quick: Quick,
    dice: Dice,
}

impl Lookahead {
    pub(crate) fn new(net: Arc<Net>, budget: Budget, seed: u64) -> Self {
        Self { net, budget, lapses: None, quick: Quick::new(seed), dice: Dice::new(Seed::derive(seed, 1)) }
    }

    /// The same player with lapses.
    pub(crate) fn lapsing(self, lapses: Lapses) -> Self {
        Self { lapses: Some(lapses), ..self }
    }

    /// The same player with a budget of evaluations for each answer in place of its level's worlds.
    pub fn with_evaluations(mut self, evaluations: u64) -> Self {
        self.budget.evaluations = Some(evaluations);
        self
    }

    #[cfg(test)]
    pub(super) fn worlds(&self) -> (usize, usize) {
        (self.budget.worlds, self.budget.answer_worlds)
    }

    /// Thinks about an ask.
    pub fn think(&mut self, seat: Seat, ask: &Ask<Race>, view: &View) -> Thought {
        let net = Arc::clone(&self.net);
        let mut thinker = Thinker::new(&net, self.budget.rounds);
        if let Some(lapses) = self.lapses {
            thinker = thinker.with(seat, lapses);
        }
        let mut thought = if view.phase == Phase::ChooseAction {
            self.think_of_actions(&mut thinker, seat, view)
        } else {
            self.think_of_answers(&mut thinker, seat, ask, view)
        };
        thought.evaluations = thinker.evaluations;
        if check(&ask.pick, &mut thought.answer).is_err() {
            // No world fits what was shown: any legal answer will do.
            ask.pick.sample(|bound| self.quick.below(bound), &mut thought.answer);
        }
        thought
    }

    fn think_of_actions(&mut self, thinker: &mut Thinker<'_>, seat: Seat, view: &View) -> Thought {
        let options = choices(view.mode);
        let Budget { worlds, ours, theirs, evaluations, .. } = self.budget;
        // Among the 23 pairs of the experienced game a world costs more.
        let cost = options.len().min(ours).div_ceil(12);
        let times = if view.players == 2 { 1 } else { theirs.max(1) };
        let most = (worlds * times / cost).max(1);
        let worlds = Worlds { view, dice: &mut self.dice, most, evaluations, made: 0 };
        let Choice { trials, predicted } = judge_actions(thinker, worlds, seat, options, &self.budget, &mut self.quick);
        let named = |mix: Vec<f32>| options.iter().cloned().zip(mix).collect();
        let predicted = predicted.into_iter().map(|(seat, mix)| (seat, named(mix))).collect();
        Thought { predicted, ..Thought::of(trials) }
    }

    fn think_of_answers(&mut self, thinker: &mut Thinker<'_>, seat: Seat, ask: &Ask<Race>, view: &View) -> Thought {
        let mut question = Question::default();
        question.set(&Standing::of_board(&Race::board(view), seat), ask);
        let mut wants = Vec::new();
        match &self.lapses {
            Some(lapses) => lapses.wants(&self.net, ask, &question, view.round, &mut wants),
            None => self.net.wants(&question, &mut wants),
        }
        if self.budget.answer_worlds == 0 {
            let mut thought = Thought::default();
            best(ask, &wants, &mut thought.answer);
            return thought;
        }
        let options = candidates(ask, &wants);
        if options.len() == 1 {
            return Thought { answer: options.into_iter().flatten().collect(), ..Thought::default() };
        }
        let Budget { answer_worlds: most, evaluations, .. } = self.budget;
        let mut worlds = Worlds { view, dice: &mut self.dice, most, evaluations, made: 0 };
        let mut trials = Trials::new(options, CUT);
        while let Some(world) = worlds.next(thinker.evaluations) {
            let chance = self.quick.draw();
            let worth = |option: &Vec<Item>| {
                let mut state = world.clone();
                Race::apply(&mut state, seat, option, &mut Log::off());
                thinker.play_on(&mut state, chance);
                thinker.worth(&state, seat)
            };
            let worths: Vec<Worth> = trials.left().map(worth).collect();
            trials.add(worths);
        }
        Thought::of(trials)
    }
}

/// The answers worth trying: all of them if they are few, else those made of what looks best at a glance.
fn candidates(ask: &Ask<Race>, wants: &[f32]) -> Vec<Vec<Item>> {
    const MOST: usize = 24;
    let pick = &ask.pick;
    // What is overlooked is no candidate.
    let mut ranked: Vec<usize> = (0..pick.from.len()).filter(|&index| wants[index] > f32::NEG_INFINITY).collect();
    ranked.sort_by(|&a, &b| wants[b].total_cmp(&wants[a]));
    let ranked: Vec<Item> = ranked.into_iter().map(|index| pick.from[index]).collect();
    let mut found: Vec<Vec<Item>> = Vec::new();
    for size in usize::from(pick.min)..=usize::from(pick.max) {
        // Sets of the best few things more than are needed: every way of leaving some of them out.
        let reach = (size + 4).min(ranked.len());
        combinations(&ranked[..reach], size, MOST, &mut found);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Up to `most` sets of `size` things, those of the first things first.
fn combinations(things: &[Item], size: usize, most: usize, found: &mut Vec<Vec<Item>>) {
    if size > things.len() {
        return;
    }
    let limit = found.len() + most;
    let mut chosen: Vec<usize> = (0..size).collect();
    loop {
        let mut set: Vec<Item> = chosen.iter().map(|&index| things[index]).collect();
        set.sort_unstable();
        found.push(set);
        if found.len() >= limit {
            return;
        }
        let Some(at) = (0..size).rev().find(|&at| chosen[at] < things.len() - size + at) else { return };
        chosen[at] += 1;
        for next in at + 1..size {
            chosen[next] = chosen[next - 1] + 1;
        }
    }
}

impl Bot<Race> for Lookahead {
    fn looks(&self) -> bool {
        true
    }

    fn answer(&mut self, seat: Seat, ask: &Ask<Race>, view: Option<&View>, into: &mut Vec<Item>) {
        into.clear();
        match view {
            Some(view) => into.extend(self.think(seat, ask, view).answer),
            None => ask.pick.sample(|bound| self.quick.below(bound), into),
        }
    }
}

#[cfg(test)]
mod tests {
    use race::{Action, Called, Holding, Kind, OnWorld, Person, Placed, Position, Prompt, Stage};
    use tabletop::Viewer;

    use super::*;

    const BEHIND: Seat = Seat(0);
    const AHEAD: Seat = Seat(1);

    fn kind(id: &str) -> Kind {
        Kind::named(id).expect("a card")
    }

    /// The last VP of the pool lies there and can be had for a card, which ends the game; whoever could take it is eight behind.
    fn last_vp(round: u16) -> State {
        let place = |start: &str, tableau: &[&str], hand: &[&str], chips, action| Person {
            start: Some(Placed { card: kind(start), good: OnWorld::Nothing }),
            tableau: tableau.iter().map(|id| Placed { card: kind(id), good: OnWorld::Nothing }).collect(),
            hand: Some(Holding { named: hand.iter().map(|id| kind(id)).collect(), size: None }),
            chips: Some(chips),
            picks: vec![action],
            ..Person::default()
        };
        let ours = ["deficit-spending", "space-marines", "gem-world", "spice-world", "mining-world"];
        let theirs = ["interstellar-bank", "public-works", "distant-world", "deserted-alien-outpost", "comet-zone"];
        let position = Position {
            players: 2,
            round: Some(round),
            people: vec![
                place("old-earth", &ours, &["rebel-base", "expedition-force", "merchant-world"], 8, Action::DoubleVps),
                place("alpha-centauri", &theirs, &["investment-credits"], 15, Action::Produce),
            ],
            pool: Some(1),
            stage: Stage::Phase(Called::Consume),
            ..Position::default()
        };
        let state = position.deal(&mut Log::off()).expect("a position");
        assert_eq!(state.score(AHEAD).total() - state.score(BEHIND).total(), 8);
        state
    }

    /// To take it would be to lose for sure.
    #[test]
    fn nobody_ends_a_game_that_they_lose() {
        for (level, round) in [("master", 8), ("master", 14), ("hard", 8), ("hard", 14)] {
            let state = last_vp(round);
            let (ask, view) = (Ask::<Race>::of(&state, BEHIND), Race::view(&state, Viewer::Seat(BEHIND)));
            assert_eq!((&ask.prompt, ask.pick.min), (&Prompt::ConsumePower, 0));
            let thought = crate::race::thinker(level, 1).expect("a level").think(BEHIND, &ask, &view);
            assert_eq!(thought.answer, [], "{level} in round {round}: {:?}", thought.options);
        }
    }
}
