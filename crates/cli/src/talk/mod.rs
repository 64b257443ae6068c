//! One person at one screen: what they see of a game, and what the lines they type do.
//!
//! Where the game is kept, at this terminal or by a server, is the affair of whoever is [`Seated`].

mod fit;
mod input;
mod orders;
mod typed;

use std::io::Write;

use anyhow::Result;
use tabletop::Ask;
use words::{Line, Phrase, Reader, Row, Story, Told, Voice, Words, bare, phrase, text};

use crate::wrap;
use fit::{MOST, fit};
use input::Meant;
pub(crate) use input::{Command, parse};
pub(crate) use orders::Ordered;
pub(crate) use typed::{after, is};

/// What became of the conversation at a prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Talk {
    Answered,
    Stop,
}

/// What somebody is asked, with the options as they read them.
pub(crate) struct Question<G: Told> {
    pub(crate) ask: Ask<G>,
    options: Vec<String>,
}

/// Somebody who sits at a table and has a screen before them.
pub(crate) trait Seated<G: Told + Ordered> {
    /// What help there is, message by message.
    const HELP: &'static [&'static str];

    fn words(&self) -> &Words;

    /// Whose the screen is, and what the players are called.
    fn reader(&self) -> Reader<'_>;

    /// None before the game has begun.
    fn board(&self) -> Option<G::Board>;

    /// Their log.
    fn entries(&self) -> Vec<&G::Event>;

    fn orders(&self) -> &[G::Order];

    /// What their standing orders answered lately, oldest first.
    fn lately(&self) -> &[String];

    /// Do others look at the same screen?
    fn is_shared(&self) -> bool;

    /// What they have picked and are asked about once more.
    fn doubt(&mut self) -> &mut Option<Vec<G::Item>>;

    /// Answers what they are asked; says why not, if not.
    fn answer(&mut self, items: Vec<G::Item>, out: &mut dyn Write) -> Result<Option<Talk>>;

    fn take_back(&mut self, out: &mut dyn Write) -> Result<Option<Talk>>;

    /// These are their standing orders from now on.
    fn give_orders(&mut self, orders: Vec<G::Order>, out: &mut dyn Write) -> Result<()>;

    /// Lets their standing orders answer what they are asked. Says whether one did.
    fn obey(&mut self) -> bool;

    /// Saves the game as a file.
    fn save(&mut self, path: &str, out: &mut dyn Write) -> Result<()>;

    /// Does what was typed: a line that says whether they are sure, or anything else.
    fn hear_line(&mut self, typed: &str, question: Option<&Question<G>>, out: &mut dyn Write) -> Result<Option<Talk>> {
        let Some(items) = self.doubt().take() else {
            let command = parse(self.words(), typed);
            return self.respond(command, question, out);
        };
        if is(self.words(), "type-yes", typed) {
            return self.answer(items, out);
        }
        self.say(out, "play-not-sure", &[])?;
        question.map_or(Ok(()), |question| self.show_question(question, out)).map(|()| None)
    }

    /// Does what was typed. The conversation goes on unless it says what became of it.
    fn respond(
        &mut self,
        command: Command<'_>,
        question: Option<&Question<G>>,
        out: &mut dyn Write,
    ) -> Result<Option<Talk>> {
        match command {
            Command::Empty => self.say(out, "play-empty", &[])?,
            Command::Help => self.help(out)?,
            Command::Explain(what) => self.explain(what, question, out)?,
            Command::Table => self.show_table(out)?,
            Command::Hand => self.show(out, G::hand)?,
            Command::Log(count) => {
                let lines = told::<G>(self.voice(), &self.reader(), &self.entries(), 0);
                lines[lines.len().saturating_sub(count)..].iter().try_for_each(|line| wrap::write(out, line, 2))?;
            }
            Command::Undo => return self.take_back(out),
            Command::Orders => self.show_orders(out)?,
            Command::ClearOrders => self.give_orders(G::usual_orders(), out)?,
            Command::Always(typed) => return self.set_order(question, typed, out),
            Command::SaveWhere => self.say(out, "play-save-where", &[])?,
            Command::Save(path) => self.save(&path, out)?,
            Command::Quit => return Ok(Some(Talk::Stop)),
            Command::Again => match question {
                Some(question) => self.show_question(question, out)?,
                None => self.say(out, "play-not-asked", &[])?,
            },
            Command::Pick(meant) => match question {
                Some(question) => return self.pick(question, &meant, out),
                None => self.say(out, "play-not-asked", &[])?,
            },
        }
        Ok(None)
    }

    fn question(&self, ask: Ask<G>) -> Question<G> {
        let options = self.board().map_or_else(Vec::new, |board| {
            let option = |&item: &G::Item| self.line(&G::option(&board, &ask, item).whole()).to_string();
            ask.pick.from.iter().map(option).collect()
        });
        Question { ask, options }
    }

    fn show_question(&self, question: &Question<G>, out: &mut dyn Write) -> Result<()> {
        self.show_prompt(&question.ask, out)?;
        if question.ask.pick.min == 0 {
            self.say(out, "play-nothing", &[])?;
        }
        let mut next = 1;
        for alike in question.options.chunk_by(|a, b| a == b) {
            let (first, last) = (next, next + alike.len() - 1);
            next = last + 1;
            let args = [("first", first.into()), ("last", last.into()), ("option", text(alike[0].as_str()))];
            let id = if first == last { "play-option" } else { "play-options-alike" };
            wrap::write(out, &self.words().say(&phrase(id).with(args)).to_string(), 3)?;
        }
        Ok(())
    }

    fn show_prompt(&self, ask: &Ask<G>, out: &mut dyn Write) -> Result<()> {
        let Some(board) = self.board() else { return Ok(()) };
        writeln!(out)?;
        wrap::write(out, &self.line(&G::prompt(&board, ask)).to_string(), 0)?;
        self.print(out, &G::stakes(&board, ask))
    }

    /// What stands before the cursor.
    fn show_cue(&mut self, ask: &Ask<G>, out: &mut dyn Write) -> Result<()> {
        let (min, max) = (ask.pick.min, ask.pick.max);
        let cue = if self.doubt().is_some() {
            phrase("play-sure")
        } else if max <= 1 {
            phrase("play-pick-one")
        } else if min == max {
            phrase("play-pick-exactly").with([("count", min.into())])
        } else {
            phrase("play-pick-some").with([("min", min.into()), ("max", max.into())])
        };
        write!(out, "{} ", self.words().say(&cue))?;
        out.flush()?;
        Ok(())
    }

    /// Shows something of the table.
    fn show(&self, out: &mut dyn Write, rows: impl FnOnce(&G::Board) -> Vec<Row>) -> Result<()> {
        match self.board() {
            Some(board) => self.print(out, &rows(&board)),
            None => self.say(out, "play-no-board", &[]),
        }
    }

    /// Shows the whole table, on one screen if that can be.
    fn show_table(&self, out: &mut dyn Write) -> Result<()> {
        let Some(board) = self.board() else { return self.say(out, "play-no-board", &[]) };
        let lines = table_lines::<G>(self.voice(), wrap::window(), &board, &self.reader());
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        Ok(())
    }

    fn help(&self, out: &mut dyn Write) -> Result<()> {
        self.say(out, "play-help", &[])?;
        self.say(out, G::HELP, &[])?;
        Self::HELP.iter().try_for_each(|id| self.say(out, id, &[]))
    }

    fn explain(&self, what: &str, question: Option<&Question<G>>, out: &mut dyn Write) -> Result<()> {
        if let (Ok(number), Some(Question { ask, options })) = (what.parse::<usize>(), question) {
            return match number.checked_sub(1).and_then(|index| ask.pick.from.get(index)) {
                Some(&item) => self.show(out, |board| G::help(board, ask, item)),
                None => self.no_option(number, options.len(), out),
            };
        }
        match self.voice().explain::<G>(self.board().as_ref(), what) {
            Some(rows) => self.print(out, &rows),
            None => self.say(out, "play-unknown-name", &[("name", text(what)), ("terms", G::terms())]),
        }
    }

    /// Tries to answer with what was typed. Says why not, if not.
    fn pick(&mut self, question: &Question<G>, meant: &[Meant<'_>], out: &mut dyn Write) -> Result<Option<Talk>> {
        let Question { ask, options } = question;
        let mut chosen: Vec<usize> = Vec::new();
        for meant in meant {
            let index = match meant {
                Meant::Nothing if ask.pick.min > 0 => return self.no_option(0, options.len(), out).map(|()| None),
                Meant::Nothing => continue,
                Meant::Number(number) => match number.checked_sub(1).filter(|index| *index < options.len()) {
                    Some(index) => index,
                    None => return self.no_option(*number, options.len(), out).map(|()| None),
                },
                Meant::Name(name) => match self.named(name, options, &chosen, out)? {
                    Some(index) => index,
                    None => return Ok(None),
                },
            };
            if chosen.contains(&index) {
                self.say(out, "play-pick-twice", &[("number", (index + 1).into())])?;
                return Ok(None);
            }
            chosen.push(index);
        }
        let items: Vec<G::Item> = chosen.iter().map(|&index| ask.pick.from[index]).collect();
        if let Some(means) = items.iter().find_map(|&item| G::twice(item)) {
            *self.doubt() = Some(items);
            return self.say_phrase(out, &means).map(|()| None);
        }
        self.answer(items, out)
    }

    /// The one option whose text starts like this; where there is none, the one with a word in its name that does.
    fn named(&self, name: &str, options: &[String], chosen: &[usize], out: &mut dyn Write) -> Result<Option<usize>> {
        let wanted = bare(name);
        let fitting = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
            (0..options.len()).filter(|&index| fits(&bare(&options[index]))).collect()
        };
        let inside = format!(" {wanted}");
        let mut fits = fitting(&|option| option.starts_with(&wanted));
        if fits.is_empty() {
            fits = fitting(&|option| option.split(':').next().unwrap_or_default().contains(&inside));
        }
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

    /// Sets what was typed as an order: for what is asked, or for the card that it names.
    fn set_order(&mut self, question: Option<&Question<G>>, typed: &str, out: &mut dyn Write) -> Result<Option<Talk>> {
        let Some(new) = G::typed(self.words(), question.map(|question| &question.ask.prompt), typed) else {
            self.say(out, "play-no-such-order", &[])?;
            return Ok(None);
        };
        let old = self.orders().iter();
        let kept = old.filter(|old| !new.iter().any(|new| G::replaces(new, old))).cloned();
        let all = new.iter().cloned().chain(kept).collect();
        self.give_orders(all, out)?;
        // On a shared screen the question is out already: it is answered by hand once more.
        Ok((!self.is_shared() && self.obey()).then_some(Talk::Answered))
    }

    fn show_orders(&self, out: &mut dyn Write) -> Result<()> {
        if self.orders().is_empty() {
            return self.say(out, "play-no-orders", &[]);
        }
        self.say(out, "play-orders", &[])?;
        let rows: Vec<Row> = self.orders().iter().map(|order| G::order(order).into()).collect();
        self.print(out, &rows)?;
        if !self.lately().is_empty() {
            self.say(out, "play-orders-lately", &[])?;
            self.lately().iter().try_for_each(|line| wrap::write(out, line, 2))?;
        }
        if self.is_shared() { self.say(out, "play-orders-shared", &[]) } else { Ok(()) }
    }

    /// The voice of the game.
    fn voice(&self) -> &Voice {
        self.words().game(G::ID)
    }

    /// A phrase as whoever has the screen reads it.
    fn line(&self, phrase: &Phrase) -> Line {
        self.voice().say(phrase, &self.reader())
    }

    fn say(&self, out: &mut dyn Write, id: &'static str, args: &[(&'static str, Phrase)]) -> Result<()> {
        self.say_phrase(out, &phrase(id).with(args.iter().cloned()))
    }

    fn say_phrase(&self, out: &mut dyn Write, phrase: &Phrase) -> Result<()> {
        self.line(phrase).to_string().lines().try_for_each(|line| wrap::write(out, line, 0))?;
        Ok(())
    }

    fn print(&self, out: &mut dyn Write, rows: &[Row]) -> Result<()> {
        self.print_for(out, rows, &self.reader())
    }

    fn print_for(&self, out: &mut dyn Write, rows: &[Row], reader: &Reader<'_>) -> Result<()> {
        let columns = wrap::window();
        let lines = self.voice().lay_within(columns, rows, reader);
        lines.iter().try_for_each(|line| wrap::write_within(columns, out, &line.to_string(), 2))?;
        Ok(())
    }
}

