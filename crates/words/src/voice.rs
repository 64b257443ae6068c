//! How a phrase becomes a line of spans, in a language: where things get their names and the reader is "you".

use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use tabletop::{Seat, Viewer};
use unic_langid::LanguageIdentifier;

use crate::asked::{self, Asked, Messages};
use crate::phrase::{Join, Phrase, phrase};
use crate::spans::{Line, Span};

/// For whom something is said: who is looking, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    pub viewer: Viewer,
    /// By seat. A seat without a name is called by its number.
    pub names: &'a [String],
}

impl Reader<'_> {
    /// Somebody who sits at no table.
    pub const NOBODY: Self = Self { viewer: Viewer::Public, names: &[] };
}

/// The sentences of one language for one game. Can be shared by threads.
pub struct Voice {
    language: &'static str,
    bundle: FluentBundle<Arc<FluentResource>>,
    asked: Messages,
    #[cfg(test)]
    pub(crate) said: crate::tests::Said,
}

/// Where a span stands in a formatted message: one character of a private plane for each.
const MARKS: std::ops::RangeInclusive<u32> = 0xF_0000..=0xF_FFFD;

impl Voice {
    pub(crate) fn new(language: &'static str, resources: &[Arc<FluentResource>]) -> Self {
        let id: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks are for text that goes both ways in one line, which no language here does.
        bundle.set_use_isolating(false);
        let mut asked = Messages::new();
        for resource in resources {
            asked::add(resource, &mut asked);
            bundle.add_resource_overriding(Arc::clone(resource));
        }
        Self {
            language,
            bundle,
            asked,
            #[cfg(test)]
            said: crate::tests::Said::default(),
        }
    }

    /// Which language this is.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Is there a message of this id, or `message.attribute`?
    pub fn has(&self, id: &str) -> bool {
        self.asked.contains_key(id)
    }

    /// What the message of this id asks for.
    #[cfg(test)]
    pub(crate) fn asks(&self, id: &str) -> &[Asked] {
        self.asked.get(id).map_or(&[], Vec::as_slice)
    }

    /// A phrase for a reader.
    ///
    /// A message that is missing or does not fit its variables is a mistake that tests find: a debug build stops at it, a
    /// release says as much of it as it can.
    pub fn say(&self, phrase: &Phrase, reader: &Reader<'_>) -> Line {
        match phrase {
            Phrase::Nothing => Line::default(),
            Phrase::Message { id, args } => self.message(id, args, reader),
            Phrase::Number(number) => Span::Text(written(*number)).into(),
            Phrase::Case(case) => Span::Text(case.to_string()).into(),
            Phrase::Text(text) => Span::Text(text.clone()).into(),
            Phrase::Card(_) | Phrase::Place(_) | Phrase::Noun(_) | Phrase::Seat(_) => {
                self.thing(phrase, None, reader).into()
            }
            Phrase::List(join, parts) => {
                let parts = parts.iter().filter(|part| !part.is_nothing());
                self.list(*join, parts.map(|part| self.say(part, reader)).collect())
            }
        }
    }

