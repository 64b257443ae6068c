//! Somebody who plays at a table as fast as they are asked, or after a thought.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow};
use bots::Quick;
use protocol::reply::Result as Led;
use protocol::{About, Done, Request};
use race::Item;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use server::client::{Client, Socket};
use tabletop::Pick;
use tokio::sync::Semaphore;

/// What the clients saw, together.
#[derive(Default)]
pub(super) struct Seen {
    /// Microseconds from an answer until everything that it led to has been told.
    pub(super) times: Vec<u32>,
    pub(super) bytes: usize,
    pub(super) reconnects: usize,
    pub(super) games: usize,
}

/// What a client wants done.
pub(super) type Ordered = protocol::Command<Item, Item, Item>;

#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    pub(super) think: Duration,
    /// Reconnects after this many answers; 0 for never.
    pub(super) reconnect: usize,
}

/// What is measured of the time that is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub(super) from: Instant,
    pub(super) until: Instant,
}

/// Somebody and their seat.
pub(super) struct Player {
    pub(super) client: Client,
    pub(super) table: String,
    /// All servers, and where they come next.
    pub(super) servers: Arc<[SocketAddr]>,
    pub(super) at: usize,
    /// Who made the table: asks for the next one when a game is over, and starts it.
    pub(super) owner: bool,
}

/// Of what a client is told it reads as much as it takes to go on.
#[derive(Deserialize)]
struct Asked {
    question: Option<Question>,
}

#[derive(Deserialize)]
struct Question {
    ticket: String,
    pick: Pick<IgnoredAny>,
}

#[derive(Deserialize)]
struct Logged {
    edition: u32,
    from: usize,
    entries: Vec<IgnoredAny>,
}

#[derive(Deserialize)]
struct Table {
    rematch: Option<String>,
}

fn read<T: DeserializeOwned>(message: &str) -> Result<T> {
    serde_json::from_str(message).with_context(|| format!("not what it should be: {message}"))
}

/// Says first what it is: the others need not be read.
fn kind(message: &str) -> &str {
    let rest = message.strip_prefix(r#"{"type":""#).unwrap_or_default();
    rest.split('"').next().unwrap_or_default()
}

impl Player {
    /// Has something done that comes with a reply of its own.
    pub(super) async fn order<T: DeserializeOwned>(&self, command: Ordered) -> Result<T> {
        let path = format!("/api/tables/{}", self.table);
        Ok(self.client.post(&path, &Request { id: None, command }).await?.read()?)
    }

    /// Comes back by the next server.
    async fn connect(&mut self, edition: u32, entries: usize) -> Result<Socket> {
        self.client.address = self.servers[self.at % self.servers.len()];
        self.at += 1;
        let path = format!("/api/tables/{}/socket?changes=true&edition={edition}&entries={entries}", self.table);
        self.client.socket(&path).await.map_err(|error| anyhow!("table {}: {error}", self.table))
    }

    /// Plays until the time is over, and on at a rematch if the game is.
    pub(super) async fn play(
        mut self,
        habits: Habits,
        Stretch { from, until }: Stretch,
        seen: Arc<Mutex<Seen>>,
        seed: u64,
        coming: Arc<Semaphore>,
    ) -> Result<()> {
        let mut quick = Quick::new(seed);
        let (mut entries, mut edition, mut answered) = (0, 0, 0usize);
        let mut mine = Seen::default();
        // Not all of them at once: a system turns away whom it has no room for in its queue.
        let turn = coming.acquire().await?;
        let mut socket = self.connect(edition, entries).await?;
        drop(turn);
        // When each answer was sent that has no reply yet, by its number; and the one that is being thought about.
        let mut sent: HashMap<usize, Instant> = HashMap::new();
        let mut thinking: Option<(Instant, String)> = None;
        let mut done = String::new();
        while Instant::now() < until {
            // Whoever does not think does not wait for a timer either, which takes a millisecond.
            if let Some((_, answer)) = thinking.take_if(|(due, _)| *due <= Instant::now()) {
                sent.insert(answered, Instant::now());
                socket.send(answer).await?;
                if habits.reconnect > 0 && answered.is_multiple_of(habits.reconnect) {
                    // Gone before the reply came: whatever it missed it is sent when it comes back. The answer may have been
                    // lost with the connection: if the question is still open, it is given once more.
                    drop(socket);
                    socket = self.connect(edition, entries).await?;
                    done.clear();
                    mine.reconnects += 1;
                }
            }
            let think = thinking.as_ref().map_or(until, |(due, _)| *due);
            let message = tokio::select! {
                biased;
                message = socket.next() => message,
                () = tokio::time::sleep_until(think.min(until).into()) => continue,
            };
            let message = message?.ok_or_else(|| anyhow!("table {} closed the connection", self.table))?;
            let counts = Instant::now() >= from;
            mine.bytes += if counts { message.len() } else { 0 };
            let next = match kind(&message) {
                // The reply comes after everything that the answer led to.
                "done" => {
                    let Done::<IgnoredAny> { id, .. } = read(&message)?;
                    if let Some(About::Number(id)) = id {
                        let sent = usize::try_from(id).ok().and_then(|id| sent.remove(&id));
                        let micros = |sent: Instant| u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
                        mine.times.extend(sent.filter(|_| counts).map(micros));
                    }
                    None
                }
                "entries" => {
                    let told: Logged = read(&message)?;
                    edition = told.edition;
                    if told.from > entries {
                        return Err(anyhow!("table {} skipped entries {entries} to {}", self.table, told.from));
                    }
                    entries = told.from + told.entries.len();
                    None
                }
                "ask" => {
                    let Asked { question } = read(&message)?;
                    if let Some(question) = question.filter(|question| question.ticket != done) {
                        done.clone_from(&question.ticket);
                        answered += 1;
                        let picks = Some(picks(&question.pick, &mut quick));
                        let command = Ordered::Answer { ticket: question.ticket, items: None, picks };
                        let answer = Request { id: Some(About::Number(answered as i64)), command };
                        // Thoughts that all began at the same moment would all end at the same moment, again and again.
                        let share = if answered == 1 { f64::from(quick.below(1000)) / 1000.0 } else { 1.0 };
                        thinking =
                            Some((Instant::now() + habits.think.mul_f64(share), serde_json::to_string(&answer)?));
                    }
                    None
                }
                // It was kept before the connection broke, or another was answered for them: what is next, or the end, comes.
                "refused" if [r#""stale-ticket""#, r#""over""#].iter().any(|code| message.contains(code)) => None,
                "refused" => return Err(anyhow!("table {}: {message}", self.table)),
                "over" if self.owner => {
                    mine.games += 1;
                    let again: Done<IgnoredAny> = self.order(Ordered::Rematch {}).await?;
                    let Some(Led::Rematch { table: next }) = again.result else { return Err(anyhow!("no rematch")) };
                    Some(next)
                }
                // Whoever made the table asks for the next one; the others are told where it is.
                "table" if !self.owner => read::<Table>(&message)?.rematch,
                _ => None,
            };
            if let Some(next) = next {
                self.table = next;
                if self.owner {
                    let _: Done<IgnoredAny> = self.order(Ordered::Start { entropy: String::new() }).await?;
                }
                (entries, edition, done, thinking) = (0, 0, String::new(), None);
                sent.clear();
                socket = self.connect(edition, entries).await?;
            }
        }
        socket.close().await;
        let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.times.extend(mine.times);
        seen.bytes += mine.bytes;
        seen.reconnects += mine.reconnects;
        seen.games += mine.games;
        Ok(())
    }
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
