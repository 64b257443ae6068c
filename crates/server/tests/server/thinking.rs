//! What computer players are thought about for, when, and for whom first.

use std::sync::{Condvar, Mutex, PoisonError};

use serde_json::{Value, json};
use server::client::Client;
use server::{Config, Games};

use crate::parry;
use crate::site::{Site, done, race, socket, state, table, wait_for};

/// What gated bots may do. One test uses them.
struct Gate {
    /// So many more of them may answer.
    open: usize,
    answered: usize,
    /// So many wait here now, and the most that ever did.
    waiting: usize,
    crowd: usize,
}

static GATE: Mutex<Gate> = Mutex::new(Gate { open: 0, answered: 0, waiting: 0, crowd: 0 });
static MOVED: Condvar = Condvar::new();

/// A gated bot waits here until it may answer.
pub(crate) fn pass() {
    let mut gate = GATE.lock().unwrap_or_else(PoisonError::into_inner);
    gate.waiting += 1;
    gate.crowd = gate.crowd.max(gate.waiting);
    let mut gate = MOVED.wait_while(gate, |gate| gate.open == 0).unwrap_or_else(PoisonError::into_inner);
    (gate.open, gate.answered, gate.waiting) = (gate.open - 1, gate.answered + 1, gate.waiting - 1);
}

fn let_pass(more: usize) {
    GATE.lock().unwrap_or_else(PoisonError::into_inner).open += more;
    MOVED.notify_all();
}

/// A figure of this server.
fn figure(site: &Site, name: &str) -> usize {
    let text = site.hall.metrics().text();
    let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

async fn until_thinking(site: &Site, answers: usize) {
    while figure(site, "starboard_thinking") != answers {
        tokio::task::yield_now().await;
    }
}

/// A table of this person and two bots that wait at the gate. It is in memory.
async fn gated(client: &Client) -> String {
    let seats = json!(["me", {"bot": "gated"}, {"bot": "gated"}]);
    let table = table(client, json!({"game": "parry", "setup": null, "seats": seats, "start": true})).await;
    state(client, &table).await;
    table
}

/// How many tables one person has with bots that think for long.
const MANY: usize = 58;

/// Somebody has very many tables of slow bots, and somebody else one: people take turns, whoever came first and however much waits.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_with_many_tables_keeps_nobodys_bots_waiting() {
    let games = Games::with(vec![parry::kind()]);
    let site = Site::with(games, Config { thinkers: 1, ..Config::default() }).await;
    let (ada, ben) = (site.person("Ada").await, site.person("Ben").await);
    for _ in 0..MANY {
        gated(&ada).await;
    }
    let table = gated(&ben).await;
    let all = 2 * MANY + 2;
    until_thinking(&site, all).await;
    // The one that is being thought about is Ada's; then one of hers and one of Ben's, and the same again.
    let_pass(5);
    until_thinking(&site, all - 5).await;
    // Ben plays nothing, and his bots answer when their time has come, if they know what by then.
    done(&ben, &table, json!({"do": "answer", "ticket": "0.1", "picks": []})).await;
    let mut told = json!([]);
    for _ in 0..10 {
        site.hands.advance(600);
        told = state(&ben, &table).await["entries"]["entries"].clone();
    }
    assert_eq!(told[0], 2, "both of Ben's bots have played");
    let crowd = GATE.lock().unwrap_or_else(PoisonError::into_inner).crowd;
    assert_eq!(crowd, 1, "they think on as many threads as the server was given");
    let_pass(usize::MAX / 2);
}

/// Where no person sits, bots play only while somebody looks on; and nobody thinks about what nobody will see.
#[tokio::test]
async fn nobody_thinks_where_nobody_sits_and_nobody_looks() {
    let site = Site::open().await;
    let ada = site.person("Ada").await;
    let seats = json!([{"bot": "easy"}, {"bot": "easy"}]);
    let table = table(&ada, race(seats)).await;
    done(&ada, &table, json!({"do": "start"})).await;
    let board = async || -> Value { state(&ada, &table).await["board"].clone() };
    let before = board().await;
    assert_eq!(figure(&site, "starboard_thinking"), 0);
    site.hands.advance(100_000);
    assert_eq!(board().await, before);
    let mut looks = socket(&ada, &table).await;
    site.thought().await;
    site.hands.advance(1_000);
    wait_for(&mut looks, "entries").await;
    looks.close().await;
    // Until the table knows that they have gone.
    while figure(&site, "starboard_connections") != 0 {
        tokio::task::yield_now().await;
    }
    site.thought().await;
    // What they had thought by then is played.
    site.hands.advance(100_000);
    let left = board().await;
    for _ in 0..10 {
        site.hands.advance(100_000);
        assert_eq!((board().await, figure(&site, "starboard_thinking")), (left.clone(), 0));
    }
}
