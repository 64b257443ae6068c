//! Phrases that use every message of a language, with every variant of it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use tabletop::Seat;
use words::{Phrase, and, cards, commas, phrase, text};

/// More than so many phrases of one message are not made: then its variables change one at a time.
const MOST: usize = 200;

/// A variable of a message, and the names of the variants that are chosen between by it.
type Variables = BTreeMap<String, BTreeSet<String>>;

/// What a message needs to be said.
struct Sentence {
    id: String,
    variables: Variables,
}

/// Something that is said within a message, a thing or another message, and the forms it has.
struct Named {
    thing: Phrase,
    forms: BTreeSet<String>,
}

pub(crate) fn phrases(texts: &[&str]) -> Vec<Phrase> {
    let (sentences, things) = read(texts);
    // Messages that have forms are said within others, too: some of each form, with the simplest that they can be given.
    let formed = sentences.iter().filter_map(|sentence| {
        let dotted = format!("{}.", sentence.id);
        let whole: Vec<&Sentence> = sentences.iter().filter(|one| one.id.starts_with(&dotted)).collect();
        let forms: BTreeSet<String> = whole.iter().map(|one| one.id[dotted.len()..].to_owned()).collect();
        let said = thing(&sentence.id).is_none() && !sentence.id.contains('.') && !forms.is_empty();
        let thing = said.then(|| simplest(sentence, &whole, &things))??;
        Some(Named { thing, forms })
    });
    let all: Vec<Named> = formed
        .chain(things.iter().map(|Named { thing, forms }| Named { thing: thing.clone(), forms: forms.clone() }))
        .collect();
    sentences.iter().flat_map(|sentence| of(sentence, &all)).collect()
}

/// A message with the first of what fits each of its variables, in itself and in its forms; nothing where only messages would.
fn simplest(sentence: &Sentence, forms: &[&Sentence], things: &[Named]) -> Option<Phrase> {
    let mut variables = sentence.variables.clone();
    for (name, variants) in forms.iter().flat_map(|one| &one.variables) {
        variables.entry(name.clone()).or_default().extend(variants.iter().cloned());
    }
    let whole = Sentence { id: sentence.id.clone(), variables };
    let given = wanted(&whole, things).into_iter().map(|(name, forms)| {
        let variants = whole.variables.get(&name).cloned().unwrap_or_default();
        Some((name, values(&forms, &variants, things).into_iter().next()?))
    });
    given
        .collect::<Option<Vec<_>>>()
        .map(|given| given.into_iter().fold(phrase(whole.id.clone()), |phrase, (name, value)| phrase.set(name, value)))
}

fn read(texts: &[&str]) -> (Vec<Sentence>, Vec<Named>) {
    let mut sentences: BTreeMap<String, Sentence> = BTreeMap::new();
    let mut things = BTreeMap::new();
    for text in texts {
        let resource = parser::parse(*text).expect("it can be read");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let mut add = |id: String, pattern: &Pattern<&str>| {
                let mut variables = Variables::new();
                of_pattern(pattern, &mut variables);
                sentences.insert(id.clone(), Sentence { id, variables });
            };
            message.value.iter().for_each(|value| add(id.to_owned(), value));
            let mut forms = BTreeSet::new();
            for Attribute { id: form, value } in &message.attributes {
                add(format!("{id}.{}", form.name), value);
                forms.insert(form.name.to_owned());
            }
            if let Some(thing) = thing(id) {
                things.insert(id.to_owned(), Named { thing, forms });
            }
        }
    }
    (sentences.into_values().collect(), things.into_values().collect())
}

/// The thing that a message is the name of.
fn thing(message: &str) -> Option<Phrase> {
    let (kind, id) = message.split_once('-')?;
    let id = id.to_owned().into();
    match kind {
        "card" => Some(Phrase::Card(id)),
        "place" => Some(Phrase::Place(id)),
        "noun" => Some(Phrase::Noun(id)),
        _ => None,
    }
}

/// The variables that a message must be given, each with the forms that it asks of it.
fn wanted(sentence: &Sentence, things: &[Named]) -> BTreeMap<String, BTreeSet<String>> {
    let forms: BTreeSet<&str> = things.iter().flat_map(|named| &named.forms).map(String::as_str).collect();
    let of_thing = |name: &str| {
        let (of, form) = name.rsplit_once('-')?;
        (["you", "again", "initial"].contains(&form) || forms.contains(form)).then(|| (of.to_owned(), form.to_owned()))
    };
    let mut asked: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for name in sentence.variables.keys() {
        let (of, form) = of_thing(name).map_or_else(|| (name.clone(), None), |(of, form)| (of, Some(form)));
        asked.entry(of).or_default().extend(form);
    }
    asked
}

