//! What events can say, asked of their type: the names there are, and the fields of each.
//!
//! An expectation of a misspelt event would never be told, and `not told` would always hold.

use serde::de::value::Error;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

use crate::text::{Unclear, name_of};

/// Can an event say this, and perhaps more?
pub(crate) fn check<E: DeserializeOwned>(part: &Value) -> Result<(), Unclear> {
    let (name, inside) = match part {
        Value::String(name) => (name, None),
        Value::Object(said) if said.len() == 1 => {
            let Some((name, inside)) = said.iter().next() else { return Ok(()) };
            (name, inside.as_object())
        }
        // Any event.
        Value::Object(said) if said.is_empty() => return Ok(()),
        Value::Object(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {
            return Err(Unclear::new("one event, such as `{\"turn\":{\"seat\":0}}`", &part.to_string()));
        }
    };
    let names = names::<E>();
    name_of(name, &format!("an event: one of {}", names.join(", ")), names.iter().copied())?;
    let fields = fields::<E>(name);
    for field in inside.into_iter().flat_map(serde_json::Map::keys) {
        name_of(field, &format!("a field of `{name}`: {}", say(fields)), fields.iter().copied())?;
    }
    // What is missing may be left out; what is there must be something that the field can be.
    match serde_json::from_value::<E>(part.clone()) {
        Ok(_) => Ok(()),
        Err(error) if error.to_string().starts_with("missing field") => Ok(()),
        Err(error) => Err(Unclear { expected: format!("what `{name}` can say"), found: error.to_string() }),
    }
}

fn say(fields: &[&str]) -> String {
    if fields.is_empty() { "it has none".to_owned() } else { format!("one of {}", fields.join(", ")) }
}

/// The names of all events.
pub(crate) fn names<E: DeserializeOwned>() -> &'static [&'static str] {
    probe::<E>(None)
}

/// The fields of one of them.
pub(crate) fn fields<E: DeserializeOwned>(name: &str) -> &'static [&'static str] {
    probe::<E>(Some(name))
}

fn probe<E: DeserializeOwned>(name: Option<&str>) -> &'static [&'static str] {
    let mut found: &'static [&'static str] = &[];
    // It never gets as far as an event.
    let _ = E::deserialize(Probe { name, found: &mut found });
    found
}

/// Is asked for an event and remembers what it was asked for: the names, or the fields of one.
struct Probe<'a> {
    name: Option<&'a str>,
    found: &'a mut &'static [&'static str],
}

fn seen<T>() -> Result<T, Error> {
    Err(Error::custom("that was all"))
}

impl<'de> Deserializer<'de> for Probe<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        seen()
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.name.is_some() {
            return visitor.visit_enum(self);
        }
        *self.found = names;
        seen()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Probe<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        let name = self.name.unwrap_or_default();
        let event = seed.deserialize(IntoDeserializer::<Error>::into_deserializer(name))?;
        Ok((event, self))
    }
}

impl<'de> VariantAccess<'de> for Probe<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        seen()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Error> {
        seen()
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Error> {
        seen()
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], _: V) -> Result<V::Value, Error> {
        *self.found = fields;
        seen()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The documentation names every event and every field of it.
    #[test]
    fn events_are_documented() {
        fn documented<E: DeserializeOwned>(least: usize) {
            let text = include_str!("../../../docs/scenarios.md");
            let names = names::<E>();
            assert!(names.len() >= least, "{names:?}");
            for name in names {
                let said = match fields::<E>(name) {
                    [] => format!("`{name}`"),
                    fields => format!("`{name}` ({})", fields.join(", ")),
                };
                assert!(text.contains(&said), "{said}");
            }
        }
        documented::<race::Event>(20);
        documented::<galactica::Event>(80);
    }

    #[test]
    fn what_an_event_cannot_say_is_told() {
        let check = |text: &str| {
            let wrong = check::<galactica::Event>(&serde_json::from_str(text).unwrap()).unwrap_err();
            (wrong.expected, wrong.found)
        };
        assert!(check(r#"{"rolld":{}}"#).0.starts_with("`rolled`, if that is meant; else an event: one of started, "));
        assert_eq!(check(r#"{"turn":{"seats":1}}"#).0, "`seat`, if that is meant; else a field of `turn`: one of seat");
        assert_eq!(check(r#"{"jumped":{"seat":1}}"#).0, "a field of `jumped`: it has none");
        assert_eq!(check(r#"{"resource":{"dial":"fod"}}"#).0, "what `resource` can say");
        assert_eq!(check("3").0, "one event, such as `{\"turn\":{\"seat\":0}}`");
    }

    #[test]
    fn a_part_of_an_event_is_enough() {
        for text in [r#"{"resource":{"dial":"food"}}"#, r#"{"rolled":{"die":{"face":3}}}"#, r#""jumped""#, "{}"] {
            assert_eq!(super::check::<galactica::Event>(&serde_json::from_str(text).unwrap()), Ok(()), "{text}");
        }
    }
}
