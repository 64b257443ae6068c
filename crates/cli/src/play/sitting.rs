//! The game as it goes on: who answers next, what is told, where it is kept, until it is over or the people go.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use bots::Botted;
use tabletop::{Ask, By, Game, Player, Seat, Session, Viewer};
use words::{Reader, Told, Words, text};

use super::people::{Person, Screen};
use super::saves;
use crate::talk::{self, Ordered, Seated, Talk};
use crate::{files, wrap};

/// People at one terminal, some bots and the game between them.
pub(super) struct Sitting<'a, G: Game> {
    pub(super) words: &'a Words,
    pub(super) session: Session<G>,
    /// Those who sit here, by seat; at least one.
    pub(super) people: Vec<Person>,
    /// Which of them has the screen, or had it last.
    pub(super) at: usize,
    pub(super) screen: Screen,
    /// Can the screen be wiped? Else a line says whose it is.
    pub(super) wipes: bool,
    /// What whoever has the screen has picked and is asked about once more.
    pub(super) doubt: Option<Vec<G::Item>>,
    /// By seat.
    pub(super) names: Vec<String>,
    /// After how many answers the bots were last called by name.
    pub(super) called: usize,
    /// At how many occasions they have spoken.
    pub(super) talked: usize,
    /// By seat; none where a person sits.
    pub(super) bots: Vec<Option<Player>>,
    /// Where the game is kept.
    pub(super) file: PathBuf,
    /// What to type to go on with it.
    pub(super) again: String,
    /// What bots do is told when they are done, so that it can be told in few lines; but nobody waits longer than this.
    pub(super) patience: Duration,
}

/// As long as a person may look at nothing.
pub(super) const PATIENCE: Duration = Duration::from_secs(1);

