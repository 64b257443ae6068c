//! Tables that outlive a release: a database of an older version, other rules, and what was tampered with.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use race::Race;
use rusqlite::{Connection, params};
use serde_json::{Value, json};
use server::client::Client;
use server::{Again, Config, Games, Sqlite, Title};
use tabletop::{Game as _, Record, ResumeError, Session, Viewer};
use tempfile::TempDir;

use crate::site::{Site, done, is_refused, least, refused, said, state};

/// The rules of Race by which the fixture was played. Nothing in it is played otherwise by the rules of today.
const WROTE: u32 = 1;

/// What the server that wrote the fixture said of its tables.
fn facts() -> Value {
    serde_json::from_str(include_str!("../fixtures/v1.json")).unwrap()
}

/// A copy of the fixture to work on.
fn fixture() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite3");
    std::fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/v1.sqlite3"), &file).unwrap();
    (folder, file)
}

/// A server on a copy of the fixture, at the time when the fixture was made.
async fn site(games: Games) -> Site {
    let (folder, file) = fixture();
    open(folder, &file, games).await
}

async fn open(folder: TempDir, file: &Path, games: Games) -> Site {
    let store = Arc::new(Sqlite::open(file).unwrap());
    Site::at(facts()["now"].as_u64().unwrap(), folder, store, games, Config::default()).await
}

/// The server is stopped, and another process goes on with its database.
async fn again(site: Site, games: Games) -> Site {
    site.hall.close().await;
    let file = site.folder.path().join("test.sqlite3");
    open(site.folder, &file, games).await
}

/// Race by rules of this version: another release of it, as far as the server can tell.
fn race_by(rules: u32) -> Games {
    let race = Title::of::<race::Race>();
    Games::with(vec![Title { again: Again { rules, ..race.again }, ..race }])
}

/// The same, but what was kept by other rules cannot be read.
fn race_that_changed(rules: u32) -> Games {
    let race = Title::of::<race::Race>();
    let carry_over = |_: &str| Err(ResumeError::Unreadable { why: "another state".to_owned() });
    Games::with(vec![Title { again: Again { rules, carry_over, ..race.again }, ..race }])
}

fn person(site: &Site, name: &str) -> Client {
    Client { address: site.anyone.address, token: facts()["tokens"][name].as_str().map(str::to_owned) }
}

