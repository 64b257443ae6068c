//! What is told to those who look at a table: each viewer gets what changed for them, and only that.
//!
//! Everything here is a function of what the viewer may know. Where nothing changed for them they are sent nothing, so that
//! not even the fact that something happened leaves the server. Nothing here is in any language.

use protocol::reply::SeatSummary;
use protocol::{
    Chat, ChatLine, Claimable, Clock, Entries, Kind, Moved, Over, Presence, SeatInfo, Stage, Standing, Story, Talk,
    Viewed, Waiting,
};
use tabletop::{Seat, Timing, Viewer};
use words::Phrase;

use super::{Place, Room, Running, Window};
use crate::act::{Chair, Motion};
use crate::clock::Millis;
use crate::play::Telling;
use crate::wire::{Ask, Claims, Message, Orders, State, Summary, TableInfo, hash, rows, tales, text};

/// Where somebody who comes back stopped reading, and whether they read views.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Resume {
    pub(crate) edition: u32,
    pub(crate) entries: usize,
    pub(crate) chat: usize,
    pub(crate) views: bool,
}

/// What is sent whole when it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Table,
    Presence,
    Waiting,
    Ask,
    Orders,
    Claims,
    Clock,
    Over,
}

/// In the order in which they are sent.
const PARTS: [Part; 8] =
    [Part::Table, Part::Presence, Part::Waiting, Part::Ask, Part::Orders, Part::Claims, Part::Clock, Part::Over];

/// Everybody who sees a table with the same eyes, and does or does not read views.
#[derive(Debug)]
pub(crate) struct Audience {
    viewer: Viewer,
    views: bool,
    edition: u32,
    entries: usize,
    telling: Telling,
    chat: usize,
    sent: [Option<u64>; PARTS.len()],
    /// The view that was sent last.
    viewed: Option<u64>,
    /// The board that was sent last.
    seen: Option<u64>,
}

/// Is this another than was sent last? From now on it is what was sent.
fn is_new(last: &mut Option<u64>, hash: u64) -> bool {
    last.replace(hash) != Some(hash)
}

impl Audience {
    /// One that has been told nothing yet, but for what it read before.
    pub(crate) fn new(room: &Room, viewer: Viewer, resume: Resume) -> Self {
        let edition = room.edition(viewer).number;
        let entries = if resume.edition == edition { resume.entries } else { 0 };
        // Nobody has read what was not written.
        let entries = entries.min(room.log_len(viewer));
        let chat = resume.chat.min(room.chat.len());
        let (views, telling) = (resume.views, Telling::default());
        Self { viewer, views, edition, entries, telling, chat, sent: [None; PARTS.len()], viewed: None, seen: None }
    }

    /// The messages that bring this audience up to date, each with how it is written.
    pub(crate) fn update(&mut self, room: &Room, present: &Presence, now: Millis) -> Vec<(Message, String)> {
        let mut messages = Vec::new();
        let first = self.sent[0].is_none();
        for (index, part) in PARTS.into_iter().enumerate() {
            // The story before the picture, and the picture before what is asked about it.
            if part == Part::Waiting {
                let parts = self.chat(room, first).into_iter().chain(self.log(room, first)).chain(self.picture(room));
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
            table: room.table(self.viewer),
            presence: present.clone(),
            chat: Chat { from: 0, lines: Vec::new() },
            clock: room.clock(now),
            story: None,
            entries: None,
            view: None,
            board: None,
            waiting: None,
            ask: None,
            orders: None,
            claims: None,
            over: None,
        };
        for (message, _) in self.update(room, present, now) {
            match message {
                Message::Chat(chat) => state.chat = chat,
                Message::Story(story) => state.story = Some(story),
                Message::Entries(entries) => state.entries = Some(entries),
                Message::View(view) => state.view = Some(view),
                Message::Board(board) => state.board = Some(board),
                Message::Waiting(waiting) => state.waiting = Some(waiting),
                Message::Ask(ask) => state.ask = Some(ask),
                Message::Orders(orders) => state.orders = Some(orders),
                Message::Claims(claims) => state.claims = Some(claims),
                Message::Over(over) => state.over = Some(over),
                // There already, or never part of an update.
                Message::Table(_) | Message::Presence(_) | Message::Clock(_) => {}
                Message::Hello(_) | Message::Done(_) | Message::Refused(_) | Message::Bye(_) => {}
            }
        }
        state
    }

    /// The board, and before it the view for those who read views.
    fn picture(&mut self, room: &Room) -> Vec<Message> {
        let Some(game) = room.game.as_ref() else { return Vec::new() };
        let view = self.views.then(|| game.view(self.viewer));
        let view = view.filter(|view| is_new(&mut self.viewed, hash(view.get())));
        let view = view.map(|view| Message::View(Viewed { view }));
        view.into_iter().chain(game.shown(self.viewer, &mut self.seen).map(Message::Board)).collect()
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
        let entries = game.entries(self.viewer, from);
        self.entries += entries.len();
        if !first && !again && entries.is_empty() {
            return Vec::new();
        }
        // What is taken back may have been in any line, together with what is not: a new edition tells the whole story.
        if again {
            self.telling = Telling::default();
        }
        let change = game.story(self.viewer, &mut self.telling, if again { 0 } else { from });
        let story = Story { edition: edition.number, from: change.from, lines: tales(change.lines) };
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
            Part::Table => Message::Table(room.table(self.viewer)),
            Part::Presence => Message::Presence(present.clone()),
            Part::Waiting => Message::Waiting(game.map(|_| Waiting { seats: room.waiting() })?),
            Part::Ask => Message::Ask(self.viewer.seat().filter(|_| game.is_some()).map(|seat| room.ask(seat))?),
            Part::Orders => Message::Orders(self.viewer.seat().and_then(|seat| room.orders(seat))?),
            Part::Claims => Message::Claims(self.viewer.seat().and_then(|seat| room.claims(seat))?),
            Part::Clock => Message::Clock(room.clock(now)),
            Part::Over => Message::Over(room.over(self.viewer)?),
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
            Timing::Plain | Timing::Window | Timing::LongWindow => game.asked(),
        }
    }

