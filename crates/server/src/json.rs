//! JSON as `serde_json` writes it, faster: names of fields go out as they are, and text that needs no escapes in one piece.
//!
//! Every message goes through here, and a board takes a third less time. Whatever is rare is left to `serde_json`; a build with
//! debug assertions compares all of it.

use std::fmt;

use serde::ser::{self, Serialize};

/// Adds a value to a text, of which these are the bytes.
pub(crate) fn write<T: Serialize + ?Sized>(value: &T, to: &mut Vec<u8>) -> Result<(), serde_json::Error> {
    value.serialize(To { text: to, written: false })
}

/// JSON that is written already.
#[derive(Debug)]
pub struct Written(pub(crate) String);

impl Serialize for Written {
    fn serialize<S: ser::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = serializer.serialize_struct(WRITTEN, 1)?;
        ser::SerializeStruct::serialize_field(&mut written, WRITTEN, &self.0)?;
        ser::SerializeStruct::end(written)
    }
}

/// The name by which `serde_json` knows JSON that is written already.
const WRITTEN: &str = "$serde_json::private::RawValue";

struct To<'t> {
    text: &'t mut Vec<u8>,
    /// The next text is JSON already.
    written: bool,
}

type Done = Result<(), serde_json::Error>;

impl<'t> To<'t> {
    fn rarely<T: Serialize + ?Sized>(self, value: &T) -> Done {
        serde_json::to_writer(self.text, value)
    }

    fn number(self, number: u64) -> Done {
        // Most are of one digit.
        if let Ok(digit @ 0..10) = u8::try_from(number) {
            self.text.push(b'0' + digit);
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
        put(self.text, &digits[at..]);
        Ok(())
    }

    fn signed(self, number: i64) -> Done {
        if number < 0 {
            self.text.push(b'-');
        }
        self.number(number.unsigned_abs())
    }

    fn many(self, begin: u8, end: &'static str) -> Many<'t> {
        self.text.push(begin);
        Many { text: self.text, first: true, written: false, end }
    }

    /// Text without anything that is escaped: the names of variants are.
    fn named(self, name: &str) -> Done {
        self.text.push(b'"');
        put(self.text, name.as_bytes());
        self.text.push(b'"');
        Ok(())
    }

    /// Something that is named by its kind.
    fn kind(self, name: &'static str) -> Self {
        self.text.push(b'{');
        member(self.text, name);
        self
    }
}

/// The name of a member: the names of fields and variants need no escapes.
fn member(text: &mut Vec<u8>, name: &'static str) {
    text.push(b'"');
    put(text, name.as_bytes());
    text.extend_from_slice(b"\":");
}

/// Adds bytes, of which there are mostly few: a call that copies any number of them takes longer than they do.
#[inline]
fn put(text: &mut Vec<u8>, bytes: &[u8]) {
    let end = text.len() + bytes.len();
    match (bytes.first_chunk::<8>(), bytes.last_chunk::<8>(), bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        // The first eight and the last eight, which may overlap.
        (Some(first), Some(last), ..) if bytes.len() <= 16 => {
            text.extend_from_slice(first);
            text.truncate(end - 8);
            text.extend_from_slice(last);
        }
        (Some(_), ..) => text.extend_from_slice(bytes),
        (None, _, Some(first), Some(last)) => {
            text.extend_from_slice(first);
            text.truncate(end - 4);
            text.extend_from_slice(last);
        }
        (None, ..) => bytes.iter().for_each(|byte| text.push(*byte)),
    }
}

/// Must anything in a text be escaped?
#[inline]
fn is_plain(text: &str) -> bool {
    let bytes = text.as_bytes();
    let Some(last) = bytes.last_chunk() else { return !bytes.iter().any(|&byte| is_escaped(byte)) };
    bytes.as_chunks().0.iter().chain([last]).all(|eight| !any_escaped(u64::from_le_bytes(*eight)))
}

fn is_escaped(byte: u8) -> bool {
    byte < b' ' || byte == b'"' || byte == b'\\'
}

/// Is any of eight bytes one that is escaped? All of them at once: what is below is found by what is borrowed for it. That of a byte above
/// one that is found may be wrong, and then there is one.
fn any_escaped(eight: u64) -> bool {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let below = |bytes: u64, limit: u64| bytes.wrapping_sub(ONES * limit) & !bytes & (ONES << 7);
    let zero = |bytes: u64| below(bytes, 1);
    below(eight, 0x20) | zero(eight ^ (ONES * u64::from(b'"'))) | zero(eight ^ (ONES * u64::from(b'\\'))) != 0
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
        put(self.text, if is { b"true" } else { b"false" });
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
            self.text.extend_from_slice(text.as_bytes());
            return Ok(());
        }
        if !is_plain(text) {
            return self.rarely(text);
        }
        self.named(text)
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
        self.text.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Done {
        self.named(name)
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
        to.text.push(b'}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Many<'t>, Self::Error> {
        Ok(self.many(b'[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Many<'t>, Self::Error> {
        Ok(self.many(b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Many<'t>, Self::Error> {
        Ok(self.many(b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Many<'t>, Self::Error> {
        Ok(self.kind(name).many(b'[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Many<'t>, Self::Error> {
        Ok(self.many(b'{', "}"))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Many<'t>, Self::Error> {
        if name == WRITTEN {
            return Ok(Many { text: self.text, first: true, written: true, end: "" });
        }
        Ok(self.many(b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Many<'t>, Self::Error> {
        Ok(self.kind(name).many(b'{', "}}"))
    }

    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Done {
        self.serialize_str(&value.to_string())
    }
}

/// A list or an object that is being written.
struct Many<'t> {
    text: &'t mut Vec<u8>,
    first: bool,
    /// It is none, but JSON that is written already.
    written: bool,
    end: &'static str,
}

impl Many<'_> {
    fn next(&mut self) {
        if !std::mem::replace(&mut self.first, false) {
            self.text.push(b',');
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
        put(self.text, self.end.as_bytes());
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
        if self.text.get(from) != Some(&b'"') {
            self.text.insert(from, b'"');
            self.text.push(b'"');
        }
        self.text.push(b':');
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

    use super::{Written, any_escaped, is_escaped, write};

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

    /// Text of any length, with anything at any place of it.
    #[test]
    fn what_is_escaped_is_found_wherever_it_is() {
        for byte in 0..=u8::MAX {
            for (place, other) in (0..8).flat_map(|place| [b'a', 0xff, b' ', byte].map(|other| (place, other))) {
                let mut eight = [other; 8];
                eight[place] = byte;
                assert_eq!(any_escaped(u64::from_le_bytes(eight)), eight.iter().any(|&byte| is_escaped(byte)));
            }
        }
        for length in 0..40 {
            let plain = "schön und gut: eine lange Reihe von Wörtern".chars().take(length).collect::<String>();
            for text in [plain.clone(), format!("{plain}\""), format!("\n{plain}"), format!("{plain}\\{plain}")] {
                let mut written = Vec::new();
                write(&text, &mut written).unwrap();
                assert_eq!(String::from_utf8(written).unwrap(), serde_json::to_string(&text).unwrap());
            }
        }
    }

    #[test]
    fn it_is_what_serde_json_writes() {
        fn same<T: Serialize>(value: T) {
            let mut text = b"before ".to_vec();
            write(&value, &mut text).unwrap();
            assert_eq!(String::from_utf8(text).unwrap(), format!("before {}", serde_json::to_string(&value).unwrap()));
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
        same((Written("[1, 2]".to_owned()), "after"));
        same(serde_json::json!({"a": [1, -2, 3.5, null, "x"], "b": {}}));
    }
}
