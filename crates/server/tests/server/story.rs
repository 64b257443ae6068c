//! The story: whoever follows it, comes back or has something taken back reads the same as whoever comes now.

use serde_json::{Value, json};
use server::client::{Client, Socket};

use crate::site::{Site, act, done, drain, least, race, state, table};

/// What somebody has read.
#[derive(Default)]
struct Reader {
    edition: u64,
    entries: usize,
    lines: Vec<Value>,
}

impl Reader {
    fn read(&mut self, messages: &[String]) {
        for message in messages {
            let message: Value = serde_json::from_str(message).unwrap();
            let from = || usize::try_from(message["from"].as_u64().unwrap()).unwrap();
            match message["type"].as_str().unwrap() {
                "story" => {
                    assert!(from() <= self.lines.len(), "a gap before {message}");
                    self.lines.truncate(from());
                    self.lines.extend(message["lines"].as_array().unwrap().iter().cloned());
                }
                "entries" => {
                    self.edition = message["edition"].as_u64().unwrap();
                    self.entries = from() + message["entries"].as_array().unwrap().len();
                }
                _ => {}
            }
        }
    }

    /// A connection that goes on where this reader stopped.
    async fn come_back(&self, client: &Client, table: &str) -> Socket {
        let Self { edition, entries, .. } = self;
        client.socket(&format!("/api/tables/{table}/socket?edition={edition}&entries={entries}")).await.unwrap()
    }

    async fn check(&self, client: &Client, table: &str) {
        let story = state(client, table).await["story"].clone();
        assert_eq!((&story["from"], &story["lines"]), (&json!(0), &json!(self.lines)));
    }
}

#[tokio::test]
async fn however_it_comes_it_is_the_same() {
    let site = Site::open().await;
    let (ada, bo) = (site.person("Ada").await, site.person("Bo").await);
    let table = table(&ada, race(json!(["me", "open"]))).await;
    done(&bo, &table, json!({"do": "join"})).await;
    done(&ada, &table, json!({"do": "start"})).await;
    // One who stays, and one who leaves and comes back all the time.
    let (mut stays, mut leaves) = (Reader::default(), Reader::default());
    let mut socket = stays.come_back(&ada, &table).await;
    let mut taken_back = 0;
    for step in 0..80 {
        for person in [&ada, &bo] {
            let ask = state(person, &table).await["ask"].clone();
            if ask["question"].is_null() {
                continue;
            }
            done(person, &table, least(&ask["question"])).await;
            stays.read(&drain(&mut socket).await);
            if step % 3 == 0 && act(person, &table, json!({"do": "take-back"})).await.status == 200 {
                taken_back += 1;
                stays.read(&drain(&mut socket).await);
            }
            stays.check(&ada, &table).await;
        }
        if step % 5 == 0 {
            let mut again = leaves.come_back(&ada, &table).await;
            leaves.read(&drain(&mut again).await);
            assert_eq!(leaves.lines, stays.lines);
        }
    }
    assert!(taken_back > 5 && stays.lines.len() > 30, "{taken_back} {}", stays.lines.len());
    assert!(stays.entries > stays.lines.len(), "several events in a line");
}
