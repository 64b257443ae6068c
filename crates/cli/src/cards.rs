//! `starboard cards`

use std::io::Write;

use anyhow::Result;
use race::Kind;
use race::cards::DESIGNS;
use words::{Line, Words};

use crate::game::{self, GameId};
use crate::wrap;

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
    tell(&mut out, Kind::all().map(|kind| words.race_card(kind)))
}

fn galactica(json: bool, words: &Words) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&galactica::cards::facts())?)?;
        return Ok(());
    }
    tell(&mut out, words.galactica_cards())
}

/// Cards in their lines, with a gap after each.
fn tell(out: &mut impl Write, cards: impl IntoIterator<Item = Vec<Line>>) -> Result<()> {
    for lines in cards {
        for line in lines {
            wrap::write(out, &line.to_string(), 2)?;
        }
        writeln!(out)?;
    }
    Ok(())
}
