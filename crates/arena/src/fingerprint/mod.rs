//! A quick fingerprint of a table.
//!
//! The digest of a record is the start of a SHA-256 of canonical JSON, which costs as much as dozens of decisions.
//! Here a table is fed to a small mixing function without being written down first. Equal tables have equal
//! fingerprints on every machine; unlike ones differ but for a chance of 1 in 2^64.

mod feed;

use core::fmt;

use serde::{Serialize, Serializer};

use feed::Feed;

/// 64 bits that stand for a value, written as 16 hexadecimal digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// One fingerprint of several, in their order.
    pub fn chain(all: impl IntoIterator<Item = Self>) -> Self {
        let mut feed = Feed::new();
        for one in all {
            feed.word(one.0);
        }
        feed.finish()
    }
}

/// The fingerprint of a value.
pub fn fingerprint<T: Serialize>(value: &T) -> Fingerprint {
    let mut feed = Feed::new();
    // A value that refuses to be written is marked as such, so that the fingerprint says that it is incomplete.
    if value.serialize(&mut feed).is_err() {
        feed.word(u64::MAX);
    }
    feed.finish()
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize)]
    enum Piece {
        Stone,
        Man(u8),
        At { x: i32, y: i32 },
    }

    /// Whether all values, which are of one type, have fingerprints of their own.
    fn differ<T: Serialize>(values: &[T]) -> bool {
        let all: Vec<Fingerprint> = values.iter().map(fingerprint).collect();
        all.iter().enumerate().all(|(place, one)| !all[..place].contains(one))
    }

    #[test]
    fn unlike_values_differ() {
        let at = |x, y| Piece::At { x, y };
        assert!(differ(&[Piece::Stone, Piece::Man(0), Piece::Man(1), at(1, 2), at(2, 1), at(-1, 2)]));
        assert!(differ(&[vec![vec![1, 2]], vec![vec![1], vec![2]], vec![], vec![vec![]]]));
        assert!(differ(&[None, Some(0_u8), Some(1)]));
        assert!(differ(&["", "a", "abcdefgh", "abcdefgh\0"]));
        assert!(differ(&[("ab", "c"), ("a", "bc")]));
        assert!(differ(&[u128::MAX, u128::from(u64::MAX), 1 << 64, 1]));
    }

    #[test]
    fn it_never_changes() {
        // Digests in BENCHMARKS.md are compared from machine to machine and from year to year.
        assert_eq!(fingerprint(&Piece::At { x: -254, y: 6 }).to_string(), "4c336991347da033");
        assert_eq!(Fingerprint::chain([Fingerprint(1), Fingerprint(2)]).to_string(), "8d3b22af2f737cc2");
        assert_ne!(
            Fingerprint::chain([Fingerprint(1), Fingerprint(2)]),
            Fingerprint::chain([Fingerprint(2), Fingerprint(1)])
        );
    }
}
