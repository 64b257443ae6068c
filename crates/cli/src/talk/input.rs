//! What a line typed at a prompt means.

use words::Words;

use super::typed::{after, is};

/// One thing picked, as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meant<'a> {
    Nothing,
    Number(usize),
    /// The start of an option's name.
    Name(&'a str),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    Empty,
    Help,
    Explain(&'a str),
    Table,
    /// One's own cards.
    Hand,
    Log(usize),
    /// Show the question again.
    Again,
    Undo,
    /// The standing orders; or away with one's own, back to those in force without any.
    Orders,
    ClearOrders,
    /// A standing order.
    Always(&'a str),
    SaveWhere,
    Save(String),
    Quit,
    Pick(Vec<Meant<'a>>),
}

/// How many lines `log` shows if no number is given.
const LOG: usize = 20;

pub(crate) fn parse<'t>(words: &Words, typed: &'t str) -> Command<'t> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Command::Empty;
    }
    if let Some(what) = typed.strip_prefix('?') {
        let what = what.trim();
        return if what.is_empty() { Command::Help } else { Command::Explain(what) };
    }
    let is = |id| is(words, id, typed);
    let after = |id| after(words, id, typed);
    match after("type-help") {
        Some("") => return Command::Help,
        Some(what) => return Command::Explain(what),
        None => {}
    }
    match after("type-log") {
        Some("") => return Command::Log(LOG),
        Some(count) => {
            if let Ok(count) = count.parse() {
                return Command::Log(count);
            }
        }
        None => {}
    }
    match after("type-orders") {
        Some("") => return Command::Orders,
        Some(rest) if super::typed::is(words, "type-clear", rest) => return Command::ClearOrders,
        Some(_) | None => {}
    }
    match after("type-save") {
        Some("") => return Command::SaveWhere,
        Some(path) => return Command::Save(path.to_owned()),
        None => {}
    }
    if let Some(order) = after("type-always") {
        return Command::Always(order);
    }
    if is("type-nothing") || matches!(typed, "-" | "0") {
        return Command::Pick(vec![Meant::Nothing]);
    }
    let plain = [
        ("type-table", Command::Table),
        ("type-hand", Command::Hand),
        ("type-options", Command::Again),
        ("type-undo", Command::Undo),
        ("type-quit", Command::Quit),
    ];
    if let Some((_, command)) = plain.into_iter().find(|(id, _)| is(id)) {
        return command;
    }
    Command::Pick(picks(typed))
}

/// Parted by commas: names, or numbers, which spaces part as well.
fn picks(typed: &str) -> Vec<Meant<'_>> {
    let mut picks = Vec::new();
    for part in typed.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match part.split_whitespace().map(number).collect::<Option<Vec<_>>>() {
            Some(numbers) => picks.extend(numbers.into_iter().map(Meant::Number)),
            None => picks.push(Meant::Name(part)),
        }
    }
    picks
}

/// Digits alone: "+1" is part of a name here.
fn number(word: &str) -> Option<usize> {
    word.parse().ok().filter(|_| word.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_means_what_a_person_would_expect() {
        use Command::{Empty, Explain, Hand, Help, Log, Pick, Quit, Save, SaveWhere, Table, Undo};
        use Meant::{Name, Nothing, Number};
        let words = Words::english();
        for (typed, means) in [
            ("  \n", Empty),
            ("?", Help),
            (" ? 2 ", Explain("2")),
            ("?gem world", Explain("gem world")),
            ("help develop", Explain("develop")),
            ("TABLE", Table),
            ("hand", Hand),
            ("log", Log(20)),
            ("log 5", Log(5)),
            ("undo", Undo),
            ("orders", Command::Orders),
            ("orders clear", Command::ClearOrders),
            ("orders usual", Command::ClearOrders),
            ("always play if hit", Command::Always("play if hit")),
            ("save", SaveWhere),
            ("save my game.starboard", Save("my game.starboard".to_owned())),
            ("q", Quit),
            ("0", Pick(vec![Nothing])),
            ("-", Pick(vec![Nothing])),
            ("3", Pick(vec![Number(3)])),
            ("1 3,4", Pick(vec![Number(1), Number(3), Number(4)])),
            ("Explore", Pick(vec![Name("Explore")])),
            ("2, gem world", Pick(vec![Number(2), Name("gem world")])),
            ("Explore +1, +1", Pick(vec![Name("Explore +1"), Name("+1")])),
            ("gem world, comet", Pick(vec![Name("gem world"), Name("comet")])),
            ("log lots", Pick(vec![Name("log lots")])),
            (",", Pick(vec![])),
        ] {
            assert_eq!(parse(&words, typed), means, "{typed:?}");
        }
    }

    /// In every language each word means one thing, with and without accents and capitals, and the English ones mean the same.
    #[test]
    fn every_languages_own_words_are_understood() {
        type Means = (&'static str, &'static str, fn(&Command<'_>) -> bool);
        let means: [Means; 12] = [
            ("type-help", "", |is| matches!(is, Command::Help)),
            ("type-table", "", |is| matches!(is, Command::Table)),
            ("type-hand", "", |is| matches!(is, Command::Hand)),
            ("type-log", " 7", |is| matches!(is, Command::Log(7))),
            ("type-options", "", |is| matches!(is, Command::Again)),
            ("type-undo", "", |is| matches!(is, Command::Undo)),
            ("type-orders", "", |is| matches!(is, Command::Orders)),
            ("type-orders", " clear", |is| matches!(is, Command::ClearOrders)),
            ("type-always", " x", |is| matches!(is, Command::Always("x"))),
            ("type-save", " a b", |is| matches!(is, Command::Save(path) if path == "a b")),
            ("type-quit", "", |is| matches!(is, Command::Quit)),
            ("type-nothing", "", |is| matches!(is, Command::Pick(picked) if *picked == [Meant::Nothing])),
        ];
        for language in Words::LANGUAGES {
            let words = Words::new(language).unwrap();
            for (id, rest, fits) in means {
                for typed in words.say(&words::phrase(id)).to_string().split(',') {
                    for typed in [typed.trim().to_owned(), typed.trim().to_uppercase(), words::bare(typed.trim())] {
                        let typed = format!(" {typed}{rest}");
                        assert!(fits(&parse(&words, &typed)), "{language}: {typed:?}: {:?}", parse(&words, &typed));
                    }
                }
            }
        }
    }
}
