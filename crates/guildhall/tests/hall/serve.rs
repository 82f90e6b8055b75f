use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::limit::{self, Watch};
use crate::{hall, scratch};

/// A hall that is open, for so long and no longer, and goes away with the test.
struct Open {
    child: Child,
    watch: Option<Watch>,
    addr: String,
    data: PathBuf,
}

impl Open {
    fn new(name: &str) -> Self {
        let data = scratch(name);
        let _ = std::fs::remove_dir_all(&data);
        let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
        command.args(["serve", "--addr", "127.0.0.1:0", "--log", "error", "--data"]).arg(&data);
        command.stdout(Stdio::piped());
        let (mut child, watch) = Watch::start(command);
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let addr = first.trim().strip_prefix("The hall is open at http://").unwrap();
        let addr = addr.strip_suffix('/').unwrap().to_owned();
        Self { child, watch: Some(watch), addr, data }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.addr).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if !matches!(self.child.try_wait(), Ok(Some(_))) {
            limit::end(self.child.id());
            let _ = self.child.wait();
        }
        let _ = std::fs::remove_dir_all(&self.data);
        // A test that has failed already says why; a second panic would end all tests.
        if let Some(watch) = self.watch.take().filter(|_| !std::thread::panicking()) {
            watch.over();
        }
    }
}

#[test]
fn the_hall_says_where_it_is_and_is_there() {
    let open = Open::new("serve-there");
    let health = open.get("/healthz");
    let body: Value = serde_json::from_str(health.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!(body["status"], "ok");
    assert!(open.get("/").contains("Guildhall"));
    assert!(open.data.join("matches").is_dir());
}

#[test]
fn a_second_hall_is_told_what_to_do() {
    let open = Open::new("serve-second");
    let other = scratch("serve-other");
    let taken = hall(&["serve", "--addr", &open.addr, "--data", &other.to_string_lossy()]);
    assert_eq!(taken.code, 1);
    assert!(taken.err.contains("is taken") && taken.err.contains("--addr"), "{}", taken.err);
    let locked = hall(&["serve", "--addr", "127.0.0.1:0", "--data", &open.data.to_string_lossy()]);
    assert_eq!(locked.code, 1);
    assert!(locked.err.contains("another hall is using"), "{}", locked.err);
}

#[test]
fn wrong_arguments_are_told() {
    let ran = hall(&["serve", "--addr", "nowhere", "--data", &scratch("serve-nowhere").to_string_lossy()]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("HOST:PORT"), "{}", ran.err);
    let file = scratch("serve-file");
    std::fs::write(&file, "in the way").unwrap();
    let ran = hall(&["serve", "--addr", "127.0.0.1:0", "--data", &file.to_string_lossy()]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("--data"), "{}", ran.err);
    assert_eq!(hall(&["serve", "--bot-pause", "soon"]).code, 2);
}

#[cfg(unix)]
#[test]
fn a_signal_closes_the_hall_in_order() {
    let mut open = Open::new("serve-signal");
    let killed = Command::new("kill").args(["-TERM", &open.child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(open.child.wait().unwrap().code(), Some(0));
}
