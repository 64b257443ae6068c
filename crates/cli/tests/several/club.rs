//! A club: PostgreSQL, NATS, and servers on them.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Arc, Mutex};

use backends::{Cable, Nats, Network, Postgres, have};
use serde_json::{Value, json};
use server::client::Client;

pub(crate) struct Club {
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
    /// What lies between the servers and those two. Goes last.
    between: Between,
    pub(crate) servers: Vec<Server>,
    /// Where those are that run.
    pub(crate) doors: Doors,
}

enum Between {
    Cables([Cable; 2]),
    /// Both are in a network of their own (`NETWORK=own`).
    Network(Network),
}

/// The addresses that players know.
pub(crate) type Doors = Arc<Mutex<Vec<SocketAddr>>>;

/// A server, killed when it is dropped.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    figures: SocketAddr,
}

impl Server {
    fn start(store: &str, bus: &str) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_starboard"))
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--creations", "0", "--idle", "2"])
            .args(["--connections", "0", "--bot-threads", "1", "--store", store, "--bus", bus])
            .env("STARBOARD_LOG", std::env::var("STARBOARD_LOG").unwrap_or_else(|_| "off".to_owned()))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let mut port = || {
            let line = lines.next().expect("a line").unwrap();
            let port = line.trim_end_matches("/metrics").rsplit(':').next().and_then(|port| port.parse().ok());
            (SocketAddr::from(([127, 0, 0, 1], port.unwrap_or(0))), line)
        };
        let (address, _) = port();
        let (_, data) = port();
        assert!(data.contains("postgres://1") && !data.contains("starboard@"), "{data}");
        let (figures, _) = port();
        Self { process, address, figures }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// Asked to stop, it leaves nothing to be waited for.
    pub(crate) fn stop(mut self) {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.process.wait().unwrap().success());
    }

    pub(crate) async fn figure(&self, name: &str) -> usize {
        let text = Client::new(self.figures).get("/metrics").await.unwrap().body;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("starboard_{name} ")));
        line.unwrap_or_else(|| panic!("{name}: {text}")).parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL: nothing is tidied up.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Club {
    /// With so many servers; nothing where the programs cannot be had.
    pub(crate) fn start(servers: usize) -> Option<Self> {
        let own = std::env::var("NETWORK").is_ok_and(|network| network == "own");
        let (postgres, nats, between) = if own {
            let network = have(Network::new())?;
            (have(Postgres::start_within(&network))?, have(Nats::start_within(&network))?, Between::Network(network))
        } else {
            let (postgres, nats) = (have(Postgres::start_safe())?, have(Nats::start())?);
            let cables = [postgres.port(), nats.port()].map(|port| Cable::to(port).unwrap());
            (postgres, nats, Between::Cables(cables))
        };
        let mut club = Self { postgres, nats, between, servers: Vec::new(), doors: Doors::default() };
        for _ in 0..servers {
            club.add();
        }
        Some(club)
    }

    pub(crate) fn add(&mut self) {
        let server = match &self.between {
            Between::Cables([postgres, nats]) => Server::start(&postgres.postgres(), &nats.nats()),
            Between::Network(_) => Server::start(&self.postgres.url(), &self.nats.url()),
        };
        self.doors.lock().unwrap().push(server.address);
        self.servers.push(server);
    }

    /// Nothing gets through any more, and nobody is told.
    pub(crate) fn cut(&self) {
        match &self.between {
            Between::Cables(cables) => cables.iter().for_each(Cable::cut),
            Between::Network(network) => network.cut(),
        }
    }

    pub(crate) fn mend(&self) {
        match &self.between {
            Between::Cables(cables) => cables.iter().for_each(Cable::mend),
            Between::Network(network) => network.mend(),
        }
    }

    /// Kills one of them.
    pub(crate) fn kill(&mut self, number: usize) {
        let server = self.servers.remove(number);
        self.doors.lock().unwrap().retain(|door| *door != server.address);
    }

    /// The sum of a figure over all servers.
    pub(crate) async fn figure(&self, name: &str) -> usize {
        let mut sum = 0;
        for server in &self.servers {
            sum += server.figure(name).await;
        }
        sum
    }

    /// Does something at a table by one of the servers.
    pub(crate) async fn done(&self, by: usize, client: &Client, table: &str, command: Value) {
        let client = Client { address: self.servers[by % self.servers.len()].address, token: client.token.clone() };
        let reply = client.post(&format!("/api/tables/{table}"), &command).await.unwrap();
        assert_eq!(reply.status, 200, "{command}: {}", reply.body);
    }

    /// A table that has started, made at one server and joined at another.
    pub(crate) async fn table(&self, game: &str, people: usize, bots: usize) -> (String, Vec<Client>) {
        let mut clients = Vec::new();
        for number in 0..people {
            let server = &self.servers[number % self.servers.len()];
            clients.push(server.client().person(&format!("Player {number}")).await.unwrap());
        }
        let seats = (0..people).map(|seat| json!(if seat == 0 { "me" } else { "open" }));
        let seats: Vec<Value> = seats.chain((0..bots).map(|_| json!({"bot": "greedy"}))).collect();
        let new = json!({
            "game": game, "setup": {"players": people + bots}, "seats": seats,
            "pace": {"bot": 50, "window": 500, "long_window": 500, "live": false},
        });
        let made = clients[0].post("/api/tables", &new).await.unwrap().json();
        let table = made["table"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        for (number, client) in clients.iter().enumerate().skip(1) {
            self.done(number, client, &table, json!({"do": "join"})).await;
        }
        self.done(people, &clients[0], &table, json!({"do": "start"})).await;
        (table, clients)
    }
}

pub(crate) fn starboard(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_starboard")).args(args).output().unwrap()
}

/// `starboard verify`: the record of a game follows the rules to its end.
pub(crate) fn verify(record: &str, folder: &Path) {
    let file = folder.join("game.starboard");
    std::fs::write(&file, record).unwrap();
    let verified = starboard(&["verify", file.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
}
