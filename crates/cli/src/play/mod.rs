//! `starboard play`: a game in the terminal, line by line.
//!
//! Nothing here needs colour, a wide screen or a cursor: every line is plain text that a screen reader reads well. Input comes
//! from anything that gives lines, so that a test can type a hundred thousand of them.

mod people;
mod saves;
mod seating;
mod sitting;
#[cfg(test)]
mod tests;

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use bots::Botted;
use bots::simulate::{Measured, Series};
use clap::Args;
use tabletop::{Game, Player, Record, Seat, Seed, Session};
use words::{Told, Words};

use crate::game::{self, Typed as _, Wanted};
use crate::talk::Ordered;
use crate::{GalacticaOptions, RaceOptions, errors, files, language};
use people::{Person, Screen};
use seating::Seating;
use sitting::Sitting;

#[derive(Debug, Args)]
pub(crate) struct Play {
    /// Which game: race or galactica
    #[arg(default_value = "race")]
    game: String,
    #[command(flatten)]
    race: RaceOptions,
    #[command(flatten)]
    galactica: GalacticaOptions,
    /// The bots, one per other seat or one for all, as listed by starboard levels [default: beginner in Race, easy in Galactica]
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// Several people at this terminal: their names, or how many; the screen is hidden between them
    #[arg(long, value_delimiter = ',', value_name = "NAMES|COUNT")]
    people: Vec<String>,
    /// Your seats, counted from 0, one for each of you [default: the first ones, or where you sat before]
    #[arg(long, value_delimiter = ',', value_name = "SEATS")]
    seat: Vec<u8>,
    /// The same seed deals the same cards [default: a new deal]
    #[arg(long)]
    seed: Option<u64>,
    /// Resume a saved game: this file, or the last unfinished one
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = ["players", "experienced", "first_game", "seed"])]
    resume: Option<Option<PathBuf>>,
    /// The folder for saved games
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            game: "race".to_owned(),
            race: RaceOptions { players: None, experienced: false, first_game: false },
            galactica: GalacticaOptions::default(),
            bots: Vec::new(),
            people: Vec::new(),
            seat: Vec::new(),
            seed: None,
            resume: None,
            data: None,
        }
    }
}

pub(crate) fn run(options: &Play, words: &Words) -> Result<()> {
    let wanted = Wanted { race: &options.race, galactica: &options.galactica };
    game::with!(&options.game, words, |G| start::<G>(options, G::setup(wanted, words)?, words))
}

fn start<G: Told + Botted + Measured + Ordered>(options: &Play, setup: G::Setup, words: &Words) -> Result<()> {
    let chance = options.seed.unwrap_or_else(entropy);
    let resumed = match &options.resume {
        None => None,
        Some(Some(path)) => Some(path.clone()),
        Some(None) => Some(saves::last_unfinished::<G>(&files::data_folder(options.data.as_deref(), words)?, words)?),
    };
    let session = match &resumed {
        None => Session::<G>::new(setup, Seed::derive(chance, 0))
            .map_err(|error| anyhow!(words.say(&words::illegal(&error)).to_string()))?,
        Some(path) => load::<G>(path, words)?,
    };
    if let Some(path) = resumed.as_ref().filter(|_| session.outcome().is_some()) {
        return Err(errors::error(words, "cli-game-is-over", &[("name", path.display().to_string().into())]));
    }
    let file = || match resumed {
        Some(path) => Ok(path),
        None => saves::new_file(&files::data_folder(options.data.as_deref(), words)?, G::ID, words),
    };
    let mut sitting = seated(options, session, chance, file, words)?;
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    sitting.wipes = terminal && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
    sitting.play(&mut std::io::stdin().lock(), &mut std::io::stdout().lock())
}

