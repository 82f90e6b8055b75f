//! Licences, sources and duplicate versions of what we depend on, after the lists in `deny.toml`.
//!
//! The file is that of `cargo deny`; this part of it is checked here, so that a machine with nothing but Rust checks
//! it too.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use crate::repo;
use crate::tidy::Fault;
use crate::tidy::licence::allows;

/// The part of `deny.toml` that is looked at.
#[derive(Deserialize)]
struct Deny {
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    #[serde(default)]
    skip: Vec<Skip>,
}

#[derive(Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    name: String,
}

/// One package cargo knows.
#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
}

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Every fault of the dependencies.
///
/// # Errors
/// When cargo or `deny.toml` cannot be read.
pub(crate) fn faults() -> Result<Vec<Fault>, String> {
    let deny: Deny =
        toml::from_str(&repo::read("deny.toml")?).map_err(|error| format!("deny.toml: {error}"))?;
    let metadata = repo::metadata(&["--locked"])?;
    let packages: Vec<Package> = Vec::deserialize(metadata.get("packages").unwrap_or(&Value::Null))
        .map_err(|error| error.to_string())?;
    Ok(judge(&packages, &deny))
}

fn judge(packages: &[Package], deny: &Deny) -> Vec<Fault> {
    let allowed: Vec<&str> = deny.licenses.allow.iter().map(String::as_str).collect();
    let mut faults = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        let licence = package.license.as_deref().unwrap_or("");
        if !allows(licence, &allowed) {
            faults.push(Fault::of("deny.toml", format!("{} has the licence `{licence}`", package.name)));
        }
        if package.source.as_deref().is_some_and(|source| source != REGISTRY) {
            faults.push(Fault::of("Cargo.lock", format!("{} does not come from crates.io", package.name)));
        }
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    let skipped: BTreeSet<&str> =
        deny.bans.skip.iter().map(|skip| skip.name.split('@').next().unwrap_or("")).collect();
    for (name, versions) in
        versions.iter().filter(|(name, versions)| versions.len() > 1 && !skipped.contains(**name))
    {
        let list: Vec<&str> = versions.iter().copied().collect();
        faults.push(Fault::of(
            "Cargo.lock",
            format!("{name} is there in several versions: {}", list.join(", ")),
        ));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str, license: &str, source: &str) -> Package {
        let (name, version) = (name.to_owned(), version.to_owned());
        Package { name, version, license: Some(license.to_owned()), source: Some(source.to_owned()) }
    }

    #[test]
    fn licences_sources_and_versions_are_looked_at() {
        let deny: Deny =
            toml::from_str("[licenses]\nallow = [\"MIT\"]\n[bans]\nskip = [{ crate = \"b@1.0.0\" }]\n")
                .unwrap();
        let good = [
            package("a", "1.0.0", "MIT", REGISTRY),
            package("b", "1.0.0", "MIT", REGISTRY),
            package("b", "2.0.0", "MIT", REGISTRY),
        ];
        assert_eq!(judge(&good, &deny), []);
        let bad = [package("a", "1.0.0", "GPL-3.0", REGISTRY), package("a", "2.0.0", "MIT", "git+https://x")];
        assert_eq!(judge(&bad, &deny).len(), 3);
    }
}
