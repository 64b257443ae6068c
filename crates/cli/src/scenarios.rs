//! `starboard scenario`

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use games::Scene;
use tabletop::MAX_SEATS;
use words::{Words, phrase};

use crate::watch::seat_names;
use crate::{errors, files, wrap};

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
        let names = seat_names(MAX_SEATS as u8, words);
        let mut scenes = Vec::new();
        let ran = games::scenario_shown(&text, words, &names, &mut |scene| scenes.push(scene));
        for scene in &scenes {
            show(&mut out, &name, scene, words)?;
        }
        match ran {
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

/// The log and the table, as they are at a line `show`.
fn show(out: &mut impl std::io::Write, name: &str, scene: &Scene, words: &Words) -> Result<()> {
    let args = [("name", name.to_owned().into()), ("line", scene.line.into())];
    writeln!(out, "{}", words.say(&phrase("cli-scenario-shown").with(args)))?;
    scene.log.iter().try_for_each(|line| wrap::write(out, &line.to_string(), 2))?;
    writeln!(out)?;
    scene.table.iter().try_for_each(|line| wrap::write(out, &line.to_string(), 2))?;
    Ok(writeln!(out)?)
}
