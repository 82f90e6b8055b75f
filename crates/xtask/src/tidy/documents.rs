//! The documents and what they may say.

use std::path::Path;

use crate::repo;
use crate::tidy::Fault;
use crate::tidy::sources::holds;

/// Documents the repository has.
const DOCUMENTS: [&str; 11] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "BENCHMARKS.md",
    "PROTOCOL.md",
    "SCENARIOS.md",
    "NOTICE.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    ".ci/run",
];

/// Words that tell how a text came about instead of what the project is.
const PROCESS: [&str; 3] = ["chatbot", "language model", "as requested"];

/// Places outside the repository.
const OUTSIDE: [&str; 3] = ["../shared", "/work/", "/home/"];

/// The file that has to name such words.
const HERE: &str = "crates/xtask/src/tidy/documents.rs";

/// Every fault of every text.
pub(crate) fn faults() -> Vec<Fault> {
    let mut faults = Vec::new();
    for path in DOCUMENTS.iter().filter(|path| !repo::root().join(path).is_file()) {
        faults.push(Fault::of(path, "this document is missing"));
    }
    for path in repo::files("", &[".rs", ".md", ".toml", ".ron", ".sh"]) {
        let Ok(text) = repo::read(&path) else { continue };
        if path != HERE {
            faults.extend(words(&path, &text));
        }
        if path.ends_with(".md") {
            faults.extend(links(&path, &text));
        }
    }
    faults
}

fn words(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let lower = line.to_lowercase();
        for word in PROCESS.iter().filter(|word| holds(&lower, word)) {
            faults.push(Fault::at(path, number + 1, format!("`{word}`: say what is, not how it came about")));
        }
        for place in OUTSIDE.iter().filter(|place| line.contains(**place)) {
            faults.push(Fault::at(path, number + 1, format!("`{place}` lies outside the repository")));
        }
    }
    faults
}

/// Links to files that are not there.
fn links(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let directory = repo::root().join(Path::new(path).parent().unwrap_or(Path::new("")));
    let mut fenced = false;
    for (number, line) in text.lines().enumerate() {
        fenced ^= line.trim_start().starts_with("```");
        for target in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = target.split('#').next().unwrap_or("");
            let elsewhere = file.is_empty() || file.contains("://") || file.starts_with("mailto:");
            if !fenced && !elsewhere && !directory.join(file).exists() {
                faults.push(Fault::at(path, number + 1, format!("there is no `{target}` to link to")));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_somewhere() {
        assert_eq!(links("README.md", "[a](Cargo.toml) [b](#here) [c](https://example.invalid)"), []);
        assert_eq!(links("README.md", "[a](Cargo.toml#x)\n[b](nowhere.md)")[0].line, 2);
        assert_eq!(links("README.md", "```\n[b](nowhere.md)\n```"), []);
    }

    #[test]
    fn words_are_whole_words() {
        assert_eq!(words("x", "a natural language modelled on English"), []);
        assert_eq!(words("x", "a\nChatbot").len(), 1);
        assert_eq!(words("x", "see ../shared/x").len(), 1);
    }
}
