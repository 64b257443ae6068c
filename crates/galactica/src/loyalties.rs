//! Loyalty cards: in front of the players, face down or face up, in the deck and out of the game; and who has seen which.
//!
//! A player mixes their face-down cards before one of them is looked at (ruling 12/1: a random one), so that whoever looks
//! twice cannot tell whether it was the same card. What they know is a multiset: at least these.

use serde::{Deserialize, Serialize};
use tabletop::{List, MAX_SEATS, Seat};

use crate::cards::{BOX, Loyalty, LoyaltyId};

/// The most cards that can come together in front of one player: all that are ever dealt, and then some.
pub const HELD: usize = 12;

/// At least so many "not a Cylon" cards, and these Cylon cards, of which there is one each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Faces {
    pub humans: u8,
    /// Bits by [`Loyalty`].
    pub cylons: u8,
}

impl Faces {
    pub fn of(cards: &[LoyaltyId]) -> Self {
        let mut faces = Self::default();
        cards.iter().for_each(|&card| faces.add(BOX[usize::from(card)]));
        faces
    }

    pub fn add(&mut self, card: Loyalty) {
        if card == Loyalty::NotACylon { self.humans += 1 } else { self.cylons |= 1 << card as u8 }
    }

    pub const fn has(self, card: Loyalty) -> bool {
        if matches!(card, Loyalty::NotACylon) { self.humans > 0 } else { self.cylons >> card as u8 & 1 == 1 }
    }

    pub const fn len(self) -> usize {
        self.humans as usize + self.cylons.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub const fn within(self, other: Self) -> bool {
        self.humans <= other.humans && self.cylons & !other.cylons == 0
    }

    fn join(&mut self, other: Self) {
        self.humans += other.humans;
        self.cylons |= other.cylons;
    }

    pub fn iter(self) -> impl Iterator<Item = Loyalty> {
        let cylons = BOX.into_iter().filter(move |&card| card != Loyalty::NotACylon && self.has(card));
        std::iter::repeat_n(Loyalty::NotACylon, usize::from(self.humans)).chain(cylons)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Loyalties {
    /// Face down.
    pub held: [List<LoyaltyId, HELD>; MAX_SEATS],
    /// Face up.
    pub shown: [List<LoyaltyId, 4>; MAX_SEATS],
    pub deck: List<LoyaltyId, 16>,
    /// Out of the game, unseen.
    pub out: List<LoyaltyId, 16>,
    /// What each player knows of what lies face down before each.
    pub known: [[Faces; MAX_SEATS]; MAX_SEATS],
}

impl Loyalties {
    pub fn held(&self, seat: Seat) -> &[LoyaltyId] {
        &self.held[seat.index()]
    }

    pub fn has_cylon(&self, seat: Seat) -> bool {
        let cards = self.held[seat.index()].iter().chain(&self.shown[seat.index()]);
        cards.copied().any(|card| BOX[usize::from(card)].is_cylon())
    }

    pub(crate) fn saw_one(&mut self, viewer: Seat, owner: Seat, card: Loyalty) {
        // Their own they see anyway.
        if viewer == owner {
            return;
        }
        let known = &mut self.known[viewer.index()][owner.index()];
        if !known.has(card) {
            known.add(card);
        }
    }

    pub(crate) fn saw_all(&mut self, viewer: Seat, owner: Seat) {
        self.known[viewer.index()][owner.index()] = Faces::of(&self.held[owner.index()]);
    }

    /// A card is turned face up.
    pub(crate) fn show(&mut self, seat: Seat, card: Loyalty) {
        let held = &mut self.held[seat.index()];
        let at = held.iter().position(|&id| BOX[usize::from(id)] == card).expect("they hold what they show");
        let id = held.remove(at);
        self.shown[seat.index()].push(id);
        for known in &mut self.known {
            known[seat.index()].cylons &= !(1 << card as u8);
        }
    }

    /// All face-down cards of one player go to another. Whoever gave them knows them.
    pub(crate) fn pass_all(&mut self, from: Seat, to: Seat) {
        let (a, b) = (from.index(), to.index());
        let given = Faces::of(&self.held[a]);
        for (viewer, known) in self.known.iter_mut().enumerate() {
            let seen = if viewer == a { given } else { std::mem::take(&mut known[a]) };
            if viewer != b {
                known[b].join(seen);
            }
        }
        let cards = std::mem::take(&mut self.held[a]);
        cards.iter().for_each(|&card| self.held[b].push(card));
    }
}
