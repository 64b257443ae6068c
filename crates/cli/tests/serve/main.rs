//! The server as a process: started, killed, stopped, and played with curl.

mod access;
mod faults;
mod soak;
mod terminals;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use serde_json::{Value, json};
use server::client::Client;

/// A server that is killed when the test is done with it.
struct Server {
    process: Child,
    client: Client,
}

impl Server {
    fn start(data: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--creations", "0", "--data"]).arg(data).args(more);
        Self::spawn(command)
    }

    fn spawn(command: Command) -> Self {
        Self::start_logging(command, "error")
    }

    fn start_logging(mut command: Command, level: &str) -> Self {
        let command = command.env("STARBOARD_LOG", level).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the binary starts");
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.trim().rsplit(':').next().and_then(|port| port.parse().ok());
        let port: u16 = port.unwrap_or_else(|| panic!("no address in '{line}'"));
        Self { process, client: Client::new(SocketAddr::from(([127, 0, 0, 1], port))) }
    }

    fn url(&self) -> String {
        format!("http://{}", self.client.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // SIGKILL: nothing is tidied up.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().unwrap()
}

fn curl() -> bool {
    Command::new("curl").arg("--version").output().is_ok()
}

#[test]
fn a_whole_game_with_curl_and_its_record_is_verified() {
    assert!(curl(), "install curl to run this test");
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), &[]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/play-race.sh");
    let record = folder.path().join("game.starboard");
    let played = Command::new("bash").arg(script).arg(server.url()).arg(&record).output().unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{said}{}", String::from_utf8_lossy(&played.stderr));
    assert!(said.contains("Over after"), "{said}");
    let promise = said.split("promised the deal ").nth(1).unwrap().lines().next().unwrap();
    let verify = |path: &Path| Command::new(env!("CARGO_BIN_EXE_starboard")).arg("verify").arg(path).output().unwrap();
    let verified = verify(&record);
    let lines = String::from_utf8_lossy(&verified.stdout).into_owned();
    assert!(verified.status.success() && lines.contains(promise), "{lines}");

    // Something else than what was added gives another deal.
    let text = std::fs::read_to_string(&record).unwrap();
    let entropy = text.replacen(r#""entropy":["","#, r#""entropy":["mine","#, 1);
    assert_ne!(entropy, text);
    std::fs::write(&record, entropy).unwrap();
    let refused = verify(&record);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("broke its promise"));
}

/// What one person has been told is done.
#[derive(Default)]
struct Told {
    chats: Vec<String>,
    name: Last,
    claims: Vec<Value>,
    orders: Last,
    away: Last,
    answer: Option<Value>,
}

/// What was sent last, which may have been done, and what was acknowledged last.
#[derive(Default)]
struct Last {
    sent: Option<Value>,
    acknowledged: Option<Value>,
}

impl Last {
    /// Is this one of the two? Then it counts as acknowledged: it was read.
    fn is_kept(&mut self, now: Value) -> bool {
        let kept = self.acknowledged.is_none()
            || [&self.sent, &self.acknowledged].into_iter().flatten().any(|last| *last == now);
        self.acknowledged = self.acknowledged.is_some().then_some(now);
        kept
    }
}

/// What people are called first, by seat.
const NAMES: [&str; 2] = ["Ada", "Ben"];

/// Somebody at a table.
#[derive(Clone)]
struct Person {
    client: Client,
    seat: usize,
    path: String,
    told: Arc<Mutex<Told>>,
    acknowledged: Arc<AtomicUsize>,
}

impl Person {
    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap()
    }

    /// Was it done? Nothing if the server is gone.
    async fn does(&self, command: &Value) -> Option<bool> {
        let reply = self.client.post(&self.path, command).await.ok()?;
        self.acknowledged.fetch_add(usize::from(reply.status == 200), Ordering::Relaxed);
        Some(reply.status == 200)
    }

