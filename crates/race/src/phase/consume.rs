//! IV: Consume (CON-1 to CON-17).

use tabletop::{Ask, Log, Seat, Shows};

use super::explore::cards_named;
use super::trade::sale_price;
use super::{Phase, lanes, next_phase};
use crate::cards::{Consume, Good, design_of};
use crate::item::{Action, Item, Prompt};
use crate::state::{POWERS_PER_SLOT, SeatState, State, Step, power_bit};
use crate::{Cause, Event, InOrder, Kind, Race};

pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    lanes::reset(state);
    let (mut draws, mut vps) = (0, 0);
    for seat in state.in_order() {
        let seat = state.seat_mut(seat);
        for (slot, card) in seat.tableau.iter().enumerate() {
            for index in 0..design_of(card.card).consume.len() {
                seat.lane.powers |= 1 << power_bit(slot, index);
            }
        }
        let (most_draws, most_vps) = most(seat);
        draws += most_draws;
        vps += most_vps;
    }
    // ORD-3: few cards left in the supply, or the last VPs of the pool.
    let supply = (state.deck.pile().len() <= draws).then_some(InOrder::Supply);
    let ordered = supply.or((usize::from(state.pool) <= vps).then_some(InOrder::Pool));
    if lanes::start(state, Phase::Consume, state.all(), ordered, advance, log) {
        next_phase(state, log);
    }
}

/// The most cards and VPs that a tableau could bring in this phase, whatever the goods.
fn most(seat: &SeatState) -> (usize, usize) {
    let (mut draws, mut vps) = (0, 0);
    for (_, power) in powers(seat) {
        let (cards, vp) = match power {
            Consume::Goods { uses, vp, cards, .. } => (uses * cards, uses * vp),
            Consume::Kinds { vp, .. } => (0, vp),
            Consume::All => (0, seat.goods() as u8),
            Consume::ForPrice { with_bonuses } => {
                let dearest = seat.tableau.iter().map(|&slot| sale_price(&seat.sums, slot)).max().unwrap_or(0) as u8;
                (if with_bonuses { dearest } else { Good::Alien.price() }, 0)
            }
            Consume::Draw(count) => (count, 0),
            Consume::Gamble { .. } => (1, 0),
            Consume::HandCards { max, vp_each } => (0, max * vp_each),
        };
        draws += usize::from(cards);
        vps += usize::from(vp);
    }
    (draws, if seat.picked(Action::DoubleVps) { vps * 2 } else { vps })
}

/// The powers not used yet, with their bits.
fn powers(seat: &SeatState) -> impl Iterator<Item = (u8, Consume)> {
    let mut bits = seat.lane.powers;
    std::iter::from_fn(move || {
        let bit = if bits == 0 { return None } else { bits.trailing_zeros() as u8 };
        bits &= bits - 1;
        Some((bit, power_at(seat, bit).1))
    })
}

/// The card and power that a bit stands for.
fn power_at(seat: &SeatState, bit: u8) -> (Kind, Consume) {
    let kind = seat.tableau[usize::from(bit / POWERS_PER_SLOT)].kind();
    (kind, kind.design().consume[usize::from(bit % POWERS_PER_SLOT)])
}

/// How many goods of each kind a seat has.
pub(super) fn goods_by_kind(seat: &SeatState) -> [u8; 4] {
    let mut counts = [0; 4];
    for slot in &seat.tableau {
        if let Some(good) = slot.good_kind() {
            counts[good as usize] += 1;
        }
    }
    counts
}

/// CON-2: can a power be used now?
pub(super) fn usable(state: &State, seat: &SeatState, power: Consume, goods: &[u8; 4]) -> bool {
    let any: u8 = goods.iter().sum();
    match power {
        Consume::Goods { good, per_use, .. } => {
            Good::ALL.iter().filter(|&&g| good.fits(g)).map(|&g| goods[g as usize]).sum::<u8>() >= per_use
        }
        Consume::Kinds { kinds, .. } => goods.iter().filter(|&&count| count > 0).count() >= usize::from(kinds),
        Consume::All | Consume::ForPrice { .. } => any > 0,
        Consume::Draw(_) => true,
        Consume::Gamble { .. } => state.can_draw(),
        Consume::HandCards { .. } => !seat.hand.is_empty(),
    }
}

