//! Which game is meant.

use anyhow::Result;
use race::{Mode, Setup};
use words::Words;

use crate::RaceOptions;
use crate::errors::error;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameId {
    Race,
    Galactica,
}

/// The game of that name.
pub(crate) fn find(name: &str, words: &Words) -> Result<GameId> {
    match name {
        "race" => Ok(GameId::Race),
        "galactica" => Ok(GameId::Galactica),
        _ => Err(error(words, "cli-no-such-game", &[("name", name.into())])),
    }
}

/// Galactica's engine is not complete: only its suite, and the records that come out of it, can be used.
pub(crate) fn not_yet(words: &Words) -> Result<()> {
    Err(error(words, "cli-not-yet", &[]))
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
