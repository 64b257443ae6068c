//! docs/openapi.json is what the types say.
//!
//! `UPDATE=1 cargo test -p protocol --features schema --test openapi` writes it anew.

#![cfg(feature = "schema")]

use std::path::Path;

#[test]
fn is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let ours = protocol::schema::document();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, &ours).unwrap();
    }
    let theirs = std::fs::read_to_string(&file).unwrap();
    let how = "UPDATE=1 cargo test -p protocol --features schema --test openapi";
    assert!(ours == theirs, "docs/openapi.json is old: {how}");
}
