//! The documents and what they may say.

use std::path::Path;

use crate::repo;
use crate::tidy::Fault;
use crate::tidy::lexer::split;
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

/// The sources of the messages that `PROTOCOL.md` describes.
const MESSAGES: &str = "crates/host/src/message";

/// The file that has to name them.
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
    let protocol = repo::read("PROTOCOL.md").unwrap_or_default();
    faults.extend(messages(&protocol, &digest(&repo::files(MESSAGES, &[".rs"]))));
    faults
}

/// Whether the document of the messages has been looked at since they last changed.
fn messages(protocol: &str, digest: &str) -> Option<Fault> {
    let line = format!("<!-- messages: {digest} -->");
    let what = format!("{MESSAGES} has changed; read the document again and put `{line}` into it");
    (!protocol.lines().any(|known| known.trim() == line)).then(|| Fault::of("PROTOCOL.md", what))
}

/// A digest of sources (64-bit FNV-1a) that comments and white space do not change.
fn digest(paths: &[String]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for path in paths {
        let code = split(&repo::read(path).unwrap_or_default()).text;
        for byte in code.split_whitespace().flat_map(str::bytes) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
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
    fn the_protocol_names_its_messages() {
        assert_eq!(messages("# Protocol\n<!-- messages: 0a -->\n", "0a"), None);
        assert!(messages("# Protocol\n<!-- messages: 0b -->\n", "0a").unwrap().what.contains("0a -->"));
        assert_eq!(digest(&[]), "cbf29ce484222325");
        assert_ne!(digest(&[HERE.to_owned()]), digest(&["crates/xtask/src/tidy/mod.rs".to_owned()]));
    }

    #[test]
    fn words_are_whole_words() {
        assert_eq!(words("x", "a natural language modelled on English"), []);
        assert_eq!(words("x", "a\nChatbot").len(), 1);
        assert_eq!(words("x", "see ../shared/x").len(), 1);
    }
}
