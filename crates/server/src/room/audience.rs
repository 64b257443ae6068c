//! What is told to those who look at a table: each viewer in each language gets what changed for him, and only that.
//!
//! Everything here is a function of what the viewer may know. Where nothing changed for him he is sent nothing, so that
//! not even the fact that something happened leaves the server.

use std::sync::Arc;

use protocol::reply::SeatSummary;
use protocol::{
    Ask, Board, Chat, ChatLine, Clock, Entries, Kind, Moved, Over, Presence, Question, SeatInfo, Stage, Story, Tale,
    Waiting,
};
use tabletop::{Seat, Timing, Viewer};
use words::{Line, Words};

use super::{Place, Room, Running, hash};
use crate::act::{Chair, Motion};
use crate::clock::Millis;
use crate::wire::{Message, Raw, State, Summary, TableInfo, raw, text};

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

    /// The messages that bring this audience up to date, each with how it is written.
    pub(crate) fn update(&mut self, room: &Room, present: &Presence, now: Millis) -> Vec<(Message, String)> {
        let mut messages = Vec::new();
        let first = self.sent[0].is_none();
        for (index, part) in PARTS.into_iter().enumerate() {
            // The story before the picture, and the picture before what is asked about it.
            if part == Part::Waiting {
                let parts = self.chat(room, first).into_iter().chain(self.log(room, first)).chain(self.view(room));
                messages.extend(parts.map(|message| (text(&message), message)));
            }
            let Some(message) = self.part(room, part, present, now) else { continue };
            let written = text(&message);
            // When it is does not count as a change.
            let hash = if part == Part::Clock { hash(&text(&room.clock(0))) } else { hash(&written) };
            if is_new(&mut self.sent[index], hash) {
                messages.push((written, message));
            }
        }
        messages.into_iter().map(|(written, message)| (message, written)).collect()
    }

    /// All there is to know, at once.
    pub(crate) fn state(&mut self, room: &Room, present: &Presence, now: Millis) -> State {
        let mut state = State {
            protocol: protocol::VERSION,
            now,
            table: room.table(&self.words, self.viewer),
            presence: present.clone(),
            chat: Chat { from: 0, lines: Vec::new() },
            clock: room.clock(now),
            story: None,
            entries: None,
            view: None,
            waiting: None,
            ask: None,
            over: None,
        };
        for (message, _) in self.update(room, present, now) {
            match message {
                Message::Chat(chat) => state.chat = chat,
                Message::Story(story) => state.story = Some(story),
                Message::Entries(entries) => state.entries = Some(entries),
                Message::View(view) => state.view = Some(view),
                Message::Waiting(waiting) => state.waiting = Some(waiting),
                Message::Ask(ask) => state.ask = Some(ask),
                Message::Over(over) => state.over = Some(over),
                // There already, or never part of an update.
                Message::Table(_) | Message::Presence(_) | Message::Clock(_) => {}
                Message::Hello(_) | Message::Done(_) | Message::Refused(_) | Message::Bye(_) => {}
            }
        }
        state
    }

    /// The view, and what a glance at the table tells: that follows from the view and the names, and is put into words only if
    /// one of them has changed.
    fn view(&mut self, room: &Room) -> Option<Message> {
        let game = room.game.as_deref()?;
        let (view, words) = (game.view_raw(self.viewer), Arc::clone(&self.words));
        room.with_reader(&words, self.viewer, |reader| {
            is_new(&mut self.seen, hash(&(view.get(), reader.names)))
                .then(|| Message::View(Board { view, glance: game.glance(&words, reader) }))
        })
    }

    /// The log: as people read it, then event by event. In this order, as somebody who comes back says how many entries they
    /// have: if they were cut off in between, they have read more of the story than that, never less.
    fn log(&mut self, room: &Room, first: bool) -> Vec<Message> {
        let Some(game) = room.game.as_ref() else { return Vec::new() };
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
        if !first && !again && entries.is_empty() {
            return Vec::new();
        }
        // What is taken back may have been in any line, together with what is not: a new edition tells the whole story.
        let change = game.story(self.viewer, if again { 0 } else { from });
        let lines = change.lines.into_iter().map(|words::Tale { phrase, opens }| Tale { phrase, opens }).collect();
        let story = Story { edition: edition.number, from: change.from, lines };
        let entries = Entries { edition: edition.number, from, entries };
        vec![Message::Story(story), Message::Entries(entries)]
    }

    fn chat(&mut self, room: &Room, first: bool) -> Option<Message> {
        let from = self.chat;
        self.chat = room.chat.len();
        let line = |said: &super::Said| ChatLine {
            seat: said.seat,
            name: said.name.clone(),
            text: said.text.clone(),
            at: said.at,
        };
        let lines: Vec<ChatLine> = room.chat[from..].iter().map(line).collect();
        (first || !lines.is_empty()).then_some(Message::Chat(Chat { from, lines }))
    }

    fn part(&self, room: &Room, part: Part, present: &Presence, now: Millis) -> Option<Message> {
        let game = room.game.as_deref();
        Some(match part {
            Part::Table => Message::Table(room.table(&self.words, self.viewer)),
            Part::Presence => Message::Presence(present.clone()),
            Part::Waiting => Message::Waiting(game.map(|_| Waiting { seats: room.waiting() })?),
            Part::Ask => {
                Message::Ask(self.viewer.seat().filter(|_| game.is_some()).map(|seat| room.ask(&self.words, seat))?)
            }
            Part::Clock => Message::Clock(room.clock(now)),
            Part::Over => Message::Over(room.over(&self.words, self.viewer)?),
        })
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

    fn clock(&self, now: Millis) -> Clock {
        let window = self.window.map(|window| protocol::Window { closes: window.closes, held: window.held });
        Clock { now, deadline: self.deadline(), window }
    }

    fn table(&self, words: &Words, viewer: Viewer) -> TableInfo {
        let seat = |(place, name): (&Place, String)| {
            let (kind, level) = place.kind();
            SeatInfo { kind, name, level: level.cloned(), away: place.away.is_some() }
        };
        let motion = self.running.as_ref().map(|Running { what, by, yes, no }| {
            let what = match what {
                Motion::Abort => protocol::Motion::Abort {},
                Motion::Rewind { answers } => protocol::Motion::Rewind {
                    entry: self.game.as_ref().map_or(0, |game| game.entries_after(viewer, *answers)),
                },
            };
            Moved { what, by: *by, yes: *yes, no: *no }
        });
        TableInfo {
            table: self.created.table.clone(),
            game: self.created.game.clone(),
            setup: self.created.setup.clone(),
            stage: self.stage,
            you: viewer.seat(),
            owner: self.seat_of(&self.created.owner),
            seats: self.places.iter().zip(self.names(words)).map(seat).collect(),
            pace: self.created.pace,
            listed: self.created.listed,
            promise: self.proof().promise(),
            motion,
            rematch: self.rematch.clone(),
            notice: self.notice.map(|notice| notice.told(words)),
        }
    }

    /// What a list of tables says of this one.
    pub(crate) fn summary(&self) -> Summary {
        // Names of bots are words; a list has no language, so that it names their levels.
        let seat = |place: &Place| {
            let (kind, level) = place.kind();
            let name = (kind == Kind::Person).then(|| place.name.clone());
            SeatSummary { kind, name, level: level.cloned() }
        };
        Summary {
            table: self.created.table.clone(),
            game: self.created.game.clone(),
            setup: self.created.setup.clone(),
            stage: self.stage,
            seats: self.places.iter().map(seat).collect(),
            pace: self.created.pace,
        }
    }

    fn ask(&self, words: &Words, seat: Seat) -> Ask<Raw, Raw, Line> {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Playing);
        let take_back = game.is_some_and(|game| match self.window {
            Some(_) => self.place(seat).plays.is_some(),
            None => game.can_take_back(seat).is_ok(),
        });
        let asked = game
            .and_then(|game| self.with_reader(words, Viewer::Seat(seat), |reader| game.question(words, reader, seat)));
        let question = game.zip(asked).zip(self.ticket(seat)).map(|((game, asked), ticket)| {
            let plays = self.place(seat).plays.as_ref().map(|(items, _)| items.clone());
            let draft = plays.or_else(|| game.draft(seat));
            Question {
                ticket,
                prompt: asked.prompt,
                pick: asked.pick,
                sealed: asked.sealed,
                shows: asked.shows,
                timing: game.timing(),
                line: asked.line,
                options: asked.options,
                draft: draft.as_ref().and_then(|draft| draft.as_array()).map(|draft| draft.iter().map(raw).collect()),
            }
        });
        Ask { take_back, question }
    }

    fn over(&self, words: &Words, viewer: Viewer) -> Option<Over<Line>> {
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
        Some(Over {
            aborted: self.stage != Stage::Over,
            outcome: outcome.map(Into::into).or_else(|| self.outcome.clone()),
            result,
            seed: proof.seed(),
            proof,
        })
    }
}

impl Place {
    /// Who may sit here or does, and the level of a computer player.
    fn kind(&self) -> (Kind, Option<&String>) {
        match (&self.chair, &self.person) {
            (Chair::Bot(level), _) => (Kind::Bot, Some(level)),
            (Chair::Open | Chair::Invited(_), Some(_)) => (Kind::Person, None),
            (Chair::Open, None) => (Kind::Open, None),
            (Chair::Invited(_), None) => (Kind::Invited, None),
        }
    }
}
