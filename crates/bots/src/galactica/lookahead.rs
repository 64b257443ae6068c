//! A player that tries its answers in imagined worlds: the turn is played on from each by the rules of thumb, and a network
//! says how likely the humans win from what comes out.
//!
//! Worlds come from what this seat believes: a set of Cylons is drawn with its probability and pinned, the rest is dealt. Every
//! answer is tried in the same worlds and with the same luck. Budgets count worlds, not milliseconds.

use std::sync::Arc;

use ::galactica::board::Check;
use ::galactica::cards::{Ability, Kind, Location, Skill, SkillCard, kind_of};
use ::galactica::frame::{Frame, Total};
use ::galactica::{Ask, Board, Cause, Claim, Event, Galactica, Guess, Item, Log, Matter, Prompt, State, View};
use tabletop::{Cards, Dice, Game, Seat, Seed, Viewer};

use super::greedy::{FAIR, Greedy, Side, cheapest, side};
use super::judge::Judge;
use crate::{Bot, Quick};

/// How much is thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// Imagined worlds for an answer.
    pub(crate) worlds: u32,
    /// No further world is looked at after so many answers by rules of thumb: where many ships act a turn is long.
    pub(crate) steps: u32,
    /// After so many worlds, and whenever their number has doubled, the worse half of the answers is left alone.
    pub(crate) cut: u32,
    /// How many turns are played on, the present one included.
    pub(crate) turns: u16,
    /// So many errors of its mean, in tenths, must an answer be better than the usual one to be given.
    pub(crate) sure: u16,
    /// So many answers are tried at most: those that the rules of thumb think most of.
    pub(crate) most: u32,
}

impl Budget {
    /// So many worlds to the end of the next turn. To the end of this one alone, and with one error of the mean, `hard` humans won
    /// 21.7% against `medium` Cylons, and 36.2% of the same 240 deals like this.
    pub(crate) const fn of(worlds: u32, steps: u32) -> Self {
        Self { worlds, steps, cut: 4, turns: 2, sure: 20, most: 16 }
    }
}

/// To be the prime suspect for sure costs a hidden Cylon so much of the chance to win, and to be taken for one a human: nobody
/// trusts them any more.
const SUSPECTED: f32 = 0.04;
/// After so many answers by rules of thumb a world is judged where it stands.
const LONG: u32 = 800;
/// Whoever is more likely a Cylon than this gets no orders.
const DOUBTFUL: f64 = 0.4;
/// With fewer hidden Cylons than this to be expected nobody calls a Committee.
const FEW_SPOILERS: f64 = 0.1;
/// So many worlds weighs what is common to all answers in how much an answer strays from world to world.
const FEW: f32 = 4.0;
/// Of a hidden Cylon's cards in a check, one is a wrong one so often, in tenths.
const SPOILS: u32 = 7;

#[derive(Clone, Debug)]
pub struct Lookahead {
    judge: Arc<Judge>,
    budget: Budget,
    rules: Greedy,
    chance: Quick,
}

/// What was thought about a question, and why it is answered so.
#[derive(Clone, Debug)]
pub struct Thought {
    pub answer: Vec<Item>,
    /// What was tried, the usual answer first.
    pub options: Vec<Rated>,
    /// How likely each seat is a Cylon, as the one who is asked sees it.
    pub suspicion: Vec<f64>,
    /// Positions that were judged.
    pub evaluations: u64,
    /// Answers by rules of thumb that it took: the work, whatever the machine.
    pub steps: u32,
}

/// An answer that was tried.
#[derive(Clone, Debug)]
pub struct Rated {
    pub answer: Vec<Item>,
    /// The action that a move was tried for.
    pub then: Option<Item>,
    /// It is the one that is given.
    pub best: bool,
    /// How likely the humans win with it.
    pub humans: f32,
    /// How much better it is for this seat than the usual answer in the same worlds, and how sure that is: the error of the
    /// mean.
    pub gain: f32,
    pub error: f32,
    /// To a hidden Cylon: how likely the others take them for one afterwards.
    pub suspected: Option<f32>,
    pub worlds: u32,
}

/// What came of an answer in one world.
#[derive(Clone, Copy, Debug)]
struct End {
    /// How likely the humans win.
    humans: f32,
    /// How likely this seat is a Cylon, to the others; where it may be another than before.
    suspected: f32,
    /// How far ahead of the others it is as a suspect, from 0 to 1.
    prime: f32,
}

impl End {
    /// What it is worth to this seat.
    fn worth(self, side: Side) -> f32 {
        match side {
            // Who breaks a promise is less trusted, whatever they are.
            Side::Human => self.humans - SUSPECTED * self.suspected,
            Side::Hidden => -self.humans - SUSPECTED * self.prime,
            Side::Revealed => -self.humans,
        }
    }
}

/// An answer that is tried: how the humans fared with it, and how much better or worse it is for this seat than the usual
/// answer in the same worlds.
#[derive(Clone, Debug)]
struct Trial {
    answer: Vec<Item>,
    /// The action that the move is for.
    then: Option<Item>,
    humans: f32,
    /// So much more than with the usual answer in the same worlds.
    more: f32,
    suspected: f32,
    gain: f32,
    squares: f32,
    worlds: u32,
}

impl Trial {
    fn of(answer: Vec<Item>) -> Self {
        Self { answer, then: None, humans: 0.0, more: 0.0, suspected: 0.0, gain: 0.0, squares: 0.0, worlds: 0 }
    }

    fn add(&mut self, side: Side, end: End, usual: End) {
        let gain = end.worth(side) - usual.worth(side);
        self.humans += end.humans;
        self.more += end.humans - usual.humans;
        self.suspected += end.suspected;
        self.gain += gain;
        self.squares += gain * gain;
        self.worlds += 1;
    }

