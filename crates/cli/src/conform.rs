//! `starboard conform`: the conformance suite as a soak.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use games::Offered as _;
use rayon::prelude::*;
use tabletop::Probe;
use testkit::{Config, Suite};
use words::Words;

use crate::{errors, files, game, progress};

#[derive(Debug, Args)]
pub(crate) struct Conform {
    /// Which game: race or galactica
    game: String,
    /// How many random games, rotating through all modes and numbers of players
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Lockstep pairs of each kind per game
    #[arg(long, default_value_t = 2)]
    pairs: usize,
    /// Run the costly tests on one state in this many
    #[arg(long, default_value_t = 8)]
    every: u32,
    /// How many threads; all cores if left out
    #[arg(long, default_value_t = 0, value_parser = progress::threads())]
    threads: usize,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Save the record of each failure in this folder
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
}

pub(crate) fn run(options: &Conform, words: &Words) -> Result<()> {
    game::with!(&options.game, words, |G| suite::<G>(options, G::setups(), words))
}

fn suite<G: Probe>(options: &Conform, setups: Vec<G::Setup>, words: &Words) -> Result<()> {
    if options.games == 0 {
        return Err(errors::error(words, "cli-no-games", &[]));
    }
    if options.every == 0 {
        return Err(errors::error(words, "cli-no-states", &[]));
    }
    let config = Config::<G> {
        games: options.games,
        seed: options.seed,
        pairs: options.pairs,
        every: options.every,
        ..Config::new(setups)
    };
    let bar = progress::bar(options.games, words);
    let results: Vec<Suite> = progress::pool(options.threads)?.install(|| {
        let parts = (0..options.games).into_par_iter().map(|game| {
            let part = testkit::run_range(&config, game..game + 1);
            bar.inc(1);
            part
        });
        parts.collect()
    });
    bar.finish_and_clear();
    let suite = results.into_iter().fold(Suite::default(), Suite::merge);
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&suite)?)?;
    } else {
        write!(out, "{suite}")?;
    }
    if let Some(folder) = &options.save {
        for (number, failure) in suite.failures.iter().enumerate() {
            files::write_new(&folder.join(format!("{}-{number}.starboard", failure.test)), &failure.record, words)?;
        }
    }
    match suite.differences() {
        0 => Ok(()),
        count => Err(errors::error(words, "cli-differences", &[("count", (count as i64).into())])),
    }
}
