//! What everybody knows, and what only some do.

use tabletop::{Known, Seat, Viewer};

use super::deal::Dealing;
use super::{BadPosition, HiddenCards, Knowing};
use crate::cards::{CardFace, Kind, copies};
use crate::event::DeckName;
use crate::knowledge::{DESTINY, Knowledge, PUBLIC, Span, VIEWERS, ZONES, sees_into};
use crate::loyalties::Faces;
use crate::stack::Stack;

impl HiddenCards {
    const fn zone(self) -> usize {
        match self {
            Self::Hand(seat) => seat.index(),
            Self::Destiny => DESTINY,
        }
    }
}

fn known(kinds: &[Kind], left: u8) -> Known {
    let mut known = Known::default();
    kinds.iter().for_each(|&kind| known.enters(copies(kind)));
    Known { left, ..known }
}

fn learn<const N: usize>(stack: &mut Stack<N>, seat: Seat, from_top: u8) -> bool {
    let place = stack.pile().len().checked_sub(usize::from(from_top) + 1);
    place.inspect(|&place| stack.learn_at(seat, place)).is_some()
}

impl Dealing<'_> {
    pub(super) fn knowledge(&mut self) -> Result<(), BadPosition> {
        let of_public = self.of_skills(Viewer::Public, &self.position.public, &self.as_drawn())?;
        self.state.knows = [of_public; VIEWERS];
        self.shared(Viewer::Public, &self.position.public)?;
        for seat in self.state.seats() {
            let viewer = Viewer::Seat(seat);
            let knowing = std::mem::take(&mut self.people[seat.index()].knows);
            let mut knowledge = self.of_skills(viewer, &knowing, &of_public)?;
            // About their own hand nothing is noted: they see it.
            knowledge.spans[seat.index()] = Span::default();
            knowledge.seen[seat.index()] = Known::default();
            self.state.knows[seat.index()] = knowledge;
            self.shared(viewer, &knowing)?;
            self.secrets(seat, &knowing)?;
        }
        Ok(())
    }

    /// Exactly the types that are there.
    fn as_drawn(&self) -> Knowledge {
        let mut knowledge = Knowledge::default();
        for seat in self.state.seats() {
            knowledge.spans[seat.index()] = Span::exact(self.state.hands[seat.index()]);
        }
        knowledge.spans[DESTINY] = Span::exact(self.state.destiny.iter().copied().collect());
        knowledge
    }

    /// Hands and Destiny.
    fn of_skills(&self, viewer: Viewer, knowing: &Knowing, common: &Knowledge) -> Result<Knowledge, BadPosition> {
        let mut knowledge = *common;
        for &(of, ref kinds, left) in &knowing.seen {
            self.zone(of)?;
            knowledge.seen[of.zone()] = known(kinds, left);
        }
        for &(of, span) in &knowing.types {
            self.zone(of)?;
            knowledge.spans[of.zone()] = span;
        }
        let viewed = |zone: usize| viewer.seat().is_some_and(|seat| sees_into(seat.index(), zone));
        let cards = |zone: usize| {
            self.state.hands.get(zone).copied().unwrap_or_else(|| self.state.destiny.iter().copied().collect())
        };
        let holds = (0..ZONES).all(|zone| viewed(zone) || knowledge.holds(zone, cards(zone)));
        if holds { Ok(knowledge) } else { Err(BadPosition::UntrueKnowledge { viewer }) }
    }

    fn zone(&self, of: HiddenCards) -> Result<(), BadPosition> {
        match of {
            HiddenCards::Hand(seat) => self.seat(seat).map(drop),
            HiddenCards::Destiny => Ok(()),
        }
    }

    /// What an onlooker too may know.
    fn shared(&mut self, viewer: Viewer, knowing: &Knowing) -> Result<(), BadPosition> {
        let mut kinds = tabletop::Cards::EMPTY;
        knowing.quorum.iter().for_each(|face| kinds.add(face.copies()));
        let kinds = kinds.0 as u32;
        let named = knowing.quorum.len() as u32;
        if kinds & !self.state.quorum_kinds() != 0 || kinds.count_ones() != named {
            return Err(BadPosition::UntrueKnowledge { viewer });
        }
        match viewer.seat() {
            Some(seat) if knowing.quorum.is_empty() => {
                self.state.quorum_known[seat.index()] = self.state.quorum_known[PUBLIC];
            }
            Some(seat) => self.state.quorum_known[seat.index()] = kinds,
            None => self.state.quorum_known = [kinds; VIEWERS],
        }
        Ok(())
    }

    /// What only a player may know.
    fn secrets(&mut self, seat: Seat, knowing: &Knowing) -> Result<(), BadPosition> {
        let viewer = Viewer::Seat(seat);
        for (owner, faces) in &knowing.loyalty {
            self.seat(*owner)?;
            let mut seen = Faces::default();
            faces.iter().for_each(|&face| seen.add(face));
            let held = Faces::of(self.state.loyalty.held(*owner));
            if *owner == seat || !seen.within(held) || seen.len() != faces.len() {
                return Err(BadPosition::UntrueKnowledge { viewer });
            }
            self.state.loyalty.known[seat.index()][owner.index()] = seen;
        }
        for &(deck, ref places) in &knowing.piles {
            for &place in places {
                let state = &mut self.state;
                let found = match deck {
                    DeckName::Crisis => learn(&mut state.crises, seat, place),
                    DeckName::Destination => learn(&mut state.destinations, seat, place),
                    DeckName::Quorum => learn(&mut state.quorum, seat, place),
                    DeckName::SuperCrisis => learn(&mut state.supers, seat, place),
                    // Nobody ever looks into a skill deck.
                    DeckName::Skill(_) => false,
                };
                if !found {
                    return Err(BadPosition::NoSuchPlace { viewer, deck });
                }
            }
        }
        for &ship in &knowing.civilians {
            let civilian = self.state.space.civilians.get_mut(usize::from(ship));
            civilian.ok_or(BadPosition::NoSuchCivilian { viewer, ship })?.known.insert(seat);
        }
        Ok(())
    }
}
