//! The conversation: what is told, asked, typed and answered, until the game is over or the person goes.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use anyhow::Result;
use bots::{Bot, Botted};
use tabletop::{Ask, By, Game, Seat, Session, Viewer};
use words::{Line, Reader, Span, Told, Words};

use super::input::{self, Command, Meant};
use super::orders::Ordered;
use crate::{files, wrap};

/// One person, some bots and a table.
pub(super) struct Hall<'a, G: Game> {
    pub(super) words: &'a Words,
    pub(super) session: Session<G>,
    pub(super) me: Seat,
    /// By seat.
    pub(super) names: Vec<String>,
    /// By seat; none where the person sits.
    pub(super) bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// Where the game is kept.
    pub(super) file: PathBuf,
    /// What to type to go on with it.
    pub(super) again: String,
    /// How many entries have been told.
    pub(super) told: usize,
    /// The person's standing orders; the first that has anything to say answers.
    pub(super) orders: Vec<G::Order>,
}

/// What became of the conversation at a prompt.
enum Talk {
    Answered,
    Stop,
}

impl<G: Told + Botted + Ordered> Hall<'_, G> {
    fn reader(&self) -> Reader<'_> {
        Reader { viewer: Viewer::Seat(self.me), names: &self.names }
    }

    /// Plays until the game is over or the person stops. It is kept before anything is said, and after every answer.
    pub(super) fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
        self.keep()?;
        self.welcome(out)?;
        let mut opened = false;
        loop {
            opened |= self.tell_news(out)?;
            if let Some(outcome) = self.session.outcome() {
                self.keep()?;
                let view = self.session.view(Viewer::Seat(self.me));
                writeln!(out)?;
                self.print(out, &G::result(self.words, &self.reader(), &view, &outcome))?;
                return self.say(out, "play-over-saved", &[("path", self.file.display().to_string().into())]);
            }
            if self.bots_answer() {
                continue;
            }
            let Some(ask) = self.session.ask(self.me) else { continue };
            if self.orders_answer(&ask) {
                continue;
            }
            self.keep_or_warn(out)?;
            if std::mem::take(&mut opened) {
                writeln!(out)?;
                self.show_hand(out)?;
            }
            if let Talk::Stop = self.converse(&ask, input, out)? {
                self.keep()?;
                self.say(out, "play-bye", &[])?;
                // In one piece, to be copied.
                return Ok(writeln!(out, "{}", self.again)?);
            }
            // Before the bots think about it.
            self.keep_or_warn(out)?;
        }
    }

    fn welcome(&mut self, out: &mut dyn Write) -> Result<()> {
        let others = Seat::all(self.session.seats()).filter(|&seat| seat != self.me);
        let names = others.map(|seat| Span::Seat { seat, name: self.names[seat.index()].clone() }.into()).collect();
        self.say(out, "play-welcome", &[("others", self.words.and(names).into())])?;
        self.say(out, "play-hint", &[])?;
        self.say(out, "play-saving", &[("path", self.file.display().to_string().into())])?;
        if self.session.answers() > 0 {
            // What happened before is in `log`; the table tells where we are.
            self.tell_news(&mut std::io::sink())?;
            self.say(out, "play-resumed", &[("answers", self.session.answers().into())])?;
            self.show_table(out)?;
        }
        Ok(())
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

    /// A standing order answers, if one has anything to say.
    fn orders_answer(&mut self, ask: &Ask<G>) -> bool {
        let view = self.session.view(Viewer::Seat(self.me));
        let items = self.orders.iter().find_map(|order| G::obey(order, &view, ask));
        items.is_some_and(|items| self.session.answer(self.me, items, By::Order).is_ok())
    }

    /// Sets what was typed as an order for what is asked. Says whether the question is answered by it.
    fn set_order(&mut self, ask: &Ask<G>, typed: &str, out: &mut dyn Write) -> Result<bool> {
        let Some(orders) = G::typed(&ask.prompt, typed) else {
            self.say(out, "play-no-such-order", &[])?;
            return Ok(false);
        };
        self.orders.retain(|old| !orders.iter().any(|new| G::replaces(new, old)));
        self.orders.splice(0..0, orders);
        self.show_orders(out)?;
        Ok(self.orders_answer(ask))
    }

    fn show_orders(&self, out: &mut dyn Write) -> Result<()> {
        if self.orders.is_empty() {
            return self.say(out, "play-no-orders", &[]);
        }
        self.say(out, "play-orders", &[])?;
        let lines: Vec<Line> = self.orders.iter().map(|order| G::order(self.words, &self.reader(), order)).collect();
        self.print(out, &lines)
    }

    /// Tells what happened since the last time. Says whether a new chapter began.
    fn tell_news(&mut self, out: &mut dyn Write) -> Result<bool> {
        let from = self.told;
        self.told = self.session.entries(Viewer::Seat(self.me)).count();
        self.news(from).iter().try_for_each(|line| wrap::write(out, line, 2))?;
        Ok(self.session.entries(Viewer::Seat(self.me)).skip(from).any(G::opens))
    }

    /// What the person was shown, from that entry on, with a gap before each chapter.
    fn news(&self, from: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for event in self.session.entries(Viewer::Seat(self.me)).skip(from) {
            if let Some(line) = G::event(self.words, &self.reader(), event) {
                if G::opens(event) {
                    lines.push(String::new());
                }
                lines.push(line.to_string());
            }
        }
        lines
    }

    /// Asks, and talks until there is an answer.
    fn converse(&mut self, ask: &Ask<G>, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Talk> {
        let options = self.options(ask);
        self.show_ask(ask, &options, out)?;
        loop {
            self.show_cue(ask, out)?;
            let mut typed = Vec::new();
            // Bytes, not text: what is not UTF-8 is an input like any other.
            if input.read_until(b'\n', &mut typed)? == 0 {
                writeln!(out)?;
                self.say(out, "play-no-more-input", &[])?;
                return Ok(Talk::Stop);
            }
            let typed = String::from_utf8_lossy(&typed);
            match input::parse(&typed) {
                Command::Empty => self.say(out, "play-empty", &[])?,
                Command::Help => self.print_text(out, &self.words.say("play-help", &[]))?,
                Command::Explain(what) => self.explain(ask, what, &options, out)?,
                Command::Table => self.show_table(out)?,
                Command::Hand => self.show_hand(out)?,
                Command::Log(count) => {
                    let lines = self.news(0);
                    lines[lines.len().saturating_sub(count)..].iter().try_for_each(|line| wrap::write(out, line, 2))?;
                }
                Command::Again => self.show_ask(ask, &options, out)?,
                Command::Undo => match self.session.take_back(self.me) {
                    Ok(()) => {
                        self.told = self.told.min(self.session.entries(Viewer::Seat(self.me)).count());
                        self.say(out, "play-undone", &[])?;
                        return Ok(Talk::Answered);
                    }
                    Err(refusal) => wrap::write(out, &self.words.refusal(&refusal), 0)?,
                },
                Command::Orders => self.show_orders(out)?,
                Command::UsualOrders => {
                    self.orders = G::usual();
                    self.show_orders(out)?;
                }
                Command::Always(typed) => {
                    if self.set_order(ask, typed, out)? {
                        return Ok(Talk::Answered);
                    }
                }
                Command::SaveWhere => self.say(out, "play-save-where", &[])?,
                Command::Save(path) => self.save_copy(&path, out)?,
                Command::Quit => return Ok(Talk::Stop),
                Command::Pick(meant) => {
                    if self.pick(ask, &meant, &options, out)? {
                        return Ok(Talk::Answered);
                    }
                }
            }
        }
    }

    fn options(&self, ask: &Ask<G>) -> Vec<String> {
        let view = self.session.view(Viewer::Seat(self.me));
        let option = |&item: &G::Item| G::option(self.words, &self.reader(), &view, ask, item).to_string();
        ask.pick.from.iter().map(option).collect()
    }

    fn show_ask(&self, ask: &Ask<G>, options: &[String], out: &mut dyn Write) -> Result<()> {
        let view = self.session.view(Viewer::Seat(self.me));
        writeln!(out)?;
        wrap::write(out, &G::prompt(self.words, &self.reader(), &view, ask).to_string(), 0)?;
        if ask.pick.min == 0 {
            self.say(out, "play-nothing", &[])?;
        }
        for (index, option) in options.iter().enumerate() {
            let args = [("number", (index + 1).into()), ("option", option.as_str().into())];
            wrap::write(out, &self.words.say("play-option", &args).to_string(), 3)?;
        }
        Ok(())
    }

    /// What stands before the cursor.
    fn show_cue(&self, ask: &Ask<G>, out: &mut dyn Write) -> Result<()> {
        let (min, max) = (ask.pick.min, ask.pick.max);
        let cue = if max <= 1 {
            self.words.say("play-pick-one", &[])
        } else if min == max {
            self.words.say("play-pick-exactly", &[("count", min.into())])
        } else {
            self.words.say("play-pick-some", &[("min", min.into()), ("max", max.into())])
        };
        write!(out, "{cue} ")?;
        out.flush()?;
        Ok(())
    }

    fn show_table(&self, out: &mut dyn Write) -> Result<()> {
        let view = self.session.view(Viewer::Seat(self.me));
        self.print(out, &G::table(self.words, &self.reader(), &view))
    }

    fn show_hand(&self, out: &mut dyn Write) -> Result<()> {
        let view = self.session.view(Viewer::Seat(self.me));
        self.print(out, &G::hand(self.words, &self.reader(), &view))
    }

    fn explain(&self, ask: &Ask<G>, what: &str, options: &[String], out: &mut dyn Write) -> Result<()> {
        let view = self.session.view(Viewer::Seat(self.me));
        if let Ok(number) = what.parse::<usize>() {
            return match number.checked_sub(1).and_then(|index| ask.pick.from.get(index)) {
                Some(&item) => self.print(out, &G::help(self.words, &self.reader(), &view, ask, item)),
                None => self.no_option(number, options.len(), out),
            };
        }
        match G::explain(self.words, &self.reader(), Some(&view), what) {
            Some(lines) => self.print(out, &lines),
            None => {
                let terms = G::terms(self.words);
                self.say(out, "play-unknown-name", &[("name", what.into()), ("terms", terms.into())])
            }
        }
    }

    /// Tries to answer with what was typed. Says why not, if not.
    fn pick(&mut self, ask: &Ask<G>, meant: &[Meant<'_>], options: &[String], out: &mut dyn Write) -> Result<bool> {
        let mut chosen: Vec<usize> = Vec::new();
        for meant in meant {
            let index = match meant {
                Meant::Nothing if ask.pick.min > 0 => return self.no_option(0, options.len(), out).map(|()| false),
                Meant::Nothing => continue,
                Meant::Number(number) => match number.checked_sub(1).filter(|index| *index < options.len()) {
                    Some(index) => index,
                    None => return self.no_option(*number, options.len(), out).map(|()| false),
                },
                Meant::Name(name) => match self.named(name, options, &chosen, out)? {
                    Some(index) => index,
                    None => return Ok(false),
                },
            };
            if chosen.contains(&index) {
                self.say(out, "play-pick-twice", &[("number", (index + 1).into())])?;
                return Ok(false);
            }
            chosen.push(index);
        }
        let items = chosen.iter().map(|&index| ask.pick.from[index]).collect();
        match self.session.answer(self.me, items, By::Person) {
            Ok(_) => Ok(true),
            Err(refusal) => {
                wrap::write(out, &self.words.refusal(&refusal), 0)?;
                Ok(false)
            }
        }
    }

    /// The one option whose text starts like this.
    fn named(&self, name: &str, options: &[String], chosen: &[usize], out: &mut dyn Write) -> Result<Option<usize>> {
        let wanted = name.to_lowercase();
        let fits: Vec<usize> = (options.iter().enumerate())
            .filter(|(_, option)| option.to_lowercase().starts_with(&wanted))
            .map(|(index, _)| index)
            .collect();
        match fits.as_slice() {
            [] => self.say(out, "play-not-understood", &[("input", name.into())])?,
            // Two copies of one card: either will do, and naming it twice means both.
            [first, rest @ ..] if rest.iter().all(|&other| options[other] == options[*first]) => {
                return Ok(fits.iter().find(|fit| !chosen.contains(fit)).or(Some(first)).copied());
            }
            several => {
                let numbers: Vec<String> = several.iter().map(|index| (index + 1).to_string()).collect();
                let args = [("input", name.into()), ("options", numbers.join(", ").into())];
                self.say(out, "play-several-fit", &args)?;
            }
        }
        Ok(None)
    }

    fn no_option(&self, number: usize, count: usize, out: &mut dyn Write) -> Result<()> {
        if count == 0 {
            return self.say(out, "play-no-option-at-all", &[]);
        }
        self.say(out, "play-no-option", &[("number", number.into()), ("last", count.into())])
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

    fn save_copy(&self, path: &str, out: &mut dyn Write) -> Result<()> {
        // A copy that cannot be written is no reason to stop the game.
        match files::write_new(path.as_ref(), &self.session.record().to_text(&self.session), self.words) {
            Ok(()) => self.say(out, "play-saved", &[("path", path.into())]),
            Err(error) => Ok(wrap::write(out, &format!("{error:#}"), 0)?),
        }
    }

    fn say(&self, out: &mut dyn Write, id: &str, args: &[(&str, words::Arg)]) -> Result<()> {
        self.print_text(out, &self.words.say(id, args))
    }

    fn print_text(&self, out: &mut dyn Write, line: &Line) -> Result<()> {
        line.to_string().lines().try_for_each(|line| wrap::write(out, line, 0))?;
        Ok(())
    }

    fn print(&self, out: &mut dyn Write, lines: &[Line]) -> Result<()> {
        lines.iter().try_for_each(|line| wrap::write(out, &line.to_string(), 2))?;
        Ok(())
    }
}
