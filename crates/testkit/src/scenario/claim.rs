//! What a scenario or test may claim to prove.

use super::{Expect, Scenario, Step};

/// The most ids one test claims, worked examples apart.
pub const CLAIMS_MAX: usize = 5;

/// What a test expects, as far as its claims depend on it.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The rules named by the refusals expected.
    pub refusals: Vec<String>,
    /// How many other things are expected.
    pub others: usize,
}

impl Evidence {
    /// What is wrong with claiming `ids` in the test `name` with this evidence: nothing expected, ids that are none
    /// or stand twice, a refusal that carries other ids, more than five.
    #[must_use]
    pub fn faults(&self, ids: &[String], name: &str, title: Option<&str>) -> Vec<String> {
        let mut faults = Vec::new();
        if self.refusals.is_empty() && self.others == 0 {
            faults.push("nothing is expected".to_owned());
        }
        for (at, id) in ids.iter().enumerate() {
            if !is_id(id) {
                faults.push(format!("`{id}` is no id of a rule, such as GB-RUL-73"));
            }
            if ids[..at].contains(id) {
                faults.push(format!("{id} is claimed twice"));
            }
            if self.others == 0 && !self.refusals.is_empty() && !self.refusals.contains(id) {
                faults.push(format!("only refusals are expected and none of them names {id}"));
            }
        }
        let file = name.rsplit('/').next().unwrap_or(name);
        let mut texts = ids.iter().map(String::as_str).chain(title).chain([file]);
        if ids.len() > CLAIMS_MAX && !texts.any(is_example) {
            faults
                .push(format!("{} ids are claimed; at most {CLAIMS_MAX}, worked examples apart", ids.len()));
        }
        faults
    }
}

/// Whether a text has the form of a rule id: capital letters and digits in parts joined by hyphens.
fn is_id(text: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty()
            && part.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '.' || c == '_')
    };
    text.contains('-') && text.split('-').all(part) && text.starts_with(|c: char| c.is_ascii_uppercase())
}

/// Whether a file name, title or id starts with the id of a worked example, such as `GB-EX-07`.
fn is_example(text: &str) -> bool {
    let mut parts = text.splitn(3, '-');
    let game = parts.next().is_some_and(|game| !game.is_empty() && game.chars().all(char::is_alphabetic));
    let example = parts.next().is_some_and(|part| part.eq_ignore_ascii_case("ex"));
    game && example && parts.next().is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

impl Scenario {
    /// What the scenario expects, as far as its claims depend on it.
    #[must_use]
    pub fn evidence(&self) -> Evidence {
        let mut evidence = Evidence::default();
        for case in &self.cases {
            for (_, expect) in &case.expect {
                match expect {
                    Expect::Refused(rule) => evidence.refusals.push(rule.clone()),
                    Expect::Fact(_)
                    | Expect::Asked(_)
                    | Expect::Over(_)
                    | Expect::Laid(_)
                    | Expect::Warned(_)
                    | Expect::Never(_)
                    | Expect::Field { .. } => evidence.others += 1,
                }
            }
            evidence.others +=
                case.script.iter().filter(|(_, step)| matches!(step, Step::Field { .. })).count();
        }
        evidence
    }

    /// What is wrong with what the scenario claims to prove.
    #[must_use]
    pub fn claim_faults(&self) -> Vec<String> {
        self.evidence().faults(&self.proves, &self.name, self.title.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(count: usize) -> Vec<String> {
        (0..count).map(|number| format!("GB-RUL-{number}")).collect()
    }

    #[test]
    fn five_ids_at_most_but_for_worked_examples() {
        let evidence = Evidence { refusals: Vec::new(), others: 1 };
        assert!(evidence.faults(&ids(5), "charge", None).is_empty());
        assert_eq!(evidence.faults(&ids(6), "charge", None).len(), 1);
        assert!(evidence.faults(&ids(6), "charge", Some("GB-EX-07 a charge")).is_empty());
        assert!(evidence.faults(&ids(6), "rules/guild-ball/scenarios/gb-ex-07-charge.toml", None).is_empty());
        assert_eq!(evidence.faults(&ids(6), "gb-exercise", None).len(), 1);
        let with_example = [ids(6), vec!["GB-EX-07".to_owned()]].concat();
        assert!(evidence.faults(&with_example, "charge", None).is_empty());
    }

    #[test]
    fn refusals_prove_only_what_they_name() {
        let evidence = Evidence { refusals: vec!["GB-RUL-1".to_owned()], others: 0 };
        assert!(evidence.faults(&["GB-RUL-1".to_owned()], "x", None).is_empty());
        assert_eq!(evidence.faults(&["GB-RUL-2".to_owned()], "x", None).len(), 1);
        let more = Evidence { others: 1, ..evidence };
        assert!(more.faults(&["GB-RUL-2".to_owned()], "x", None).is_empty());
    }

    #[test]
    fn ids_have_a_form_and_stand_once() {
        let evidence = Evidence { refusals: Vec::new(), others: 1 };
        for bad in ["", "GB", "gb-rul-1", "GB-", "GB RUL-1", "7-A"] {
            assert_eq!(evidence.faults(&[bad.to_owned()], "x", None).len(), 1, "{bad:?}");
        }
        assert_eq!(evidence.faults(&["GB-A-1".to_owned(), "GB-A-1".to_owned()], "x", None).len(), 1);
        assert_eq!(Evidence::default().faults(&[], "x", None), ["nothing is expected"]);
    }
}
