//! The bus over NATS: plain publish and subscribe, as nothing on it needs to be kept.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use tokio::sync::{broadcast, mpsc};

use super::{Bus, Heard, Word};

/// How much waits to be said or to be heard before the rest is lost.
const WAITING: usize = 4096;

/// How often it is looked whether the other end is still there.
const PING: Duration = Duration::from_secs(2);

/// The longest pause between two tries to come back.
const AGAIN: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub struct Nats {
    words: mpsc::Sender<Word>,
    heard: broadcast::Sender<Heard>,
    up: Arc<AtomicBool>,
}

impl Nats {
    /// Comes up whenever there is a server: it need not be there yet. Whoever shares the store `club` hears what is said.
    pub async fn open(url: &str, club: &str) -> Result<Self, String> {
        let (heard, _) = broadcast::channel(WAITING);
        let up = Arc::new(AtomicBool::new(false));
        let (told, is_up) = (heard.clone(), Arc::clone(&up));
        let options = ConnectOptions::new()
            .name("starboard")
            .no_echo()
            .ping_interval(PING)
            .connection_timeout(PING)
            .reconnect_delay_callback(|tries| AGAIN.min(Duration::from_millis(50 << tries.min(6))))
            .retry_on_initial_connect()
            .event_callback(move |event| {
                let connected = match event {
                    Event::Connected => Some(true),
                    Event::Disconnected | Event::Closed => Some(false),
                    Event::LameDuckMode | Event::Draining | Event::ServerError(_) | Event::ClientError(_) => None,
                    // It did not keep up, and something was dropped.
                    Event::SlowConsumer(_) => {
                        let _ = told.send(Heard::Back);
                        None
                    }
                };
                if let Some(connected) = connected.filter(|now| is_up.swap(*now, Ordering::Relaxed) != *now) {
                    if connected {
                        tracing::info!("the bus is up");
                        let _ = told.send(Heard::Back);
                    } else {
                        tracing::warn!("the bus is down: other processes are heard of less quickly");
                    }
                }
                std::future::ready(())
            });
        let client = options.connect(url).await.map_err(|error| error.to_string())?;
        let [acts, present] = ["acts", "present"].map(|what| format!("starboard.{club}.{what}"));
        hear(&client, &acts, &heard, |table, version| Word::Acts { table, version }).await?;
        hear(&client, &present, &heard, |table, times| Word::Present { table, times }).await?;
        let (words, mut to_say) = mpsc::channel::<Word>(WAITING);
        tokio::spawn(async move {
            while let Some(word) = to_say.recv().await {
                let (subject, said) = match word {
                    Word::Acts { table, version } => (&acts, format!("{table} {version}")),
                    Word::Present { table, times } => (&present, format!("{table} {times}")),
                };
                // What cannot be said is noticed by those who listen.
                let _ = client.publish(subject.clone(), said.into()).await;
            }
        });
        Ok(Self { words, heard, up })
    }
}

async fn hear(
    client: &Client,
    subject: &str,
    heard: &broadcast::Sender<Heard>,
    word: impl Fn(String, u64) -> Word + Send + 'static,
) -> Result<(), String> {
    let mut messages = client.subscribe(subject.to_owned()).await.map_err(|error| error.to_string())?;
    let heard = heard.clone();
    tokio::spawn(async move {
        while let Some(message) = messages.next().await {
            let text = std::str::from_utf8(&message.payload).unwrap_or_default();
            let said = text.split_once(' ').and_then(|(table, number)| Some((table.to_owned(), number.parse().ok()?)));
            if let Some((table, number)) = said {
                // Nobody may listen yet.
                let _ = heard.send(Heard::Word(word(table, number)));
            }
        }
    });
    Ok(())
}

impl Bus for Nats {
    fn tell(&self, word: Word) {
        // Dropped if the server is away for long: those who listen look for themselves then.
        if self.is_up() {
            let _ = self.words.try_send(word);
        }
    }

    fn listen(&self) -> mpsc::Receiver<Heard> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut heard = self.heard.subscribe();
        tokio::spawn(async move {
            loop {
                let next = match heard.recv().await {
                    Ok(next) => next,
                    Err(broadcast::error::RecvError::Lagged(_)) => Heard::Back,
                    Err(broadcast::error::RecvError::Closed) => return,
                };
                if sender.send(next).await.is_err() {
                    return;
                }
            }
        });
        receiver
    }

    fn is_up(&self) -> bool {
        self.up.load(Ordering::Relaxed)
    }
}
