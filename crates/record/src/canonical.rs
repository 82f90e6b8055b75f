//! Canonical JSON: the same value gives the same bytes whatever the order of its fields in the source.

use serde::Serialize;

/// The canonical JSON of a value: no spaces, the keys of every object sorted.
///
/// A value that has no JSON form is written as its debug text, so that it still has one digest of its own.
pub(crate) fn canonical<T: Serialize + core::fmt::Debug>(value: &T) -> String {
    match serde_json::to_string(value) {
        Ok(text) => {
            let mut out = String::with_capacity(text.len());
            write(&text, &mut out);
            out
        }
        Err(_) => format!("{value:?}"),
    }
}

/// Writes compact JSON again with sorted keys. This works on the text, since building a tree of every table would cost
/// ten times as much.
fn write(text: &str, out: &mut String) {
    match text.as_bytes().first() {
        Some(b'{') => {
            let mut fields: Vec<(&str, &str)> = items(text).filter_map(split).collect();
            fields.sort_unstable();
            out.push('{');
            for (at, (key, value)) in fields.into_iter().enumerate() {
                out.push_str(if at == 0 { "" } else { "," });
                out.push_str(key);
                out.push(':');
                write(value, out);
            }
            out.push('}');
        }
        // Lists of numbers are many and long, and nothing in them can be out of order.
        Some(b'[') if text.contains('{') => {
            out.push('[');
            for (at, item) in items(text).enumerate() {
                out.push_str(if at == 0 { "" } else { "," });
                write(item, out);
            }
            out.push(']');
        }
        _ => out.push_str(text),
    }
}

/// A field's key, quotes included, and its value.
fn split(field: &str) -> Option<(&str, &str)> {
    let key = string_end(field.as_bytes(), 0);
    Some((field.get(..key)?, field.get(key + 1..)?))
}

/// The items between the brackets of an object or a list.
fn items(text: &str) -> impl Iterator<Item = &str> {
    let inner = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
    let mut rest = Some(inner).filter(|inner| !inner.is_empty());
    core::iter::from_fn(move || {
        let now = rest?;
        let end = item_end(now.as_bytes());
        rest = now.get(end + 1..);
        now.get(..end)
    })
}

/// Where the first item of a list of items ends.
fn item_end(bytes: &[u8]) -> usize {
    let (mut at, mut depth) = (0, 0_usize);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => at = string_end(bytes, at) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

/// Where the string that starts at `from` ends, its closing quote included.
fn string_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::canonical;
    use serde_json::{Value, json};

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

    #[test]
    fn it_equals_the_sorted_tree() {
        let nested = [
            json!({}),
            json!([]),
            json!("a,b]}"),
            json!({ "b": [{ "z": 1, "a": [] }, { "q": "}{", "p": "\\\"," }], "a": { "": null } }),
            json!([[1, [2, {}]], "x", -7, true, { "k\"": [[{ "y": 0, "x": "\u{e9}" }]] }]),
        ];
        for value in nested {
            // The tree keeps its keys sorted, so its own text is the canonical one.
            assert_eq!(canonical(&value), value.to_string());
            let reversed = reversed(&value);
            let mut out = String::new();
            super::write(&reversed, &mut out);
            assert_eq!(out, value.to_string(), "from {reversed}");
        }
    }

    /// The text of a value with the keys of every object in reverse.
    fn reversed(value: &Value) -> String {
        match value {
            Value::Object(fields) => {
                let fields = fields
                    .iter()
                    .rev()
                    .map(|(key, value)| format!("{}:{}", Value::from(key.as_str()), reversed(value)));
                format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
            }
            Value::Array(items) => format!("[{}]", items.iter().map(reversed).collect::<Vec<_>>().join(",")),
            other => other.to_string(),
        }
    }
}
