//! The pages of `docs/rules-coverage`: each names every ruling of its game once, with tests that exist.
//!
//! A row of a table is `| ruling | a phrase | tests |`. Anything in backticks that has `::` in it is a test, wherever it
//! stands, as its file and its name; every file of tests is named somewhere, alone or with one of its tests.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The tests of a crate.
#[derive(Debug, Default)]
pub struct Tests {
    /// As `file::test`, from `tests` and `src`.
    pub names: BTreeSet<String>,
    /// The files in `tests` that hold tests, without their endings.
    pub files: BTreeSet<String>,
}

impl Tests {
    /// Reads the sources of the crate in `root`.
    ///
    /// # Panics
    /// Where they cannot be read.
    #[must_use]
    pub fn of_crate(root: &Path) -> Self {
        let mut tests = Self::default();
        tests.read(&root.join("tests"));
        let files = tests.names.iter().filter_map(|name| name.split("::").next());
        tests.files = files.map(str::to_owned).collect();
        tests.read(&root.join("src"));
        tests
    }

    fn read(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).expect("a folder of the crate") {
            let path = entry.expect("an entry of it").path();
            if path.is_dir() {
                self.read(&path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let file = path.file_stem().expect("its name").to_string_lossy();
                self.names.extend(tests_in(&fs::read_to_string(&path).expect("a source file"), &file));
            }
        }
    }
}

fn tests_in(source: &str, file: &str) -> Vec<String> {
    let mut lines = source.lines().map(str::trim);
    let mut found = Vec::new();
    while lines.any(|line| line == "#[test]") {
        let name = lines.by_ref().find_map(|line| line.strip_prefix("fn ")?.split_once('(').map(|(name, _)| name));
        found.extend(name.map(|name| format!("{file}::{name}")));
    }
    found
}

/// What stands in backticks.
fn spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The rulings `{section}1` to `{section}{count}` of every section.
#[must_use]
pub fn numbered(sections: &[(&str, u8)]) -> Vec<String> {
    sections.iter().flat_map(|(section, count)| (1..=*count).map(move |n| format!("{section}{n}"))).collect()
}

/// What is wrong with a page, a sentence each; empty for a page that is right.
#[must_use]
pub fn faults(page: &str, rulings: &[String], tests: &Tests) -> Vec<String> {
    let mut faults = Vec::new();
    let mut listed = Vec::new();
    for line in page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ruling ")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let &[ruling, phrase, proof] = cells.as_slice() else {
            faults.push(format!("not a ruling, a phrase and tests: {line}"));
            continue;
        };
        listed.push(ruling);
        if phrase.is_empty() {
            faults.push(format!("{ruling} says nothing"));
        }
        if spans(proof).next().is_none() {
            faults.push(format!("{ruling} has no test"));
        }
        if !rulings.iter().any(|known| known == ruling) {
            faults.push(format!("{ruling} is no ruling"));
        }
    }
    for ruling in rulings {
        let times = listed.iter().filter(|listed| *listed == ruling).count();
        if times != 1 {
            faults.push(format!("{ruling} is listed {times} times"));
        }
    }
    for test in spans(page).filter(|span| span.contains("::") && !tests.names.contains(*span)) {
        faults.push(format!("there is no test {test}"));
    }
    let named: BTreeSet<&str> = spans(page).map(|span| span.split("::").next().unwrap_or(span)).collect();
    for file in tests.files.iter().filter(|file| !named.contains(file.as_str())) {
        faults.push(format!("no test of {file} is named"));
    }
    faults
}
