//! The Sleeper Agent phase, halfway to Kobol. Ruling 12/5.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::{Behave, Flow, Sympathy, call, next};
use crate::cards::{Ability, Character, KOBOL, Location, SYMPATHIZER};
use crate::setup::deal_to;
use crate::state::State;
use crate::{Event, Log};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SleeperStep {
    #[default]
    Deal,
    Boomer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Sleeper {
    pub step: SleeperStep,
}

impl Sleeper {
    // Ruling 8/5: the first time the total reaches or passes the threshold.
    pub(crate) fn is_due(state: &State) -> bool {
        state.distance >= KOBOL.sleepers && !state.slept
    }
}

impl Behave for Sleeper {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            SleeperStep::Deal => {
                state.slept = true;
                log.public(|| Event::SleeperPhase);
                // Ruling 19/18: from the current player clockwise, Boomer's two at once; 12/6: also when she is revealed.
                for seat in state.current.clockwise(state.players) {
                    let boomer = state.character(seat) == Character::Boomer;
                    deal_to(state, seat, if boomer { 2 } else { 1 }, log);
                }
                let holder = state.seats().find(|&seat| state.loyalty.held(seat).contains(&SYMPATHIZER));
                let then = Self { step: SleeperStep::Boomer };
                // Ruling 12/5: everything is dealt, then the Sympathizer, then Boomer's move.
                holder.map_or_else(|| next(then), |seat: Seat| call(Sympathy::of(seat), then))
            }
            SleeperStep::Boomer => {
                if let Some(seat) = state.able(Ability::SleeperAgent) {
                    log.public(|| Event::Used { seat, ability: Ability::SleeperAgent });
                    state.send(seat, Location::Brig, log);
                }
                Flow::Done
            }
        }
    }
}
