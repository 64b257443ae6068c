//! Skill cards: hands, the Destiny deck, and the five decks.

use tabletop::{CardId, Cards, Deck, MAX_SEATS, Seat};

use super::BadPosition;
use super::deal::Dealing;
use super::pool::{Named, Pool};
use crate::cards::{CARDS, Kind, Skill, kind_of};
use crate::event::DeckName;

impl Dealing<'_> {
    pub(super) fn skills(&mut self) -> Result<(), BadPosition> {
        let mut pool = Pool::new(CARDS, kind_of, &mut self.dice);
        let mut hands = Vec::new();
        for person in &self.people {
            hands.push(pool.take_all(&person.hand.named)?);
        }
        let mut destiny = pool.take_all(&self.position.destiny.named)?;
        let mut named: Vec<Named> = Vec::new();
        for heap in &self.position.skills {
            named.push(pool.named(heap)?);
        }
        self.fill_destiny(&mut destiny, &mut pool)?;
        for (hand, seat) in hands.iter_mut().zip(self.state.seats()) {
            self.fill_hand(seat, hand, &mut pool)?;
        }
        let state = &mut self.state;
        state.hands = [Cards::EMPTY; MAX_SEATS];
        for (seat, hand) in hands.into_iter().enumerate() {
            for card in hand {
                state.hands[seat].insert(card);
                state.came[usize::from(card)] = state.clock;
                state.clock += 1;
            }
        }
        state.destiny = destiny.into_iter().rev().collect();
        let rest = pool.rest();
        for (skill, named) in Skill::ALL.into_iter().zip(named) {
            let mine = rest.iter().copied().filter(|&card| kind_of(card).skill() == skill).collect();
            let size = self.position.skills[skill.index()].size;
            let (pile, discards) = Pool::of(mine, kind_of).piles(DeckName::Skill(skill), named, size)?;
            let mut deck = Deck::new(pile);
            discards.into_iter().rev().for_each(|card| deck.discard(card));
            state.decks[skill.index()] = deck;
        }
        Ok(())
    }

    // Ruling 1/7: it is made of two cards of each type, and cards only leave it.
    fn fill_destiny(&self, destiny: &mut Vec<CardId>, pool: &mut Pool<Kind>) -> Result<(), BadPosition> {
        let most = 2 * Skill::ALL.len();
        let size = usize::from(self.position.destiny.size.unwrap_or(most as u8));
        if destiny.len() > size || !(1..=most).contains(&size) {
            return Err(BadPosition::DestinySize { most });
        }
        let of = |destiny: &[CardId], skill| destiny.iter().filter(|&&card| kind_of(card).skill() == skill).count();
        if Skill::ALL.into_iter().any(|skill| of(destiny, skill) > 2) {
            return Err(BadPosition::DestinyTypes);
        }
        while destiny.len() < size {
            let next = pool.take_if(|kind| of(destiny, kind.skill()) < 2);
            destiny.push(next.ok_or(BadPosition::DestinyTypes)?);
        }
        Ok(())
    }

    fn fill_hand(&self, seat: Seat, hand: &mut Vec<CardId>, pool: &mut Pool<Kind>) -> Result<(), BadPosition> {
        let Some(size) = self.people[seat.index()].hand.size.map(usize::from) else { return Ok(()) };
        if hand.len() > size {
            return Err(BadPosition::HandTooSmall { seat, named: hand.len(), size });
        }
        let set = self.state.character(seat).row().skill_set;
        while hand.len() < size {
            let next = pool.take_if(|kind| set.iter().any(|slot| slot.skills.contains(&kind.skill())));
            let most = hand.len();
            hand.push(next.ok_or(BadPosition::HandTooLarge { seat, cards: size, most })?);
        }
        Ok(())
    }
}
