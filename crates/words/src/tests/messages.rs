//! The Fluent files themselves: what is in them, and that all of it is said with the right variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use race::cards::DESIGNS;

use super::{Given, Taken, Variables, group};
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
    let first = words.language() == ALL[0].name;
    let Language { common, race, galactica, .. } = ALL.iter().find(|one| one.name == words.language()).unwrap();
    let (mut said, mut wrong) = (BTreeMap::<String, Variables>::new(), Vec::new());
    for (game, files) in [("race", race), ("galactica", galactica)] {
        let of_game = words.game(game).said.variables();
        check_messages(&of_game, &layered(words.language(), game, files), first, &mut wrong);
        check_forms(words.game(game), &of_game, game, &mut wrong);
        for (id, variables) in of_game {
            let all = said.entry(id).or_default();
            for (name, Taken { given, groups, .. }) in variables {
                let taken = all.entry(name).or_default();
                taken.given.extend(given);
                taken.groups.extend(groups);
            }
        }
    }
    // What the server says it says itself.
    check_messages(&said, &layered(words.language(), "common", &common[..2]), first, &mut wrong);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What every message in these files asks for, with those of the language that it is built on.
fn layered(language: &str, part: &str, files: Files) -> Messages {
    let language = ALL.iter().find(|one| one.name == language).unwrap();
    let base = ALL.iter().find(|one| language.base == Some(one.name));
    let below = base.map(|base| match part {
        "race" => base.race,
        "galactica" => base.galactica,
        _ => &base.common[..2],
    });
    let mut all = below.map(messages).unwrap_or_default();
    all.extend(messages(files));
    all
}

/// What was said in the first language can be said in this one: every thing and message has the forms that are asked of it.
pub(super) fn missing_forms(words: &Words, said: &[(&str, BTreeMap<String, Variables>)]) -> Vec<String> {
    let mut wrong = Vec::new();
    for (game, said) in said {
        check_forms(words.game(game), said, game, &mut wrong);
    }
    wrong.iter_mut().for_each(|fault| *fault = format!("{}: {fault}", words.language()));
    wrong
}

/// Every thing has the forms that messages ask of its group: whichever of them a game brings there, it can be said.
fn check_forms(voice: &Voice, said: &BTreeMap<String, Variables>, game: &str, wrong: &mut Vec<String>) {
    let language = ALL.iter().find(|one| one.name == voice.language()).unwrap();
    let files = if game == "race" { language.race } else { language.galactica };
    let things: Vec<String> = layered(language.name, game, files).into_keys().filter(|id| !id.contains('.')).collect();
    for (id, variables) in said {
        for (name, taken) in variables {
            let form = |asked: &str| {
                asked.strip_prefix(name.as_str()).and_then(|rest| rest.strip_prefix('-')).map(str::to_owned)
            };
            let own = |form: &String| !["you", "initial", "again"].contains(&form.as_str());
            for form in voice.asks(id).iter().filter_map(|asked| form(&asked.name)).filter(own) {
                let things = things.iter().filter(|thing| taken.groups.contains(&group(thing)));
                for thing in things.chain(&taken.messages) {
                    if !voice.has(&format!("{thing}.{form}")) {
                        wrong.push(format!("'{id}' asks for '{thing}.{form}'"));
                    }
                }
            }
        }
    }
}

/// `first`: the language by which the others are made. They may leave out what they have no use for.
fn check_messages(said: &BTreeMap<String, Variables>, there: &Messages, first: bool, wrong: &mut Vec<String>) {
    for (id, asked) in there {
        let Some(variables) = said.get(id) else {
            if first {
                wrong.push(format!("nothing says '{id}'"));
            }
            continue;
        };
        let given: BTreeSet<String> = variables.keys().cloned().collect();
        let named = |name: &str| {
            given
                .iter()
                .any(|one| name == one || name.strip_prefix(one.as_str()).is_some_and(|rest| rest.starts_with('-')))
        };
        if !first && asked.iter().all(|asked| named(&asked.name)) {
            continue;
        }
        if !fits(&given, asked) {
            wrong.push(format!("'{id}' is given {given:?} and asks for {asked:?}"));
        }
        for (name, Taken { given: kinds, .. }) in variables {
            let kinds: Vec<Given> = kinds.iter().copied().filter(|kind| *kind != Given::Nothing).collect();
            if kinds.len() > 1 {
                wrong.push(format!("'${name}' of '{id}' is given {kinds:?}"));
            }
        }
    }
}

