//! Builds `web/` into `$OUT_DIR/dist`, so that `cargo run` is one command.
//!
//! `WEB_DIST=folder` embeds a client that was built elsewhere; `WEB_SKIP=1` embeds a page that says there is none. Without
//! Node a debug build gets that page and a warning, and a release build stops: a warning scrolls away and leaves a server
//! without its page.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the client is made of. Never `web/` itself: `node_modules` is in it.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
];

const NO_NODE: &str = "the page needs Node to be built: install Node 20.19 or newer, or set WEB_DIST to a folder with a client \
                       that is built already, or WEB_SKIP=1 to go without a page";

fn main() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let dist = PathBuf::from(env("OUT_DIR").expect("cargo sets it")).join("dist");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    println!("cargo::rerun-if-env-changed=WEB_DIST");
    println!("cargo::rerun-if-env-changed=WEB_SKIP");
    if let Err(problem) = make(&web, &dist) {
        println!("cargo::error={problem}");
    }
}

fn env(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn make(web: &Path, dist: &Path) -> Result<(), String> {
    if let Some(ready) = env("WEB_DIST") {
        println!("cargo::rerun-if-changed={ready}");
        return copy(Path::new(&ready), dist).map_err(|error| format!("WEB_DIST={ready}: {error}"));
    }
    if env("WEB_SKIP").is_some() {
        return placeholder(dist, "WEB_SKIP was set when this was built.");
    }
    if Command::new("npm").arg("--version").output().is_err() {
        if env("PROFILE").as_deref() == Some("release") {
            return Err(NO_NODE.to_owned());
        }
        println!("cargo::warning={NO_NODE}");
        // Something that is never there: so that it is tried again next time.
        println!("cargo::rerun-if-changed={}", web.join("no-node").display());
        return placeholder(dist, NO_NODE);
    }
    build(web, dist)
}

fn build(web: &Path, dist: &Path) -> Result<(), String> {
    // Debug, release and an editor may build at once, and share node_modules.
    let lock = File::create(web.join("node_modules.lock.tmp")).map_err(|error| format!("web/: {error}"))?;
    lock.lock().map_err(|error| format!("web/: {error}"))?;
    let age = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified()).ok();
    let installed = age("node_modules/.package-lock.json");
    if installed.is_none() || installed < age("package-lock.json") {
        run(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let out = dist.to_str().ok_or("OUT_DIR is not UTF-8: build somewhere else")?;
    run(web, &["run", "build", "--", "--outDir", out, "--emptyOutDir"])
}

fn run(web: &Path, args: &[&str]) -> Result<(), String> {
    let npm = format!("npm {}", args.join(" "));
    let output = Command::new("npm").args(args).current_dir(web).output().map_err(|error| format!("{npm}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    // Only the last line of an error is shown by cargo: the rest goes where it can be read.
    eprintln!("{}", String::from_utf8_lossy(&said));
    Err(format!("{npm} failed in web/: run it there to see why, or set WEB_SKIP=1 to go without a page"))
}

fn placeholder(dist: &Path, why: &str) -> Result<(), String> {
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>Starboard</title><h1>Starboard</h1><p>There is no page in this \
         build. {why}</p><p>Everything behind it is here: see docs/protocol.md, or play in a terminal with \
         <code>starboard play race</code>.</p>\n"
    );
    fs::create_dir_all(dist).and_then(|()| fs::write(dist.join("index.html"), page)).map_err(|error| error.to_string())
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
