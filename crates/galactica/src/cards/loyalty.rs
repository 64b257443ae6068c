//! The 16 loyalty cards, and how many of them a game takes.

use serde::{Deserialize, Serialize};

use super::Character;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Loyalty {
    #[default]
    NotACylon,
    CylonBrig,
    CylonSickbay,
    CylonDamage,
    CylonMorale,
    /// A Cylon or a prisoner, by the state of the resources when it is received.
    Sympathizer,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Allegiance {
    Human,
    Cylon,
    /// By the state of the resources when the card is received.
    Conditional,
}

#[derive(Clone, Copy, Debug)]
pub struct LoyaltyRow {
    pub loyalty: Loyalty,
    pub id: &'static str,
    pub name: &'static str,
    pub allegiance: Allegiance,
    pub copies: u8,
}

const fn row(loyalty: Loyalty, id: &'static str, name: &'static str, allegiance: Allegiance, copies: u8) -> LoyaltyRow {
    LoyaltyRow { loyalty, id, name, allegiance, copies }
}

use Allegiance::{Conditional, Cylon, Human};

// facts/galactica-components.json, "loyalty".
#[rustfmt::skip]
pub const LOYALTY_CARDS: [LoyaltyRow; 6] = [
    row(Loyalty::NotACylon, "not_a_cylon", "You Are Not a Cylon", Human, 11),
    row(Loyalty::CylonBrig, "cylon_brig", "You Are a Cylon (can send a character to the Brig)", Cylon, 1),
    row(Loyalty::CylonSickbay, "cylon_sickbay", "You Are a Cylon (can send a character to Sickbay)", Cylon, 1),
    row(Loyalty::CylonDamage, "cylon_damage", "You Are a Cylon (can damage Galactica)", Cylon, 1),
    row(Loyalty::CylonMorale, "cylon_morale", "You Are a Cylon (can reduce morale by 1)", Cylon, 1),
    row(Loyalty::Sympathizer, "sympathizer", "You Are a Sympathizer", Conditional, 1),
];

impl Loyalty {
    #[inline]
    pub const fn row(self) -> &'static LoyaltyRow {
        &LOYALTY_CARDS[self as usize]
    }

    #[inline]
    pub const fn is_cylon(self) -> bool {
        matches!(self.row().allegiance, Cylon)
    }
}

/// One physical loyalty card: its place in [`BOX`].
pub type LoyaltyId = u8;

/// All sixteen cards; the last of them is the Sympathizer.
pub const BOX: [Loyalty; 16] = {
    let mut cards = [Loyalty::NotACylon; 16];
    let (mut face, mut card) = (0, 0);
    while face < LOYALTY_CARDS.len() {
        let mut copy = 0;
        while copy < LOYALTY_CARDS[face].copies {
            cards[card] = LOYALTY_CARDS[face].loyalty;
            copy += 1;
            card += 1;
        }
        face += 1;
    }
    assert!(card == cards.len());
    cards
};

/// Ruling 1/5: taken out before the deck is built, added after the first deal.
pub const SYMPATHIZER: LoyaltyId = 15;

/// How many cards of each side go into the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckRow {
    pub cylons: usize,
    pub humans: usize,
    /// Does the Sympathizer join after the first deal?
    pub sympathizer: bool,
}

// facts/galactica-components.json, "deck_by_players"; without the extra card each for Baltar and Boomer.
const DECKS: [DeckRow; 4] = [
    DeckRow { cylons: 1, humans: 5, sympathizer: false },
    DeckRow { cylons: 1, humans: 6, sympathizer: true },
    DeckRow { cylons: 2, humans: 8, sympathizer: false },
    DeckRow { cylons: 2, humans: 9, sympathizer: true },
];

/// Each of them in play adds one "not a Cylon" to the deck, because they are dealt one card more.
pub const EXTRA_HUMAN: [Character; 2] = [Character::GaiusBaltar, Character::Boomer];

/// The deck for 3 to 6 players.
pub fn deck_for(players: u8) -> DeckRow {
    DECKS[usize::from(players) - 3]
}
