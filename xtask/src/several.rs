//! Several processes on PostgreSQL and NATS: measured, and made to fail.

use std::process::Command;

use anyhow::{Context as _, Result, anyhow};
use backends::{Missing, Nats, Postgres};
use serde_json::Value;

use crate::{dist, run};

/// One process with SQLite, and so many with PostgreSQL.
const KINDS: [Option<usize>; 4] = [None, Some(1), Some(2), Some(3)];

/// In turns, so that whatever else the machine does meanwhile is shared.
pub(crate) fn bench() -> Result<()> {
    let mut options: Vec<String> = std::env::args().skip(2).collect();
    let mut take = |name: &str, usual: &str| match options.iter().position(|option| option == name) {
        Some(at) if at + 1 < options.len() => {
            options.remove(at);
            options.remove(at)
        }
        Some(_) | None => usual.to_owned(),
    };
    let (rounds, tables, seconds) = (take("--rounds", "3"), take("--tables", "100"), take("--seconds", "10"));
    let rounds: usize = rounds.parse().context("--rounds takes a number")?;
    let binary = dist::build(&[])?;
    let missing = |Missing(why): Missing| anyhow!("{why}: install postgresql and nats-server");
    let (postgres, nats) = (Postgres::start_safe().map_err(missing)?, Nats::start().map_err(missing)?);
    let mut seen: Vec<Vec<Value>> = vec![Vec::new(); KINDS.len()];
    for round in 0..rounds {
        for (kind, seen) in KINDS.iter().zip(&mut seen) {
            let mut load = Command::new(&binary);
            load.args(["load", "--json", "--people", "--slow", "0", "--tables", &tables, "--seconds", &seconds]);
            if let Some(processes) = kind {
                let database = postgres.database(&format!("bench{round}x{processes}"));
                load.args(["--processes", &processes.to_string(), "--store", &database, "--bus", &nats.url()]);
            }
            let measured = load.args(&options).output().context("starboard load")?;
            let text = String::from_utf8_lossy(&measured.stdout);
            let report = serde_json::from_str(&text);
            seen.push(report.with_context(|| String::from_utf8_lossy(&measured.stderr).into_owned())?);
        }
    }
    println!(
        "{tables} tables of two people, {rounds} rounds of {seconds} s in turns; the lowest, the middle and the highest:"
    );
    println!("{:24} {:>22} {:>24} {:>24} {:>24}", "", "answers a second", "p50 ms", "p99 ms", "servers' ms an answer");
    for (kind, seen) in KINDS.iter().zip(&seen) {
        let name = match kind {
            None => "1 process, SQLite".to_owned(),
            Some(1) => "1 process, PostgreSQL".to_owned(),
            Some(processes) => format!("{processes} processes, PostgreSQL"),
        };
        let spread = |figure: &dyn Fn(&Value) -> f64, digits: usize| {
            let mut all: Vec<f64> = seen.iter().map(figure).collect();
            all.sort_by(f64::total_cmp);
            let [low, middle, high] = [0, all.len() / 2, all.len() - 1].map(|at| all[at]);
            format!("{low:.digits$} / {middle:.digits$} / {high:.digits$}")
        };
        let figure = |name: &'static str| move |report: &Value| report[name].as_f64().unwrap_or(f64::NAN);
        let rate =
            |report: &Value| report["answers"].as_f64().unwrap_or(f64::NAN) / report["seconds"].as_f64().unwrap_or(1.0);
        println!(
            "{name:24} {:>22} {:>24} {:>24} {:>24}",
            spread(&rate, 0),
            spread(&figure("p50"), 1),
            spread(&figure("p99"), 1),
            spread(&figure("milliseconds"), 3),
        );
    }
    Ok(())
}

/// The tests of several processes, more often and with longer cuts.
pub(crate) fn soak() -> Result<()> {
    let mut given = std::env::args().skip(2);
    let (rounds, tickets) =
        (given.next().unwrap_or_else(|| "100".to_owned()), given.next().unwrap_or_else(|| "10000".to_owned()));
    // Cut for real where that can be had: as root.
    let network = if backends::Network::new().is_ok() { "own" } else { "cables" };
    let test = ["test", "--locked", "-p", "cli", "--test", "several", "--", "--nocapture"];
    for (what, more) in [
        ("faults::", vec![("FAULTS", rounds.as_str()), ("CUT", "10"), ("NETWORK", network)]),
        ("tickets::", vec![("TICKETS", tickets.as_str())]),
    ] {
        let mut command = Command::new("cargo");
        command.args(test).arg(what).env("STARBOARD_BACKENDS", "required").envs(more);
        run(command, what)?;
    }
    Ok(())
}
