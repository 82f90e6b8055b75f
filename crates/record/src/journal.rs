//! The lines of a record as they come, for whoever appends them to a file.

use kernel::Game;

use crate::write::linked;
use crate::{Digest, Record};

/// What is known of the lines of a record that were handed out: the header, and the link of every line. It belongs to
/// one record.
#[derive(Clone, Debug, Default)]
pub struct Links {
    header: String,
    links: Vec<Digest>,
}

/// Lines of a record to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The number of the first of them, the header being line 0. What was written from there on is to be replaced: a
    /// file that ends before it is appended to, and 0 replaces all, because the header has changed.
    pub from: usize,
    /// The lines, without line breaks.
    pub lines: Vec<String>,
}

impl Journal {
    /// How many lines the record has once these are written.
    #[must_use]
    pub fn end(&self) -> usize {
        self.from + self.lines.len()
    }
}

impl<G: Game> Record<G> {
    /// The lines from line `have` on, the header being line 0. All of them when the header is not the one handed out
    /// before, or when fewer lines were handed out than `have`. Only lines not asked for before are written anew, so
    /// asking after every step is cheap.
    ///
    /// # Errors
    /// When a setup, a choice or a fact of the game has no JSON form, which is a fault of that game.
    pub fn journal(&self, known: &mut Links, have: usize) -> Result<Journal, serde_json::Error> {
        let header = self.header_text()?;
        if header != known.header {
            *known = Links { header, links: Vec::new() };
        }
        let from = if have <= known.links.len() { have } else { 0 };
        let mut lines = Vec::new();
        for at in from..=self.entries.len() {
            let text = match at.checked_sub(1) {
                None => known.header.clone(),
                Some(entry) => self.entry_text(&self.entries[entry])?,
            };
            let before = at.checked_sub(1).and_then(|before| known.links.get(before)).copied();
            let (line, link) = linked(before, text);
            if at == known.links.len() {
                known.links.push(link);
            }
            lines.push(line);
        }
        Ok(Journal { from, lines })
    }
}
