//! Which game is meant.

use anyhow::{Error, Result};
use galactica::cards::{CHARACTERS, Character, CharacterRow};
use galactica::{Draft, Galactica, Handicap};
use games::{Game, Offered};
use race::{Mode, Race, Setup};
use words::{Words, text};

use crate::errors::error;
use crate::{GalacticaOptions, RaceOptions};

/// Does something with the game of that name, in a function that gives a [`Result`].
macro_rules! with {
    ($name:expr, $words:expr, |$game:ident| $body:expr) => {{
        let name: &str = $name;
        games::with_game!(name, |$game| $body).unwrap_or_else(|| Err(crate::game::unknown(name, $words)))
    }};
}
pub(crate) use with;

/// What the options of a command say about the game that is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'a> {
    pub(crate) race: &'a RaceOptions,
    pub(crate) galactica: &'a GalacticaOptions,
}

/// A game whose setup can be typed.
pub(crate) trait Typed: Offered {
    fn setup(wanted: Wanted<'_>, words: &Words) -> Result<Self::Setup>;
}

impl Typed for Race {
    fn setup(wanted: Wanted<'_>, _: &Words) -> Result<race::Setup> {
        Ok(wanted.race.setup())
    }
}

impl Typed for Galactica {
    fn setup(wanted: Wanted<'_>, words: &Words) -> Result<galactica::Setup> {
        wanted.galactica.setup(wanted.race.players, words)
    }
}

pub(crate) fn unknown(name: &str, words: &Words) -> Error {
    error(words, "cli-no-such-game", &[("name", text(name))])
}

/// For a command that this game alone has so far.
pub(crate) fn only<G: Game>(name: &str, words: &Words) -> Result<()> {
    match name {
        name if name == G::ID => Ok(()),
        name if games::IDS.contains(&name) => Err(error(words, "cli-not-yet", &[])),
        name => Err(unknown(name, words)),
    }
}

impl RaceOptions {
    pub(crate) fn setup(&self) -> Setup {
        let mode = match (self.experienced, self.first_game) {
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
            [one] if one == "first-game" => Draft::FirstGame,
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
            Some(name) => return Err(error(words, "cli-no-such-resources", &[("name", text(name))])),
        };
        let named = match &characters {
            Draft::Chosen(names) => names.len() as u8,
            Draft::FirstGame => galactica::Setup::first_game().players,
            Draft::Pick | Draft::Random => 4,
        };
        Ok(galactica::Setup { players: players.unwrap_or(named), characters, resources })
    }
}

/// A character by id or by a part of it: `adama`, `tom-zarek`. Older scripts write it with underscores.
fn character(name: &str, words: &Words) -> Result<Character> {
    let wanted = name.to_lowercase().replace('-', "_");
    let fits = |row: &&CharacterRow| row.id == wanted || row.id.split('_').any(|part| part == wanted);
    CHARACTERS.iter().find(fits).map(|row| row.character).ok_or_else(|| {
        let known: Vec<String> = CHARACTERS.iter().map(|row| row.id.replace('_', "-")).collect();
        error(words, "cli-no-such-character", &[("name", text(name)), ("known", known.join(", ").into())])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every id is understood with hyphens and with underscores, and every word of it alone.
    #[test]
    fn a_character_is_named_by_any_word() {
        let words = Words::english();
        for row in &CHARACTERS {
            let hyphens = row.id.replace('_', "-");
            for name in row.id.split('_').chain([row.id, &hyphens, &hyphens.to_uppercase()]) {
                assert_eq!(character(name, &words).unwrap(), row.character, "{name}");
            }
        }
        let known = character("gaeta", &words).unwrap_err().to_string();
        assert!(known.contains("saul-tigh") && !known.contains('_'), "{known}");
    }
}
