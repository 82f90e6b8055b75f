//! Programs of tests run for so long and no longer.

use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// How long a program may run: many times what the slowest takes.
const LIMIT: Duration = Duration::from_secs(180);

/// Somebody who ends a program with its whole process group when it runs for too long.
pub(crate) struct Watch {
    stop: Sender<()>,
    late: JoinHandle<bool>,
    shown: String,
}

impl Watch {
    /// Starts a program as the head of a process group, and its time.
    pub(crate) fn start(command: Command) -> (Child, Self) {
        Self::limited(command, LIMIT)
    }

    fn limited(mut command: Command, limit: Duration) -> (Child, Self) {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn().unwrap();
        let (head, shown) = (child.id(), format!("{command:?}"));
        let (stop, stopped) = channel();
        let late = std::thread::spawn(move || {
            let late = stopped.recv_timeout(limit) == Err(RecvTimeoutError::Timeout);
            if late {
                end(head);
            }
            late
        });
        (child, Self { stop, late, shown })
    }

    /// The program has ended; the test fails when that was not by itself.
    pub(crate) fn over(self) {
        if let Some(why) = self.told() {
            panic!("{why}");
        }
    }

    fn told(self) -> Option<String> {
        drop(self.stop);
        let late = self.late.join().unwrap();
        late.then(|| format!("{} takes too long; its process group was ended", self.shown))
    }
}

/// Ends a process group; the shell has the command everywhere.
pub(crate) fn end(head: u32) {
    let group = format!("-{head}");
    let mut shell = Command::new("sh");
    shell.args(["-c", "kill -s KILL -- \"$0\"", &group]).stderr(Stdio::null());
    let _ = shell.status();
}

#[cfg(unix)]
#[test]
fn a_program_that_takes_too_long_is_ended_with_all_it_started() {
    let mut command = Command::new("sh");
    command.args(["-c", "sleep 300 & sleep 300"]).stdout(Stdio::piped());
    let (child, watch) = Watch::limited(command, Duration::from_millis(200));
    // The pipe closes when the last of the group is gone.
    assert!(!child.wait_with_output().unwrap().status.success());
    assert!(watch.told().unwrap().contains("its process group was ended"));
}
