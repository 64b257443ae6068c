//! What happened, typed.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::item::Way;
use crate::{Action, Kind, Phase};

/// Why cards came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Setup,
    /// Looked at in Explore and not kept.
    Explore,
    /// A power of this card.
    Power(Kind),
    /// The bonus of an action card.
    Bonus,
    /// Paid for this card.
    Payment(Kind),
    /// The good of this world was sold.
    Sale(Kind),
    HandLimit,
}

/// Why a step is played one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum InOrder {
    /// The supply could run out.
    Supply,
    /// The pool could run out.
    Pool,
    /// A tableau could reach twelve cards.
    Tableau,
    /// This card rewards whoever produces most, and several choose what they produce.
    Most(Kind),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    StartWorld {
        seat: Seat,
        card: Kind,
    },
    Round {
        number: u16,
    },
    Chose {
        seat: Seat,
        actions: Vec<Action>,
    },
    /// `repeat`: the second Develop or Settle of a round.
    PhaseBegins {
        phase: Phase,
        repeat: bool,
    },
    /// From here on the seats play one after another, clockwise from `first`.
    InOrder {
        first: Seat,
        why: InOrder,
    },
    /// Cards into a hand: which ones for their owner, how many for the others.
    Drew {
        seat: Seat,
        cards: Vec<Kind>,
        cause: Cause,
    },
    DrewCount {
        seat: Seat,
        count: u8,
        cause: Cause,
    },
    Looked {
        seat: Seat,
        cards: Vec<Kind>,
        keep: u8,
    },
    LookedCount {
        seat: Seat,
        count: u8,
        keep: u8,
    },
    /// Cards from a hand (or from those looked at), face down.
    Discarded {
        seat: Seat,
        cards: Vec<Kind>,
        cause: Cause,
    },
    DiscardedCount {
        seat: Seat,
        count: u8,
        cause: Cause,
    },
    /// Revealed: what each seat places.
    Reveals {
        seat: Seat,
        card: Kind,
    },
    /// Revealed: places nothing.
    RevealsNothing {
        seat: Seat,
    },
    Developed {
        seat: Seat,
        card: Kind,
        cost: u8,
    },
    Settled {
        seat: Seat,
        card: Kind,
        way: Way,
        cost: u8,
    },
    /// Colony Ship or New Military Tactics left the tableau.
    Spent {
        seat: Seat,
        card: Kind,
    },
    /// Goods were put on worlds, unseen.
    Goods {
        seat: Seat,
        worlds: Vec<Kind>,
    },
    Sold {
        seat: Seat,
        world: Kind,
        cards: u8,
    },
    Consumed {
        seat: Seat,
        card: Kind,
        goods: Vec<Kind>,
        vp: u8,
        cards: u8,
    },
    /// Hand cards were turned into VPs.
    ConsumedHand {
        seat: Seat,
        card: Kind,
        count: u8,
        vp: u8,
    },
    Bet {
        seat: Seat,
        number: u8,
        card: Kind,
        won: bool,
    },
    Reshuffled {
        cards: u8,
    },
    Ended {
        winners: SeatSet,
        scores: Vec<i16>,
    },
}
