//! II: Develop (DEV-1 to DEV-7).

use tabletop::{Ask, Cards, Log, Seat, SeatSet, Shows};

use super::explore::cards_named;
use super::{Phase, enter, lanes, last_in, next_phase};
use crate::cards::{DEVELOPMENTS_UP_TO, Sums, design_of};
use crate::item::{Action, Item, Prompt};
use crate::state::{NO_CARD, Slot, State, Step};
use crate::{Cause, Event, InOrder, Kind, Race};

pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    log.public(|| Event::PhaseBegins { phase: Phase::DevelopPlace, repeat: state.repeat });
    lanes::reset(state);
    for seat in state.in_order() {
        // DEV-1: Interstellar Bank, before choosing and whether or not its owner builds.
        let count = state.seat(seat).sums.draw_at_start as usize;
        if count > 0 {
            let bank = super::source(state, seat, |sums| sums.draw_at_start);
            state.draw_to_hand(seat, count, Cause::Power(bank), log);
        }
    }
    // A hand too small for the cheapest development cannot build.
    let able = able(state);
    enter(state, Phase::DevelopPlace, able);
    if able.is_empty() {
        reveal(state, log);
    }
}

/// Who may have a development that they can pay for, as far as everyone can see.
pub(super) fn able(state: &State) -> SeatSet {
    state.in_order().filter(|&seat| budget(state, seat) >= 1).collect()
}

/// DEV-3: what a development of this printed cost costs with these powers, and with or without the bonus.
#[inline]
pub fn develop_cost(sums: &Sums, bonus: bool, printed: u8) -> u8 {
    (printed as i8 - i8::from(bonus) - sums.develop_discount).max(0) as u8
}

/// TWO-4: of two Develop phases one card gives the bonus in the first only.
fn bonus(state: &State, seat: Seat) -> bool {
    super::has_bonus(state, seat, Action::Develop)
}

/// The highest printed cost that a seat can pay with the rest of its hand; less than 0 without a card. Public.
fn budget(state: &State, seat: Seat) -> i8 {
    let hand = state.seat(seat).hand.len() as i8;
    if hand == 0 { -1 } else { hand - 1 + i8::from(bonus(state, seat)) + state.seat(seat).sums.develop_discount }
}

pub(super) fn ask_place(state: &State, seat: Seat, into: &mut Ask<Race>) {
    into.start(Prompt::DevelopPlace, 0, 0);
    into.sealed = true;
    into.shows = Shows::Items;
    // DEV-7: only what can be paid for. DEV-4: nothing that already lies in the tableau; the ban is per tableau (DEV-5).
    let affordable = DEVELOPMENTS_UP_TO[budget(state, seat).clamp(0, 6) as usize];
    let mut last = None;
    for card in (state.seat(seat).hand & affordable).iter() {
        let kind = Kind::of(card);
        // One of two copies in hand can be placed like the other: the offer names kinds, once.
        if last != Some(kind) && !state.seat(seat).has(kind) {
            into.pick.from.push(Item::Card(kind));
        }
        last = Some(kind);
    }
    into.pick.max = into.pick.from.len().min(1) as u8;
}

pub(super) fn apply_place(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    place(state, seat, items);
    if last_in(state, seat) {
        reveal(state, log);
    }
}

/// Remembers a sealed placement until all are in.
pub(super) fn place(state: &mut State, seat: Seat, items: &[Item]) {
    let seat = state.seat_mut(seat);
    seat.lane.placed = cards_named(seat.hand, items).first().unwrap_or(NO_CARD);
}

/// All placements are in: turns them up and says who placed something.
pub(super) fn turn_up_placed(state: &mut State, log: &mut Log<Event>) -> SeatSet {
    log.showed(state.all());
    let mut placing = SeatSet::EMPTY;
    for seat in state.in_order() {
        let card = state.seat(seat).lane.placed;
        if card == NO_CARD {
            log.public(|| Event::RevealsNothing { seat });
        } else {
            placing.insert(seat);
            state.reveal_from_hand(seat, card);
            log.public(|| Event::Reveals { seat, card: Kind::of(card) });
        }
    }
    placing
}

/// DEV-2: all reveal together, then pay.
fn reveal(state: &mut State, log: &mut Log<Event>) {
    let placing = turn_up_placed(state, log);
    for seat in placing.iter() {
        state.seat_mut(seat).lane.cost = cost_of_placed(state, seat);
    }
    let draws: usize = placing.iter().map(|seat| state.seat(seat).sums.draw_after_development as usize).sum();
    let ordered = (state.deck.pile().len() <= draws).then_some(InOrder::Supply);
    if lanes::start(state, Phase::DevelopPay, placing, ordered, advance, log) {
        next_phase(state, log);
    }
}

pub(super) fn cost_of_placed(state: &State, seat: Seat) -> u8 {
    let printed = design_of(state.seat(seat).lane.placed).number();
    develop_cost(&state.seat(seat).sums, bonus(state, seat), printed)
}

pub(super) fn ask_pay(state: &State, seat: Seat, into: &mut Ask<Race>) {
    let lane = &state.seat(seat).lane;
    let prompt = Prompt::DevelopPay { card: Kind::of(lane.placed), cost: lane.cost };
    ask_payment(state, seat, prompt, into);
}

/// Which cards of the hand are paid. The number is public, the cards are not.
pub(super) fn ask_payment(state: &State, seat: Seat, prompt: Prompt, into: &mut Ask<Race>) {
    let seat = state.seat(seat);
    into.start(prompt, seat.lane.cost, seat.lane.cost).shows = Shows::Count;
    into.pick.from.extend(seat.hand.iter().map(|card| Item::Card(Kind::of(card))));
}

/// What is paid without asking: nothing, or the whole hand.
pub(super) fn forced_payment(state: &State, seat: Seat) -> Option<Cards> {
    let seat = state.seat(seat);
    match usize::from(seat.lane.cost) {
        0 => Some(Cards::EMPTY),
        cost if cost == seat.hand.len() => Some(seat.hand),
        _ => None,
    }
}

fn advance(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    match state.seat(seat).lane.step {
        Step::Start => {
            let Some(payment) = forced_payment(state, seat) else {
                state.seat_mut(seat).lane.step = Step::Pay;
                return false;
            };
            build(state, seat, payment, log);
            true
        }
        // Paid by an answer.
        Step::Way | Step::Pay | Step::Power | Step::Goods | Step::Hand | Step::Bet => true,
    }
}

pub(super) fn apply_pay(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    let payment = cards_named(state.seat(seat).hand, items);
    build(state, seat, payment, log);
    if lanes::resume(state, seat, advance, log) {
        next_phase(state, log);
    }
}

fn build(state: &mut State, seat: Seat, payment: Cards, log: &mut Log<Event>) {
    let card = state.seat(seat).lane.placed;
    let kind = Kind::of(card);
    log.public(|| Event::Developed { seat, card: kind, cost: payment.len() as u8 });
    state.discard_from_hand(seat, payment, Cause::Payment(kind), log);
    // DEV-6: Public Works draws after paying, if it was there before the phase (POW-2).
    let draws = state.seat(seat).sums.draw_after_development as usize;
    if draws > 0 {
        let works = super::source(state, seat, |sums| sums.draw_after_development);
        state.draw_to_hand(seat, draws, Cause::Power(works), log);
    }
    let seat = state.seat_mut(seat);
    seat.lane.placed = NO_CARD;
    seat.tableau.push(Slot { card, good: NO_CARD });
    seat.sums.add(card);
}
