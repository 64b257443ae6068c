//! Where games are kept while they are played: after every answer, so that no accident loses one.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use tabletop::{Game, Record, Session};
use words::Words;

use crate::files;

pub(super) struct Saves {
    folder: PathBuf,
    game: &'static str,
    path: PathBuf,
}

impl Saves {
    /// A new game's file in the folder: the first number that is free.
    pub(super) fn open(folder: Option<&Path>, game: &'static str, words: &Words) -> Result<Self> {
        let folder = folder.map(Path::to_path_buf).or_else(default_folder);
        let folder = folder.ok_or_else(|| anyhow!(words.say("cli-no-folder", &[]).to_string()))?;
        std::fs::create_dir_all(&folder).map_err(|error| files::cannot_write(&folder, &error, words))?;
        let file = |number: usize| folder.join(format!("{game}-{number}.starboard"));
        let free = (1..).find(|&number| !file(number).exists()).unwrap_or(1);
        Ok(Self { path: file(free), folder, game })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Goes on in an old game's file.
    pub(super) fn use_file(&mut self, path: PathBuf) {
        self.path = path;
    }

    pub(super) fn keep(&self, text: &str, words: &Words) -> Result<()> {
        files::replace(&self.path, text, words)
    }

    /// The newest game of the folder that is not over.
    pub(super) fn last_unfinished<G: Game>(&self, words: &Words) -> Result<PathBuf> {
        let mut files: Vec<(std::time::SystemTime, PathBuf)> = Vec::new();
        for entry in std::fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with(&format!("{}-", self.game)) && name.ends_with(".starboard") {
                let changed = entry.metadata().and_then(|data| data.modified());
                files.push((changed.unwrap_or(std::time::SystemTime::UNIX_EPOCH), entry.path()));
            }
        }
        files.sort();
        let unfinished = |path: &PathBuf| {
            let record = std::fs::read_to_string(path).ok().and_then(|text| Record::<G>::from_text(&text).ok());
            record.and_then(|record| Session::replay(&record).ok()).is_some_and(|session| session.outcome().is_none())
        };
        let found = files.into_iter().rev().map(|(_, path)| path).find(unfinished);
        found.ok_or_else(|| anyhow!(words.say("cli-nothing-to-resume", &[("game", self.game.into())]).to_string()))
    }
}

/// The platform's folder for what programs keep.
fn default_folder() -> Option<PathBuf> {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = from("XDG_DATA_HOME")
        .or_else(|| from("APPDATA"))
        .or_else(|| from("HOME").map(|home| home.join(".local").join("share")))?;
    Some(base.join("starboard"))
}
