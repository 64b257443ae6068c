//! Several servers on one store: whatever is done at one is told at all, each thing happens once, and a message that gets lost
//! between them costs a moment. Here with a store and a bus in memory and clocks that the test moves; with real ones, and with
//! processes that are killed, in the tests of the binary.

use std::sync::Arc;

use serde_json::{Value, json};
use server::client::{Client, Socket};
use server::{Config, LEASE, Line, Memory};

use crate::site::{Site, act, done, drain, is_refused, least, race, refused, socket, state, table, wait_for};

/// So many servers, and the line between them.
async fn sites<const N: usize>(config: Config) -> ([Site; N], Line) {
    let (line, store) = (Line::default(), Memory::default());
    let mut sites = Vec::new();
    for number in 1..=N {
        let (bus, store) = (Arc::new(line.another(number)), Arc::new(store.another()));
        sites.push(Site::among(bus, store, config.clone()).await);
    }
    (sites.try_into().ok().unwrap(), line)
}

/// The same person at another server.
fn at(site: &Site, client: &Client) -> Client {
    Client { address: site.anyone.address, token: client.token.clone() }
}

fn figure(site: &Site, name: &str) -> usize {
    let text = site.hall.metrics().text();
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("starboard_{name} ")));
    line.unwrap().parse().unwrap()
}

