//! Licences of the packages the page is built with, as `web/package-lock.json` states them.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::repo;
use crate::tidy::Fault;
use crate::tidy::licence::allows;

/// What the page is sent with; its words are those of `deny.toml`.
const SENT: [&str; 6] = ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib"];

/// What its tools may have in addition: nobody is sent them.
const TOOLS: [&str; 2] = ["MPL-2.0", "0BSD"];

const LOCK: &str = "web/package-lock.json";

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Package>,
}

#[derive(Deserialize)]
struct Package {
    license: Option<String>,
    #[serde(default)]
    dev: bool,
}

/// Every package with a licence that is not on the lists.
///
/// # Errors
/// When the lock file cannot be read.
pub(crate) fn faults() -> Result<Vec<Fault>, String> {
    let lock: Lock = serde_json::from_str(&repo::read(LOCK)?).map_err(|error| format!("{LOCK}: {error}"))?;
    Ok(judge(&lock))
}

fn judge(lock: &Lock) -> Vec<Fault> {
    let tools = [&SENT[..], &TOOLS].concat();
    let wrong = |(path, package): (&String, &Package)| {
        let licence = package.license.as_deref().unwrap_or("");
        let good = allows(licence, if package.dev { &tools } else { &SENT });
        let name = path.rsplit("node_modules/").next().unwrap_or(path);
        (!good).then(|| Fault::of(LOCK, format!("{name} has the licence `{licence}`")))
    };
    // The first entry is the page itself.
    lock.packages.iter().filter(|(path, _)| !path.is_empty()).filter_map(wrong).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tools_may_have_more_than_what_is_sent() {
        let text = r#"{"packages": {"": {}, "node_modules/a": {"license": "MIT"},
            "node_modules/b": {"license": "MPL-2.0", "dev": true},
            "node_modules/c": {"license": "MPL-2.0"}, "node_modules/d": {"dev": true}}}"#;
        let found: Vec<String> =
            judge(&serde_json::from_str(text).unwrap()).into_iter().map(|fault| fault.what).collect();
        assert_eq!(found, ["c has the licence `MPL-2.0`", "d has the licence ``"]);
    }
}
