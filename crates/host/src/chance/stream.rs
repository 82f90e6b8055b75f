//! Numbers that follow from a key.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use kernel::Chance;
use sha2::{Digest, Sha256};

/// The numbers of ChaCha20 under the SHA-256 of some parts, none of them favoured.
#[derive(Debug)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream whose key is the SHA-256 of `purpose` and the parts, each preceded by its length.
    #[must_use]
    pub fn keyed(purpose: &str, parts: &[&[u8]]) -> Self {
        let mut hasher = Sha256::new();
        for part in [purpose.as_bytes()].iter().chain(parts) {
            hasher.update((part.len() as u64).to_le_bytes());
            hasher.update(part);
        }
        Self(ChaCha20Rng::from_seed(hasher.finalize().into()))
    }
}

impl Chance for Stream {
    /// Words at the top that would favour low numbers are thrown away.
    fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let uneven = (u32::MAX % n + 1) % n;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - uneven {
                return word % n;
            }
        }
    }
}

/// The SHA-256 of some bytes in hexadecimal.
pub(crate) fn sha256_hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_as_likely_as_the_next() {
        let mut stream = Stream::keyed("test", &[b"fair"]);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[stream.below(6) as usize] += 1;
        }
        // 10,000 are expected; five standard deviations are 456.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn no_word_is_favoured_at_the_top() {
        // Three quarters of all words: without throwing words away, low numbers would come twice as often.
        let n = 3 << 30;
        let mut stream = Stream::keyed("test", &[b"top"]);
        let low = (0..4000).filter(|_| stream.below(n) < 1 << 30).count();
        assert!((1333 - 150..1333 + 150).contains(&low), "{low}");
        assert_eq!((stream.below(0), stream.below(1)), (0, 0));
    }

    #[test]
    fn parts_are_kept_apart() {
        let first = |parts: &[&[u8]]| Stream::keyed("test", parts).below(u32::MAX);
        assert_ne!(first(&[b"ab", b"c"]), first(&[b"a", b"bc"]));
        assert_eq!(first(&[b"ab"]), first(&[b"ab"]));
    }

    #[test]
    fn a_hash_in_hexadecimal() {
        assert!(sha256_hex(b"abc").starts_with("ba7816bf8f01cfea414140de5dae2223"));
    }
}