    /// Sets something that stays as it is until it is set anew.
    async fn sets(&self, command: Value, to: &Value, last: fn(&mut Told) -> &mut Last) -> Option<()> {
        last(&mut self.told()).sent = Some(to.clone());
        if self.does(&command).await? {
            last(&mut self.told()).acknowledged = Some(to.clone());
        }
        Some(())
    }

    /// Does one thing after another. Nothing if the server is gone.
    async fn goes_on(&self) -> Option<()> {
        let number = self.acknowledged.load(Ordering::Relaxed);
        let text = number.to_string();
        if self.does(&json!({"do": "chat", "text": text})).await? {
            self.told().chats.push(text);
        }
        let state = self.client.get(&self.path).await.ok()?.json();
        if state["orders"].is_object() {
            // So many that they are others than before.
            let orders = json!(vec![json!({"trigger": "any", "when": "never"}); 1 + number % 60]);
            self.sets(json!({"do": "orders", "orders": orders}), &orders, |told| &mut told.orders).await?;
        }
        if number.is_multiple_of(4) {
            let name = json!(format!("{} {number}", NAMES[self.seat]));
            self.told().name.sent = Some(name.clone());
            if self.client.post("/api/me", &json!({"name": name})).await.ok()?.status == 200 {
                self.told().name.acknowledged = Some(name);
                self.acknowledged.fetch_add(1, Ordering::Relaxed);
            }
        }
        let claims = state["claims"]["claims"].as_array().map_or(&[][..], Vec::as_slice);
        if !claims.is_empty() {
            let claim = &claims[number % claims.len()]["claim"];
            if self.does(&json!({"do": "claim", "claim": claim})).await? {
                self.told().claims.push(claim.clone());
            }
        }
        if number.is_multiple_of(3) {
            let away = json!(number.is_multiple_of(2));
            self.sets(json!({"do": "away", "away": away}), &away, |told| &mut told.away).await?;
        }
        let ask = &state["ask"]["question"];
        let stays_away = self.told().away.acknowledged == Some(json!(true)) && !number.is_multiple_of(5);
        if stays_away || ask["ticket"].is_null() || !ask["draft"].is_null() {
            return Some(());
        }
        let picks: Vec<u64> = (0..ask["pick"]["min"].as_u64().unwrap_or(0)).collect();
        let answer = json!({"do": "answer", "ticket": ask["ticket"], "picks": picks});
        // Whoever answers is back.
        self.told().away.sent = Some(json!(false));
        if self.does(&answer).await? {
            let mut told = self.told();
            told.away.acknowledged = Some(json!(false));
            told.answer = Some(answer);
        }
        Some(())
    }

    /// What was acknowledged and is not there, if anything.
    fn misses(&self, me: &Value, state: &Value, found: &mut Found) -> Option<String> {
        let mut told = self.told();
        if !told.name.is_kept(me["name"].clone()) {
            return Some(format!("the name: {me}"));
        }
        found.names += usize::from(told.name.acknowledged.is_some());
        let lines = state["chat"]["lines"].as_array()?;
        let mut texts = lines.iter().filter_map(|line| line["text"].as_str());
        // The oldest lines are forgotten, but never one of the latest hundreds.
        let latest = told.chats.len().saturating_sub(if state["chat"]["from"] == 0 { usize::MAX } else { 50 });
        if let Some(chat) = told.chats[latest..].iter().find(|chat| !texts.any(|text| text == chat.as_str())) {
            return Some(format!("the line '{chat}'"));
        }
        found.chats += told.chats.len() - latest;
        let entries = state["entries"]["entries"].as_array()?;
        let mut said = entries.iter().map(|entry| &entry["said"]).filter(|said| said["seat"] == self.seat);
        if let Some(claim) = told.claims.iter().find(|&claim| !said.any(|said| said["claim"] == *claim)) {
            return Some(format!("the claim {claim}"));
        }
        found.claims += told.claims.len();
        if state["table"]["stage"] != "playing" {
            return None;
        }
        let orders = state["orders"]["orders"].as_array().into_iter().flatten();
        if !told.orders.is_kept(orders.map(|one| one["order"].clone()).collect()) {
            return Some(format!("orders: {} are there", state["orders"]));
        }
        if !told.away.is_kept(state["table"]["seats"][self.seat]["away"].clone()) {
            return Some(format!("who is away: {}", state["table"]["seats"]));
        }
        found.orders += usize::from(told.orders.acknowledged.is_some());
        found.away += usize::from(told.away.acknowledged == Some(json!(true)));
        // Had it been lost, the question would be open.
        let answer = told.answer.as_ref()?;
        found.answers += 1;
        let question = &state["ask"]["question"];
        let open = question["ticket"] == answer["ticket"] && question["draft"].is_null();
        open.then(|| format!("the answer {answer}"))
    }
}

