//! The Fluent files themselves: what is in them, and that all of it is said with the right variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use race::cards::DESIGNS;

use super::{Given, Variables};
use crate::asked::{self, Messages};
use crate::files::{ALL, Files, Language};
use crate::phrase::Phrase;
use crate::{Reader, Voice, Words, catalogue};

/// What every message in these files asks for.
fn messages(files: Files) -> Messages {
    let mut messages = Messages::new();
    for (name, text) in files {
        let resource = FluentResource::try_new((*text).to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        let mut more = Messages::new();
        asked::add(&resource, &mut more);
        for (id, asked) in more {
            assert!(messages.insert(id.clone(), asked).is_none(), "'{id}' is there twice");
        }
    }
    messages
}

/// The variables that must be given so that a message has all that it asks for: `$place-the` comes with `$place`.
fn fits(given: &BTreeSet<String>, asked: &[asked::Asked]) -> bool {
    let of = |name: &str| {
        let form = |given: &&String| name.strip_prefix(given.as_str()).is_some_and(|rest| rest.starts_with('-'));
        given.get(name).or_else(|| given.iter().find(form))
    };
    let used: Option<BTreeSet<&String>> = asked.iter().map(|asked| of(&asked.name)).collect();
    used.is_some_and(|used| used == given.iter().collect())
}

/// Everything has been said: nothing in the files is left over, every message got exactly its variables, and a variable takes
/// things or phrases, never both.
pub(super) fn check_said(words: &Words) {
    let Language { common, race, galactica, .. } = ALL.iter().find(|one| one.name == words.language()).unwrap();
    let (mut said, mut wrong) = (BTreeMap::<String, Variables>::new(), Vec::new());
    for (game, files) in [("race", race), ("galactica", galactica)] {
        let of_game = words.game(game).said.variables();
        check_messages(&of_game, &messages(files), &mut wrong);
        for (id, variables) in of_game {
            let all = said.entry(id).or_default();
            for (name, given) in variables {
                all.entry(name).or_default().extend(given);
            }
        }
    }
    // What the server says it says itself.
    check_messages(&said, &messages(&common[..2]), &mut wrong);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn check_messages(said: &BTreeMap<String, Variables>, there: &Messages, wrong: &mut Vec<String>) {
    for (id, asked) in there {
        let Some(variables) = said.get(id) else {
            wrong.push(format!("nothing says '{id}'"));
            continue;
        };
        let given = variables.keys().cloned().collect();
        if !fits(&given, asked) {
            wrong.push(format!("'{id}' is given {given:?} and asks for {asked:?}"));
        }
        for (name, kinds) in variables {
            let kinds: Vec<Given> = kinds.iter().copied().filter(|kind| *kind != Given::Nothing).collect();
            if kinds.len() > 1 {
                wrong.push(format!("'${name}' of '{id}' is given {kinds:?}"));
            }
        }
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let all = |language: &Language| {
        let files = [language.common, language.terminal, language.race, language.galactica].map(messages);
        let bases = |asked: &[asked::Asked]| asked.iter().map(|asked| asked.name.clone()).collect::<BTreeSet<_>>();
        let one = |messages: Messages| messages.into_iter().map(|(id, asked)| (id, bases(&asked)));
        files.map(|messages| one(messages).collect::<BTreeMap<_, _>>())
    };
    let first = all(&ALL[0]);
    assert!(first.iter().map(BTreeMap::len).sum::<usize>() > 1000);
    // A language may ask a thing for other forms, and leave out what it has no use for; it gets nothing that is not given.
    let plain = |name: &str| name.split('-').next().unwrap().to_owned();
    for language in &ALL[1..] {
        for (ours, theirs) in first.iter().zip(all(language)) {
            let missing: Vec<&String> = ours.keys().filter(|id| !theirs.contains_key(*id)).collect();
            let more: Vec<&String> = theirs.keys().filter(|id| !ours.contains_key(*id)).collect();
            assert!(missing.is_empty() && more.is_empty(), "{}: missing {missing:?}, too many {more:?}", language.name);
            for (id, variables) in ours {
                let known: BTreeSet<String> = variables.iter().map(|name| plain(name)).collect();
                let unknown = theirs[id].iter().find(|name| !known.contains(&plain(name)));
                assert_eq!(unknown, None, "'{id}' in {}", language.name);
            }
        }
    }
}

#[test]
fn games_do_not_take_each_others_names_nor_the_common_ones() {
    for language in ALL {
        let common = messages(&[language.common, language.terminal].concat().leak()[..]);
        for (game, files) in language.games() {
            let taken: Vec<String> = messages(files).into_keys().filter(|id| common.contains_key(id)).collect();
            assert!(taken.is_empty(), "{game} in {}: {taken:?}", language.name);
        }
    }
}

#[test]
fn the_catalogue_has_every_text_and_a_hash_of_them() {
    let catalogue = catalogue();
    assert!(catalogue.hash.len() == 64 && catalogue.hash.bytes().all(|byte| byte.is_ascii_hexdigit()));
    for language in Words::LANGUAGES {
        let texts = catalogue.language(language).unwrap();
        assert!(texts.common.contains("\nlist-and ="), "{language}");
        assert!(texts.race.contains("\ncard-gem-world ="), "{language}");
        assert!(texts.galactica.contains("\nplace-location-brig ="), "{language}");
        assert!(!texts.common.contains("cli-"), "the terminal's own is no reader's business");
    }
    assert!(catalogue.language("xx").is_none());
}

fn name(voice: &Voice, thing: &Phrase) -> String {
    voice.say(thing, &Reader::NOBODY).to_string()
}

#[test]
fn every_card_has_its_name_and_english_uses_the_printed_one() {
    for words in super::languages() {
        for design in &DESIGNS {
            assert!(words.game("race").has(&format!("card-{}", design.id)), "{} in {}", design.id, words.language());
        }
        for (id, _) in galactica_names() {
            let has = ["card", "place"].iter().any(|kind| words.game("galactica").has(&format!("{kind}-{id}")));
            assert!(has, "{id} in {}", words.language());
        }
    }
    let english = Words::english();
    for design in &DESIGNS {
        assert_eq!(name(english.game("race"), &Phrase::Card(design.id.into())), design.name);
    }
    for (id, printed) in galactica_names() {
        let place = id.starts_with("location-");
        let thing = if place { Phrase::Place(id.into()) } else { Phrase::Card(id.into()) };
        assert_eq!(name(english.game("galactica"), &thing), printed);
    }
}

/// What has a printed name: its id and the name.
fn galactica_names() -> Vec<(String, &'static str)> {
    use galactica::cards::{
        BASESTAR_DAMAGE, CHARACTERS, Crisis, DESTINATIONS, LOCATIONS, QUORUM, SKILL_CARDS, SuperCrisis,
    };
    let crises = Crisis::rows().iter().map(|row| ("crisis", row.id, row.name));
    let supers = SuperCrisis::rows().iter().map(|row| ("super", row.id, row.name));
    let skills = SKILL_CARDS.iter().map(|row| ("skill", row.id, row.name));
    let quorum = QUORUM.iter().map(|row| ("quorum", row.id, row.name));
    let destinations = DESTINATIONS.iter().map(|row| ("destination", row.id, row.name));
    let characters = CHARACTERS.iter().map(|row| ("character", row.id, row.name));
    let locations = LOCATIONS.iter().map(|row| ("location", row.id, row.name));
    let hits = BASESTAR_DAMAGE.iter().map(|row| ("hit", row.id, row.name));
    let cards = crises.chain(supers).chain(skills).chain(quorum).chain(destinations);
    let all = cards.chain(characters).chain(locations).chain(hits);
    all.map(|(group, id, name)| (format!("{group}-{}", id.replace('_', "-")), name)).collect()
}

#[test]
fn a_language_is_its_folder() {
    for language in ALL {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.name);
        let mut there = BTreeSet::new();
        for group in ["", "race/", "galactica/"] {
            let files = std::fs::read_dir(folder.join(group)).unwrap().map(Result::unwrap);
            let files = files.filter(|file| file.path().is_file());
            there.extend(files.map(|file| format!("{group}{}", file.file_name().to_str().unwrap())));
        }
        let files = [language.common, language.terminal, language.race, language.galactica].concat();
        let embedded = files.iter().map(|(name, _)| (*name).to_owned());
        assert_eq!(there, embedded.collect::<BTreeSet<_>>(), "{}", language.name);
    }
    assert!(Words::new("xx").is_none());
    assert_eq!(Words::english().language(), Words::LANGUAGES[0]);
}
