//! What is told to those who look at a table: each viewer in each language gets what changed for him, and only that.
//!
//! Everything here is a function of what the viewer may know. Where nothing changed for him he is sent nothing, so that
//! not even the fact that something happened leaves the server.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};
use tabletop::{Seat, Timing, Viewer};
use words::Words;

use super::{Room, Running, Stage, hash};
use crate::act::{Chair, Motion};
use crate::clock::Millis;
use crate::play::text;

/// Who is connected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Present {
    pub(crate) seats: BTreeSet<Seat>,
    pub(crate) spectators: usize,
}

/// Where somebody who comes back stopped reading.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Resume {
    pub(crate) edition: u32,
    pub(crate) entries: usize,
    pub(crate) chat: usize,
}

/// What is sent whole when it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Table,
    Presence,
    Waiting,
    Ask,
    Clock,
    Over,
}

/// In the order in which they are sent.
const PARTS: [Part; 6] = [Part::Table, Part::Presence, Part::Waiting, Part::Ask, Part::Clock, Part::Over];

impl Part {
    fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Presence => "presence",
            Self::Waiting => "waiting",
            Self::Ask => "ask",
            Self::Clock => "clock",
            Self::Over => "over",
        }
    }
}

/// Everybody who sees a table with the same eyes in the same language.
#[derive(Debug)]
pub(crate) struct Audience {
    viewer: Viewer,
    words: Arc<Words>,
    edition: u32,
    entries: usize,
    chat: usize,
    sent: [Option<u64>; PARTS.len()],
    /// The view and the names that were sent last.
    seen: Option<u64>,
}

/// Is this another than was sent last? From now on it is what was sent.
fn is_new(last: &mut Option<u64>, hash: u64) -> bool {
    last.replace(hash) != Some(hash)
}

impl Audience {
    /// One that has been told nothing yet, but for what it read before.
    pub(crate) fn new(room: &Room, viewer: Viewer, words: Arc<Words>, resume: Resume) -> Self {
        let edition = room.edition(viewer).number;
        let entries = if resume.edition == edition { resume.entries } else { 0 };
        // Nobody has read what was not written.
        let entries = entries.min(room.log_len(viewer));
        let chat = resume.chat.min(room.chat.len());
        Self { viewer, words, edition, entries, chat, sent: [None; PARTS.len()], seen: None }
    }

    /// The messages that bring this audience up to date.
    pub(crate) fn update(&mut self, room: &Room, present: &Present, now: Millis) -> Vec<String> {
        let mut messages = Vec::new();
        let first = self.sent[0].is_none();
        for (index, part) in PARTS.into_iter().enumerate() {
            // The story before the picture, and the picture before what is asked about it.
            if part == Part::Waiting {
                messages.extend(self.chat(room, first).as_ref().map(text));
                messages.extend(self.entries(room, first).as_ref().map(text));
                messages.extend(self.view(room));
            }
            let Some(message) = self.part(room, part, present) else { continue };
            if is_new(&mut self.sent[index], hash(&message)) {
                // When it is does not count as a change.
                messages.push(if part == Part::Clock { self.clock(room, Some(now)) } else { message });
            }
        }
        messages
    }

    /// The view, and what a glance at the table tells: that follows from the view and the names, and is put into words only if
    /// one of them has changed.
    fn view(&mut self, room: &Room) -> Option<String> {
        let game = room.game.as_deref()?;
        let (view, words) = (game.view_text(self.viewer), Arc::clone(&self.words));
        room.with_reader(&words, self.viewer, |reader| {
            is_new(&mut self.seen, hash(&(&view, reader.names))).then(|| {
                let glance = text(&json!(game.glance(&words, reader)));
                format!(r#"{{"type":"view","view":{view},"glance":{glance}}}"#)
            })
        })
    }

    fn entries(&mut self, room: &Room, first: bool) -> Option<Value> {
        let game = room.game.as_ref()?;
        let edition = room.edition(self.viewer);
        let again = edition.number != self.edition;
        if again {
            // More than one edition may have passed since an audience of this kind was last told something; none of them
            // has more in common with what it read than nothing at all.
            let one = edition.number == self.edition + 1;
            self.entries = if one { self.entries.min(edition.common) } else { 0 };
            self.edition = edition.number;
        }
        let from = self.entries;
        let entries = room.with_reader(&self.words, self.viewer, |reader| game.log(&self.words, reader, from));
        self.entries += entries.len();
        (first || again || !entries.is_empty())
            .then(|| json!({"type": "entries", "edition": edition.number, "from": from, "entries": entries}))
    }

    fn chat(&mut self, room: &Room, first: bool) -> Option<Value> {
        let from = self.chat;
        self.chat = room.chat.len();
        let line = |said: &super::Said| json!({"seat": said.seat, "name": said.name, "text": said.text, "at": said.at});
        let lines: Vec<Value> = room.chat[from..].iter().map(line).collect();
        (first || !lines.is_empty()).then(|| json!({"type": "chat", "from": from, "lines": lines}))
    }

    fn part(&self, room: &Room, part: Part, present: &Present) -> Option<String> {
        let game = room.game.as_deref();
        let mut message = match part {
            Part::Table => room.table(&self.words, self.viewer),
            Part::Presence => json!({"seats": present.seats, "spectators": present.spectators}),
            Part::Waiting => game.map(|_| json!({"seats": room.waiting()}))?,
            Part::Ask => self.viewer.seat().filter(|_| game.is_some()).map(|seat| room.ask(&self.words, seat))?,
            Part::Clock => return Some(self.clock(room, None)),
            Part::Over => room.over(&self.words, self.viewer)?,
        };
        message["type"] = part.name().into();
        Some(text(&message))
    }

    fn clock(&self, room: &Room, now: Option<Millis>) -> String {
        let window = room.window.map(|window| json!({"closes": window.closes, "held": window.held}));
        let mut clock = json!({"type": Part::Clock.name(), "deadline": room.deadline(), "window": window});
        if let Some(now) = now {
            clock["now"] = now.into();
        }
        text(&clock)
    }
}

impl Room {
    fn log_len(&self, viewer: Viewer) -> usize {
        self.game.as_ref().map_or(0, |game| game.entries_after(viewer, game.answers()))
    }

