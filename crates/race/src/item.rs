//! What can be picked, and why it is asked.

use serde::{Deserialize, Serialize};
use tabletop::List;

use crate::cards::Kind;

/// An action card (SET-3). In the game for experienced players there are two each of Develop and Settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    #[default]
    #[serde(rename = "explore-plus-5")]
    ExploreFive,
    #[serde(rename = "explore-plus-1-1")]
    ExploreOne,
    #[serde(rename = "develop")]
    Develop,
    #[serde(rename = "settle")]
    Settle,
    #[serde(rename = "consume-trade")]
    Trade,
    #[serde(rename = "consume-2x-vps")]
    DoubleVps,
    #[serde(rename = "produce")]
    Produce,
}

impl Action {
    pub const ALL: [Self; 7] =
        [Self::ExploreFive, Self::ExploreOne, Self::Develop, Self::Settle, Self::Trade, Self::DoubleVps, Self::Produce];

    pub fn id(self) -> &'static str {
        match self {
            Self::ExploreFive => "explore-plus-5",
            Self::ExploreOne => "explore-plus-1-1",
            Self::Develop => "develop",
            Self::Settle => "settle",
            Self::Trade => "consume-trade",
            Self::DoubleVps => "consume-2x-vps",
            Self::Produce => "produce",
        }
    }
}

/// How a world that was revealed comes into the tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Conquer,
    /// New Military Tactics is discarded for it.
    ConquerWithTactics,
    Pay,
    /// Colony Ship is discarded and nothing else is paid.
    ColonyShip,
}

impl Way {
    pub const ALL: [Self; 4] = [Self::Conquer, Self::ConquerWithTactics, Self::Pay, Self::ColonyShip];
}

/// Something that can be picked. Cards are named by kind; a good by the world that it lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Action(Action),
    /// A card in hand, or among the cards looked at.
    Card(Kind),
    Way(Way),
    /// The good on a world.
    Good(Kind),
    /// A power of a card in the tableau, counted among its powers of this phase.
    Power(Kind, u8),
    /// Produce on this windfall world by the power of that card.
    Windfall {
        world: Kind,
        by: Kind,
    },
    /// Produce on this windfall world by the bonus of the action card.
    WindfallByBonus {
        world: Kind,
    },
    /// A number to bet on.
    Number(u8),
}

/// Why something is asked. Public facts only.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Two of the six cards go (SET-6).
    StartDiscard,
    #[default]
    ChooseAction,
    ExploreKeep,
    DevelopPlace,
    DevelopPay {
        card: Kind,
        cost: u8,
    },
    SettlePlace,
    SettleWay {
        card: Kind,
    },
    SettlePay {
        card: Kind,
        cost: u8,
    },
    Sell,
    ConsumePower,
    ConsumeGoods {
        card: Kind,
        power: u8,
    },
    /// The next good of another kind.
    ConsumeNextKind {
        card: Kind,
    },
    ConsumeHand {
        card: Kind,
    },
    Bet {
        card: Kind,
    },
    ProduceWindfall,
    /// Down to ten cards.
    HandLimit,
}

/// What the seats picked this round, by seat: empty until revealed.
pub(crate) type Picks = List<Action, 2>;
