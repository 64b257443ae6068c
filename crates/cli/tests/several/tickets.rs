//! Answers to one question by two servers at the same moment.

use serde_json::{Value, json};
use server::client::Client;

use crate::club::Club;

/// Two answers to a question that is not sealed, others if there are others.
fn answers(question: &Value) -> Option<[Value; 2]> {
    let ticket = question["ticket"].as_str().filter(|_| question["draft"].is_null())?;
    let offered = question["pick"]["from"].as_array()?.len();
    let [min, max] = ["min", "max"].map(|which| question["pick"][which].as_u64().unwrap_or(0) as usize);
    let wanted = min.max(1).min(max).min(offered);
    let answer = |picks: Vec<usize>| json!({"do": "answer", "ticket": ticket, "picks": picks});
    Some([answer((0..wanted).collect()), answer((offered - wanted..offered).collect())])
}

/// As often as `TICKETS` says, or a few times: two clients give different answers to one ticket by two servers, one is told that it is
/// done and the other that the ticket is stale; two give the same answer, both are told that it is done, and it is done once.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_answers_one_is_taken_and_the_same_twice_is_taken_once() {
    let wanted: usize = std::env::var("TICKETS").map_or(100, |count| count.parse().expect("a number of tickets"));
    let Some(club) = Club::start(2) else { return };
    let (mut different, mut same, mut alone, mut tables) = (0, 0, 0, 0);
    while different < wanted || same < wanted {
        let (table, clients) = club.table("galactica", 3, 0).await;
        tables += 1;
        println!("{different} times different answers and {same} times the same so far");
        let path = format!("/api/tables/{table}");
        'game: while different < wanted || same < wanted {
            for client in &clients {
                let [here, there] = [0, 1].map(|by| Client { address: club.servers[by].address, ..client.clone() });
                let state = here.get(&path).await.unwrap().json();
                if state["table"]["stage"] != "playing" {
                    break 'game;
                }
                let question = &state["ask"]["question"];
                let Some([one, other]) = answers(question) else { continue };
                if question["timing"] != "plain" && question["timing"] != "open" {
                    // What orders may answer meanwhile is answered by one.
                    alone += usize::from(here.post(&path, &one).await.unwrap().status == 200);
                    continue;
                }
                if question["sealed"] == true || one == other || different > same {
                    let (one, other) = tokio::join!(here.post(&path, &one), there.post(&path, &one));
                    let (one, other) = (one.unwrap(), other.unwrap());
                    // The game may have ended with it.
                    if [&one, &other].iter().any(|reply| reply.json()["code"] == "over") {
                        alone += 1;
                        break 'game;
                    }
                    assert_eq!((one.status, other.status), (200, 200), "{} {}", one.body, other.body);
                    same += 1;
                } else {
                    let (one, other) = tokio::join!(here.post(&path, &one), there.post(&path, &other));
                    let (one, other) = (one.unwrap(), other.unwrap());
                    let (taken, stale) = if one.status == 200 { (one, other) } else { (other, one) };
                    if stale.json()["code"] == "over" {
                        alone += 1;
                        break 'game;
                    }
                    assert_eq!((taken.status, stale.status), (200, 409), "{} {}", taken.body, stale.body);
                    assert_eq!(stale.json()["code"], "stale-ticket", "{}", stale.body);
                    different += 1;
                }
            }
        }
    }
    // Of everything that two servers were given at the same moment, one act each.
    let kept = "SELECT count(*) FROM acts WHERE act::json -> 'act' -> 'answered' ->> 'by' = 'person'";
    let kept: usize = club.postgres.sql("postgres", kept).parse().unwrap();
    let conflicts = club.figure("conflicts_total").await;
    println!(
        "{different} times different answers, {same} times the same, at {tables} tables: {kept} answers kept, {conflicts} appends refused"
    );
    assert_eq!(kept, different + same + alone);
    assert!(conflicts > wanted / 20, "{conflicts}");
}
