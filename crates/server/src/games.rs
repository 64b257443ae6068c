//! The games that can be played here.

use std::fmt;

use bots::Botted;
use games::{IDS, Offered, Reference, with_game};
use protocol::Pace;
use serde_json::Value;
use tabletop::{Illegal, Proof, ResumeError, Session};
use words::{Row, Told, Words};

use crate::play::Play;
use crate::refused::Refused;
use crate::wire::value;

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// These are not the options of this game.
    Unreadable(String),
    Illegal(Illegal),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "these are not the options of this game: {why}"),
            Self::Illegal(illegal) => write!(f, "the game cannot be set up: {illegal}"),
        }
    }
}

impl std::error::Error for BadSetup {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Unreadable(_) => None,
            Self::Illegal(illegal) => Some(illegal),
        }
    }
}

/// How games that were kept are taken up again.
#[derive(Clone, Copy, Debug)]
pub struct Again {
    /// The version of the rules as they are now.
    pub rules: u32,
    /// A game that was saved by these rules.
    pub resume: fn(&str) -> Result<Box<dyn Play>, ResumeError>,
    /// A game that was saved by other rules, to be played on by these.
    pub carry_over: fn(&str) -> Result<Box<dyn Play>, ResumeError>,
}

impl Again {
    pub fn of<G: Told + Botted>() -> Self {
        Self {
            rules: G::RULES,
            resume: |text| Ok(Box::new(Session::<G>::resume(text)?)),
            carry_over: |text| Ok(Box::new(Session::<G>::carry_over(text)?)),
        }
    }
}

type Open = Box<dyn Fn(&Value, Proof) -> Result<Box<dyn Play>, BadSetup> + Send + Sync>;

pub struct Title {
    pub id: &'static str,
    pub bots: &'static [&'static str],
    /// Levels of earlier releases, which are still taken.
    pub former: &'static [&'static str],
    /// The level that a bot has if none is given.
    pub usual: &'static str,
    /// The level that stands in for somebody whose time is up.
    pub adviser: &'static str,
    /// Setups that make a table, the usual one first.
    pub setups: Vec<Value>,
    pub seats: fn(&Value) -> Result<u8, BadSetup>,
    pub open: Open,
    pub again: Again,
    /// How long a bot of a level may think, in milliseconds.
    pub budget: fn(&str) -> u32,
    /// How long somebody may take, at a live table or another, if the table does not say.
    pub turn: fn(bool) -> Option<u64>,
    pub reference: fn() -> Reference,
    /// What has this name in a language.
    pub explain: fn(&Words, &str) -> Option<Vec<Row>>,
}

pub struct Games(Vec<Title>);

impl Games {
    pub fn all() -> Self {
        Self(IDS.iter().filter_map(|&id| with_game!(id, |G| Title::of::<G>())).collect())
    }

    /// With other rules for opening a game: for tests.
    pub fn with(kinds: Vec<Title>) -> Self {
        Self(kinds)
    }

    pub fn find(&self, id: &str) -> Option<&Title> {
        self.0.iter().find(|kind| kind.id == id)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Title> {
        self.0.iter()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|kind| kind.id)).finish()
    }
}

impl fmt::Debug for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Title").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Title {
    /// Is there a computer player of this level, by its name of today or an earlier one?
    pub(crate) fn has(&self, level: &str) -> bool {
        self.bots.contains(&level) || self.former.contains(&level)
    }

    /// Has a computer player of this level time enough to think at this pace?
    pub(crate) fn in_time(&self, level: &str, pace: Pace) -> Result<(), Refused> {
        let least = (self.budget)(level);
        if pace.bot < u64::from(least) { Err(Refused::Hurried { least }) } else { Ok(()) }
    }

    pub fn of<G: Offered>() -> Self {
        Self {
            id: G::ID,
            bots: G::BOTS,
            former: G::FORMER,
            usual: G::USUAL,
            adviser: G::ADVISER,
            setups: G::setups().iter().map(value).collect(),
            seats: seats::<G>,
            open: Box::new(open::<G>),
            again: Again::of::<G>(),
            budget: G::budget,
            turn: G::usual_turn,
            reference: G::reference,
            explain: explain::<G>,
        }
    }
}

fn seats<G: Told + Botted>(setup: &Value) -> Result<u8, BadSetup> {
    let setup: G::Setup = read(setup)?;
    // Only starting it tells whether a setup is legal.
    let seed = tabletop::Seed::default();
    G::start(&setup, seed, &mut tabletop::Log::off()).map_err(BadSetup::Illegal)?;
    Ok(G::seats(&setup))
}

fn open<G: Told + Botted>(setup: &Value, proof: Proof) -> Result<Box<dyn Play>, BadSetup> {
    let session = Session::<G>::new(read(setup)?, proof.seed()).map_err(BadSetup::Illegal)?;
    Ok(Box::new(session.proved(proof)))
}

fn explain<G: Told>(words: &Words, name: &str) -> Option<Vec<Row>> {
    words.game(G::ID).explain::<G>(None, name)
}

fn read<T: serde::de::DeserializeOwned>(setup: &Value) -> Result<T, BadSetup> {
    serde_json::from_value(setup.clone()).map_err(|error| BadSetup::Unreadable(error.to_string()))
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    fn proof(setup: &Value) -> Proof {
        Proof { table: "t".to_owned(), setup: setup.to_string(), secret: Seed::default(), entropy: Vec::new() }
    }

    /// Whatever the list of games has can be opened here by each of its setups, and bots of its levels answer.
    #[test]
    fn every_game_can_be_opened() {
        for &id in IDS {
            let kind = with_game!(id, |G| Title::of::<G>()).expect("it is on the list");
            assert_eq!(kind.id, id);
            assert!(kind.bots.contains(&kind.usual));
            for setup in &kind.setups {
                let seats = (kind.seats)(setup).expect("a legal setup");
                let game = (kind.open)(setup, proof(setup)).expect("a legal setup");
                assert_eq!(game.seats(), seats, "{id} {setup}");
                let asked = game.waiting().first().expect("somebody is asked");
                assert!(game.thinking(asked, kind.usual, false, 1).is_some(), "{id} {setup}");
            }
            assert!((kind.open)(&Value::Null, proof(&Value::Null)).is_err());
        }
    }
}
