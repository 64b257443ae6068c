//! Lanes: every seat works through its own part of a phase.
//!
//! Rulebook, "Who goes first?" (ORD-1 to ORD-5): play is simultaneous, and only where order can matter does it go clockwise
//! from the owner of the lowest start world. A phase decides that once, from public facts, when its lanes start.

use tabletop::{Log, Seat, SeatSet};

use super::Phase;
use crate::event::{Event, InOrder};
use crate::state::{Lane, State};

/// What a phase does for one seat: everything that needs no answer. Says whether the lane is done.
pub(super) type Advance = fn(&mut State, Seat, &mut Log<Event>) -> bool;

/// Starts a phase's lanes for `seats`, in order if there is a reason: it is told where somebody waits for another. The phase is
/// over at once if none of them needs an answer.
pub(super) fn start(
    state: &mut State,
    phase: Phase,
    seats: SeatSet,
    ordered: Option<InOrder>,
    advance: Advance,
    log: &mut Log<Event>,
) -> bool {
    state.phase = phase;
    state.ordered = ordered.is_some();
    state.todo = seats;
    state.waiting = SeatSet::EMPTY;
    let done = run(state, advance, log);
    if let Some(why) = ordered
        && !done
        && state.todo.len() > 1
    {
        log.public(|| Event::InOrder { first: state.first, why });
    }
    done
}

/// Goes on after an answer of `seat`. Says whether all lanes are done.
pub(super) fn resume(state: &mut State, seat: Seat, advance: Advance, log: &mut Log<Event>) -> bool {
    if !advance(state, seat, log) {
        return false;
    }
    state.todo.remove(seat);
    state.waiting.remove(seat);
    if state.ordered { run(state, advance, log) } else { state.todo.is_empty() }
}

fn run(state: &mut State, advance: Advance, log: &mut Log<Event>) -> bool {
    for seat in state.in_order() {
        if !state.todo.contains(seat) {
            continue;
        }
        if advance(state, seat, log) {
            state.todo.remove(seat);
        } else {
            state.waiting.insert(seat);
            if state.ordered {
                return false;
            }
        }
    }
    state.todo.is_empty()
}

/// Clears every lane.
pub(super) fn reset(state: &mut State) {
    for seat in state.in_order() {
        state.seat_mut(seat).lane = Lane::default();
    }
}
