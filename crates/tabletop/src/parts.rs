//! What is other in a board than it was, part by part: for whoever was told what it was.
//!
//! Boards are compared as they are. That is much cheaper than writing them down: of an answer's board mostly a few figures are other
//! than before.

use serde::Serialize;

/// A step on the way to a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Field(&'static str),
    Place(usize),
}

/// Hears what is other than it was.
pub trait Hears {
    /// Goes one step further, to a part.
    fn at(&mut self, way: Way, tell: impl FnOnce(&mut Self));

    /// What lies here is this now.
    fn hear<T: Serialize + ?Sized>(&mut self, value: &T);
}

/// Something that has parts: see [`parts!`](crate::parts).
pub trait Parts: PartialEq + Serialize {
    /// Tells of each part that is other than it was.
    fn tell_changes(&self, was: &Self, to: &mut impl Hears);
}

/// The same of a list: one by one if there are as many as before, with what `one` says of each.
pub fn each<T: PartialEq + Serialize, H: Hears>(is: &[T], was: &[T], to: &mut H, one: impl Fn(&T, &T, &mut H)) {
    if is.len() != was.len() {
        to.hear(is);
        return;
    }
    for (place, (is, was)) in is.iter().zip(was).enumerate().filter(|(_, (is, was))| is != was) {
        to.at(Way::Place(place), |to| one(is, was, to));
    }
}

/// Makes [`Parts`] of a struct by its fields, each of which must be named. A field alone is told whole; of a `list` each thing is told whole,
/// of `each` part by part; `within` is something that may be there, told part by part while it is. Names are those that
/// serde writes.
#[macro_export]
macro_rules! parts {
    (@tell $is:expr, $was:expr, $to:expr) => { $to.hear($is) };
    (@tell list $is:expr, $was:expr, $to:expr) => {
        $crate::each(&$is[..], &$was[..], $to, |is, _, to| $crate::Hears::hear(to, is))
    };
    (@tell each $is:expr, $was:expr, $to:expr) => {
        $crate::each(&$is[..], &$was[..], $to, |is, was, to| $crate::Parts::tell_changes(is, was, to))
    };
    (@tell within $is:expr, $was:expr, $to:expr) => {
        match ($is, $was) {
            (Some(is), Some(was)) => $crate::Parts::tell_changes(is, was, $to),
            (is, _) => $crate::Hears::hear($to, is),
        }
    };
    ($type:ty { $($field:ident $(: $how:ident)?),* $(,)? }) => {
        impl $crate::Parts for $type {
            fn tell_changes(&self, was: &Self, to: &mut impl $crate::Hears) {
                let Self { $($field),* } = self;
                $(if *$field != was.$field {
                    to.at($crate::Way::Field(stringify!($field)), |to| {
                        $crate::parts!(@tell $($how)? $field, &was.$field, to);
                    });
                })*
            }
        }
    };
}
