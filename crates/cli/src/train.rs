//! `starboard train`: a player that learns from games against itself.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use bots::{galactica as of_galactica, race as of_race};
use clap::Args;
use galactica::Galactica;
use race::Race;
use serde::de::DeserializeOwned;
use tabletop::Game;
use words::{Phrase, Words, phrase};

use crate::{errors, files, game, progress, wrap};

#[derive(Debug, Args)]
pub(crate) struct Train {
    /// Which game: race or galactica
    game: String,
    /// How to train: a JSON file (docs/race-player.md, docs/galactica-player.md)
    #[arg(long, value_name = "FILE")]
    config: PathBuf,
    /// Where to save the weights, with a checkpoint beside them to resume from
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Start from these weights
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Stop after the pass in which so many seconds are over
    #[arg(long, value_name = "SECONDS")]
    seconds: Option<u64>,
    /// How many threads; all cores if left out
    #[arg(long, default_value_t = 0, value_parser = progress::threads())]
    threads: usize,
}

/// A network in training, of any game.
trait Learner: Sized + Send {
    type Config: DeserializeOwned + Copy + Sync;

    fn new(config: Self::Config) -> Self;
    fn from_weights(config: Self::Config, bytes: &[u8]) -> Option<Self>;
    fn resume(config: Self::Config, bytes: &[u8]) -> Option<Self>;
    fn checkpoint(&self) -> Vec<u8>;
    fn weights(&self) -> Vec<u8>;
    fn passes(&self) -> u64;
    /// How many passes there are to be, and how many games in each.
    fn plan(config: &Self::Config) -> (u64, u64);
    /// One more pass: what is said of it.
    fn pass(&mut self) -> Phrase;
    /// What is said of the ladder, when a rung of it is due.
    fn ladder(&mut self, config: &Self::Config) -> Option<Phrase>;
}

fn percent(share: f64) -> Phrase {
    format!("{:.1}", share * 100.0).into()
}

/// What every trainer does alike.
macro_rules! learner {
    ($trainer:ty, $config:ty) => {
        type Config = $config;

        fn new(config: Self::Config) -> Self {
            <$trainer>::new(config)
        }
        fn from_weights(config: Self::Config, bytes: &[u8]) -> Option<Self> {
            <$trainer>::from_weights(config, bytes)
        }
        fn resume(config: Self::Config, bytes: &[u8]) -> Option<Self> {
            <$trainer>::resume(config, bytes)
        }
        fn checkpoint(&self) -> Vec<u8> {
            <$trainer>::checkpoint(self)
        }
        fn weights(&self) -> Vec<u8> {
            <$trainer>::weights(self)
        }
        fn passes(&self) -> u64 {
            <$trainer>::passes(self)
        }
        fn plan(config: &Self::Config) -> (u64, u64) {
            (config.passes, config.games)
        }
    };
}

impl Learner for of_race::train::Trainer {
    learner!(of_race::train::Trainer, of_race::train::Config);

    fn pass(&mut self) -> Phrase {
        let pass = of_race::train::Trainer::pass(self);
        phrase("cli-train-race").with([
            ("error", format!("{:.4}", pass.error).into()),
            ("score", format!("{:.1}", pass.winning_score).into()),
            ("rounds", format!("{:.1}", pass.rounds).into()),
        ])
    }

    fn ladder(&mut self, config: &Self::Config) -> Option<Phrase> {
        let share = of_race::train::Trainer::ladder(self)?;
        let ago = (config.ladder_every as i64).into();
        Some(phrase("cli-train-ladder").with([("share", percent(share)), ("ago", ago)]))
    }
}

impl Learner for of_galactica::train::Trainer {
    learner!(of_galactica::train::Trainer, of_galactica::train::Config);

    fn pass(&mut self) -> Phrase {
        let pass = of_galactica::train::Trainer::pass(self);
        phrase("cli-train-galactica").with([
            ("error", format!("{:.4}", pass.error).into()),
            ("humans", percent(f64::from(pass.humans))),
            ("turns", format!("{:.1}", pass.turns).into()),
        ])
    }

    fn ladder(&mut self, _: &Self::Config) -> Option<Phrase> {
        let [humans, cylons] = of_galactica::train::Trainer::ladder(self)?;
        let points = |share: f64| Phrase::from(format!("{:+.1}", share * 100.0));
        Some(phrase("cli-train-sides").with([("humans", points(humans)), ("cylons", points(cylons))]))
    }
}

pub(crate) fn run(options: &Train, words: &Words) -> Result<()> {
    if options.game == Galactica::ID {
        return train::<of_galactica::train::Trainer>(options, words);
    }
    game::only::<Race>(&options.game, words)?;
    train::<of_race::train::Trainer>(options, words)
}

fn train<L: Learner>(options: &Train, words: &Words) -> Result<()> {
    let name = options.config.display().to_string();
    let config: L::Config = serde_json::from_str(&files::read(&options.config, words)?).map_err(|why| {
        errors::error(words, "cli-bad-config", &[("name", name.into()), ("why", why.to_string().into())])
    })?;
    let checkpoint = options.out.with_extension("checkpoint");
    let mut trainer = match std::fs::read(&checkpoint) {
        Ok(bytes) => L::resume(config, &bytes).ok_or_else(|| {
            errors::error(words, "cli-bad-checkpoint", &[("name", checkpoint.display().to_string().into())])
        })?,
        Err(_) => match &options.from {
            None => L::new(config),
            Some(path) => {
                let trainer = std::fs::read(path).ok().and_then(|bytes| L::from_weights(config, &bytes));
                trainer.ok_or_else(|| {
                    errors::error(words, "cli-bad-checkpoint", &[("name", path.display().to_string().into())])
                })?
            }
        },
    };
    let pool = progress::pool(options.threads)?;
    let start = Instant::now();
    let mut out = std::io::stdout().lock();
    let (passes, games) = L::plan(&config);
    let over = || options.seconds.is_some_and(|seconds| start.elapsed().as_secs() >= seconds);
    while trainer.passes() < passes && !over() {
        let pass = pool.install(|| trainer.pass());
        files::replace(&checkpoint, trainer.checkpoint(), words)?;
        files::replace(&options.out, trainer.weights(), words)?;
        let said = phrase("cli-train-pass").with([
            ("pass", (trainer.passes() as i64).into()),
            ("passes", (passes as i64).into()),
            ("games", ((trainer.passes() * games) as i64).into()),
            ("seconds", format!("{:.0}", start.elapsed().as_secs_f64()).into()),
            ("what", pass),
        ]);
        wrap::write(&mut out, &words.say(&said).to_string(), 2)?;
        if let Some(said) = pool.install(|| trainer.ladder(&config)) {
            wrap::write(&mut out, &words.say(&said).to_string(), 2)?;
        }
        out.flush()?;
    }
    Ok(())
}
