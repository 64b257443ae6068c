//! A raider attacks a viper. Rulings 6/4, 7.2/1 and 19/30.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{Behave, Flow, Reaction, Roll, Window, call};
use crate::cards::{Area, AttackRow, Attacker, Blow, Target};
use crate::state::State;
use crate::{Cause, Event, Log, Prompt};

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
    pub area: Area,
    /// `None` for an unmanned viper.
    pub pilot: Option<Seat>,
}

/// Ruling 19/30: what a pilot takes off an attack that is rolled again.
pub const PILOTED: i8 = -2;

const CAUSE: Cause = Cause::Attack(Attacker::Raider, Target::Viper);

impl Attack {
    pub fn on(area: Area, pilot: Option<Seat>) -> Self {
        Self { area, pilot, ..Self::default() }
    }

    const fn at(self, step: AttackStep) -> Self {
        Self { step, ..self }
    }
}

/// What a raider's roll does to a viper; `None` for a miss.
pub fn hit(result: u8) -> Option<Blow> {
    AttackRow::of(Attacker::Raider, Target::Viper).and_then(|row| row.blow(result))
}

impl Behave for Attack {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let (area, pilot) = (self.area, self.pilot);
        match self.step {
            AttackStep::Aim => {
                log.public(|| Event::ViperAttacked { area, pilot });
                call(Roll::of(state.current, CAUSE), self.at(AttackStep::Rolled))
            }
            // Ruling 6/4: after any attack on a viper, hit or miss; any number, one at a time.
            AttackStep::Rolled => call(Window::of(Reaction::Evade), self.at(AttackStep::Evaded)),
            // Ruling 19/30: each is a new roll, with less once if the viper is piloted.
            AttackStep::Evaded if state.played.first => {
                let bonus = if pilot.is_some() { PILOTED } else { 0 };
                let roll = Roll { planned: state.die.planned, bonus, ..Roll::of(state.current, CAUSE) };
                call(roll, self.at(AttackStep::Rolled))
            }
            AttackStep::Evaded => {
                match hit(state.die.result) {
                    Some(Blow::Damaged) => state.damage_viper(area, pilot, log),
                    Some(Blow::Destroyed) => state.destroy_viper(area, pilot, log),
                    None | Some(Blow::DamagedTwice | Blow::DestroyedPlus3RaidersSameArea) => {}
                }
                Flow::Done
            }
        }
    }

    fn subject(self, state: &State, _reaction: Reaction) -> Prompt {
        Prompt::Evade { area: self.area, pilot: self.pilot, result: state.die.result }
    }
}
