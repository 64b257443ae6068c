//! Chores: `cargo xtask test` runs every test there is; `cargo xtask ci` checks everything that must hold before a change
//! lands.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};

const HELP: &str = "cargo xtask test    every test
cargo xtask check   formatting and lints
cargo xtask ci      both
cargo xtask soak    the long runs: a million random games of Race, 200,000 of Galactica, the conformance suite";

fn main() -> Result<()> {
    let task = std::env::args().nth(1);
    match task.as_deref() {
        Some("test") => test(),
        Some("check") => check(),
        Some("ci") => check().and_then(|()| test()),
        Some("soak") => soak(),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("there is no task '{other}'; these are:\n{HELP}"),
    }
}

fn check() -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
}

fn test() -> Result<()> {
    cargo(&["test", "--workspace", "--locked"])
}

/// Too long for every change: run before a release, or after touching an engine.
fn soak() -> Result<()> {
    let modes: [&[&str]; 7] = [
        &["--players", "2"],
        &["--players", "3"],
        &["--players", "4"],
        &["--players", "2", "--advanced"],
        &["--players", "2", "--first-game"],
        &["--players", "3", "--first-game"],
        &["--players", "4", "--first-game"],
    ];
    for mode in modes {
        let run = ["run", "--release", "--locked", "--", "simulate", "race", "--games", "143000"];
        cargo(&[&run[..], mode].concat())?;
    }
    // Every number of players with every option of Galactica; the table of uses shows that everything was reached.
    for players in ["3", "4", "5", "6"] {
        for characters in ["pick", "random"] {
            for resources in [&[][..], &["--resources", "easier"], &["--resources", "harder"]] {
                let run = ["run", "--release", "--locked", "--", "simulate", "galactica", "--usage", "--games", "8400"];
                let setup = ["--players", players, "--characters", characters];
                cargo(&[&run[..], &setup, resources].concat())?;
            }
        }
    }
    for game in ["race", "galactica"] {
        let run =
            ["run", "--release", "--locked", "--", "conform", game, "--games", "5000", "--pairs", "4", "--every", "2"];
        cargo(&run)?;
    }
    Ok(())
}

fn cargo(args: &[&str]) -> Result<()> {
    println!("\n> cargo {}", args.join(" "));
    let start = Instant::now();
    let status = Command::new(env!("CARGO")).args(args).status().context("cargo does not start")?;
    if !status.success() {
        bail!("cargo {} failed", args.join(" "));
    }
    println!("> {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}
