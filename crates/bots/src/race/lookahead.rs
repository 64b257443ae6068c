//! A player that plays a round ahead in imagined worlds and asks a network how good what comes out is.

use std::sync::{Arc, LazyLock};

use race::{Action, Guess, Item, Mode, Phase, Prompt, Race, State, View};
use tabletop::{Ask, Dice, Game, Log, Seat, Seed, check};

use super::features::features;
use super::net::Net;
use super::table::Table;
use crate::{Bot, Quick};

/// The weights that were trained. docs/race-player.md says how.
pub(crate) fn trained() -> Arc<Net> {
    static TRAINED: LazyLock<Arc<Net>> = LazyLock::new(|| {
        let net = Net::from_bytes(include_bytes!("../../models/race.weights"));
        Arc::new(net.expect("the weights fit the network: a test reads them"))
    });
    Arc::clone(&TRAINED)
}

/// How much thinking goes into an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// Imagined worlds for a choice among seven actions (fewer where more is tried in each), and for any other answer; none: at
    /// a glance.
    pub(crate) worlds: usize,
    pub(crate) answer_worlds: usize,
    /// How many choices of the others are tried with each of ours where not all are.
    pub(crate) tables: usize,
    /// With two players, try all pairs of choices.
    pub(crate) all_pairs: bool,
    /// Once in so many choices of actions, any: for training. Never if 0.
    pub(crate) stray: u32,
}

/// Plays rounds to their end, at a glance, and judges what comes out.
pub(crate) struct Thinker<'a> {
    net: &'a Net,
    log: Log<race::Event>,
    ask: Ask<Race>,
    answer: Vec<Item>,
    inputs: Vec<u16>,
    evaluations: u64,
}

impl<'a> Thinker<'a> {
    pub(crate) fn new(net: &'a Net) -> Self {
        Self { net, log: Log::off(), ask: Ask::default(), answer: Vec::new(), inputs: Vec::new(), evaluations: 0 }
    }

    /// The expected share of the win.
    pub(crate) fn value(&mut self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = Race::outcome(state) {
            return if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        }
        self.evaluations += 1;
        features(state, seat, &mut self.inputs);
        self.net.value(&self.inputs)
    }

    /// What a position is worth to somebody who has to choose: its value and, in a game that drags on, how near its end is.
    /// A share of the win alone gives nobody a reason to end a game.
    pub(crate) fn judge(&mut self, state: &State, seat: Seat) -> f32 {
        let value = self.value(state, seat);
        let urge = urge(state.round);
        if urge == 0.0 || Race::outcome(state).is_some() {
            return value + urge;
        }
        // What the seat itself can do about it: place cards, and take VPs out of the pool.
        let placed = state.seat(seat).tableau.len() as f32 / 12.0;
        let pool = f32::from(state.pool) / (12.0 * f32::from(state.players));
        value + urge * 0.5 * (placed.min(1.0) + 1.0 - pool)
    }

    /// Answers one ask at a glance.
    pub(crate) fn glance(&mut self, state: &mut State, seat: Seat) {
        Race::ask(state, seat, &mut self.ask);
        Table::of_state(state, seat).answer(&self.ask, &mut self.answer);
        Race::apply(state, seat, &self.answer, &mut self.log);
    }

    /// Plays on to the next choice of actions.
    pub(crate) fn finish_round(&mut self, state: &mut State) {
        while state.phase != Phase::ChooseAction
            && let Some(seat) = Race::asked(state).first()
        {
            self.glance(state, seat);
        }
    }

    /// Gives everybody's actions and plays the round.
    pub(crate) fn play_round(&mut self, state: &mut State, picks: &[&[Item]]) {
        for (seat, picks) in Seat::all(state.players).zip(picks) {
            Race::apply(state, seat, picks, &mut self.log);
        }
        self.finish_round(state);
    }
}

