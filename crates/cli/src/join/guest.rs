//! Somebody at a server's table: what is known here of it, and what they can do there.

use std::io::Write;
use std::rc::Rc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use bots::Botted;
use protocol::reply::{Hint, Problem};
use protocol::{About, Claimable, Clock, Command, Presence, Proposal, Request, SeatKind, Stage, TableInfo, Wanted};
use server::client::Reply;
use tabletop::{Seat, SeatSet, Viewer};
use words::{Phrase, Reader, Row, Told, Words, and, text};

use super::commands::{Word, word};
use super::link::Link;
use super::wire::{News, Wire};
use crate::talk::{Ordered, Question, Seated, Talk, parse};
use crate::{files, wrap};

pub(super) struct Guest<'a, G: Told> {
    pub(super) words: &'a Words,
    pub(super) link: &'a Link,
    pub(super) wire: &'a Wire,
    pub(super) table: String,
    /// This table has said hello: what is heard before is another's.
    pub(super) greeted: bool,
    pub(super) lost: bool,
    pub(super) info: Option<TableInfo<G::Setup, Phrase>>,
    /// By seat.
    pub(super) names: Vec<String>,
    pub(super) present: Option<Presence>,
    /// How many lines of chat have been read.
    pub(super) chat: usize,
    pub(super) edition: u32,
    pub(super) entries: Vec<G::Event>,
    /// How many of the entries have been told.
    pub(super) told: usize,
    /// A new chapter has begun since they were last asked.
    pub(super) opened: bool,
    /// They have come to a game that was going on already, or was taken back, and have not yet seen the table.
    pub(super) returned: bool,
    pub(super) view: Option<G::View>,
    pub(super) waiting: SeatSet,
    /// The people whom they know the table to wait for.
    awaited: SeatSet,
    pub(super) asked: Option<Rc<Asked<G>>>,
    /// What they have picked there and are asked about once more.
    pub(super) doubt: Option<Vec<G::Item>>,
    /// The question that they were last shown whole, with the cursor below it.
    pub(super) seen: Option<String>,
    /// The question that was answered last.
    pub(super) answered: Option<String>,
    /// A question came instead of one that they saw and did not answer: what is picked before is meant for that one.
    pub(super) settles: Option<Instant>,
    pub(super) orders: Vec<G::Order>,
    /// What they answered lately.
    pub(super) lately: Vec<String>,
    /// How much of what was done while they were away they have been told.
    pub(super) meanwhile: usize,
    /// What they were asked about before it is said.
    warned: Option<String>,
    /// What they can say.
    pub(super) claims: Vec<Claimable<G::Claim, Phrase>>,
    pub(super) clock: Option<Clock>,
    pub(super) over: bool,
    /// What the server has not replied to yet.
    pub(super) sent: Vec<Sent>,
    number: i64,
    /// Where they go from here.
    pub(super) next: Option<String>,
    /// They go.
    pub(super) leaving: bool,
}

/// A question of the server.
pub(super) struct Asked<G: Told> {
    pub(super) ticket: String,
    pub(super) question: Question<G>,
    /// They need not answer: they have nothing to react with, or their orders answer.
    pub(super) ordered: bool,
    /// There is an answer, and it can still be changed.
    pub(super) draft: bool,
}

pub(super) struct Sent {
    pub(super) id: i64,
    text: String,
    pub(super) what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// It has a ticket, and can be said again after a lost reply.
    Answer,
    TakeBack,
    Orders,
    Leave,
    Rematch,
    Other,
}

/// Why somebody left a table.
pub(super) enum Left {
    Stopped,
    /// For this table.
    Elsewhere(String),
}

/// So long after a question has come instead of another, nothing is picked.
pub(super) const SETTLING: Duration = Duration::from_secs(1);

impl<'a, G: Told + Ordered + Botted> Guest<'a, G> {
    pub(super) fn new(words: &'a Words, link: &'a Link, wire: &'a Wire, table: String) -> Self {
        Self {
            words,
            link,
            wire,
            table,
            greeted: false,
            lost: false,
            info: None,
            names: Vec::new(),
            present: None,
            chat: 0,
            edition: 0,
            entries: Vec::new(),
            told: 0,
            opened: false,
            returned: false,
            view: None,
            waiting: SeatSet::EMPTY,
            awaited: SeatSet::EMPTY,
            asked: None,
            doubt: None,
            seen: None,
            answered: None,
            settles: None,
            orders: Vec::new(),
            lately: Vec::new(),
            meanwhile: 0,
            warned: None,
            claims: Vec::new(),
            clock: None,
            over: false,
            sent: Vec::new(),
            number: 0,
            next: None,
            leaving: false,
        }
    }

