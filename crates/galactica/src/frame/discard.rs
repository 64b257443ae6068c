//! Cards are lost from hands by their owners' choice: because a card says so, or at the hand limit. Rulings 2/5 and 15/5.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Seat, SeatSet, Shows};

use super::{Behave, Flow, wait};
use crate::cards::{Ability, kind_of};
use crate::state::State;
use crate::{Ask, Event, Item, Log, Prompt};

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    Count(u8),
    /// Down to so many.
    DownTo(u8),
    /// Down to the hand limit.
    Limit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discard {
    pub measure: Measure,
    /// Who has to discard; while it waits, who is still asked.
    pub asked: SeatSet,
    pub begun: bool,
}

impl Discard {
    pub fn of(seats: SeatSet, measure: Measure) -> Self {
        Self { measure, asked: seats, begun: false }
    }

    // Ruling 2/6: every player, at the end of any player's turn.
    pub fn limit() -> Self {
        Self::of(SeatSet::all(tabletop::MAX_SEATS as u8), Measure::Limit)
    }

    fn count(self, state: &State, seat: Seat) -> usize {
        let hand = state.hand_size(seat);
        match self.measure {
            Measure::Count(count) => hand.min(usize::from(count)),
            Measure::DownTo(keep) => hand.saturating_sub(usize::from(keep)),
            Measure::Limit => hand.saturating_sub(state.hand_limit(seat)),
        }
    }
}

impl Behave for Discard {
    fn step(self, state: &mut State, log: &mut Log) -> Flow {
        let mut asked = SeatSet::EMPTY;
        for seat in state.current.clockwise(state.players).filter(|&seat| self.asked.contains(seat)) {
            let count = self.count(state, seat);
            if self.measure == Measure::Limit && count > 0 && state.has(seat, Ability::Reckless) {
                log.public(|| Event::Used { seat, ability: Ability::Reckless });
            }
            if count == 0 {
                continue;
            }
            // Ruling 15/5: more than they hold is all that they hold, and nothing to choose.
            if count == state.hand_size(seat) {
                let hand = state.hands[seat.index()];
                state.discard_cards(seat, hand, log);
            } else if state.has(seat, Ability::Headstrong) {
                log.public(|| Event::Used { seat, ability: Ability::Headstrong });
                let cards = state.random_cards(seat, count, log);
                state.discard_cards(seat, cards, log);
            } else {
                asked.insert(seat);
            }
        }
        if asked.is_empty() { Flow::Done } else { wait(Self { asked, begun: true, ..self }) }
    }

    fn asked(self, _state: &State) -> SeatSet {
        self.asked
    }

    // Ruling 15/6: several discard at the same time, so that nobody can wait and see.
    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        let count = self.count(state, seat) as u8;
        into.start(Prompt::Discard { count }, count, count);
        into.pick.from.extend(state.hands[seat.index()].iter().map(|card| Item::Card(kind_of(card))));
        into.sealed = true;
        into.shows = Shows::Items;
    }

    fn answer(mut self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        state.bid(seat, items);
        self.asked.remove(seat);
        if !self.asked.is_empty() {
            return wait(self);
        }
        let bids = std::mem::replace(&mut state.bids, Cards::EMPTY);
        for seat in state.current.clockwise(state.players) {
            state.discard_cards(seat, state.hands[seat.index()] & bids, log);
        }
        Flow::Done
    }
}
