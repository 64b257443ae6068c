//! A look at loyalty, and what becoming a revealed Cylon takes along.

use tabletop::{Seat, SeatSet};

use crate::cards::{BOX, Location, Loyalty, Quorum, Title};
use crate::people::Place;
use crate::state::State;
use crate::{Event, Log};

impl State {
    /// `viewer` looks at one random face-down loyalty card of `owner` (ruling 12/1), or at all.
    pub(crate) fn look_at_loyalty(&mut self, seat: Seat, owner: Seat, all: bool, log: &mut Log) {
        let held = self.loyalty.held[owner.index()];
        if held.is_empty() {
            return;
        }
        let cards: Vec<Loyalty> = if all {
            self.loyalty.saw_all(seat, owner);
            held.iter().map(|&card| BOX[usize::from(card)]).collect()
        } else {
            log.drew();
            let card = BOX[usize::from(held[self.dice.below(held.len() as u32) as usize])];
            self.loyalty.saw_one(seat, owner, card);
            vec![card]
        };
        log.showed(SeatSet::one(seat));
        log.split(seat, || {
            let mut cards = cards;
            cards.sort_unstable();
            (Event::SawLoyalty { seat, owner, cards }, Some(Event::LookedAtLoyalty { seat, owner, all }))
        });
    }

    // Ruling 12/2: what becoming a revealed Cylon takes along: cards in play in front of them (11/2), the titles (10/1), their
    // place; their viper returns to the Reserves.
    pub(crate) fn turn_cylon(&mut self, seat: Seat, log: &mut Log) {
        for card in [Quorum::AssignArbitrator, Quorum::AssignMissionSpecialist, Quorum::AssignVicePresident] {
            if self.appointed.holder(card).is_some_and(|holder| *holder == Some(seat)) {
                self.leave_play(card, log);
            }
        }
        self.revealed.insert(seat);
        for title in Title::ALL {
            if self.holder(title) == seat {
                self.succeed(title, log);
            }
        }
        self.leave_viper(seat);
        self.put(seat, Place::At(Location::ResurrectionShip), log);
        if seat == self.current {
            self.turn.turned = true;
        }
    }
}
