//! JSON as `serde_json` writes it, faster: names of fields go out as they are, and text that needs no escapes in one piece.
//!
//! Every message goes through here, and a board takes a third less time. Whatever is rare is left to `serde_json`; a build with
//! debug assertions compares all of it.

use std::fmt;

use serde::ser::{self, Serialize};

/// Adds a value to a text.
pub(crate) fn write<T: Serialize + ?Sized>(value: &T, to: &mut String) -> Result<(), serde_json::Error> {
    value.serialize(To { text: to, written: false })
}

/// The name by which `serde_json` knows JSON that is written already.
const WRITTEN: &str = "$serde_json::private::RawValue";

struct To<'t> {
    text: &'t mut String,
    /// The next text is JSON already.
    written: bool,
}

type Done = Result<(), serde_json::Error>;

impl<'t> To<'t> {
    fn rarely<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.text.push_str(&serde_json::to_string(value)?);
        Ok(())
    }

    fn number(self, number: u64) -> Done {
        // Most are of one digit.
        if let Ok(digit @ 0..10) = u8::try_from(number) {
            self.text.push(char::from(b'0' + digit));
            return Ok(());
        }
        let (mut digits, mut at, mut left) = ([0; 20], 20, number);
        loop {
            at -= 1;
            digits[at] = b'0' + (left % 10) as u8;
            left /= 10;
            if left == 0 {
                break;
            }
        }
        self.text.extend(digits[at..].iter().map(|&digit| char::from(digit)));
        Ok(())
    }

    fn signed(self, number: i64) -> Done {
        if number < 0 {
            self.text.push('-');
        }
        self.number(number.unsigned_abs())
    }

    fn many(self, begin: char, end: &'static str) -> Many<'t> {
        self.text.push(begin);
        Many { text: self.text, first: true, written: false, end }
    }

    /// Something that is named by its kind.
    fn kind(self, name: &'static str) -> Self {
        self.text.push('{');
        member(self.text, name);
        self
    }
}

/// The name of a member: the names of fields and variants need no escapes.
fn member(text: &mut String, name: &'static str) {
    text.push('"');
    text.push_str(name);
    text.push_str("\":");
}

