//! The best use of fixers and rerolls on a sum (GM-SKIL-05, GM-SKIL-07, GM-UPGR-15, GM-UPGR-16).

use super::changes::{Changes, count_faces, reaching};
use super::kit::{Kit, Modifier, Plan};
use super::solver::Solver;
use super::window::Window;
use super::{OddsError, Ratio};

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
    Changes::from(modifiers).chance_before(dice, target)
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
    Changes::from(modifiers).chance_now(dice, target)
}

/// What to do next with these dice showing, or nothing if the target is reached or out of reach.
///
/// Following the steps gives exactly the chance of [`chance_now`]. When no luck is needed the steps are as few as
/// possible, and a die that shows its face already is laid down only where the rest is too little; otherwise such dice
/// and extra dice come first, then single dice are rolled again.
pub fn best_step(dice: &[u8], target: i32, modifiers: &[Modifier]) -> Result<Option<Step>, OddsError> {
    let chance = chance_now(dice, target, modifiers)?;
    let shown = dice.iter().fold(0_i32, |sum, &face| sum + i32::from(face));
    if chance == Ratio::ZERO || shown >= target {
        return Ok(None);
    }
    let kit = Kit::new(modifiers)?;
    let counts = count_faces(dice)?;
    let place_of = |face: u8| dice.iter().position(|&die| die == face);
    let window = Window::lowest(&counts, kit.single().min(dice.len()));
    if let Some((modifier, place)) = fewest(&kit, &window, target.saturating_sub(shown)) {
        let die = place.and_then(|place| place_of(window.face(place)));
        return Ok(Some(Step { modifier, die, chance }));
    }
    if let Some(&face) = kit.laid.last() {
        return Ok(Some(Step { modifier: Modifier::AddFace(face), die: None, chance }));
    }
    if kit.adds > 0 {
        return Ok(Some(Step { modifier: Modifier::AddDie, die: None, chance }));
    }
    // The chance is above zero and no certain change is enough, so there is a reroll and a die for it.
    let worth = reaching(target, &(kit.clone(), Vec::new()));
    let mut solver = Solver::new(kit, Vec::new(), dice.len());
    solver.worth(worth);
    let face = solver.best_reroll(&window, shown);
    Ok(Some(Step { modifier: Modifier::Reroll, die: face.and_then(place_of), chance }))
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
