//! Lines of a record that were written otherwise than they would be written today.
//!
//! A setup or a fact that has gained a field since writes it, and a line is tied to all before it by its text. What was read
//! is therefore written again as it was read.

use std::collections::BTreeMap;

/// The lines that would be written otherwise today, as they were read and without their links.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The header as it would be written today, and as it was read.
    header: Option<(String, String)>,
    /// The entries by their numbers, as they were read.
    entries: BTreeMap<u32, String>,
}

impl Kept {
    /// Keeps the header as it was `read`, if it would be `written` otherwise.
    pub(crate) fn keep_header(&mut self, read: String, written: String) {
        self.header = (read != written).then_some((written, read));
    }

    /// Keeps an entry as it was `read`, if it would be `written` otherwise.
    pub(crate) fn keep_entry(&mut self, n: u32, read: String, written: &str) {
        if read != written {
            self.entries.insert(n, read);
        }
    }

    /// The header as it is to be written; one that was changed since it was read is written anew.
    pub(crate) fn header(&self, written: String) -> String {
        match &self.header {
            Some((unchanged, read)) if *unchanged == written => read.clone(),
            Some(_) | None => written,
        }
    }

    /// An entry as it was read, if it would be written otherwise.
    pub(crate) fn entry(&self, n: u32) -> Option<String> {
        self.entries.get(&n).cloned()
    }
}
