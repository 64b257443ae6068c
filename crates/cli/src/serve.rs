//! `starboard serve`: the server as a process.

use std::fs::{File, TryLockError};
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::{Args, ValueEnum};
use server::{ACCESS_LOGS, Chance, Clock, Config, Door, Games, Hall, Network, Sqlite, StoreError};
use tokio::net::{TcpListener, TcpSocket};
use tracing_subscriber::EnvFilter;
use words::{Words, phrase, text};

use crate::errors::error;
use crate::files;
use crate::store::{self, Kept};

/// How often memory is given back that nobody needs.
const GIVE_BACK: Duration = Duration::from_secs(5);

/// How many may wait to be let in, if the system lets them: when everybody comes back at once, others are turned away.
const WAITING: u32 = 4096;

/// What everything is kept in.
pub(crate) const FILE: &str = "starboard.sqlite3";

#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen; port 0 picks any free one
    #[arg(long, env = "STARBOARD_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder for all data [default: the platform's data folder]
    #[arg(long, env = "STARBOARD_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A PostgreSQL database to keep everything in, for several processes: postgres://user:password@host/database [default: a file
    /// in the folder]
    #[arg(long, env = "STARBOARD_STORE", value_name = "URL", hide_env_values = true, conflicts_with = "data")]
    store: Option<String>,
    /// A NATS server by which several processes hear of each other at once: nats://host
    #[arg(long, env = "STARBOARD_BUS", value_name = "URL", hide_env_values = true, requires = "store")]
    bus: Option<String>,
    /// Where people reach this server, if through a proxy: https://games.example [default: http://localhost:PORT]
    #[arg(long, env = "STARBOARD_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Trusted proxies, whose X-Forwarded-For counts: addresses or networks such as 10.0.0.0/8
    #[arg(long, env = "STARBOARD_TRUSTED_PROXIES", value_name = "NETWORK", value_delimiter = ',')]
    trusted_proxies: Vec<Network>,
    /// Threads for computer players to think on [default: one per core]
    #[arg(long, env = "STARBOARD_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// Seconds a table stays in memory when nobody is connected
    #[arg(long, env = "STARBOARD_IDLE", value_name = "SECONDS", default_value_t = 60)]
    idle: u64,
    /// How many tables and players one address may create per minute; 0 for no limit
    #[arg(long, env = "STARBOARD_CREATIONS", value_name = "N", default_value_t = 60)]
    creations: u32,
    /// How many connections one address may have at a time, trusted proxies excepted; 0 for no limit
    #[arg(long, env = "STARBOARD_CONNECTIONS", value_name = "N", default_value_t = 256)]
    connections: usize,
    /// Where to serve figures for Prometheus, to the operator alone: they tell when players answer [default: nowhere]
    #[arg(long, env = "STARBOARD_METRICS", value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,
    /// Also log every request and everything that is changed: who, when, what kind of thing, how it ended. No tokens, keys,
    /// names, answers or talk
    #[arg(long, env = "STARBOARD_ACCESS_LOG")]
    access_log: bool,
    /// Format of the log on stderr; STARBOARD_LOG sets its level: error, warn, info, debug
    #[arg(long, env = "STARBOARD_LOG_FORMAT", value_enum, default_value_t = Format::Text)]
    log_format: Format,
}

#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The file to write; there must be none of this name
    to: PathBuf,
    /// The folder of the server, which may be running [default: the platform's data folder]
    #[arg(long, env = "STARBOARD_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
}

pub(crate) fn back_up(Backup { to, data }: &Backup, words: &Words) -> Result<()> {
    let file = files::data_folder(data.as_deref(), words)?.join(FILE);
    let named = |path: &Path| [("name", path.display().to_string().into())];
    if !file.exists() {
        return Err(error(words, "cli-no-data", &named(&file)));
    }
    // Written aside and then put there whole, so that half a copy is never taken for one.
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let aside = tempfile::NamedTempFile::new_in(folder).map_err(|why| files::cannot_write(to, &why, words))?;
    Sqlite::copy(&file, aside.path()).map_err(|failed| unopened(&file.display().to_string(), failed, words))?;
    if let Err(failed) = aside.persist_noclobber(to) {
        let taken = failed.error.kind() == std::io::ErrorKind::AlreadyExists;
        return Err(if taken {
            error(words, "cli-file-exists", &named(to))
        } else {
            files::cannot_write(to, &failed.error, words)
        });
    }
    writeln!(
        std::io::stdout(),
        "{}",
        words.say(&phrase("cli-backed-up").with([("name", text(to.display().to_string()))]))
    )?;
    Ok(())
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(serve: &Serve, words: &Words) -> Result<()> {
    log(serve.log_format, serve.access_log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().on_thread_park(memory::rest).build();
    let runtime = runtime.context("no threads")?;
    if let Some(url) = &serve.store {
        let kept = runtime.block_on(store::shared(url, serve.bus.as_deref(), words))?;
        return runtime.block_on(open(serve, kept, &store::named(url), words));
    }
    let folder = files::data_folder(serve.data.as_deref(), words)?;
    std::fs::create_dir_all(&folder).map_err(|error| files::cannot_write(&folder, &error, words))?;
    let _lock = lock(&folder, words)?;
    let file = folder.join(FILE);
    let kept = Sqlite::open(&file).map_err(|failed| unopened(&file.display().to_string(), failed, words))?;
    let kept = Kept { store: Arc::new(kept), bus: None };
    runtime.block_on(open(serve, kept, &file.display().to_string(), words))
}

/// Why a database cannot be used, and what to do.
pub(crate) fn unopened(file: &str, failed: StoreError, words: &Words) -> anyhow::Error {
    let name = ("name", text(file));
    let why = match failed {
        StoreError::Newer { found, ours } => {
            return error(words, "cli-newer-store", &[name, ("found", found.into()), ("ours", ours.into())]);
        }
        StoreError::Other(why) | StoreError::Damaged(why) => why,
        StoreError::Conflict | StoreError::Full | StoreError::Locked => format!("{failed:?}").to_lowercase(),
    };
    error(words, "cli-no-store", &[name, ("why", why.into())])
}

/// Two servers on one folder would each take the other's answers for conflicts. The lock goes with the process, however it ends.
pub(crate) fn lock(folder: &Path, words: &Words) -> Result<File> {
    let path = folder.join("serving.lock");
    let file = File::create(&path).map_err(|error| files::cannot_write(&path, &error, words))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(error(words, "cli-folder-served", &[("name", folder.display().to_string().into())]))
        }
        Err(TryLockError::Error(why)) => Err(files::cannot_write(&path, &why, words)),
    }
}