/// Every choice of action cards.
pub(crate) fn choices(mode: Mode) -> Vec<Vec<Item>> {
    if mode != Mode::Experienced {
        return Action::ALL.iter().map(|&action| vec![Item::Action(action)]).collect();
    }
    let mut pairs = Vec::new();
    for (index, &a) in Action::ALL.iter().enumerate() {
        for &b in &Action::ALL[index..] {
            if a != b || matches!(a, Action::Develop | Action::Settle) {
                pairs.push(vec![Item::Action(a), Item::Action(b)]);
            }
        }
    }
    pairs
}

/// What each choice of ours is worth in some worlds, against what the others will probably choose; and how probably each of
/// them chooses what.
fn judge_actions(
    thinker: &mut Thinker<'_>,
    worlds: &[State],
    me: Seat,
    budget: &Budget,
    quick: &mut Quick,
) -> (Vec<f32>, Vec<(Seat, Vec<f32>)>) {
    let Some(first) = worlds.first() else { return Default::default() };
    let options = choices(first.mode);
    let count = options.len();
    let mut values = vec![0.0f32; count];
    let others = Seat::all(first.players).filter(|&seat| seat != me);
    let mut predicted: Vec<(Seat, Vec<f32>)> = others.map(|seat| (seat, vec![0.0; count])).collect();
    for world in worlds {
        for (seat, mix) in &mut predicted {
            if world.players != 2 || !budget.all_pairs || world.round > PATIENCE {
                let likely = likely_choices(world, *seat, &options);
                mix.iter_mut().zip(likely).for_each(|(sum, weight)| *sum += weight);
            }
        }
        if world.players == 2 && budget.all_pairs && world.round <= PATIENCE {
            let his_mix = two_players(thinker, world, me, &options, &mut values);
            predicted[0].1.iter_mut().zip(his_mix).for_each(|(sum, weight)| *sum += weight);
        } else {
            several_players(thinker, world, me, &options, budget.tables, quick, &mut values);
        }
    }
    let worlds = worlds.len() as f32;
    values.iter_mut().chain(predicted.iter_mut().flat_map(|(_, mix)| mix)).for_each(|sum| *sum /= worlds);
    (values, predicted)
}

/// A game of more rounds than this drags on.
const PATIENCE: u16 = 13;

/// And from here on it is played out at a glance: that always comes to an end.
const LAST: u16 = 22;

/// How much nearness of the end counts, in shares of a win.
fn urge(round: u16) -> f32 {
    0.004 * f32::from(round.saturating_sub(10)) + 0.06 * f32::from(round.saturating_sub(PATIENCE))
}

/// How sharply a player is taken to prefer what is better for him, in shares of a win.
const SHARPNESS: f32 = 0.03;

