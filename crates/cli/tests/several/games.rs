//! Whole games by several servers, one of which is killed.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;
use server::client::Client;

use crate::club::{Club, verify};
use crate::player::{Played, Player, Read, is_kept};

/// Everybody plays, each by another server; meanwhile something happens.
async fn play(
    club: &mut Club,
    game: &str,
    meanwhile: impl AsyncFnOnce(&mut Club, &AtomicUsize),
) -> (String, Client, Vec<Played>) {
    let (table, clients) = club.table(game, 2, 1).await;
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let players = clients.iter().enumerate().map(|(first, client)| {
        let (client, table, doors) = (client.clone(), table.clone(), Arc::clone(&club.doors));
        tokio::spawn(
            Player { client, table, doors, first, acknowledged: Arc::clone(&acknowledged), read: Read::default() }
                .play(),
        )
    });
    let players: Vec<_> = players.collect();
    meanwhile(club, &acknowledged).await;
    let mut played = Vec::new();
    for player in players {
        played.push(player.await.unwrap());
    }
    (table, clients[0].clone(), played)
}

/// The record as every server tells it.
async fn record(club: &Club, client: &Client, table: &str) -> String {
    let mut records = Vec::new();
    for server in &club.servers {
        let client = Client { address: server.address, ..client.clone() };
        records.push(client.get(&format!("/api/tables/{table}/record")).await.unwrap().body);
    }
    assert!(records.windows(2).all(|two| two[0] == two[1]), "every server tells the same");
    records.remove(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_each_title_while_servers_are_killed() {
    let Some(mut club) = Club::start(3) else { return };
    let folder = tempfile::tempdir().unwrap();
    for game in ["race", "galactica"] {
        let (table, ada, played) = play(&mut club, game, async |club, acknowledged| {
            for kill in 1..=3 {
                while acknowledged.load(Ordering::Relaxed) < kill * 12 {
                    tokio::task::yield_now().await;
                }
                // Whoever saw to the bots, if it is this one, is gone; another takes over.
                club.kill(0);
                club.add();
            }
        })
        .await;
        let record = record(&club, &ada, &table).await;
        verify(&record, folder.path());
        let kept: Vec<usize> = (0..2).map(|seat| is_kept(&record, seat, &played[seat])).collect();
        let reconnects: usize = played.iter().map(|played| played.reconnects).sum();
        assert!(reconnects >= 2, "somebody was at a server that was killed: {played:?}");
        let bots = moves(&record, 2);
        // Each act of a bot is in the database once, and it is an answer to a question of its own.
        let sql = format!(
            "SELECT count(*) FROM acts WHERE table_id = '{table}' AND act::json -> 'act' -> 'answered' ->> 'by' = 'bot'"
        );
        assert_eq!(club.postgres.sql("postgres", &sql), bots.to_string(), "no bot moves twice");
        println!("{game}: {kept:?} answers of people, {bots} of a bot, {reconnects} times to another server");
    }
}

fn moves(record: &str, seat: usize) -> usize {
    let lines = record.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line["answer"]["seat"] == seat && line["answer"]["by"] == "bot").count()
}

/// Stopped in order, a server leaves the tables it saw to at once to others.
#[tokio::test(flavor = "multi_thread")]
async fn servers_are_replaced_one_after_another() {
    let Some(mut club) = Club::start(2) else { return };
    let (table, ada, played) = play(&mut club, "race", async |club, acknowledged| {
        for round in 1..=4 {
            while acknowledged.load(Ordering::Relaxed) < round * 6 {
                tokio::task::yield_now().await;
            }
            club.add();
            let first = club.servers.remove(0);
            club.doors.lock().unwrap().retain(|door| *door != first.address);
            first.stop();
        }
    })
    .await;
    let record = record(&club, &ada, &table).await;
    for (seat, played) in played.iter().enumerate() {
        is_kept(&record, seat, played);
    }
}