/// The whole table as lines of so many columns: each row on its own, if a screen has room for that; else without what follows from
/// the rest, which can be asked for; and where that is not enough, neighbours share lines.
pub(crate) fn table_lines<G: Told>(
    voice: &Voice,
    columns: usize,
    board: &G::Board,
    reader: &Reader<'_>,
) -> Vec<String> {
    let short = G::short_table(board);
    for rows in [&G::table(board), &short] {
        let lines = voice.lay_within(columns, rows, reader);
        let lines: Vec<String> = lines.iter().flat_map(|line| wrap::broken(columns, &line.to_string(), 2)).collect();
        if lines.len() <= MOST {
            return lines;
        }
    }
    let texts = voice.lay_within(usize::MAX, &short, reader);
    fit(columns, MOST, &texts.iter().map(ToString::to_string).collect::<Vec<_>>())
}

/// A log from that entry on, as it is told to somebody who has read it up to there, with a gap before each chapter.
pub(crate) fn told<G: Told>(voice: &Voice, reader: &Reader<'_>, entries: &[&G::Event], from: usize) -> Vec<String> {
    let (before, since) = entries.split_at(from.min(entries.len()));
    let mut story = Story::<G>::new(reader.viewer);
    story.add(before.iter().copied());
    // What has been read stays as it is: a line that goes on is told from where it was left.
    story.close();
    let told = story.add(since.iter().copied()).lines;
    let say = |phrase: &Phrase| voice.say(phrase, reader).to_string();
    told.iter().flat_map(|tale| tale.opens.then(String::new).into_iter().chain([say(&tale.phrase)])).collect()
}
