//! Somebody who plays over a WebSocket by whichever server answers, and comes back by another when it is gone.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Client, Socket};

use crate::club::Doors;

/// Longer than anything takes that is not broken for good.
pub(crate) const PATIENCE: Duration = Duration::from_secs(300);

/// Without a word for so long, they come back by another door: as when a network is cut.
const SILENCE: Duration = Duration::from_secs(4);

pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) table: String,
    pub(crate) doors: Doors,
    /// Which of them they try first.
    pub(crate) first: usize,
    /// What all players together have been told is done.
    pub(crate) acknowledged: Arc<AtomicUsize>,
    /// How much of the log they have read.
    pub(crate) read: Read,
}

/// Where somebody stopped reading.
#[derive(Default)]
pub(crate) struct Read {
    edition: u64,
    entries: u64,
}

/// What they have to tell.
#[derive(Debug, Default)]
pub(crate) struct Played {
    /// Tickets whose answer was sent, and those whose answer was acknowledged.
    pub(crate) sent: BTreeSet<String>,
    pub(crate) acknowledged: BTreeSet<String>,
    pub(crate) reconnects: usize,
    /// Refused since the store was away, or since another question is open by now.
    pub(crate) refused: usize,
}

impl Player {
    async fn connect(&mut self) -> Socket {
        let Read { edition, entries } = self.read;
        loop {
            let doors = self.doors.lock().unwrap().clone();
            if let Some(door) = doors.get(self.first % doors.len().max(1)) {
                let client = Client { address: *door, token: self.client.token.clone() };
                let path = format!("/api/tables/{}/socket?edition={edition}&entries={entries}", self.table);
                if let Ok(Ok(socket)) = tokio::time::timeout(SILENCE, client.socket(&path)).await {
                    return socket;
                }
            }
            self.first += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays to the end.
    pub(crate) async fn play(mut self) -> Played {
        let name = format!("{} {}", self.table, self.first);
        let playing = async {
            let mut played = Played::default();
            while !self.until_cut(&mut played).await {
                played.reconnects += 1;
                self.first += 1;
            }
            played
        };
        tokio::time::timeout(PATIENCE * 2, playing).await.unwrap_or_else(|_| panic!("{name} does not end"))
    }

    /// Until the game is over (true) or the connection is.
    async fn until_cut(&mut self, played: &mut Played) -> bool {
        let mut socket = self.connect().await;
        // What is open, and what was sent and not been answered yet.
        let (mut question, mut waits) = (Value::Null, None::<String>);
        loop {
            if waits.is_none() && question["ticket"].is_string() && question["draft"].is_null() {
                let ticket = question["ticket"].as_str().unwrap_or_default().to_owned();
                let picks: Vec<u64> = (0..question["pick"]["min"].as_u64().unwrap_or(0)).collect();
                let answer = json!({"id": ticket, "do": "answer", "ticket": ticket, "picks": picks}).to_string();
                played.sent.insert(ticket.clone());
                if socket.send(answer).await.is_err() {
                    return false;
                }
                waits = Some(ticket);
            }
            let message = match tokio::time::timeout(SILENCE, socket.next()).await {
                Ok(Ok(Some(message))) => message,
                Ok(_) => return false,
                // Nothing is to be heard while others think; a server that is there answers, though.
                Err(_) if waits.is_some() || socket.send(r#"{"do":"ping"}"#).await.is_err() => return false,
                Err(_) => match tokio::time::timeout(SILENCE, socket.next()).await {
                    Ok(Ok(Some(message))) => message,
                    _ => return false,
                },
            };
            let message: Value = serde_json::from_str(&message).unwrap();
            match message["type"].as_str().unwrap_or_default() {
                "ask" => question = message["question"].clone(),
                "entries" => {
                    let [from, edition] = ["from", "edition"].map(|field| message[field].as_u64().unwrap());
                    let Read { entries, .. } = self.read;
                    assert!(from <= entries, "entries {entries} to {from} are missing: {message}");
                    self.read = Read { edition, entries: from + message["entries"].as_array().unwrap().len() as u64 };
                }
                "done" if message["id"].is_string() => {
                    let ticket = message["id"].as_str().unwrap().to_owned();
                    if played.acknowledged.insert(ticket) {
                        self.acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                    waits = None;
                    // Taken: what comes next is said before this, or will be.
                    if question["ticket"] == message["id"] {
                        question = Value::Null;
                    }
                }
                "refused" => {
                    let code = message["code"].as_str().unwrap_or_default();
                    assert!(["store", "stale-ticket", "conflict"].contains(&code), "{message}");
                    played.refused += 1;
                    waits = None;
                    if code != "stale-ticket" {
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    } else if question["ticket"] == message["id"] {
                        question = Value::Null;
                    }
                }
                "over" => return true,
                _ => {}
            }
        }
    }
}

/// Are all answers that were acknowledged in the record, and none that was not sent?
pub(crate) fn is_kept(record: &str, seat: usize, played: &Played) -> usize {
    let lines = record.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let answers = lines.filter(|line| line["answer"]["seat"] == seat && line["answer"]["by"] == "person").count();
    let (acknowledged, sent) = (played.acknowledged.len(), played.sent.len());
    assert!(
        (acknowledged..=sent).contains(&answers),
        "seat {seat}: {acknowledged} acknowledged, {answers} kept, {sent} sent"
    );
    answers
}
