//! `starboard load`: many tables over real WebSockets, some clients coming back and some not reading, and what it costs.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow};
use bots::Quick;
use clap::Args;
use protocol::reply::{Made, Result as Led};
use protocol::{About, Done, Message, NewTable, Pace, Request, Talk, Wanted};
use race::{Item, Mode, Race, Setup};
use serde::de::IgnoredAny;
use server::client::{Client, Socket};
use tabletop::{Game as _, Pick};
use tokio::io::AsyncWriteExt as _;
use words::{Words, phrase};

#[derive(Debug, Args)]
pub(crate) struct Load {
    /// How many tables, each with one client and computer players
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Seats at each table
    #[arg(long, default_value_t = 2)]
    players: u8,
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
    /// A client reconnects after this many answers; 0 for never
    #[arg(long, default_value_t = 50)]
    reconnect: usize,
    /// One table in this many is also watched by a client that never reads; 0 for none
    #[arg(long, default_value_t = 20)]
    slow: usize,
    /// A server that is already running; otherwise one is started for the measurement
    #[arg(long, value_name = "ADDRESS", requires = "metrics")]
    server: Option<SocketAddr>,
    /// Where that server serves its figures (its own --metrics)
    #[arg(long, value_name = "ADDRESS", requires = "server")]
    metrics: Option<SocketAddr>,
}

/// A server of our own, in a folder that goes away with it.
struct Own {
    process: Child,
    _folder: tempfile::TempDir,
}

impl Own {
    /// With the addresses of the server and of its figures.
    fn start() -> Result<(Self, [SocketAddr; 2])> {
        let folder = tempfile::tempdir()?;
        let mut process = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--creations", "0", "--connections", "0", "--idle", "2"])
            .args(["--metrics", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .env("STARBOARD_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut lines = BufReader::new(process.stdout.take().context("no server")?).lines();
        let mut port = || -> Result<SocketAddr> {
            let line = lines.next().context("no server")??;
            let address = line.trim_end_matches("/metrics").rsplit(':').next().unwrap_or_default();
            Ok(SocketAddr::from(([127, 0, 0, 1], address.parse().context("no server")?)))
        };
        // It says where it is, where its data are, and where its figures are.
        let server = port()?;
        let _ = port();
        let figures = port()?;
        Ok((Self { process, _folder: folder }, [server, figures]))
    }

    /// Milliseconds of processor time, where the system tells.
    fn processor(&self) -> Option<u64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id())).ok()?;
        // After the name in brackets: user and system time are the 12th and 13th, in hundredths of a second.
        let mut rest = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let (user, system): (u64, u64) = (rest.next()?.parse().ok()?, rest.next()?.parse().ok()?);
        Some((user + system) * 10)
    }

