//! III: Settle (SET3-1 to SET3-19).

use tabletop::{Ask, CardId, Cards, Log, Seat, SeatSet, Shows};

use super::develop::{ask_payment, forced_payment, place, turn_up_placed};
use super::explore::cards_named;
use super::{Called, Phase, enter, lanes, last_in, next_phase};
use crate::cards::{Good, Keyword, Price, Sums, WORLDS, design_of};
use crate::item::{Action, Item, Prompt, Way};
use crate::state::{NO_CARD, SeatState, Slot, State, Step};
use crate::{Cause, Event, InOrder, Kind, Race};

/// END-4: a tableau of this size ends the game.
pub const FULL_TABLEAU: usize = 12;

pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    log.public(|| Event::PhaseBegins { phase: Phase::SettlePlace, repeat: state.repeat });
    lanes::reset(state);
    let able = able(state);
    enter(state, Phase::SettlePlace, able);
    if able.is_empty() {
        reveal(state, log);
    }
}

/// Whoever has a card may have a world that they can place; only an empty hand is known to have none.
pub(super) fn able(state: &State) -> SeatSet {
    state.in_order().filter(|&seat| !state.seat(seat).hand.is_empty()).collect()
}

/// SET3-4, SET3-5: Military in the conquest of one world, without New Military Tactics.
pub fn strength_against(sums: &Sums, card: Kind) -> i8 {
    let design = card.design();
    let rebels = if design.is_titled(Keyword::Rebel) { sums.military_vs_rebels } else { 0 };
    sums.military + rebels + design.good().map_or(0, |good| sums.military_vs[good as usize])
}

/// SET3-2, SET3-6: the cards to pay for a world, if it can be paid for at all: a military world only with Contact Specialist
/// and never one with an Alien good (SET3-7).
pub fn settle_cost(sums: &Sums, card: Kind) -> Option<u8> {
    let design = card.design();
    let good = design.good();
    let base = match design.price {
        Price::Pay(cost) => cost as i8,
        Price::Defense(defense) if sums.contact > 0 && good != Some(Good::Alien) => defense as i8 - sums.contact,
        Price::Defense(_) => return None,
    };
    Some((base - settle_discount(sums, card)).max(0) as u8)
}

/// Decided point 8: discounts by kind look at the kind of good.
#[inline]
pub fn settle_discount(sums: &Sums, card: Kind) -> i8 {
    sums.settle_discount + card.design().good().map_or(0, |good| sums.settle_discount_for[good as usize])
}

/// The ways to place a world with so many cards left to pay, a bit each. None: it cannot be chosen (SET3-18).
#[inline]
fn ways(sums: &Sums, card: Kind, payable: usize) -> u8 {
    let design = card.design();
    let mut ways = 0;
    // SET3-3: conquest. SET3-8: it never mixes with payment.
    if let Price::Defense(defense) = design.price {
        let strength = strength_against(sums, card);
        if strength >= defense as i8 {
            ways |= 1 << Way::Conquer as u8;
        }
        // SET3-13: only for a conquest, and then also when it is not needed.
        if sums.tactics > 0 && strength + sums.tactics >= defense as i8 {
            ways |= 1 << Way::ConquerWithTactics as u8;
        }
    }
    if let Some(cost) = settle_cost(sums, card) {
        if usize::from(cost) <= payable {
            ways |= 1 << Way::Pay as u8;
        }
        // SET3-10, SET3-11: for what is paid for, a military world with Contact Specialist included; not with an Alien good.
        if sums.colony_ship > 0 && design.good() != Some(Good::Alien) {
            ways |= 1 << Way::ColonyShip as u8;
        }
    }
    ways
}

/// The ways to place a world with so many cards left to pay, in the order in which they are offered.
pub fn ways_to_place(sums: &Sums, card: Kind, payable: usize) -> impl Iterator<Item = Way> + use<> {
    let open = ways(sums, card, payable);
    Way::ALL.into_iter().filter(move |&way| open >> way as u8 & 1 == 1)
}

pub(super) fn ask_place(state: &State, seat: Seat, into: &mut Ask<Race>) {
    into.start(Prompt::SettlePlace, 0, 0);
    into.sealed = true;
    into.shows = Shows::Items;
    let SeatState { hand, sums, .. } = state.seat(seat);
    let payable = hand.len() - 1;
    for card in (*hand & WORLDS).iter() {
        let kind = Kind::of(card);
        if ways(sums, kind, payable) != 0 {
            into.pick.from.push(Item::Card(kind));
        }
    }
    into.pick.max = into.pick.from.len().min(1) as u8;
}

pub(super) fn apply_place(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    place(state, seat, items);
    if last_in(state, seat) {
        reveal(state, log);
    }
}

/// SET3-1: all reveal together, then pay or conquer.
fn reveal(state: &mut State, log: &mut Log<Event>) {
    let placing = turn_up_placed(state, log);
    let draws: usize = placing.iter().map(|seat| most_draws(state, seat)).sum();
    // ORD-3: few cards left, or a tableau that could reach twelve while others may still discard from theirs: now, or in the
    // second Settle of the round.
    let worlds = 1 + usize::from(state.queue.calls(Called::SettleAgain));
    let full = placing.iter().any(|seat| state.seat(seat).tableau.len() + worlds >= FULL_TABLEAU);
    let supply = (state.deck.pile().len() <= draws).then_some(InOrder::Supply);
    let ordered = supply.or(full.then_some(InOrder::Tableau));
    if lanes::start(state, Phase::SettleResolve, placing, ordered, advance, log) {
        next_phase(state, log);
    }
}

