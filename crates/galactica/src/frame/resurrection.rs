//! Resurrection Ship: exchange the super crisis, then pass on all hidden loyalty cards. Rulings 13/8 and 19/19.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, next, wait};
use crate::cards::{BOX, CardFace, KOBOL, SuperCrisis};
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ResurrectionStep {
    #[default]
    Exchange,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Resurrection {
    pub step: ResurrectionStep,
    pub seat: Seat,
}

/// Distance 7 or less: before the last jump.
pub(super) fn can_pass(state: &State, seat: Seat) -> bool {
    state.distance < KOBOL.last_jump && !state.loyalty.held(seat).is_empty()
}

impl Resurrection {
    pub fn of(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }
}

impl Behave for Resurrection {
    fn step(self, state: &mut State, _log: &mut Log) -> Flow {
        match self.step {
            ResurrectionStep::Exchange if state.super_hands[self.seat.index()].is_some() => wait(self),
            ResurrectionStep::Exchange => next(Self { step: ResurrectionStep::Pass, ..self }),
            // Mandatory if they have any.
            ResurrectionStep::Pass if can_pass(state, self.seat) => wait(self),
            ResurrectionStep::Pass => Flow::Done,
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        match self.step {
            ResurrectionStep::Exchange => {
                into.start(Prompt::ExchangeSuperCrisis, 0, 1);
                into.pick.from.push(Item::Yes);
            }
            ResurrectionStep::Pass => {
                into.start(Prompt::PassLoyalty, 1, 1);
                into.pick.from.extend(state.humans().iter().map(Item::Seat));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if self.step == ResurrectionStep::Exchange {
            if !items.is_empty()
                && let Some(card) = state.super_hands[seat.index()].take()
            {
                state.supers.discard(card);
                log.showed(state.everyone());
                log.public(|| Event::DiscardedSuperCrisis { seat, crisis: SuperCrisis::of(card) });
                state.draw_super(seat, log);
            }
            return next(Self { step: ResurrectionStep::Pass, ..self });
        }
        if let Some(to) = super::seat_in(items) {
            let cards: Vec<_> = state.loyalty.held(seat).iter().map(|&card| BOX[usize::from(card)]).collect();
            state.loyalty.pass_all(seat, to);
            log.showed(SeatSet::one(to));
            log.split([seat, to].into_iter().collect::<SeatSet>(), || {
                let count = cards.len() as u8;
                (Event::PassedLoyalty { seat, to, cards }, Some(Event::PassedLoyaltyHidden { seat, to, count }))
            });
        }
        Flow::Done
    }
}
