//! Phrases as JSON, there and back.

use serde_json::{Value, json};
use tabletop::Seat;

use crate::phrase::{Phrase, and, cards, commas, or, phrase, semicolons, sentences, text};

#[test]
fn a_phrase_is_small_json_and_comes_back() {
    let card = || Phrase::Card("gem-world".into());
    for (said, wire) in [
        (Phrase::Nothing, Value::Null),
        (phrase("gain-nothing"), json!(["gain-nothing"])),
        (phrase("term-round.text"), json!(["term-round.text"])),
        (
            phrase("event-drew").seat("seat", Seat(1)).set("cards", cards(3)).set("cause", Phrase::Nothing),
            json!(["event-drew", {"seat": {"seat": 1}, "cards": ["cards", {"count": 3}], "cause": null}]),
        ),
        (Phrase::from(-7_i8), json!(-7)),
        (Phrase::from(true), json!("yes")),
        (text("yes"), json!({"text": "yes"})),
        (card(), json!({"card": "gem-world"})),
        (Phrase::Place("area-front".into()), json!({"place": "area-front"})),
        (Phrase::Noun("good-rare".into()), json!({"noun": "good-rare"})),
        (and(vec![card(), Phrase::Seat(Seat(0))]), json!({"and": [{"card": "gem-world"}, {"seat": 0}]})),
        (or(vec![]), json!({"or": []})),
        (commas(vec![card()]), json!({"commas": [{"card": "gem-world"}]})),
        (semicolons(vec![Phrase::from(1_u8)]), json!({"semicolons": [1]})),
        (sentences(vec![phrase("a"), phrase("b")]), json!({"sentences": [["a"], ["b"]]})),
    ] {
        assert_eq!(serde_json::to_value(&said).unwrap(), wire);
        // Not by way of a value, which sorts the variables.
        let text = serde_json::to_string(&said).unwrap();
        assert_eq!(serde_json::from_str::<Phrase>(&text).unwrap(), said);
    }
    let bad = [json!([]), json!([1]), json!(["a", {}, 1]), json!({}), json!({"card": 1}), json!(1.5), json!(true)];
    for wrong in bad.into_iter().chain([json!({"goat": "x"}), json!({"card": "a", "place": "b"})]) {
        assert!(serde_json::from_value::<Phrase>(wrong.clone()).is_err(), "{wrong}");
    }
}
