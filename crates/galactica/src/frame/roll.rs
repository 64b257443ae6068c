//! A throw of the eight-sided die: the window for Strategic Planning before it, Helo's second throw after it. Ruling 6.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, Reaction, Window, call, next, wait};
use crate::cards::{Ability, DIE};
use crate::chance::modified;
use crate::state::{Die, State};
use crate::{Ask, Cause, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollStep {
    #[default]
    Plan,
    Planned,
    Throw,
    Thrown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Roll {
    pub step: RollStep,
    /// Who rolls.
    pub seat: Seat,
    pub cause: Cause,
    /// Strategic Planning has been played for this roll.
    pub planned: bool,
    /// Added to the result.
    pub bonus: i8,
}

/// What Strategic Planning adds.
pub const PLANNING: i8 = 2;

impl Roll {
    pub fn of(seat: Seat, cause: Cause) -> Self {
        Self { seat, cause, ..Self::default() }
    }

    const fn at(self, step: RollStep) -> Self {
        Self { step, ..self }
    }

    /// All modifiers.
    pub const fn total_bonus(self) -> i8 {
        self.bonus + if self.planned { PLANNING } else { 0 }
    }
}

impl Behave for Roll {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            // Ruling 6/2: one per roll; it goes on counting when the roll is repeated.
            RollStep::Plan => {
                let (seat, cause) = (self.seat, self.cause);
                log.public(|| Event::Rolling { seat, cause });
                if self.planned {
                    return next(self.at(RollStep::Throw));
                }
                call(Window::of(Reaction::Plan), self.at(RollStep::Planned))
            }
            RollStep::Planned => next(Self { step: RollStep::Throw, planned: state.played.first, ..self }),
            RollStep::Throw => {
                let face = state.dice.below(u32::from(DIE)) as u8 + 1;
                state.die = Die { face, result: modified(face, self.total_bonus()), planned: self.planned };
                let die = state.die;
                log.drew();
                log.public(|| Event::Rolled { die });
                next(self.at(RollStep::Thrown))
            }
            // Ruling 6/3: once in each of his own turns, any die just rolled.
            RollStep::Thrown if state.has(state.current, Ability::EcoOfficer) && !state.turn.eco => wait(self),
            RollStep::Thrown => Flow::Done,
        }
    }

    fn asked(self, state: &State) -> SeatSet {
        SeatSet::one(state.current)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::EcoOfficer { cause: self.cause, result: state.die.result }, 0, 1);
        into.pick.from.push(Item::Yes);
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if items.is_empty() {
            return Flow::Done;
        }
        state.turn.eco = true;
        log.public(|| Event::Used { seat, ability: Ability::EcoOfficer });
        next(self.at(RollStep::Plan))
    }

    fn subject(self, _state: &State, _reaction: Reaction) -> Prompt {
        Prompt::BeforeRoll { cause: self.cause, bonus: self.bonus }
    }
}
