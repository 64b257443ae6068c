//! Launch Scout: a raptor is risked for a look at the top of a deck. Ruling 4/9.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, Peek, Roll, call, next, wait};
use crate::chance::SCOUT_SEES_FROM;
use crate::event::DeckName;
use crate::state::State;
use crate::{Ask, Cause, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoutStep {
    #[default]
    Launch,
    Rolled,
    Look,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Scout {
    pub step: ScoutStep,
    pub seat: Seat,
}

impl Scout {
    pub fn by(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

impl Behave for Scout {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            ScoutStep::Launch => call(Roll::of(self.seat, Cause::Scout), Self { step: ScoutStep::Rolled, ..self }),
            ScoutStep::Rolled if state.die.result < SCOUT_SEES_FROM => {
                state.lose_raptors(1, log);
                Flow::Done
            }
            ScoutStep::Rolled => next(Self { step: ScoutStep::Look, ..self }),
            ScoutStep::Look => wait(self),
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, _state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::ScoutDeck, 1, 1);
        into.pick.from.extend([Item::Deck(DeckName::Crisis), Item::Deck(DeckName::Destination)]);
    }

    fn answer(self, _state: &mut State, seat: Seat, items: &[Item], _log: &mut Log) -> Flow {
        let deck = if items == [Item::Deck(DeckName::Destination)] { DeckName::Destination } else { DeckName::Crisis };
        next(Peek { seat, deck })
    }
}
