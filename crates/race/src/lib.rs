//! Race for the Galaxy, the base game for two to four players, by the rulebook of 2007 (version 1.02).
//!
//! Rules are found by their names in the rulebook: the five phases in `phase/`, setup in `setup.rs`, supply and discards in
//! `supply.rs`, scoring in `score.rs`, cards in `cards/`. Ids such as SET3-13 are the project's rulings
//! (`docs/rules-coverage/race.md` lists them with their tests).
//!
//! A round is a queue of phases; in a phase every seat has a lane. Lanes run side by side, or one after another where the
//! rulebook's "Who goes first?" would matter (`phase/lanes.rs`).

pub mod board;
pub mod cards;
mod event;
mod imagine;
mod item;
mod phase;
mod position;
mod probe;
mod score;
mod setup;
mod state;
mod supply;
mod view;

use tabletop::{
    Ask, Dice, Game, Hears, Illegal, Impossible, Log, NoClaim, NoOrder, Obeyed, Outcome, Parts as _, Seat, SeatSet,
    Seed, Tally, Timing, Viewer,
};

pub use board::Board;
pub use cards::{Good, Kind};
pub use event::{Cause, Event, InOrder};
pub use imagine::Guess;
pub use item::{Action, Item, Prompt, Way};
pub use phase::{
    Called, FULL_TABLEAU, HAND_LIMIT, Phase, develop_cost, gives_bonus, good_price, look_and_keep, sale_price,
    settle_cost, settle_discount, strength_against, ways_to_place,
};
pub use position::{BadPosition, Holding, OnWorld, Person, Placed, Position, Shuffled, Stage};
pub use score::{Score, score, scored_by, six_cost_points, worth};
pub use setup::{Mode, Setup};
pub use state::{Lane, Ledger, NO_CARD, SeatState, Slot, State, Step};
pub use view::{LaneView, OwnView, SeatView, View};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Race;

impl Game for Race {
    const ID: &'static str = "race";
    const RULES: u32 = 2;

    type Setup = Setup;
    type State = State;
    type View = View;
    type Board = Board;
    type Item = Item;
    type Prompt = Prompt;
    type Event = Event;
    type Guess = Guess;
    type Order = NoOrder;
    type Claim = NoClaim;

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn start(setup: &Setup, seed: Seed, log: &mut Log<Event>) -> Result<State, Illegal> {
        setup::start(setup, seed, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        score::outcome(state)
    }

    #[inline]
    fn asked(state: &State) -> SeatSet {
        state.waiting
    }

    #[inline]
    fn ask(state: &State, seat: Seat, into: &mut Ask<Self>) {
        phase::ask(state, seat, into);
    }

    /// Action cards are laid down face down: that somebody has done so is plain to see at a table.
    fn timing(prompt: &Prompt) -> Timing {
        if *prompt == Prompt::ChooseAction { Timing::Open } else { Timing::Plain }
    }

    #[inline]
    fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log<Event>) {
        phase::apply(state, seat, items, log);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn board(view: &View) -> Board {
        Board::of(view)
    }

    fn tell_changes(board: &Board, was: &Board, to: &mut impl Hears) {
        board.tell_changes(was, to);
    }

    fn tally(board: &Board) -> Option<Tally> {
        Some(board.tally())
    }

    fn calls(item: &Item) -> Option<&'static str> {
        match item {
            Item::Action(action) => Some(action.id()),
            Item::Card(_)
            | Item::Way(_)
            | Item::Good(_)
            | Item::Power(..)
            | Item::Windfall { .. }
            | Item::WindfallByBonus { .. }
            | Item::Number(_) => None,
        }
    }

    fn imagine(view: &View, guess: &Guess, dice: &mut Dice) -> Result<State, Impossible> {
        imagine::imagine(view, guess, dice)
    }

    fn redraw(state: &mut State, dice: &mut Dice) {
        dice.shuffle(state.deck.pile_mut());
        state.dice = dice.fork();
    }

    fn obey(order: &NoOrder, _view: &View, _ask: &Ask<Self>) -> Obeyed<Item> {
        match *order {}
    }

    fn said(_seat: Seat, claim: NoClaim) -> Event {
        match claim {}
    }
}
