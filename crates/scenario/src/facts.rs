//! Facts: what an expectation can say of the table, of a seat, or of what somebody sees of them.

use crate::text::{self, Unclear, first_word, list_of, name_of, say_list};

/// Reads one thing of a list and says it in the one way in which facts say it.
pub(crate) type Reader = fn(&str) -> Result<String, Unclear>;

/// A fact that a game knows by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FactName<F> {
    pub(crate) name: &'static str,
    pub(crate) fact: F,
    pub(crate) shape: Shape,
}

/// A fact and what is expected of it. Nothing if no fact has that name.
pub(crate) fn read<F: Copy>(facts: &[FactName<F>], text: &str) -> Option<Result<(F, Wanted), Unclear>> {
    let (name, rest) = first_word(text);
    let named = facts.iter().find(|fact| fact.name == name)?;
    Some(named.shape.read(rest).map(|wanted| (named.fact, wanted)))
}

/// The complaint about what is neither one of these forms nor a fact, with what may have been meant.
pub(crate) fn unknown<F>(text: &str, forms: &str, what: &str, facts: &[FactName<F>]) -> Unclear {
    let all: Vec<&str> = facts.iter().map(|fact| fact.name).collect();
    let expected = format!("{forms}{what}: {}", all.join(", "));
    // Forms stand between backticks; a misspelt one is guessed as a fact is.
    let words = forms.split('`').skip(1).step_by(2);
    let guess = name_of(first_word(text).0, &expected, words.chain(all)).err();
    Unclear::new(guess.map_or(expected, |unclear| unclear.expected), text)
}

/// What a fact is told in.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    Number,
    /// One word.
    Word(Reader),
    /// Things in any order.
    Bag(Reader),
    /// Things in their order.
    Row(Reader),
    /// The first things of a row; what follows may be anything.
    Front(Reader),
}

/// What an expectation says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Number(i64),
    Word(String),
    Count(usize),
    /// So many, and the viewer does not see which.
    Hidden(usize),
    Bag(Vec<String>),
    Row(Vec<String>),
    Front(Vec<String>),
    Has(Vec<String>),
    HasNo(Vec<String>),
}

/// What is so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Number(i64),
    Word(String),
    Things(Vec<String>),
    /// So many things that the viewer does not see.
    Hidden(usize),
    /// The viewer does not see it at all.
    Unseen,
}

impl Shape {
    /// Reads what is expected of a fact of this shape: a number of things, `hidden` and their number, the things, `has ...`
    /// or `has no ...`.
    pub(crate) fn read(self, text: &str) -> Result<Wanted, Unclear> {
        let signed = |what: &str| text.parse().map_err(|_| Unclear::new(what, text));
        let reader = match self {
            Self::Number => return signed("a number").map(Wanted::Number),
            Self::Word(reader) => return reader(text).map(Wanted::Word),
            Self::Bag(reader) | Self::Row(reader) | Self::Front(reader) => reader,
        };
        if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
            return text::number(text, "how many", 1000).map(|count| Wanted::Count(count as usize));
        }
        if let ("hidden", rest) = first_word(text) {
            return text::number(rest, "how many are hidden", 1000).map(|count| Wanted::Hidden(count as usize));
        }
        if let ("has", rest) = first_word(text) {
            return match first_word(rest) {
                ("no", rest) => list_of(rest, reader).map(Wanted::HasNo),
                _ => list_of(rest, reader).map(Wanted::Has),
            };
        }
        let things = list_of(text, reader)?;
        Ok(match self {
            Self::Row(_) => Wanted::Row(things),
            Self::Front(_) => Wanted::Front(things),
            Self::Number | Self::Word(_) | Self::Bag(_) => Wanted::Bag(things),
        })
    }
}

