//! A player that tries its answers in imagined worlds: the turn is played on from each by the rules of thumb, and a network
//! says how likely the humans win from what comes out.
//!
//! Worlds come from what this seat believes: a set of Cylons is drawn with its probability and pinned, the rest is dealt. Every
//! answer is tried in the same worlds and with the same luck. Budgets count worlds, not milliseconds.

use std::sync::Arc;

use ::galactica::board::Check;
use ::galactica::cards::{Kind, kind_of};
use ::galactica::frame::{Frame, Total};
use ::galactica::{Ask, Board, Event, Galactica, Guess, Item, Log, Prompt, State, View};
use tabletop::{Cards, Dice, Game, Seat, Seed, Viewer};

use super::greedy::{Greedy, Side, cheapest, side};
use super::judge::Judge;
use crate::{Bot, Quick};

/// How much is thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// Imagined worlds for an answer.
    pub(crate) worlds: u32,
    /// Turns that are played on, the present one included.
    pub(crate) turns: u16,
}

/// After so many worlds, and whenever their number has doubled, the worse half of the answers is left alone.
const CUT: u32 = 4;
/// What everybody sees chosen, a hidden Cylon can explain as long as it costs the humans no more than this.
const DENIABLE: f32 = 0.02;
/// No further world is looked at after so many answers by rules of thumb: where many ships act a turn is long.
const STEPS: u32 = 5_000;
/// So many errors of its mean must an answer be better than the usual one.
const SURE: f32 = 1.0;
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
}

/// An answer that was tried.
#[derive(Clone, Debug)]
pub struct Rated {
    pub answer: Vec<Item>,
    /// How likely the humans win with it.
    pub humans: f32,
    /// How much more likely than with the usual answer in the same worlds, and how sure that is: the error of the mean.
    pub gain: f32,
    pub error: f32,
    pub worlds: u32,
}

/// An answer that is tried: how the humans fared with it, and how much better or worse than with the usual answer in the same
/// worlds.
#[derive(Clone, Debug)]
struct Trial {
    answer: Vec<Item>,
    sum: f32,
    gain: f32,
    squares: f32,
    worlds: u32,
}

impl Trial {
    fn of(answer: Vec<Item>) -> Self {
        Self { answer, sum: 0.0, gain: 0.0, squares: 0.0, worlds: 0 }
    }

    fn add(&mut self, humans: f32, usual: f32) {
        let gain = humans - usual;
        self.sum += humans;
        self.gain += gain;
        self.squares += gain * gain;
        self.worlds += 1;
    }

    /// How likely the humans win with it.
    fn humans(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }

    /// How much more likely than with the usual answer, and how sure that is: the error of the mean.
    fn gain(&self) -> (f32, f32) {
        let worlds = self.worlds.max(1) as f32;
        let mean = self.gain / worlds;
        let variance = (self.squares / worlds - mean * mean).max(0.0);
        (mean, (variance / worlds).sqrt())
    }
}

impl Lookahead {
    pub(crate) fn new(judge: Arc<Judge>, budget: Budget, seed: u64) -> Self {
        Self { judge, budget, rules: Greedy::new(seed), chance: Quick::new(seed ^ 0x100c) }
    }

    /// What can be answered, where it is few enough things to try each.
    fn answers(ask: &Ask, board: &Board, usual: &[Item]) -> Vec<Vec<Item>> {
        let mut answers: Vec<Vec<Item>> = vec![usual.to_vec()];
        if let (Prompt::Contribute { .. }, Some(check)) = (ask.prompt, &board.check) {
            answers.extend(gifts(board, check, usize::from(ask.pick.max)));
        } else if ask.pick.max == 1 {
            answers.extend(ask.pick.from.iter().map(|&item| vec![item]));
            if ask.pick.min == 0 {
                answers.push(Vec::new());
            }
        }
        let mut kept: Vec<Vec<Item>> = Vec::new();
        for answer in answers {
            if !kept.contains(&answer) {
                kept.push(answer);
            }
        }
        kept
    }