/// How much was looked for, so that an empty test shows.
#[derive(Debug, Default)]
struct Found {
    chats: usize,
    names: usize,
    claims: usize,
    orders: usize,
    away: usize,
    answers: usize,
}

/// Killed fifty times in the middle of everything, or as often as `KILLS` says; whatever was acknowledged is there afterwards.
#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = std::env::var("KILLS").map_or(50, |kills| kills.parse().expect("a number of kills"));
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let runtime = runtime();
    let mut people: Vec<Person> = Vec::new();
    let mut server = Server::start(data, &["--idle", "1"]);
    let acknowledged = Arc::new(AtomicUsize::new(0));
    runtime.block_on(async {
        for game in ["race", "galactica", "race", "galactica"] {
            let [ada, ben] = NAMES.map(|name| server.client.person(name));
            let (ada, ben) = (ada.await.unwrap(), ben.await.unwrap());
            let seats = json!(["me", "open", {"bot": "greedy"}]);
            let pace = json!({"bot": 50, "window": 500, "long_window": 500});
            let new = json!({"game": game, "setup": {"players": 3}, "seats": seats, "pace": pace});
            let table = ada.post("/api/tables", &new).await.unwrap().json();
            let path = format!("/api/tables/{}", table["table"].as_str().unwrap_or_else(|| panic!("{table}")));
            for (client, command) in [(&ben, "join"), (&ada, "start")] {
                let reply = client.post(&path, &json!({"do": command})).await.unwrap();
                assert_eq!(reply.status, 200, "{}", reply.body);
            }
            people.extend([ada, ben].into_iter().enumerate().map(|(seat, client)| Person {
                client,
                seat,
                path: path.clone(),
                told: Arc::default(),
                acknowledged: Arc::clone(&acknowledged),
            }));
        }
    });
    let mut found = Found::default();
    for kill in 0..kills {
        let until = acknowledged.load(Ordering::Relaxed) + 3 + (kill * 7) % 40;
        let go_on = |person: Person| async move { while person.goes_on().await.is_some() {} };
        let tasks: Vec<_> = people.iter().map(|person| runtime.spawn(go_on(person.clone()))).collect();
        while acknowledged.load(Ordering::Relaxed) < until {
            std::thread::yield_now();
        }
        drop(server);
        runtime.block_on(async {
            for task in tasks {
                task.await.unwrap();
            }
        });
        server = Server::start(data, &["--idle", "1"]);
        for person in &mut people {
            person.client.address = server.client.address;
            let read = |path: &str| runtime.block_on(person.client.get(path)).unwrap().json();
            let (me, state) = (read("/api/me"), read(&person.path));
            if let Some(lost) = person.misses(&me, &state, &mut found) {
                panic!("lost after kill {kill}: {lost}");
            }
        }
    }
    println!("{kills} kills, {} acknowledged, looked for {found:?}", acknowledged.load(Ordering::Relaxed));
    let Found { chats, names, claims, orders, away, answers } = found;
    assert!([chats, names, claims, orders, answers].iter().all(|looked| *looked > 100) && away > 20, "{found:?}");
    assert!(acknowledged.load(Ordering::Relaxed) > kills * 10);
}

