//! The commands as they are called.
#![allow(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn xtask(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(args).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A directory of its own for a test, with one file of proofs.
fn proofs(name: &str, lines: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&dir).unwrap();
    fs::write(dir.join("1.ndjson"), lines).unwrap();
    dir
}

#[test]
fn every_command_explains_itself() {
    for command in ["play", "check", "test", "soak", "mutants", "rules", "tidy", "bench"] {
        for args in [["help", command], [command, "--help"]] {
            let output = xtask(&args);
            assert_eq!(output.status.code(), Some(0), "{args:?}");
            assert!(said(&output).starts_with(&format!("cargo xtask {command}")), "{args:?}");
        }
    }
}

#[test]
fn a_wrong_call_ends_with_two() {
    assert_eq!(xtask(&[]).status.code(), Some(2));
    let output = xtask(&["dance"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("no command `dance`"));
    assert_eq!(xtask(&["help", "dance"]).status.code(), Some(2));
}

#[test]
fn an_unknown_argument_is_refused() {
    let output = xtask(&["tidy", "--quickly"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("--quickly"));
}

#[test]
fn a_wrong_claim_fails_the_report() {
    let dir =
        proofs("wrong-claim", r#"{"game":"guild-ball","ids":["GB-BALL-99"],"by":"rules/ball.rs: a ball"}"#);
    let output = xtask(&["rules", "--proofs", dir.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("claims GB-BALL-99"), "{}", said(&output));
}

#[test]
fn the_report_shows_who_proves_what() {
    let dir =
        proofs("one-claim", r#"{"game":"guild-ball","ids":["GB-BALL-05"],"by":"rules/ball.rs: a ball"}"#);
    let dir = dir.to_str().unwrap();
    let text = said(&xtask(&["rules", "--game", "guild-ball", "--proofs", dir]));
    let rules = rules::game("guild-ball").unwrap().totals.to_prove();
    assert!(text.contains(&format!("{rules} rules, rulings and table rows; 1 proved")), "{text}");
    assert!(text.contains("GB-BALL-05   rules/ball.rs: a ball\n"), "{text}");
    assert!(text.contains("GB-BALL-06   - bare\n"), "{text}");
    assert!(!text.contains("GM-FAME-01"), "{text}");
    let bare = said(&xtask(&["rules", "--bare", "--game", "guild-ball", "--proofs", dir]));
    assert!(!bare.contains("    GB-BALL-05 ") && bare.contains("    GB-BALL-06 "), "{bare}");
}

/// When a run is broken off, its keeper ends the groups that are open, and what has left them.
#[cfg(target_os = "linux")]
#[test]
fn the_keeper_ends_what_a_run_leaves() {
    use std::os::unix::process::CommandExt as _;
    let mark = format!("{}-keeper.", std::process::id());
    let mut keeper = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["keeper", &mark])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let start = |program: &str, args: &[&str], marks: &str| {
        let mut command = Command::new(program);
        command.args(args).env("GUILDHALL_STEP", marks).process_group(0).spawn().unwrap()
    };
    let mut step = start("sleep", &["300"], "");
    let mut away = start("sleep", &["300"], &format!("other. {mark}7."));
    let mut over = start("sleep", &["300"], "");
    let mut pipe = keeper.stdin.take().unwrap();
    write!(pipe, "+{}\n+{}\n-{}\n", step.id(), over.id(), over.id()).unwrap();
    drop(pipe);
    let said = keeper.wait_with_output().unwrap();
    assert!(said.status.success());
    assert!(String::from_utf8_lossy(&said.stderr).contains("the run was broken off"));
    assert!(!step.wait().unwrap().success() && !away.wait().unwrap().success());
    assert_eq!(over.try_wait().unwrap(), None, "what had ended is not looked for");
    over.kill().unwrap();
    over.wait().unwrap();
}
