//! A round and its phases: rulebook, "How to play".

mod choose;
mod consume;
mod develop;
mod explore;
mod lanes;
mod limit;
mod possible;
mod produce;
mod settle;
mod trade;

use serde::{Deserialize, Serialize};
use tabletop::{Ask, Log, Seat, SeatSet};

use crate::cards::Sums;
use crate::item::{Action, Item};
use crate::state::State;
use crate::{Event, Kind, Race, score};

pub(crate) use choose::begin_round;
pub use develop::develop_cost;
pub(crate) use explore::FIRST_DEAL;
pub use explore::look_and_keep;
pub use limit::HAND_LIMIT;
pub(crate) use possible::possible;
pub use settle::{FULL_TABLEAU, settle_cost, settle_discount, strength_against, ways_to_place};
pub use trade::{good_price, sale_price};

/// What is being played. Placing and what follows the reveal are separate, as is the sale that comes before consuming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    StartDiscard,
    ChooseAction,
    Explore,
    DevelopPlace,
    DevelopPay,
    SettlePlace,
    SettleResolve,
    Trade,
    Consume,
    Produce,
    HandLimit,
    Over,
}

/// The phases still to come this round, a bit each in the order of play: I, II, II, III, III, IV, V (TWO-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Queue(u8);

/// The most phases of a round.
pub(crate) const PHASES: usize = 7;

/// A phase of the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Called {
    #[default]
    Explore,
    Develop,
    DevelopAgain,
    Settle,
    SettleAgain,
    Consume,
    Produce,
}

impl Queue {
    const ORDER: [Called; PHASES] = [
        Called::Explore,
        Called::Develop,
        Called::DevelopAgain,
        Called::Settle,
        Called::SettleAgain,
        Called::Consume,
        Called::Produce,
    ];

    /// RND-2 to RND-4: a phase happens once however many picked it; in the experienced game twice if one player picked it
    /// twice (TWO-3, TWO-5).
    pub(crate) fn call(&mut self, picks: &[Action]) {
        for (index, action) in picks.iter().enumerate() {
            let again = picks[..index].contains(action);
            let called = match action {
                Action::ExploreFive | Action::ExploreOne => Called::Explore,
                Action::Develop if again => Called::DevelopAgain,
                Action::Develop => Called::Develop,
                Action::Settle if again => Called::SettleAgain,
                Action::Settle => Called::Settle,
                Action::Trade | Action::DoubleVps => Called::Consume,
                Action::Produce => Called::Produce,
            };
            self.0 |= 1 << called as u8;
        }
    }

    fn next(&mut self) -> Option<Called> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Self::ORDER[index])
    }

    pub fn calls(self, called: Called) -> bool {
        self.0 >> called as u8 & 1 == 1
    }

    pub fn iter(self) -> impl Iterator<Item = Called> {
        Self::ORDER.into_iter().filter(move |&called| self.calls(called))
    }
}

impl FromIterator<Called> for Queue {
    fn from_iter<I: IntoIterator<Item = Called>>(calls: I) -> Self {
        Self(calls.into_iter().fold(0, |bits, called| bits | 1 << called as u8))
    }
}

pub(crate) fn ask(state: &State, seat: Seat, into: &mut Ask<Race>) {
    match state.phase {
        Phase::StartDiscard => explore::ask_start(state, seat, into),
        Phase::ChooseAction => choose::ask(state, into),
        Phase::Explore => explore::ask(state, seat, into),
        Phase::DevelopPlace => develop::ask_place(state, seat, into),
        Phase::DevelopPay => develop::ask_pay(state, seat, into),
        Phase::SettlePlace => settle::ask_place(state, seat, into),
        Phase::SettleResolve => settle::ask(state, seat, into),
        Phase::Trade => trade::ask(state, seat, into),
        Phase::Consume => consume::ask(state, seat, into),
        Phase::Produce => produce::ask(state, seat, into),
        Phase::HandLimit => limit::ask(state, seat, into),
        Phase::Over => into.pick.from.clear(),
    }
}

pub(crate) fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
    match state.phase {
        Phase::StartDiscard => explore::apply_start(state, seat, items, log),
        Phase::ChooseAction => choose::apply(state, seat, items, log),
        Phase::Explore => explore::apply(state, seat, items, log),
        Phase::DevelopPlace => develop::apply_place(state, seat, items, log),
        Phase::DevelopPay => develop::apply_pay(state, seat, items, log),
        Phase::SettlePlace => settle::apply_place(state, seat, items, log),
        Phase::SettleResolve => settle::apply(state, seat, items, log),
        Phase::Trade => trade::apply(state, seat, items, log),
        Phase::Consume => consume::apply(state, seat, items, log),
        Phase::Produce => produce::apply(state, seat, items, log),
        Phase::HandLimit => limit::apply(state, seat, items, log),
        Phase::Over => {}
    }
}

/// The phase is done: on to the next one that was called, or to the end of the round.
pub(crate) fn next_phase(state: &mut State, log: &mut Log<Event>) {
    let Some(called) = state.queue.next() else { return limit::begin(state, log) };
    state.repeat = matches!(called, Called::DevelopAgain | Called::SettleAgain);
    match called {
        Called::Explore => explore::begin(state, log),
        Called::Develop | Called::DevelopAgain => develop::begin(state, log),
        Called::Settle | Called::SettleAgain => settle::begin(state, log),
        Called::Consume => trade::begin(state, log),
        Called::Produce => produce::begin(state, log),
    }
}

/// A phase starts with fresh lanes for these seats.
fn enter(state: &mut State, phase: Phase, todo: SeatSet) {
    state.phase = phase;
    state.ordered = false;
    state.todo = todo;
    state.waiting = todo;
}

/// One more answer is in to a question that all are asked at once: was it the last?
fn last_in(state: &mut State, seat: Seat) -> bool {
    state.todo.remove(seat);
    state.waiting.remove(seat);
    state.todo.is_empty()
}

/// END-4, END-7: is the last VP gone, or does somebody have twelve cards?
fn ends(state: &State) -> bool {
    state.pool == 0 || state.in_order().any(|seat| state.seat(seat).tableau.len() >= FULL_TABLEAU)
}

/// A round is over, and with it perhaps the game.
fn end_round(state: &mut State, log: &mut Log<Event>) {
    if !ends(state) {
        return begin_round(state, log);
    }
    enter(state, Phase::Over, SeatSet::EMPTY);
    if let Some(outcome) = score::outcome(state) {
        log.public(|| Event::Ended { winners: outcome.winners, scores: outcome.scores.to_vec() });
    }
}

/// TWO-3, TWO-4: one card gives the bonus in the first phase of its kind, two cards in both.
#[inline]
pub fn gives_bonus(picks: &[Action], action: Action, repeat: bool) -> bool {
    picks.iter().filter(|&&pick| pick == action).count() > usize::from(repeat)
}

fn has_bonus(state: &State, seat: Seat, action: Action) -> bool {
    gives_bonus(&state.seat(seat).picks, action, state.repeat)
}

/// The card of a tableau that a common power comes from, for the log.
fn source(state: &State, seat: Seat, power: fn(&Sums) -> i8) -> Kind {
    let mut cards = state.seat(seat).tableau.iter().map(|slot| slot.kind());
    cards.find(|&kind| power(Sums::of_kind(kind)) > 0).unwrap_or(Kind(0))
}
