//! Many mutants in one program, which is told at its start which of them to be: built once instead of once each.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::Value;

use super::draw::Mutant;
use super::find::Form;

/// The variable that tells the program which mutant to be.
pub(super) const CHOSEN: &str = "GUILDHALL_MUTANT";

/// The variable that names a file to which the program adds the number of every mutant it could have been.
pub(super) const REACHED: &str = "GUILDHALL_MUTANTS_REACHED";

/// What is added to the game's crate.
pub(super) const SWITCH: &str = r#"
#[doc(hidden)]
#[allow(missing_docs, dead_code)]
pub mod mutant_switch {
    use std::io::Write as _;
    use std::sync::{LazyLock, Mutex};

    static CHOSEN: LazyLock<usize> =
        LazyLock::new(|| std::env::var("GUILDHALL_MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(usize::MAX));
    static REACHED: LazyLock<Option<Mutex<(std::fs::File, std::collections::BTreeSet<usize>)>>> = LazyLock::new(|| {
        let file = std::fs::File::create(std::env::var_os("GUILDHALL_MUTANTS_REACHED")?).ok()?;
        Some(Mutex::new((file, std::collections::BTreeSet::new())))
    });

    pub fn on(mutant: usize) -> bool {
        if let Some(reached) = &*REACHED {
            let mut reached = reached.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            if reached.1.insert(mutant) {
                let _ = writeln!(reached.0, "{mutant}");
            }
        }
        *CHOSEN == mutant
    }
}
"#;

/// A mutant with its number in the program.
pub(super) type Numbered<'a> = (usize, &'a Mutant);

/// The mutants of one source that share a site.
struct Site<'a> {
    at: [usize; 2],
    form: Form,
    mutants: Vec<Numbered<'a>>,
}

/// A source that is all of its mutants, and itself as long as none is chosen.
pub(super) fn written(text: &str, mutants: &[Numbered<'_>]) -> String {
    let mut sites: BTreeMap<(usize, std::cmp::Reverse<usize>, Form), Vec<Numbered<'_>>> = BTreeMap::new();
    for &(number, mutant) in mutants {
        let [from, to] = mutant.site;
        sites.entry((from, std::cmp::Reverse(to), mutant.form)).or_default().push((number, mutant));
    }
    let sites: Vec<Site<'_>> = sites
        .into_iter()
        .map(|((from, to, form), mutants)| Site { at: [from, to.0], form, mutants })
        .collect();
    part(text, [0, text.len()], &sites, None)
}

/// A part of a source with the sites in it; what `cut` replaces is replaced.
fn part(text: &str, [from, to]: [usize; 2], sites: &[Site<'_>], cut: Option<&Mutant>) -> String {
    let mut out = String::new();
    let (mut at, mut next) = (from, 0);
    let mut cut = cut.map(|mutant| (mutant.at, mutant.now.as_str()));
    while at < to {
        while next < sites.len() && sites[next].at[0] < at {
            next += 1;
        }
        let site = sites.get(next).filter(|site| site.at[1] <= to);
        if let Some(([start, end], now)) = cut
            && site.is_none_or(|site| start <= site.at[0])
        {
            out.push_str(&text[at..start]);
            out.push_str(now);
            (at, cut) = (end, None);
            continue;
        }
        let Some(site) = site else { break };
        out.push_str(&text[at..site.at[0]]);
        let inner = &sites[next + 1..];
        let inner = &inner[..inner.iter().take_while(|inner| inner.at[1] <= site.at[1]).count()];
        write_site(&mut out, text, site, inner);
        next += 1 + inner.len();
        at = site.at[1];
    }
    out.push_str(text.get(at..to).unwrap_or_default());
    out
}

fn write_site(out: &mut String, text: &str, site: &Site<'_>, inner: &[Site<'_>]) {
    let numbers: Vec<_> = site.mutants.iter().map(|(number, _)| number.to_string()).collect();
    let open = format!("/*<{}*/", numbers.join(","));
    let is = |number: &usize| format!("crate::mutant_switch::on({number})");
    let plain = part(text, site.at, inner, None);
    let written = match site.form {
        Form::Value | Form::Arm => {
            let mut choice = String::new();
            for (number, mutant) in &site.mutants {
                let _ = write!(
                    choice,
                    "if {} {{ {} }} else ",
                    is(number),
                    part(text, site.at, inner, Some(mutant))
                );
            }
            let braces = if site.form == Form::Value { ["(", ")"] } else { ["{", "}"] };
            format!("{}{open}{choice}{{ {plain} }}/*>*/{}", braces[0], braces[1])
        }
        Form::Statement => {
            let all: Vec<_> = site.mutants.iter().map(|(number, _)| format!("!{}", is(number))).collect();
            format!("{open}if {} {{ {plain} }}/*>*/", all.join(" && "))
        }
        Form::Body => {
            let mut choice = String::new();
            for (number, mutant) in &site.mutants {
                let _ = write!(choice, "if {} {{ return {}; }} ", is(number), mutant.now);
            }
            format!("{{{open}{choice}/*>*/{}", plain.get(1..).unwrap_or_default())
        }
    };
    out.push_str(&written);
}

/// Which mutants the errors of a build speak of, by the files they are in. One that cannot be laid at any mutant's door may
/// follow from another, such as a name that an unread condition did not bind; `None` when none of them can.
pub(super) fn blamed(messages: &str, sources: &BTreeMap<String, String>) -> Option<BTreeSet<usize>> {
    let mut blamed = BTreeSet::new();
    for line in messages.lines() {
        let Ok(value) = serde_json::from_str::<Value>(line) else { continue };
        let message = &value["message"];
        if message["level"] != "error" || message["spans"].as_array().is_none_or(Vec::is_empty) {
            continue;
        }
        let mut found = of_spans(message, sources, true);
        if found.is_empty() {
            found = of_spans(message, sources, false);
        }
        blamed.extend(found);
    }
    (!blamed.is_empty()).then_some(blamed)
}

/// The errors among the messages of a build, as people read them.
pub(super) fn errors(messages: &str) -> String {
    let rendered = |line: &str| {
        let value: Value = serde_json::from_str(line).ok()?;
        let message = &value["message"];
        (message["level"] == "error").then(|| message["rendered"].as_str().map(str::to_owned))?
    };
    messages.lines().filter_map(rendered).collect()
}

fn of_spans(message: &Value, sources: &BTreeMap<String, String>, primary: bool) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    for span in message["spans"].as_array().into_iter().flatten() {
        if primary && span["is_primary"] != true {
            continue;
        }
        let (Some(file), Some(from), Some(to)) =
            (span["file_name"].as_str(), span["byte_start"].as_u64(), span["byte_end"].as_u64())
        else {
            continue;
        };
        let place = |at: u64| usize::try_from(at).unwrap_or(usize::MAX);
        if let Some((_, text)) = sources.iter().find(|(name, _)| file.ends_with(name.as_str())) {
            found.extend(around(text, place(from), place(to)));
        }
    }
    found
}

