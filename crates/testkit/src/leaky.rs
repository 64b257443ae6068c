//! A double of a game with one leak planted in it, to show that the suite catches such a thing.

use std::marker::PhantomData;

use tabletop::{Ask, Dice, Game, Illegal, Impossible, Log, Obeyed, Outcome, Probe, Seat, SeatSet, Seed, Token, Viewer};

/// What a leak changes of the game `G`; all else is the game's own.
pub trait Leak<G: Game>: Sized + 'static {
    /// After every answer, and at the start.
    fn after(_state: &mut G::State, _log: &mut Log<G::Event>) {}

    fn asked(state: &G::State) -> SeatSet {
        G::asked(state)
    }

    fn view(state: &G::State, viewer: Viewer) -> G::View {
        G::view(state, viewer)
    }
}

/// No leak: the double itself is sound.
#[derive(Debug)]
pub struct NoLeak;

impl<G: Game> Leak<G> for NoLeak {}

/// The game `G` with the leak `L`.
#[derive(Debug)]
pub struct Leaky<G, L>(PhantomData<(G, L)>);

fn own<G: Game, H: Game<Item = G::Item, Prompt = G::Prompt>>(ask: Ask<G>) -> Ask<H> {
    let Ask { prompt, pick, sealed, shows } = ask;
    Ask { prompt, pick, sealed, shows }
}

impl<G: Game, L: Leak<G>> Game for Leaky<G, L> {
    const ID: &'static str = G::ID;
    const RULES: u32 = G::RULES;

    type Setup = G::Setup;
    type State = G::State;
    type View = G::View;
    type Board = G::Board;
    type Item = G::Item;
    type Prompt = G::Prompt;
    type Event = G::Event;
    type Guess = G::Guess;
    type Order = G::Order;
    type Claim = G::Claim;

    fn seats(setup: &G::Setup) -> u8 {
        G::seats(setup)
    }

    fn start(setup: &G::Setup, seed: Seed, log: &mut Log<G::Event>) -> Result<G::State, Illegal> {
        let mut state = G::start(setup, seed, log)?;
        L::after(&mut state, log);
        Ok(state)
    }

    fn outcome(state: &G::State) -> Option<Outcome> {
        G::outcome(state)
    }

    fn asked(state: &G::State) -> SeatSet {
        L::asked(state)
    }

    fn ask(state: &G::State, seat: Seat, into: &mut Ask<Self>) {
        *into = own(Ask::<G>::of(state, seat));
    }

    fn apply(state: &mut G::State, seat: Seat, items: &[G::Item], log: &mut Log<G::Event>) {
        // In a lockstep pair a leak can leave a seat unasked whose answer comes all the same.
        if G::asked(state).contains(seat) {
            G::apply(state, seat, items, log);
            L::after(state, log);
        }
    }

    fn view(state: &G::State, viewer: Viewer) -> G::View {
        L::view(state, viewer)
    }

    fn board(view: &G::View) -> G::Board {
        G::board(view)
    }

    fn imagine(view: &G::View, guess: &G::Guess, dice: &mut Dice) -> Result<G::State, Impossible> {
        G::imagine(view, guess, dice)
    }

    fn redraw(state: &mut G::State, dice: &mut Dice) {
        G::redraw(state, dice);
    }

    fn usual_orders() -> Vec<G::Order> {
        G::usual_orders()
    }

    fn parts(ask: &Ask<Self>) -> Vec<Ask<Self>> {
        G::parts(&own(ask.clone())).into_iter().map(own).collect()
    }

    fn obey(order: &G::Order, view: &G::View, part: &Ask<Self>) -> Obeyed<G::Item> {
        G::obey(order, view, &own(part.clone()))
    }

    fn claims(board: &G::Board, told: &[&G::Event], seat: Seat) -> Vec<G::Claim> {
        G::claims(board, told, seat)
    }

    fn said(seat: Seat, claim: G::Claim) -> G::Event {
        G::said(seat, claim)
    }
}

impl<G: Probe, L: Leak<G>> Probe for Leaky<G, L> {
    fn hidden(state: &G::State, viewer: Viewer) -> Vec<(Token, u32)> {
        G::hidden(state, viewer)
    }

    fn relabel(state: &mut G::State, to: &dyn Fn(Token) -> Token) {
        G::relabel(state, to);
    }

    fn tokens_of(state: &G::State, seat: Seat, items: &[G::Item]) -> Vec<Option<Token>> {
        G::tokens_of(state, seat, items)
    }

    fn item_of(token: Token) -> G::Item {
        G::item_of(token)
    }

    fn conserved(state: &G::State) -> Result<(), String> {
        G::conserved(state)
    }
}
