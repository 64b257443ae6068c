//! People at a real server's tables, by what they read and type.

use std::io::Read;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;

use bots::Quick;
use games::{Galactica, Race};
use serde_json::{Value, json};
use server::{Chance, Config, Door, Games, Hall, Sqlite, Title};
use tabletop::{Record, Seed, Session, Viewer};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream as Stream};
use tokio::runtime::Runtime;

use super::*;

/// A server, in a folder that goes away with it.
struct Site {
    runtime: Runtime,
    anyone: Client,
    folder: TempDir,
}

impl Site {
    fn open() -> Self {
        Self::with(Games::all())
    }

    fn with(games: Games) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("test.sqlite3")).unwrap();
        let runtime = Runtime::new().unwrap();
        let anyone = runtime.block_on(async {
            let config = Config { creations: 0, ..Config::default() };
            let chance = Chance::fixed(Seed::derive(1, 1));
            let hall = Hall::new(config, Arc::new(store), server::Clock::system(), chance, games);
            let door = Door::new(TcpListener::bind("127.0.0.1:0").await.unwrap());
            let anyone = Client::new(door.address().unwrap());
            let app = server::app(Arc::clone(&hall));
            tokio::spawn(door.serve(app, std::future::pending()));
            tokio::spawn(hall.watch());
            anyone
        });
        Self { runtime, anyone, folder }
    }

    /// Somebody makes a table of Race with these seats.
    fn table(&self, seats: &Value) -> (Client, String) {
        let players = seats.as_array().unwrap().len();
        self.make(&json!({"game": "race", "setup": {"players": players}, "seats": seats, "listed": true}))
    }

    fn make(&self, new: &Value) -> (Client, String) {
        self.runtime.block_on(async {
            let maker = self.anyone.person("Mae").await.unwrap();
            let made = maker.post("/api/tables", new).await.unwrap().json();
            (maker, made["table"].as_str().unwrap().to_owned())
        })
    }

    /// Whoever made the table stands, and starts the game when everybody has come.
    fn start_when_full(&self, maker: Client, table: &str) {
        let path = format!("/api/tables/{table}/socket");
        self.runtime.spawn(async move {
            let mut socket = maker.socket(&path).await.unwrap();
            loop {
                let message: Value = serde_json::from_str(&socket.next().await.unwrap().unwrap()).unwrap();
                let is_person = |seat: &Value| seat["kind"] == "person";
                if message["type"] == "table" && message["seats"].as_array().unwrap().iter().all(is_person) {
                    socket.send(r#"{"do":"start"}"#).await.unwrap();
                }
                if message["type"] == "done" {
                    return;
                }
            }
        });
    }

    fn record(&self, table: &str) -> Session<Race> {
        let reply = self.runtime.block_on(self.anyone.get(&format!("/api/tables/{table}/record"))).unwrap();
        Session::replay(&Record::<Race>::from_text(&reply.body).unwrap()).unwrap()
    }

    /// The way to the server, on which every connection ends with a message: with the one after so many it is lost itself, or
    /// its reply is, by turns.
    fn ends_after(&self, messages: usize) -> SocketAddr {
        let there = self.anyone.address;
        self.runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            tokio::spawn(async move {
                for arrives in [true, false].into_iter().cycle() {
                    let Ok((here, _)) = listener.accept().await else { return };
                    tokio::spawn(pass_on(here, there, messages, arrives));
                }
            });
            address
        })
    }
}

