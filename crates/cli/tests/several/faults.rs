//! Everything between the servers fails, one after another: play goes on by itself, and nothing that was acknowledged is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::club::Club;
use crate::player::{PATIENCE, Player, Read, is_kept};

#[derive(Clone, Copy, Debug)]
enum Fault {
    /// NATS is killed and started again.
    Bus,
    /// PostgreSQL is stopped and started again.
    Restart,
    /// It crashes.
    Crash,
    /// Nothing gets through to either, and nobody is told.
    Cut,
    /// A server is killed, and another one comes.
    Server,
}

const FAULTS: [Fault; 5] = [Fault::Bus, Fault::Restart, Fault::Cut, Fault::Server, Fault::Crash];

/// So many rounds of faults (`FAULTS`, else one of each kind) with cuts of so many seconds (`CUT`, else 2).
#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_by_itself_and_nothing_acknowledged_is_lost() {
    let number = |name: &str, usual: usize| std::env::var(name).map_or(usual, |text| text.parse().expect("a number"));
    let (rounds, cut) = (number("FAULTS", FAULTS.len()), Duration::from_secs(number("CUT", 2) as u64));
    let Some(mut club) = Club::start(3) else { return };
    let (mut kept, mut lost_time, mut games) = (0, Duration::ZERO, 0);
    let mut round = 0;
    let (mut reconnects, mut refused) = (0, 0);
    while round < rounds {
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let mut playing = Vec::new();
        for game in ["race", "galactica"] {
            let (table, clients) = club.table(game, 2, 1).await;
            for (seat, client) in clients.iter().enumerate() {
                let (doors, table) = (Arc::clone(&club.doors), table.clone());
                let (client, acknowledged) = (client.clone(), Arc::clone(&acknowledged));
                let player = Player {
                    client: client.clone(),
                    table: table.clone(),
                    doors,
                    first: seat,
                    acknowledged,
                    read: Read::default(),
                };
                playing.push((client, table, seat, tokio::spawn(player.play())));
            }
        }
        games += 2;
        while round < rounds && !playing.iter().all(|(.., task)| task.is_finished()) {
            let goal = acknowledged.load(Ordering::Relaxed) + 5;
            let goes_on = async || {
                while acknowledged.load(Ordering::Relaxed) < goal
                    && !playing.iter().all(|(.., task)| task.is_finished())
                {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
            };
            goes_on().await;
            let fault = FAULTS[round % FAULTS.len()];
            let before = acknowledged.load(Ordering::Relaxed);
            match fault {
                Fault::Bus => {
                    club.nats.stop();
                    // Without it play goes on, if slower.
                    while acknowledged.load(Ordering::Relaxed) < before + 2
                        && !playing.iter().all(|(.., task)| task.is_finished())
                    {
                        tokio::time::sleep(Duration::from_millis(5)).await;
                    }
                    club.nats.start_again();
                }
                Fault::Restart => {
                    club.postgres.stop();
                    club.postgres.start_again();
                }
                Fault::Crash => {
                    club.postgres.crash();
                    club.postgres.start_again();
                }
                Fault::Cut => {
                    club.cut();
                    tokio::time::sleep(cut).await;
                    club.mend();
                }
                Fault::Server => {
                    club.kill(round % 3);
                    club.add();
                }
            }
            let over = Instant::now();
            let after = acknowledged.load(Ordering::Relaxed);
            while acknowledged.load(Ordering::Relaxed) == after && !playing.iter().all(|(.., task)| task.is_finished())
            {
                tokio::time::sleep(Duration::from_millis(5)).await;
                assert!(over.elapsed() < PATIENCE, "nothing happens after {fault:?}");
            }
            lost_time += over.elapsed();
            round += 1;
            println!("{round}: {fault:?}, goes on after {:.1} s", over.elapsed().as_secs_f64());
        }
        for (client, table, seat, task) in playing {
            let played = task.await.unwrap();
            let client = server::client::Client { address: club.servers[0].address, ..client };
            let record = client.get(&format!("/api/tables/{table}/record")).await.unwrap().body;
            kept += is_kept(&record, seat, &played);
            reconnects += played.reconnects;
            refused += played.refused;
        }
    }
    println!(
        "{rounds} faults in {games} games: {kept} answers of people kept, 0 acknowledged ones lost, {refused} refused and given again, \
         {reconnects} reconnects, {:.1} s until it went on, on average",
        lost_time.as_secs_f64() / rounds as f64
    );
}
