//! `starboard cards`

use std::io::Write as _;

use anyhow::Result;
use race::cards::{Body, DESIGNS, Price};

use crate::game::{self, GameId};

pub(crate) fn run(name: &str, json: bool) -> Result<()> {
    match game::find(name)? {
        GameId::Race => race(json),
        GameId::Galactica => game::not_yet("list its cards"),
    }
}

fn race(json: bool) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&serde_json::json!({ "cards": &DESIGNS[..] }))?)?;
        return Ok(());
    }
    for design in &DESIGNS {
        let price = match design.price {
            Price::Pay(cost) => format!("cost {cost}"),
            Price::Defense(defense) => format!("defense {defense}"),
        };
        let vp = if design.scoring.is_empty() { design.vp.to_string() } else { "?".to_owned() };
        let body = match design.body {
            Body::Development => "development".to_owned(),
            Body::Gray => "world".to_owned(),
            Body::Windfall(good) => format!("{good:?} windfall world"),
            Body::Production(good) => format!("{good:?} production world"),
        };
        let copies = if design.copies > 1 { format!(", {} copies", design.copies) } else { String::new() };
        writeln!(out, "{:<32}{price:<11}{vp:>3} VP  {body}{copies}", design.name)?;
    }
    Ok(())
}
