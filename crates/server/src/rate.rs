//! How often something may be done.

use std::time::{Duration, Instant};

/// A bucket that fills by one every `every` and holds `most`; whoever does the thing takes one out.
#[derive(Debug)]
pub(crate) struct Rate {
    most: u32,
    every: Duration,
    left: u32,
    filled: Instant,
}

impl Rate {
    pub(crate) fn new(most: u32, every: Duration, now: Instant) -> Self {
        Self { most, every, left: most, filled: now }
    }

    /// Takes one out; false when the bucket is empty.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        while self.left < self.most && now.duration_since(self.filled) >= self.every {
            self.left += 1;
            self.filled += self.every;
        }
        if self.left == self.most {
            self.filled = now;
        }
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut rate = Rate::new(2, Duration::from_secs(1), start);
        assert!(rate.take(at(5)) && rate.take(at(5)));
        assert!(!rate.take(at(5)));
        assert!(rate.take(at(6)));
        assert!(!rate.take(at(6)));
        assert!(rate.take(at(60)) && rate.take(at(60)));
        assert!(!rate.take(at(60)));
    }
}
