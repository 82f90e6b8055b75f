//! In how many ways each value comes up.

use super::{OddsError, Ratio};

/// The largest value, up or down, that a tally can hold.
pub const MAX_VALUE: i32 = 10_000;

/// A distribution over small whole numbers with exact weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The value of the first weight.
    low: i32,
    /// The weights from `low` upwards; the first and the last are not zero.
    weights: Vec<u128>,
    /// The sum of the weights.
    total: u128,
}

impl Tally {
    /// A value that is certain, or an error if it is beyond [`MAX_VALUE`].
    pub fn certain(value: i32) -> Result<Self, OddsError> {
        Self::from_weights(value, &[1])
    }

    /// One die with faces 1 to 6.
    #[must_use]
    pub fn die() -> Self {
        Self { low: 1, weights: vec![1; 6], total: 6 }
    }

    /// Takes the weights of the values from `low` upwards.
    pub fn from_weights(low: i32, weights: &[u128]) -> Result<Self, OddsError> {
        let first = weights.iter().position(|&weight| weight > 0).ok_or(OddsError::NoOutcome)?;
        let kept: Vec<u128> = weights
            [first..weights.iter().rposition(|&weight| weight > 0).map_or(first, |last| last + 1)]
            .to_vec();
        let total = kept.iter().try_fold(0_u128, |sum, &weight| sum.checked_add(weight));
        let low = i32::try_from(first).ok().and_then(|first| low.checked_add(first));
        let (total, low) = total.zip(low).ok_or(OddsError::TooLarge)?;
        let high = i32::try_from(kept.len()).ok().and_then(|len| low.checked_add(len - 1));
        if low < -MAX_VALUE || high.is_none_or(|high| high > MAX_VALUE) {
            return Err(OddsError::TooLarge);
        }
        Ok(Self { low, weights: kept, total })
    }

    /// The smallest value that can come up.
    #[must_use]
    pub fn lowest(&self) -> i32 {
        self.low
    }

    /// The largest value that can come up.
    #[must_use]
    pub fn highest(&self) -> i32 {
        self.low + self.span() - 1
    }

    /// The number of outcomes.
    #[must_use]
    pub fn total(&self) -> u128 {
        self.total
    }

    /// The number of outcomes with exactly this value.
    #[must_use]
    pub fn weight(&self, value: i32) -> u128 {
        self.place(value).and_then(|place| self.weights.get(place)).copied().unwrap_or(0)
    }

    /// The number of outcomes with this value or more.
    #[must_use]
    pub fn weight_at_least(&self, value: i32) -> u128 {
        let skipped = self.place(value).unwrap_or(0);
        self.weights.iter().skip(skipped).sum()
    }

    /// The chance of exactly this value.
    #[must_use]
    pub fn exactly(&self, value: i32) -> Ratio {
        Ratio::of_counts(self.weight(value), self.total)
    }

    /// The chance of this value or more.
    #[must_use]
    pub fn at_least(&self, value: i32) -> Ratio {
        Ratio::of_counts(self.weight_at_least(value), self.total)
    }

    /// The values with their weights, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u128)> + '_ {
        (self.low..).zip(self.weights.iter().copied())
    }

    /// The average, or nothing if a value is below zero or the sum does not fit.
    #[must_use]
    pub fn mean(&self) -> Option<Ratio> {
        let sum = self.iter().try_fold(0_u128, |sum, (value, weight)| {
            sum.checked_add(weight.checked_mul(u128::try_from(value).ok()?)?)
        });
        Ratio::new(sum?, self.total)
    }

    /// The sum of two values that do not depend on each other.
    pub fn plus(&self, other: &Self) -> Result<Self, OddsError> {
        self.total.checked_mul(other.total).ok_or(OddsError::TooLarge)?;
        let mut weights = vec![0; self.weights.len() + other.weights.len() - 1];
        for (at, &left) in self.weights.iter().enumerate() {
            for (weight, &right) in weights.iter_mut().skip(at).zip(&other.weights) {
                // No product or sum passes the product of the totals, which fits.
                *weight += left * right;
            }
        }
        Self::from_weights(self.low + other.low, &weights)
    }

    /// Every value replaced by another, with the weights of equal ones added.
    pub fn map(&self, change: impl Fn(i32) -> i32) -> Result<Self, OddsError> {
        let changed: Vec<(i32, u128)> = self.iter().map(|(value, weight)| (change(value), weight)).collect();
        if changed.iter().any(|(value, _)| !(-MAX_VALUE..=MAX_VALUE).contains(value)) {
            return Err(OddsError::TooLarge);
        }
        let low = changed.iter().map(|&(value, _)| value).min().ok_or(OddsError::NoOutcome)?;
        let mut weights = Vec::new();
        for (value, weight) in changed {
            let place = usize::try_from(value - low).unwrap_or(0);
            if weights.len() <= place {
                weights.resize(place + 1, 0);
            }
            weights[place] += weight;
        }
        Self::from_weights(low, &weights)
    }

    /// Every value moved by the same amount, as a flat bonus or a margin over a target does.
    pub fn shifted(&self, by: i32) -> Result<Self, OddsError> {
        Self::from_weights(self.low.checked_add(by).ok_or(OddsError::TooLarge)?, &self.weights)
    }

    /// The number of values between the lowest and the highest, both included.
    fn span(&self) -> i32 {
        // The constructors keep the length below twice MAX_VALUE plus one.
        i32::try_from(self.weights.len()).unwrap_or(i32::MAX)
    }

    /// The place of a value's weight; nothing for values below the lowest.
    fn place(&self, value: i32) -> Option<usize> {
        usize::try_from(i64::from(value) - i64::from(self.low)).ok()
    }
}