    fn mean(&self, sum: f32) -> f32 {
        sum / self.worlds.max(1) as f32
    }

    /// How much better for this seat than the usual answer, and how sure that is: the error of the mean. Few worlds may agree by
    /// chance: what differs between worlds with any answer counts as four more of them.
    fn gain(&self, common: f32) -> (f32, f32) {
        let (mean, worlds) = (self.mean(self.gain), self.worlds.max(1) as f32);
        let squares = (self.squares - worlds * mean * mean).max(0.0);
        let variance = (squares + FEW * common) / (worlds - 1.0 + FEW);
        (mean, (variance / worlds).sqrt())
    }
}

impl Lookahead {
    pub(crate) fn new(judge: Arc<Judge>, budget: Budget, seed: u64) -> Self {
        Self { judge, budget, rules: Greedy::new(seed), chance: Quick::new(seed ^ 0x100c) }
    }

    /// What can be answered, where it is few enough things to try each.
    fn answers(&self, seat: Seat, ask: &Ask, board: &Board, usual: &[Item], side: Side) -> Vec<Vec<Item>> {
        let mut answers: Vec<Vec<Item>> = vec![usual.to_vec()];
        if let (Prompt::Contribute { .. }, Some(check)) = (ask.prompt, &board.check) {
            let max = usize::from(ask.pick.max);
            answers.extend(gifts(board, check, max));
            if side == Side::Human && matches!(check.matter, Matter::Location(_)) {
                answers.extend(hindrances(board, check, max));
            }
            if side != Side::Human {
                answers.extend(spoilt(board, check, max));
            }
        } else if ask.pick.max == 1 {
            let plays = matches!(ask.prompt, Prompt::Action | Prompt::QuorumMore | Prompt::BeforeCheck { .. });
            let sensible = |item: &&Item| !plays || !is_wasteful(item, &ask.pick.from, board);
            answers.extend(ask.pick.from.iter().filter(sensible).map(|&item| vec![item]));
            // An open Cylon has nothing to gain by standing idle.
            if ask.pick.min == 0 && !(plays && side == Side::Revealed) {
                answers.push(Vec::new());
            }
        }
        // An open Cylon goes to the Resurrection Ship for something or not at all: the network hardly knows the place.
        let idles = |answer: &[Item]| {
            side == Side::Revealed && answer == [Item::Location(Location::ResurrectionShip)] && answer != usual
        };
        // No order goes to somebody who may well be a Cylon, however good it looks in the worlds in which they are not.
        let guilt = if ask.prompt == Prompt::OrderWhom { self.suspicion(board, seat) } else { Vec::new() };
        let doubtful = |answer: &[Item]| {
            let whom = |seat: &Seat| guilt.get(seat.index()).is_some_and(|&guilt| guilt > DOUBTFUL);
            side == Side::Human && answer != usual && matches!(answer, [Item::Seat(seat)] if whom(seat))
        };
        // Nobody calls a Committee where nobody is left to spoil the check unseen.
        let open = |answer: &[Item]| {
            let committee = matches!(answer, [Item::Card(kind)] if kind.card == SkillCard::InvestigativeCommittee)
                && answer != usual;
            committee && side == Side::Human && self.rules.spoilers(board, seat) < FEW_SPOILERS
        };
        let mut kept: Vec<Vec<Item>> = Vec::new();
        for answer in answers {
            if !kept.contains(&answer) && !idles(&answer) && !doubtful(&answer) && !open(&answer) {
                kept.push(answer);
            }
        }
        kept
    }

    /// How likely each seat is a Cylon, as this one sees it.
    pub fn suspicion(&self, board: &Board, seat: Seat) -> Vec<f64> {
        self.rules.suspicion(board, seat)
    }

    /// Tries what can be answered. Where there is nothing to try the usual answer is all there is.
    pub fn think(&mut self, seat: Seat, ask: &Ask, view: &View) -> Thought {
        let mut usual = Vec::new();
        self.rules.answer(seat, ask, Some(view), &mut usual);
        let board = Board::of(view);
        // A hidden Cylon does as a human would where nothing else is worth it, but for showing themselves.
        let shows = matches!(usual[..], [Item::Reveal(_)]);
        if side(&board, seat) == Side::Hidden && is_watched(ask.prompt) && !shows {
            self.rules.poses(seat, ask, &board, &mut usual);
        }
        let suspicion = self.rules.suspicion(&board, seat);
        // Before the first turn there is nothing to look at. Of what several are asked at once only what is played before a check
        // is worth it: by chance alone a card that saves a viper now and then looks good every time.
        let early = !matches!(view.frames.first(), Some(Frame::Turn(_)));
        let chore = ask.sealed && !matches!(ask.prompt, Prompt::BeforeCheck { .. });
        let plain = is_plain(ask.prompt);
        let answers = if early || chore || plain || ask.pick.max == 0 || ask.pick.is_forced() {
            vec![usual]
        } else {
            self.answers(seat, ask, &board, &usual, side(&board, seat))
        };
        if answers.len() == 1 {
            let answer = answers.into_iter().next().unwrap_or_default();
            return Thought { answer, options: Vec::new(), suspicion, evaluations: 0, steps: 0 };
        }
        let (best, trials, steps) = self.try_all(seat, view, &board, answers);
        let hides = side(&board, seat) == Side::Hidden;
        let common = common(&trials);
        let rated = |(at, trial): (usize, &Trial)| {
            let (gain, error) = trial.gain(common);
            let suspected = hides.then(|| trial.mean(trial.suspected));
            // Those that were soon left alone were tried in fewer worlds: held against the usual one in the same.
            let humans = (trials[0].mean(trials[0].humans) + trial.mean(trial.more)).clamp(0.0, 1.0);
            let answer = trial.answer.clone();
            let (then, worlds) = (trial.then, trial.worlds);
            Rated { answer, then, best: at == best, humans, gain, error, suspected, worlds }
        };
        Thought {
            answer: trials[best].answer.clone(),
            options: trials.iter().enumerate().filter(|(_, trial)| trial.worlds > 0).map(rated).collect(),
            suspicion,
            evaluations: trials.iter().map(|trial| u64::from(trial.worlds)).sum(),
            steps,
        }
    }

