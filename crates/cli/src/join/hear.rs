//! What a server's table tells: kept, and said to whoever sits at it.

use std::io::Write;
use std::rc::Rc;
use std::time::Instant;

use anyhow::Result;
use bots::Botted;
use protocol::{
    About, Chat, Clock, Done, Entries, Hello, Message, Motion, Orders, Over, Presence, Question, Refused, SeatKind,
    Stage, TableInfo,
};
use serde::de::IgnoredAny;
use tabletop::{Ask, Game, Seat};
use words::{Phrase, Row, Told, text};

use super::guest::{Asked, Guest, SETTLING, Sent, What};
use crate::errors::error;
use crate::talk::{self, Ordered, Seated as _};
use crate::wrap;

/// A message in the game's own types. Of boards and stories there are our own.
type Heard<G> = Message<
    <G as Game>::Setup,
    <G as Game>::View,
    IgnoredAny,
    <G as Game>::Prompt,
    <G as Game>::Item,
    <G as Game>::Event,
    <G as Game>::Order,
    <G as Game>::Claim,
    Phrase,
>;

/// Of a longer conversation somebody who comes reads so many lines.
const CHAT: usize = 10;

impl<G: Told + Ordered + Botted> Guest<'_, G> {
    pub(super) fn message(&mut self, message: &str, out: &mut dyn Write) -> Result<()> {
        let read: serde_json::Result<Heard<G>> = serde_json::from_str(message);
        // From the table that they have left.
        if !self.greeted && !message.starts_with(r#"{"type":"hello""#) {
            return Ok(());
        }
        match read.map_err(|_| error(self.words, "join-other-version", &[]))? {
            Message::Hello(hello) => self.hello(&hello, out),
            Message::Table(table) => self.table(table, out),
            Message::Presence(present) => self.presence(present, out),
            Message::Chat(chat) => self.chat(chat, out),
            Message::Entries(entries) => self.log(entries, out),
            Message::View(viewed) => {
                self.view = Some(viewed.view);
                if std::mem::take(&mut self.returned) {
                    writeln!(out)?;
                    self.show(out, G::table)?;
                    // One's own cards are at its end.
                    self.opened = false;
                }
                Ok(())
            }
            Message::Story(_) | Message::Board(_) | Message::Changes(_) => Ok(()),
            Message::Waiting(waiting) => {
                self.waiting = waiting.seats;
                Ok(())
            }
            Message::Ask(ask) => self.ask(ask.question, ask.ordered, out),
            Message::Orders(orders) => self.ordered(orders, out),
            Message::Claims(claims) => {
                self.claims = claims.claims;
                Ok(())
            }
            Message::Clock(clock) => self.clock(clock, out),
            Message::Over(over) => self.over(over, out),
            Message::Done(done) => self.done(done, out),
            Message::Refused(refused) => self.refused(&refused, out),
            Message::Bye(_) => self.say(out, "join-restarts", &[]),
        }
    }

    fn hello(&mut self, hello: &Hello, out: &mut dyn Write) -> Result<()> {
        if hello.protocol != protocol::VERSION {
            return Err(error(self.words, "join-other-version", &[]));
        }
        let first = !std::mem::replace(&mut self.greeted, true);
        if first && hello.catalogue != words::catalogue().hash {
            self.say(out, "join-other-words", &[])
        } else {
            Ok(())
        }
    }

    fn table(&mut self, table: TableInfo<G::Setup, Phrase>, out: &mut dyn Write) -> Result<()> {
        let voice = self.words.game(G::ID);
        self.names = table.seats.iter().map(|seat| voice.say(&seat.name, &words::Reader::NOBODY).to_string()).collect();
        let notice = table.notice.clone();
        match self.info.replace(table) {
            None => self.welcome(out)?,
            Some(before) if before.notice == notice => return self.tell_changes(&before, out),
            Some(before) => self.tell_changes(&before, out)?,
        }
        notice.map_or(Ok(()), |notice| self.say_phrase(out, &notice))
    }

    fn welcome(&mut self, out: &mut dyn Write) -> Result<()> {
        let Some(info) = &self.info else { return Ok(()) };
        let stage = info.stage;
        match info.you {
            Some(seat) => self.say(out, "join-welcome", &[("number", seat.0.into())])?,
            None => self.say(out, "join-watching", &[])?,
        }
        self.say(out, G::HINT, &[])?;
        self.returned = stage != Stage::Waiting;
        self.tell_motion(out)
    }

    fn tell_changes(&mut self, before: &TableInfo<G::Setup, Phrase>, out: &mut dyn Write) -> Result<()> {
        let Some(info) = &self.info else { return Ok(()) };
        if before.stage == Stage::Waiting && info.stage == Stage::Playing {
            self.say(out, "join-begins", &[])?;
        }
        let people = |table: &TableInfo<G::Setup, Phrase>| -> Vec<(SeatKind, Phrase)> {
            table.seats.iter().map(|seat| (seat.kind, seat.name.clone())).collect()
        };
        if info.stage == Stage::Waiting && (people(before) != people(info) || before.you != info.you) {
            self.show_seats(out)?;
        }
        for (seat, (was, is)) in Seat::all(info.seats.len() as u8).zip(before.seats.iter().zip(&info.seats)) {
            match (was.away, is.away) {
                (false, true) => self.say(out, "join-away", &[("seat", seat.into())])?,
                (true, false) => self.say(out, "join-not-away", &[("seat", seat.into())])?,
                (true, true) | (false, false) => {}
            }
        }
        match (&before.motion, &info.motion) {
            (None, Some(_)) => {
                // A yes that is typed from now on may be a vote.
                if self.doubt.take().is_some() {
                    self.say(out, "play-not-sure", &[])?;
                }
                self.tell_motion(out)?;
            }
            (Some(_), None) => self.say(out, "join-voted", &[])?,
            (None, None) | (Some(_), Some(_)) => {}
        }
        let asked = self.is_sent(What::Rematch);
        match (&before.rematch, &info.rematch) {
            (None, Some(table)) if !asked => self.say(out, "join-rematch", &[("link", text(self.link.page(table)))]),
            (None | Some(_), None | Some(_)) => Ok(()),
        }
    }

    fn tell_motion(&self, out: &mut dyn Write) -> Result<()> {
        let Some(moved) = self.info.as_ref().and_then(|info| info.motion.as_ref()) else { return Ok(()) };
        let what = match moved.what {
            Motion::Abort {} => "abort",
            Motion::Rewind { .. } => "rewind",
        };
        self.say(out, "join-motion", &[("seat", moved.by.into()), ("what", what.into())])?;
        if let Motion::Rewind { entry } = moved.what {
            let entries: Vec<&G::Event> = self.entries.iter().collect();
            let lines = talk::told::<G>(self.voice(), &self.reader(), &entries, entry);
            lines.iter().try_for_each(|line| wrap::write(out, &format!("  {line}"), 2))?;
        }
        let votes = self.seat().is_some_and(|seat| seat != moved.by);
        if votes { self.say(out, "join-vote", &[]) } else { Ok(()) }
    }

    fn presence(&mut self, present: Presence, out: &mut dyn Write) -> Result<()> {
        // Now it is known who is there.
        let Some(before) = self.present.replace(present) else { return self.show_seats(out) };
        let now = self.present.as_ref().map_or(before.seats, |present| present.seats);
        for seat in Seat::all(self.names.len() as u8).filter(|seat| self.seat() != Some(*seat)) {
            match (before.seats.contains(seat), now.contains(seat)) {
                (false, true) => self.say(out, "join-came", &[("seat", seat.into())])?,
                (true, false) => self.say(out, "join-went", &[("seat", seat.into())])?,
                (true, true) | (false, false) => {}
            }
        }
        Ok(())
    }

    fn chat(&mut self, Chat { from, lines }: Chat, out: &mut dyn Write) -> Result<()> {
        self.chat = from + lines.len();
        let (left_out, lines) = lines.split_at(lines.len().saturating_sub(CHAT));
        if !left_out.is_empty() {
            self.say(out, "join-chat-before", &[("count", left_out.len().into())])?;
        }
        lines.iter().try_for_each(|line| {
            self.say(out, "join-said", &[("name", text(line.name.as_str())), ("text", text(line.text.as_str()))])
        })
    }

    fn log(&mut self, Entries { edition, from, entries }: Entries<G::Event>, out: &mut dyn Write) -> Result<()> {
        let before = std::mem::take(&mut self.entries);
        self.entries = before.iter().take(from).cloned().chain(entries).collect();
        if self.edition != edition {
            self.edition = edition;
            let common = before.iter().zip(&self.entries).take_while(|(was, is)| was == is).count();
            let mine = self.is_sent(What::TakeBack);
            if common < self.told && !mine {
                self.say(out, "join-rewound", &[])?;
                self.returned = true;
            }
            self.told = self.told.min(common);
        }
        if self.told == 0 && self.returned {
            // Whoever comes to a game that is going on reads its last chapter.
            self.told = self.entries.iter().rposition(G::opens).unwrap_or(0);
        }
        let all: Vec<&G::Event> = self.entries.iter().collect();
        let news = talk::told::<G>(self.voice(), &self.reader(), &all, self.told);
        news.iter().try_for_each(|line| wrap::write(out, line, 2))?;
        self.opened |= self.entries[self.told..].iter().any(G::opens);
        self.told = self.entries.len();
        Ok(())
    }

    /// Their orders, if they have just set them; and what was done while they were away, once.
    fn ordered(&mut self, told: Orders<G::Order, Phrase>, out: &mut dyn Write) -> Result<()> {
        let lines = |phrases: &[Phrase]| phrases.iter().map(|one| self.line(one).to_string()).collect::<Vec<_>>();
        let (lately, meanwhile) = (lines(&told.lately), lines(&told.meanwhile));
        self.orders = told.orders.into_iter().map(|one| one.order).collect();
        self.lately = lately;
        if self.is_sent(What::Orders) {
            self.show_orders(out)?;
        }
        let known = std::mem::replace(&mut self.meanwhile, meanwhile.len());
        if meanwhile.len() > known {
            self.say(out, "join-meanwhile", &[])?;
            meanwhile[known..].iter().try_for_each(|line| wrap::write(out, line, 2))?;
        }
        Ok(())
    }

    fn ask(
        &mut self,
        question: Option<Question<G::Prompt, G::Item, Phrase>>,
        ordered: bool,
        out: &mut dyn Write,
    ) -> Result<()> {
        let before = self.asked.take();
        let doubt = self.doubt.take();
        let Some(Question { ticket, prompt, pick, sealed, shows, draft, .. }) = question else { return Ok(()) };
        let question = self.question(Ask { prompt, pick, sealed, shows });
        let asked = Rc::new(Asked { ticket, question, ordered, draft: draft.is_some() });
        self.asked = Some(Rc::clone(&asked));
        // Nobody is bothered with what they need not answer; they may.
        if ordered {
            return Ok(());
        }
        let same = before.as_ref().filter(|before| before.ticket == asked.ticket);
        self.doubt = doubt.filter(|_| same.is_some());
        match same {
            Some(before)
                if (before.draft, before.ordered) == (asked.draft, asked.ordered)
                    && !(asked.draft && self.is_sent(What::Answer)) => {}
            // A new question; or one that is open again, since the answer was taken back.
            None | Some(_) if !asked.draft => {
                let unanswered =
                    before.is_some_and(|before| self.seen.as_ref() == Some(&before.ticket) && self.is_open(&before));
                let mine = self.is_sent(What::TakeBack);
                self.settles = (unanswered && !mine).then(|| Instant::now() + SETTLING);
                self.answered = None;
                if std::mem::take(&mut self.opened) {
                    writeln!(out)?;
                    self.show(out, G::brief)?;
                }
                self.show_question(&asked.question, out)?;
            }
            None | Some(_) => self.say(out, "join-kept", &[])?,
        }
        Ok(())
    }

    fn clock(&mut self, clock: Clock, out: &mut dyn Write) -> Result<()> {
        let before = self.clock.replace(clock);
        let seconds = |until: u64| Phrase::from(until.saturating_sub(clock.now).div_ceil(1000) as u32);
        if self.asked.is_none() {
            return Ok(());
        }
        if let Some(window) = clock.window {
            if before.and_then(|clock| clock.window) == Some(window) {
                return Ok(());
            }
            let args = [("seconds", seconds(window.closes)), ("held", window.held.into())];
            return self.say(out, "join-window", &args);
        }
        match clock.deadline {
            Some(deadline) if before.and_then(|clock| clock.deadline) != Some(deadline) => {
                let left = deadline.saturating_sub(clock.now).div_ceil(1000);
                let (count, unit) = match left {
                    0..180 => (left, "seconds"),
                    180..7_200 => (left.div_ceil(60), "minutes"),
                    7_200..172_800 => (left.div_ceil(3_600), "hours"),
                    172_800.. => (left.div_ceil(86_400), "days"),
                };
                self.say(out, "join-deadline", &[("count", (count as u32).into()), ("unit", unit.into())])
            }
            Some(_) | None => Ok(()),
        }
    }

    fn over(&mut self, over: Over<Phrase>, out: &mut dyn Write) -> Result<()> {
        if std::mem::replace(&mut self.over, true) {
            return Ok(());
        }
        (self.asked, self.doubt) = (None, None);
        writeln!(out)?;
        if over.aborted {
            self.say(out, "join-aborted", &[])?;
        }
        let row = |row: protocol::Row<Phrase>| Row { phrase: row.line, indent: row.indent, parts: row.parts };
        let rows: Vec<Row> = over.result.into_iter().flatten().map(row).collect();
        self.print(out, &rows)?;
        self.say(out, "join-over", &[("seated", self.seat().is_some().into())])
    }

    /// Has the server not replied yet to something of this kind?
    pub(super) fn is_sent(&self, what: What) -> bool {
        self.sent.iter().any(|sent| sent.what == what)
    }

    /// What this is the reply to.
    fn replied(&mut self, id: Option<&About>) -> Option<Sent> {
        let Some(About::Number(id)) = id else { return None };
        let at = self.sent.iter().position(|sent| sent.id == *id)?;
        Some(self.sent.remove(at))
    }

    fn done(&mut self, Done { id, result }: Done<Phrase>, out: &mut dyn Write) -> Result<()> {
        let sent = self.replied(id.as_ref());
        if let Some(protocol::reply::Result::Rematch { table }) = result {
            self.next = Some(table);
        }
        match sent.map(|sent| sent.what) {
            Some(What::TakeBack) => self.say(out, "play-undone", &[]),
            Some(What::Leave) => {
                self.leaving = true;
                Ok(())
            }
            Some(What::Answer | What::Orders | What::Rematch | What::Other) | None => Ok(()),
        }
    }

    fn refused(&mut self, Refused { id, problem }: &Refused<Phrase>, out: &mut dyn Write) -> Result<()> {
        let sent = self.replied(id.as_ref());
        if sent.is_some_and(|sent| sent.what == What::Answer) && !self.is_sent(What::Answer) {
            // It is asked again, unless there is a later answer, to another question.
            self.answered = None;
        }
        self.say_phrase(out, &problem.message)
    }
}
