//! Who sits at this terminal, and how the screen goes from one of them to the next.
//!
//! With several people the screen belongs to one of them at a time. Before it shows anything of another's, whoever had it is
//! told what came of their answer, everything is wiped, and the next one is called by name. Who is called follows from public
//! facts and the text of the orders alone, never from what somebody holds ([`tabletop::waits_for`]).

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::Botted;
use tabletop::{Ask, By, Onlookers, Outcome, Seat, Viewer};
use words::{Phrase, Reader, Told, and, phrase};

use super::sitting::Sitting;
use crate::talk::{Command, Ordered, Seated as _, Talk, parse};
use crate::wrap;

/// Somebody at the terminal.
pub(super) struct Person {
    pub(super) seat: Seat,
    /// How many entries they have been told.
    pub(super) told: usize,
    /// What their standing orders answered lately, oldest first.
    pub(super) lately: Vec<String>,
    /// Has come back to a game and not yet seen the table.
    pub(super) returned: bool,
}

impl Person {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, told: 0, lately: Vec::new(), returned: false }
    }
}

/// Whose the screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    /// Nobody's: it shows nothing that not all may see.
    Dark,
    /// It shows what one person may see; whether they have been told something since they last typed.
    Lit { unread: bool },
}

/// So many answers of standing orders are remembered.
const LATELY: usize = 8;

/// Wipes the screen and what has scrolled off it.
const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";

