//! A small fast generator of numbers for bots and random matches.

use kernel::Chance;

/// The generator xoshiro256++, seeded by splitmix64: the same seed gives the same numbers on every machine. Good for
/// search and random play, not for secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    state: [u64; 4],
}

impl Rng {
    /// A generator seeded with one number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut mix = seed;
        Self { state: core::array::from_fn(|_| splitmix(&mut mix)) }
    }

    /// Generator number `number` of a family, such as that of one match of many, independent of the others.
    #[must_use]
    pub fn stream(seed: u64, number: u64) -> Self {
        let (mut seed, mut number) = (seed, number);
        let family = splitmix(&mut seed);
        Self::new(family ^ splitmix(&mut number).rotate_left(32))
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.state;
        let out = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        out
    }

    #[inline]
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
}

impl Chance for Rng {
    /// Multiply and shift; the few products that would favour some numbers are thrown away.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n;
            while (product as u32) < uneven {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitmix_gives_the_published_numbers() {
        let mut state = 1_234_567;
        assert_eq!(splitmix(&mut state), 6_457_827_717_110_365_317);
        assert_eq!(splitmix(&mut state), 3_203_168_211_198_807_973);
    }

    #[test]
    fn xoshiro_gives_the_published_numbers() {
        let mut rng = Rng { state: [1, 2, 3, 4] };
        let first: Vec<u64> = (0..4).map(|_| rng.next_u64()).collect();
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn below_is_even_and_stays_below() {
        let mut rng = Rng::new(7);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!((rng.below(0), rng.below(1)), (0, 0));
    }

    #[test]
    fn below_has_no_bias_where_a_plain_product_would() {
        // Of 3 · 2^30 numbers a plain multiply and shift would give every third one twice as often.
        let mut rng = Rng::new(11);
        let n = 3 << 30;
        let mut thirds = [0_u32; 3];
        for _ in 0..30_000 {
            thirds[(rng.below(n) % 3) as usize] += 1;
        }
        assert!(thirds.iter().all(|count| (9_600..10_400).contains(count)), "{thirds:?}");
    }

    #[test]
    fn streams_differ_and_repeat() {
        let number = |seed, stream| Rng::stream(seed, stream).next_u64();
        assert_eq!(number(1, 2), number(1, 2));
        assert_ne!(number(1, 2), number(2, 1));
        assert_ne!(number(1, 2), number(1, 3));
        assert_ne!(number(0, 0), number(0, 1));
    }
}
