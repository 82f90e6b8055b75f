//! Who may depend on whom.

use toml::{Table, Value};

use crate::repo;
use crate::tidy::Fault;

/// Crates whose dependencies are listed completely.
const ONLY: [(&str, &[&str]); 5] = [
    ("kernel", &["serde"]),
    ("plane", &["serde"]),
    ("bots", &["kernel"]),
    ("rules", &["serde"]),
    ("typings", &["quote", "syn"]),
];

/// What a crate may not depend on, in addition.
const NEVER: [(&str, &[&str]); 8] = [
    (
        "guild-ball",
        &["guild-master", "gore-and-glory", "record", "host", "bots", "arena", "testkit", "serde_json"],
    ),
    (
        "guild-master",
        &["guild-ball", "gore-and-glory", "record", "host", "bots", "arena", "testkit", "serde_json"],
    ),
    (
        "gore-and-glory",
        &["guild-ball", "guild-master", "record", "host", "bots", "arena", "testkit", "serde_json"],
    ),
    ("record", &["guild-ball", "guild-master", "gore-and-glory", "host", "bots", "arena", "testkit"]),
    ("testkit", &["guild-ball", "guild-master", "gore-and-glory", "host", "arena"]),
    ("arena", &["host", "testkit", "serde_json"]),
    ("host", &["arena", "testkit"]),
    ("server", &["guild-ball", "guild-master", "gore-and-glory", "record", "bots", "arena", "testkit"]),
];

/// Dependencies that only these crates may have; dev-dependencies are free.
const RESERVED: [(&str, &[&str]); 8] = [
    ("serde_json", &["record", "host", "server", "testkit", "guildhall", "xtask"]),
    ("axum", &["server"]),
    ("hyper", &["server"]),
    ("tokio", &["server"]),
    ("server", &["guildhall"]),
    ("testkit", &["guildhall"]),
    ("xtask", &[]),
    ("guildhall", &[]),
];

/// Crates whose README says how far their rules are done.
const COVERED: [&str; 3] = ["guild-ball", "guild-master", "gore-and-glory"];

/// Every fault of every manifest.
pub(crate) fn faults() -> Vec<Fault> {
    let mut faults = Vec::new();
    for name in repo::crates() {
        let path = format!("crates/{name}/Cargo.toml");
        match repo::read(&path).and_then(|text| text.parse::<Table>().map_err(|error| error.to_string())) {
            Ok(manifest) => faults.extend(judge(&path, &name, &manifest)),
            Err(error) => faults.push(Fault::of(&path, error)),
        }
        let readme = format!("crates/{name}/README.md");
        if COVERED.contains(&name.as_str()) && !repo::root().join(&readme).is_file() {
            faults.push(Fault::of(&readme, "a game says there which rules are done"));
        }
    }
    faults
}

fn judge(path: &str, name: &str, manifest: &Table) -> Vec<Fault> {
    let mut faults = Vec::new();
    if manifest.get("lints").and_then(|lints| lints.get("workspace")) != Some(&Value::Boolean(true)) {
        faults.push(Fault::of(path, "`[lints] workspace = true` is missing"));
    }
    let about = manifest.get("package").and_then(|package| package.get("description"));
    if about.and_then(Value::as_str).is_none_or(str::is_empty) {
        faults.push(Fault::of(path, "a package has a description"));
    }
    for need in names(manifest, "dependencies") {
        if let Some(why) = forbidden(name, &need) {
            faults.push(Fault::of(path, why));
        }
    }
    if asks_for_proofs(manifest) {
        faults.push(Fault::of(
            path,
            "what people play with has no cards for proofs: the feature `proofs` is for tests",
        ));
    }
    let other = |need: &String| COVERED.contains(&need.as_str()) && COVERED.contains(&name) && need != name;
    for need in names(manifest, "dev-dependencies").iter().filter(|need| other(need)) {
        faults.push(Fault::of(path, format!("a game does not know `{need}`, not even in its tests")));
    }
    faults
}

