//! boardgame.io, and people who play there: as much of socket.io as that takes.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::{Bench, Figures};

/// As many matches are opened at the same time.
const AT_ONCE: usize = 64;

/// The server, as a process of its own.
struct Peer {
    process: Child,
    port: u16,
}

impl Peer {
    fn start(folder: &Path) -> Result<Self> {
        if !folder.join("node_modules").exists() {
            let installed = Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(folder).status()?;
            anyhow::ensure!(installed.success(), "npm ci failed in {}", folder.display());
        }
        let mut process = Command::new("node")
            .arg("server.mjs")
            .current_dir(folder)
            .env("NODE_ENV", "production")
            .stdout(Stdio::piped())
            .spawn()
            .context("node")?;
        let lines = BufReader::new(process.stdout.take().context("no output")?).lines();
        let port = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listening ")?.parse().ok());
        Ok(Self { process, port: port.context("boardgame.io does not start")? })
    }

    /// Milliseconds of processor time: user and system, in hundredths of a second, are the 12th and 13th after the name.
    fn processor(&self) -> Result<u64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let mut rest = stat.rsplit(')').next().context("stat")?.split_whitespace().skip(11);
        let mut next = || -> Result<u64> { Ok(rest.next().context("stat")?.parse()?) };
        Ok((next()? + next()?) * 10)
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(crate) fn measure(folder: &Path, matches: usize, bench: &Bench) -> Result<Figures> {
    let &Bench { warm_up, seconds, moves: length, .. } = bench;
    let peer = Peer::start(folder)?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let mut opened = Vec::new();
        // Not one after another: on a busy machine the first would be taken for dead before the last had come.
        for first in (0..matches).step_by(AT_ONCE) {
            let numbers = first..matches.min(first + AT_ONCE);
            let opening = numbers.map(|number| tokio::spawn(Match::open(peer.port, number, 0)));
            for one in opening.collect::<Vec<_>>() {
                let one = one.await??;
                // All would end at the same moment, again and again, if they had all begun at it.
                opened.push(Match { played: length * one.number / matches, ..one });
            }
        }
        let from = Instant::now() + Duration::from_secs(warm_up);
        let until = from + Duration::from_secs(seconds);
        let playing: Vec<_> = opened.into_iter().map(|one| tokio::spawn(one.play(length, from, until))).collect();
        tokio::time::sleep_until(from.into()).await;
        let (began, before) = (Instant::now(), peer.processor()?);
        tokio::time::sleep_until(until.into()).await;
        let (elapsed, spent) = (began.elapsed(), peer.processor()? - before);
        let (mut moves, mut bytes) = (0, 0);
        for played in playing {
            let (more, sent) = played.await??;
            (moves, bytes) = (moves + more, bytes + sent);
        }
        Ok(Figures {
            milliseconds: spent as f64 / moves as f64,
            rate: moves as f64 / elapsed.as_secs_f64(),
            bytes: bytes as f64 / moves as f64,
        })
    })
}

#[derive(Deserialize)]
struct Synced {
    state: State,
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "G")]
    game: Cells,
    ctx: Context,
    #[serde(rename = "_stateID")]
    number: u64,
}

#[derive(Deserialize)]
struct Cells {
    cells: [Option<IgnoredAny>; 9],
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
}

/// What a client is told.
fn heard(message: &str) -> Result<Option<State>> {
    let Some(event) = message.strip_prefix("42/cells,") else { return Ok(None) };
    if event.starts_with(r#"["update""#) {
        let (_, _, state, _): (IgnoredAny, IgnoredAny, State, IgnoredAny) = serde_json::from_str(event)?;
        return Ok(Some(state));
    }
    if event.starts_with(r#"["sync""#) {
        let (_, _, synced): (IgnoredAny, IgnoredAny, Synced) = serde_json::from_str(event)?;
        return Ok(Some(synced.state));
    }
    Ok(None)
}