    /// Tries the answers: which is best, and how much work it was.
    fn try_all(&mut self, seat: Seat, view: &View, board: &Board, answers: Vec<Vec<Item>>) -> (usize, Vec<Trial>, u32) {
        let me = side(board, seat);
        let mut trials: Vec<Trial> = answers.into_iter().map(Trial::of).collect();
        let mut left: Vec<usize> = (1..trials.len()).collect();
        let mut sets = self.rules.worlds(board);
        let mut cut = self.budget.cut;
        let mut steps = 0;
        for world in 1..=self.budget.worlds {
            let Some(state) = self.imagine(view, &mut sets) else { continue };
            if !Galactica::asked(&state).contains(seat) {
                continue;
            }
            if trials[0].worlds == 0 {
                self.plan(&state, seat, board, &mut trials);
                left = (1..trials.len()).collect();
            }
            let luck = self.chance.draw();
            // A world that cannot be finished is not looked at: all answers are tried in the same ones.
            let mut end = |at: usize| {
                let begins = steps < self.budget.steps;
                begins.then(|| self.play_on(state.clone(), seat, me, &trials[at], luck, &mut steps))
            };
            let Some(usual) = end(0) else { break };
            let Some(ends) = left.iter().map(|&at| end(at)).collect::<Option<Vec<End>>>() else { break };
            trials[0].add(me, usual, usual);
            for (&at, end) in left.iter().zip(ends) {
                trials[at].add(me, end, usual);
            }
            if world >= cut {
                cut *= 2;
                left.sort_by(|&a, &b| trials[b].mean(trials[b].gain).total_cmp(&trials[a].mean(trials[a].gain)));
                left.truncate(left.len().div_ceil(2));
                left.sort_unstable();
            }
        }
        let common = common(&trials);
        let sure = f32::from(self.budget.sure) / 10.0;
        let mut best = (0, 0.0);
        for at in left {
            let (gain, error) = trials[at].gain(common);
            if gain > best.1 && gain > sure * error {
                best = (at, gain);
            }
        }
        (best.0, trials, steps)
    }

    /// Moves are tried with what can be done after them; and of all that can be tried, what the rules of thumb think most of.
    fn plan(&self, state: &State, seat: Seat, board: &Board, trials: &mut Vec<Trial>) {
        let pairs = pairs(state, seat, board, trials);
        if !pairs.is_empty() {
            // The move alone is one of them with what is usual after it.
            trials.truncate(1);
            trials.extend(pairs);
        }
        let most = self.budget.most as usize;
        if trials.len() > most + 1 {
            let others = trials.split_off(1);
            let item = |trial: &Trial| trial.then.or(trial.answer.first().copied());
            let points = self.rules.thinks_of(board, seat, &others.iter().map(item).collect::<Vec<_>>());
            let mut others: Vec<(f64, Trial)> = points.into_iter().zip(others).collect();
            others.sort_by(|a, b| b.0.total_cmp(&a.0));
            trials.extend(others.into_iter().take(most).map(|(_, trial)| trial));
        }
    }

    /// A world as this seat believes it to be.
    fn imagine(&mut self, view: &View, sets: &mut [(Guess, f64)]) -> Option<State> {
        let mut dice = Dice::new(Seed::derive(self.chance.draw(), 0));
        let sum: f64 = sets.iter().map(|(_, weight)| weight).sum();
        let mut roll = f64::from(self.chance.below(1 << 24)) / f64::from(1 << 24) * sum;
        let drawn = sets.iter_mut().find(|(_, weight)| {
            roll -= *weight;
            *weight > 0.0 && roll < 0.0
        });
        let mut state = match drawn {
            Some((guess, weight)) => Galactica::imagine(view, guess, &mut dice).or_else(|impossible| {
                // It cannot be: nobody tries it again.
                *weight = 0.0;
                let _ = impossible;
                Galactica::imagine(view, &Guess::default(), &mut dice)
            }),
            None => Galactica::imagine(view, &Guess::default(), &mut dice),
        }
        .ok()?;
        self.arrange(&mut state, view);
        Some(state)
    }

    /// What others have given to the check is not any of their cards: humans help, Cylons mostly spoil it with one. Whether somebody
    /// should be locked up divides them otherwise: humans go by what everybody thinks of the accused, Cylons by what they are.
    fn arrange(&mut self, state: &mut State, view: &View) {
        let check = state
            .frames
            .iter()
            .rev()
            .find_map(|frame| if let Frame::Check(check) = frame { Some(*check) } else { None });
        let Some(check) = check else { return };
        let total = check.counting(false);
        let accusation = check.matter == Matter::Location(Location::AdmiralsQuarters);
        for seat in state.seats().filter(|&seat| view.viewer.seat() != Some(seat)) {
            let given = state.given[seat.index()];
            if given.is_empty() {
                continue;
            }
            let mut cards: Vec<u8> = (state.hands[seat.index()] | given).iter().collect();
            for last in (1..cards.len()).rev() {
                cards.swap(last, self.chance.below(last as u32 + 1) as usize);
            }
            let cylon = state.is_cylon(seat);
            let wrong = cylon && (state.revealed.contains(seat) || self.chance.below(10) < SPOILS);
            let accused = accusation.then_some(check.target);
            let against = accused.is_some_and(|accused| {
                let trusted = self.rules.repute(accused) < FAIR;
                seat == accused || seat != check.by && if cylon { state.is_cylon(accused) } else { trusted }
            });
            let wrong = wrong && !accusation;
            let helps = |card: u8| (total.worth(kind_of(card)) > 0) != against;
            cards.sort_by_key(|&card| !helps(card));
            if wrong && let Some(at) = cards.iter().position(|&card| !helps(card)) {
                cards.swap(0, at);
            }
            let (gift, kept) = cards.split_at(given.len());
            state.given[seat.index()] = gift.iter().copied().collect::<Cards>();
            state.hands[seat.index()] = kept.iter().copied().collect::<Cards>();
        }
    }