impl<G: Told + Botted + Ordered> Sitting<'_, G> {
    /// Plays until the game is over or the people stop. It is kept before anything is said, and after every answer.
    pub(super) fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
        self.keep()?;
        // What an older game of that name has left must not come back with this one.
        saves::keep_orders(&self.file, &self.session, self.words)?;
        self.call_bots();
        self.welcome(out)?;
        let mut opened = false;
        let mut told = Instant::now();
        loop {
            self.call_bots();
            self.bots_speak();
            let answered = self.bots_answer() || self.orders_answer();
            if answered && told.elapsed() < self.patience {
                continue;
            }
            if self.screen != Screen::Dark {
                opened |= self.tell_news(out)?;
                out.flush()?;
            }
            told = Instant::now();
            if answered {
                continue;
            }
            if let Some(outcome) = self.session.outcome() {
                self.keep()?;
                self.show_end(&outcome, input, out)?;
                return self.say(out, "play-over-saved", &[("path", self.file.display().to_string().into())]);
            }
            let Some(person) = self.next_person() else { continue };
            let Some(ask) = self.session.ask(self.people[person].seat) else { continue };
            self.keep_or_warn(out)?;
            let moved = self.at != person || self.screen == Screen::Dark;
            let mut talk = self.pass_to(person, input, out)?;
            if let Talk::Answered = talk {
                if std::mem::take(&mut opened) && !moved {
                    writeln!(out)?;
                    self.show(out, G::brief)?;
                }
                talk = match self.orders_answer_here(&ask, input, out)? {
                    Some(talk) => talk,
                    None => self.converse(ask, input, out)?,
                };
                self.screen = Screen::Lit { unread: false };
            }
            if let Talk::Stop = talk {
                if self.is_shared() {
                    self.wipe(out)?;
                }
                self.keep()?;
                self.say(out, "play-bye", &[])?;
                // In one piece, to be copied.
                return Ok(writeln!(out, "{}", self.again)?);
            }
            // Before the bots think about it.
            self.keep_or_warn(out)?;
            told = Instant::now();
        }
    }

    fn welcome(&mut self, out: &mut dyn Write) -> Result<()> {
        if self.is_shared() {
            let bots = self.people.len() < self.bots.len();
            let args = [("people", self.list(true)), ("bots", u8::from(bots).into()), ("others", self.list(false))];
            self.say(out, "play-welcome-all", &args)?;
        } else {
            self.say(out, "play-welcome", &[("others", self.list(false))])?;
        }
        self.say(out, G::HINT, &[])?;
        self.say(out, "play-saving", &[("path", self.file.display().to_string().into())])?;
        if self.session.answers() > 0 {
            // What happened before is in `log`; the table tells where we are.
            for person in &mut self.people {
                person.told = self.session.entries(Viewer::Seat(person.seat)).count();
                person.returned = true;
            }
            self.say(out, "play-resumed", &[("answers", self.session.answers().into())])?;
            if self.screen != Screen::Dark {
                self.show(out, G::table)?;
            }
        }
        Ok(())
    }

    /// A bot that plays a character is called by that name, unless somebody here is.
    fn call_bots(&mut self) {
        if self.called == self.session.answers() {
            return;
        }
        self.called = self.session.answers();
        let board = self.session.board(Viewer::Public);
        for seat in Seat::all(self.session.seats()).filter(|seat| self.bots[seat.index()].is_some()) {
            if let Some(name) = G::called(&board, seat).map(|name| self.voice().say(&name, &Reader::NOBODY).to_string())
                && !self.names.contains(&name)
            {
                self.names[seat.index()] = name;
            }
        }
    }

    /// Where there is an occasion the bots say what they have to say, each before they hear the others.
    fn bots_speak(&mut self) {
        let occasions = bots::occasions(&self.session);
        if occasions <= std::mem::replace(&mut self.talked, occasions) {
            return;
        }
        let mut said: Vec<(Seat, G::Claim)> = Vec::new();
        for player in self.bots.iter().flatten() {
            if let Some(mut bot) = bots::asked_now(player, &self.session) {
                let claims = bots::said(bot.as_mut(), player.seat, &self.session);
                said.extend(claims.into_iter().map(|claim| (player.seat, claim)));
            }
        }
        for (seat, claim) in said {
            // What a bot cannot say must not stop a person's game.
            let _ = self.session.claim(seat, claim);
        }
    }

    /// Every bot that is asked answers. Says whether one did.
    fn bots_answer(&mut self) -> bool {
        let mut answered = false;
        for seat in self.session.waiting().iter() {
            let player = self.bots.get(seat.index()).and_then(Option::as_ref);
            let bot = player.and_then(|player| bots::asked_now(player, &self.session));
            let (Some(mut bot), Some(ask)) = (bot, self.session.ask(seat)) else { continue };
            let view = self.session.view(Viewer::Seat(seat));
            let mut items = Vec::new();
            bots::remind(bot.as_mut(), seat, &self.session);
            bot.answer(seat, &ask, Some(&view), &mut items);
            if self.session.answer(seat, items, By::Bot).is_err() {
                // A bot that answers wrongly must not stop a person's game: any legal answer will do.
                let mut quick = bots::Quick::new(self.session.answers() as u64);
                let mut items = Vec::new();
                ask.pick.sample(|bound| quick.below(bound), &mut items);
                answered |= self.session.answer(seat, items, By::Bot).is_ok();
            } else {
                answered = true;
            }
            if !ask.sealed {
                break;
            }
        }
        answered
    }

    /// Tells what happened since the last time. Says whether a new chapter began.
    pub(super) fn tell_news(&mut self, out: &mut dyn Write) -> Result<bool> {
        let viewer = self.viewer();
        let from = self.me().told;
        let now = self.session.entries(viewer).count();
        self.people[self.at].told = now;
        let news = self.news(viewer, from);
        news.iter().try_for_each(|line| wrap::write(out, line, 2))?;
        if let Screen::Lit { unread } = &mut self.screen {
            *unread |= !news.is_empty();
        }
        Ok(self.session.entries(viewer).skip(from).any(G::opens))
    }

    /// What a viewer was shown, from that entry on, with a gap before each chapter.
    pub(super) fn news(&self, viewer: Viewer, from: usize) -> Vec<String> {
        let entries: Vec<&G::Event> = self.session.entries(viewer).collect();
        talk::told::<G>(self.voice(), &Reader { viewer, names: &self.names }, &entries, from)
    }

    /// Saves the game where it is kept.
    fn keep(&self) -> Result<()> {
        files::replace(&self.file, self.session.record().to_text(&self.session), self.words)
    }

    /// A full disk in the middle of a game is no reason to stop it.
    fn keep_or_warn(&self, out: &mut dyn Write) -> Result<()> {
        match self.keep() {
            Ok(()) => Ok(()),
            Err(error) => self.say(out, "play-not-kept", &[("why", format!("{error:#}").into())]),
        }
    }

    /// Asks, and talks until there is an answer.
    fn converse(&mut self, ask: Ask<G>, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Talk> {
        let question = self.question(ask);
        self.show_question(&question, out)?;
        loop {
            self.show_cue(&question.ask, out)?;
            let Some(typed) = self.read(input, out)? else { return Ok(Talk::Stop) };
            if let Some(talk) = self.hear_line(&typed, Some(&question), out)? {
                return Ok(talk);
            }
        }
    }
}

