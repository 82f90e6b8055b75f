//! Values spoilt by way of their saved form: absurd numbers, lost and doubled parts, wrong names.

use kernel::Chance;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Numbers at which something may break: the bounds of the types, of lists, of teams and of the pitch.
const ABSURD: [i64; 24] = [
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    11,
    12,
    15,
    16,
    40,
    127,
    128,
    255,
    256,
    9144,
    32_768,
    65_536,
    i32::MAX as i64,
    u32::MAX as i64,
    i64::MAX,
    i32::MIN as i64,
    i64::MIN,
];

/// A value with one to three of its parts spoilt; `None` when what is left cannot be loaded.
pub(crate) fn spoil<T: Serialize + DeserializeOwned>(value: &T, rng: &mut dyn Chance) -> Option<T> {
    let mut form = serde_json::to_value(value).ok()?;
    let mut words = Vec::new();
    collect(&form, &mut words);
    for _ in 0..=rng.below(3) {
        let mut at = rng.below(count(&form));
        find(&mut form, &mut at, &mut |part, rng| damage(part, &words, rng), rng);
    }
    serde_json::from_value(form).ok()
}

/// A value of which nothing is given but, for an enum, the names of its variants; `None` when what was made up cannot be
/// loaded.
pub(crate) fn invent<T: DeserializeOwned>(rng: &mut dyn Chance) -> Option<T> {
    let names = kernel::variants::<T>();
    let name = kernel::pick(names, rng).copied();
    let form = match (name, rng.below(3)) {
        (None, _) => anything(rng, 3),
        (Some(name), 0) => Value::from(name),
        (Some(name), _) => Value::Object([(name.to_owned(), anything(rng, 3))].into_iter().collect()),
    };
    serde_json::from_value(form).ok()
}

/// A value with one field taken over from another of its kind; `None` when they have no field in common that differs.
pub(crate) fn cross<T: Serialize + DeserializeOwned>(
    value: &T,
    other: &T,
    rng: &mut dyn Chance,
) -> Option<T> {
    let mut form = serde_json::to_value(value).ok()?;
    let other = serde_json::to_value(other).ok()?;
    let (mut to, mut from) = (&mut form, &other);
    while let [name] = &to.as_object()?.keys().cloned().collect::<Vec<String>>()[..] {
        (to, from) = (to.get_mut(name)?, from.get(name)?);
    }
    let fields: Vec<String> = to.as_object()?.keys().cloned().collect();
    let name = kernel::pick(&fields, rng)?;
    let taken = from.get(name).filter(|taken| to.get(name) != Some(taken))?.clone();
    to.as_object_mut()?.insert(name.clone(), taken);
    serde_json::from_value(form).ok()
}

/// A form made up.
fn anything(rng: &mut dyn Chance, depth: u32) -> Value {
    let kinds = if depth == 0 { 4 } else { 7 };
    match rng.below(kinds) {
        0 | 1 => number(rng),
        2 => Value::Bool(rng.below(2) == 0),
        3 => Value::Null,
        4 => Value::Array((0..rng.below(8)).map(|_| anything(rng, depth - 1)).collect()),
        5 => Value::Array((0..rng.below(20)).map(|_| point(rng)).collect()),
        _ => point(rng),
    }
}

fn point(rng: &mut dyn Chance) -> Value {
    serde_json::json!({ "x": number(rng), "y": number(rng) })
}

fn number(rng: &mut dyn Chance) -> Value {
    let number = kernel::pick(&ABSURD, rng).copied().unwrap_or_default();
    Value::from(if rng.below(2) == 0 { number } else { number.wrapping_neg() })
}

/// Every word in a form.
fn collect(form: &Value, words: &mut Vec<String>) {
    match form {
        Value::String(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, words)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// How many parts a form has, itself included.
fn count(form: &Value) -> u32 {
    1 + match form {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

type Damage<'a> = &'a mut dyn FnMut(&mut Value, &mut dyn Chance);

/// Finds part number `at`, counting down as parts are passed; true once it is damaged.
fn find(form: &mut Value, at: &mut u32, damage: Damage<'_>, rng: &mut dyn Chance) -> bool {
    if *at == 0 {
        damage(form, rng);
        return true;
    }
    *at -= 1;
    match form {
        Value::Array(items) => items.iter_mut().any(|item| find(item, at, damage, rng)),
        Value::Object(fields) => fields.values_mut().any(|field| find(field, at, damage, rng)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn damage(part: &mut Value, words: &[String], rng: &mut dyn Chance) {
    match part {
        Value::Null => *part = number(rng),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(was) => {
            let near = was.as_i64().unwrap_or_default().saturating_add(i64::from(rng.below(41)) - 20);
            *part = if rng.below(2) == 0 { Value::from(near) } else { number(rng) };
        }
        Value::String(word) => {
            let other = kernel::pick(words, rng).filter(|_| rng.below(4) > 0);
            *word = other.cloned().unwrap_or_else(|| "nobody".to_owned());
        }
        Value::Array(items) => damage_list(items, rng),
        Value::Object(fields) => {
            let name = fields.keys().nth(rng.below(fields.len() as u32) as usize).cloned();
            let Some(name) = name else { return };
            match rng.below(3) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(name, Value::Null)),
                _ => drop(fields.insert(name, anything(rng, 2))),
            }
        }
    }
}

fn damage_list(items: &mut Vec<Value>, rng: &mut dyn Chance) {
    let at = rng.below(items.len() as u32) as usize;
    let Some(item) = items.get(at).cloned() else {
        items.push(anything(rng, 2));
        return;
    };
    match rng.below(5) {
        0 => drop(items.remove(at)),
        1 => items.insert(at, item),
        2 => items.clear(),
        3 => items.reverse(),
        _ => items.extend(vec![item; rng.below(50) as usize]),
    }
}

#[cfg(test)]
mod tests {
    use bots::Rng;

    use super::*;

    #[test]
    fn much_is_spoilt_and_some_of_it_can_be_loaded() {
        let mut rng = Rng::new(5);
        let whole = (vec![1_i64, 2, 3], "word".to_owned(), true);
        let spoilt: Vec<_> = (0..200).filter_map(|_| spoil(&whole, &mut rng)).collect();
        assert!(spoilt.len() > 50, "{}", spoilt.len());
        assert!(spoilt.iter().filter(|other| **other != whole).count() > 40);
        assert!(spoilt.iter().any(|other| other.0.len() > 3) && spoilt.iter().any(|other| !other.2));
    }

    #[test]
    fn a_field_of_another_value_is_taken_over() {
        let answer = |number| kernel::AskId { number, generation: number };
        let crossed = cross(&answer(1), &answer(2), &mut Rng::new(1)).expect("the fields differ");
        assert_ne!(crossed.number, crossed.generation);
        assert_eq!(cross(&answer(1), &answer(1), &mut Rng::new(1)), None);
    }

    #[test]
    fn enums_are_invented_by_the_names_of_their_variants() {
        let mut rng = Rng::new(5);
        let invented: Vec<kernel::Drawn> = (0..500).filter_map(|_| invent(&mut rng)).collect();
        assert!(invented.len() > 20, "{}", invented.len());
        let misfits: Vec<kernel::Misfit> = (0..100).filter_map(|_| invent(&mut rng)).collect();
        assert!(misfits.contains(&kernel::Misfit::Stale), "{misfits:?}");
    }
}
