//! Tables: sitting down, playing, taking back, agreeing, leaving memory, coming back.

use std::sync::Arc;

use race::Race;
use serde_json::{Value, json};
use server::client::Client;
use server::{Config, Games, Hands, Sqlite};
use tabletop::{Record, Session};

use crate::site::{Site, done, drain, is_refused, least, race, refused, said, socket, state, table, wait_for};

/// Two people at a table that has started.
async fn two(site: &Site) -> (Client, Client, String) {
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    done(&ben, &table, json!({"do": "join"})).await;
    done(&ada, &table, json!({"do": "start"})).await;
    (ada, ben, table)
}

/// Answers whatever this person is asked, with as little as possible. Says whether there was something.
async fn answer(client: &Client, table: &str) -> bool {
    let ask = state(client, table).await["ask"]["question"].clone();
    if ask["ticket"].is_null() {
        return false;
    }
    done(client, table, least(&ask)).await;
    true
}

#[tokio::test]
async fn people_find_a_table_and_sit_down() {
    let site = Site::open().await;
    let (ada, ben, cleo) = (site.person("Ada").await, site.person("Ben").await, site.person("Cleo").await);
    let mut new = race(json!(["me", "open", "invited", {"bot": "easy"}]));
    new["listed"] = true.into();
    let made = ada.post("/api/tables", &new).await.unwrap().json();
    let table = made["table"].as_str().unwrap();
    assert_eq!(made["link"], format!("http://localhost:8080/t/{table}"));
    let key = made["invitations"][0]["key"].clone();
    assert_eq!(made["invitations"][0]["seat"], 2);
    let listed = site.anyone.get("/api/tables").await.unwrap().json();
    assert_eq!(listed["tables"][0]["table"], table);
    assert!(!listed.to_string().contains(key.as_str().unwrap()), "keys are for those invited");

    refused(&ada, table, json!({"do": "join"}), "already-seated").await;
    refused(&site.anyone, table, json!({"do": "join"}), "no-token").await;
    refused(&ada, table, json!({"do": "start"}), "seats-open").await;
    refused(&ben, table, json!({"do": "start"}), "not-owner").await;
    refused(&ben, table, json!({"do": "join", "seat": 0}), "seat-taken").await;
    refused(&ben, table, json!({"do": "join", "seat": 3}), "seat-taken").await;
    refused(&ben, table, json!({"do": "join", "seat": 2}), "wrong-key").await;
    refused(&ben, table, json!({"do": "join", "seat": 2, "key": "guess"}), "wrong-key").await;
    refused(&ben, table, json!({"do": "join", "seat": 9}), "refused").await;
    done(&ben, table, json!({"do": "join", "entropy": "ben's"})).await;
    refused(&cleo, table, json!({"do": "join"}), "no-seat").await;
    done(&cleo, table, json!({"do": "join", "key": key})).await;
    let seats = state(&site.anyone, table).await["table"]["seats"].clone();
    let names: Vec<String> = (0..4).map(|seat| said(&seats[seat]["name"])).collect();
    assert_eq!(names, ["Ada", "Ben", "Cleo", "Gizmo"]);

    done(&ben, table, json!({"do": "leave"})).await;
    refused(&cleo, table, json!({"do": "chair", "seat": 1, "to": "open"}), "not-owner").await;
    refused(&ada, table, json!({"do": "chair", "seat": 1, "to": {"bot": "genius"}}), "no-such-bot").await;
    done(&ada, table, json!({"do": "chair", "seat": 1, "to": {"bot": "medium"}})).await;
    done(&ada, table, json!({"do": "start"})).await;
    refused(&ben, table, json!({"do": "join"}), "already-started").await;
    refused(&cleo, table, json!({"do": "leave"}), "already-started").await;
    refused(&ben, table, json!({"do": "answer", "ticket": "1.1", "picks": [0, 1]}), "not-seated").await;
    let mine = cleo.get("/api/tables?mine=true").await.unwrap().json();
    assert_eq!(mine["tables"][0]["table"], table);
    assert_eq!(mine["tables"][0]["stage"], "playing");
    assert_eq!(ben.get("/api/me").await.unwrap().json()["name"], "Ben");
}

