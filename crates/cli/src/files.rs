//! Reading and writing files: whole or not at all.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

pub(crate) fn read(path: &Path) -> Result<String> {
    let name = path.display();
    match fs::read(path) {
        Ok(bytes) => String::from_utf8(bytes)
            .map_err(|_| anyhow::anyhow!("{name}: not a Starboard record: give a file that starboard saved")),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            bail!("{name}: there is no such file: check the path")
        }
        Err(error) => bail!("{name}: cannot be read ({error}): check the path and its permissions"),
    }
}

/// Writes a new file: all of it, or nothing. Never touches one that is there.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<()> {
    let name = path.display();
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let why = || format!("{name}: cannot be written: check that the folder exists and can be written to");
    let mut file = tempfile::NamedTempFile::new_in(folder).with_context(why)?;
    file.write_all(text.as_bytes()).with_context(why)?;
    file.as_file().sync_all().with_context(why)?;
    match file.persist_noclobber(path) {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == std::io::ErrorKind::AlreadyExists => {
            bail!("{name}: there is a file of that name: choose another, or move it away")
        }
        Err(error) => Err(error.error).with_context(why),
    }
}