    /// Answers, lets everybody play by the rules of thumb until the turns that are looked at are over, and judges.
    fn play_on(&self, mut state: State, seat: Seat, side: Side, trial: &Trial, luck: u64, steps: &mut u32) -> End {
        let until = state.turns + self.budget.turns;
        let mut rules = self.rules.reseeded(luck);
        // What the others will think of a hidden Cylon, or of somebody who has promised something, follows from what they see
        // of it all.
        let watched = side == Side::Hidden || side == Side::Human && self.rules.has_promised(seat);
        let mut public = watched.then(|| self.rules.public());
        let mut log = if public.is_some() { Log::on() } else { Log::off() };
        let mut ask = Ask::default();
        let mut answers: Vec<(Seat, Vec<Item>)> = Vec::new();
        let mut mine = Some(trial.answer.as_slice());
        let mut then = trial.then;
        let mut inputs = Vec::with_capacity(128);
        let (mut judged, mut count) = (0.0, 0);
        let longest = *steps + LONG;
        while !state.over() && state.turns < until && *steps < longest {
            answers.clear();
            let asked = Galactica::asked(&state);
            // The answer that is tried is the first one, also where others answer at the same time.
            let tried = mine.take();
            let first = tried.map(|_| seat);
            for one in first.into_iter().chain(asked.iter().filter(|&one| first != Some(one))) {
                Galactica::ask(&state, one, &mut ask);
                let mut items = Vec::new();
                if let Some(tried) = tried.filter(|_| one == seat) {
                    items.extend_from_slice(tried);
                } else if let Some(action) = then.filter(|_| one == seat && ask.prompt == Prompt::Action) {
                    then = None;
                    // What was meant may no longer be there.
                    if ask.pick.from.contains(&action) {
                        items.push(action);
                    } else {
                        let view = Galactica::view(&state, Viewer::Seat(one));
                        rules.answer(one, &ask, Some(&view), &mut items);
                    }
                } else if ask.pick.max == 0 || is_let_be(ask.prompt, state.is_cylon(one)) {
                    // Nobody need look at the table for that.
                } else if ask.pick.is_forced() {
                    items.extend_from_slice(&ask.pick.from[..usize::from(ask.pick.max).min(ask.pick.from.len())]);
                } else {
                    let view = Galactica::view(&state, Viewer::Seat(one));
                    rules.answer(one, &ask, Some(&view), &mut items);
                }
                answers.push((one, items));
                if !ask.sealed {
                    break;
                }
            }
            if answers.is_empty() {
                break;
            }
            *steps += answers.len() as u32;
            let turn = state.turns;
            for (seat, items) in &answers {
                Galactica::apply(&mut state, *seat, items, &mut log);
            }
            if turn < state.turns && state.turns < until {
                judged += self.judge.humans(&state, &mut inputs);
                count += 1;
            }
            if let Some(public) = &mut public {
                let (entries, ..) = log.take();
                entries.iter().filter_map(|entry| entry.seen_by(Viewer::Public)).for_each(|event| public.hear(event));
            }
        }
        // Who shows themselves has nothing more to hide: it costs what it cost before.
        let hides = public.filter(|_| !state.revealed.contains(seat));
        let repute = |seat: Seat| hides.as_ref().map_or_else(|| self.rules.repute(seat), |public| public.repute(seat));
        let others = state.seats().filter(|&other| other != seat && !state.revealed.contains(other));
        let prime = prime(repute(seat), others.map(repute).fold(0.0, f64::max));
        let suspected = repute(seat) as f32;
        // The mean over the ends of all turns; where the game is over its end counts for the turns that are left.
        let last = f32::from(self.budget.turns - count) * self.judge.humans(&state, &mut inputs);
        let humans = (judged + last) / f32::from(self.budget.turns);
        End { humans, suspected, prime }
    }
}

/// How far somebody is ahead as a suspect of the one who is suspected most of the others, from 0 to 1; who is as likely as that one is
/// half way.
fn prime(guilt: f64, most: f64) -> f32 {
    (guilt * guilt / (guilt * guilt + most * most).max(f64::MIN_POSITIVE)) as f32
}

/// How much the gain of an answer strays from world to world, whichever it is.
fn common(trials: &[Trial]) -> f32 {
    let tried = trials[1..].iter().filter(|trial| trial.worlds > 1);
    let (squares, worlds) = tried.fold((0.0, 0.0), |(squares, worlds), trial| {
        let (mean, count) = (trial.mean(trial.gain), trial.worlds as f32);
        (squares + (trial.squares - count * mean * mean).max(0.0), worlds + count - 1.0)
    });
    if worlds > 0.0 { squares / worlds } else { f32::MAX }
}

