//! Why play cannot reach a position.

use std::error::Error;
use std::fmt;

use tabletop::{Seat, Viewer};

use crate::cards::{
    BasestarDamage, Character, Civilian, Craft, Crisis, Damage, Destination, Kind, Loyalty, Quorum, SuperCrisis, Title,
};
use crate::event::DeckName;
use crate::state::Dial;

/// Any card, or a civilian ship, by its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Skill(Kind),
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
    Loyalty(Loyalty),
    Civilian(Civilian),
}

macro_rules! cards {
    ($($name:ident($face:ty)),*) => {
        $(impl From<$face> for Card {
            fn from(face: $face) -> Self {
                Self::$name(face)
            }
        })*
    };
}

cards!(
    Skill(Kind),
    Crisis(Crisis),
    SuperCrisis(SuperCrisis),
    Quorum(Quorum),
    Destination(Destination),
    Loyalty(Loyalty),
    Civilian(Civilian)
);

/// What there are only so many of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Craft(Craft),
    Centurion,
    Nuke,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    Players {
        given: u8,
    },
    NoSuchSeat {
        seat: Seat,
    },
    SameCharacter {
        character: Character,
    },
    /// Named more often than there are copies.
    TooManyCopies {
        card: Card,
        copies: u8,
    },
    TooMany {
        piece: Piece,
        most: u8,
    },
    /// Rounds count from 1.
    RoundZero,

    // --- People ---
    NotAPilot {
        seat: Seat,
    },
    /// A Cylon location is for revealed Cylons.
    NotAmongHumans {
        seat: Seat,
    },
    /// A revealed Cylon is at a Cylon location.
    NotAmongCylons {
        seat: Seat,
    },
    /// Helo is off the board until his second turn begins, and nobody else ever is.
    OffTheBoard {
        seat: Seat,
    },
    /// Helo is not on the board before his second turn.
    Stranded {
        seat: Seat,
    },
    /// A revealed Cylon holds no title.
    TitleOfACylon {
        title: Title,
        seat: Seat,
    },
    /// The Admiral is in the Brig only if all humans are.
    AdmiralInBrig {
        seat: Seat,
    },
    HandTooLarge {
        seat: Seat,
        cards: usize,
        most: usize,
    },
    /// More cards are named than there are said to be.
    HandTooSmall {
        seat: Seat,
        named: usize,
        size: usize,
    },
    /// Only a revealed Cylon by a Cylon card has one.
    SuperCrisisOfAHuman {
        seat: Seat,
    },

    // --- Loyalty ---
    TooManyCylons {
        most: usize,
        /// The last one that is named.
        card: Loyalty,
    },
    /// So many loyalty cards have been dealt.
    LoyaltyDealt {
        expected: usize,
        found: usize,
    },
    /// All loyalty cards have been dealt halfway to Kobol.
    LoyaltyDeckGone,
    /// There is no Sympathizer with this number of players, or not yet.
    NoSympathizer,
    /// It is shown as soon as it is dealt.
    SympathizerHidden {
        seat: Seat,
    },
    /// It lies face up before somebody.
    SympathizerMissing,
    /// Face up lie one Cylon card and the Sympathizer at most.
    ShownLoyalty {
        seat: Seat,
        card: Loyalty,
    },
    NoHuman,

    // --- Tracks ---
    DialTooHigh {
        dial: Dial,
        most: u8,
    },
    /// With a resource at 0 the game ends with the turn.
    DialEmpty {
        dial: Dial,
    },
    JumpTooFar {
        most: u8,
    },
    /// What the destinations make up.
    Distance {
        expected: u8,
        named: u8,
    },
    DistanceTooFar {
        most: u8,
    },

    // --- Cards ---
    /// The Destiny deck has two cards of each type at most.
    DestinyTypes,
    DestinySize {
        most: usize,
    },
    /// More cards are named than the pile is said to have.
    PileTooSmall {
        deck: DeckName,
        named: usize,
        size: usize,
    },
    /// There are not so many cards.
    PileTooLarge {
        deck: DeckName,
        size: usize,
        most: usize,
    },
    CannotStayInPlay {
        card: Card,
    },
    /// It lies before somebody.
    BeforeNobody {
        card: Card,
    },
    /// It lies before nobody.
    BeforeSomebody {
        card: Card,
    },
    /// What lay before them is discarded when they become a Cylon.
    AppointedCylon {
        card: Card,
        seat: Seat,
    },

    // --- Damage ---
    TokenTwice {
        token: Damage,
    },
    GalacticaDestroyed,
    BasestarTokenTwice {
        token: BasestarDamage,
    },
    BasestarDestroyed,

    // --- Knowledge ---
    NoSuchPlace {
        viewer: Viewer,
        deck: DeckName,
    },
    NoSuchCivilian {
        viewer: Viewer,
        ship: u8,
    },
    /// They know of something that is not there.
    UntrueKnowledge {
        viewer: Viewer,
    },
}

/// For programs that pass it on; a scenario says it in sentences, with the line that is wrong.
impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play cannot reach this position: {self:?}")
    }
}

impl Error for BadPosition {}
