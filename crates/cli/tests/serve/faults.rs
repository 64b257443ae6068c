//! Bad disks: what is said, and that nothing that was acknowledged is lost.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use server::client::{Client, Reply};

use crate::{Server, runtime};

const FILE: &str = "starboard.sqlite3";

/// A server whose log is read.
struct Logged {
    server: Server,
    log: PathBuf,
}

impl Logged {
    fn start(data: &Path, log: PathBuf) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--idle", "1", "--creations", "0", "--log-format", "json"]);
        command.arg("--data").arg(data).stderr(File::create(&log).unwrap());
        Self { server: Server::start_logging(command, "warn"), log }
    }

    /// What was wrong: where there was no more than this, of this table if it was one.
    fn faults(&self, table: Option<&str>) -> Vec<Value> {
        let text = std::fs::read_to_string(&self.log).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["fields"].clone());
        lines.filter(|fields| fields["table"].as_str() == table).collect()
    }

    /// Ends it as its operator does: everything is in one file then.
    fn stop(mut self) {
        let pid = self.server.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        assert!(self.server.process.wait().unwrap().success());
    }
}

/// Somebody with a table of their own, who talks.
#[derive(Clone)]
struct Talker {
    client: Client,
    table: String,
    said: Vec<String>,
}

impl Talker {
    fn new(server: &Server) -> Self {
        let client = runtime().block_on(server.client.person("Ada")).unwrap();
        Self::of(&client).unwrap_or_else(|reply| panic!("{}", reply.body))
    }

    /// Another table of somebody.
    fn of(client: &Client) -> Result<Self, Reply> {
        let new = json!({"game": "race", "setup": {"players": 2}, "seats": ["me", "open"]});
        let made = runtime().block_on(client.post("/api/tables", &new)).unwrap();
        let Some(table) = made.json()["table"].as_str().map(str::to_owned) else { return Err(made) };
        Ok(Self { client: client.clone(), table, said: Vec::new() })
    }

    /// At the server that there is now.
    fn at(mut self, server: &Server) -> Self {
        self.client.address = server.client.address;
        self
    }

    fn does(&self, command: &Value) -> Reply {
        runtime().block_on(self.client.post(&format!("/api/tables/{}", self.table), command)).unwrap()
    }

    fn says(&mut self, text: String) -> Result<(), Reply> {
        let reply = self.does(&json!({"do": "chat", "text": text}));
        if reply.status != 200 {
            return Err(reply);
        }
        self.said.push(text);
        Ok(())
    }

    fn state(&self) -> Reply {
        runtime().block_on(self.client.get(&format!("/api/tables/{}", self.table))).unwrap()
    }

    /// Everything that was acknowledged is there, and nothing else.
    fn finds_all(&self) {
        let state = self.state().json();
        let lines = state["chat"]["lines"].as_array().unwrap_or_else(|| panic!("{state}"));
        let lines: Vec<&str> = lines.iter().map(|line| line["text"].as_str().unwrap()).collect();
        assert_eq!(lines, self.said);
    }
}

fn healthy(server: &Server) -> bool {
    let health = runtime().block_on(server.client.get("/healthz")).unwrap();
    assert!(health.status == 200 || health.json()["code"].is_string(), "{}", health.body);
    health.status == 200
}

/// Where a text stands in a file.
fn find(bytes: &[u8], text: &str) -> usize {
    bytes.windows(text.len()).position(|part| part == text.as_bytes()).expect("it is there")
}

#[test]
fn a_damaged_page_costs_its_table_and_no_other_and_is_logged_once() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = Logged::start(&data, folder.path().join("first"));
    let mut people: Vec<Talker> = (0..3).map(|_| Talker::new(&first.server)).collect();
    for person in &mut people {
        for number in 0..30 {
            let text = format!("{} {number} {}", person.table, "x".repeat(300));
            person.says(text).unwrap_or_else(|reply| panic!("{}", reply.body));
        }
    }
    first.stop();
    let (file, copy) = (data.join(FILE), folder.path().join("whole"));
    // Without pages that are not used any more, in which texts may still stand.
    run(env!("CARGO_BIN_EXE_starboard"), &["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    let bring_back = || {
        for beside in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(data.join(format!("{FILE}{beside}")));
        }
        std::fs::copy(&copy, &file).unwrap();
    };
    // One letter; and a whole page.
    for width in [1, 4096] {
        bring_back();
        let mut bytes = std::fs::read(&file).unwrap();
        let at = find(&bytes, &format!("{} 20 ", people[1].table)) / width * width;
        bytes[at..at + width].iter_mut().for_each(|byte| *byte ^= 1);
        std::fs::write(&file, bytes).unwrap();
        let server = Logged::start(&data, folder.path().join("log"));
        let [before, damaged, after] = [0, 1, 2].map(|index: usize| people[index].clone().at(&server.server));
        for _ in 0..3 {
            let told = damaged.state();
            let seen = told.json();
            let aside = seen["table"]["stage"] == "set-aside" && seen["table"]["notice"][0] == "server-damaged";
            assert!(aside || seen["code"] == "damaged", "{width}: {}", told.body);
            assert_eq!(damaged.does(&json!({"do": "chat", "text": "hello"})).json()["code"], "damaged");
        }
        for mut person in [before, after] {
            person.finds_all();
            person.says("We go on.".to_owned()).unwrap_or_else(|reply| panic!("{width}: {}", reply.body));
            person.finds_all();
        }
        assert!(healthy(&server.server));
        let faults = server.faults(Some(&people[1].table));
        let [fault] = &faults[..] else { panic!("{width}: once, not {faults:?}") };
        assert!(fault["cause"].as_str().is_some_and(|cause| !cause.is_empty()), "{fault}");
        println!("{width} bytes damaged: {fault}");
    }
    // What is brought back from a copy is there again.
    bring_back();
    let server = Logged::start(&data, folder.path().join("again"));
    for person in people {
        person.at(&server.server).finds_all();
    }
}

