//! Rosters as text: the guild, then one model a line.
//!
//! Reading is tolerant: letters may be large or small, `#` and `//` begin a comment, a line may say how often (`2x Ox`, `Ox
//! x2`), begin with a dash and name a model by its name or its id. Written is the plainest form that reads back the same.

use core::fmt::Write;

use super::{ROSTER_MAX, Roster};
use crate::catalog::{Card, catalog};
use crate::guild::Guild;

/// Reads a roster.
///
/// # Errors
/// What could not be understood, with the number of the line.
pub fn from_text(text: &str) -> Result<Roster, String> {
    let mut guild = None;
    let mut limit = None;
    let mut models = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let number = number + 1;
        let line = plain(line);
        if line.is_empty() {
            continue;
        }
        let lower = line.to_lowercase();
        let (word, rest) = lower.split_once(':').unwrap_or(("", &lower));
        if word == "limit" {
            let read = rest.trim().parse().map_err(|_| format!("line {number}: the limit is no number"))?;
            limit = Some(read);
        } else if word == "guild" || guild.is_none() && card(&lower).is_none() {
            let found = Guild::ALL.into_iter().find(|guild| guild.id() == rest.trim());
            guild = Some(found.ok_or_else(|| format!("line {number}: '{line}' is no guild"))?);
        } else {
            let (count, name) = counted(&lower);
            let card = card(name).ok_or_else(|| format!("line {number}: there is no model '{line}'"))?;
            if count == 0 || count > ROSTER_MAX {
                return Err(format!("line {number}: a roster has 1 to {ROSTER_MAX} of a model"));
            }
            models.extend(core::iter::repeat_n(card.id.clone(), count));
        }
    }
    let guild = guild.ok_or_else(|| "the guild is missing; it stands in the first line".to_owned())?;
    Ok(Roster { guild, limit: limit.unwrap_or(ROSTER_MAX as u8), models })
}

/// Writes a roster. A card the catalog does not know is written as its id, which does not read back.
#[must_use]
pub fn to_text(roster: &Roster) -> String {
    let mut text = format!("{}\n", capital(roster.guild.id()));
    if usize::from(roster.limit) != ROSTER_MAX {
        let _ = writeln!(text, "limit: {}", roster.limit);
    }
    for id in &roster.models {
        let name = catalog().card(id).map_or(id.as_str(), |card| card.profile.name.as_str());
        let _ = writeln!(text, "{name}");
    }
    text
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