/// The mutants of the innermost site around a place; when there is none, those within it.
fn around(text: &str, from: usize, to: usize) -> Vec<usize> {
    let mut open: Vec<Vec<usize>> = Vec::new();
    let mut within = Vec::new();
    let mut at = 0;
    while let Some(found) = text.get(at..).and_then(|rest| rest.find("/*")).map(|found| at + found) {
        if found >= from && !open.is_empty() || found >= to {
            break;
        }
        let rest = &text[found + 2..];
        let body = rest.split("*/").next().unwrap_or_default();
        if let Some(numbers) = body.strip_prefix('<') {
            let numbers: Vec<usize> = numbers.split(',').filter_map(|number| number.parse().ok()).collect();
            if found >= from {
                within.extend(numbers);
            } else {
                open.push(numbers);
            }
        } else if body == ">" && found < from {
            open.pop();
        }
        at = found + 2 + body.len() + 2;
    }
    open.pop().unwrap_or(within)
}

#[cfg(test)]
mod tests {
    use super::super::find;
    use super::*;

    /// All mutants of a source.
    fn all(text: &str) -> Vec<Mutant> {
        let changes = find::changes(text, &|_, _| false).unwrap();
        let mutant = |change: find::Change| Mutant {
            file: "a.rs".to_owned(),
            line: change.line,
            within: change.within,
            at: [change.range.start, change.range.end],
            was: text[change.range].to_owned(),
            now: change.with,
            site: [change.site.start, change.site.end],
            form: change.form,
        };
        changes.into_iter().map(mutant).collect()
    }

    fn together(text: &str) -> String {
        let mutants = all(text);
        let numbered: Vec<_> = mutants.iter().enumerate().collect();
        written(text, &numbered).replace("crate::mutant_switch::", "")
    }

    #[test]
    fn a_source_without_mutants_stays() {
        assert_eq!(written("fn f() { g(a < 3) }", &[]), "fn f() { g(a < 3) }");
    }

    #[test]
    fn sites_are_written_within_sites() {
        assert_eq!(
            together("fn f(a: u8) -> u8 { a + 0 }"),
            "fn f(a: u8) -> u8 { (/*<0*/if on(0) { a - (/*<1*/if on(1) { 1 } else { 0 }/*>*/) } else \
             { a + (/*<1*/if on(1) { 1 } else { 0 }/*>*/) }/*>*/) }"
        );
        assert_eq!(
            together("fn f() { g(); }"),
            "fn f() {/*<0*/if on(0) { return {}; } /*>*/ /*<1*/if !on(1) { g(); }/*>*/ }"
        );
    }

    #[test]
    fn every_program_can_be_read() {
        let text = "fn f(a: A) -> bool { match a { A::B if x < 1 => !g(), A::C => h.min(2) > -3 && y, _ => false } }\n\
                    fn g(a: A) { a += 1; match a { A::B => h(), A::C => { i(); } } }";
        let written = together(text);
        assert!(syn::parse_file(&written).is_ok(), "{written}");
    }

    #[test]
    fn errors_are_laid_at_the_right_door() {
        let text = "fn f() { (/*<0*/if on(0) { (/*<1,2*/x/*>*/) } else { y }/*>*/) z }";
        let at = |what: &str| text.find(what).unwrap();
        assert_eq!(around(text, at("x"), at("x") + 1), [1, 2]);
        assert_eq!(around(text, at("y"), at("y") + 1), [0]);
        assert_eq!(around(text, at("z"), at("z") + 1), [0; 0]);
        assert_eq!(around(text, 0, text.len()), [0, 1, 2]);
        let message = |from: usize| {
            format!(
                r#"{{"message":{{"level":"error","spans":[{{"file_name":"crates/a.rs","byte_start":{from},"byte_end":{},"is_primary":true}}]}}}}"#,
                from + 1
            )
        };
        let sources = BTreeMap::from([("a.rs".to_owned(), text.to_owned())]);
        assert_eq!(blamed(&message(at("y")), &sources), Some(BTreeSet::from([0])));
        assert_eq!(blamed(&message(at("z")), &sources), None);
        let both = format!("{}\n{}", message(at("z")), message(at("y")));
        assert_eq!(blamed(&both, &sources), Some(BTreeSet::from([0])));
    }
}
