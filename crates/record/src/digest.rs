//! Short fingerprints of tables and of lines.

use core::fmt;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::canonical::canonical;

/// The first 16 hexadecimal digits of a SHA-256.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest([u8; 8]);

impl Digest {
    /// The digest of some bytes, chained with the one before.
    pub(crate) fn of_bytes(before: Option<Self>, bytes: &[u8]) -> Self {
        let mut hasher = Sha256::new();
        if let Some(before) = before {
            hasher.update(before.to_string().as_bytes());
        }
        hasher.update(bytes);
        let mut short = [0; 8];
        for (short, long) in short.iter_mut().zip(hasher.finalize()) {
            *short = long;
        }
        Self(short)
    }

    /// The digest of a table chained with the one before, or of the first table.
    pub fn chained<T: Serialize + fmt::Debug>(before: Option<Self>, table: &T) -> Self {
        Self::of_bytes(before, canonical(table).as_bytes())
    }

    /// The digest as a number, to mix or to sort.
    #[must_use]
    pub fn as_u64(self) -> u64 {
        u64::from_be_bytes(self.0)
    }
}

/// The digest of a table by itself.
#[must_use]
pub fn digest_of<T: Serialize + fmt::Debug>(table: &T) -> Digest {
    Digest::chained(None, table)
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.as_u64())
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let plain =
            text.len() == 16 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        if !plain {
            return Err("a digest is 16 hexadecimal digits in lower case");
        }
        let number = u64::from_str_radix(text, 16).map_err(|_| "a digest is hexadecimal")?;
        Ok(Self(number.to_be_bytes()))
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_start_of_the_sha_256() {
        // SHA-256 of "abc" begins ba7816bf8f01cfea (FIPS 180-2, appendix B.1).
        assert_eq!(Digest::of_bytes(None, b"abc").to_string(), "ba7816bf8f01cfea");
    }

    #[test]
    fn the_one_before_matters() {
        let first = digest_of(&[1, 2, 3]);
        assert_ne!(Digest::chained(Some(first), &[1, 2, 3]), first);
        assert_eq!(Digest::chained(Some(first), &7), Digest::of_bytes(None, format!("{first}7").as_bytes()));
    }

    #[test]
    fn text_and_back() {
        let digest = digest_of(&"table");
        assert_eq!(digest.to_string().parse(), Ok(digest));
        for bad in ["", "12", "00000000000000zz", "+000000000000000", "BA7816BF8F01CFEA"] {
            assert!(bad.parse::<Digest>().is_err(), "{bad}");
        }
    }
}
