//! Shapes as TypeScript.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::shape::{Case, Declared, Field, Key, Shape};

/// How long an object on one line may be.
const LINE: usize = 100;

/// The files by their names under `web/src/generated`.
pub(crate) fn files(types: &BTreeMap<Key, Declared>) -> BTreeMap<String, String> {
    let homes: BTreeSet<&str> = types.keys().map(|key| key.home.as_str()).collect();
    homes.into_iter().map(|home| (format!("{home}.ts"), file(home, types))).collect()
}

fn file(home: &str, types: &BTreeMap<Key, Declared>) -> String {
    let own = || types.iter().filter(|(key, _)| key.home == home);
    let mut text = format!(
        "// Written from the types of crates/{home} by `cargo xtask codegen`. Changes by hand are lost: change the Rust type.\n"
    );
    let mut mentions = Vec::new();
    own().for_each(|(_, declared)| declared.shape.mentions(&mut mentions));
    let mut imports: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for key in mentions.into_iter().filter(|key| key.home != home) {
        imports.entry(key.home).or_default().insert(key.name);
    }
    if !imports.is_empty() {
        text.push('\n');
    }
    for (from, names) in imports {
        let names: Vec<String> = names.into_iter().collect();
        let _ = writeln!(text, "import type {{ {} }} from \"./{from}\";", names.join(", "));
    }
    for (key, declared) in own() {
        text.push('\n');
        docs(&declared.docs, 0, &mut text);
        let _ = write!(text, "export type {} =", key.name);
        match &declared.shape {
            Shape::Either(cases) => {
                union(cases, 1, &mut text);
            }
            other => {
                text.push(' ');
                shape(other, 0, &mut text);
            }
        }
        text.push_str(";\n");
    }
    text
}

fn docs(lines: &[String], depth: usize, out: &mut String) {
    let pad = "  ".repeat(depth);
    match lines {
        [] => {}
        [one] => {
            let _ = writeln!(out, "{pad}/** {} */", one.replace("*/", "*\\/"));
        }
        many => {
            let _ = writeln!(out, "{pad}/**");
            for line in many {
                let _ = writeln!(out, "{}", format!("{pad} * {}", line.replace("*/", "*\\/")).trim_end());
            }
            let _ = writeln!(out, "{pad} */");
        }
    }
}

/// Cases one below the other, each with what it means.
fn union(cases: &[Case], depth: usize, out: &mut String) {
    let plain = cases.iter().all(|case| case.docs.is_empty());
    for (at, case) in cases.iter().enumerate() {
        if plain {
            out.push_str(if at == 0 { " " } else { " | " });
        } else {
            out.push('\n');
            docs(&case.docs, depth, out);
            let _ = write!(out, "{}| ", "  ".repeat(depth));
        }
        shape(&case.shape, depth + usize::from(!plain), out);
    }
    if cases.is_empty() {
        out.push_str(" never");
    }
}

fn shape(of: &Shape, depth: usize, out: &mut String) {
    match of {
        Shape::Null => out.push_str("null"),
        Shape::Flag => out.push_str("boolean"),
        Shape::Number => out.push_str("number"),
        Shape::Text => out.push_str("string"),
        Shape::Word(word) => {
            let _ = write!(out, "{word:?}");
        }
        Shape::Anything => out.push_str("unknown"),
        Shape::List(of) => {
            let open = matches!(**of, Shape::Either(_) | Shape::Together(_));
            out.push_str(if open { "(" } else { "" });
            shape(of, depth, out);
            out.push_str(if open { ")[]" } else { "[]" });
        }
        Shape::Tuple(all) => {
            out.push('[');
            joined(all, ", ", depth, out);
            out.push(']');
        }
        Shape::Map(of) => {
            out.push_str("Record<string, ");
            shape(of, depth, out);
            out.push('>');
        }
        Shape::Object(fields) => object(fields, depth, out),
        Shape::Either(cases) => {
            let shapes: Vec<Shape> = cases.iter().map(|case| case.shape.clone()).collect();
            joined(&shapes, " | ", depth, out);
        }
        Shape::Together(all) => joined(all, " & ", depth, out),
        Shape::Named(key) => out.push_str(&key.name),
    }
}

fn joined(all: &[Shape], with: &str, depth: usize, out: &mut String) {
    for (at, each) in all.iter().enumerate() {
        out.push_str(if at == 0 { "" } else { with });
        shape(each, depth, out);
    }
}

/// An object; one without comments goes on one line if it fits.
fn object(fields: &[Field], depth: usize, out: &mut String) {
    if fields.is_empty() {
        out.push_str("Record<string, never>");
        return;
    }
    let silent = fields.iter().all(|field| field.docs.is_empty());
    let mut line = String::from("{ ");
    for (at, each) in fields.iter().enumerate().filter(|_| silent) {
        line.push_str(if at == 0 { "" } else { "; " });
        field(each, depth, &mut line);
    }
    if silent && (fields.len() == 1 || line.len() <= LINE && !line.contains('\n')) {
        out.push_str(&line);
        out.push_str(" }");
        return;
    }
    out.push_str("{\n");
    for each in fields {
        docs(&each.docs, depth + 1, out);
        out.push_str(&"  ".repeat(depth + 1));
        field(each, depth + 1, out);
        out.push_str(";\n");
    }
    let _ = write!(out, "{}}}", "  ".repeat(depth));
}

fn field(field: &Field, depth: usize, out: &mut String) {
    let plain = field.name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    let name = if plain { field.name.clone() } else { format!("{:?}", field.name) };
    let _ = write!(out, "{name}{}: ", if field.optional { "?" } else { "" });
    shape(&field.shape, depth, out);
}
