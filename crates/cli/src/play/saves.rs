//! Where games are kept while they are played: after every answer, so that no accident loses one.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::Result;
use tabletop::{Game, Record, Seat, Session};
use words::Words;

use crate::errors::error;
use crate::files;

/// A new game's file in the folder: the first number that is free.
pub(super) fn new_file(folder: &Path, game: &str, words: &Words) -> Result<PathBuf> {
    std::fs::create_dir_all(folder).map_err(|error| files::cannot_write(folder, &error, words))?;
    let file = |number: usize| folder.join(format!("{game}-{number}.starboard"));
    let free = (1..).map(file).find(|file| file.symlink_metadata().is_err());
    Ok(free.unwrap_or_else(|| file(0)))
}

/// The newest game of the folder that is not over.
pub(super) fn last_unfinished<G: Game>(folder: &Path, words: &Words) -> Result<PathBuf> {
    let mut files: Vec<(SystemTime, PathBuf)> = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(&format!("{}-", G::ID)) && name.ends_with(".starboard") {
            let changed = entry.metadata().and_then(|data| data.modified());
            files.push((changed.unwrap_or(SystemTime::UNIX_EPOCH), entry.path()));
        }
    }
    files.sort();
    let unfinished = |path: &PathBuf| {
        let record = std::fs::read_to_string(path).ok().and_then(|text| Record::<G>::from_text(&text).ok());
        record.and_then(|record| Session::replay(&record).ok()).is_some_and(|session| session.outcome().is_none())
    };
    let found = files.into_iter().rev().map(|(_, path)| path).find(unfinished);
    let args = [("game", G::ID.into()), ("folder", folder.display().to_string().into())];
    found.ok_or_else(|| error(words, "cli-nothing-to-resume", &args))
}

/// Standing orders are kept beside the game and never in it: a record may be shown to anybody, orders are their owner's.
fn orders_file(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".orders");
    name.into()
}

/// Keeps everybody's standing orders. There is a file only where somebody has set some.
pub(super) fn keep_orders<G: Game>(file: &Path, session: &Session<G>, words: &Words) -> Result<()> {
    let path = orders_file(file);
    let orders: Vec<&[G::Order]> = Seat::all(session.seats()).map(|seat| session.orders(seat)).collect();
    if orders.iter().any(|orders| *orders != G::usual_orders()) {
        return files::replace(&path, serde_json::to_vec(&orders)?, words);
    }
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(files::cannot_write(&path, &error, words)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Gives everybody the standing orders that were kept with the game.
pub(super) fn read_orders<G: Game>(file: &Path, session: &mut Session<G>, words: &Words) -> Result<()> {
    let path = orders_file(file);
    if !path.exists() {
        return Ok(());
    }
    let bad = || error(words, "cli-bad-orders", &[("name", path.display().to_string().into())]);
    let orders: Vec<Vec<G::Order>> = serde_json::from_str(&files::read(&path, words)?).map_err(|_| bad())?;
    if orders.len() != usize::from(session.seats()) {
        return Err(bad());
    }
    for (seat, orders) in Seat::all(session.seats()).zip(orders) {
        session.set_orders(seat, orders).map_err(|_| bad())?;
    }
    Ok(())
}
