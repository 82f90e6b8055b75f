//! Rule ids such as `GB-RUL-73`.

/// Whether `text` is an id: a game's two letters, a section, a number of two digits or more.
#[must_use]
pub fn is_id(text: &str) -> bool {
    let mut parts = text.split('-');
    let (Some(game), Some(section), Some(number), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return false;
    };
    let letters = |part: &str| part.bytes().all(|byte| byte.is_ascii_uppercase());
    game.len() == 2
        && letters(game)
        && !section.is_empty()
        && letters(section)
        && number.len() >= 2
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// The id at the beginning of `text`, if there is one.
pub(crate) fn leading(text: &str) -> Option<&str> {
    let ends = |c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    let id = &text[..text.find(ends).unwrap_or(text.len())];
    is_id(id).then_some(id)
}

/// The worked example that the name of a test or scenario refers to: `gb_ex_07_fire_blast`, `rules/…/GB-EX-07.toml` and
/// `gb-ex-07b` all name `GB-EX-07`.
#[must_use]
pub fn example_in(name: &str) -> Option<String> {
    let name = name.to_ascii_uppercase().replace('_', "-");
    let at = name.find("-EX-")?;
    let game = name.get(at.checked_sub(2)?..at)?;
    let number: String = name[at + 4..].chars().take_while(char::is_ascii_digit).collect();
    let id = format!("{game}-EX-{number}");
    is_id(&id).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_three_parts() {
        assert!(is_id("GB-RUL-73") && is_id("GG-EX-99") && is_id("GM-COMP-100"));
        for wrong in
            ["GB-RUL", "GB-RUL-7", "gb-RUL-73", "GB-RUL-73-", "R-50", "GB-R2-73", "GBX-RUL-73", "GB--73"]
        {
            assert!(!is_id(wrong), "{wrong}");
        }
    }

    #[test]
    fn names_of_tests_tell_the_example() {
        assert_eq!(example_in("rules::kick::gb_ex_03_ox_misses").as_deref(), Some("GB-EX-03"));
        assert_eq!(example_in("rules/guild-master/scenarios/GM-EX-14b.toml").as_deref(), Some("GM-EX-14"));
        assert_eq!(example_in("rules::kick::example_of_a_pass"), None);
        assert_eq!(example_in("_ex_"), None);
        assert_eq!(example_in("é_ex_03"), None);
    }
}
