//! The whole truth about a game of Race.

use serde::{Deserialize, Serialize};
use tabletop::{CardId, Cards, Deck, Dice, Known, List, Seat, SeatSet, Viewer};

use crate::cards::{CARDS, Good, Kind, Sums, copies_of, design_of};
use crate::item::{Action, Picks};
use crate::phase::{Phase, Queue};
use crate::setup::Mode;

/// No card here.
pub const NO_CARD: CardId = u8::MAX;

/// The most seats.
pub(crate) const SEATS: usize = 4;

/// The most cards a tableau can hold: eleven at the end of a round, and two developments and two worlds in the next.
pub(crate) const TABLEAU: usize = 16;

/// A face-up card and the good that lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot {
    pub card: CardId,
    pub good: CardId,
}

impl Default for Slot {
    fn default() -> Self {
        Self { card: NO_CARD, good: NO_CARD }
    }
}

impl Slot {
    #[inline]
    pub fn has_good(self) -> bool {
        self.good != NO_CARD
    }

    #[inline]
    pub fn kind(self) -> Kind {
        Kind::of(self.card)
    }

    /// The kind of the good that lies here.
    #[inline]
    pub fn good_kind(self) -> Option<Good> {
        if self.has_good() { design_of(self.card).good() } else { None }
    }
}

/// What a lane waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The one question of a phase, or nothing yet.
    #[default]
    Start,
    /// How to place the world (Settle).
    Way,
    /// Which cards to pay (Develop, Settle).
    Pay,
    /// Which power to use next (Consume, Produce).
    Power,
    /// Which goods feed the power in use.
    Goods,
    /// Which hand cards feed the power in use.
    Hand,
    /// Which number to bet on.
    Bet,
}

/// Where one seat stands in the phase. Public, but for `placed` while placements are still sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lane {
    pub step: Step,
    /// The card being placed.
    pub placed: CardId,
    /// How the world is placed.
    pub way: u8,
    pub cost: u8,
    /// Powers not used yet, two bits a slot of the tableau ([`power_bit`]); the top bit is the Produce bonus.
    pub powers: u64,
    /// The power in use, as a bit number.
    pub active: u8,
    /// Goods set aside for the power in use, a bit a slot.
    pub chosen: u16,
    /// Goods produced this phase, by kind.
    pub made: [u8; 4],
}

impl Default for Lane {
    fn default() -> Self {
        Self { step: Step::Start, placed: NO_CARD, way: 0, cost: 0, powers: 0, active: 0, chosen: 0, made: [0; 4] }
    }
}

/// A card has at most three powers in one row.
pub(crate) const POWERS_PER_SLOT: u8 = 3;
pub(crate) const BONUS_BIT: u8 = 63;

#[inline]
pub(crate) fn power_bit(slot: usize, index: usize) -> u8 {
    slot as u8 * POWERS_PER_SLOT + index as u8
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SeatState {
    pub hand: Cards,
    /// The cards looked at in Explore, or at the start, that are still to be chosen from.
    pub looked: Cards,
    /// In the order of placing.
    pub tableau: List<Slot, TABLEAU>,
    /// What the tableau's common powers add up to. Kept up to date because every ask reads it; `conserved` recounts it.
    pub sums: Sums,
    pub chips: u8,
    /// The number of the original start world (ORD-2).
    pub start: u8,
    /// The action cards of this round, from their reveal to the end of the round.
    pub picks: Picks,
    pub lane: Lane,
}

impl SeatState {
    #[inline]
    pub fn picked(&self, action: Action) -> bool {
        self.picks.contains(&action)
    }

    #[inline]
    pub fn goods(&self) -> usize {
        self.tableau.iter().filter(|slot| slot.has_good()).count()
    }

    /// The slot of the card of this kind. There is at most one: worlds are single, and developments are not built twice.
    pub fn slot_of(&self, kind: Kind) -> Option<usize> {
        self.tableau.iter().position(|slot| slot.kind() == kind)
    }

    pub fn has(&self, kind: Kind) -> bool {
        self.slot_of(kind).is_some()
    }
}

/// Who knows what of the hidden zones. Viewers are the seats, then the public. Kinds, never copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Ledger {
    /// What each viewer knows to lie in the discard pile: their own discards and those that everyone saw.
    pub discards: [Cards; SEATS + 1],
    /// What each viewer knew to lie in the discard pile when it was last shuffled into the supply, less what they have seen leave
    /// the supply since.
    pub shuffled: [Cards; SEATS + 1],
    /// How large the supply was after that shuffle; 0 if there has been none.
    pub shuffled_size: u8,
    /// How many discards of each seat's own were shuffled in.
    pub shuffled_own: [u8; SEATS],
    /// How many cards each seat has drawn and seen since.
    pub drawn: [u8; SEATS],
    /// How many were turned up for everyone since.
    pub turned: u8,
    /// What everyone knows of each hand.
    pub hands: [Known; SEATS],
}