/// Moves together with what can be done after them: after each what cannot be done without it.
fn pairs(state: &State, seat: Seat, board: &Board, trials: &[Trial]) -> Vec<Trial> {
    let mut ask = Ask::default();
    Galactica::ask(state, seat, &mut ask);
    if ask.prompt != Prompt::Move {
        return Vec::new();
    }
    let actions = |answer: &[Item]| {
        let (mut state, mut ask, mut answer) = (state.clone(), Ask::default(), answer.to_vec());
        loop {
            Galactica::apply(&mut state, seat, &answer, &mut Log::off());
            if !Galactica::asked(&state).contains(seat) {
                return Vec::new();
            }
            Galactica::ask(&state, seat, &mut ask);
            // Whatever card the way to the other ship costs.
            if ask.prompt != Prompt::PayMove {
                break;
            }
            answer = ask.pick.from[..usize::from(ask.pick.min)].to_vec();
        }
        let acts = ask.prompt == Prompt::Action && ask.pick.max == 1;
        if acts { ask.pick.from } else { Vec::new() }
    };
    let here = actions(&[]);
    let mut pairs = Vec::new();
    for Trial { answer, .. } in trials {
        let all = actions(answer);
        let own = all.iter().filter(|action| answer.is_empty() || !here.contains(action));
        let own = own.filter(|action| !is_wasteful(action, &all, board)).copied();
        pairs.extend(own.map(|action| Trial { then: Some(action), ..Trial::of(answer.clone()) }));
    }
    pairs
}

/// Is it a card that is thrown away: one of which a weaker one does the same, the last raptors' scout, or Scientific Research for
/// nobody's engineering?
fn is_wasteful(item: &Item, offers: &[Item], board: &Board) -> bool {
    let Item::Card(kind) = item else { return false };
    let does_it =
        |other: &Item| matches!(other, Item::Card(other) if other.card == kind.card && other.strength < kind.strength);
    let useless = match kind.card {
        SkillCard::LaunchScout => board.reserves.raptors < 2,
        // The card itself is one of them.
        SkillCard::ScientificResearch => {
            board.hand().iter().filter(|kind| kind.skill() == Skill::Engineering).count() < 2
        }
        SkillCard::InvestigativeCommittee
        | SkillCard::ConsolidatePower
        | SkillCard::ExecutiveOrder
        | SkillCard::DeclareEmergency
        | SkillCard::StrategicPlanning
        | SkillCard::EvasiveManeuvers
        | SkillCard::MaximumFirepower
        | SkillCard::Repair => false,
    };
    useless || offers.iter().any(does_it)
}

/// Is it a moment to react that the rules of thumb let pass whatever the table looks like? Cylons do not help out.
#[allow(clippy::wildcard_enum_match_arm, reason = "a few of many prompts")]
fn is_let_be(prompt: Prompt, cylon: bool) -> bool {
    match prompt {
        Prompt::BeforeRoll { .. } | Prompt::Evade { .. } | Prompt::Emergency { .. } if cylon => true,
        Prompt::BeforeRoll { cause, .. } => !cause.high_is_good() || matches!(cause, Cause::Scout | Cause::HumanFleet),
        Prompt::Emergency { total, difficulty, .. } => !(1..=2).contains(&(i16::from(difficulty) - total)),
        _ => false,
    }
}

/// What betrays a hidden Cylon sooner or later: what everybody sees done in a turn, and what is given to a crisis.
fn is_watched(prompt: Prompt) -> bool {
    let gives = matches!(prompt, Prompt::Contribute { matter: Matter::Crisis(_) | Matter::SuperCrisis(_), .. });
    gives || matches!(prompt, Prompt::Action | Prompt::Move | Prompt::QuorumMore | Prompt::CrisisHalf { .. })
}

/// Questions to one person that the rules of thumb answer: once a game, and whether somebody's check should be easier.
fn is_plain(prompt: Prompt) -> bool {
    match prompt.ability() {
        Some(Ability::MysteriousIntuition | Ability::CylonHatred | Ability::FriendsInLowPlaces) => true,
        Some(_) | None => matches!(prompt, Prompt::Arbitrate),
    }
}

/// What to give to a check: the cheapest cards for several sums, up to all that help; or nothing.
fn gifts(board: &Board, check: &Check, max: usize) -> Vec<Vec<Item>> {
    let total: Total = check.counting();
    let helping = board.hand().iter().copied().filter(|&kind| total.worth(kind) > 0).collect();
    let mut gifts: Vec<Vec<Item>> = vec![Vec::new()];
    gifts.extend(sums(helping, total, &[1, 2, 3, 4, 5, 6, 8, 10, 13, 16], max));
    gifts
}

/// What to give against an accusation: the cheapest cards that harm, for several sums.
fn hindrances(board: &Board, check: &Check, max: usize) -> Vec<Vec<Item>> {
    let total = check.counting();
    let against = board.hand().iter().copied().filter(|&kind| total.worth(kind) < 0).collect();
    sums(against, total, &[1, 3, 5, 8, 12], max)
}

/// The cheapest of these cards for each of the sums that they reach.
fn sums(mut kinds: Vec<Kind>, total: Total, parts: &[i32], max: usize) -> Vec<Vec<Item>> {
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.strength));
    let all: i32 = kinds.iter().take(max).map(|&kind| i32::from(total.worth(kind)).abs()).sum();
    let gift = |part: &i32| {
        let mut cards = cheapest(&kinds, total, f64::from(*part), max);
        cards.truncate(max);
        cards.into_iter().map(Item::Card).collect()
    };
    parts.iter().filter(|&&part| part <= all).map(gift).collect()
}

