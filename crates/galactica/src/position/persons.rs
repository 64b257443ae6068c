//! Where people are, and who holds the titles.

use tabletop::Seat;

use super::deal::Dealing;
use super::{BadPosition, Person};
use crate::cards::{Ability, Area, Character, Location, Loyalty, Ship, Start, Title};
use crate::frame::TurnStep;
use crate::people::Place;

impl Person {
    fn shows_a_cylon_card(&self) -> bool {
        self.shown.iter().any(|card| card.is_cylon())
    }

    /// A Cylon by the Sympathizer alone.
    pub(super) fn is_sympathizer(&self) -> bool {
        let among_cylons = self.place.is_some_and(|place| place.is_aboard(Ship::Cylon));
        !self.shows_a_cylon_card() && self.shown.contains(&Loyalty::Sympathizer) && among_cylons
    }

    /// Openly a Cylon.
    pub(super) fn is_revealed(&self) -> bool {
        self.shows_a_cylon_card() || self.is_sympathizer()
    }
}

impl Dealing<'_> {
    pub(super) fn places(&mut self) -> Result<(), BadPosition> {
        for seat in self.state.seats() {
            let person = &self.people[seat.index()];
            let character = self.state.character(seat);
            let (revealed, arrived) = (self.state.revealed.contains(seat), self.has_arrived(seat));
            let fallback = match character.row().start {
                _ if revealed => Place::At(Location::ResurrectionShip),
                // Where the Sympathizer took them.
                _ if !person.shown.is_empty() => Place::At(Location::Brig),
                Start::At(location) => Place::At(location),
                Start::OffBoard if arrived => Place::At(Location::HangarDeck),
                Start::OffBoard => Place::Nowhere,
                Start::InViper => Place::Flying(Area::PortBow),
            };
            let place = person.place.unwrap_or(fallback);
            let stranded = character == Character::Helo && !arrived && !revealed;
            let wrong = match place {
                Place::Nowhere if !stranded => Some(BadPosition::OffTheBoard { seat }),
                Place::At(_) | Place::Flying(_) if stranded => Some(BadPosition::Stranded { seat }),
                Place::Flying(_) if revealed => Some(BadPosition::NotAmongCylons { seat }),
                Place::Flying(_) if !character.row().can_pilot => Some(BadPosition::NotAPilot { seat }),
                Place::At(location) if revealed && location.row().ship != Ship::Cylon => {
                    Some(BadPosition::NotAmongCylons { seat })
                }
                Place::At(location) if !revealed && location.row().ship == Ship::Cylon => {
                    Some(BadPosition::NotAmongHumans { seat })
                }
                Place::Nowhere | Place::At(_) | Place::Flying(_) => None,
            };
            if let Some(wrong) = wrong {
                return Err(wrong);
            }
            self.state.places[seat.index()] = place;
            if person.spent {
                self.state.spent.insert(seat);
            }
        }
        // Determined when a turn starts.
        let seat = self.state.current;
        let pilot = self.state.has(seat, Ability::ExpertPilot) && self.state.place(seat).area().is_some();
        self.state.turn.actions = if pilot { 2 } else { 1 };
        Ok(())
    }

    /// Has this seat's second turn begun, for Helo?
    fn has_arrived(&self, seat: Seat) -> bool {
        let (players, state) = (self.position.players, &self.state);
        let second = u16::from(players) + u16::from((seat.0 + players - state.first.0) % players);
        state.turns > second || state.turns == second && self.position.step != TurnStep::Start
    }

    pub(super) fn titles(&mut self) -> Result<(), BadPosition> {
        for (title, named) in Title::ALL.into_iter().zip(self.position.titles) {
            let seat = named.unwrap_or_else(|| self.state.heir(title));
            self.seat(seat)?;
            if !self.state.is_human(seat) {
                return Err(BadPosition::TitleOfACylon { title, seat });
            }
            let jailed = |seat: Seat| self.state.is_at(seat, Location::Brig);
            if !title.kept_in_brig() && jailed(seat) && !self.state.humans().iter().all(jailed) {
                return Err(BadPosition::AdmiralInBrig { seat });
            }
            match title {
                Title::President => self.state.president = seat,
                Title::Admiral => self.state.admiral = seat,
            }
        }
        Ok(())
    }
}
