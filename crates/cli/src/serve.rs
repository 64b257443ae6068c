//! `starboard serve`: the server as a process.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, Result, anyhow};
use clap::{Args, ValueEnum};
use server::{Chance, Clock, Config, Door, Games, Hall, Network, Peer, Sqlite, StoreError};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use words::{Words, phrase, text};

use crate::errors::error;
use crate::files;

#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// Where to listen; port 0 picks any free one
    #[arg(long, env = "STARBOARD_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder for all data [default: the platform's data folder]
    #[arg(long, env = "STARBOARD_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,
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
    /// Format of the log on stderr; STARBOARD_LOG sets its level: error, warn, info, debug
    #[arg(long, env = "STARBOARD_LOG_FORMAT", value_enum, default_value_t = Format::Text)]
    log_format: Format,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(crate) fn run(serve: &Serve, words: &Words) -> Result<()> {
    log(serve.log_format);
    let folder = files::data_folder(serve.data.as_deref(), words)?;
    std::fs::create_dir_all(&folder).map_err(|error| files::cannot_write(&folder, &error, words))?;
    let file = folder.join("starboard.sqlite3");
    let store = Sqlite::open(&file).map_err(|failed| {
        let name = ("name", file.display().to_string().into());
        let why = match failed {
            StoreError::Newer { found, ours } => {
                return error(words, "cli-newer-store", &[name, ("found", found.into()), ("ours", ours.into())]);
            }
            StoreError::Other(why) | StoreError::Damaged(why) => why,
            StoreError::Conflict | StoreError::Full | StoreError::Locked => format!("{failed:?}").to_lowercase(),
        };
        error(words, "cli-no-store", &[name, ("why", why.into())])
    })?;
    let runtime = tokio::runtime::Runtime::new().context("no threads")?;
    runtime.block_on(open(serve, store, &file.display().to_string(), words))
}

fn log(format: Format) {
    let filter = EnvFilter::try_from_env("STARBOARD_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Only the first wins; there is no other in this process.
    let _ = match format {
        Format::Text => log.try_init(),
        Format::Json => log.json().try_init(),
    };
}

async fn open(serve: &Serve, store: Sqlite, file: &str, words: &Words) -> Result<()> {
    let listener = TcpListener::bind(serve.listen).await.map_err(|why| {
        let args = [("address", serve.listen.to_string().into()), ("why", why.to_string().into())];
        error(words, "cli-cannot-listen", &args)
    })?;
    let door = Door::new(listener);
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
    let hall = Hall::new(config, Arc::new(store), Clock::system(), Chance::system(), Games::all());
    let watch = tokio::spawn(Arc::clone(&hall).watch());
    // On stdout and in one line each: whoever starts this from a program reads the address from it.
    let serving = words.say(&phrase("cli-serving").with([("url", text(url.as_str()))]));
    let kept = words.say(&phrase("cli-serving-data").with([("name", text(file))]));
    // Whether anybody reads it is no concern of a server's.
    let _ = writeln!(std::io::stdout(), "{serving}\n{kept}");
    tracing::info!(%address, public_url = url, "listening");
    let closing = Arc::clone(&hall);
    let stop = async move {
        stopped().await;
        tracing::info!("stopping");
        // Connections end when their tables close, and the server when the connections have ended.
        closing.close().await;
    };
    let app = server::api(hall).merge(web_assets::routes()).into_make_service_with_connect_info::<Peer>();
    let served = axum::serve(door, app).with_graceful_shutdown(stop).await;
    watch.abort();
    tracing::info!("stopped");
    served.map_err(|error| anyhow!(error))
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
