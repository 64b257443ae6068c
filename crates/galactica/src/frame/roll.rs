//! A throw of the eight-sided die, with the window for Strategic Planning before it.

use serde::{Deserialize, Serialize};

use super::{Flow, Frame, Window};
use crate::cards::SkillCard;
use crate::state::{Die, State};
use crate::{Event, Log};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollStep {
    #[default]
    Plan,
    Planned,
    Throw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Roll {
    pub step: RollStep,
    /// Strategic Planning has been played for this roll.
    pub planned: bool,
    /// Taken off the result.
    pub minus: u8,
}

// Rulings 6/1 and 19/30: modifiers are summed, then the result is capped.
pub fn modified(face: u8, planned: bool, minus: u8) -> u8 {
    (face + if planned { 2 } else { 0 }).saturating_sub(minus).clamp(1, 8)
}

impl Roll {
    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            // Ruling 6/2: one per roll; it goes on counting when the roll is repeated.
            RollStep::Plan if self.planned => Flow::Next(Frame::Roll(Self { step: RollStep::Throw, ..self })),
            RollStep::Plan => Flow::Call {
                then: Frame::Roll(Self { step: RollStep::Planned, ..self }),
                callee: Window::of(SkillCard::StrategicPlanning),
            },
            RollStep::Planned => Flow::Next(Frame::Roll(Self { step: RollStep::Throw, planned: state.played, ..self })),
            RollStep::Throw => {
                let face = state.dice.below(8) as u8 + 1;
                state.die = Die { face, result: modified(face, self.planned, self.minus), planned: self.planned };
                let die = state.die;
                log.drew();
                log.public(|| Event::Rolled { die });
                Flow::Done
            }
        }
    }
}
