//! What is told to those who look at a table: each viewer gets what changed for them, and only that.
//!
//! Everything here is a function of what the viewer may know. Where nothing changed for them they are sent nothing, so that
//! not even the fact that something happened leaves the server. Nothing here is in any language.

use protocol::reply::SeatSummary;
use protocol::{
    Chat, ChatLine, Claimable, Clock, Entries, Moved, Over, Presence, SeatInfo, SeatKind, Stage, Standing, Story, Talk,
    Viewed, Waiting,
};
use tabletop::{Onlookers, Seat, Timing, Viewer};
use words::Phrase;

use super::{Occupant, Room, Running, Window};
use crate::act::{Chair, Motion};
use crate::clock::Millis;
use crate::fingerprint::{fingerprint, of_text};
use crate::keeper::Batch;
use crate::play::{Asking, Heard, Known, Sight, Telling};
use crate::wire::{Claims, Message, Orders, State, Summary, TableInfo, rows, tales, text};

/// What somebody reads of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reads {
    /// Views too.
    pub(crate) views: bool,
    /// Of boards after the first, what has changed.
    pub(crate) changes: bool,
}

/// Where somebody who comes back stopped reading, and what they read.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Resume {
    pub(crate) edition: u32,
    pub(crate) entries: usize,
    pub(crate) chat: usize,
    pub(crate) reads: Reads,
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

/// How a part stands with an audience, as fingerprints.
#[derive(Clone, Copy, Debug, Default)]
struct Sent {
    /// What it was made from the last time: while this is the same, it is not made again.
    from: Option<u64>,
    /// What was sent last.
    told: Option<u64>,
}

/// Everybody who sees a table with the same eyes, and reads the same of it.
#[derive(Debug)]
pub(crate) struct Audience {
    viewer: Viewer,
    reads: Reads,
    edition: u32,
    entries: usize,
    /// Where in the log of everything that is, as long as nothing was cut off it: see [`Room::cuts`].
    place: Option<(u32, usize)>,
    telling: Telling,
    chat: usize,
    sent: [Sent; PARTS.len()],
    /// All that they could know when they were last told something, and how often that has changed.
    known: Known,
    news: u64,
    /// The board that was sent last.
    seen: Option<u64>,
    /// The same for those who read what has changed.
    heard: Heard,
}

/// A table as it stands when its audiences are told of it, with what is the same for all of them.
#[derive(Debug)]
pub(crate) struct Moment<'r> {
    room: &'r Room,
    present: &'r Presence,
    now: Millis,
    /// What parts are made from, as fingerprints.
    table: u64,
    presence: u64,
    waiting: u64,
    clock: u64,
    over: u64,
}

impl<'r> Moment<'r> {
    pub(crate) fn new(room: &'r Room, present: &'r Presence, now: Millis) -> Self {
        Self {
            room,
            present,
            now,
            table: room.table_print(),
            presence: fingerprint(present),
            waiting: fingerprint(&room.game.as_ref().map(|_| room.waiting())),
            clock: fingerprint(&room.clock(0)),
            over: fingerprint(&room.stage),
        }
    }
}

/// Is this another than before? From now on it is this.
fn is_new(last: &mut Option<u64>, print: u64) -> bool {
    last.replace(print) != Some(print)
}

impl Audience {
    /// One that has been told nothing yet, but for what it read before.
    pub(crate) fn new(room: &Room, viewer: Viewer, resume: Resume) -> Self {
        let edition = room.edition(viewer).number;
        let entries = if resume.edition == edition { resume.entries } else { 0 };
        // Nobody has read what was not written.
        let entries = entries.min(room.log_len(viewer));
        let chat = resume.chat.min(room.said());
        Self {
            viewer,
            reads: resume.reads,
            edition,
            entries,
            place: None,
            telling: Telling::default(),
            chat,
            sent: [Sent::default(); PARTS.len()],
            known: Known::default(),
            news: 0,
            seen: None,
            heard: Heard::default(),
        }
    }