/// The usable powers as bits: those that must be used, and those that may (POW-3).
pub(super) fn usable_powers(state: &State, seat: Seat) -> (u64, u64) {
    let seat = state.seat(seat);
    if seat.lane.powers == 0 {
        return (0, 0);
    }
    let goods = goods_by_kind(seat);
    let (mut must, mut may) = (0, 0);
    for (bit, power) in powers(seat) {
        if usable(state, seat, power, &goods) {
            *(if matches!(power, Consume::HandCards { .. }) { &mut may } else { &mut must }) |= 1 << bit;
        }
    }
    (must, may)
}

fn advance(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    loop {
        match state.seat(seat).lane.step {
            Step::Start | Step::Power => {
                state.seat_mut(seat).lane.step = Step::Power;
                let (must, may) = usable_powers(state, seat);
                if must | may == 0 {
                    return true;
                }
                if may != 0 || must.count_ones() > 1 {
                    return false;
                }
                start_power(state, seat, must.trailing_zeros() as u8, log);
            }
            Step::Goods => {
                let Some(chosen) = forced_goods(state.seat(seat)) else { return false };
                consume(state, seat, chosen, log);
            }
            Step::Hand => {
                let hand = state.seat(seat).hand;
                if hand.len() > 1 {
                    return false;
                }
                consume_hand(state, seat, hand, log);
            }
            Step::Bet | Step::Pay | Step::Way => return false,
        }
    }
}

/// CON-5: once started, a power is finished before any other. What needs no choice is carried out at once: Pilgrimage World
/// (CON-8) and New Economy (CON-9).
fn start_power(state: &mut State, seat: Seat, bit: u8, log: &mut Log<Event>) {
    let seat_state = state.seat_mut(seat);
    let lane = &mut seat_state.lane;
    lane.powers &= !(1 << bit);
    lane.active = bit;
    lane.chosen = 0;
    match power_at(seat_state, bit).1 {
        Consume::Goods { .. } | Consume::Kinds { .. } | Consume::ForPrice { .. } => seat_state.lane.step = Step::Goods,
        Consume::HandCards { .. } => seat_state.lane.step = Step::Hand,
        Consume::Gamble { .. } => seat_state.lane.step = Step::Bet,
        Consume::All => {
            let slots = seat_state.tableau.iter().enumerate().filter(|(_, slot)| slot.has_good());
            let all = slots.fold(0u16, |bits, (slot, _)| bits | 1 << slot);
            pay_out(state, seat, all, all.count_ones() as u8 - 1, 0, log);
        }
        Consume::Draw(count) => pay_out(state, seat, 0, 0, count, log),
    }
}

/// CON-5, CON-7: how many goods the power in use takes, given how many there are that it could take.
fn goods_wanted(power: Consume, available: usize) -> usize {
    match power {
        Consume::Goods { per_use: 1, uses, .. } => available.min(usize::from(uses)),
        Consume::Goods { per_use, .. } => usize::from(per_use),
        Consume::Kinds { kinds, .. } => usize::from(kinds),
        Consume::ForPrice { .. } => 1,
        Consume::All | Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => 0,
    }
}

/// The goods that the power in use could take next, a bit a slot. For different kinds: none of a kind that is set aside.
fn goods_available(seat: &SeatState, power: Consume) -> u16 {
    let mut taken = [false; 4];
    for (slot, card) in seat.tableau.iter().enumerate() {
        if seat.lane.chosen >> slot & 1 == 1
            && let Some(good) = card.good_kind()
        {
            taken[good as usize] = true;
        }
    }
    let mut bits = 0;
    for (slot, card) in seat.tableau.iter().enumerate() {
        let fits = card.good_kind().is_some_and(|kind| match power {
            Consume::Goods { good, .. } => good.fits(kind),
            Consume::Kinds { .. } => !taken[kind as usize],
            Consume::All | Consume::ForPrice { .. } => true,
            Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => false,
        });
        bits |= u16::from(fits) << slot;
    }
    bits
}

