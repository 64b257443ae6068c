//! A table as somebody describes it: what matters is named, the rest is filled in.

use tabletop::{Seat, Seed};

use super::Card;
use crate::cards::{
    Area, BasestarDamage, Character, Civilian, Crisis, Damage, Destination, Kind, Loyalty, Quorum, SuperCrisis,
};
use crate::event::DeckName;
use crate::frame::TurnStep;
use crate::knowledge::Span;
use crate::people::Place;

/// What is not named is filled in by the seed, where it must be something, and else is not there: hands are empty, space is
/// empty, face-down loyalty cards say "not a Cylon" as long as the game has such cards.
#[derive(Clone, Debug, Default)]
pub struct Position {
    pub players: u8,
    /// Fills in what is not named, and is the chance of what follows.
    pub seed: Seed,
    /// Who had the first turn of the game; seat 0 if not named.
    pub first: Option<Seat>,
    /// Counted from 1; every player has one turn in each. 1 if not named.
    pub round: Option<u16>,
    /// Whose turn it is; the first player's if not named.
    pub turn: Option<Seat>,
    /// The beginning of this step; the earlier ones of the turn are over.
    pub step: TurnStep,
    /// By seat; a seat that is missing here is wholly filled in.
    pub seats: Vec<Person>,
    /// What everybody knows.
    pub public: Knowing,
    /// By [`crate::state::Dial`]; as at the start if not named.
    pub dials: [Option<u8>; 4],
    /// The fleet token's space on the Jump Preparation track.
    pub jump: u8,
    /// If it is not named, what the destinations make.
    pub distance: Option<u8>,
    /// Where the fleet has been. If nothing is named, places that make up the distance.
    pub travelled: Vec<Destination>,
    /// President and Admiral; by the line of succession if not named.
    pub titles: [Option<Seat>; 2],
    pub quorum_hand: Vec<Quorum>,
    /// Quorum cards out of the game.
    pub quorum_gone: Vec<Quorum>,
    /// Cards that stay in play.
    pub in_play: Vec<InPlay>,
    pub crises: Heap<Crisis>,
    pub supers: Heap<SuperCrisis>,
    pub quorum: Heap<Quorum>,
    pub destinations: Heap<Destination>,
    /// By [`crate::cards::Skill`].
    pub skills: [Heap<Kind>; 5],
    /// From the top. If its size is not named, two cards of each type in all.
    pub destiny: Holding,
    /// The next loyalty cards to be dealt; under them the rest.
    pub loyalty_deck: Vec<Loyalty>,
    pub fleet: Fleet,
    /// Damage tokens of Galactica that are out of the pool.
    pub damage: Vec<Damage>,
}

/// Everything in space, in the Reserves and on the boarding track. Counts are by [`Area`].
#[derive(Clone, Debug, Default)]
pub struct Fleet {
    pub raiders: [u8; 6],
    pub heavy_raiders: [u8; 6],
    /// Unmanned.
    pub vipers: [u8; 6],
    /// Each of the two, where it is on the board.
    pub basestars: [Option<Basestar>; 2],
    /// In the order of the list on the board; what they carry by the seed if it is not named.
    pub civilians: Vec<(Area, Option<Civilian>)>,
    /// The next ones out of the stock; under them the rest.
    pub stock: Vec<Civilian>,
    pub lost: Vec<Civilian>,
    pub damaged: u8,
    pub destroyed: u8,
    /// 4 if not named.
    pub raptors: Option<u8>,
    /// 2 if not named.
    pub nukes: Option<u8>,
    /// By steps from the start of the boarding track.
    pub centurions: [u8; 4],
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Basestar {
    pub area: Area,
    pub damage: Vec<BasestarDamage>,
}

/// One seat of a [`Position`].
#[derive(Clone, Debug, Default)]
pub struct Person {
    /// By the seed if not named.
    pub character: Option<Character>,
    /// Where the character starts if not named; a revealed Cylon at the Resurrection Ship.
    pub place: Option<Place>,
    /// In the order in which the cards came.
    pub hand: Holding,
    /// Face down. Not named: as many as were dealt.
    pub loyalty: Option<Vec<Loyalty>>,
    /// Face up. A Cylon card: they are openly a Cylon. The Sympathizer: so if they are at a Cylon location.
    pub shown: Vec<Loyalty>,
    pub super_crisis: Option<SuperCrisis>,
    /// The power for once a game is used up.
    pub spent: bool,
    pub knows: Knowing,
}

/// Cards of a hand or of the Destiny deck.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    pub named: Vec<Kind>,
    /// How many there are in all; the others by the seed, in a hand of the types of its owner's skill set.
    pub size: Option<u8>,
}

/// A draw pile with its discards.
#[derive(Clone, Debug)]
pub struct Heap<F> {
    /// From the top of the draw pile.
    pub top: Vec<F>,
    /// How many cards the draw pile has; what is over lies under the discards. Not named: all that lie nowhere else.
    pub size: Option<u8>,
    /// Newest first.
    pub discards: Vec<F>,
}

impl<F> Default for Heap<F> {
    fn default() -> Self {
        Self { top: Vec::new(), size: None, discards: Vec::new() }
    }
}

/// A card that stays in play, and before whom, if it lies before somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InPlay {
    pub card: Card,
    pub seat: Option<Seat>,
}

/// Cards whose backs, and some of whose faces, have been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenCards {
    Hand(Seat),
    Destiny,
}

/// What somebody knows besides what lies open. What a seat does not say here it knows as everybody does.
#[derive(Clone, Debug, Default)]
pub struct Knowing {
    /// Cards seen there, and how many may have left unseen since.
    pub seen: Vec<(HiddenCards, Vec<Kind>, u8)>,
    /// Bounds on the types. Where nobody names them: exactly those that are there, as after a draw.
    pub types: Vec<(HiddenCards, Span)>,
    /// Face-down loyalty cards of others.
    pub loyalty: Vec<(Seat, Vec<Loyalty>)>,
    /// Cards of draw piles, by their places from the top, counted from 0.
    pub piles: Vec<(DeckName, Vec<u8>)>,
    /// Civilian ships on the board, by their places in the list.
    pub civilians: Vec<u8>,
    /// Cards in the Quorum hand, for others than the President.
    pub quorum: Vec<Quorum>,
}
