//! V: Produce (PRO-1 to PRO-11).

use tabletop::{Ask, Log, Seat};

use super::{Phase, lanes, next_phase};
use crate::cards::{Body, Good, Produce, Want, design_of};
use crate::item::{Action, Item, Prompt};
use crate::state::{BONUS_BIT, POWERS_PER_SLOT, SeatState, State, Step, power_bit};
use crate::{Cause, Event, Kind, Race};

pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    log.public(|| Event::PhaseBegins { phase: Phase::Produce, repeat: false });
    lanes::reset(state);
    let mut draws = 0;
    for seat in state.in_order() {
        let seat = state.seat_mut(seat);
        for (slot, card) in seat.tableau.iter().enumerate() {
            for (index, power) in design_of(card.card).produce.iter().enumerate() {
                // The powers whose order against the others is the owner's to choose (PRO-11).
                if matches!(power, Produce::OnWindfall(_) | Produce::Draw(_) | Produce::DrawPerWorld(..)) {
                    seat.lane.powers |= 1 << power_bit(slot, index);
                }
            }
        }
        if seat.picked(Action::Produce) {
            seat.lane.powers |= 1 << BONUS_BIT;
        }
        draws += most_draws(seat);
    }
    let ordered = state.deck.pile().len() <= draws;
    if lanes::start(state, Phase::Produce, state.all(), ordered, advance, log) {
        end(state, log);
    }
}

/// The most cards that could leave the supply for a tableau: a good for every empty world and every card of every power.
fn most_draws(seat: &SeatState) -> usize {
    let worlds = |good| seat.tableau.iter().filter(|slot| design_of(slot.card).good() == Some(good)).count();
    let empty = seat.tableau.iter().filter(|slot| !slot.has_good() && design_of(slot.card).good().is_some()).count();
    let cards = seat.tableau.iter().flat_map(|slot| design_of(slot.card).produce).map(|power| match *power {
        Produce::DrawIfHere(n) | Produce::Draw(n) | Produce::DrawIfMost(n, _) => usize::from(n),
        Produce::DrawPerGood(n, good) | Produce::DrawPerWorld(n, good) => usize::from(n) * worlds(good),
        Produce::DrawPerKind(n) => usize::from(n) * 4,
        Produce::Here | Produce::OnWindfall(_) => 0,
    });
    empty + cards.sum::<usize>()
}

/// The windfall powers not used yet: their bits, and which worlds they fit. The bonus fits any (PRO-3).
fn windfall_powers(seat: &SeatState) -> impl Iterator<Item = (u8, Want)> {
    let mut bits = seat.lane.powers;
    std::iter::from_fn(move || {
        while bits != 0 {
            let bit = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            if bit == BONUS_BIT {
                return Some((bit, Want::Any));
            }
            if let Produce::OnWindfall(want) = power_at(seat, bit).1 {
                return Some((bit, want));
            }
        }
        None
    })
}

fn power_at(seat: &SeatState, bit: u8) -> (Kind, Produce) {
    let kind = seat.tableau[usize::from(bit / POWERS_PER_SLOT)].kind();
    (kind, kind.design().produce[usize::from(bit % POWERS_PER_SLOT)])
}

/// The empty windfall worlds of a tableau, with their kinds.
fn empty_windfalls(seat: &SeatState) -> impl Iterator<Item = (usize, Good)> + Clone {
    seat.tableau.iter().enumerate().filter_map(|(index, slot)| match design_of(slot.card).body {
        Body::Windfall(good) if !slot.has_good() => Some((index, good)),
        Body::Windfall(_) | Body::Production(_) | Body::Gray | Body::Development => None,
    })
}

/// What there is to do about windfall worlds.
enum Windfalls {
    /// No power fits an empty world.
    None,
    /// This power on this world next: whatever is chosen, the same worlds end up with goods.
    Forced(u8, usize),
    Choice,
}

