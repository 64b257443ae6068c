//! Seats, sets of seats, and who is looking.

use serde::{Deserialize, Serialize};

use crate::bits::bit_set;

/// The most seats any game has (Galactica takes six).
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Its place in a list by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every seat of a table with `count` seats.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }

    /// Every seat of a table with `count` seats, clockwise from this one.
    ///
    /// ```
    /// # use tabletop::Seat;
    /// assert_eq!(Seat(2).clockwise(4).collect::<Vec<_>>(), [Seat(2), Seat(3), Seat(0), Seat(1)]);
    /// ```
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Self> {
        (0..count).map(move |step| Self((self.0 + step) % count))
    }
}

/// A set of seats, as bits. Serialised as a list of seat numbers.
///
/// ```
/// use tabletop::{Seat, SeatSet};
///
/// let mut asked: SeatSet = [Seat(2), Seat(0)].into_iter().collect();
/// asked.remove(Seat(2));
/// assert_eq!(asked, SeatSet::one(Seat(0)));
/// assert_eq!(SeatSet::all(3).without(asked).iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "Vec<Seat>", description = "A set of seats: a list of their numbers.")
)]
pub struct SeatSet(u8);

bit_set!(SeatSet of Seat, seat => seat.0, 8, "a seat number above 7");

impl SeatSet {
    /// This seat alone.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table with `count` seats.
    #[inline]
    pub const fn all(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Is this seat in it?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// All that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All that are in one of both.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The one with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// All of them, by their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = Self(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        Self::one(seat)
    }
}

/// Who is looking: a player, or somebody at the rail who sees what everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    Seat(Seat),
    Public,
}

impl Viewer {
    /// Every viewer of a table with `count` seats: its seats, then the public.
    pub fn all(count: u8) -> impl Iterator<Item = Self> {
        Seat::all(count).map(Self::Seat).chain([Self::Public])
    }

    /// Where they sit, if they play.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_set_is_a_set_and_survives_json() {
        let mut set: SeatSet = [Seat(4), Seat(0)].into_iter().collect();
        set.insert(Seat(2));
        set.remove(Seat(4));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!((set.len(), set.contains(Seat(4)), set.first()), (2, false, Some(Seat(0))));
        assert_eq!(SeatSet::all(6).len(), 6);
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, "[0,2]");
        assert_eq!(serde_json::from_str::<SeatSet>(&json).unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
    }

    #[test]
    fn clockwise_goes_once_around() {
        assert_eq!(Seat(2).clockwise(4).map(|s| s.0).collect::<Vec<_>>(), [2, 3, 0, 1]);
    }
}
