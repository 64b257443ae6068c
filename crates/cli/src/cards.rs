//! `starboard cards`

use std::io::Write;

use anyhow::Result;
use games::Offered;
use words::{Reader, Row, Voice, Words};

use crate::{game, wrap};

pub(crate) fn run(game: &str, json: bool, words: &Words) -> Result<()> {
    game::with!(game, words, |G| cards::<G>(json, words))
}

fn cards<G: Offered>(json: bool, words: &Words) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&G::facts())?)?;
        return Ok(());
    }
    tell(&mut out, words.game(G::ID), G::cards())
}

/// Cards in their lines, with a gap after each.
fn tell(out: &mut impl Write, voice: &Voice, cards: impl IntoIterator<Item = Vec<Row>>) -> Result<()> {
    for rows in cards {
        for line in voice.lay(&rows, &Reader::NOBODY) {
            wrap::write(out, &line.to_string(), 2)?;
        }
        writeln!(out)?;
    }
    Ok(())
}
