//! Errors as one sentence that says what to do. The sentences are `words`'.

use anyhow::{Error, anyhow};
use bots::simulate::SeriesError;
use words::{Phrase, Words, phrase, text};

/// An error in the words of a message.
pub(crate) fn error(words: &Words, id: &'static str, args: &[(&'static str, Phrase)]) -> Error {
    anyhow!(words.say(&phrase(id).with(args.iter().cloned())).to_string())
}

pub(crate) fn series(words: &Words, problem: &SeriesError, bots: &[&str]) -> Error {
    match problem {
        SeriesError::UnknownBot { name } => {
            error(words, "cli-no-such-bot", &[("name", text(name.as_str())), ("bots", bots.join(", ").into())])
        }
        SeriesError::BotCount { seats, given } => {
            error(words, "cli-bot-count", &[("seats", (*seats).into()), ("given", (*given).into())])
        }
        SeriesError::Setup(illegal) => anyhow!(words.say(&words::illegal(illegal)).to_string()),
    }
}

/// `option` takes a seat, and this is none; perhaps also the public.
pub(crate) fn no_such_seat(words: &Words, name: &str, option: &str, seats: u8, public: bool) -> Error {
    let args =
        [("name", text(name)), ("option", text(option)), ("last", (seats - 1).into()), ("public", public.into())];
    error(words, "cli-no-such-seat", &args)
}