async fn pass_on(mut here: Stream, there: SocketAddr, messages: usize, arrives: bool) {
    let Ok(mut there) = Stream::connect(there).await else { return };
    let (mut asked, mut told) = ([0; 65_536], [0; 65_536]);
    // The first is the request for a WebSocket.
    for number in 0..=messages + 1 {
        loop {
            tokio::select! {
                read = here.read(&mut asked) => {
                    let Ok(count @ 1..) = read else { return };
                    if number > messages && !arrives {
                        return;
                    }
                    if there.write_all(&asked[..count]).await.is_err() {
                        return;
                    }
                    break;
                }
                read = there.read(&mut told) => {
                    let Ok(count @ 1..) = read else { return };
                    if here.write_all(&told[..count]).await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}

/// Somebody who reads what is asked and types any answer to it; and certain lines when they read certain words.
struct Script {
    said: Arc<Mutex<String>>,
    seen: usize,
    quick: Quick,
    /// There is a question that was not answered yet.
    asked: bool,
    /// Where its options go to, and whether nothing may be picked: that stands first.
    last: usize,
    nothing: bool,
    first: bool,
    types: mpsc::Sender<String>,
    when: Vec<(&'static str, &'static str)>,
    answers: usize,
    /// Goes after so many answers.
    patience: usize,
    /// Whether they were asked if they are sure: the first time they are not.
    doubted: bool,
}

/// What a script types, as an input.
struct Lines(mpsc::Receiver<String>, Vec<u8>);

impl Read for Lines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            let Ok(line) = self.0.recv() else { return Ok(0) };
            self.1 = line.into_bytes();
        }
        let count = into.len().min(self.1.len());
        into[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

impl Script {
    fn new(seed: u64, when: &[(&'static str, &'static str)], patience: usize) -> (Self, Lines) {
        let (types, typed) = mpsc::channel();
        let script = Self {
            said: Arc::default(),
            seen: 0,
            quick: Quick::new(seed),
            asked: false,
            last: 0,
            nothing: false,
            first: false,
            types,
            when: when.to_vec(),
            answers: 0,
            patience,
            doubted: false,
        };
        (script, Lines(typed, Vec::new()))
    }

    fn said(&self) -> String {
        self.said.lock().unwrap().clone()
    }

    fn type_line(&self, line: &str) {
        // Whoever has gone reads nothing any more.
        let _ = self.types.send(format!("{line}\n"));
    }

    fn react(&mut self) {
        let news = self.said.lock().unwrap()[self.seen..].to_owned();
        self.seen += news.len();
        for line in news.lines() {
            let numbers =
                line.split_once(". ").map(|(numbers, _)| numbers.split_once('–').unwrap_or((numbers, numbers)));
            match numbers.and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?))) {
                Some((0, _)) => (self.asked, self.last, self.nothing, self.first) = (true, 0, true, true),
                Some((1, last)) => {
                    let nothing = std::mem::take(&mut self.first);
                    (self.asked, self.last, self.nothing) = (true, last, nothing);
                }
                Some((_, last)) => self.last = last,
                // Whoever answered what was just replaced is asked to look again.
                None => self.asked |= line.contains("was not taken"),
            }
        }
        // What is read again is read later.
        let mut read = Vec::new();
        let mut is_read = |&(words, _): &(&'static str, &str)| {
            let first = news.contains(words) && !read.contains(&words);
            read.extend(first.then_some(words));
            first
        };
        for (_, line) in self.when.extract_if(.., |one| is_read(one)).collect::<Vec<_>>() {
            self.type_line(line);
        }
        if news.ends_with("Sure? Type yes or no: ") {
            let sure = std::mem::replace(&mut self.doubted, true);
            return self.type_line(if sure { "yes" } else { "no" });
        }
        let Some(cue) = news.rsplit('\n').next().and_then(|cue| cue.strip_prefix("Your choice")) else { return };
        // The same cue may come again, below something that was told.
        if !std::mem::take(&mut self.asked) {
            return;
        }
        (self.answers, self.first) = (self.answers + 1, false);
        if self.answers > self.patience {
            return self.type_line("quit");
        }
        let numbers: Vec<usize> = cue.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        let (min, max) = match numbers.as_slice() {
            [] => (usize::from(!self.nothing), 1),
            [count] if cue.contains("up to") => (0, *count),
            [count] => (*count, *count),
            [min, max, ..] => (*min, *max),
        };
        let mut all: Vec<String> = (1..=self.last).map(|number| number.to_string()).collect();
        for last in (1..all.len()).rev() {
            all.swap(last, self.quick.below(last as u32 + 1) as usize);
        }
        all.truncate(min + self.quick.below((max - min) as u32 + 1) as usize);
        self.type_line(&if all.is_empty() { "0".to_owned() } else { all.join(" ") });
    }
}

impl Write for Script {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.said.lock().unwrap().push_str(str::from_utf8(bytes).unwrap());
        Ok(bytes.len())
    }

    /// All is said for now.
    fn flush(&mut self) -> io::Result<()> {
        self.react();
        Ok(())
    }
}

