//! Bad input and bad luck: a clear message, nothing lost, no other table affected.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::client::Client;
use server::{Config, Games, Limits, Sqlite};
use tokio::io::AsyncWriteExt as _;

use crate::site::{Site, done, drain, is_refused, least, race, refused, socket, state, table};

async fn solo(site: &Site) -> (Client, String) {
    let ada = site.person("Ada").await;
    let mut new = race(json!(["me", {"bot": "easy"}]));
    new["start"] = true.into();
    let table = table(&ada, new).await;
    site.thought().await;
    (ada, table)
}

#[tokio::test]
async fn unknown_tables_tokens_routes_and_languages() {
    let site = Site::open().await;
    let (ada, table) = solo(&site).await;
    let stranger = Client { token: Some("guess".to_owned()), ..site.anyone.clone() };
    is_refused(&ada.get("/api/tables/nowhere").await.unwrap(), "unknown-table");
    is_refused(&ada.get("/api/tables/nowhere/stream").await.unwrap(), "unknown-table");
    refused(&ada, "nowhere", json!({"do": "ping"}), "unknown-table").await;
    assert!(ada.socket("/api/tables/nowhere/socket").await.is_err());
    for number in 0..20 {
        is_refused(&ada.get(&format!("/api/tables/nowhere{number}")).await.unwrap(), "unknown-table");
    }
    assert!(site.hall.at_hand() <= 1, "nothing is kept of tables that are not there");
    is_refused(&stranger.get(&format!("/api/tables/{table}")).await.unwrap(), "wrong-token");
    assert!(stranger.socket(&format!("/api/tables/{table}/socket")).await.is_err());
    is_refused(&site.anyone.get("/api/me").await.unwrap(), "no-token");
    is_refused(&ada.get("/api/nothing").await.unwrap(), "not-found");
    is_refused(&ada.get("/api/games/chess/cards").await.unwrap(), "no-such-game");
    is_refused(&ada.get("/api/games/race/explain?name=chess").await.unwrap(), "nothing-to-explain");
    is_refused(&ada.get(&format!("/api/tables/{table}?text=tlh")).await.unwrap(), "language");
    is_refused(&ada.get(&format!("/api/tables/{table}?protocol=1")).await.unwrap(), "protocol");
    is_refused(&site.anyone.get(&format!("/api/tables/{table}/invitations")).await.unwrap(), "no-token");
    let ben = site.person("Ben").await;
    is_refused(&ben.get(&format!("/api/tables/{table}/invitations")).await.unwrap(), "not-owner");
}

#[tokio::test]
async fn tables_that_cannot_be() {
    let site = Site::open().await;
    for (new, code) in [
        (json!({}), "bad-json"),
        (json!({"game": "chess", "setup": {}}), "no-such-game"),
        (json!({"game": "race", "setup": {"players": 9}}), "setup"),
        (json!({"game": "race", "setup": {"players": 3, "mode": "experienced"}}), "setup"),
        (json!({"game": "race", "setup": {"player": 2}}), "setup"),
        (json!({"game": "race", "setup": {"players": 2}, "seats": ["me"]}), "chairs"),
        (json!({"game": "race", "setup": {"players": 2}, "seats": ["me", "me"]}), "chairs"),
        (json!({"game": "race", "setup": {"players": 2}, "seats": ["me", {"bot": "genius"}]}), "no-such-bot"),
        (json!({"game": "race", "setup": {"players": 2}, "seats": ["me", "open"], "start": true}), "seats-open"),
        (json!({"game": "race", "setup": {"players": 2}, "pace": {"bot": 1}}), "pace"),
        (json!({"game": "race", "setup": {"players": 2}, "pace": {"turn": 1}}), "pace"),
        // As long as a number can be: added to the time of day it would be in the past.
        (json!({"game": "race", "setup": {"players": 2}, "pace": {"turn": u64::MAX}}), "pace"),
        (json!({"game": "race", "setup": {"players": 2}, "pace": {"hold": u64::MAX}}), "pace"),
        (json!({"game": "race", "setup": {"players": 2}, "pace": {"window": u64::MAX}}), "pace"),
        (json!({"game": "race", "setup": {"players": 2}, "pace": {"bot": u64::MAX}}), "pace"),
        (json!({"game": "race", "setup": {"players": 2}, "name": "two\nlines"}), "name"),
    ] {
        let reply = site.anyone.post("/api/tables", &new).await.unwrap();
        is_refused(&reply, code);
        assert_eq!(reply.status, 400 + u16::from(code == "seats-open") * 9, "{code}");
    }
    for name in ["", "  ", &"x".repeat(41)] {
        is_refused(&site.anyone.post("/api/people", &json!({"name": name})).await.unwrap(), "name");
    }
}

