//! Reads the texts of a crate in both languages, fails when one lacks a message or variable of the other, and writes a
//! type for every message, so that a message without its texts or arguments does not compile.
//!
//! A crate that says something has its texts under `text/en` and `text/fr`, calls [`write()`] in its `build.rs` and includes
//! what that wrote: `messages.rs`, the types, and `texts.rs`, the files, where `Arg`, `Message` and `Texts` of
//! `words` are known.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

/// The languages; the first is the one messages are written in first.
pub const TONGUES: [&str; 2] = ["en", "fr"];

/// The messages of a language: the variables of each.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// Writes the types and texts of the crate that is being built.
///
/// # Errors
/// When a text cannot be read, or the languages differ.
#[expect(clippy::print_stdout, reason = "this is how cargo is told what a build depends on")]
pub fn write() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=text");
    println!("cargo::rerun-if-changed=build.rs");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("text");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let files = names(&root.join(TONGUES[0]))?;
    fs::write(out.join("messages.rs"), types(&root, &files)?)?;
    fs::write(out.join("texts.rs"), texts(&root, &files)?)?;
    Ok(())
}

/// The types of all messages in a folder that has one folder for each language.
fn types(root: &Path, files: &[String]) -> Result<String, Box<dyn Error>> {
    if files != names(&root.join(TONGUES[1]))? {
        return Err("text/en and text/fr have different files".into());
    }
    let mut types = String::new();
    let mut seen = BTreeSet::new();
    for file in files {
        let [english, french] =
            [read(&root.join(TONGUES[0]).join(file))?, read(&root.join(TONGUES[1]).join(file))?];
        compare(file, &english, &french)?;
        for (id, variables) in &english {
            if !seen.insert(id.clone()) {
                return Err(format!("{file}: {id} is said twice").into());
            }
            if is_said(file) {
                types.push_str(&message_type(id, variables)?);
            }
        }
    }
    Ok(types)
}

/// Whether the texts of a file are said by the crate; the page's own are used by the page alone.
fn is_said(file: &str) -> bool {
    !file.starts_with("client")
}

fn names(dir: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dir)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The messages of a file.
///
/// # Errors
/// When it cannot be read, or says something twice.
pub fn read(path: &Path) -> Result<Messages, Box<dyn Error>> {
    let text = fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
    let resource = match fluent_syntax::parser::parse(text.as_str()) {
        Ok(resource) => resource,
        Err((_, faults)) => {
            let at = faults.first().map_or(0, |fault| text[..fault.pos.start].lines().count());
            return Err(format!("{}:{at}: {:?}", path.display(), faults.first()).into());
        }
    };
    let mut messages = Messages::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name.to_owned();
            if messages.insert(id.clone(), variables(message)).is_some() {
                return Err(format!("{}: {id} is said twice", path.display()).into());
            }
        }
    }
    Ok(messages)
}

/// The variables a message names. `$x-gender` and `$x-number` come with the noun `$x`.
fn variables(message: &Message<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        in_pattern(pattern, &mut names);
    }
    let noun = |name: String| {
        let base = name.strip_suffix("-gender").or_else(|| name.strip_suffix("-number"));
        base.map_or(name.clone(), str::to_owned)
    };
    names.into_iter().map(noun).collect()
}

fn in_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            for variant in variants {
                in_pattern(&variant.value, names);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, names);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        _ => {}
    }
}

fn compare(file: &str, english: &Messages, french: &Messages) -> Result<(), Box<dyn Error>> {
    for (id, variables) in english {
        let Some(theirs) = french.get(id) else {
            return Err(format!("text/fr/{file} lacks {id}").into());
        };
        if variables != theirs {
            return Err(format!("{id} has {variables:?} in English and {theirs:?} in French").into());
        }
    }
    match french.keys().find(|id| !english.contains_key(*id)) {
        Some(id) => Err(format!("text/en/{file} lacks {id}").into()),
        None => Ok(()),
    }
}

fn camel(id: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    };
    id.split('-').map(capital).collect()
}

fn message_type(id: &str, variables: &BTreeSet<String>) -> Result<String, Box<dyn Error>> {
    let name = camel(id);
    let mut out = String::new();
    writeln!(out, "/// `{id}`.\n#[derive(Clone, Debug)]")?;
    if variables.is_empty() {
        writeln!(out, "pub struct {name};")?;
        writeln!(
            out,
            "impl From<{name}> for Message {{ fn from(_: {name}) -> Self {{ Self::new({id:?}) }} }}"
        )?;
        return Ok(out);
    }
    writeln!(out, "pub struct {name} {{")?;
    for variable in variables {
        writeln!(out, "    /// `${variable}`.\n    pub {}: Arg,", variable.replace('-', "_"))?;
    }
    writeln!(out, "}}\nimpl From<{name}> for Message {{\n    fn from(said: {name}) -> Self {{")?;
    write!(out, "        Self::new({id:?})")?;
    for variable in variables {
        write!(out, ".with({variable:?}, said.{})", variable.replace('-', "_"))?;
    }
    writeln!(out, "\n    }}\n}}")?;
    Ok(out)
}

/// The files themselves, language by language, for whoever renders.
fn texts(root: &Path, files: &[String]) -> Result<String, Box<dyn Error>> {
    let mut out = String::from("Texts {\n");
    for (tongue, name) in TONGUES.into_iter().zip(["english", "french"]) {
        writeln!(out, "    {name}: &[")?;
        for file in files.iter().filter(|file| is_said(file)) {
            writeln!(out, "        include_str!({:?}),", root.join(tongue).join(file))?;
        }
        out.push_str("    ],\n");
    }
    out.push_str("}\n");
    Ok(out)
}
