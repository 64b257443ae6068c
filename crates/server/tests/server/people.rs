//! Who people are: their names, and the private link that brings them back.

use serde_json::{Value, json};
use server::client::{Client, Reply};
use server::{Config, Games, Sqlite, Store as _, Which};
use std::sync::Arc;

use crate::site::{NOW, Site, act, done, is_refused, least, race, said, socket, state, table, wait_for};

/// A new link: its key.
async fn link(client: &Client) -> String {
    let made = client.post("/api/me/link", &json!(null)).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    assert!(made.headers.contains("cache-control: no-store"), "{}", made.headers);
    let link = made.json()["link"].as_str().unwrap().to_owned();
    let (page, key) = link.split_once('#').expect("behind the number sign");
    assert_eq!(page, "http://localhost:8080/back");
    assert_eq!(key.len(), 32);
    key.to_owned()
}

async fn come_back(site: &Site, key: &str) -> Reply {
    site.anyone.post("/api/return", &json!({"key": key})).await.unwrap()
}

/// Whoever came back, as a client.
fn as_somebody(site: &Site, back: &Reply) -> Client {
    assert_eq!(back.status, 200, "{}", back.body);
    let token = back.json()["token"].as_str().unwrap().to_owned();
    assert!(back.headers.contains(&format!("set-cookie: starboard={token}; ")), "{}", back.headers);
    Client { token: Some(token), ..site.anyone.clone() }
}

async fn name(client: &Client) -> Value {
    client.get("/api/me").await.unwrap().json()["name"].clone()
}

#[tokio::test]
async fn a_private_link_brings_its_owner_back_until_it_is_renewed_also_after_a_restart() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let table = table(&ada, race(json!(["me", {"bot": "medium"}]))).await;
    done(&ada, &table, json!({"do": "start"})).await;
    let first = link(&ada).await;
    let again = as_somebody(&site, &come_back(&site, &first).await);
    assert_eq!(name(&again).await, "Ada");
    let question = state(&again, &table).await["ask"]["question"].clone();
    done(&again, &table, least(&question)).await;

    // Nobody else has a link to it, and nothing tells it.
    is_refused(&come_back(&site, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa").await, "wrong-link");
    is_refused(&site.anyone.post("/api/me/link", &json!(null)).await.unwrap(), "no-token");
    for path in ["/api/me", "/api/tables?mine=true", &format!("/api/tables/{table}")] {
        assert!(!ada.get(path).await.unwrap().body.contains(&first), "{path}");
    }

    // Another process on the same disk.
    let Site { folder, hall, .. } = site;
    hall.close().await;
    drop(hall);
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| std::fs::read(file.unwrap().path()).unwrap());
    assert!(!files.into_iter().any(|bytes| String::from_utf8_lossy(&bytes).contains(&first)), "it is not kept");
    let store = Sqlite::open(&folder.path().join("test.sqlite3")).unwrap();
    let site = Site::on(folder, Arc::new(store), Games::all(), Config::default()).await;
    let at = |client: &Client| Client { address: site.anyone.address, ..client.clone() };
    let (ada, again) = (at(&ada), at(&again));
    let third = as_somebody(&site, &come_back(&site, &first).await);
    assert_eq!(name(&third).await, "Ada");

    // A new one ends the old one, and those who came by it, but for the one who asks.
    let second = link(&third).await;
    is_refused(&come_back(&site, &first).await, "wrong-link");
    is_refused(&again.get("/api/me").await.unwrap(), "wrong-token");
    assert_eq!(name(&ada).await, "Ada");
    assert_eq!(name(&third).await, "Ada");
    assert_eq!(name(&as_somebody(&site, &come_back(&site, &second).await)).await, "Ada");
    // Somebody else's is another.
    let ben = site.person("Ben").await;
    let bens = link(&ben).await;
    assert_eq!(name(&as_somebody(&site, &come_back(&site, &bens).await)).await, "Ben");
    assert_eq!(name(&as_somebody(&site, &come_back(&site, &second).await)).await, "Ada");
}

