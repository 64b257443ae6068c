//! `starboard levels`: what the levels are like and, measured, how far each stands above the one below.

use std::io::Write as _;

use anyhow::Result;
use bots::Botted;
use bots::arena::Match;
use bots::simulate::Series;
use clap::Args;
use race::Race;
use serde_json::json;
use words::{Phrase, Words, phrase, text};

use crate::{RaceOptions, errors, game, progress, wrap};

#[derive(Debug, Args)]
pub(crate) struct Levels {
    /// Which game: race or galactica
    game: String,
    /// Let each level of Race play against the one below, on the same deals
    #[arg(long)]
    measure: bool,
    #[command(flatten)]
    race: RaceOptions,
    /// How many games at least for each pair; whole sets are played, a deal once with every rotation of the seats
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 2026)]
    seed: u64,
    /// Up to this level; all of them if left out
    #[arg(long, value_name = "LEVEL")]
    to: Option<String>,
    /// How many threads; all cores if left out
    #[arg(long, default_value_t = 0, value_parser = progress::threads())]
    threads: usize,
    /// As JSON, with --measure
    #[arg(long, requires = "measure")]
    json: bool,
}

pub(crate) fn run(options: &Levels, words: &Words) -> Result<()> {
    if options.measure {
        game::only::<Race>(&options.game, words)?;
    }
    if options.games == 0 {
        return Err(errors::error(words, "cli-no-games", &[]));
    }
    let ladder = game::with!(&options.game, words, |G| Ok(G::LADDER))?;
    let end = match &options.to {
        None => ladder.len(),
        Some(name) => match ladder.iter().position(|level| level == name) {
            Some(last) => last + 1,
            None => {
                let args = [("name", text(name.as_str())), ("bots", ladder.join(", ").into())];
                return Err(errors::error(words, "cli-no-such-bot", &args));
            }
        },
    };
    let ladder = &ladder[..end];
    if options.measure { measure(options, ladder, words) } else { list(ladder, words) }
}

/// What a computer player of that level is called.
pub(crate) fn level_name(words: &Words, level: &str) -> String {
    words.say(&phrase("cli-level-name").set("level", Phrase::Case(level.to_owned().into()))).to_string()
}

fn list(ladder: &[&str], words: &Words) -> Result<()> {
    let mut out = std::io::stdout().lock();
    for &level in ladder {
        let said = phrase("cli-level").set("level", text(level)).set("about", Phrase::Case(level.to_owned().into()));
        wrap::write(&mut out, &words.say(&said).to_string(), 0)?;
    }
    Ok(())
}

/// One player of a level against others of the level below, for every two neighbours.
fn measure(options: &Levels, ladder: &[&str], words: &Words) -> Result<()> {
    let setup = options.race.setup();
    let pool = progress::pool(options.threads)?;
    let mut out = std::io::stdout().lock();
    for pair in ladder.windows(2) {
        let mut seats = vec![pair[0].to_owned(); usize::from(setup.players)];
        if let Some(first) = seats.first_mut() {
            *first = pair[1].to_owned();
        }
        let series = Series::<Race>::new(setup, seats, options.seed)
            .map_err(|error| errors::series(words, &error, Race::BOTS))?;
        let bar = progress::bar(options.games, words);
        let result = pool.install(|| series.arena(options.games, &|done| bar.inc(done)));
        bar.finish_and_clear();
        if options.json {
            writeln!(out, "{}", json!({ "above": pair[1], "below": pair[0], "match": result }))?;
        } else {
            wrap::write(&mut out, &words.say(&told(pair[1], pair[0], &result)).to_string(), 0)?;
        }
        out.flush()?;
    }
    Ok(())
}

fn told(above: &str, below: &str, result: &Match) -> Phrase {
    let higher = &result.bots[0];
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    phrase("cli-levels-pair").with([
        ("above", text(above)),
        ("below", text(below)),
        ("share", percent(higher.win_share).into()),
        ("low", percent(higher.win_share_low).into()),
        ("high", percent(higher.win_share_high).into()),
        ("even", percent(1.0 / result.bots.len() as f64).into()),
        ("score", format!("{:.1}", higher.mean_score).into()),
        ("margin", format!("{:+.1}", higher.margin).into()),
        ("rounds", format!("{:.1}", result.mean_length).into()),
        ("longest", i64::from(result.longest).into()),
    ])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use galactica::Galactica;

    use super::*;

    /// Every level has a sentence of its own.
    #[test]
    fn every_level_is_told() {
        let words = Words::english();
        let case = |level: &str| Phrase::Case(level.to_owned().into());
        let about = |level: &str| {
            let said = phrase("cli-level").set("level", text("it")).set("about", case(level));
            words.say(&said).to_string()
        };
        let mut told = BTreeSet::from([about("unknown")]);
        let levels = Race::LADDER.iter().chain(Galactica::LADDER);
        assert!(levels.into_iter().all(|level| told.insert(about(level))), "{told:?}");
    }

    #[test]
    fn a_pair_is_told() {
        let seats = vec!["learner".to_owned(), "beginner".to_owned()];
        let setup = race::Setup { players: 2, mode: race::Mode::Standard };
        let result = Series::<Race>::new(setup, seats, 1).unwrap().arena(2, &|_| ());
        let said = Words::english().say(&told("learner", "beginner", &result)).to_string();
        assert!(said.starts_with("learner against beginner: ") && said.contains("even would be 50.0%"), "{said}");
    }
}
