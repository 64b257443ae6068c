//! Could play have led here? Asked of an imagined world before it is handed out, so that a view that no game ever gave, from
//! a program outside or a damaged file, is refused instead of played.
//!
//! Only what the rules of a phase rely on is asked here: that what is asked can be asked, and that whoever is asked is. That
//! the world looks as the view says, and holds every card once, is for `imagine`.

use tabletop::{Cards, Seat, SeatSet};

use super::{Called, FULL_TABLEAU, Phase, Queue, consume, develop, ends, explore, limit, produce, settle};
use crate::cards::{Consume, Produce, design_of};
use crate::item::{Action, Way};
use crate::setup::{Mode, POOL_PER_PLAYER};
use crate::state::{BONUS_BIT, Lane, NO_CARD, POWERS_PER_SLOT, SeatState, State, Step};

/// More chips than anybody can have: the whole pool and all that one more phase can bring.
const MOST_CHIPS: u8 = 150;

/// More rounds than any game has.
const MOST_ROUNDS: u16 = 10_000;

pub(crate) fn possible(state: &State) -> bool {
    seats_are_possible(state)
        && round_is_possible(state)
        && asked_are_possible(state)
        && state.todo.iter().all(|seat| lane_is_possible(state, seat))
}

fn seats_are_possible(state: &State) -> bool {
    let mut chips = 0;
    for seat in state.in_order() {
        let SeatState { tableau, start, chips: own, .. } = state.seat(seat);
        chips += u16::from(*own);
        let mut kinds = Cards::EMPTY;
        tableau.iter().for_each(|slot| kinds.insert(slot.kind().copies().first));
        if *own > MOST_CHIPS
            || tableau.first().is_none_or(|slot| design_of(slot.card).start != Some(*start))
            || tableau.iter().any(|slot| slot.has_good() && slot.good_kind().is_none())
            || kinds.len() != tableau.len()
        {
            return false;
        }
    }
    let pool = u16::from(POOL_PER_PLAYER * state.players).saturating_sub(chips);
    let lowest = state.in_order().min_by_key(|&seat| state.seat(seat).start);
    u16::from(state.pool) == pool && lowest == Some(state.first)
}

/// The picks, the phases that they call, and what can have been placed since the round began.
fn round_is_possible(state: &State) -> bool {
    if state.round > MOST_ROUNDS || (state.mode == Mode::Experienced && state.players != 2) {
        return false;
    }
    let between = matches!(state.phase, Phase::StartDiscard | Phase::ChooseAction);
    let picks = if between { 0 } else { 1 + usize::from(state.mode == Mode::Experienced) };
    let mut called = Queue::default();
    for seat in state.in_order() {
        let SeatState { picks: own, .. } = state.seat(seat);
        let twice = own.len() == 2 && own[0] == own[1] && !matches!(own[0], Action::Develop | Action::Settle);
        if own.len() != picks || !own.is_sorted() || twice {
            return false;
        }
        called.call(own);
    }
    let now = match (state.phase, state.repeat) {
        (Phase::StartDiscard | Phase::ChooseAction, false) | (Phase::HandLimit | Phase::Over, _) => None,
        (Phase::Explore, false) => Some(Called::Explore),
        (Phase::DevelopPlace | Phase::DevelopPay, false) => Some(Called::Develop),
        (Phase::DevelopPlace | Phase::DevelopPay, true) => Some(Called::DevelopAgain),
        (Phase::SettlePlace | Phase::SettleResolve, false) => Some(Called::Settle),
        (Phase::SettlePlace | Phase::SettleResolve, true) => Some(Called::SettleAgain),
        (Phase::Trade | Phase::Consume, false) => Some(Called::Consume),
        (Phase::Produce, false) => Some(Called::Produce),
        (
            Phase::StartDiscard | Phase::ChooseAction | Phase::Explore | Phase::Trade | Phase::Consume | Phase::Produce,
            true,
        ) => return false,
    };
    let queue = match now {
        Some(now) if called.iter().any(|other| other == now) => {
            called.iter().skip_while(|&c| c != now).skip(1).collect()
        }
        Some(_) => return false,
        None => Queue::default(),
    };
    let placing = |queue: Queue| {
        let places = |called: &Called| match called {
            Called::Develop | Called::DevelopAgain | Called::Settle | Called::SettleAgain => true,
            Called::Explore | Called::Consume | Called::Produce => false,
        };
        queue.iter().filter(places).count()
    };
    // Eleven cards at most when a round begins, and one for each Develop or Settle since.
    let most = FULL_TABLEAU - 1 + placing(called) - placing(queue);
    let fit = |seat: Seat| state.seat(seat).tableau.len() <= most;
    // A round that begins is not after the last.
    state.queue == queue && state.in_order().all(fit) && !(between && ends(state))
}