fn windfalls(seat: &SeatState) -> Windfalls {
    if seat.lane.powers == 0 {
        return Windfalls::None;
    }
    let (mut any, mut by_kind, mut targets) = (0, [0; 4], [0; 4]);
    for (_, want) in windfall_powers(seat) {
        match want {
            Want::Any => any += 1,
            Want::Only(good) => by_kind[good as usize] += 1,
        }
    }
    for (_, good) in empty_windfalls(seat) {
        targets[good as usize] += 1;
    }
    let pairs = || {
        windfall_powers(seat).flat_map(|(bit, want)| {
            empty_windfalls(seat).filter(move |(_, good)| want.fits(*good)).map(move |(slot, _)| (bit, slot))
        })
    };
    let Some((bit, slot)) = pairs().next() else { return Windfalls::None };
    let total: i32 = targets.iter().sum();
    let one_target = pairs().all(|(_, other)| other == slot);
    let filled = |good: usize| targets[good] <= by_kind[good];
    // Enough powers that fit anything; enough of its own for every kind; or a single kind, on which none is wasted.
    let one_kind = (0..4).any(|good| targets[good] == total && total <= by_kind[good] + any);
    let all_filled = any >= total || (0..4).all(filled) || one_kind;
    if one_target || all_filled { Windfalls::Forced(bit, slot) } else { Windfalls::Choice }
}

fn advance(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    if state.seat(seat).lane.step == Step::Start {
        state.seat_mut(seat).lane.step = Step::Power;
        produce_on_production_worlds(state, seat, log);
    }
    loop {
        // END-3: with nothing left to deal no good can be placed.
        let next = if state.can_draw() { windfalls(state.seat(seat)) } else { Windfalls::None };
        match next {
            Windfalls::Choice => return false,
            Windfalls::Forced(bit, slot) => produce_by(state, seat, bit, slot, log),
            Windfalls::None => break,
        }
    }
    loop {
        let next = draw_powers(state.seat(seat)).next();
        let Some(bit) = next else { break };
        draw_by(state, seat, bit, log);
    }
    draw_for_goods(state, seat, log);
    true
}

/// PRO-1, PRO-2.
fn produce_on_production_worlds(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let mut produced = 0u16;
    for slot in 0..state.seat(seat).tableau.len() {
        let card = state.seat(seat).tableau[slot];
        if let Body::Production(good) = design_of(card.card).body
            && !card.has_good()
            && state.put_good(seat, slot, log)
        {
            state.seat_mut(seat).lane.made[good as usize] += 1;
            produced |= 1 << slot;
        }
    }
    if produced != 0 {
        log.public(|| {
            let slots = state.seat(seat).tableau.iter().enumerate().filter(|(slot, _)| produced >> slot & 1 == 1);
            Event::Goods { seat, worlds: slots.map(|(_, slot)| slot.kind()).collect() }
        });
    }
    while produced != 0 {
        draw_if_produced(state, seat, produced.trailing_zeros() as usize, log);
        produced &= produced - 1;
    }
}

/// PRO-5: only for a good that was really produced here.
fn draw_if_produced(state: &mut State, seat: Seat, slot: usize, log: &mut Log<Event>) {
    let kind = state.seat(seat).tableau[slot].kind();
    for power in kind.design().produce {
        if let Produce::DrawIfHere(count) = power {
            state.draw_to_hand(seat, usize::from(*count), Cause::Power(kind), log);
        }
    }
}

/// PRO-3: a good on a windfall world.
fn produce_by(state: &mut State, seat: Seat, bit: u8, slot: usize, log: &mut Log<Event>) {
    state.seat_mut(seat).lane.powers &= !(1 << bit);
    let kind = state.seat(seat).tableau[slot].kind();
    if !state.put_good(seat, slot, log) {
        return;
    }
    if let Some(good) = kind.design().good() {
        state.seat_mut(seat).lane.made[good as usize] += 1;
    }
    log.public(|| Event::Goods { seat, worlds: vec![kind] });
    draw_if_produced(state, seat, slot, log);
}

/// PRO-6, PRO-10: the powers that draw whatever is produced, not used yet.
fn draw_powers(seat: &SeatState) -> impl Iterator<Item = u8> {
    let mut bits = seat.lane.powers & !(1 << BONUS_BIT);
    std::iter::from_fn(move || {
        while bits != 0 {
            let bit = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            if matches!(power_at(seat, bit).1, Produce::Draw(_) | Produce::DrawPerWorld(..)) {
                return Some(bit);
            }
        }
        None
    })
}

