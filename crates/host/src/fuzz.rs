//! A fuzz body: bytes as lines of a session.

use crate::{Referee, Session};

/// Feeds bytes to a referee line by line, as whoever runs the hall and as a player, and checks that every line that is
/// not blank is answered by one JSON object with a `type`. Says how many lines were answered.
///
/// # Errors
/// The line whose answer was wrong.
pub fn fuzz_lines(referee: &mut Referee, bytes: &[u8]) -> Result<usize, String> {
    let mut answered = 0;
    for (number, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let text = String::from_utf8_lossy(line);
        let replies = if number % 4 == 3 {
            referee.line_of(&Session::of(kernel::Viewer::Seat(kernel::Seat(0))), &text)
        } else {
            referee.line(&text)
        };
        let expected = usize::from(!text.trim().is_empty());
        if replies.len() != expected {
            return Err(format!("{} answers to {text}", replies.len()));
        }
        for reply in replies {
            let value: serde_json::Value = serde_json::from_str(&reply)
                .map_err(|why| format!("{why} in the answer to {text}: {reply}"))?;
            if value.get("type").and_then(serde_json::Value::as_str).is_none() || reply.contains('\n') {
                return Err(format!("a bad answer to {text}: {reply}"));
            }
            answered += 1;
        }
    }
    Ok(answered)
}