    /// The name of a seat: the player's own, or its number.
    pub fn seat(&self, seat: Seat, reader: &Reader<'_>) -> String {
        match reader.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&phrase("seat-name").set("number", seat.0 + 1), &Reader::NOBODY).to_string(),
        }
    }

    fn message(&self, id: &str, args: &[(crate::Id, Phrase)], reader: &Reader<'_>) -> Line {
        #[cfg(test)]
        self.said.note(id, args);
        let mut marked: Vec<Line> = Vec::new();
        let mut values = FluentArgs::new();
        for asked in self.asked.get(id).into_iter().flatten() {
            let value = match args.iter().find(|(name, _)| *name == asked.name) {
                Some((_, value)) => self.value(value, reader, &mut marked),
                None => self.attribute(asked, args, reader, &mut marked),
            };
            values.set(asked.name.clone(), value);
        }
        match self.pattern(id, &values) {
            Some(text) => unmark(&text, &marked),
            None => {
                debug_assert!(false, "no message '{id}' in '{}'", self.language);
                Span::Text(id.to_owned()).into()
            }
        }
    }

    /// The message of this id, or of an attribute of it, as text.
    fn pattern(&self, id: &str, values: &FluentArgs<'_>) -> Option<String> {
        let (message, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        }?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(values), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "message '{id}' in '{}': {errors:?}", self.language);
        Some(text)
    }

    /// What Fluent is given: numbers and words as they are, a mark for everything that stays a span.
    fn value(&self, value: &Phrase, reader: &Reader<'_>, marked: &mut Vec<Line>) -> FluentValue<'static> {
        match value {
            Phrase::Number(number) if *number < 0 => written(*number).into(),
            Phrase::Number(number) => FluentValue::from(*number),
            Phrase::Case(case) => case.to_string().into(),
            // A name that somebody typed may hold anything.
            Phrase::Text(text) => text.chars().filter(|&c| !MARKS.contains(&u32::from(c))).collect::<String>().into(),
            Phrase::Nothing
            | Phrase::Message { .. }
            | Phrase::Card(_)
            | Phrase::Place(_)
            | Phrase::Noun(_)
            | Phrase::Seat(_)
            | Phrase::List(..) => mark(self.say(value, reader), marked),
        }
    }

    /// What a message asks about one of its parts: `$place-the` is the attribute `the` of the place's own message, and
    /// `$effect-may` that of the message which is said there, with its variables; of a list, that of each of its parts.
    ///
    /// Three are known here alone: `$seat-you`, is it the reader; `$card-again`, is a player of this message called by the
    /// short name of the card, so that it would be said twice; and `$seat-initial`, the letter with which what is said begins.
    fn attribute(
        &self,
        asked: &Asked,
        args: &[(crate::Id, Phrase)],
        reader: &Reader<'_>,
        marked: &mut Vec<Line>,
    ) -> FluentValue<'static> {
        let fits = |name: &str| asked.name.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
        let found = args.iter().find_map(|(name, thing)| Some((thing, fits(name)?)));
        let Some((thing, attribute)) = found else {
            debug_assert!(false, "nothing is given as '${}'", asked.name);
            return "".into();
        };
        let yes = |is: bool| if is { "yes" } else { "no" }.into();
        match (thing, attribute) {
            (Phrase::Seat(seat), "you") => yes(reader.viewer == Viewer::Seat(*seat)),
            (Phrase::Nothing, "again") => yes(true),
            (Phrase::Nothing, _) => "".into(),
            (thing, "again") => {
                let short = self.thing(thing, Some("short"), reader);
                let named = |seat| self.seat(seat, reader) == short.as_str();
                yes(args.iter().any(|(_, arg)| matches!(arg, Phrase::Seat(seat) if named(*seat))))
            }
            (thing, "initial") => initial(&self.say(thing, reader).to_string()).into(),
            (thing, form) => {
                let line = self.formed(thing, form, reader);
                if asked.selects { line.to_string().into() } else { mark(line, marked) }
            }
        }
    }

    /// A part of a message in a form of it.
    fn formed(&self, part: &Phrase, form: &str, reader: &Reader<'_>) -> Line {
        match part {
            Phrase::Card(_) | Phrase::Place(_) | Phrase::Noun(_) | Phrase::Seat(_) => {
                self.thing(part, Some(form), reader).into()
            }
            Phrase::Message { id, args } => {
                let formed = format!("{id}.{form}");
                debug_assert!(self.has(&formed), "no '{formed}' in '{}'", self.language);
                self.message(if self.has(&formed) { &formed } else { id }, args, reader)
            }
            Phrase::List(join, parts) => {
                let parts = parts.iter().filter(|part| !part.is_nothing());
                self.list(*join, parts.map(|part| self.formed(part, form, reader)).collect())
            }
            Phrase::Nothing | Phrase::Number(_) | Phrase::Case(_) | Phrase::Text(_) => {
                debug_assert!(false, "the form '{form}' is asked of {part:?}");
                self.say(part, reader)
            }
        }
    }

    /// A thing by its name, or by a form of it.
    fn thing(&self, thing: &Phrase, form: Option<&str>, reader: &Reader<'_>) -> Span {
        let name = |kind: &str, id: &str| {
            let message = format!("{kind}-{id}");
            let asked = form.map_or_else(|| message.clone(), |form| format!("{message}.{form}"));
            #[cfg(test)]
            self.said.note(&asked, &[]);
            let said = self.pattern(&asked, &FluentArgs::new());
            debug_assert!(said.is_some(), "no '{asked}' in '{}'", self.language);
            said.or_else(|| self.pattern(&message, &FluentArgs::new())).unwrap_or_else(|| id.to_owned())
        };
        match thing {
            Phrase::Card(id) => Span::Card { id: id.to_string(), name: name("card", id) },
            Phrase::Place(id) => Span::Place { id: id.to_string(), name: name("place", id) },
            Phrase::Noun(id) => Span::Text(name("noun", id)),
            Phrase::Seat(seat) => Span::Seat { seat: *seat, name: self.seat(*seat, reader) },
            Phrase::Nothing
            | Phrase::Message { .. }
            | Phrase::Number(_)
            | Phrase::Case(_)
            | Phrase::Text(_)
            | Phrase::List(..) => Span::Text(self.say(thing, reader).to_string()),
        }
    }

    /// Lists are built item by item; the last join makes "A, B and C".
    fn list(&self, join: Join, mut parts: Vec<Line>) -> Line {
        let (each, last) = match join {
            Join::And => ("list-comma", "list-and"),
            Join::Or => ("list-or", "list-or"),
            Join::Commas => ("list-comma", "list-comma"),
            Join::Semicolons => ("list-semicolon", "list-semicolon"),
            Join::Sentences => ("list-sentence", "list-sentence"),
        };
        let Some(end) = parts.pop() else { return Line::default() };
        let mut parts = parts.into_iter();
        let Some(first) = parts.next() else { return end };
        let list = parts.fold(first, |list, part| self.joined(each, ("list", list), ("item", part)));
        self.joined(last, ("list", list), ("item", end))
    }

    /// A message of two parts that are lines already.
    pub(crate) fn joined(&self, id: &str, first: (&'static str, Line), second: (&'static str, Line)) -> Line {
        #[cfg(test)]
        self.said.note(id, &[(first.0.into(), Phrase::default()), (second.0.into(), Phrase::default())]);
        let mut marked = Vec::new();
        let mut values = FluentArgs::new();
        let asked = self.asked.get(id).map_or(&[][..], Vec::as_slice);
        for (name, line) in [first, second] {
            let begins = asked.iter().find(|asked| asked.name.strip_prefix(name) == Some("-initial"));
            if let Some(asked) = begins {
                values.set(asked.name.clone(), initial(&line.to_string()));
            }
            values.set(name, mark(line, &mut marked));
        }
        unmark(&self.pattern(id, &values).unwrap_or_default(), &marked)
    }
}

