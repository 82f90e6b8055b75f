//! Lists of operations: kept once, in the card set or beside it, and named by number wherever they are used.
//!
//! Those of the card set are numbered as they are read, so that their numbers are the same everywhere. All others, such as
//! those of cards that a scenario states, are kept as long as the program runs, each content once.

use std::cell::RefCell;
use std::sync::OnceLock;

use serde::de::{Deserializer, Error as _};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::Op;
use crate::catalog::catalogue;

/// A list of operations, carried out from left to right: its number.
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
    /// The lists met while the card set is being read; nothing at any other time.
    static MET: RefCell<Option<Book>> = const { RefCell::new(None) };
}

/// Reads the card set, and gives what was read together with all lists of operations in it.
pub(crate) fn reading<T>(read: impl FnOnce() -> T) -> (T, Book) {
    MET.set(Some(Book::default()));
    let result = read();
    (result, MET.take().unwrap_or_default())
}

/// The number of the first list that is not of the card set.
const FIRST: u16 = 0x8000;

/// The most lists that are kept beside the card set.
const KEPT_MAX: usize = 0x4000;

static KEPT: [OnceLock<Vec<Op>>; KEPT_MAX] = [const { OnceLock::new() }; KEPT_MAX];

/// Keeps a list that is not of the card set, in the first free place from where its content says; nothing when there is none.
/// So it has the same number in every run of the program, unless two lists of one run meet in a place.
fn keep(list: &[Op]) -> Option<Ops> {
    if list.is_empty() {
        return Some(Ops::default());
    }
    let from = place_of(list);
    let mut places = (0..KEPT_MAX).map(|step| (from + step) % KEPT_MAX);
    let at =
        places.find(|&at| KEPT.get(at).is_some_and(|place| *place.get_or_init(|| list.to_vec()) == list))?;
    Some(Ops(FIRST.saturating_add(u16::try_from(at).ok()?)))
}

/// Where a list is looked for first, by what it says (FNV-1a).
fn place_of(list: &[Op]) -> usize {
    let text = ron::to_string(list).unwrap_or_default();
    let hash =
        text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    hash as usize % KEPT_MAX
}

#[cold]
fn kept(ops: Ops) -> &'static [Op] {
    let place = ops.0.checked_sub(FIRST).and_then(|at| KEPT.get(usize::from(at))?.get());
    place.map_or(&[], Vec::as_slice)
}

impl Book {
    pub(crate) fn list(&self, ops: Ops) -> &[Op] {
        self.0.get(usize::from(ops.0)).map_or_else(|| kept(ops), Vec::as_slice)
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
        let read = MET.with_borrow_mut(|met| match met {
            Some(book) => Ok(book.keep(list)),
            None => Err(list),
        });
        let kept = read.map_or_else(|list| keep(&list), Some);
        kept.ok_or_else(|| {
            D::Error::custom("no more lists of operations can be read in this run of the program")
        })
    }
}

impl Serialize for Ops {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.list().serialize(serializer)
    }
}
