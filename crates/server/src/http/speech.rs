//! The edge where phrases become lines, for those who ask for text. Inside, nothing is said in any language.

use std::sync::Arc;

use axum::response::{IntoResponse, Response};
use protocol::{Map, Message};
use serde::Serialize;
use serde_json::Value;
use tabletop::{Seat, Viewer};
use words::{Line, Phrase, Reader, Words};

use super::Fresh;
use crate::hall::Caller;
use crate::wire::text;

/// A message of a table as it is written.
type Written = Message<Value, Value, Value, Value, Value, Value, Value, Value, Phrase>;

/// What somebody is told of a table, in a language: it knows who reads and what the players are called.
#[derive(Debug)]
pub(super) struct Speech {
    words: Arc<Words>,
    game: String,
    viewer: Viewer,
    names: Vec<String>,
}

impl Speech {
    /// Of no table.
    pub(super) fn new(words: &Arc<Words>, game: &str) -> Self {
        Self { words: Arc::clone(words), game: game.to_owned(), viewer: Viewer::Public, names: Vec::new() }
    }

    /// To somebody at a table with these players.
    pub(super) fn at(mut self, you: Option<Seat>, names: &[Phrase]) -> Self {
        self.viewer = you.map_or(Viewer::Public, Viewer::Seat);
        self.names = names.iter().map(|name| self.words.say(name).to_string()).collect();
        self
    }

    pub(super) fn say(&self, phrase: &Phrase) -> Line {
        self.words.game(&self.game).say(phrase, &Reader { viewer: self.viewer, names: &self.names })
    }

    /// A message of the table in this language.
    pub(super) fn spoken(&mut self, written: &str) -> String {
        let Ok(message) = serde_json::from_str::<Written>(written) else { return written.to_owned() };
        if let Message::Table(table) = &message {
            let names: Vec<Phrase> = table.seats.iter().map(|seat| seat.name.clone()).collect();
            *self = Self::new(&self.words, &table.game).at(table.you, &names);
        }
        text(&message.map(&mut |phrase| self.say(&phrase)))
    }
}

impl Caller {
    /// A reply as they want it: in phrases, or in their language.
    pub(super) fn told<M>(&self, reply: M, speech: impl FnOnce(&M) -> Speech) -> Response
    where
        M: Map<Phrase, Line> + Serialize,
        M::Mapped: Serialize,
    {
        if !self.text {
            return Fresh(reply).into_response();
        }
        let speech = speech(&reply);
        Fresh(reply.map(&mut |phrase| speech.say(&phrase))).into_response()
    }
}
