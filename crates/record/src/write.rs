//! Writing a record.

use kernel::Game;

use crate::entry::EntryLine;
use crate::header::{HeaderLine, MARK};
use crate::{Digest, Entry, FORMAT, Header, Record};

/// What stands between the text of a line and its link.
pub(crate) const LINK: &str = r#","link":""#;

impl<G: Game> Record<G> {
    /// The record as NDJSON, every line ended by a line break.
    ///
    /// # Errors
    /// When a setup, a choice or a fact of the game has no JSON form, which is a fault of that game.
    pub fn to_ndjson(&self) -> Result<String, serde_json::Error> {
        let mut out = String::new();
        let mut link = None;
        let mut add = |text: String| {
            let (line, next) = linked(link, text);
            out.push_str(&line);
            out.push('\n');
            link = Some(next);
        };
        add(self.header_text()?);
        for entry in &self.entries {
            add(self.entry_text(entry)?);
        }
        Ok(out)
    }

    /// The header as written, without its link.
    pub(crate) fn header_text(&self) -> Result<String, serde_json::Error> {
        Ok(self.kept.header(plain_header(&self.header)?))
    }

    /// An entry as written, without its link.
    pub(crate) fn entry_text(&self, entry: &Entry<G>) -> Result<String, serde_json::Error> {
        self.kept.entry(entry.n).map_or_else(|| plain_entry(entry), Ok)
    }
}

/// A header as it is written today, without its link.
pub(crate) fn plain_header<G: Game>(header: &Header<G>) -> Result<String, serde_json::Error> {
    serde_json::to_string(&HeaderLine {
        record: MARK.to_owned(),
        format: FORMAT,
        game: G::ID.to_owned(),
        revision: header.revision,
        setup: &header.setup,
        players: header.players.clone(),
        started: header.started.clone(),
        chance: header.chance.clone(),
        clock: header.clock.clone(),
    })
}

/// An entry as it is written today, without its link.
pub(crate) fn plain_entry<G: Game>(entry: &Entry<G>) -> Result<String, serde_json::Error> {
    serde_json::to_string(&EntryLine::from(entry))
}

/// A line with the link that ties it to everything before it, and that link.
pub(crate) fn linked(before: Option<Digest>, mut text: String) -> (String, Digest) {
    let link = Digest::of_bytes(before, text.as_bytes());
    text.pop();
    text.push_str(LINK);
    text.push_str(&link.to_string());
    text.push_str("\"}");
    (text, link)
}