fn options(address: SocketAddr, table: &str, name: Option<&str>, data: &Path) -> Join {
    Join {
        link: format!("http://{address}/t/{table}"),
        name: name.map(str::to_owned),
        data: Some(data.to_owned()),
        ..Join::default()
    }
}

/// Lets a script join, and gives all that it read.
fn joined(options: &Join, (mut script, lines): (Script, Lines)) -> String {
    let words = Words::english();
    let (said, (done, is_done)) = (Arc::clone(&script.said), mpsc::channel::<()>());
    // Somebody who is stuck is a failure, not a wait without end.
    thread::spawn(move || {
        if is_done.recv_timeout(STUCK) == Err(mpsc::RecvTimeoutError::Timeout) {
            // Not by a macro, whose words a test keeps to itself.
            let _ = writeln!(io::stderr(), "stuck:\n{}", said.lock().unwrap());
            std::process::exit(1);
        }
    });
    visit(options, &words, io::BufReader::new(lines), &mut script).unwrap_or_else(|error| {
        panic!("{error:#}\n{}", script.said());
    });
    drop(done);
    script.said()
}

/// Far longer than any of these games takes.
const STUCK: Duration = Duration::from_secs(300);

const OVER: (&str, &str) = ("Type rematch for another game", "quit");

/// Two people in their terminals play a whole game of Race. The line of one of them breaks after every few answers, and their
/// replies are lost; the other one stops in the middle and comes back, not saying who they are.
#[test]
fn a_whole_game_with_lost_lines_and_a_seat_come_back_to() {
    let site = Site::open();
    let (maker, table) = site.table(&json!(["open", "open"]));
    let (data, other) = (site.folder.path().join("bob"), site.folder.path().join("ada"));
    let unsteady = options(site.ends_after(7), &table, Some("Ada"), &other);
    let ada =
        thread::spawn(move || joined(&unsteady, Script::new(1, &[("You are in seat", "say hello"), OVER], usize::MAX)));
    site.start_when_full(maker, &table);
    let address = site.anyone.address;
    let first = joined(&options(address, &table, Some("Bob"), &data), Script::new(2, &[], 12));
    assert!(first.contains("See you next time") && first.contains(&format!("/t/{table} --name Bob")), "{first}");
    let again = joined(&options(address, &table, None, &data), Script::new(3, &[OVER], usize::MAX));
    let ada = ada.join().unwrap();
    for (said, tells) in [
        (&first, &["You are in seat", "Round 1"][..]),
        (&again, &["You are in seat", "Your hand"]),
        (
            &ada,
            &["The connection was lost", "Connected again.", "Bob has left or lost the connection.", "Bob is here."],
        ),
    ] {
        for tell in tells {
            assert!(said.contains(tell), "'{tell}' is not in:\n{said}");
        }
    }
    assert!(first.contains("Ada: hello") || again.contains("Ada: hello"));
    assert!(ada.matches("Connected again.").count() > 5, "{ada}");
    assert!(!ada.contains("does not answer your current question"), "what arrived twice counts once:\n{ada}");
    for said in [&first, &again, &ada] {
        assert!(!said.contains("type ? for help") || !said.contains("is neither a number"), "{said}");
    }
    // The same result in all words, and the one of the record.
    let session = site.record(&table);
    let outcome = session.outcome().unwrap();
    for score in outcome.scores.iter() {
        assert!(ada.contains(&score.to_string()) && again.contains(&score.to_string()));
    }
}