/// The people of a table, by name.
fn people(site: &Site, table: &str) -> Vec<(String, Client)> {
    let names = facts()["tables"][table]["people"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    names.into_iter().map(|name| (name.clone(), person(site, &name))).collect()
}

fn id(table: &str) -> String {
    facts()["tables"][table]["table"].as_str().unwrap().to_owned()
}

/// All that somebody is told, but for what the passing of time changes.
async fn told(client: &Client, table: &str) -> Value {
    let mut told = state(client, table).await;
    (told["now"], told["clock"]["now"]) = (Value::Null, Value::Null);
    told
}

/// Plays on until two more rounds are over, answering as little as possible; then all agree to stop.
async fn play_on(site: &Site, people: &[(String, Client)], table: &str) -> Value {
    let round = |told: &Value| told["view"]["view"]["round"].as_u64().unwrap();
    let until = round(&state(&site.anyone, table).await) + 2;
    while round(&state(&site.anyone, table).await) < until {
        for (_, client) in people {
            let ask = state(client, table).await["ask"]["question"].clone();
            if ask["ticket"].is_string() && ask["draft"].is_null() {
                done(client, table, least(&ask)).await;
            }
        }
        site.thought().await;
        site.hands.advance(600);
    }
    if state(&site.anyone, table).await["table"]["motion"].is_null() {
        done(&people[0].1, table, json!({"do": "propose", "what": "abort"})).await;
    }
    for (_, client) in people {
        if state(client, table).await["table"]["stage"] == "playing" {
            done(client, table, json!({"do": "vote", "yes": true})).await;
        }
    }
    let told = state(&site.anyone, table).await;
    assert_eq!(told["table"]["stage"], "aborted");
    told
}

const RUNNING: [&str; 8] = ["started", "sealed", "running", "taken-back", "rewound", "proposed", "slow", "bots"];
const WAITING: [&str; 2] = ["waiting", "rematch"];
const DONE: [&str; 2] = ["aborted", "finished"];

/// Everybody is told of a table what the server before told them.
async fn check_same(site: &Site, table: &str) {
    let fact = &facts()["tables"][table];
    let public = state(&site.anyone, &id(table)).await;
    assert_eq!(public["table"]["stage"], fact["stage"], "{table}");
    assert_eq!(public["table"]["motion"], fact["motion"], "{table}");
    assert_eq!(public["waiting"]["seats"], fact["waiting"], "{table}");
    assert!(public["table"]["notice"].is_null(), "{table}");
    let said: Vec<&Value> = public["chat"]["lines"].as_array().unwrap().iter().map(|line| &line["text"]).collect();
    assert_eq!(json!(said), fact["chat"], "{table}");
    for (name, client) in people(site, table) {
        let (told, fact) = (state(&client, &id(table)).await, &fact["people"][&name]);
        assert_eq!(told["table"]["you"], fact["seat"], "{table} {name}");
        assert_eq!(told["view"]["view"], fact["view"], "{table} {name}");
        assert_eq!(told["entries"]["edition"], fact["edition"], "{table} {name}");
        assert_eq!(told["entries"]["entries"].as_array().map_or(0, Vec::len), fact["entries"], "{table} {name}");
        for part in ["ticket", "prompt", "draft"] {
            assert_eq!(told["ask"]["question"][part], fact[part], "{table} {name} {part}");
        }
        assert_eq!(told["ask"]["take_back"], fact["take_back"], "{table} {name}");
    }
    for part in ["aborted", "outcome", "seed"] {
        assert_eq!(public["over"][part], fact["over"][part], "{table} {part}");
    }
    if let Some(record) = fact["record"].as_str() {
        let told = site.anyone.get(&format!("/api/tables/{}/record", id(table))).await.unwrap().body;
        assert_eq!(nameless(&told), ours(record), "{table}");
    }
}

/// Without the names of its computer players, which the release before did not write.
fn nameless(record: &str) -> String {
    let (head, rest) = record.split_once('\n').expect("a header");
    match head.split_once(r#","players":["#) {
        Some((before, _)) => format!("{before}}}\n{rest}"),
        None => record.to_owned(),
    }
}

/// A record as this program writes it: the release before is played by it here, under its own number.
fn ours(record: &str) -> String {
    record.replacen(&format!(r#""rules":{WROTE},"#), &format!(r#""rules":{},"#, Race::RULES), 1)
}

#[tokio::test]
async fn a_database_of_the_version_before_opens_and_everybody_finds_their_tables() {
    let site = site(race_by(WROTE)).await;
    for table in RUNNING.iter().chain(&WAITING).chain(&DONE) {
        check_same(&site, table).await;
    }
    // The same from the snapshots that were kept meanwhile.
    let site = again(site, race_by(WROTE)).await;
    for table in RUNNING.iter().chain(&WAITING).chain(&DONE) {
        check_same(&site, table).await;
    }
}

#[tokio::test]
async fn running_tables_of_the_version_before_go_on() {
    let site = site(race_by(WROTE)).await;
    for table in RUNNING {
        let told = play_on(&site, &people(&site, table), &id(table)).await;
        let record = site.anyone.get(&format!("/api/tables/{}/record", id(table))).await.unwrap().body;
        let replayed = Session::replay(&Record::<Race>::from_text(&record).unwrap()).unwrap();
        assert_eq!(json!(replayed.view(Viewer::Public)), told["view"]["view"], "{table}");
    }
    let (ada, waiting) = (person(&site, "Ada"), id("waiting"));
    for seat in [1, 2] {
        done(&ada, &waiting, json!({"do": "chair", "seat": seat, "to": {"bot": "easy"}})).await;
    }
    done(&ada, &waiting, json!({"do": "start"})).await;
    assert_eq!(state(&ada, &waiting).await["ask"]["question"]["prompt"], "start-discard");
}

#[tokio::test]
async fn finished_tables_of_the_version_before_replay() {
    let site = site(race_by(WROTE)).await;
    for table in DONE {
        let get = async |rest: &str| site.anyone.get(&format!("/api/tables/{}/{rest}", id(table))).await.unwrap();
        let record = Record::<Race>::from_text(&get("record").await.body).unwrap();
        let replayed = Session::replay(&record).unwrap();
        let last = get("replay?seat=0").await.json();
        assert_eq!(last["step"], replayed.answers(), "{table}");
        assert_eq!(get("replay?step=3&seat=0").await.json()["step"], 4, "{table}: revealed together");
    }
}

/// A table goes on by other rules from where it stood, and everybody is told.
#[tokio::test]
async fn a_table_whose_rules_have_changed_goes_on_and_says_so() {
    let before = site(race_by(WROTE)).await;
    for table in RUNNING {
        check_same(&before, table).await;
    }
    let after = again(before, race_by(WROTE + 1)).await;
    for table in RUNNING {
        let fact = &facts()["tables"][table];
        let public = state(&after.anyone, &id(table)).await;
        let notice = said(&public["table"]["notice"]);
        assert!(notice.contains("from version 1 to 2"), "{table}: {notice}");
        for (name, client) in people(&after, table) {
            let (told, fact) = (state(&client, &id(table)).await, &fact["people"][&name]);
            assert_eq!(told["view"]["view"], fact["view"], "{table} {name}");
            assert_eq!(told["entries"]["entries"].as_array().unwrap().len(), fact["entries"], "{table} {name}");
            assert_eq!(told["entries"]["edition"], fact["edition"].as_u64().unwrap() + 1, "{table} {name}");
            assert!(told["ask"]["question"]["draft"].is_null(), "{table} {name}: what was sealed is asked anew");
            assert_ne!(told["ask"]["question"]["ticket"], fact["ticket"], "{table} {name}");
        }
    }
    // Loaded again it is the same, still says so, and is played on.
    let mut last = Vec::new();
    for table in RUNNING {
        for (_, client) in people(&after, table) {
            last.push(told(&client, &id(table)).await);
        }
    }
    let after = again(after, race_by(WROTE + 1)).await;
    for table in RUNNING {
        for (name, client) in people(&after, table) {
            let (told, last) = (told(&client, &id(table)).await, last.remove(0));
            for (part, told) in told.as_object().unwrap() {
                assert_eq!(*told, last[part], "{table} {name} {part}");
            }
        }
    }
    for table in RUNNING {
        let told = play_on(&after, &people(&after, table), &id(table)).await;
        let record = after.anyone.get(&format!("/api/tables/{}/record", id(table))).await.unwrap().body;
        let record = Record::<Race>::from_text(&record).unwrap();
        assert_eq!(record.header.before, Some(Race::RULES), "{table}");
        let replayed = Session::replay(&record).unwrap();
        assert_eq!(json!(replayed.view(Viewer::Public)), told["view"]["view"], "{table}");
    }
}

/// Where what was kept cannot be read by the new rules, or nothing was kept but acts.
#[tokio::test]
async fn a_table_that_cannot_go_on_is_set_aside_and_says_why() {
    for (snapshots, games) in [(true, race_that_changed(WROTE + 1)), (false, race_by(WROTE + 1))] {
        let site = if snapshots {
            let before = site(race_by(WROTE)).await;
            for table in RUNNING {
                check_same(&before, table).await;
            }
            again(before, games).await
        } else {
            site(games).await
        };
        for table in RUNNING {
            let public = state(&site.anyone, &id(table)).await;
            assert_eq!(public["table"]["stage"], "set-aside", "{table}");
            assert!(said(&public["table"]["notice"]).contains("cannot go on"), "{table}");
            let chat = &public["chat"]["lines"][0]["text"];
            assert_eq!(*chat, facts()["tables"][table]["chat"][0], "{table}: what was said is there");
            let (name, client) = people(&site, table).remove(0);
            let mine = client.get("/api/tables?mine=true").await.unwrap().json();
            let listed = mine["tables"].as_array().unwrap().iter().find(|one| one["table"] == id(table)).unwrap();
            assert_eq!(listed["stage"], "set-aside", "{table} {name}");
            let answer = json!({"do": "answer", "ticket": "0.1", "picks": [0]});
            refused(&client, &id(table), answer, "set-aside").await;
            let replay = client.get(&format!("/api/tables/{}/replay", id(table))).await.unwrap();
            is_refused(&replay, "other-rules");
            let record = client.get(&format!("/api/tables/{}/record", id(table))).await.unwrap();
            assert_eq!(record.status, 200);
            assert!(record.body.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()), "{table}");
            assert!(record.body.lines().count() > 1, "{table}: {}", record.body);
        }
        // The program that can read them goes on with them as if nothing had been.
        let back = again(site, race_by(WROTE)).await;
        for table in RUNNING {
            check_same(&back, table).await;
        }
    }
}

#[tokio::test]
async fn a_finished_table_of_older_rules_shows_its_result_and_says_why_it_does_not_replay() {
    for games in [race_by(WROTE + 1), race_that_changed(WROTE + 1)] {
        let before = site(race_by(WROTE)).await;
        for table in DONE {
            check_same(&before, table).await;
        }
        let site = again(before, games).await;
        for table in DONE {
            let fact = &facts()["tables"][table];
            let public = state(&site.anyone, &id(table)).await;
            assert_eq!(public["table"]["stage"], fact["stage"], "{table}");
            assert!(said(&public["table"]["notice"]).contains("cannot be replayed"), "{table}");
            assert_eq!(public["over"]["outcome"], fact["over"]["outcome"], "{table}");
            let get = async |rest: &str| site.anyone.get(&format!("/api/tables/{}/{rest}", id(table))).await.unwrap();
            assert_eq!(nameless(&get("record").await.body), ours(fact["record"].as_str().unwrap()), "{table}");
            is_refused(&get("replay").await, "other-rules");
        }
    }
}

/// The hash over the hash before and the text, from the table's name on.
fn rechain(database: &Connection, table: &str) {
    let mut head = *blake3::hash(table.as_bytes()).as_bytes();
    let mut acts = database.prepare("SELECT version, act FROM acts WHERE table_id = ?1 ORDER BY version").unwrap();
    let acts: Vec<(i64, String)> =
        acts.query_map([table], |row| Ok((row.get(0)?, row.get(1)?))).unwrap().collect::<Result<_, _>>().unwrap();
    for (version, act) in acts {
        head = *blake3::Hasher::new().update(&head).update(act.as_bytes()).finalize().as_bytes();
        let change = "UPDATE acts SET hash = ?3 WHERE table_id = ?1 AND version = ?2";
        database.execute(change, params![table, version, head]).unwrap();
    }
    database.execute("UPDATE heads SET head = ?2 WHERE table_id = ?1", params![table, head]).unwrap();
}

/// What becomes of a table that was tampered with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Becomes {
    /// Nothing: what is left says all that it said.
    Same,
    SetAside,
    /// Not even who sat there can be told.
    Refused,
}

/// Somebody changes something in the database: it makes no difference, or else whoever opens the table is told.
#[tokio::test]
async fn what_was_tampered_with_is_noticed() {
    use Becomes::{Refused, Same, SetAside};
    let act = "UPDATE acts SET act = replace(act, '\"seat\":0', '\"seat\":1') WHERE table_id = ?1 AND version = 5";
    let last = "DELETE FROM acts WHERE table_id = ?1 AND version = (SELECT max(version) FROM acts WHERE table_id = ?1)";
    let first = "UPDATE acts SET act = '{}' WHERE table_id = ?1 AND version = 0";
    let answer = "UPDATE acts SET act = replace(act, '\"items\":[', '\"items\":[{\"number\":3},')
                  WHERE table_id = ?1 AND version = 6";
    let no_snapshot = "DELETE FROM snapshots WHERE table_id = ?1";
    let cases: [(&str, &[&str], bool, Becomes); 14] = [
        ("an act is another", &[act], false, Same),
        ("an act is another, and no snapshot is there", &[act, no_snapshot], false, SetAside),
        ("the first act is another", &[first], false, Same),
        ("the first act is another, and no snapshot is there", &[first, no_snapshot], false, Refused),
        ("the last act is gone", &[last], false, Same),
        ("the last act is gone, and no snapshot is there", &[last, no_snapshot], false, SetAside),
        (
            "two acts have changed places",
            &[
                "UPDATE acts SET version = -5 WHERE table_id = ?1 AND version = 5",
                "UPDATE acts SET version = 5 WHERE table_id = ?1 AND version = 6",
                "UPDATE acts SET version = 6 WHERE table_id = ?1 AND version = -5",
                no_snapshot,
            ],
            false,
            SetAside,
        ),
        (
            "the acts are those of another table",
            &[
                "DELETE FROM acts WHERE table_id = ?1",
                "UPDATE acts SET table_id = ?1 WHERE table_id = (SELECT table_id FROM acts LIMIT 1)",
                no_snapshot,
            ],
            false,
            Refused,
        ),
        (
            "the snapshot is another",
            &["UPDATE snapshots SET text = replace(text, '\"seats\":', '\"seats\": ') || ' ' WHERE table_id = ?1"],
            false,
            Same,
        ),
        (
            "the snapshot is another, and an act, too",
            &["UPDATE snapshots SET text = replace(text, '\"seats\":', '\"seats\": ') || ' ' WHERE table_id = ?1", act],
            false,
            SetAside,
        ),
        (
            "the snapshot is of another moment",
            &["UPDATE snapshots SET version = version - 1 WHERE table_id = ?1"],
            false,
            Same,
        ),
        (
            "the snapshot is of what is not there",
            &["UPDATE snapshots SET version = version + 1 WHERE table_id = ?1"],
            false,
            Same,
        ),
        // With the chain mended, the game itself notices, once it is played from the start.
        ("an answer that the game refuses", &[no_snapshot, answer], true, SetAside),
        (
            "a fingerprint that differs",
            &[
                no_snapshot,
                "UPDATE acts SET act = substr(act, 1, length(act) - 1) || ',\"check\":\"0123456789abcdef\"}' WHERE table_id = ?1 AND version = 6",
            ],
            true,
            SetAside,
        ),
    ];
    for (what, changes, mend, becomes) in cases {
        let before = site(race_by(WROTE)).await;
        let table = id("running");
        check_same(&before, "running").await;
        before.hall.close().await;
        let file = before.folder.path().join("test.sqlite3");
        let database = Connection::open(&file).unwrap();
        for change in changes {
            assert!(database.execute(change, [&table]).unwrap() > 0, "{what}: {change}");
        }
        if mend {
            rechain(&database, &table);
        }
        drop(database);
        let site = open(tempfile::tempdir().unwrap(), &file, race_by(WROTE)).await;
        match becomes {
            Same => check_same(&site, "running").await,
            SetAside => check_damaged(&site, "running", what).await,
            Refused => is_refused(&site.anyone.get(&format!("/api/tables/{table}")).await.unwrap(), "damaged"),
        }
        check_same(&site, "slow").await;
    }
}

/// Its players are told, wherever they look, and nothing more is done to it.
async fn check_damaged(site: &Site, table: &str, what: &str) {
    let (name, client) = people(site, table).remove(0);
    let told = told(&client, &id(table)).await;
    assert_eq!(told["table"]["stage"], "set-aside", "{what}: {told}");
    assert!(said(&told["table"]["notice"]).contains("damaged"), "{what}: {told}");
    assert!(
        told["table"]["seats"].as_array().unwrap().iter().any(|seat| said(&seat["name"]) == name),
        "{what}: {told}"
    );
    let mine = client.get("/api/tables?mine=true").await.unwrap().json()["tables"].clone();
    let listed = mine.as_array().unwrap().iter().find(|listed| listed["table"] == id(table)).unwrap().clone();
    assert_eq!((&listed["stage"], &listed["your_move"]), (&json!("set-aside"), &json!(false)), "{what}");
    for command in [
        json!({"do": "chat", "text": "hello"}),
        json!({"do": "rematch"}),
        json!({"do": "answer", "ticket": "0.1", "picks": []}),
    ] {
        refused(&client, &id(table), command, "damaged").await;
    }
    let get = async |rest: &str| client.get(&format!("/api/tables/{}/{rest}", id(table))).await.unwrap();
    for secret in ["record", "truth", "replay", "course", "minds", "why?number=1"] {
        is_refused(&get(secret).await, "damaged");
    }
}

/// A game of some length leaves fingerprints on its acts, and they are those of its record.
#[tokio::test]
async fn acts_carry_the_fingerprints_of_the_record() {
    let site = site(race_by(WROTE)).await;
    let table = id("running");
    while {
        let acts = Connection::open(site.folder.path().join("test.sqlite3")).unwrap();
        let query = "SELECT version FROM heads WHERE table_id = ?1";
        acts.query_row(query, [&table], |row| row.get::<_, u32>(0)).unwrap() < 70
    } {
        for (_, client) in people(&site, "running") {
            done(&client, &table, least(&state(&client, &table).await["ask"]["question"])).await;
        }
    }
    play_on(&site, &people(&site, "running"), &table).await;
    let record = site.anyone.get(&format!("/api/tables/{table}/record")).await.unwrap().body;
    let database = Connection::open(site.folder.path().join("test.sqlite3")).unwrap();
    let query =
        "SELECT act ->> 'check' FROM (SELECT * FROM acts UNION ALL SELECT table_id, version, act, hash FROM journal)
        WHERE table_id = ?1 AND act ->> 'check' IS NOT NULL ORDER BY version";
    let mut query = database.prepare(query).unwrap();
    let kept: Vec<String> = query.query_map([&table], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    assert!(!kept.is_empty());
    for check in kept {
        assert!(record.contains(&format!("\"hash\":\"{check}\"")), "{check}");
    }
}
