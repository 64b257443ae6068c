//! Which game is meant.

use anyhow::Result;
use galactica::cards::{CHARACTERS, Character, CharacterRow};
use galactica::{Draft, Handicap};
use race::{Mode, Setup};
use words::Words;

use crate::errors::error;
use crate::{GalacticaOptions, RaceOptions};

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

/// What only Race can do so far.
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
        Setup { players: self.players.unwrap_or(2), mode }
    }
}

impl GalacticaOptions {
    pub(crate) fn setup(&self, players: Option<u8>, words: &Words) -> Result<galactica::Setup> {
        let characters = match self.characters.as_slice() {
            [] => Draft::Pick,
            [one] if one == "pick" => Draft::Pick,
            [one] if one == "random" => Draft::Random,
            names => Draft::Chosen(
                names
                    .iter()
                    .map(|name| character(name, words))
                    .collect::<Result<Vec<_>>>()?
                    .into_iter()
                    .take(6)
                    .collect(),
            ),
        };
        let resources = match self.resources.as_deref() {
            None => Handicap::None,
            Some("easier") => Handicap::Easier,
            Some("harder") => Handicap::Harder,
            Some(name) => return Err(error(words, "cli-no-such-resources", &[("name", name.into())])),
        };
        let named = if let Draft::Chosen(names) = &characters { names.len() as u8 } else { 4 };
        Ok(galactica::Setup { players: players.unwrap_or(named), characters, resources })
    }
}

/// A character by id or by a part of it: `adama`, `tom_zarek`.
fn character(name: &str, words: &Words) -> Result<Character> {
    let fits = |row: &&CharacterRow| row.id == name || row.id.split('_').any(|part| part == name);
    CHARACTERS.iter().find(fits).map(|row| row.character).ok_or_else(|| {
        let known: Vec<&str> = CHARACTERS.iter().map(|row| row.id).collect();
        error(words, "cli-no-such-character", &[("name", name.into()), ("known", known.join(", ").into())])
    })
}
