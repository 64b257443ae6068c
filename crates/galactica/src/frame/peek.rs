//! A look at the top card of a deck, which then stays there or goes to the bottom.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, wait};
use crate::cards::{CardFace, Crisis, Destination};
use crate::event::DeckName;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peek {
    pub seat: Seat,
    pub deck: DeckName,
}

impl Behave for Peek {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let (seat, deck) = (self.seat, self.deck);
        log.drew();
        let saw = if deck == DeckName::Destination {
            state.destinations.learn_top(seat);
            let Some(&card) = state.destinations.pile().last() else { return Flow::Done };
            Event::SawDestinations { seat, cards: vec![Destination::of(card)] }
        } else {
            if state.crises.renew(&mut state.dice) {
                log.public(|| Event::Reshuffled { deck });
            }
            state.crises.learn_top(seat);
            let Some(&card) = state.crises.pile().last() else { return Flow::Done };
            Event::SawCrises { seat, cards: vec![Crisis::of(card)] }
        };
        log.split(seat, || (saw, Some(Event::LookedAtDeck { seat, deck, count: 1 })));
        wait(self)
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, _state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::TopOrBottom { deck: self.deck }, 1, 1);
        into.pick.from.extend([Item::Top, Item::Bottom]);
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let deck = self.deck;
        if items == [Item::Bottom] {
            if deck == DeckName::Destination {
                state.destinations.bury_top();
            } else {
                state.crises.bury_top();
            }
            log.public(|| Event::Buried { seat, deck, count: 1 });
        } else {
            log.public(|| Event::LeftOnTop { seat, deck });
        }
        Flow::Done
    }
}
