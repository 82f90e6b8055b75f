//! The typography of the French texts: a narrow no-break space (U+202F) before `; : ! ? »` and after `«`, no other
//! no-break space, and real apostrophes. Ids, placeables and comments are not looked at.

use std::error::Error;
use std::fs;

use crate::common;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

const NARROW: char = '\u{202F}';
/// What stands for a placeable in the text around it.
const PLACEABLE: char = '\u{FFFC}';

#[test]
fn french_texts_keep_the_rules_of_typography() -> Result<(), Box<dyn Error>> {
    let mut faults = Vec::new();
    let files = common::files("fr")?;
    for path in &files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        faults
            .extend(in_file(&fs::read_to_string(path)?).into_iter().map(|fault| format!("{name}: {fault}")));
    }
    faults.sort();
    assert!(files.len() > 3, "no texts of the games: {files:?}");
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
    Ok(())
}

#[test]
fn every_fault_of_typography_is_found() {
    let faulty = [
        "Non ?",
        "Non\u{A0}?",
        "Non?",
        "{ $x } : un",
        "{ $x }: un",
        "« { $x }\u{202F}»",
        "«{ $x }\u{202F}»",
        "«\u{202F}{ $x } »",
        "l'un",
        "dix\u{A0}mille",
        "{ $x ->\n    [one] un\n   *[other] deux !\n }",
    ];
    for text in faulty {
        assert_eq!(in_file(&format!("x-id = {text}\n")).len(), 1, "{text}");
    }
    let right = "# Non ? l'un\nx-id = «\u{202F}{ $x }\u{202F}»\u{202F}: l’un\u{202F}; { $x ->\n    [one] un\n   *[other] deux\u{202F}!\n }\n";
    assert_eq!(in_file(right), Vec::<String>::new());
}

/// The faults of a file, each with the id of its message.
fn in_file(text: &str) -> Vec<String> {
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, faults)) => return vec![format!("{faults:?}")],
    };
    let mut faults = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                in_pattern(message.id.name, pattern, &mut faults);
            }
        }
    }
    faults
}

fn in_pattern(id: &str, pattern: &Pattern<&str>, faults: &mut Vec<String>) {
    let mut flat = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => flat.push_str(value),
            PatternElement::Placeable { expression } => {
                flat.push(PLACEABLE);
                in_expression(id, expression, faults);
            }
        }
    }
    if let Some(why) = fault(&flat) {
        faults.push(format!("{id}: {why}: {}", flat.replace(PLACEABLE, "{}")));
    }
}

fn in_expression(id: &str, expression: &Expression<&str>, faults: &mut Vec<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                in_pattern(id, &variant.value, faults);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            in_expression(id, expression, faults);
        }
        Expression::Inline(_) => {}
    }
}

/// The first fault of a text.
fn fault(text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().collect();
    letters.iter().enumerate().find_map(|(at, letter)| {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        match letter {
            ';' | ':' | '!' | '?' | '»' if before != Some(&NARROW) => Some("no U+202F before ; : ! ? »"),
            '«' if letters.get(at + 1) != Some(&NARROW) => Some("no U+202F after «"),
            '\u{A0}' => Some("U+00A0 in place of U+202F"),
            '\'' => Some("a straight apostrophe"),
            _ => None,
        }
    })
}
