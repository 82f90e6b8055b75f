//! Bytes as a source of choices.

use bots::Rng;
use kernel::Chance;

/// Bytes that are read one after the other; when they are spent every choice is the first.
pub(super) struct Bytes<'a> {
    left: &'a [u8],
}

impl<'a> Bytes<'a> {
    pub(super) fn new(left: &'a [u8]) -> Self {
        Self { left }
    }

    pub(super) fn is_spent(&self) -> bool {
        self.left.is_empty()
    }

    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.left.split_first() else { return 0 };
        self.left = rest;
        first
    }

    /// A generator seeded by the next two bytes, for what may draw many numbers until it likes one.
    pub(super) fn rng(&mut self) -> Rng {
        Rng::new(u64::from(self.next()) << 8 | u64::from(self.next()))
    }
}

impl Chance for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let number = match n {
            0 | 1 => return 0,
            2..=256 => u32::from(self.next()),
            _ => u32::from_le_bytes([self.next(), self.next(), self.next(), self.next()]),
        };
        number % n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_spent() {
        let mut bytes = Bytes::new(&[9, 1, 2, 0, 0, 5]);
        assert_eq!((bytes.below(1), bytes.below(4), bytes.below(70_000)), (0, 1, 513));
        assert!(!bytes.is_spent());
        assert_eq!((bytes.below(256), bytes.below(256)), (5, 0));
        assert!(bytes.is_spent());
    }
}
