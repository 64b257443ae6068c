//! What can be typed at a server's table besides what [`crate::talk`] knows.

use tabletop::Seat;

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
pub(super) fn word(typed: &str) -> Option<Word<'_>> {
    let typed = typed.trim();
    let (first, rest) = typed.split_once(char::is_whitespace).map_or((typed, ""), |(first, rest)| (first, rest.trim()));
    let seat = |number: &str| number.parse().ok().map(Seat);
    match (first.to_lowercase().as_str(), rest) {
        ("say", text) => Some(Word::Say(text)),
        ("seats" | "who", "") => Some(Word::Seats),
        ("start", "") => Some(Word::Start),
        ("leave", "") => Some(Word::Leave),
        ("yes", "") => Some(Word::Vote(true)),
        ("no", "") => Some(Word::Vote(false)),
        ("abort", "") => Some(Word::Abort),
        ("hold", "") => Some(Word::Hold),
        ("claim" | "claims", "") => Some(Word::Claims),
        ("claim", number) => number.parse().ok().map(Word::Claim),
        ("away", "") => Some(Word::Away(true)),
        ("back", "") => Some(Word::Away(false)),
        ("hint", "") => Some(Word::Hint),
        ("rematch", "") => Some(Word::Rematch),
        ("open", number) => seat(number).map(Word::Open),
        ("bot", rest) => match rest.split_once(char::is_whitespace) {
            Some((number, level)) => seat(number).map(|seat| Word::Bot(seat, Some(level.trim()))),
            None => seat(rest).map(|seat| Word::Bot(seat, None)),
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_means_what_a_person_would_expect() {
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
            assert_eq!(word(typed), means, "{typed:?}");
        }
    }
}