impl<G: Told + Botted + Ordered> Seated<G> for Sitting<'_, G> {
    const HELP: &'static [&'static str] = &["play-help-table", "play-help-file"];

    fn words(&self) -> &Words {
        self.words
    }

    fn reader(&self) -> Reader<'_> {
        Reader { viewer: self.viewer(), names: &self.names }
    }

    fn board(&self) -> Option<G::Board> {
        Some(self.session.board(self.viewer()))
    }

    fn entries(&self) -> Vec<&G::Event> {
        self.session.entries(self.viewer()).collect()
    }

    fn orders(&self) -> &[G::Order] {
        self.session.orders(self.me().seat)
    }

    fn lately(&self) -> &[String] {
        &self.me().lately
    }

    fn is_shared(&self) -> bool {
        self.people.len() > 1
    }

    fn doubt(&mut self) -> &mut Option<Vec<G::Item>> {
        &mut self.doubt
    }

    fn answer(&mut self, items: Vec<G::Item>, out: &mut dyn Write) -> Result<Option<Talk>> {
        match self.session.answer(self.me().seat, items, By::Person) {
            Ok(_) => Ok(Some(Talk::Answered)),
            Err(refusal) => self.say_phrase(out, &words::refusal(&refusal)).map(|()| None),
        }
    }

    fn take_back(&mut self, out: &mut dyn Write) -> Result<Option<Talk>> {
        if let Err(refusal) = self.session.take_back(self.me().seat) {
            return self.say_phrase(out, &words::refusal(&refusal)).map(|()| None);
        }
        for person in &mut self.people {
            let now = self.session.entries(Viewer::Seat(person.seat)).count();
            person.told = person.told.min(now);
        }
        self.say(out, "play-undone", &[])?;
        Ok(Some(Talk::Answered))
    }

    fn give_orders(&mut self, orders: Vec<G::Order>, out: &mut dyn Write) -> Result<()> {
        let given = self.session.set_orders(self.me().seat, orders);
        given.map_err(|refusal| anyhow!(self.words.say(&words::refusal(&refusal)).to_string()))?;
        if let Err(error) = saves::keep_orders(&self.file, &self.session, self.words) {
            self.say(out, "play-not-kept", &[("why", format!("{error:#}").into())])?;
        }
        self.show_orders(out)
    }

    fn obey(&mut self) -> bool {
        self.orders_answer()
    }

    fn save(&mut self, path: &str, out: &mut dyn Write) -> Result<()> {
        // A copy that cannot be written is no reason to stop the game.
        match files::write_new(path.as_ref(), &self.session.record().to_text(&self.session), self.words) {
            Ok(()) => self.say(out, "play-saved", &[("path", text(path))]),
            Err(error) => Ok(wrap::write(out, &format!("{error:#}"), 0)?),
        }
    }
}
