//! The conversation at one question: what is asked, typed, explained and answered.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::Botted;
use tabletop::{Ask, By, Viewer};
use words::{Told, phrase, text};

use super::hall::{Hall, Talk};
use super::input::{self, Command, Meant};
use super::orders::Ordered;
use crate::wrap;

impl<G: Told + Botted + Ordered> Hall<'_, G> {
    /// Asks, and talks until there is an answer.
    pub(super) fn converse(&mut self, ask: &Ask<G>, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Talk> {
        let options = self.options(ask);
        self.show_ask(ask, &options, out)?;
        loop {
            self.show_cue(ask, out)?;
            let Some(typed) = self.read(input, out)? else { return Ok(Talk::Stop) };
            match input::parse(&typed) {
                Command::Empty => self.say(out, "play-empty", &[])?,
                Command::Help => self.help(out)?,
                Command::Explain(what) => self.explain(ask, what, &options, out)?,
                Command::Table => self.show_table(out)?,
                Command::Hand => self.show_hand(out)?,
                Command::Log(count) => {
                    let lines = self.news(self.viewer(), 0);
                    lines[lines.len().saturating_sub(count)..].iter().try_for_each(|line| wrap::write(out, line, 2))?;
                }
                Command::Again => self.show_ask(ask, &options, out)?,
                Command::Undo => match self.session.take_back(self.me().seat) {
                    Ok(()) => {
                        for person in &mut self.people {
                            let now = self.session.entries(Viewer::Seat(person.seat)).count();
                            person.told = person.told.min(now);
                        }
                        self.say(out, "play-undone", &[])?;
                        return Ok(Talk::Answered);
                    }
                    Err(refusal) => wrap::write(out, &self.words.say(&words::refusal(&refusal)).to_string(), 0)?,
                },
                Command::Orders => self.show_orders(out)?,
                Command::ClearOrders => self.give_orders(G::usual_orders(), out)?,
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
        let board = self.session.board(self.viewer());
        let option = |&item: &G::Item| self.line(&G::option(&board, ask, item).whole()).to_string();
        ask.pick.from.iter().map(option).collect()
    }

    fn show_ask(&self, ask: &Ask<G>, options: &[String], out: &mut dyn Write) -> Result<()> {
        self.show_prompt(ask, out)?;
        if ask.pick.min == 0 {
            self.say(out, "play-nothing", &[])?;
        }
        let mut next = 1;
        for alike in options.chunk_by(|a, b| a == b) {
            let (first, last) = (next, next + alike.len() - 1);
            next = last + 1;
            let args = [("first", first.into()), ("last", last.into()), ("option", text(alike[0].as_str()))];
            let id = if first == last { "play-option" } else { "play-options-alike" };
            wrap::write(out, &self.words.say(&phrase(id).with(args)).to_string(), 3)?;
        }
        Ok(())
    }

    pub(super) fn show_prompt(&self, ask: &Ask<G>, out: &mut dyn Write) -> Result<()> {
        let board = self.session.board(self.viewer());
        writeln!(out)?;
        wrap::write(out, &self.line(&G::prompt(&board, ask)).to_string(), 0)?;
        self.print(out, &G::stakes(&board, ask))
    }

    /// What stands before the cursor.
    fn show_cue(&self, ask: &Ask<G>, out: &mut dyn Write) -> Result<()> {
        let (min, max) = (ask.pick.min, ask.pick.max);
        let cue = if max <= 1 {
            self.words.say(&phrase("play-pick-one"))
        } else if min == max {
            self.words.say(&phrase("play-pick-exactly").with([("count", min.into())]))
        } else {
            self.words.say(&phrase("play-pick-some").with([("min", min.into()), ("max", max.into())]))
        };
        write!(out, "{cue} ")?;
        out.flush()?;
        Ok(())
    }

    pub(super) fn show_table(&self, out: &mut dyn Write) -> Result<()> {
        let board = self.session.board(self.viewer());
        self.print(out, &G::table(&board))
    }

    pub(super) fn show_brief(&self, out: &mut dyn Write) -> Result<()> {
        let board = self.session.board(self.viewer());
        self.print(out, &G::brief(&board))
    }

    fn show_hand(&self, out: &mut dyn Write) -> Result<()> {
        let board = self.session.board(self.viewer());
        self.print(out, &G::hand(&board))
    }

    fn help(&self, out: &mut dyn Write) -> Result<()> {
        self.say(out, "play-help", &[])?;
        self.say(out, G::HELP, &[])?;
        self.say(out, "play-help-rest", &[])
    }

    fn explain(&self, ask: &Ask<G>, what: &str, options: &[String], out: &mut dyn Write) -> Result<()> {
        let board = self.session.board(self.viewer());
        if let Ok(number) = what.parse::<usize>() {
            return match number.checked_sub(1).and_then(|index| ask.pick.from.get(index)) {
                Some(&item) => self.print(out, &G::help(&board, ask, item)),
                None => self.no_option(number, options.len(), out),
            };
        }
        match self.voice().explain::<G>(Some(&board), what) {
            Some(rows) => self.print(out, &rows),
            None => self.say(out, "play-unknown-name", &[("name", text(what)), ("terms", G::terms())]),
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
        match self.session.answer(self.me().seat, items, By::Person) {
            Ok(_) => Ok(true),
            Err(refusal) => {
                wrap::write(out, &self.words.say(&words::refusal(&refusal)).to_string(), 0)?;
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
            [] => self.say(out, "play-not-understood", &[("input", text(name))])?,
            // Two copies of one card: either will do, and naming it twice means both.
            [first, rest @ ..] if rest.iter().all(|&other| options[other] == options[*first]) => {
                return Ok(fits.iter().find(|fit| !chosen.contains(fit)).or(Some(first)).copied());
            }
            several => {
                let numbers: Vec<String> = several.iter().map(|index| (index + 1).to_string()).collect();
                let args = [("input", text(name)), ("options", numbers.join(", ").into())];
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
}