/// What to give to sink a check: the strongest card that does harm, alone, with one or two weak ones that help, or with a second
/// one.
fn spoilt(board: &Board, check: &Check, max: usize) -> Vec<Vec<Item>> {
    let total = check.counting();
    let mut hand: Vec<Kind> = board.hand().to_vec();
    hand.sort_by_key(|kind| kind.strength);
    let (wrong, right): (Vec<Kind>, Vec<Kind>) = hand.into_iter().partition(|&kind| total.worth(kind) < 0);
    let mut wrong = wrong.into_iter().rev();
    let (Some(first), second) = (wrong.next(), wrong.next()) else { return Vec::new() };
    let with = |more: &[Kind]| [&[first][..], more].concat().into_iter().map(Item::Card).collect::<Vec<Item>>();
    let mut gifts = vec![with(&[])];
    gifts.extend((1..=right.len().min(2)).map(|count| with(&right[..count])));
    gifts.extend(second.map(|second| with(&[second])));
    gifts.extend(second.zip(right.first()).map(|(second, &weak)| with(&[second, weak])));
    gifts.retain(|gift| gift.len() <= max);
    gifts
}

impl Bot<Galactica> for Lookahead {
    fn looks(&self) -> bool {
        true
    }

    fn listens(&self) -> bool {
        true
    }

    fn forget(&mut self) {
        self.rules.forget();
    }

    fn hear(&mut self, seat: Seat, event: &Event) {
        self.rules.hear(seat, event);
    }

    fn speak(&mut self, seat: Seat, view: &View, into: &mut Vec<Claim>) {
        self.rules.speak(seat, view, into);
    }

    fn answer(&mut self, seat: Seat, ask: &Ask, view: Option<&View>, into: &mut Vec<Item>) {
        into.clear();
        if let Some(view) = view {
            into.extend(self.think(seat, ask, view).answer);
        }
    }
}

#[cfg(test)]
mod tests {
    use ::galactica::Setup;

    use super::super::sides::{Deals, Pairing, sides};
    use super::*;
    use crate::Botted;

    /// The committed weights are those of the player that was measured: either side does better with it than the other. Of 80 deals
    /// chance alone takes ten points now and then.
    #[test]
    fn the_trained_player_is_there() {
        let pairings: Vec<Pairing> = ["medium/easy", "easy/medium"].into_iter().flat_map(Pairing::of).collect();
        let rows = sides(&Setup::new(5), &pairings, Deals { games: 80, seed: 3, until: None }, &|_| ());
        let [thinking, opposed] = [rows[0].humans, rows[1].humans];
        assert!(thinking > opposed + 0.05, "{thinking} and {opposed}");
        assert!(rows.iter().all(|row| row.illegal == 0 && row.dead_ends == 0));
    }

    /// All that the arena may try, at once.
    const TRIED: &str = "medium:2:worlds6:steps7:cut8:turns3:most5:sure15";

    /// Every level gives the same answer to the same question, whatever it was asked before; and it is asked in whole games of
    /// any number of players.
    #[test]
    fn a_level_answers_from_its_seed_and_what_it_was_shown() {
        for (players, level) in [(3, "medium"), (4, "medium"), (6, "medium"), (5, "hard"), (5, TRIED)] {
            let mut state = Galactica::start(&Setup::new(players), Seed::derive(8, 1), &mut Log::off()).unwrap();
            let mut asked = 0;
            while state.turns < 3
                && let Some(seat) = Galactica::asked(&state).first()
            {
                let (ask, view) = (Ask::of(&state, seat), Galactica::view(&state, Viewer::Seat(seat)));
                let answer = || {
                    let mut items = Vec::new();
                    let mut bot = Galactica::bot(level, crate::seed(3, asked)).unwrap();
                    bot.answer(seat, &ask, Some(&view), &mut items);
                    items
                };
                let mut items = answer();
                assert_eq!(items, answer(), "{level}: {ask:?}");
                assert!(tabletop::check(&ask.pick, &mut items).is_ok(), "{ask:?} {items:?}");
                // Where several are asked at once, each has answered before anybody's answer counts.
                let others = Galactica::asked(&state).iter().filter(|&other| ask.sealed && other != seat);
                let others: Vec<(Seat, Vec<Item>)> = others
                    .map(|other| {
                        let pick = Ask::of(&state, other).pick;
                        (other, pick.from[..usize::from(pick.min)].to_vec())
                    })
                    .collect();
                Galactica::apply(&mut state, seat, &items, &mut Log::off());
                for (other, items) in others {
                    Galactica::apply(&mut state, other, &items, &mut Log::off());
                }
                asked += 1;
            }
            assert!(asked > 12, "{level}: {asked}");
        }
    }

    #[test]
    fn a_level_may_be_given_more_worlds() {
        let worlds = |level: &str| super::super::budget(level).map(|budget| budget.worlds);
        assert_eq!(worlds("hard:3"), worlds("hard").map(|worlds| worlds * 3));
        for unknown in
            ["harder", "hard:", "hard:0", "hard:101", "hard:ten", ":2", "easy:2", "hard:turns", "hard:rounds"]
        {
            assert_eq!(worlds(unknown), None, "{unknown}");
        }
        let tried = Budget { worlds: 6, steps: 7_000, cut: 8, turns: 3, sure: 15, most: 5 };
        assert_eq!(super::super::budget(TRIED), Some(tried));
    }

