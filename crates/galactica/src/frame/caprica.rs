//! Caprica: a revealed Cylon plays a super crisis, or resolves one of two crises. Rulings 13/4 and 13/5.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, Resolve, Via, call, next, wait, wait_unless_forced};
use crate::cards::{CardFace, Crisis, SuperCrisis};
use crate::event::DeckName;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CapricaStep {
    #[default]
    Choose,
    Pick,
    Extra,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Caprica {
    pub step: CapricaStep,
    pub seat: Seat,
}

impl Caprica {
    pub fn of(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }

    const fn at(self, step: CapricaStep) -> Self {
        Self { step, ..self }
    }
}

impl Behave for Caprica {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match self.step {
            CapricaStep::Choose => wait_unless_forced(self, state, self.seat, log),
            CapricaStep::Pick => wait(self),
            // Ruling 19/14: the further crisis follows straight after it.
            CapricaStep::Extra if state.turn.extra_crisis => {
                state.turn.extra_crisis = false;
                call(Resolve::draw(Via::Caprica), self)
            }
            CapricaStep::Extra => Flow::Done,
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        if self.step == CapricaStep::Choose {
            into.start(Prompt::Caprica, 1, 1);
            // Ruling 12/7: never for a Cylon by the Sympathizer, who has none.
            into.pick.from.extend(state.super_hands[seat.index()].map(|_| Item::SuperCrisis));
            into.pick.from.push(Item::Deck(DeckName::Crisis));
            return;
        }
        into.start(Prompt::CrisisPick, 1, 1);
        into.pick.from.extend(state.offered.iter().map(|&card| Item::Crisis(Crisis::of(card))));
        into.pick.from.sort_unstable();
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let then = self.at(CapricaStep::Extra);
        match items.first() {
            Some(Item::SuperCrisis) => {
                let card = state.super_hands[seat.index()].take().expect("only a holder is offered it");
                state.super_facing = Some(card);
                let crisis = SuperCrisis::of(card);
                log.showed(state.everyone());
                log.public(|| Event::SuperCrisis { seat, crisis });
                call(Resolve::super_crisis(crisis), then)
            }
            Some(&Item::Crisis(crisis)) => {
                let at = state.offered.iter().position(|&card| Crisis::of(card) == crisis);
                let card = state.offered.remove(at.expect("only what was drawn is offered"));
                state.facing.push(card);
                log.showed(state.everyone());
                if let Some(other) = state.offered.pop() {
                    state.crises.discard(other);
                    log.public(|| Event::CrisisDiscarded { crisis: Crisis::of(other) });
                }
                call(Resolve::chosen(crisis), then)
            }
            _ => {
                let cards = [state.draw_crisis(log), state.draw_crisis(log)];
                state.offered = cards.into_iter().collect();
                log.split(seat, || {
                    let looked = Event::LookedAtDeck { seat, deck: DeckName::Crisis, count: 2 };
                    (Event::SawCrises { seat, cards: cards.map(Crisis::of).to_vec() }, Some(looked))
                });
                next(self.at(CapricaStep::Pick))
            }
        }
    }
}
