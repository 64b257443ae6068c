//! A raider attacks a viper. In the slice vipers are unmanned.

use serde::{Deserialize, Serialize};

use super::{Flow, Frame, Roll, Window};
use crate::cards::SkillCard;
use crate::state::State;
use crate::{Event, Log};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackStep {
    #[default]
    Aim,
    Rolled,
    Evaded,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Attack {
    pub step: AttackStep,
    pub piloted: bool,
}

/// What a raider's roll does to a viper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hit {
    Missed,
    Damaged,
    Destroyed,
}

impl Hit {
    // Ruling 7.2/1.
    pub const fn of(result: u8) -> Self {
        match result {
            0..=4 => Self::Missed,
            5..=7 => Self::Damaged,
            8.. => Self::Destroyed,
        }
    }
}

impl Attack {
    const fn at(self, step: AttackStep) -> Frame {
        Frame::Attack(Self { step, ..self })
    }

    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            AttackStep::Aim => {
                // The slice's stand-in for launching: a viper goes out when there is none.
                if state.vipers.space == 0 && state.vipers.reserve > 0 {
                    state.vipers.reserve -= 1;
                    state.vipers.space += 1;
                }
                if state.vipers.space == 0 {
                    return Flow::Done;
                }
                log.public(|| Event::Attacked);
                Flow::Call { then: self.at(AttackStep::Rolled), callee: Frame::Roll(Roll::default()) }
            }
            // Ruling 6/4: after any attack on a viper, hit or miss.
            AttackStep::Rolled => {
                Flow::Call { then: self.at(AttackStep::Evaded), callee: Window::of(SkillCard::EvasiveManeuvers) }
            }
            // Ruling 19/30: each is a new roll, with -2 once if the viper is piloted.
            AttackStep::Evaded if state.played => {
                let minus = if self.piloted { 2 } else { 0 };
                let roll = Roll { planned: state.die.planned, minus, ..Roll::default() };
                Flow::Call { then: self.at(AttackStep::Rolled), callee: Frame::Roll(roll) }
            }
            AttackStep::Evaded => {
                let hit = Hit::of(state.die.result);
                match hit {
                    Hit::Missed => {}
                    Hit::Damaged => {
                        state.vipers.space -= 1;
                        state.vipers.damaged += 1;
                    }
                    Hit::Destroyed => {
                        state.vipers.space -= 1;
                        state.vipers.destroyed += 1;
                    }
                }
                log.public(|| Event::Hit { hit });
                Flow::Done
            }
        }
    }
}
