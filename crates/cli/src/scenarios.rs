//! `starboard scenario`

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use words::{Words, phrase};

use crate::{errors, files};

pub(crate) fn run(paths: &[PathBuf], words: &Words) -> Result<()> {
    let (mut out, mut bad) = (std::io::stdout().lock(), 0);
    for path in paths {
        let name = path.display().to_string();
        let text = match files::read(path, words) {
            Ok(text) => text,
            Err(error) => {
                bad += 1;
                eprintln!("{error:#}");
                continue;
            }
        };
        match games::scenario(&text) {
            Ok(report) => {
                let args = [("name", name.into()), ("checks", report.checks.into())];
                writeln!(out, "{}", words.say(&phrase("cli-scenario-passed").with(args)))?;
            }
            Err(problems) => {
                bad += 1;
                problems.iter().for_each(|problem| eprintln!("{name}: {problem}"));
            }
        }
    }
    if bad == 0 {
        return Ok(());
    }
    Err(errors::error(words, "cli-not-passed", &[("bad", bad.into()), ("files", paths.len().into())]))
}