    /// Tries what can be answered. Where there is nothing to try the usual answer is all there is.
    pub fn think(&mut self, seat: Seat, ask: &Ask, view: &View) -> Thought {
        let mut usual = Vec::new();
        self.rules.answer(seat, ask, Some(view), &mut usual);
        let board = Board::of(view);
        let suspicion = self.rules.suspicion(&board, seat);
        // Before the first turn there is nothing to look at; what a hidden Cylon gives is weighed by whether it can be
        // explained.
        let early = !matches!(view.frames.first(), Some(Frame::Turn(_)));
        let hides = matches!(ask.prompt, Prompt::Contribute { .. }) && side(&board, seat) == Side::Hidden;
        let answers = if early || hides || ask.sealed || ask.pick.max == 0 || ask.pick.is_forced() {
            vec![usual]
        } else {
            Self::answers(ask, &board, &usual)
        };
        if answers.len() == 1 {
            let answer = answers.into_iter().next().unwrap_or_default();
            return Thought { answer, options: Vec::new(), suspicion, evaluations: 0 };
        }
        let (best, trials) = self.try_all(seat, ask, view, &board, answers);
        let rated = |trial: &Trial| {
            let (gain, error) = trial.gain();
            Rated { answer: trial.answer.clone(), humans: trial.humans(), gain, error, worlds: trial.worlds }
        };
        Thought {
            answer: trials[best].answer.clone(),
            options: trials.iter().filter(|trial| trial.worlds > 0).map(rated).collect(),
            suspicion,
            evaluations: trials.iter().map(|trial| u64::from(trial.worlds)).sum(),
        }
    }

