//! A list with a fixed capacity that lives inside the state: `Copy`, no allocation, serialised as a plain sequence.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// At most `N` values of a small `Copy` type. Two lists are equal when their contents are.
///
/// ```
/// let mut hand: tabletop::List<u8, 4> = [3, 1].into_iter().collect();
/// hand.push(7);
/// assert_eq!(hand.remove(0), 3);
/// assert_eq!(*hand, [1, 7]);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a list counts its items in a byte") }
        Self { len: 0, items: [T::default(); N] }
    }

    /// # Panics
    /// When the list is full: a capacity is a fact about the components of a game, so running over it is a bug.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes out the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes out the item at `index` and closes the gap.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Takes out everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(from: I) -> Self {
        let Self { mut items, .. } = Self::new();
        let mut len = 0;
        // Counted in a register: pushed one by one, every item would wait for the length that the last one stored.
        for item in from {
            items[len] = item;
            len += 1;
        }
        Self { len: len as u8, items }
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(de::Error::invalid_length(items.len(), &"a shorter list"));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behaves_as_a_list() {
        let mut list: List<u8, 4> = [3, 1, 2].into_iter().collect();
        assert_eq!(list.remove(1), 1);
        assert_eq!(&*list, [3, 2]);
        list.push(9);
        assert_eq!((list.pop(), list.len()), (Some(9), 2));
        let json = serde_json::to_string(&list).unwrap();
        assert_eq!(json, "[3,2]");
        assert_eq!(serde_json::from_str::<List<u8, 4>>(&json).unwrap(), list);
        assert!(serde_json::from_str::<List<u8, 4>>("[1,2,3,4,5]").is_err());
    }

    #[test]
    fn what_was_removed_does_not_count_for_equality() {
        let mut list: List<u8, 4> = [3, 1].into_iter().collect();
        list.pop();
        assert_eq!(list, [3].into_iter().collect());
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn a_full_list_takes_no_more() {
        let mut list: List<u8, 1> = List::new();
        list.push(1);
        list.push(2);
    }
}
