//! The Fluent files of every language, embedded, and the catalogue of them that other programs format by.

use std::collections::HashMap;
use std::sync::OnceLock;

use serde::Serialize;

/// The files of every language's folder: those that every game uses, the terminal's own, and each game's.
macro_rules! language {
    ($name:literal $(, says what differs from $base:literal)?) => {
        Language {
            name: $name,
            base: language!(@base $($base)?),
            common: language!($name, "": "common.ftl", "errors.ftl", "server.ftl"),
            terminal: language!($name, "": "terminal.ftl"),
            race: language!(
                $name, "race/": "cards.ftl", "powers.ftl", "prompts.ftl", "events.ftl", "page.ftl", "table.ftl", "terms.ftl",
                "aid.ftl", "distribution.ftl"
            ),
            galactica: language!(
                $name, "galactica/": "names.ftl", "cards.ftl", "prompts.ftl", "events.ftl", "claims.ftl",
                "table.ftl", "terms.ftl", "aid.ftl"
            ),
        }
    };
    (@base) => { None };
    (@base $base:literal) => { Some($base) };
    ($name:literal, $folder:literal: $($file:literal),*) => {
        &[$((concat!($folder, $file), include_str!(concat!("../locales/", $name, "/", $folder, $file)))),*]
    };
}

/// Files, by their names in the language's folder, and what is in them.
pub(crate) type Files = &'static [(&'static str, &'static str)];

pub(crate) struct Language {
    pub(crate) name: &'static str,
    /// The language of which it says only what differs.
    pub(crate) base: Option<&'static str>,
    pub(crate) common: Files,
    pub(crate) terminal: Files,
    pub(crate) race: Files,
    pub(crate) galactica: Files,
}

/// A new language is a folder and a line here; one that says what differs from another comes after it.
pub(crate) const ALL: &[Language] = &[
    language!("en"),
    language!("pt-BR"),
    language!("pt-PT", says what differs from "pt-BR"),
    language!("fr"),
    language!("es"),
];

impl Language {
    /// The language itself, after the one it is built on: what comes later is said in place of what was there.
    pub(crate) fn layers(&self) -> impl Iterator<Item = &Self> {
        ALL.iter().filter(move |one| self.base == Some(one.name)).chain([self])
    }

    /// The files that a game has for itself.
    #[cfg(test)]
    pub(crate) fn games(&self) -> [(&'static str, Files); 2] {
        [("race", self.race), ("galactica", self.galactica)]
    }
}

/// The sentences of one language as Fluent text: those that every game uses, and each game's own.
#[derive(Clone, Debug, Serialize)]
pub struct Texts {
    pub common: String,
    pub race: String,
    pub galactica: String,
}

/// The sentences of all languages, and a hash that tells one catalogue from another.
#[derive(Debug)]
pub struct Catalogue {
    /// In hexadecimal.
    pub hash: String,
    languages: Vec<(&'static str, Texts)>,
}

impl Catalogue {
    pub fn language(&self, name: &str) -> Option<&Texts> {
        self.languages.iter().find(|(one, _)| *one == name).map(|(_, texts)| texts)
    }
}

/// What is embedded in this program.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| {
        let text =
            |one: &Language, files: fn(&Language) -> Files| merged(one.layers().flat_map(files).map(|(_, text)| *text));
        let texts = |one: &Language| Texts {
            common: text(one, |one| one.common),
            race: text(one, |one| one.race),
            galactica: text(one, |one| one.galactica),
        };
        let languages: Vec<_> = ALL.iter().map(|one| (one.name, texts(one))).collect();
        let mut hasher = blake3::Hasher::new();
        for (name, texts) in &languages {
            for part in [name, texts.common.as_str(), &texts.race, &texts.galactica] {
                hasher.update(&(part.len() as u64).to_le_bytes());
                hasher.update(part.as_bytes());
            }
        }
        Catalogue { hash: hasher.finalize().to_hex().to_string(), languages }
    })
}

/// Several texts as one, in which each message is there once, as it is said last; without what is for those who write them.
fn merged<'t>(texts: impl Iterator<Item = &'t str>) -> String {
    let mut messages: Vec<String> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for text in texts {
        let mut at = None;
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let name = line.split_once(" =").map(|(name, _)| name).filter(|name| !name.contains(char::is_whitespace));
            if let Some(name) = name {
                let place = *places.entry(name).or_insert(messages.len());
                match messages.get_mut(place) {
                    Some(message) => message.clear(),
                    None => messages.push(String::new()),
                }
                at = Some(place);
            }
            if let Some(message) = at.and_then(|at| messages.get_mut(at)) {
                message.push_str(line);
                message.push('\n');
            }
        }
    }
    messages.concat()
}
