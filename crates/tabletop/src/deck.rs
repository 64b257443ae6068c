//! A draw pile and its discard pile.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{CardId, Dice};

/// A draw pile and a discard pile that share one array: together they never hold more than the deck's `N` cards.
///
/// Both piles keep their order. The discard pile's order matters to nobody at the table, but it makes a reshuffle a
/// permutation of positions: two games that differ only in cards nobody has seen stay alike through it.
///
/// ```
/// use tabletop::{Deck, Dice, Seed};
///
/// let mut deck: Deck<3> = Deck::new([4, 5, 6]);
/// assert_eq!(deck.take(), Some(6));
/// deck.discard(6);
/// assert_eq!((deck.pile(), deck.discards()), (&[4, 5][..], &[6][..]));
/// deck.take();
/// deck.take();
/// assert!(deck.reshuffle(&mut Dice::new(Seed::derive(1, 0))));
/// assert_eq!(deck.pile(), [6]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Deck<const N: usize> {
    cards: [CardId; N],
    draw: u8,
    discard: u8,
}

impl<const N: usize> Deck<N> {
    /// A deck whose draw pile is `cards`, the last of them on top.
    pub fn new(cards: impl IntoIterator<Item = CardId>) -> Self {
        let mut deck = Self { cards: [0; N], draw: 0, discard: 0 };
        for card in cards {
            deck.cards[usize::from(deck.draw)] = card;
            deck.draw += 1;
        }
        deck
    }

    /// The draw pile, its top last.
    #[inline]
    pub fn pile(&self) -> &[CardId] {
        &self.cards[..usize::from(self.draw)]
    }

    /// The discard pile, its newest card first.
    #[inline]
    pub fn discards(&self) -> &[CardId] {
        &self.cards[N - usize::from(self.discard)..]
    }

    /// The draw pile, to be put in another order.
    pub fn pile_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.draw)]
    }

    /// The discard pile, to be put in another order.
    pub fn discards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[N - usize::from(self.discard)..]
    }

    /// Both piles at once.
    pub fn piles_mut(&mut self) -> (&mut [CardId], &mut [CardId]) {
        let (pile, rest) = self.cards.split_at_mut(usize::from(self.draw));
        let gap = rest.len() - usize::from(self.discard);
        (pile, &mut rest[gap..])
    }

    /// Takes the top card of the draw pile; never reshuffles.
    #[inline]
    pub fn take(&mut self) -> Option<CardId> {
        self.draw = self.draw.checked_sub(1)?;
        Some(self.cards[usize::from(self.draw)])
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub fn discard(&mut self, card: CardId) {
        debug_assert!(usize::from(self.draw) + usize::from(self.discard) < N, "a card too many");
        self.discard += 1;
        self.cards[N - usize::from(self.discard)] = card;
    }

    /// Puts a card under the draw pile.
    pub fn bury(&mut self, card: CardId) {
        debug_assert!(usize::from(self.draw) + usize::from(self.discard) < N, "a card too many");
        self.cards.copy_within(..usize::from(self.draw), 1);
        self.cards[0] = card;
        self.draw += 1;
    }

    /// Shuffles the discard pile and puts it under what is left of the draw pile. Says whether there was anything to do.
    pub fn reshuffle(&mut self, dice: &mut Dice) -> bool {
        if self.discard == 0 {
            return false;
        }
        dice.shuffle(self.discards_mut());
        let (old, new) = (usize::from(self.draw), usize::from(self.discard));
        let mut cards = [0; N];
        cards[..new].copy_from_slice(self.discards());
        cards[new..new + old].copy_from_slice(self.pile());
        *self = Self { cards, draw: (old + new) as u8, discard: 0 };
        true
    }
}

impl<const N: usize> PartialEq for Deck<N> {
    fn eq(&self, other: &Self) -> bool {
        self.pile() == other.pile() && self.discards() == other.discards()
    }
}

impl<const N: usize> Eq for Deck<N> {}

#[derive(Serialize, Deserialize)]
struct Piles {
    draw: Vec<CardId>,
    discard: Vec<CardId>,
}

impl<const N: usize> Serialize for Deck<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Piles { draw: self.pile().to_vec(), discard: self.discards().to_vec() }.serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Deck<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let piles = Piles::deserialize(deserializer)?;
        if piles.draw.len() + piles.discard.len() > N {
            return Err(de::Error::custom("more cards than the deck has"));
        }
        let mut deck = Self::new(piles.draw);
        piles.discard.into_iter().rev().for_each(|card| deck.discard(card));
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn draws_from_the_top_and_reshuffles_under_what_is_left() {
        let mut dice = Dice::new(Seed::derive(5, 0));
        let mut deck: Deck<6> = Deck::new([0, 1, 2, 3, 4, 5]);
        assert_eq!((deck.take(), deck.take(), deck.take()), (Some(5), Some(4), Some(3)));
        [4, 5, 3].into_iter().for_each(|card| deck.discard(card));
        assert_eq!(deck.discards(), [3, 5, 4]);
        let json = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck<6>>(&json).unwrap(), deck);
        assert!(deck.reshuffle(&mut dice));
        assert!(!deck.reshuffle(&mut dice));
        assert_eq!(&deck.pile()[3..], [0, 1, 2]);
        let mut below = deck.pile()[..3].to_vec();
        below.sort_unstable();
        assert_eq!(below, [3, 4, 5]);
        let top = deck.take().unwrap();
        deck.bury(top);
        assert_eq!(deck.pile()[0], 2);
    }
}
