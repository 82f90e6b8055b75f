//! Steps that run two at a time, each a process of its own with a limit, a log and a time.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::limit::{self, Ended, Keeper, PATIENCE};
use crate::steps::seconds;
use crate::{Outcome, repo};

/// How many steps run at a time: while one waits for a disk, a lock or its longest file, the other goes on.
const LANES: usize = 2;

/// One of the steps.
pub(crate) struct Step {
    /// Its name, by which it can be run alone.
    pub(crate) name: &'static str,
    /// How long it may take: several times what it takes on two idle cores.
    pub(crate) limit: Duration,
    /// The steps that have to be over before, whatever came of them.
    pub(crate) after: &'static [&'static str],
    /// The steps without which there is no sense in it.
    pub(crate) needs: &'static [&'static str],
    /// What it does.
    pub(crate) run: fn() -> Outcome,
}

/// So many minutes.
pub(crate) const fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

/// A step that is over.
struct Done {
    name: &'static str,
    began: Duration,
    took: Duration,
    outcome: Outcome,
    /// What of its log says why it failed.
    gist: String,
}

/// Where the run stands.
struct Board<'a> {
    waiting: Vec<&'a Step>,
    running: Vec<&'static str>,
    done: Vec<Done>,
}

/// What a lane does next.
enum Next<'a> {
    /// This step.
    Run(&'a Step),
    /// Not this step, since that one failed.
    Skip(&'a Step, &'static str),
    /// Nothing until another step is over.
    Wait,
    /// Nothing any more.
    Home,
}

impl<'a> Board<'a> {
    /// Takes the first step whose turn it is.
    fn next(&mut self) -> Next<'a> {
        if self.waiting.is_empty() {
            return Next::Home;
        }
        let ready = |step: &&Step| step.after.iter().chain(step.needs).all(|name| !self.is_open(name));
        let Some(at) = self.waiting.iter().position(ready) else { return Next::Wait };
        let step = self.waiting.remove(at);
        self.running.push(step.name);
        match step.needs.iter().find(|name| self.has_failed(name)) {
            Some(name) => Next::Skip(step, name),
            None => Next::Run(step),
        }
    }

    /// Whether a step is still to be waited for; one that nobody asked for is not.
    fn is_open(&self, name: &str) -> bool {
        self.running.contains(&name) || self.waiting.iter().any(|step| step.name == name)
    }

    fn has_failed(&self, name: &str) -> bool {
        self.done.iter().any(|done| done.name == name && done.outcome.is_err())
    }

    /// Keeps what came of a step and prints its log.
    fn finish(&mut self, done: Done, log: &str) {
        let Done { name, took, outcome, .. } = &done;
        let result = match outcome {
            Ok(()) => format!("ok, {}", seconds(*took)),
            Err(why) => format!("FAILED, {}: {why}", seconds(*took)),
        };
        println!("\n== {name}\n{}\n== {name}: {result}", log.trim_end());
        self.running.retain(|running| running != name);
        self.done.push(done);
    }
}

/// A run of steps.
struct Run<'a> {
    began: Instant,
    /// A copy of this program: a step may build it anew and put it in the place where this one lay.
    program: PathBuf,
    logs: PathBuf,
    keeper: Keeper,
    board: Mutex<Board<'a>>,
    over: Condvar,
}

/// Runs the steps, prints what each says once it is over, and the times of all at the end. A step is this program, called
/// with `alone` and the name of the step.
///
/// # Errors
/// Names the steps that failed.
pub(crate) fn run(steps: &[&Step], alone: &[&str]) -> Outcome {
    let logs = repo::scratch("steps")?;
    let program = logs.join(format!("xtask{}", std::env::consts::EXE_SUFFIX));
    let copied = std::env::current_exe().and_then(|here| fs::copy(here, &program));
    copied.map_err(|error| format!("{}: {error}", program.display()))?;
    let keeper = Keeper::start(&program)?;
    let board = Board { waiting: steps.to_vec(), running: Vec::new(), done: Vec::new() };
    let run =
        Run { began: Instant::now(), program, logs, keeper, board: Mutex::new(board), over: Condvar::new() };
    std::thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| run.work(alone));
        }
    });
    let took = run.began.elapsed();
    let board = run.board.into_inner().unwrap_or_else(PoisonError::into_inner);
    summary(&board.done, took)
}

