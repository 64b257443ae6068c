//! Galactica's log, as the data that it is: its words come with the finished engine.

use galactica::Galactica;
use tabletop::{Game, Session};

use super::Said;

impl Said for Galactica {
    fn say(event: &<Self as Game>::Event) -> String {
        serde_json::to_string(event).unwrap_or_default()
    }

    fn say_end(session: &Session<Self>) -> Vec<String> {
        let outcome = session.outcome();
        outcome.map(|outcome| format!("The game is over: {}.", outcome.ending)).into_iter().collect()
    }
}
