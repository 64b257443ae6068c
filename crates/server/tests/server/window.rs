//! Reaction windows: they last a fixed public time, whoever plays, passes, waits or is away, and nobody can tell which.

use serde_json::{Value, json};
use server::client::{Client, Socket};
use server::{Config, Games};

use crate::parry;
use crate::site::{Site, done, drain, refused, socket, state, table};

/// Three people at a table that has started, and somebody who watches.
async fn three(pace: Value) -> (Site, Vec<Client>, String, Socket) {
    let site = Site::with(Games::with(vec![parry::kind()]), Config::default()).await;
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cleo"] {
        people.push(site.person(name).await);
    }
    let seats = json!(["me", "open", "open"]);
    let table = table(&people[0], json!({"game": "parry", "setup": null, "seats": seats, "pace": pace})).await;
    for person in &people[1..] {
        done(person, &table, json!({"do": "join"})).await;
    }
    done(&people[0], &table, json!({"do": "start"})).await;
    let mut watch = socket(&site.anyone, &table).await;
    drain(&mut watch).await;
    (site, people, table, watch)
}

async fn play(client: &Client, table: &str, picks: Value) {
    let ticket = state(client, table).await["ask"]["question"]["ticket"].clone();
    done(client, table, json!({"do": "answer", "ticket": ticket, "picks": picks})).await;
}

async fn told(client: &Client, table: &str) -> Value {
    state(client, table).await["entries"]["entries"].clone()
}

#[tokio::test]
async fn a_window_never_closes_early_and_who_missed_it_has_passed() {
    let (site, people, table, mut watch) = three(json!({})).await;
    let clock = state(&people[0], &table).await["clock"].clone();
    let now = clock["now"].as_u64().unwrap();
    assert_eq!(clock["window"], json!({"opened": now, "closes": now + 3_000, "held": false, "holder": null}));
    for person in &people {
        play(person, &table, json!([0])).await;
    }
    site.hands.advance(2_999);
    assert_eq!(drain(&mut watch).await, Vec::<String>::new(), "everybody has answered, and nobody is told");
    assert_eq!(state(&people[1], &table).await["ask"]["question"]["draft"], json!([1]));
    // A change of mind, and a play taken back.
    play(&people[1], &table, json!([])).await;
    done(&people[2], &table, json!({"do": "take-back"})).await;
    refused(&people[2], &table, json!({"do": "take-back"}), "refused").await;
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    site.hands.advance(1);
    assert!(!drain(&mut watch).await.is_empty());
    assert_eq!(told(&people[0], &table).await, json!([1]), "Ada played, Ben passed, Cleo missed it");
    let state = state(&people[2], &table).await;
    assert_eq!(state["table"]["seats"][2]["away"], false, "a missed window is a pass, never a takeover");
    assert_eq!(state["ask"]["question"]["ticket"], "2.2", "the next window is another question");
    let clock = crate::site::state(&people[0], &table).await["clock"].clone();
    assert_eq!(
        clock["window"]["closes"],
        clock["now"].as_u64().unwrap() + 12_000,
        "people want to talk about this one"
    );
    site.hands.advance(12_000);
    while told(&people[0], &table).await != json!([1, 0]) {}
}

#[tokio::test]
async fn a_window_is_held_open_once_and_all_can_see_it() {
    let (site, people, table, mut watch) = three(json!({"window": 2_000, "hold": 5_000})).await;
    done(&people[1], &table, json!({"do": "hold"})).await;
    let messages = drain(&mut watch).await;
    let now = crate::site::NOW;
    let window = json!({"opened": now, "closes": now + 7_000, "held": true, "holder": 1});
    let clock = json!({"type": "clock", "now": now, "deadline": null, "window": window});
    let messages: Vec<Value> = messages.iter().map(|message| serde_json::from_str(message).unwrap()).collect();
    assert_eq!(messages, [clock]);
    refused(&people[1], &table, json!({"do": "hold"}), "already-held").await;
    refused(&people[2], &table, json!({"do": "hold"}), "already-held").await;
    refused(&site.person("Dan").await, &table, json!({"do": "hold"}), "not-seated").await;
    site.hands.advance(6_999);
    play(&people[0], &table, json!([2])).await;
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    site.hands.advance(1);
    assert!(!drain(&mut watch).await.is_empty());
    assert_eq!(told(&people[0], &table).await, json!([1]));
}

#[tokio::test]
async fn at_a_table_that_is_not_live_it_closes_when_all_have_answered() {
    let (site, people, table, mut watch) = three(json!({"live": false})).await;
    assert!(state(&people[0], &table).await["clock"]["window"].is_null());
    refused(&people[0], &table, json!({"do": "hold"}), "no-window").await;
    play(&people[0], &table, json!([2])).await;
    play(&people[1], &table, json!([])).await;
    site.hands.advance(1_000_000);
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    play(&people[2], &table, json!([0])).await;
    assert!(!drain(&mut watch).await.is_empty());
    assert_eq!(told(&people[0], &table).await, json!([2]));
}

