//! Lines, lists, numbers and names: the parts that every line is made of.

use crate::{Problem, ProblemKind};

/// A line that says something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    /// Without comment and surrounding space.
    pub(crate) text: &'a str,
}

/// A part of a line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unclear {
    pub(crate) expected: String,
    pub(crate) found: String,
}

impl Unclear {
    pub(crate) fn new(expected: impl Into<String>, found: &str) -> Self {
        let found = if found.is_empty() { "nothing".to_owned() } else { format!("`{found}`") };
        Self { expected: expected.into(), found }
    }
}

impl Line<'_> {
    pub(crate) fn problem(&self, kind: ProblemKind, expected: impl Into<String>, found: impl Into<String>) -> Problem {
        Problem { line: self.number, text: self.text.to_owned(), kind, expected: expected.into(), found: found.into() }
    }

    pub(crate) fn unclear(&self, Unclear { expected, found }: Unclear) -> Problem {
        self.problem(ProblemKind::Parse, expected, found)
    }
}

/// The lines of a text that are not empty. `#` starts a comment.
pub(crate) fn lines(text: &str) -> Vec<Line<'_>> {
    let numbered = text
        .lines()
        .enumerate()
        .map(|(index, line)| Line { number: index + 1, text: line.split('#').next().unwrap_or_default().trim() });
    numbered.filter(|line| !line.text.is_empty()).collect()
}

/// `a, b, c`; `-` is the empty list.
pub(crate) fn list(text: &str) -> Result<Vec<&str>, Unclear> {
    let text = text.trim();
    if text == "-" {
        return Ok(Vec::new());
    }
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    if parts.iter().any(|part| part.is_empty()) {
        return Err(Unclear::new("names separated by commas, or `-` for none", text));
    }
    Ok(parts)
}

/// A list whose parts are read one by one.
pub(crate) fn list_of<T>(text: &str, read: impl Fn(&str) -> Result<T, Unclear>) -> Result<Vec<T>, Unclear> {
    list(text)?.into_iter().map(read).collect()
}

/// A number up to `max`, called `what` if it is none.
pub(crate) fn number(text: &str, what: &str, max: u32) -> Result<u32, Unclear> {
    let value = text.trim().parse().ok().filter(|value| *value <= max);
    value.ok_or_else(|| Unclear::new(format!("{what}: a number from 0 to {max}"), text.trim()))
}

/// A number of cards or pieces.
pub(crate) fn small(text: &str, what: &str) -> Result<u8, Unclear> {
    number(text, what, 200).map(|number| number as u8)
}

/// A size and things, `6: a, b`; only a size, `6`; or only things.
pub(crate) fn sized(text: &str) -> Result<(Option<u8>, &str), Unclear> {
    if let Some((size, named)) = text.split_once(':') {
        return Ok((Some(small(size.trim(), "how many")?), named));
    }
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok((Some(small(text, "how many")?), "-"));
    }
    Ok((None, text))
}

/// The name out of `names` that `text` is, or a complaint that guesses which one was meant.
pub(crate) fn name_of<'n>(
    text: &str,
    what: &str,
    names: impl Iterator<Item = &'n str> + Clone,
) -> Result<&'n str, Unclear> {
    let text = text.trim();
    if let Some(name) = names.clone().find(|name| *name == text) {
        return Ok(name);
    }
    let best = names.map(|name| (distance(text, name), name)).min().unwrap_or((usize::MAX, ""));
    // A third of the letters may be wrong. The guess comes first: what follows may be a list of eighty names.
    let guess = best.0.saturating_mul(3) <= text.len();
    let guess = if guess { format!("`{}`, if that is meant; else ", best.1) } else { String::new() };
    Err(Unclear::new(format!("{guess}{what}"), text))
}

/// A key of a line that there is not; `keys` are those that there are, with commas.
pub(crate) fn unknown_key(key: &[&str], keys: &str) -> Unclear {
    let (key, expected) = (key.join(" "), format!("one of these before the `:`: {keys}"));
    name_of(&key, &expected, keys.split(", ")).err().unwrap_or_else(|| Unclear::new(expected, &key))
}

/// How many letters must be put in, left out or replaced to make one word the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, other) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// The first word and the rest.
pub(crate) fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

/// Things as a list reads: `-` for none.
pub(crate) fn say_list<S: AsRef<str>>(things: &[S]) -> String {
    if things.is_empty() {
        return "-".to_owned();
    }
    things.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_name_is_guessed() {
        let names = ["gem-world", "comet-zone"];
        assert_eq!(name_of(" gem-world ", "a card", names.into_iter()), Ok("gem-world"));
        let guess = name_of("gem-wrold", "a card", names.into_iter()).unwrap_err();
        assert_eq!(guess.expected, "`gem-world`, if that is meant; else a card");
        assert_eq!(name_of("x", "a card", names.into_iter()).unwrap_err().expected, "a card");
    }

    #[test]
    fn lists_and_lines() {
        assert_eq!(list("-"), Ok(vec![]));
        assert_eq!(list(" a , b"), Ok(vec!["a", "b"]));
        assert!(list("a,,b").is_err() && list("").is_err());
        let lines = lines("# title\n\n  one: 1 # more\n");
        assert_eq!((lines.len(), lines[0].number, lines[0].text), (1, 3, "one: 1"));
    }
}
