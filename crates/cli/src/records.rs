//! `starboard replay` and `starboard verify`

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use galactica::Galactica;
use race::Race;
use tabletop::{Record, RecordError, Seat, Session, Viewer};

use crate::say::Said;
use crate::{errors, files};

#[derive(Debug, Args)]
pub(crate) struct Replay {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after so many answers
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show what this seat saw, counted from 0, or 'public'; everything if left out
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<String>,
}

/// Does something with a record, whichever game it is of.
macro_rules! with_record {
    ($path:expr, |$record:ident: $game:ident| $body:expr) => {{
        let text = files::read($path)?;
        let named = |error: RecordError| anyhow!("{}: {}", $path.display(), errors::record(&error));
        match Record::<Race>::from_text(&text) {
            Ok($record) => {
                type $game = Race;
                $body
            }
            Err(RecordError::OtherGame { .. }) => {
                let $record = Record::<Galactica>::from_text(&text).map_err(named)?;
                type $game = Galactica;
                $body
            }
            Err(error) => Err(named(error)),
        }
    }};
}

pub(crate) fn replay(options: &Replay) -> Result<()> {
    with_record!(&options.file, |record: G| show::<G>(options, &record))
}

fn show<G: Said>(options: &Replay, record: &Record<G>) -> Result<()> {
    let whole = play(&options.file, record)?;
    let session = match options.at {
        None => whole,
        Some(at) if at <= whole.answers() => Session::replay_until(record, at)
            .map_err(|error| anyhow!("{}: {}", options.file.display(), errors::record(&error)))?,
        Some(at) => bail!("the game has {} answers, not {at}: give --at 0 to {}", whole.answers(), whole.answers()),
    };
    let mut out = std::io::stdout().lock();
    match viewer(options.viewer.as_deref(), session.seats())? {
        Some(viewer) => {
            for event in session.entries(viewer) {
                writeln!(out, "{}", G::say(event))?;
            }
        }
        None => {
            for entry in session.all_entries() {
                writeln!(out, "{}", G::say_entry(entry))?;
            }
        }
    }
    match session.outcome() {
        Some(_) => G::say_end(&session).iter().try_for_each(|line| writeln!(out, "{line}"))?,
        None => writeln!(out, "The record stops here, after {} answers; the game is not over.", session.answers())?,
    }
    Ok(())
}

fn viewer(name: Option<&str>, seats: u8) -> Result<Option<Viewer>> {
    let Some(name) = name else { return Ok(None) };
    if name == "public" {
        return Ok(Some(Viewer::Public));
    }
    match name.parse::<u8>() {
        Ok(seat) if seat < seats => Ok(Some(Viewer::Seat(Seat(seat)))),
        _ => bail!("there is no seat '{name}' at this table: give --as 0 to {}, or 'public'", seats - 1),
    }
}

pub(crate) fn verify(paths: &[PathBuf]) -> Result<()> {
    let mut bad = 0;
    for path in paths {
        match verify_one(path) {
            Ok(line) => println!("{line}"),
            Err(error) => {
                bad += 1;
                eprintln!("{error:#}");
            }
        }
    }
    match bad {
        0 => Ok(()),
        count => bail!("{count} of {} files did not pass", paths.len()),
    }
}

fn verify_one(path: &Path) -> Result<String> {
    with_record!(path, |record: G| {
        let session = play::<G>(path, &record)?;
        let end = if session.outcome().is_some() { "played to the end" } else { "not over" };
        let (name, game, seats) = (path.display(), record.header.game, session.seats());
        Ok(format!("{name}: {game}, {seats} players, {} answers, {end}: every line holds", session.answers()))
    })
}

fn play<G: Said>(path: &Path, record: &Record<G>) -> Result<Session<G>> {
    Session::replay(record).map_err(|error| anyhow!("{}: {}", path.display(), errors::record(&error)))
}