/// Moves the clock from answer to answer until the game is over.
async fn play_out(site: &Site, people: &[&Client], table: &str) -> Value {
    for _ in 0..5_000 {
        let mut answered = false;
        for person in people {
            answered |= answer(person, table).await;
        }
        site.thought().await;
        site.hands.advance(600);
        let state = state(&site.anyone, table).await;
        if state["table"]["stage"] == "over" {
            return state;
        }
        let _ = answered;
    }
    panic!("the game does not end");
}

/// What a seat had at the end of a round.
fn total(turn: &Value) -> i64 {
    turn["points"].as_array().unwrap().iter().map(|source| source["points"].as_i64().unwrap()).sum()
}

#[tokio::test]
async fn a_whole_game_against_a_bot_with_its_proof_its_record_and_a_rematch() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let table = table(&ada, race(json!(["me", {"bot": "medium"}]))).await;
    let promise = state(&ada, &table).await["table"]["promise"].clone();
    done(&ada, &table, json!({"do": "start", "entropy": "Ada was here"})).await;
    let path = format!("/api/tables/{table}");
    for early in ["record", "replay?step=3&seat=1", "course", "truth", "minds", "why?number=1"] {
        crate::site::is_refused(&ada.get(&format!("{path}/{early}")).await.unwrap(), "not-over");
    }
    refused(&ada, &table, json!({"do": "rematch"}), "not-over").await;
    let over = play_out(&site, &[&ada], &table).await["over"].clone();
    assert_eq!(over["aborted"], false);
    assert!(over["outcome"]["scores"][1].as_i64().unwrap() > over["outcome"]["scores"][0].as_i64().unwrap());
    assert!(!over["result"].as_array().unwrap().is_empty());

    let record = ada.get(&format!("{path}/record")).await.unwrap();
    let record = Record::<Race>::from_text(&record.body).unwrap();
    let session = Session::replay(&record).unwrap();
    let proof = record.header.proof.as_ref().unwrap();
    assert_eq!(json!(proof.promise()), promise, "what was promised before the game");
    assert_eq!(proof.entropy, ["Ada was here", ""]);
    assert_eq!(json!(proof), over["proof"]);
    assert_eq!(json!(record.header.seed), over["seed"]);

    let last = site.anyone.get(&format!("{path}/replay?seat=1&views=true")).await.unwrap().json();
    assert_eq!(last["view"], json!(session.view(tabletop::Viewer::Seat(tabletop::Seat(1)))));
    assert_eq!(last["step"], session.answers());
    let early = site.anyone.get(&format!("{path}/replay?step=3&seat=1&views=true")).await.unwrap().json();
    assert_eq!((&early["last"], &early["view"]["round"]), (&json!(session.answers()), &json!(1)));
    assert!(early["entries"].as_array().unwrap().len() < last["entries"].as_array().unwrap().len());

    let course = site.anyone.get(&format!("{path}/course")).await.unwrap().json();
    let rounds = course["rounds"].as_array().unwrap();
    let scores: Vec<i64> = rounds.last().unwrap()["turns"].as_array().unwrap().iter().map(total).collect();
    assert_eq!(json!(scores), over["outcome"]["scores"]);
    assert_eq!(rounds.len() - 1, last["view"]["round"].as_u64().unwrap() as usize);

    // Every answer as it was given, and of what only some were told what they were told.
    let truth = site.anyone.get(&format!("{path}/truth")).await.unwrap().json();
    let deeds = truth["deeds"].as_array().unwrap();
    assert_eq!((deeds.len(), &deeds[0]["seat"]), (session.answers() + 1, &json!(null)));
    let told = deeds.iter().map(|deed| deed["events"].as_array().unwrap().len()).sum::<usize>();
    assert_eq!(told, session.all_entries().len());
    let given = session.truth()[1].answer.unwrap();
    assert_eq!((&deeds[1]["seat"], &deeds[1]["items"]), (&json!(given.seat), &json!(given.items)));

    refused(&ada, &table, json!({"do": "propose", "what": "abort"}), "over").await;
    let again = done(&ada, &table, json!({"do": "rematch"})).await["table"].clone();
    assert_eq!(done(&ada, &table, json!({"do": "rematch"})).await["table"], again, "there is one rematch");
    let again = again.as_str().unwrap();
    let seats = state(&ada, again).await["table"]["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["level"]), (&json!({"text": "Ada"}), &json!("medium")));
    done(&ada, again, json!({"do": "start"})).await;
    assert_ne!(state(&ada, again).await["table"]["promise"], promise);
}

