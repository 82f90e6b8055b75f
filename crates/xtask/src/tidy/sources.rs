//! What Rust sources may not hold.

use crate::repo;
use crate::tidy::Fault;
use crate::tidy::lexer::{Parts, split};

/// Crates that are pure: the same on every machine, for ever.
const PURE: [&str; 5] = ["kernel", "plane", "guild-ball", "guild-master", "gore-and-glory"];

/// What a pure crate may not name, and why.
const IMPURE: [(&str, &str); 16] = [
    ("std::time", "a match knows no clock; time is an input"),
    ("Instant", "a match knows no clock; time is an input"),
    ("SystemTime", "a match knows no clock; time is an input"),
    ("std::thread", "a match is a value and needs no thread"),
    ("Mutex", "a match is a value and shares nothing that changes"),
    ("RwLock", "a match is a value and shares nothing that changes"),
    ("std::fs", "a match does no I/O"),
    ("std::io", "a match does no I/O"),
    ("std::net", "a match does no I/O"),
    ("std::env", "a match does not depend on where it runs"),
    ("std::process", "a match does not end the process"),
    ("HashMap", "its order differs from run to run; use BTreeMap or a sorted list"),
    ("HashSet", "its order differs from run to run; use BTreeSet or a sorted list"),
    ("rand", "chance is a request, answered from outside"),
    ("f32", "floats differ between machines; only an estimate may use them"),
    ("f64", "floats differ between machines; only an estimate may use them"),
];

/// The file in which all kinds of values serde knows are named, floats among them, and none is reckoned with.
const KINDS: &str = "crates/kernel/src/variant.rs";

/// What no source may hold.
const UNFINISHED: [(&str, &str); 5] = [
    ("todo!", "unfinished code refuses with a reason instead"),
    ("unimplemented!", "unfinished code refuses with a reason instead"),
    ("dbg!", "this was for one look only"),
    ("#[ignore", "a test runs or goes"),
    ("should_panic", "check the error value instead"),
];

/// Crates that know no game, and names by which they would.
const GENERIC: [&str; 5] = ["kernel", "plane", "record", "bots", "testkit"];
const GAMES: [(&str, &str); 3] =
    [("guild-ball", "guild_ball"), ("guild-master", "guild_master"), ("gore-and-glory", "gore_and_glory")];

/// What the sources of a game may not hold, and why.
const BUILT_TWICE: (&str, &str) =
    ("cfg(test", "tests of a game stand in its tests/, so that it is built once for them");

/// Every fault of every Rust source.
pub(crate) fn faults() -> Vec<Fault> {
    let sources = repo::files("crates", &[".rs"]);
    sources
        .iter()
        .flat_map(|path| repo::read(path).map(|text| file(path, &text)).unwrap_or_default())
        .collect()
}

/// Every fault of one source.
fn file(path: &str, text: &str) -> Vec<Fault> {
    let parts = split(text);
    let mut faults = Vec::new();
    let mut parts_of_path = path.split('/').skip(1);
    let (krate, place) = (parts_of_path.next().unwrap_or(""), parts_of_path.next().unwrap_or(""));
    search(path, &parts.code, &UNFINISHED, &mut faults);
    if parts.comments.contains("TODO") {
        faults.push(Fault::of(path, "a TODO belongs into an issue"));
    }
    if place != "src" {
        return faults;
    }
    let tests = path.contains("/tests/") || path.ends_with("/tests.rs");
    if !tests && !text.trim_start().starts_with("//!") {
        faults.push(Fault::at(path, 1, "a file starts with a `//!` sentence that says what it holds"));
    }
    if PURE.contains(&krate) {
        pure(path, &parts, &mut faults);
    }
    if GAMES.iter().any(|(game, _)| *game == krate) {
        search(path, &parts.code, &[BUILT_TWICE], &mut faults);
    }
    for (game, name) in GAMES {
        let other = GENERIC.contains(&krate) || GAMES.iter().any(|(own, _)| *own == krate) && krate != game;
        if other {
            search(path, &parts.code, &[(name, "this crate knows nothing of that game")], &mut faults);
        }
    }
    faults
}

fn pure(path: &str, parts: &Parts, faults: &mut Vec<Fault>) {
    let estimate = path.ends_with("/estimate.rs") || path.contains("/estimate/") || path == KINDS;
    let mut found = Vec::new();
    search(path, &parts.code, &IMPURE, &mut found);
    let lines: Vec<&str> = parts.code.lines().collect();
    found.retain(|fault| {
        let float = fault.what.starts_with("`f32`") || fault.what.starts_with("`f64`");
        !(float && (estimate || signature(&lines, fault.line)))
    });
    faults.extend(found);
}

