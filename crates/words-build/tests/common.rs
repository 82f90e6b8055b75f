//! Where the texts are.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The texts of every crate in a language, those of the page included.
pub(crate) fn files(tongue: &str) -> io::Result<Vec<PathBuf>> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for folder in fs::read_dir(crates)? {
        let texts = folder?.path().join("text").join(tongue);
        if texts.is_dir() {
            for file in fs::read_dir(texts)? {
                files.push(file?.path());
            }
        }
    }
    files.sort();
    Ok(files)
}
