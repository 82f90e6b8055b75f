//! Writing a record.

use kernel::Game;
use serde::Serialize;

use crate::entry::EntryLine;
use crate::header::{HeaderLine, MARK};
use crate::{Digest, FORMAT, Record};

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
        let header = &self.header;
        let line = HeaderLine {
            record: MARK.to_owned(),
            format: FORMAT,
            game: G::ID.to_owned(),
            revision: header.revision,
            setup: &header.setup,
            players: header.players.clone(),
            started: header.started.clone(),
            chance: header.chance.clone(),
            clock: header.clock.clone(),
        };
        write(&mut out, &mut link, &line)?;
        for entry in &self.entries {
            write(&mut out, &mut link, &EntryLine::from(entry))?;
        }
        Ok(out)
    }
}

/// Writes one line and the link that ties it to everything before it.
fn write<T: Serialize>(
    out: &mut String,
    link: &mut Option<Digest>,
    line: &T,
) -> Result<(), serde_json::Error> {
    let mut text = serde_json::to_string(line)?;
    let next = Digest::of_bytes(*link, text.as_bytes());
    text.pop();
    out.push_str(&text);
    out.push_str(LINK);
    out.push_str(&next.to_string());
    out.push_str("\"}\n");
    *link = Some(next);
    Ok(())
}
