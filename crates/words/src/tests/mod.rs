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

/// The variables of a message, and what they were given.
type Variables = BTreeMap<String, BTreeSet<Given>>;

/// What a voice has said: messages with what their variables were given, and some phrases of each.
#[derive(Default)]
pub(crate) struct Said(Mutex<BTreeMap<String, (Variables, Vec<Phrase>)>>);

impl Said {
    pub(crate) fn note(&self, id: &str, args: &[(Id, Phrase)]) {
        let mut said = self.0.lock().unwrap();
        let sample = || Phrase::Message { id: id.to_owned().into(), args: args.to_vec() };
        let Some((variables, samples)) = said.get_mut(id) else {
            let given = args.iter().map(|(name, value)| (name.to_string(), BTreeSet::from([Given::of(value)])));
            said.insert(id.to_owned(), (given.collect(), vec![sample()]));
            return;
        };
        assert_eq!(variables.len(), args.len(), "'{id}' is given different variables: {args:?}");
        for (name, value) in args {
            let kinds = variables.get_mut(&**name);
            kinds.unwrap_or_else(|| panic!("'{id}' is given '{name}' only sometimes")).insert(Given::of(value));
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
