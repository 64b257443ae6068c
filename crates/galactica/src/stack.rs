//! A deck of which single cards may be known: a draw pile with, for every place in it, the seats that have seen the card
//! there, and a discard pile that lies open.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Deck, Dice, List, Seat, SeatSet};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack<const N: usize> {
    deck: Deck<N>,
    /// Who knows the card at each place of the draw pile, its top last.
    known: List<SeatSet, N>,
}

impl<const N: usize> Stack<N> {
    /// A draw pile that nobody has seen into, its top last.
    pub fn new(cards: impl IntoIterator<Item = CardId>) -> Self {
        let deck = Deck::new(cards);
        let known = deck.pile().iter().map(|_| SeatSet::EMPTY).collect();
        Self { deck, known }
    }

    #[inline]
    pub fn pile(&self) -> &[CardId] {
        self.deck.pile()
    }

    #[inline]
    pub fn known(&self) -> &[SeatSet] {
        &self.known
    }

    /// Newest first.
    #[inline]
    pub fn discards(&self) -> &[CardId] {
        self.deck.discards()
    }

    pub fn discard(&mut self, card: CardId) {
        self.deck.discard(card);
    }

    /// Takes the card that was discarded last.
    pub fn take_discard(&mut self) -> Option<CardId> {
        let card = *self.deck.discards().first()?;
        let pile: List<CardId, N> = self.deck.pile().iter().copied().collect();
        let rest: List<CardId, N> = self.deck.discards()[1..].iter().copied().collect();
        self.deck = Deck::new(pile.iter().copied());
        rest.iter().rev().for_each(|&card| self.deck.discard(card));
        Some(card)
    }

    /// The top card. Rulings 15/1 and 19/31: a deck that runs out is made anew of its discards at once; without discards, when
    /// a card is needed and there are some. `true` where that happened.
    pub fn draw(&mut self, dice: &mut Dice) -> (Option<CardId>, bool) {
        let needed = self.renew(dice);
        self.known.pop();
        let card = self.deck.take();
        (card, self.renew(dice) || needed)
    }

    /// Makes sure that there is a top card to look at, if there are cards at all.
    pub fn renew(&mut self, dice: &mut Dice) -> bool {
        let renewed = self.deck.pile().is_empty() && self.deck.reshuffle(dice);
        if renewed {
            self.forget();
        }
        renewed
    }

    /// `seat` is shown the top card.
    pub fn learn_top(&mut self, seat: Seat) {
        if let Some(known) = self.known.last_mut() {
            known.insert(seat);
        }
    }

    /// `seat` knows the card at this place of the draw pile, counted from its bottom.
    pub(crate) fn learn_at(&mut self, seat: Seat, place: usize) {
        self.known[place].insert(seat);
    }

    /// Puts a card, which only `by` has seen, under the draw pile.
    pub fn bury(&mut self, card: CardId, by: SeatSet) {
        self.deck.bury(card);
        let known = self.known;
        self.known.clear();
        self.known.push(by);
        known.iter().for_each(|&known| self.known.push(known));
    }

    /// The top card goes to the bottom; whoever knows it still does.
    pub fn bury_top(&mut self) {
        if let (Some(known), Some(card)) = (self.known.pop(), self.deck.take()) {
            self.bury(card, known);
        }
    }

    /// Shuffles a card into what is left of the draw pile.
    pub fn shuffle_in(&mut self, card: CardId, dice: &mut Dice) {
        self.deck.bury(card);
        dice.shuffle(self.deck.pile_mut());
        self.forget();
    }

    fn forget(&mut self) {
        self.known = self.deck.pile().iter().map(|_| SeatSet::EMPTY).collect();
    }

    /// Deals anew what nobody has seen.
    pub fn redraw(&mut self, dice: &mut Dice) {
        let unseen = |known: &[SeatSet]| (0..known.len()).filter(|&i| known[i].is_empty()).collect::<Vec<_>>();
        let places = unseen(&self.known);
        let mut cards: Vec<CardId> = places.iter().map(|&place| self.deck.pile()[place]).collect();
        dice.shuffle(&mut cards);
        places.into_iter().zip(cards).for_each(|(place, card)| self.deck.pile_mut()[place] = card);
    }

    /// Every card of it, place by place.
    pub fn cards_mut(&mut self) -> impl Iterator<Item = &mut CardId> {
        // Two borrows of one array: the piles share it.
        let (pile, discards) = self.deck.piles_mut();
        pile.iter_mut().chain(discards)
    }

    /// The same with what a viewer knows of the pile: `None` where they do not.
    pub fn seen_by(&self, seat: Option<Seat>) -> impl Iterator<Item = (usize, CardId)> + '_ {
        let places = self.known.iter().zip(self.pile()).enumerate();
        places.filter(move |(_, (known, _))| seat.is_some_and(|seat| known.contains(seat))).map(|(at, (_, &c))| (at, c))
    }

    /// A stack as a viewer imagines it: they know the cards at these places.
    pub fn imagined(pile: &[CardId], discards: &[CardId], seat: Option<Seat>, known: &[usize]) -> Self {
        let mut stack = Self::new(pile.iter().copied());
        discards.iter().rev().for_each(|&card| stack.discard(card));
        if let Some(seat) = seat {
            known.iter().for_each(|&place| stack.known[place].insert(seat));
        }
        stack
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seed;

    #[test]
    fn knowledge_moves_with_the_cards() {
        let mut dice = Dice::new(Seed::derive(1, 0));
        let mut stack: Stack<5> = Stack::new([0, 1, 2, 3, 4]);
        stack.learn_top(Seat(2));
        stack.bury_top();
        assert_eq!(stack.pile(), [4, 0, 1, 2, 3]);
        assert_eq!(stack.seen_by(Some(Seat(2))).collect::<Vec<_>>(), [(0, 4)]);
        assert_eq!(stack.draw(&mut dice), (Some(3), false));
        assert_eq!(stack.seen_by(Some(Seat(2))).collect::<Vec<_>>(), [(0, 4)]);
        assert_eq!(stack.seen_by(None).count(), 0);
        stack.shuffle_in(3, &mut dice);
        assert_eq!(stack.seen_by(Some(Seat(2))).count(), 0, "a shuffle is forgotten");
    }

    #[test]
    fn an_empty_pile_is_made_anew() {
        let mut dice = Dice::new(Seed::derive(1, 0));
        let mut stack: Stack<2> = Stack::new([1]);
        stack.discard(0);
        // Ruling 19/31: at once.
        assert_eq!(stack.draw(&mut dice), (Some(1), true));
        assert_eq!(stack.pile(), [0]);
        assert_eq!(stack.draw(&mut dice), (Some(0), false));
        assert_eq!(stack.draw(&mut dice), (None, false));
        // And when a card is needed.
        stack.discard(1);
        assert_eq!(stack.draw(&mut dice), (Some(1), true));
    }

    #[test]
    fn the_last_discard_can_be_taken_back() {
        let mut stack: Stack<3> = Stack::new([2]);
        stack.discard(0);
        stack.discard(1);
        assert_eq!(stack.take_discard(), Some(1));
        assert_eq!((stack.pile(), stack.discards()), (&[2][..], &[0][..]));
    }
}