/// What a message chooses by, and the cases that it knows.
type Choices = BTreeMap<String, BTreeSet<String>>;

fn choices(pattern: &Pattern<&str>, into: &mut Choices) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        let InlineExpression::VariableReference { id } = selector else { panic!("{selector:?} is no variable") };
        for variant in variants {
            let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
            into.entry(id.name.to_owned()).or_default().insert((*name).to_owned());
            choices(&variant.value, into);
        }
    }
}

/// By its messages, and attributes as `message.attribute`: the text of a language and what it chooses by.
fn patterns(parts: &[(&str, Files)]) -> BTreeMap<String, (String, Choices)> {
    let mut all = BTreeMap::new();
    for (part, name, text) in
        parts.iter().flat_map(|(part, files)| files.iter().map(move |(name, text)| (part, name, text)))
    {
        let resource = FluentResource::try_new((*text).to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let of = |pattern: &Pattern<&str>| {
                let mut made = Choices::new();
                choices(pattern, &mut made);
                (format!("{pattern:?}"), made)
            };
            let id = format!("{part}{}", message.id.name);
            all.extend(message.value.iter().map(|value| (id.clone(), of(value))));
            let attributes = message.attributes.iter();
            all.extend(attributes.map(|one| (format!("{id}.{}", one.id.name), of(&one.value))));
        }
    }
    all
}

