//! A language: what every game and the program itself say in it, and each game's own voice.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::FluentResource;

use crate::files::{ALL, Files, Language};
use crate::phrase::Phrase;
use crate::spans::Line;
use crate::voice::{Reader, Voice};

/// The sentences of one language. Can be shared by threads.
pub struct Words {
    common: Voice,
    games: Vec<(&'static str, Voice)>,
}

impl Words {
    /// The languages there are, by their folders.
    pub const LANGUAGES: &'static [&'static str] = &{
        let mut names = [""; ALL.len()];
        let mut i = 0;
        while i < ALL.len() {
            names[i] = ALL[i].name;
            i += 1;
        }
        names
    };

    pub fn new(language: &str) -> Option<Self> {
        let language = ALL.iter().find(|one| one.name == language)?;
        let read = |files: fn(&Language) -> Vec<Files>| {
            // What can be read of a file with a mistake is used; a test finds the mistake.
            let read = |text: &str| FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            let files = language.layers().flat_map(files).flatten();
            files.map(|(_, text)| Arc::new(read(text))).collect::<Vec<_>>()
        };
        let common = read(|one| vec![one.common, one.terminal]);
        let game = |id, files| (id, Voice::new(language.name, &[common.clone(), read(files)].concat()));
        Some(Self {
            games: vec![game("race", |one| vec![one.race]), game("galactica", |one| vec![one.galactica])],
            common: Voice::new(language.name, &common),
        })
    }

    pub fn english() -> Self {
        Self::new("en").expect("English is embedded")
    }

    /// Which language this is.
    pub fn language(&self) -> &'static str {
        self.common.language()
    }

    /// The voice of a game; of one that has no sentences of its own, the common one.
    pub fn game(&self, id: &str) -> &Voice {
        self.games.iter().find(|(game, _)| *game == id).map_or(&self.common, |(_, voice)| voice)
    }

    pub fn has(&self, id: &str) -> bool {
        self.common.has(id)
    }

    /// A phrase that is no game's.
    pub fn say(&self, phrase: &Phrase) -> Line {
        self.common.say(phrase, &Reader::NOBODY)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language()).finish_non_exhaustive()
    }
}
