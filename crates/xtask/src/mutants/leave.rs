//! What is left alone, because no rule test can see it: a list each game keeps in its `mutants.toml`.

use std::cell::Cell;
use std::fs;
use std::path::Path;

use serde::Deserialize;

/// The list of a game.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct List {
    #[serde(default)]
    leave: Vec<Leave>,
}

/// One entry: all of a file or folder, or functions in it or in any.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Leave {
    /// The file below `src`, or a folder, which ends with a slash; any when left out.
    file: Option<String>,
    /// The functions; when left out, and no parameter is named, all of the file.
    #[serde(default)]
    functions: Vec<String>,
    /// What the parameters of a function hold.
    parameter: Option<String>,
    /// Why, and what looks after it instead.
    because: String,
    #[serde(skip)]
    met: Cell<bool>,
}

impl List {
    /// The list of a game; empty when it keeps none.
    ///
    /// # Errors
    /// When it cannot be read, or an entry has no reason or would leave everything alone.
    pub(super) fn of(tree: &Path, game: &str) -> Result<Self, String> {
        let path = format!("crates/{game}/mutants.toml");
        let Ok(text) = fs::read_to_string(tree.join(&path)) else { return Ok(Self::default()) };
        Self::read(&text).map_err(|error| format!("{path}: {error}"))
    }

    fn read(text: &str) -> Result<Self, String> {
        let list: Self = toml::from_str(text).map_err(|error| error.to_string())?;
        for leave in &list.leave {
            if leave.because.trim().is_empty() {
                return Err("an entry gives no reason".to_owned());
            }
            if leave.file.is_none() && leave.is_whole() {
                return Err("an entry names neither a file nor functions nor a parameter".to_owned());
            }
        }
        Ok(list)
    }

    /// Whether all of a file is left alone.
    pub(super) fn file(&self, file: &str) -> bool {
        self.any(|leave| leave.is_whole() && leave.is_in(file))
    }

    /// Whether a function with these parameters is.
    pub(super) fn function(&self, file: &str, name: &str, parameters: &str) -> bool {
        self.any(|leave| {
            let named = leave.functions.iter().any(|function| function == name);
            let holds = leave.parameter.as_ref().is_some_and(|parameter| parameters.contains(parameter));
            leave.is_in(file) && (named || holds)
        })
    }

    fn any(&self, fits: impl Fn(&Leave) -> bool) -> bool {
        let mut found = false;
        for leave in self.leave.iter().filter(|leave| fits(leave)) {
            leave.met.set(true);
            found = true;
        }
        found
    }

    /// Makes sure that every entry was met.
    ///
    /// # Errors
    /// The first that was not: what it names is gone.
    pub(super) fn done(&self, game: &str) -> Result<(), String> {
        match self.leave.iter().find(|leave| !leave.met.get()) {
            None => Ok(()),
            Some(leave) => {
                Err(format!("crates/{game}/mutants.toml: nothing fits the entry `{}`", leave.because))
            }
        }
    }
}

impl Leave {
    fn is_whole(&self) -> bool {
        self.functions.is_empty() && self.parameter.is_none()
    }

    fn is_in(&self, file: &str) -> bool {
        self.file
            .as_ref()
            .is_none_or(|own| if own.ends_with('/') { file.starts_with(own) } else { file == own })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
        [[leave]]
        file = "legal/ends/"
        because = "bots"
        [[leave]]
        parameter = "dyn Chance"
        because = "draws"
        [[leave]]
        file = "legal/kick.rs"
        functions = ["spots"]
        because = "bots, too"
    "#;

    #[test]
    fn files_functions_and_parameters_are_left_alone() {
        let list = List::read(TEXT).unwrap();
        assert!(list.file("legal/ends/rays.rs") && !list.file("legal/kick.rs"));
        assert!(
            list.function("legal/kick.rs", "spots", "a: A") && !list.function("legal/push.rs", "spots", "")
        );
        assert!(list.done("g").unwrap_err().contains("draws"));
        assert!(list.function("flow/kick.rs", "f", "rng: &mut dyn Chance"));
        assert!(list.done("g").is_ok());
    }

    #[test]
    fn an_entry_has_a_place_and_a_reason() {
        assert!(List::read("[[leave]]\nbecause = \"all\"").is_err());
        assert!(List::read("[[leave]]\nfile = \"a.rs\"\nbecause = \"\"").is_err());
        assert!(List::read("[[leave]]\nfile = \"a.rs\"").is_err());
    }
}