/// Weights that grow with the value, adding up to one.
fn preferences(values: &[f32]) -> Vec<f32> {
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    // A power series would do as well; this one needs no `exp`, and falls off fast enough.
    let weight = |value: f32| {
        let x = 1.0 + (best - value) / SHARPNESS;
        1.0 / (x * x * x * x)
    };
    let weights: Vec<f32> = values.iter().map(|&value| weight(value)).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// All pairs of choices are played. The other knows his hand in this world, and answers what we will probably do.
fn two_players(
    thinker: &mut Thinker<'_>,
    world: &State,
    me: Seat,
    options: &[Vec<Item>],
    values: &mut [f32],
) -> Vec<f32> {
    let count = options.len();
    let other = Seat(1 - me.0);
    let (mut mine, mut theirs) = (vec![0.0f32; count * count], vec![0.0f32; count * count]);
    for (a, ours) in options.iter().enumerate() {
        for (b, his) in options.iter().enumerate() {
            let mut state = world.clone();
            let picks: [&[Item]; 2] = if me.0 == 0 { [ours, his] } else { [his, ours] };
            thinker.play_round(&mut state, &picks);
            mine[a * count + b] = thinker.judge(&state, me);
            theirs[a * count + b] = thinker.judge(&state, other);
        }
    }
    // A few rounds of each answering the other, from an even start.
    let (mut our_mix, mut his_mix) = (vec![1.0 / count as f32; count], vec![1.0 / count as f32; count]);
    for _ in 0..3 {
        let his_values: Vec<f32> =
            (0..count).map(|b| (0..count).map(|a| our_mix[a] * theirs[a * count + b]).sum()).collect();
        his_mix = preferences(&his_values);
        let our_values: Vec<f32> =
            (0..count).map(|a| (0..count).map(|b| his_mix[b] * mine[a * count + b]).sum()).collect();
        our_mix = preferences(&our_values);
    }
    for (a, value) in values.iter_mut().enumerate() {
        *value += (0..count).map(|b| his_mix[b] * mine[a * count + b]).sum::<f32>();
    }
    his_mix
}

/// Some choices of the others, drawn by what looks good to them at a glance, with each of ours.
fn several_players(
    thinker: &mut Thinker<'_>,
    world: &State,
    me: Seat,
    options: &[Vec<Item>],
    tables: usize,
    quick: &mut Quick,
    values: &mut [f32],
) {
    for _ in 0..tables {
        let mut picks: Vec<&[Item]> = Vec::new();
        for seat in Seat::all(world.players) {
            picks.push(&options[likely_choice(world, seat, options, quick)]);
        }
        for (option, value) in options.iter().zip(values.iter_mut()) {
            picks[me.index()] = option;
            if world.round > PATIENCE {
                // Everyone waiting for somebody else to call the phase that all need: then only what is called here counts.
                picks.fill(option);
            }
            let mut state = world.clone();
            thinker.play_round(&mut state, &picks);
            *value += thinker.judge(&state, me) / tables as f32;
        }
    }
}

/// How probably a seat makes each choice, by what it looks worth to it.
fn likely_choices(world: &State, seat: Seat, options: &[Vec<Item>]) -> Vec<f32> {
    let table = Table::of_state(world, seat);
    let worth = |option: &Vec<Item>| -> i32 {
        option.iter().map(|&item| table.worth(&Prompt::ChooseAction, item).max(0)).sum()
    };
    let weights: Vec<f32> = options.iter().map(|option| ((worth(option) + 4) as f32).powi(2)).collect();
    let sum: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// One of them, drawn.
pub(crate) fn likely_choice(world: &State, seat: Seat, options: &[Vec<Item>], quick: &mut Quick) -> usize {
    let mut point = quick.below(1 << 20) as f32 / (1 << 20) as f32;
    let likely = likely_choices(world, seat, options);
    let found = likely.iter().position(|&weight| {
        point -= weight;
        point < 0.0
    });
    found.unwrap_or(likely.len() - 1)
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

/// The player.
#[derive(Debug)]
pub struct Lookahead {
    net: Arc<Net>,
    budget: Budget,
    quick: Quick,
    dice: Dice,
}

impl Lookahead {
    pub(crate) fn new(net: Arc<Net>, budget: Budget, seed: u64) -> Self {
        Self { net, budget, quick: Quick::new(seed), dice: Dice::new(Seed::derive(seed, 1)) }
    }

    fn worlds(&mut self, view: &View, count: usize) -> Vec<State> {
        (0..count).filter_map(|_| Race::imagine(view, &Guess::default(), &mut self.dice).ok()).collect()
    }

    /// The answers worth trying: all of them if they are few, else those made of what looks best at a glance.
    fn candidates(&mut self, ask: &Ask<Race>, table: &Table) -> Vec<Vec<Item>> {
        const MOST: usize = 24;
        let pick = &ask.pick;
        let (min, max) = (usize::from(pick.min), usize::from(pick.max));
        let mut ranked: Vec<Item> = pick.from.clone();
        ranked.sort_by_key(|&item| std::cmp::Reverse(table.worth(&ask.prompt, item)));
        let mut found: Vec<Vec<Item>> = Vec::new();
        for size in min..=max {
            // Sets of the best `size + extra` things: every way of leaving some of them out.
            let reach = (size + 3).min(ranked.len());
            combinations(&ranked[..reach], size, MOST, &mut found);
        }
        found.sort_unstable();
        found.dedup();
        found
    }
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

impl Lookahead {
    /// Thinks about an ask.
    pub fn think(&mut self, seat: Seat, ask: &Ask<Race>, view: &View) -> Thought {
        let net = Arc::clone(&self.net);
        let mut thinker = Thinker::new(&net);
        if view.round > LAST {
            let mut thought = Thought::default();
            Table::of_view(view, seat).answer(ask, &mut thought.answer);
            return thought;
        }
        let mut thought = if view.phase == Phase::ChooseAction {
            self.think_of_actions(&mut thinker, seat, view)
        } else {
            self.think_of_answers(&mut thinker, seat, ask, view)
        };
        thought.evaluations = thinker.evaluations;
        let best = thought.options.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((answer, _)) = best {
            thought.answer.clone_from(answer);
        }
        // What was added for the end is taken out of the scale again: what is told lies between 0 and 1.
        let scale = 1.0 + urge(view.round + 1);
        thought.options.iter_mut().for_each(|(_, value)| *value /= scale);
        if check(&ask.pick, &mut thought.answer).is_err() {
            // No world fits what was shown: any legal answer will do.
            ask.pick.sample(|bound| self.quick.below(bound), &mut thought.answer);
        }
        thought
    }

    fn think_of_actions(&mut self, thinker: &mut Thinker<'_>, seat: Seat, view: &View) -> Thought {
        // Among the 23 pairs of the experienced game a world costs eleven times as much.
        let cost = choices(view.mode).len().pow(2) / Action::ALL.len().pow(2);
        let worlds = self.worlds(view, (self.budget.worlds / cost).max(1));
        let (values, predicted) = judge_actions(thinker, &worlds, seat, &self.budget, &mut self.quick);
        let options = choices(view.mode);
        let named = |mix: Vec<f32>| options.iter().cloned().zip(mix).collect();
        let predicted = predicted.into_iter().map(|(seat, mix)| (seat, named(mix))).collect();
        Thought { options: options.iter().cloned().zip(values).collect(), predicted, ..Thought::default() }
    }

    fn think_of_answers(&mut self, thinker: &mut Thinker<'_>, seat: Seat, ask: &Ask<Race>, view: &View) -> Thought {
        let table = Table::of_view(view, seat);
        let mut thought = Thought::default();
        if self.budget.answer_worlds == 0 {
            table.answer(ask, &mut thought.answer);
            return thought;
        }
        let options = self.candidates(ask, &table);
        if let [only] = options.as_slice() {
            thought.answer.clone_from(only);
            return thought;
        }
        let worlds = self.worlds(view, self.budget.answer_worlds);
        for option in options {
            let mut value = 0.0;
            for world in &worlds {
                let mut state = world.clone();
                Race::apply(&mut state, seat, &option, &mut Log::off());
                thinker.finish_round(&mut state);
                value += thinker.judge(&state, seat);
            }
            thought.options.push((option, value / worlds.len().max(1) as f32));
        }
        thought
    }
}

impl Bot<Race> for Lookahead {
    fn looks(&self) -> bool {
        true
    }

    fn answer(&mut self, seat: Seat, ask: &Ask<Race>, view: Option<&View>, into: &mut Vec<Item>) {
        into.clear();
        let stray =
            self.budget.stray > 0 && ask.prompt == Prompt::ChooseAction && self.quick.below(self.budget.stray) == 0;
        match view {
            Some(view) if !stray => into.extend(self.think(seat, ask, view).answer),
            _ => ask.pick.sample(|bound| self.quick.below(bound), into),
        }
    }
}
