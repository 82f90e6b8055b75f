//! Bad input of every kind: whatever bytes come, a match refuses or obeys, changes nothing when it refuses and never
//! panics.
//!
//! [`fuzz_game`] is a body for any fuzzer: a plain function over bytes. [`drive`] feeds it with random bytes for a while, on
//! any tool chain.

mod body;
mod bytes;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Rng;
use kernel::Chance;

pub use body::{Queries, fuzz_game};

use crate::laws::panic_text;

/// The most bytes of one input.
const LONG: u32 = 3000;

/// What was tried, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fuzzed {
    /// Inputs of bytes.
    pub runs: u64,
    /// Setups that were refused.
    pub setups_refused: u64,
    /// Setups that started.
    pub setups_started: u64,
    /// Inputs to a match that were refused.
    pub refused: u64,
    /// Inputs to a match that were taken.
    pub taken: u64,
    /// Questions that were answered.
    pub queries: u64,
}

impl Fuzzed {
    fn add(&mut self, other: &Self) {
        self.runs += other.runs;
        self.setups_refused += other.setups_refused;
        self.setups_started += other.setups_started;
        self.refused += other.refused;
        self.taken += other.taken;
        self.queries += other.queries;
    }
}

impl fmt::Display for Fuzzed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let figures = [
            ("inputs of bytes", self.runs),
            ("setups refused", self.setups_refused),
            ("setups started", self.setups_started),
            ("inputs refused", self.refused),
            ("inputs taken", self.taken),
            ("queries answered", self.queries),
        ];
        figures.iter().try_for_each(|(name, count)| writeln!(f, "{name:<34} {count:>12}"))
    }
}

/// Bytes that made something go wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What went wrong.
    pub what: String,
    /// The bytes, shortened as far as they still do it.
    pub bytes: Vec<u8>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.what)?;
        write!(f, "bytes to run it again: {:?}", self.bytes)
    }
}

impl std::error::Error for Finding {}

/// How long a run goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// For so long, however much that is.
    Time(Duration),
    /// For so many inputs of bytes, however long that takes.
    Inputs(u64),
}

/// Feeds `body` with random bytes, on as many threads as the machine has. The bytes of an input depend on the seed and its
/// number alone.
///
/// # Errors
/// The first input that went wrong, shortened.
pub fn drive(
    seed: u64,
    effort: Effort,
    body: impl Fn(&[u8]) -> Result<Fuzzed, String> + Sync,
) -> Result<Fuzzed, Finding> {
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let more = match effort {
            Effort::Time(time) => begun.elapsed() < time,
            Effort::Inputs(count) => number < count,
        };
        more.then_some(number)
    };
    let work = || work(seed, &take, &body);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let shares: Vec<_> = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        hands.into_iter().map(std::thread::ScopedJoinHandle::join).collect()
    });
    let mut all = Fuzzed::default();
    for share in shares {
        let lost = |panic: Box<dyn std::any::Any + Send>| {
            Err(Finding { what: panic_text(panic.as_ref()), bytes: Vec::new() })
        };
        all.add(&share.unwrap_or_else(lost)?);
    }
    Ok(all)
}

fn work(
    seed: u64,
    take: &impl Fn() -> Option<u64>,
    body: &impl Fn(&[u8]) -> Result<Fuzzed, String>,
) -> Result<Fuzzed, Finding> {
    let mut all = Fuzzed::default();
    while let Some(number) = take() {
        let mut rng = Rng::stream(seed, number);
        let length = 1 + rng.below(LONG);
        let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
        match guarded(&bytes, body) {
            Ok(fuzzed) => all.add(&fuzzed),
            Err(what) => return Err(shortened(what, bytes, body)),
        }
    }
    Ok(all)
}

fn guarded(bytes: &[u8], body: &impl Fn(&[u8]) -> Result<Fuzzed, String>) -> Result<Fuzzed, String> {
    catch_unwind(AssertUnwindSafe(|| body(bytes)))
        .unwrap_or_else(|panic| Err(format!("a panic: {}", panic_text(panic.as_ref()))))
}

/// Cuts bytes off the end as long as it still goes wrong.
fn shortened(what: String, bytes: Vec<u8>, body: &impl Fn(&[u8]) -> Result<Fuzzed, String>) -> Finding {
    let (mut what, mut bytes) = (what, bytes);
    let mut cut = bytes.len() / 2;
    while cut > 0 {
        let shorter = &bytes[..bytes.len() - cut];
        match guarded(shorter, body) {
            Err(said) if !shorter.is_empty() => (what, bytes) = (said, shorter.to_vec()),
            Err(_) | Ok(_) => cut /= 2,
        }
        cut = cut.min(bytes.len().saturating_sub(1));
    }
    Finding { what, bytes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_is_shortened() {
        let body = |bytes: &[u8]| match bytes.iter().position(|&byte| byte == 7) {
            Some(at) => Err(format!("a seven at {at}")),
            None => Ok(Fuzzed::default()),
        };
        let finding = shortened("a seven".to_owned(), vec![1, 2, 7, 3, 7, 5, 6], &body);
        assert_eq!((finding.what.as_str(), finding.bytes), ("a seven at 2", vec![1, 2, 7]));
    }

    #[test]
    fn so_many_inputs_are_always_the_same() {
        let body = |bytes: &[u8]| {
            let sum = bytes.iter().map(|&byte| u64::from(byte)).sum();
            Ok(Fuzzed { runs: 1, taken: sum, ..Fuzzed::default() })
        };
        let [first, again] = [(); 2].map(|()| drive(4, Effort::Inputs(9), body).unwrap());
        assert_eq!((first.runs, &first), (9, &again));
    }

    #[test]
    fn a_panic_is_a_finding() {
        let body = |bytes: &[u8]| if bytes.len() > 3 { panic!("too long") } else { Ok(Fuzzed::default()) };
        assert_eq!(guarded(&[0; 4], &body), Err("a panic: too long".to_owned()));
        assert!(guarded(&[0; 3], &body).is_ok());
    }
}
