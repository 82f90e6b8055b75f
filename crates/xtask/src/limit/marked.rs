//! Processes known by a mark in their environment, where the system shows it.

use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant};

use super::{LOOK, kill};

/// The variable that holds the marks: one for each of our commands above a process, with spaces between them.
pub(super) const MARK: &str = "GUILDHALL_STEP";

/// How often is looked for more, since what is being ended may start something yet.
const ROUNDS: usize = 5;

/// The variable with one mark more.
pub(super) fn with(mark: &str) -> String {
    std::env::var(MARK).map_or_else(|_| mark.to_owned(), |above| format!("{above} {mark}"))
}

/// Ends every process whose mark begins with these characters, and all below it; says how many there were.
pub(super) fn end(mark: &str) -> usize {
    let mut all = BTreeSet::new();
    for _ in 0..ROUNDS {
        let found = find(mark);
        if found.is_empty() {
            break;
        }
        let numbers: Vec<String> = found.iter().map(u32::to_string).collect();
        kill(&numbers);
        all.extend(found);
    }
    all.len()
}

/// Waits until there is no such process, or for as long as `grace` says.
pub(super) fn wait(mark: &str, grace: Duration) {
    let began = Instant::now();
    while began.elapsed() < grace && !find(mark).is_empty() {
        std::thread::sleep(LOOK);
    }
}

/// A process as far as it is looked at.
struct Process {
    number: u32,
    parent: u32,
    marked: bool,
}

/// The processes with the mark, and all below them: a browser writes over the environment of its helpers.
fn find(mark: &str) -> BTreeSet<u32> {
    let processes: Vec<Process> = (fs::read_dir("/proc").into_iter().flatten().flatten())
        .filter_map(|entry| read(entry.file_name().to_str()?.parse().ok()?, mark))
        .collect();
    let marked = processes.iter().filter(|process| process.marked);
    let mut found: BTreeSet<u32> = marked.map(|process| process.number).collect();
    loop {
        let before = found.len();
        let below = processes.iter().filter(|process| found.contains(&process.parent));
        let below: Vec<u32> = below.map(|process| process.number).collect();
        found.extend(below);
        if found.len() == before {
            return found;
        }
    }
}

/// A process that is alive.
fn read(number: u32, mark: &str) -> Option<Process> {
    let stat = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    // The name stands in parentheses and may hold anything; state and parent follow it.
    let mut fields = stat.rsplit_once(") ")?.1.split(' ');
    if fields.next()? == "Z" {
        return None;
    }
    let parent = fields.next()?.parse().ok()?;
    let variables = fs::read(format!("/proc/{number}/environ")).unwrap_or_default();
    let marked = variables.split(|&byte| byte == 0).any(|variable| has(variable, mark));
    Some(Process { number, parent, marked })
}

/// Whether a variable is ours and holds the mark.
fn has(variable: &[u8], mark: &str) -> bool {
    let value = variable.strip_prefix(MARK.as_bytes()).and_then(|rest| rest.strip_prefix(b"="));
    value.is_some_and(|marks| marks.split(|&byte| byte == b' ').any(|one| one.starts_with(mark.as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_found_among_others() {
        assert!(has(b"GUILDHALL_STEP=12-7. 31-9.", "31-9."));
        assert!(has(b"GUILDHALL_STEP=31-9.4.", "31-9."));
        assert!(!has(b"GUILDHALL_STEP=31-99.", "31-9."));
        assert!(!has(b"PATH=31-9.", "31-9."));
    }
}
