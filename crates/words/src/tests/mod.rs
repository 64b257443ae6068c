//! Every message, every variant, every position.

mod galactica_lines;
mod galactica_variants;
mod games;
mod lines;
mod messages;
mod variants;

use crate::Words;

/// Every language there is.
fn languages() -> Vec<Words> {
    Words::LANGUAGES.iter().map(|language| Words::new(language).unwrap()).collect()
}

fn names() -> Vec<String> {
    ["Anna", "Ben", "Cleo"].map(str::to_owned).to_vec()
}
