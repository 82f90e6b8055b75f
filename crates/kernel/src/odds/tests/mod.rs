//! Tests of the odds against slow counting and against the printed tables.

mod changes;
mod contest;
mod dice_table;
mod fixers;
mod hits;
mod ratio;
mod tally;
mod worth;

use super::Ratio;

/// A fraction for an expectation.
fn ratio(num: u128, den: u128) -> Ratio {
    Ratio::new(num, den).expect("a denominator above zero")
}

/// Every roll of n dice, one after another.
fn rolls(dice: usize) -> impl Iterator<Item = Vec<u8>> {
    (0..6_u32.pow(u32::try_from(dice).expect("few dice"))).map(move |number| {
        let mut left = number;
        let mut next = || {
            let face = u8::try_from(left % 6).expect("below six") + 1;
            left /= 6;
            face
        };
        (0..dice).map(|_| next()).collect()
    })
}
