//! The clocks of a match: what each seat has used up, and when somebody's time is out. Time counts while somebody is in the
//! room; it is kept beside the record, so that a hall that was closed goes on with it.

use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use host::Running;
use host::message::{AskName, Clock};
use kernel::{Seat, Timer};
use serde::{Deserialize, Serialize};

use crate::files;
use crate::message::SeatClock;

/// How much may be forgotten when the hall is stopped in whatever way.
const KEEP_EVERY: Duration = Duration::from_secs(5);

/// What one seat has used up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Used {
    /// Of its main time.
    main_ms: u64,
    /// Which extra stretch it is in.
    #[serde(default)]
    number: Option<u32>,
    /// Of that stretch.
    #[serde(default)]
    extra_ms: u64,
    /// How long that stretch is.
    #[serde(default)]
    extra_of_ms: u64,
}

/// The clocks of a match.
#[derive(Debug)]
pub(crate) struct Timers {
    main: Duration,
    used: Vec<Used>,
    running: Vec<Running>,
    since: Instant,
    /// The ask and the time that ran out for it; it is said once.
    said: Option<(Seat, AskName, Timer)>,
    file: Option<PathBuf>,
    kept: Instant,
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl Timers {
    /// The clocks of so many seats. What they used up before is read from the file, if it is there.
    pub(crate) fn new(clock: Clock, seats: usize, file: Option<PathBuf>, now: Instant) -> io::Result<Self> {
        let mut used: Vec<Used> = match file.as_ref().filter(|file| file.exists()) {
            Some(file) => serde_json::from_slice(&std::fs::read(file)?)?,
            None => Vec::new(),
        };
        used.resize(seats, Used::default());
        let main = Duration::from_millis(clock.main_ms);
        Ok(Self { main, used, running: Vec::new(), since: now, said: None, file, kept: now })
    }

    /// Whose time runs from now on; whether that is somebody else's, or another stretch, than before.
    pub(crate) fn turn(&mut self, now: Instant, running: Vec<Running>) -> bool {
        self.count(now);
        for Running { seat, timer, .. } in &running {
            if let (Timer::Extra { number, seconds }, Some(used)) = (*timer, self.used.get_mut(seat.index()))
                && used.number != Some(number)
            {
                let main_ms = used.main_ms;
                *used = Used {
                    main_ms,
                    number: Some(number),
                    extra_ms: 0,
                    extra_of_ms: u64::from(seconds) * 1000,
                };
            }
        }
        let who = |all: &[Running]| all.iter().map(|one| (one.seat, one.timer)).collect::<Vec<_>>();
        let other = who(&self.running) != who(&running);
        self.running = running;
        other
    }

    /// Counts what has passed towards those whose time runs.
    fn count(&mut self, now: Instant) {
        let passed = millis(now.saturating_duration_since(self.since));
        // What is less than a millisecond is counted the next time.
        self.since += Duration::from_millis(passed);
        for Running { seat, timer, .. } in &self.running {
            let Some(used) = self.used.get_mut(seat.index()) else { continue };
            match timer {
                Timer::Stands => {}
                Timer::Main => used.main_ms += passed,
                Timer::Extra { .. } => used.extra_ms += passed,
            }
        }
    }

    fn left(&self, one: &Running, now: Instant) -> Duration {
        let used = self.used.get(one.seat.index()).copied().unwrap_or_default();
        let passed = now.saturating_duration_since(self.since);
        let (of, gone) = match one.timer {
            Timer::Extra { seconds, .. } => (Duration::from_secs(u64::from(seconds)), used.extra_ms),
            Timer::Main | Timer::Stands => (self.main, used.main_ms),
        };
        of.saturating_sub(Duration::from_millis(gone)).saturating_sub(passed)
    }

    /// How long it takes until somebody's time is out.
    pub(crate) fn patience(&self, now: Instant) -> Option<Duration> {
        let unsaid = self.running.iter().filter(|one| self.said != Some((one.seat, one.ask, one.timer)));
        unsaid.map(|one| self.left(one, now)).min()
    }

    /// The seat whose time is out and who has not been told so; it counts as told.
    pub(crate) fn out(&mut self, now: Instant) -> Option<Seat> {
        let out = |one: &&Running| {
            self.left(one, now).is_zero() && self.said != Some((one.seat, one.ask, one.timer))
        };
        let found = *self.running.iter().find(out)?;
        self.said = Some((found.seat, found.ask, found.timer));
        Some(found.seat)
    }

    /// The clocks as they are told.
    pub(crate) fn told(&self, now: Instant) -> Vec<SeatClock> {
        let seats = (0..).map(Seat).zip(&self.used);
        let told = |(seat, used): (Seat, &Used)| {
            let running = self.running.iter().find(|one| one.seat == seat);
            let extra = used.number.is_some();
            let rest = |of: u64, gone: u64| of.saturating_sub(gone);
            let standing = if extra {
                rest(used.extra_of_ms, used.extra_ms)
            } else {
                rest(millis(self.main), used.main_ms)
            };
            let left_ms = running.map_or(standing, |one| millis(self.left(one, now)));
            SeatClock { left_ms, extra, runs: running.is_some() }
        };
        seats.map(told).collect()
    }

    /// Writes down what was used up: at once, or now and then. The match does not hang on it.
    pub(crate) fn keep(&mut self, now: Instant, at_once: bool) {
        self.count(now);
        let due = at_once || now.saturating_duration_since(self.kept) >= KEEP_EVERY;
        let Some(file) = self.file.as_ref().filter(|_| due) else { return };
        self.kept = now;
        let written = serde_json::to_string(&self.used)
            .map_err(io::Error::from)
            .and_then(|text| files::replace(file, &text));
        if let Err(why) = written {
            tracing::error!(%why, file = %file.display(), "the clocks of a match could not be written");
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::AskId;

    use super::*;

    fn timers(now: Instant, file: Option<PathBuf>) -> Timers {
        Timers::new(Clock { main_ms: 10_000, increment_ms: 0 }, 2, file, now).unwrap()
    }

    fn running(seat: u8, number: u32, timer: Timer) -> Vec<Running> {
        vec![Running { seat: Seat(seat), ask: AskName(AskId { number, generation: 0 }), timer }]
    }

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn time_counts_for_whoever_is_waited_for() {
        let start = Instant::now();
        let mut timers = timers(start, None);
        assert!(timers.turn(start, running(0, 1, Timer::Main)));
        assert!(!timers.turn(start + 3 * SECOND, running(0, 2, Timer::Main)), "the same clock runs on");
        assert!(timers.turn(start + 4 * SECOND, running(1, 3, Timer::Main)));
        timers.turn(start + 6 * SECOND, Vec::new());
        let left: Vec<u64> = timers.told(start + 60 * SECOND).iter().map(|one| one.left_ms).collect();
        assert_eq!(left, [6000, 8000]);
        assert_eq!(timers.patience(start + 60 * SECOND), None);
    }

    #[test]
    fn a_time_that_is_out_is_said_once_for_an_ask() {
        let start = Instant::now();
        let mut timers = timers(start, None);
        timers.turn(start, running(1, 1, Timer::Main));
        assert_eq!(timers.patience(start), Some(10 * SECOND));
        assert_eq!(timers.out(start + 9 * SECOND), None);
        let late = start + 10 * SECOND;
        assert_eq!(timers.out(late), Some(Seat(1)));
        assert_eq!((timers.out(late), timers.patience(late)), (None, None));
        timers.turn(late, running(1, 2, Timer::Main));
        assert_eq!(timers.out(late), Some(Seat(1)), "another ask");
    }

    #[test]
    fn an_extra_stretch_begins_anew_with_its_number() {
        let start = Instant::now();
        let mut timers = timers(start, None);
        let extra = |number| running(0, 1, Timer::Extra { number, seconds: 60 });
        timers.turn(start, extra(7));
        timers.turn(start + 20 * SECOND, extra(7));
        assert_eq!(
            timers.told(start + 30 * SECOND)[0],
            SeatClock { left_ms: 30_000, extra: true, runs: true }
        );
        assert!(timers.turn(start + 30 * SECOND, extra(8)));
        assert_eq!(timers.patience(start + 30 * SECOND), Some(60 * SECOND));
        assert_eq!(timers.told(start)[1], SeatClock { left_ms: 10_000, extra: false, runs: false });
    }

    #[test]
    fn what_was_used_up_is_read_again() {
        let file = std::env::temp_dir().join(format!("guildhall-{}.clock.json", std::process::id()));
        let start = Instant::now();
        let mut before = timers(start, Some(file.clone()));
        before.turn(start, running(0, 1, Timer::Main));
        before.keep(start + 4 * SECOND, false);
        assert!(!file.exists(), "not every step is worth a file");
        before.keep(start + 6 * SECOND, false);
        let after = timers(start, Some(file.clone()));
        std::fs::remove_file(file).unwrap();
        let left = |timers: &Timers| {
            timers.told(start + 6 * SECOND).iter().map(|one| one.left_ms).collect::<Vec<_>>()
        };
        assert_eq!((left(&after), left(&before)), (vec![4000, 10_000], vec![4000, 10_000]));
    }
}
