//! A session of any game behind one object-safe trait: all that the server and the terminal know of a game.

use serde_json::Value;

use crate::{By, Game, Onlookers, Outcome, Refusal, Seat, SeatSet, Seed, Session, Taken, Timing, Viewer};

/// A game in progress, with its types worn as JSON.
pub trait Table: Send + Sync {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn asked(&self) -> SeatSet;
    /// Who is asked and has not answered. For the store and the clock; to players a table says only which step it waits for.
    fn waiting(&self) -> SeatSet;
    fn view(&self, viewer: Viewer) -> Value;
    fn ask(&self, seat: Seat) -> Option<Value>;
    /// How time passes over what is asked now.
    fn timing(&self) -> Timing;
    /// Are the answers to what is asked now kept until all are in?
    fn sealed(&self) -> bool;
    /// The entries that `viewer` sees, from number `from` on.
    fn entries(&self, viewer: Viewer, from: usize) -> Vec<Value>;
    fn draft(&self, seat: Seat) -> Option<Value>;
    /// `None` when `items` is not a list of this game's items.
    fn answer(&mut self, seat: Seat, items: &Value, by: By) -> Option<Result<Taken, Refusal>>;
    /// Would this answer be taken? `None` when `items` is not a list of this game's items.
    fn check(&self, seat: Seat, items: &Value) -> Option<Result<(), Refusal>>;
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// The standing orders of a seat: for that seat, and for the store.
    fn orders(&self, seat: Seat) -> Value;
    /// Sets all standing orders of a seat. `None` when `orders` is not a list of this game's orders.
    fn set_orders(&mut self, seat: Seat, orders: &Value) -> Option<Result<(), Refusal>>;
    /// Does what this seat is asked now wait for its person?
    fn waits_for(&self, seat: Seat, onlookers: Onlookers) -> bool;
    /// Lets this seat's orders answer what does not wait for its person. `None` if they have no answer.
    fn obey(&mut self, seat: Seat) -> Option<Result<Taken, Refusal>>;
    fn can_take_back(&self, seat: Seat) -> Result<(), Refusal>;
    fn can_rewind(&self, answers: usize) -> Result<(), Refusal>;
    /// How many answers had been given before the one that `viewer` was told of by his entry number `entry`.
    fn answers_before(&self, viewer: Viewer, entry: usize) -> usize;
    /// How many entries `viewer` had been told after the first `answers` answers.
    fn entries_after(&self, viewer: Viewer, answers: usize) -> usize;
    fn rewind(&mut self, answers: usize, seed: Seed) -> Result<(), Refusal>;
    fn answers(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    /// The whole record. Never leaves the server while the game runs.
    fn record(&self) -> String;
    /// How many answers stand for good: what came after them can still be taken back.
    fn settled(&self) -> usize;
    /// The fingerprint that was written after the last answer, if one was due there. For the store alone.
    fn checked(&self) -> Option<&str>;
    /// The whole session as text, to be taken up again. For the store alone.
    fn save(&self) -> String;
}

impl<G: Game> Table for Session<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        Self::seats(self)
    }

    fn asked(&self) -> SeatSet {
        Self::asked(self)
    }

    fn waiting(&self) -> SeatSet {
        Self::waiting(self)
    }

    fn view(&self, viewer: Viewer) -> Value {
        value(&Self::view(self, viewer))
    }

    fn ask(&self, seat: Seat) -> Option<Value> {
        Self::ask(self, seat).map(|ask| value(&ask))
    }

    fn timing(&self) -> Timing {
        // All who are asked are asked in the same way.
        let ask = Self::asked(self).first().and_then(|seat| Self::ask(self, seat));
        ask.map_or(Timing::Plain, |ask| G::timing(&ask.prompt))
    }

    fn sealed(&self) -> bool {
        Self::sealed(self)
    }

    fn entries(&self, viewer: Viewer, from: usize) -> Vec<Value> {
        Self::entries(self, viewer).skip(from).map(value).collect()
    }

    fn draft(&self, seat: Seat) -> Option<Value> {
        Self::draft(self, seat).map(|draft| value(&draft.items))
    }

    fn answer(&mut self, seat: Seat, items: &Value, by: By) -> Option<Result<Taken, Refusal>> {
        let items = serde_json::from_value(items.clone()).ok()?;
        Some(Self::answer(self, seat, items, by))
    }

    fn check(&self, seat: Seat, items: &Value) -> Option<Result<(), Refusal>> {
        let mut items: Vec<G::Item> = serde_json::from_value(items.clone()).ok()?;
        Some(Self::check(self, seat, &mut items).map(|_| ()))
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        Self::take_back(self, seat)
    }

    fn orders(&self, seat: Seat) -> Value {
        value(&Self::orders(self, seat))
    }

    fn set_orders(&mut self, seat: Seat, orders: &Value) -> Option<Result<(), Refusal>> {
        let orders = serde_json::from_value(orders.clone()).ok()?;
        Some(Self::set_orders(self, seat, orders))
    }

    fn waits_for(&self, seat: Seat, onlookers: Onlookers) -> bool {
        Self::waits_for(self, seat, onlookers)
    }

    fn obey(&mut self, seat: Seat) -> Option<Result<Taken, Refusal>> {
        Self::obey(self, seat)
    }

    fn can_take_back(&self, seat: Seat) -> Result<(), Refusal> {
        Self::can_take_back(self, seat)
    }

    fn can_rewind(&self, answers: usize) -> Result<(), Refusal> {
        Self::can_rewind(self, answers)
    }

    fn answers_before(&self, viewer: Viewer, entry: usize) -> usize {
        Self::answers_before(self, viewer, entry)
    }

    fn entries_after(&self, viewer: Viewer, answers: usize) -> usize {
        Self::entries_after(self, viewer, answers)
    }

    fn rewind(&mut self, answers: usize, seed: Seed) -> Result<(), Refusal> {
        Self::rewind(self, answers, seed)
    }

    fn answers(&self) -> usize {
        Self::answers(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }

    fn record(&self) -> String {
        Self::record(self).to_text(self)
    }

    fn settled(&self) -> usize {
        Self::settled(self)
    }

    fn checked(&self) -> Option<&str> {
        Self::checked(self)
    }

    fn save(&self) -> String {
        Self::save(self)
    }
}

fn value<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views, asks and events are plain data")
}
