//! Cards for proofs stand behind the feature `proofs`: what people play with is built without them.

use std::path::{Component, Path, PathBuf};

use crate::repo;
use crate::tidy::Fault;

/// What marks a card or an ability as one for proofs, in the data of a game.
const MARKS: [&str; 2] = ["proof: true", "fixture: true"];

/// The line before one that takes such data in.
const BEHIND: &str = "#[cfg(feature = \"proofs\")]";

/// Every place that takes data for proofs into every build.
pub(crate) fn faults() -> Vec<Fault> {
    let sources = repo::files("crates", &[".rs"]);
    let read = |path: &Path| repo::read(path.to_str()?).ok();
    sources
        .iter()
        .flat_map(|path| repo::read(path).map(|text| file(path, &text, read)).unwrap_or_default())
        .collect()
}

/// The faults of one source, whose data are read by `read`.
fn file(path: &str, text: &str, read: impl Fn(&Path) -> Option<String>) -> Vec<Fault> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut faults = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let behind = number > 0 && lines[number - 1] == BEHIND;
        for data in taken_in(line).filter(|_| !behind).map(|data| beside(path, data)) {
            let marked = |text: String| MARKS.iter().any(|mark| text.contains(mark));
            if read(&data).is_some_and(marked) {
                let what = format!("{} has cards for proofs: it stands behind `{BEHIND}`", data.display());
                faults.push(Fault::at(path, number + 1, what));
            }
        }
    }
    faults
}

/// The data a line takes in.
fn taken_in(line: &str) -> impl Iterator<Item = &str> {
    let rest = line.split("include_str!(\"").skip(1);
    rest.filter_map(|rest| rest.split('"').next()).filter(|data| data.ends_with(".ron"))
}

/// A path that is written from the folder of a source.
fn beside(source: &str, data: &str) -> PathBuf {
    let mut whole = PathBuf::from(source);
    whole.pop();
    for part in Path::new(data).components() {
        match part {
            Component::ParentDir => {
                whole.pop();
            }
            other => whole.push(other),
        }
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> Vec<usize> {
        let read = |path: &Path| match path.to_str() {
            Some("crates/x/data/proof.ron") => Some("(id: \"a\", fixture: true)".to_owned()),
            _ => Some("(id: \"a\")".to_owned()),
        };
        file("crates/x/src/cards/all.rs", source, read).iter().map(|fault| fault.line).collect()
    }

    #[test]
    fn data_for_proofs_are_taken_in_behind_the_feature_only() {
        let taken = |file: &str| format!("    (\"x\", include_str!(\"../../data/{file}.ron\")),\n");
        let (play, proof) = (taken("play"), taken("proof"));
        assert_eq!(found(&format!("{play}{proof}")), [2]);
        assert_eq!(found(&format!("{play}    {BEHIND}\n{proof}")), [0; 0]);
        assert_eq!(found(&format!("    {BEHIND}\n{play}{proof}")), [3]);
    }
}