    /// Whom everybody may know the table to wait for: all who are asked, unless it is plain to see who has answered.
    fn waiting(&self) -> tabletop::SeatSet {
        let Some(game) = self.game.as_ref().filter(|_| self.stage == Stage::Playing) else {
            return tabletop::SeatSet::EMPTY;
        };
        match game.timing() {
            Timing::Open => game.waiting(),
            Timing::Plain | Timing::Window => game.asked(),
        }
    }

    fn table(&self, words: &Words, viewer: Viewer) -> Value {
        let names = self.names(words);
        let seat = |seat: Seat| {
            let place = self.place(seat);
            let (kind, level) = match (&place.chair, &place.person) {
                (Chair::Bot(level), _) => ("bot", Some(level)),
                (Chair::Open | Chair::Invited(_), Some(_)) => ("person", None),
                (Chair::Open, None) => ("open", None),
                (Chair::Invited(_), None) => ("invited", None),
            };
            let mut seat = json!({"kind": kind, "name": names[seat.index()], "away": place.away.is_some()});
            if let Some(level) = level {
                seat["level"] = level.as_str().into();
            }
            seat
        };
        let motion = self.running.as_ref().map(|Running { what, by, yes, no }| match what {
            Motion::Abort => json!({"what": "abort", "by": by, "yes": yes, "no": no}),
            Motion::Rewind { answers } => {
                let entry = self.game.as_ref().map(|game| game.entries_after(viewer, *answers));
                json!({"what": "rewind", "entry": entry, "by": by, "yes": yes, "no": no})
            }
        });
        json!({
            "table": self.created.table,
            "game": self.created.game,
            "setup": self.created.setup,
            "stage": self.stage.name(),
            "you": viewer.seat(),
            "owner": self.seat_of(&self.created.owner),
            "seats": self.seats().map(seat).collect::<Vec<_>>(),
            "pace": self.created.pace,
            "listed": self.created.listed,
            "promise": self.proof().promise(),
            "motion": motion,
            "rematch": self.rematch,
        })
    }

    /// What a list of tables says of this one.
    pub(crate) fn summary(&self) -> Value {
        // Names of bots are words; a list has no language, so that it names their levels.
        let seat = |seat: Seat| {
            let place = self.place(seat);
            match (&place.chair, &place.person) {
                (Chair::Bot(level), _) => json!({"kind": "bot", "level": level}),
                (Chair::Open | Chair::Invited(_), Some(_)) => json!({"kind": "person", "name": place.name}),
                (Chair::Open, None) => json!({"kind": "open"}),
                (Chair::Invited(_), None) => json!({"kind": "invited"}),
            }
        };
        json!({
            "table": self.created.table,
            "game": self.created.game,
            "setup": self.created.setup,
            "stage": self.stage.name(),
            "seats": self.seats().map(seat).collect::<Vec<_>>(),
            "pace": self.created.pace,
        })
    }

    fn ask(&self, words: &Words, seat: Seat) -> Value {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Playing);
        let can_take_back = game.is_some_and(|game| match self.window {
            Some(_) => self.place(seat).plays.is_some(),
            None => game.can_take_back(seat).is_ok(),
        });
        let question = game
            .and_then(|game| self.with_reader(words, Viewer::Seat(seat), |reader| game.question(words, reader, seat)));
        let mut ask = question.map_or_else(|| json!({}), |question| json!(question));
        ask["ticket"] = self.ticket(seat).into();
        ask["take_back"] = can_take_back.into();
        if let (Some(game), true) = (game, ask["ticket"].is_string()) {
            let plays = self.place(seat).plays.as_ref().map(|(items, _)| items.clone());
            ask["draft"] = plays.or_else(|| game.draft(seat)).unwrap_or(Value::Null);
            ask["timing"] = json!(game.timing());
        }
        ask
    }

    fn over(&self, words: &Words, viewer: Viewer) -> Option<Value> {
        if !self.stage.is_done() {
            return None;
        }
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        let result = self
            .game
            .as_ref()
            .zip(outcome.as_ref())
            .map(|(game, outcome)| self.with_reader(words, viewer, |reader| game.result(words, reader, outcome)));
        let proof = self.proof();
        Some(json!({
            "aborted": self.stage == Stage::Aborted,
            "outcome": outcome,
            "result": result,
            "seed": proof.seed(),
            "proof": proof,
        }))
    }
}