/// Whoever looks on sees what everybody may see, and does nothing.
#[test]
fn a_spectator_sees_no_secrets() {
    let site = Site::open();
    let (maker, table) = site.table(&json!(["me", {"bot": "easy"}]));
    site.runtime.block_on(maker.post(&format!("/api/tables/{table}"), &json!({"do": "start"}))).unwrap();
    let (words, link) =
        (Words::english(), Link::read(&format!("{}/t/{table}", site.anyone.address), &Words::english()));
    let link = link.unwrap();
    let (tell, news) = mpsc::channel();
    let wire = Wire::new(site.anyone, tell.clone()).unwrap();
    let mut guest = Guest::<Race>::new(&words, &link, &wire, table);
    let (mut script, lines) =
        Script::new(1, &[("You are watching", "hand"), ("Pool", "1"), ("nothing to answer", "quit")], 0);
    thread::spawn(move || read(io::BufReader::new(lines), &tell));
    guest.stay(&news, &mut script).unwrap();
    let said = script.said();
    let view = guest.view.as_ref().unwrap();
    assert_eq!(view.viewer, Viewer::Public);
    assert!(view.own.is_none() && guest.asked.is_none(), "{view:?}");
    assert!(!said.contains("Your hand"), "{said}");
}

/// Whatever is wrong is said in a sentence that says what to do.
#[test]
fn everything_that_can_go_wrong_has_a_sentence() {
    let site = Site::open();
    let (_, table) = site.table(&json!(["me", "open", "invited"]));
    let (_, full) = site.table(&json!(["me", {"bot": "easy"}]));
    let address = site.anyone.address;
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    // Something else that listens.
    let other = site.runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n<html>hello</html>").await;
            }
        });
        address
    });
    let long = "x".repeat(50);
    let check = |link: String, name: Option<&str>, change: &dyn Fn(&mut Join), expected: &str| {
        let folder = tempfile::tempdir().unwrap();
        let mut join =
            Join { link, name: name.map(str::to_owned), data: Some(folder.path().to_owned()), ..Join::default() };
        change(&mut join);
        let mut out = Vec::new();
        let said = match visit(&join, &Words::english(), io::empty(), &mut out) {
            Err(error) => format!("{error:#}"),
            Ok(()) => format!("well: {}", String::from_utf8(out).unwrap()),
        };
        assert!(said.contains(expected), "{}: '{expected}' is not in: {said}", join.link);
    };
    let at = |table: &str| format!("http://{address}/t/{table}");
    let ada = Some("Ada");
    check("nonsense of course".to_owned(), ada, &|_| {}, "is not a link");
    check(format!("http://{nobody}/t/{table}"), ada, &|_| {}, "start a server there");
    check("http://nowhere.invalid/t/x".to_owned(), ada, &|_| {}, "check the link");
    check(format!("http://{other}/t/{table}"), ada, &|_| {}, "is not a Starboard server");
    check(at("nosuchtable"), ada, &|_| {}, "There is no table at this address");
    check(at("nosuchtable"), None, &|join| join.watch = true, "There is no table at this address");
    check(at(&table), None, &|_| {}, "--name NAME");
    check(at(&table), Some(&long), &|_| {}, "A name has 1 to 40");
    check(at(&table), None, &|join| join.token = Some("guess".to_owned()), "not known here");
    check(at(&table), ada, &|join| join.seat = Some(9), "seat");
    check(at(&table), ada, &|join| join.seat = Some(0), "Someone is already sitting there");
    check(at(&table), ada, &|join| join.seat = Some(2), "reserved for someone");
    check(at(&full), ada, &|_| {}, "--watch");
    // And what goes well.
    check(at(&table), ada, &|_| {}, "well: You are in seat 1.");
    check(at(&table), None, &|join| join.watch = true, "well: You are watching");
    check(format!("http://{address}"), None, &|_| {}, "a reserved seat");
    check(format!("http://{address}"), None, &|_| {}, &format!("http://{address}/t/{full}"));
}

/// A key of an invitation leads to the seat it is for.
#[test]
fn an_invitation_is_taken_up() {
    let site = Site::open();
    let (maker, table) = site.table(&json!(["me", "open", "invited"]));
    let path = format!("/api/tables/{table}/invitations");
    let invitations = site.runtime.block_on(maker.get(&path)).unwrap().json();
    let key = invitations["invitations"][0]["key"].as_str().unwrap();
    let data = site.folder.path().join("data");
    let mut join = options(site.anyone.address, &table, Some("Ada"), &data);
    join.link += &format!("#{key}");
    let said = joined(&join, Script::new(1, &[("You are in seat", "seats"), ("free", "quit")], 0));
    assert!(said.contains("You are in seat 2."), "{said}");
    assert!(said.contains("0. Mae, not connected; made the table"), "{said}");
}

