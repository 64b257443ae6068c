//! What a line typed at a prompt means.

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

pub(crate) fn parse(typed: &str) -> Command<'_> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Command::Empty;
    }
    if let Some(what) = typed.strip_prefix('?') {
        let what = what.trim();
        return if what.is_empty() { Command::Help } else { Command::Explain(what) };
    }
    let (first, rest) = typed.split_once(char::is_whitespace).map_or((typed, ""), |(first, rest)| (first, rest.trim()));
    match (first.to_lowercase().as_str(), rest) {
        ("help", "") => return Command::Help,
        ("help", what) => return Command::Explain(what),
        ("table" | "t", "") => return Command::Table,
        ("hand" | "h", "") => return Command::Hand,
        ("log" | "l", "") => return Command::Log(LOG),
        ("log" | "l", count) => {
            if let Ok(count) = count.parse() {
                return Command::Log(count);
            }
        }
        ("again" | "options", "") => return Command::Again,
        ("undo" | "u", "") => return Command::Undo,
        ("orders", "") => return Command::Orders,
        ("orders", "clear" | "usual") => return Command::ClearOrders,
        ("always", order) => return Command::Always(order),
        ("save", "") => return Command::SaveWhere,
        ("save", path) => return Command::Save(path.to_owned()),
        ("quit" | "exit" | "q", "") => return Command::Quit,
        ("pass" | "nothing" | "none" | "-" | "0", "") => return Command::Pick(vec![Meant::Nothing]),
        _ => {}
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
            assert_eq!(parse(typed), means, "{typed:?}");
        }
    }
}