impl<'a> Run<'a> {
    fn board(&self) -> MutexGuard<'_, Board<'a>> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One lane: step after step, until none is left.
    fn work(&self, alone: &[&str]) {
        loop {
            let mut board = self.board();
            let next = board.next();
            match next {
                Next::Home => return,
                Next::Wait => drop(self.over.wait(board)),
                Next::Skip(step, why) => {
                    let outcome = Err(format!("not run, because `{why}` failed"));
                    let began = self.began.elapsed();
                    let gist = String::new();
                    board.finish(Done { name: step.name, began, took: Duration::ZERO, outcome, gist }, "");
                    self.over.notify_all();
                }
                Next::Run(step) => {
                    println!("== {} begins at {}", step.name, seconds(self.began.elapsed()));
                    drop(board);
                    let (done, log) = self.one(step, alone);
                    self.board().finish(done, &log);
                    self.over.notify_all();
                }
            }
        }
    }

    /// Runs one step; gives what came of it and what it said.
    fn one(&self, step: &Step, alone: &[&str]) -> (Done, String) {
        let path = self.logs.join(format!("{}.log", step.name.replace(' ', "-")));
        let began = self.began.elapsed();
        let limit = limit::stretched(step.limit);
        let outcome = File::create(&path).map_err(|error| error.to_string()).and_then(|log| {
            let mut command = Command::new(&self.program);
            command.args(alone).arg(step.name);
            limit::run(command, &log, limit, &self.keeper)
        });
        let took = self.began.elapsed() - began;
        let mut log =
            fs::read(&path).map_or_else(|_| String::new(), |log| String::from_utf8_lossy(&log).into_owned());
        if let Ok(Ended { left: left @ 1.., status: Some(_) }) = outcome {
            log.push_str(&format!("xtask: `{}` left {left} processes running; they were ended\n", step.name));
        }
        let outcome = outcome.and_then(|ended| judge(&ended, step.name, limit));
        let gist = if outcome.is_ok() { String::new() } else { gist(&log) };
        (Done { name: step.name, began, took, outcome, gist }, log)
    }
}

/// What the end of a step says.
fn judge(ended: &Ended, name: &str, limit: Duration) -> Outcome {
    match ended.status {
        Some(status) if status.success() => Ok(()),
        Some(status) => Err(format!("it ended with {status}")),
        None => Err(format!(
            "it was not done after {} and was ended with everything it had started; what it said until then \
             stands above. `cargo xtask test {}` runs it alone; on a slow machine {PATIENCE}=3 stretches all limits",
            seconds(limit),
            quoted(name)
        )),
    }
}

/// A name as a shell takes it.
fn quoted(name: &str) -> String {
    if name.contains(' ') { format!("'{name}'") } else { name.to_owned() }
}

/// The lines of a log that say why a step failed: those of failed tests and faults, and the last ones.
fn gist(log: &str) -> String {
    const SIGNS: [&str; 5] = ["panicked at", "FAILED", "✖", "error:", "error["];
    /// How many of either kind are told.
    const MOST: usize = 60;
    let lines: Vec<&str> = log.trim_end().lines().collect();
    let last = lines.len().saturating_sub(MOST);
    let telling = lines[..last].iter().filter(|line| SIGNS.iter().any(|sign| line.contains(sign)));
    telling.take(MOST).chain(&lines[last..]).map(|line| format!("{line}\n")).collect()
}

