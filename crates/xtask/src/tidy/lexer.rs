//! Telling code from comments and strings.

/// The parts of a source, each with everything else blanked out and all line breaks kept.
#[derive(Default)]
pub(crate) struct Parts {
    /// Code without comments and strings.
    pub(crate) code: String,
    /// Comments alone.
    pub(crate) comments: String,
    /// Code and strings without comments.
    pub(crate) text: String,
}

#[derive(Clone, Copy, PartialEq)]
enum At {
    Code,
    Line,
    Block(u32),
    Text { hashes: usize, raw: bool },
}

/// Splits a source.
pub(crate) fn split(source: &str) -> Parts {
    let chars: Vec<char> = source.chars().collect();
    let mut parts = Parts::default();
    let mut at = At::Code;
    let mut i = 0;
    while i < chars.len() {
        let (next, length) = step(at, &chars, i);
        for &c in &chars[i..i + length] {
            let blank = if c == '\n' { '\n' } else { ' ' };
            let inside = if next == At::Code { at } else { next };
            parts.code.push(if inside == At::Code { c } else { blank });
            let comment = matches!(inside, At::Line | At::Block(_));
            parts.comments.push(if comment { c } else { blank });
            parts.text.push(if comment { blank } else { c });
        }
        at = next;
        i += length;
    }
    parts
}

/// Where the reader is after the characters at `i`, and how many of them belong together.
fn step(at: At, chars: &[char], i: usize) -> (At, usize) {
    let here = chars[i];
    let next = chars.get(i + 1).copied();
    match at {
        At::Line => (if here == '\n' { At::Code } else { At::Line }, 1),
        At::Block(depth) => match (here, next) {
            ('*', Some('/')) => (if depth == 1 { At::Code } else { At::Block(depth - 1) }, 2),
            ('/', Some('*')) => (At::Block(depth + 1), 2),
            _ => (at, 1),
        },
        At::Text { raw: false, .. } => match (here, next) {
            ('\\', Some(_)) => (at, 2),
            ('"', _) => (At::Code, 1),
            _ => (at, 1),
        },
        At::Text { raw: true, hashes } => {
            let closed = here == '"' && (1..=hashes).all(|n| chars.get(i + n) == Some(&'#'));
            if closed { (At::Code, 1 + hashes) } else { (at, 1) }
        }
        At::Code => match (here, next) {
            ('/', Some('/')) => (At::Line, 2),
            ('/', Some('*')) => (At::Block(1), 2),
            ('"', _) => (At::Text { hashes: 0, raw: false }, 1),
            ('r', Some('"' | '#')) if !named(chars, i) => raw(chars, i),
            ('\'', Some('\\')) => (At::Code, quoted(chars, i)),
            ('\'', Some(_)) if chars.get(i + 2) == Some(&'\'') => (At::Code, 3),
            _ => (At::Code, 1),
        },
    }
}

/// Whether the character before `i` belongs to the same name.
fn named(chars: &[char], i: usize) -> bool {
    i > 0 && (chars[i - 1].is_alphanumeric() && chars[i - 1] != 'b' || chars[i - 1] == '_')
}

/// The start of a raw string, or a raw name.
fn raw(chars: &[char], i: usize) -> (At, usize) {
    let hashes = chars[i + 1..].iter().take_while(|&&c| c == '#').count();
    if chars.get(i + 1 + hashes) == Some(&'"') {
        (At::Text { hashes, raw: true }, 2 + hashes)
    } else {
        (At::Code, 1)
    }
}

/// The length of an escaped character such as `'\n'` or `'\u{e9}'`.
fn quoted(chars: &[char], i: usize) -> usize {
    let end = chars[i + 3..].iter().position(|&c| c == '\'');
    end.map_or(1, |end| end + 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(source: &str) -> String {
        split(source).code.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn strings_and_comments_are_no_code() {
        assert_eq!(code("a // b\nc /* d /* e */ f */ g"), "a c g");
        assert_eq!(code(r#"a("b \" c", 'x', '"', '\'') d"#), r#"a( , 'x', '"', '\'') d"#);
        assert_eq!(code("r#\"a \" b\"# c"), "c");
        assert_eq!(code("fn f<'a>(x: &'a str) {}"), "fn f<'a>(x: &'a str) {}");
        assert_eq!(code("for_r\"x\""), "for_r");
    }

    #[test]
    fn lines_keep_their_numbers() {
        let parts = split("a\n\"b\nc\"\n// d\ne");
        assert_eq!(parts.code.lines().count(), 5);
        assert_eq!(parts.comments.lines().nth(3), Some("// d"));
        assert_eq!(parts.text, "a\n\"b\nc\"\n    \ne");
    }
}
