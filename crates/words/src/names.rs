//! Finding what somebody means by a name, or by the beginning of one.

/// The topic of that name, or all with a name that begins like that.
pub(crate) fn found<T: Copy + PartialEq>(topics: Vec<(String, T)>, name: &str) -> Vec<T> {
    let wanted = plain(name);
    let mut begin = Vec::new();
    if wanted.is_empty() {
        return begin;
    }
    for (title, topic) in topics {
        let title = plain(&title);
        if title == wanted {
            return vec![topic];
        }
        if title.starts_with(&wanted) && !begin.contains(&topic) {
            begin.push(topic);
        }
    }
    begin
}

/// Letters and digits only, in small letters: "Earth's Lost Colony" is found as "earths lost colony", too.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| !matches!(c, '\'' | '’'));
    let spaced: String = letters.map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    spaced.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}
