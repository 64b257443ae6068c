//! Loyalty cards: dealt, shown, in the deck, out of the game.

use tabletop::{List, Seat};

use super::deal::Dealing;
use super::{BadPosition, Card, Person};
use crate::cards::{BOX, Character, EXTRA_HUMAN, Loyalty, LoyaltyId, SYMPATHIZER, deck_for};
use crate::loyalties::{HELD, Loyalties};

/// The cards of this game, and those that are out of it.
struct Stock {
    game: Vec<LoyaltyId>,
    out: Vec<LoyaltyId>,
}

impl Stock {
    fn take(&mut self, face: Loyalty) -> Result<LoyaltyId, BadPosition> {
        let at = self.game.iter().position(|&card| BOX[usize::from(card)] == face);
        let copies = BOX.iter().filter(|&&other| other == face).count() as u8;
        Ok(self.game.remove(at.ok_or(BadPosition::TooManyCopies { card: Card::Loyalty(face), copies })?))
    }
}

impl Dealing<'_> {
    pub(super) fn loyalty(&mut self) -> Result<(), BadPosition> {
        self.check_shown()?;
        let expected = self.dealt();
        // Before anything is laid down: no more than were dealt, and no heap that there is no room for.
        let face_down = |person: &Person| person.loyalty.iter().flatten().count();
        let found: usize = self.people.iter().map(|person| person.shown.len() + face_down(person)).sum();
        if found > expected || self.people.iter().any(|person| face_down(person) > HELD) {
            return Err(BadPosition::LoyaltyDealt { expected, found });
        }
        let mut cards = self.stock()?;
        let mut loyalty = Loyalties::default();
        for (seat, person) in self.people.iter().enumerate() {
            for &face in &person.shown {
                loyalty.shown[seat].push(cards.take(face)?);
            }
            for &face in person.loyalty.iter().flatten() {
                loyalty.held[seat].push(cards.take(face)?);
            }
        }
        let top: Vec<LoyaltyId> =
            self.position.loyalty_deck.iter().map(|&face| cards.take(face)).collect::<Result<_, _>>()?;
        if self.state.slept && !top.is_empty() {
            return Err(BadPosition::LoyaltyDeckGone);
        }
        self.deal_rest(&mut cards, &mut loyalty);
        let held = loyalty.held.iter().map(|held| held.len()).sum::<usize>();
        let found = held + loyalty.shown.iter().map(|shown| shown.len()).sum::<usize>();
        if found != expected {
            return Err(BadPosition::LoyaltyDealt { expected, found });
        }
        self.dice.shuffle(&mut cards.game);
        loyalty.deck = cards.game.into_iter().chain(top.into_iter().rev()).collect();
        loyalty.out = cards.out.into_iter().collect::<List<_, 16>>();
        self.state.loyalty = loyalty;
        let people = &self.people;
        self.state.revealed = self.state.seats().filter(|seat| people[seat.index()].is_revealed()).collect();
        self.state.sympathizer = self.state.seats().find(|seat| people[seat.index()].is_sympathizer());
        if self.state.humans().is_empty() {
            return Err(BadPosition::NoHuman);
        }
        Ok(())
    }

    /// To everybody whose cards are not named, as many as they were dealt.
    fn deal_rest(&mut self, cards: &mut Stock, loyalty: &mut Loyalties) {
        self.dice.shuffle(&mut cards.game);
        if !self.state.slept {
            // Before the sleepers wake, whoever is not said to be a Cylon is none, as long as there are such cards.
            cards.game.sort_by_key(|&card| BOX[usize::from(card)] == Loyalty::NotACylon);
        }
        for seat in self.state.seats() {
            let person = &self.people[seat.index()];
            if person.loyalty.is_none() {
                let face_up = person.shown.iter().filter(|card| card.is_cylon()).count();
                for _ in face_up..self.dealt_to(seat) {
                    if let Some(card) = cards.game.pop_if(|card| *card != SYMPATHIZER) {
                        loyalty.held[seat.index()].push(card);
                    }
                }
            }
        }
    }

    /// What of the sixteen cards is in this game: the Cylon cards that are named, and others by the seed.
    fn stock(&mut self) -> Result<Stock, BadPosition> {
        let row = deck_for(self.position.players);
        let named: Vec<Loyalty> = self.named().collect();
        let mut cylons: Vec<LoyaltyId> = (0..SYMPATHIZER).filter(|&card| BOX[usize::from(card)].is_cylon()).collect();
        self.dice.shuffle(&mut cylons);
        cylons.sort_by_key(|&card| !named.contains(&BOX[usize::from(card)]));
        let wanted = cylons.iter().filter(|&&card| named.contains(&BOX[usize::from(card)])).count();
        let last = named.iter().rfind(|card| card.is_cylon());
        if let Some(&card) = last.filter(|_| wanted > row.cylons) {
            return Err(BadPosition::TooManyCylons { most: row.cylons, card });
        }
        let humans: Vec<LoyaltyId> = (0..SYMPATHIZER).filter(|&card| !BOX[usize::from(card)].is_cylon()).collect();
        let extra = EXTRA_HUMAN.into_iter().filter(|&character| self.state.seat_of(character).is_some()).count();
        let mut game: Vec<LoyaltyId> = cylons.drain(..row.cylons).collect();
        game.extend(&humans[..row.humans + extra]);
        let mut out: Vec<LoyaltyId> = cylons.into_iter().chain(humans[row.humans + extra..].iter().copied()).collect();
        if row.sympathizer { &mut game } else { &mut out }.push(SYMPATHIZER);
        let dealt = self.people.iter().any(|person| person.shown.contains(&Loyalty::Sympathizer));
        let waits = self.position.loyalty_deck.contains(&Loyalty::Sympathizer);
        let (is_dealt, is_waiting) = (row.sympathizer && self.state.slept, row.sympathizer && !self.state.slept);
        if dealt && !is_dealt || waits && !is_waiting {
            return Err(BadPosition::NoSympathizer);
        }
        if is_dealt && !dealt {
            return Err(BadPosition::SympathizerMissing);
        }
        Ok(Stock { game, out })
    }

    fn named(&self) -> impl Iterator<Item = Loyalty> {
        let people = self.people.iter().flat_map(|person| person.loyalty.iter().flatten().chain(&person.shown));
        people.chain(&self.position.loyalty_deck).copied()
    }

    fn check_shown(&self) -> Result<(), BadPosition> {
        for (person, seat) in self.people.iter().zip(self.state.seats()) {
            if person.loyalty.iter().flatten().any(|&card| card == Loyalty::Sympathizer) {
                return Err(BadPosition::SympathizerHidden { seat });
            }
            for (at, &card) in person.shown.iter().enumerate() {
                let twice = person.shown[..at].iter().any(|other| other.is_cylon()) && card.is_cylon();
                if card == Loyalty::NotACylon || twice {
                    return Err(BadPosition::ShownLoyalty { seat, card });
                }
            }
        }
        Ok(())
    }

    /// How many cards this character was dealt so far.
    fn dealt_to(&self, seat: Seat) -> usize {
        let is = |character| usize::from(self.state.character(seat) == character);
        let first = 1 + is(Character::GaiusBaltar);
        if self.state.slept { first + 1 + is(Character::Boomer) } else { first }
    }

    fn dealt(&self) -> usize {
        self.state.seats().map(|seat| self.dealt_to(seat)).sum()
    }
}
