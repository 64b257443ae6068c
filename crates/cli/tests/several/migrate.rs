//! From one process with SQLite to several with PostgreSQL.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use backends::{Postgres, have};
use serde_json::{Value, json};
use server::client::Client;

use crate::club::{Club, starboard};

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_there_after_the_move_and_it_can_be_broken_off() {
    let Some(mut club) = Club::start(0) else { return };
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    let mut process = Command::new(env!("CARGO_BIN_EXE_starboard"))
        .args(["serve", "--listen", "127.0.0.1:0", "--creations", "0", "--data", &data])
        .env("STARBOARD_LOG", "off")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let port: u16 = line.trim().rsplit(':').next().unwrap().parse().unwrap();
    let anyone = Client::new(([127, 0, 0, 1], port).into());
    let mut tables = Vec::new();
    for number in 0..12 {
        let ada = anyone.person(&format!("Ada {number}")).await.unwrap();
        let game = ["race", "galactica"][number % 2];
        let new = json!({"game": game, "setup": {"players": 3}, "start": true});
        let table = ada.post("/api/tables", &new).await.unwrap().json()["table"].as_str().unwrap().to_owned();
        let path = format!("/api/tables/{table}");
        let question = ada.get(&path).await.unwrap().json()["ask"]["question"].clone();
        if question["ticket"].is_string() {
            let picks: Vec<u64> = (0..question["pick"]["min"].as_u64().unwrap()).collect();
            ada.post(&path, &json!({"do": "answer", "ticket": question["ticket"], "picks": picks})).await.unwrap();
        }
        ada.post(&path, &json!({"do": "chat", "text": "é 🂡 \u{0} \"quoted\""})).await.unwrap();
        ada.post(&path, &json!({"do": "away", "away": false})).await.unwrap();
        tables.push((ada, path));
    }
    let link =
        tables[0].0.post("/api/me/link", &json!(null)).await.unwrap().json()["link"].as_str().unwrap().to_owned();
    let (from, to) = (format!("sqlite:{data}"), club.postgres.url());
    let migrate = || starboard(&["migrate", "--from", &from, "--to", &to]);
    let said = |output: &std::process::Output| {
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
    };
    let served = migrate();
    assert!(!served.status.success() && said(&served).contains("Another Starboard is serving"), "{}", said(&served));
    let seen = async |client: &Client, path: &str| {
        let mut state = client.get(path).await.unwrap().json();
        (state["now"], state["clock"], state["presence"]) = (Value::Null, Value::Null, Value::Null);
        // Bots may have gone on since.
        json!([state["chat"], state["table"]["seats"], state["table"]["promise"]])
    };
    let mut before = Vec::new();
    for (ada, path) in &tables {
        before.push(seen(ada, path).await);
    }
    assert!(Command::new("kill").args(["-TERM", &process.id().to_string()]).status().unwrap().success());
    assert!(process.wait().unwrap().success());
    // Broken off in the middle, as far as the other end can tell: half of it is missing.
    assert!(migrate().status.success());
    for relation in ["heads", "tables", "acts", "seats", "snapshots"] {
        let id = if relation == "tables" { "id" } else { "table_id" };
        club.postgres.sql("postgres", &format!("DELETE FROM {relation} WHERE {id} < 'k'"));
    }
    let left: usize = club.postgres.sql("postgres", "SELECT count(*) FROM heads").parse().unwrap();
    let moved = migrate();
    assert!(moved.status.success() && said(&moved).contains(&format!("{left} were there already")), "{}", said(&moved));
    let again = migrate();
    assert!(again.status.success() && said(&again).contains("12 were there already"), "{}", said(&again));
    club.add();
    for ((ada, path), before) in tables.iter().zip(before) {
        let ada = Client { address: club.servers[0].address, ..ada.clone() };
        assert_eq!(seen(&ada, path).await, before);
        assert_eq!(ada.post(path, &json!({"do": "chat", "text": "still here"})).await.unwrap().status, 200);
    }
    let key = json!({"key": link.split_once('#').unwrap().1});
    assert_eq!(club.servers[0].client().post("/api/return", &key).await.unwrap().status, 200);
    let listed = starboard(&["sessions", "Ada 0", "--store", &to]);
    assert!(said(&listed).contains("2 sessions"), "{}", said(&listed));
    // What has been gone on with there is not overwritten.
    let refused = migrate();
    assert!(!refused.status.success() && said(&refused).contains("somebody has played on there"), "{}", said(&refused));
    // A damaged act on the way is noticed: it is read again and compared.
    let Some(other) = have(Postgres::start()) else { return };
    let to = other.url();
    assert!(starboard(&["migrate", "--from", &from, "--to", &to]).status.success());
    other.sql("postgres", "UPDATE acts SET act = act || ' ' WHERE version = 1");
    let damaged = starboard(&["migrate", "--from", &from, "--to", &to]);
    assert!(!damaged.status.success(), "{}", said(&damaged));
}
