//! The words that people type, in their language: case and accents do not count, and English is understood as well.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use words::{Words, phrase, plain};

/// Forms, each as its words.
type Forms = Arc<[Vec<String>]>;

/// What can be typed for a message of words. Found once for each language: a line is held against most of them.
pub(crate) fn forms(words: &Words, id: &'static str) -> Forms {
    static KNOWN: LazyLock<Mutex<HashMap<(&str, &str), Forms>>> = LazyLock::new(Mutex::default);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(forms) = known().get(&(words.language(), id)) {
        return Arc::clone(forms);
    }
    let forms = read(words, id);
    known().insert((words.language(), id), Arc::clone(&forms));
    forms
}

fn read(words: &Words, id: &'static str) -> Forms {
    static ENGLISH: LazyLock<Words> = LazyLock::new(Words::english);
    let said = [words, &ENGLISH].map(|words| words.say(&phrase(id)).to_string());
    let form = |form: &str| plain(form).split(' ').map(str::to_owned).collect::<Vec<_>>();
    let mut forms: Vec<Vec<String>> = said.iter().flat_map(|said| said.split(',')).map(form).collect();
    // "pass unless unusual" is more than "pass".
    forms.sort_by_key(|form| std::cmp::Reverse(form.len()));
    forms.into()
}

/// What was typed after a form of these words, if it begins with one.
pub(crate) fn after<'t>(words: &Words, id: &'static str, typed: &'t str) -> Option<&'t str> {
    forms(words, id).iter().find_map(|form| {
        form.iter().try_fold(typed.trim(), |rest, word| {
            let (first, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            (plain(first) == *word).then_some(rest.trim_start())
        })
    })
}

/// Are these words all that was typed?
pub(crate) fn is(words: &Words, id: &'static str, typed: &str) -> bool {
    forms(words, id).iter().any(|form| plain(typed).split(' ').eq(form))
}

/// The same with a number where a form has an N.
pub(crate) fn number(words: &Words, id: &'static str, typed: &str) -> Option<u8> {
    let typed = plain(typed);
    let typed: Vec<&str> = typed.split(' ').collect();
    forms(words, id).iter().filter(|form| form.len() == typed.len()).find_map(|form| {
        let at = form.iter().position(|word| word == "n")?;
        let fits = form.iter().zip(&typed).enumerate().all(|(i, (word, typed))| i == at || word == typed);
        typed[at].parse().ok().filter(|_| fits)
    })
}
