//! `starboard simulate`

use std::collections::BTreeMap;
use std::io::Write as _;
use std::time::Instant;

use anyhow::Result;
use bots::Botted;
use bots::simulate::{Measured, Series, Tally, WIN};
use clap::Args;
use race::Race;
use serde::Serialize;
use words::Words;

use crate::game::{self, GameId};
use crate::{RaceOptions, errors, progress};

#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// Which game: race
    game: String,
    #[command(flatten)]
    race: RaceOptions,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The bots, one for each seat or one for all; seats rotate
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// How many threads; all cores if left out
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// As JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Summary {
    games: u64,
    seconds: f64,
    games_per_second: f64,
    decisions: u64,
    decisions_per_second: f64,
    forced: u64,
    #[serde(flatten)]
    length: BTreeMap<&'static str, Mean>,
    ends: BTreeMap<&'static str, u64>,
    seats: Vec<SeatSummary>,
    illegal: u64,
    dead_ends: u64,
    over_limit: u64,
}

#[derive(Debug, Serialize)]
struct Mean {
    mean: f64,
}

#[derive(Debug, Serialize)]
struct SeatSummary {
    bot: String,
    wins: u64,
    win_share: f64,
    mean_score: f64,
}

pub(crate) fn run(options: &Simulate, words: &Words) -> Result<()> {
    match game::find(&options.game, words)? {
        GameId::Race => series::<Race>(options, options.race.setup(), words),
        GameId::Galactica => game::not_yet(words),
    }
}

fn series<G: Botted + Measured>(options: &Simulate, setup: G::Setup, words: &Words) -> Result<()> {
    if options.games == 0 {
        return Err(errors::error(words, "cli-no-games", &[]));
    }
    let series = Series::<G>::new(setup, options.bots.clone(), options.seed)
        .map_err(|error| errors::series(words, &error, G::BOTS))?;
    let bar = progress::bar(options.games, "games");
    let pool = progress::pool(options.threads)?;
    let start = Instant::now();
    let tally = pool.install(|| series.play(0..options.games, &|done| bar.inc(done)));
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let summary = summary(&series, &tally, seconds);
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&summary)?)?;
    } else {
        print(&mut out, &summary)?;
    }
    Ok(())
}

fn summary<G: Measured>(series: &Series<G>, tally: &Tally, seconds: f64) -> Summary {
    let games = tally.games as f64;
    let seats = series.bots.iter().zip(&tally.bots).map(|(bot, tally)| SeatSummary {
        bot: bot.clone(),
        wins: tally.wins,
        win_share: tally.shares as f64 / WIN as f64 / games,
        mean_score: tally.score as f64 / games,
    });
    Summary {
        games: tally.games,
        seconds,
        games_per_second: games / seconds,
        decisions: tally.decisions,
        decisions_per_second: tally.decisions as f64 / seconds,
        forced: tally.forced,
        length: [(G::LENGTH, Mean { mean: tally.length as f64 / games })].into(),
        ends: G::ENDINGS.iter().map(|&ending| (ending, tally.ends.get(ending).copied().unwrap_or(0))).collect(),
        seats: seats.collect(),
        illegal: tally.illegal,
        dead_ends: tally.dead_ends,
        over_limit: tally.over_limit,
    }
}

fn print(out: &mut impl std::io::Write, summary: &Summary) -> Result<()> {
    let Summary { games, seconds, games_per_second, decisions, decisions_per_second, forced, .. } = summary;
    writeln!(out, "{games} games in {seconds:.1} s, {games_per_second:.0} a second")?;
    writeln!(out, "{decisions} decisions, {decisions_per_second:.0} a second; {forced} answers were forced")?;
    for (length, Mean { mean }) in &summary.length {
        writeln!(out, "{mean:.1} {length} on average")?;
    }
    for (ending, count) in &summary.ends {
        writeln!(out, "ended by {ending}: {count}")?;
    }
    for SeatSummary { bot, wins, win_share, mean_score } in &summary.seats {
        writeln!(out, "{bot:<10} {wins:>8} wins, {:5.1}%, mean score {mean_score:.1}", win_share * 100.0)?;
    }
    let Summary { illegal, dead_ends, over_limit, .. } = summary;
    writeln!(out, "illegal answers {illegal}, dead ends {dead_ends}, games over the limit {over_limit}")?;
    Ok(())
}
