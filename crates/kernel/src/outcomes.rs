//! Listing every outcome of a draw.

use crate::{Draw, Drawn, List};

/// The most outcomes that are listed; a draw with more is sampled by whoever searches.
const LISTED_MAX: u32 = 1296;

/// Every outcome of `draw` with its weight, or `None` when there are more than 1296 (four dice).
#[must_use]
pub fn outcomes(draw: &Draw) -> Option<Vec<(Drawn, u32)>> {
    match *draw {
        Draw::One { of } => (of <= LISTED_MAX).then(|| (0..of).map(|index| (Drawn::One(index), 1)).collect()),
        Draw::Dice { count, sides } => {
            let total =
                u32::from(sides).checked_pow(u32::from(count)).filter(|&total| total <= LISTED_MAX)?;
            Some((0..total).map(|number| (Drawn::Dice(faces(number, count, sides)), 1)).collect())
        }
    }
}

/// The faces of the `number`-th roll, the last die changing fastest.
fn faces(number: u32, count: u8, sides: u8) -> List<u8, { crate::DICE_MAX }> {
    let sides = u32::from(sides);
    (0..u32::from(count)).rev().map(|place| (number / sides.pow(place) % sides) as u8 + 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_have_36_outcomes_in_order() {
        let all = outcomes(&Draw::d6(2)).unwrap();
        assert_eq!(all.len(), 36);
        assert_eq!(all[0].0, Drawn::dice(&[1, 1]));
        assert_eq!(all[1].0, Drawn::dice(&[1, 2]));
        assert_eq!(all[35].0, Drawn::dice(&[6, 6]));
        assert!(all.iter().all(|(drawn, _)| Draw::d6(2).allows(drawn)));
    }

    #[test]
    fn five_dice_are_too_many() {
        assert_eq!(outcomes(&Draw::d6(5)), None);
        assert_eq!(outcomes(&Draw::One { of: 3 }).map(|all| all.len()), Some(3));
    }
}
