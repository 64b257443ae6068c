//! The sale before Consume: rulebook, "Trade" (TRD-1 to TRD-6).

use tabletop::{Ask, Log, Seat, SeatSet};

use super::{Phase, consume, lanes};
use crate::cards::Sums;
use crate::item::{Action, Item, Prompt};
use crate::state::{Slot, State};
use crate::{Cause, Event, InOrder, Kind, Race};

/// TRD-2, TRD-3: what a good on this world sells for: its price, the bonuses that fit, and the bonus of the very world.
#[inline]
pub fn good_price(sums: &Sums, world: Kind) -> usize {
    let Some(good) = world.design().good() else { return 0 };
    let bonus = sums.trade_bonus + sums.trade_bonus_for[good as usize];
    usize::from(good.price()) + bonus as usize + usize::from(world.design().trade_bonus_here())
}

/// What the good that lies here sells for.
#[inline]
pub fn sale_price(sums: &Sums, slot: Slot) -> usize {
    if slot.has_good() { good_price(sums, slot.kind()) } else { 0 }
}

/// All sales come before anyone consumes (KEL-1: the sale precedes the phase).
pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    log.public(|| Event::PhaseBegins { phase: Phase::Consume, repeat: false });
    lanes::reset(state);
    // TRD-1: whoever picked Trade and has a good must sell one.
    let sells = |seat: &Seat| state.seat(*seat).picked(Action::Trade) && state.seat(*seat).goods() > 0;
    let selling: SeatSet = state.in_order().filter(sells).collect();
    let best = |seat| state.seat(seat).tableau.iter().map(|&slot| sale_price(&state.seat(seat).sums, slot)).max();
    let draws: usize = selling.iter().map(|seat| best(seat).unwrap_or(0)).sum();
    let ordered = (state.deck.pile().len() <= draws).then_some(InOrder::Supply);
    if lanes::start(state, Phase::Trade, selling, ordered, advance, log) {
        consume::begin(state, log);
    }
}

fn advance(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    // A lane has one sale: `cost` counts it.
    if state.seat(seat).lane.cost > 0 {
        return true;
    }
    let goods = state.seat(seat).goods();
    if goods == 1
        && let Some(slot) = state.seat(seat).tableau.iter().position(|slot| slot.has_good())
    {
        sell(state, seat, slot, log);
    }
    goods <= 1
}

pub(super) fn ask(state: &State, seat: Seat, into: &mut Ask<Race>) {
    into.start(Prompt::Sell, 1, 1);
    offer_goods(state, seat, |_| true, into);
}

/// Offers the goods of a seat, by world, in canonical order.
pub(super) fn offer_goods(state: &State, seat: Seat, fits: impl Fn(Slot) -> bool, into: &mut Ask<Race>) {
    let goods = state.seat(seat).tableau.iter().filter(|slot| slot.has_good() && fits(**slot));
    into.pick.from.extend(goods.map(|slot| Item::Good(slot.kind())));
    into.pick.from.sort_unstable();
}

pub(super) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    if let &[Item::Good(world)] = items
        && let Some(slot) = state.seat(seat).slot_of(world)
    {
        sell(state, seat, slot, log);
    }
    if lanes::resume(state, seat, advance, log) {
        consume::begin(state, log);
    }
}

fn sell(state: &mut State, seat: Seat, slot: usize, log: &mut Log<Event>) {
    let price = sale_price(&state.seat(seat).sums, state.seat(seat).tableau[slot]);
    let world = state.seat(seat).tableau[slot].kind();
    state.seat_mut(seat).lane.cost = 1;
    // Decided point 3: the good is discarded before the cards are drawn.
    state.discard_good(seat, slot);
    log.public(|| Event::Sold { seat, world, cards: price as u8 });
    state.draw_to_hand(seat, price, Cause::Sale(world), log);
}
