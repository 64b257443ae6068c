//! `starboard load`: many tables over real WebSockets, some clients coming back and some not reading, and what it costs.

mod own;
mod player;

use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::Args;
use protocol::reply::Made;
use protocol::{Done, NewTable, Pace, Talk, Wanted};
use race::{Mode, Race, Setup};
use serde::Serialize;
use serde::de::IgnoredAny;
use server::client::Client;
use tabletop::Game as _;
use tokio::io::AsyncWriteExt as _;
use tokio::sync::Semaphore;
use words::{Words, phrase};

use own::Own;
use player::{Habits, Ordered, Player, Seen, Stretch};

/// As many tables are opened at the same time, and as many clients connect.
const AT_ONCE: usize = 64;

#[derive(Clone, Debug, Args)]
pub(crate) struct Load {
    /// How many tables, each with one client and computer players, or with people only
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Seats at each table
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// A client on every seat, no computer players
    #[arg(long)]
    people: bool,
    /// The computer players' level
    #[arg(long, default_value = "easy")]
    bot: String,
    /// Milliseconds after which a computer player answers
    #[arg(long, default_value_t = 50)]
    bot_delay: u64,
    /// Milliseconds a client waits before it answers
    #[arg(long, default_value_t = 0)]
    think: u64,
    /// How long to measure
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Seconds that are played before, and not measured
    #[arg(long, default_value_t = 1)]
    warm_up: u64,
    /// A client reconnects after this many answers; 0 for never
    #[arg(long, default_value_t = 50)]
    reconnect: usize,
    /// One table in this many is also watched by a client that never reads; 0 for none
    #[arg(long, default_value_t = 20)]
    slow: usize,
    /// A server that is already running, or several on one store; otherwise one is started for the measurement
    #[arg(long, value_name = "ADDRESS", requires = "metrics", value_delimiter = ',')]
    server: Vec<SocketAddr>,
    /// Where those servers serve their figures (their own --metrics)
    #[arg(long, value_name = "ADDRESS", requires = "server", value_delimiter = ',')]
    metrics: Vec<SocketAddr>,
    /// How many servers are started for the measurement; more than one needs a store that they share
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "server")]
    processes: usize,
    /// The PostgreSQL database of the servers that are started
    #[arg(long, value_name = "URL", conflicts_with = "server")]
    store: Option<String>,
    /// The NATS server that they hear of each other by
    #[arg(long, value_name = "URL", requires = "store")]
    bus: Option<String>,
    /// Seconds that a server is given to return memory to the system, when all tables have left it
    #[arg(long, default_value_t = 0)]
    settle: u64,
    /// Print the figures as one line of JSON
    #[arg(long)]
    json: bool,
}

/// What it came to. What the system does not tell is not there.
#[derive(Serialize)]
struct Report {
    tables: usize,
    /// Seconds that making the tables took, and that were measured.
    opened: f64,
    seconds: f64,
    /// Kept by the server meanwhile.
    answers: usize,
    /// Of the server's processor time, each.
    milliseconds: Option<f64>,
    /// Of these, how many clients gave and have been told of.
    mine: usize,
    p50: f64,
    p99: f64,
    /// What the clients were sent, for each answer that the server kept.
    bytes: f64,
    reconnects: usize,
    games: usize,
    /// Kilobytes of the server's memory: before, with all tables loaded, and when all have left memory.
    memory: [Option<u64>; 3],
}

pub(crate) fn run(load: &Load, words: &Words) -> Result<()> {
    let report = measure(load)?;
    let said = if load.json { serde_json::to_string(&report)? } else { report.said(words) };
    writeln!(std::io::stdout(), "{said}")?;
    Ok(())
}

