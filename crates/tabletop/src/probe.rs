//! What a test must be able to do to a state: name its hidden things, exchange them, count the components.

use crate::{Game, Seat, Viewer};

/// A physical thing whose face may be hidden: the id of a card, a ship, a token. Unique within a game.
pub type Token = u16;

/// The truth behind the views, for the suite that proves that the views do not tell it.
pub trait Probe: Game {
    /// What is hidden from `viewer` now, with a class each: things of one class can be exchanged without `viewer` being
    /// able to tell. A thing that they learn something about without seeing it from then on changes its class.
    fn hidden(state: &Self::State, viewer: Viewer) -> Vec<(Token, u32)>;

    /// Puts `to(token)` wherever `token` lies. `to` is a permutation.
    fn relabel(state: &mut Self::State, to: &dyn Fn(Token) -> Token);

    /// The things that an answer of `seat` takes, one for each item; none for an item that is no hidden thing.
    fn tokens_of(state: &Self::State, seat: Seat, items: &[Self::Item]) -> Vec<Option<Token>>;

    /// The item that names a thing, where items name such things.
    fn item_of(token: Token) -> Self::Item;

    /// Every component is in exactly one place.
    fn conserved(state: &Self::State) -> Result<(), String>;
}
