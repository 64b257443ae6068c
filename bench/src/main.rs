//! `cargo xtask bench-server`: what an answer costs the server, beside a move of boardgame.io, in turns.
//!
//! Two people at every table, each a WebSocket of its own that answers as soon as it is asked. Both servers are driven from
//! this machine, by clients of the same make, one after the other and again, so that whatever else the machine does troubles
//! both.

mod peer;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use clap::Parser;
use serde::Deserialize;

#[derive(Debug, Parser)]
struct Bench {
    /// How many tables; may be given several times
    #[arg(long, default_values_t = [100, 1000])]
    tables: Vec<usize>,
    /// How often both are measured
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// How long each is measured
    #[arg(long, default_value_t = 8)]
    seconds: u64,
    /// Seconds that are played before, and not measured: Node takes its time to get fast, and a game of Race to grow
    #[arg(long, default_value_t = 10)]
    warm_up: u64,
    /// A match of boardgame.io ends after so many moves, and its people go on at a new one by new connections, as at the end of a
    /// game of Race; 0 for never
    #[arg(long, default_value_t = 110)]
    moves: usize,
    /// The starboard that is measured
    #[arg(long)]
    starboard: PathBuf,
}

/// What was measured of a server, for each answer or move that it took.
#[derive(Clone, Copy, Debug)]
struct Figures {
    /// Of the server's processor time.
    milliseconds: f64,
    /// How many in a second.
    rate: f64,
    /// Sent to all clients together.
    bytes: f64,
}

/// What `starboard load --json` says.
#[derive(Deserialize)]
struct Report {
    seconds: f64,
    answers: usize,
    milliseconds: Option<f64>,
    bytes: f64,
}

fn main() -> Result<()> {
    let bench = Bench::parse();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("boardgame.io");
    for &tables in &bench.tables {
        println!("{tables} tables of two people, {} s each", bench.seconds);
        println!("{:>28} {:>28}", "starboard", "boardgame.io");
        let mut rounds = Vec::new();
        for _ in 0..bench.rounds {
            let ours = ours(&bench, tables)?;
            let theirs = peer::measure(&folder, tables, &bench)?;
            println!("{} {}   load {}", line(ours), line(theirs), machine());
            rounds.push((ours, theirs));
        }
        let spread = |what: &str, ratio: fn((Figures, Figures)) -> f64| {
            let mut ratios: Vec<f64> = rounds.iter().copied().map(ratio).collect();
            ratios.sort_by(f64::total_cmp);
            let (least, most) = (ratios[0], ratios[ratios.len() - 1]);
            println!("{what}: {:.2} ({least:.2} to {most:.2})", ratios[ratios.len() / 2]);
        };
        spread("processor time each, of boardgame.io's", |(ours, theirs)| ours.milliseconds / theirs.milliseconds);
        spread("answers a second, times boardgame.io's", |(ours, theirs)| ours.rate / theirs.rate);
        spread("bytes sent each, of boardgame.io's", |(ours, theirs)| ours.bytes / theirs.bytes);
    }
    Ok(())
}

fn line(Figures { milliseconds, rate, bytes }: Figures) -> String {
    format!("{milliseconds:>8.3} ms {rate:>6.0}/s {bytes:>6.0} B")
}

/// How busy the machine was in the last minute.
fn machine() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}

fn ours(bench: &Bench, tables: usize) -> Result<Figures> {
    let output = Command::new(&bench.starboard)
        .args(["load", "--people", "--json", "--reconnect", "0", "--slow", "0"])
        .args(["--tables", &tables.to_string(), "--seconds", &bench.seconds.to_string()])
        .args(["--warm-up", &bench.warm_up.to_string()])
        .stderr(std::process::Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "starboard load failed");
    let Report { seconds, answers, milliseconds, bytes } = serde_json::from_slice(&output.stdout)?;
    let milliseconds = milliseconds.context("this system does not tell what a process costs")?;
    Ok(Figures { milliseconds, rate: answers as f64 / seconds, bytes })
}