    /// Tells what happens and does what is typed, until the person goes.
    pub(super) fn stay(&mut self, news: &Receiver<News>, out: &mut dyn Write) -> Result<Left> {
        self.wire.connect(self.socket());
        let (mut cued, mut early) = (false, Vec::new());
        loop {
            if let Some(asked) = self.asked.clone().filter(|asked| !cued && self.is_open(asked)) {
                self.show_cue(&asked.question.ask, out)?;
                self.seen = Some(asked.ticket.clone());
                cued = true;
            }
            out.flush()?;
            // All that has come by now is told before the next cue.
            let Ok(first) = news.recv() else { return Ok(Left::Stopped) };
            let mut said = Vec::new();
            for one in std::iter::once(first).chain(news.try_iter()) {
                let typed = matches!(one, News::Typed(..) | News::NoMoreInput);
                // Whoever has typed a line has ended the cue's.
                cued &= !typed;
                // The clock is told last at first: what is typed before waits until there is something it can be about.
                if typed && self.clock.is_none() {
                    early.push(one);
                } else {
                    self.hear(one, &mut said)?;
                }
            }
            if self.clock.is_some() {
                early.drain(..).try_for_each(|one| self.hear(one, &mut said))?;
            }
            self.tell_awaited(&mut said)?;
            if !said.is_empty() && std::mem::take(&mut cued) {
                writeln!(out)?;
            }
            out.write_all(&said)?;
            if let Some(table) = self.next.take() {
                return Ok(Left::Elsewhere(table));
            }
            // What was typed last arrives before the person goes.
            if self.leaving && (self.sent.is_empty() || self.lost) {
                return Ok(Left::Stopped);
            }
        }
    }

    /// Where the messages come from, from where they were read to.
    fn socket(&self) -> String {
        let Self { edition, chat, .. } = self;
        let (path, entries, protocol) = (self.path("/socket"), self.entries.len(), protocol::VERSION);
        format!("{path}?protocol={protocol}&views=true&edition={edition}&entries={entries}&chat={chat}")
    }

    fn path(&self, rest: &str) -> String {
        format!("{}/api/tables/{}{rest}", self.link.base, self.table)
    }

    /// Is an answer still wanted?
    pub(super) fn is_open(&self, asked: &Asked<G>) -> bool {
        !asked.draft && !asked.ordered && self.answered.as_ref() != Some(&asked.ticket)
    }

    fn hear(&mut self, news: News, out: &mut dyn Write) -> Result<()> {
        match news {
            News::Typed(..) if self.leaving => {}
            News::Typed(line, at) => self.leaving |= self.typed(&line, at, out)? == Some(Talk::Stop),
            News::NoMoreInput => {
                self.leaving = true;
                self.say(out, "play-no-more-input", &[])?;
            }
            News::Connected => self.connected(out)?,
            News::Message(message) => self.message(&message, out)?,
            News::Lost => {
                if !std::mem::replace(&mut self.lost, true) {
                    self.say(out, "join-lost", &[])?;
                }
                self.wire.connect(self.socket());
            }
            News::Refused(problem) => return Err(anyhow!(self.line(&problem.message).to_string())),
        }
        Ok(())
    }

    /// What was sent and not replied to may have been lost on its way there or on its way back.
    fn connected(&mut self, out: &mut dyn Write) -> Result<()> {
        if !std::mem::take(&mut self.lost) {
            return Ok(());
        }
        self.say(out, "join-back", &[])?;
        let before = self.sent.len();
        self.sent.retain(|sent| sent.what == What::Answer);
        self.sent.iter().for_each(|sent| self.wire.send(sent.text.clone()));
        if self.sent.len() < before { self.say(out, "join-unsure", &[]) } else { Ok(()) }
    }

    fn send(
        &mut self,
        what: What,
        command: Command<G::Item, G::Order, G::Claim>,
        out: &mut dyn Write,
    ) -> Result<Option<Talk>> {
        if self.wire.client.token.is_none() {
            return self.say(out, "join-only-watching", &[]).map(|()| None);
        }
        // An answer waits for the connection, and its ticket says what it is about.
        if self.lost && what != What::Answer {
            return self.say(out, "join-not-connected", &[]).map(|()| None);
        }
        self.number += 1;
        let text = serde_json::to_string(&Request { id: Some(About::Number(self.number)), command })?;
        self.wire.send(text.clone());
        self.sent.push(Sent { id: self.number, text, what });
        Ok(Some(Talk::Answered))
    }