    /// The table was loaded anew: where in its log they are is to be looked for.
    pub(crate) fn lose_place(&mut self) {
        self.place = None;
    }

    /// The messages that bring this audience up to date.
    pub(crate) fn update(&mut self, moment: &Moment<'_>) -> Batch {
        let &Moment { room, .. } = moment;
        let mut messages = Batch::new();
        let first = self.sent[0].told.is_none();
        let sight = room.game.as_ref().map(|game| game.sight(self.viewer));
        let sight = sight.as_deref();
        let news = sight.is_some_and(|sight| sight.is_news(&mut self.known));
        self.news += u64::from(news);
        for (index, part) in PARTS.into_iter().enumerate() {
            // The story before the picture, and the picture before what is asked about it.
            if part == Part::Waiting {
                messages.extend(self.chat(room, first).map(|chat| text(&chat).into()));
                messages.extend(self.log(room, first).into_iter().flatten().map(Into::into));
                self.picture(sight.filter(|_| news), &mut messages);
            }
            let from = self.made_from(moment, part);
            if !is_new(&mut self.sent[index].from, from) {
                debug_assert!(self.is_still(moment, sight, part, self.sent[index]), "{part:?} has changed");
                continue;
            }
            let Some(message) = self.tell(moment, sight, part) else { continue };
            // When it is does not count as a change.
            let told = if part == Part::Clock { from } else { of_text(&message) };
            if is_new(&mut self.sent[index].told, told) {
                messages.push(message.into());
            }
        }
        messages
    }

    /// Is a part what it was when it was made last? While what it is made from is the same, it must be.
    fn is_still(&self, moment: &Moment<'_>, sight: Option<&dyn Sight>, part: Part, sent: Sent) -> bool {
        let made = self.tell(moment, sight, part).filter(|_| part != Part::Clock);
        made.is_none_or(|message| Some(of_text(&message)) == sent.told)
    }

    /// All that a part is made from, as a fingerprint.
    fn made_from(&self, moment: &Moment<'_>, part: Part) -> u64 {
        let &Moment { room, .. } = moment;
        let place = self.viewer.seat().map(|seat| (seat, room.place(seat)));
        let game = room.game.as_deref();
        match part {
            Part::Table => moment.table,
            Part::Presence => moment.presence,
            Part::Waiting => moment.waiting,
            Part::Ask => fingerprint(&place.zip(game).map(|((seat, place), game)| {
                let asked = (place.questions, place.asked, game.draft_print(seat), &place.plays);
                let orders = (game.orders_print(seat), room.onlookers() == Onlookers::Nobody);
                (room.stage, self.news, asked, orders, room.window.is_some(), room.can_take_back(seat))
            })),
            Part::Orders => fingerprint(
                &place
                    .zip(game)
                    .map(|((seat, place), game)| (game.orders_print(seat), &place.lately, &place.meanwhile)),
            ),
            Part::Claims => {
                let talks = place.zip(game).filter(|_| room.talks());
                fingerprint(&talks.map(|((seat, _), game)| game.claims_print(seat)))
            }
            Part::Clock => moment.clock,
            Part::Over => moment.over,
        }
    }

