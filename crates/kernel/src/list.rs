//! A short list of fixed capacity that is copied flat.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` items that lives inside its owner, so that cloning a state stays a flat copy.
///
/// Pushing onto a full list is refused by handing the item back; nothing here panics.
#[derive(Clone, Copy)]
pub struct List<T: Copy, const N: usize> {
    len: u8,
    items: Option<[T; N]>,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        assert!(N <= 255, "a List holds at most 255 items");
        Self { len: 0, items: None }
    }

    /// A list of the items of `source`, as many as fit.
    pub fn collect(source: impl IntoIterator<Item = T>) -> Self {
        let mut list = Self::new();
        for item in source {
            if list.push(item).is_err() {
                break;
            }
        }
        list
    }

    /// Appends an item.
    ///
    /// # Errors
    /// Hands the item back when the list is full.
    #[inline]
    pub fn push(&mut self, item: T) -> Result<(), T> {
        let at = usize::from(self.len);
        if at >= N {
            return Err(item);
        }
        match &mut self.items {
            Some(items) => items[at] = item,
            None => self.items = Some([item; N]),
        }
        self.len += 1;
        Ok(())
    }

    /// Removes and returns the last item.
    pub fn pop(&mut self) -> Option<T> {
        let item = self.last().copied()?;
        self.len -= 1;
        Some(item)
    }

    /// Removes the item at `index`, keeping the order of the others.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let item = self.get(index).copied()?;
        self.copy_within(index + 1.., index);
        self.len -= 1;
        Some(item)
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether another item fits.
    #[must_use]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) >= N
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        match &self.items {
            Some(items) => &items[..usize::from(self.len)],
            None => &[],
        }
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        match &mut self.items {
            Some(items) => &mut items[..usize::from(self.len)],
            None => &mut [],
        }
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        Self::collect(iter)
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Copy + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = List<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} items")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut list = List::new();
                while let Some(item) = seq.next_element()? {
                    list.push(item).map_err(|_| A::Error::invalid_length(N + 1, &self))?;
                }
                Ok(list)
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn push_hands_back_what_does_not_fit() {
        let mut list: List<u8, 2> = List::new();
        assert_eq!((list.push(1), list.push(2), list.push(3)), (Ok(()), Ok(()), Err(3)));
        assert_eq!(&*list, &[1, 2]);
    }

    #[test]
    fn remove_keeps_the_order() {
        let mut list: List<u8, 4> = List::collect([1, 2, 3, 4]);
        assert_eq!(list.remove(1), Some(2));
        assert_eq!(list.remove(9), None);
        assert_eq!(&*list, &[1, 3, 4]);
        assert_eq!(list.pop(), Some(4));
    }

    #[test]
    fn equality_ignores_what_was_removed() {
        let mut a: List<u8, 4> = List::collect([1, 2, 3]);
        a.pop();
        assert_eq!(a, List::collect([1, 2]));
    }
}