    fn typed(&mut self, line: &str, at: Instant, out: &mut dyn Write) -> Result<Option<Talk>> {
        let asked = self.asked.clone();
        let question = asked.as_ref().map(|asked| &asked.question);
        // It comes before a vote and everything else.
        if self.doubt.is_some() {
            return self.hear_line(line, question, out);
        }
        let motion = self.info.as_ref().is_some_and(|info| info.motion.is_some());
        match word::<G>(self.words, line) {
            // Without a proposal it may be the name of an option.
            Some(Word::Vote(_)) if !motion => {}
            Some(word) => return self.at_table(word, out),
            None => {}
        }
        let command = parse(self.words, line);
        if matches!(command, crate::talk::Command::Pick(_)) && self.settles.take().is_some_and(|until| at < until) {
            return self.say(out, "join-just-changed", &[]).map(|()| None);
        }
        self.respond(command, question, out)
    }

    fn at_table(&mut self, word: Word<'_>, out: &mut dyn Write) -> Result<Option<Talk>> {
        let command = match word {
            Word::Say("") => return self.say(out, "join-say-what", &[]).map(|()| None),
            Word::Say(text) if self.warns(text) => return self.say(out, "join-say-sure", &[]).map(|()| None),
            Word::Say(text) => Command::Chat { text: text.to_owned() },
            Word::Seats => return self.show_seats(out).map(|()| None),
            Word::Hint => return self.hint(out).map(|()| None),
            Word::Start => Command::Start { entropy: super::entropy() },
            Word::Leave => return self.send(What::Leave, Command::Leave {}, out),
            Word::Bot(seat, level) => Command::Chair { seat, to: Wanted::Bot(level.unwrap_or(G::USUAL).to_owned()) },
            Word::Open(seat) => Command::Chair { seat, to: Wanted::Open },
            Word::Vote(yes) => Command::Vote { yes },
            Word::Abort => Command::Propose { what: Proposal::Abort },
            Word::Hold => Command::Hold {},
            Word::Away(away) => Command::Away { away },
            Word::Claims => return self.show_claims(out).map(|()| None),
            Word::Claim(number) => {
                let claim = number.checked_sub(1).and_then(|at| self.claims.get(at));
                let Some(claim) = claim.map(|one| one.claim.clone()) else {
                    return self.show_claims(out).map(|()| None);
                };
                Command::Claim { claim }
            }
            Word::Rematch => return self.send(What::Rematch, Command::Rematch {}, out),
        };
        self.send(What::Other, command, out)
    }

    /// Is this something to be asked about before it is said? Typed a second time, it is meant.
    fn warns(&mut self, text: &str) -> bool {
        let playing = self.info.as_ref().is_some_and(|info| info.stage == Stage::Playing && info.you.is_some());
        let again = self.warned.take().is_some_and(|warned| warned == text);
        let warns = playing && !again && G::tells_too_much(text);
        self.warned = warns.then(|| text.to_owned());
        warns
    }

    /// What can be said now, by number.
    fn show_claims(&self, out: &mut dyn Write) -> Result<()> {
        if self.claims.is_empty() {
            return self.say(out, "join-no-claims", &[]);
        }
        self.say(out, "join-claims", &[])?;
        for (number, one) in (1..).zip(&self.claims) {
            wrap::write(out, &format!("{number:>3}. {}", self.line(&one.line)), 5)?;
        }
        Ok(())
    }

    fn hint(&self, out: &mut dyn Write) -> Result<()> {
        let hint: Option<Hint<Phrase>> = self.ask_server(self.wire.get(&self.path("/hint")), Reply::read, out)?;
        let rows: Vec<Row> = hint.into_iter().flat_map(|hint| hint.lines).map(Row::from).collect();
        self.print(out, &rows)
    }

    /// What the server replies; else says why there is nothing.
    fn ask_server<T>(
        &self,
        reply: std::io::Result<Reply>,
        read: impl FnOnce(&Reply) -> std::io::Result<T>,
        out: &mut dyn Write,
    ) -> Result<Option<T>> {
        let Ok(reply) = reply else { return self.say(out, "join-not-connected", &[]).map(|()| None) };
        let problem = reply.read::<Problem<Phrase>>();
        match (read(&reply), problem) {
            (Ok(read), _) if reply.status == 200 => return Ok(Some(read)),
            (_, Ok(problem)) => self.say_phrase(out, &problem.message)?,
            (_, Err(_)) => self.say(out, "join-not-connected", &[])?,
        }
        Ok(None)
    }