#[tokio::test]
async fn answers_that_are_none_change_nothing() {
    let site = Site::open().await;
    let (ada, table) = solo(&site).await;
    let before = state(&ada, &table).await;
    let ticket = before["ask"]["question"]["ticket"].clone();
    let answer = |more: Value| {
        let mut answer = json!({"do": "answer", "ticket": ticket});
        answer.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        answer
    };
    for (command, code) in [
        (answer(json!({})), "not-items"),
        (answer(json!({"picks": [0, 1], "items": []})), "not-items"),
        (answer(json!({"picks": [0, 99]})), "not-items"),
        (answer(json!({"picks": [0, 0]})), "not-items"),
        (answer(json!({"items": "everything"})), "bad-json"),
        (answer(json!({"items": [{"card": "no-such-card"}, {"card": "gem-world"}]})), "not-items"),
        (answer(json!({"items": [{"action": "develop"}, {"action": "settle"}]})), "refused"),
        (answer(json!({"picks": [0, 1, 2]})), "refused"),
        (json!({"do": "answer", "ticket": "0.0", "picks": [0, 1]}), "stale-ticket"),
        (json!({"do": "answer", "ticket": "1.1", "picks": [0, 1]}), "stale-ticket"),
        (json!({"do": "answer", "picks": [0, 1]}), "bad-json"),
        (json!({"do": "dance"}), "bad-json"),
        (json!({"do": "chat", "text": " "}), "chat"),
        (json!({"do": "chat", "text": "x".repeat(501)}), "chat"),
        (json!({"do": "hold"}), "no-window"),
        (json!({"do": "help", "option": 99}), "nothing-to-explain"),
        (json!({"do": "explain", "name": "no such thing"}), "nothing-to-explain"),
        (json!({"do": "explain", "name": "gem-world", "seat": 9}), "refused"),
        (json!({"do": "entropy", "entropy": "late"}), "already-started"),
        (json!([]), "bad-json"),
    ] {
        refused(&ada, &table, command, code).await;
    }
    assert_eq!(state(&ada, &table).await, before);
    done(&ada, &table, least(&before["ask"]["question"])).await;
}

