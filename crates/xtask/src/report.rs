//! The rules report as text.

use std::collections::BTreeMap;
use std::fmt::Write;

use rules::{Catalogue, Coverage, Game, Kind};

/// The line that sums a game up.
pub(crate) fn summary(game: &Game, coverage: &Coverage, proved: &BTreeMap<String, Vec<String>>) -> String {
    let shown = proved.keys().filter(|id| id.contains("-EX-")).count();
    format!(
        "{}: {} rules, rulings and table rows; {} proved, {} given, {} bare; {shown} of {} worked examples shown",
        game.id,
        coverage.rules,
        coverage.proved,
        coverage.given.len(),
        coverage.bare.len(),
        coverage.examples
    )
}

/// Every entry under its heading with the tests that prove it, or only those that nothing proves.
pub(crate) fn full(
    catalogue: &Catalogue<'_>,
    coverage: &Coverage,
    proved: &BTreeMap<String, Vec<String>>,
    only_bare: bool,
) -> String {
    let mut text = String::new();
    let mut section = "";
    for entry in &catalogue.entries {
        let by = proved.get(entry.id).map_or(&[][..], Vec::as_slice);
        let given = coverage.given.iter().any(|id| id == entry.id);
        if only_bare && (given || !by.is_empty()) {
            continue;
        }
        if entry.section != section {
            section = entry.section;
            let _ = writeln!(text, "\n  {section}");
        }
        let state = match by.first() {
            Some(first) => first.as_str(),
            None if given => "given",
            None if entry.kind == Kind::Example => "(not shown yet)",
            None => "- bare",
        };
        let _ = writeln!(text, "    {:<11}  {state}", entry.id);
        for more in by.iter().skip(1) {
            let _ = writeln!(text, "    {:<11}  {more}", "");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_rule_has_a_row() {
        let catalogue =
            rules::parse("## Ball\n- **GB-BALL-01** — x\n- **GB-BALL-02** — y\n- **GB-BALL-03** — z\n")
                .unwrap();
        let proved = BTreeMap::from([("GB-BALL-02".to_owned(), vec!["one".to_owned(), "two".to_owned()])]);
        let coverage = rules::coverage(&catalogue, &proved, &BTreeSet::from(["GB-BALL-03"]));
        assert_eq!(
            full(&catalogue, &coverage, &proved, false),
            "\n  Ball\n    GB-BALL-01   - bare\n    GB-BALL-02   one\n                 two\n    GB-BALL-03   given\n"
        );
        assert_eq!(full(&catalogue, &coverage, &proved, true), "\n  Ball\n    GB-BALL-01   - bare\n");
    }
}
