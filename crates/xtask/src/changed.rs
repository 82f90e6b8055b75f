//! Which crates a change touches.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::process::Run;
use crate::repo;

/// The packages that changed since a revision and those that depend on them, by package name.
///
/// # Errors
/// When git or cargo cannot answer.
pub(crate) fn packages(since: Option<&str>) -> Result<Vec<String>, String> {
    let metadata = repo::metadata(&["--no-deps"])?;
    let graph = graph(&metadata);
    Ok(touched(&files(since)?, &graph))
}

/// Whether the page or its texts changed since a revision.
///
/// # Errors
/// When git cannot answer.
pub(crate) fn page(since: Option<&str>) -> Result<bool, String> {
    Ok(files(since)?.iter().any(|file| is_of_page(file)))
}

fn is_of_page(file: &str) -> bool {
    let text =
        |file: &str| file.strip_prefix("crates/")?.split_once('/').map(|(_, rest)| rest.starts_with("text/"));
    file.starts_with("web/") || text(file) == Some(true)
}

fn files(since: Option<&str>) -> Result<Vec<String>, String> {
    let lines = |text: String| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let mut files = lines(Run::git(&["diff", "--name-only", since.unwrap_or("HEAD")]).read()?);
    files.extend(lines(Run::git(&["ls-files", "--others", "--exclude-standard"]).read()?));
    if files.is_empty() && since.is_none() {
        files = lines(Run::git(&["show", "--name-only", "--format=", "HEAD"]).read()?);
    }
    Ok(files)
}

/// Directory and dependencies of each workspace package, by package name.
type Graph = BTreeMap<String, (String, BTreeSet<String>)>;

fn graph(metadata: &Value) -> Graph {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let list = |package: &Value| {
        let needs = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
        needs.iter().filter_map(|need| need["name"].as_str().map(str::to_owned)).collect()
    };
    let directory = |package: &Value| {
        let manifest = package["manifest_path"].as_str()?;
        manifest.strip_suffix("/Cargo.toml")?.rsplit_once('/').map(|(_, name)| name.to_owned())
    };
    let entry =
        |package: &Value| Some((package["name"].as_str()?.to_owned(), (directory(package)?, list(package))));
    packages.iter().filter_map(entry).collect()
}

fn touched(files: &[String], graph: &Graph) -> Vec<String> {
    let whole = |file: &String| !file.contains('/') && file.ends_with(".toml") || file == "Cargo.lock";
    if files.iter().any(whole) {
        return graph.keys().cloned().collect();
    }
    let mut found: BTreeSet<&String> = BTreeSet::new();
    for (name, (directory, _)) in graph {
        let own = format!("crates/{directory}/");
        let catalogue = name == "guildhall-rules";
        if files.iter().any(|file| file.starts_with(&own) || catalogue && file.starts_with("rules/")) {
            found.insert(name);
        }
    }
    loop {
        let before = found.len();
        let more: Vec<&String> = (graph.iter())
            .filter(|(_, (_, needs))| needs.iter().any(|need| found.contains(need)))
            .map(|(name, _)| name)
            .collect();
        found.extend(more);
        if found.len() == before {
            return found.into_iter().cloned().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Graph {
        let metadata = serde_json::json!({ "packages": [
            { "name": "guildhall-kernel", "manifest_path": "/x/crates/kernel/Cargo.toml", "dependencies": [] },
            { "name": "guild-ball", "manifest_path": "/x/crates/guild-ball/Cargo.toml",
              "dependencies": [{ "name": "guildhall-kernel" }] },
            { "name": "guildhall-host", "manifest_path": "/x/crates/host/Cargo.toml",
              "dependencies": [{ "name": "guild-ball" }] },
            { "name": "xtask", "manifest_path": "/x/crates/xtask/Cargo.toml", "dependencies": [] },
        ]});
        graph(&metadata)
    }

    #[test]
    fn dependents_are_touched_too() {
        let files = ["crates/guild-ball/src/lib.rs".to_owned()];
        assert_eq!(touched(&files, &example()), ["guild-ball", "guildhall-host"]);
        assert_eq!(touched(&["README.md".to_owned()], &example()), [""; 0]);
    }

    #[test]
    fn the_page_has_its_texts_beside_the_words() {
        assert!(is_of_page("web/src/App.svelte") && is_of_page("crates/words/text/fr/client.ftl"));
        assert!(is_of_page("crates/guild-ball/text/en/guild-ball.ftl"));
        assert!(!is_of_page("crates/words/src/lib.rs"));
    }

    #[test]
    fn the_workspace_manifest_touches_all() {
        assert_eq!(touched(&["Cargo.toml".to_owned()], &example()).len(), 4);
    }
}
