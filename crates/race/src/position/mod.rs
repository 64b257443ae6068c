//! Positions that are put on the table instead of played to: for scenarios, tests and puzzles.
//!
//! A [`Position`] names what matters and leaves the rest to its seed. Where play stands is the beginning of a round or of one
//! of its phases; everything between is an answer away. The engine itself begins the phase, so that nothing here repeats a
//! rule. What play cannot reach is refused ([`BadPosition`]).

mod deal;
#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;

use tabletop::{Illegal, Seat, Seed};

use crate::phase::Called;
use crate::{Action, Kind, Mode};

/// A table as somebody describes it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Position {
    pub mode: Mode,
    pub players: u8,
    /// Fills in what is not named, and is the chance of what follows.
    pub seed: Seed,
    /// 1 if not named.
    pub round: Option<u16>,
    /// By seat; a seat that is missing here is wholly filled in.
    pub people: Vec<Person>,
    /// VPs left. If it is named, what is missing goes to the seats whose chips are not named; if not, they have none.
    pub pool: Option<u8>,
    /// The supply from the top.
    pub supply: Vec<Kind>,
    /// How many cards the supply has. Not named: all that lie nowhere else.
    pub supply_size: Option<u8>,
    /// Discards that nobody knows, such as goods.
    pub unseen: Vec<Kind>,
    /// Discards that everyone saw.
    pub open: Vec<Kind>,
    /// How many discards there are, of all sorts. Not named: the named ones, and what a sized supply leaves over.
    pub discards_size: Option<u8>,
    /// The last time that the discards became the supply.
    pub shuffled: Option<Shuffled>,
    /// Cards of the supply turned up for everyone since, or ever.
    pub turned: u8,
    pub stage: Stage,
}

/// One seat of a [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Person {
    /// The start world and what lies on it.
    pub start: Option<Placed>,
    /// The other cards of the tableau, in order of placing.
    pub tableau: Vec<Placed>,
    /// Not named: four cards, as at the start of a game.
    pub hand: Option<Holding>,
    /// What everyone knows of the hand.
    pub known: Vec<Kind>,
    /// How many of those may have left it unseen.
    pub known_left: u8,
    /// Cards to be looked at, at the start of the game or in Explore; the others are filled in.
    pub looked: Vec<Kind>,
    pub chips: Option<u8>,
    /// Its own discards, which only it knows.
    pub discarded: Vec<Kind>,
    /// Its action cards of this round. Filled in if there are none and the stage is in a round.
    pub picks: Vec<Action>,
    /// Of the discards that it knew to be shuffled into the supply, its own and the open ones, those that it has not seen
    /// leave since. Not named: the open ones.
    pub shuffled: Option<Vec<Kind>>,
    /// How many of its own were shuffled in.
    pub shuffled_own: u8,
    /// How many cards of the supply it has seen since the last shuffle. Not named: none, or in a game without a shuffle all
    /// that it ever got.
    pub drawn: Option<u8>,
}

/// A card of a tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub card: Kind,
    pub good: OnWorld,
}

/// What lies on a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OnWorld {
    #[default]
    Nothing,
    /// A good: any card, face down.
    Good,
    /// This very card, face down.
    GoodOf(Kind),
}

/// Cards of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Holding {
    pub named: Vec<Kind>,
    /// How many there are in all. Not named: the named ones.
    pub size: Option<u8>,
}

/// What is remembered of a shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Shuffled {
    /// How large the supply was then.
    pub size: u8,
    /// Open discards that were shuffled in and were not turned up since.
    pub open: Vec<Kind>,
}

/// Where play stands. All but the first two are in a round whose action cards have been revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Stage {
    /// The choice of the first hands.
    StartDiscard,
    #[default]
    ChooseAction,
    /// The beginning of the first phase that was called.
    FirstPhase,
    /// The beginning of this phase; the earlier ones of the round are over.
    Phase(Called),
    /// After the last phase of the round.
    HandLimit,
}

/// Why play cannot reach a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    Setup(Illegal),
    NoSuchSeat {
        seat: Seat,
    },
    /// Named more often than there are copies.
    TooManyCopies {
        card: Kind,
        copies: u8,
    },
    NotAStartWorld {
        seat: Seat,
        card: Kind,
    },
    /// In the first game with so many players this start world is not dealt.
    StartWorldNotDealt {
        seat: Seat,
        card: Kind,
    },
    /// All start worlds are named elsewhere.
    NoStartWorldLeft {
        seat: Seat,
    },
    DevelopmentTwice {
        seat: Seat,
        card: Kind,
    },
    /// A development or a gray world holds no good.
    NoGoodThere {
        seat: Seat,
        card: Kind,
    },
    TableauTooLarge {
        seat: Seat,
        cards: usize,
        most: usize,
    },
    HandTooLarge {
        seat: Seat,
        cards: usize,
        most: usize,
    },
    /// More cards are named than the hand is said to have.
    HandTooSmall {
        seat: Seat,
        named: usize,
        size: usize,
    },
    KnownNotHeld {
        seat: Seat,
    },
    /// Nobody looks at cards now.
    LookedOutOfPlace {
        seat: Seat,
    },
    TooManyLooked {
        seat: Seat,
        most: usize,
    },
    /// Before the first hands are chosen a seat has its start world and six cards.
    NothingElseAtStart {
        seat: Option<Seat>,
    },
    /// In the first game hands are dealt, not chosen.
    NoChoiceOfHands,
    /// Rounds count from 1.
    RoundZero,
    SupplyTooSmall {
        named: usize,
        size: usize,
    },
    DiscardsTooFew {
        named: usize,
        size: usize,
    },
    /// There are not so many cards.
    CardsMissing {
        missing: usize,
    },
    /// Supply and discards are both sized and do not take all cards.
    CardsLeftOver {
        cards: usize,
    },
    /// The pool and the chips do not make up the VPs of the game.
    Pool {
        pool: u8,
        expected: u8,
    },
    /// The pool is empty, so the last round is over or its Consume phase is.
    GameIsOver,
    /// Not as many action cards as a player picks, or twice one that they have once.
    Picks {
        seat: Seat,
    },
    /// Action cards before they are chosen.
    PicksOutOfPlace {
        seat: Seat,
    },
    NotCalled {
        phase: Called,
    },
    /// More cards have left the supply since the last shuffle, or more of them are remembered, than there were.
    Shuffle,
    /// Somebody would know of a card where it is not.
    UntrueKnowledge,
}

/// For programs that pass it on; a scenario says it in sentences, with the line that is wrong.
impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play cannot reach this position: {self:?}")
    }
}

impl Error for BadPosition {}
