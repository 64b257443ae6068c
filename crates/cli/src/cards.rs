//! `starboard cards`

use std::io::Write as _;

use anyhow::Result;
use race::Kind;
use race::cards::DESIGNS;
use words::Words;

use crate::game::{self, GameId};
use crate::{errors, wrap};

pub(crate) fn run(name: &str, json: bool, words: &Words) -> Result<()> {
    match game::find(name, words)? {
        GameId::Race => race(json, words),
        GameId::Galactica => galactica(json, words),
    }
}

fn race(json: bool, words: &Words) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&serde_json::json!({ "cards": &DESIGNS[..] }))?)?;
        return Ok(());
    }
    for kind in Kind::all() {
        for line in words.race_card(kind) {
            wrap::write(&mut out, &line.to_string(), 2)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// As data only: the texts of its cards come with its words.
fn galactica(json: bool, words: &Words) -> Result<()> {
    if !json {
        return Err(errors::error(words, "cli-json-only", &[]));
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", serde_json::to_string_pretty(&galactica::cards::facts())?)?;
    Ok(())
}
