//! What other languages ask of the words around them. The page has the same cases (`web/tests/phrases.test.ts`).

use std::sync::Arc;

use fluent_bundle::FluentResource;
use tabletop::Seat;

use crate::phrase::{Join, Phrase, phrase};
use crate::{Reader, Voice};

fn said(words: &str, phrase: &Phrase, names: &[&str]) -> String {
    let resource = FluentResource::try_new(words.to_owned()).unwrap();
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let reader = Reader { names: &names, ..Reader::NOBODY };
    Voice::new("fr", &[Arc::new(resource)]).say(phrase, &reader).to_string()
}

const FRENCH: &str = "
place-brig = Cellule
    .to = en Cellule
    .gender = f
effect-discard = défaussez { $count } cartes
    .may = défausser { $count } cartes
    .then = { $count } cartes sont défaussées
effect-go = allez { $where-to }
    .may = aller { $where-to }
offer = Vous pouvez { $effects-may }.
closed = { $where } est { $where-gender ->
    [f] fermée
   *[m] fermé
}.
turn = C’est le tour { $seat-initial ->
    [a] d’
    [e] d’
    [i] d’
    [o] d’
    [u] d’
   *[other] de{\" \"}
}{ $seat }.
list-and = { $list } et { $item }
list-comma = { $list }, { $item }
";

#[test]
fn an_effect_has_the_forms_that_sentences_ask_for() {
    let effects = [
        phrase("effect-discard").set("count", 2),
        Phrase::Nothing,
        phrase("effect-go").set("where", Phrase::Place("brig".into())),
    ];
    let offer = phrase("offer").set("effects", Phrase::List(Join::And, effects.to_vec()));
    assert_eq!(said(FRENCH, &offer, &[]), "Vous pouvez défausser 2 cartes et aller en Cellule.");
    assert_eq!(said(FRENCH, &effects[0], &[]), "défaussez 2 cartes");
}

#[test]
fn words_agree_with_the_gender_of_a_thing() {
    let closed = phrase("closed").set("where", Phrase::Place("brig".into()));
    assert_eq!(said(FRENCH, &closed, &[]), "Cellule est fermée.");
}

#[test]
fn words_change_before_the_letter_that_follows() {
    let names = ["Ana", "Marc", "Hélène", "Éloi", "Œdipe", "8bit", "?"];
    let turns = ["d’Ana", "de Marc", "d’Hélène", "d’Éloi", "d’Œdipe", "de 8bit", "de ?"];
    for (at, turn) in turns.iter().enumerate() {
        let phrase = phrase("turn").set("seat", Phrase::Seat(Seat(at as u8)));
        assert_eq!(said(FRENCH, &phrase, &names), format!("C’est le tour {turn}."));
    }
    let spanish = "
list-comma = { $list }, { $item }
list-and = { $list } { $item-initial ->
    [i] e
   *[other] y
} { $item }
";
    let and = |items: &[&str]| Phrase::List(Join::And, items.iter().map(|&item| Phrase::Text(item.into())).collect());
    assert_eq!(said(spanish, &and(&["Marc", "Ana", "Inés"]), &[]), "Marc, Ana e Inés");
    assert_eq!(said(spanish, &and(&["Inés", "Ana"]), &[]), "Inés y Ana");
}
