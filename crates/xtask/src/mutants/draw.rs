//! The mutants of a game, in an order drawn by lot.

use std::fmt;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::find::{self, Form};
use super::leave::List;
use crate::repo;

/// The parts of a game in which its rules are written, below `src`.
const PARTS: [&str; 5] = ["flow/", "ask/", "legal/", "effect/", "event/"];

/// The files beside them.
const FILES: [&str; 4] = ["flow.rs", "legal.rs", "effect.rs", "event.rs"];

/// A source with one change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mutant {
    /// The source, from the root.
    pub(super) file: String,
    /// The line, counted from 1.
    pub(super) line: usize,
    /// The function.
    pub(super) within: String,
    /// The bytes that are replaced.
    pub(super) at: [usize; 2],
    /// What stands there.
    pub(super) was: String,
    /// What is put in its place.
    pub(super) now: String,
    /// The bytes of the part of the program that can be had with and without the change.
    pub(super) site: [usize; 2],
    /// What that part is.
    pub(super) form: Form,
}

impl Mutant {
    /// What no other mutant of the same commit is called.
    pub(super) fn key(&self) -> String {
        format!("{}:{}-{}:{}", self.file, self.at[0], self.at[1], self.now)
    }

    /// Whether its source is the one at `path` below the sources of the game, or lies below it.
    pub(super) fn is_below(&self, game: &str, path: &str) -> bool {
        self.file.strip_prefix(&format!("crates/{game}/src/")).is_some_and(|own| own.starts_with(path))
    }

    /// The source with the change made.
    ///
    /// # Errors
    /// When the source is not the one the mutant was made from.
    pub(super) fn applied(&self, text: &str) -> Result<String, String> {
        let [from, to] = self.at;
        if text.get(from..to) != Some(&self.was) {
            return Err(format!("{} is not what it was when its mutants were drawn", self.file));
        }
        Ok([&text[..from], &self.now, &text[to..]].concat())
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let now = if self.now.is_empty() { "nothing" } else { &self.now };
        write!(f, "{}:{} {}: {} -> {}", self.file, self.line, self.within, brief(&self.was), brief(now))
    }
}

/// A text on one line, cut when it is long.
fn brief(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= 60 {
        return line;
    }
    let start: String = line.chars().take(57).collect();
    format!("{start}…")
}

/// Every mutant of a game in the order drawn with `seed`, but for what its list leaves alone.
///
/// # Errors
/// When a source cannot be read, or an entry of the list fits nothing.
pub(super) fn all(tree: &Path, game: &str, seed: &str, leave: &List) -> Result<Vec<Mutant>, String> {
    let source = format!("crates/{game}/src/");
    let mut mutants = Vec::new();
    for file in repo::files_of(tree, source.trim_end_matches('/'), &[".rs"]) {
        let Some(own) = file.strip_prefix(&source).filter(|own| is_rules(own) && !leave.file(own)) else {
            continue;
        };
        let text = fs::read_to_string(tree.join(&file)).map_err(|error| format!("{file}: {error}"))?;
        let left = |name: &str, parameters: &str| leave.function(own, name, parameters);
        let changes = find::changes(&text, &left).map_err(|error| format!("{file}: {error}"))?;
        mutants.extend(changes.into_iter().map(|change| Mutant {
            file: file.clone(),
            line: change.line,
            within: change.within,
            at: [change.range.start, change.range.end],
            was: text.get(change.range).unwrap_or_default().to_owned(),
            now: change.with,
            site: [change.site.start, change.site.end],
            form: change.form,
        }));
    }
    leave.done(game)?;
    shuffle(&mut mutants, number(seed));
    Ok(mutants)
}

/// Whether a file below `src` states rules.
fn is_rules(path: &str) -> bool {
    let tests = path.split('/').any(|part| part == "tests" || part == "tests.rs");
    !tests && (FILES.contains(&path) || PARTS.iter().any(|part| path.starts_with(part)))
}

/// A number from a text, by FNV-1a.
fn number(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Shuffles by Fisher and Yates with the numbers of SplitMix64.
fn shuffle<T>(items: &mut [T], mut state: u64) {
    for last in (1..items.len()).rev() {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut drawn = state;
        drawn = (drawn ^ (drawn >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        drawn = (drawn ^ (drawn >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        drawn ^= drawn >> 31;
        items.swap(last, usize::try_from(drawn % (last as u64 + 1)).unwrap_or(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_order() {
        let order = |seed: &str| {
            let mut items: Vec<u8> = (0..50).collect();
            shuffle(&mut items, number(seed));
            items
        };
        assert_eq!(order("a"), order("a"));
        assert_ne!(order("a"), order("b"));
        let mut sorted = order("a");
        sorted.sort_unstable();
        assert_eq!(sorted, (0..50).collect::<Vec<u8>>());
    }

    #[test]
    fn only_rules_are_changed() {
        assert!(is_rules("flow/kick.rs") && is_rules("event.rs") && is_rules("effect/hook.rs"));
        assert!(!is_rules("legal/tests/mod.rs") && !is_rules("view.rs") && !is_rules("notation/fact.rs"));
    }

    #[test]
    fn a_mutant_fits_its_source_only() {
        let mutant = Mutant {
            file: "a.rs".to_owned(),
            line: 1,
            within: "f".to_owned(),
            at: [3, 4],
            was: "1".to_owned(),
            now: "2".to_owned(),
            site: [3, 4],
            form: Form::Value,
        };
        assert_eq!(mutant.applied("a, 1").unwrap(), "a, 2");
        assert!(mutant.applied("a, 3").is_err() && mutant.applied("").is_err());
    }

    #[test]
    fn mutants_of_one_file_or_part_can_be_picked() {
        let mutant = Mutant {
            file: "crates/guild-ball/src/legal/walk.rs".to_owned(),
            line: 1,
            within: "f".to_owned(),
            at: [0, 1],
            was: "1".to_owned(),
            now: "2".to_owned(),
            site: [0, 1],
            form: Form::Value,
        };
        assert!(["", "legal/", "legal/walk.rs"].iter().all(|path| mutant.is_below("guild-ball", path)));
        assert!(!mutant.is_below("guild-ball", "flow/") && !mutant.is_below("guild-master", "legal/"));
    }
}
