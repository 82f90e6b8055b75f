//! The keeper: a process that ends what a command of ours has started, once that command is gone.
//!
//! It reads from a pipe which process groups are open. The pipe ends when the command does, be it by a signal that
//! leaves it no time to clean up.

use std::collections::BTreeSet;
use std::io::{BufRead as _, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use super::{end_group, head_of_a_group, marked};
use crate::Outcome;

/// The end of the pipe on our side, and the mark of everything we start.
pub(crate) struct Keeper {
    process: Option<Child>,
    pipe: Mutex<Option<ChildStdin>>,
    mark: String,
    next: AtomicU32,
}

impl Keeper {
    /// Starts a keeper; `program` is this one.
    ///
    /// # Errors
    /// When it cannot be started.
    pub(crate) fn start(program: &std::path::Path) -> Result<Self, String> {
        let mut keeper = Self::none();
        let mut command = Command::new(program);
        command.args(["keeper", &keeper.mark]).stdin(Stdio::piped()).stdout(Stdio::null());
        // A Ctrl-C goes to our group, and it has to outlive that.
        head_of_a_group(&mut command);
        let mut process = command.spawn().map_err(|error| format!("the keeper: {error}"))?;
        keeper.pipe = Mutex::new(process.stdin.take());
        keeper.process = Some(process);
        Ok(keeper)
    }

    /// Marks, and nobody who looks after what has them.
    pub(crate) fn none() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let mark = format!("{}-{now}-{number}.", std::process::id());
        Self { process: None, pipe: Mutex::new(None), mark, next: AtomicU32::new(0) }
    }

    /// A mark for the next program: ours, and a number.
    pub(super) fn mark(&self) -> String {
        format!("{}{}.", self.mark, self.next.fetch_add(1, Ordering::Relaxed))
    }

    /// A group was opened.
    pub(super) fn began(&self, head: u32) {
        self.tell(&format!("+{head}\n"));
    }

    /// A group has ended.
    pub(super) fn ended(&self, head: u32) {
        self.tell(&format!("-{head}\n"));
    }

    fn tell(&self, line: &str) {
        let mut pipe = self.pipe.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pipe) = pipe.as_mut() {
            // A keeper that is gone keeps nothing; the steps have their limits all the same.
            let _ = pipe.write_all(line.as_bytes());
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        drop(self.pipe.lock().unwrap_or_else(PoisonError::into_inner).take());
        if let Some(process) = self.process.as_mut() {
            let _ = process.wait();
        }
    }
}

/// What the keeper does: reads until the other side is gone, and ends what is open then.
///
/// # Errors
/// When it has no mark, or is told something else than groups.
pub(crate) fn keep(mark: &str) -> Outcome {
    if mark.is_empty() {
        return Err("a keeper is started by other commands".to_owned());
    }
    let mut open = BTreeSet::new();
    for line in std::io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let number = |text: &str| text.parse::<u32>().map_err(|_| format!("the keeper was told `{line}`"));
        match (line.strip_prefix('+'), line.strip_prefix('-')) {
            (Some(head), _) => open.insert(number(head)?),
            (None, Some(head)) => open.remove(&number(head)?),
            (None, None) => return Err(format!("the keeper was told `{line}`")),
        };
    }
    open.iter().for_each(|&head| end_group(head));
    let left = marked::end(mark);
    if !open.is_empty() || left > 0 {
        eprintln!("xtask: the run was broken off; its open steps are ended with all they had started");
    }
    Ok(())
}