/// The goods that the power in use must take, if there is no choice.
pub(super) fn forced_goods(seat: &SeatState) -> Option<u16> {
    let power = power_at(seat, seat.lane.active).1;
    let available = goods_available(seat, power);
    let count = available.count_ones() as usize;
    let wanted = goods_wanted(power, count) - seat.lane.chosen.count_ones() as usize;
    (wanted == count || wanted == 0).then_some(seat.lane.chosen | if wanted == 0 { 0 } else { available })
}

pub(super) fn ask(state: &State, seat: Seat, into: &mut Ask<Race>) {
    let seat_state = state.seat(seat);
    let (card, power) = match seat_state.lane.step {
        Step::Start | Step::Power => return ask_power(state, seat, into),
        Step::Goods | Step::Hand | Step::Bet | Step::Pay | Step::Way => power_at(seat_state, seat_state.lane.active),
    };
    match power {
        Consume::HandCards { max, .. } => {
            // CON-14. Using it on no card at all is the same as not using it, and is not offered.
            into.start(Prompt::ConsumeHand { card }, 1, max.min(seat_state.hand.len() as u8)).shows = Shows::Count;
            into.pick.from.extend(seat_state.hand.iter().map(|card| Item::Card(Kind::of(card))));
        }
        Consume::Gamble { min, max } => {
            into.start(Prompt::Bet { card }, 1, 1).pick.from.extend((min..=max).map(Item::Number));
        }
        Consume::Kinds { .. } => {
            into.start(Prompt::ConsumeNextKind { card }, 1, 1);
            offer_slots(seat_state, goods_available(seat_state, power), into);
        }
        Consume::Goods { .. } | Consume::ForPrice { .. } | Consume::All | Consume::Draw(_) => {
            let available = goods_available(seat_state, power);
            let wanted = goods_wanted(power, available.count_ones() as usize) as u8;
            let index = seat_state.lane.active % POWERS_PER_SLOT;
            into.start(Prompt::ConsumeGoods { card, power: index }, wanted, wanted);
            offer_slots(seat_state, available, into);
        }
    }
}

fn ask_power(state: &State, seat: Seat, into: &mut Ask<Race>) {
    let (must, may) = usable_powers(state, seat);
    into.start(Prompt::ConsumePower, u8::from(must != 0), 1);
    let mut bits = must | may;
    while bits != 0 {
        let bit = bits.trailing_zeros() as u8;
        bits &= bits - 1;
        into.pick.from.push(Item::Power(power_at(state.seat(seat), bit).0, bit % POWERS_PER_SLOT));
    }
    into.pick.from.sort_unstable();
}

fn offer_slots(seat: &SeatState, slots: u16, into: &mut Ask<Race>) {
    let offered = seat.tableau.iter().enumerate().filter(|(slot, _)| slots >> slot & 1 == 1);
    into.pick.from.extend(offered.map(|(_, slot)| Item::Good(slot.kind())));
    into.pick.from.sort_unstable();
}

pub(super) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    let step = state.seat(seat).lane.step;
    match step {
        Step::Start | Step::Power => match items {
            &[Item::Power(card, index)] => {
                if let Some(slot) = state.seat(seat).slot_of(card) {
                    start_power(state, seat, power_bit(slot, usize::from(index)), log);
                }
            }
            // Nothing compulsory is left, and the optional powers are not wanted.
            _ => state.seat_mut(seat).lane.powers = 0,
        },
        Step::Goods => {
            let mut chosen = state.seat(seat).lane.chosen;
            for item in items {
                if let Item::Good(world) = item
                    && let Some(slot) = state.seat(seat).slot_of(*world)
                {
                    chosen |= 1 << slot;
                }
            }
            take_goods(state, seat, chosen, log);
        }
        Step::Hand => {
            let cards = cards_named(state.seat(seat).hand, items);
            consume_hand(state, seat, cards, log);
        }
        Step::Bet => {
            if let &[Item::Number(number)] = items {
                bet(state, seat, number, log);
            }
        }
        Step::Pay | Step::Way => {}
    }
    if lanes::resume(state, seat, advance, log) {
        next_phase(state, log);
    }
}

