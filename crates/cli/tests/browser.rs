//! The page in a real browser, against the real binary. What is tested is written in web/tests/browser.
//!
//! Ignored unless asked for, since it needs Node and Chromium: `cargo xtask test` does.

use std::path::Path;
use std::process::Command;

#[test]
#[ignore = "needs Node and Chromium: cargo xtask test"]
fn the_page_works() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let status = Command::new("npm")
        .args(["run", "browser"])
        .current_dir(web)
        .env("STARBOARD_BIN", env!("CARGO_BIN_EXE_starboard"))
        .status()
        .expect("npm starts: install Node 20.19 or newer");
    assert!(status.success(), "tests in the browser failed: their output is above");
}