/// Two people at a table that has started: Ada at the first server and Ben at the second.
async fn two([one, other]: &[Site; 2]) -> (Client, Client, String) {
    let (ada, ben) = (one.person("Ada").await, other.person("Ben").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    done(&ben, &table, json!({"do": "join"})).await;
    done(&ada, &table, json!({"do": "start"})).await;
    (ada, ben, table)
}

#[tokio::test]
async fn what_is_done_at_one_is_told_at_the_other_and_nothing_else() {
    let (sites, _) = sites::<2>(Config::default()).await;
    let (ada, ben, table) = two(&sites).await;
    let (mut adas, mut bens) = (socket(&ada, &table).await, socket(&ben, &table).await);
    for socket in [&mut adas, &mut bens] {
        wait_for(socket, "ask").await;
    }
    // Both are here, by whichever way.
    let both = async |socket: &mut Socket| while wait_for(socket, "presence").await["seats"] != json!([0, 1]) {};
    assert_eq!(state(&ada, &table).await["presence"]["seats"], json!([0, 1]));
    both(&mut adas).await;
    drain(&mut adas).await;
    drain(&mut bens).await;
    for (client, socket) in [(&ada, &mut bens), (&ben, &mut adas)] {
        done(client, &table, json!({"do": "chat", "text": "hello"})).await;
        let chat = wait_for(socket, "chat").await;
        assert_eq!(chat["lines"][0]["text"], "hello");
    }
    // A sealed answer: Ben learns that Ada has chosen, as at her server, and not what.
    for client in [&ada, &ben] {
        done(client, &table, least(&state(client, &table).await["ask"]["question"])).await;
    }
    let ask = state(&ada, &table).await["ask"]["question"].clone();
    assert_eq!(ask["sealed"], true);
    drain(&mut bens).await;
    done(&ada, &table, least(&ask)).await;
    assert_eq!(wait_for(&mut bens, "waiting").await["seats"], json!([1]));
    assert_eq!(drain(&mut bens).await, Vec::<String>::new());
    // Everybody sees the same everywhere.
    for client in [&ada, &ben, &sites[0].anyone] {
        let [mut one, mut other] =
            [state(&at(&sites[0], client), &table).await, state(&at(&sites[1], client), &table).await];
        for state in [&mut one, &mut other] {
            state["presence"] = Value::Null;
        }
        assert_eq!(one, other);
    }
}

#[tokio::test]
async fn a_message_that_gets_lost_is_noticed() {
    let (sites, line) = sites::<2>(Config::default()).await;
    let (ada, ben, table) = two(&sites).await;
    let mut bens = socket(&ben, &table).await;
    wait_for(&mut bens, "ask").await;
    drain(&mut bens).await;
    line.cut();
    for number in 0..3 {
        done(&ada, &table, json!({"do": "chat", "text": format!("{number}")})).await;
    }
    assert_eq!(drain(&mut bens).await, Vec::<String>::new(), "nobody has told Ben");
    // While nothing is heard, it is looked often.
    sites[1].hands.advance(500);
    assert_eq!(wait_for(&mut bens, "chat").await["lines"].as_array().unwrap().len(), 3);
    done(&ada, &table, json!({"do": "chat", "text": "3"})).await;
    // As soon as others are heard again, it is looked at once.
    line.mend();
    assert_eq!(wait_for(&mut bens, "chat").await["lines"][0]["text"], "3");
    // One word that gets lost is made good by the next: everything in between is fetched.
    line.cut();
    done(&ada, &table, json!({"do": "chat", "text": "4"})).await;
    line.mend();
    done(&ada, &table, json!({"do": "chat", "text": "5"})).await;
    let mut told = Vec::new();
    while told.len() < 2 {
        told.extend(wait_for(&mut bens, "chat").await["lines"].as_array().unwrap().clone());
    }
    assert_eq!(told.iter().map(|line| line["text"].as_str().unwrap()).collect::<Vec<_>>(), ["4", "5"]);
}

#[tokio::test]
async fn what_only_looks_refused_is_looked_at_again() {
    let (sites, line) = sites::<2>(Config::default()).await;
    let [one, other] = &sites;
    let (ada, ben) = (one.person("Ada").await, other.person("Ben").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    // In memory at both, and from now on neither hears of the other.
    state(&ben, &table).await;
    line.cut();
    let there = at(other, &ada);
    refused(&there, &table, json!({"do": "start"}), "seats-open").await;
    done(&at(one, &ben), &table, json!({"do": "join"})).await;
    done(&there, &table, json!({"do": "start"})).await;
    refused(&ada, &table, json!({"do": "start"}), "already-started").await;
    done(&ada, &table, least(&state(&ada, &table).await["ask"]["question"])).await;
}

/// Two different answers to an open question: one is taken. The same answer twice: taken once, and acknowledged twice.
#[tokio::test]
async fn of_two_answers_to_one_ticket_one_is_taken() {
    let (sites, line) = sites::<2>(Config::default()).await;
    let (ada, ben, table) = two(&sites).await;
    let (mut different, mut same) = (0, 0);
    for round in 0..60 {
        // Now and then neither server knows of what the other does.
        if round % 3 == 0 {
            line.cut();
        } else {
            line.mend();
        }
        for client in [&ada, &ben] {
            let question = state(client, &table).await["ask"]["question"].clone();
            let Some((one, other)) = answers(&question) else { continue };
            let [here, there] = [0, 1].map(|number| at(&sites[number], client));
            let before = answered(&sites);
            if question["sealed"] == false && one != other && round % 2 == 0 {
                let (one, other) = tokio::join!(act(&here, &table, one), act(&there, &table, other));
                let (taken, stale) = if one.status == 200 { (one, other) } else { (other, one) };
                assert_eq!(taken.status, 200, "{}", taken.body);
                is_refused(&stale, "stale-ticket");
                different += 1;
            } else {
                let (one, other) = tokio::join!(act(&here, &table, one.clone()), act(&there, &table, one));
                assert_eq!((one.status, other.status), (200, 200), "{} {}", one.body, other.body);
                same += 1;
            }
            assert_eq!(answered(&sites), before + 1);
        }
        if state(&ada, &table).await["table"]["stage"] == "over" {
            break;
        }
    }
    println!("{different} times two answers, {same} times the same");
    assert!(different > 10 && same > 20, "{different} {same}");
    let conflicts: usize = sites.iter().map(|site| figure(site, "conflicts_total")).sum();
    assert!(conflicts > 5, "{conflicts}");
}

fn answered(sites: &[Site]) -> usize {
    sites.iter().map(|site| figure(site, "answers_total")).sum()
}

/// Two answers to a question, others if there are others; none if nothing is asked.
fn answers(question: &Value) -> Option<(Value, Value)> {
    let ticket = question["ticket"].as_str().filter(|_| question["draft"].is_null())?;
    let offered = question["pick"]["from"].as_array()?.len();
    let wanted = (question["pick"]["min"].as_u64()? as usize).max(1).min(question["pick"]["max"].as_u64()? as usize);
    let answer = |picks: Vec<usize>| json!({"do": "answer", "ticket": ticket, "picks": picks});
    let wanted = wanted.min(offered);
    Some((answer((0..wanted).collect()), answer((offered - wanted..offered).collect())))
}

/// Somebody looks on at each of three servers; one of them thinks for the computer players, and when it stands still another does.
#[tokio::test]
async fn one_thinks_for_all_and_when_it_stands_still_another_does() {
    let (sites, _) = sites::<3>(Config::default()).await;
    let ada = sites[0].person("Ada").await;
    let mut new = race(json!([{"bot": "easy"}, {"bot": "easy"}]));
    new["start"] = true.into();
    let table = table(&ada, new).await;
    let mut watching = Vec::new();
    for site in &sites {
        let mut watch = socket(&site.anyone, &table).await;
        wait_for(&mut watch, "board").await;
        watching.push(watch);
    }
    let thinks = |site: &Site| figure(site, "claims_total") > 0;
    let goes_on = async |moving: &[&Site], watching: &mut [Socket], until: usize| {
        let before = answered(&sites);
        let mut rounds = 0;
        while answered(&sites) < before + until {
            for site in moving {
                site.thought().await;
                site.hands.advance(600);
            }
            for watch in watching.iter_mut() {
                drain(watch).await;
            }
            rounds += 1;
            assert!(rounds < 500, "nothing happens");
        }
    };
    goes_on(&sites.iter().collect::<Vec<_>>(), &mut watching, 20).await;
    assert_eq!(sites.iter().filter(|site| thinks(site)).count(), 1, "one is enough");
    let first = sites.iter().position(thinks).unwrap();
    let answers = figure(&sites[first], "answers_total");
    assert_eq!(answers, answered(&sites));
    // That one's clock does not move any more.
    let others: Vec<&Site> = sites.iter().enumerate().filter(|(at, _)| *at != first).map(|(_, site)| site).collect();
    others.iter().for_each(|site| site.hands.advance(LEASE));
    goes_on(&others, &mut watching, 20).await;
    assert_eq!(figure(&sites[first], "answers_total"), answers, "it stands still");
    assert_eq!(others.iter().filter(|site| thinks(site)).count(), 1, "one of the others");
    // It comes back, far behind, and does no harm.
    sites[first].hands.advance(60_000);
    goes_on(&others, &mut watching, 10).await;
}

/// A table that nobody has in memory: one of the servers takes up what is due there.
#[tokio::test]
async fn what_is_due_at_a_table_that_nobody_looks_at_happens_once() {
    let (sites, _) = sites::<2>(Config { idle: 1_000, ..Config::default() }).await;
    let (ada, ben) = (sites[0].person("Ada").await, sites[1].person("Ben").await);
    let day = 86_400_000;
    let mut new = race(json!(["me", "open"]));
    new["pace"] = json!({"turn": day});
    let table = table(&ada, new).await;
    done(&ben, &table, json!({"do": "join"})).await;
    done(&ada, &table, json!({"do": "start"})).await;
    let gone = async || {
        while sites.iter().any(|site| figure(site, "tables_loaded") > 0) {
            sites.iter().for_each(|site| site.hands.advance(1_000));
            tokio::task::yield_now().await;
        }
    };
    gone().await;
    let late = |site: &Site| figure(site, "answers_total");
    let before: usize = sites.iter().map(late).sum();
    sites.iter().for_each(|site| site.hands.advance(day));
    // Time is up for both; the computer answers for them from now on.
    while sites.iter().map(late).sum::<usize>() < before + 4 {
        sites.iter().for_each(|site| site.hands.advance(600));
        for site in &sites {
            site.thought().await;
        }
        tokio::task::yield_now().await;
    }
    let seats = state(&ada, &table).await["table"]["seats"].clone();
    assert_eq!((&seats[0]["away"], &seats[1]["away"]), (&json!(true), &json!(true)));
    assert_eq!(sites.iter().map(|site| figure(site, "conflicts_total")).sum::<usize>(), 0, "one of them did it");
}

#[tokio::test]
async fn who_left_by_a_server_that_is_gone_is_gone() {
    let (sites, _) = sites::<2>(Config::default()).await;
    let (ada, ben, table) = two(&sites).await;
    let mut adas = socket(&ada, &table).await;
    let bens = socket(&ben, &table).await;
    while state(&ada, &table).await["presence"]["seats"] != json!([0, 1]) {}
    drain(&mut adas).await;
    // The second server says nothing any more.
    for _ in 0..5 {
        sites[0].hands.advance(LEASE / 2);
        tokio::task::yield_now().await;
        drain(&mut adas).await;
    }
    while state(&ada, &table).await["presence"]["seats"] != json!([0]) {
        sites[0].hands.advance(LEASE / 2);
    }
    drop(bens);
}

#[tokio::test]
async fn what_one_address_makes_is_counted_by_all_together() {
    let (sites, _) = sites::<2>(Config { creations: 5, ..Config::default() }).await;
    let mut made = 0;
    for number in 0..10 {
        let person = json!({"name": format!("Ada {number}")});
        made += usize::from(sites[number % 2].anyone.post("/api/people", &person).await.unwrap().status == 200);
    }
    assert_eq!(made, 5);
}

#[tokio::test]
async fn a_session_that_is_ended_at_one_is_cut_off_at_the_other() {
    let (sites, _) = sites::<2>(Config::default()).await;
    let (ada, _, table) = two(&sites).await;
    let link = ada.post("/api/me/link", &json!(null)).await.unwrap().json()["link"].as_str().unwrap().to_owned();
    let key = json!({"key": link.split_once('#').unwrap().1});
    let back = sites[1].anyone.post("/api/return", &key).await.unwrap().json();
    let elsewhere = Client { token: back["token"].as_str().map(str::to_owned), ..sites[1].anyone.clone() };
    let mut theirs = socket(&elsewhere, &table).await;
    wait_for(&mut theirs, "ask").await;
    assert_eq!(ada.post("/api/me/sessions", &json!({"session": null})).await.unwrap().status, 200);
    sites[1].hands.advance(5_000);
    assert_eq!(wait_for(&mut theirs, "bye").await["why"], "ended");
}

#[tokio::test]
async fn of_two_who_ask_for_a_rematch_at_two_servers_both_get_the_same() {
    let (sites, line) = sites::<2>(Config::default()).await;
    let (ada, ben, table) = two(&sites).await;
    done(&ada, &table, json!({"do": "propose", "what": "abort"})).await;
    done(&ben, &table, json!({"do": "vote", "yes": true})).await;
    state(&ada, &table).await;
    line.cut();
    let (one, other) =
        tokio::join!(act(&ada, &table, json!({"do": "rematch"})), act(&ben, &table, json!({"do": "rematch"})));
    let [one, other] = [one, other].map(|reply| reply.json()["result"]["table"].clone());
    assert!(one.is_string() && one == other, "{one} {other}");
    let mine = ada.get("/api/tables?mine=true").await.unwrap().json();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 2, "this one and the next: {mine}");
}
