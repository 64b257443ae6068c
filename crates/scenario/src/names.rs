//! Names of values without fields: those under which serde knows them, with hyphens throughout.

use serde::Serialize;

use crate::text::{Unclear, name_of};

/// The name of a value.
pub(crate) fn word(value: impl Serialize) -> String {
    let name = serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned));
    name.unwrap_or_default().replace('_', "-")
}

/// The one of these values that has that name.
pub(crate) fn named<T: Serialize + Copy>(text: &str, what: &str, all: &[T]) -> Result<T, Unclear> {
    let names: Vec<String> = all.iter().map(word).collect();
    // A few are told; of many it is told where they stand.
    let expected = if names.len() <= 20 { format!("{what}: one of {}", names.join(", ")) } else { what.to_owned() };
    let name = name_of(&text.trim().replace('_', "-"), &expected, names.iter().map(String::as_str))?;
    let at = names.iter().position(|other| other == name);
    at.map(|at| all[at]).ok_or_else(|| Unclear::new(expected, text))
}