impl<G: Told + Botted + Ordered> Sitting<'_, G> {
    /// The person whose the screen is, or was last.
    pub(super) fn me(&self) -> &Person {
        &self.people[self.at]
    }

    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Seat(self.me().seat)
    }

    /// The names of those who sit here, or of all the others.
    pub(super) fn list(&self, here: bool) -> Phrase {
        let seats = Seat::all(self.session.seats());
        let sits = |seat: &Seat| self.people.iter().any(|person| person.seat == *seat) == here;
        and(seats.filter(sits).map(Phrase::Seat).collect())
    }

    /// Who of those here is asked next: whoever has the screen goes on, then the others in the order of the seats.
    pub(super) fn next_person(&self) -> Option<usize> {
        let waiting = self.session.waiting();
        let count = self.people.len();
        (self.at..self.at + count).map(|one| one % count).find(|&one| waiting.contains(self.people[one].seat))
    }

    /// Who could notice whether a question waits for its person?
    fn onlookers(&self) -> Onlookers {
        if self.is_shared() { Onlookers::Screen } else { Onlookers::Nobody }
    }

    /// Standing orders answer, where they can without anybody learning something by it.
    pub(super) fn orders_answer(&mut self) -> bool {
        let Some(person) = self.next_person() else { return false };
        let seat = self.people[person].seat;
        if self.session.waits_for(seat, self.onlookers()) {
            return false;
        }
        let Some(items) = self.session.ordered(seat) else { return false };
        self.order_answers(person, items)
    }

    /// Gives the answer of an order, and notes it for its owner.
    fn order_answers(&mut self, person: usize, items: Vec<G::Item>) -> bool {
        let Person { seat, .. } = self.people[person];
        let Some(ask) = self.session.ask(seat) else { return false };
        let reader = Reader { viewer: Viewer::Seat(seat), names: &self.names };
        let board = self.session.board(reader.viewer);
        let args = [("prompt", G::prompt(&board, &ask)), ("answer", self.answer_phrase(&board, &ask, &items))];
        let done = self.voice().say(&phrase("play-order-answered").with(args), &reader).to_string();
        let answered = self.session.answer(seat, items, By::Order).is_ok();
        // Whoever has nothing to react with passes without an order.
        if answered && !ask.pick.from.is_empty() {
            let lately = &mut self.people[person].lately;
            lately.push(done);
            lately.drain(..lately.len().saturating_sub(LATELY));
        }
        answered
    }

    /// What is picked, in words.
    fn answer_phrase(&self, board: &G::Board, ask: &Ask<G>, items: &[G::Item]) -> Phrase {
        if items.is_empty() {
            return and(vec![phrase("play-no-item")]);
        }
        and(items.iter().map(|&item| G::option(board, ask, item).whole()).collect())
    }

    /// On a shared screen: an order that would have answered without a word answers when its owner has the screen.
    pub(super) fn orders_answer_here(
        &mut self,
        ask: &Ask<G>,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Option<Talk>> {
        // With nothing to choose from it is no order that answers.
        let here = self.is_shared() && !ask.pick.from.is_empty();
        let Some(items) = self.session.ordered(self.me().seat).filter(|_| here) else { return Ok(None) };
        let board = self.session.board(self.viewer());
        let answer = self.answer_phrase(&board, ask, &items);
        self.show_prompt(ask, out)?;
        self.say(out, "play-order-answers", &[("answer", answer)])?;
        if let Talk::Stop = self.pause(input, out)? {
            return Ok(Some(Talk::Stop));
        }
        Ok(self.order_answers(self.at, items).then_some(Talk::Answered))
    }

    /// Gives the screen to a person: hides what it shows, calls them, and tells them what happened since they had it.
    pub(super) fn pass_to(&mut self, person: usize, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Talk> {
        if self.screen != Screen::Dark && self.at == person {
            return Ok(Talk::Answered);
        }
        let called = self.people[person].seat;
        if self.screen == (Screen::Lit { unread: true }) {
            self.say(out, "play-read-then-pass", &[("name", Phrase::Seat(called))])?;
            if let Talk::Stop = self.pause(input, out)? {
                return Ok(Talk::Stop);
            }
        }
        self.wipe(out)?;
        self.say(out, "play-pass-to", &[("name", Phrase::Seat(called))])?;
        if let Talk::Stop = self.pause(input, out)? {
            return Ok(Talk::Stop);
        }
        self.at = person;
        self.screen = Screen::Lit { unread: false };
        if std::mem::take(&mut self.people[person].returned) {
            self.show(out, G::table)?;
        } else {
            self.tell_news(out)?;
            writeln!(out)?;
            self.show(out, G::brief)?;
        }
        Ok(Talk::Answered)
    }

    /// Nothing that was on the screen can be read any more, as far as a terminal can do that.
    pub(super) fn wipe(&mut self, out: &mut dyn Write) -> Result<()> {
        let was = std::mem::replace(&mut self.screen, Screen::Dark);
        if self.wipes && was != Screen::Dark {
            write!(out, "{WIPE}")?;
        } else {
            writeln!(out)?;
        }
        Ok(())
    }

    /// Waits for Enter.
    fn pause(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Talk> {
        write!(out, "{} ", self.words.say(&phrase("play-press-enter")))?;
        out.flush()?;
        let typed = self.read(input, out)?;
        let goes = typed.is_none_or(|typed| parse(self.words, &typed) == Command::Quit);
        Ok(if goes { Talk::Stop } else { Talk::Answered })
    }

    /// A line that is typed. Nothing when there is no more.
    pub(super) fn read(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Option<String>> {
        let mut typed = Vec::new();
        // Bytes, not text: what is not UTF-8 is an input like any other.
        if input.read_until(b'\n', &mut typed)? > 0 {
            return Ok(Some(String::from_utf8_lossy(&typed).into_owned()));
        }
        writeln!(out)?;
        self.say(out, "play-no-more-input", &[])?;
        Ok(None)
    }

    /// The end, for everybody who is here. On a shared screen nobody is "you", and the last two chapters are told once more.
    pub(super) fn show_end(&mut self, outcome: &Outcome, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
        let mut viewer = self.viewer();
        if self.is_shared() {
            if self.screen == (Screen::Lit { unread: true }) {
                self.pause(input, out)?;
            }
            self.wipe(out)?;
            self.say(out, "play-over-all", &[])?;
            viewer = Viewer::Public;
            let chapters: Vec<usize> =
                self.session.entries(viewer).enumerate().filter(|(_, e)| G::opens(e)).map(|(at, _)| at).collect();
            let from = chapters.iter().rev().nth(1).copied().unwrap_or(0);
            self.news(viewer, from).iter().try_for_each(|line| wrap::write(out, line, 2))?;
        }
        writeln!(out)?;
        let reader = Reader { viewer, names: &self.names };
        self.print_for(out, &G::result(&self.session.board(viewer), outcome), &reader)
    }
}