    /// Everywhere there is an action for those who are there; what can be done anywhere is tried without a move.
    #[test]
    fn moves_are_tried_with_what_they_are_for() {
        let mut state = Galactica::start(&Setup::new(5), Seed::derive(8, 1), &mut Log::off()).unwrap();
        let mut rules = Greedy::new(1);
        let (seat, ask) = loop {
            let seat = Galactica::asked(&state).first().unwrap();
            let ask = Ask::of(&state, seat);
            if ask.prompt == Prompt::Move {
                break (seat, ask);
            }
            for seat in Galactica::asked(&state).iter() {
                let (ask, mut items) = (Ask::of(&state, seat), Vec::new());
                rules.answer(seat, &ask, Some(&Galactica::view(&state, Viewer::Seat(seat))), &mut items);
                Galactica::apply(&mut state, seat, &items, &mut Log::off());
            }
        };
        let mut trials: Vec<Trial> = ask.pick.from.iter().map(|&item| Trial::of(vec![item])).collect();
        trials.push(Trial::of(Vec::new()));
        let board = Board::of(&Galactica::view(&state, Viewer::Seat(seat)));
        let tried = pairs(&state, seat, &board, &trials);
        let to = Item::Location(Location::Command);
        let there: Vec<Option<Item>> =
            tried.iter().filter(|trial| trial.answer == [to]).map(|trial| trial.then).collect();
        assert_eq!(there, [Some(Item::Activate(Location::Command))]);
        assert!(tried.iter().any(|trial| trial.answer.is_empty()));
        assert!(tried.iter().all(|trial| trial.then.is_some()));
    }

    /// Whatever a hidden Cylon does and gives is held against what a human in their seat would: who did only what serves Cylons was
    /// known by it. When jailed they would rather show themselves.
    #[test]
    fn a_hidden_cylon_does_as_a_human_would_unless_more_is_worth_it() {
        use ::galactica::cards::{Area, Character, Civilian, Craft, Crisis, Loyalty};
        use ::galactica::frame::{Action, Check as Trying, CheckStep, Turn, TurnStep};
        use ::galactica::position::{self, card};
        use ::galactica::{Place, Prompt};

        let who = [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol];
        let usual = |frame: Frame, loyalty: Loyalty, place: Location| {
            let mut state = position::new(&who, 3);
            state.clear_space();
            state.add_civilian(Area::Rear, Civilian::Pop2);
            state.add_ships(Craft::Raider, Area::Rear, 2);
            state.dials.iter_mut().for_each(|dial| *dial = 3);
            for seat in state.seats() {
                state.set_hand(seat, &[]);
            }
            let hand = [card(Skill::Politics, 5), card(Skill::Politics, 4), card(Skill::Engineering, 4)];
            state.set_hand(Seat(0), &hand);
            state.set_loyalty(Seat(0), &[loyalty]);
            state.set_place(Seat(0), Place::At(place));
            state.set_turn(Seat(0), TurnStep::Action);
            state.set_frames(&[Turn { step: TurnStep::Crisis }.into(), frame]);
            state.resume(&mut Log::off());
            while Galactica::asked(&state).first() != Some(Seat(0)) {
                let other = Galactica::asked(&state).first().unwrap();
                Galactica::apply(&mut state, other, &[], &mut Log::off());
            }
            let (ask, view) = (Ask::of(&state, Seat(0)), Galactica::view(&state, Viewer::Seat(Seat(0))));
            let mut rules = Vec::new();
            Greedy::new(1).answer(Seat(0), &ask, Some(&view), &mut rules);
            let thought = super::super::thinker("medium", 1).unwrap().think(Seat(0), &ask, &view);
            (rules, thought.options[0].answer.clone(), ask.prompt)
        };
        let action = || Frame::from(Action::of(Seat(0)));
        let check = || Trying { step: CheckStep::Destiny, ..Trying::of(Matter::Crisis(Crisis::LowSupplies)) }.into();
        for (frame, place) in [(action(), Location::WeaponsControl), (check(), Location::Command)] {
            let (rules, human, prompt) = usual(frame, Loyalty::NotACylon, place);
            assert_eq!(rules, human, "{prompt:?}");
            let (rules, hidden, _) = usual(frame, Loyalty::CylonBrig, place);
            assert!(!human.is_empty() && rules != human, "{prompt:?}: {rules:?} and {human:?}");
            assert_eq!(hidden, human, "{prompt:?}");
        }
        let (rules, jailed, prompt) = usual(action(), Loyalty::CylonBrig, Location::Brig);
        assert!(matches!(rules[..], [Item::Reveal(_)]) && prompt == Prompt::Action, "{rules:?}");
        assert_eq!(jailed, rules);
    }

    /// Suspicion costs a hidden Cylon what it sets them apart from the others.
    #[test]
    fn the_prime_suspect_pays() {
        assert!((prime(0.4, 0.4) - 0.5).abs() < 1e-6 && prime(0.0, 0.0).abs() < 1e-6);
        assert!(prime(0.3, 0.9) < 0.15 && prime(0.9, 0.3) > 0.85);
        let end = |suspected: f32, prime: f32| End { humans: 0.5, suspected, prime };
        assert!(end(0.6, 0.2).worth(Side::Hidden) > end(0.4, 0.6).worth(Side::Hidden));
        assert!(end(0.6, 0.2).worth(Side::Human) < end(0.4, 0.6).worth(Side::Human), "they break a promise");
        assert!((end(0.6, 0.2).worth(Side::Revealed) - end(0.4, 0.6).worth(Side::Revealed)).abs() < 1e-6);
    }

