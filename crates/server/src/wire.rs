//! The protocol as this server holds it: a game's parts are JSON that is already written, text is a line, the story is phrases.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use words::{Line, Phrase};

/// A part of a game, as it goes out.
pub type Raw = Box<RawValue>;

/// Options of a game come in and are kept as JSON.
pub(crate) type Message = protocol::Message<Value, Raw, Raw, Raw, Raw, Line, Phrase>;
pub(crate) type State = protocol::reply::State<Value, Raw, Raw, Raw, Raw, Line, Phrase>;
pub(crate) type TableInfo = protocol::TableInfo<Value, Line>;
pub(crate) type Summary = protocol::reply::Summary<Value>;
pub(crate) type NewTable = protocol::NewTable<Value>;
/// Items come in as JSON that has been read: a message that says by one of its fields what it is cannot leave the others unread.
pub(crate) type Request = protocol::Request<Value>;
pub(crate) type Command = protocol::Command<Value>;
/// What a command leads to for whoever gave it; for most of them, nothing.
pub(crate) type Given = Option<protocol::reply::Result<Line>>;
pub type Entry = protocol::Entry<Raw, Line>;
pub type Glance = protocol::Glance<Line>;
pub type Article = protocol::reply::Article<Raw, Line>;

/// As JSON. Twice as fast as the `Display` of a [`Value`], which goes letter by letter.
pub(crate) fn text<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect(PLAIN)
}

/// As JSON that is written once and goes out as it is.
pub(crate) fn raw<T: Serialize + ?Sized>(value: &T) -> Raw {
    serde_json::value::to_raw_value(value).expect(PLAIN)
}

pub(crate) fn value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect(PLAIN)
}

const PLAIN: &str = "views, asks, events and messages are plain data";