    /// All there is to know, at once.
    pub(crate) fn state(&mut self, room: &Room, present: &Presence, now: Millis) -> State {
        let moment = Moment::new(room, present, now);
        let sight = room.game.as_ref().map(|game| game.sight(self.viewer));
        let sight = sight.as_deref();
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
        let view = sight.filter(|_| self.reads.views).map(|sight| Message::View(Viewed { view: sight.view() }));
        let board = sight.map(|sight| Message::Board(sight.shown()));
        let parts = PARTS.map(|part| self.part(&moment, sight, part));
        let before = self.chat(room, true).into_iter().chain(self.whole_log(room)).chain(view).chain(board);
        for message in before.chain(parts.into_iter().flatten()) {
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
                Message::Table(_) | Message::Presence(_) | Message::Clock(_) | Message::Changes(_) => {}
                Message::Hello(_) | Message::Done(_) | Message::Refused(_) | Message::Bye(_) => {}
            }
        }
        state
    }

    /// The board of those who know anything new, and before it the view for those who read views.
    fn picture(&mut self, sight: Option<&dyn Sight>, messages: &mut Batch) {
        let Some(sight) = sight else { return };
        if self.reads.views {
            messages.push(text(&Message::View(Viewed { view: sight.view() })).into());
        }
        if self.reads.changes {
            messages.extend(sight.tell_changes(&mut self.heard).map(Into::into));
            return;
        }
        let board = sight.tell_shown();
        if is_new(&mut self.seen, of_text(&board)) {
            messages.push(board.into());
        }
    }

    /// The log: as people read it, then event by event. In this order, as somebody who comes back says how many entries they
    /// have: if they were cut off in between, they have read more of the story than that, never less.
    fn log(&mut self, room: &Room, first: bool) -> Option<[String; 2]> {
        let game = room.game.as_deref()?;
        let edition = room.edition(self.viewer);
        let again = edition.number != self.edition;
        if again {
            // More than one edition may have passed since an audience of this kind was last told something; none of them
            // has more in common with what it read than nothing at all.
            let one = edition.number == self.edition + 1;
            self.entries = if one { self.entries.min(edition.common) } else { 0 };
            self.edition = edition.number;
            // What is taken back may have been in any line, together with what is not: a new edition tells the whole story.
            self.telling = Telling::default();
        }
        let from = self.entries;
        let place =
            self.place.filter(|_| !again).filter(|(cuts, place)| *cuts == room.cuts && *place <= game.log_len());
        let place = place.map(|(_, place)| place).unwrap_or_else(|| game.place_of(self.viewer, from));
        self.place = Some((room.cuts, game.log_len()));
        if !first && !again && place == game.log_len() {
            return None;
        }
        let (entries, count) = game.tell_entries(self.viewer, edition.number, from, place);
        self.entries += count;
        if !first && !again && count == 0 {
            return None;
        }
        let change = game.story(self.viewer, &mut self.telling, if again { 0 } else { place });
        let story = Story { edition: edition.number, from: change.from, lines: tales(change.lines) };
        Some([text(&Message::Story(story)), entries])
    }

    /// The log from where this audience stopped reading, which has been told nothing yet.
    fn whole_log(&self, room: &Room) -> impl Iterator<Item = Message> + use<> {
        let (edition, from) = (self.edition, self.entries);
        let told = room.game.as_deref().map(|game| {
            let change = game.story(self.viewer, &mut Telling::default(), game.place_of(self.viewer, from));
            let story = Story { edition, from: change.from, lines: tales(change.lines) };
            let entries = Entries { edition, from, entries: game.entries(self.viewer, from) };
            [Message::Story(story), Message::Entries(entries)]
        });
        told.into_iter().flatten()
    }

    fn chat(&mut self, room: &Room, first: bool) -> Option<Message> {
        let from = self.chat.max(room.forgotten);
        self.chat = room.said();
        let line = |said: &super::Said| ChatLine {
            seat: said.seat,
            name: said.name.clone(),
            text: said.text.clone(),
            at: said.at,
        };
        let lines: Vec<ChatLine> = room.chat[from - room.forgotten..].iter().map(line).collect();
        (first || !lines.is_empty()).then_some(Message::Chat(Chat { from, lines }))
    }

    /// A part as a message that goes out.
    fn tell(&self, moment: &Moment<'_>, sight: Option<&dyn Sight>, part: Part) -> Option<String> {
        if part == Part::Ask {
            return self.viewer.seat().zip(sight).map(|(seat, sight)| sight.tell_ask(moment.room.asking(seat)));
        }
        self.part(moment, sight, part).as_ref().map(text)
    }

    fn part(&self, moment: &Moment<'_>, sight: Option<&dyn Sight>, part: Part) -> Option<Message> {
        let &Moment { room, present, now, .. } = moment;
        let (game, seat) = (room.game.as_deref(), self.viewer.seat());
        Some(match part {
            Part::Table => Message::Table(room.table(self.viewer)),
            Part::Presence => Message::Presence(present.clone()),
            Part::Waiting => Message::Waiting(game.map(|_| Waiting { seats: room.waiting() })?),
            Part::Ask => Message::Ask(seat.zip(sight).map(|(seat, sight)| sight.ask(room.asking(seat)))?),
            Part::Orders => Message::Orders(seat.and_then(|seat| room.orders(seat))?),
            Part::Claims => Message::Claims(seat.and_then(|seat| room.claims(seat))?),
            Part::Clock => Message::Clock(room.clock(now)),
            Part::Over => Message::Over(room.over(self.viewer)?),
        })
    }
}

