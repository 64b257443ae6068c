//! `starboard arena`: bots against each other on the same deals.

use std::io::Write as _;

use anyhow::Result;
use bots::Botted;
use bots::arena::{Match, Standing};
use bots::simulate::{Measured, Series};
use clap::Args;
use race::Race;
use words::{Words, phrase, text};

use crate::{RaceOptions, errors, game, progress, wrap};

#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// Which game: race
    game: String,
    /// The bots, one per player; master:10 thinks in ten times as many worlds
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// At least how many games; each deal is played once with every rotation of the seats
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// The two-player game for experienced players
    #[arg(long, conflicts_with = "first_game")]
    advanced: bool,
    /// The first game: preset hands
    #[arg(long)]
    first_game: bool,
    /// How many threads; all cores if left out
    #[arg(long, default_value_t = 0, value_parser = progress::threads())]
    threads: usize,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Arena, words: &Words) -> Result<()> {
    game::only::<Race>(&options.game, words)?;
    let players = u8::try_from(options.seats.len()).unwrap_or(u8::MAX);
    let race = RaceOptions { players: Some(players), advanced: options.advanced, first_game: options.first_game };
    arena::<Race>(options, race.setup(), words)
}

fn arena<G: Botted + Measured>(options: &Arena, setup: G::Setup, words: &Words) -> Result<()> {
    if options.games == 0 {
        return Err(errors::error(words, "cli-no-games", &[]));
    }
    let series = Series::<G>::new(setup, options.seats.clone(), options.seed)
        .map_err(|error| errors::series(words, &error, G::BOTS))?;
    let bar = progress::bar(options.games, words);
    let result = progress::pool(options.threads)?.install(|| series.arena(options.games, &|done| bar.inc(done)));
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&result)?)?;
        return Ok(());
    }
    let Match { games, sets, bots, mean_winning_score, mean_length, longest, .. } = &result;
    let args = [
        ("games", (*games as i64).into()),
        ("sets", (*sets as i64).into()),
        ("score", format!("{mean_winning_score:.1}").into()),
        ("rounds", format!("{mean_length:.1}").into()),
        ("longest", (i64::from(*longest)).into()),
    ];
    wrap::write(&mut out, &words.say(&phrase("cli-arena").with(args)).to_string(), 0)?;
    for Standing { bot, win_share, win_share_low, win_share_high, mean_score, margin, ms_per_decision, .. } in bots {
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        let args = [
            ("bot", text(bot.as_str())),
            ("share", percent(*win_share).into()),
            ("low", percent(*win_share_low).into()),
            ("high", percent(*win_share_high).into()),
            ("score", format!("{mean_score:.1}").into()),
            ("margin", format!("{margin:+.1}").into()),
            ("ms", format!("{ms_per_decision:.2}").into()),
        ];
        wrap::write(&mut out, &words.say(&phrase("cli-arena-bot").with(args)).to_string(), 2)?;
    }
    Ok(())
}
