//! Where proofs are written. Alone in its binary, because it sets a variable of the process.

use std::process::Command;

use testkit::fixture::Haggle;
use testkit::{PROOFS, check, prove};

const TIE: &str = include_str!("scenarios/tie.toml");

/// Run by the test below in a process of its own, with the variable set; otherwise it records nothing.
#[test]
fn proves_two_things() {
    check::<Haggle>("tie", TIE);
    prove::<Haggle>("sums", &["FX-A-1", "FX-A-2"], |probe| probe.equal("a sum", 1 + 1, 2));
    let failing = TIE.replace("red wins", "blue wins");
    assert!(std::panic::catch_unwind(|| check::<Haggle>("fails", &failing)).is_err());
}

#[test]
fn proofs_are_appended_one_a_line() {
    let dir = std::env::temp_dir().join(format!("guildhall-proofs-{}", std::process::id()));
    let me = std::env::current_exe().expect("this program");
    let mut command = Command::new(me);
    command.args(["--exact", "proves_two_things"]).env(PROOFS, &dir);
    for _ in 0..2 {
        assert!(command.output().expect("it runs").status.success());
    }
    let mut files: Vec<_> =
        std::fs::read_dir(&dir).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let texts: Vec<_> = files.iter().map(|file| std::fs::read_to_string(file).expect("a text")).collect();
    std::fs::remove_dir_all(&dir).expect("the folder goes");
    assert_eq!(texts.len(), 2, "one file a process");
    let lines: Vec<serde_json::Value> =
        texts[0].lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 2, "a failed check proves nothing: {texts:?}");
    assert_eq!(lines[0]["ids"], serde_json::json!(["FX-BID-03"]));
    assert_eq!(lines[0]["game"], "haggle");
    assert!(lines[0]["by"].as_str().expect("a text").ends_with("tests/proofs.rs: tie"), "{lines:?}");
    assert_eq!(lines[1]["ids"], serde_json::json!(["FX-A-1", "FX-A-2"]));
}
