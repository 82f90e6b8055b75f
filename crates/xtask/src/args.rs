//! A small reader of command line arguments.

use std::str::FromStr;

/// Arguments not yet taken.
pub(crate) struct Args {
    left: Vec<String>,
    /// What stands behind `--`: for another program.
    rest: Vec<String>,
}

impl Args {
    /// The arguments of this process.
    pub(crate) fn from_env() -> Self {
        Self::of(std::env::args().skip(1).collect())
    }

    fn of(mut left: Vec<String>) -> Self {
        let at = left.iter().position(|arg| arg == "--").unwrap_or(left.len());
        let rest = left.split_off(at).into_iter().skip(1).collect();
        Self { left, rest }
    }

    /// The first argument.
    pub(crate) fn command(&mut self) -> Option<String> {
        if self.left.is_empty() { None } else { Some(self.left.remove(0)) }
    }

    /// Whether a flag such as `--write` is there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let at = self.left.iter().position(|arg| arg == name);
        at.map(|at| self.left.remove(at)).is_some()
    }

    /// The value of `--name value` or `--name=value`.
    ///
    /// # Errors
    /// When the value is missing or cannot be read.
    pub(crate) fn value<T: FromStr>(&mut self, name: &str) -> Result<Option<T>, String> {
        let with = format!("{name}=");
        let Some(at) = self.left.iter().position(|arg| arg == name || arg.starts_with(&with)) else {
            return Ok(None);
        };
        let arg = self.left.remove(at);
        let text = match arg.strip_prefix(&with) {
            Some(text) => text.to_owned(),
            None if at < self.left.len() => self.left.remove(at),
            None => return Err(format!("{name} needs a value")),
        };
        text.parse().map(Some).map_err(|_| format!("{name} cannot be `{text}`"))
    }

    /// What stands behind `--`.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        std::mem::take(&mut self.rest)
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// Names the argument nobody asked for.
    pub(crate) fn done(self) -> Result<(), String> {
        match self.left.first().or(self.rest.first()) {
            None => Ok(()),
            Some(arg) => Err(format!("nothing is known of `{arg}`; see `cargo xtask help`")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(words: &[&str]) -> Args {
        Args::of(words.iter().map(|&word| word.to_owned()).collect())
    }

    #[test]
    fn values_come_in_two_forms() {
        let mut args = args(&["play", "--seed", "7", "--game=guild-ball", "--write"]);
        assert_eq!(args.command().as_deref(), Some("play"));
        assert_eq!(args.value::<u64>("--seed").unwrap(), Some(7));
        assert_eq!(args.value::<String>("--game").unwrap().as_deref(), Some("guild-ball"));
        assert!(args.flag("--write") && !args.flag("--write"));
        assert!(args.done().is_ok());
    }

    #[test]
    fn what_stands_behind_two_dashes_is_for_another_program() {
        let mut args = args(&["play", "--", "--addr", "x", "--help"]);
        assert!(args.command().is_some() && !args.flag("--help"));
        assert_eq!(args.rest(), ["--addr", "x", "--help"]);
        assert!(args.done().is_ok());
    }

    #[test]
    fn faults_are_named() {
        assert!(args(&["--seed"]).value::<u64>("--seed").unwrap_err().contains("needs a value"));
        assert!(args(&["--seed", "x"]).value::<u64>("--seed").unwrap_err().contains("`x`"));
        assert!(args(&["--odd"]).done().unwrap_err().contains("--odd"));
        assert!(args(&["--", "--odd"]).done().unwrap_err().contains("--odd"));
    }
}
