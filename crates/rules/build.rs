//! Embeds the scenario files of all games.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    let mut text = String::from("[\n");
    for game in listed(&rules)?.iter().filter(|path| path.is_dir()) {
        let scenarios = game.join("scenarios");
        println!("cargo::rerun-if-changed={}", scenarios.display());
        for file in listed(&scenarios).unwrap_or_default() {
            if file.extension().is_some_and(|extension| extension == "toml") {
                let id = game.file_name().unwrap_or_default().to_string_lossy();
                let _ = writeln!(text, "({id:?}, include_str!({:?})),", file.display().to_string());
            }
        }
    }
    text.push(']');
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("scenarios.rs"), text)
}

/// What lies in a folder, in the order of names.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut all: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    all.sort();
    Ok(all)
}
