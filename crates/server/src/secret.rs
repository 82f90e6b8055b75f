//! Names and keys that cannot be guessed.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many letters name a match: 80 bits.
const NAME: usize = 16;

/// How many letters a key has: 160 bits.
const KEY: usize = 32;

/// Why there is no randomness.
pub(crate) type NoRandomness = getrandom::Error;

fn letters<const N: usize>() -> Result<String, NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// A name for a match.
pub(crate) fn name() -> Result<String, NoRandomness> {
    letters::<NAME>()
}

/// A key to the seats of a match.
pub(crate) fn key() -> Result<String, NoRandomness> {
    letters::<KEY>()
}

/// Randomness of the system.
pub(crate) fn entropy() -> Result<[u8; 32], NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Whether a text can be the name of a match, and so be part of the name of a file.
pub(crate) fn is_name(text: &str) -> bool {
    text.len() == NAME && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// The SHA-256 of a text.
pub(crate) fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// The SHA-256 of a text in hexadecimal.
pub(crate) fn hash(text: &str) -> String {
    let mut hex = String::new();
    for byte in digest(text) {
        let _ = write!(hex, "{byte:02x}");
    }
    hex
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_names_and_nothing_else_is() {
        let (one, two) = (name().unwrap(), name().unwrap());
        assert!(is_name(&one) && is_name(&two));
        assert_ne!(one, two);
        for bad in ["", "m1", "../../etc/passwd", "abcdefghijkmnpq.", "ABCDEFGHIJKMNPQR", "abcdefghijkmnpqrs"]
        {
            assert!(!is_name(bad), "{bad}");
        }
        assert_eq!(key().unwrap().len(), 32);
    }

    #[test]
    fn a_hash_is_sha256() {
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