/// The ledger's column of the public.
pub(crate) const PUBLIC: usize = SEATS;

impl Ledger {
    pub fn column(viewer: Viewer) -> usize {
        viewer.seat().map_or(PUBLIC, Seat::index)
    }

    /// A card went to the discard pile from a hand: its owner knows it, the others know that their knowledge of the hand is
    /// one card older.
    #[inline]
    pub fn discarded(&mut self, seat: Seat, card: CardId) {
        self.discards[seat.index()].add(copies_of(card));
    }

    /// A card went to the discard pile before everyone's eyes.
    pub fn discarded_openly(&mut self, card: CardId) {
        self.discards.iter_mut().for_each(|known| known.add(copies_of(card)));
    }

    /// A card of the supply went where only `seat` sees it.
    #[inline]
    pub fn drew(&mut self, seat: Seat, card: CardId) {
        self.drawn[seat.index()] = self.drawn[seat.index()].saturating_add(1);
        self.shuffled[seat.index()].take(copies_of(card));
    }

    /// A card of the supply was turned up for everyone.
    pub fn turned_up(&mut self, card: CardId) {
        self.turned = self.turned.saturating_add(1);
        self.shuffled.iter_mut().for_each(|known| known.take(copies_of(card)));
    }

    /// The discard pile became the supply, which is now so large.
    pub fn reshuffled(&mut self, size: usize) {
        for seat in 0..SEATS {
            self.shuffled_own[seat] = (self.discards[seat].len() - self.discards[PUBLIC].len()) as u8;
        }
        self.shuffled = std::mem::take(&mut self.discards);
        self.shuffled_size = size as u8;
        self.drawn = [0; SEATS];
        self.turned = 0;
    }

    /// How many cards have left the supply since the last shuffle without this viewer seeing which.
    pub fn left_unseen(&self, viewer: Viewer, supply: usize) -> usize {
        let drawn = viewer.seat().map_or(0, |seat| self.drawn[seat.index()]);
        usize::from(self.shuffled_size).saturating_sub(supply + usize::from(drawn) + usize::from(self.turned))
    }
}

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub dice: Dice,
    pub mode: Mode,
    pub players: u8,
    /// The owner of the lowest start world: where order matters, it goes clockwise from here (ORD-2).
    pub first: Seat,
    pub round: u16,
    pub phase: Phase,
    /// This is the second Develop or Settle of the round (TWO-3).
    pub repeat: bool,
    /// The phases still to come this round.
    pub queue: Queue,
    /// Lanes run one after another in this phase (ORD-2).
    pub ordered: bool,
    /// Whose lanes are not done.
    pub todo: SeatSet,
    /// Who is asked.
    pub waiting: SeatSet,
    /// VPs left in the pool.
    pub pool: u8,
    /// Supply and discards.
    pub deck: Deck<CARDS>,
    pub seats: [SeatState; SEATS],
    pub ledger: Ledger,
}

impl State {
    #[inline]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }

    #[inline]
    pub fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.seats[seat.index()]
    }

    /// The seats in the order that counts where order matters (ORD-2, ORD-5).
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.clockwise(self.players)
    }

    pub fn all(&self) -> SeatSet {
        SeatSet::all(self.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bots clone a state millions of times: it stays within a kilobyte.
    #[test]
    fn a_state_fits_in_a_kilobyte() {
        assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    }
}
