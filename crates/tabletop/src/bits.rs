//! What every set of small numbers kept as bits can do. How its things are read and written stays with the set itself: a loop
//! over 128 bits is written for speed.

/// `bit_set!(SeatSet of Seat, seat => seat.0, 8, "a seat number above 7")`: the set, what is in it, its number, how many numbers
/// there are, and what is said of one that is none. The set is a tuple struct of an integer; it has `iter` of its own. As JSON it
/// is a list.
macro_rules! bit_set {
    ($set:ident of $item:ty, $one:ident => $number:expr, $most:literal, $wrong:literal) => {
        impl $set {
            /// Nothing is in it.
            pub const EMPTY: Self = Self(0);

            /// Puts one in, if it is not there yet.
            #[inline]
            pub const fn insert(&mut self, $one: $item) {
                self.0 |= 1 << $number;
            }

            /// Takes one out, if it is there.
            #[inline]
            pub const fn remove(&mut self, $one: $item) {
                self.0 &= !(1 << $number);
            }

            /// Is nothing in it?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(all: I) -> Self {
                let mut set = Self::EMPTY;
                all.into_iter().for_each(|one| set.insert(one));
                set
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let all = Vec::<$item>::deserialize(deserializer)?;
                if all.iter().any(|&$one| $number >= $most) {
                    return Err(serde::de::Error::custom($wrong));
                }
                Ok(all.into_iter().collect())
            }
        }
    };
}

pub(crate) use bit_set;
