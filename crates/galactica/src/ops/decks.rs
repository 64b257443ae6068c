//! Cards are drawn from the small decks and laid down.

use tabletop::{CardId, Cards, Seat};

use crate::cards::{CardFace, Quorum, SuperCrisis};
use crate::event::DeckName;
use crate::state::{State, faces};
use crate::{Event, Log};

/// A card that was drawn; everybody is told where that renewed its deck.
fn told(deck: DeckName, (card, renewed): (Option<CardId>, bool), log: &mut Log) -> Option<CardId> {
    if renewed {
        log.public(|| Event::Reshuffled { deck });
    }
    card
}

impl State {
    pub(crate) fn draw_crisis(&mut self, log: &mut Log) -> u8 {
        log.drew();
        let card = told(DeckName::Crisis, self.crises.draw(&mut self.dice), log);
        card.expect("seventy crises never run out: a handful stay in play")
    }

    /// The President draws, and nobody else sees the cards.
    pub(crate) fn draw_quorum(&mut self, count: u8, log: &mut Log) {
        let seat = self.president;
        let mut drawn = Cards::EMPTY;
        for _ in 0..count {
            if let Some(card) = self.next_quorum(log) {
                drawn.insert(card);
                self.quorum_hand.insert(card);
            }
        }
        log.split(seat, || {
            let count = drawn.len() as u8;
            (Event::DrewQuorum { seat, cards: faces(drawn).collect() }, Some(Event::DrewQuorumHidden { seat, count }))
        });
    }

    pub(crate) fn next_quorum(&mut self, log: &mut Log) -> Option<u8> {
        log.drew();
        told(DeckName::Quorum, self.quorum.draw(&mut self.dice), log)
    }

    /// A Quorum card leaves the President's hand face up, on to the discard pile.
    pub(crate) fn lay_quorum(&mut self, face: Quorum) {
        let card = self.quorum_hand.copy_of(face.copies()).expect("answers are checked against the hand");
        self.quorum_hand.remove(card);
        self.quorum.discard(card);
        for known in &mut self.quorum_known {
            let mut kinds = Cards(u128::from(*known));
            kinds.take(face.copies());
            *known = kinds.0 as u32;
        }
    }

    pub(crate) fn draw_super(&mut self, seat: Seat, log: &mut Log) {
        log.drew();
        let card = told(DeckName::SuperCrisis, self.supers.draw(&mut self.dice), log);
        if let Some(card) = card {
            self.super_hands[seat.index()] = Some(card);
            log.split(seat, || {
                let crisis = SuperCrisis::of(card);
                (Event::DrewSuperCrisis { seat, crisis }, Some(Event::DrewSuperCrisisHidden { seat }))
            });
        }
    }

    /// A Quorum card that was in play is discarded.
    pub(crate) fn leave_play(&mut self, card: Quorum, log: &mut Log) {
        match self.appointed.holder(card) {
            Some(holder) => *holder = None,
            None => self.appointed.prophecy = false,
        }
        self.quorum.discard(card.copies().first);
        log.public(|| Event::QuorumGone { card });
    }
}
