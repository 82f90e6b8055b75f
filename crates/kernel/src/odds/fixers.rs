//! The best use of fixers and rerolls on a sum (GM-SKIL-05, GM-SKIL-07, GM-UPGR-15, GM-UPGR-16).

use super::kit::{Kit, Modifier, Plan};
use super::solver::{Solver, Window};
use super::{OddsError, Ratio, check_dice};

/// The next thing to do with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The change to use up.
    pub modifier: Modifier,
    /// The place of the die to change among the dice given; none for changes that need no die.
    pub die: Option<usize>,
    /// The chance to reach the target when this is done and everything after it is done well.
    pub chance: Ratio,
}

/// The chance to reach a target with dice not yet rolled, using the changes as well as possible.
pub fn chance_before(dice: usize, target: i32, modifiers: &[Modifier]) -> Result<Ratio, OddsError> {
    check_dice(dice)?;
    let kit = Kit::new(modifiers)?;
    chance(&[0; 6], dice.saturating_add(kit.adds), target, &kit)
}

/// The chance to reach a target with these dice showing, using the changes as well as possible.
///
/// ```
/// use guildhall_kernel::odds::{self, Modifier::Reroll};
///
/// // Two short with a 1 on the table: the first reroll succeeds with 3 or more, and so does the second.
/// let chance = odds::chance_now(&[1, 5, 6], 14, &[Reroll, Reroll])?;
/// assert_eq!(chance.to_string(), "8/9");
/// # Ok::<(), odds::OddsError>(())
/// ```
pub fn chance_now(dice: &[u8], target: i32, modifiers: &[Modifier]) -> Result<Ratio, OddsError> {
    let kit = Kit::new(modifiers)?;
    chance(&count_faces(dice)?, kit.adds, target, &kit)
}

/// What to do next with these dice showing, or nothing if the target is reached or out of reach.
///
/// Following the steps gives exactly the chance of [`chance_now`]. When no luck is needed the steps are as few as
/// possible; otherwise extra dice are rolled first, then single dice are rolled again.
pub fn best_step(dice: &[u8], target: i32, modifiers: &[Modifier]) -> Result<Option<Step>, OddsError> {
    let kit = Kit::new(modifiers)?;
    let counts = count_faces(dice)?;
    let chance = chance(&counts, kit.adds, target, &kit)?;
    let shown = dice.iter().fold(0_i32, |sum, &face| sum + i32::from(face));
    if chance == Ratio::ZERO || shown >= target {
        return Ok(None);
    }
    let place_of = |face: u8| dice.iter().position(|&die| die == face);
    let mut solver = Solver::new(&kit, dice.len());
    let (window, rest) = Window::of_counts(&counts, solver.size(kit.rerolls));
    if let Some((modifier, place)) = fewest(&kit, &window, target - shown) {
        let die = place.and_then(|place| place_of(window.face(place)));
        return Ok(Some(Step { modifier, die, chance }));
    }
    if kit.adds > 0 {
        return Ok(Some(Step { modifier: Modifier::AddDie, die: None, chance }));
    }
    // The chance is above zero and no certain change is enough, so there is a reroll and a die for it.
    let need = target.saturating_sub(kit.flat()).saturating_sub(rest);
    let (place, _) = solver.best_reroll(kit.rerolls, &window, need);
    Ok(Some(Step { modifier: Modifier::Reroll, die: place_of(window.face(place)), chance }))
}

/// The first of as few certain changes as possible that make up what is lacking, with the place of its die.
fn fewest(kit: &Kit, window: &Window, lacking: i32) -> Option<(Modifier, Option<usize>)> {
    let ways = (0..=kit.certain()).filter_map(|changes| {
        let Plan { gain, first } = kit.plan(window, changes);
        Some((changes + kit.flats_for(lacking - gain)?, first))
    });
    let (_, first) = ways.min_by_key(|&(steps, _)| steps)?;
    let flat = kit.flats.first().map(|&number| (Modifier::AddFlat(number), None));
    first.map(|(modifier, place)| (modifier, Some(place))).or(flat)
}

/// The number of dice showing each face.
fn count_faces(dice: &[u8]) -> Result<[usize; 6], OddsError> {
    check_dice(dice.len())?;
    let mut counts = [0; 6];
    for &die in dice {
        let place = usize::from(die).checked_sub(1).and_then(|place| counts.get_mut(place));
        *place.ok_or(OddsError::NotAFace(die))? += 1;
    }
    Ok(counts)
}

/// The chance with some dice showing and others still to be rolled before anything else is done.
fn chance(shown: &[usize; 6], rolled: usize, target: i32, kit: &Kit) -> Result<Ratio, OddsError> {
    let dice = rolled.saturating_add(shown.iter().sum());
    check_dice(dice)?;
    let need = target.saturating_sub(kit.flat());
    let mut solver = Solver::new(kit, dice);
    let size = solver.size(kit.rerolls);
    let mut wins = 0;
    each_roll(1, rolled, 1, *shown, &mut |counts, ways| {
        let (window, rest) = Window::of_counts(counts, size);
        wins += ways * u128::from(solver.wins(kit.rerolls, &window, need.saturating_sub(rest)));
    });
    // At most 40 dice and 8 rerolls: 6^48 fits into 128 bits.
    let total = 6_u128.pow(u32::try_from(rolled + kit.rerolls).unwrap_or(0));
    Ok(Ratio::of_counts(wins, total))
}

/// Adds dice in all ways to a count of faces, from one face upwards, and visits each result with its weight.
fn each_roll(
    face: usize,
    left: usize,
    ways: u128,
    counts: [usize; 6],
    visit: &mut dyn FnMut(&[usize; 6], u128),
) {
    if face == 6 {
        let mut counts = counts;
        counts[5] += left;
        visit(&counts, ways);
        return;
    }
    // Choosing which of the dice left show this face multiplies the ways by a binomial coefficient.
    let mut choices = 1_u128;
    for shown in 0..=left {
        let mut counts = counts;
        counts[face - 1] += shown;
        each_roll(face + 1, left - shown, ways * choices, counts, visit);
        choices = choices * weight(left - shown) / weight(shown + 1);
    }
}

/// A number of dice as a weight.
fn weight(dice: usize) -> u128 {
    u128::try_from(dice).unwrap_or(u128::MAX)
}
