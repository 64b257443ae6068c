//! Executive Order: another player moves and then acts, or acts twice. Ruling 4/2.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Action, Behave, Flow, Movement, call, next, wait, wait_unless_forced};
use crate::cards::Location;
use crate::people::Place;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderStep {
    #[default]
    Whom,
    How,
    First,
    Last,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ExecutiveOrder {
    pub step: OrderStep,
    pub seat: Seat,
    pub target: Seat,
}

/// Rulings 4/2, 4/3 and 19/27: another player, no revealed Cylon, not a stranded Helo.
pub(super) fn can_be_ordered(state: &State, by: Seat, seat: Seat) -> bool {
    seat != by && state.is_human(seat) && state.place(seat) != Place::Nowhere
}

impl ExecutiveOrder {
    pub fn by(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

impl Behave for ExecutiveOrder {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            OrderStep::Whom => wait(self),
            // Ruling 4/3: a prisoner cannot move, so that they can only act twice.
            OrderStep::How => wait_unless_forced(self, state, self.target, log),
            OrderStep::First => call(Action::of(self.target), Self { step: OrderStep::Last, ..self }),
            // Ruling 4/4: after revealing with the first, the second is lost.
            OrderStep::Last if !state.is_human(self.target) => Flow::Done,
            OrderStep::Last => next(Action::of(self.target)),
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(if self.step == OrderStep::Whom { self.seat } else { self.target })
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        if self.step == OrderStep::Whom {
            into.start(Prompt::OrderWhom, 1, 1);
            let targets = state.seats().filter(|&other| can_be_ordered(state, seat, other));
            into.pick.from.extend(targets.map(Item::Seat));
        } else {
            into.start(Prompt::UseOrder, 1, 1);
            into.pick.from.extend((!state.is_at(self.target, Location::Brig)).then_some(Item::MoveAndAct));
            into.pick.from.push(Item::ActTwice);
        }
    }

    fn answer(self, _state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        match items.first() {
            Some(&Item::Seat(target)) => {
                log.public(|| Event::Ordered { seat, target });
                next(Self { step: OrderStep::How, target, ..self })
            }
            Some(Item::MoveAndAct) => call(Movement::of(self.target), Self { step: OrderStep::Last, ..self }),
            _ => next(Self { step: OrderStep::First, ..self }),
        }
    }
}