impl fmt::Debug for Voice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Voice").field("language", &self.language).finish_non_exhaustive()
    }
}

/// A number in digits, with a minus sign as wide as the plus.
pub(crate) fn written(number: i64) -> String {
    number.to_string().replace('-', "−")
}

/// Vowels and what they are with accents.
const VOWELS: [(char, &str); 5] = [('a', "áàâãä"), ('e', "éèêë"), ('i', "íìîï"), ('o', "óòôõöœ"), ('u', "úùûü")];

/// The first letter, small, a vowel without its accent: for words that change before it ("y" is "e" before an "i" in Spanish, "de" is
/// "d’" before a vowel in French). An "h" is silent in all languages that ask.
fn initial(text: &str) -> String {
    let letter = text.chars().flat_map(char::to_lowercase).find(|letter| letter.is_alphanumeric() && *letter != 'h');
    let plain =
        |letter| VOWELS.iter().find(|(_, accented)| accented.contains(letter)).map_or(letter, |(vowel, _)| *vowel);
    letter.map(plain).map(String::from).unwrap_or_default()
}

fn mark(line: Line, marked: &mut Vec<Line>) -> FluentValue<'static> {
    let mark = char::from_u32(MARKS.start() + marked.len() as u32).unwrap_or(' ');
    marked.push(line);
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
