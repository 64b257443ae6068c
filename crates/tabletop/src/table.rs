//! A session of any game behind one object-safe trait: all that the server and the terminal know of a game.

use serde_json::Value;

use crate::{By, Game, Outcome, Refusal, Seat, SeatSet, Seed, Session, Taken, Viewer};

/// A game in progress, with its types worn as JSON.
pub trait Table: Send {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn asked(&self) -> SeatSet;
    /// Who is asked and has not answered. For the store and the clock; to players a table says only which step it waits for.
    fn waiting(&self) -> SeatSet;
    fn view(&self, viewer: Viewer) -> Value;
    fn ask(&self, seat: Seat) -> Option<Value>;
    /// The entries that `viewer` sees, from number `from` on.
    fn entries(&self, viewer: Viewer, from: usize) -> Vec<Value>;
    fn draft(&self, seat: Seat) -> Option<Value>;
    /// `None` when `items` is not a list of this game's items.
    fn answer(&mut self, seat: Seat, items: &Value, by: By) -> Option<Result<Taken, Refusal>>;
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;
    fn rewind(&mut self, answers: usize, seed: Seed) -> Result<(), Refusal>;
    fn answers(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    /// The whole record. Never leaves the server while the game runs.
    fn record(&self) -> String;
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

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        Self::take_back(self, seat)
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
}

fn value<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views, asks and events are plain data")
}
