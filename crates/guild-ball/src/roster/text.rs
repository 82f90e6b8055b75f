//! Rosters as text: the guild, then one model a line.
//!
//! Reading is tolerant: letters may be large or small, `#` and `//` begin a comment, a line may say how often (`2x Ox`, `Ox
//! x2`), begin with a dash and name a model by its name or its id. Written is the plainest form that reads back the same.

use core::fmt::{self, Write};

use super::{ROSTER_MAX, Roster};
use crate::catalog::{Card, catalog};
use crate::guild::Guild;
use crate::refusal::Refusal;

/// A line of a roster that cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The number of the line, counted from 1; 0 for the whole roster.
    pub line: usize,
    /// The rule that says what belongs there.
    pub rule: &'static str,
    /// What is wrong.
    pub what: String,
}

impl Unread {
    fn new(line: usize, rule: &'static str, what: String) -> Self {
        Self { line, rule, what }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
        }
    }
}

/// Reads a roster.
///
/// # Errors
/// Every line that could not be understood, and then what is wrong with the cards of the others.
pub fn from_text(text: &str) -> Result<Roster, (Vec<Unread>, Vec<Refusal>)> {
    let mut reading = Reading::default();
    // A mark some editors put before a text is none of it.
    for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = plain(line);
        if !line.is_empty()
            && let Err((rule, what)) = reading.line(line)
        {
            reading.unread.push(Unread::new(number + 1, rule, what));
        }
    }
    let Reading { guild, named, limit, models, mut unread } = reading;
    if !named {
        let what = "the guild is missing; it stands in the first line".to_owned();
        unread.insert(0, Unread::new(0, "GB-TEAM-06", what));
    }
    let roster = guild.map(|guild| Roster { guild, limit: limit.unwrap_or(ROSTER_MAX as u8), models });
    match roster {
        Some(roster) if unread.is_empty() => Ok(roster),
        roster => Err((unread, roster.map(|roster| roster.card_faults()).unwrap_or_default())),
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reading {
    guild: Option<Guild>,
    /// Whether a line was there for the guild, though it may name none.
    named: bool,
    limit: Option<u8>,
    models: Vec<String>,
    unread: Vec<Unread>,
}

impl Reading {
    /// Reads a line, or says by which rule something else belongs there.
    fn line(&mut self, line: &str) -> Result<(), (&'static str, String)> {
        let lower = line.to_lowercase();
        let (word, rest) = lower.split_once(':').unwrap_or(("", &lower));
        if word == "limit" {
            let read = rest.trim().parse().map_err(|_| ("GB-TOUR-02", "the limit is no number".to_owned()));
            self.limit = Some(read?);
        } else if word == "guild" || !self.named && card(&lower).is_none() {
            self.named = true;
            self.guild = Guild::ALL.into_iter().find(|guild| guild.id() == rest.trim());
            self.guild.ok_or_else(|| ("GB-TEAM-06", format!("'{line}' is no guild")))?;
        } else {
            let (count, name) = counted(&lower);
            let card = card(name).ok_or_else(|| ("GB-STAT-23", format!("there is no model '{line}'")))?;
            if count == 0 || count > ROSTER_MAX {
                return Err(("GB-TOUR-02", format!("a roster has 1 to {ROSTER_MAX} of a model")));
            }
            self.models.extend(core::iter::repeat_n(card.id.clone(), count));
        }
        Ok(())
    }
}

/// Writes a roster.
///
/// # Errors
/// A card the catalog does not know, which would not read back.
pub fn to_text(roster: &Roster) -> Result<String, String> {
    let mut text = format!("{}\n", capital(roster.guild.id()));
    if usize::from(roster.limit) != ROSTER_MAX {
        let _ = writeln!(text, "limit: {}", roster.limit);
    }
    for id in &roster.models {
        let card = catalog().card(id).ok_or_else(|| format!("there is no model '{id}'"))?;
        let _ = writeln!(text, "{}", card.profile.name.as_str());
    }
    Ok(text)
}

/// A line without its comment, dash and blanks.
fn plain(line: &str) -> &str {
    let end = line.find('#').into_iter().chain(line.find("//")).min().unwrap_or(line.len());
    line[..end].trim().trim_start_matches(['-', '*']).trim()
}

/// A number before or after a name; once where there is none.
fn counted(line: &str) -> (usize, &str) {
    let number = |text: &str| text.trim_matches('x').parse().ok();
    if let Some((first, rest)) = line.split_once(' ')
        && let Some(count) = number(first)
    {
        return (count, rest.trim());
    }
    match line.rsplit_once(' ') {
        Some((rest, last)) => match number(last) {
            Some(count) => (count, rest.trim()),
            None => (1, line),
        },
        None => (1, line),
    }
}

/// The card of this name or id, in small letters.
fn card(name: &str) -> Option<&'static Card> {
    let name = counted(name).1;
    catalog().all().find(|card| card.id == name || card.profile.name.as_str().to_lowercase() == name)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
