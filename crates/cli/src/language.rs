//! Which language is spoken: the one that is named, else that of the environment.

use std::env;

use anyhow::Result;
use words::{Words, text};

use crate::errors::error;

/// What decides for messages, by POSIX: the first of these that says something.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

pub(crate) fn chosen(named: Option<&str>) -> Result<Words> {
    let Some(name) = named else { return Ok(Words::new(surrounding()).unwrap_or_else(Words::english)) };
    // A locale as the environment has it is a name, too: pt_BR.
    let found = words::surrounding(name).and_then(Words::new);
    found.ok_or_else(|| {
        let args = [("name", text(name)), ("languages", Words::LANGUAGES.join(", ").into())];
        error(&Words::english(), "cli-no-such-language", &args)
    })
}

fn surrounding() -> &'static str {
    let says = VARIABLES.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    says.and_then(|locale| words::surrounding(&locale)).unwrap_or("en")
}

/// The program as it is called again to speak like this.
pub(crate) fn program(words: &Words) -> String {
    match words.language() {
        language if language == surrounding() => "starboard".to_owned(),
        language => format!("starboard --language {language}"),
    }
}
