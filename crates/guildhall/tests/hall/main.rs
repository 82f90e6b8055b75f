//! The binary as people and programs call it.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stop at the first surprise")]

mod arena;
mod check;
#[cfg(feature = "proofs")]
mod golden;
mod limit;
mod odds;
mod record;
mod referee;
mod roster;
mod serve;
#[cfg(feature = "proofs")]
mod trial;
mod usage;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

use limit::Watch;

/// What a run of the binary left behind.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// The output as one JSON value.
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|why| panic!("{why}: {}{}", self.out, self.err))
    }
}

/// Runs the binary with these arguments.
fn hall(args: &[&str]) -> Ran {
    hall_with(args, b"")
}

/// Runs the binary with these arguments and this input.
fn hall_with(args: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
    command.args(args).env_remove("GUILDHALL_PROOFS");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let (mut child, watch) = Watch::start(command);
    // A command that reads nothing may be gone before its input is written.
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    watch.over();
    Ran {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A path for a file of a test.
fn scratch(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hall");
    std::fs::create_dir_all(&dir).unwrap();
    dir.join(name)
}

/// A path from the root of the repository.
fn from_root(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}
