//! Exact fractions.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A fraction of two whole numbers in lowest terms, used for chances and averages.
///
/// Written out it is `{"num": "103", "den": "108"}`: the parts are text, as many readers of JSON keep only 53 bits
/// of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Ratio {
    num: u128,
    den: u128,
}

impl Ratio {
    /// The chance of something that cannot happen.
    pub const ZERO: Self = Self { num: 0, den: 1 };
    /// The chance of something certain.
    pub const ONE: Self = Self { num: 1, den: 1 };

    /// Makes a fraction in lowest terms, or nothing if the denominator is zero.
    #[must_use]
    pub const fn new(num: u128, den: u128) -> Option<Self> {
        if den == 0 {
            return None;
        }
        let shared = gcd(num, den);
        Some(Self { num: num / shared, den: den / shared })
    }

    /// The fraction of counts already known to have a total above zero.
    pub(super) fn of_counts(num: u128, total: u128) -> Self {
        Self::new(num, total).unwrap_or(Self::ZERO)
    }

    /// The numerator in lowest terms.
    #[must_use]
    pub const fn num(self) -> u128 {
        self.num
    }

    /// The denominator in lowest terms, never zero.
    #[must_use]
    pub const fn den(self) -> u128 {
        self.den
    }

    /// The sum, or nothing if it does not fit.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        let shared = gcd(self.den, other.den);
        let left = self.num.checked_mul(other.den / shared)?;
        let right = other.num.checked_mul(self.den / shared)?;
        Self::new(left.checked_add(right)?, (self.den / shared).checked_mul(other.den)?)
    }

    /// The difference, or nothing if it would be below zero or does not fit.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        let shared = gcd(self.den, other.den);
        let left = self.num.checked_mul(other.den / shared)?;
        let right = other.num.checked_mul(self.den / shared)?;
        Self::new(left.checked_sub(right)?, (self.den / shared).checked_mul(other.den)?)
    }

    /// The product, or nothing if it does not fit.
    #[must_use]
    pub fn checked_mul(self, other: Self) -> Option<Self> {
        // Crossing out first keeps the products as small as they can be.
        let (a, b) = (gcd(self.num, other.den), gcd(other.num, self.den));
        let num = (self.num / a).checked_mul(other.num / b)?;
        let den = (self.den / b).checked_mul(other.den / a)?;
        Self::new(num, den)
    }

    /// The quotient, or nothing if the divisor is zero or the result does not fit.
    #[must_use]
    pub fn checked_div(self, other: Self) -> Option<Self> {
        self.checked_mul(Self::new(other.den, other.num)?)
    }

    /// The chance that the thing does not happen; zero for fractions above one.
    #[must_use]
    pub const fn complement(self) -> Self {
        // Still in lowest terms: a divisor of both parts would divide the numerator as well.
        Self { num: self.den.saturating_sub(self.num), den: self.den }.whole()
    }

    /// The fraction times one hundred with this many decimals, halves rounded up, without a percent sign.
    #[must_use]
    pub fn percent(self, decimals: u8) -> String {
        self.shifted(2, decimals)
    }

    /// The fraction with this many decimals, halves rounded up.
    #[must_use]
    pub fn decimal(self, decimals: u8) -> String {
        self.shifted(0, decimals)
    }

    /// Zero is written 0/1, whatever it was a fraction of.
    const fn whole(self) -> Self {
        if self.num == 0 { Self::ZERO } else { self }
    }

    /// Prints the fraction with the point moved `shift` places to the right.
    fn shifted(self, shift: u8, decimals: u8) -> String {
        let places = usize::from(shift) + usize::from(decimals);
        let mut digits = (self.num / self.den).to_string().into_bytes();
        let mut rest = self.num % self.den;
        for _ in 0..places {
            let (digit, left) = next_digit(rest, self.den);
            digits.push(b'0' + digit);
            rest = left;
        }
        if rest >= self.den - rest {
            round_up(&mut digits);
        }
        let point = digits.len() - usize::from(decimals);
        let (before, after) = digits.split_at(point);
        let before = before.iter().skip_while(|&&digit| digit == b'0').map(|&digit| char::from(digit));
        let mut text: String = before.collect();
        if text.is_empty() {
            text.push('0');
        }
        if !after.is_empty() {
            text.push('.');
            text.extend(after.iter().map(|&digit| char::from(digit)));
        }
        text
    }
}

/// The next digit of `rest / den` and what is left, by additions below `den` so that nothing overflows.
fn next_digit(rest: u128, den: u128) -> (u8, u128) {
    let (mut digit, mut sum) = (0, 0);
    for _ in 0..10 {
        if sum >= den - rest {
            sum -= den - rest;
            digit += 1;
        } else {
            sum += rest;
        }
    }
    (digit, sum)
}

/// Adds one to the last place of a number written in ASCII digits.
fn round_up(digits: &mut Vec<u8>) {
    for digit in digits.iter_mut().rev() {
        if *digit < b'9' {
            *digit += 1;
            return;
        }
        *digit = b'0';
    }
    digits.insert(0, b'1');
}

/// The greatest common divisor; that of anything with zero is the other number.
const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Ord for Ratio {
    /// Compares by continued fractions, as the cross products may not fit into 128 bits.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut left, mut right) = (*self, *other);
        loop {
            let whole = (left.num / left.den).cmp(&(right.num / right.den));
            let (a, b) = (left.num % left.den, right.num % right.den);
            if whole.is_ne() || a == 0 || b == 0 {
                return whole.then(a.min(1).cmp(&b.min(1)));
            }
            // Both remainders lie between 0 and 1: the larger one has the smaller reciprocal.
            (left, right) = (Self { num: right.den, den: b }, Self { num: left.den, den: a });
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.den == 1 { write!(f, "{}", self.num) } else { write!(f, "{}/{}", self.num, self.den) }
    }
}

/// A fraction as it is written out.
#[derive(Serialize, Deserialize)]
struct Written {
    num: String,
    den: String,
}

impl From<Ratio> for Written {
    fn from(ratio: Ratio) -> Self {
        Self { num: ratio.num.to_string(), den: ratio.den.to_string() }
    }
}

impl TryFrom<Written> for Ratio {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let part = |text: &str| text.parse().map_err(|_| format!("{text:?} is not a whole number"));
        Self::new(part(&written.num)?, part(&written.den)?)
            .ok_or_else(|| String::from("the denominator is zero"))
    }
}
