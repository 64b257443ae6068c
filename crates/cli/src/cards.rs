//! `starboard cards`

use std::io::Write as _;

use anyhow::Result;
use race::Kind;
use race::cards::DESIGNS;
use words::Words;

use crate::game::{self, GameId};
use crate::wrap;

pub(crate) fn run(name: &str, json: bool, words: &Words) -> Result<()> {
    match game::find(name, words)? {
        GameId::Race => race(json, words),
        GameId::Galactica => game::not_yet(words),
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
