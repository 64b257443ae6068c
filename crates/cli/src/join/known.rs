//! Who one is at which server: tokens, in a file for each server that its owner alone can read.

use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::{Deserialize, Serialize};
use words::Words;

use super::link::Link;
use crate::errors::error;
use crate::files;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Person {
    pub(super) name: String,
    pub(super) token: String,
}

/// The people that somebody has been at a server, the last one first.
#[derive(Debug)]
pub(super) struct Known {
    file: PathBuf,
    people: Vec<Person>,
}

impl Known {
    pub(super) fn at(link: &Link, folder: &Path, words: &Words) -> Result<Self> {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '_' };
        let name: String = format!("{}_{}{}", link.host, link.port, link.base).chars().map(plain).collect();
        let file = folder.join("servers").join(name + ".json");
        let people = if file.exists() {
            let bad = |_| error(words, "join-bad-tokens", &[("name", file.display().to_string().into())]);
            serde_json::from_str(&files::read(&file, words)?).map_err(bad)?
        } else {
            Vec::new()
        };
        Ok(Self { file, people })
    }

    /// Somebody by name; without one whoever came last.
    pub(super) fn find(&self, name: Option<&str>) -> Option<&Person> {
        self.people.iter().find(|person| name.is_none_or(|name| person.name == name))
    }

    /// Keeps somebody as the last who came.
    pub(super) fn keep(&mut self, person: Person, words: &Words) -> Result<()> {
        if self.people.first() == Some(&person) {
            return Ok(());
        }
        self.people.retain(|other| other.name != person.name);
        self.people.insert(0, person);
        if let Some(folder) = self.file.parent() {
            std::fs::create_dir_all(folder).map_err(|why| files::cannot_write(folder, &why, words))?;
        }
        // Written as a temporary file first, which nobody else may read, and stays so.
        files::replace(&self.file, serde_json::to_vec(&self.people)?, words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_known_by_server_and_name_and_kept_private() {
        let (words, folder) = (Words::english(), tempfile::tempdir().unwrap());
        let link = Link::read("http://[::1]:8080/stars", &words).unwrap();
        let person = |name: &str, token: &str| Person { name: name.to_owned(), token: token.to_owned() };
        let mut known = Known::at(&link, folder.path(), &words).unwrap();
        assert_eq!(known.find(None), None);
        for (name, token) in [("Ada", "1"), ("Bob", "2"), ("Ada", "3")] {
            known.keep(person(name, token), &words).unwrap();
        }
        let again = Known::at(&link, folder.path(), &words).unwrap();
        assert_eq!(again.find(None), Some(&person("Ada", "3")));
        assert_eq!(again.find(Some("Bob")), Some(&person("Bob", "2")));
        assert_eq!(again.find(Some("Eve")), None);
        let other = Link::read("http://[::1]:8081/stars", &words).unwrap();
        assert_eq!(Known::at(&other, folder.path(), &words).unwrap().find(None), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&known.file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&known.file, "nonsense").unwrap();
        let refused = Known::at(&link, folder.path(), &words).unwrap_err().to_string();
        assert!(refused.contains("cannot be read"), "{refused}");
    }
}