    /// Kilobytes in memory, where the system tells.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What the clients saw, together.
#[derive(Default)]
struct Seen {
    /// Microseconds from an answer until everything that it led to has been told.
    times: Vec<u32>,
    reconnects: usize,
    games: usize,
}

pub(crate) fn run(load: &Load, words: &Words) -> Result<()> {
    let (own, [address, figures]) = match load.server.zip(load.metrics) {
        Some((server, figures)) => (None, [server, figures]),
        None => Own::start().map(|(own, addresses)| (Some(own), addresses))?,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    let memory = || own.as_ref().and_then(Own::memory);
    let (anyone, figures) = (Client::new(address), Client::new(figures));
    let before = memory();
    let seen = Arc::new(Mutex::new(Seen::default()));
    let answers_before = runtime.block_on(answers(&figures))?;
    let (opened, elapsed, loaded, slow) = runtime.block_on(async {
        let began = Instant::now();
        let mut tables = Vec::new();
        for number in 0..load.tables {
            tables.push(open(load, &anyone, number).await?);
        }
        let opened = began.elapsed();
        let slow = hold_slow(load, &tables).await?;
        let processor = || own.as_ref().and_then(Own::processor);
        let (began, spent) = (Instant::now(), processor());
        let until = began + Duration::from_secs(load.seconds);
        let clients: Vec<_> = tables
            .into_iter()
            .enumerate()
            .map(|(number, table)| tokio::spawn(play(settings(load), table, until, Arc::clone(&seen), number as u64)))
            .collect();
        tokio::time::sleep_until(until.into()).await;
        let (elapsed, loaded) = (began.elapsed(), memory());
        let spent = spent.zip(processor()).map(|(before, after)| after - before);
        let answered = answers(&figures).await? - answers_before;
        for client in clients {
            client.await??;
        }
        anyhow::Ok((opened, (elapsed, answered, spent), loaded, slow))
    })?;
    // A table that somebody is connected to stays in memory.
    drop(slow);
    let evicted = match &own {
        Some(_) => runtime.block_on(emptied(&figures)).map(|()| memory())?,
        None => None,
    };
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    seen.times.sort_unstable();
    let (elapsed, answered, spent) = elapsed;
    let at =
        |share: usize| seen.times.get(seen.times.len() * share / 1000).map_or(0.0, |&time| f64::from(time) / 1000.0);
    let rate = |count: usize| (count as f64 / elapsed.as_secs_f64()).round() as i64;
    let per_table = |after: Option<u64>| {
        let more = before.zip(after).map(|(before, after)| after.saturating_sub(before) as f64 / load.tables as f64);
        more.map_or_else(|| "?".to_owned(), |more| format!("{more:.1}"))
    };
    let megabytes =
        |kilobytes: Option<u64>| kilobytes.map_or_else(|| "?".to_owned(), |kb| format!("{:.1}", kb as f64 / 1024.0));
    let args = [
        ("tables", load.tables.into()),
        ("opened", format!("{:.1}", opened.as_secs_f64()).into()),
        ("seconds", format!("{:.1}", elapsed.as_secs_f64()).into()),
        ("answers", answered.into()),
        ("rate", rate(answered).into()),
        (
            "cost",
            spent.map_or_else(|| "?".to_owned(), |ms| format!("{:.2}", ms as f64 / answered.max(1) as f64)).into(),
        ),
        ("mine", seen.times.len().into()),
        ("mine-rate", rate(seen.times.len()).into()),
        ("p50", format!("{:.2}", at(500)).into()),
        ("p99", format!("{:.2}", at(990)).into()),
        ("reconnects", seen.reconnects.into()),
        ("games", seen.games.into()),
        ("before", megabytes(before).into()),
        ("loaded", megabytes(loaded).into()),
        ("loaded-each", per_table(loaded).into()),
        ("evicted", megabytes(evicted).into()),
        ("evicted-each", per_table(evicted).into()),
    ];
    writeln!(std::io::stdout(), "{}", words.say(&phrase("cli-load").with(args)))?;
    Ok(())
}

/// What a client is told: what the game is about does not matter here.
type Told =
    Message<IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny, IgnoredAny>;

/// What a client wants done.
type Ordered = protocol::Command<Item, Item, Item>;

fn request(command: Ordered) -> Request<Item, Item, Item> {
    Request { id: None, command }
}

/// A table and whoever plays there.
struct Table {
    client: Client,
    name: String,
}

async fn open(load: &Load, anyone: &Client, number: usize) -> Result<Table> {
    let mut seats = vec![Wanted::Bot(load.bot.clone()); usize::from(load.players)];
    seats[0] = Wanted::Me;
    let new = NewTable {
        game: Race::ID.to_owned(),
        setup: Setup { players: load.players, mode: Mode::Standard },
        seats: Some(seats),
        pace: Pace { bot: load.bot_delay, ..Pace::default() },
        talk: Talk::Free,
        listed: false,
        start: true,
        name: Some(format!("Load {number}")),
    };
    let reply = anyone.post("/api/tables", &new).await?;
    let made: Made = reply.read()?;
    Ok(Table { client: Client { token: made.token, ..anyone.clone() }, name: made.table })
}

/// Connections that are opened and never read from.
async fn hold_slow(load: &Load, tables: &[Table]) -> Result<Vec<tokio::net::TcpStream>> {
    let mut held = Vec::new();
    for table in tables.iter().step_by(load.slow.max(1)).take(if load.slow == 0 { 0 } else { usize::MAX }) {
        let mut stream = tokio::net::TcpStream::connect(table.client.address).await?;
        let request = format!("GET /api/tables/{}/stream HTTP/1.1\r\nHost: load\r\n\r\n", table.name);
        stream.write_all(request.as_bytes()).await?;
        held.push(stream);
    }
    Ok(held)
}

struct Settings {
    think: Duration,
    reconnect: usize,
}

fn settings(load: &Load) -> Settings {
    Settings { think: Duration::from_millis(load.think), reconnect: load.reconnect }
}

/// Plays at one table until the time is over, and on at a rematch if the game is.
async fn play(settings: Settings, mut table: Table, until: Instant, seen: Arc<Mutex<Seen>>, seed: u64) -> Result<()> {
    let mut quick = Quick::new(seed);
    let (mut entries, mut edition, mut answered) = (0, 0, 0usize);
    let (mut times, mut reconnects, mut games) = (Vec::new(), 0, 0);
    let mut socket = connect(&table, edition, entries).await?;
    // When each answer was sent that has no reply yet, by its number; and the one that is being thought about.
    let mut sent: HashMap<usize, Instant> = HashMap::new();
    let mut thinking: Option<(Instant, String)> = None;
    let mut done = String::new();
    while Instant::now() < until {
        let think = thinking.as_ref().map_or(until, |(due, _)| *due);
        let message = tokio::select! {
            message = socket.next() => message,
            () = tokio::time::sleep_until(think.min(until).into()) => {
                let Some((_, answer)) = thinking.take_if(|(due, _)| *due <= Instant::now()) else { break };
                sent.insert(answered, Instant::now());
                socket.send(answer).await?;
                if settings.reconnect > 0 && answered.is_multiple_of(settings.reconnect) {
                    // Gone before the reply came: whatever it missed it is sent when it comes back.
                    drop(socket);
                    socket = connect(&table, edition, entries).await?;
                    reconnects += 1;
                }
                continue;
            }
        };
        let message = message?.ok_or_else(|| anyhow!("table {} closed the connection", table.name))?;
        match serde_json::from_str(&message)? {
            // The reply comes after everything that the answer led to.
            Told::Done(Done { id: Some(About::Number(id)), .. }) => {
                let sent = usize::try_from(id).ok().and_then(|id| sent.remove(&id));
                times.extend(sent.map(|sent| u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX)));
            }
            Told::Entries(told) => {
                edition = told.edition;
                if told.from > entries {
                    return Err(anyhow!("table {} skipped entries {entries} to {}", table.name, told.from));
                }
                entries = told.from + told.entries.len();
            }
            Told::Ask(ask) => {
                let Some(question) = ask.question.filter(|question| question.ticket != done) else { continue };
                done.clone_from(&question.ticket);
                answered += 1;
                let picks = Some(picks(&question.pick, &mut quick));
                let command = Ordered::Answer { ticket: question.ticket, items: None, picks };
                let answer = Request { id: Some(About::Number(answered as i64)), command };
                thinking = Some((Instant::now() + settings.think, serde_json::to_string(&answer)?));
            }
            Told::Refused(refused) => return Err(anyhow!("table {}: {}", table.name, refused.problem.code)),
            Told::Over(_) => {
                games += 1;
                let path = format!("/api/tables/{}", table.name);
                let again: Done<IgnoredAny> = table.client.post(&path, &request(Ordered::Rematch {})).await?.read()?;
                let Some(Led::Rematch { table: next }) = again.result else { return Err(anyhow!("no rematch")) };
                table.name = next;
                let path = format!("/api/tables/{}", table.name);
                table.client.post(&path, &request(Ordered::Start { entropy: String::new() })).await?;
                (entries, edition, done, thinking) = (0, 0, String::new(), None);
                sent.clear();
                socket = connect(&table, edition, entries).await?;
            }
            Told::Hello(_)
            | Told::Table(_)
            | Told::Presence(_)
            | Told::Chat(_)
            | Told::Story(_)
            | Told::View(_)
            | Told::Board(_)
            | Told::Waiting(_)
            | Told::Orders(_)
            | Told::Claims(_)
            | Told::Clock(_)
            | Told::Done(_)
            | Told::Bye(_) => {}
        }
    }
    socket.close().await;
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    seen.times.extend(times);
    seen.reconnects += reconnects;
    seen.games += games;
    Ok(())
}

async fn connect(table: &Table, edition: u32, entries: usize) -> Result<Socket> {
    let path = format!("/api/tables/{}/socket?edition={edition}&entries={entries}", table.name);
    table.client.socket(&path).await.map_err(|error| anyhow!("table {}: {error}", table.name))
}

/// As few as it takes, but something where nothing would do: any of the options.
fn picks(pick: &Pick<IgnoredAny>, quick: &mut Quick) -> Vec<usize> {
    let offered = pick.from.len();
    let wanted = usize::from(pick.min.max(1).min(pick.max)).min(offered);
    let first = if offered == 0 { 0 } else { quick.below(offered as u32) as usize };
    let mut picks: Vec<usize> = (0..wanted).map(|step| (first + step) % offered.max(1)).collect();
    picks.sort_unstable();
    picks
}

async fn metric(figures: &Client, name: &str) -> Result<usize> {
    let text = figures.get("/metrics").await?.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    Ok(line.context("no metrics")?.parse()?)
}

async fn answers(figures: &Client) -> Result<usize> {
    metric(figures, "starboard_answers_total").await
}

/// Returns when no table is in memory any more.
async fn emptied(figures: &Client) -> Result<()> {
    while metric(figures, "starboard_tables_loaded").await? > 0 {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Ok(())
}
