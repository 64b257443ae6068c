//! The protocol as this server holds it: a game's parts are JSON that is already written, text is phrases.

use std::cell::RefCell;

use protocol::reply::{Aid, AidPart, AidPoint, Stands, Tone};
use protocol::{Choice, Figure, Row, Tale};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{Hears, Way};
use words::Phrase;

use crate::json::Page;

/// A part of a game, as it goes out.
pub type Raw = Box<RawValue>;

/// Options of a game come in and are kept as JSON.
pub(crate) type Message = protocol::Message<Value, Raw, Raw, Raw, Raw, Raw, Raw, Raw, Phrase>;
pub(crate) type State = protocol::reply::State<Value, Raw, Raw, Raw, Raw, Raw, Raw, Raw, Phrase>;
pub(crate) type TableInfo = protocol::TableInfo<Value, Phrase>;
/// As it is kept: people by their names, computer players by their levels.
pub(crate) type Summary = protocol::reply::Summary<Value, String>;
pub(crate) type NewTable = protocol::NewTable<Value>;
/// Items come in as JSON that has been read: a message that says by one of its fields what it is cannot leave the others unread.
pub(crate) type Request = protocol::Request<Value, Value, Value>;
pub(crate) type Command = protocol::Command<Value, Value, Value>;
/// What a command leads to for whoever gave it; for most of them, nothing.
pub(crate) type Result = Option<protocol::reply::Result<Phrase>>;
pub(crate) type Replay = protocol::reply::Replay<Raw, Raw, Raw, Phrase>;
pub type Ask = protocol::Ask<Raw, Raw, Phrase>;
pub(crate) type Claims = protocol::Claims<Raw, Phrase>;
pub(crate) type Orders = protocol::Orders<Raw, Phrase>;
pub type Shown = protocol::Shown<Raw, Phrase>;
pub type Glance = protocol::Glance<Phrase>;
pub(crate) type Article = protocol::reply::Article<Raw, Phrase>;

pub(crate) fn rows(rows: Vec<words::Row>) -> Vec<Row<Phrase>> {
    rows.into_iter().map(|words::Row { phrase, indent, parts }| Row { line: phrase, indent, parts }).collect()
}

pub(crate) fn aid(parts: Vec<words::AidPart>) -> Aid<Phrase> {
    let point = |words::AidPoint { phrase, tone, faces }: words::AidPoint| {
        let tone = match tone {
            words::Tone::Plain => Tone::Plain,
            words::Tone::Lit => Tone::Lit,
            words::Tone::Off => Tone::Off,
        };
        AidPoint { line: phrase, tone, faces }
    };
    let part = |words::AidPart { id, step, stands, open, name, gist, points }: words::AidPart| {
        let stands = match stands {
            words::Stands::Done => Stands::Done,
            words::Stands::Here => Stands::Here,
            words::Stands::Ahead => Stands::Ahead,
            words::Stands::Skipped => Stands::Skipped,
            words::Stands::Aside => Stands::Aside,
        };
        AidPart { id: id.to_owned(), step, stands, open, name, gist, points: points.into_iter().map(point).collect() }
    };
    Aid { parts: parts.into_iter().map(part).collect() }
}

pub(crate) fn choice(words::Choice { name, gist, why, idle }: words::Choice) -> Choice<Phrase> {
    Choice { name, gist, why, idle }
}

pub(crate) fn tales(lines: Vec<words::Tale>) -> Vec<Tale<Phrase>> {
    lines.into_iter().map(|words::Tale { phrase, opens }| Tale { line: phrase, opens }).collect()
}

pub(crate) fn glance(words::Glance { now, warnings, seats }: words::Glance) -> Glance {
    Glance { now, warnings, seats: seats.into_iter().map(figures).collect() }
}

pub(crate) fn figures(figures: Vec<words::Figure>) -> Vec<Figure<Phrase>> {
    let figure =
        |words::Figure { id, number, phrase }: words::Figure| Figure { id: id.to_owned(), number, line: phrase };
    figures.into_iter().map(figure).collect()
}

/// What a computer player is called: by its seat, however strong it is.
pub(crate) fn bot(seat: usize) -> Phrase {
    words::phrase("server-bot").set("number", seat + 1)
}

thread_local! {
    /// Where JSON is written: what comes of it is copied once, as long as it is.
    static PAGE: RefCell<Page> = RefCell::default();
}

/// Does something with a value as JSON.
fn on_page<T: Serialize + ?Sized, R>(value: &T, then: impl FnOnce(&[u8]) -> R) -> R {
    PAGE.with_borrow_mut(|page| {
        page.clear();
        page.write(value).expect(PLAIN);
        debug_assert_eq!(page.written(), serde_json::to_vec(value).expect(PLAIN));
        then(page.written())
    })
}

pub(crate) fn text<T: Serialize + ?Sized>(value: &T) -> String {
    on_page(value, |written| String::from_utf8(written.to_vec()).expect("text is made of texts"))
}

/// What has changed in something that was told before, as a message that goes out, if anything has.
pub(crate) fn changes(tell: impl FnOnce(&mut Changes<'_>)) -> Option<String> {
    PAGE.with_borrow_mut(|page| {
        page.clear();
        page.put(br#"{"type":"changes","changes":["#);
        let mut changes = Changes { page, way: Vec::new(), any: false };
        tell(&mut changes);
        let any = changes.any;
        page.put(b"]}");
        any.then(|| String::from_utf8(page.written().to_vec()).expect("text is made of texts"))
    })
}

/// Writes what is other than it was, each with the way to it.
pub(crate) struct Changes<'p> {
    page: &'p mut Page,
    /// The names and numbers that lead here, as JSON with a comma behind each.
    way: Vec<u8>,
    any: bool,
}

impl Hears for Changes<'_> {
    fn at(&mut self, way: Way, tell: impl FnOnce(&mut Self)) {
        let length = self.way.len();
        match way {
            Way::Field(name) => self.way.extend([b"\"", name.as_bytes(), b"\","].concat()),
            Way::Place(place) => self.way.extend(format!("{place},").into_bytes()),
        }
        tell(self);
        self.way.truncate(length);
    }

    fn hear<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.page.put(if std::mem::replace(&mut self.any, true) { b",[[" } else { b"[[" });
        self.page.put(self.way.strip_suffix(b",").unwrap_or_default());
        self.page.put(b"],");
        self.page.write(value).expect(PLAIN);
        self.page.put(b"]");
    }
}

/// As JSON that is written once and goes out as it is.
pub(crate) fn raw<T: Serialize + ?Sized>(value: &T) -> Raw {
    serde_json::value::to_raw_value(value).expect(PLAIN)
}

pub(crate) fn value<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect(PLAIN)
}

const PLAIN: &str = "views, boards, asks, events and messages are plain data";
