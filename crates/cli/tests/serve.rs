//! The server as a process: started, killed, stopped, and played with curl.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

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

    fn spawn(mut command: Command) -> Self {
        let command = command.env("STARBOARD_LOG", "error").stdout(Stdio::piped());
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
    assert!(String::from_utf8_lossy(&refused.stderr).contains("did not keep its promise"));
}

/// What one person has been told is done: every chat, and the last answer.
#[derive(Default)]
struct Told {
    chats: Vec<String>,
    answer: Option<Value>,
}

/// Goes on at a table until the server does not answer any more.
async fn play(client: Client, table: String, told: Arc<Mutex<Told>>, acknowledged: Arc<AtomicUsize>) {
    let path = format!("/api/tables/{table}");
    for number in 0.. {
        let text = format!("{} {number}", acknowledged.load(Ordering::Relaxed));
        let Ok(reply) = client.post(&path, &json!({"do": "chat", "text": text})).await else { return };
        if reply.status == 200 {
            told.lock().unwrap().chats.push(text);
            acknowledged.fetch_add(1, Ordering::Relaxed);
        }
        let Ok(state) = client.get(&path).await else { return };
        let ask = state.json()["ask"]["question"].clone();
        if ask["ticket"].is_null() || !ask["draft"].is_null() {
            continue;
        }
        let picks: Vec<u64> = (0..ask["pick"]["min"].as_u64().unwrap_or(0)).collect();
        let answer = json!({"do": "answer", "ticket": ask["ticket"], "picks": picks});
        let Ok(reply) = client.post(&path, &answer).await else { return };
        if reply.status == 200 {
            told.lock().unwrap().answer = Some(answer);
            acknowledged.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Killed fifty times in the middle of everything; whatever was acknowledged is there afterwards.
#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    const KILLS: usize = 50;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let runtime = runtime();
    let mut people: Vec<(Client, String, Arc<Mutex<Told>>)> = Vec::new();
    let mut server = Server::start(data, &["--idle", "1"]);
    runtime.block_on(async {
        for _ in 0..3 {
            let ada = server.client.person("Ada").await.unwrap();
            let ben = server.client.person("Ben").await.unwrap();
            let seats = json!(["me", "open", {"bot": "easy"}]);
            let new = json!({"game": "race", "setup": {"players": 3}, "seats": seats, "pace": {"bot": 50}});
            let table = ada.post("/api/tables", &new).await.unwrap().json()["table"].as_str().unwrap().to_owned();
            for (client, command) in [(&ben, "join"), (&ada, "start")] {
                let reply = client.post(&format!("/api/tables/{table}"), &json!({"do": command})).await.unwrap();
                assert_eq!(reply.status, 200, "{}", reply.body);
            }
            people.extend([ada, ben].map(|client| (client, table.clone(), Arc::default())));
        }
    });
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let mut answers = 0;
    for kill in 0..KILLS {
        let until = acknowledged.load(Ordering::Relaxed) + 3 + (kill * 7) % 40;
        let tasks: Vec<_> = people
            .iter()
            .map(|(client, table, told)| {
                let play = play(client.clone(), table.clone(), Arc::clone(told), Arc::clone(&acknowledged));
                runtime.spawn(play)
            })
            .collect();
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
        for (client, table, told) in &mut people {
            client.address = server.client.address;
            let (path, told) = (format!("/api/tables/{table}"), told.lock().unwrap());
            runtime.block_on(async {
                let state = client.get(&path).await.unwrap().json();
                let lines = state["chat"]["lines"].as_array().unwrap_or_else(|| panic!("{state}"));
                let there: Vec<&str> = lines.iter().filter_map(|line| line["text"].as_str()).collect();
                for chat in &told.chats {
                    assert!(there.contains(&chat.as_str()), "'{chat}' is lost after kill {kill}");
                }
                // Sent again, it is known: had it been lost, the question would be open, or the ticket of nothing.
                let Some(answer) = &told.answer else { return };
                let open = state["ask"]["question"]["ticket"] == answer["ticket"]
                    && state["ask"]["question"]["draft"].is_null();
                assert!(!open || state["table"]["stage"] == "over", "an answer is lost after kill {kill}: {answer}");
                answers += 1;
            });
        }
    }
    assert!(answers > 100, "{answers} answers looked for");
    assert!(acknowledged.load(Ordering::Relaxed) > KILLS * 10);
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