#[tokio::test]
async fn too_much_and_not_json() {
    let site = Site::open().await;
    let (ada, table) = solo(&site).await;
    let path = format!("/api/tables/{table}");
    is_refused(&ada.request("POST", &path, "", "{").await.unwrap(), "bad-json");
    is_refused(&ada.request("POST", &path, "", &"x".repeat(20_000)).await.unwrap(), "too-large");
    let mut one = socket(&ada, &table).await;
    drain(&mut one).await;
    one.send("nonsense").await.unwrap();
    let refusal: Value = serde_json::from_str(&one.next().await.unwrap().unwrap()).unwrap();
    assert_eq!((&refusal["type"], &refusal["code"]), (&json!("refused"), &json!("bad-json")));
    one.send(format!(r#"{{"do":"chat","text":"{}"}}"#, "x".repeat(20_000))).await.unwrap();
    // The connection ends, and nothing else does.
    while let Ok(Some(_)) = one.next().await {}
    assert!(state(&ada, &table).await["chat"]["lines"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn other_sites_and_too_many() {
    let site = Site::with(Games::all(), Config::default()).await;
    let made = site.anyone.post("/api/people", &json!({"name": "Ada"})).await.unwrap();
    let cookie = made.headers.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let cookie = format!("Cookie: other=1; {}\r\n", cookie.split(';').next().unwrap());
    let with = async |more: &str| site.anyone.request("GET", "/api/me", &format!("{cookie}{more}"), "").await.unwrap();
    assert_eq!(with("").await.json()["name"], "Ada");
    assert_eq!(with("Origin: http://localhost:8080\r\n").await.json()["name"], "Ada");
    is_refused(&with("Origin: http://evil.example\r\n").await, "other-site");
    is_refused(&with("Origin: null\r\n").await, "other-site");
}

#[tokio::test]
async fn one_address_makes_only_so_much_in_a_minute() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("test.sqlite3")).unwrap();
    let (clock, hands) = server::Clock::by_hand(60_000);
    let config = Config { creations: 3, ..Config::default() };
    let chance = server::Chance::fixed(tabletop::Seed::derive(2, 2));
    let hall = server::Hall::new(config, Arc::new(store), clock, chance, Games::all());
    let door = server::Door::new(tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap());
    let anyone = Client::new(door.address().unwrap());
    let app = server::app(hall);
    tokio::spawn(door.serve(app, std::future::pending()));
    for _ in 0..3 {
        anyone.person("Ada").await.unwrap();
    }
    is_refused(&anyone.post("/api/people", &json!({"name": "Ada"})).await.unwrap(), "too-many");
    hands.advance(60_000);
    anyone.person("Ada").await.unwrap();
}

/// All the addresses of one subscriber are one.
#[tokio::test]
async fn the_addresses_of_one_household_are_counted_together() {
    let proxies = vec!["127.0.0.0/8".parse().unwrap()];
    let site = Site::with(Games::all(), Config { creations: 2, proxies, ..Config::default() }).await;
    let from = async |address: &str| {
        let forwarded = format!("X-Forwarded-For: {address}\r\n");
        site.anyone.request("POST", "/api/people", &forwarded, r#"{"name":"Ada"}"#).await.unwrap()
    };
    for address in ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"] {
        assert_eq!(from(address).await.status, 200, "{address}");
    }
    is_refused(&from("2001:db8:1:2:3:4:5:6").await, "too-many");
    for address in ["2001:db8:1:3::1", "192.0.2.1", "::ffff:192.0.2.1"] {
        assert_eq!(from(address).await.status, 200, "{address}");
    }
    is_refused(&from("192.0.2.1").await, "too-many");
}

/// What can be done over and over before a game and in it, with something kept each time.
#[tokio::test]
async fn nobody_fills_the_disk_with_one_question() {
    let site = Site::with(Games::all(), Config { busy: 5, ..Config::default() }).await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    done(&ben, &table, json!({"do": "join"})).await;
    let entropy = |number: usize| json!({"do": "entropy", "entropy": number.to_string()});
    for number in 0..5 {
        done(&ada, &table, entropy(number)).await;
    }
    refused(&ada, &table, entropy(5), "too-often").await;
    site.hands.advance(10_000);
    done(&ada, &table, entropy(4)).await;
    done(&ada, &table, json!({"do": "start"})).await;
    site.hands.advance(10_000);
    // Race's choice of phases is sealed: it can be changed until the last has chosen.
    let question = async || state(&ada, &table).await["ask"]["question"].clone();
    while question().await["sealed"] != true {
        for client in [&ada, &ben] {
            let asked = state(client, &table).await["ask"]["question"].clone();
            if asked.is_object() {
                done(client, &table, least(&asked)).await;
            }
        }
    }
    let ticket = question().await["ticket"].clone();
    let pick = |option: usize| json!({"do": "answer", "ticket": ticket, "picks": [option % 2]});
    for option in 0..6 {
        done(&ada, &table, pick(option)).await;
    }
    refused(&ada, &table, pick(6), "too-often").await;
    // The same again is no change.
    done(&ada, &table, pick(5)).await;
    site.hands.advance(10_000);
    done(&ada, &table, pick(6)).await;
}

#[tokio::test]
async fn nobody_talks_without_end_nor_asks_for_advice_all_the_time() {
    let site = Site::with(Games::all(), Config { busy: 2, ..Config::default() }).await;
    let (ada, table) = solo(&site).await;
    let hint = async || ada.get(&format!("/api/tables/{table}/hint")).await.unwrap();
    for _ in 0..2 {
        assert_eq!(hint().await.status, 200);
    }
    is_refused(&hint().await, "too-often");
    for _ in 0..25 {
        site.hands.advance(10_000);
        for text in ["And", "another thing"] {
            done(&ada, &table, json!({"do": "chat", "text": text})).await;
        }
    }
    site.hands.advance(10_000);
    refused(&ada, &table, json!({"do": "chat", "text": "more"}), "too-often").await;
    site.hands.advance(3_600_000);
    done(&ada, &table, json!({"do": "chat", "text": "more"})).await;
    assert_eq!(hint().await.status, 200);
}

/// Breaking a game off and playing once more makes tables, too.
#[tokio::test]
async fn games_played_once_more_are_limited() {
    let site = Site::with(Games::all(), Config { creations: 3, ..Config::default() }).await;
    let (ada, mut table) = solo(&site).await;
    for _ in 0..3 {
        done(&ada, &table, json!({"do": "propose", "what": "abort"})).await;
        table = done(&ada, &table, json!({"do": "rematch"})).await["table"].as_str().unwrap().to_owned();
        done(&ada, &table, json!({"do": "start"})).await;
    }
    done(&ada, &table, json!({"do": "propose", "what": "abort"})).await;
    refused(&ada, &table, json!({"do": "rematch"}), "too-many").await;
    site.hands.advance(60_000);
    done(&ada, &table, json!({"do": "rematch"})).await;
}

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite3");
    let store = Sqlite::open_with(&file, Limits { pages: Some(40), ..Limits::default() }).unwrap();
    let site = Site::on(folder, Arc::new(store), Games::all(), Config::default()).await;
    let (ada, table) = solo(&site).await;
    let mut said = 0;
    let full = loop {
        let text = format!("{said} {}", "x".repeat(400));
        let reply = crate::site::act(&ada, &table, json!({"do": "chat", "text": text})).await;
        if reply.status != 200 {
            break reply;
        }
        said += 1;
    };
    is_refused(&full, "disk-full");
    is_refused(&site.anyone.get("/healthz").await.unwrap(), "disk-full");
    assert!(said > 20, "{said}");
    let lines = async || state(&ada, &table).await["chat"]["lines"].as_array().unwrap().len();
    assert_eq!(lines().await, said);
    drop(site);
}

#[tokio::test]
async fn a_database_that_another_program_holds() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite3");
    let store = Sqlite::open_with(&file, Limits { patience: Duration::ZERO, ..Limits::default() }).unwrap();
    let site = Site::on(folder, Arc::new(store), Games::all(), Config::default()).await;
    let (ada, table) = solo(&site).await;
    let before = state(&ada, &table).await;
    let holder = rusqlite::Connection::open(&file).unwrap();
    holder.execute_batch("BEGIN IMMEDIATE").unwrap();
    refused(&ada, &table, least(&before["ask"]["question"]), "database-locked").await;
    assert_eq!(state(&ada, &table).await, before, "it can be read, and nothing has changed");
    holder.execute_batch("ROLLBACK").unwrap();
    done(&ada, &table, least(&before["ask"]["question"])).await;
}

/// One who never reads is cut; the others are told everything, and the table goes on.
#[tokio::test]
async fn a_slow_reader_holds_nobody_up() {
    let site = Site::with(Games::all(), Config { outbox: 16, ..Config::default() }).await;
    let (ada, table) = solo(&site).await;
    let (ada, table) = (&ada, table.as_str());
    let mut reader = socket(ada, table).await;
    drain(&mut reader).await;
    let mut slow = tokio::net::TcpStream::connect(ada.address).await.unwrap();
    let request = format!("GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n");
    slow.write_all(request.as_bytes()).await.unwrap();
    let cut = async || site.hall.metrics().text().contains("starboard_slow_readers_total 1\n");
    let mut said = 0;
    while !cut().await {
        for _ in 0..100 {
            done(ada, table, json!({"do": "chat", "text": "x".repeat(500)})).await;
            assert_eq!(drain(&mut reader).await.iter().filter(|message| message.contains("chat")).count(), 1);
            said += 1;
        }
        assert!(said < 50_000, "never cut");
    }
    drop(slow);
}
