//! Choosing at random, for those who search and sample; the rules themselves only ever request a draw.

/// A source of numbers lent to a searcher. The rules never see one.
pub trait Chance {
    /// A number from 0 up to but not including `n`, each equally likely; 0 when `n` is 0.
    fn below(&mut self, n: u32) -> u32;
}

/// One item of `items` at random, or `None` when there is none.
pub fn pick<'a, T>(items: &'a [T], rng: &mut dyn Chance) -> Option<&'a T> {
    let count = u32::try_from(items.len()).unwrap_or(u32::MAX);
    items.get(rng.below(count) as usize)
}
