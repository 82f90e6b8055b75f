//! The list of rules that a worked example names, ranges written out.

use crate::is_id;

/// The ids in a list such as `GB-SCAT-07 to -09, GB-RUL-30` or, with `game` given, `WPN-13 to 16, RUL-29`.
pub(crate) fn cited(list: &str, game: &str) -> Vec<String> {
    let list = list.replace('…', " to ").replace('/', ", ");
    let mut ids = Vec::new();
    let mut section = String::new();
    let mut last = 0;
    let mut range = false;
    for word in list.split([' ', ',', '.', ';', '(', ')']).filter(|word| !word.is_empty()) {
        if word == "to" {
            range = true;
            continue;
        }
        let Some((named, number)) = split(word, game) else {
            range = false;
            continue;
        };
        if let Some(named) = named {
            section = named;
            range = false;
        }
        if section.is_empty() {
            continue;
        }
        let first = if range { last + 1 } else { number };
        ids.extend((first..=number).map(|number| format!("{section}-{number:02}")));
        last = number;
        range = false;
    }
    ids.retain(|id| is_id(id));
    ids
}

/// The section a word names, if it names one, and its number.
fn split(word: &str, game: &str) -> Option<(Option<String>, u32)> {
    let (section, number) = word.rsplit_once('-').unwrap_or(("", word));
    if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let number = number.parse().ok()?;
    let named = match section {
        "" => None,
        whole if whole.contains('-') => Some(whole.to_owned()),
        short => Some(format!("{game}-{short}")),
    };
    Some((named, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_written_out() {
        assert_eq!(
            cited("GB-SCAT-07 to -09, GB-INT-01, GB-RUL-36 to -38.", "GB"),
            ["GB-SCAT-07", "GB-SCAT-08", "GB-SCAT-09", "GB-INT-01", "GB-RUL-36", "GB-RUL-37", "GB-RUL-38"]
        );
        assert_eq!(cited("GM-HIRE-13…15.", "GM"), ["GM-HIRE-13", "GM-HIRE-14", "GM-HIRE-15"]);
        assert_eq!(
            cited("WPN-13 to 16, RUL-29", "GG"),
            ["GG-WPN-13", "GG-WPN-14", "GG-WPN-15", "GG-WPN-16", "GG-RUL-29"]
        );
        assert_eq!(cited("TRN-09, 11, 12", "GG"), ["GG-TRN-09", "GG-TRN-11", "GG-TRN-12"]);
        assert_eq!(cited("STAT-26/27", "GG"), ["GG-STAT-26", "GG-STAT-27"]);
    }

    #[test]
    fn names_are_no_ids() {
        assert!(cited("First Thorn", "GG").is_empty());
        assert!(cited("", "GG").is_empty());
    }
}