/// Prints the times, why steps failed, and says whether all went well.
fn summary(done: &[Done], took: Duration) -> Outcome {
    let width = done.iter().map(|done| done.name.len()).max().unwrap_or(0).max(5);
    println!("\n{:<width$}  {:>9}  {:>9}  result", "step", "from", "time");
    for Done { name, began, took, outcome, .. } in done {
        let result = if outcome.is_ok() { "ok" } else { "FAILED" };
        println!("{name:<width$}  {:>9}  {:>9}  {result}", seconds(*began), seconds(*took));
    }
    println!("{:<width$}  {:>9}  {:>9}", "all", "", seconds(took));
    for Done { name, gist, .. } in done.iter().filter(|done| done.outcome.is_err()) {
        println!("\n== why {name} failed\n{gist}");
    }
    let failed: Vec<_> = done.iter().filter(|done| done.outcome.is_err()).map(|done| done.name).collect();
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &'static str, after: &'static [&'static str], needs: &'static [&'static str]) -> Step {
        Step { name, limit: minutes(1), after, needs, run: || Ok(()) }
    }

    fn over(board: &mut Board<'_>, name: &'static str, outcome: Outcome) {
        board.finish(done(name, outcome), "");
    }

    fn done(name: &'static str, outcome: Outcome) -> Done {
        Done { name, began: Duration::ZERO, took: Duration::ZERO, outcome, gist: String::new() }
    }

    #[test]
    fn a_step_waits_for_others_and_is_skipped_without_what_it_needs() {
        let steps =
            [step("build", &[], &[]), step("play", &[], &["build"]), step("rules", &["build", "other"], &[])];
        let mut board = Board { waiting: steps.iter().collect(), running: Vec::new(), done: Vec::new() };
        assert!(matches!(board.next(), Next::Run(step) if step.name == "build"));
        assert!(matches!(board.next(), Next::Wait));
        over(&mut board, "build", Err("broken".to_owned()));
        assert!(matches!(board.next(), Next::Skip(step, "build") if step.name == "play"));
        assert!(matches!(board.next(), Next::Run(step) if step.name == "rules"));
        assert!(matches!(board.next(), Next::Home));
    }

    #[test]
    fn a_limit_is_told_with_what_to_do() {
        let why = judge(&Ended { status: None, left: 3 }, "web build", Duration::from_secs(180)).unwrap_err();
        assert!(why.contains("after 180.0 s"), "{why}");
        assert!(why.contains("cargo xtask test 'web build'") && why.contains(PATIENCE), "{why}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_step_that_sleeps_is_ended_with_its_children_and_says_so() {
        let logs = std::env::temp_dir().join(format!("guildhall-lanes-{}", std::process::id()));
        fs::create_dir_all(&logs).unwrap();
        let board = Board { waiting: Vec::new(), running: Vec::new(), done: Vec::new() };
        let run = Run {
            began: Instant::now(),
            program: PathBuf::from("sh"),
            logs: logs.clone(),
            keeper: Keeper::none(),
            board: Mutex::new(board),
            over: Condvar::new(),
        };
        let sleeper = Step { limit: Duration::from_millis(400), ..step("sleeper", &[], &[]) };
        let (done, log) = run.one(&sleeper, &["-c", "sleep 300 & echo $!; sleep 300"]);
        fs::remove_dir_all(logs).unwrap();
        let why = done.outcome.unwrap_err();
        let limit = limit::stretched(sleeper.limit).as_secs_f64();
        assert!(why.contains(&format!("not done after {limit:.1} s and was ended with everything")), "{why}");
        assert!(done.took < Duration::from_secs(20), "{:?}", done.took);
        let child = PathBuf::from("/proc").join(log.trim()).join("stat");
        assert!(fs::read_to_string(child).map_or(true, |stat| stat.contains(") Z ")), "{log}");
    }

    #[test]
    fn the_summary_names_what_failed() {
        assert_eq!(summary(&[done("one", Ok(()))], Duration::ZERO), Ok(()));
        let failed = summary(&[done("one", Ok(())), done("two", Err(String::new()))], Duration::ZERO);
        assert_eq!(failed, Err("failed: two".to_owned()));
    }

    #[test]
    fn why_a_step_failed_is_told_last() {
        let quiet = "test one ... ok\n".repeat(100);
        let told = gist(&format!("{quiet}thread 'two' panicked at here\n{quiet}the end\n"));
        assert!(told.starts_with("thread 'two' panicked at here\ntest one"), "{told}");
        assert!(told.ends_with("the end\n"), "{told}");
        assert_eq!(told.lines().count(), 61);
    }
}