/// Goods were named. Different kinds are named one at a time and set aside until there are enough.
fn take_goods(state: &mut State, seat: Seat, chosen: u16, log: &mut Log<Event>) {
    let power = power_at(state.seat(seat), state.seat(seat).lane.active).1;
    if matches!(power, Consume::Kinds { kinds, .. } if chosen.count_ones() < u32::from(kinds)) {
        state.seat_mut(seat).lane.chosen = chosen;
    } else {
        consume(state, seat, chosen, log);
    }
}

/// Discards the goods and gives what the power in use gives for them.
fn consume(state: &mut State, seat: Seat, chosen: u16, log: &mut Log<Event>) {
    let seat_state = state.seat(seat);
    let count = chosen.count_ones() as u8;
    let (vp, cards) = match power_at(seat_state, seat_state.lane.active).1 {
        Consume::Goods { per_use, vp, cards, .. } => (count / per_use * vp, count / per_use * cards),
        Consume::Kinds { vp, .. } => (vp, 0),
        Consume::ForPrice { with_bonuses } => {
            let slot = seat_state.tableau[chosen.trailing_zeros() as usize];
            // CON-10: the plain price. CON-11: with all Trade powers that fit.
            let plain = slot.good_kind().map_or(0, Good::price);
            (0, if with_bonuses { sale_price(&seat_state.sums, slot) as u8 } else { plain })
        }
        Consume::All | Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => (0, 0),
    };
    pay_out(state, seat, chosen, vp, cards, log);
}

/// CON-4, CON-15, CON-16.
fn pay_out(state: &mut State, seat: Seat, goods: u16, vp: u8, cards: u8, log: &mut Log<Event>) {
    let seat_state = state.seat(seat);
    let (card, _) = power_at(seat_state, seat_state.lane.active);
    let vp = if seat_state.picked(Action::DoubleVps) { vp * 2 } else { vp };
    log.public(|| {
        let worlds = seat_state.tableau.iter().enumerate().filter(|(slot, _)| goods >> slot & 1 == 1);
        Event::Consumed { seat, card, goods: worlds.map(|(_, slot)| slot.kind()).collect(), vp, cards }
    });
    let mut bits = goods;
    while bits != 0 {
        state.discard_good(seat, bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
    gain(state, seat, vp);
    state.draw_to_hand(seat, usize::from(cards), Cause::Power(card), log);
    finish_power(state, seat);
}

/// CON-14: hand cards for VPs, which are never doubled (CON-15).
fn consume_hand(state: &mut State, seat: Seat, cards: tabletop::Cards, log: &mut Log<Event>) {
    let (card, power) = power_at(state.seat(seat), state.seat(seat).lane.active);
    let vp = if let Consume::HandCards { vp_each, .. } = power { vp_each * cards.len() as u8 } else { 0 };
    log.public(|| Event::ConsumedHand { seat, card, count: cards.len() as u8, vp });
    state.discard_from_hand(seat, cards, Cause::Power(card), log);
    gain(state, seat, vp);
    finish_power(state, seat);
}

/// CON-12, CON-13: the bet of Gambling World. Everyone sees the card.
fn bet(state: &mut State, seat: Seat, number: u8, log: &mut Log<Event>) {
    if let Some((card, won)) = state.turn_up(seat, |kind| kind.design().number() == number, log) {
        log.public(|| Event::Bet { seat, number, card, won });
    }
    finish_power(state, seat);
}

fn finish_power(state: &mut State, seat: Seat) {
    let lane = &mut state.seat_mut(seat).lane;
    lane.step = Step::Power;
    lane.chosen = 0;
    lane.active = 0;
}

/// CON-16: paid in full, also beyond the pool.
fn gain(state: &mut State, seat: Seat, vp: u8) {
    state.pool = state.pool.saturating_sub(vp);
    state.seat_mut(seat).chips += vp;
}
