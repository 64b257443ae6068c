//! Human Fleet: look at a hand, take a card of it, roll for damage. Ruling 13/7.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Shows};

use super::{Behave, Flow, Roll, call, next, wait};
use crate::cards::kind_of;
use crate::chance::HUMAN_FLEET_DAMAGES_FROM;
use crate::state::State;
use crate::{Ask, Cause, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HumanFleetStep {
    #[default]
    Choose,
    Look,
    Take,
    Roll,
    Rolled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct HumanFleet {
    pub step: HumanFleetStep,
    pub seat: Seat,
    pub target: Seat,
}

impl HumanFleet {
    pub fn of(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }

    const fn at(self, step: HumanFleetStep) -> Self {
        Self { step, ..self }
    }

    /// Out of whose hand a card is on offer.
    pub(crate) fn offers(self) -> Option<Seat> {
        (self.step == HumanFleetStep::Take).then_some(self.target)
    }
}

impl Behave for HumanFleet {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let (seat, owner) = (self.seat, self.target);
        match self.step {
            HumanFleetStep::Choose | HumanFleetStep::Take => wait(self),
            // An empty hand goes straight to the roll.
            HumanFleetStep::Look if state.hand_size(owner) == 0 => next(self.at(HumanFleetStep::Roll)),
            HumanFleetStep::Look => {
                state.look(seat, owner);
                log.showed(SeatSet::one(seat));
                log.split(seat, || {
                    let cards = state.hands[owner.index()].iter().map(kind_of).collect();
                    (Event::SawHand { seat, owner, cards }, Some(Event::LookedAtHand { seat, owner }))
                });
                next(self.at(HumanFleetStep::Take))
            }
            HumanFleetStep::Roll => call(Roll::of(seat, Cause::HumanFleet), self.at(HumanFleetStep::Rolled)),
            HumanFleetStep::Rolled => {
                if state.die.result >= HUMAN_FLEET_DAMAGES_FROM {
                    state.damage_galactica(log);
                }
                Flow::Done
            }
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        if self.step == HumanFleetStep::Take {
            into.start(Prompt::TakeCard { from: self.target }, 1, 1);
            into.pick.from.extend(state.hands[self.target.index()].iter().map(|card| Item::Card(kind_of(card))));
            into.shows = Shows::Count;
        } else {
            // Any player's hand, another revealed Cylon's as well.
            into.start(Prompt::LookAtHand, 1, 1);
            into.pick.from.extend(state.seats().filter(|&other| other != seat).map(Item::Seat));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        match items.first() {
            Some(&Item::Seat(target)) => next(Self { step: HumanFleetStep::Look, target, ..self }),
            Some(&Item::Card(kind)) => {
                let owner = self.target;
                let card = state.find(owner, kind);
                state.pass_card(owner, seat, card);
                // The two of them know which card it was.
                log.showed(SeatSet::one(owner));
                let both: SeatSet = [seat, owner].into_iter().collect();
                log.split(both, || (Event::Took { seat, owner, card: kind }, Some(Event::TookHidden { seat, owner })));
                next(self.at(HumanFleetStep::Roll))
            }
            _ => Flow::Done,
        }
    }
}
