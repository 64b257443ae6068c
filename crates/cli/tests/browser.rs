//! The page in real browsers, against the real binary. What is tested is written in web/tests/browser.
//!
//! Ignored unless asked for, since it needs Node, Chromium, Firefox ESR and WebKitGTK: `cargo xtask test` does.

use std::path::Path;
use std::process::Command;

#[test]
#[ignore = "needs Node and browsers: cargo xtask test"]
fn the_page_works() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    // Here rather than above only: much is said between the tests' last line and ours.
    let failures = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser-failures");
    let _ = std::fs::remove_file(&failures);
    let status = Command::new("npm")
        .args(["run", "browser"])
        .current_dir(web)
        .env("STARBOARD_BIN", env!("CARGO_BIN_EXE_starboard"))
        .env("FAILURES", &failures)
        .status()
        .expect("npm starts: install Node 20.19 or newer");
    let failed = std::fs::read_to_string(&failures).unwrap_or_default();
    assert!(status.success(), "tests in the browser failed, their output is above:\n{failed}");
}