/// Whether a line belongs to the signature of the one kernel function that speaks in floats.
fn signature(lines: &[&str], line: usize) -> bool {
    let from = line.saturating_sub(5);
    let above = &lines[from..line.min(lines.len())];
    let begins = above.iter().rposition(|line| line.contains("fn estimate("));
    begins.is_some_and(|at| above[at..above.len() - 1].iter().all(|line| !line.contains('{')))
}

/// Finds words, not parts of words.
fn search(path: &str, code: &str, words: &[(&str, &str)], faults: &mut Vec<Fault>) {
    for (number, line) in code.lines().enumerate() {
        for (word, why) in words {
            if holds(line, word) {
                faults.push(Fault::at(path, number + 1, format!("`{word}`: {why}")));
            }
        }
    }
}

/// Whether `line` holds `word` with no letter, digit or underscore before or after it.
pub(crate) fn holds(line: &str, word: &str) -> bool {
    let joins = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    line.match_indices(word).any(|(at, _)| {
        let after = line[at + word.len()..].chars().next();
        let before = line[..at].chars().next_back();
        let goes_on = joins(before) || word.ends_with(char::is_alphanumeric) && joins(after);
        !goes_on
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: [usize; 0] = [];

    fn lines(path: &str, text: &str) -> Vec<usize> {
        file(path, text).iter().map(|fault| fault.line).collect()
    }

    #[test]
    fn a_pure_crate_has_no_clock() {
        assert_eq!(lines("crates/kernel/src/a.rs", "//! A.\nuse std::time::Duration;\n"), [2]);
        assert_eq!(lines("crates/host/src/a.rs", "//! A.\nuse std::time::Duration;\n"), NONE);
        assert_eq!(lines("crates/kernel/src/a.rs", "//! A clock, std::time.\nlet operand = 1;\n"), NONE);
        assert_eq!(lines("crates/kernel/tests/a.rs", "use std::time::Duration;\n"), NONE);
    }

    #[test]
    fn floats_belong_to_the_estimate() {
        assert_eq!(lines("crates/guild-ball/src/estimate.rs", "//! A.\nlet a: f32 = 1.0;\n"), NONE);
        assert_eq!(lines("crates/guild-ball/src/estimate/goal.rs", "//! A.\nlet a: f32 = 1.0;\n"), NONE);
        assert_eq!(lines("crates/guild-ball/src/lib.rs", "//! A.\nlet a: f32 = 1.0;\n"), [2]);
        let signature = "//! A.\nfn estimate(\n    a: A,\n) -> f32 {\n    let b: f32 = 1.0;\n}\n";
        assert_eq!(lines("crates/guild-ball/src/lib.rs", signature), [5]);
        assert_eq!(lines("crates/kernel/src/game.rs", "//! A.\nfn estimate(a: A) -> f32;\n"), NONE);
    }

    #[test]
    fn games_do_not_know_each_other() {
        assert_eq!(lines("crates/guild-ball/src/a.rs", "//! A.\nuse guild_master::Table;\n"), [2]);
        assert_eq!(lines("crates/guild-ball/src/a.rs", "//! A.\nuse guild_ball::Table;\n"), NONE);
        assert_eq!(lines("crates/bots/src/a.rs", "//! A.\nuse guild_ball::Table;\n"), [2]);
    }

    #[test]
    fn a_game_is_built_once() {
        let text = "//! A.\n#[cfg(test)]\nmod tests;\n";
        assert_eq!(lines("crates/guild-master/src/a.rs", text), [2]);
        assert_eq!(lines("crates/kernel/src/a.rs", text), NONE);
        assert_eq!(lines("crates/guild-master/src/a.rs", "//! No cfg(test).\n"), NONE);
        assert_eq!(lines("crates/guild-master/tests/a.rs", text), NONE);
    }

    #[test]
    fn nothing_unfinished_anywhere() {
        let text = "#[test]\n#[ignore]\nfn a() { todo!() }\n";
        assert_eq!(lines("crates/host/tests/a.rs", text), [2, 3]);
        assert_eq!(file("crates/host/src/a.rs", "fn a() {}\n").len(), 1);
    }
}
