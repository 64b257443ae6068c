//! Physical cards and ships of the small decks, by number: copies of a face side by side, faces in their own order.
//!
//! Only a state holds such numbers. A view, an item and an event name faces.

use tabletop::{CardId, Copies};

use super::{Civilian, Crisis, Destination, Quorum, SuperCrisis};
use super::{crisis_table, destination, quorum, token};

pub const CRISIS_CARDS: usize = 70;
pub const SUPER_CRISIS_CARDS: usize = 5;
pub const QUORUM_CARDS: usize = 17;
pub const DESTINATION_CARDS: usize = 22;
pub const CIVILIAN_SHIPS: usize = 12;

/// A face of which there may be several copies.
pub trait CardFace: Copy + Ord + std::fmt::Debug {
    fn of(card: CardId) -> Self;
    fn copies(self) -> Copies;
}

/// Face numbers by card, and the copies of every face, out of the rows of a deck.
macro_rules! ids {
    ($face:ty, $all:expr, $rows:expr, $faces:literal, $cards:expr) => {
        const _: () = assert!($cards <= 128, "a set of cards has 128 places");

        impl CardFace for $face {
            #[inline]
            fn of(card: CardId) -> Self {
                const FACES: [u8; $cards] = {
                    let mut faces = [0; $cards];
                    let (mut face, mut card) = (0, 0);
                    while face < $faces {
                        let mut copy = 0;
                        while copy < $rows[face].copies {
                            faces[card] = face as u8;
                            copy += 1;
                            card += 1;
                        }
                        face += 1;
                    }
                    assert!(card == $cards);
                    faces
                };
                $all[FACES[card as usize] as usize]
            }

            #[inline]
            fn copies(self) -> Copies {
                const COPIES: [Copies; $faces] = {
                    let mut all = [Copies { first: 0, count: 0 }; $faces];
                    let (mut face, mut first) = (0, 0);
                    while face < $faces {
                        all[face] = Copies { first, count: $rows[face].copies };
                        first += $rows[face].copies;
                        face += 1;
                    }
                    all
                };
                COPIES[self as usize]
            }
        }
    };
}

ids!(Crisis, Crisis::ALL, crisis_table::CRISIS_ROWS, 65, CRISIS_CARDS);
ids!(SuperCrisis, SuperCrisis::ALL, crisis_table::SUPER_ROWS, 5, SUPER_CRISIS_CARDS);
ids!(Quorum, Quorum::ALL, quorum::ROWS, 11, QUORUM_CARDS);
ids!(Destination, Destination::ALL, destination::ROWS, 10, DESTINATION_CARDS);
ids!(Civilian, Civilian::ALL, token::ROWS, 5, CIVILIAN_SHIPS);

#[cfg(test)]
mod tests {
    use super::*;

    fn check<F: CardFace>(cards: usize) {
        let faces: Vec<F> = (0..cards as CardId).map(F::of).collect();
        assert!(faces.is_sorted());
        for (card, face) in faces.iter().enumerate() {
            let copies = face.copies();
            assert!((copies.first..copies.first + copies.count).contains(&(card as CardId)), "{face:?}");
        }
    }

    #[test]
    fn numbers_and_faces_agree() {
        check::<Crisis>(CRISIS_CARDS);
        check::<SuperCrisis>(SUPER_CRISIS_CARDS);
        check::<Quorum>(QUORUM_CARDS);
        check::<Destination>(DESTINATION_CARDS);
        check::<Civilian>(CIVILIAN_SHIPS);
    }
}
