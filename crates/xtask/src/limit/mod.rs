//! Programs that may take so long and no longer, and end with everything they have started.
//!
//! A program is started as the head of a process group and with a mark in its environment. What it starts belongs to the
//! group, and what leaves the group, as a browser does, still has the mark. Once the time is out, or once the program has
//! ended and left something behind, all of them are ended. When this process goes away first, whatever ended it, the
//! [`Keeper`] does the same.

mod keeper;
mod marked;

use std::fs::File;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

pub(crate) use keeper::{Keeper, keep};

/// The variable that says by how much every limit is stretched.
pub(crate) const PATIENCE: &str = "GUILDHALL_PATIENCE";

/// How often is looked whether a program has ended.
const LOOK: Duration = Duration::from_millis(20);

/// How long what a program has started may take to end after it.
const GRACE: Duration = Duration::from_secs(1);

/// How a program came to its end.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    /// Its exit status; none when its time was out.
    pub(crate) status: Option<ExitStatus>,
    /// How many processes it left behind, which were ended.
    pub(crate) left: usize,
}

/// A limit, stretched as the variable [`PATIENCE`] says.
pub(crate) fn stretched(limit: Duration) -> Duration {
    let by = std::env::var(PATIENCE).ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    limit * u32::max(by, 1)
}

/// Runs a program, all its output going to `log`, for as long as `limit` says.
///
/// # Errors
/// When it cannot be started or waited for.
pub(crate) fn run(
    mut command: Command,
    log: &File,
    limit: Duration,
    keeper: &Keeper,
) -> Result<Ended, String> {
    let mark = keeper.mark();
    let both = log.try_clone().and_then(|out| Ok((out, log.try_clone()?)));
    let (out, err) = both.map_err(|error| error.to_string())?;
    command.stdin(Stdio::null()).stdout(out).stderr(err).env(marked::MARK, marked::with(&mark));
    head_of_a_group(&mut command);
    let mut child = command.spawn().map_err(|error| error.to_string())?;
    keeper.began(child.id());
    let status = wait(&mut child, limit).map_err(|error| error.to_string());
    match status {
        Ok(Some(_)) => marked::wait(&mark, GRACE),
        Ok(None) | Err(_) => end_group(child.id()),
    }
    // A group whose head has ended may still have members; they have the mark.
    let left = marked::end(&mark);
    let _ = child.wait();
    keeper.ended(child.id());
    Ok(Ended { status: status?, left })
}

#[cfg(unix)]
fn head_of_a_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn head_of_a_group(_command: &mut Command) {}

/// Waits for a program; nothing comes of it when the time is out.
fn wait(child: &mut Child, limit: Duration) -> std::io::Result<Option<ExitStatus>> {
    let began = Instant::now();
    loop {
        match child.try_wait()? {
            None if began.elapsed() < limit => std::thread::sleep(LOOK),
            ended => return Ok(ended),
        }
    }
}

/// Ends a whole process group.
fn end_group(head: u32) {
    kill(&[format!("-{head}")]);
}

/// Ends processes, or groups where the number has a minus; the shell has the command everywhere.
fn kill(numbers: &[String]) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "kill -s KILL -- \"$@\" 2>/dev/null", "sh"]).args(numbers).stdin(Stdio::null());
    let _ = shell.status();
}

#[cfg(test)]
#[cfg(target_os = "linux")]
mod tests {
    use super::*;

    /// Runs a line of shell with a limit; gives what came of it, what it wrote and how long that took.
    fn shell(line: &str, limit: Duration) -> (Ended, String, Duration) {
        static NEXT: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let number = NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("guildhall-limit-{}-{number}", std::process::id()));
        let log = File::create(&path).unwrap();
        let mut command = Command::new("sh");
        command.args(["-c", line]);
        let began = Instant::now();
        let ended = run(command, &log, limit, &Keeper::none()).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        (ended, text, began.elapsed())
    }

    fn is_alive(number: &str) -> bool {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", number.trim()));
        // What nobody has waited for yet is dead and still listed.
        stat.is_ok_and(|stat| !stat.contains(") Z "))
    }

    #[test]
    fn a_program_that_stands_still_is_ended_with_all_it_started() {
        // One child in its group, and one that left it.
        let line = "sleep 300 & echo $!; setsid sh -c 'echo $$; sleep 300; true' & sleep 300";
        let (ended, text, took) = shell(line, Duration::from_millis(400));
        assert_eq!(ended.status, None);
        assert!(took < Duration::from_secs(20), "{took:?}");
        let children: Vec<&str> = text.lines().collect();
        assert_eq!(children.len(), 2, "{text}");
        for child in children {
            assert!(!is_alive(child), "{child} is alive");
        }
    }

    #[test]
    fn what_a_program_leaves_behind_is_ended_and_counted() {
        let (ended, text, _) = shell("sleep 300 & echo $!", Duration::from_secs(60));
        assert!(ended.status.unwrap().success());
        assert_eq!((ended.left, is_alive(&text)), (1, false));
    }

    #[test]
    fn a_program_in_time_is_left_alone() {
        let (ended, text, _) = shell("echo well; exit 3", Duration::from_secs(60));
        assert_eq!((ended.status.unwrap().code(), ended.left), (Some(3), 0));
        assert_eq!(text, "well\n");
    }
}
