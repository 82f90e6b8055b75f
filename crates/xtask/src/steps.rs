//! Steps that are timed and reported together.

use std::time::{Duration, Instant};

use crate::Outcome;

/// Steps run so far.
pub(crate) struct Steps {
    began: Instant,
    done: Vec<(&'static str, Duration, Outcome)>,
}

impl Steps {
    /// Starts the clock.
    pub(crate) fn new() -> Self {
        Self { began: Instant::now(), done: Vec::new() }
    }

    /// Runs a step; a failure is kept for the end, so that one run shows everything that is wrong.
    pub(crate) fn run(&mut self, name: &'static str, step: impl FnOnce() -> Outcome) {
        println!("\n== {name}");
        let began = Instant::now();
        let outcome = step();
        let took = began.elapsed();
        match &outcome {
            Ok(()) => println!("== {name}: ok, {}", seconds(took)),
            Err(why) => println!("== {name}: FAILED, {}: {why}", seconds(took)),
        }
        self.done.push((name, took, outcome));
    }

    /// Prints the times and says whether all went well.
    ///
    /// # Errors
    /// Names the steps that failed.
    pub(crate) fn finish(self) -> Outcome {
        let width = self.done.iter().map(|(name, ..)| name.len()).max().unwrap_or(0).max(5);
        println!("\n{:<width$}  {:>9}  result", "step", "time");
        let mut failed = Vec::new();
        for (name, took, outcome) in &self.done {
            let result = if outcome.is_ok() { "ok" } else { "FAILED" };
            println!("{name:<width$}  {:>9}  {result}", seconds(*took));
            if outcome.is_err() {
                failed.push(*name);
            }
        }
        println!("{:<width$}  {:>9}", "all", seconds(self.began.elapsed()));
        if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
    }
}

/// Runs a step of a command that cannot go on without it, and says how long it took.
///
/// # Errors
/// Those of the step.
pub(crate) fn timed<T>(name: &str, step: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    println!("== {name}");
    let began = Instant::now();
    let done = step()?;
    println!("== {name}: ok, {}", seconds(began.elapsed()));
    Ok(done)
}

/// A duration as seconds with one decimal.
pub(crate) fn seconds(took: Duration) -> String {
    format!("{}.{} s", took.as_secs(), took.subsec_millis() / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_does_not_stop_later_steps() {
        let mut steps = Steps::new();
        let mut ran = 0;
        steps.run("first", || Err("broken".to_owned()));
        steps.run("second", || {
            ran += 1;
            Ok(())
        });
        assert_eq!(ran, 1);
        assert_eq!(steps.finish(), Err("failed: first".to_owned()));
    }

    #[test]
    fn seconds_have_one_decimal() {
        assert_eq!(seconds(Duration::from_millis(61_250)), "61.2 s");
    }
}
