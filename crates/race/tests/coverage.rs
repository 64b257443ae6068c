//! `docs/rules-coverage/race.md` names every ruling once, with tests that exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

/// `file::test` for every test in a folder.
fn tests_in(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the crate") {
        let path = entry.expect("an entry of it").path();
        if path.is_dir() {
            tests_in(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            let file = path.file_stem().expect("its name").to_string_lossy().into_owned();
            let mut lines = text.lines().map(str::trim);
            while lines.any(|line| line == "#[test]") {
                let name =
                    lines.by_ref().find_map(|line| line.strip_prefix("fn ")?.split_once('(').map(|(name, _)| name));
                found.extend(name.map(|name| format!("{file}::{name}")));
            }
        }
    }
}

/// The doc's rows: ruling, tests.
fn rows(doc: &str) -> Vec<(String, Vec<String>)> {
    let cells = |line: &str| line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let tests = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    doc.lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| ruling"))
        .map(cells)
        .map(|cells| {
            assert_eq!(cells.len(), 3, "{cells:?}");
            assert!(!cells[1].is_empty(), "{cells:?}");
            (cells[0].clone(), tests(&cells[2]))
        })
        .collect()
}

#[test]
fn every_ruling_has_its_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let doc = fs::read_to_string(root.join("../../docs/rules-coverage/race.md")).expect("the coverage page");
    let rows = rows(&doc);
    let mut existing = BTreeSet::new();
    tests_in(&root.join("tests"), &mut existing);
    tests_in(&root.join("src"), &mut existing);
    assert!(existing.len() > 100, "{} tests found", existing.len());

    let listed: Vec<&str> = rows.iter().map(|(ruling, _)| ruling.as_str()).collect();
    let expected: Vec<String> =
        RULINGS.iter().flat_map(|(section, count)| (1..=*count).map(move |n| format!("{section}{n}"))).collect();
    for ruling in &expected {
        let times = listed.iter().filter(|listed| *listed == ruling).count();
        assert_eq!(times, 1, "{ruling} is listed {times} times");
    }
    assert_eq!(listed.len(), expected.len(), "something is listed that is no ruling: {listed:?}");
    for (ruling, tests) in &rows {
        assert!(!tests.is_empty(), "{ruling} has no test");
        for test in tests {
            assert!(existing.contains(test), "{ruling}: there is no test {test}");
        }
    }
}
