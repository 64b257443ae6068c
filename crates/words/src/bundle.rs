//! A language: its Fluent files, and how a message of them becomes a line of spans.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::phrase::Arg;
use crate::spans::{Line, Span};

/// The files of every language's folder, embedded.
macro_rules! language {
    ($name:literal) => {
        language!($name:
            "common.ftl",
            "errors.ftl",
            "galactica-names.ftl",
            "galactica-cards.ftl",
            "galactica-prompts.ftl",
            "galactica-events.ftl",
            "galactica-table.ftl",
            "galactica-terms.ftl",
            "race-cards.ftl",
            "race-powers.ftl",
            "race-prompts.ftl",
            "race-events.ftl",
            "race-page.ftl",
            "race-table.ftl",
            "race-terms.ftl",
            "server.ftl",
            "terminal.ftl",
        )
    };
    ($name:literal: $($file:literal,)*) => {
        Language {
            name: $name,
            files: &[$(($file, include_str!(concat!("../locales/", $name, "/", $file)))),*],
        }
    };
}

pub(crate) struct Language {
    pub(crate) name: &'static str,
    /// Their names and what is in them.
    pub(crate) files: &'static [(&'static str, &'static str)],
}

/// A new language is a folder and a line here.
pub(crate) const ALL: &[Language] = &[language!("en")];

/// The sentences of one language. Can be shared by threads.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// What was said, so that a test can tell which messages nothing ever says.
    #[cfg(test)]
    pub(crate) said: std::sync::Mutex<std::collections::BTreeMap<String, std::collections::BTreeSet<String>>>,
}

/// Where a span stands in a formatted message: one character of a private plane for each.
const MARKS: std::ops::RangeInclusive<u32> = 0xF_0000..=0xF_FFFD;

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
        let id: LanguageIdentifier = language.name.parse().ok()?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks are for text that goes both ways in one line, which no language here does.
        bundle.set_use_isolating(false);
        for (_, text) in language.files {
            // What can be read of a file with a mistake is used; a test finds the mistake.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Some(Self {
            language: language.name,
            bundle,
            #[cfg(test)]
            said: std::sync::Mutex::default(),
        })
    }

    pub fn english() -> Self {
        Self::new("en").expect("English is embedded")
    }

    /// Which language this is.
    pub fn language(&self) -> &'static str {
        self.language
    }

    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message of this id, or of an attribute of it (`id.attribute`), with its variables.
    ///
    /// A message that is missing or does not fit its variables is a mistake that tests find: a debug build stops at it, a
    /// release says as much of it as it can.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> Line {
        #[cfg(test)]
        self.note(id, args);
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let found = self.bundle.get_message(message);
        let pattern = match (&found, attribute) {
            (Some(message), None) => message.value(),
            (Some(message), Some(name)) => message.get_attribute(name).map(|attribute| attribute.value()),
            (None, _) => None,
        };
        let Some(pattern) = pattern else {
            debug_assert!(false, "no message '{id}' in '{}'", self.language);
            return Span::Text(id.to_owned()).into();
        };
        let mut marked: Vec<Line> = Vec::new();
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            values.set((*name).to_owned(), value(arg, &mut marked));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "message '{id}' in '{}': {errors:?}", self.language);
        unmark(&text, &marked)
    }

    #[cfg(test)]
    fn note(&self, id: &str, args: &[(&str, Arg)]) {
        let names = args.iter().map(|(name, _)| (*name).to_owned()).collect();
        let mut said = self.said.lock().unwrap();
        if let Some(before) = said.get(id) {
            assert_eq!(*before, names, "'{id}' is given different variables");
        } else {
            said.insert(id.to_owned(), names);
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// What Fluent is given: numbers and words as they are, a mark for everything that stays a span.
fn value(arg: &Arg, marked: &mut Vec<Line>) -> FluentValue<'static> {
    let span = match arg {
        Arg::Number(number) => return FluentValue::from(*number),
        // A name that somebody typed may hold anything.
        Arg::Text(text) => return text.chars().filter(|&c| !MARKS.contains(&u32::from(c))).collect::<String>().into(),
        Arg::Line(line) => line.clone(),
        Arg::Card { id, name } => Span::Card { id: id.clone(), name: name.clone() }.into(),
        Arg::Seat { seat, name } => Span::Seat { seat: *seat, name: name.clone() }.into(),
        Arg::Place { id, name } => Span::Place { id: id.clone(), name: name.clone() }.into(),
    };
    let mark = char::from_u32(MARKS.start() + marked.len() as u32).unwrap_or(' ');
    marked.push(span);
    mark.to_string().into()
}

fn unmark(text: &str, marked: &[Line]) -> Line {
    let mut line = Line::default();
    let mut plain = String::new();
    for c in text.chars() {
        match u32::from(c).checked_sub(*MARKS.start()).and_then(|index| marked.get(index as usize)) {
            Some(spans) => {
                line.push(Span::Text(std::mem::take(&mut plain)));
                spans.0.iter().for_each(|span| line.push(span.clone()));
            }
            None => plain.push(c),
        }
    }
    line.push(Span::Text(plain));
    line
}
