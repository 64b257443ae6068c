//! Chores: `cargo xtask test` runs every test there is; `cargo xtask ci` checks everything that must hold before a change
//! lands.

mod dist;
mod programs;
mod several;

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, bail};

const HELP: &str = "cargo xtask test    every test
cargo xtask check   formatting, lints and types
cargo xtask ci      both, and schema
cargo xtask schema  Schemathesis against a running server: what comes back is what docs/openapi.json says
cargo xtask bench-server  what an answer costs the server, beside a move of boardgame.io (--tables, --rounds, --seconds)
cargo xtask bench-several  answers a second and p99 with one, two and three processes on PostgreSQL, beside one with SQLite
                    (--tables, --rounds, --seconds)
cargo xtask soak-several [ROUNDS] [TICKETS]  100 rounds of faults with cuts of 10 s, and 10,000 times two answers to one ticket,
                    or as many as said
cargo xtask dist    what a host downloads, in target/package: the binary with manual, completions and licences, a Debian package
cargo xtask soak-server [SECONDS]  the server killed 200 times, on full, read-only and damaged disks, and an hour (or as
                    long as said) with everything on: nothing lost, no fault in its log, memory that stays; as root
cargo xtask pictures  the pictures of docs/pictures anew
cargo xtask soak    the long runs: a million random games of Race, 200,000 of Galactica, the conformance suite,
                    200,000 random lines typed at the terminal games, 2,000 pairs of games through sockets,
                    a guesser that looks at the times of 20,000 reaction windows of each kind of table";

