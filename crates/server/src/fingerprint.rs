//! Whether something is still the same, without writing it down: its data go into a hash as they are, and no text is made.
//!
//! Hashing a view like this takes a tenth of the time of writing it as JSON and hashing that.

use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _};

use foldhash::quality::{FixedState, FoldHasher};
use serde::ser::{self, Serialize};

/// Equal things have equal fingerprints within one process: enough to see whether something changed.
pub(crate) fn fingerprint<T: Serialize + ?Sized>(thing: &T) -> u64 {
    let mut print = Print(FixedState::default().build_hasher());
    thing.serialize(&mut print).expect("views and asks are plain data");
    // The hash does not count zeros at the end.
    print.0.write_u8(END);
    print.0.finish()
}

/// What ends a list, so that one more 0 in it is not taken for nothing.
const END: u8 = 0xff;

/// The fingerprint of something that is written down already.
pub(crate) fn of_text(text: &str) -> u64 {
    FixedState::default().hash_one(text)
}

struct Print(FoldHasher<'static>);

/// Only what is no plain data fails.
#[derive(Debug)]
struct NotPlain(String);

impl fmt::Display for NotPlain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotPlain {}

impl ser::Error for NotPlain {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self(why.to_string())
    }
}

type Done = Result<(), NotPlain>;

impl Print {
    fn byte(&mut self, byte: u8) -> Done {
        self.0.write_u8(byte);
        Ok(())
    }

    /// With its length, so that what follows is not taken for a part of it.
    fn bytes(&mut self, bytes: &[u8]) -> Done {
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
        Ok(())
    }

    /// A list or a map: as long as this, or else ended by itself.
    fn many(&mut self, len: Option<usize>) -> Result<&mut Self, NotPlain> {
        self.0.write_usize(len.unwrap_or(usize::MAX));
        Ok(self)
    }

    fn variant(&mut self, index: u32) -> Result<&mut Self, NotPlain> {
        self.0.write_u32(index);
        Ok(self)
    }
}

macro_rules! numbers {
    ($($method:ident $number:ty, $write:ident;)*) => {$(
        fn $method(self, number: $number) -> Done {
            self.0.$write(number);
            Ok(())
        }
    )*};
}

impl ser::Serializer for &mut Print {
    type Ok = ();
    type Error = NotPlain;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_i8 i8, write_i8;
        serialize_i16 i16, write_i16;
        serialize_i32 i32, write_i32;
        serialize_i64 i64, write_i64;
        serialize_u8 u8, write_u8;
        serialize_u16 u16, write_u16;
        serialize_u32 u32, write_u32;
        serialize_u64 u64, write_u64;
        serialize_u128 u128, write_u128;
    }

    fn serialize_bool(self, is: bool) -> Done {
        self.byte(is.into())
    }

    fn serialize_f32(self, number: f32) -> Done {
        self.serialize_u32(number.to_bits())
    }

    fn serialize_f64(self, number: f64) -> Done {
        self.serialize_u64(number.to_bits())
    }

    fn serialize_char(self, letter: char) -> Done {
        self.serialize_u32(letter.into())
    }

    fn serialize_str(self, text: &str) -> Done {
        self.bytes(text.as_bytes())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Done {
        self.bytes(bytes)
    }

    fn serialize_none(self) -> Done {
        self.byte(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.byte(1)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.variant(index).map(|_| ())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self.variant(index)?)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self, NotPlain> {
        self.many(len)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, NotPlain> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, NotPlain> {
        Ok(self)
    }

    fn serialize_tuple_variant(self, _: &'static str, index: u32, _: &'static str, _: usize) -> Result<Self, NotPlain> {
        self.variant(index)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self, NotPlain> {
        self.many(len)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, NotPlain> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, NotPlain> {
        self.variant(index)
    }
}

macro_rules! parts {
    ($($compound:ident, $method:ident, $end:expr;)*) => {$(
        impl ser::$compound for &mut Print {
            type Ok = ();
            type Error = NotPlain;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                $end(self)
            }
        }
    )*};
}

parts! {
    SerializeSeq, serialize_element, |print: &mut Print| print.byte(END);
    SerializeTuple, serialize_element, |_| Ok(());
    SerializeTupleStruct, serialize_field, |_| Ok(());
    SerializeTupleVariant, serialize_field, |_| Ok(());
}

impl ser::SerializeMap for &mut Print {
    type Ok = ();
    type Error = NotPlain;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.byte(1)?;
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        self.byte(0)
    }
}

macro_rules! fields {
    ($($compound:ident;)*) => {$(
        impl ser::$compound for &mut Print {
            type Ok = ();
            type Error = NotPlain;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Done {
                self.byte(1)?;
                value.serialize(&mut **self)
            }

            /// One that is left out is not the next one.
            fn skip_field(&mut self, _: &'static str) -> Done {
                self.byte(0)
            }

            fn end(self) -> Done {
                Ok(())
            }
        }
    )*};
}

fields! {
    SerializeStruct;
    SerializeStructVariant;
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::{END, fingerprint};

    #[derive(Serialize)]
    struct Two {
        #[serde(skip_serializing_if = "Option::is_none")]
        a: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        b: Option<u8>,
    }

    #[derive(Serialize)]
    enum Shape {
        Nothing,
        Number(u8),
        Named { number: u8 },
    }

    /// A list of so many zeros that does not say how long it is.
    struct Unknown(usize);

    impl Serialize for Unknown {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(std::iter::repeat_n(0u8, self.0).filter(|_| true))
        }
    }

    /// Things of one type that differ have different fingerprints, also where their parts, one after another, are the same.
    #[test]
    fn what_differs_has_another_fingerprint() {
        fn differ<T: Serialize>(things: &[T]) {
            let prints: Vec<u64> = things.iter().map(fingerprint).collect();
            for (at, print) in prints.iter().enumerate() {
                assert_eq!(fingerprint(&things[at]), *print);
                assert!(!prints[at + 1..].contains(print), "{prints:?}");
            }
        }
        differ(&[Two { a: Some(1), b: None }, Two { a: None, b: Some(1) }, Two { a: None, b: None }]);
        differ(&[Shape::Nothing, Shape::Number(0), Shape::Number(1), Shape::Named { number: 1 }]);
        differ(&[vec!["ab", "c"], vec!["a", "bc"], vec!["abc"], vec![]]);
        differ(&[vec![vec![1], vec![2]], vec![vec![1, 2], vec![]], vec![vec![], vec![1, 2]]]);
        differ(&[None, Some(0), Some(1)]);
        differ(&[vec![], vec![0u8], vec![0, 0], vec![0, 0, 0]]);
        differ(&[(Unknown(0), 0u8), (Unknown(1), 0), (Unknown(2), 0), (Unknown(0), END)]);
        differ(&[[("a", 1)].into_iter().collect::<std::collections::BTreeMap<_, _>>(), std::iter::empty().collect()]);
    }
}
