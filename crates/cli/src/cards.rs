//! `starboard cards`

use std::io::Write;

use anyhow::Result;
use games::Offered;
use words::{Line, Words};

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
    tell(&mut out, G::cards(words))
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
