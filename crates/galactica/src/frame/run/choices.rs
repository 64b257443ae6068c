//! Something is chosen, paid or risked.

use tabletop::Seat;

use super::question::Asks;
use super::{Run, Text};
use crate::cards::{Craft, Effect, LIMITS, Who};
use crate::frame::{Flow, next, wait};
use crate::state::State;
use crate::{Ask, Cause, Event, Item, Log, Prompt};

/// One of several lists.
#[derive(Clone, Copy)]
pub(super) struct Choose {
    pub by: Who,
    pub lists: u8,
}

impl Asks for Choose {
    fn begin(self, run: Run, _state: &mut State, _log: &mut Log) -> Flow {
        wait(run)
    }

    fn asked(self, run: Run, state: &State) -> Seat {
        run.person(state, self.by)
    }

    fn ask(self, run: Run, _state: &State, _seat: Seat, into: &mut Ask) {
        let prompt = match run.text {
            Text::Quorum(card) => Prompt::OneOf { card },
            Text::Crisis(_) | Text::SuperCrisis(_) | Text::Destination(_) => Prompt::ResignOrJail,
        };
        into.start(prompt, 1, 1);
        into.pick.from.extend((0..self.lists).map(Item::Half));
    }

    fn answer(self, run: Run, _state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let Some(&Item::Half(half)) = items.first() else { return next(run.on()) };
        log.public(|| Event::Chose { seat, half });
        run.enter(half)
    }
}

/// Something is paid, or else. Ruling 19/23: a payment needs the resource above 0.
#[derive(Clone, Copy)]
pub(super) struct PayOr {
    pub by: Who,
    pub pay: &'static [Effect],
}

/// The lists of the step.
const PAID: u8 = 0;
const OTHERWISE: u8 = 1;

impl Asks for PayOr {
    fn begin(self, run: Run, state: &mut State, _log: &mut Log) -> Flow {
        let lacks =
            |effect: &Effect| matches!(*effect, Effect::Resource(dial, delta) if delta < 0 && state.dial(dial) == 0);
        if self.pay.iter().any(lacks) { run.enter(OTHERWISE) } else { wait(run) }
    }

    fn asked(self, run: Run, state: &State) -> Seat {
        run.person(state, self.by)
    }

    fn ask(self, run: Run, _state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::PayFuel { crisis: run.crisis() }, 0, 1);
        into.pick.from.push(Item::Yes);
    }

    fn answer(self, run: Run, _state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let paid = !items.is_empty();
        log.public(|| Event::Paid { seat, paid });
        run.enter(if paid { PAID } else { OTHERWISE })
    }
}

/// The Admiral may risk ships for something. Ruling 4/9: it takes ships of that kind in the Reserves.
#[derive(Clone, Copy)]
pub(super) struct Risk {
    pub craft: Craft,
    pub count: u8,
    pub at_least: u8,
}

/// The lists of the step.
const SUCCESS: u8 = 0;
const FAILURE: u8 = 1;

impl Asks for Risk {
    fn begin(self, run: Run, state: &mut State, _log: &mut Log) -> Flow {
        if run.stage > 0 {
            run.enter(if state.die.result >= self.at_least { SUCCESS } else { FAILURE })
        } else if state.space.supply(self.craft) >= self.count {
            wait(run)
        } else {
            next(run.on())
        }
    }

    fn asked(self, _run: Run, state: &State) -> Seat {
        state.admiral
    }

    fn ask(self, run: Run, _state: &State, _seat: Seat, into: &mut Ask) {
        let Text::Destination(destination) = run.text else { unreachable!("destinations alone offer this") };
        into.start(Prompt::Risk { destination }, 0, 1);
        into.pick.from.push(Item::Yes);
    }

    fn answer(self, run: Run, _state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let paid = !items.is_empty();
        log.public(|| Event::Paid { seat, paid });
        if paid { run.roll(seat, Cause::AtLeast(self.at_least)) } else { next(run.on()) }
    }
}

/// The Admiral may bring back vipers, and then a raptor.
#[derive(Clone, Copy)]
pub(super) struct Restore {
    pub vipers: u8,
}

/// The stages of the step.
const VIPERS: u8 = 0;
const RAPTOR: u8 = 1;

impl Asks for Restore {
    fn begin(self, run: Run, state: &mut State, _log: &mut Log) -> Flow {
        if run.stage == VIPERS {
            let some = state.space.damaged + state.space.destroyed > 0;
            return if some { wait(run) } else { next(run.stage(RAPTOR)) };
        }
        if state.space.raptors < LIMITS.raptor { wait(run) } else { next(run.on()) }
    }

    fn asked(self, _run: Run, state: &State) -> Seat {
        state.admiral
    }

    fn ask(self, run: Run, state: &State, _seat: Seat, into: &mut Ask) {
        if run.stage == RAPTOR {
            into.start(Prompt::RestoreRaptor, 0, 1);
            into.pick.from.push(Item::Yes);
            return;
        }
        into.start(Prompt::RestoreVipers, 0, 0);
        let (damaged, destroyed) = (state.space.damaged.min(self.vipers), state.space.destroyed.min(self.vipers));
        into.pick.from.extend(std::iter::repeat_n(Item::DamagedViper, usize::from(damaged)));
        into.pick.from.extend(std::iter::repeat_n(Item::DestroyedViper, usize::from(destroyed)));
        into.pick.max = self.vipers.min(into.pick.from.len() as u8);
    }

    fn answer(self, run: Run, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if run.stage == RAPTOR {
            if !items.is_empty() {
                state.raptors_back(1, log);
            }
            return next(run.on());
        }
        let damaged = items.iter().filter(|&&item| item == Item::DamagedViper).count() as u8;
        let destroyed = items.len() as u8 - damaged;
        state.space.damaged -= damaged;
        state.space.destroyed -= destroyed;
        state.space.reserve += damaged + destroyed;
        log.public(|| Event::VipersBack { count: damaged + destroyed });
        next(run.stage(RAPTOR))
    }
}
