//! Draws that follow from a seed told only by its hash.

use kernel::{Chance, Draw, Drawn};

use super::stream::{Stream, sha256_hex};

/// A secret seed and what the players added to it. Draw number *n* depends on these and on *n* alone, so a draw can be
/// checked by anybody once the seed is told, and no number is ever drawn twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeded {
    seed: String,
    shares: Vec<String>,
}

/// What is told about a seed before the first draw: its SHA-256 in hexadecimal.
#[must_use]
pub fn commitment(seed: &str) -> String {
    sha256_hex(seed.as_bytes())
}

impl Seeded {
    /// A source from a seed and the players' shares.
    #[must_use]
    pub fn new(seed: String, shares: Vec<String>) -> Self {
        Self { seed, shares }
    }

    /// The seed, which is a secret until the match is over.
    #[must_use]
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// What the players added.
    #[must_use]
    pub fn shares(&self) -> &[String] {
        &self.shares
    }

    /// Adds a player's share; only before the first draw.
    pub fn add_share(&mut self, share: String) {
        self.shares.push(share);
    }

    /// What is told about the seed before the first draw.
    #[must_use]
    pub fn commitment(&self) -> String {
        commitment(&self.seed)
    }

    /// Draw number `number`.
    #[must_use]
    pub fn draw(&self, number: u64, draw: &Draw) -> Drawn {
        let number = number.to_le_bytes();
        let mut parts = vec![self.seed.as_bytes()];
        parts.extend(self.shares.iter().map(String::as_bytes));
        parts.push(&number);
        let mut stream = Stream::keyed("guildhall draw", &parts);
        match *draw {
            Draw::One { of } => Drawn::One(stream.below(of)),
            Draw::Dice { count, sides } => {
                let mut die = || u8::try_from(stream.below(u32::from(sides)) + 1).unwrap_or(u8::MAX);
                Drawn::Dice((0..count).map(|_| die()).collect())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(number: u64, shares: &[&str]) -> Drawn {
        let shares = shares.iter().map(|&share| share.to_owned()).collect();
        Seeded::new("a seed".to_owned(), shares).draw(number, &Draw::d6(8))
    }

    #[test]
    fn fixed_vectors() {
        // These never change: a record with a seed stays checkable for ever. They were computed by a second program
        // from RFC 8439 and FIPS 180-4, so they also say what other programs have to do.
        assert_eq!(dice(0, &[]), Drawn::dice(&[1, 4, 5, 3, 6, 4, 5, 5]));
        assert_eq!(dice(1, &[]), Drawn::dice(&[6, 3, 2, 5, 2, 5, 3, 4]));
        assert_eq!(dice(0, &["red's", "blue's"]), Drawn::dice(&[1, 2, 1, 5, 6, 1, 4, 2]));
        let one = Seeded::new(String::new(), Vec::new()).draw(7, &Draw::One { of: 1_000_000 });
        assert_eq!(one, Drawn::One(350202));
    }

    #[test]
    fn the_commitment_is_the_hash_of_the_seed() {
        let told = commitment("abc");
        assert_eq!(told, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn every_draw_is_possible() {
        let seeded = Seeded::new("x".to_owned(), Vec::new());
        for number in 0..200 {
            for draw in [Draw::d6(40), Draw::Dice { count: 3, sides: 255 }, Draw::One { of: 3 }] {
                assert!(draw.allows(&seeded.draw(number, &draw)));
            }
        }
    }
}
