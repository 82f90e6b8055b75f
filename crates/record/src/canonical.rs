//! Canonical JSON: the same value gives the same bytes whatever the order of its fields in the source.

use serde::Serialize;
use serde_json::Value;

/// The canonical JSON of a value: no spaces, the keys of every object sorted.
///
/// A value that has no JSON form is written as its debug text, so that it still has one digest of its own.
pub(crate) fn canonical<T: Serialize + core::fmt::Debug>(value: &T) -> String {
    let mut out = String::new();
    match serde_json::to_value(value) {
        Ok(value) => write(&value, &mut out),
        Err(_) => out = format!("{value:?}"),
    }
    out
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Array(items) => {
            out.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                write(item, out);
            }
            out.push(']');
        }
        Value::Object(fields) => {
            let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
            fields.sort_by_key(|&(key, _)| key);
            out.push('{');
            for (at, (key, item)) in fields.into_iter().enumerate() {
                if at > 0 {
                    out.push(',');
                }
                out.push_str(&Value::from(key.as_str()).to_string());
                out.push(':');
                write(item, out);
            }
            out.push('}');
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            out.push_str(&value.to_string());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::canonical;

    #[derive(Debug, serde::Serialize)]
    struct Scrambled {
        zeal: u8,
        name: &'static str,
        list: [Option<i8>; 2],
    }

    #[test]
    fn keys_are_sorted_and_strings_escaped() {
        let value = Scrambled { zeal: 3, name: "a \"b\"\n", list: [None, Some(-1)] };
        assert_eq!(canonical(&value), r#"{"list":[null,-1],"name":"a \"b\"\n","zeal":3}"#);
    }
}
