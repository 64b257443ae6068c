//! V: Produce (PRO-1 to PRO-11).

use tabletop::{Ask, Log, Seat};

use super::{Phase, lanes, next_phase};
use crate::cards::{Body, Good, Produce, Want, design_of};
use crate::item::{Action, Item, Prompt};
use crate::state::{BONUS_BIT, POWERS_PER_SLOT, SeatState, State, Step, power_bit};
use crate::{Cause, Event, InOrder, Kind, Race};

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
    let supply = (state.deck.pile().len() <= draws).then_some(InOrder::Supply);
    let ordered = supply.or_else(|| most_wanted(state).map(InOrder::Most));
    if lanes::start(state, Phase::Produce, state.all(), ordered, advance, log) {
        end(state, log);
    }
}

/// ORD-3, "this case and similar ones": a card that rewards whoever produces most, where two or more seats choose what they
/// produce. Asked at once, whoever answered last would see what the others chose.
fn most_wanted(state: &State) -> Option<Kind> {
    let rewards = |kind: &Kind| kind.design().produce.iter().any(|power| matches!(power, Produce::DrawIfMost(..)));
    let mut cards = state.in_order().flat_map(|seat| state.seat(seat).tableau.iter()).map(|slot| slot.kind());
    let card = cards.find(rewards)?;
    let choosing = state.in_order().filter(|&seat| matches!(windfalls(state, seat), Windfalls::Choice));
    (choosing.count() > 1).then_some(card)
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
pub(super) enum Windfalls {
    /// No power fits an empty world.
    None,
    /// This power on this world next: whatever is chosen, the same worlds end up with goods.
    Forced(u8, usize),
    Choice,
}

pub(super) fn windfalls(state: &State, seat: Seat) -> Windfalls {
    let seat = state.seat(seat);
    // END-3: with nothing left to deal no good can be placed.
    if seat.lane.powers == 0 || !state.can_draw() {
        return Windfalls::None;
    }
    let (mut any, mut by_kind, mut worlds) = (0, [0; 4], [0; 4]);
    for (_, want) in windfall_powers(seat) {
        match want {
            Want::Any => any += 1,
            Want::Only(good) => by_kind[good as usize] += 1,
        }
    }
    for (_, good) in empty_windfalls(seat) {
        worlds[good as usize] += 1;
    }
    let pairs = || {
        windfall_powers(seat).flat_map(|(bit, want)| {
            empty_windfalls(seat).filter(move |(_, good)| want.fits(*good)).map(move |(slot, _)| (bit, slot))
        })
    };
    let Some((bit, slot)) = pairs().next() else { return Windfalls::None };
    let one_world = || pairs().all(|(_, other)| other == slot);
    // With too few cards for all (one of them for Runaway Robots) it matters which world comes first.
    let enough = state.deck.pile().len() + state.deck.discards().len() > usize::from(worlds.iter().sum::<u8>());
    let forced = enough && same_worlds_whatever(any, by_kind, worlds) || one_world();
    if forced { Windfalls::Forced(bit, slot) } else { Windfalls::Choice }
}

/// Do the same worlds end up with goods in whatever order which power is used on which of them? Given are the powers that fit
/// any kind, and by kind the powers that fit it and the empty worlds.
///
/// The worlds of a kind are all filled if it has powers enough of its own, or if it has enough even after the powers for any
/// kind have gone to all other worlds. Where no power fits a kind, its worlds have no part in it. Using one power up changes
/// nothing of this.
fn same_worlds_whatever(any: u8, by_kind: [u8; 4], worlds: [u8; 4]) -> bool {
    let all: u8 = worlds.iter().sum();
    by_kind.iter().zip(worlds).all(|(&own, worlds)| worlds <= own || all <= any + own || any + own == 0)
}

fn advance(state: &mut State, seat: Seat, log: &mut Log<Event>) -> bool {
    if state.seat(seat).lane.step == Step::Start {
        state.seat_mut(seat).lane.step = Step::Power;
        produce_on_production_worlds(state, seat, log);
    }
    loop {
        match windfalls(state, seat) {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every way to use up the powers: how many worlds of each kind are filled.
    fn outcomes(any: u8, by_kind: [u8; 4], empty: [u8; 4], filled: [u8; 4], into: &mut BTreeSet<[u8; 4]>) {
        let mut done = true;
        for good in (0..4).filter(|&good| empty[good] > 0) {
            let (mut empty, mut filled) = (empty, filled);
            empty[good] -= 1;
            filled[good] += 1;
            if any > 0 {
                done = false;
                outcomes(any - 1, by_kind, empty, filled, into);
            }
            if by_kind[good] > 0 {
                done = false;
                let mut by_kind = by_kind;
                by_kind[good] -= 1;
                outcomes(any, by_kind, empty, filled, into);
            }
        }
        if done {
            into.insert(filled);
        }
    }

    /// PRO-3: nobody is asked exactly where every order of powers fills the same worlds: always the same number of each kind,
    /// and of each kind all or none.
    #[test]
    fn a_choice_is_one_that_makes_a_difference() {
        let counts = || (0..3u8).flat_map(|a| (0..3u8).flat_map(move |b| (0..3u8).map(move |c| [a, b, c, 0])));
        let mut same = 0;
        for any in 0..=3 {
            for by_kind in counts() {
                for worlds in counts() {
                    let mut all = BTreeSet::new();
                    outcomes(any, by_kind, worlds, [0; 4], &mut all);
                    let whole = |filled: &[u8; 4]| filled.iter().zip(worlds).all(|(&f, w)| f == 0 || f == w);
                    let expected = all.len() == 1 && all.iter().all(whole);
                    assert_eq!(same_worlds_whatever(any, by_kind, worlds), expected, "{any} {by_kind:?} {worlds:?}");
                    same += u32::from(expected);
                }
            }
        }
        assert!(same > 500, "{same}");
    }
}