    /// Tries the answers; which is best.
    fn try_all(
        &mut self,
        seat: Seat,
        ask: &Ask,
        view: &View,
        board: &Board,
        answers: Vec<Vec<Item>>,
    ) -> (usize, Vec<Trial>) {
        let me = side(board, seat);
        let mut trials: Vec<Trial> = answers.into_iter().map(Trial::of).collect();
        let mut left: Vec<usize> = (1..trials.len()).collect();
        let open = is_seen(ask.prompt) && me == Side::Hidden;
        let sign = if me == Side::Human { 1.0 } else { -1.0 };
        let mut sets = self.rules.worlds(board);
        let mut cut = CUT;
        let mut steps = 0;
        for world in 1..=self.budget.worlds {
            if steps > STEPS {
                break;
            }
            let Some(state) = self.imagine(view, &mut sets) else { continue };
            if !Galactica::asked(&state).contains(seat) {
                continue;
            }
            let luck = self.chance.draw();
            let usual = self.play_on(state.clone(), seat, &trials[0].answer, luck, &mut steps);
            trials[0].add(usual, usual);
            for &at in &left {
                let humans = self.play_on(state.clone(), seat, &trials[at].answer, luck, &mut steps);
                trials[at].add(humans, usual);
            }
            // A hidden Cylon has to know what the humans would have liked best.
            if world == cut && !open {
                cut *= 2;
                left.sort_by(|&a, &b| (sign * trials[b].humans()).total_cmp(&(sign * trials[a].humans())));
                left.truncate(left.len().div_ceil(2));
                left.sort_unstable();
            }
        }
        let most = left.iter().map(|&at| trials[at].humans()).fold(trials[0].humans(), f32::max);
        let mut best = (0, 0.0);
        for at in left {
            let (gain, error) = trials[at].gain();
            let shows = matches!(trials[at].answer.first(), Some(Item::Reveal(_)));
            let explained = !open || shows || trials[at].humans() >= most - DENIABLE;
            // Luck alone makes one of many answers look better than the usual one.
            if explained && sign * gain > best.1 && sign * gain > SURE * error {
                best = (at, sign * gain);
            }
        }
        (best.0, trials)
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

    /// What others have given to the check is not any of their cards: humans help, Cylons mostly spoil it with one.
    fn arrange(&mut self, state: &mut State, view: &View) {
        let check = state
            .frames
            .iter()
            .rev()
            .find_map(|frame| if let Frame::Check(check) = frame { Some(*check) } else { None });
        let Some(check) = check else { return };
        let total = check.counting(false);
        for seat in state.seats().filter(|&seat| view.viewer.seat() != Some(seat)) {
            let given = state.given[seat.index()];
            if given.is_empty() {
                continue;
            }
            let mut cards: Vec<u8> = (state.hands[seat.index()] | given).iter().collect();
            for last in (1..cards.len()).rev() {
                cards.swap(last, self.chance.below(last as u32 + 1) as usize);
            }
            let wrong = state.is_cylon(seat) && (state.revealed.contains(seat) || self.chance.below(10) < SPOILS);
            let helps = |card: u8| total.worth(kind_of(card)) > 0;
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
    fn play_on(&self, mut state: State, seat: Seat, answer: &[Item], luck: u64, steps: &mut u32) -> f32 {
        let until = state.turns + self.budget.turns;
        let mut rules = self.rules.reseeded(luck);
        let mut log = Log::off();
        let mut ask = Ask::default();
        let mut answers: Vec<(Seat, Vec<Item>)> = Vec::new();
        Galactica::apply(&mut state, seat, answer, &mut log);
        while !state.over() && state.turns < until {
            answers.clear();
            for seat in Galactica::asked(&state).iter() {
                Galactica::ask(&state, seat, &mut ask);
                let mut items = Vec::new();
                if ask.pick.is_forced() {
                    items.extend_from_slice(&ask.pick.from[..usize::from(ask.pick.max).min(ask.pick.from.len())]);
                } else {
                    let view = Galactica::view(&state, Viewer::Seat(seat));
                    rules.answer(seat, &ask, Some(&view), &mut items);
                }
                answers.push((seat, items));
                if !ask.sealed {
                    break;
                }
            }
            if answers.is_empty() {
                break;
            }
            *steps += answers.len() as u32;
            for (seat, items) in &answers {
                Galactica::apply(&mut state, *seat, items, &mut log);
            }
        }
        self.judge.humans(&state, &mut Vec::with_capacity(128))
    }
}

/// Does everybody see what was chosen, and what else there was?
fn is_seen(prompt: Prompt) -> bool {
    !matches!(
        prompt,
        Prompt::CrisisPick | Prompt::DestinationPick | Prompt::TopOrBottom { .. } | Prompt::BuryNext { .. }
    )
}

/// What to give to a check: the cheapest cards for several sums, up to all that help; or nothing.
fn gifts(board: &Board, check: &Check, max: usize) -> Vec<Vec<Item>> {
    let total: Total = check.counting();
    let mut helping: Vec<Kind> = board.hand().iter().copied().filter(|&kind| total.worth(kind) > 0).collect();
    helping.sort_by_key(|kind| std::cmp::Reverse(kind.strength));
    let all: i32 = helping.iter().take(max).map(|&kind| i32::from(total.worth(kind))).sum();
    let mut gifts: Vec<Vec<Item>> = vec![Vec::new()];
    for part in [1, 2, 3, 4, 5, 6, 8, 10, 13, 16].into_iter().filter(|&part| part <= all) {
        let mut cards = cheapest(&helping, total, f64::from(part), max);
        cards.truncate(max);
        gifts.push(cards.into_iter().map(Item::Card).collect());
    }
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

    use super::super::sides::{Pairing, sides};
    use super::*;
    use crate::Botted;

    /// The committed weights are those of the player that was measured: either side does better with it than the other.
    #[test]
    fn the_trained_player_is_there() {
        let pairings: Vec<Pairing> = ["medium/easy", "easy/medium"].into_iter().flat_map(Pairing::of).collect();
        let rows = sides(&Setup::new(5), &pairings, 60, 3, &|_| ());
        assert!(rows[0].humans > rows[1].humans + 0.1, "{rows:?}");
        assert!(rows.iter().all(|row| row.illegal == 0 && row.dead_ends == 0));
    }

    /// Every level gives the same answer to the same question, whatever it was asked before; and it is asked in whole games of
    /// any number of players.
    #[test]
    fn a_level_answers_from_its_seed_and_what_it_was_shown() {
        for (players, level) in [(3, "medium"), (4, "medium"), (6, "medium"), (5, "hard")] {
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
        for unknown in ["harder", "hard:", "hard:0", "hard:101", "hard:ten", ":2", "easy:2"] {
            assert_eq!(worlds(unknown), None, "{unknown}");
        }
    }

    /// Of a hidden Cylon's choices everybody sees some, and not the alternatives to others.
    #[test]
    fn what_nobody_sees_needs_no_explanation() {
        assert!(is_seen(Prompt::Action) && is_seen(Prompt::Move));
        assert!(!is_seen(Prompt::DestinationPick) && !is_seen(Prompt::CrisisPick));
    }
}