fn measure(load: &Load) -> Result<Report> {
    let (mut own, mut servers, mut figures) = (Vec::new(), load.server.clone(), load.metrics.clone());
    if servers.is_empty() {
        for _ in 0..load.processes.max(1) {
            let (process, [server, figure]) = Own::start(load.store.as_deref(), load.bus.as_deref())?;
            own.push(process);
            servers.push(server);
            figures.push(figure);
        }
    }
    let runtime = tokio::runtime::Runtime::new()?;
    let sum = |of: fn(&Own) -> Option<u64>| if own.is_empty() { None } else { own.iter().map(of).sum() };
    let (memory, processor) = (|| sum(Own::memory), || sum(Own::processor));
    let servers: Arc<[SocketAddr]> = servers.into();
    let figures: Vec<Client> = figures.into_iter().map(Client::new).collect();
    let before = memory();
    let seen = Arc::new(Mutex::new(Seen::default()));
    let (mut report, slow) = runtime.block_on(async {
        let began = Instant::now();
        let mut tables = Vec::new();
        for first in (0..load.tables).step_by(AT_ONCE) {
            let numbers = first..load.tables.min(first + AT_ONCE);
            let opening = numbers.map(|number| {
                let (load, servers) = (load.clone(), Arc::clone(&servers));
                tokio::spawn(async move { open(&load, &servers, number).await })
            });
            for opened in opening.collect::<Vec<_>>() {
                tables.push(opened.await??);
            }
        }
        let opened = began.elapsed().as_secs_f64();
        let slow = hold_slow(load, &tables).await?;
        let from = Instant::now() + Duration::from_secs(load.warm_up);
        let stretch = Stretch { from, until: from + Duration::from_secs(load.seconds) };
        let habits = Habits { think: Duration::from_millis(load.think), reconnect: load.reconnect };
        let coming = Arc::new(Semaphore::new(AT_ONCE));
        let players = tables.into_iter().flatten().zip(0..).map(|(player, seed)| {
            tokio::spawn(player.play(habits, stretch, Arc::clone(&seen), seed, Arc::clone(&coming)))
        });
        let players: Vec<_> = players.collect();
        tokio::time::sleep_until(from.into()).await;
        let (began, spent, answers_before) = (Instant::now(), processor(), answers(&figures).await?);
        tokio::time::sleep_until(stretch.until.into()).await;
        let (seconds, loaded) = (began.elapsed().as_secs_f64(), memory());
        let spent = spent.zip(processor()).map(|(before, after)| after - before);
        let answers = answers(&figures).await? - answers_before;
        for player in players {
            player.await??;
        }
        let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.times.sort_unstable();
        let at = |share: usize| seen.times.get(seen.times.len() * share / 1000).map_or(0.0, |&time| f64::from(time));
        let each = |sum: f64| sum / answers.max(1) as f64;
        let report = Report {
            tables: load.tables,
            opened,
            seconds,
            answers,
            milliseconds: spent.map(|spent| each(spent as f64)),
            mine: seen.times.len(),
            p50: at(500) / 1000.0,
            p99: at(990) / 1000.0,
            bytes: each(seen.bytes as f64),
            reconnects: seen.reconnects,
            games: seen.games,
            memory: [before, loaded, None],
        };
        anyhow::Ok((report, slow))
    })?;
    // A table that somebody is connected to stays in memory.
    drop(slow);
    if !own.is_empty() {
        runtime.block_on(emptied(&figures))?;
        std::thread::sleep(Duration::from_secs(load.settle));
        report.memory[2] = memory();
    }
    Ok(report)
}

