//! Movement. Rulebook, "Movement step"; ruling 3.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use super::{Behave, Flow, wait};
use crate::cards::{LOCATIONS, Location, Rule, Ship, kind_of};
use crate::people::Place;
use crate::state::State;
use crate::{Ask, Item, Log, Prompt};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MovementStep {
    #[default]
    Go,
    /// Ruling 3/1: the target is named before the card is discarded.
    Pay(Location),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Movement {
    pub step: MovementStep,
    pub seat: Seat,
}

/// Where somebody may go of their own will, free or for a card.
fn reach(state: &State, seat: Seat, found: &mut impl FnMut(Item)) {
    let place = state.place(seat);
    if state.revealed.contains(seat) {
        // Ruling 3/6: among the Cylon locations, free.
        let there = LOCATIONS.iter().filter(|row| row.ship == Ship::Cylon && !state.is_at(seat, row.location));
        return there.for_each(|row| found(Item::Location(row.location)));
    }
    // Ruling 9/1; Stranded: cannot move.
    if place == Place::Nowhere || state.is_at(seat, Location::Brig) {
        return;
    }
    for row in &LOCATIONS {
        // Ruling 3/4: nobody may choose a hazardous location.
        let open = match row.ship {
            Ship::Galactica => true,
            Ship::ColonialOne => !state.has_rule(Rule::ColonialOneClosed),
            Ship::Cylon => false,
        };
        let payable = !costs_a_card(place, row.location) || state.hand_size(seat) > 0;
        if open && !row.hazardous && !state.is_at(seat, row.location) && payable {
            found(Item::Location(row.location));
        }
    }
    // Ruling 3/3: a pilot may fly to the next area instead.
    if let Some(area) = place.area() {
        let mut areas = area.adjacent();
        areas.sort_unstable();
        areas.into_iter().for_each(|area| found(Item::Area(area)));
    }
}

// Rulings 3/1 and 3/3: between the ships, and out of a viper.
fn costs_a_card(from: Place, to: Location) -> bool {
    from.location().is_none_or(|from| from.row().ship != to.row().ship)
}

impl Movement {
    pub fn of(seat: Seat) -> Self {
        Self { seat, ..Self::default() }
    }

    fn go(self, state: &mut State, to: Location, log: &mut Log) -> Flow {
        state.leave_viper(self.seat);
        state.put(self.seat, Place::At(to), log);
        Flow::Done
    }
}

impl Behave for Movement {
    fn step(self, state: &mut State, _log: &mut Log) -> Flow {
        let mut somewhere = false;
        reach(state, self.seat, &mut |_| somewhere = true);
        if somewhere { wait(self) } else { Flow::Done }
    }

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn ask(self, state: &State, seat: Seat, into: &mut Ask) {
        match self.step {
            MovementStep::Go => {
                into.start(Prompt::Move, 0, 1);
                reach(state, seat, &mut |item| into.pick.from.push(item));
            }
            // Ruling 3/2: Apollo too chooses the card.
            MovementStep::Pay(_) => {
                into.start(Prompt::PayMove, 1, 1);
                into.pick.from.extend(state.hands[seat.index()].iter().map(|card| Item::Card(kind_of(card))));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, items: &[Item], log: &mut Log) -> Flow {
        if let MovementStep::Pay(to) = self.step {
            state.discard_all(seat, items, log);
            return self.go(state, to, log);
        }
        match items.first() {
            Some(&Item::Location(to)) if costs_a_card(state.place(seat), to) => {
                wait(Self { step: MovementStep::Pay(to), ..self })
            }
            Some(&Item::Location(to)) => self.go(state, to, log),
            Some(&Item::Area(area)) => {
                state.put(seat, Place::Flying(area), log);
                Flow::Done
            }
            _ => Flow::Done,
        }
    }
}
