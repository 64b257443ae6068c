//! What a game must be to be offered, and what it says about itself.

use bots::Botted;
use bots::simulate::Measured;
use galactica::Galactica;
use race::Race;
use scenario::Scripted;
use serde_json::{Value, json};
use tabletop::Probe;
use words::{Row, Told};

/// A game that people can be offered: it is told in words, has bots, can be measured and proved, and has scenarios.
pub trait Offered: Told + Botted + Measured + Probe + Scripted {
    /// Setups that make a table, the usual one first.
    fn setups() -> Vec<Self::Setup>;

    /// Every card in words.
    fn cards() -> Vec<Vec<Row>>;

    /// Its cards as data, with the ids and fields of the card facts.
    fn facts() -> Value;
}

impl Offered for Race {
    fn setups() -> Vec<race::Setup> {
        race::Setup::all()
    }

    fn cards() -> Vec<Vec<Row>> {
        race::Kind::all().map(words::race_card).collect()
    }

    fn facts() -> Value {
        json!({ "cards": &race::cards::DESIGNS[..] })
    }
}

impl Offered for Galactica {
    fn setups() -> Vec<galactica::Setup> {
        // Four is the usual number, and three the least.
        let mut setups = galactica::Setup::all();
        setups[..2].reverse();
        setups
    }

    fn cards() -> Vec<Vec<Row>> {
        words::galactica_cards()
    }

    fn facts() -> Value {
        json!(galactica::cards::facts())
    }
}
