//! The connection to a table, kept by a thread of its own: news comes while somebody thinks, and goes on after an interruption.

use std::io;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::Result;
use protocol::reply::Problem;
use serde::Serialize;
use server::client::{Client, Reply, Socket};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use words::Phrase;

/// What happens, from all sides.
#[derive(Debug)]
pub(super) enum News {
    /// A line, and when it was typed.
    Typed(String, Instant),
    NoMoreInput,
    /// There is a connection.
    Connected,
    Message(String),
    /// There is none any more.
    Lost,
    /// And there will be none: the server said why.
    Refused(Problem<Phrase>),
}

enum Order {
    /// To this path, instead of where it is connected now.
    Connect(Client, String),
    Send(String),
}

pub(super) struct Wire {
    runtime: Runtime,
    /// Who one is there.
    pub(super) client: Client,
    orders: UnboundedSender<Order>,
}

/// So long nothing may be heard before the server is asked whether it is there, and again before it is taken for gone.
const SILENCE: Duration = Duration::from_secs(40);
/// How long a server may take to answer a request.
const PATIENCE: Duration = Duration::from_secs(20);
/// Between attempts to come back: more each time, up to the last.
const PAUSES: [Duration; 4] =
    [Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(2), Duration::from_secs(5)];

impl Wire {
    pub(super) fn new(client: Client, news: mpsc::Sender<News>) -> Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let (orders, given) = unbounded_channel();
        runtime.spawn(stay_connected(given, news));
        Ok(Self { runtime, client, orders })
    }

    pub(super) fn connect(&self, path: String) {
        // The thread lives as long as this does.
        let _ = self.orders.send(Order::Connect(self.client.clone(), path));
    }

    /// Without a connection it is lost.
    pub(super) fn send(&self, text: String) {
        let _ = self.orders.send(Order::Send(text));
    }

    pub(super) fn get(&self, path: &str) -> io::Result<Reply> {
        self.wait(self.client.get(path))
    }

    pub(super) fn post(&self, path: &str, body: &impl Serialize) -> io::Result<Reply> {
        self.wait(self.client.post(path, body))
    }

    /// A reply that does not take too long.
    pub(super) fn wait(&self, reply: impl Future<Output = io::Result<Reply>>) -> io::Result<Reply> {
        self.runtime.block_on(async { timeout(PATIENCE, reply).await? })
    }
}

async fn stay_connected(mut orders: UnboundedReceiver<Order>, news: mpsc::Sender<News>) {
    let mut wanted = None;
    loop {
        let (client, path) = match wanted.take() {
            Some(there) => there,
            None => match orders.recv().await {
                Some(Order::Connect(client, path)) => (client, path),
                Some(Order::Send(_)) => continue,
                None => return,
            },
        };
        let told = match reach(&client, &path).await {
            Ok(mut socket) => {
                let greeted = news.send(News::Connected);
                match talk(&mut socket, &mut orders, &news).await {
                    End::Lost => greeted.and_then(|()| news.send(News::Lost)),
                    End::Elsewhere(client, path) => {
                        wanted = Some((client, path));
                        socket.close().await;
                        greeted
                    }
                    End::Done => return socket.close().await,
                }
            }
            Err(problem) => news.send(News::Refused(problem)),
        };
        if told.is_err() {
            return;
        }
    }
}

/// Connects, however often that takes; unless the server says that it is of no use.
async fn reach(client: &Client, path: &str) -> Result<Socket, Problem<Phrase>> {
    let mut pauses = PAUSES.into_iter().chain(std::iter::repeat(PAUSES[PAUSES.len() - 1]));
    loop {
        if let Ok(Ok(socket)) = timeout(PATIENCE, client.socket(path)).await {
            return Ok(socket);
        }
        // A refused WebSocket does not say why, what it would have told does.
        let state = path.replace("/socket?", "?");
        if let Ok(Ok(reply)) = timeout(PATIENCE, client.get(&state)).await
            && (400..500).contains(&reply.status)
            && let Ok(problem) = reply.read()
        {
            return Err(problem);
        }
        if let Some(pause) = pauses.next() {
            sleep(pause).await;
        }
    }
}

enum End {
    Lost,
    Elsewhere(Client, String),
    Done,
}

async fn talk(socket: &mut Socket, orders: &mut UnboundedReceiver<Order>, news: &mpsc::Sender<News>) -> End {
    let mut asked = false;
    loop {
        tokio::select! {
            heard = timeout(SILENCE, socket.next()) => match heard {
                Ok(Ok(Some(text))) => {
                    asked = false;
                    if news.send(News::Message(text)).is_err() {
                        return End::Done;
                    }
                }
                Ok(Ok(None) | Err(_)) => return End::Lost,
                Err(_) if asked => return End::Lost,
                Err(_) => {
                    asked = true;
                    if socket.send(r#"{"do":"ping"}"#).await.is_err() {
                        return End::Lost;
                    }
                }
            },
            order = orders.recv() => match order {
                None => return End::Done,
                Some(Order::Connect(client, path)) => return End::Elsewhere(client, path),
                Some(Order::Send(text)) => if socket.send(text).await.is_err() {
                    return End::Lost;
                },
            },
        }
    }
}