fn asked_are_possible(state: &State) -> bool {
    let State { todo, waiting, ordered, .. } = state;
    let expected = match state.phase {
        // Sealed, and viewed only while nobody's is in.
        Phase::ChooseAction => Some(state.all()),
        Phase::DevelopPlace => Some(develop::able(state)),
        Phase::SettlePlace => Some(settle::able(state)),
        Phase::HandLimit => Some(limit::over(state)),
        Phase::Over => Some(SeatSet::EMPTY),
        Phase::StartDiscard
        | Phase::Explore
        | Phase::DevelopPay
        | Phase::SettleResolve
        | Phase::Trade
        | Phase::Consume
        | Phase::Produce => None,
    };
    let lanes = matches!(
        state.phase,
        Phase::DevelopPay | Phase::SettleResolve | Phase::Trade | Phase::Consume | Phase::Produce
    );
    let next = state.in_order().find(|&seat| todo.contains(seat)).map(SeatSet::one).unwrap_or_default();
    todo.without(state.all()).is_empty()
        && *waiting == if *ordered { next } else { *todo }
        && (lanes || !ordered)
        && waiting.is_empty() == (state.phase == Phase::Over)
        && expected.is_none_or(|expected| expected == *todo)
        && (state.phase != Phase::Over || ends(state))
        && state.in_order().all(|seat| looks_are_possible(state, seat))
}

/// Cards are looked at by those who have yet to choose from them, and a card being placed is that of an open lane.
fn looks_are_possible(state: &State, seat: Seat) -> bool {
    let SeatState { looked, hand, lane, sums, picks, .. } = state.seat(seat);
    let (todo, looked) = (state.todo.contains(seat), looked.len());
    let placing = matches!(state.phase, Phase::DevelopPay | Phase::SettleResolve) && todo;
    let looks = match state.phase {
        Phase::StartDiscard if todo => {
            looked == explore::FIRST_DEAL && hand.is_empty() && state.mode != Mode::FirstGame && state.round == 0
        }
        Phase::Explore if todo => {
            let (look, keep) = explore::look_and_keep(sums, picks);
            looked > keep && looked <= look
        }
        Phase::StartDiscard
        | Phase::ChooseAction
        | Phase::Explore
        | Phase::DevelopPlace
        | Phase::DevelopPay
        | Phase::SettlePlace
        | Phase::SettleResolve
        | Phase::Trade
        | Phase::Consume
        | Phase::Produce
        | Phase::HandLimit
        | Phase::Over => looked == 0,
    };
    looks && (lane.placed != NO_CARD) == placing
}

/// A lane that is not done waits for an answer that its step can take, or for its turn.
fn lane_is_possible(state: &State, seat: Seat) -> bool {
    let seat_state = state.seat(seat);
    let SeatState { lane, hand, .. } = seat_state;
    let waits = state.waiting.contains(seat);
    match state.phase {
        Phase::StartDiscard
        | Phase::ChooseAction
        | Phase::Explore
        | Phase::DevelopPlace
        | Phase::SettlePlace
        | Phase::HandLimit
        | Phase::Over => lane.step == Step::Start || state.phase == Phase::HandLimit,
        Phase::DevelopPay => {
            let placed = crate::Kind::of(lane.placed);
            !placed.design().is_world()
                && !seat_state.has(placed)
                && lane.cost == develop::cost_of_placed(state, seat)
                && usize::from(lane.cost) <= hand.len()
                && lane.step == if waits { Step::Pay } else { Step::Start }
                && (!waits || develop::forced_payment(state, seat).is_none())
        }
        Phase::SettleResolve => {
            let placed = crate::Kind::of(lane.placed);
            let open = if placed.design().is_world() { settle::open_ways(seat_state) } else { 0 };
            match lane.step {
                Step::Start => !waits && open != 0,
                Step::Way => waits && open.count_ones() > 1,
                Step::Pay => {
                    waits
                        && open >> Way::Pay as u8 & 1 == 1
                        && lane.way == Way::Pay as u8
                        && settle::settle_cost(&seat_state.sums, placed) == Some(lane.cost)
                        && develop::forced_payment(state, seat).is_none()
                }
                Step::Power | Step::Goods | Step::Hand | Step::Bet => false,
            }
        }
        Phase::Trade => lane.cost == 0 && seat_state.picked(Action::Trade) && seat_state.goods() > usize::from(waits),
        Phase::Consume => powers_are(seat_state, is_consume_power) && consume_step_is_possible(state, seat, waits),
        Phase::Produce => {
            let bonus = lane.powers >> BONUS_BIT & 1 == 0 || seat_state.picked(Action::Produce);
            let step = match lane.step {
                Step::Start => !waits,
                Step::Power => waits,
                Step::Way | Step::Pay | Step::Goods | Step::Hand | Step::Bet => false,
            };
            bonus
                && step
                && powers_are(seat_state, is_produce_power)
                && made_lies_there(seat_state)
                && (!waits || matches!(produce::windfalls(state, seat), produce::Windfalls::Choice))
        }
    }
}

