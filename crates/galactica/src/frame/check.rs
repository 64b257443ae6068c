//! A skill check. Rulebook, "Skill checks"; ruling 5.1.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Seat, SeatSet, Shows};

use super::{Flow, Frame, Run, Window};
use crate::cards::{Branch, CheckRow, Crisis, SkillCard, kind_of, skill_of};
use crate::state::{State, kinds};
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckStep {
    #[default]
    Destiny,
    Contribute,
    Open,
    Emergency,
    Resolve,
    Discard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Check {
    pub step: CheckStep,
    pub crisis: Crisis,
    /// Contributors, counted clockwise from the current player, who comes last.
    pub turn: u8,
    pub total: i8,
    pub difficulty: i8,
}

fn check_of(crisis: Crisis) -> &'static CheckRow {
    crisis.row().check_row().expect("the slice's one card has a check")
}

/// Ruling 5.2/4: cards of the right types minus the others.
pub fn total(crisis: Crisis, cards: Cards) -> i8 {
    let signed = |card| {
        let strength = kind_of(card).strength as i8;
        if check_of(crisis).skills.contains(&skill_of(card)) { strength } else { -strength }
    };
    cards.iter().map(signed).sum()
}

/// Rulings 5.2/4 and 5.2/5: what lowers the difficulty leaves the middle threshold where it is.
pub fn result(crisis: Crisis, total: i8, difficulty: i8) -> Branch {
    if total >= difficulty {
        Branch::Pass
    } else if check_of(crisis).partial.is_some_and(|least| total >= least) {
        Branch::Partial
    } else {
        Branch::Fail
    }
}

impl Check {
    pub(crate) fn of(crisis: Crisis) -> Self {
        Self { crisis, turn: 1, difficulty: check_of(crisis).difficulty, ..Self::default() }
    }

    const fn at(self, step: CheckStep) -> Frame {
        Frame::Check(Self { step, ..self })
    }

    // Ruling 5.2/1: from the left of the current player, clockwise, he himself last.
    fn contributor(self, state: &State) -> Seat {
        Seat((state.current.0 + self.turn) % state.players)
    }

    pub(crate) fn step(mut self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            CheckStep::Destiny => {
                let (crisis, difficulty) = (self.crisis, self.difficulty);
                log.public(|| Event::Check { crisis, difficulty });
                for _ in 0..2 {
                    if let Some(card) = state.destiny.pop() {
                        state.fate.insert(card);
                    }
                }
                Flow::Next(self.at(CheckStep::Contribute))
            }
            CheckStep::Contribute if self.turn > state.players => Flow::Next(self.at(CheckStep::Open)),
            // Whoever has no card can give none, as everybody sees.
            CheckStep::Contribute if state.hand_size(self.contributor(state)) == 0 => {
                self.turn += 1;
                Flow::Next(Frame::Check(self))
            }
            CheckStep::Contribute => Flow::Wait(Frame::Check(self)),
            CheckStep::Open => {
                state.open_check();
                self.total = total(self.crisis, state.open);
                let (open, total) = (state.open, self.total);
                log.showed(state.everyone());
                log.public(|| Event::Opened { cards: open.iter().map(kind_of).collect(), total });
                Flow::Next(self.at(CheckStep::Emergency))
            }
            CheckStep::Emergency => {
                Flow::Call { then: self.at(CheckStep::Resolve), callee: Window::of(SkillCard::DeclareEmergency) }
            }
            CheckStep::Resolve => {
                // Ruling 5.2/5: one per check.
                if state.played {
                    self.difficulty -= 2;
                }
                let branch = result(self.crisis, self.total, self.difficulty);
                log.public(|| Event::Resolved { branch });
                let run = Run { crisis: self.crisis, branch, pc: 0 };
                Flow::Call { then: self.at(CheckStep::Discard), callee: Frame::Run(run) }
            }
            CheckStep::Discard => {
                let open = std::mem::replace(&mut state.open, Cards::EMPTY);
                open.iter().for_each(|card| state.lay_open(card));
                // Ruling 19/22: rebuilt once the cards of the check that emptied it are discarded.
                if state.destiny.is_empty() {
                    state.build_destiny(log);
                }
                Flow::Done
            }
        }
    }

    pub(crate) fn asked(self, state: &State) -> SeatSet {
        SeatSet::one(self.contributor(state))
    }

    pub(crate) fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        // Ruling 5.2/2: a revealed Cylon gives one card at most.
        let max = if state.revealed.contains(seat) { 1 } else { state.hand_size(seat) as u8 };
        into.start(Prompt::Contribute { crisis: self.crisis }, 0, max);
        into.pick.from.extend(state.hands[seat.index()].iter().map(|card| Item::Card(kind_of(card))));
        into.shows = Shows::Count;
    }

    pub(crate) fn answer(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        for kind in kinds(items) {
            let card = state.find(seat, kind);
            state.hands[seat.index()].remove(card);
            state.given[seat.index()].insert(card);
        }
        // Ruling 5.2/1: how many is public.
        let count = items.len() as u8;
        log.public(|| Event::Contributed { seat, count });
        self.turn += 1;
        Flow::Next(Frame::Check(self))
    }
}
