//! Names of people: which letters nobody sees, and which names nobody could tell apart.

/// Takes no room, or only an empty one, or turns the direction of what follows: everything that Unicode calls a default
/// ignorable or a format character, and blanks that count as letters.
pub(crate) fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// How a name looks at a glance: names with the same look are taken for one another.
fn look(name: &str) -> String {
    let plain = |letter: char| match letter {
        '0' | 'о' | 'ο' => 'o',
        '1' | '|' | 'і' | 'ι' | 'i' => 'l',
        'а' | 'α' => 'a',
        'е' | 'ε' => 'e',
        'р' | 'ρ' => 'p',
        'с' => 'c',
        'у' | 'υ' => 'y',
        'х' | 'χ' => 'x',
        'в' | 'β' => 'b',
        'к' | 'κ' => 'k',
        'м' => 'm',
        'н' | 'η' => 'h',
        'т' | 'τ' => 't',
        'ѕ' => 's',
        'ј' => 'j',
        other => other,
    };
    name.chars()
        .flat_map(char::to_lowercase)
        .filter(|letter| letter.is_alphanumeric() || *letter == '|')
        .map(plain)
        .collect()
}

/// The name, with a number where somebody else here is called alike: "Ada (2)".
pub(crate) fn distinct(name: &str, others: &[&str]) -> String {
    let taken = |name: &str| others.iter().any(|other| look(other) == look(name));
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_numbered() {
        let others = ["Ada", "Bob", "Ada (2)"];
        for (name, called) in [
            ("Cyd", "Cyd"),
            ("ADA", "ADA (3)"),
            ("A.d a", "A.d a (3)"),
            // In Cyrillic letters, and with a zero.
            ("Аdа", "Аdа (3)"),
            ("B0b", "B0b (2)"),
            ("Bobby", "Bobby"),
        ] {
            assert_eq!(distinct(name, &others), called);
        }
    }
}
