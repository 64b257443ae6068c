//! The clauses about a seat, and about what somebody knows.

use galactica::cards::{Character, Skill};
use galactica::knowledge::Span;
use galactica::position::{HiddenCards, Holding, Knowing, Person};

use super::lines::seat;
use super::names::{character, deck, kind, loyalty, place, quorum, skill, super_crisis};
use crate::names::word;
use crate::text::{Unclear, first_word, list_of, name_of, number, sized, small};

const CLAUSES: &str = "a character, at, hand, loyalty, super-crisis, spent, seen, types, looked or knows";
const PUBLIC_CLAUSES: &str = "seen, types or knows quorum-hand";

/// The clauses of a line, with the words that no second one may begin with.
fn clauses(text: &str) -> Result<Vec<(&str, &str)>, Unclear> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for clause in text.split(';').map(str::trim) {
        let (name, rest) = first_word(clause);
        let name = name.trim_end_matches(':');
        let about = |name: &str, rest| -> String {
            let many = matches!(name, "seen" | "types" | "looked" | "knows");
            let (of, _): (&str, &str) = first_word(rest);
            if many { format!("{name} {}", of.trim_end_matches(':')) } else { name.to_owned() }
        };
        let this = about(name, rest);
        if found.iter().any(|&(name, rest)| about(name, rest) == this) {
            return Err(Unclear::new(format!("`{this}` once in a line"), clause));
        }
        found.push((name, rest));
    }
    Ok(found)
}

/// `starbuck; at front; hand repair 1, executive-order 2`.
pub(super) fn read(person: &mut Person, text: &str) -> Result<(), Unclear> {
    for (name, rest) in clauses(text)? {
        match name {
            "at" => person.place = Some(place(rest)?),
            "hand" => {
                let (size, named) = sized(rest)?;
                person.hand = Holding { size, named: list_of(named, kind)? };
            }
            "loyalty" => {
                let mut hidden = Vec::new();
                for (card, shown) in list_of(rest, face_up)? {
                    if shown { person.shown.push(card) } else { hidden.push(card) }
                }
                person.loyalty = Some(hidden);
            }
            "super-crisis" => person.super_crisis = Some(super_crisis(rest)?),
            "spent" if rest.is_empty() => person.spent = true,
            "seen" | "types" | "looked" | "knows" => knowing(&mut person.knows, name, rest)?,
            _ if rest.is_empty() && person.character.is_some() && character(name).is_ok() => {
                return Err(Unclear::new("one character for a seat", name));
            }
            _ if rest.is_empty() => {
                person.character = Some(character(name).map_err(|_| unknown(name))?);
            }
            _ => return Err(unknown(&format!("{name} {rest}"))),
        }
    }
    Ok(())
}

/// Neither a clause nor a character; what may have been meant.
fn unknown(text: &str) -> Unclear {
    let names: Vec<String> = Character::all().map(word).collect();
    let all = names.iter().map(String::as_str).chain(CLAUSES.split(", ").flat_map(|part| part.split(" or ")));
    let name = first_word(text).0;
    let expected = name_of(name, CLAUSES, all).err().map_or_else(|| CLAUSES.to_owned(), |unclear| unclear.expected);
    Unclear::new(expected, text.trim())
}

/// What everybody knows.
pub(super) fn read_public(public: &mut Knowing, text: &str) -> Result<(), Unclear> {
    for (name, rest) in clauses(text)? {
        match (name, first_word(rest).0) {
            ("seen" | "types", _) | ("knows", "quorum-hand") => knowing(public, name, rest)?,
            _ => return Err(Unclear::new(PUBLIC_CLAUSES, &format!("{name} {rest}"))),
        }
    }
    Ok(())
}

/// `cylon-brig`, face up `cylon-brig*`.
fn face_up(text: &str) -> Result<(galactica::cards::Loyalty, bool), Unclear> {
    let (name, shown) = text.strip_suffix('*').map_or((text, false), |name| (name, true));
    Ok((loyalty(name)?, shown))
}

fn knowing(knows: &mut Knowing, name: &str, rest: &str) -> Result<(), Unclear> {
    if name == "knows" {
        return knows_places(knows, rest);
    }
    let form = || Unclear::new(format!("`{name} SEAT: ...`"), &format!("{name} {rest}"));
    let (of, what) = rest.split_once(':').ok_or_else(form)?;
    match name {
        // Three were seen, one of them may be gone: `seen 1 less 1: a, b, c`.
        "seen" => {
            let (of, less) = first_word(of);
            let left = match first_word(less) {
                ("", _) => 0,
                ("less", count) => small(count, "how many may have left")?,
                _ => return Err(Unclear::new("`seen SEAT: ...` or `seen SEAT less N: ...`", rest)),
            };
            knows.seen.push((hidden(of)?, list_of(what, kind)?, left));
        }
        "types" => knows.types.push((hidden(of)?, span(what)?)),
        _ => knows.loyalty.push((seat(of)?, list_of(what, loyalty)?)),
    }
    Ok(())
}

/// `crisis 1, 2`: places from the top; `civilians 0`; `quorum-hand arrest-order`.
fn knows_places(knows: &mut Knowing, text: &str) -> Result<(), Unclear> {
    match first_word(text) {
        ("civilians", ships) => {
            knows.civilians = list_of(ships, |ship| small(ship, "the place of a ship in the list"))?;
        }
        ("quorum-hand", cards) => knows.quorum = list_of(cards, quorum)?,
        (name, places) => {
            let from_top = |text: &str| {
                let place = number(text, "a place from the top, counted from 1", 100)?;
                place.checked_sub(1).map(|place| place as u8).ok_or_else(|| Unclear::new("a place from 1 on", text))
            };
            knows.piles.push((deck(name)?, list_of(places, from_top)?));
        }
    }
    Ok(())
}

fn hidden(text: &str) -> Result<HiddenCards, Unclear> {
    if text.trim() == "destiny" { Ok(HiddenCards::Destiny) } else { seat(text).map(HiddenCards::Hand) }
}

/// `politics 1, tactics 0-2`: bounds on the types; the others are not there.
fn span(text: &str) -> Result<Span, Unclear> {
    let mut span = Span::default();
    for (skill, lo, hi) in list_of(text, bounds)? {
        (span.lo[skill.index()], span.hi[skill.index()]) = (lo, hi);
    }
    Ok(span)
}

/// How many of a type: `politics 2`, `politics 0-2`.
pub(super) fn bounds(text: &str) -> Result<(Skill, u8, u8), Unclear> {
    let (name, count) = first_word(text);
    let (lo, hi) = count.split_once('-').unwrap_or((count, count));
    let (lo, hi) = (small(lo, "how many of a type")?, small(hi, "how many of a type")?);
    if lo > hi {
        return Err(Unclear::new("the smaller number first", text));
    }
    Ok((skill(name)?, lo, hi))
}