#[tokio::test]
async fn two_connections_of_a_seat_are_told_the_same_and_who_comes_back_gets_what_is_new() {
    let site = Site::open().await;
    let (ada, ben, table) = two(&site).await;
    let (mut one, mut two) = (socket(&ada, &table).await, socket(&ada, &table).await);
    let first = drain(&mut one).await;
    drain(&mut two).await;
    assert!(first[0].contains("hello"));
    answer(&ada, &table).await;
    answer(&ben, &table).await;
    let told = drain(&mut one).await;
    assert_eq!(told, drain(&mut two).await);
    assert!(told.len() > 4, "{told:?}");

    let whole = state(&ada, &table).await;
    let count = whole["entries"]["entries"].as_array().unwrap().len();
    let path = |edition: u32, entries: usize| {
        format!("/api/tables/{table}/socket?edition={edition}&entries={entries}&chat=0&protocol=2")
    };
    let mut back = ada.socket(&path(0, count - 2)).await.unwrap();
    let entries = wait_for(&mut back, "entries").await;
    assert_eq!((&entries["from"], entries["entries"].as_array().unwrap().len()), (&json!(count - 2), 2));
    assert_eq!(entries["entries"][1], whole["entries"]["entries"][count - 1]);
    assert_eq!(wait_for(&mut back, "ask").await["question"]["ticket"], whole["ask"]["question"]["ticket"]);
    // Somebody who claims to have read what was not written yet, or another edition.
    let mut ahead = ada.socket(&path(0, count + 50)).await.unwrap();
    assert_eq!(wait_for(&mut ahead, "entries").await["from"], count);
    let mut other = ada.socket(&path(7, count)).await.unwrap();
    assert_eq!(wait_for(&mut other, "entries").await["from"], 0);
}

