//! Sealed answers that wait for each other.

use crate::{MAX_SEATS, Seat, SeatSet};

/// The answers of those who have already given theirs to a question that is asked sealed. They go to the engine together, in
/// seat order, as soon as the last one is in.
///
/// ```
/// use tabletop::{Drafts, Seat, SeatSet};
///
/// let asked: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
/// let mut drafts = Drafts::default();
/// assert_eq!(drafts.put(Seat(2), "settle", asked), None);
/// assert_eq!(drafts.waiting(asked), SeatSet::one(Seat(0)));
/// // Seat 2 thinks again, then seat 0 answers.
/// assert_eq!(drafts.put(Seat(2), "develop", asked), None);
/// let all = drafts.put(Seat(0), "produce", asked);
/// assert_eq!(all, Some(vec![(Seat(0), "produce"), (Seat(2), "develop")]));
/// assert!(drafts.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Drafts<T>([Option<T>; MAX_SEATS]);

impl<T> Default for Drafts<T> {
    fn default() -> Self {
        Self([const { None }; MAX_SEATS])
    }
}

impl<T> Drafts<T> {
    /// Keeps the answer of a seat in place of the one it gave before. All of them, in seat order, if it was the last of those
    /// who are asked.
    pub fn put(&mut self, seat: Seat, answer: T, asked: SeatSet) -> Option<Vec<(Seat, T)>> {
        self.0[seat.index()] = Some(answer);
        if !self.waiting(asked).is_empty() {
            return None;
        }
        Some(asked.iter().filter_map(|seat| self.0[seat.index()].take().map(|answer| (seat, answer))).collect())
    }

    /// Who of those who are asked has not answered.
    pub fn waiting(&self, asked: SeatSet) -> SeatSet {
        asked.iter().filter(|seat| self.0[seat.index()].is_none()).collect()
    }

    /// The answer of a seat that waits here.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())?.as_ref()
    }

    /// Takes the answer of a seat back.
    pub fn take(&mut self, seat: Seat) -> Option<T> {
        self.0.get_mut(seat.index())?.take()
    }

    /// Has nobody answered?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// By seat.
    pub fn as_slice(&self) -> &[Option<T>] {
        &self.0
    }

    /// As [`Self::as_slice`] gives them; nothing unless there is a place for each seat.
    pub fn from_slice(answers: Vec<Option<T>>) -> Option<Self> {
        answers.try_into().ok().map(Self)
    }
}
