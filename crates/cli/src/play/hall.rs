//! The game as it goes on: who answers next, what is told, where it is kept, until it is over or the people go.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use bots::{Bot, Botted};
use tabletop::{Ask, By, Game, Seat, Session, Viewer};
use words::{Line, Phrase, Reader, Row, Story, Told, Voice, Words, phrase, text};

use super::orders::Ordered;
use super::people::{Person, Screen};
use super::saves;
use crate::{files, wrap};

/// People at one terminal, some bots and a table.
pub(super) struct Hall<'a, G: Game> {
    pub(super) words: &'a Words,
    pub(super) session: Session<G>,
    /// Those who sit here, by seat; at least one.
    pub(super) people: Vec<Person>,
    /// Which of them has the screen, or had it last.
    pub(super) at: usize,
    pub(super) screen: Screen,
    /// Can the screen be wiped? Else a line says whose it is.
    pub(super) wipes: bool,
    /// By seat.
    pub(super) names: Vec<String>,
    /// After how many answers the bots were last called by name.
    pub(super) called: usize,
    /// By seat; none where a person sits.
    pub(super) bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// Where the game is kept.
    pub(super) file: PathBuf,
    /// What to type to go on with it.
    pub(super) again: String,
    /// What bots do is told when they are done, so that it can be told in few lines; but nobody waits longer than this.
    pub(super) patience: Duration,
}

/// As long as a person may look at nothing.
pub(super) const PATIENCE: Duration = Duration::from_secs(1);

/// What became of the conversation at a prompt.
pub(super) enum Talk {
    Answered,
    Stop,
}

impl<G: Told + Botted + Ordered> Hall<'_, G> {
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
                    self.show_brief(out)?;
                }
                talk = match self.orders_answer_here(&ask, input, out)? {
                    Some(talk) => talk,
                    None => self.converse(&ask, input, out)?,
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
                self.show_table(out)?;
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

    /// Every bot that is asked answers. Says whether one did.
    fn bots_answer(&mut self) -> bool {
        let mut answered = false;
        for seat in self.session.waiting().iter() {
            let (Some(Some(bot)), Some(ask)) = (self.bots.get_mut(seat.index()), self.session.ask(seat)) else {
                continue;
            };
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

    /// Sets what was typed as an order for what is asked. Says whether the question is answered by it.
    pub(super) fn set_order(&mut self, ask: &Ask<G>, typed: &str, out: &mut dyn Write) -> Result<bool> {
        let Some(new) = G::typed(&ask.prompt, typed) else {
            self.say(out, "play-no-such-order", &[])?;
            return Ok(false);
        };
        let old = self.session.orders(self.me().seat).iter();
        let kept = old.filter(|old| !new.iter().any(|new| G::replaces(new, old))).cloned();
        let all = new.iter().cloned().chain(kept).collect();
        self.give_orders(all, out)?;
        // On a shared screen the question is out already: it is answered by hand once more.
        Ok(!self.is_shared() && self.orders_answer())
    }

    /// Sets all orders of whoever has the screen, and keeps them.
    pub(super) fn give_orders(&mut self, orders: Vec<G::Order>, out: &mut dyn Write) -> Result<()> {
        let given = self.session.set_orders(self.me().seat, orders);
        given.map_err(|refusal| anyhow!(self.words.say(&words::refusal(&refusal)).to_string()))?;
        if let Err(error) = saves::keep_orders(&self.file, &self.session, self.words) {
            self.say(out, "play-not-kept", &[("why", format!("{error:#}").into())])?;
        }
        self.show_orders(out)
    }

    pub(super) fn show_orders(&self, out: &mut dyn Write) -> Result<()> {
        let orders = self.session.orders(self.me().seat);
        if orders.is_empty() {
            return self.say(out, "play-no-orders", &[]);
        }
        self.say(out, "play-orders", &[])?;
        let rows: Vec<Row> = orders.iter().map(|order| G::order(order).into()).collect();
        self.print(out, &rows)?;
        if !self.me().lately.is_empty() {
            self.say(out, "play-orders-lately", &[])?;
            self.me().lately.iter().try_for_each(|line| wrap::write(out, line, 2))?;
        }
        if self.is_shared() { self.say(out, "play-orders-shared", &[]) } else { Ok(()) }
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
        let reader = Reader { viewer, names: &self.names };
        let mut story = Story::<G>::new(viewer);
        story.add(self.session.entries(viewer).take(from));
        // What has been read stays as it is: a line that goes on is told from where it was left.
        story.close();
        let told = story.add(self.session.entries(viewer).skip(from)).lines;
        let say = |phrase: &Phrase| self.voice().say(phrase, &reader).to_string();
        told.iter().flat_map(|tale| tale.opens.then(String::new).into_iter().chain([say(&tale.phrase)])).collect()
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

    pub(super) fn save_copy(&self, path: &str, out: &mut dyn Write) -> Result<()> {
        // A copy that cannot be written is no reason to stop the game.
        match files::write_new(path.as_ref(), &self.session.record().to_text(&self.session), self.words) {
            Ok(()) => self.say(out, "play-saved", &[("path", text(path))]),
            Err(error) => Ok(wrap::write(out, &format!("{error:#}"), 0)?),
        }
    }

    /// The voice of the game.
    pub(super) fn voice(&self) -> &Voice {
        self.words.game(G::ID)
    }

    /// A phrase as whoever has the screen reads it.
    pub(super) fn line(&self, phrase: &Phrase) -> Line {
        self.voice().say(phrase, &self.reader())
    }

    pub(super) fn say(&self, out: &mut dyn Write, id: &'static str, args: &[(&'static str, Phrase)]) -> Result<()> {
        self.print_text(out, &self.line(&phrase(id).with(args.iter().cloned())))
    }

    pub(super) fn print_text(&self, out: &mut dyn Write, line: &Line) -> Result<()> {
        line.to_string().lines().try_for_each(|line| wrap::write(out, line, 0))?;
        Ok(())
    }

    pub(super) fn print(&self, out: &mut dyn Write, rows: &[Row]) -> Result<()> {
        self.print_for(out, rows, &self.reader())
    }

    pub(super) fn print_for(&self, out: &mut dyn Write, rows: &[Row], reader: &Reader<'_>) -> Result<()> {
        let lines = self.voice().lay(rows, reader);
        lines.iter().try_for_each(|line| wrap::write(out, &line.to_string(), 2))?;
        Ok(())
    }
}