impl<'t> ser::Serializer for To<'t> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Many<'t>;
    type SerializeTuple = Many<'t>;
    type SerializeTupleStruct = Many<'t>;
    type SerializeTupleVariant = Many<'t>;
    type SerializeMap = Many<'t>;
    type SerializeStruct = Many<'t>;
    type SerializeStructVariant = Many<'t>;

    fn serialize_bool(self, is: bool) -> Done {
        self.text.push_str(if is { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i8(self, number: i8) -> Done {
        self.signed(number.into())
    }

    fn serialize_i16(self, number: i16) -> Done {
        self.signed(number.into())
    }

    fn serialize_i32(self, number: i32) -> Done {
        self.signed(number.into())
    }

    fn serialize_i64(self, number: i64) -> Done {
        self.signed(number)
    }

    fn serialize_i128(self, number: i128) -> Done {
        self.rarely(&number)
    }

    fn serialize_u8(self, number: u8) -> Done {
        self.number(number.into())
    }

    fn serialize_u16(self, number: u16) -> Done {
        self.number(number.into())
    }

    fn serialize_u32(self, number: u32) -> Done {
        self.number(number.into())
    }

    fn serialize_u64(self, number: u64) -> Done {
        self.number(number)
    }

    fn serialize_u128(self, number: u128) -> Done {
        self.rarely(&number)
    }

    fn serialize_f32(self, number: f32) -> Done {
        self.rarely(&number)
    }

    fn serialize_f64(self, number: f64) -> Done {
        self.rarely(&number)
    }

    fn serialize_char(self, letter: char) -> Done {
        self.rarely(&letter)
    }

    fn serialize_str(self, text: &str) -> Done {
        if self.written {
            self.text.push_str(text);
            return Ok(());
        }
        // All of it at once, which takes less than to stop at the first.
        let escaped = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
        if text.bytes().fold(false, |any, byte| any | escaped(byte)) {
            return self.rarely(text);
        }
        self.text.push('"');
        self.text.push_str(text);
        self.text.push('"');
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.rarely(bytes)
    }

    fn serialize_none(self) -> Done {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Done {
        let to = self.kind(name);
        value.serialize(To { text: to.text, written: false })?;
        to.text.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Many<'t>, Self::Error> {
        Ok(self.many('[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Many<'t>, Self::Error> {
        Ok(self.many('[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Many<'t>, Self::Error> {
        Ok(self.many('[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Many<'t>, Self::Error> {
        Ok(self.kind(name).many('[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Many<'t>, Self::Error> {
        Ok(self.many('{', "}"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Many<'t>, Self::Error> {
        if name == WRITTEN {
            return Ok(Many { text: self.text, first: true, written: true, end: "" });
        }
        Ok(self.many('{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Many<'t>, Self::Error> {
        Ok(self.kind(name).many('{', "}}"))
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Done {
        self.serialize_str(&value.to_string())
    }
}

/// A list or an object that is being written.
struct Many<'t> {
    text: &'t mut String,
    first: bool,
    /// It is none, but JSON that is written already.
    written: bool,
    end: &'static str,
}

impl Many<'_> {
    fn next(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.text.push(',');
        }
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(To { text: self.text, written: self.written })
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.next();
        self.value(value)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        if !self.written {
            self.next();
            member(self.text, name);
        }
        self.value(value)
    }

    fn close(self) -> Done {
        self.text.push_str(self.end);
        Ok(())
    }
}

macro_rules! many {
    ($($compound:ident, $method:ident;)*) => {$(
        impl ser::$compound for Many<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.element(value)
            }

            fn end(self) -> Done {
                self.close()
            }
        }
    )*};
}

many! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

macro_rules! fields {
    ($($compound:ident;)*) => {$(
        impl ser::$compound for Many<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name, value)
            }

            fn end(self) -> Done {
                self.close()
            }
        }
    )*};
}

fields! {
    SerializeStruct;
    SerializeStructVariant;
}

impl ser::SerializeMap for Many<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.next();
        let from = self.text.len();
        self.value(key)?;
        // Numbers are keys in quotation marks.
        if !self.text[from..].starts_with('"') {
            self.text.insert(from, '"');
            self.text.push('"');
        }
        self.text.push(':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.value(value)
    }

    fn end(self) -> Done {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;
    use serde_json::value::RawValue;

    use super::write;

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct New(u8);

    #[derive(Serialize)]
    struct Pair(i64, &'static str);

    #[derive(Serialize)]
    enum Shape {
        Plain,
        New(u8),
        Pair(u8, u8),
        Named { number: i8, text: String },
    }

    #[derive(Serialize)]
    #[serde(tag = "type", rename_all = "kebab-case")]
    enum Tagged {
        Empty {},
        Some { one: Option<u8>, other: Option<u8> },
    }

    #[test]
    fn it_is_what_serde_json_writes() {
        fn same<T: Serialize>(value: T) {
            let mut text = String::from("before ");
            write(&value, &mut text).unwrap();
            assert_eq!(text, format!("before {}", serde_json::to_string(&value).unwrap()));
        }
        same((true, false, 'x', '"', ()));
        same((0u8, u64::MAX, i64::MIN, -1i8, 10, 99, 100, i128::MIN, u128::MAX, 0.5f32, f64::MAX));
        same(["", "plain", "with \"marks\"", "back\\slash", "new\nline", "\u{7f}\u{0}", "schön 🚀"]);
        same((Unit, New(7), Pair(-3, "three"), Some(1), None::<u8>));
        same([Shape::Plain, Shape::New(1), Shape::Pair(1, 2), Shape::Named { number: -1, text: "\t".to_owned() }]);
        same([Tagged::Empty {}, Tagged::Some { one: None, other: Some(2) }]);
        same((Vec::<u8>::new(), BTreeMap::<u8, u8>::new(), vec![vec![1], vec![], vec![2, 3]]));
        same((BTreeMap::from([("a", 1), ("b\"", 2)]), BTreeMap::from([(1, "one"), (2, "two")])));
        same((RawValue::from_string(r#"{"a": [1, "two"]}"#.to_owned()).unwrap(), "after"));
        same(serde_json::json!({"a": [1, -2, 3.5, null, "x"], "b": {}}));
    }
}