#[tokio::test]
async fn a_sealed_answer_can_be_changed_and_taken_back_and_nobody_else_is_told() {
    let site = Site::open().await;
    let (ada, ben, table) = two(&site).await;
    answer(&ada, &table).await;
    answer(&ben, &table).await;
    let ask = state(&ada, &table).await["ask"]["question"].clone();
    assert_eq!(
        (&ask["prompt"], &ask["sealed"], &ask["timing"]),
        (&json!("choose-action"), &json!(true), &json!("open"))
    );
    let mut bens = socket(&ben, &table).await;
    drain(&mut bens).await;
    let answer = |pick: usize| json!({"do": "answer", "ticket": ask["ticket"], "picks": [pick]});
    done(&ada, &table, answer(0)).await;
    let told = drain(&mut bens).await;
    assert_eq!(told.len(), 1, "that she has chosen is plain to see, and nothing else: {told:?}");
    assert_eq!(told[0], r#"{"type":"waiting","seats":[1]}"#);
    done(&ada, &table, answer(3)).await;
    assert_eq!(drain(&mut bens).await, Vec::<String>::new());
    assert_eq!(state(&ada, &table).await["ask"]["question"]["draft"], json!([ask["pick"]["from"][3]]));
    assert!(state(&ben, &table).await["ask"]["question"]["draft"].is_null());
    done(&ada, &table, json!({"do": "take-back"})).await;
    assert!(state(&ada, &table).await["ask"]["question"]["draft"].is_null());
    refused(&ada, &table, json!({"do": "take-back"}), "refused").await;
    done(&ada, &table, answer(3)).await;
    done(&ben, &table, least(&state(&ben, &table).await["ask"]["question"])).await;
    assert_eq!(done(&ada, &table, answer(3)).await, Value::Null, "sent again: taken already");
    refused(&ada, &table, answer(4), "stale-ticket").await;
    let mut foreign = answer(3);
    foreign["ticket"] = state(&ben, &table).await["ask"]["question"]["ticket"].clone();
    assert!(foreign["ticket"].is_string());
    refused(&ada, &table, foreign, "stale-ticket").await;
}

#[tokio::test]
async fn people_agree_to_go_back_and_to_stop() {
    let site = Site::open().await;
    let (ada, ben, table) = two(&site).await;
    let before = state(&ada, &table).await;
    let entry = before["entries"]["entries"].as_array().unwrap().len();
    answer(&ada, &table).await;
    let rewind = json!({"do": "propose", "what": {"rewind": entry}});
    refused(&ada, &table, json!({"do": "propose", "what": {"rewind": 999}}), "refused").await;
    refused(&ada, &table, json!({"do": "vote", "yes": true}), "no-motion").await;
    done(&ada, &table, rewind.clone()).await;
    let motion = state(&ben, &table).await["table"]["motion"].clone();
    assert_eq!((&motion["what"], &motion["by"], &motion["yes"]), (&json!("rewind"), &json!(0), &json!([0])));
    refused(&ben, &table, rewind.clone(), "motion-running").await;
    done(&ben, &table, json!({"do": "vote", "yes": false})).await;
    assert!(state(&ben, &table).await["table"]["motion"].is_null(), "one no is enough");
    done(&ada, &table, rewind).await;
    done(&ben, &table, json!({"do": "vote", "yes": true})).await;
    let after = state(&ada, &table).await;
    assert_eq!(after["view"], before["view"]);
    assert_eq!(
        (&after["entries"]["edition"], &after["ask"]["question"]["pick"]),
        (&json!(1), &before["ask"]["question"]["pick"])
    );
    assert_ne!(after["ask"]["question"]["ticket"], before["ask"]["question"]["ticket"]);
    refused(&ada, &table, least(&before["ask"]["question"]), "stale-ticket").await;

    done(&ben, &table, json!({"do": "propose", "what": "abort"})).await;
    assert_eq!(state(&ben, &table).await["table"]["stage"], "playing", "half is not most");
    done(&ada, &table, json!({"do": "vote", "yes": true})).await;
    let over = state(&ben, &table).await["over"].clone();
    assert_eq!((&over["aborted"], &over["outcome"]), (&json!(true), &Value::Null));
    refused(&ada, &table, least(&after["ask"]["question"]), "over").await;
    let record = ada.get(&format!("/api/tables/{table}/record")).await.unwrap().body;
    let record = Record::<Race>::from_text(&record).unwrap();
    assert!(Session::replay(&record).unwrap().outcome().is_none());
    assert_eq!(record.lines.len(), 3, "the answer, that it was taken back, and the end: {:?}", record.lines);
}

#[tokio::test]
async fn when_time_is_up_the_computer_answers_until_the_person_is_back() {
    let site = Site::open().await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let mut new = race(json!(["me", "open"]));
    new["pace"] = json!({"turn": 10_000});
    let table = table(&ada, new).await;
    done(&ben, &table, json!({"do": "join"})).await;
    done(&ada, &table, json!({"do": "start"})).await;
    let mut watch = socket(&site.anyone, &table).await;
    let clock = wait_for(&mut watch, "clock").await;
    assert_eq!(clock["deadline"], clock["now"].as_u64().unwrap() + 10_000);
    let asked = state(&ada, &table).await["ask"]["question"].clone();
    let tick = |hands: &Hands, time| hands.advance(time);
    tick(&site.hands, 9_999);
    assert!(drain(&mut watch).await.is_empty());
    tick(&site.hands, 1);
    let late = wait_for(&mut watch, "table").await;
    assert_eq!((&late["seats"][0]["away"], &late["seats"][1]["away"]), (&json!(true), &json!(true)));
    assert_eq!(
        state(&ada, &table).await["ask"]["question"]["ticket"],
        asked["ticket"],
        "it answers as a bot does: a while later"
    );
    site.thought().await;
    tick(&site.hands, 600);
    while wait_for(&mut watch, "board").await["board"]["step"] != "choose-action" {}
    // From now on the computer answers as a bot would, until she does.
    let ask = state(&ada, &table).await["ask"]["question"].clone();
    assert_eq!(ask["prompt"], "choose-action");
    done(&ada, &table, least(&ask)).await;
    assert_eq!(state(&ada, &table).await["table"]["seats"][0]["away"], false);
    assert_eq!(state(&ada, &table).await["table"]["seats"][1]["away"], true);
}

#[tokio::test]
async fn a_table_leaves_memory_and_is_the_same_when_it_comes_back() {
    let site = Site::with(Games::all(), Config { idle: 5_000, ..Config::default() }).await;
    let (ada, ben, table) = two(&site).await;
    answer(&ada, &table).await;
    done(&ben, &table, json!({"do": "chat", "text": "hello"})).await;
    let before = [state(&ada, &table).await, state(&ben, &table).await, state(&site.anyone, &table).await];
    let loaded = async || site.hall.metrics().text().contains("starboard_tables_loaded 1\n");
    assert!(loaded().await);
    site.hands.advance(5_000);
    while loaded().await {
        tokio::task::yield_now().await;
    }
    for (client, mut before) in [&ada, &ben, &site.anyone].into_iter().zip(before) {
        let after = state(client, &table).await;
        before["now"] = after["now"].clone();
        before["clock"]["now"] = after["now"].clone();
        assert_eq!(after, before);
    }
}

#[tokio::test]
async fn another_process_goes_on_and_two_at_once_do_no_harm() {
    let site = Site::open().await;
    let (ada, ben, table) = two(&site).await;
    let store = Sqlite::open(&site.folder.path().join("test.sqlite3")).unwrap();
    let other = Site::on(tempfile::tempdir().unwrap(), Arc::new(store), Games::all(), Config::default()).await;
    let there = Client { address: other.anyone.address, token: ada.token.clone() };
    let mut before = state(&ada, &table).await;
    before["presence"] = state(&there, &table).await["presence"].clone();
    assert_eq!(state(&there, &table).await, before);
    done(&there, &table, least(&before["ask"]["question"])).await;
    // The first still holds the table as it was: it is refused by the store, reads again, and Ben's question is still open.
    let bens = least(&state(&ben, &table).await["ask"]["question"]);
    done(&ben, &table, bens).await;
    assert!(site.hall.metrics().text().contains("starboard_conflicts_total 1\n"));
    assert_eq!(state(&ben, &table).await["board"]["board"]["step"], "choose-action", "both answers count");
}

#[tokio::test]
async fn a_table_of_bots_plays_by_itself_and_can_be_watched() {
    let site = Site::open().await;
    let mut new = race(json!([{"bot": "easy"}, {"bot": "random"}]));
    new["start"] = true.into();
    let table = table(&site.anyone, new).await;
    let mut watch = socket(&site.anyone, &table).await;
    let over = loop {
        site.thought().await;
        site.hands.advance(600);
        let messages = drain(&mut watch).await;
        assert!(messages.iter().all(|message| !message.contains(r#""type":"ask""#)));
        if let Some(over) = messages.iter().find(|message| message.contains(r#""type":"over""#)) {
            break over.clone();
        }
    };
    assert!(over.contains("winners"));
}

#[tokio::test]
async fn clients_are_told_when_the_server_stops_and_nothing_is_lost() {
    let site = Site::open().await;
    let (ada, _, table) = two(&site).await;
    let mut one = socket(&ada, &table).await;
    drain(&mut one).await;
    site.hall.close().await;
    assert_eq!(one.next().await.unwrap().unwrap(), r#"{"type":"bye","why":"stopping"}"#);
    assert_eq!(one.next().await.unwrap(), None);
    crate::site::is_refused(&ada.get(&format!("/api/tables/{table}")).await.unwrap(), "stopping");
}

/// Everything there is to look up.
#[tokio::test]
async fn languages_games_cards_and_terms() {
    let site = Site::open().await;
    let get = async |path: &str| site.anyone.get(path).await.unwrap();
    assert_eq!(get("/api/languages").await.json()["languages"][0], "en");
    let games = get("/api/games").await.json();
    assert_eq!((&games["games"][0]["game"], &games["games"][0]["usual"]), (&json!("race"), &json!("beginner")));
    for setup in games["games"][0]["setups"].as_array().unwrap() {
        table(&site.anyone, json!({"game": "race", "setup": setup, "start": true})).await;
    }
    let cards = get("/api/games/race/cards?text=en").await.json();
    assert_eq!(cards["cards"].as_array().unwrap().len(), 95);
    let card = cards["cards"].as_array().unwrap().iter().find(|card| card["id"] == "gem-world").unwrap();
    assert_eq!(said(&card["gist"]), "Novelty production world, cost 2, 1 VP");
    assert!(card["rows"].to_string().contains("Novelty"));
    assert!(get("/api/games/race/explain?name=gem%20world&text=en").await.body.contains("Novelty"));
    assert!(get("/").await.body.contains("starboard play race"));
    assert_eq!(get("/healthz").await.body, "ok\n");
}

#[tokio::test]
async fn hints_are_for_those_who_play_alone() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let mut new = race(json!(["me", {"bot": "greedy"}]));
    new["start"] = true.into();
    let alone = table(&ada, new).await;
    let hint =
        |client: Client, table: String| async move { client.get(&format!("/api/tables/{table}/hint")).await.unwrap() };
    // A hint is an answer that is taken.
    for _ in 0..2 {
        let told = hint(ada.clone(), alone.clone()).await.json();
        let ask = state(&ada, &alone).await["ask"]["question"].clone();
        assert_eq!(told["ticket"], ask["ticket"]);
        assert!(told["lines"].as_array().unwrap().len() >= 2, "{told}");
        done(&ada, &alone, json!({"do": "answer", "ticket": told["ticket"], "picks": told["picks"]})).await;
        site.thought().await;
        site.hands.advance(600);
        drain(&mut socket(&ada, &alone).await).await;
    }
    is_refused(&hint(site.anyone.clone(), alone).await, "not-seated");
    let (ada, ben, both) = two(&site).await;
    for client in [ada, ben] {
        is_refused(&hint(client, both.clone()).await, "no-hints");
    }
}

#[tokio::test]
async fn a_glance_comes_with_every_board() {
    let site = Site::open().await;
    let (ada, _, table) = two(&site).await;
    let board = state(&ada, &table).await["board"].clone();
    let seats = board["glance"]["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    assert!(seats.iter().all(|figures| figures[0]["id"] == "score" && figures[0]["line"].is_array()), "{seats:?}");
}

#[tokio::test]
async fn coming_back_with_a_sealed_answer_is_seen_with_the_answer() {
    let site = Site::open().await;
    let (ada, ben, table) = two(&site).await;
    // Who has thrown cards away at the start is plain to see; which action somebody has chosen, and whether, is not.
    while state(&ada, &table).await["ask"]["question"]["prompt"] != "choose-action" {
        answer(&ada, &table).await;
        answer(&ben, &table).await;
    }
    done(&ada, &table, json!({"do": "away", "away": true})).await;
    let away = async |who: &Client| state(who, &table).await["table"]["seats"][0]["away"].clone();
    assert_eq!(away(&ben).await, true);
    answer(&ada, &table).await;
    assert_eq!(
        (away(&ada).await, away(&ben).await, away(&site.anyone).await),
        (json!(false), json!(true), json!(true))
    );
    // Going away once more before that is no news to anybody, and counts.
    done(&ada, &table, json!({"do": "away", "away": true})).await;
    assert_eq!((away(&ada).await, away(&ben).await), (json!(true), json!(true)));
    done(&ada, &table, json!({"do": "away", "away": false})).await;
    done(&ada, &table, json!({"do": "away", "away": true})).await;
    answer(&ben, &table).await;
    assert_eq!(away(&ben).await, true);
    answer(&ada, &table).await;
    while away(&ben).await == true {
        answer(&ben, &table).await;
        answer(&ada, &table).await;
    }
}

#[tokio::test]
async fn nobody_is_taken_for_somebody_else() {
    let site = Site::open().await;
    for unseen in ["\u{200b}", "A\u{202e}da", "\u{3164}", "...", ""] {
        is_refused(&site.anyone.post("/api/people", &json!({"name": unseen})).await.unwrap(), "name");
    }
    let (ada, other) = (site.person("Ada").await, site.person("АDA").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    done(&other, &table, json!({"do": "join"})).await;
    let name = async || said(&state(&ada, &table).await["table"]["seats"][1]["name"]);
    assert_eq!(name().await, "АDA (2)");
    // Coming to the table changes nothing about it.
    drain(&mut socket(&other, &table).await).await;
    assert_eq!(name().await, "АDA (2)");
}

/// The list is ordered by what everybody may know of.
#[tokio::test]
async fn a_sealed_answer_moves_no_table_up_the_list() {
    let site = Site::open().await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    let mut new = race(json!(["me", "open"]));
    new["listed"] = json!(true);
    let ours = table(&ada, new.clone()).await;
    done(&ben, &ours, json!({"do": "join"})).await;
    done(&ada, &ours, json!({"do": "start"})).await;
    while state(&ada, &ours).await["ask"]["question"]["sealed"] != true {
        answer(&ada, &ours).await;
        answer(&ben, &ours).await;
    }
    site.hands.advance(10);
    let other = table(&ben, new).await;
    let listed = async || {
        let tables = site.anyone.get("/api/tables").await.unwrap().json()["tables"].clone();
        tables.as_array().unwrap().iter().map(|listed| listed["table"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(listed().await, [other.as_str(), &ours]);
    site.hands.advance(10);
    assert!(answer(&ada, &ours).await);
    assert_eq!(listed().await, [other.as_str(), &ours], "it is sealed");
    site.hands.advance(10);
    assert!(answer(&ben, &ours).await);
    assert_eq!(listed().await, [ours.as_str(), &other], "it is turned up");
}

/// Whoever says how much they have read is sent the rest, however much they say; and nobody is sent the whole talk of a year.
#[tokio::test]
async fn of_logs_and_talk_only_what_is_new_is_sent() {
    let site = Site::open().await;
    let (ada, ben, table) = two(&site).await;
    while state(&ada, &table).await["entries"]["entries"].as_array().unwrap().len() < 12 {
        answer(&ada, &table).await;
        answer(&ben, &table).await;
    }
    for text in ["one", "two", "three"] {
        done(&ada, &table, json!({"do": "chat", "text": text})).await;
    }
    let whole = state(&ada, &table).await;
    let read = async |edition: u64, entries: usize, chat: usize| {
        let path = format!("/api/tables/{table}?edition={edition}&entries={entries}&chat={chat}");
        ada.get(&path).await.unwrap().json()
    };
    let after = |all: &Value, from: usize| all.as_array().unwrap()[from..].to_vec();
    let (entries, talk) = (&whole["entries"]["entries"], &whole["chat"]["lines"]);
    let all = entries.as_array().unwrap().len();
    for (had, heard) in [(0, 0), (5, 1), (all - 1, 2), (all, 3)] {
        let rest = read(0, had, heard).await;
        assert_eq!(rest["entries"], json!({"edition": 0, "from": had, "entries": after(entries, had)}));
        assert_eq!(rest["chat"], json!({"from": heard, "lines": after(talk, heard)}));
    }
    // Nobody has read what was not written.
    let rest = read(0, usize::MAX, usize::MAX).await;
    assert_eq!(rest["entries"], json!({"edition": 0, "from": all, "entries": []}));
    assert_eq!(rest["chat"], json!({"from": 3, "lines": []}));
    // Of another edition nothing is known to be the same.
    assert_eq!(read(7, 5, 0).await["entries"], whole["entries"]);
}

#[tokio::test]
async fn a_list_shows_the_latest_hundred() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let mut made = Vec::new();
    for _ in 0..103 {
        site.hands.advance(10);
        let mut new = race(json!(["me", "open"]));
        new["listed"] = json!(true);
        made.push(table(&ada, new).await);
    }
    let latest: Vec<&String> = made.iter().rev().take(100).collect();
    for list in ["/api/tables", "/api/tables?mine=true"] {
        let tables = ada.get(list).await.unwrap().json()["tables"].clone();
        let listed: Vec<&Value> = tables.as_array().unwrap().iter().map(|listed| &listed["table"]).collect();
        assert_eq!(json!(listed), json!(latest), "{list}");
    }
}

#[tokio::test]
async fn figures_of_play_are_not_for_players() {
    let site = Site::open().await;
    is_refused(&site.anyone.get("/metrics").await.unwrap(), "not-found");
}

/// A crowd is told its number once in a while: told whenever one of them comes, sixty who come were told 1,830 times.
#[tokio::test]
async fn a_crowd_is_counted_now_and_then() {
    let site = Site::open().await;
    let (ada, _, table) = two(&site).await;
    let mut first = socket(&ada, &table).await;
    let mut crowd = Vec::new();
    for _ in 0..60 {
        crowd.push(socket(&site.anyone, &table).await);
    }
    let told = drain(&mut first).await;
    let counts = told.iter().filter(|message| message.contains(r#""type":"presence""#)).count();
    assert!((20..30).contains(&counts), "{counts}");
    site.hands.advance(1_000);
    assert_eq!(wait_for(&mut first, "presence").await["spectators"], 60);
}
