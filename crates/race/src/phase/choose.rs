//! The choice of action cards: rulebook, "How to play" (RND-1 to RND-4, TWO-1).

use tabletop::{Ask, Log, Seat, Shows};

use super::{Phase, Queue, enter, lanes, last_in, next_phase};
use crate::item::{Action, Item, Prompt};
use crate::setup::Mode;
use crate::state::State;
use crate::{Event, Race};

pub(crate) fn begin_round(state: &mut State, log: &mut Log<Event>) {
    state.round += 1;
    state.repeat = false;
    for seat in state.in_order() {
        // RND-6: action cards go back to hand.
        state.seat_mut(seat).picks.clear();
    }
    lanes::reset(state);
    log.public(|| Event::Round { number: state.round });
    enter(state, Phase::ChooseAction, state.all());
}

pub(super) fn ask(state: &State, into: &mut Ask<Race>) {
    let experienced = state.mode == Mode::Experienced;
    let count = if experienced { 2 } else { 1 };
    into.start(Prompt::ChooseAction, count, count);
    into.sealed = true;
    into.shows = Shows::Items;
    for action in Action::ALL {
        into.pick.from.push(Item::Action(action));
        if experienced && matches!(action, Action::Develop | Action::Settle) {
            into.pick.from.push(Item::Action(action));
        }
    }
}

pub(super) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    for item in items {
        if let Item::Action(action) = *item {
            state.seat_mut(seat).picks.push(action);
        }
    }
    if !last_in(state, seat) {
        return;
    }
    log.showed(state.all());
    let mut queue = Queue::default();
    for seat in state.in_order() {
        log.public(|| Event::Chose { seat, actions: state.seat(seat).picks.to_vec() });
        queue.call(&state.seat(seat).picks);
    }
    state.queue = queue;
    next_phase(state, log);
}
