//! Battlestar Galactica, the base game of 2008: 3 to 6 players, all of its components, every rule.
//!
//! What happens is a stack of [`frame`]s; what cards say are programs of [`cards::Effect`]s. What a viewer may know is
//! built in [`view`]; what they know of hands in [`knowledge`]. A rule is found by its name in the rulebook, and the number
//! of a ruling stands above the line that follows it (`docs/rules-coverage/galactica.md` lists them with their tests).
//!
//! No sentence lives here: what a person reads is made by `words` out of [`Event`], [`Prompt`] and the rows of [`cards`].

pub mod board;
pub mod cards;
pub mod chance;
pub mod claim;
mod event;
mod fill;
pub mod frame;
mod imagine;
mod item;
pub mod knowledge;
pub mod loyalties;
mod ops;
mod order;
mod people;
pub mod position;
mod probe;
mod prompt;
mod setup;
pub mod space;
pub mod stack;
pub mod state;
pub mod usage;
pub mod view;

use tabletop::{
    Dice, Game, Hears, Illegal, Impossible, List, Obeyed, Outcome, Parts as _, Seat, SeatSet, Seed, Timing, Viewer,
};

pub use board::Board;
pub use chance::{Cause, Odds};
pub use claim::Claim;
pub use event::{DeckName, Event};
pub use imagine::Guess;
pub use item::{Item, Prey};
pub use order::{Condition, Order, Trigger, When, unusual};
pub use people::Place;
pub use prompt::{Matter, Prompt, Terms};
pub use setup::{Draft, Handicap, Setup};
use state::Ending;
pub use state::State;
pub use view::View;

/// The game, as the rest of the house calls it.
#[derive(Clone, Copy, Debug)]
pub struct Galactica;

pub type Ask = tabletop::Ask<Galactica>;
pub type Log = tabletop::Log<Event>;

impl Game for Galactica {
    const ID: &'static str = "galactica";
    const RULES: u32 = 3;

    type Setup = Setup;
    type State = State;
    type View = View;
    type Board = Board;
    type Item = Item;
    type Prompt = Prompt;
    type Event = Event;
    type Guess = Guess;
    type Order = Order;
    type Claim = Claim;

    fn seats(setup: &Setup) -> u8 {
        setup.players
    }

    fn start(setup: &Setup, seed: Seed, log: &mut Log) -> Result<State, Illegal> {
        setup::start(setup, seed, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.over().then(|| {
            // Ruling 17/3: hidden Cylons win and lose with the Cylons.
            let cylons: SeatSet = state.seats().filter(|&seat| state.is_cylon(seat)).collect();
            let humans = state.everyone().without(cylons);
            let winners = if state.ending == Ending::Kobol { humans } else { cylons };
            Outcome { winners, scores: List::new(), ending: state.ending.name() }
        })
    }

    fn asked(state: &State) -> SeatSet {
        state.frames.last().map_or(SeatSet::EMPTY, |frame| frame.asked(state))
    }

    fn ask(state: &State, seat: Seat, into: &mut Ask) {
        frame::ask(state, seat, into);
    }

    /// The reactions of skill cards are windows: who could play one is asked, and how long they think tells nobody anything.
    fn timing(prompt: &Prompt) -> Timing {
        // Investigative Committee and Scientific Research are worth a word.
        if matches!(prompt, Prompt::BeforeCheck { .. }) {
            Timing::LongWindow
        } else if prompt.reaction().is_some() {
            Timing::Window
        } else {
            Timing::Plain
        }
    }

    fn apply(state: &mut State, seat: Seat, items: &[Item], log: &mut Log) {
        frame::answer(state, seat, items, log);
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

    fn imagine(view: &View, guess: &Guess, dice: &mut Dice) -> Result<State, Impossible> {
        imagine::imagine(view, guess, dice)
    }

    /// The order of the decks that nobody has seen, ships in the stock, and the throws to come.
    fn redraw(state: &mut State, dice: &mut Dice) {
        for deck in &mut state.decks {
            dice.shuffle(deck.pile_mut());
        }
        state.crises.redraw(dice);
        state.quorum.redraw(dice);
        state.destinations.redraw(dice);
        state.supers.redraw(dice);
        dice.shuffle(&mut state.destiny);
        dice.shuffle(&mut state.loyalty.deck);
        dice.shuffle(&mut state.space.stock);
        state.dice = dice.fork();
    }

    fn usual_orders() -> Vec<Order> {
        Order::usual()
    }

    fn parts(ask: &Ask) -> Vec<Ask> {
        order::parts(ask)
    }

    fn obey(order: &Order, view: &View, part: &Ask) -> Obeyed<Item> {
        order::obey(order, view, part)
    }

    fn claims(board: &Board, told: &[&Event], seat: Seat) -> Vec<Claim> {
        claim::claims(board, told, seat)
    }

    fn said(seat: Seat, claim: Claim) -> Event {
        Event::Said { seat, claim }
    }
}
