//! `starboard simulate`

use std::collections::BTreeMap;
use std::io::Write as _;
use std::time::Instant;

use anyhow::Result;
use bots::simulate::{Measured, Series, Tally, WIN};
use bots::{Asked, Botted};
use clap::Args;
use protocol::Pace;
use serde::Serialize;
use words::{Phrase, Words, phrase, text};

use crate::game::{self, Typed as _, Wanted};
use crate::{GalacticaOptions, RaceOptions, errors, progress};

#[derive(Debug, Args)]
pub(crate) struct Simulate {
    /// Which game: race or galactica
    game: String,
    #[command(flatten)]
    race: RaceOptions,
    #[command(flatten)]
    galactica: GalacticaOptions,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The bots, one per seat or one for all; seats rotate
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Also count how often each component was used, and print the table (galactica)
    #[arg(long)]
    usage: bool,
    /// Also count how often a seat with the default standing orders is asked during another player's turn, and reaction windows (galactica)
    #[arg(long)]
    orders: bool,
    /// How many threads; all cores if left out
    #[arg(long, default_value_t = 0, value_parser = progress::threads())]
    threads: usize,
    /// Print JSON
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
    longest: u32,
    ends: BTreeMap<&'static str, u64>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    winners: BTreeMap<&'static str, u64>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    uses: BTreeMap<String, u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    asked: Option<AskedSummary>,
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

/// How often a seat with the usual standing orders is asked in a turn of another, and how long windows last.
#[derive(Debug, Serialize)]
struct AskedSummary {
    turns: u64,
    mean: f64,
    share_above_two: f64,
    /// The share of turns by how often: never, once and so on.
    shares: Vec<f64>,
    /// How often in a turn, by question.
    questions: BTreeMap<String, f64>,
    /// The mean at a slow table, where a question waits whatever the seat holds.
    slow_mean: f64,
    /// Reaction windows in a game, by question; the second those before which people want to talk.
    windows: BTreeMap<String, f64>,
    long_windows: BTreeMap<String, f64>,
    /// How much of a live game they take, if they have their usual length and nobody holds one open.
    window_minutes: f64,
}

impl AskedSummary {
    fn of(asked: &Asked, games: f64) -> Self {
        let turns = asked.turns() as f64;
        let Pace { window, long_window, .. } = Pace::default();
        let total = |windows: &BTreeMap<String, u64>| windows.values().sum::<u64>();
        let millis = total(&asked.windows) * window + total(&asked.long_windows) * long_window;
        let means = |counts: &BTreeMap<String, u64>, of: f64| {
            counts.iter().map(|(name, &count)| (name.clone(), count as f64 / of)).collect()
        };
        let most = asked.times.keys().next_back().copied().unwrap_or(0);
        let share = |times| asked.times.get(&times).copied().unwrap_or(0) as f64 / turns;
        Self {
            turns: asked.turns(),
            mean: asked.mean(),
            share_above_two: asked.share_above(2),
            shares: (0..=most).map(share).collect(),
            questions: means(&asked.questions, turns),
            slow_mean: asked.slow_mean(),
            windows: means(&asked.windows, games),
            long_windows: means(&asked.long_windows, games),
            window_minutes: millis as f64 / 60_000.0 / games,
        }
    }
}

pub(crate) fn run(options: &Simulate, words: &Words) -> Result<()> {
    let wanted = Wanted { race: &options.race, galactica: &options.galactica };
    game::with!(&options.game, words, |G| series::<G>(options, G::setup(wanted, words)?, words))
}

fn series<G: Botted + Measured>(options: &Simulate, setup: G::Setup, words: &Words) -> Result<()> {
    if options.games == 0 {
        return Err(errors::error(words, "cli-no-games", &[]));
    }
    let mut series = Series::<G>::new(setup, options.bots.clone(), options.seed)
        .map_err(|error| errors::series(words, &error, G::BOTS))?;
    series.usage = options.usage;
    series.asked = options.orders;
    let bar = progress::bar(options.games, words);
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
        print(&mut out, &summary, words)?;
    }
    Ok(())
}