/// The windfall good, the bonus and Terraforming Robots.
fn most_draws(state: &State, seat: Seat) -> usize {
    let good = usize::from(design_of(state.seat(seat).lane.placed).is_windfall());
    let bonus = usize::from(super::has_bonus(state, seat, Action::Settle));
    good + bonus + state.seat(seat).sums.draw_after_world as usize
}

/// The ways to place the world that was revealed.
pub(super) fn open_ways(seat: &SeatState) -> u8 {
    ways(&seat.sums, Kind::of(seat.lane.placed), seat.hand.len())
}

fn advance(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    if state.seat(seat).lane.placed == NO_CARD {
        return true;
    }
    if state.seat(seat).lane.step == Step::Start {
        // SET3-9: where more than one way is open the player chooses; POW-4: where only one is, it is taken.
        let open = open_ways(state.seat(seat));
        if open.count_ones() > 1 {
            state.seat_mut(seat).lane.step = Step::Way;
            return false;
        }
        take_way(state, seat, Way::ALL[open.trailing_zeros() as usize]);
    }
    let Some(payment) = forced_payment(state, seat) else { return false };
    settle(state, seat, payment, log);
    true
}

fn take_way(state: &mut State, seat: Seat, way: Way) {
    let seat = state.seat_mut(seat);
    seat.lane.way = way as u8;
    seat.lane.step = Step::Pay;
    seat.lane.cost = match way {
        Way::Pay => settle_cost(&seat.sums, Kind::of(seat.lane.placed)).unwrap_or(0),
        Way::Conquer | Way::ConquerWithTactics | Way::ColonyShip => 0,
    };
}

pub(super) fn ask(state: &State, seat: Seat, into: &mut Ask<Race>) {
    let SeatState { lane, .. } = state.seat(seat);
    let card = Kind::of(lane.placed);
    if lane.step == Step::Way {
        let SeatState { sums, hand, .. } = state.seat(seat);
        into.start(Prompt::SettleWay { card }, 1, 1);
        into.pick.from.extend(ways_to_place(sums, card, hand.len()).map(Item::Way));
    } else {
        ask_payment(state, seat, Prompt::SettlePay { card, cost: lane.cost }, into);
    }
}

pub(super) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    if let &[Item::Way(way)] = items {
        take_way(state, seat, way);
    } else {
        let payment = cards_named(state.seat(seat).hand, items);
        settle(state, seat, payment, log);
    }
    if lanes::resume(state, seat, advance, log) {
        next_phase(state, log);
    }
}

fn settle(state: &mut State, seat: Seat, payment: Cards, log: &mut Log<Event>) {
    let card = state.seat(seat).lane.placed;
    let kind = Kind::of(card);
    let way = Way::ALL[usize::from(state.seat(seat).lane.way)];
    log.public(|| Event::Settled { seat, card: kind, way, cost: payment.len() as u8 });
    // POW-2: the powers that counted when the phase began draw after the placing, whatever is discarded for it.
    let draws = state.seat(seat).sums.draw_after_world as usize;
    match way {
        Way::Conquer | Way::Pay => {}
        Way::ConquerWithTactics => spend(state, seat, |sums| sums.tactics, log),
        Way::ColonyShip => spend(state, seat, |sums| sums.colony_ship, log),
    }
    state.discard_from_hand(seat, payment, Cause::Payment(kind), log);
    state.seat_mut(seat).lane.placed = NO_CARD;
    let slot = state.seat(seat).tableau.len();
    state.seat_mut(seat).tableau.push(Slot { card, good: NO_CARD });
    // SET3-14: the windfall good is part of placing.
    if kind.design().is_windfall() && state.put_good(seat, slot, log) {
        log.public(|| Event::Goods { seat, worlds: vec![kind] });
    }
    // SET3-15, SET3-16. Their order is free and makes no difference.
    if super::has_bonus(state, seat, Action::Settle) {
        state.draw_to_hand(seat, 1, Cause::Bonus, log);
    }
    if draws > 0 {
        let robots = super::source(state, seat, |sums| sums.draw_after_world);
        state.draw_to_hand(seat, draws, Cause::Power(robots), log);
    }
    state.seat_mut(seat).sums.add(card);
}

/// Discards the development with this power from the tableau, before everyone's eyes.
fn spend(state: &mut State, seat: Seat, power: fn(&Sums) -> i8, log: &mut Log<Event>) {
    let kind = super::source(state, seat, power);
    if let Some(slot) = state.seat(seat).slot_of(kind) {
        let card: CardId = state.seat_mut(seat).tableau.remove(slot).card;
        state.seat_mut(seat).sums.subtract(card);
        state.deck.discard(card);
        state.ledger.discarded_openly(card);
        log.public(|| Event::Spent { seat, card: kind });
    }
}
