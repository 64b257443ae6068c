//! JSON as `serde_json` writes it, faster: names of fields go out as they are, and text that needs no escapes in one piece.
//!
//! Every message goes through here. It is written on a [`Page`], where there is room already: what is written is mostly a few bytes at a time,
//! and asking a growing list for room took longer than they did. Whatever is rare is left to `serde_json`; a build with debug assertions
//! compares all of it.

use std::fmt;
use std::io;

use serde::ser::{self, Serialize};

/// Room to write, and how much of it is written.
#[derive(Debug, Default)]
pub(crate) struct Page {
    room: Vec<u8>,
    end: usize,
}

impl Page {
    /// As much room as a message takes mostly.
    const ROOM: usize = 1 << 14;

    pub(crate) fn clear(&mut self) {
        self.end = 0;
    }

    pub(crate) fn written(&self) -> &[u8] {
        &self.room[..self.end]
    }

    /// Adds a value.
    pub(crate) fn write<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        value.serialize(To { page: self, written: false })
    }

    /// Room for so many bytes, which count as written.
    #[inline(always)]
    fn take(&mut self, length: usize) -> &mut [u8] {
        let from = self.end;
        self.end += length;
        if self.end > self.room.len() {
            self.grow();
        }
        &mut self.room[from..self.end]
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        self.room.resize((2 * self.end).max(Self::ROOM), 0);
    }

    /// Adds bytes of which it is known how many there are.
    #[inline(always)]
    pub(crate) fn put(&mut self, bytes: &[u8]) {
        self.take(bytes.len()).copy_from_slice(bytes);
    }

    /// Adds the name of a member, which needs no escapes: names of fields are known where they are written, and so is how many bytes they take.
    #[inline(always)]
    fn member(&mut self, first: bool, name: &'static str) {
        if !first {
            self.put(b",");
        }
        let (name, room) = (name.as_bytes(), self.take(name.len() + 3));
        room[0] = b'"';
        room[1..=name.len()].copy_from_slice(name);
        room[name.len() + 1] = b'"';
        room[name.len() + 2] = b':';
    }

    /// Adds text, if nothing in it must be escaped.
    fn quote(&mut self, text: &str) -> bool {
        let (bytes, from) = (text.as_bytes(), self.end);
        let room = self.take(bytes.len() + 2);
        room[0] = b'"';
        room[bytes.len() + 1] = b'"';
        if !copy_plain(&mut room[1..=bytes.len()], bytes) {
            self.end = from;
            return false;
        }
        true
    }
}

/// What is rare is written by `serde_json`.
impl io::Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.put(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Copies text as long as the room for it, eight bytes at a time. Says whether nothing in it must be escaped; else only a part is copied.
#[inline]
fn copy_plain(room: &mut [u8], bytes: &[u8]) -> bool {
    let (Some(first), Some(last)) = (bytes.first_chunk::<8>(), bytes.last_chunk::<8>()) else {
        return copy_few(room, bytes);
    };
    let plain = |eight: &[u8; 8]| !any_escaped(u64::from_le_bytes(*eight));
    // All that are whole, and the last eight once more.
    if bytes.len() > 16 {
        for (room, eight) in room.as_chunks_mut().0.iter_mut().zip(bytes.as_chunks().0) {
            if !plain(eight) {
                return false;
            }
            *room = *eight;
        }
    } else if let Some(room) = room.first_chunk_mut() {
        if !plain(first) {
            return false;
        }
        *room = *first;
    }
    if let Some(room) = room.last_chunk_mut() {
        *room = *last;
    }
    plain(last)
}

/// The same for less than eight.
#[inline]
fn copy_few(room: &mut [u8], bytes: &[u8]) -> bool {
    let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) else {
        room.copy_from_slice(bytes);
        return !bytes.iter().any(|&byte| is_escaped(byte));
    };
    if let Some(room) = room.first_chunk_mut() {
        *room = *first;
    }
    if let Some(room) = room.last_chunk_mut() {
        *room = *last;
    }
    !any_escaped(u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << 32)
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
    page: &'t mut Page,
    /// The next text is JSON already.
    written: bool,
}