struct Seat {
    socket: WebSocketStream<TcpStream>,
    player: usize,
    table: String,
    /// The last state that was moved in.
    moved: Option<u64>,
    /// What it was sent.
    bytes: usize,
}

impl Seat {
    async fn sit(port: u16, table: &str, player: usize) -> Result<(Self, State)> {
        let stream = TcpStream::connect(("127.0.0.1", port)).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://localhost:{port}/socket.io/?EIO=4&transport=websocket");
        let (socket, _) = tokio_tungstenite::client_async(url, stream).await?;
        let mut seat = Self { socket, player, table: table.to_owned(), moved: None, bytes: 0 };
        loop {
            let message = seat.next().await?;
            if message.starts_with('0') {
                seat.send("40/cells,".to_owned()).await?;
            } else if message.starts_with("40/cells,") {
                seat.send(format!(r#"42/cells,["sync","{table}","{player}",null,2]"#)).await?;
            } else if let Some(state) = heard(&message)? {
                return Ok((seat, state));
            }
        }
    }

    async fn send(&mut self, text: String) -> Result<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    async fn next(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.socket.next().await.context("boardgame.io closed a connection")?? {
                // Asked whether it is still there.
                Message::Text(text) if text.as_str() == "2" => self.send("3".to_owned()).await?,
                Message::Text(text) => {
                    self.bytes += text.len();
                    return Ok(text);
                }
                Message::Close(_) => bail!("boardgame.io closed a connection"),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    /// Moves at once if it is this seat's turn.
    async fn see(&mut self, state: &State) -> Result<()> {
        if state.ctx.current_player != self.player.to_string() || self.moved >= Some(state.number) {
            return Ok(());
        }
        self.moved = Some(state.number);
        let cell = state.game.cells.iter().position(Option::is_none).unwrap_or(0);
        let (player, table, number) = (self.player, &self.table, state.number);
        let action =
            format!(r#"{{"type":"MAKE_MOVE","payload":{{"type":"click","args":[{cell}],"playerID":"{player}"}}}}"#);
        let update = format!(r#"42/cells,["update",{action},{number},"{table}","{player}"]"#);
        self.send(update).await
    }
}

/// Two people at one table.
struct Match {
    port: u16,
    number: usize,
    /// Which of those that they have played, one after another.
    round: usize,
    /// How many moves have been made.
    played: usize,
    seats: [Seat; 2],
    state: State,
}

impl Match {
    async fn open(port: u16, number: usize, round: usize) -> Result<Self> {
        let table = format!("match-{number}-{round}");
        let (first, _) = Seat::sit(port, &table, 0).await?;
        let (second, state) = Seat::sit(port, &table, 1).await?;
        Ok(Self { port, number, round, played: 0, seats: [first, second], state })
    }

    /// Plays one match after another, each of so many moves. Says how many moves were told to everybody between these moments,
    /// and the bytes that this took.
    async fn play(mut self, length: usize, from: Instant, until: Instant) -> Result<(usize, usize)> {
        let (mut moves, mut bytes) = (0, 0);
        loop {
            let Self { seats: [first, second], state, played, .. } = &mut self;
            let goes_on = |played: usize| length == 0 || played < length;
            first.see(state).await?;
            while goes_on(*played) {
                let (message, seat) = tokio::select! {
                    message = first.next() => (message?, &mut *first),
                    message = second.next() => (message?, &mut *second),
                    () = tokio::time::sleep_until(until.into()) => return Ok((moves, bytes)),
                };
                let counts = Instant::now() >= from;
                let sent = std::mem::take(&mut seat.bytes);
                bytes += if counts { sent } else { 0 };
                if let Some(state) = heard(&message)? {
                    // Both are told of every move.
                    let told = seat.player == 0;
                    (*played, moves) = (*played + usize::from(told), moves + usize::from(told && counts));
                    if goes_on(*played) {
                        seat.see(&state).await?;
                    }
                }
            }
            self = Self::open(self.port, self.number, self.round + 1).await?;
        }
    }
}