#[tokio::test]
async fn where_only_computer_players_are_asked_it_lasts_as_long_as_any_answer_of_theirs() {
    let site = Site::with(Games::with(vec![parry::kind()]), Config::default()).await;
    let bots = json!([{"bot": "random"}, {"bot": "random"}, {"bot": "random"}]);
    let new = json!({"game": "parry", "setup": null, "seats": bots, "start": true});
    let table = table(&site.anyone, new).await;
    let mut watch = socket(&site.anyone, &table).await;
    drain(&mut watch).await;
    assert!(state(&site.anyone, &table).await["clock"]["window"].is_null());
    for step in 1..=2 {
        site.thought().await;
        site.hands.advance(599);
        assert_eq!(drain(&mut watch).await, Vec::<String>::new());
        site.hands.advance(1);
        drain(&mut watch).await;
        assert_eq!(told(&site.anyone, &table).await.as_array().unwrap().len(), step);
    }
    assert_eq!(state(&site.anyone, &table).await["table"]["stage"], "over");
}

#[tokio::test]
async fn where_one_person_plays_it_ends_with_their_answer() {
    let site = Site::with(Games::with(vec![parry::kind()]), Config::default()).await;
    let ada = site.person("Ada").await;
    let seats = json!(["me", {"bot": "random"}, {"bot": "random"}]);
    let table = table(&ada, json!({"game": "parry", "setup": null, "seats": seats, "start": true})).await;
    assert!(state(&ada, &table).await["clock"]["window"].is_null());
    site.thought().await;
    site.hands.advance(1_000_000);
    drain(&mut socket(&ada, &table).await).await;
    assert_eq!(told(&ada, &table).await, json!([]), "nobody hurries somebody who plays alone");
    play(&ada, &table, json!([])).await;
    assert_eq!(told(&ada, &table).await.as_array().unwrap().len(), 1);
    // An order answers as the computer players do: after their time.
    done(&ada, &table, json!({"do": "orders", "orders": ["pass"]})).await;
    assert_eq!(state(&ada, &table).await["ask"]["ordered"], true);
    site.thought().await;
    site.hands.advance(600);
    drain(&mut socket(&ada, &table).await).await;
    assert_eq!(state(&ada, &table).await["table"]["stage"], "over");
}

#[tokio::test]
async fn orders_play_when_a_live_window_closes_and_only_their_owner_knows_of_them() {
    let (site, people, table, mut watch) = three(json!({})).await;
    let mut ben = socket(&people[1], &table).await;
    drain(&mut ben).await;
    drain(&mut watch).await;
    done(&people[0], &table, json!({"do": "orders", "orders": [{"play": 2}]})).await;
    let mine = state(&people[0], &table).await;
    assert_eq!((&mine["orders"]["orders"][0]["order"], &mine["ask"]["ordered"]), (&json!({"play": 2}), &json!(true)));
    assert_eq!(state(&people[1], &table).await["orders"]["orders"][0]["order"], "ask");
    assert!(state(&site.anyone, &table).await["orders"].is_null());
    assert_eq!((drain(&mut watch).await, drain(&mut ben).await), (vec![], vec![]), "nobody else is told anything");
    site.hands.advance(3_000);
    while told(&people[0], &table).await != json!([1]) {}
    let mine = state(&people[0], &table).await;
    assert_eq!(mine["orders"]["lately"].as_array().unwrap().len(), 1, "what they did");
    // By hand comes before orders.
    play(&people[0], &table, json!([])).await;
    site.hands.advance(12_000);
    while told(&people[0], &table).await != json!([1, 0]) {}
}

#[tokio::test]
async fn at_a_slow_table_orders_answer_and_the_rest_is_waited_for() {
    let (site, people, table, mut watch) = three(json!({"live": false})).await;
    done(&people[0], &table, json!({"do": "orders", "orders": [{"play": 1}]})).await;
    done(&people[1], &table, json!({"do": "orders", "orders": ["pass"]})).await;
    site.hands.advance(600);
    assert_eq!(drain(&mut watch).await, Vec::<String>::new(), "that orders have answered is nobody's business");
    play(&people[2], &table, json!([0])).await;
    assert!(!drain(&mut watch).await.is_empty());
    assert_eq!(told(&people[0], &table).await, json!([2]));
    // Back to the usual ones.
    done(&people[0], &table, json!({"do": "orders"})).await;
    assert_eq!(state(&people[0], &table).await["orders"]["orders"][0]["order"], "ask");
    site.hands.advance(1_000_000);
    play(&people[2], &table, json!([])).await;
    assert_eq!(told(&people[0], &table).await, json!([2]), "it waits for Ada");
}

