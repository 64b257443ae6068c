//! The terminal's own messages: each is said somewhere, and nothing is said that is not there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn sources(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

fn is_id(text: &str) -> bool {
    ["play-", "join-", "cli-", "engine-", "type-"].iter().any(|group| text.starts_with(group))
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[test]
fn every_message_of_the_terminal_is_used_and_every_one_used_is_there() {
    let cli = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut code = String::new();
    sources(&cli.join("src"), &mut code);
    let used: BTreeSet<&str> = code.split('"').filter(|text| is_id(text)).collect();
    let read = |language: &str| {
        let file = cli.join("../words/locales").join(language).join("terminal.ftl");
        let text = fs::read_to_string(file).unwrap();
        let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
        ids.filter(|id| is_id(id)).collect::<BTreeSet<String>>()
    };
    for language in words::Words::LANGUAGES {
        let mut there = read(language);
        // It says only what differs.
        if *language == "pt-PT" {
            there.extend(read("pt-BR"));
        }
        assert!(there.len() > 40, "{there:?}");
        let used: BTreeSet<String> = used.iter().map(|&id| id.to_owned()).collect();
        assert_eq!(used, there, "used in the code, and there in {language}");
    }
}