impl Room {
    /// How many lines were said.
    fn said(&self) -> usize {
        self.forgotten + self.chat.len()
    }

    fn log_len(&self, viewer: Viewer) -> usize {
        self.game.as_ref().map_or(0, |game| game.entries_after(viewer, game.answers()))
    }

    /// Whom everybody may know the table to wait for: all who are asked, unless it is plain to see who has answered.
    fn waiting(&self) -> tabletop::SeatSet {
        let Some(game) = self.game.as_ref().filter(|_| self.stage == Stage::Playing) else {
            return tabletop::SeatSet::EMPTY;
        };
        match self.timing() {
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

    /// All that [`Self::table`] is made from, as a fingerprint.
    fn table_print(&self) -> u64 {
        let places = self.places.iter().map(|Occupant { chair, person, name, away, returned, .. }| {
            (chair, person, name, away.is_some(), returned)
        });
        let places: Vec<_> = places.collect();
        // An entry that a rewind would lead to may get another number while it is voted on.
        let motion = self.running.as_ref().map(|running| (running, self.game.as_ref().map(|game| game.log_len())));
        fingerprint(&(self.stage, places, motion, &self.rematch, self.notice))
    }

    fn table(&self, viewer: Viewer) -> TableInfo {
        let seat = |(at, (place, name)): (usize, (&Occupant, Phrase))| {
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
        let seat = |place: &Occupant| {
            let (kind, level) = place.kind();
            let name = (kind == SeatKind::Person).then(|| place.name.clone());
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

    fn can_take_back(&self, seat: Seat) -> bool {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Playing);
        game.is_some_and(|game| match self.window {
            Some(_) => self.place(seat).plays.is_some(),
            None => game.can_take_back(seat).is_ok(),
        })
    }

    /// What a seat is asked, but for the game.
    pub(super) fn asking(&self, seat: Seat) -> Asking<'_> {
        let game = self.game.as_ref().filter(|_| self.stage == Stage::Playing);
        Asking {
            ticket: game.and(self.ticket(seat)),
            plays: self.place(seat).plays.as_ref().map(|(items, _)| items.as_ref()),
            take_back: self.can_take_back(seat),
            ordered: self.reacts() && game.is_some_and(|game| !game.waits_for(seat, self.onlookers())),
        }
    }

    fn talks(&self) -> bool {
        self.stage == Stage::Playing && self.created.talk != Talk::Silent
    }

    /// What a seat can say now, where the table lets players talk.
    fn claims(&self, seat: Seat) -> Option<Claims> {
        let game = self.game.as_ref()?;
        let said = if self.talks() { game.claims(seat) } else { Vec::new() };
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

impl Occupant {
    /// Who may sit here or does, and the level of a computer player.
    fn kind(&self) -> (SeatKind, Option<&String>) {
        match (&self.chair, &self.person) {
            (Chair::Bot(level), _) => (SeatKind::Bot, Some(level)),
            (Chair::Open | Chair::Invited(_), Some(_)) => (SeatKind::Person, None),
            (Chair::Open, None) => (SeatKind::Open, None),
            (Chair::Invited(_), None) => (SeatKind::Invited, None),
        }
    }
}
