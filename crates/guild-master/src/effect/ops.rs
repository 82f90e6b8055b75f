//! Lists of operations: kept once in the card set, named by number wherever they are used.

use std::cell::RefCell;

use serde::de::Deserializer;
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::Op;
use crate::catalog::catalogue;

/// A list of operations, carried out from left to right: its number in the card set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ops(u16);

/// Every list of operations of the card set; the first one is empty.
#[derive(Clone, Debug)]
pub(crate) struct Book(Vec<Vec<Op>>);

impl Default for Book {
    fn default() -> Self {
        Self(vec![Vec::new()])
    }
}

thread_local! {
    /// The lists met while a card set is being read.
    static MET: RefCell<Book> = RefCell::default();
}

/// Reads card data, and gives what was read together with all lists of operations in it.
pub(crate) fn reading<T>(read: impl FnOnce() -> T) -> (T, Book) {
    let result = read();
    (result, MET.with(RefCell::take))
}

impl Book {
    pub(crate) fn list(&self, ops: Ops) -> &[Op] {
        self.0.get(usize::from(ops.0)).map_or(&[], Vec::as_slice)
    }

    fn keep(&mut self, list: Vec<Op>) -> Ops {
        if list.is_empty() {
            return Ops::default();
        }
        self.0.push(list);
        Ops(u16::try_from(self.0.len() - 1).unwrap_or_default())
    }
}

impl Ops {
    /// The operations.
    #[must_use]
    pub fn list(self) -> &'static [Op] {
        catalogue().ops(self)
    }

    /// One of the operations.
    #[must_use]
    pub fn get(self, at: u8) -> Option<&'static Op> {
        self.list().get(usize::from(at))
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of the list.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The list of this number.
    #[must_use]
    pub const fn numbered(number: u16) -> Self {
        Self(number)
    }
}

impl<'de> Deserialize<'de> for Ops {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Op>::deserialize(deserializer)?;
        Ok(MET.with(|met| met.borrow_mut().keep(list)))
    }
}

impl Serialize for Ops {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list().serialize(serializer)
    }
}
