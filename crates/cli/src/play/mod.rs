//! `starboard play`: a game in the terminal, line by line.
//!
//! Nothing here needs colour, a wide screen or a cursor: every line is plain text that a screen reader reads well. Input comes
//! from anything that gives lines, so that a test can type a hundred thousand of them.

mod input;
mod saves;

use std::io::{BufRead, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use bots::simulate::{Measured, Series};
use bots::{Bot, Botted};
use clap::Args;
use race::Race;
use tabletop::{Ask, By, Game, Line as RecordLine, Record, Seat, Seed, Session, Viewer};
use words::{Line, Reader, Told, Words};

use crate::game::{self, GameId};
use crate::{RaceOptions, errors, files, wrap};
use input::{Command, Meant};
use saves::Saves;

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// Which game: race
    #[arg(default_value = "race")]
    game: String,
    #[command(flatten)]
    race: RaceOptions,
    /// The bots, one for each other seat or one for all
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// Where you sit, counted from 0
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// The same seed deals the same cards; a new deal if left out
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a saved game: this file, or the last one you did not finish
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    resume: Option<Option<PathBuf>>,
    /// The folder for saved games
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            game: "race".to_owned(),
            race: RaceOptions { players: 2, advanced: false, first_game: false },
            bots: vec!["greedy".to_owned()],
            seat: 0,
            seed: None,
            resume: None,
            data: None,
        }
    }
}

pub(crate) fn run(options: &Play, words: &Words) -> Result<()> {
    match game::find(&options.game, words)? {
        GameId::Race => start::<Race>(options, options.race.setup(), words),
        GameId::Galactica => game::not_yet(words),
    }
}

fn start<G: Told + Botted + Measured>(options: &Play, setup: G::Setup, words: &Words) -> Result<()> {
    let mut saves = Saves::open(options.data.as_deref(), G::ID, words)?;
    let chance = options.seed.unwrap_or_else(entropy);
    let (session, me) = match &options.resume {
        None => {
            let session =
                Session::<G>::new(setup, Seed::derive(chance, 0)).map_err(|error| anyhow!(words.illegal(&error)))?;
            (session, Seat(options.seat))
        }
        Some(file) => {
            let path = match file {
                Some(path) => path.clone(),
                None => saves.last_unfinished::<G>(words)?,
            };
            let session = load::<G>(&path, words)?;
            if session.outcome().is_some() {
                return Err(anyhow!(
                    words.say("cli-game-is-over", &[("name", path.display().to_string().into())]).to_string()
                ));
            }
            let me = whose(session.record()).unwrap_or(Seat(options.seat));
            saves.use_file(path);
            (session, me)
        }
    };
    if me.0 >= session.seats() {
        return Err(errors::no_such_seat(words, &me.0.to_string(), "--seat", session.seats(), false));
    }
    let bots = opponents::<G>(options, session.seats(), me, chance, words)?;
    let mut hall = Hall { words, session, me, names: Vec::new(), bots, saves, told: 0, log: Vec::new() };
    hall.name_players(options);
    hall.play(&mut std::io::stdin().lock(), &mut std::io::stdout().lock())
}

/// Chance for a new deal: the seed that every hash map of this process would get.
fn entropy() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _};
    std::hash::RandomState::new().build_hasher().finish()
}

fn load<G: Game>(path: &std::path::Path, words: &Words) -> Result<Session<G>> {
    let text = files::read(path, words)?;
    let named = |error| anyhow!("{}: {}", path.display(), words.record_error(&error));
    let record = Record::<G>::from_text(&text).map_err(named)?;
    Session::replay(&record).map_err(named)
}

/// The seat that a person has answered for.
fn whose<G: Game>(record: &Record<G>) -> Option<Seat> {
    record.lines.iter().find_map(|line| {
        let RecordLine::Answer(answer) = line else { return None };
        (answer.by == By::Person).then_some(answer.seat)
    })
}

/// A bot for every seat but mine.
fn opponents<G: Botted + Measured>(
    options: &Play,
    seats: u8,
    me: Seat,
    chance: u64,
    words: &Words,
) -> Result<Vec<Option<Box<dyn Bot<G>>>>> {
    let mut named = options.bots.clone();
    if let [only] = named.as_slice() {
        named = vec![only.clone(); usize::from(seats) - 1];
    }
    let checked = Series::<G>::names(&named).and_then(|()| {
        let given = named.len();
        if given + 1 == usize::from(seats) {
            Ok(())
        } else {
            Err(bots::simulate::SeriesError::BotCount { seats: seats - 1, given })
        }
    });
    checked.map_err(|error| errors::series(words, &error, G::BOTS))?;
    let mut named = named.into_iter();
    let seat_bot = |seat: Seat| {
        if seat == me { None } else { named.next().and_then(|name| G::bot(&name, chance ^ u64::from(seat.0))) }
    };
    Ok(Seat::all(seats).map(seat_bot).collect())
}

