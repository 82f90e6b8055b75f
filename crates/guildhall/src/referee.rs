//! `guildhall referee`: the host on standard input and output.

use std::io::{BufRead, Write};

use host::{LINE_MAX, Referee, games};

use crate::failure::{Done, Failure, Verdict};

/// Answers every line of `input` by a line of `out`, until the input ends.
pub(crate) fn run(input: &mut dyn BufRead, out: &mut dyn Write) -> Done {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy)
        .map_err(|error| Failure::Work(format!("the system gave no randomness for secret seeds: {error}")))?;
    let mut referee = Referee::new(games(), entropy);
    let mut line = Vec::new();
    while read_line(input, &mut line)? {
        tracing::debug!(bytes = line.len(), "a line came in");
        for answer in referee.bytes(&line) {
            writeln!(out, "{answer}")?;
        }
        out.flush()?;
    }
    Ok(Verdict::Well)
}

/// Reads a line without its end; false when the input has ended. Of a line that is too long one byte more than allowed is
/// kept, so that it is refused as such, and the rest is read past.
fn read_line(input: &mut dyn BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    line.clear();
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Failure::Work(format!("the input could not be read: {error}"))),
        };
        if chunk.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let room = (LINE_MAX + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<Vec<u8>> {
        // A small buffer makes lines come in several pieces.
        let mut input = std::io::BufReader::with_capacity(3, text);
        let mut line = Vec::new();
        let mut all = Vec::new();
        while read_line(&mut input, &mut line).unwrap() {
            all.push(line.clone());
        }
        all
    }

    #[test]
    fn lines_come_whole_and_the_last_needs_no_end() {
        assert_eq!(lines(b"abcdef\n\nx"), [&b"abcdef"[..], b"", b"x"]);
        assert_eq!(lines(b"a\n"), [b"a"]);
        assert!(lines(b"").is_empty());
    }

    #[test]
    fn a_line_too_long_is_cut_and_the_next_one_is_whole() {
        let mut text = vec![b'x'; LINE_MAX + 100];
        text.extend_from_slice(b"\nnext\n");
        let mut input = std::io::BufReader::new(&text[..]);
        let mut line = Vec::new();
        assert!(read_line(&mut input, &mut line).unwrap());
        assert_eq!(line.len(), LINE_MAX + 1);
        assert!(read_line(&mut input, &mut line).unwrap());
        assert_eq!(line, b"next");
    }
}
