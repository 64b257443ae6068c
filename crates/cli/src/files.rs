//! Reading and writing files: whole or not at all.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Error, Result};
use tempfile::NamedTempFile;
use words::{Words, text};

use crate::errors::error;

/// Where games are kept: the folder that was asked for, or the platform's for what programs keep.
pub(crate) fn data_folder(asked: Option<&Path>, words: &Words) -> Result<PathBuf> {
    let default = || directories::BaseDirs::new().map(|folders| folders.data_dir().join("starboard"));
    asked.map(Path::to_path_buf).or_else(default).ok_or_else(|| error(words, "cli-no-folder", &[]))
}

fn about(path: &Path, id: &'static str, words: &Words) -> Error {
    error(words, id, &[("name", path.display().to_string().into())])
}

fn because(path: &Path, id: &'static str, why: &std::io::Error, words: &Words) -> Error {
    // tempfile adds the name of its own file, which nobody asked for.
    let why = why.to_string();
    let why = why.split_once(" at path ").map_or(why.as_str(), |(why, _)| why).to_owned();
    error(words, id, &[("name", path.display().to_string().into()), ("why", text(why))])
}

pub(crate) fn cannot_write(path: &Path, why: &std::io::Error, words: &Words) -> Error {
    because(path, "cli-cannot-write", why, words)
}

pub(crate) fn read(path: &Path, words: &Words) -> Result<String> {
    match fs::read(path) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| about(path, "cli-not-text", words)),
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => Err(about(path, "cli-no-such-file", words)),
        Err(why) => Err(because(path, "cli-cannot-read", &why, words)),
    }
}

/// Writes a new file: all of it, or nothing. Never touches one that is there.
pub(crate) fn write_new(path: &Path, text: &str, words: &Words) -> Result<()> {
    let file = written(path, text.as_bytes()).map_err(|why| cannot_write(path, &why, words))?;
    let Err(failed) = file.persist_noclobber(path) else { return Ok(()) };
    if failed.error.kind() == std::io::ErrorKind::AlreadyExists {
        return Err(about(path, "cli-file-exists", words));
    }
    Err(cannot_write(path, &failed.error, words))
}

/// Writes a file of our own again: at any moment there is the old one or the new one.
pub(crate) fn replace(path: &Path, bytes: impl AsRef<[u8]>, words: &Words) -> Result<()> {
    let file = written(path, bytes.as_ref()).map_err(|why| cannot_write(path, &why, words))?;
    file.persist(path).map(|_| ()).map_err(|failed| cannot_write(path, &failed.error, words))
}

/// The text in a file beside the one that it is meant for.
fn written(path: &Path, bytes: &[u8]) -> std::io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}
