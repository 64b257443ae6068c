//! The Fluent files themselves: what is in them, and that all of it is said with the right variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use race::cards::DESIGNS;

use crate::Words;
use crate::bundle::{ALL, Language};

/// The variables of every message, and of every attribute as `message.attribute`.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages<'f>(files: impl IntoIterator<Item = &'f (&'static str, &'static str)>) -> Messages {
    let mut messages = Messages::new();
    let mut put = |id: String, pattern: &Pattern<&str>| {
        let mut variables = BTreeSet::new();
        of_pattern(pattern, &mut variables);
        assert!(messages.insert(id.clone(), variables).is_none(), "'{id}' is there twice");
    };
    for (name, text) in files {
        let resource = fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                if let Some(value) = &message.value {
                    put(message.id.name.to_owned(), value);
                }
                for attribute in &message.attributes {
                    put(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                }
            } else {
                assert!(!matches!(entry, Entry::Junk { .. }), "{entry:?}");
            }
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, into);
        }
    }
}

fn of_expression(expression: &Expression<&str>, into: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, into),
        Expression::Select { selector, variants } => {
            of_inline(selector, into);
            variants.iter().for_each(|variant| of_pattern(&variant.value, into));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    let mut of_call = |CallArguments { positional, named }: &CallArguments<&str>| {
        positional.iter().chain(named.iter().map(|named| &named.value)).for_each(|one| of_inline(one, into));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            into.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => of_expression(expression, into),
        InlineExpression::FunctionReference { arguments, .. } => of_call(arguments),
        InlineExpression::TermReference { arguments, .. } => arguments.iter().for_each(of_call),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

/// Everything has been said: nothing in the files is left over, and every message got exactly its variables.
pub(super) fn check_said(words: &Words) {
    let Language { files, .. } = ALL.iter().find(|one| one.name == words.language()).unwrap();
    // The terminal's own file is said by the terminal, the server's by the server.
    let there = messages(files.iter().filter(|(name, _)| !["terminal.ftl", "server.ftl"].contains(name)));
    let said = words.said.lock().unwrap();
    let unsaid: Vec<&String> = there.keys().filter(|id| !said.contains_key(*id)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
    for (id, given) in said.iter() {
        assert_eq!(Some(given), there.get(id), "the variables given to '{id}', and those in it");
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let first = messages(ALL[0].files);
    assert!(first.len() > 300, "{}", first.len());
    for language in &ALL[1..] {
        let other = messages(language.files);
        let missing: Vec<&String> = first.keys().filter(|id| !other.contains_key(*id)).collect();
        let more: Vec<&String> = other.keys().filter(|id| !first.contains_key(*id)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{}: missing {missing:?}, too many {more:?}", language.name);
        for (id, variables) in &first {
            assert_eq!(variables, &other[id], "'{id}' in {}", language.name);
        }
    }
}

#[test]
fn every_card_has_its_name_and_english_uses_the_printed_one() {
    for words in super::languages() {
        for design in &DESIGNS {
            assert!(words.has(&format!("race-card-{}", design.id)), "{} in {}", design.id, words.language());
        }
    }
    let english = Words::english();
    for design in &DESIGNS {
        assert_eq!(english.fixed(&format!("race-card-{}", design.id)).to_string(), design.name);
    }
    for (group, id, name) in galactica_names() {
        let message = format!("galactica-{group}-{}", id.replace('_', "-"));
        assert_eq!(english.fixed(&message).to_string(), name, "{message}");
    }
}

/// What has a printed name: the group of its message, its id and the name.
fn galactica_names() -> Vec<(&'static str, &'static str, &'static str)> {
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
    cards.chain(characters).chain(locations).chain(hits).collect()
}

#[test]
fn a_language_is_its_folder() {
    for language in ALL {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.name);
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let embedded = language.files.iter().map(|(name, _)| (*name).to_owned());
        assert_eq!(files.collect::<BTreeSet<_>>(), embedded.collect::<BTreeSet<_>>(), "{}", language.name);
    }
    assert!(Words::new("xx").is_none());
    assert_eq!(Words::english().language(), Words::LANGUAGES[0]);
}