impl Report {
    fn said(&self, words: &Words) -> String {
        let Self { tables, answers, mine, memory: [before, loaded, evicted], .. } = *self;
        let short = |figure: f64| format!("{figure:.2}").into();
        let rate = |count: usize| (count as f64 / self.seconds).round() as i64;
        let known = |figure: Option<f64>, digits: usize| {
            figure.map_or_else(|| "?".to_owned(), |figure| format!("{figure:.digits$}")).into()
        };
        let megabytes = |kilobytes: Option<u64>| known(kilobytes.map(|kilobytes| kilobytes as f64 / 1024.0), 1);
        let per_table = |after: Option<u64>| {
            let more = before.zip(after).map(|(before, after)| after.saturating_sub(before) as f64 / tables as f64);
            known(more, 1)
        };
        let args = [
            ("tables", tables.into()),
            ("opened", format!("{:.1}", self.opened).into()),
            ("seconds", format!("{:.1}", self.seconds).into()),
            ("answers", answers.into()),
            ("rate", rate(answers).into()),
            ("cost", known(self.milliseconds, 3)),
            ("mine", mine.into()),
            ("mine-rate", rate(mine).into()),
            ("p50", short(self.p50)),
            ("p99", short(self.p99)),
            ("bytes", format!("{:.0}", self.bytes).into()),
            ("reconnects", self.reconnects.into()),
            ("games", self.games.into()),
            ("before", megabytes(before)),
            ("loaded", megabytes(loaded)),
            ("loaded-each", per_table(loaded)),
            ("evicted", megabytes(evicted)),
            ("evicted-each", per_table(evicted)),
        ];
        words.say(&phrase("cli-load").with(args)).to_string()
    }
}

/// A table that has started, and those who play there.
async fn open(load: &Load, servers: &Arc<[SocketAddr]>, number: usize) -> Result<Vec<Player>> {
    // Tables and those who sit there are spread over all servers.
    let anyone = Client::new(servers[number % servers.len()]);
    let others = if load.people { Wanted::Open } else { Wanted::Bot(load.bot.clone()) };
    let mut seats = vec![others; usize::from(load.players)];
    seats[0] = Wanted::Me;
    let new = NewTable {
        game: Race::ID.to_owned(),
        setup: Setup { players: load.players, mode: Mode::Standard },
        seats: Some(seats),
        pace: Pace { bot: load.bot_delay, ..Pace::default() },
        talk: Talk::Free,
        listed: false,
        start: !load.people,
        name: Some(format!("Load {number}")),
    };
    let made: Made = anyone.post("/api/tables", &new).await?.read()?;
    let owner = Client { token: made.token, ..anyone.clone() };
    let servers = || Arc::clone(servers);
    let mut players =
        vec![Player { client: owner, table: made.table.clone(), owner: true, servers: servers(), at: number }];
    if load.people {
        for seat in 1..load.players {
            let client = anyone.person(&format!("Guest {seat} of {number}")).await?;
            let at = number + usize::from(seat);
            let mut guest = Player { client, table: made.table.clone(), owner: false, servers: servers(), at };
            guest.client.address = guest.servers[at % guest.servers.len()];
            let join = Ordered::Join { seat: None, key: None, entropy: String::new() };
            let _: Done<IgnoredAny> = guest.order(join).await?;
            players.push(guest);
        }
        let _: Done<IgnoredAny> = players[0].order(Ordered::Start { entropy: String::new() }).await?;
    }
    Ok(players)
}

/// Connections that are opened and never read from.
async fn hold_slow(load: &Load, tables: &[Vec<Player>]) -> Result<Vec<tokio::net::TcpStream>> {
    let mut held = Vec::new();
    let watched = tables.iter().step_by(load.slow.max(1)).take(if load.slow == 0 { 0 } else { usize::MAX });
    for player in watched.flat_map(|players| players.first()) {
        let mut stream = tokio::net::TcpStream::connect(player.client.address).await?;
        let request = format!("GET /api/tables/{}/stream HTTP/1.1\r\nHost: load\r\n\r\n", player.table);
        stream.write_all(request.as_bytes()).await?;
        held.push(stream);
    }
    Ok(held)
}

/// The sum of a figure over all servers.
async fn metric(figures: &[Client], name: &str) -> Result<usize> {
    let mut sum = 0;
    for server in figures {
        let text = server.get("/metrics").await?.body;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        sum += line.context("no metrics")?.parse::<usize>()?;
    }
    Ok(sum)
}

async fn answers(figures: &[Client]) -> Result<usize> {
    metric(figures, "starboard_answers_total").await
}

/// Returns when no table is in memory any more.
async fn emptied(figures: &[Client]) -> Result<()> {
    while metric(figures, "starboard_tables_loaded").await? > 0 {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(())
}