#[cfg(unix)]
#[test]
fn asked_to_stop_it_says_goodbye_and_goes() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), &[]);
    let runtime = runtime();
    let mut socket = runtime.block_on(async {
        let new = json!({"game": "race", "setup": {"players": 2}, "start": true});
        let made = server.client.post("/api/tables", &new).await.unwrap().json();
        let mut socket =
            server.client.socket(&format!("/api/tables/{}/socket", made["table"].as_str().unwrap())).await.unwrap();
        socket.next().await.unwrap();
        socket
    });
    let pid = server.process.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    let mut last = String::new();
    runtime.block_on(async {
        while let Ok(Some(message)) = socket.next().await {
            last = message;
        }
    });
    assert_eq!(last, r#"{"type":"bye","why":"stopping"}"#);
    assert!(server.process.wait().unwrap().success());
}

/// `cargo run --release`, with the environment saying where.
#[test]
fn without_a_command_it_serves() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    command.env("STARBOARD_LISTEN", "127.0.0.1:0").env("STARBOARD_DATA", folder.path());
    let server = Server::spawn(command);
    let page = runtime().block_on(server.client.get("/")).unwrap();
    assert_eq!(page.status, 200);
    assert!(folder.path().join("starboard.sqlite3").exists());
}

#[test]
fn what_cannot_be_served_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let first = Server::start(folder.path(), &[]);
    let taken = first.client.address.to_string();
    let run = |args: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_starboard")).args(args).output().unwrap();
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let served = folder.path().to_str().unwrap();
    let second = run(&["serve", "--listen", "127.0.0.1:0", "--data", served]);
    assert!(second.contains("Another Starboard is serving"), "{second}");
    let other = folder.path().join("other");
    let data = other.to_str().unwrap();
    assert!(run(&["serve", "--listen", &taken, "--data", data]).contains("choose another with --listen"));
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    assert!(run(&["serve", "--listen", "127.0.0.1:0", "--data", file.to_str().unwrap()]).contains("file"));
    std::fs::create_dir_all(&other).unwrap();
    std::fs::write(other.join("starboard.sqlite3"), "no database, but long enough to be looked at".repeat(100))
        .unwrap();
    assert!(run(&["serve", "--listen", "127.0.0.1:0", "--data", data]).contains("cannot be opened"));
}

#[test]
fn a_running_server_is_backed_up_and_its_tables_are_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let [served, again] = ["served", "again"].map(|name| folder.path().join(name));
    let server = Server::start(&served, &[]);
    let new = json!({"game": "race", "setup": {"players": 2}, "start": true});
    let made = runtime().block_on(server.client.post("/api/tables", &new)).unwrap().json();
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let token = made["token"].as_str().map(str::to_owned);
    let board = |client: &Client| {
        let client = Client { token: token.clone(), ..client.clone() };
        runtime().block_on(client.get(&path)).unwrap().json()["board"].clone()
    };
    let before = board(&server.client);
    assert!(before.is_object());
    std::fs::create_dir(&again).unwrap();
    let run = |to: &Path, data: &Path| {
        let backup =
            Command::new(env!("CARGO_BIN_EXE_starboard")).arg("backup").arg(to).arg("--data").arg(data).output();
        let backup = backup.unwrap();
        (
            backup.status.success(),
            format!("{}{}", String::from_utf8_lossy(&backup.stdout), String::from_utf8_lossy(&backup.stderr)),
        )
    };
    let copy = again.join("starboard.sqlite3");
    let (done, said) = run(&copy, &served);
    assert!(done && said.contains("to go back to it"), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "it is its owner's alone: {mode:o}");
    }
    for (to, data, why) in [
        (copy.as_path(), served.as_path(), "starboard.sqlite3"),
        (&folder.path().join("x"), &folder.path().join("none"), "no database"),
    ] {
        let (done, said) = run(to, data);
        assert!(!done && said.contains(why), "{said}");
    }
    drop(server);
    assert_eq!(board(&Server::start(&again, &[]).client), before);
}
