//! Running other programs from the root of the repository.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Outcome;
use crate::repo;

/// A program to run, shown to the reader before it starts.
pub(crate) struct Run {
    command: Command,
    shown: String,
}

impl Run {
    /// `cargo` with these arguments.
    pub(crate) fn cargo(args: &[&str]) -> Self {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        Self::program(&cargo, "cargo", args)
    }

    /// The binary `guildhall` with these arguments.
    pub(crate) fn hall(binary: &Path, args: &[&str]) -> Self {
        Self::program(binary.as_os_str(), "guildhall", args)
    }

    /// `git` with these arguments.
    pub(crate) fn git(args: &[&str]) -> Self {
        Self::program("git".as_ref(), "git", args)
    }

    /// `rustup` with these arguments.
    pub(crate) fn rustup(args: &[&str]) -> Self {
        Self::program("rustup".as_ref(), "rustup", args)
    }

    /// Another program with these arguments.
    pub(crate) fn of(program: &str, args: &[&str]) -> Self {
        Self::program(program.as_ref(), program, args)
    }

    /// `node` with these arguments.
    pub(crate) fn node(args: &[&str]) -> Self {
        Self::of("node", args)
    }

    /// `node` with these arguments, from `web/`.
    pub(crate) fn node_in_web(args: &[&str]) -> Self {
        Self::node(args).in_web()
    }

    /// `npm` with these arguments, from `web/`.
    pub(crate) fn npm(args: &[&str]) -> Self {
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        Self::program(npm.as_ref(), "npm", args).in_web()
    }

    fn in_web(mut self) -> Self {
        self.command.current_dir(repo::root().join("web"));
        self
    }

    fn program(program: &OsStr, name: &str, args: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.args(args).current_dir(repo::root()).stdin(Stdio::null());
        let many = args.len() > 14;
        let listed = if many { format!("{} …", args[..12].join(" ")) } else { args.join(" ") };
        Self { command, shown: format!("{name} {listed}") }
    }

    /// Sets a variable for the program.
    pub(crate) fn env(mut self, key: &str, value: impl AsRef<OsStr>) -> Self {
        self.shown = format!("{key}={} {}", value.as_ref().to_string_lossy(), self.shown);
        self.command.env(key, value);
        self
    }

    /// Runs it with its output passed through.
    ///
    /// # Errors
    /// When it cannot be started or fails.
    pub(crate) fn go(mut self) -> Outcome {
        println!("$ {}", self.shown);
        let status = self.command.status().map_err(|error| format!("`{}`: {error}", self.shown))?;
        if status.success() { Ok(()) } else { Err(format!("`{}` ended with {status}", self.shown)) }
    }

    /// Runs it in place of this process, where the system can do that, so that signals reach it and nothing else.
    ///
    /// # Errors
    /// When it cannot be started or fails.
    #[cfg(unix)]
    pub(crate) fn hand_over(mut self) -> Outcome {
        use std::os::unix::process::CommandExt as _;
        println!("$ {}", self.shown);
        Err(format!("`{}`: {}", self.shown, self.command.exec()))
    }

    /// Runs it with its output passed through.
    ///
    /// # Errors
    /// When it cannot be started or fails.
    #[cfg(not(unix))]
    pub(crate) fn hand_over(self) -> Outcome {
        self.go()
    }

    /// Runs it and hands over what it wrote to its standard output; what it says of its progress is seen.
    ///
    /// # Errors
    /// When it cannot be started or fails.
    pub(crate) fn figures(mut self) -> Result<String, String> {
        let output = self.command.stderr(Stdio::inherit()).output();
        let output = output.map_err(|error| format!("`{}`: {error}", self.shown))?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        if output.status.success() {
            return Ok(text);
        }
        Err(format!("{text}`{}` ended with {}", self.shown, output.status))
    }

    /// Runs it quietly and hands over what it wrote to its standard output.
    ///
    /// # Errors
    /// When it cannot be started or fails; with what it wrote to its error stream.
    pub(crate) fn read(mut self) -> Result<String, String> {
        let output = self.command.output().map_err(|error| format!("`{}`: {error}", self.shown))?;
        if output.status.success() {
            return String::from_utf8(output.stdout).map_err(|_| format!("`{}` wrote no text", self.shown));
        }
        let said = String::from_utf8_lossy(&output.stderr);
        Err(format!("`{}` ended with {}: {}", self.shown, output.status, said.trim()))
    }
}

/// A way to build the binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// As people play with it.
    Release,
    /// For laws, bad input, arenas and browsers: quick, and a sum that overflows is seen.
    Proving,
    /// For scenarios: built in little time.
    Quick,
}

impl Build {
    /// What cargo is told.
    fn args(self) -> &'static [&'static str] {
        match self {
            Self::Release => &["--release"],
            Self::Proving => &["--profile", "proving", "--features", "proofs"],
            Self::Quick => &["--features", "proofs"],
        }
    }

    /// Builds the binary and says where it lies.
    ///
    /// # Errors
    /// When it cannot be built.
    pub(crate) fn hall(self) -> Result<PathBuf, String> {
        Run::cargo(&[&["build", "--locked", "-p", "guildhall"], self.args()].concat()).go()?;
        self.path()
    }

    /// Where the binary lies once it is built.
    ///
    /// # Errors
    /// When cargo cannot read the workspace.
    pub(crate) fn path(self) -> Result<PathBuf, String> {
        let profile = match self {
            Self::Release => "release",
            Self::Proving => "proving",
            Self::Quick => "debug",
        };
        Ok(repo::target()?.join(profile).join(format!("guildhall{}", std::env::consts::EXE_SUFFIX)))
    }
}
