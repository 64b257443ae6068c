//! Every scenario of the project holds, and so does every example of its documentation.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files of that ending under a folder, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// What is wrong with a scenario, as `starboard scenario` would print it.
fn complaint(name: &str, text: &str) -> Option<String> {
    match games::scenario(text) {
        Ok(report) if report.checks == 0 => Some(format!("{name}: checks nothing")),
        Ok(_) => None,
        Err(problems) => {
            let said: Vec<String> = problems.iter().map(|problem| format!("{name}: {problem}")).collect();
            Some(said.join("\n"))
        }
    }
}

#[test]
fn every_scenario_holds() {
    let (race, galactica) = (root().join("scenarios/race"), root().join("scenarios/galactica"));
    let (mut files, more) = (files(&race, "scenario"), files(&galactica, "scenario"));
    assert!(files.len() >= 25 && more.len() >= 60, "only {} and {} scenarios", files.len(), more.len());
    files.extend(more);
    let text = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let complaints: Vec<String> = files.iter().filter_map(|path| complaint(&name(path), &text(path))).collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// The blocks of a Markdown text that are marked with this language, with the line that each begins at.
fn blocks(text: &str, language: &str) -> Vec<(usize, String)> {
    let mut blocks = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for (index, line) in text.lines().enumerate() {
        match &mut open {
            Some(_) if line.starts_with("```") => blocks.extend(open.take()),
            Some((_, block)) => {
                block.push_str(line);
                block.push('\n');
            }
            None if line.trim() == format!("```{language}") => open = Some((index + 2, String::new())),
            None => {}
        }
    }
    blocks
}

#[test]
fn the_examples_of_the_documentation_hold() {
    let text = fs::read_to_string(root().join("docs/scenarios.md")).unwrap();
    let examples = blocks(&text, "scenario");
    assert!(!examples.is_empty(), "no example");
    for (line, example) in examples {
        let complaint = complaint(&format!("docs/scenarios.md, block at {line}"), &example);
        assert_eq!(complaint, None);
    }
}
