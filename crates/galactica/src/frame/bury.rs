//! Cards that somebody has before them go under their deck, in the order they like (ruling 19/28), which nobody else sees.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Seat, SeatSet, Shows};

use super::{Behave, Flow, next, wait};
use crate::cards::{CardFace, Crisis, Destination, Quorum};
use crate::event::DeckName;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bury {
    pub seat: Seat,
    pub deck: DeckName,
}

impl Bury {
    fn item(self, card: CardId) -> Item {
        match self.deck {
            DeckName::Crisis => Item::Crisis(Crisis::of(card)),
            DeckName::Destination => Item::Destination(Destination::of(card)),
            DeckName::Quorum => Item::Quorum(Quorum::of(card)),
            DeckName::SuperCrisis | DeckName::Skill(_) => unreachable!("nobody puts such cards under their deck"),
        }
    }

    fn put(self, state: &mut State, at: usize, log: &mut Log) {
        let (seat, deck) = (self.seat, self.deck);
        let (card, by) = (state.offered.remove(at), SeatSet::one(seat));
        match deck {
            DeckName::Crisis => state.crises.bury(card, by),
            DeckName::Destination => state.destinations.bury(card, by),
            DeckName::Quorum => state.quorum.bury(card, by),
            DeckName::SuperCrisis | DeckName::Skill(_) => unreachable!("nobody puts such cards under their deck"),
        }
        log.public(|| Event::Buried { seat, deck, count: 1 });
    }
}

impl Behave for Bury {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        match state.offered.len() {
            0 => Flow::Done,
            1 => {
                self.put(state, 0, log);
                Flow::Done
            }
            _ => wait(self),
        }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, _seat: Seat, into: &mut Ask) {
        into.start(Prompt::BuryNext { deck: self.deck }, 1, 1);
        into.pick.from.extend(state.offered.iter().map(|&card| self.item(card)));
        into.pick.from.sort_unstable();
        into.shows = Shows::Nothing;
    }

    fn answer(self, state: &mut State, _seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        let at = state.offered.iter().position(|&card| items.first() == Some(&self.item(card)));
        self.put(state, at.expect("only what is there is offered"), log);
        next(self)
    }
}
