//! Phrases as JSON.
//!
//! | phrase | JSON |
//! |---|---|
//! | a message | `["event-drew", {"seat": {"seat": 1}, "cards": ["cards", {"count": 3}]}]`, without variables `["id"]` |
//! | a number | `3` |
//! | a case | `"yes"` |
//! | what somebody typed | `{"text": "Anna"}` |
//! | a thing | `{"card": "gem-world"}`, `{"place": "area-front"}`, `{"noun": "good-rare"}`, `{"seat": 1}` |
//! | a list | `{"and": […]}`, likewise `or`, `commas`, `semicolons`, `sentences` |
//! | nothing | `null` |

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap as _, SerializeSeq as _, Serializer};

use crate::phrase::{Id, Join, Phrase};

impl Join {
    pub(crate) const ALL: [Self; 5] = [Self::And, Self::Or, Self::Commas, Self::Semicolons, Self::Sentences];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::And => "and",
            Self::Or => "or",
            Self::Commas => "commas",
            Self::Semicolons => "semicolons",
            Self::Sentences => "sentences",
        }
    }
}

/// The variables of a message, in their order.
struct Args<'p>(&'p [(Id, Phrase)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        fn only<S: Serializer, T: Serialize>(serializer: S, key: &str, value: &T) -> Result<S::Ok, S::Error> {
            let mut map = serializer.serialize_map(Some(1))?;
            map.serialize_entry(key, value)?;
            map.end()
        }
        match self {
            Self::Nothing => serializer.serialize_unit(),
            Self::Message { id, args } => {
                let mut seq = serializer.serialize_seq(Some(if args.is_empty() { 1 } else { 2 }))?;
                seq.serialize_element(id)?;
                if !args.is_empty() {
                    seq.serialize_element(&Args(args))?;
                }
                seq.end()
            }
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Case(case) => serializer.serialize_str(case),
            Self::Text(text) => only(serializer, "text", text),
            Self::Card(id) => only(serializer, "card", id),
            Self::Place(id) => only(serializer, "place", id),
            Self::Noun(id) => only(serializer, "noun", id),
            Self::Seat(seat) => only(serializer, "seat", seat),
            Self::List(join, parts) => only(serializer, join.name(), parts),
        }
    }
}

impl<'de> Deserialize<'de> for Phrase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reading)
    }
}

struct Reading;

impl<'de> Visitor<'de> for Reading {
    type Value = Phrase;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a phrase")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Phrase, E> {
        Ok(Phrase::Nothing)
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Phrase, E> {
        Ok(Phrase::Number(number))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Phrase, E> {
        i64::try_from(number).map(Phrase::Number).map_err(E::custom)
    }

    fn visit_str<E: de::Error>(self, case: &str) -> Result<Phrase, E> {
        Ok(Phrase::Case(case.to_owned().into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Phrase, A::Error> {
        let id: String = seq.next_element()?.ok_or_else(|| de::Error::invalid_length(0, &self))?;
        let args = seq.next_element::<Variables>()?.map(|variables| variables.0).unwrap_or_default();
        if seq.next_element::<de::IgnoredAny>()?.is_some() {
            return Err(de::Error::invalid_length(3, &self));
        }
        Ok(Phrase::Message { id: id.into(), args })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Phrase, A::Error> {
        let kind: String = map.next_key()?.ok_or_else(|| de::Error::invalid_length(0, &self))?;
        let phrase = match kind.as_str() {
            "text" => Phrase::Text(map.next_value()?),
            "card" => Phrase::Card(map.next_value::<String>()?.into()),
            "place" => Phrase::Place(map.next_value::<String>()?.into()),
            "noun" => Phrase::Noun(map.next_value::<String>()?.into()),
            "seat" => Phrase::Seat(map.next_value()?),
            kind => match Join::ALL.into_iter().find(|join| join.name() == kind) {
                Some(join) => Phrase::List(join, map.next_value()?),
                None => return Err(de::Error::unknown_variant(kind, &[])),
            },
        };
        match map.next_key::<String>()? {
            None => Ok(phrase),
            Some(_) => Err(de::Error::invalid_length(2, &self)),
        }
    }
}

struct Variables(Vec<(Id, Phrase)>);

impl<'de> Deserialize<'de> for Variables {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Each;
        impl<'de> Visitor<'de> for Each {
            type Value = Variables;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the variables of a message")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Variables, A::Error> {
                let mut variables = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Phrase>()? {
                    variables.push((name.into(), value));
                }
                Ok(Variables(variables))
            }
        }
        deserializer.deserialize_map(Each)
    }
}
