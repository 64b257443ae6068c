//! `docs/rules-coverage/galactica.md` names every ruling once, with tests that exist, and every file of tests.

use std::fs;
use std::path::Path;

use testkit::coverage::{Tests, faults, numbered};

/// The rulings: a section and how many it has.
const RULINGS: [(&str, u8); 26] = [
    ("0/", 6),
    ("1/", 9),
    ("2/", 6),
    ("3/", 8),
    ("4/", 14),
    ("5.2/", 18),
    ("5.3/", 4),
    ("5.4/", 3),
    ("6/", 5),
    ("7.1/", 3),
    ("7.2/", 6),
    ("7.3/", 5),
    ("7.4/", 2),
    ("7.5/", 7),
    ("8/", 9),
    ("9/", 5),
    ("10/", 5),
    ("11/", 5),
    ("12/", 10),
    ("13/", 8),
    ("14/", 7),
    ("15/", 6),
    ("16/", 3),
    ("17/", 3),
    ("19/", 32),
    ("conflicts/", 15),
];

/// Those that are known by a name: two sections of one ruling each, and what the crisis file decides.
const NAMED: [&str; 17] = [
    "5.1",
    "18",
    "impossible_options",
    "revealed_cylons",
    "super_crisis_immunity",
    "component_limits",
    "brig_sickbay_targets",
    "food_water_shortage_same_player",
    "resource_maximum",
    "legendary_discovery_timing",
    "fulfiller_draw",
    "civilian_stock_empty",
    "unprinted_choices",
    "sleep_deprivation_pilots",
    "auto_jump_by_effect",
    "only_one_activation",
    "thirty_three_shuffle",
];

#[test]
fn every_ruling_has_its_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("../../docs/rules-coverage/galactica.md")).expect("the coverage page");
    let rulings: Vec<String> = numbered(&RULINGS).into_iter().chain(NAMED.map(str::to_owned)).collect();
    let faults = faults(&page, &rulings, &Tests::of_crate(root));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