/// One person, some bots and a table.
struct Hall<'a, G: Game> {
    words: &'a Words,
    session: Session<G>,
    me: Seat,
    names: Vec<String>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    saves: Saves,
    /// How many entries have been told.
    told: usize,
    /// The lines of them, for `log`.
    log: Vec<String>,
}

/// What became of the conversation at a prompt.
enum Talk {
    Answered,
    Stop,
}

impl<G: Told + Botted> Hall<'_, G> {
    fn name_players(&mut self, options: &Play) {
        let mut bots = options.bots.iter().cycle().zip(1..);
        for seat in Seat::all(self.session.seats()) {
            let name = if seat == self.me {
                self.words.say("seat-name", &[("number", (seat.0 + 1).into())]).to_string()
            } else {
                bots.next().map(|(bot, number)| format!("{} {number}", capital(bot))).unwrap_or_default()
            };
            self.names.push(name);
        }
    }

    fn reader(&self) -> Reader<'_> {
        Reader { viewer: Viewer::Seat(self.me), names: &self.names }
    }

    fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<()> {
        self.welcome(out)?;
        loop {
            self.tell_news(out)?;
            if let Some(outcome) = self.session.outcome() {
                self.keep()?;
                let view = self.session.view(Viewer::Seat(self.me));
                writeln!(out)?;
                self.print(out, &G::result(self.words, &self.reader(), &view, &outcome))?;
                let path = self.saves.path().display().to_string();
                return self.say(out, "play-over-saved", &[("path", path.into())]);
            }
            if self.bots_answer() {
                continue;
            }
            let Some(ask) = self.session.ask(self.me) else { continue };
            self.keep()?;
            if let Talk::Stop = self.converse(&ask, input, out)? {
                return self.say(out, "play-bye", &[("game", G::ID.into())]);
            }
            // Before the bots think about it.
            self.keep()?;
        }
    }

    fn welcome(&mut self, out: &mut dyn Write) -> Result<()> {
        let others: Vec<&str> = (self.names.iter().enumerate())
            .filter(|(seat, _)| *seat != self.me.index())
            .map(|(_, name)| name.as_str())
            .collect();
        self.say(out, "play-welcome", &[("others", others.join(", ").into())])?;
        self.say(out, "play-hint", &[])?;
        let path = self.saves.path().display().to_string();
        self.say(out, "play-saving", &[("path", path.into())])?;
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

    /// Tells what happened since the last time.
    fn tell_news(&mut self, out: &mut dyn Write) -> Result<()> {
        let reader = Reader { viewer: Viewer::Seat(self.me), names: &self.names };
        let all: Vec<&G::Event> = self.session.entries(reader.viewer).collect();
        let mut lines = Vec::new();
        for event in &all[self.told.min(all.len())..] {
            if let Some(line) = G::event(self.words, &reader, event) {
                if G::opens(event) {
                    lines.push(String::new());
                }
                lines.push(line.to_string());
            }
        }
        self.told = all.len();
        for line in &lines {
            wrap::write(out, line, 2)?;
        }
        self.log.extend(lines);
        Ok(())
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
                Command::Log(count) => {
                    for line in &self.log[self.log.len().saturating_sub(count)..] {
                        wrap::write(out, line, 2)?;
                    }
                }
                Command::Again => self.show_ask(ask, &options, out)?,
                Command::Undo => match self.session.take_back(self.me) {
                    Ok(()) => {
                        self.told = self.told.min(self.session.entries(Viewer::Seat(self.me)).count());
                        self.say(out, "play-undone", &[])?;
                        return Ok(Talk::Answered);
                    }
                    Err(refusal) => writeln!(out, "{}", self.words.refusal(&refusal))?,
                },
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
                Meant::Name(name) => match self.named(name, options, out)? {
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
                writeln!(out, "{}", self.words.refusal(&refusal))?;
                Ok(false)
            }
        }
    }

    /// The one option whose text starts like this.
    fn named(&self, name: &str, options: &[String], out: &mut dyn Write) -> Result<Option<usize>> {
        let fits: Vec<usize> = (options.iter().enumerate())
            .filter(|(_, option)| option.to_lowercase().starts_with(name))
            .map(|(index, _)| index)
            .collect();
        match fits.as_slice() {
            [] => self.say(out, "play-not-understood", &[("input", name.into())])?,
            [only] => return Ok(Some(*only)),
            // Two copies of one card: either will do.
            [first, rest @ ..] if rest.iter().all(|&other| options[other] == options[*first]) => {
                return Ok(Some(*first));
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
    fn keep(&mut self) -> Result<()> {
        self.saves.keep(&self.session.record().to_text(&self.session), self.words)
    }

    fn save_copy(&self, path: &str, out: &mut dyn Write) -> Result<()> {
        // A copy that cannot be written is no reason to stop the game.
        match files::write_new(path.as_ref(), &self.session.record().to_text(&self.session), self.words) {
            Ok(()) => self.say(out, "play-saved", &[("path", path.into())]),
            Err(error) => Ok(writeln!(out, "{error:#}")?),
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

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