fn of(sentence: &Sentence, things: &[Named]) -> Vec<Phrase> {
    let asked = wanted(sentence, things);
    let none = BTreeSet::new();
    let values: Vec<(String, Vec<Phrase>)> = asked
        .into_iter()
        .map(|(name, forms)| {
            let variants = sentence.variables.get(&name).unwrap_or(&none);
            let values = values(&forms, variants, things);
            assert!(
                !values.is_empty(),
                "'{}': nothing has the forms that ${name} is asked for: {forms:?}",
                sentence.id
            );
            (name, values)
        })
        .collect();
    let all: usize = values.iter().map(|(_, values)| values.len()).product();
    let chosen: Vec<Vec<usize>> = if all <= MOST { every(&values) } else { one_at_a_time(&values) };
    let make = |choice: Vec<usize>| {
        let given = values.iter().zip(choice);
        given.fold(phrase(sentence.id.clone()), |phrase, ((name, values), at)| {
            phrase.set(name.clone(), values[at].clone())
        })
    };
    chosen.into_iter().map(make).collect()
}

/// What is tried for a variable whose thing is asked for these forms and that chooses between these variants.
fn values(forms: &BTreeSet<String>, variants: &BTreeSet<String>, things: &[Named]) -> Vec<Phrase> {
    if forms.contains("you") {
        return (0..6).map(|seat| Phrase::Seat(Seat(seat))).collect();
    }
    let letter = forms.contains("initial");
    let forms: BTreeSet<String> = forms.iter().filter(|form| *form != "initial").cloned().collect();
    if letter && forms.is_empty() {
        let seats = (0..6).map(|seat| Phrase::Seat(Seat(seat)));
        return seats.chain(["Élan", "8", "Hôtel", "?"].map(text)).collect();
    }
    if !forms.is_empty() {
        let needs = |form: &String| if form == "again" { "short".to_owned() } else { form.clone() };
        let fits = |named: &&Named| forms.iter().all(|form| named.forms.contains(&needs(form)));
        return things.iter().filter(fits).map(|named| named.thing.clone()).collect();
    }
    let counts = |variant: &String| {
        variant.parse::<i64>().is_ok() || ["one", "few", "many", "other"].contains(&variant.as_str())
    };
    if variants.is_empty() {
        let mut values = vec![
            Phrase::Number(1_234_567),
            Phrase::Number(-3),
            text("Anna { $x }"),
            Phrase::Seat(Seat(0)),
            Phrase::Seat(Seat(5)),
            cards(2),
            and(vec![Phrase::Seat(Seat(1)), Phrase::Number(1000), text("Bo")]),
            commas(Vec::new()),
            Phrase::Nothing,
        ];
        let kinds: [fn(&Phrase) -> bool; 3] = [
            |thing| matches!(thing, Phrase::Card(_)),
            |thing| matches!(thing, Phrase::Place(_)),
            |thing| matches!(thing, Phrase::Noun(_)),
        ];
        values.extend(
            kinds.iter().filter_map(|is| things.iter().map(|named| &named.thing).find(|thing| is(thing)).cloned()),
        );
        values
    } else if variants.iter().any(counts) {
        let named = variants.iter().filter_map(|variant| variant.parse().ok());
        named.chain([0, 1, 2, 5, 11, 21, 1000, -1]).map(Phrase::Number).collect()
    } else {
        variants.iter().map(|variant| Phrase::Case(variant.clone().into())).collect()
    }
}

/// Every value with every other.
fn every(values: &[(String, Vec<Phrase>)]) -> Vec<Vec<usize>> {
    values.iter().fold(vec![Vec::new()], |chosen, (_, values)| {
        let longer =
            |choice: &Vec<usize>| (0..values.len()).map(|at| [choice.as_slice(), &[at]].concat()).collect::<Vec<_>>();
        chosen.iter().flat_map(longer).collect()
    })
}

/// Every value of one variable, with the first ones of the others.
fn one_at_a_time(values: &[(String, Vec<Phrase>)]) -> Vec<Vec<usize>> {
    let first = vec![0; values.len()];
    let changed = |variable: usize, at: usize| {
        let mut choice = first.clone();
        choice[variable] = at;
        choice
    };
    let numbers = values.iter().enumerate();
    numbers
        .flat_map(|(variable, (_, values))| (0..values.len()).map(move |at| (variable, at)))
        .map(|(v, at)| changed(v, at))
        .collect()
}

fn of_pattern(pattern: &Pattern<&str>, into: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, into);
        }
    }
}

fn of_expression(expression: &Expression<&str>, into: &mut Variables) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, &[], into),
        Expression::Select { selector, variants } => {
            use fluent_syntax::ast::VariantKey::{Identifier, NumberLiteral};
            let keys: Vec<&str> = variants
                .iter()
                .map(|variant| match variant.key {
                    Identifier { name } => name,
                    NumberLiteral { value } => value,
                })
                .collect();
            of_inline(selector, &keys, into);
            variants.iter().for_each(|variant| of_pattern(&variant.value, into));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, keys: &[&str], into: &mut Variables) {
    let mut of_call = |CallArguments { positional, named }: &CallArguments<&str>| {
        positional.iter().chain(named.iter().map(|named| &named.value)).for_each(|one| of_inline(one, keys, into));
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            into.entry(id.name.to_owned()).or_default().extend(keys.iter().map(|key| (*key).to_owned()));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, into),
        InlineExpression::FunctionReference { arguments, .. } => of_call(arguments),
        InlineExpression::TermReference { arguments, .. } => arguments.iter().for_each(of_call),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}
