//! Parts of a JSON value, for events and views.

use serde_json::Value;

use crate::text::Unclear;

/// Reads a fragment. A single word may go without quotes.
pub(crate) fn read(text: &str) -> Result<Value, Unclear> {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    match serde_json::from_str(text) {
        Ok(value) => Ok(value),
        Err(_) if !text.is_empty() && text.chars().all(word) => Ok(Value::String(text.to_owned())),
        Err(_) => Err(Unclear::new("a JSON value", text)),
    }
}

/// Does `whole` say all that `part` says? An object may have more fields; lists are compared place by place, in full.
pub(crate) fn contains(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|found| contains(found, value)))
        }
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len() && whole.iter().zip(part).all(|(whole, part)| contains(whole, part))
        }
        _ => whole == part,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_says_less() {
        let whole = read(r#"{"a":{"b":1,"c":[{"d":2},3]}}"#).unwrap();
        for (part, holds) in [
            (r#"{"a":{}}"#, true),
            (r#"{"a":{"b":1}}"#, true),
            (r#"{"a":{"b":2}}"#, false),
            (r#"{"a":{"c":[{},3]}}"#, true),
            (r#"{"a":{"c":[{}]}}"#, false),
            (r#"{"x":1}"#, false),
        ] {
            assert_eq!(contains(&whole, &read(part).unwrap()), holds, "{part}");
        }
        assert_eq!(read("develop-place"), Ok(Value::String("develop-place".to_owned())));
        assert!(read("{x").is_err() && read("").is_err());
    }
}
