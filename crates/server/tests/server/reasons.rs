//! Why computer players did what they did: for games that are over, and as it was.

use serde_json::{Value, json};
use server::client::Client;
use server::{Config, Games};

use crate::site::{Site, done, is_refused, least, state, table};

/// Ada among two computer players, for so many moments; she does as little as she can.
async fn played(site: &Site, ada: &Client, moments: usize) -> String {
    let setup = json!({"players": 3, "characters": "pick", "resources": "none"});
    let seats = json!(["me", {"bot": "easy"}, {"bot": "medium"}]);
    let new = json!({"game": "galactica", "setup": setup, "seats": seats, "talk": "claims", "start": true});
    let table = table(ada, new).await;
    for _ in 0..moments {
        let ask = state(ada, &table).await["ask"]["question"].clone();
        if !ask["ticket"].is_null() {
            done(ada, &table, least(&ask)).await;
        }
        site.thought().await;
        site.hands.advance(600);
    }
    table
}

async fn get(client: &Client, path: &str) -> Value {
    let reply = client.get(path).await.unwrap();
    assert_eq!(reply.status, 200, "{path}: {}", reply.body);
    reply.json()
}

#[tokio::test]
async fn they_are_told_when_the_game_is_over_and_are_those_of_what_was_done() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let table = played(&site, &ada, 90).await;
    let path = format!("/api/tables/{table}");
    for early in ["why?number=1", "minds"] {
        is_refused(&ada.get(&format!("{path}/{early}")).await.unwrap(), "not-over");
    }
    done(&ada, &table, json!({"do": "propose", "what": "abort"})).await;
    let minds = get(&site.anyone, &format!("{path}/minds")).await;
    let truth = get(&site.anyone, &format!("{path}/truth")).await;
    let decisions = minds["decisions"].as_array().unwrap();
    let (mut weighed, mut plain) = (0, 0);
    for decision in decisions {
        let number = decision["number"].as_u64().unwrap();
        let why = get(&site.anyone, &format!("{path}/why?number={number}")).await;
        assert_eq!((&why["seat"], &truth["deeds"][number as usize]["seat"]), (&decision["seat"], &decision["seat"]));
        assert_eq!(why["level"], if decision["seat"] == 1 { "easy" } else { "medium" });
        assert!(!why["notes"].to_string().contains("why-otherwise"), "thought again as it was: {why}");
        assert_eq!(why["beliefs"].as_array().unwrap().len(), 2);
        let options = why["options"].as_array().unwrap();
        if decision["seat"] == 2 && !options.is_empty() {
            assert_eq!(options.iter().filter(|one| one["given"] == true).count(), 1, "{why}");
            weighed += 1;
        }
        plain += usize::from(options.is_empty());
    }
    assert!(decisions.len() > 20 && weighed > 3 && plain > 3, "{} {weighed} {plain}", decisions.len());
    assert!(!minds["turns"].as_array().unwrap().is_empty());
    assert_eq!(minds["turns"][0]["table"].as_array().unwrap().len(), 3);
    assert_eq!(minds["turns"][0]["seats"][2][2], 0.0, "nobody suspects themselves");

    let mine = truth["deeds"].as_array().unwrap().iter().position(|deed| deed["seat"] == 0).unwrap();
    for nothing in [mine, 0, 100_000] {
        is_refused(&ada.get(&format!("{path}/why?number={nothing}")).await.unwrap(), "no-reasons");
    }
    let number = &decisions[0]["number"];
    let line = get(&site.anyone, &format!("{path}/why?number={number}&text=en")).await["asked"].clone();
    assert!(line.to_string().contains("was asked:"), "{line}");
}

/// Each thing is thought about once; and nobody keeps all threads busy with such questions.
#[tokio::test]
async fn what_was_found_out_is_kept_and_the_rest_is_counted() {
    let site = Site::with(Games::all(), Config { busy: 3, ..Config::default() }).await;
    let ada = site.person("Ada").await;
    let table = played(&site, &ada, 30).await;
    done(&ada, &table, json!({"do": "propose", "what": "abort"})).await;
    site.hands.advance(20_000);
    let why = |number: u64| ada.get(format!("/api/tables/{table}/why?number={number}").leak());
    let first = why(1).await.unwrap();
    for number in [2, 3] {
        assert_ne!(why(number).await.unwrap().status, 429);
    }
    is_refused(&why(4).await.unwrap(), "too-often");
    assert_eq!(why(1).await.unwrap().body, first.body);
}
