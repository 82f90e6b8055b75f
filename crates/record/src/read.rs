//! Reading a record.

use kernel::Game;
use serde_json::Value;

use crate::entry::EntryLine;
use crate::header::{HeaderLine, header_value};
use crate::kept::Kept;
use crate::live::Live;
use crate::upcast::{self, LINKED_SINCE};
use crate::write::{LINK, plain_entry, plain_header};
use crate::{Digest, Entry, Fault, Header, Problem, Record, Step};

impl<G: Game> Record<G> {
    /// Reads a record written by [`Record::to_ndjson`], in this or an older format.
    ///
    /// # Errors
    /// The first thing that is wrong and the entry it is wrong in.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let mut lines = text.lines();
        let first = lines.next().unwrap_or_default();
        let (format, value) = header_value(text, first)?;
        let mut chain = Chain { linked: format >= LINKED_SINCE, before: None };
        let read = chain.check(first).map_err(Fault::header)?;
        let header: Header<G> = read_header(value)?;
        let mut kept = Kept::default();
        if let (Some(read), Ok(written)) = (read, plain_header(&header)) {
            kept.keep_header(read, written);
        }
        let mut revision = header.revision;

        let whole = text.ends_with('\n');
        let body: Vec<&str> = text.trim_end().lines().skip(1).collect();
        let mut entries: Vec<Entry<G>> = Vec::with_capacity(body.len());
        let mut live = Live::default();
        for (n, line) in (0..).zip(&body) {
            let cut = !whole && n as usize + 1 == body.len();
            let fault = |problem| Fault::entry(n, problem);
            let value = match serde_json::from_str(line) {
                Ok(value) => value,
                Err(_) if cut => return Err(fault(Problem::Truncated)),
                Err(why) => return Err(fault(Problem::NotJson(why.to_string()))),
            };
            let (entry, read) = read_entry::<G>(format, n, line, value, &mut chain).map_err(fault)?;
            if let (Some(read), Ok(written)) = (read, plain_entry(&entry)) {
                kept.keep_entry(n, read, &written);
            }
            live.take(&entries, &entry).map_err(|why| fault(Problem::Takeback(why)))?;
            if let Step::Revision(next) = entry.step {
                if next <= revision {
                    return Err(fault(Problem::NotLater { revision, next }));
                }
                revision = next;
            }
            entries.push(entry);
        }
        if entries.is_empty() {
            return Err(Fault::entry(0, Problem::NoOpening));
        }
        Ok(Self { header, entries, live, kept })
    }
}

/// The links from line to line. A line is judged by its bytes, before it is brought up to the present format.
struct Chain {
    linked: bool,
    before: Option<Digest>,
}

impl Chain {
    /// The text of the line without its link; none in a format without links, which is not written any more.
    fn check(&mut self, line: &str) -> Result<Option<String>, Problem> {
        if !self.linked {
            return Ok(None);
        }
        let (text, rest) = line.trim_end().rsplit_once(LINK).ok_or(Problem::NoLink)?;
        let written: Digest =
            rest.strip_suffix("\"}").and_then(|hex| hex.parse().ok()).ok_or(Problem::NoLink)?;
        let text = format!("{text}}}");
        let computed = Digest::of_bytes(self.before, text.as_bytes());
        if written != computed {
            return Err(Problem::Edited { written, computed });
        }
        self.before = Some(written);
        Ok(Some(text))
    }
}

fn read_header<G: Game>(value: Value) -> Result<Header<G>, Fault> {
    let unreadable = |why: serde_json::Error| Fault::header(Problem::Unreadable(why.to_string()));
    let line: HeaderLine<Value> = serde_json::from_value(value).map_err(unreadable)?;
    if line.game != G::ID {
        return Err(Fault::header(Problem::OtherGame { found: line.game, expected: G::ID }));
    }
    let setup = serde_json::from_value(line.setup).map_err(unreadable)?;
    Ok(Header {
        revision: line.revision,
        setup,
        players: line.players,
        started: line.started,
        chance: line.chance,
        clock: line.clock,
    })
}

fn read_entry<G: Game>(
    format: u32,
    n: u32,
    line: &str,
    mut value: Value,
    chain: &mut Chain,
) -> Result<(Entry<G>, Option<String>), Problem> {
    // The number is looked at first: a line in the wrong place also breaks the chain, but this says what happened.
    if let Some(found) = value.get("n").and_then(Value::as_u64).and_then(|found| u32::try_from(found).ok())
        && found != n
    {
        return Err(Problem::Order { expected: n, found });
    }
    let read = chain.check(line)?;
    upcast::entry(format, &mut value);
    if let Some(fields) = value.as_object_mut() {
        fields.remove("link");
    }
    let line: EntryLine<G> =
        serde_json::from_value(value).map_err(|why| Problem::Unreadable(why.to_string()))?;
    let entry = line.entry().map_err(|why| Problem::Unreadable(why.to_owned()))?;
    Ok((entry, read))
}