/// The files of a language, with what their messages are told apart by: two games may use the same name.
fn files(language: &Language) -> [(&'static str, Files); 4] {
    [("", language.common), ("", language.terminal), ("race: ", language.race), ("galactica: ", language.galactica)]
}

/// What every message of a language asks for; of one that is built on another, with what it has from there.
fn all_messages(language: &Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for layer in language.layers() {
        for (part, files) in files(layer) {
            let asked = messages(files).into_iter();
            all.extend(
                asked.map(|(id, asked)| (format!("{part}{id}"), asked.into_iter().map(|asked| asked.name).collect())),
            );
        }
    }
    all
}

/// `$place-the` is a form of `$place`.
fn split(variable: &str) -> (&str, Option<&str>) {
    variable.split_once('-').map_or((variable, None), |(name, form)| (name, Some(form)))
}

/// What is wrong with the messages of a language, beside the first.
fn differences(first: &Language, language: &Language) -> Vec<String> {
    let (ours, theirs) = (all_messages(first), all_messages(language));
    let mut wrong = Vec::new();
    // A language may ask a thing for other forms, and leave out what it has no use for; it gets nothing that is not given.
    let forms = |all: &BTreeMap<String, BTreeSet<String>>| -> BTreeSet<String> {
        all.values().flatten().filter_map(|name| split(name).1.map(str::to_owned)).collect()
    };
    let (our_forms, their_forms) = (forms(&ours), forms(&theirs));
    let form = |id: &str| id.split_once('.').map(|(_, form)| form.to_owned());
    for id in ours.keys().filter(|id| !theirs.contains_key(*id)) {
        let unused = form(id).is_some_and(|form| our_forms.contains(&form) && !their_forms.contains(&form));
        if !unused {
            wrong.push(format!("'{id}' is missing"));
        }
    }
    for (id, variables) in &theirs {
        let message = id.split('.').next().unwrap_or(id);
        let known = ours
            .get(id)
            .or_else(|| ours.get(message).filter(|_| form(id).is_some_and(|form| their_forms.contains(&form))));
        let Some(known) = known else {
            wrong.push(format!("nothing says '{id}'"));
            continue;
        };
        let known: BTreeSet<&str> = known.iter().map(|name| split(name).0).collect();
        let unknown = variables.iter().filter(|name| !known.contains(split(name).0));
        wrong.extend(unknown.map(|name| format!("'{id}' is not given '${name}'")));
    }
    let of =
        |language: &Language| language.layers().flat_map(|layer| patterns(&files(layer))).collect::<BTreeMap<_, _>>();
    let (first, mine) = (of(first), of(language));
    for (id, (_, choices)) in &mine {
        for (variable, cases) in choices.iter().filter(|(variable, _)| split(variable).1.is_none()) {
            let message = id.split('.').next().unwrap_or(id);
            let known = first.get(id).or_else(|| first.get(message)).and_then(|(_, choices)| choices.get(variable));
            // Numbers have two plurals in all languages here.
            let plural = |case: &str| case == "one" || case == "other" || case.parse::<i64>().is_ok();
            let fits = |case: &String| plural(case) || known.is_some_and(|known| known.contains(case));
            wrong.extend(
                cases
                    .iter()
                    .filter(|case| !fits(case))
                    .map(|case| format!("'{id}' knows no case '{case}' of '${variable}'")),
            );
        }
    }
    if let Some(base) = language.base {
        let base = ALL.iter().find(|one| one.name == base).expect("it is there");
        let (base, own) = (patterns(&files(base)), patterns(&files(language)));
        let same = own
            .iter()
            .filter(|(id, _)| !id.contains('.'))
            .filter(|(id, text)| base.get(*id).map(|one| &one.0) == Some(&text.0));
        // A message of which only a form differs is there whole.
        let whole = |id: &str| {
            own.iter().any(|(other, text)| other.starts_with(&format!("{id}.")) && base.get(other) != Some(text))
        };
        wrong.extend(
            same.filter(|(id, _)| !whole(id)).map(|(id, _)| format!("'{id}' is said as in {}", language.base.unwrap())),
        );
    }
    wrong
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    assert!(all_messages(&ALL[0]).len() > 1000);
    for language in &ALL[1..] {
        let wrong = differences(&ALL[0], language);
        assert!(wrong.is_empty(), "{}: {wrong:#?}", language.name);
    }
}

#[test]
fn what_is_wrong_with_a_language_is_found() {
    const fn language(name: &'static str, common: Files) -> Language {
        Language { name, base: None, common, terminal: &[], race: &[], galactica: &[] }
    }
    let english = language(
        "en",
        &[(
            "common.ftl",
            "place-brig = Brig\n    .the = the Brig\n    .short = B\ngo = Go to { $place-the }, { $count ->\n    [one] a card\n   *[other] { $count } cards\n }.\nkind = { $kind ->\n    [raider] r\n   *[viper] v\n }",
        )],
    );
    let wrong = |text: &'static str| differences(&english, &language("xx", Vec::leak(vec![("common.ftl", text)])));
    // Other forms, fewer variables and other plurals are a language's own affair.
    let good = "place-brig = Calabozo\n    .al = al calabozo\n    .short = C\ngo = Vaya { $place-al }.\nkind = { $kind ->\n    [raider] r\n   *[viper] v\n }";
    assert_eq!(wrong(good), Vec::<String>::new());
    for (from, to, fault) in [
        ("kind =", "kinds =", "'kind' is missing"),
        ("kind =", "kinds =", "nothing says 'kinds'"),
        ("[raider]", "[rider]", "'kind' knows no case 'rider' of '$kind'"),
        ("$place-al", "$ship-al", "'go' is not given '$ship-al'"),
        (".short", ".brief", "nothing says 'place-brig.brief'"),
    ] {
        let text = good.replace(from, to);
        let found = wrong(String::leak(text));
        assert!(found.iter().any(|one| one == fault), "{from} → {to}: {found:?}");
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
