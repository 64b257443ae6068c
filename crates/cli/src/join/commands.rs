//! What can be typed at a server's table besides what [`crate::talk`] knows.

use bots::Botted;
use tabletop::Seat;
use words::Words;

use crate::levels::level_name;
use crate::talk::{after, is};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    Say(&'a str),
    /// Who sits where, and how the table stands.
    Seats,
    Start,
    Leave,
    /// A computer player on a seat; of the usual level if none is named.
    Bot(Seat, Option<&'a str>),
    /// A seat for whoever comes.
    Open(Seat),
    Vote(bool),
    Abort,
    Hold,
    /// What can be said.
    Claims,
    /// To say it, by its number.
    Claim(usize),
    /// Leaves the seat to the computer for a while, or comes back.
    Away(bool),
    Hint,
    Rematch,
}

/// None of these words: it is about the game.
pub(super) fn word<'t, G: Botted>(words: &Words, typed: &'t str) -> Option<Word<'t>> {
    let plain = [
        ("type-seats", Word::Seats),
        ("type-start", Word::Start),
        ("type-leave", Word::Leave),
        ("type-yes", Word::Vote(true)),
        ("type-no", Word::Vote(false)),
        ("type-abort", Word::Abort),
        ("type-hold", Word::Hold),
        ("type-claims", Word::Claims),
        ("type-claim", Word::Claims),
        ("type-away", Word::Away(true)),
        ("type-back", Word::Away(false)),
        ("type-hint", Word::Hint),
        ("type-rematch", Word::Rematch),
    ];
    if let Some((_, word)) = plain.into_iter().find(|(id, _)| is(words, id, typed)) {
        return Some(word);
    }
    let seat = |number: &str| number.parse().ok().map(Seat);
    if let Some(text) = after(words, "type-say", typed) {
        return Some(Word::Say(text));
    }
    if let Some(number) = after(words, "type-claim", typed) {
        return number.parse().ok().map(Word::Claim);
    }
    if let Some(number) = after(words, "type-open", typed) {
        return seat(number).map(Word::Open);
    }
    let rest = after(words, "type-bot", typed)?;
    match rest.split_once(char::is_whitespace) {
        Some((number, level)) => seat(number).map(|seat| Word::Bot(seat, Some(level_of::<G>(words, level.trim())))),
        None => seat(rest).map(|seat| Word::Bot(seat, None)),
    }
}

/// A level by its name in the language, or as it was typed.
fn level_of<'t, G: Botted>(words: &Words, typed: &'t str) -> &'t str {
    let named = |level: &&str| words::plain(&level_name(words, level)) == words::plain(typed);
    G::BOTS.iter().copied().find(named).unwrap_or(typed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_means_what_a_person_would_expect() {
        let words = Words::english();
        for (typed, means) in [
            ("say  hello there ", Some(Word::Say("hello there"))),
            ("SAY", Some(Word::Say(""))),
            ("who", Some(Word::Seats)),
            ("start", Some(Word::Start)),
            ("start now", None),
            ("yes", Some(Word::Vote(true))),
            ("No ", Some(Word::Vote(false))),
            ("bot 2", Some(Word::Bot(Seat(2), None))),
            ("bot 2 hard", Some(Word::Bot(Seat(2), Some("hard")))),
            ("bot 1 Skilled", Some(Word::Bot(Seat(1), Some("skilled")))),
            ("bot me", None),
            ("open 1", Some(Word::Open(Seat(1)))),
            ("open", None),
            ("claims", Some(Word::Claims)),
            ("claim 12", Some(Word::Claim(12))),
            ("claim that", None),
            ("away", Some(Word::Away(true))),
            ("back", Some(Word::Away(false))),
            ("1", None),
            ("", None),
            ("saying", None),
        ] {
            assert_eq!(word::<race::Race>(&words, typed), means, "{typed:?}");
        }
    }

    #[test]
    fn every_languages_own_words_are_understood() {
        for language in Words::LANGUAGES {
            let words = Words::new(language).unwrap();
            for (id, rest, means) in [
                ("type-say", " ¿Qué?", Word::Say("¿Qué?")),
                ("type-seats", "", Word::Seats),
                ("type-start", "", Word::Start),
                ("type-leave", "", Word::Leave),
                ("type-bot", " 1", Word::Bot(Seat(1), None)),
                ("type-open", " 1", Word::Open(Seat(1))),
                ("type-yes", "", Word::Vote(true)),
                ("type-no", "", Word::Vote(false)),
                ("type-abort", "", Word::Abort),
                ("type-hold", "", Word::Hold),
                ("type-claims", "", Word::Claims),
                ("type-claim", " 3", Word::Claim(3)),
                ("type-away", "", Word::Away(true)),
                ("type-back", "", Word::Away(false)),
                ("type-hint", "", Word::Hint),
                ("type-rematch", "", Word::Rematch),
            ] {
                for typed in words.say(&words::phrase(id)).to_string().split(',') {
                    let typed = format!("{}{rest}", words::bare(typed.trim()));
                    assert_eq!(word::<race::Race>(&words, &typed), Some(means), "{language}: {typed:?}");
                    assert!(
                        matches!(crate::talk::parse(&words, &typed), crate::talk::Command::Pick(_)),
                        "{language}: {typed:?}"
                    );
                }
            }
            for level in <race::Race as Botted>::BOTS {
                let typed = format!("bot 2 {}", level_name(&words, level));
                assert_eq!(
                    word::<race::Race>(&words, &typed),
                    Some(Word::Bot(Seat(2), Some(level))),
                    "{language}: {typed}"
                );
            }
        }
    }
}