fn main() -> Result<()> {
    let task = std::env::args().nth(1);
    match task.as_deref() {
        Some("test") => test(),
        Some("check") => check(&[]),
        // The tests build the page; the lints, which have a profile of their own, would build it a second time.
        Some("ci") => check(&[("WEB_SKIP", "1")]).and_then(|()| test()).and_then(|()| schema()),
        Some("schema") => schema(),
        Some("bench-server") => bench_server(),
        Some("bench-several") => several::bench(),
        Some("soak-several") => several::soak(),
        Some("dist") => dist::make(),
        Some("pictures") => pictures(),
        Some("soak") => soak(),
        Some("soak-server") => soak_server(),
        None | Some("help" | "--help" | "-h") => {
            println!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("there is no task '{other}'; these are:\n{HELP}"),
    }
}

fn check(lints: &[(&str, &str)]) -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    let mut clippy = Command::new(env!("CARGO"));
    clippy.args(["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]);
    clippy.envs(lints.iter().copied());
    run(clippy, "cargo clippy")?;
    npm(&["run", "check"])
}

fn test() -> Result<()> {
    let programs = programs::install();
    let all = programs.missing.is_empty();
    let mut tests = Command::new(env!("CARGO"));
    tests.args(["test", "--workspace", "--locked"]);
    if all {
        // Tests that need them do not skip.
        tests.env("STARBOARD_BACKENDS", "required");
    }
    run(tests, "cargo test --workspace --locked")?;
    // With the same features as the rest, so that nothing is built twice.
    let page = if programs.chromium { &["--test", "browser"][..] } else { &[] };
    let test = ["test", "--workspace", "--locked", "--test", "phrases"];
    let tested = cargo(&[&test[..], page, &["--", "--ignored", "--nocapture"]].concat());
    // What is missing is said last, and not lost in what failed for want of it.
    if all { tested } else { tested.and_then(|()| bail!("not everything was tested")).context(programs.advice()) }
}

/// Schemathesis asks a server of its own, here on this machine, everything that the document says can be asked, and things that it
/// says cannot. The seed is fixed, so that a failure is one for everybody.
fn schema() -> Result<()> {
    // Built for the tests already.
    cargo(&["test", "--workspace", "--locked", "--no-run"])?;
    let target = target();
    let python = target.join("schemathesis");
    if !python.join("bin/schemathesis").exists() {
        let mut venv = Command::new("python3");
        venv.args(["-m", "venv"]).arg(&python);
        run(venv, "python3 -m venv")?;
        let mut pip = Command::new(python.join("bin/pip"));
        pip.args(["install", "--quiet", "schemathesis==4.32.5"]);
        run(pip, "pip install schemathesis")?;
    }
    let data = target.join("schemathesis-data");
    let mut server = Command::new(target.join("debug/starboard"))
        .args(["serve", "--listen", "127.0.0.1:0", "--creations", "0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("the server does not start")?;
    let asked = ask(&mut server, &python);
    server.kill().and_then(|()| server.wait()).context("the server does not stop")?;
    std::fs::remove_dir_all(&data).context("what the server kept")?;
    asked
}

fn ask(server: &mut Child, python: &Path) -> Result<()> {
    let mut line = String::new();
    BufReader::new(server.stdout.take().context("no output")?).read_line(&mut line)?;
    let port = line.trim().rsplit(':').next().context("no address")?.to_owned();
    let mut schemathesis = Command::new(python.join("bin/schemathesis"));
    schemathesis.args(["--config-file", "xtask/schemathesis.toml", "run", "docs/openapi.json"]).current_dir(root());
    schemathesis.args(["--url", &format!("http://127.0.0.1:{port}")]);
    run(schemathesis, "schemathesis run docs/openapi.json")
}

fn pictures() -> Result<()> {
    cargo(&["build", "--release", "--locked"])?;
    let root = root();
    let target = target();
    let mut command = Command::new("npm");
    command.args(["run", "browser", "--", "pictures"]).current_dir(root.join("web"));
    command.env("STARBOARD_BIN", target.join("release/starboard")).env("PICTURES", root.join("docs/pictures"));
    run(command, "npm run browser -- pictures")
}

/// The server, as hosts get it, and its peer in turns; what follows the name of the task goes to the bench.
fn bench_server() -> Result<()> {
    let binary = dist::build(&["-p", "bench"])?;
    let mut bench = Command::new(binary.with_file_name("bench"));
    bench.arg("--starboard").arg(&binary).args(std::env::args().skip(2));
    run(bench, "bench")
}

/// What a server must bear, by its own tests: more often, for longer, and on bad disks.
fn soak_server() -> Result<()> {
    let seconds = std::env::args().nth(2).unwrap_or_else(|| "3600".to_owned());
    let test = ["test", "--locked", "-p", "cli", "--test", "serve", "--", "--nocapture", "--include-ignored"];
    for (what, name, value) in [
        ("nothing_acknowledged_is_lost_when_the_server_is_killed", "KILLS", "200"),
        ("faults::", "", ""),
        ("what_cannot_be_served_is_said_in_a_sentence", "", ""),
        ("soak::", "SOAK", &seconds),
    ] {
        let mut command = Command::new("cargo");
        command.args(test).arg(what);
        if !name.is_empty() {
            command.env(name, value);
        }
        run(command, what)?;
    }
    Ok(())
}

/// Too long for every change: run before a release, or after touching an engine.
fn soak() -> Result<()> {
    let modes: [&[&str]; 7] = [
        &["--players", "2"],
        &["--players", "3"],
        &["--players", "4"],
        &["--players", "2", "--experienced"],
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
    let long = ["--", "--ignored", "--exact", "--nocapture"];
    let typed = ["test", "--locked", "-p", "cli", "--bin", "starboard"];
    cargo(&[&typed[..], &long, &["play::tests::a_hundred_thousand_random_lines"]].concat())?;
    let guessed = ["test", "--locked", "-p", "server", "--lib"];
    cargo(&[&guessed[..], &long, &["room::guesser::times_tell_nothing"]].concat())?;
    let mut command = Command::new("cargo");
    command.args(["test", "--locked", "-p", "server", "--test", "server", "secrecy", "--", "--nocapture"]);
    command.env("PAIRS", "2000");
    run(command, "2,000 pairs of games through sockets")
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Something of the page's own tools.
fn npm(args: &[&str]) -> Result<()> {
    let web = root().join("web");
    let call = |args: &[&str]| {
        let mut command = Command::new("npm");
        command.args(args).current_dir(&web);
        run(command, &format!("npm {}", args.join(" ")))
    };
    // There already, unless the page was not built.
    if !web.join("node_modules").exists() {
        call(&["ci", "--no-audit", "--no-fund"])?;
    }
    call(args)
}

fn cargo(args: &[&str]) -> Result<()> {
    let mut command = Command::new(env!("CARGO"));
    command.args(args);
    run(command, &format!("cargo {}", args.join(" ")))
}

fn run(mut command: Command, name: &str) -> Result<()> {
    println!("\n> {name}");
    let start = Instant::now();
    let status = command.status().with_context(|| format!("{name} does not start: is it installed?"))?;
    if !status.success() {
        bail!("{name} failed");
    }
    println!("> {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}
