//! Where games are kept while they are played: after every answer, so that no accident loses one.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::Result;
use tabletop::{Game, Record, Session};
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
