//! Why a computer player did what it did, once that may be told.

use tabletop::Seat;

use crate::{Choice, Phrase, and, commas, phrase, text};

/// An answer that was tried, in shares of one.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    /// How likely its side wins with it.
    pub wins: f32,
    /// How much better it is than the first one, and the error of that; nothing for the first one itself.
    pub gain: Option<(f32, f32)>,
    /// How likely the others see through somebody who hides.
    pub suspected: Option<f32>,
    pub worlds: u32,
}

/// Where the values come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thought {
    /// It tried its answers.
    Tried,
    /// There was nothing to try.
    Plain,
    /// It compares nothing: a stronger player says what the answers are worth.
    Lent,
}

/// What a seat was asked.
pub fn asked(seat: Seat, prompt: Phrase) -> Phrase {
    phrase("why-asked").seat("seat", seat).set("prompt", prompt)
}

/// What was answered: the names of what was picked.
pub fn picked(picked: Vec<Choice>) -> Phrase {
    if picked.is_empty() { phrase("why-nothing") } else { and(picked.into_iter().map(|choice| choice.name).collect()) }
}

/// An answer, and what it was tried for.
pub fn meant(answer: Phrase, then: Phrase) -> Phrase {
    phrase("why-meant").set("answer", answer).set("then", then)
}

pub fn answered(answer: Phrase) -> Phrase {
    phrase("why-answered").set("answer", answer)
}

/// How it came to its answer.
pub fn thought(how: Thought) -> Phrase {
    phrase(match how {
        Thought::Tried => "why-tried",
        Thought::Plain => "why-plain",
        Thought::Lent => "why-lent",
    })
}

/// What it would answer today, where that is something else.
pub fn otherwise(answer: Phrase) -> Phrase {
    phrase("why-otherwise").set("answer", answer)
}

/// What an answer that was tried is worth.
pub fn worth(weighed: &Weighed) -> Phrase {
    let Weighed { wins, gain, suspected, worlds } = *weighed;
    let share = phrase("why-share").set("wins", percent(wins));
    let better = gain
        .map(|(gain, error)| phrase("why-better").set("gain", points(gain, true)).set("error", points(error, false)));
    let seen = suspected.map(|suspected| phrase("why-seen").set("suspected", percent(suspected)));
    let worlds = phrase("why-worlds").set("worlds", i64::from(worlds));
    commas([Some(share), better, seen, Some(worlds)].into_iter().flatten().collect())
}

/// How likely a seat was an enemy in secret, before and after.
pub fn believed(seat: Seat, before: f32, after: f32) -> Phrase {
    phrase("why-belief").seat("seat", seat).set("before", percent(before)).set("after", percent(after))
}

/// How likely a seat seems to be an enemy in secret.
pub fn suspects(seat: Seat, guilt: f32) -> Phrase {
    phrase("why-suspects").seat("seat", seat).set("guilt", percent(guilt))
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

/// Points in per cent, with a tenth.
fn points(share: f32, signed: bool) -> Phrase {
    let tenths = (share * 1000.0).round() as i64;
    let sign = match tenths.signum() {
        -1 => "−",
        1 if signed => "+",
        _ => "",
    };
    phrase("why-points").set("sign", text(sign)).set("whole", tenths.abs() / 10).set("tenth", tenths.abs() % 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reader, Words};

    #[test]
    fn numbers_are_rounded_and_written_as_each_language_does() {
        let weighed = Weighed { wins: 0.4249, gain: Some((-0.0126, 0.0004)), suspected: Some(0.125), worlds: 1 };
        let said = |language: &str| {
            let words = Words::new(language).unwrap();
            words.game("galactica").say(&worth(&weighed), &Reader::NOBODY).to_string()
        };
        assert!(said("en").contains("42%") && said("en").contains("−1.3 ± 0.0"), "{}", said("en"));
        for language in ["fr", "es", "pt-BR", "pt-PT"] {
            assert!(said(language).contains("−1,3 ± 0,0"), "{language}: {}", said(language));
        }
    }
}
