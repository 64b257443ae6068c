//! Loyalty cards. The Sympathizer is not in the slice.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loyalty {
    #[default]
    NotACylon,
    CylonBrig,
    CylonSickbay,
    CylonDamage,
    CylonMorale,
}

impl Loyalty {
    #[inline]
    pub const fn is_cylon(self) -> bool {
        match self {
            Self::NotACylon => false,
            Self::CylonBrig | Self::CylonSickbay | Self::CylonDamage | Self::CylonMorale => true,
        }
    }
}

/// One physical loyalty card: its place in [`BOX`].
pub type LoyaltyId = u8;

// facts/galactica-components.json, "loyalty": eleven "not a Cylon" and one of each Cylon card.
pub const BOX: [Loyalty; 15] = {
    let mut cards = [Loyalty::NotACylon; 15];
    cards[11] = Loyalty::CylonBrig;
    cards[12] = Loyalty::CylonSickbay;
    cards[13] = Loyalty::CylonDamage;
    cards[14] = Loyalty::CylonMorale;
    cards
};

/// How many cards of each side go into the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckRow {
    pub cylons: usize,
    pub humans: usize,
}

// facts/galactica-components.json, "deck_by_players"; without the extra cards for Baltar and Boomer.
const DECKS: [DeckRow; 4] = [
    DeckRow { cylons: 1, humans: 5 },
    DeckRow { cylons: 1, humans: 6 },
    DeckRow { cylons: 2, humans: 8 },
    DeckRow { cylons: 2, humans: 9 },
];

/// The deck for 3 to 6 players.
pub fn deck_for(players: u8) -> DeckRow {
    DECKS[usize::from(players) - 3]
}
