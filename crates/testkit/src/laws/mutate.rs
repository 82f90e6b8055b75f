//! Answers that are nearly candidates.

use bots::Rng;
use kernel::Chance;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A value with one of its numbers or flags changed a little, by way of its saved form; `None` when it holds none
/// or the changed form cannot be loaded.
pub(crate) fn mutate<T: Serialize + DeserializeOwned>(value: &T, rng: &mut Rng) -> Option<T> {
    let mut form = serde_json::to_value(value).ok()?;
    let leaves = u32::try_from(count(&form)).ok().filter(|&leaves| leaves > 0)?;
    let mut at = rng.below(leaves) as usize;
    change(&mut form, &mut at, rng);
    serde_json::from_value(form).ok()
}

fn count(form: &Value) -> usize {
    match form {
        Value::Number(_) | Value::Bool(_) => 1,
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::String(_) => 0,
    }
}

/// Changes the leaf number `at`, counting down as leaves are passed; true once it is done.
fn change(form: &mut Value, at: &mut usize, rng: &mut Rng) -> bool {
    match form {
        Value::Number(_) | Value::Bool(_) if *at > 0 => {
            *at -= 1;
            false
        }
        Value::Bool(flag) => {
            *flag = !*flag;
            true
        }
        Value::Number(number) => {
            let step = [-1000, -100, -10, -1, 1, 10, 100, 1000][rng.below(8) as usize];
            *form = Value::from(number.as_i64().unwrap_or_default().saturating_add(step));
            true
        }
        Value::Array(items) => items.iter_mut().any(|item| change(item, at, rng)),
        Value::Object(fields) => fields.values_mut().any(|field| change(field, at, rng)),
        Value::Null | Value::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_changes() {
        let mut rng = Rng::new(3);
        let before = vec![(1_i32, true), (500, false), (7, true)];
        for _ in 0..100 {
            let after: Vec<(i32, bool)> = mutate(&before, &mut rng).expect("numbers stay numbers");
            let changed: usize = before
                .iter()
                .zip(&after)
                .map(|(a, b)| usize::from(a.0 != b.0) + usize::from(a.1 != b.1))
                .sum();
            assert_eq!(changed, 1, "{after:?}");
        }
        assert_eq!(mutate(&"a word".to_owned(), &mut rng), None);
    }
}
