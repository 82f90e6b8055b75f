//! A copy of the last commit in which sources may be changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::process::Run;
use crate::repo;

/// What of the repository tests are built from.
const PARTS: [&str; 4] = ["Cargo.toml", "Cargo.lock", "crates", "rules"];

/// The full hash of the last commit.
///
/// # Errors
/// When git cannot say.
pub(super) fn last_commit() -> Result<String, String> {
    Ok(Run::git(&["rev-parse", "HEAD"]).read()?.trim().to_owned())
}

/// Brings a directory to what the last commit holds. A file that is right already is not touched, so that little has to be
/// built again.
///
/// # Errors
/// When git or the file system fails.
pub(super) fn copy(into: &Path) -> Result<(), String> {
    let mut args = vec!["ls-tree", "-r", "-z", "--name-only", "HEAD", "--"];
    args.extend(PARTS);
    let names = Run::git(&args).read()?;
    let names: BTreeSet<&str> = names.split('\0').filter(|name| !name.is_empty()).collect();
    for part in ["crates", "rules"] {
        clear(into, Path::new(part), &names)?;
    }
    names.iter().try_for_each(|name| place(into, name))
}

/// A source as it was committed.
///
/// # Errors
/// When git does not have it.
pub(super) fn committed(name: &str) -> Result<String, String> {
    String::from_utf8(shown(name)?).map_err(|error| format!("{name}: {error}"))
}

fn place(into: &Path, name: &str) -> Result<(), String> {
    write(&into.join(name), &shown(name)?).map_err(|error| format!("{name}: {error}"))
}

/// A file as it was committed.
fn shown(name: &str) -> Result<Vec<u8>, String> {
    let told = |error: std::io::Error| format!("{name}: {error}");
    let shown = Command::new("git")
        .args(["show", &format!("HEAD:{name}")])
        .current_dir(repo::root())
        .stdin(Stdio::null())
        .output()
        .map_err(told)?;
    if !shown.status.success() {
        return Err(format!("git does not show {name}"));
    }
    Ok(shown.stdout)
}

/// Writes a file unless it holds that already.
pub(super) fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

/// Removes what the commit does not hold.
fn clear(root: &Path, part: &Path, names: &BTreeSet<&str>) -> Result<(), String> {
    let Ok(entries) = fs::read_dir(root.join(part)) else { return Ok(()) };
    for entry in entries.flatten() {
        let below: PathBuf = part.join(entry.file_name());
        if entry.path().is_dir() {
            clear(root, &below, names)?;
        } else if !names.contains(below.to_string_lossy().as_ref()) {
            fs::remove_file(entry.path()).map_err(|error| format!("{}: {error}", below.display()))?;
        }
    }
    Ok(())
}
