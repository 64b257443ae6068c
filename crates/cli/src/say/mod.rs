//! Events in plain English lines.

mod galactica;
mod race;

use tabletop::{Entry, Game, Session};

/// A game whose log can be read aloud.
pub(crate) trait Said: Game {
    fn say(event: &Self::Event) -> String;

    /// The result, line by line.
    fn say_end(session: &Session<Self>) -> Vec<String>;

    /// An entry with its secrets, for a game that is over or has no people in it.
    fn say_entry(entry: &Entry<Self::Event>) -> String {
        match entry {
            Entry::Public(event) => Self::say(event),
            Entry::Split { secret, .. } => Self::say(secret),
        }
    }
}
