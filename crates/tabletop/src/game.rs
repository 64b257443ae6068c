//! The contract.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Ask, Dice, Hears, List, Log, MAX_SEATS, Obeyed, Seat, SeatSet, Seed, Tally, Timing, Viewer};

/// A game as pure data and pure functions.
///
/// Who is asked, and when, follows from public facts only: a seat that could answer something is asked also when what it
/// holds leaves it a single answer. Answers that public facts force are given by the engine.
///
/// ```
#[doc = include_str!("../examples/matches.rs")]
/// ```
pub trait Game: Sized + 'static {
    /// `"race"`, `"galactica"`: the word that commands and records use.
    const ID: &'static str;
    /// Raised when an old record may replay differently.
    const RULES: u32;

    /// The options of a game: number of seats, variants.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The whole truth. Flat, without sentences, floats, hash maps, pointers or closures, and without nested `Option`s
    /// (they do not survive JSON).
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// All that one viewer may know, as a summary that forgets nothing.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer sees, readable: what words, facts of scenarios, rules of thumb, the terminal and the page read.
    type Board: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What can be picked: a card, a place, a seat, a yes. Its order is the canonical one.
    type Item: Copy + Ord + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why something is asked; says nothing secret.
    type Prompt: Clone + Default + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, typed, for the log.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Hidden facts that a searcher pins.
    type Guess: Default;
    /// A standing order for a reaction.
    type Order: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a player can say to all in the structured way that the game offers, true or not. Without effect on the game.
    type Claim: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    fn seats(setup: &Self::Setup) -> u8;

    fn start(setup: &Self::Setup, seed: Seed, log: &mut Log<Self::Event>) -> Result<Self::State, Illegal>;

    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// Who must answer now: from public facts alone. Empty exactly when the game is over.
    fn asked(state: &Self::State) -> SeatSet;

    /// What a seat that is asked is asked. Refills the buffer.
    fn ask(state: &Self::State, seat: Seat, into: &mut Ask<Self>);

    /// How time passes over a question with this prompt.
    fn timing(_prompt: &Self::Prompt) -> Timing {
        Timing::Plain
    }

    /// Applies an answer that was checked, in canonical order. Trusted: [`crate::answer`] is for everybody else.
    ///
    /// Sealed answers are given one after another, in seat order, once all are in; between them a state may hold choices
    /// that are not yet revealed, and is neither viewed nor imagined.
    fn apply(state: &mut Self::State, seat: Seat, items: &[Self::Item], log: &mut Log<Self::Event>);

    /// What `viewer` may know, built from nothing.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The table as the owner of a view sees it. A function of the view alone: it can tell nobody more.
    fn board(view: &Self::View) -> Self::Board;

    /// What is other on a board than it was on an earlier one of the same viewer; all of it, if the game does not say. Only if anything is.
    fn tell_changes(board: &Self::Board, _was: &Self::Board, to: &mut impl Hears) {
        to.hear(board);
    }

    /// How the game stands by what everybody sees, for those who want to know afterwards how it went; nothing in a game without
    /// points.
    fn tally(_board: &Self::Board) -> Option<Tally> {
        None
    }

    /// What a seat has chosen for the round that picks this, if it is such a choice.
    fn calls(_item: &Self::Item) -> Option<&'static str> {
        None
    }

    /// A world that `view` cannot tell from the true one: uniform over what is possible, inferring nothing from the
    /// choices of others. `guess` pins hidden facts.
    fn imagine(view: &Self::View, guess: &Self::Guess, dice: &mut Dice) -> Result<Self::State, Impossible>;

    /// Deals anew what no seat has seen (the order of draw piles, the dice to come). Nobody can tell from their view.
    fn redraw(state: &mut Self::State, dice: &mut Dice);

    /// The standing orders of a seat that has set none.
    fn usual_orders() -> Vec<Self::Order> {
        Vec::new()
    }

    /// A question about several things as questions about one each, in which orders about one have their say. By the prompt
    /// alone: that nothing can be picked in a part does not leave it out.
    fn parts(ask: &Ask<Self>) -> Vec<Ask<Self>> {
        vec![ask.clone()]
    }

    /// What a standing order says to one part of a question.
    fn obey(order: &Self::Order, view: &Self::View, part: &Ask<Self>) -> Obeyed<Self::Item>;

    /// All that a seat can say now, each thing once. From public facts alone: the same for the board of any viewer, with what
    /// everybody has been told so far. What can be said must not tell what somebody holds.
    fn claims(_board: &Self::Board, _told: &[&Self::Event], _seat: Seat) -> Vec<Self::Claim> {
        Vec::new()
    }

    /// The event that tells everybody what a seat has said.
    fn said(seat: Seat, claim: Self::Claim) -> Self::Event;
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    pub winners: SeatSet,
    /// By seat; empty in a game that is won or lost without points.
    pub scores: List<i16, MAX_SEATS>,
    /// Which of the game's endings came about, by its name in reports.
    pub ending: &'static str,
}

/// Why a game cannot be set up like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// The game is for `min` to `max` players.
    Players { min: u8, max: u8, given: u8 },
    /// This variant is for exactly so many players.
    VariantPlayers { only: u8, given: u8 },
    /// One character for each player.
    Characters { wanted: u8, given: u8 },
    /// Nobody can be two players' character.
    SameCharacter,
}

/// No world fits this view and these pinned facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impossible;

/// For games in which a searcher has nothing to pin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoGuess;

/// For games without reactions: no standing order exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoOrder {}

/// For games in which there is nothing to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoClaim {}
