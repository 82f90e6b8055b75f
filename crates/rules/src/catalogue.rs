//! Reading a catalogue.

use std::collections::BTreeSet;
use std::fmt;

use crate::cite::cited;
use crate::id::leading;

/// What an entry of a catalogue is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A rule of the book.
    Rule,
    /// A decision where the book is silent or contradicts itself.
    Ruling,
    /// A row of a table, such as one weapon.
    Row,
    /// A worked example: a test case, not a rule.
    Example,
}

/// One numbered statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// Its stable name.
    pub id: &'a str,
    /// What it is.
    pub kind: Kind,
    /// The heading it stands under.
    pub section: &'a str,
    /// Its first line, without the id.
    pub text: &'a str,
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// The rules it shows, for a worked example.
    pub shows: Vec<String>,
}

/// A catalogue in its own order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue<'a> {
    /// Everything that has an id.
    pub entries: Vec<Entry<'a>>,
}

/// How many entries of each kind there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Rules of the book.
    pub rules: usize,
    /// Rulings.
    pub rulings: usize,
    /// Rows of tables.
    pub rows: usize,
    /// Worked examples.
    pub examples: usize,
}

impl Totals {
    /// How many entries are to be proved: rules, rulings and rows, not the examples that show them.
    #[must_use]
    pub const fn to_prove(self) -> usize {
        self.rules + self.rulings + self.rows
    }
}

/// What is wrong with a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// Reads a catalogue.
///
/// Entries are bullets `- **GB-BALL-05** — text`, table rows `| **GG-WPN-26** | text |` and paragraphs `**GB-EX-01 — title**`.
/// A bullet marked *withdrawn* keeps its number and is no entry any more.
///
/// # Errors
/// The first fault: an id that is used twice, or a bullet whose bold opening looks like an id and is none.
pub fn parse(text: &str) -> Result<Catalogue<'_>, Fault> {
    let mut catalogue = Catalogue::default();
    let mut seen = BTreeSet::new();
    let mut section = "";
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if let Some(heading) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
            section = heading.trim();
        } else if let Some(list) = line.strip_prefix("- Rules: ") {
            if let Some(example) = catalogue.entries.last_mut().filter(|entry| entry.kind == Kind::Example) {
                example.shows = cited(list, &example.id[..2]);
            }
        } else if let Some(entry) = entry(line, section, number)? {
            if !seen.insert(entry.id) {
                return Err(Fault { line: number, what: format!("{} is used twice", entry.id) });
            }
            if !entry.text.starts_with("*withdrawn*") {
                catalogue.entries.push(entry);
            }
        }
    }
    Ok(catalogue)
}

/// The entry that begins on a line, if one does.
fn entry<'a>(line: &'a str, section: &'a str, number: usize) -> Result<Option<Entry<'a>>, Fault> {
    let bullet = line.strip_prefix("- **");
    let row = line.strip_prefix("| **");
    let Some(rest) = bullet.or(row).or_else(|| line.strip_prefix("**")) else { return Ok(None) };
    let Some(id) = leading(rest) else {
        let looks = bullet.is_some_and(|rest| rest.as_bytes().get(2) == Some(&b'-'));
        return if looks {
            Err(Fault {
                line: number,
                what: format!("this is no rule id: {}", rest.chars().take(20).collect::<String>()),
            })
        } else {
            Ok(None)
        };
    };
    let after = &rest[id.len()..];
    let text = after.strip_prefix("**").unwrap_or(after).trim_start_matches([' ', '—', '|']).trim_end();
    let kind = match id.split('-').nth(1) {
        Some("EX") => Kind::Example,
        Some("RUL") => Kind::Ruling,
        _ if row.is_some() => Kind::Row,
        _ => Kind::Rule,
    };
    let shows = if kind == Kind::Example { shown(text, &id[..2]) } else { Vec::new() };
    Ok(Some(Entry { id, kind, section, text, line: number, shows }))
}

/// The rules an example names on its own line: after `Rules:`, or in the brackets it opens with.
fn shown(text: &str, game: &str) -> Vec<String> {
    if let Some((_, list)) = text.rsplit_once("Rules: ") {
        return cited(list, game);
    }
    match text.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((list, _)) => cited(list, game),
        None => Vec::new(),
    }
}

impl Catalogue<'_> {
    /// How many entries of each kind there are.
    #[must_use]
    pub fn totals(&self) -> Totals {
        let count = |kind| self.entries.iter().filter(|entry| entry.kind == kind).count();
        Totals {
            rules: count(Kind::Rule),
            rulings: count(Kind::Ruling),
            rows: count(Kind::Row),
            examples: count(Kind::Example),
        }
    }

    /// The entries that have to be proved: all but the worked examples.
    pub fn to_prove(&self) -> impl Iterator<Item = &Entry<'_>> {
        self.entries.iter().filter(|entry| entry.kind != Kind::Example)
    }

    /// The entry with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Entry<'_>> {
        self.entries.iter().find(|entry| entry.id == id)
    }
}