#[tokio::test]
async fn a_new_link_ends_the_connections_of_those_who_came_by_the_old_one_and_no_other() {
    let site = Site::open().await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    done(&ben, &table, json!({"do": "join"})).await;
    done(&ada, &table, json!({"do": "start"})).await;
    let first = link(&ada).await;
    let thief = as_somebody(&site, &come_back(&site, &first).await);
    let (mut adas, mut bens, mut theirs) =
        (socket(&ada, &table).await, socket(&ben, &table).await, socket(&thief, &table).await);
    for socket in [&mut adas, &mut bens, &mut theirs] {
        wait_for(socket, "clock").await;
    }
    link(&ada).await;
    assert_eq!(wait_for(&mut theirs, "bye").await["why"], "ended");
    assert_eq!(theirs.next().await.unwrap(), None, "it is closed");
    // The others go on.
    done(&ben, &table, json!({"do": "chat", "text": "Still here?"})).await;
    for socket in [&mut adas, &mut bens] {
        assert_eq!(wait_for(socket, "chat").await["lines"][0]["text"], "Still here?");
    }
}

async fn sessions(client: &Client) -> Vec<Value> {
    let reply = client.get("/api/me/sessions").await.unwrap();
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["sessions"].as_array().unwrap().clone()
}

#[tokio::test]
async fn one_sees_where_one_is_known_and_ends_it() {
    let site = Site::open().await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let key = link(&ada).await;
    site.hands.advance(7_200_000);
    let [phone, thief] = [come_back(&site, &key).await, come_back(&site, &key).await];
    let [phone, thief] = [phone, thief].map(|back| as_somebody(&site, &back));
    // Used two hours later, and noted as such: at the latest before the next thing is kept.
    assert_eq!(name(&ada).await, "Ada");
    assert_eq!(ada.post("/api/me", &json!({"name": "Ada"})).await.unwrap().status, 200);
    let seen = sessions(&ada).await;
    assert_eq!(seen.len(), 3);
    let here = |sessions: &[Value]| sessions.iter().find(|session| session["here"] == true).unwrap().clone();
    let (first, last) = (here(&seen), here(&sessions(&thief).await));
    assert_eq!(
        (&first["since"], &first["seen"], &first["linked"]),
        (&json!(NOW), &json!(NOW + 7_200_000), &json!(false))
    );
    assert_eq!((&last["since"], &last["linked"]), (&json!(NOW + 7_200_000), &json!(true)));
    let told = serde_json::to_string(&seen).unwrap();
    assert!([&ada, &phone, &thief].iter().all(|client| !told.contains(client.token.as_ref().unwrap())));

    // Somebody else's cannot be ended, nor seen.
    let table = table(&ada, race(json!(["me", "open"]))).await;
    let mut sockets = [socket(&ada, &table).await, socket(&thief, &table).await];
    for socket in &mut sockets {
        wait_for(socket, "clock").await;
    }
    assert_eq!(sessions(&ben).await.len(), 1);
    is_refused(&site.anyone.get("/api/me/sessions").await.unwrap(), "no-token");
    let end = async |client: &Client, session: Value| {
        client.post("/api/me/sessions", &session).await.unwrap().json()["sessions"].as_array().unwrap().len()
    };
    end(&ben, json!({"session": last["id"]})).await;
    assert_eq!(name(&thief).await, "Ada");
    // One's own can, and whoever is connected by it is cut off.
    assert_eq!(end(&ada, json!({"session": last["id"]})).await, 2);
    assert_eq!(wait_for(&mut sockets[1], "bye").await["why"], "ended");
    is_refused(&thief.get("/api/me").await.unwrap(), "wrong-token");
    assert_eq!((name(&ada).await, name(&phone).await), (json!("Ada"), json!("Ada")));
    // And all others at once.
    assert_eq!(end(&phone, json!({})).await, 1);
    is_refused(&ada.get("/api/me").await.unwrap(), "wrong-token");
    assert_eq!(wait_for(&mut sockets[0], "bye").await["why"], "ended");
    // Who ends the last one comes back by their link.
    let last = here(&sessions(&phone).await);
    phone.post("/api/me/sessions", &json!({"session": last["id"]})).await.unwrap();
    is_refused(&phone.get("/api/me").await.unwrap(), "wrong-token");
    let again = as_somebody(&site, &come_back(&site, &key).await);
    assert_eq!((name(&again).await, sessions(&again).await.len()), (json!("Ada"), 1));
}

