//! The lines of a script and the lines of an expectation.

use crate::dice::Group;

/// One line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A seat says something: a choice, or that its time is out, that it takes a sealed answer back, that it gives up.
    Say {
        /// The seat's name.
        seat: String,
        /// What it says.
        text: String,
    },
    /// Outcomes for the draws that come now.
    Chance(Vec<Group>),
    /// A field of the table as it must be at this moment.
    Field {
        /// Which field.
        path: String,
        /// What it must read.
        value: String,
    },
}

impl Step {
    /// Reads a line of a script.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let (head, rest) =
            line.split_once(':').ok_or("a script line is `seat: choice`, `dice: 3 2 1` or `draw: 2`")?;
        let (head, rest) = (head.trim(), rest.trim());
        match head {
            "dice" => Group::read_dice(rest).map(Self::Chance),
            "draw" => Group::read_picks(rest).map(Self::Chance),
            "expect" => {
                let (path, value) = read_field(rest).ok_or("`expect:` in a script takes `field = value`")?;
                Ok(Self::Field { path, value })
            }
            "" => Err("a script line starts with the name of a seat".to_owned()),
            _ if rest.is_empty() => Err(format!("`{head}` says nothing")),
            seat => Ok(Self::Say { seat: seat.to_owned(), text: rest.to_owned() }),
        }
    }
}

/// One line of an expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expect {
    /// A fact, exactly as written.
    Fact(String),
    /// A refusal that names this rule.
    Refused(String),
    /// A question to a seat, or a draw, whose text starts so.
    Asked(String),
    /// The end of the match, exactly as written.
    Over(String),
    /// What a player is warned of before an answer is taken, exactly as written.
    Warned(String),
    /// A fact told while the table was laid, exactly as written.
    Laid(String),
    /// No fact may start so, nor any question after `asked: `, any warning after `warned: `, any fact of the laying after
    /// `laid: `.
    Never(String),
    /// A field of the table at the end of the script.
    Field {
        /// Which field.
        path: String,
        /// What it must read.
        value: String,
    },
}

impl Expect {
    /// Reads a line of an expectation.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let Some((head, rest)) = line.split_once(':') else { return Self::read_plain(line) };
        let rest = rest.trim();
        let kind: fn(String) -> Self = match head {
            "fact" => Self::Fact,
            "refused" => Self::Refused,
            "asked" => Self::Asked,
            "over" => Self::Over,
            "laid" => Self::Laid,
            "warned" => Self::Warned,
            "never" => Self::Never,
            _ => return Self::read_plain(line),
        };
        if rest.is_empty() { Err(format!("`{head}:` of what?")) } else { Ok(kind(rest.to_owned())) }
    }

    /// Whether it is about warnings, expected or not.
    pub(super) fn is_of_warnings(&self) -> bool {
        match self {
            Self::Warned(_) => true,
            Self::Never(start) => start.starts_with("warned:"),
            _ => false,
        }
    }

    fn read_plain(line: &str) -> Result<Self, String> {
        if line.is_empty() {
            return Err("an empty line expects nothing".to_owned());
        }
        Ok(match read_field(line) {
            Some((path, value)) => Self::Field { path, value },
            None => Self::Fact(line.to_owned()),
        })
    }
}

/// Splits `field = value`.
fn read_field(text: &str) -> Option<(String, String)> {
    let (path, value) = text.split_once(" = ")?;
    Some((path.trim().to_owned(), value.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_lines() {
        let say = |seat: &str, text: &str| Ok(Step::Say { seat: seat.to_owned(), text: text.to_owned() });
        assert_eq!(Step::read("red: move Ox to (1, 2)"), say("red", "move Ox to (1, 2)"));
        assert_eq!(Step::read("red: say: hello"), say("red", "say: hello"));
        assert_eq!(Step::read("dice: 3 2"), Ok(Step::Chance(vec![Group::Dice(vec![3, 2])])));
        assert_eq!(Step::read("draw: 2 | 1"), Ok(Step::Chance(vec![Group::One(2), Group::One(1)])));
        let field = Step::Field { path: "Ox.hp".to_owned(), value: "3".to_owned() };
        assert_eq!(Step::read("expect: Ox.hp = 3"), Ok(field));
        for bad in ["", "red", "red:", ": bid 3", "dice:", "dice: x", "draw: 0", "expect: Ox"] {
            assert!(Step::read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn expectation_lines() {
        assert_eq!(Expect::read("red: 3 points"), Ok(Expect::Fact("red: 3 points".to_owned())));
        assert_eq!(Expect::read("fact: a = b"), Ok(Expect::Fact("a = b".to_owned())));
        assert_eq!(Expect::read("refused: GB-RUL-73"), Ok(Expect::Refused("GB-RUL-73".to_owned())));
        assert_eq!(Expect::read("asked: red bid"), Ok(Expect::Asked("red bid".to_owned())));
        assert_eq!(Expect::read("over: level"), Ok(Expect::Over("level".to_owned())));
        assert_eq!(Expect::read("warned: risky"), Ok(Expect::Warned("risky".to_owned())));
        assert_eq!(Expect::read("laid: round 1"), Ok(Expect::Laid("round 1".to_owned())));
        assert_eq!(Expect::read("never: Ox"), Ok(Expect::Never("Ox".to_owned())));
        let field = Expect::Field { path: "Ox.at".to_owned(), value: "(1, 2)".to_owned() };
        assert_eq!(Expect::read("Ox.at = (1, 2)"), Ok(field));
        for bad in ["", "never:", "refused: "] {
            assert!(Expect::read(bad).is_err(), "{bad:?}");
        }
    }
}