/// A game with everybody in their place. A place on the disk is found for it once all is well.
fn seated<'a, G: Told + Botted + Measured + Ordered>(
    options: &Play,
    mut session: Session<G>,
    chance: u64,
    file: impl FnOnce() -> Result<PathBuf>,
    words: &'a Words,
) -> Result<Sitting<'a, G>> {
    let seating = Seating::of(options, &session, words)?;
    let bots = opponents(options, &seating, &session, chance, words)?;
    session.played_by(bots.iter().flatten().cloned().collect());
    let names = seating.names(&named::<G>(options), words)?;
    let file = file()?;
    let again = again(options, &seating, G::ID, &file, words);
    let screen = if seating.people.len() > 1 { Screen::Dark } else { Screen::Lit { unread: false } };
    let people = seating.people.iter().map(|(seat, _)| Person::new(*seat)).collect();
    let patience = sitting::PATIENCE;
    // Of a game that is taken up again they have spoken already.
    let talked = if session.answers() > 0 { ::bots::occasions(&session) } else { 0 };
    Ok(Sitting {
        words,
        session,
        people,
        at: 0,
        screen,
        wipes: false,
        doubt: None,
        names,
        called: 0,
        talked,
        bots,
        file,
        again,
        patience,
    })
}

/// The command that goes on with this game. A record does not say who sits here and which bots play, so the command does.
fn again(options: &Play, seating: &Seating, game: &str, file: &Path, words: &Words) -> String {
    let program = language::program(words);
    let mut again = format!("{program} play {game} --resume {}", quoted(&file.display().to_string()));
    if !options.bots.is_empty() {
        again += &format!(" --bots {}", options.bots.join(","));
    }
    if !options.people.is_empty() {
        again += &format!(" --people {}", quoted(&options.people.join(",")));
    }
    if !options.seat.is_empty() || seating.people.len() > 1 {
        let seats: Vec<String> = seating.people.iter().map(|(seat, _)| seat.0.to_string()).collect();
        again += &format!(" --seat {}", seats.join(","));
    }
    again
}

/// For a shell.
pub(crate) fn quoted(path: &str) -> String {
    if path.contains(|letter: char| letter.is_whitespace()) { format!("{path:?}") } else { path.to_owned() }
}

/// Chance for a new deal: the seed that every hash map of this process would get.
pub(crate) fn entropy() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _};
    std::hash::RandomState::new().build_hasher().finish()
}

fn load<G: Game>(path: &Path, words: &Words) -> Result<Session<G>> {
    let text = files::read(path, words)?;
    let named = |error| anyhow!("{}: {}", path.display(), words.say(&words::record_error(&error)));
    let record = Record::<G>::from_text(&text).map_err(named)?;
    let mut session = Session::replay(&record).map_err(named)?;
    saves::read_orders(path, &mut session, words)?;
    Ok(session)
}

/// The bots by name.
fn named<G: Botted>(options: &Play) -> Vec<String> {
    if options.bots.is_empty() { vec![G::USUAL.to_owned()] } else { options.bots.clone() }
}

/// A computer player for every seat where nobody sits; of a game that is taken up again the same as before.
fn opponents<G: Botted + Measured>(
    options: &Play,
    seating: &Seating,
    session: &Session<G>,
    chance: u64,
    words: &Words,
) -> Result<Vec<Option<Player>>> {
    let others = usize::from(seating.seats) - seating.people.len();
    let mut named = named::<G>(options);
    if let [only] = named.as_slice() {
        named = vec![only.clone(); others];
    }
    Series::<G>::names(&named).map_err(|error| errors::series(words, &error, G::BOTS))?;
    if named.len() != others {
        let args = [("others", others.into()), ("given", named.len().into())];
        return Err(errors::error(words, "cli-opponent-count", &args));
    }
    let mut named = named.into_iter();
    let seat_bot = |seat: Seat| {
        let level = if seating.sits(seat) { None } else { named.next() };
        let nature = session.player(seat).map_or(chance ^ u64::from(seat.0), |player| player.nature);
        level.map(|level| Player { seat, level, nature })
    };
    Ok(Seat::all(seating.seats).map(seat_bot).collect())
}