/// What happens once somebody is asked for an answer, and what they read.
struct Waits(Vec<News>, mpsc::Sender<News>, String);

impl Write for Waits {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let said = str::from_utf8(bytes).unwrap();
        self.2.push_str(said);
        if said.contains("Your choice") {
            self.0.drain(..).for_each(|news| self.1.send(news).unwrap());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A pick that may be meant for the question before is not taken; but only if that question was seen.
#[test]
fn a_question_that_nobody_saw_keeps_no_answer_away() {
    let site = Site::open();
    let (maker, table) = site.table(&json!(["me", {"bot": "easy"}]));
    let path = format!("/api/tables/{table}");
    site.runtime.block_on(maker.post(&path, &json!({"do": "start"}))).unwrap();
    let first: Vec<String> = site.runtime.block_on(async {
        let mut socket = maker.socket(&format!("{path}/socket?views=true")).await.unwrap();
        let mut told = Vec::new();
        while told.last().is_none_or(|message: &String| !message.starts_with(r#"{"type":"clock""#)) {
            told.push(socket.next().await.unwrap().unwrap());
        }
        told
    });
    let asks = first.iter().find(|message| message.starts_with(r#"{"type":"ask""#)).unwrap();
    let asks = |ticket: &str| {
        let mut asks: Value = serde_json::from_str(asks).unwrap();
        asks["question"]["ticket"] = ticket.into();
        News::Message(asks.to_string())
    };
    let typed = || News::Typed("1 2".to_owned(), Instant::now());
    let words = Words::english();
    let link = Link::read(&format!("{}/t/{table}", site.anyone.address), &words).unwrap();
    for (then, taken) in [
        // All at once, as whoever is slow to read hears it.
        (vec![typed(), asks("a"), asks("b"), typed()], true),
        (vec![asks("b"), typed()], false),
        (vec![asks("b"), typed(), typed()], true),
    ] {
        let (tell, news) = mpsc::channel();
        let wire = Wire::new(maker.clone(), mpsc::channel().0).unwrap();
        let mut guest = Guest::<Race>::new(&words, &link, &wire, table.clone());
        first.iter().for_each(|message| tell.send(News::Message(message.clone())).unwrap());
        // Nobody replies to an answer here.
        let then = then.into_iter().chain([News::Lost, News::NoMoreInput]).collect();
        let mut out = Waits(then, tell, String::new());
        guest.stay(&news, &mut out).unwrap();
        assert_eq!(guest.answered.as_deref() == Some("b"), taken, "{}", out.2);
    }
}

/// Revealing oneself is asked twice: the next line answers, unless the question changes meanwhile or something is to be voted on.
#[test]
fn revealing_oneself_is_asked_twice() {
    let site = Site::with(Games::with(vec![Title::of::<Galactica>()]));
    let seats = json!(["me", {"bot": "easy"}, {"bot": "easy"}]);
    let (maker, table) = site.make(&json!({"game": "galactica", "setup": galactica::Setup::new(3), "seats": seats}));
    let path = format!("/api/tables/{table}");
    site.runtime.block_on(maker.post(&path, &json!({"do": "start"}))).unwrap();
    let read = |message: &String| serde_json::from_str::<Value>(message).unwrap();
    let is_ask = |message: &Value| message["type"] == "ask" && !message["question"].is_null();
    // As they came: a guest knows the greeting by its first letters.
    let told: Vec<String> = site.runtime.block_on(async {
        let mut socket = maker.socket(&format!("{path}/socket?views=true")).await.unwrap();
        let mut told: Vec<String> = Vec::new();
        // Without the clock, which comes last, nothing that is typed is heard.
        while !(told.iter().any(|message| is_ask(&read(message)))
            && told.iter().any(|message| read(message)["type"] == "clock"))
        {
            told.push(socket.next().await.unwrap().unwrap());
        }
        told
    });
    // Nobody is a Cylon yet: the server's question is given another option.
    let asks = |ticket: &str| {
        let mut asks = told.iter().map(read).rfind(is_ask).unwrap();
        asks["question"]["ticket"] = ticket.into();
        asks["question"]["pick"] = json!({"from": [{"reveal": "cylon-morale"}], "min": 0, "max": 1});
        News::Message(asks.to_string())
    };
    let moved = || {
        let mut moved = told.iter().map(read).rfind(|message| message["type"] == "table").unwrap();
        moved["motion"] = json!({"what": "abort", "by": 1, "yes": [1], "no": []});
        News::Message(moved.to_string())
    };
    let typed = |line: &str| News::Typed(line.to_owned(), Instant::now());
    let words = Words::english();
    let link = Link::read(&format!("{}/t/{table}", site.anyone.address), &words).unwrap();
    for (then, asked, answered) in [
        (vec![typed("1"), typed("yes")], 1, true),
        (vec![typed("1"), typed("no"), typed("reveal"), typed("yes")], 2, true),
        (vec![typed("1"), typed("say no"), typed("yes")], 1, false),
        (vec![typed("1")], 1, false),
        // What is asked is the same, and told again.
        (vec![typed("1"), asks("a"), typed("yes")], 1, true),
        (vec![typed("1"), asks("b"), typed("yes")], 1, false),
        (vec![typed("1"), moved(), typed("yes")], 1, false),
        (vec![moved(), typed("1"), typed("yes")], 1, true),
    ] {
        let (tell, news) = mpsc::channel();
        let wire = Wire::new(maker.clone(), mpsc::channel().0).unwrap();
        let mut guest = Guest::<Galactica>::new(&words, &link, &wire, table.clone());
        told.iter().for_each(|message| tell.send(News::Message(message.clone())).unwrap());
        tell.send(asks("a")).unwrap();
        // Nobody replies to an answer here.
        let then = then.into_iter().chain([News::Lost, News::NoMoreInput]).collect();
        let mut out = Waits(then, tell, String::new());
        guest.stay(&news, &mut out).unwrap();
        assert_eq!(out.2.matches("You are about to reveal yourself as a Cylon.").count(), asked, "{}", out.2);
        assert_eq!(guest.answered.is_some(), answered, "{}", out.2);
    }
}

/// Votes, the end without a result, and the table of the rematch.
#[test]
fn a_game_is_ended_by_vote_and_another_begins() {
    let site = Site::open();
    let (maker, table) = site.table(&json!(["me", {"bot": "easy"}]));
    let data = site.folder.path().join("data");
    let join = Join { token: maker.token, ..options(site.anyone.address, &table, None, &data) };
    let when = [
        ("type start to begin", "start"),
        ("The game begins.", "abort"),
        ("ended without a result", "rematch"),
        // So does the second table; then it is enough.
        ("type start to begin", "quit"),
    ];
    let said = joined(&join, Script::new(1, &when, usize::MAX));
    assert_eq!(said.matches("You are in seat 0.").count(), 2, "{said}");
    assert!(said.contains("The game was ended without a result."), "{said}");
}

/// A whole game of Galactica, with reactions that wait for everybody.
#[test]
fn three_people_play_galactica() {
    let site = Site::with(Games::with(vec![Title::of::<Galactica>()]));
    let seats = json!(["open", "open", "open"]);
    let (maker, table) = site.make(
        &json!({"game": "galactica", "setup": galactica::Setup::new(3), "seats": seats, "pace": {"live": false, "bot": 50}}),
    );
    site.start_when_full(maker, &table);
    let people = ["Ana", "Bea", "Cid"].map(|name| {
        let join = options(site.anyone.address, &table, Some(name), &site.folder.path().join(name));
        let when = [
            ("Pick your character", "always pass for evasive"),
            // A number is asked about; what is typed again is said.
            ("Your standing orders", "say I give a 5"),
            ("forbid saying", "say I give a 5"),
            OVER,
        ];
        thread::spawn(move || joined(&join, Script::new(4, &when, usize::MAX)))
    });
    for person in people {
        let said = person.join().unwrap();
        for tell in [
            "Your standing orders",
            "forbid saying",
            ": I give a 5",
            "For your eyes only",
            "Waiting for",
            "Left at the end",
        ] {
            assert!(said.contains(tell), "'{tell}' is not in:\n{said}");
        }
    }
}
