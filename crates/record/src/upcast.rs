//! Older written forms, brought up to the present one step at a time.
//!
//! Format 1: the header calls the revision `rules`, lines have no `link`, inputs have no `by`, and a free takeback
//! has no `consent`. Format 2 is the present one.

use serde_json::{Value, json};

/// The version of the written form that is written; all older ones are read.
pub const FORMAT: u32 = 2;

/// The first format whose lines are linked.
pub(crate) const LINKED_SINCE: u32 = 2;

/// One step from a format to the next.
struct Upcast {
    header: fn(&mut Value),
    entry: fn(&mut Value),
}

/// The step at index `i` goes from format `i + 1` to `i + 2`.
const STEPS: [Upcast; FORMAT as usize - 1] = [Upcast { header: header_1_to_2, entry: entry_1_to_2 }];

fn steps(format: u32) -> impl Iterator<Item = &'static Upcast> {
    STEPS.iter().skip((format as usize).saturating_sub(1))
}

/// Brings a header up to the present format.
pub(crate) fn header(format: u32, value: &mut Value) {
    for step in steps(format) {
        (step.header)(value);
    }
    if let Some(fields) = value.as_object_mut() {
        fields.insert("format".to_owned(), json!(FORMAT));
    }
}

/// Brings an entry up to the present format.
pub(crate) fn entry(format: u32, value: &mut Value) {
    for step in steps(format) {
        (step.entry)(value);
    }
}

fn header_1_to_2(value: &mut Value) {
    if let Some(fields) = value.as_object_mut()
        && let Some(revision) = fields.remove("rules")
    {
        fields.insert("revision".to_owned(), revision);
    }
}

fn entry_1_to_2(value: &mut Value) {
    if let Some(takeback) = value.get_mut("takeback").and_then(Value::as_object_mut) {
        takeback.entry("consent").or_insert_with(|| json!([]));
    }
}