impl Wanted {
    pub(crate) fn say(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word.clone(),
            Self::Count(count) => count.to_string(),
            Self::Hidden(count) => format!("{count}, and which is hidden"),
            Self::Bag(things) | Self::Row(things) | Self::Front(things) => say_list(things),
            Self::Has(things) => format!("has {}", say_list(things)),
            Self::HasNo(things) => format!("has no {}", say_list(things)),
        }
    }

    /// What is found instead, if it is not as expected.
    pub(crate) fn differs(&self, found: &Found) -> Option<String> {
        let things = match found {
            Found::Number(number) => return (*self != Self::Number(*number)).then(|| number.to_string()),
            Found::Word(word) => return (*self != Self::Word(word.clone())).then(|| word.clone()),
            Found::Unseen => return Some("hidden".to_owned()),
            Found::Hidden(count) => {
                let fits = *self == Self::Count(*count) || *self == Self::Hidden(*count);
                return (!fits).then(|| format!("{count}, and which is hidden"));
            }
            Found::Things(things) => things,
        };
        let said = say_list(things);
        match self {
            Self::Number(_) | Self::Word(_) | Self::Hidden(_) => Some(said),
            Self::Count(count) => (*count != things.len()).then(|| format!("{}: {said}", things.len())),
            Self::Bag(wanted) => {
                let (missing, besides) = (lacking(wanted, things), lacking(things, wanted));
                (!missing.is_empty() || !besides.is_empty()).then(|| with_difference(&said, &missing, &besides))
            }
            Self::Row(wanted) => (wanted != things).then(|| {
                let (missing, besides) = (lacking(wanted, things), lacking(things, wanted));
                with_difference(&said, &missing, &besides)
            }),
            Self::Front(wanted) => {
                let front = &things[..wanted.len().min(things.len())];
                (wanted != front).then(|| say_list(front))
            }
            Self::Has(wanted) => {
                let missing = lacking(wanted, things);
                (!missing.is_empty()).then(|| with_difference(&said, &missing, &[]))
            }
            Self::HasNo(unwanted) => {
                // A card that has a good, `gem-world*`, is there all the same.
                let is =
                    |thing: &String, unwanted: &str| thing == unwanted || thing.strip_suffix('*') == Some(unwanted);
                let there: Vec<&str> = unwanted
                    .iter()
                    .filter(|unwanted| things.iter().any(|thing| is(thing, unwanted)))
                    .map(String::as_str)
                    .collect();
                (!there.is_empty()).then(|| format!("{said} (with {})", say_list(&there)))
            }
        }
    }
}

/// What of `wanted` is not in `there`, counting copies.
fn lacking<'a>(wanted: &'a [String], there: &[String]) -> Vec<&'a str> {
    let mut left: Vec<&String> = there.iter().collect();
    let mut missing = Vec::new();
    for thing in wanted {
        match left.iter().position(|other| *other == thing) {
            Some(at) => drop(left.remove(at)),
            None => missing.push(thing.as_str()),
        }
    }
    missing
}

fn with_difference(said: &str, missing: &[&str], besides: &[&str]) -> String {
    let parts: Vec<String> = [("missing", missing), ("not expected", besides)]
        .into_iter()
        .filter(|(_, things)| !things.is_empty())
        .map(|(what, things)| format!("{what}: {}", say_list(things)))
        .collect();
    if parts.is_empty() { format!("{said} (in another order)") } else { format!("{said} ({})", parts.join("; ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn any(text: &str) -> Result<String, Unclear> {
        Ok(text.to_owned())
    }

    #[test]
    fn expectations_of_lists() {
        let found = Found::Things(["b", "a", "a"].map(str::to_owned).to_vec());
        let differs = |shape: Shape, text: &str| shape.read(text).unwrap().differs(&found);
        for (shape, text, found) in [
            (Shape::Bag(any), "a, b, a", None),
            (Shape::Bag(any), "a, b", Some("b, a, a (not expected: a)")),
            (Shape::Bag(any), "a, b, c", Some("b, a, a (missing: c; not expected: a)")),
            (Shape::Bag(any), "-", Some("b, a, a (not expected: b, a, a)")),
            (Shape::Bag(any), "3", None),
            (Shape::Bag(any), "2", Some("3: b, a, a")),
            (Shape::Bag(any), "has a, b", None),
            (Shape::Bag(any), "has c", Some("b, a, a (missing: c)")),
            (Shape::Bag(any), "has no c", None),
            (Shape::Bag(any), "has no c, a", Some("b, a, a (with a)")),
            (Shape::Row(any), "b, a, a", None),
            (Shape::Row(any), "a, b, a", Some("b, a, a (in another order)")),
            (Shape::Front(any), "b, a", None),
            (Shape::Front(any), "a", Some("b")),
        ] {
            assert_eq!(differs(shape, text).as_deref(), found, "{text}");
        }
        assert_eq!(Shape::Bag(any).read("4").unwrap().differs(&Found::Hidden(4)), None);
        assert_eq!(Shape::Bag(any).read("hidden 4").unwrap().differs(&Found::Hidden(4)), None);
        let which = Shape::Bag(any).read("a").unwrap().differs(&Found::Hidden(1));
        assert_eq!(which.as_deref(), Some("1, and which is hidden"));
        let good = Found::Things(vec!["a*".to_owned()]);
        assert_eq!(Shape::Bag(any).read("has no a").unwrap().differs(&good).as_deref(), Some("a* (with a)"));
        // Three things that are seen are not hidden.
        assert_eq!(differs(Shape::Bag(any), "hidden 3").as_deref(), Some("b, a, a"));
    }
}
