//! Cards that lie nowhere yet: first those that are named are taken out, then what is left fills the rest.

use tabletop::{CardId, Dice};

use super::{BadPosition, Card, Heap};
use crate::event::DeckName;

pub(super) struct Pool<F> {
    /// Shuffled.
    left: Vec<CardId>,
    of: fn(CardId) -> F,
    cards: usize,
}

/// The cards of a [`Heap`] that are named.
pub(super) struct Named {
    top: Vec<CardId>,
    discards: Vec<CardId>,
}

impl<F: Copy + PartialEq + Into<Card>> Pool<F> {
    pub(super) fn new(cards: usize, of: fn(CardId) -> F, dice: &mut Dice) -> Self {
        let mut left: Vec<CardId> = (0..cards as CardId).collect();
        dice.shuffle(&mut left);
        Self { left, of, cards }
    }

    /// A part of the cards, in their order.
    pub(super) const fn of(left: Vec<CardId>, of: fn(CardId) -> F) -> Self {
        Self { cards: left.len(), left, of }
    }

    pub(super) fn take(&mut self, face: F) -> Result<CardId, BadPosition> {
        let found = self.take_if(|other| other == face);
        found.ok_or_else(|| {
            let copies = (0..self.cards as CardId).filter(|&card| (self.of)(card) == face).count() as u8;
            BadPosition::TooManyCopies { card: face.into(), copies }
        })
    }

    pub(super) fn take_all(&mut self, faces: &[F]) -> Result<Vec<CardId>, BadPosition> {
        faces.iter().map(|&face| self.take(face)).collect()
    }

    /// The next card whose face fits.
    pub(super) fn take_if(&mut self, fits: impl Fn(F) -> bool) -> Option<CardId> {
        let at = self.left.iter().position(|&card| fits((self.of)(card)))?;
        Some(self.left.remove(at))
    }

    pub(super) fn named(&mut self, heap: &Heap<F>) -> Result<Named, BadPosition> {
        Ok(Named { top: self.take_all(&heap.top)?, discards: self.take_all(&heap.discards)? })
    }

    /// All that is left.
    pub(super) fn rest(self) -> Vec<CardId> {
        self.left
    }

    /// The draw pile, its top last, and the discards, newest first.
    pub(super) fn piles(
        self,
        deck: DeckName,
        named: Named,
        size: Option<u8>,
    ) -> Result<(Vec<CardId>, Vec<CardId>), BadPosition> {
        let (mut pile, mut discards) = (self.left, named.discards);
        if let Some(size) = size.map(usize::from) {
            let (all, named) = (pile.len() + named.top.len(), named.top.len());
            let under = size.checked_sub(named).ok_or(BadPosition::PileTooSmall { deck, named, size })?;
            if size > all {
                return Err(BadPosition::PileTooLarge { deck, size, most: all });
            }
            discards.extend(pile.drain(under..));
        }
        pile.extend(named.top.into_iter().rev());
        Ok((pile, discards))
    }
}
