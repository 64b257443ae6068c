//! `starboard arena`: bots against each other on the same deals, seat against seat or side against side.

use std::io::Write as _;
use std::time::{Duration, Instant};

use anyhow::Result;
use bots::Botted;
use bots::arena::{Match, Standing};
use bots::galactica::sides::{Deals, Pairing, Sides, sides};
use bots::galactica::takeover::learned;
use bots::simulate::{Measured, Series};
use clap::Args;
use galactica::Galactica;
use race::Race;
use tabletop::Game;
use words::{Words, phrase, text};

use crate::{GalacticaOptions, RaceOptions, errors, game, progress, wrap};

#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// Which game: race or galactica
    game: String,
    /// Race: the bots, one per player; master:10 thinks in ten times as many worlds
    #[arg(long, value_delimiter = ',', required_unless_present_any = ["sides", "take_over"])]
    seats: Vec<String>,
    /// Galactica: who plays the humans and who the Cylons, such as hard/easy; easy+hard/easy has one human who is
    /// hard. Several, with commas, are compared on the same deals
    #[arg(long, value_delimiter = ',', value_name = "HUMANS/CYLONS", conflicts_with = "seats")]
    sides: Vec<String>,
    /// Galactica: what the others learn of a seat by each decision after the computer has taken over from a player of this level,
    /// and where it has sat there all the time; as JSON
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["seats", "sides"])]
    take_over: Option<String>,
    /// Galactica: how many players
    #[arg(long, default_value_t = 5, conflicts_with = "seats")]
    players: u8,
    #[command(flatten)]
    galactica: GalacticaOptions,
    /// How many games; of Race at least, where each deal is played once with every rotation of the seats
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Galactica: no further deal is begun after so many seconds; what was played until then is told
    #[arg(long, value_name = "SECONDS", conflicts_with_all = ["seats", "take_over"])]
    seconds: Option<u64>,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// The two-player game for experienced players
    #[arg(long, alias = "advanced", conflicts_with = "first_game")]
    experienced: bool,
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
    if options.games == 0 {
        return Err(errors::error(words, "cli-no-games", &[]));
    }
    if options.game == Galactica::ID {
        return by_side(options, words);
    }
    game::only::<Race>(&options.game, words)?;
    let players = u8::try_from(options.seats.len()).unwrap_or(u8::MAX);
    let race = RaceOptions { players: Some(players), experienced: options.experienced, first_game: options.first_game };
    arena::<Race>(options, race.setup(), words)
}

fn arena<G: Botted + Measured>(options: &Arena, setup: G::Setup, words: &Words) -> Result<()> {
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

fn by_side(options: &Arena, words: &Words) -> Result<()> {
    let setup = options.galactica.setup(Some(options.players), words)?;
    Galactica::start(&setup, tabletop::Seed::derive(0, 0), &mut galactica::Log::off())
        .map_err(|illegal| anyhow::anyhow!(words.say(&words::illegal(&illegal)).to_string()))?;
    if let Some(level) = &options.take_over {
        return taken_over(options, &setup, level, words);
    }
    let pairings: Vec<Pairing> = options
        .sides
        .iter()
        .map(|name| Pairing::of(name))
        .collect::<Result<_, _>>()
        .map_err(|error| errors::series(words, &error, Galactica::BOTS))?;
    let until = options.seconds.and_then(|seconds| Instant::now().checked_add(Duration::from_secs(seconds)));
    let deals = Deals { games: options.games, seed: options.seed, until };
    let bar = progress::bar(options.games * pairings.len() as u64, words);
    let rows = progress::pool(options.threads)?.install(|| sides(&setup, &pairings, deals, &|done| bar.inc(done)));
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&rows)?)?;
        return Ok(());
    }
    for row in &rows {
        say(&mut out, row, words)?;
    }
    Ok(())
}

fn taken_over(options: &Arena, setup: &galactica::Setup, level: &str, words: &Words) -> Result<()> {
    Pairing::of(level).map_err(|error| errors::series(words, &error, Galactica::BOTS))?;
    let [after, ordinary] =
        progress::pool(options.threads)?.install(|| learned(setup, level, options.games, options.seed));
    let told = serde_json::json!({
        "games": options.games,
        "from": level,
        "after": { "mean": after.0, "half": after.1 },
        "ordinary": { "mean": ordinary.0, "half": ordinary.1 },
    });
    writeln!(std::io::stdout().lock(), "{told:#}")?;
    Ok(())
}

fn say(out: &mut impl std::io::Write, row: &Sides, words: &Words) -> Result<()> {
    let percent = |share: f64| text(format!("{:.1}", share * 100.0));
    let points = |share: f64| text(format!("{:+.1}", share * 100.0));
    let tenths = |number: f64| text(format!("{number:.1}"));
    let whole = |number: u64| (number as i64).into();
    let lines = [
        phrase("cli-sides").with([
            ("pairing", text(row.pairing.as_str())),
            ("games", whole(row.games)),
            ("share", percent(row.humans)),
            ("low", percent(row.humans_low)),
            ("high", percent(row.humans_high)),
        ]),
        phrase("cli-sides-gain").with([
            ("gain", points(row.gain)),
            ("low", points(row.gain_low)),
            ("high", points(row.gain_high)),
        ]),
        phrase("cli-sides-course").with([
            ("turns", tenths(row.mean_turns)),
            ("distance", tenths(row.mean_distance)),
            ("passed", percent(row.passed)),
            ("tried", percent(row.passed_tried)),
            ("jailed", whole(row.jailed)),
            ("humans", whole(row.jailed_humans)),
            ("jumps", whole(row.lethal_jumps)),
        ]),
        phrase("cli-sides-time").with([
            ("humans", text(format!("{:.2}", row.ms_mean[0]))),
            ("cylons", text(format!("{:.2}", row.ms_mean[1]))),
            ("most", tenths(row.ms_most[0].max(row.ms_most[1]))),
        ]),
        phrase("cli-simulated-faults").with([
            ("illegal", whole(row.illegal)),
            ("dead", whole(row.dead_ends)),
            ("over", whole(0)),
        ]),
    ];
    for (at, line) in lines.iter().enumerate() {
        wrap::write(out, &words.say(line).to_string(), if at == 0 { 0 } else { 2 })?;
    }
    for (&ending, &count) in &row.endings {
        let said = phrase("cli-simulated-ending").with([("ending", ending.into()), ("count", whole(count))]);
        wrap::write(out, &words.say(&said).to_string(), 2)?;
    }
    Ok(())
}