type Done = Result<(), serde_json::Error>;

impl<'t> To<'t> {
    fn rarely<T: Serialize + ?Sized>(self, value: &T) -> Done {
        serde_json::to_writer(self.page, value)
    }

    #[inline]
    fn number(self, number: u64) -> Done {
        // Most are of one digit.
        if let Ok(digit @ 0..10) = u8::try_from(number) {
            self.page.put(&[b'0' + digit]);
            return Ok(());
        }
        self.digits(number)
    }

    fn digits(self, number: u64) -> Done {
        let (mut digits, mut at, mut left) = ([0; 20], 20, number);
        loop {
            at -= 1;
            digits[at] = b'0' + (left % 10) as u8;
            left /= 10;
            if left == 0 {
                break;
            }
        }
        self.page.put(&digits[at..]);
        Ok(())
    }

    #[inline]
    fn signed(self, number: i64) -> Done {
        if number < 0 {
            self.page.put(b"-");
        }
        self.number(number.unsigned_abs())
    }

    #[inline]
    fn many(self, begin: u8, end: &'static str) -> Many<'t> {
        self.page.put(&[begin]);
        Many { page: self.page, first: true, written: false, end }
    }

    /// Text without anything that is escaped: the names of variants are.
    #[inline]
    fn named(self, name: &'static str) -> Done {
        let room = self.page.take(name.len() + 2);
        room[0] = b'"';
        room[1..=name.len()].copy_from_slice(name.as_bytes());
        room[name.len() + 1] = b'"';
        Ok(())
    }

    /// Something that is named by its kind.
    #[inline]
    fn kind(self, name: &'static str) -> Self {
        self.page.put(b"{");
        self.page.member(true, name);
        self
    }
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
        self.page.put(if is { b"true" } else { b"false" });
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
            self.page.put(text.as_bytes());
            return Ok(());
        }
        if self.page.quote(text) { Ok(()) } else { self.rarely(text) }
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
        self.page.put(b"null");
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
        value.serialize(To { page: to.page, written: false })?;
        to.page.put(b"}");
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
            return Ok(Many { page: self.page, first: true, written: true, end: "" });
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
    page: &'t mut Page,
    first: bool,
    /// It is none, but JSON that is written already.
    written: bool,
    end: &'static str,
}

impl Many<'_> {
    #[inline]
    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(To { page: self.page, written: self.written })
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        if !std::mem::replace(&mut self.first, false) {
            self.page.put(b",");
        }
        self.value(value)
    }

    /// Inlined, so that the name is a constant there.
    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        if !self.written {
            self.page.member(std::mem::replace(&mut self.first, false), name);
        }
        self.value(value)
    }

    #[inline]
    fn close(self) -> Done {
        self.page.put(self.end.as_bytes());
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

            #[inline(always)]
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
        if !std::mem::replace(&mut self.first, false) {
            self.page.put(b",");
        }
        let from = self.page.end;
        self.value(key)?;
        // Numbers are keys in quotation marks.
        if self.page.written().get(from) != Some(&b'"') {
            self.page.put(b"\"\"");
            let room = &mut self.page.room[from..self.page.end - 1];
            room.rotate_right(1);
        }
        self.page.put(b":");
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

    use super::{Page, Written, any_escaped, is_escaped};

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
                let mut page = Page::default();
                page.write(&text).unwrap();
                assert_eq!(page.written(), serde_json::to_vec(&text).unwrap());
            }
        }
    }

    #[test]
    fn it_is_what_serde_json_writes() {
        fn same<T: Serialize>(value: T) {
            let mut page = Page::default();
            page.put(b"before ");
            page.write(&value).unwrap();
            let written = String::from_utf8(page.written().to_vec()).unwrap();
            assert_eq!(written, format!("before {}", serde_json::to_string(&value).unwrap()));
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