fn run(program: &str, args: &[&str]) {
    assert!(Command::new(program).args(args).status().unwrap().success(), "{program} {args:?}");
}

/// A small disk of its own, which goes away with it.
struct Disk(tempfile::TempDir);

impl Disk {
    fn new(size: &str) -> Self {
        let disk = Self(tempfile::tempdir().unwrap());
        run("mount", &["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs", disk.path()]);
        disk
    }

    fn path(&self) -> &str {
        self.0.path().to_str().unwrap()
    }

    fn becomes(&self, option: &str) {
        run("mount", &["-o", &format!("remount,{option}"), self.path()]);
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).status();
    }
}

/// Says things until one cannot be kept, at table after table: so much can be said at one in so little time.
fn until_refused(people: &mut Vec<Talker>) -> Reply {
    loop {
        let person = people.last_mut().unwrap();
        let text = format!("{} {}", person.said.len(), "x".repeat(480));
        if let Err(refused) = person.says(text) {
            return refused;
        }
        if person.said.len() == 30 {
            match Talker::of(&person.client) {
                Ok(next) => people.push(next),
                Err(refused) => return refused,
            }
        }
    }
}

#[test]
#[ignore = "mounts a disk"]
fn a_full_disk_is_said_and_what_was_acknowledged_is_there_when_there_is_room_again() {
    let disk = Disk::new("2m");
    let logs = tempfile::tempdir().unwrap();
    let data = Path::new(disk.path()).join("data");
    let server = Logged::start(&data, logs.path().join("first"));
    let mut people = vec![Talker::new(&server.server)];
    let refused = until_refused(&mut people);
    println!("full after {} tables: {} {}", people.len(), refused.status, refused.body);
    assert_eq!((refused.status, refused.json()["code"].as_str()), (503, Some("disk-full")));
    assert!(!healthy(&server.server));
    people.iter().for_each(Talker::finds_all);
    // Tried again and again, it is in the log once: for the server, and for the table. Now and then something still fits into
    // what the database had taken before.
    let tried: Vec<bool> =
        (0..5).map(|number| people[0].says(format!("{number} {}", "x".repeat(480))).is_ok()).collect();
    let faults = (server.faults(None), server.faults(Some(&people[0].table)));
    println!("kept meanwhile: {tried:?}, in the log: {faults:?}");
    let fitted = tried.iter().filter(|kept| **kept).count();
    assert!((1..=1 + fitted).contains(&faults.0.len()) && faults.1.len() <= 1 + fitted, "{faults:?}");
    // Killed while it is full.
    drop(server);
    disk.becomes("size=8m");
    let server = Logged::start(&data, logs.path().join("again"));
    let mut people: Vec<Talker> = people.into_iter().map(|person| person.at(&server.server)).collect();
    people.iter().for_each(Talker::finds_all);
    people[0].says("There is room.".to_owned()).unwrap_or_else(|reply| panic!("{}", reply.body));
    assert!(healthy(&server.server));
    // The same without being started again.
    people.push(Talker::new(&server.server));
    until_refused(&mut people);
    assert!(!healthy(&server.server));
    disk.becomes("size=16m");
    assert!(healthy(&server.server));
    people[0].says("There is room again.".to_owned()).unwrap_or_else(|reply| panic!("{}", reply.body));
    people.iter().for_each(Talker::finds_all);
}

#[test]
#[ignore = "makes files immutable and mounts a disk"]
fn a_disk_that_cannot_be_written_is_said_and_what_was_acknowledged_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Logged::start(&data, folder.path().join("log"));
    let mut person = Talker::new(&server.server);
    person.says("Before.".to_owned()).unwrap_or_else(|reply| panic!("{}", reply.body));
    let files = [data.join(FILE), data.join(format!("{FILE}-wal"))];
    let each = |how: &str| files.iter().for_each(|file| run("chattr", &[how, file.to_str().unwrap()]));
    each("+i");
    let refused = person.says("Meanwhile.".to_owned()).unwrap_err();
    println!("read-only: {} {}", refused.status, refused.body);
    let sick = !healthy(&server.server);
    person.finds_all();
    let faults = (server.faults(None), server.faults(Some(&person.table)));
    println!("in the log: {faults:?}");
    each("-i");
    assert_eq!((refused.status, refused.json()["code"].as_str(), sick), (503, Some("store"), true));
    assert_eq!((faults.0.len(), faults.1.len()), (1, 1), "{faults:?}");
    person.says("After.".to_owned()).unwrap_or_else(|reply| panic!("{}", reply.body));
    assert!(healthy(&server.server));
    person.finds_all();
    server.stop();

    // A folder that cannot be written to from the beginning.
    let disk = Disk::new("8m");
    let copy = Path::new(disk.path()).join("data");
    std::fs::create_dir(&copy).unwrap();
    let to = copy.join(FILE);
    run(env!("CARGO_BIN_EXE_starboard"), &["backup", to.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    disk.becomes("ro");
    let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
    let output = command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&copy).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    println!("started there: {said}");
    assert!(!output.status.success() && said.lines().count() == 1 && said.contains("Read-only"), "{said}");
    disk.becomes("rw");
    let server = Logged::start(&copy, folder.path().join("again"));
    person.at(&server.server).finds_all();
}
