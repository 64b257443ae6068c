//! `starboard train`: a player that learns from games against itself.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use bots::race::train::{Config, Trainer};
use clap::Args;
use race::Race;
use words::{Words, phrase};

use crate::{errors, files, game, progress, wrap};

#[derive(Debug, Args)]
pub(crate) struct Train {
    /// Which game: race
    game: String,
    /// How to train: a JSON file (docs/race-player.md)
    #[arg(long, value_name = "FILE")]
    config: PathBuf,
    /// Where to save the weights, with a checkpoint beside them to resume from
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Start from these weights
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many threads; all cores if left out
    #[arg(long, default_value_t = 0, value_parser = progress::threads())]
    threads: usize,
}

pub(crate) fn run(options: &Train, words: &Words) -> Result<()> {
    game::only::<Race>(&options.game, words)?;
    let name = options.config.display().to_string();
    let config: Config = serde_json::from_str(&files::read(&options.config, words)?).map_err(|why| {
        errors::error(words, "cli-bad-config", &[("name", name.into()), ("why", why.to_string().into())])
    })?;
    let checkpoint = options.out.with_extension("checkpoint");
    let mut trainer = match std::fs::read(&checkpoint) {
        Ok(bytes) => Trainer::resume(config, &bytes).ok_or_else(|| {
            errors::error(words, "cli-bad-checkpoint", &[("name", checkpoint.display().to_string().into())])
        })?,
        Err(_) => match &options.from {
            None => Trainer::new(config),
            Some(path) => {
                let trainer = std::fs::read(path).ok().and_then(|bytes| Trainer::from_weights(config, &bytes));
                trainer.ok_or_else(|| {
                    errors::error(words, "cli-bad-checkpoint", &[("name", path.display().to_string().into())])
                })?
            }
        },
    };
    let pool = progress::pool(options.threads)?;
    let start = Instant::now();
    let mut out = std::io::stdout().lock();
    while trainer.passes() < config.passes {
        let pass = pool.install(|| trainer.pass());
        files::replace(&checkpoint, trainer.checkpoint(), words)?;
        files::replace(&options.out, trainer.weights(), words)?;
        let args = [
            ("pass", (trainer.passes() as i64).into()),
            ("passes", (config.passes as i64).into()),
            ("games", ((trainer.passes() * config.games) as i64).into()),
            ("seconds", format!("{:.0}", start.elapsed().as_secs_f64()).into()),
            ("error", format!("{:.4}", pass.error).into()),
            ("score", format!("{:.1}", pass.winning_score).into()),
            ("rounds", format!("{:.1}", pass.rounds).into()),
        ];
        wrap::write(&mut out, &words.say(&phrase("cli-train-pass").with(args)).to_string(), 2)?;
        if let Some(share) = pool.install(|| trainer.ladder()) {
            let args =
                [("share", format!("{:.1}", share * 100.0).into()), ("ago", (config.ladder_every as i64).into())];
            wrap::write(&mut out, &words.say(&phrase("cli-train-ladder").with(args)).to_string(), 2)?;
        }
        out.flush()?;
    }
    Ok(())
}
