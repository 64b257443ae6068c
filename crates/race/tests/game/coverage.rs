//! `docs/rules-coverage/race.md` names every ruling once, with tests that exist, and every file of tests.

use std::fs;
use std::path::Path;

use testkit::coverage::{Tests, faults, numbered};

/// The rulings: a section and how many it has.
const RULINGS: [(&str, u8); 16] = [
    ("SET-", 11),
    ("PRE-", 6),
    ("RND-", 7),
    ("POW-", 8),
    ("EXP-", 6),
    ("DEV-", 7),
    ("SET3-", 19),
    ("TRD-", 6),
    ("CON-", 17),
    ("PRO-", 11),
    ("END-", 9),
    ("SIX-", 12),
    ("ORD-", 5),
    ("TWO-", 10),
    ("KEL-", 10),
    ("14/", 8),
];

#[test]
fn every_ruling_has_its_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("../../docs/rules-coverage/race.md")).expect("the coverage page");
    let faults = faults(&page, &numbered(&RULINGS), &Tests::of_crate(root));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