fn summary<G: Measured>(series: &Series<G>, tally: &Tally, seconds: f64) -> Summary {
    let games = tally.games as f64;
    let mean = |sum: u64| Mean { mean: sum as f64 / games };
    let also = G::ALSO.map(|name| (name, mean(tally.also)));
    let mut winners: BTreeMap<&'static str, u64> = G::SIDES.iter().map(|&side| (side, 0)).collect();
    for (ending, count) in &tally.ends {
        if let Some(won) = G::SIDES.get(G::side(ending)).and_then(|side| winners.get_mut(side)) {
            *won += count;
        }
    }
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
        length: [(G::LENGTH, mean(tally.length))].into_iter().chain(also).collect(),
        longest: tally.longest,
        ends: G::ENDINGS.iter().map(|&ending| (ending, tally.ends.get(ending).copied().unwrap_or(0))).collect(),
        winners,
        uses: tally.uses.clone(),
        asked: (series.asked && tally.asked.turns() > 0).then(|| AskedSummary::of(&tally.asked, games)),
        seats: seats.collect(),
        illegal: tally.illegal,
        dead_ends: tally.dead_ends,
        over_limit: tally.over_limit,
    }
}

fn print(out: &mut impl std::io::Write, summary: &Summary, words: &Words) -> Result<()> {
    let whole = |number: u64| Phrase::Number(number as i64);
    let about = |number: f64| text(format!("{number:.0}"));
    let tenths = |number: f64| text(format!("{number:.1}"));
    let mut line = |id: &'static str, args: &[(&'static str, Phrase)]| {
        writeln!(out, "{}", words.say(&phrase(id).with(args.iter().cloned())))
    };
    line(
        "cli-simulated",
        &[
            ("games", whole(summary.games)),
            ("seconds", tenths(summary.seconds)),
            ("rate", about(summary.games_per_second)),
        ],
    )?;
    line(
        "cli-simulated-decisions",
        &[
            ("decisions", whole(summary.decisions)),
            ("rate", about(summary.decisions_per_second)),
            ("forced", whole(summary.forced)),
        ],
    )?;
    for (&unit, &Mean { mean }) in &summary.length {
        line("cli-simulated-length", &[("mean", tenths(mean)), ("unit", unit.into())])?;
    }
    for (&side, &count) in &summary.winners {
        line("cli-simulated-side", &[("side", side.into()), ("count", whole(count))])?;
    }
    for (&ending, &count) in &summary.ends {
        line("cli-simulated-ending", &[("ending", ending.into()), ("count", whole(count))])?;
    }
    for SeatSummary { bot, wins, win_share, mean_score } in &summary.seats {
        line(
            "cli-simulated-bot",
            &[
                ("bot", text(bot.as_str())),
                ("wins", whole(*wins)),
                ("share", tenths(win_share * 100.0)),
                ("score", tenths(*mean_score)),
            ],
        )?;
    }
    for (name, &count) in &summary.uses {
        line("cli-simulated-use", &[("name", text(name.as_str())), ("count", whole(count))])?;
    }
    if let Some(asked) = &summary.asked {
        let share = tenths(asked.share_above_two * 100.0);
        line("cli-simulated-asked", &[("mean", text(format!("{:.2}", asked.mean))), ("share", share)])?;
        for (name, often) in &asked.questions {
            let often = text(format!("{often:.3}"));
            line("cli-simulated-question", &[("name", text(name.as_str())), ("often", often)])?;
        }
        line("cli-simulated-slow", &[("mean", text(format!("{:.2}", asked.slow_mean)))])?;
        line("cli-simulated-windows", &[("minutes", tenths(asked.window_minutes))])?;
        for (name, &often) in asked.windows.iter().chain(&asked.long_windows) {
            line("cli-simulated-window", &[("name", text(name.as_str())), ("often", tenths(often))])?;
        }
    }
    line(
        "cli-simulated-faults",
        &[("illegal", whole(summary.illegal)), ("dead", whole(summary.dead_ends)), ("over", whole(summary.over_limit))],
    )?;
    Ok(())
}
