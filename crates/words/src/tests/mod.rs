//! Every message, every variant, every position.

mod galactica_aid;
mod galactica_lines;
mod galactica_variants;
mod games;
mod grammar;
mod lines;
mod messages;
mod parity;
mod race_help;
mod stories;
mod variants;
mod wire;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use crate::{Id, Line, Phrase, Reader, Row, Voice, Words};

/// Every language there is.
fn languages() -> Vec<Words> {
    Words::LANGUAGES.iter().map(|language| Words::new(language).unwrap()).collect()
}

fn names() -> Vec<String> {
    ["Anna", "Ben", "Cleo"].map(str::to_owned).to_vec()
}

fn texts(lines: &[Line]) -> Vec<String> {
    lines.iter().map(Line::to_string).collect()
}

/// Who says something, and to whom.
#[derive(Clone, Copy)]
struct Teller<'a> {
    voice: &'a Voice,
    reader: Reader<'a>,
}

impl Teller<'_> {
    fn say(&self, phrase: &Phrase) -> Line {
        self.voice.say(phrase, &self.reader)
    }

    fn lay(&self, rows: &[Row]) -> Vec<Line> {
        self.voice.lay(rows, &self.reader)
    }
}

/// What a variable was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Given {
    Nothing,
    Phrase,
    Number,
    Case,
    Text,
    Thing,
}

impl Given {
    fn of(phrase: &Phrase) -> Self {
        match phrase {
            Phrase::Nothing => Self::Nothing,
            Phrase::Message { .. } | Phrase::List(..) => Self::Phrase,
            Phrase::Number(_) => Self::Number,
            Phrase::Case(_) => Self::Case,
            Phrase::Text(_) => Self::Text,
            Phrase::Card(_) | Phrase::Place(_) | Phrase::Noun(_) | Phrase::Seat(_) => Self::Thing,
        }
    }
}

/// What a variable was given: in which ways, and of things which groups of them.
#[derive(Clone, Default)]
struct Taken {
    given: BTreeSet<Given>,
    groups: BTreeSet<String>,
    /// Messages that were said there.
    messages: BTreeSet<String>,
}

impl Taken {
    fn add(&mut self, phrase: &Phrase) {
        self.given.insert(Given::of(phrase));
        self.groups.extend(groups(phrase));
        self.messages.extend(within(phrase));
    }
}

/// The group of a thing, such as `place-location`: where one of them can stand, all can. Of a list that of each part.
fn groups(phrase: &Phrase) -> Vec<String> {
    let of = |kind: &str, id: &Id| vec![group(&format!("{kind}-{id}"))];
    match phrase {
        Phrase::Card(id) => of("card", id),
        Phrase::Place(id) => of("place", id),
        Phrase::Noun(id) => of("noun", id),
        Phrase::List(_, parts) => parts.iter().flat_map(groups).collect(),
        Phrase::Nothing
        | Phrase::Message { .. }
        | Phrase::Number(_)
        | Phrase::Case(_)
        | Phrase::Text(_)
        | Phrase::Seat(_) => Vec::new(),
    }
}

/// The message that a phrase is; of a list that of each part.
fn within(phrase: &Phrase) -> Vec<String> {
    match phrase {
        Phrase::Message { id, .. } => vec![id.to_string()],
        Phrase::List(_, parts) => parts.iter().flat_map(within).collect(),
        Phrase::Nothing
        | Phrase::Card(_)
        | Phrase::Place(_)
        | Phrase::Noun(_)
        | Phrase::Number(_)
        | Phrase::Case(_)
        | Phrase::Text(_)
        | Phrase::Seat(_) => Vec::new(),
    }
}

/// By the first two words of its message, and whether it has a number: a skill card with its strength is not the card alone.
fn group(message: &str) -> String {
    let numbered = message.rsplit('-').next().is_some_and(|last| last.parse::<u8>().is_ok());
    let words: Vec<&str> = message.splitn(3, '-').take(2).collect();
    words.join("-") + if numbered { "-1" } else { "" }
}

/// The variables of a message, and what they were given.
type Variables = BTreeMap<String, Taken>;

/// What a voice has said: messages with what their variables were given, and some phrases of each.
#[derive(Default)]
pub(crate) struct Said(Mutex<BTreeMap<String, (Variables, Vec<Phrase>)>>);

impl Said {
    pub(crate) fn note(&self, id: &str, args: &[(Id, Phrase)]) {
        let mut said = self.0.lock().unwrap();
        let sample = || Phrase::Message { id: id.to_owned().into(), args: args.to_vec() };
        let Some((variables, samples)) = said.get_mut(id) else {
            let mut variables = Variables::new();
            args.iter().for_each(|(name, value)| variables.entry(name.to_string()).or_default().add(value));
            said.insert(id.to_owned(), (variables, vec![sample()]));
            return;
        };
        assert_eq!(variables.len(), args.len(), "'{id}' is given different variables: {args:?}");
        for (name, value) in args {
            let kinds = variables.get_mut(&**name);
            kinds.unwrap_or_else(|| panic!("'{id}' is given '{name}' only sometimes")).add(value);
        }
        if samples.len() < 4 && !args.is_empty() && !samples.contains(&sample()) {
            samples.push(sample());
        }
    }

    fn variables(&self) -> BTreeMap<String, Variables> {
        self.0.lock().unwrap().iter().map(|(id, (variables, _))| (id.clone(), variables.clone())).collect()
    }

    fn samples(&self) -> Vec<Phrase> {
        self.0.lock().unwrap().values().flat_map(|(_, samples)| samples.clone()).collect()
    }
}
