//! The Sympathizer is shown as soon as it is received. Rulings 12/7, 12/8 and 19/19.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Discard, Flow, Measure, call, next, wait};
use crate::cards::{Location, Loyalty};
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SympathyStep {
    #[default]
    Show,
    /// A revealed Cylon may hand it to a human.
    Give,
    Decide,
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Sympathy {
    pub step: SympathyStep,
    pub seat: Seat,
}

impl Sympathy {
    pub fn of(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }

    const fn at(self, step: SympathyStep) -> Self {
        Self { step, ..self }
    }
}

impl Behave for Sympathy {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = self.seat;
        match self.step {
            SympathyStep::Show => {
                state.loyalty.show(seat, Loyalty::Sympathizer);
                log.showed(state.everyone());
                log.public(|| Event::Revealed { seat, card: Loyalty::Sympathizer });
                next(self.at(if state.is_human(seat) { SympathyStep::Decide } else { SympathyStep::Give }))
            }
            SympathyStep::Give => wait(self),
            // Ruling 12/7: a resource in the red makes a prisoner, none a Cylon.
            SympathyStep::Decide => {
                let cylon = !state.in_the_red();
                log.public(|| Event::Sympathizer { seat, cylon });
                if cylon {
                    state.revealed.insert(seat);
                    let discard = Discard::of(SeatSet::one(seat), Measure::DownTo(super::reveal::KEPT));
                    return call(discard, self.at(SympathyStep::Turn));
                }
                state.send(seat, Location::Brig, log);
                Flow::Done
            }
            SympathyStep::Turn => {
                state.sympathizer = Some(seat);
                state.turn_cylon(seat, log);
                Flow::Done
            }
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::GiveSympathizer, 0, 1);
        into.pick.from.extend(state.humans().iter().map(Item::Seat));
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let Some(to) = super::seat_in(items) else {
            log.public(|| Event::SympathizerKept { seat });
            return Flow::Done;
        };
        log.public(|| Event::GaveSympathizer { seat, to });
        if let Some(card) = state.loyalty.shown[seat.index()].pop() {
            state.loyalty.shown[to.index()].push(card);
        }
        next(Self { step: SympathyStep::Decide, seat: to })
    }
}
