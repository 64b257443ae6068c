//! A reaction window: everybody who could play a certain card is asked at the same time, sealed.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Seat, SeatSet, Shows};

use super::{Flow, Frame};
use crate::cards::{SkillCard, kind_of};
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Window {
    pub card: SkillCard,
    pub asked: SeatSet,
}

impl Window {
    pub(crate) fn of(card: SkillCard) -> Frame {
        Frame::Window(Self { card, asked: SeatSet::EMPTY })
    }

    // Who is asked follows from public facts: any human player (rulings 5.2/5, 6/4, 19/7) with a card in hand.
    pub(crate) fn step(self, state: &mut State) -> Flow {
        state.played = false;
        let asked: SeatSet = state.humans().iter().filter(|&seat| state.hand_size(seat) > 0).collect();
        if asked.is_empty() { Flow::Done } else { Flow::Wait(Frame::Window(Self { asked, ..self })) }
    }

    pub(crate) fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        into.start(Prompt::Play { card: self.card }, 0, 0);
        let kinds = state.hands[seat.index()].iter().map(kind_of).filter(|kind| kind.card == self.card);
        into.pick.from.extend(kinds.map(Item::Card));
        into.pick.max = u8::from(!into.pick.from.is_empty());
        into.sealed = true;
        into.shows = Shows::Nothing;
    }

    pub(crate) fn answer(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        state.bid(seat, items);
        self.asked.remove(seat);
        if self.asked.is_empty() {
            close(state, log);
            return Flow::Done;
        }
        Flow::Wait(Frame::Window(self))
    }
}

// Ruling 0/5: one after another from the current player; all three cards are limited to one at a time, so whoever comes
// after the first withdraws and keeps his card, unseen.
fn close(state: &mut State, log: &mut Log) {
    let bids = std::mem::replace(&mut state.bids, Cards::EMPTY);
    let first = (state.current.clockwise(state.players))
        .find_map(|seat| (state.hands[seat.index()] & bids).first().map(|card| (seat, card)));
    if let Some((seat, card)) = first {
        state.played = true;
        state.discard(seat, card);
        log.showed(state.everyone());
        log.public(|| Event::Played { seat, card: kind_of(card) });
    }
}
