//! What happened while a script ran, and matching expectations against it.

use super::{Difference, Expect};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Fact(String),
    Refused { rule: String, reason: String },
    Asked(String),
    Warned(String),
    Over(String),
}

impl std::fmt::Display for Item {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Fact(text) => write!(f, "{text}"),
            Self::Refused { rule, reason } => write!(f, "refused: {rule} ({reason})"),
            Self::Asked(text) => write!(f, "asked: {text}"),
            Self::Warned(text) => write!(f, "warned: {text}"),
            Self::Over(text) => write!(f, "over: {text}"),
        }
    }
}

/// How many lines of the stream a difference shows.
const AROUND: usize = 16;

impl Item {
    fn meets(&self, expect: &Expect) -> bool {
        match (expect, self) {
            (Expect::Fact(text), Self::Fact(fact)) => text == fact,
            (Expect::Refused(id), Self::Refused { rule, .. }) => id == rule,
            (Expect::Asked(text), Self::Asked(asked)) => asked.starts_with(text.as_str()),
            (Expect::Warned(text), Self::Warned(warned)) => text == warned,
            (Expect::Over(text), Self::Over(over)) => text == over,
            _ => false,
        }
    }

    fn is_refusal(&self) -> bool {
        matches!(self, Self::Refused { .. })
    }
}

/// The lines of a stream around a place.
pub(super) fn around(stream: &[Item], from: usize) -> Vec<String> {
    let start = from.min(stream.len().saturating_sub(AROUND));
    stream.iter().skip(start).take(AROUND).map(ToString::to_string).collect()
}

/// Matches the expectations that stand in order against the stream, as a subsequence; every refusal must be
/// expected.
pub(super) fn match_in_order(stream: &[Item], expects: &[(String, Expect)]) -> Option<Difference> {
    let ordered =
        |expect: &Expect| !matches!(expect, Expect::Never(_) | Expect::Field { .. } | Expect::Laid(_));
    let mut at = 0;
    let mut after = "the start".to_owned();
    for (line, expect) in expects.iter().filter(|(_, expect)| ordered(expect)) {
        let left = &stream[at..];
        let stop = left.iter().position(|item| item.meets(expect) || item.is_refusal());
        match stop.map(|stop| (stop, &left[stop])) {
            Some((stop, item)) if item.meets(expect) => {
                at += stop + 1;
                after = format!("`{item}`");
            }
            Some((_, refusal)) => return Some(unexpected(refusal, line, around(stream, at))),
            None => {
                let found = format!("nothing of the kind after {after}{}", elsewhere(&stream[..at], expect));
                return Some(Difference::new(line, &format!("`{line}`"), &found, around(stream, at)));
            }
        }
    }
    let refusal = stream[at..].iter().find(|item| item.is_refusal())?;
    Some(unexpected(refusal, "", around(stream, at)))
}

fn unexpected(refusal: &Item, line: &str, around: Vec<String>) -> Difference {
    let expected = if line.is_empty() { "no refusal".to_owned() } else { format!("`{line}`") };
    Difference::new(line, &expected, &format!("`{refusal}`, which no line expects"), around)
}

fn elsewhere(before: &[Item], expect: &Expect) -> &'static str {
    if before.iter().any(|item| item.meets(expect)) { "; it happened before" } else { "" }
}

/// Matches the facts expected of the laying of the table against those that were told, in order.
pub(super) fn match_laid(laid: &[Item], expects: &[(String, Expect)]) -> Option<Difference> {
    let fact = |expect: &Expect| match expect {
        Expect::Laid(text) => Some(Expect::Fact(text.clone())),
        _ => None,
    };
    let facts: Vec<_> =
        expects.iter().filter_map(|(line, expect)| Some((line.clone(), fact(expect)?))).collect();
    match_in_order(laid, &facts)
}

/// The first fact that must not have happened, or with `asked: …` the first question that must not have been asked.
pub(super) fn match_never(stream: &[Item], line: &str, start: &str) -> Option<Difference> {
    let at = stream.iter().position(|item| item.to_string().starts_with(start))?;
    let expected = format!("nothing that starts with `{start}`");
    Some(Difference::new(line, &expected, &format!("`{}`", stream[at]), around(stream, at.saturating_sub(3))))
}
