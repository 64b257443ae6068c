//! The end of a round: down to ten cards in hand (RND-5).

use tabletop::{Ask, Log, Seat, SeatSet, Shows};

use super::explore::cards_named;
use super::{Phase, end_round, enter, last_in};
use crate::item::{Item, Prompt};
use crate::state::State;
use crate::{Cause, Event, Kind, Race};

/// RND-5: the most cards in hand at the end of a round.
pub const HAND_LIMIT: usize = 10;

pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    let over = over(state);
    enter(state, Phase::HandLimit, over);
    if over.is_empty() {
        end_round(state, log);
    }
}

/// Who has too many cards.
pub(super) fn over(state: &State) -> SeatSet {
    state.in_order().filter(|&seat| state.seat(seat).hand.len() > HAND_LIMIT).collect()
}

pub(super) fn ask(state: &State, seat: Seat, into: &mut Ask<Race>) {
    let hand = state.seat(seat).hand;
    let excess = (hand.len() - HAND_LIMIT) as u8;
    into.start(Prompt::HandLimit, excess, excess).shows = Shows::Count;
    into.pick.from.extend(hand.iter().map(|card| Item::Card(Kind::of(card))));
}

pub(super) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    let cards = cards_named(state.seat(seat).hand, items);
    state.discard_from_hand(seat, cards, Cause::HandLimit, log);
    if last_in(state, seat) {
        end_round(state, log);
    }
}