/// The operator is another process, and the server notices.
#[tokio::test]
async fn the_operator_ends_somebodys_sessions_while_the_server_runs() {
    let site = Site::open().await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let key = link(&ada).await;
    let table = table(&ada, race(json!(["me", "open"]))).await;
    let (mut adas, mut bens) = (socket(&ada, &table).await, socket(&ben, &table).await);
    for socket in [&mut adas, &mut bens] {
        wait_for(socket, "clock").await;
    }
    let operator = Sqlite::open(&site.folder.path().join("test.sqlite3")).unwrap();
    let found = operator.find("Ada").await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(operator.find(&found[0].id).await.unwrap(), found);
    operator.end(found[0].id.clone(), Which::All).await.unwrap();
    is_refused(&ada.get("/api/me").await.unwrap(), "wrong-token");
    is_refused(&come_back(&site, &key).await, "wrong-link");
    site.hands.advance(5_000);
    assert_eq!(wait_for(&mut adas, "bye").await["why"], "ended");
    assert_eq!(name(&ben).await, "Ben");
}

#[tokio::test]
async fn links_cannot_be_found_by_trying_nor_used_by_other_sites() {
    let site = Site::open().await;
    let key = link(&site.person("Ada").await).await;
    let body = json!({"key": key}).to_string();
    let from = async |origin: &str| {
        let origin = format!("Origin: {origin}\r\n");
        site.anyone.request("POST", "/api/return", &origin, &body).await.unwrap()
    };
    is_refused(&from("http://evil.example").await, "other-site");
    is_refused(&from("null").await, "other-site");
    assert_eq!(from("http://localhost:8080").await.status, 200);
    let mut tries = 0;
    let refused = loop {
        let reply = come_back(&site, &format!("{tries:032}")).await;
        if reply.status == 429 {
            break reply;
        }
        is_refused(&reply, "wrong-link");
        tries += 1;
        assert!(tries < 100, "never refused");
    };
    is_refused(&refused, "too-many");
    is_refused(&come_back(&site, &key).await, "too-many");
    site.hands.advance(60_000);
    assert_eq!(come_back(&site, &key).await.status, 200);
}

#[tokio::test]
async fn a_new_name_is_everywhere_once_its_owner_comes() {
    let site = Site::open().await;
    let (ada, ben) = (site.person("Guest").await, site.person("Ben").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    done(&ben, &table, json!({"do": "join"})).await;
    let mut bens = socket(&ben, &table).await;
    wait_for(&mut bens, "table").await;
    for wrong in ["", " ", "a\nb", &"x".repeat(41)] {
        is_refused(&ada.post("/api/me", &json!({"name": wrong})).await.unwrap(), "name");
    }
    is_refused(&site.anyone.post("/api/me", &json!({"name": "Ada"})).await.unwrap(), "no-token");
    assert_eq!(ada.post("/api/me", &json!({"name": " Ada "})).await.unwrap().json()["name"], "Ada");
    assert_eq!(name(&ada).await, "Ada");
    let _adas = socket(&ada, &table).await;
    let told = wait_for(&mut bens, "table").await;
    assert_eq!(said(&told["seats"][0]["name"]), "Ada");
    let listed = ben.get("/api/tables?mine=true").await.unwrap().json();
    assert_eq!(said(&listed["tables"][0]["seats"][0]["name"]), "Ada");
    assert_eq!(act(&ada, &table, json!({"do": "start"})).await.status, 200);
}

#[tokio::test]
async fn a_list_of_ones_own_says_where_it_is_ones_move_and_tells_nobody_else() {
    let site = Site::open().await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let mut new = race(json!(["me", "open"]));
    new["listed"] = json!(true);
    let table = table(&ada, new).await;
    done(&ben, &table, json!({"do": "join"})).await;
    let moves = async |client: &Client| {
        let mine = client.get("/api/tables?mine=true").await.unwrap().json();
        mine["tables"][0]["your_move"].as_bool().unwrap()
    };
    assert!(!moves(&ada).await, "the game has not begun");
    done(&ada, &table, json!({"do": "start"})).await;
    assert!(moves(&ada).await && moves(&ben).await);
    let question = state(&ada, &table).await["ask"]["question"].clone();
    done(&ada, &table, least(&question)).await;
    assert!(!moves(&ada).await && moves(&ben).await);
    let open = site.anyone.get("/api/tables").await.unwrap().json();
    assert_eq!(open["tables"][0]["your_move"], false);
}