    fn clock(&self, now: Millis) -> Clock {
        let window = self.window.map(|Window { opened, closes, holder }| protocol::Window {
            opened,
            closes,
            held: holder.is_some(),
            holder,
        });
        Clock { now, deadline: self.deadline(), window }
    }

    fn table(&self, viewer: Viewer) -> TableInfo {
        let seat = |(at, (place, name)): (usize, (&Place, Phrase))| {
            let (kind, level) = place.kind();
            let back = place.returned && viewer == Viewer::Seat(Seat(at as u8));
            SeatInfo { kind, name, level: level.cloned(), away: place.away.is_some() && !back }
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
            seats: self.places.iter().zip(self.names()).enumerate().map(seat).collect(),
            pace: self.created.pace,
            talk: self.created.talk,
            listed: self.created.listed,
            promise: self.proof().promise(),
            motion,
            rematch: self.rematch.clone(),
            notice: self.notice.map(super::Notice::phrase),
        }
    }

    /// What a list of tables says of this one.
    pub(crate) fn summary(&self) -> Summary {
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
            // Each list has its own reader.
            your_move: false,
        }
    }

    fn ask(&self, seat: Seat) -> Ask {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Playing);
        let plays = self.place(seat).plays.as_ref().map(|(items, _)| items.as_ref());
        let take_back = game.is_some_and(|game| match self.window {
            Some(_) => plays.is_some(),
            None => game.can_take_back(seat).is_ok(),
        });
        let question = game.zip(self.ticket(seat)).and_then(|(game, ticket)| game.question(seat, ticket, plays));
        let ordered =
            question.is_some() && self.reacts() && game.is_some_and(|game| !game.waits_for(seat, self.onlookers()));
        Ask { take_back, ordered, question }
    }

    /// What a seat can say now, where the table lets players talk.
    fn claims(&self, seat: Seat) -> Option<Claims> {
        let game = self.game.as_ref()?;
        let talks = self.stage == Stage::Playing && self.created.talk != Talk::Silent;
        let said = if talks { game.claims(seat) } else { Vec::new() };
        Some(Claims { claims: said.into_iter().map(|(claim, line)| Claimable { claim, line }).collect() })
    }

    /// The standing orders of a seat, and what was done in its name.
    fn orders(&self, seat: Seat) -> Option<Orders> {
        let (game, place) = (self.game.as_ref()?, self.place(seat));
        let orders = game.orders(seat).into_iter().map(|(order, line)| Standing { order, line }).collect();
        Some(Orders { orders, lately: place.lately.clone(), meanwhile: place.meanwhile.clone() })
    }

    fn over(&self, viewer: Viewer) -> Option<Over<Phrase>> {
        if !self.stage.is_done() {
            return None;
        }
        let outcome = self.game.as_ref().and_then(|game| game.outcome());
        let result = self.game.as_ref().zip(outcome.as_ref()).map(|(game, outcome)| game.result(viewer, outcome));
        let proof = self.proof();
        Some(Over {
            aborted: self.stage != Stage::Over,
            outcome: outcome.map(Into::into).or_else(|| self.outcome.clone()),
            result: result.map(rows),
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
