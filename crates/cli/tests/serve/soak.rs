//! A server with everything on for as long as one likes: both games, people and computer players, talk, orders, spectators, people who
//! come back, some who never read, vandals, backups, tables that leave memory. Its memory stays as it is and its log tells no fault.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::Client;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::{Server, runtime};

/// How many tables there are at a time.
const TABLES: usize = 12;

/// How long people take to do something.
const PACE: Duration = Duration::from_millis(150);

/// So many things, and they leave.
const STEPS: usize = 400;

/// How often the memory is looked at.
const SAMPLE: Duration = Duration::from_secs(10);

/// What was done, so that an empty run shows.
#[derive(Default)]
struct Done {
    tables: AtomicUsize,
    over: AtomicUsize,
    answers: AtomicUsize,
    told: AtomicUsize,
    vandals: AtomicUsize,
    backups: AtomicUsize,
}

fn one(counter: &AtomicUsize) -> usize {
    counter.fetch_add(1, Ordering::Relaxed)
}

fn all(counter: &AtomicUsize) -> usize {
    counter.load(Ordering::Relaxed)
}

/// A table after another, each with two people, a computer player, somebody on a socket, a spectator and one who never reads.
async fn tables(anyone: Client, number: usize, until: Instant, done: Arc<Done>) {
    while Instant::now() < until {
        let (ada, ben) = (anyone.person("Ada").await.unwrap(), anyone.person("Ben").await.unwrap());
        let count = one(&done.tables);
        let game = ["race", "galactica"][(number + count) % 2];
        let pace = json!({"bot": 50, "window": 500, "long_window": 500, "live": !count.is_multiple_of(3)});
        let seats = json!(["me", "open", {"bot": "greedy"}]);
        let new = json!({"game": game, "setup": {"players": 3}, "seats": seats, "pace": pace, "listed": true});
        let made = ada.post("/api/tables", &new).await.unwrap().json();
        let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
        for (client, command) in [(&ben, "join"), (&ada, "start")] {
            assert_eq!(client.post(&path, &json!({"do": command})).await.unwrap().status, 200);
        }
        let readers: Vec<_> = [&ada, &anyone]
            .map(|client| tokio::spawn(reads(client.clone(), format!("{path}/socket"), Arc::clone(&done))))
            .into();
        let mut unread = TcpStream::connect(anyone.address).await.unwrap();
        unread.write_all(format!("GET {path}/stream HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes()).await.unwrap();
        for step in 0..STEPS {
            let person = [&ada, &ben][step % 2];
            if Instant::now() > until || !goes_on(person, &path, step, &done).await {
                break;
            }
            tokio::time::sleep(PACE).await;
        }
        let ended = ada.get(&path).await.unwrap().json()["table"]["stage"] == "over";
        done.over.fetch_add(usize::from(ended), Ordering::Relaxed);
        for (client, command) in
            [(&ada, json!({"do": "propose", "what": "abort"})), (&ben, json!({"do": "vote", "yes": true}))]
        {
            client.post(&path, &command).await.unwrap();
        }
        for part in ["record", "course", "truth", "replay?step=3"] {
            assert_eq!(ben.get(&format!("{path}/{part}")).await.unwrap().status, 200, "{part}");
        }
        assert_eq!(ben.post(&path, &json!({"do": "rematch"})).await.unwrap().status, 200);
        readers.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

/// Stays on a socket, and comes back where it was left.
async fn reads(client: Client, path: String, done: Arc<Done>) {
    loop {
        let mut socket = client.socket(&path).await.unwrap();
        for _ in 0..50 {
            if !matches!(socket.next().await, Ok(Some(_))) {
                break;
            }
            one(&done.told);
        }
        socket.close().await;
    }
}

/// Does what can be done now. Nothing more once the game is over.
async fn goes_on(person: &Client, path: &str, step: usize, done: &Done) -> bool {
    let state = person.get(path).await.unwrap().json();
    if state["table"]["stage"] != "playing" {
        return false;
    }
    let does = async |command: Value| person.post(path, &command).await.unwrap().status == 200;
    match step % 40 {
        3 => does(json!({"do": "chat", "text": format!("This is step {step}.")})).await,
        7 => does(json!({"do": "orders", "orders": [{"trigger": "any", "when": "never"}]})).await,
        11 => does(json!({"do": "away", "away": true})).await,
        13 => does(json!({"do": "take-back"})).await,
        17 => person.post("/api/me", &json!({"name": format!("Ada {step}")})).await.unwrap().status == 200,
        19 => person.get("/api/tables?mine=true").await.unwrap().status == 200,
        23 => does(json!({"do": "hold"})).await,
        29 => does(json!({"do": "aid"})).await,
        31 => person.get("/api/tables").await.unwrap().status == 200,
        _ => false,
    };
    if let Some(claim) = state["claims"]["claims"][step % 5].get("claim").filter(|_| step.is_multiple_of(9)) {
        does(json!({"do": "claim", "claim": claim})).await;
    }
    let ask = &state["ask"]["question"];
    if ask["ticket"].is_string() && ask["draft"].is_null() {
        let picks: Vec<u64> = (0..ask["pick"]["min"].as_u64().unwrap_or(0)).collect();
        let answered = does(json!({"do": "answer", "ticket": ask["ticket"], "picks": picks})).await;
        done.answers.fetch_add(usize::from(answered), Ordering::Relaxed);
    }
    true
}

/// Asks for what there is not, and in ways that there are not.
async fn vandal(anyone: Client, until: Instant, done: Arc<Done>) {
    while Instant::now() < until {
        let number = one(&done.vandals);
        let guess = Client { token: Some(number.to_string()), ..anyone.clone() };
        let large = "x".repeat(20_000);
        let status = match number % 6 {
            0 => anyone.get(&format!("/api/tables/nowhere{number}")).await.map(|reply| reply.status),
            1 => guess.get("/api/me").await.map(|reply| reply.status),
            2 => anyone.request("DELETE", "/api/games", "", "").await.map(|reply| reply.status),
            3 => anyone.request("POST", "/api/people", "", &large).await.map(|reply| reply.status),
            4 => anyone.post("/api/return", &json!({"key": number})).await.map(|reply| reply.status),
            _ => {
                let mut stream = TcpStream::connect(anyone.address).await.unwrap();
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nHo").await;
                Ok(400)
            }
        };
        // Who sends more than is read may be cut before they read why.
        assert!(status.is_err() || status.is_ok_and(|status| (400..500).contains(&status)), "{number}");
        tokio::time::sleep(PACE).await;
    }
}

/// Copies the data now and then, and asks how the server is.
async fn operator(anyone: Client, data: std::path::PathBuf, until: Instant, done: Arc<Done>) {
    while Instant::now() < until {
        let to = data.with_extension(format!("backup{}", one(&done.backups)));
        let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
        command.arg("backup").arg(&to).arg("--data").arg(&data);
        let copied = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
        std::fs::remove_file(&to).unwrap();
        assert_eq!(anyone.get("/healthz").await.unwrap().status, 200);
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
}

/// Kilobytes in memory.
fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

#[test]
#[ignore = "as many seconds as SOAK says"]
fn for_hours_memory_stays_and_the_log_tells_no_fault() {
    let seconds = std::env::var("SOAK").map_or(60, |seconds| seconds.parse().expect("a number of seconds"));
    let folder = tempfile::tempdir().unwrap();
    let (data, log) = (folder.path().join("data"), folder.path().join("log"));
    let mut server = serve(&data, &log);
    let (runtime, done) = (runtime(), Arc::new(Done::default()));
    let (began, until) = (Instant::now(), Instant::now() + Duration::from_secs(seconds));
    let anyone = || server.client.clone();
    let mut tasks: Vec<_> =
        (0..TABLES).map(|number| runtime.spawn(tables(anyone(), number, until, Arc::clone(&done)))).collect();
    tasks.push(runtime.spawn(vandal(anyone(), until, Arc::clone(&done))));
    tasks.push(runtime.spawn(operator(anyone(), data, until, Arc::clone(&done))));
    let mut samples = Vec::new();
    while Instant::now() < until {
        std::thread::sleep(SAMPLE.min(until.saturating_duration_since(Instant::now())));
        let Some(kilobytes) = memory(server.process.id()) else { continue };
        samples.push(kilobytes);
        let done = format!("{} tables, {} answers", all(&done.tables), all(&done.answers));
        let _ = writeln!(std::io::stdout(), "{:5} s {kilobytes:7} KB {done}", began.elapsed().as_secs());
    }
    runtime.block_on(async {
        for task in tasks {
            task.await.unwrap();
        }
    });
    let pid = server.process.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    assert!(server.process.wait().unwrap().success());
    let quarters: Vec<u64> = samples.chunks(samples.len().div_ceil(4).max(1)).map(mean).collect();
    println!(
        "{seconds} s: {} tables, {} games over, {} answers, {} messages read, {} bad requests, {} backups, KB by quarter {quarters:?}",
        all(&done.tables),
        all(&done.over),
        all(&done.answers),
        all(&done.told),
        all(&done.vandals),
        all(&done.backups),
    );
    let log = std::fs::read_to_string(log).unwrap();
    let faults: Vec<&str> = log.lines().filter(|line| !line.contains(r#""level":"INFO""#)).collect();
    assert!(faults.is_empty() && log.lines().count() > all(&done.answers), "{faults:#?}");
    assert!(all(&done.answers) > seconds as usize && all(&done.told) > seconds as usize);
    // The first quarter fills what is kept for later; from there on nothing is added that stays.
    if let [_, second, .., last] = quarters[..] {
        assert!(last < second + second / 10 + 4096, "{quarters:?}");
    }
}

fn mean(samples: &[u64]) -> u64 {
    samples.iter().sum::<u64>() / samples.len() as u64
}

fn serve(data: &Path, log: &Path) -> Server {
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--creations", "0", "--connections", "0", "--idle", "2"]);
    command.args(["--access-log", "--log-format", "json", "--data"]).arg(data).stderr(File::create(log).unwrap());
    Server::start_logging(command, "warn")
}
