//! What passing tests say they have proved.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;

/// The variable that makes `testkit::check` and `guildhall check` write their proofs into a directory.
pub(crate) const PROOFS: &str = "GUILDHALL_PROOFS";

/// One line of a proof file.
#[derive(Debug, Deserialize)]
struct Proof {
    game: String,
    ids: Vec<String>,
    by: String,
}

/// What was proved: game, then test or scenario, then the ids it claims.
pub(crate) type Claims = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// Reads every file of a directory of proofs.
///
/// # Errors
/// When a file cannot be read or a line is no proof.
pub(crate) fn read(dir: &Path) -> Result<Claims, String> {
    let mut claims = Claims::new();
    let entries = fs::read_dir(dir).map_err(|error| format!("{}: {error}", dir.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", dir.display()))?.path();
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        take(&text, &mut claims).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(claims)
}

/// Takes the proofs of one file.
fn take(text: &str, claims: &mut Claims) -> Result<(), String> {
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let proof: Proof =
            serde_json::from_str(line).map_err(|error| format!("line {}: {error}", index + 1))?;
        let Some(by) = source(&proof.by) else { continue };
        if !proof.ids.is_empty() {
            claims.entry(proof.game).or_default().entry(by).or_default().extend(proof.ids);
        }
    }
    Ok(())
}

/// The name of a test, or the path of a scenario from the root; `None` for what says nothing of a catalogue: the tests
/// `testkit` has of itself, and scenario files that are not among the committed ones.
fn source(by: &str) -> Option<String> {
    let by = by.replace('\\', "/");
    if !by.ends_with(".toml") {
        return (!by.contains("crates/testkit/")).then_some(by);
    }
    let at = if by.starts_with("rules/") { 0 } else { by.rfind("/rules/")? + 1 };
    by[at..].contains("/scenarios/").then(|| by[at..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_of_one_test_are_put_together() {
        let mut claims = Claims::new();
        let text = r#"{"game":"guild-ball","ids":["GB-A-01"],"by":"rules::a"}

            {"game":"guild-ball","ids":["GB-A-02","GB-A-01"],"by":"rules::a"}
            {"game":"guild-ball","ids":[],"by":"rules::b"}"#;
        take(text, &mut claims).unwrap();
        assert_eq!(claims["guild-ball"].len(), 1);
        assert_eq!(claims["guild-ball"]["rules::a"].iter().collect::<Vec<_>>(), ["GB-A-01", "GB-A-02"]);
        assert!(take("{", &mut claims).unwrap_err().starts_with("line 1"));
    }

    #[test]
    fn only_committed_scenarios_count() {
        let scenario = "rules/guild-ball/scenarios/pass.toml";
        assert_eq!(source(&format!("/somewhere/{scenario}")).as_deref(), Some(scenario));
        assert_eq!(source(scenario).as_deref(), Some(scenario));
        assert_eq!(source("/elsewhere/pass.toml"), None);
        assert_eq!(source("crates/testkit/tests/check.rs: a fair"), None);
        assert_eq!(source("rules::kick::tap_in").as_deref(), Some("rules::kick::tap_in"));
    }
}
