//! What a viewer knows of the hands and of the Destiny deck without seeing into them.
//!
//! Two statements a zone. A [`Span`] bounds how many cards of each type it holds: draws show the backs of the cards, so
//! everybody knows the types of a hand until cards leave it face down. A [`Known`] names cards that were seen in it.
//!
//! While a check runs a hand's statements are about the hand *together with what it gave*: giving changes nothing, and
//! when the check is turned up the statements shrink by what can have come from this hand. So nobody ever learns from a
//! view which cards a player gave.
//!
//! What the statements leave out, on purpose, since it would take the whole history to say: that one card of a check can
//! have come from one hand only, and out of which shuffle of its deck a card in a hand was drawn.

use serde::{Deserialize, Serialize};
use tabletop::{Cards, Known, MAX_SEATS};

use crate::cards::{Kind, Skill, copies, kind_of};

/// Zones with statements: the hand of each seat, and the Destiny deck.
pub const DESTINY: usize = MAX_SEATS;
pub const ZONES: usize = MAX_SEATS + 1;

/// Viewers: each seat, and somebody at the rail.
pub const PUBLIC: usize = MAX_SEATS;
pub const VIEWERS: usize = MAX_SEATS + 1;

/// Does a viewer see the cards of a zone? A player those of their own hand. (The numbers of zones and viewers agree for seats
/// alone: the last zone is the Destiny deck, the last viewer nobody's hand.)
#[inline]
pub(crate) const fn sees_into(viewer: usize, zone: usize) -> bool {
    viewer == zone && zone < MAX_SEATS
}

/// At least `lo` and at most `hi` cards of each type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Span {
    pub lo: [u8; 5],
    pub hi: [u8; 5],
}

impl Span {
    /// The types of these cards, exactly.
    pub fn exact(cards: Cards) -> Self {
        let counts = by_skill(cards);
        Self { lo: counts, hi: counts }
    }

    fn enters(&mut self, skill: Skill) {
        self.lo[skill.index()] += 1;
        self.hi[skill.index()] += 1;
    }

    fn leaves(&mut self, skill: Skill) {
        self.lo[skill.index()] = self.lo[skill.index()].saturating_sub(1);
        self.hi[skill.index()] = self.hi[skill.index()].saturating_sub(1);
    }

    /// `count` cards left; all that was seen of them is that they are among cards with these types.
    fn leave_among(&mut self, count: usize, among: [u8; 5]) {
        let count = count as u8;
        let can: [u8; 5] = std::array::from_fn(|i| among[i].min(self.hi[i]));
        let all: u8 = can.iter().sum();
        for i in 0..5 {
            let must = count.saturating_sub(all - can[i]);
            self.lo[i] = self.lo[i].saturating_sub(count.min(among[i]));
            self.hi[i] -= must.min(self.hi[i]);
        }
    }

    /// The number of cards limits each type once more: what the others must or can hold.
    fn tighten(&mut self, size: usize) {
        let size = size as u8;
        let (lo, hi): (u8, u8) = (self.lo.iter().sum(), self.hi.iter().sum());
        let old = *self;
        for i in 0..5 {
            self.lo[i] = self.lo[i].max(size.saturating_sub(hi - old.hi[i]));
            self.hi[i] = self.hi[i].min(size.saturating_sub(lo - old.lo[i]));
        }
    }

    pub fn allows(&self, cards: Cards) -> bool {
        let counts = by_skill(cards);
        (0..5).all(|i| (self.lo[i]..=self.hi[i]).contains(&counts[i]))
    }
}

pub fn by_skill(cards: Cards) -> [u8; 5] {
    Skill::ALL.map(|skill| (cards & skill.cards()).len() as u8)
}

/// What one viewer knows. About their own hand nothing stands here: they see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Knowledge {
    pub spans: [Span; ZONES],
    pub seen: [Known; ZONES],
}

impl Knowledge {
    pub(crate) fn drawn(&mut self, zone: usize, skill: Skill) {
        self.spans[zone].enters(skill);
    }

