//! A whole game of Galactica at one server: two terminals, a script that speaks its protocol, and two computer players.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::{Value, json};
use server::client::Client;

use crate::{Server, runtime};

/// Somebody in a terminal, who answers with the first options there are.
#[derive(Default)]
struct Terminal {
    said: String,
    /// There is a question that was not answered yet, and one of its options is nothing.
    asked: bool,
    nothing: bool,
    answers: usize,
}

impl Terminal {
    /// Stays until the game is over, or until the process is killed after so many answers. Gives all that was read.
    fn stay(mut self, command: &mut Command, patience: usize) -> String {
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary starts");
        let (mut input, mut output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let (mut unread, mut chunk) = (Vec::new(), [0; 4096]);
        while let Ok(count @ 1..) = output.read(&mut chunk) {
            unread.extend_from_slice(&chunk[..count]);
            while let Some(end) = unread.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = unread.drain(..=end).collect();
                self.read(&String::from_utf8(line).unwrap(), &mut input);
            }
            let Some(cue) = str::from_utf8(&unread).ok().filter(|cue| is_cue(cue)).map(str::to_owned) else { continue };
            unread.clear();
            self.said.push_str(&cue);
            let Some(answer) = self.answer(&cue) else { continue };
            self.answers += 1;
            if self.answers > patience {
                // SIGKILL.
                process.kill().unwrap();
                break;
            }
            // Whoever has gone reads nothing any more.
            let _ = writeln!(input, "{answer}");
        }
        process.wait().unwrap();
        self.said
    }

    fn read(&mut self, line: &str, input: &mut impl std::io::Write) {
        self.said.push_str(line);
        match line.trim_end() {
            "" => (self.asked, self.nothing) = (true, false),
            line if line.starts_with("0. ") => self.nothing = true,
            // Typed before it could be read: it has to be typed again.
            line if line.contains("The question has just changed") => self.asked = true,
            line if line.contains("Type rematch for another game") => {
                let _ = writeln!(input, "quit");
            }
            _ => {}
        }
    }

    /// What to type, if the choice was not made yet: the same cue may come again, below something that was told.
    fn answer(&mut self, cue: &str) -> Option<String> {
        if !std::mem::take(&mut self.asked) {
            return None;
        }
        let mut numbers = cue.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok());
        let least: usize = match numbers.next() {
            None => usize::from(!self.nothing),
            Some(_) if cue.contains("up to") => 0,
            Some(least) => least,
        };
        let picked: Vec<String> = (1..=least).map(|number| number.to_string()).collect();
        Some(if picked.is_empty() { "0".to_owned() } else { picked.join(" ") })
    }
}

/// Is this what stands before a choice?
fn is_cue(text: &str) -> bool {
    text.starts_with("Your choice") && text.trim_end().ends_with(':')
}

/// Starts the game when everybody has come, and answers until it is over. Gives the number of answers.
async fn script(client: Client, table: String) -> usize {
    let (path, mut answers, mut started) = (format!("/api/tables/{table}"), 0, false);
    let mut socket = client.socket(&format!("{path}/socket")).await.unwrap();
    loop {
        let message: Value = serde_json::from_str(&socket.next().await.unwrap().expect("still open")).unwrap();
        match message["type"].as_str().unwrap() {
            "table" if !started => {
                let is_taken = |seat: &Value| seat["kind"] == "person" || seat["kind"] == "bot";
                started = message["seats"].as_array().unwrap().iter().all(is_taken);
                if started {
                    assert_eq!(client.post(&path, &json!({"do": "start"})).await.unwrap().status, 200);
                }
            }
            "ask" if message["question"].is_object() && message["question"]["draft"].is_null() => {
                let question = &message["question"];
                let picks: Vec<u64> = (0..question["pick"]["min"].as_u64().unwrap()).collect();
                let answer = json!({"do": "answer", "ticket": question["ticket"], "picks": picks});
                // A window may have closed meanwhile.
                answers += usize::from(client.post(&path, &answer).await.unwrap().status == 200);
            }
            "over" => return answers,
            _ => {}
        }
    }
}

#[test]
#[ignore = "a whole game in real time"]
fn two_terminals_and_a_script_play_galactica_and_one_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&folder.path().join("data"), &[]);
    let runtime = runtime();
    let (client, table) = runtime.block_on(async {
        let client = server.client.person("Script").await.unwrap();
        let seats = json!(["me", "open", "open", {"bot": "greedy"}, {"bot": "greedy"}]);
        let pace = json!({"bot": 50, "window": 500, "long_window": 500});
        let new = json!({"game": "galactica", "setup": {"players": 5}, "seats": seats, "pace": pace});
        let made = client.post("/api/tables", &new).await.unwrap().json();
        (client, made["table"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned())
    });
    let script = runtime.spawn(script(client, table.clone()));
    let link = format!("{}/t/{table}", server.url());
    let join = |data: &Path, name: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
        command.args(["join", &link, "--data"]).arg(data).args(name);
        command
    };
    let (ada, bob) = (folder.path().join("ada"), folder.path().join("bob"));
    let mut bob = join(&bob, &["--name", "Bob"]);
    let bob = thread::spawn(move || Terminal::default().stay(&mut bob, usize::MAX));
    let killed = Terminal::default().stay(&mut join(&ada, &["--name", "Ada"]), 10);
    // Not saying who they are.
    let again = Terminal::default().stay(&mut join(&ada, &[]), usize::MAX);
    let bob = bob.join().unwrap();
    let answers = runtime.block_on(script).unwrap();
    assert!(answers > 20, "{answers} answers by the script");
    for (said, tells) in [
        (&killed, &["You are in seat", "Your choice"][..]),
        (&again, &["You are in seat", "Left at the end"]),
        (&bob, &["Ada has left or lost the connection.", "Ada is here.", "Left at the end"]),
    ] {
        for tell in tells {
            assert!(said.contains(tell), "'{tell}' is not in:\n{said}");
        }
    }
    assert!(!killed.contains("Left at the end"));
    let record = runtime.block_on(server.client.get(&format!("/api/tables/{table}/record"))).unwrap().body;
    let path = folder.path().join("game.starboard");
    std::fs::write(&path, record).unwrap();
    let verified = Command::new(env!("CARGO_BIN_EXE_starboard")).arg("verify").arg(path).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
}