fn is_consume_power(card: crate::Kind, index: usize) -> bool {
    index < card.design().consume.len()
}

/// The powers whose order is the owner's to choose.
fn is_produce_power(card: crate::Kind, index: usize) -> bool {
    match card.design().produce.get(index) {
        Some(Produce::OnWindfall(_) | Produce::Draw(_) | Produce::DrawPerWorld(..)) => true,
        Some(
            Produce::Here
            | Produce::DrawIfHere(_)
            | Produce::DrawPerGood(..)
            | Produce::DrawPerKind(_)
            | Produce::DrawIfMost(..),
        )
        | None => false,
    }
}

/// Is every power not used yet one of the tableau's?
fn powers_are(seat: &SeatState, is_power: fn(crate::Kind, usize) -> bool) -> bool {
    let mut bits = seat.lane.powers & !(1 << BONUS_BIT);
    while bits != 0 {
        let bit = bits.trailing_zeros() as u8;
        bits &= bits - 1;
        let slot = seat.tableau.get(usize::from(bit / POWERS_PER_SLOT));
        if !slot.is_some_and(|slot| is_power(slot.kind(), usize::from(bit % POWERS_PER_SLOT))) {
            return false;
        }
    }
    true
}

/// What was produced in this phase still lies on its worlds.
fn made_lies_there(seat: &SeatState) -> bool {
    consume::goods_by_kind(seat).iter().zip(seat.lane.made).all(|(&lies, made)| made <= lies)
}

fn consume_step_is_possible(state: &State, seat: Seat, waits: bool) -> bool {
    let seat_state = state.seat(seat);
    let Lane { step, active, powers, chosen, .. } = seat_state.lane;
    let in_use = || {
        let slot = seat_state.tableau.get(usize::from(active / POWERS_PER_SLOT))?;
        let power = slot.kind().design().consume.get(usize::from(active % POWERS_PER_SLOT))?;
        (powers >> active & 1 == 0).then_some(*power)
    };
    let none_chosen = chosen == 0 || step == Step::Goods;
    none_chosen
        && match step {
            Step::Start => !waits,
            Step::Power => {
                let (must, may) = consume::usable_powers(state, seat);
                waits && (may != 0 || must.count_ones() > 1)
            }
            Step::Goods => waits && in_use().is_some_and(|power| goods_step_is_possible(state, seat, power)),
            Step::Hand => waits && matches!(in_use(), Some(Consume::HandCards { .. })) && seat_state.hand.len() > 1,
            Step::Bet => waits && matches!(in_use(), Some(Consume::Gamble { .. })) && state.can_draw(),
            Step::Way | Step::Pay => false,
        }
}

fn goods_step_is_possible(state: &State, seat: Seat, power: Consume) -> bool {
    let seat_state = state.seat(seat);
    let chosen = seat_state.lane.chosen;
    // Goods are set aside one by one only where all must be of different kinds.
    let set_aside = match power {
        Consume::Kinds { kinds, .. } => chosen.count_ones() < u32::from(kinds),
        Consume::Goods { .. } | Consume::ForPrice { .. } => chosen == 0,
        Consume::All | Consume::Draw(_) | Consume::Gamble { .. } | Consume::HandCards { .. } => false,
    };
    let mut kinds = [false; 4];
    for (_, card) in seat_state.tableau.iter().enumerate().filter(|(slot, _)| chosen >> slot & 1 == 1) {
        match card.good_kind() {
            Some(good) if !kinds[good as usize] => kinds[good as usize] = true,
            Some(_) | None => return false,
        }
    }
    set_aside
        && consume::usable(state, seat_state, power, &consume::goods_by_kind(seat_state))
        && consume::forced_goods(seat_state).is_none()
}
