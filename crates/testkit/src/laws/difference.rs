//! Where two values differ, for people.

use std::fmt::Debug;

/// How many lines before and after the first difference are shown.
const AROUND: usize = 3;

/// The first lines in which two values differ, with a few around them.
pub(super) fn difference(expected: &impl Debug, found: &impl Debug) -> String {
    let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
    let at = expected.lines().zip(found.lines()).position(|(a, b)| a != b);
    let at = at.unwrap_or_else(|| expected.lines().count().min(found.lines().count()));
    let part = |text: &str| {
        let lines = text.lines().skip(at.saturating_sub(AROUND)).take(2 * AROUND + 1);
        lines.map(|line| format!("    {line}\n")).collect::<String>()
    };
    format!("expected\n{}found\n{}", part(&expected), part(&found)).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn shows_the_place() {
        let (a, mut b) = ([0; 100], [0; 100]);
        b[50] = 7;
        let text = difference(&a, &b);
        assert!(text.contains("7,"), "{text}");
        assert!(text.lines().count() < 20);
    }
}
