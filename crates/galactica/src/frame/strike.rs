//! A viper, Galactica's guns or a nuke attack a Cylon ship. Rulebook, "Attacks"; rulings 7.5.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{Behave, Flow, Roll, call};
use crate::cards::{Area, AttackRow, Attacker, Blow, Rule, Target};
use crate::item::Prey;
use crate::state::State;
use crate::{Cause, Event, Log};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrikeStep {
    #[default]
    Aim,
    Rolled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    pub step: StrikeStep,
    /// Who rolls (ruling 0/3).
    pub seat: Seat,
    pub attacker: Attacker,
    pub unmanned: bool,
    pub area: Area,
    pub prey: Prey,
}

/// Raiders that a nuke's best result takes along (ruling 7.5/3).
const BLAST: u8 = 3;

impl Strike {
    pub const fn by(attacker: Attacker, seat: Seat, area: Area, prey: Prey) -> Self {
        Self { step: StrikeStep::Aim, seat, attacker, unmanned: false, area, prey }
    }

    const fn target(self) -> Target {
        match self.prey {
            Prey::Raider => Target::Raider,
            Prey::HeavyRaider => Target::HeavyRaider,
            Prey::Basestar(_) => Target::Basestar,
        }
    }

    fn bonus(self, state: &State) -> i8 {
        // Crisis file, ambush: unmanned vipers attack at -2.
        let pilots = if self.unmanned && state.has_rule(Rule::UnmannedViperAttackMinus2) { -2 } else { 0 };
        match self.prey {
            Prey::Basestar(index) => pilots + state.space.basestars[usize::from(index)].attack_bonus() as i8,
            Prey::Raider | Prey::HeavyRaider => pilots,
        }
    }
}

impl Behave for Strike {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let (area, prey) = (self.area, self.prey);
        if self.step == StrikeStep::Aim {
            log.public(|| Event::Attacked { area, prey });
            let cause = Cause::Attack(self.attacker, self.target());
            let roll = Roll { bonus: self.bonus(state), ..Roll::of(self.seat, cause) };
            return call(roll, Self { step: StrikeStep::Rolled, ..self });
        }
        let row = AttackRow::of(self.attacker, self.target()).expect("only attacks of the table are made");
        match (row.blow(state.die.result), prey) {
            (None, _) => {}
            (Some(_), Prey::Raider) => state.destroy_raider(area, log),
            (Some(_), Prey::HeavyRaider) => state.destroy_heavy_raider(area, log),
            (Some(Blow::Damaged), Prey::Basestar(index)) => state.hit_basestar(index, log),
            (Some(Blow::DamagedTwice), Prey::Basestar(index)) => {
                state.hit_basestar(index, log);
                if state.space.basestars[usize::from(index)].area.is_some() {
                    state.hit_basestar(index, log);
                }
            }
            (Some(Blow::Destroyed), Prey::Basestar(index)) => state.destroy_basestar(index, log),
            (Some(Blow::DestroyedPlus3RaidersSameArea), Prey::Basestar(index)) => {
                state.destroy_basestar(index, log);
                for _ in 0..BLAST.min(state.space.raiders[area as usize]) {
                    state.destroy_raider(area, log);
                }
            }
        }
        Flow::Done
    }
}