/// Whether a package is built with cards for proofs without being asked to: by a dependency or by default.
fn asks_for_proofs(manifest: &Table) -> bool {
    let lists_them = |list: Option<&Value>| {
        let words = list.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
        words.into_iter().any(|word| word == "proofs" || word.ends_with("/proofs"))
    };
    let needs = manifest.get("dependencies").and_then(Value::as_table).into_iter().flat_map(Table::values);
    let default = manifest.get("features").and_then(|features| features.get("default"));
    needs.into_iter().any(|need| lists_them(need.get("features"))) || lists_them(default)
}

fn names(manifest: &Table, section: &str) -> Vec<String> {
    let of = |table: Option<&Value>| {
        table
            .and_then(Value::as_table)
            .map(|table| table.keys().cloned().collect::<Vec<_>>())
            .unwrap_or_default()
    };
    let mut all = of(manifest.get(section));
    for target in manifest.get("target").and_then(Value::as_table).into_iter().flat_map(Table::values) {
        all.extend(of(target.get(section)));
    }
    all
}

fn forbidden(name: &str, need: &str) -> Option<String> {
    let of = |table: &[(&str, &'static [&'static str])], key: &str| {
        table.iter().find(|(own, _)| *own == key).map(|(_, list)| *list)
    };
    if let Some(only) = of(&ONLY, name).filter(|only| !only.contains(&need)) {
        return Some(format!("{name} depends on {} only, not on `{need}`", only.join(", ")));
    }
    if of(&NEVER, name).is_some_and(|never| never.contains(&need)) {
        return Some(format!("{name} may not depend on `{need}`; see the directions in ARCHITECTURE.md"));
    }
    let few = of(&RESERVED, need).filter(|few| !few.contains(&name))?;
    Some(format!(
        "only {} may depend on `{need}`",
        if few.is_empty() { "nobody".to_owned() } else { few.join(", ") }
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(name: &str, needs: &str) -> usize {
        let text = format!("[package]\ndescription = \"x\"\n[lints]\nworkspace = true\n{needs}\n");
        judge("x", name, &text.parse().unwrap()).len()
    }

    #[test]
    fn directions_are_kept() {
        assert_eq!(count("bots", "[dependencies]\nkernel.workspace = true"), 0);
        assert_eq!(count("bots", "[dependencies]\nguild-ball.workspace = true"), 1);
        assert_eq!(count("guild-ball", "[dependencies]\nserde_json = \"1\""), 1);
        assert_eq!(
            count("guild-ball", "[dev-dependencies]\nserde_json = \"1\"\ntestkit.workspace = true"),
            0
        );
        assert_eq!(count("guild-ball", "[dev-dependencies]\nguild-master.workspace = true"), 1);
        assert_eq!(count("host", "[dependencies]\ntestkit.workspace = true"), 1);
        assert_eq!(count("guildhall", "[dependencies]\ntestkit.workspace = true"), 0);
        assert_eq!(count("server", "[dependencies]\nhost.workspace = true\naxum = \"0.8\""), 0);
        assert_eq!(count("host", "[dependencies]\naxum = \"0.8\""), 1);
        assert_eq!(count("server", "[dependencies]\nguild-ball.workspace = true"), 1);
        assert_eq!(count("kernel", "[target.'cfg(unix)'.dependencies]\nlibc = \"1\""), 1);
    }

    #[test]
    fn cards_for_proofs_are_asked_for_by_tests_only() {
        let asked = |section: &str| {
            count("guildhall", &format!("[{section}]\nguild-ball = {{ features = [\"proofs\"] }}"))
        };
        assert_eq!((asked("dependencies"), asked("dev-dependencies")), (1, 0));
        assert_eq!(count("guildhall", "[features]\nproofs = [\"guild-ball/proofs\"]"), 0);
        assert_eq!(count("guildhall", "[features]\ndefault = [\"guild-ball/proofs\"]"), 1);
    }

    #[test]
    fn lints_and_description_are_there() {
        assert_eq!(judge("x", "kernel", &"[package]\nname = \"k\"".parse().unwrap()).len(), 2);
    }
}
