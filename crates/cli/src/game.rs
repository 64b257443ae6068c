//! Which game is meant.

use anyhow::{Result, bail};
use race::{Mode, Setup};

use crate::RaceOptions;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameId {
    Race,
    Galactica,
}

/// The game of that name.
pub(crate) fn find(name: &str) -> Result<GameId> {
    match name {
        "race" => Ok(GameId::Race),
        "galactica" => Ok(GameId::Galactica),
        _ => bail!("there is no game called '{name}': say 'race' or 'galactica'"),
    }
}

/// Galactica's engine is not complete: only its suite, and the records that come out of it, can be used.
pub(crate) fn not_yet(what: &str) -> Result<()> {
    bail!("Galactica cannot {what} yet: its engine is being built; use 'race'")
}

impl RaceOptions {
    pub(crate) fn setup(&self) -> Setup {
        let mode = match (self.advanced, self.first_game) {
            (true, _) => Mode::Experienced,
            (false, true) => Mode::FirstGame,
            (false, false) => Mode::Standard,
        };
        Setup { players: self.players, mode }
    }
}
