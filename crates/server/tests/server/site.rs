//! A server for a test, and somebody to talk to it.

use std::sync::{Arc, LazyLock};

use serde_json::{Value, json};
use server::client::{Client, Reply, Socket};
use server::{Bus, Chance, Clock, Config, Door, Games, Hall, Hands, Sqlite, Store};
use tabletop::Seed;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::AbortHandle;
use words::Words;

/// When it is at every server of a test.
pub(crate) const NOW: u64 = 1_000_000;

pub(crate) struct Site {
    pub(crate) hall: Arc<Hall>,
    pub(crate) hands: Hands,
    pub(crate) anyone: Client,
    pub(crate) folder: TempDir,
    tasks: [AbortHandle; 2],
}

impl Site {
    pub(crate) async fn open() -> Self {
        Self::with(Games::all(), Config::default()).await
    }

    pub(crate) async fn with(games: Games, config: Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("test.sqlite3")).unwrap();
        Self::on(folder, Arc::new(store), games, config).await
    }

    pub(crate) async fn on(folder: TempDir, store: Arc<dyn Store>, games: Games, config: Config) -> Self {
        Self::at(NOW, folder, store, games, config).await
    }

    pub(crate) async fn at(now: u64, folder: TempDir, store: Arc<dyn Store>, games: Games, config: Config) -> Self {
        Self::new(None, now, folder, store, games, config).await
    }

    /// One of several on the same store.
    pub(crate) async fn among(bus: Arc<dyn Bus>, store: Arc<dyn Store>, config: Config) -> Self {
        Self::new(Some(bus), NOW, tempfile::tempdir().unwrap(), store, Games::all(), config).await
    }

    async fn new(
        bus: Option<Arc<dyn Bus>>,
        now: u64,
        folder: TempDir,
        store: Arc<dyn Store>,
        games: Games,
        config: Config,
    ) -> Self {
        let (clock, hands) = Clock::by_hand(now);
        let config = Config {
            creations: if config.creations == Config::default().creations { 0 } else { config.creations },
            busy: if config.busy == Config::default().busy { 0 } else { config.busy },
            ..config
        };
        let chance = Chance::fixed(Seed::derive(1, 1));
        let hall = match bus {
            Some(bus) => Hall::among(bus, config, store, clock, Chance::system(), games),
            None => Hall::new(config, store, clock, chance, games),
        };
        let door = Door::new(TcpListener::bind("127.0.0.1:0").await.unwrap());
        let anyone = Client::new(door.address().unwrap());
        let app = server::app(Arc::clone(&hall));
        let serve = tokio::spawn(door.serve(app, std::future::pending())).abort_handle();
        let watch = tokio::spawn(Arc::clone(&hall).watch()).abort_handle();
        Self { hall, hands, anyone, folder, tasks: [serve, watch] }
    }

    /// Gives its threads and files back, for tests that open thousands.
    pub(crate) async fn close(self) {
        self.hall.close().await;
        self.tasks.iter().for_each(AbortHandle::abort);
    }

    pub(crate) async fn person(&self, name: &str) -> Client {
        self.anyone.person(name).await.unwrap()
    }

    /// Waits until no bot is thinking, by asking the server itself.
    pub(crate) async fn thought(&self) {
        loop {
            let metrics = self.hall.metrics().text();
            if metrics.contains("starboard_thinking 0\n") {
                return;
            }
            tokio::task::yield_now().await;
        }
    }
}

/// Makes a table and gives its name.
pub(crate) async fn table(client: &Client, new: Value) -> String {
    let reply = client.post("/api/tables", &new).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["table"].as_str().unwrap().to_owned()
}

pub(crate) fn race(seats: Value) -> Value {
    let players = seats.as_array().unwrap().len();
    let mut new = json!({"game": "race", "setup": {"players": players}});
    new["seats"] = seats;
    new
}

/// Does something at a table.
pub(crate) async fn act(client: &Client, table: &str, command: Value) -> Reply {
    client.post(&format!("/api/tables/{table}"), &command).await.unwrap()
}

/// The same, and it must be done.
pub(crate) async fn done(client: &Client, table: &str, command: Value) -> Value {
    let reply = act(client, table, command.clone()).await;
    assert_eq!(reply.status, 200, "{command}: {}", reply.body);
    reply.json()["result"].clone()
}

/// The same, and it must be refused with this code and a sentence.
pub(crate) async fn refused(client: &Client, table: &str, command: Value, code: &str) {
    let reply = act(client, table, command.clone()).await;
    is_refused(&reply, code);
}

pub(crate) fn is_refused(reply: &Reply, code: &str) {
    let json = reply.json();
    assert_eq!(json["code"], code, "{} {}", reply.status, reply.body);
    assert!(reply.status >= 400, "{}", reply.status);
    let message = said(&json["message"]);
    assert!(message.ends_with('.') && !message.contains('{'), "{message}");
}

/// A phrase that is no game's, or a line, in English.
pub(crate) fn said(text: &Value) -> String {
    static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);
    match serde_json::from_value(text.clone()) {
        Ok(phrase) => ENGLISH.say(&phrase).to_string(),
        Err(_) => text.as_array().unwrap().iter().map(|span| span["text"].as_str().unwrap()).collect(),
    }
}

pub(crate) async fn state(client: &Client, table: &str) -> Value {
    let reply = client.get(&format!("/api/tables/{table}?views=true")).await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

pub(crate) async fn socket(client: &Client, table: &str) -> Socket {
    client.socket(&format!("/api/tables/{table}/socket")).await.unwrap()
}

/// Everything that has been sent by now: up to the reply to a ping, which comes after it.
pub(crate) async fn drain(socket: &mut Socket) -> Vec<String> {
    socket.send(r#"{"do":"ping","id":"drain"}"#).await.unwrap();
    let mut messages = Vec::new();
    loop {
        let message = socket.next().await.unwrap().expect("still open");
        if message.contains(r#""id":"drain""#) {
            return messages;
        }
        messages.push(message);
    }
}

/// The next message of this type.
pub(crate) async fn wait_for(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message: Value = serde_json::from_str(&socket.next().await.unwrap().expect("still open")).unwrap();
        if message["type"] == kind {
            return message;
        }
    }
}

/// An answer to a question, as few things as it takes and the first of them.
pub(crate) fn least(ask: &Value) -> Value {
    let picks: Vec<u64> = (0..ask["pick"]["min"].as_u64().unwrap()).collect();
    json!({"do": "answer", "ticket": ask["ticket"], "picks": picks})
}
