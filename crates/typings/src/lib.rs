//! The shapes of everything the hall says, read from the Rust sources and written as TypeScript.
//!
//! The types are read where they are declared, with serde's attributes and their doc comments, so the crates need
//! neither a macro nor a feature for it. What is not understood is an error, never a guess; `tests/` compares the shapes
//! with what real matches send.

mod attributes;
mod known;
mod lower;
mod questions;
mod shape;
mod source;
mod write;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub use known::HOMES;
pub use shape::{Case, Declared, Field, Key, Shape};

use lower::Lower;
use source::Sources;

/// Every type that is written, with its shape.
///
/// # Errors
/// When a source cannot be read, or something in it is not understood.
pub fn types(root: &Path) -> Result<BTreeMap<Key, Declared>, String> {
    let sources = Sources::read(root, &HOMES)?;
    let lower = Lower::new(&sources);
    let roots = known::ROOTS.iter().flat_map(|(home, names)| names.iter().map(|name| Key::new(home, name)));
    let mut todo: Vec<Key> = roots.collect();
    let mut types = BTreeMap::new();
    while let Some(key) = todo.pop() {
        if types.contains_key(&key) {
            continue;
        }
        let declared = lower.declared(lower.found(&key)?)?;
        declared.shape.mentions(&mut todo);
        types.insert(key, declared);
    }
    Ok(types)
}

/// The files under `web/src/generated`, by name.
///
/// # Errors
/// Like [`types`].
pub fn files(root: &Path) -> Result<BTreeMap<String, String>, String> {
    Ok(write::files(&types(root)?))
}

/// Where the files lie.
#[must_use]
pub fn folder(root: &Path) -> PathBuf {
    root.join("web/src/generated")
}

/// The top of the repository this was built from.
#[must_use]
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What differs between the files as they are and as they should be, a line for each.
///
/// # Errors
/// Like [`types`].
pub fn differences(root: &Path) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for (name, text) in files(root)? {
        let path = folder(root).join(&name);
        match std::fs::read_to_string(&path) {
            Ok(old) if old == text => {}
            Ok(old) => faults.push(format!("web/src/generated/{name}: {}", first_difference(&old, &text))),
            Err(error) => faults.push(format!("web/src/generated/{name}: {error}")),
        }
    }
    Ok(faults)
}

fn first_difference(old: &str, new: &str) -> String {
    let (mut old, mut new) = (old.lines(), new.lines());
    let mut line = 1;
    loop {
        match (old.next(), new.next()) {
            (Some(was), Some(is)) if was == is => line += 1,
            (was, is) => {
                let (was, is) = (was.unwrap_or("nothing").trim(), is.unwrap_or("nothing").trim());
                return format!("line {line} is `{was}` and should be `{is}`");
            }
        }
    }
}
