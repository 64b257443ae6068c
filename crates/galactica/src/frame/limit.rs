//! The hand limit at the end of a turn.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Seat, SeatSet, Shows};

use super::{Flow, Frame};
use crate::cards::kind_of;
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Limit {
    pub asked: SeatSet,
}

impl Limit {
    // Ruling 2/6: every player, at the end of any player's turn.
    pub(crate) fn step(self, state: &State) -> Flow {
        let asked: SeatSet = state.seats().filter(|&seat| state.hand_size(seat) > state.hand_limit(seat)).collect();
        if asked.is_empty() { Flow::Done } else { Flow::Wait(Frame::Limit(Self { asked })) }
    }

    // Ruling 15/6: several discard at the same time, so that nobody can wait and see.
    pub(crate) fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        let count = (state.hand_size(seat) - state.hand_limit(seat)) as u8;
        into.start(Prompt::Discard { count }, count, count);
        into.pick.from.extend(state.hands[seat.index()].iter().map(|card| Item::Card(kind_of(card))));
        into.sealed = true;
        into.shows = Shows::Items;
    }

    pub(crate) fn answer(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        state.bid(seat, items);
        self.asked.remove(seat);
        if !self.asked.is_empty() {
            return Flow::Wait(Frame::Limit(self));
        }
        let bids = std::mem::replace(&mut state.bids, Cards::EMPTY);
        log.showed(state.everyone());
        for seat in state.current.clockwise(state.players) {
            let cards = state.hands[seat.index()] & bids;
            if !cards.is_empty() {
                cards.iter().for_each(|card| state.discard(seat, card));
                log.public(|| Event::Discarded { seat, cards: cards.iter().map(kind_of).collect() });
            }
        }
        Flow::Done
    }
}
