//! The parts of a scenario file.

use serde::Deserialize;

use super::line::{Expect, Step};

/// A scenario as written.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file or test it comes from; empty when unknown.
    pub name: String,
    /// The game it is of.
    pub game: String,
    /// What it shows, in a line.
    pub title: Option<String>,
    /// The ids of the rules it proves.
    pub proves: Vec<String>,
    /// Why it cannot be played yet.
    pub not_yet: Option<String>,
    /// What is played, each case from the same stage.
    pub cases: Vec<Case>,
    /// The game's own part: `setup`, `abilities`, `terrain`, `piece` and `now`.
    pub stage: toml::Table,
}

/// One script and what it must lead to.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name, when a file has several.
    pub name: Option<String>,
    /// The lines of the script with what they mean.
    pub script: Vec<(String, Step)>,
    /// The lines of the expectation with what they mean.
    pub expect: Vec<(String, Expect)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    title: Option<String>,
    #[serde(default)]
    proves: Vec<String>,
    not_yet: Option<String>,
    script: Option<Vec<String>>,
    expect: Option<Vec<String>>,
    case: Option<Vec<WrittenCase>>,
    setup: Option<toml::Value>,
    abilities: Option<toml::Value>,
    terrain: Option<toml::Value>,
    piece: Option<toml::Value>,
    now: Option<toml::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenCase {
    name: String,
    #[serde(default)]
    script: Vec<String>,
    #[serde(default)]
    expect: Vec<String>,
}

fn read_lines<T>(
    lines: Vec<String>,
    read: fn(&str) -> Result<T, String>,
) -> Result<Vec<(String, T)>, String> {
    let one = |line: String| match read(&line) {
        Ok(meaning) => Ok((line, meaning)),
        Err(why) => Err(format!("line `{line}`: {why}")),
    };
    lines.into_iter().map(one).collect()
}

impl Case {
    fn read(name: Option<String>, script: Vec<String>, expect: Vec<String>) -> Result<Self, String> {
        let case =
            Self { name, script: read_lines(script, Step::read)?, expect: read_lines(expect, Expect::read)? };
        let fields = case.script.iter().any(|(_, step)| matches!(step, Step::Field { .. }));
        if case.expect.is_empty() && !fields {
            let name = case.name.map_or_else(String::new, |name| format!("case `{name}`: "));
            return Err(format!("{name}a scenario without an expectation proves nothing"));
        }
        Ok(case)
    }
}

impl Scenario {
    /// Reads a scenario.
    ///
    /// # Errors
    /// What is wrong with it: TOML, an unknown key, a line that means nothing, or nothing expected.
    pub fn parse(text: &str) -> Result<Self, String> {
        let written: Written =
            toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())?;
        let cases = match (written.case, written.script, written.expect) {
            (None, script, expect) => {
                vec![Case::read(None, script.unwrap_or_default(), expect.unwrap_or_default())?]
            }
            (Some(cases), None, None) => {
                let read = |case: WrittenCase| Case::read(Some(case.name), case.script, case.expect);
                cases.into_iter().map(read).collect::<Result<Vec<_>, _>>()?
            }
            (Some(_), _, _) => return Err("a file has either `script` and `expect` or `[[case]]`".to_owned()),
        };
        let mut names: Vec<_> = cases.iter().filter_map(|case| case.name.as_deref()).collect();
        names.sort_unstable();
        if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("two cases are named `{}`", pair[0]));
        }
        if cases.is_empty() {
            return Err("`case` is empty".to_owned());
        }
        let parts = [
            ("setup", written.setup),
            ("abilities", written.abilities),
            ("terrain", written.terrain),
            ("piece", written.piece),
            ("now", written.now),
        ];
        let stage = parts.into_iter().filter_map(|(key, part)| Some((key.to_owned(), part?))).collect();
        Ok(Self {
            name: String::new(),
            game: written.game,
            title: written.title,
            proves: written.proves,
            not_yet: written.not_yet,
            cases,
            stage,
        })
    }

    /// The same scenario under the name of its file or test.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        name.clone_into(&mut self.name);
        self
    }
}

/// The game a scenario is of, without reading the rest.
///
/// # Errors
/// It is not TOML or names no game.
pub fn peek_game(text: &str) -> Result<String, String> {
    let table: toml::Table = toml::from_str(text).map_err(|error| error.to_string().trim_end().to_owned())?;
    match table.get("game") {
        Some(toml::Value::String(game)) => Ok(game.clone()),
        Some(_) => Err("`game` must be a string".to_owned()),
        None => Err("`game` is missing".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Section, keys, words_read};

    #[test]
    fn every_key_of_a_file_is_told() {
        let file = Section::read("The file").unwrap();
        assert_eq!(file.heads().keys_left_out::<Written>(), [""; 0]);
        assert_eq!(file.row("case").keys_left_out::<WrittenCase>(), [""; 0]);
        assert_eq!((keys::<Written>().len(), keys::<WrittenCase>().len()), (12, 3));
    }

    #[test]
    fn every_kind_of_line_is_told() {
        let source = include_str!("line.rs").split("mod tests").next().unwrap();
        let (steps, expects) = source.split_once("pub enum Expect").unwrap();
        let (script, expected) =
            (Section::read("The script").unwrap(), Section::read("What is expected").unwrap());
        let hidden = |part: &Section, source| words_read(source).into_iter().find(|word| !part.shows(word));
        assert_eq!((hidden(&script.heads(), steps), hidden(&expected.heads(), expects)), (None, None));
        assert_eq!((words_read(steps).len(), words_read(expects).len()), (3, 7));
        // What a seat may say in every game, and what must never happen.
        let run = include_str!("run.rs");
        let said: Vec<_> =
            run.split("text == \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(script.heads().left_out(&said), [""; 0]);
        assert_eq!(said.len(), 4);
        assert_eq!(expected.heads().left_out(["never: asked", "never: warned", "never: laid"]), [""; 0]);
    }
}