#[tokio::test]
async fn whoever_is_away_is_answered_for_and_told_about_it() {
    let (site, people, table, mut watch) = three(json!({"live": false})).await;
    done(&people[0], &table, json!({"do": "away", "away": true})).await;
    let seats = state(&site.anyone, &table).await["table"]["seats"].clone();
    assert_eq!((&seats[0]["away"], &seats[1]["away"]), (&json!(true), &json!(false)));
    drain(&mut watch).await;
    // Orders do not bring anybody back.
    done(&people[0], &table, json!({"do": "orders", "orders": [{"play": 3}]})).await;
    play(&people[1], &table, json!([])).await;
    play(&people[2], &table, json!([])).await;
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    site.hands.advance(600);
    while told(&people[0], &table).await != json!([1]) {}
    let mine = state(&people[0], &table).await;
    assert_eq!((&mine["table"]["seats"][0]["away"], &mine["orders"]["meanwhile"][0].is_array()), (&json!(true), &true));
    done(&people[0], &table, json!({"do": "away", "away": false})).await;
    play(&people[0], &table, json!([])).await;
    let mine = state(&people[0], &table).await;
    assert_eq!((&mine["table"]["seats"][0]["away"], &mine["orders"]["meanwhile"]), (&json!(false), &json!([])));
}

#[tokio::test]
async fn bad_orders_holds_and_talk_are_refused_and_nobody_is_told() {
    let (site, people, table, mut watch) = three(json!({})).await;
    let dan = site.person("Dan").await;
    for (who, command, code) in [
        (&people[0], json!({"do": "orders", "orders": ["sing"]}), "orders"),
        (&people[0], json!({"do": "orders", "orders": vec!["pass"; 65]}), "orders"),
        (&people[0], json!({"do": "orders", "orders": "pass"}), "bad-json"),
        (&dan, json!({"do": "orders", "orders": ["pass"]}), "not-seated"),
        (&dan, json!({"do": "away", "away": true}), "not-seated"),
        (&dan, json!({"do": "chat", "text": "Ben has it"}), "only-players-talk"),
        (&site.anyone, json!({"do": "orders"}), "no-token"),
    ] {
        refused(who, &table, command, code).await;
    }
    assert_eq!(drain(&mut watch).await, Vec::<String>::new());
    assert_eq!(state(&people[0], &table).await["orders"]["orders"][0]["order"], "ask");
    let hurried =
        json!({"game": "parry", "setup": null, "seats": ["me", {"bot": "random"}, "open"], "pace": {"bot": 99}});
    crate::site::is_refused(&people[0].post("/api/tables", &hurried).await.unwrap(), "hurried");
    let quiet = json!({"game": "parry", "setup": null, "seats": ["me", {"bot": "random"}, {"bot": "random"}],
        "talk": "silent", "start": true});
    let quiet = crate::site::table(&people[0], quiet).await;
    refused(&people[0], &quiet, json!({"do": "chat", "text": "hello"}), "no-talk").await;
}

#[tokio::test]
async fn whoever_says_or_orders_too_much_is_told_to_wait() {
    let site = Site::with(Games::with(vec![parry::kind()]), Config { busy: 5, ..Config::default() }).await;
    let ada = site.person("Ada").await;
    let seats = json!(["me", {"bot": "random"}, {"bot": "random"}]);
    let table = table(&ada, json!({"game": "parry", "setup": null, "seats": seats, "start": true})).await;
    for text in ["a", "b", "c"] {
        done(&ada, &table, json!({"do": "chat", "text": text})).await;
    }
    done(&ada, &table, json!({"do": "orders", "orders": ["pass"]})).await;
    done(&ada, &table, json!({"do": "orders", "orders": ["ask"]})).await;
    refused(&ada, &table, json!({"do": "chat", "text": "f"}), "too-often").await;
    refused(&ada, &table, json!({"do": "orders", "orders": ["pass"]}), "too-often").await;
    play(&ada, &table, json!([])).await;
    site.hands.advance(10_000);
    done(&ada, &table, json!({"do": "chat", "text": "g"})).await;
    assert_eq!(state(&ada, &table).await["chat"]["lines"].as_array().unwrap().len(), 4);
}

/// Who comes is told a screenful of talk, not all of a year.
#[tokio::test]
async fn of_much_talk_the_latest_is_kept() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let table = table(&ada, json!({"game": "race", "setup": {"players": 2}, "seats": ["me", "open"]})).await;
    let mut reader = socket(&ada, &table).await;
    drain(&mut reader).await;
    for number in 0..700 {
        done(&ada, &table, json!({"do": "chat", "text": number.to_string()})).await;
        let told = drain(&mut reader).await;
        let told = told.iter().filter(|message| message.contains(r#""type":"chat""#)).collect::<Vec<_>>();
        let [line] = told[..] else { panic!("{number}: {told:?}") };
        assert!(line.contains(&format!(r#""from":{number},"#)), "{line}");
    }
    let chat = state(&ada, &table).await["chat"].clone();
    let (from, lines) = (chat["from"].as_u64().unwrap(), chat["lines"].as_array().unwrap());
    assert_eq!(from + lines.len() as u64, 700);
    assert!((300..600).contains(&lines.len()), "{}", lines.len());
    assert_eq!((&lines[0]["text"], &lines.last().unwrap()["text"]), (&json!(from.to_string()), &json!("699")));
}
