//! Sets of cards as bits, multisets of kinds in the same bits, and what a viewer knows of a zone.
//!
//! Inside a state a card is a [`CardId`]: the copies of one kind have neighbouring ids, so that the order of ids is the
//! canonical order of kinds. Nothing outside a state ever sees an id: views, items and entries name kinds.

use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Serialize};

use crate::bits::bit_set;

/// One physical card among at most 128.
pub type CardId = u8;

/// The ids of all copies of one kind: `first`, `first + 1`, ... (`count` of them).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copies {
    pub first: CardId,
    pub count: u8,
}

impl Copies {
    #[inline]
    const fn mask(self) -> u128 {
        ((1u128 << self.count) - 1) << self.first
    }
}

/// A set of cards. Also serves as a multiset of kinds, held in the lowest ids of each kind ([`Cards::add`]).
///
/// ```
/// use tabletop::{Cards, Copies};
///
/// let hand: Cards = [3, 70].into_iter().collect();
/// let shown: Cards = [70].into_iter().collect();
/// assert_eq!((hand - shown).iter().collect::<Vec<_>>(), [3]);
/// // Of a kind with two copies, 70 and 71, it has one.
/// assert_eq!(hand.count(Copies { first: 70, count: 2 }), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Cards(pub u128);

bit_set!(Cards of CardId, card => card, 128, "a card id above 127");

impl Cards {
    /// Is this card in it?
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card & 1 == 1
    }

    /// The card with the lowest id.
    #[inline]
    pub const fn first(self) -> Option<CardId> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// All of them, by their ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        // Two words: shifting and testing 64 bits is cheaper than 128, and this is the hottest loop of an ask.
        let (mut low, mut high) = (self.0 as u64, (self.0 >> 64) as u64);
        std::iter::from_fn(move || {
            if low != 0 {
                let card = low.trailing_zeros() as u8;
                low &= low - 1;
                Some(card)
            } else if high != 0 {
                let card = high.trailing_zeros() as u8 + 64;
                high &= high - 1;
                Some(card)
            } else {
                None
            }
        })
    }

    /// The lowest copy of a kind that is in the set: the one every engine takes when it is told a kind.
    #[inline]
    pub const fn copy_of(self, kind: Copies) -> Option<CardId> {
        Self(self.0 & kind.mask()).first()
    }

    /// How many copies of a kind are in the set.
    #[inline]
    pub const fn count(self, kind: Copies) -> usize {
        Self(self.0 & kind.mask()).len()
    }

    /// As a multiset of kinds: one more of this kind. Always fills the lowest ids, so that equal multisets are equal bits.
    #[inline]
    pub const fn add(&mut self, kind: Copies) {
        let held = self.0 & kind.mask();
        self.0 |= (held << 1 | 1 << kind.first) & kind.mask();
    }

    /// As a multiset of kinds: one fewer of this kind, if it has any.
    #[inline]
    pub const fn take(&mut self, kind: Copies) {
        let held = self.0 & kind.mask();
        self.0 = self.0 & !kind.mask() | (held >> 1 & kind.mask());
    }
}

impl BitAnd for Cards {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Cards {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// What a viewer knows of a hidden zone: the kinds seen to be in it, and how many cards have left it unseen since.
///
/// It says: *at least* `cards.len() - left` of `cards` are still there. When a card leaves unseen, only the number grows;
/// which one it was does not show. A statement that has become empty is forgotten, so that equal knowledge is equal bytes.
///
/// ```
/// use tabletop::{Copies, Known};
///
/// let (gem, comet) = (Copies { first: 3, count: 1 }, Copies { first: 70, count: 2 });
/// let mut hand = Known::default();
/// hand.enters(gem);
/// hand.enters(comet);
/// hand.leave_unseen(1);
/// assert_eq!(hand.at_least(), 1, "one of the two is still there, no saying which");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Known {
    pub cards: Cards,
    pub left: u8,
}

impl Known {
    /// A card was seen to enter the zone.
    #[inline]
    pub fn enters(&mut self, kind: Copies) {
        self.cards.add(kind);
    }

    /// A card was seen to leave the zone.
    #[inline]
    pub fn leaves(&mut self, kind: Copies) {
        self.cards.take(kind);
        self.forget_if_empty();
    }

    /// `count` cards left the zone and the viewer does not know which.
    #[inline]
    pub fn leave_unseen(&mut self, count: usize) {
        if !self.cards.is_empty() {
            self.left = self.left.saturating_add(count as u8);
            self.forget_if_empty();
        }
    }

    /// How many of `cards` must still be in the zone.
    #[inline]
    pub fn at_least(&self) -> usize {
        self.cards.len().saturating_sub(usize::from(self.left))
    }

    #[inline]
    fn forget_if_empty(&mut self) {
        if self.at_least() == 0 {
            *self = Self::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SINGLE: Copies = Copies { first: 3, count: 1 };
    const PAIR: Copies = Copies { first: 70, count: 2 };

    #[test]
    fn a_set_of_cards_iterates_in_order_and_survives_json() {
        let set: Cards = [127, 0, 64, 63].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 63, 64, 127]);
        assert_eq!(serde_json::from_str::<Cards>(&serde_json::to_string(&set).unwrap()).unwrap(), set);
        assert!(serde_json::from_str::<Cards>("[128]").is_err());
    }

    #[test]
    fn a_multiset_of_kinds_does_not_tell_which_copy() {
        let mut kinds = Cards::EMPTY;
        kinds.add(PAIR);
        assert_eq!(kinds, [70].into_iter().collect());
        kinds.add(PAIR);
        assert_eq!(kinds.count(PAIR), 2);
        kinds.add(PAIR);
        assert_eq!(kinds.count(PAIR), 2, "there are only two");
        kinds.take(PAIR);
        assert_eq!(kinds, [70].into_iter().collect());
        kinds.take(PAIR);
        kinds.take(PAIR);
        assert!(kinds.is_empty());
    }

    #[test]
    fn knowledge_fades_by_number_and_is_forgotten_when_it_says_nothing() {
        let mut known = Known::default();
        known.leave_unseen(2);
        assert_eq!(known, Known::default(), "nothing known, nothing to count");
        known.enters(SINGLE);
        known.enters(PAIR);
        known.leave_unseen(1);
        assert_eq!((known.cards.len(), known.at_least()), (2, 1), "one of the two is still there, no saying which");
        known.leaves(PAIR);
        assert_eq!(known, Known::default(), "the other may be the one that left");
    }
}
