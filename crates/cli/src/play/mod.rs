//! `starboard play`: a game in the terminal, line by line.
//!
//! Nothing here needs colour, a wide screen or a cursor: every line is plain text that a screen reader reads well. Input comes
//! from anything that gives lines, so that a test can type a hundred thousand of them.

mod hall;
mod input;
mod orders;
mod saves;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use bots::simulate::{Measured, Series};
use bots::{Bot, Botted};
use clap::Args;
use galactica::Galactica;
use race::Race;
use tabletop::{By, Game, Line, Record, Seat, Seed, Session};
use words::{Told, Words};

use crate::game::{self, GameId};
use crate::{GalacticaOptions, RaceOptions, errors, files};
use hall::Hall;
use orders::Ordered;

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// Which game: race or galactica
    #[arg(default_value = "race")]
    game: String,
    #[command(flatten)]
    race: RaceOptions,
    #[command(flatten)]
    galactica: GalacticaOptions,
    /// The bots, one for each other seat or one for all; medium in Race, greedy in Galactica, if left out
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Where you sit, counted from 0; the first seat, or where you sat, if left out
    #[arg(long)]
    seat: Option<u8>,
    /// The same seed deals the same cards; a new deal if left out
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a saved game: this file, or the last one you did not finish
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["players", "advanced", "first_game", "seed"])]
    resume: Option<Option<PathBuf>>,
    /// The folder for saved games
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            game: "race".to_owned(),
            race: RaceOptions { players: None, advanced: false, first_game: false },
            galactica: GalacticaOptions::default(),
            bots: Vec::new(),
            seat: None,
            seed: None,
            resume: None,
            data: None,
        }
    }
}

pub(crate) fn run(options: &Play, words: &Words) -> Result<()> {
    match game::find(&options.game, words)? {
        GameId::Race => start::<Race>(options, options.race.setup(), words),
        GameId::Galactica => start::<Galactica>(options, options.galactica.setup(options.race.players, words)?, words),
    }
}

fn start<G: Told + Botted + Measured + Ordered>(options: &Play, setup: G::Setup, words: &Words) -> Result<()> {
    let chance = options.seed.unwrap_or_else(entropy);
    let resumed = match &options.resume {
        None => None,
        Some(Some(path)) => Some(path.clone()),
        Some(None) => Some(saves::last_unfinished::<G>(&files::data_folder(options.data.as_deref(), words)?, words)?),
    };
    let session = match &resumed {
        None => Session::<G>::new(setup, Seed::derive(chance, 0)).map_err(|error| anyhow!(words.illegal(&error)))?,
        Some(path) => load::<G>(path, words)?,
    };
    if let Some(path) = resumed.as_ref().filter(|_| session.outcome().is_some()) {
        return Err(errors::error(words, "cli-game-is-over", &[("name", path.display().to_string().into())]));
    }
    let me = options.seat.map(Seat).or_else(|| whose(session.record())).unwrap_or(Seat(0));
    if me.0 >= session.seats() {
        return Err(errors::no_such_seat(words, &me.0.to_string(), "--seat", session.seats(), false));
    }
    let bots = opponents::<G>(options, session.seats(), me, chance, words)?;
    let file = match resumed {
        Some(path) => path,
        None => saves::new_file(&files::data_folder(options.data.as_deref(), words)?, G::ID, words)?,
    };
    let names = names(session.seats(), me, &named::<G>(options), words);
    let again = again(options, G::ID, &file);
    let mut hall = Hall { words, session, me, names, bots, file, again, told: 0, orders: G::usual() };
    hall.play(&mut std::io::stdin().lock(), &mut std::io::stdout().lock())
}

/// The command that goes on with this game. A record does not say which bots play, so the command does.
fn again(options: &Play, game: &str, file: &Path) -> String {
    let mut again = format!("starboard play {game} --resume {}", quoted(&file.display().to_string()));
    if !options.bots.is_empty() {
        again += &format!(" --bots {}", options.bots.join(","));
    }
    if let Some(seat) = options.seat {
        again += &format!(" --seat {seat}");
    }
    again
}

/// For a shell.
fn quoted(path: &str) -> String {
    if path.contains(|letter: char| letter.is_whitespace()) { format!("{path:?}") } else { path.to_owned() }
}

/// What the players are called: the bots by what they are, in their order.
fn names(seats: u8, me: Seat, bots: &[String], words: &Words) -> Vec<String> {
    let mut bots = bots.iter().cycle().zip(1..).peekable();
    let name = |seat: Seat| match bots.next_if(|_| seat != me) {
        Some((bot, number)) => format!("{} {number}", capital(bot)),
        None => words.say("seat-name", &[("number", (seat.0 + 1).into())]).to_string(),
    };
    Seat::all(seats).map(name).collect()
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Chance for a new deal: the seed that every hash map of this process would get.
fn entropy() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _};
    std::hash::RandomState::new().build_hasher().finish()
}

fn load<G: Game>(path: &Path, words: &Words) -> Result<Session<G>> {
    let text = files::read(path, words)?;
    let named = |error| anyhow!("{}: {}", path.display(), words.record_error(&error));
    let record = Record::<G>::from_text(&text).map_err(named)?;
    Session::replay(&record).map_err(named)
}

/// The seat that a person has answered for.
fn whose<G: Game>(record: &Record<G>) -> Option<Seat> {
    record.lines.iter().find_map(|line| {
        let Line::Answer(answer) = line else { return None };
        (answer.by == By::Person).then_some(answer.seat)
    })
}

/// The bots by name.
fn named<G: Botted>(options: &Play) -> Vec<String> {
    if options.bots.is_empty() { vec![G::USUAL.to_owned()] } else { options.bots.clone() }
}

/// A bot for every seat but mine.
fn opponents<G: Botted + Measured>(
    options: &Play,
    seats: u8,
    me: Seat,
    chance: u64,
    words: &Words,
) -> Result<Vec<Option<Box<dyn Bot<G>>>>> {
    let mut named = named::<G>(options);
    if let [only] = named.as_slice() {
        named = vec![only.clone(); usize::from(seats) - 1];
    }
    Series::<G>::names(&named).map_err(|error| errors::series(words, &error, G::BOTS))?;
    if named.len() + 1 != usize::from(seats) {
        let args = [("others", (seats - 1).into()), ("given", named.len().into())];
        return Err(errors::error(words, "cli-opponent-count", &args));
    }
    let mut named = named.into_iter();
    let seat_bot = |seat: Seat| {
        if seat == me { None } else { named.next().and_then(|name| G::bot(&name, chance ^ u64::from(seat.0))) }
    };
    Ok(Seat::all(seats).map(seat_bot).collect())
}
