//! Standing orders: what answers a reaction for its person, and whether a question waits for that person.
//!
//! Orders are private. They live beside the state, in the [`Session`] and with whoever keeps it, and never in a view, a
//! log or a record. A rewind clears them.

use crate::{Ask, By, Game, Refusal, Seat, Session, Taken, Viewer};

/// What one order says to a question. Which of the three it is follows from the order's text and from what everybody sees;
/// only the answer itself may depend on what its owner holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obeyed<I> {
    /// Answer this.
    Answer(Vec<I>),
    /// Ask me.
    Ask,
    /// It is about something else: the next order decides.
    NotMine,
}

/// Who could notice whether a question waits for its person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onlookers {
    /// One person among computer players; or a live table, where a window lasts its time whoever has answered.
    Nobody,
    /// People elsewhere, who can tell how long an answer takes.
    Table,
    /// People at the same screen, who see whom it is passed to.
    Screen,
}

/// Does this question wait for its person, who has these orders?
///
/// Where somebody could notice, this follows from public facts and the text of the orders, never from the hand. Where nobody
/// can, whoever holds nothing to react with is not bothered.
pub fn waits_for<G: Game>(orders: &[G::Order], view: &G::View, ask: &Ask<G>, onlookers: Onlookers) -> bool {
    let asks = |orders: &[G::Order]| G::parts(ask).iter().any(|part| decide::<G>(orders, view, part).is_none());
    match onlookers {
        Onlookers::Nobody => ordered::<G>(orders, view, ask).is_none(),
        Onlookers::Table => asks(orders),
        // Where the usual orders ask, all are called, whatever they have ordered: somebody who is passed over would tell.
        Onlookers::Screen => asks(orders) || asks(&G::usual_orders()),
    }
}

/// What these orders answer. Nothing where they leave something to its person, or have nothing to say.
pub fn ordered<G: Game>(orders: &[G::Order], view: &G::View, ask: &Ask<G>) -> Option<Vec<G::Item>> {
    let mut answer = Vec::new();
    for part in G::parts(ask) {
        // With nothing to react with there is nothing to ask.
        let idle = part.pick.from.is_empty() && G::timing(&part.prompt).is_window();
        let items = if idle { Vec::new() } else { decide::<G>(orders, view, &part)? };
        // A window takes one thing at a time and is open again after it.
        if answer.is_empty() {
            answer = items;
        }
    }
    Some(answer)
}

/// The first order that has anything to say decides; without one the person is asked.
fn decide<G: Game>(orders: &[G::Order], view: &G::View, part: &Ask<G>) -> Option<Vec<G::Item>> {
    for order in orders {
        match G::obey(order, view, part) {
            Obeyed::Answer(items) => return Some(items),
            Obeyed::Ask => return None,
            Obeyed::NotMine => {}
        }
    }
    None
}

impl<G: Game> Session<G> {
    /// The standing orders of a seat: for that seat, and for whoever keeps the game.
    pub fn orders(&self, seat: Seat) -> &[G::Order] {
        self.orders.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Sets all standing orders of a seat; [`Game::usual_orders`] clears what it has set.
    pub fn set_orders(&mut self, seat: Seat, orders: Vec<G::Order>) -> Result<(), Refusal> {
        *self.orders.get_mut(seat.index()).ok_or(Refusal::NoSuchSeat)? = orders;
        Ok(())
    }

    /// Does what this seat is asked now wait for its person? See [`waits_for`].
    pub fn waits_for(&self, seat: Seat, onlookers: Onlookers) -> bool {
        let ask = self.ask(seat);
        ask.is_some_and(|ask| waits_for(self.orders(seat), &self.view(Viewer::Seat(seat)), &ask, onlookers))
    }

    /// What this seat's orders answer to what it is asked now.
    pub fn ordered(&self, seat: Seat) -> Option<Vec<G::Item>> {
        ordered(self.orders(seat), &self.view(Viewer::Seat(seat)), &self.ask(seat)?)
    }

    /// Lets this seat's orders answer. Nothing if they have no answer.
    pub fn obey(&mut self, seat: Seat) -> Option<Result<Taken, Refusal>> {
        let items = self.ordered(seat)?;
        Some(self.answer(seat, items, By::Order))
    }
}

/// The orders of every seat that has set none.
pub(crate) fn usual<G: Game>(seats: u8) -> Vec<Vec<G::Order>> {
    vec![G::usual_orders(); usize::from(seats)]
}
