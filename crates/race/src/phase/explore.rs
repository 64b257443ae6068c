//! I: Explore (EXP-1 to EXP-6, TWO-2), and the choice of the first hand, which is the same kind of question (SET-6 (d)).

use tabletop::{Ask, Cards, Log, Seat, SeatSet, Shows};

use super::{Phase, begin_round, enter, lanes, last_in, next_phase};
use crate::cards::Sums;
use crate::item::{Action, Item, Prompt};
use crate::state::{SeatState, State};
use crate::supply::kinds;
use crate::{Cause, Event, Kind, Race};

/// SET-6 (d): two of six go.
const START_DISCARDS: u8 = 2;

/// SET-6 (c).
pub(crate) const FIRST_DEAL: usize = 6;

/// EXP-1: how many cards somebody with these powers and picks looks at, and how many of them they keep.
#[inline]
pub fn look_and_keep(sums: &Sums, picks: &[Action]) -> (usize, usize) {
    let (mut look, mut keep) = (2 + sums.look, 1 + sums.keep);
    if picks.contains(&Action::ExploreFive) {
        look += 5;
    }
    if picks.contains(&Action::ExploreOne) {
        look += 1;
        keep += 1;
    }
    (look as usize, keep as usize)
}

pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    log.public(|| Event::PhaseBegins { phase: Phase::Explore, repeat: false });
    lanes::reset(state);
    // EXP-2: everyone receives their cards before anyone discards.
    let mut choosing = SeatSet::EMPTY;
    for seat in state.in_order() {
        let SeatState { sums, picks, .. } = state.seat(seat);
        let (look, keep) = look_and_keep(sums, picks);
        let looked = state.draw(seat, look, log);
        log.split(seat, || {
            let (count, keep) = (looked.len() as u8, keep as u8);
            let secret = Event::Looked { seat, cards: kinds(looked), keep };
            (secret, Some(Event::LookedCount { seat, count, keep }))
        });
        let seat_state = state.seat_mut(seat);
        if looked.len() > keep {
            seat_state.looked = looked;
            choosing.insert(seat);
        } else {
            // Nothing to choose, as everyone can count: all that were dealt are kept (decided point 3).
            seat_state.hand = seat_state.hand | looked;
        }
    }
    enter(state, Phase::Explore, choosing);
    if choosing.is_empty() {
        next_phase(state, log);
    }
}

pub(super) fn ask(state: &State, seat: Seat, into: &mut Ask<Race>) {
    // EXP-4: exactly so many, and only among the cards just drawn.
    let SeatState { sums, picks, .. } = state.seat(seat);
    let keep = look_and_keep(sums, picks).1 as u8;
    ask_of_looked(state, seat, Prompt::ExploreKeep, keep, into);
}

pub(super) fn ask_start(state: &State, seat: Seat, into: &mut Ask<Race>) {
    ask_of_looked(state, seat, Prompt::StartDiscard, START_DISCARDS, into);
}

fn ask_of_looked(state: &State, seat: Seat, prompt: Prompt, count: u8, into: &mut Ask<Race>) {
    into.start(prompt, count, count).shows = Shows::Count;
    into.pick.from.extend(state.seat(seat).looked.iter().map(|card| Item::Card(Kind::of(card))));
}

pub(super) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    let looked = state.seat(seat).looked;
    let kept = cards_named(looked, items);
    take_up(state, seat, kept, looked - kept, Cause::Explore, log);
    if last_in(state, seat) {
        next_phase(state, log);
    }
}

pub(super) fn apply_start(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    let looked = state.seat(seat).looked;
    let discarded = cards_named(looked, items);
    take_up(state, seat, looked - discarded, discarded, Cause::Setup, log);
    if last_in(state, seat) {
        begin_round(state, log);
    }
}

fn take_up(state: &mut State, seat: Seat, kept: Cards, discarded: Cards, cause: Cause, log: &mut Log<Event>) {
    let seat_state = state.seat_mut(seat);
    seat_state.looked = Cards::EMPTY;
    seat_state.hand = seat_state.hand | kept;
    state.discard_unseen(seat, discarded, cause, log);
}

/// The cards of a zone that an answer names: of each kind the lowest copies.
pub(crate) fn cards_named(zone: Cards, items: &[Item]) -> Cards {
    let mut left = zone;
    for item in items {
        if let Item::Card(kind) = item
            && let Some(card) = left.copy_of(kind.copies())
        {
            left.remove(card);
        }
    }
    zone - left
}
