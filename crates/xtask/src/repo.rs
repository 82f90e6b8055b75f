//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process::Run;

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().and_then(Path::parent).unwrap_or(here)
}

/// What cargo knows of the workspace members.
///
/// # Errors
/// When cargo cannot read the workspace.
pub(crate) fn metadata(args: &[&str]) -> Result<serde_json::Value, String> {
    let mut all = vec!["metadata", "--format-version", "1"];
    all.extend(args);
    let text = Run::cargo(&all).read()?;
    serde_json::from_str(&text).map_err(|error| format!("cargo metadata: {error}"))
}

/// The directory cargo builds into.
///
/// # Errors
/// When cargo cannot read the workspace.
pub(crate) fn target() -> Result<PathBuf, String> {
    let metadata = metadata(&["--no-deps"])?;
    metadata["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .ok_or("cargo names no target directory".to_owned())
}

/// An empty directory for what a run of ours leaves behind.
///
/// # Errors
/// When it cannot be made.
pub(crate) fn scratch(name: &str) -> Result<PathBuf, String> {
    let path = target()?.join("xtask").join(name);
    if path.exists() {
        fs::remove_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

/// The text of a file, its path given from the root.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// The directories under `crates/`, sorted.
pub(crate) fn crates() -> Vec<String> {
    let Ok(entries) = fs::read_dir(root().join("crates")) else { return Vec::new() };
    let mut names: Vec<String> = (entries.flatten())
        .filter(|entry| entry.path().join("Cargo.toml").is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Every file below `under` whose name ends with one of `ends`, paths from the root with `/`, sorted.
pub(crate) fn files(under: &str, ends: &[&str]) -> Vec<String> {
    files_of(root(), under, ends)
}

/// The same in a copy of the repository.
pub(crate) fn files_of(tree: &Path, under: &str, ends: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    walk(&tree.join(under), under, ends, &mut found);
    found.sort();
    found
}

fn walk(dir: &Path, name: &str, ends: &[&str], found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let own = entry.file_name().to_string_lossy().into_owned();
        let path = if name.is_empty() { own.clone() } else { format!("{name}/{own}") };
        let Ok(kind) = entry.file_type() else { continue };
        if kind.is_dir() {
            if !matches!(own.as_str(), "target" | ".git" | "node_modules" | "dist") {
                walk(&entry.path(), &path, ends, found);
            }
        } else if ends.iter().any(|end| own.ends_with(end)) {
            found.push(path);
        }
    }
}

/// The games that are playable: those with a catalogue and a crate.
pub(crate) fn games() -> impl Iterator<Item = &'static rules::Game> {
    rules::GAMES.iter().filter(|game| root().join("crates").join(game.id).join("Cargo.toml").is_file())
}

/// The scenario files of all games.
pub(crate) fn scenarios() -> Vec<String> {
    files("rules", &[".toml"]).into_iter().filter(|path| path.contains("/scenarios/")).collect()
}