fn draw_by(state: &mut State, seat: Seat, bit: u8, log: &mut Log<Event>) {
    state.seat_mut(seat).lane.powers &= !(1 << bit);
    let (kind, power) = power_at(state.seat(seat), bit);
    let count = match power {
        Produce::Draw(count) => usize::from(count),
        Produce::DrawPerWorld(count, good) => {
            let worlds = state.seat(seat).tableau.iter().filter(|slot| design_of(slot.card).good() == Some(good));
            usize::from(count) * worlds.count()
        }
        Produce::Here
        | Produce::DrawIfHere(_)
        | Produce::OnWindfall(_)
        | Produce::DrawPerGood(..)
        | Produce::DrawPerKind(_)
        | Produce::DrawIfMost(..) => 0,
    };
    state.draw_to_hand(seat, count, Cause::Power(kind), log);
}

/// PRO-7: after all of the owner's production, so that all of it counts.
fn draw_for_goods(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    for slot in 0..state.seat(seat).tableau.len() {
        let kind = state.seat(seat).tableau[slot].kind();
        let made = state.seat(seat).lane.made;
        for power in kind.design().produce {
            let count = match *power {
                Produce::DrawPerGood(count, good) => count * made[good as usize],
                Produce::DrawPerKind(count) => count * made.iter().filter(|&&goods| goods > 0).count() as u8,
                Produce::Here
                | Produce::DrawIfHere(_)
                | Produce::OnWindfall(_)
                | Produce::Draw(_)
                | Produce::DrawIfMost(..)
                | Produce::DrawPerWorld(..) => 0,
            };
            state.draw_to_hand(seat, usize::from(count), Cause::Power(kind), log);
        }
    }
}

pub(super) fn ask(state: &State, seat: Seat, into: &mut Ask<Race>) {
    let seat = state.seat(seat);
    into.start(Prompt::ProduceWindfall, 1, 1);
    for bit in draw_powers(seat) {
        into.pick.from.push(Item::Power(power_at(seat, bit).0, bit % POWERS_PER_SLOT));
    }
    for (bit, want) in windfall_powers(seat) {
        for (slot, good) in empty_windfalls(seat) {
            if want.fits(good) {
                let world = seat.tableau[slot].kind();
                let item = match bit {
                    BONUS_BIT => Item::WindfallByBonus { world },
                    bit => Item::Windfall { world, by: power_at(seat, bit).0 },
                };
                into.pick.from.push(item);
            }
        }
    }
    into.pick.from.sort_unstable();
}

pub(super) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    let seat_state = state.seat(seat);
    match *items {
        [Item::Power(card, index)] => {
            if let Some(slot) = seat_state.slot_of(card) {
                draw_by(state, seat, power_bit(slot, usize::from(index)), log);
            }
        }
        [Item::WindfallByBonus { world }] => {
            if let Some(slot) = seat_state.slot_of(world) {
                produce_by(state, seat, BONUS_BIT, slot, log);
            }
        }
        [Item::Windfall { world, by }] => {
            let bit = windfall_powers(seat_state).map(|(bit, _)| bit);
            let bit = bit.filter(|&bit| bit != BONUS_BIT).find(|&bit| power_at(seat_state, bit).0 == by);
            if let (Some(bit), Some(slot)) = (bit, seat_state.slot_of(world)) {
                produce_by(state, seat, bit, slot, log);
            }
        }
        _ => {}
    }
    if lanes::resume(state, seat, advance, log) {
        end(state, log);
    }
}

/// PRO-8, PRO-9: Mining Conglomerate, when everyone has produced.
fn end(state: &mut State, log: &mut Log<Event>) {
    for seat in state.in_order() {
        for slot in 0..state.seat(seat).tableau.len() {
            let kind = state.seat(seat).tableau[slot].kind();
            for power in kind.design().produce {
                if let Produce::DrawIfMost(count, good) = *power {
                    let made = |seat: Seat| state.seat(seat).lane.made[good as usize];
                    if state.in_order().all(|other| other == seat || made(seat) > made(other)) {
                        state.draw_to_hand(seat, usize::from(count), Cause::Power(kind), log);
                    }
                }
            }
        }
    }
    next_phase(state, log);
}
