//! A short list of fixed room that is copied flat and written as a plain sequence.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::Deref;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` values in order, without a heap; equal when the values in use are equal.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> Self {
        const { assert!(N <= 255) };
        Self { items: [T::default(); N], len: 0 }
    }

    /// The list of these values, or nothing if they are too many.
    pub fn from_slice(values: &[T]) -> Option<Self> {
        let mut list = Self::new();
        list.items.get_mut(..values.len())?.copy_from_slice(values);
        list.len = values.len() as u8;
        Some(list)
    }

    /// Adds a value and says whether there was room for it.
    #[inline]
    pub fn push(&mut self, value: T) -> bool {
        let Some(slot) = self.items.get_mut(usize::from(self.len)) else { return false };
        *slot = value;
        self.len += 1;
        true
    }

    /// Takes the last value off.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items.get(usize::from(self.len)).copied()
    }

    /// Forgets everything from the given place on.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(u8::try_from(len).unwrap_or(u8::MAX));
    }
}

impl<T, const N: usize> List<T, N> {
    /// The values in use.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or(&[])
    }
}

impl<T, const N: usize> List<T, N> {
    /// Puts the values in order; equal ones keep theirs.
    pub fn sort_by(&mut self, compare: impl FnMut(&T, &T) -> core::cmp::Ordering) {
        let len = usize::from(self.len);
        if let Some(used) = self.items.get_mut(..len) {
            used.sort_by(compare);
        }
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
        self.as_slice()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.len()))?;
        for value in self.as_slice() {
            seq.serialize_element(value)?;
        }
        seq.end()
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reader(PhantomData))
    }
}

struct Reader<T, const N: usize>(PhantomData<T>);

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Reader<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut list = List::new();
        while let Some(value) = seq.next_element()? {
            if !list.push(value) {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
        }
        Ok(list)
    }
}