    pub(crate) fn entered_seen(&mut self, zone: usize, kind: Kind) {
        self.spans[zone].enters(kind.skill());
        self.seen[zone].enters(copies(kind));
    }

    pub(crate) fn left_seen(&mut self, zone: usize, kind: Kind, size: usize) {
        self.spans[zone].leaves(kind.skill());
        self.spans[zone].tighten(size);
        self.seen[zone].leaves(copies(kind));
    }

    pub(crate) fn looked(&mut self, zone: usize, cards: Cards) {
        self.spans[zone] = Span::exact(cards);
        self.seen[zone] = Known::default();
        cards.iter().for_each(|card| self.seen[zone].enters(copies(kind_of(card))));
    }

    /// One card left a hand for another; `kind` where the viewer saw it.
    pub(crate) fn gave(&mut self, zone: usize, kind: Option<Kind>, size: usize) {
        if let Some(kind) = kind {
            return self.left_seen(zone, kind, size);
        }
        let hi = self.spans[zone].hi;
        self.spans[zone].leave_among(1, hi);
        self.spans[zone].tighten(size);
        self.seen[zone].leave_unseen(1);
    }

    /// One card came from another hand, which could hold cards of the types that `source` allows.
    pub(crate) fn got(&mut self, zone: usize, kind: Option<Kind>, source: &Span, size: usize) {
        if let Some(kind) = kind {
            self.spans[zone].enters(kind.skill());
            self.seen[zone].enters(copies(kind));
        } else {
            for i in 0..5 {
                self.spans[zone].hi[i] += u8::from(source.hi[i] > 0);
            }
        }
        self.spans[zone].tighten(size);
    }

    /// A check was turned up to which this zone gave `left` cards, somewhere among `shown`.
    pub(crate) fn check_opened(&mut self, zone: usize, left: usize, shown: Cards, size: usize) {
        if left == 0 {
            return;
        }
        self.spans[zone].leave_among(left, by_skill(shown));
        self.spans[zone].tighten(size);
        let seen = &mut self.seen[zone];
        // The known cards that may be among those that left.
        let mut gone = Cards::EMPTY;
        let (mut rest, mut known) = (shown, seen.cards);
        while let Some(card) = known.first() {
            let kind = copies(kind_of(card));
            known.take(kind);
            if let Some(copy) = rest.copy_of(kind) {
                rest.remove(copy);
                gone.add(kind);
            }
        }
        if gone.len() <= left {
            // All of them may have left. The other known cards did not: they were not turned up.
            gone.iter().for_each(|card| seen.leaves(copies(kind_of(card))));
        } else {
            seen.leave_unseen(left);
        }
    }

    /// Are the statements about this zone true of what lies there?
    pub fn holds(&self, zone: usize, cards: Cards) -> bool {
        let mut kinds = Cards::EMPTY;
        cards.iter().for_each(|card| kinds.add(copies(kind_of(card))));
        self.spans[zone].allows(cards) && (kinds & self.seen[zone].cards).len() >= self.seen[zone].at_least()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(counts: [u8; 5]) -> Span {
        Span { lo: counts, hi: counts }
    }

    #[test]
    fn what_a_check_shows_bounds_what_a_hand_gave() {
        // A hand of two politics and one leadership gives one card.
        for (among, lo, hi) in [
            // A politics card and a leadership card were turned up: either may be theirs.
            ([1, 1, 0, 0, 0], [1, 0, 0, 0, 0], [2, 1, 0, 0, 0]),
            // No politics card was: it was the leadership card.
            ([0, 2, 1, 0, 0], [2, 0, 0, 0, 0], [2, 0, 0, 0, 0]),
            // Nothing but politics.
            ([3, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]),
        ] {
            let mut hand = span([2, 1, 0, 0, 0]);
            hand.leave_among(1, among);
            hand.tighten(2);
            assert_eq!(hand, Span { lo, hi }, "{among:?}");
        }
    }
}
