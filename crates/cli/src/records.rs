//! `starboard replay` and `starboard verify`

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use bots::Botted;
use clap::Args;
use tabletop::{Entry, Game, Record, RecordError, Seat, Session, Viewer};
use words::{Line, Reader, Told, Words, phrase, text};

use crate::errors::{self, error};
use crate::watch::{seat_names, tell};
use crate::{files, why, wrap};

#[derive(Debug, Args)]
pub(crate) struct Replay {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Stop after this many answers and show the table; answers revealed together count together
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Show what this seat saw, counted from 0, or 'public'; everything if left out
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<String>,
    /// Tell why the last answer of those was given, in a computer player's reasons; without --at whom everybody suspected, turn by
    /// turn. For Galactica
    #[arg(long, conflicts_with = "viewer")]
    why: bool,
}

/// The table in the middle of a game, and the result at its end.
fn scene<G: Told>(words: &Words, reader: &Reader<'_>, session: &Session<G>) -> Vec<Line> {
    let board = session.board(reader.viewer);
    let rows = match session.outcome() {
        Some(outcome) => G::result(&board, &outcome),
        None => G::table(&board),
    };
    words.game(G::ID).lay(&rows, reader)
}

/// Does something with a record, whichever game it is of.
macro_rules! with_record {
    ($path:expr, $words:expr, |$record:ident: $game:ident| $body:expr) => {{
        let text = files::read($path, $words)?;
        let named = |error: RecordError| anyhow!("{}: {}", $path.display(), $words.say(&words::record_error(&error)));
        let id = tabletop::game_of(&text).map_err(named)?;
        let done = games::with_game!(id.as_str(), |$game| {
            let $record = Record::<$game>::from_text(&text).map_err(named)?;
            $body
        });
        done.unwrap_or_else(|| Err(named(RecordError::OtherGame { found: id })))
    }};
}

pub(crate) fn replay(options: &Replay, words: &Words) -> Result<()> {
    with_record!(&options.file, words, |record: G| show::<G>(options, &record, words))
}

fn show<G: Told + Botted>(options: &Replay, record: &Record<G>, words: &Words) -> Result<()> {
    let whole = play(&options.file, record, words)?;
    if options.why {
        let out = &mut std::io::stdout().lock();
        return match options.at {
            Some(at) => why::why(&whole, at, out, words),
            None => why::suspicion(&whole, out, words),
        };
    }
    let session = match options.at {
        None => whole,
        Some(at) if at <= whole.answers() => whole.until(at),
        Some(at) => {
            let args = [("answers", whole.answers().into()), ("given", at.into())];
            return Err(error(words, "cli-too-few-answers", &args));
        }
    };
    let viewer = viewer(options.viewer.as_deref(), session.seats(), words)?;
    let names = seat_names(session.seats(), words);
    let reader = Reader { viewer: viewer.unwrap_or(Viewer::Public), names: &names };
    let mut out = std::io::stdout().lock();
    for entry in session.all_entries() {
        let event = match (viewer, entry) {
            (Some(viewer), entry) => entry.seen_by(viewer),
            (None, Entry::Public(event) | Entry::Split { secret: event, .. }) => Some(event),
        };
        if let Some(event) = event {
            tell::<G>(&mut out, words, &reader, event)?;
        }
    }
    writeln!(out)?;
    for line in scene(words, &reader, &session) {
        wrap::write(&mut out, &line.to_string(), 2)?;
    }
    if session.outcome().is_none() {
        writeln!(out, "{}", words.say(&phrase("cli-not-over").with([("answers", session.answers().into())])))?;
    }
    Ok(())
}

fn viewer(name: Option<&str>, seats: u8, words: &Words) -> Result<Option<Viewer>> {
    let Some(name) = name else { return Ok(None) };
    if name == "public" {
        return Ok(Some(Viewer::Public));
    }
    match name.parse::<u8>() {
        Ok(seat) if seat < seats => Ok(Some(Viewer::Seat(Seat(seat)))),
        _ => Err(errors::no_such_seat(words, name, "--as", seats, true)),
    }
}

pub(crate) fn verify(paths: &[PathBuf], words: &Words) -> Result<()> {
    let (mut out, mut bad) = (std::io::stdout().lock(), 0);
    for path in paths {
        match verify_one(path, words) {
            Ok(lines) => lines.iter().try_for_each(|line| writeln!(out, "{line}"))?,
            Err(error) => {
                bad += 1;
                eprintln!("{error:#}");
            }
        }
    }
    if bad == 0 {
        return Ok(());
    }
    Err(error(words, "cli-not-passed", &[("bad", bad.into()), ("files", paths.len().into())]))
}

fn verify_one(path: &Path, words: &Words) -> Result<Vec<Line>> {
    with_record!(path, words, |record: G| {
        let session = play::<G>(path, &record, words)?;
        let args = [
            ("name", path.display().to_string().into()),
            ("game", text(record.header.game)),
            ("seats", session.seats().into()),
            ("answers", session.answers().into()),
            ("over", session.outcome().is_some().into()),
        ];
        let promise = record.header.proof.as_ref().map(|proof| [("promise", text(proof.promise()))]);
        let promised = promise.map(|promise| words.say(&phrase("cli-verified-promise").with(promise)));
        Ok([words.say(&phrase("cli-verified").with(args))].into_iter().chain(promised).collect())
    })
}

fn play<G: Game>(path: &Path, record: &Record<G>, words: &Words) -> Result<Session<G>> {
    Session::replay(record).map_err(|error| anyhow!("{}: {}", path.display(), words.say(&words::record_error(&error))))
}