fn log(format: Format, access: bool) {
    let level = std::env::var("STARBOARD_LOG").unwrap_or_else(|_| "info".to_owned());
    let access = ACCESS_LOGS.map(|log| format!(",{log}={}", if access { "info" } else { "off" })).concat();
    let filter = EnvFilter::try_new(format!("{level}{access}"));
    let filter = filter.unwrap_or_else(|_| EnvFilter::new(format!("info{access}")));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Only the first wins; there is no other in this process.
    let _ = match format {
        Format::Text => log.try_init(),
        Format::Json => log.json().try_init(),
    };
}

fn listen(address: SocketAddr, words: &Words) -> Result<TcpListener> {
    let listen = || {
        let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        // A server that is started again need not wait until the system has forgotten the last one.
        #[cfg(not(windows))]
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        socket.listen(WAITING)
    };
    listen().map_err(|why| {
        let args = [("address", address.to_string().into()), ("why", why.to_string().into())];
        error(words, "cli-cannot-listen", &args)
    })
}

async fn open(serve: &Serve, Kept { store, bus }: Kept, file: &str, words: &Words) -> Result<()> {
    let door = Door::new(listen(serve.listen, words)?).at_most(serve.connections, serve.trusted_proxies.clone());
    let address = door.address()?;
    let local = format!("http://localhost:{}", address.port());
    let config = Config {
        public_url: serve.public_url.clone().unwrap_or_else(|| local.clone()),
        proxies: serve.trusted_proxies.clone(),
        idle: serve.idle * 1000,
        creations: serve.creations,
        thinkers: serve.bot_threads.unwrap_or(Config::default().thinkers),
        ..Config::default()
    };
    let url = config.public_url.clone();
    let (clock, chance, games) = (Clock::system(), Chance::system(), Games::all());
    let hall = match bus {
        Some(bus) => Hall::among(bus, config, store, clock, chance, games),
        None => Hall::new(config, store, clock, chance, games),
    };
    let watch = tokio::spawn(Arc::clone(&hall).watch());
    tokio::spawn(give_back(Arc::clone(&hall)));
    // On stdout and in one line each: whoever starts this from a program reads the address from it.
    let serving = words.say(&phrase("cli-serving").with([("url", text(url.as_str()))]));
    let kept = words.say(&phrase("cli-serving-data").with([("name", text(file))]));
    // Whether anybody reads it is no concern of a server's.
    let _ = writeln!(std::io::stdout(), "{serving}\n{kept}");
    tracing::info!(%address, public_url = url, "listening");
    if let Some(address) = serve.metrics {
        let door = Door::new(listen(address, words)?);
        let figures = format!("http://{}/metrics", door.address()?);
        let figures = words.say(&phrase("cli-serving-metrics").with([("url", text(figures))]));
        let _ = writeln!(std::io::stdout(), "{figures}");
        tokio::spawn(door.serve(server::metrics(Arc::clone(&hall)), std::future::pending()));
    }
    let closing = Arc::clone(&hall);
    let stop = async move {
        stopped().await;
        tracing::info!("stopping");
        // Connections end when their tables close, and the server when the connections have ended.
        closing.close().await;
    };
    let app = server::api(hall).merge(web_assets::routes());
    // On this thread, which has nothing else to do: however busy the others are, whoever comes is let in.
    tokio::select! {
        () = door.serve(app, stop) => {}
        () = rest() => {}
    }
    watch.abort();
    tracing::info!("stopped");
    Ok(())
}

/// What the thread that lets people in does beside that: it never rests by itself.
async fn rest() {
    let mut every = tokio::time::interval(GIVE_BACK);
    loop {
        every.tick().await;
        memory::rest();
    }
}

/// Has memory given back to the system that tables have left.
async fn give_back(hall: Arc<Hall>) {
    let mut every = tokio::time::interval(GIVE_BACK);
    let (mut left, mut given) = (0, 0);
    loop {
        every.tick().await;
        // Again after the last of them: what it had may have been in use still.
        if std::mem::replace(&mut given, left) < left || left < hall.left() {
            memory::ask();
            // A thread that rests is not asked before it has had something to do.
            for _ in 0..tokio::runtime::Handle::current().metrics().num_workers() {
                tokio::spawn(async {});
            }
        }
        left = hall.left();
    }
}

/// Returns when the process is asked to stop.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
