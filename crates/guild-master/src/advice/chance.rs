//! Chances of sums of dice as whole numbers, looked up rather than worked out, for plans that weigh many teams.

use std::sync::OnceLock;

use kernel::odds;

/// The most dice looked up.
const DICE: usize = 16;
/// The highest target looked up.
const TARGET: usize = 64;

/// A chance in thousandths.
type Chances = Vec<[i32; TARGET]>;

fn table() -> &'static Chances {
    static TABLE: OnceLock<Chances> = OnceLock::new();
    TABLE.get_or_init(|| (0..=DICE).map(row).collect())
}

fn row(dice: usize) -> [i32; TARGET] {
    let mut row = [0; TARGET];
    let Ok(tally) = odds::sum(dice) else { return row };
    for (target, chance) in (0..).zip(row.iter_mut()) {
        *chance = i32::try_from(tally.weight_at_least(target) * 1000 / tally.total()).unwrap_or(0);
    }
    row
}

/// The chance, in thousandths, that so many dice and a number reach a target.
pub(super) fn chance(dice: u8, more: i32, target: i32) -> i32 {
    let row = table().get(usize::from(dice).min(DICE));
    let at = usize::try_from(target - more).unwrap_or(0);
    row.and_then(|row| row.get(at)).copied().unwrap_or(0)
}

/// The mean reward of wandering in Gold and Fame, in thousandths each (GM-RUL-32).
pub(super) fn wander(dice: u8, more: i32) -> (i32, i32) {
    let fame: i32 = (1..=6).map(|tens| chance(dice, more, 10 * tens)).sum();
    // Never less than one Gold.
    (fame + 1000 - chance(dice, more, 10), fame)
}