    /// To an accusation a human may give several sums, for it or against it; and in the worlds that they imagine the accused have
    /// given no help.
    #[test]
    fn accusations_may_be_paid_against() {
        use ::galactica::cards::Character;
        use ::galactica::frame::{Check as Trying, Turn, TurnStep};
        use ::galactica::position::{self, card};

        let who = [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol];
        let mut state = position::new(&who, 3);
        let hand =
            [card(Skill::Politics, 4), card(Skill::Politics, 2), card(Skill::Piloting, 3), card(Skill::Leadership, 2)];
        state.set_hand(Seat(0), &hand);
        let mixed = [card(Skill::Leadership, 4), card(Skill::Leadership, 3), card(Skill::Piloting, 2)];
        state.set_hand(Seat(2), &mixed);
        let check: Frame = Trying::location(Location::AdmiralsQuarters, Seat(1), Seat(2)).into();
        state.set_turn(Seat(1), TurnStep::Action);
        state.set_frames(&[Turn { step: TurnStep::Crisis }.into(), check]);
        state.resume(&mut Log::off());
        let mut ask = Ask::default();
        while let Some(seat) = Galactica::asked(&state).first() {
            Galactica::ask(&state, seat, &mut ask);
            let gives = matches!(ask.prompt, Prompt::Contribute { .. });
            if gives && seat == Seat(0) {
                break;
            }
            let accused = gives && seat == Seat(2);
            let items = if accused { vec![ask.pick.from[0]] } else { Vec::new() };
            Galactica::apply(&mut state, seat, &items, &mut Log::off());
        }
        let view = Galactica::view(&state, Viewer::Seat(Seat(0)));
        let board = Board::of(&view);
        let mut player = super::super::thinker("hard", 1).unwrap();
        let total = board.check.as_ref().unwrap().counting();
        let sum = |answer: &Vec<Item>| {
            let worth = |item: &Item| if let Item::Card(kind) = item { i32::from(total.worth(*kind)) } else { 0 };
            answer.iter().map(worth).sum::<i32>()
        };
        let sums: Vec<i32> = player.answers(Seat(0), &ask, &board, &[], Side::Human).iter().map(sum).collect();
        assert!(sums.contains(&2) && sums.contains(&-3) && sums.contains(&-5) && sums.contains(&-9), "{sums:?}");

        let mut sets = player.rules.worlds(&board);
        let (mut seen, mut wrong) = (0, 0);
        for _ in 0..40 {
            let world = player.imagine(&view, &mut sets).unwrap();
            let harms = |card: u8| total.worth(kind_of(card)) < 0;
            if (world.hands[2] | world.given[2]).iter().any(harms) {
                seen += 1;
                wrong += u32::from(world.given[2].iter().all(harms));
            }
        }
        assert!(seen > 10 && wrong == seen, "{wrong} of {seen}");
    }

    /// What looks good in some worlds only, each with its opposite: a card of which a weaker one does the same, the last raptor's
    /// scout, research for nothing, an order to a known Cylon, and a Committee with nobody left to spoil the check.
    #[test]
    fn what_only_looks_good_is_not_tried() {
        use ::galactica::cards::{Character, Loyalty};
        use ::galactica::loyalties::Faces;
        use ::galactica::position;

        let who = [Character::WilliamAdama, Character::LauraRoslin, Character::Starbuck, Character::Tyrol];
        let play = |card: SkillCard, strength: u8| Item::Card(Kind { card, strength });
        let tried = |state: &State, prompt: Prompt, from: &[Item], usual: &[Item]| {
            let mut ask = Ask { prompt, ..Ask::default() };
            ask.pick.max = 1;
            ask.pick.from.extend(from.iter().copied());
            let board = Board::of(&Galactica::view(state, Viewer::Seat(Seat(0))));
            let player = super::super::thinker("hard", 1).unwrap();
            let answers = player.answers(Seat(0), &ask, &board, usual, Side::Human);
            answers.into_iter().flatten().collect::<Vec<Item>>()
        };
        let mut state = position::new(&who, 3);
        state.set_hand(Seat(0), &[]);
        let actions = [play(SkillCard::LaunchScout, 1), play(SkillCard::LaunchScout, 2)];
        assert_eq!(tried(&state, Prompt::Action, &actions, &[]), actions[..1]);
        state.space.raptors = 1;
        assert_eq!(tried(&state, Prompt::Action, &actions, &[]), []);

        let before = Prompt::BeforeCheck {
            matter: ::galactica::Matter::Crisis(::galactica::cards::Crisis::LowSupplies),
            difficulty: 7,
            committee: false,
            research: false,
        };
        let research = [play(SkillCard::ScientificResearch, 3)];
        let repair = position::card(Skill::Engineering, 1);
        state.set_hand(Seat(0), &[position::card(Skill::Engineering, 3)]);
        assert_eq!(tried(&state, before, &research, &[]), []);
        state.set_hand(Seat(0), &[position::card(Skill::Engineering, 3), repair]);
        assert_eq!(tried(&state, before, &research, &[]), research);

        let whom = [1, 2, 3].map(|seat| Item::Seat(Seat(seat)));
        let committee = [play(SkillCard::InvestigativeCommittee, 3)];
        state.set_loyalty(Seat(0), &[Loyalty::NotACylon]);
        state.set_loyalty(Seat(1), &[Loyalty::NotACylon]);
        state.set_loyalty(Seat(2), &[Loyalty::CylonBrig]);
        state.set_loyalty(Seat(3), &[Loyalty::NotACylon]);
        assert_eq!(tried(&state, before, &committee, &[]), committee);
        assert_eq!(tried(&state, Prompt::OrderWhom, &whom, &whom[..1]), whom);
        for seat in 1..4 {
            state.loyalty.known[0][seat] = Faces::of(&state.loyalty.held[seat]);
        }
        assert_eq!(tried(&state, Prompt::OrderWhom, &whom, &whom[..1]), [whom[0], whom[2]]);
        state.set_loyalty(Seat(2), &[Loyalty::NotACylon]);
        state.loyalty.known[0][2] = Faces::of(&state.loyalty.held[2]);
        assert_eq!(tried(&state, before, &committee, &[]), []);
    }
}
