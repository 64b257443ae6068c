//! Errors as one sentence that says what to do. The sentences are `words`'.

use anyhow::{Error, anyhow};
use bots::simulate::SeriesError;
use words::{Arg, Words};

/// An error in the words of a message.
pub(crate) fn error(words: &Words, id: &str, args: &[(&str, Arg)]) -> Error {
    anyhow!(words.say(id, args).to_string())
}

pub(crate) fn series(words: &Words, problem: &SeriesError, bots: &[&str]) -> Error {
    match problem {
        SeriesError::UnknownBot { name } => {
            error(words, "cli-no-such-bot", &[("name", name.as_str().into()), ("bots", bots.join(", ").into())])
        }
        SeriesError::BotCount { seats, given } => {
            error(words, "cli-bot-count", &[("seats", (*seats).into()), ("given", (*given).into())])
        }
        SeriesError::Setup(illegal) => anyhow!(words.illegal(illegal)),
    }
}

/// `option` takes a seat, and this is none; perhaps also the public.
pub(crate) fn no_such_seat(words: &Words, name: &str, option: &str, seats: u8, public: bool) -> Error {
    let public = if public { "yes" } else { "no" };
    let args =
        [("name", name.into()), ("option", option.into()), ("last", (seats - 1).into()), ("public", public.into())];
    error(words, "cli-no-such-seat", &args)
}
