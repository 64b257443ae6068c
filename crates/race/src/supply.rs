//! Supply and discards: rulebook, "Cards, chips and the end of a round" (END-1 to END-3), and who sees what of them.

use tabletop::{CardId, Cards, Log, Seat};

use crate::cards::{Kind, copies_of};
use crate::state::{NO_CARD, State};
use crate::{Cause, Event};

impl State {
    /// The top card of the supply. When the last one leaves, the discards become the new supply at once (END-2); if there were
    /// none then, they do as soon as a card is due and there are some. Nothing left at all: no card (END-3).
    ///
    /// The caller says when the card is where it belongs by calling [`State::reshuffle_if_empty`].
    fn take_card(&mut self, log: &mut Log<Event>) -> Option<CardId> {
        self.reshuffle_if_empty(log);
        let card = self.deck.take();
        if card.is_some() {
            log.drew();
        }
        card
    }

    #[inline]
    fn reshuffle_if_empty(&mut self, log: &mut Log<Event>) {
        if self.deck.pile().is_empty() && self.deck.reshuffle(&mut self.dice) {
            log.drew();
            let size = self.deck.pile().len();
            self.ledger.reshuffled(size);
            log.public(|| Event::Reshuffled { cards: size as u8 });
        }
    }

    /// Draws cards that only `seat` sees: as many as there are, up to `count`.
    pub(crate) fn draw(&mut self, seat: Seat, count: usize, log: &mut Log<Event>) -> Cards {
        let mut drawn = Cards::EMPTY;
        for _ in 0..count {
            let Some(card) = self.take_card(log) else { break };
            drawn.insert(card);
            // Counted before the supply may be renewed: the card came from the old one.
            self.ledger.drew(seat, card);
            self.reshuffle_if_empty(log);
        }
        drawn
    }

    /// Draws cards into the hand (POW-7).
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, count: usize, cause: Cause, log: &mut Log<Event>) {
        if count == 0 {
            return;
        }
        let drawn = self.draw(seat, count, log);
        self.seat_mut(seat).hand = self.seat(seat).hand | drawn;
        log.split(seat, || {
            let count = drawn.len() as u8;
            (Event::Drew { seat, cards: kinds(drawn), cause }, Some(Event::DrewCount { seat, count, cause }))
        });
    }

    /// Discards cards that only their owner has seen, face down. They must have been taken out of where they were.
    pub(crate) fn discard_unseen(&mut self, seat: Seat, cards: Cards, cause: Cause, log: &mut Log<Event>) {
        if cards.is_empty() {
            return;
        }
        for card in cards.iter() {
            self.deck.discard(card);
            self.ledger.discarded(seat, card);
        }
        log.split(seat, || {
            let count = cards.len() as u8;
            let secret = Event::Discarded { seat, cards: kinds(cards), cause };
            (secret, Some(Event::DiscardedCount { seat, count, cause }))
        });
    }

    /// Discards cards from a hand.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, cards: Cards, cause: Cause, log: &mut Log<Event>) {
        self.seat_mut(seat).hand = self.seat(seat).hand - cards;
        self.ledger.hands[seat.index()].leave_unseen(cards.len());
        self.discard_unseen(seat, cards, cause, log);
    }

    /// A card of a hand is shown to everyone and leaves it.
    pub(crate) fn reveal_from_hand(&mut self, seat: Seat, card: CardId) {
        self.seat_mut(seat).hand.remove(card);
        self.ledger.hands[seat.index()].leaves(copies_of(card));
    }

    /// Puts the top card of the supply on a world, unseen by anyone. Says whether there was one.
    pub(crate) fn put_good(&mut self, seat: Seat, slot: usize, log: &mut Log<Event>) -> bool {
        let Some(card) = self.take_card(log) else { return false };
        self.seat_mut(seat).tableau[slot].good = card;
        self.reshuffle_if_empty(log);
        true
    }

    /// Discards the good on a world, unseen by anyone.
    pub(crate) fn discard_good(&mut self, seat: Seat, slot: usize) {
        let good = std::mem::replace(&mut self.seat_mut(seat).tableau[slot].good, NO_CARD);
        self.deck.discard(good);
    }

    /// Turns up the top card for everyone. It goes to the hand of `seat` or to the discards, and only then is a new supply
    /// considered (decided point 3).
    pub(crate) fn turn_up(
        &mut self,
        seat: Seat,
        keep: impl Fn(Kind) -> bool,
        log: &mut Log<Event>,
    ) -> Option<(Kind, bool)> {
        let card = self.take_card(log)?;
        self.ledger.turned_up(card);
        let kind = Kind::of(card);
        let kept = keep(kind);
        if kept {
            self.seat_mut(seat).hand.insert(card);
            self.ledger.hands[seat.index()].enters(kind.copies());
        } else {
            self.deck.discard(card);
            self.ledger.discarded_openly(card);
        }
        self.reshuffle_if_empty(log);
        Some((kind, kept))
    }

    /// Is there any card that could be drawn?
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.pile().is_empty() || !self.deck.discards().is_empty()
    }
}

/// Cards by kind, in canonical order.
pub(crate) fn kinds(cards: Cards) -> Vec<Kind> {
    // A view is built for every answer of a bot: one allocation of the right size, and most of these sets are empty.
    let mut kinds = vec![Kind::default(); cards.len()];
    kinds.iter_mut().zip(cards.iter()).for_each(|(kind, card)| *kind = Kind::of(card));
    kinds
}
