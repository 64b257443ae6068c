//! Human Fleet, the revealed Cylon's location of the slice: look at a hand, take a card of it, roll.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Shows};

use super::{Flow, Frame, Roll};
use crate::cards::kind_of;
use crate::ops::Op;
use crate::state::{Dial, State};
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FleetStep {
    #[default]
    Choose,
    Look,
    Take,
    Roll,
    Rolled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Fleet {
    pub step: FleetStep,
    pub target: Seat,
}

impl Fleet {
    const fn at(self, step: FleetStep) -> Frame {
        Frame::Fleet(Self { step, ..self })
    }

    pub(crate) fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let seat = state.current;
        match self.step {
            FleetStep::Choose | FleetStep::Take => Flow::Wait(Frame::Fleet(self)),
            // Ruling 13/7: an empty hand goes straight to the roll.
            FleetStep::Look if state.hand_size(self.target) == 0 => Flow::Next(self.at(FleetStep::Roll)),
            FleetStep::Look => {
                let owner = self.target;
                state.look(seat, owner);
                log.showed(SeatSet::one(seat));
                log.split(seat, || {
                    let cards = state.hands[owner.index()].iter().map(kind_of).collect();
                    (Event::SawHand { seat, owner, cards }, Some(Event::LookedAt { seat, owner }))
                });
                Flow::Next(self.at(FleetStep::Take))
            }
            FleetStep::Roll => Flow::Call { then: self.at(FleetStep::Rolled), callee: Frame::Roll(Roll::default()) },
            FleetStep::Rolled => {
                // Galactica would be damaged on 5 or more; the slice has no damage tokens and takes population.
                if state.die.result >= 5 {
                    Op::Resource { dial: Dial::Population, delta: -1 }.run(state, log);
                }
                Flow::Done
            }
        }
    }

    pub(crate) fn ask(self, state: &State, into: &mut Ask) {
        match self.step {
            // Ruling 13/7: any player's hand, another revealed Cylon's as well.
            FleetStep::Choose => {
                into.start(Prompt::LookAtHand, 1, 1);
                into.pick.from.extend(state.seats().filter(|&seat| seat != state.current).map(Item::Seat));
            }
            FleetStep::Take => {
                into.start(Prompt::TakeCard { from: self.target }, 1, 1);
                into.pick.from.extend(state.hands[self.target.index()].iter().map(|card| Item::Card(kind_of(card))));
                into.shows = Shows::Count;
            }
            FleetStep::Look | FleetStep::Roll | FleetStep::Rolled => unreachable!("these steps never wait"),
        }
    }

    pub(crate) fn answer(self, state: &mut State, items: &[Item], log: &mut Log) -> Flow {
        match items[0] {
            Item::Seat(target) => Flow::Next(Frame::Fleet(Self { step: FleetStep::Look, target })),
            Item::Card(kind) => {
                let (seat, owner) = (state.current, self.target);
                let card = state.find(owner, kind);
                state.pass_card(owner, seat, card);
                // The two of them know which card it was, in one line each.
                log.showed(SeatSet::one(owner));
                log.split(seat, || (Event::Took { seat, owner, card: kind }, Some(Event::TookHidden { seat, owner })));
                log.split(owner, || (Event::Took { seat, owner, card: kind }, None));
                Flow::Next(self.at(FleetStep::Roll))
            }
            Item::Skill(_) | Item::Reveal(_) => unreachable!("never offered here"),
        }
    }
}