    /// Where they sit, if they do.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.info.as_ref().and_then(|info| info.you)
    }

    /// Everybody at the table, and what else there is to know of it.
    pub(super) fn show_seats(&self, out: &mut dyn Write) -> Result<()> {
        let Some(info) = &self.info else { return self.say(out, "join-not-connected", &[]) };
        for (seat, chair) in Seat::all(info.seats.len() as u8).zip(&info.seats) {
            let there = self.present.as_ref().is_some_and(|present| present.seats.contains(seat));
            let state = match chair.kind {
                SeatKind::Open => "open",
                SeatKind::Invited => "invited",
                SeatKind::Bot => "bot",
                SeatKind::Person if info.you == Some(seat) => "you",
                SeatKind::Person if chair.away => "away",
                SeatKind::Person if there => "there",
                SeatKind::Person => "gone",
            };
            let owner = (info.owner == Some(seat)).into();
            let args = [("number", seat.0.into()), ("seat", seat.into()), ("state", state.into()), ("owner", owner)];
            self.say(out, "join-seat", &args)?;
        }
        let watching = self.present.as_ref().map_or(0, |present| present.spectators);
        if watching > 0 {
            self.say(out, "join-spectators", &[("count", watching.into())])?;
        }
        match info.stage {
            Stage::Waiting => {
                let owner = info.you.is_some() && info.you == info.owner;
                let full = !info.seats.iter().any(|seat| matches!(seat.kind, SeatKind::Open | SeatKind::Invited));
                let page = text(self.link.page(&self.table));
                self.say(out, "join-waits-to-start", &[("owner", owner.into()), ("full", full.into()), ("link", page)])
            }
            Stage::Playing if !self.waiting.is_empty() => {
                self.say(out, "join-awaited", &[("names", and(self.waiting.iter().map(Phrase::Seat).collect()))])
            }
            Stage::Playing | Stage::Over | Stage::Aborted | Stage::SetAside => Ok(()),
        }
    }

    /// Says which people the game waits for, if it is not this one, and not the same as before.
    fn tell_awaited(&mut self, out: &mut dyn Write) -> Result<()> {
        if self.asked.as_ref().is_some_and(|asked| self.is_open(asked)) {
            self.awaited = SeatSet::EMPTY;
            return Ok(());
        }
        // Whom it waits for after an answer is known when there is a reply.
        let Some(info) = self.info.as_ref().filter(|_| !self.is_sent(What::Answer)) else { return Ok(()) };
        let is_other = |seat: &Seat| {
            let chair = info.seats.get(seat.index());
            info.you != Some(*seat) && chair.is_some_and(|chair| chair.kind == SeatKind::Person && !chair.away)
        };
        let people: SeatSet = self.waiting.iter().filter(is_other).collect();
        if people.is_empty() || std::mem::replace(&mut self.awaited, people) == people {
            return Ok(());
        }
        self.say(out, "join-awaited", &[("names", and(people.iter().map(Phrase::Seat).collect()))])
    }
}

impl<G: Told + Ordered + Botted> Seated<G> for Guest<'_, G> {
    const HELP: &'static [&'static str] = &["play-help-table", "join-help"];

    fn words(&self) -> &Words {
        self.words
    }

    fn reader(&self) -> Reader<'_> {
        Reader { viewer: self.seat().map_or(Viewer::Public, Viewer::Seat), names: &self.names }
    }

    fn board(&self) -> Option<G::Board> {
        self.view.as_ref().map(G::board)
    }

    fn entries(&self) -> Vec<&G::Event> {
        self.entries.iter().collect()
    }

    fn orders(&self) -> &[G::Order] {
        &self.orders
    }

    fn lately(&self) -> &[String] {
        &self.lately
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn doubt(&mut self) -> &mut Option<Vec<G::Item>> {
        &mut self.doubt
    }

    fn answer(&mut self, items: Vec<G::Item>, out: &mut dyn Write) -> Result<Option<Talk>> {
        let Some(asked) = self.asked.clone() else { return Ok(None) };
        self.answered = Some(asked.ticket.clone());
        let (ticket, items) = (asked.ticket.clone(), Some(items));
        self.send(What::Answer, Command::Answer { ticket, items, picks: None }, out)
    }

    fn take_back(&mut self, out: &mut dyn Write) -> Result<Option<Talk>> {
        self.send(What::TakeBack, Command::TakeBack {}, out)
    }

    fn give_orders(&mut self, orders: Vec<G::Order>, out: &mut dyn Write) -> Result<()> {
        self.send(What::Orders, Command::Orders { orders: Some(orders) }, out).map(|_| ())
    }

    fn obey(&mut self) -> bool {
        // The server sees to it.
        false
    }

    fn save(&mut self, path: &str, out: &mut dyn Write) -> Result<()> {
        let reply = self.wire.get(&self.path("/record"));
        let Some(record) = self.ask_server(reply, |reply| Ok(reply.body.clone()), out)? else { return Ok(()) };
        match files::write_new(path.as_ref(), &record, self.words) {
            Ok(()) => self.say(out, "play-saved", &[("path", text(path))]),
            Err(error) => Ok(wrap::write(out, &format!("{error:#}"), 0)?),
        }
    }
}
