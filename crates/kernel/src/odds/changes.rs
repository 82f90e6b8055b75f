//! Everything that may be done to a roll: a list of changes, and of some lists only one.

use super::kit::{Kit, MAX_CHANGES, Modifier};
use super::solver::{MOST_ROLLED, Solver, each_roll, power};
use super::window::Window;
use super::{MAX_DICE, OddsError, Ratio, check_dice};

/// Of each inner list of kits only one may be used.
pub(super) type Alternatives = Vec<Vec<Kit>>;

/// The most positions that are looked through for one answer, so that it never takes long: a fraction of a second.
const MOST_ROOM: usize = 1 << 20;

/// Everything that may be done to a roll after the dice are cast, in any order and never by force (GM-SKIL-05).
///
/// ```
/// use guildhall_kernel::odds::{Changes, Modifier::{AddFlat, Set}, Ratio};
///
/// // Either two are added or a die is turned to 6: which one is better depends on the dice.
/// let either = Changes { all: vec![], either: vec![vec![vec![AddFlat(2)], vec![Set { to: 6 }]]] };
/// assert_eq!(either.chance_now(&[5, 5], 12)?, Ratio::ONE);
/// assert_eq!(either.chance_now(&[6, 1], 12)?, Ratio::ONE);
/// assert_eq!(either.chance_now(&[5, 4], 12)?, Ratio::ZERO);
/// # Ok::<(), guildhall_kernel::odds::OddsError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// All of these may be used.
    pub all: Vec<Modifier>,
    /// Of each of these one list may be used besides; which one is chosen when the first of its changes is made.
    pub either: Vec<Vec<Vec<Modifier>>>,
}

impl From<&[Modifier]> for Changes {
    fn from(all: &[Modifier]) -> Self {
        Self { all: all.to_vec(), either: Vec::new() }
    }
}

impl Changes {
    /// The chance to reach a target with dice not yet rolled, using the changes as well as possible.
    pub fn chance_before(&self, dice: usize, target: i32) -> Result<Ratio, OddsError> {
        self.mean(&[], dice, |kits| reaching(target, kits))
    }

    /// The chance to reach a target with these dice showing, using the changes as well as possible.
    pub fn chance_now(&self, dice: &[u8], target: i32) -> Result<Ratio, OddsError> {
        self.mean(dice, 0, |kits| reaching(target, kits))
    }

    /// What dice not yet rolled bring on average with best use, if each sum from 0 is worth this much and what is beyond
    /// as much as the last. More never counts less: a sum is worth at least as much as a smaller one.
    pub fn worth_before(&self, dice: usize, worth: &[u32]) -> Result<Ratio, OddsError> {
        self.mean(&[], dice, |(base, _)| rising(worth, base.flat()))
    }

    /// What these dice bring on average with best use; see [`Changes::worth_before`].
    pub fn worth_now(&self, dice: &[u8], worth: &[u32]) -> Result<Ratio, OddsError> {
        self.mean(dice, 0, |(base, _)| rising(worth, base.flat()))
    }

    /// Sorts the changes by kind and leaves out lists that another of their alternatives makes needless.
    pub(super) fn kits(&self) -> Result<(Kit, Alternatives), OddsError> {
        let mut base = Kit::new(&self.all)?;
        let mut either = Vec::new();
        for lists in &self.either {
            let mut kits: Vec<Kit> = Vec::new();
            for list in lists {
                let kit = Kit::new(list)?;
                if !kits.iter().any(|other| kit.is_within(other)) {
                    kits.retain(|other| !other.is_within(&kit));
                    kits.push(kit);
                }
            }
            match <[Kit; 1]>::try_from(kits) {
                Ok([only]) => base = base.with(&only),
                Err(kits) if kits.is_empty() => {}
                Err(kits) => either.push(kits),
            }
        }
        let size = |kit: &Kit| kit.single() + kit.adds;
        let most = |lists: &Vec<Kit>| lists.iter().map(size).max().unwrap_or(0);
        let changes = base.single() + either.iter().map(most).sum::<usize>();
        if changes > MAX_CHANGES {
            return Err(OddsError::TooManyChanges { changes, most: MAX_CHANGES });
        }
        Ok((base, either))
    }

    /// What the dice bring on average, if each sum of them is worth this much with the numbers of `all` added.
    fn mean(
        &self,
        shown: &[u8],
        rolled: usize,
        worth: impl FnOnce(&(Kit, Alternatives)) -> Vec<u128>,
    ) -> Result<Ratio, OddsError> {
        let kits = self.kits()?;
        let worth = worth(&kits);
        let (base, either) = kits;
        let rolled = rolled.saturating_add(base.adds);
        let dice = rolled.saturating_add(shown.len()).saturating_add(base.laid.len());
        check_dice(dice.saturating_add(most_added(&either)))?;
        let lying = count_faces(&[shown, &base.laid].concat())?;
        let mut solver = Solver::new(base, either, dice);
        let outcomes = outcomes(rolled, solver.luck(), &worth)?;
        if solver.room() > MOST_ROOM {
            return Err(OddsError::TooMuchWork);
        }
        solver.worth(worth);
        let (size, mut brought) = (solver.size(), 0);
        each_roll(rolled, &mut |counts, ways| {
            let counts = with_lying(counts, &lying);
            brought += ways * solver.value(&Window::lowest(&counts, size), sum_of(&counts));
        });
        Ok(Ratio::of_counts(brought, outcomes))
    }
}

/// The most dice alternatives can add.
pub(super) fn most_added(either: &Alternatives) -> usize {
    let most = |lists: &Vec<Kit>| lists.iter().map(|kit| kit.adds + kit.laid.len()).max().unwrap_or(0);
    either.iter().map(most).sum()
}

/// The number of outcomes, if all they bring together can be counted.
pub(super) fn outcomes(rolled: usize, luck: u32, worth: &[u128]) -> Result<u128, OddsError> {
    let dice = u32::try_from(rolled).ok().and_then(|rolled| rolled.checked_add(luck));
    let dice = dice.filter(|&dice| dice <= MOST_ROLLED);
    let outcomes = power(dice.ok_or(OddsError::TooLarge)?);
    let most = worth.last().copied().unwrap_or(0).checked_add(1);
    most.and_then(|most| most.checked_mul(outcomes)).ok_or(OddsError::TooLarge)?;
    Ok(outcomes)
}

/// A sum is worth one when it reaches a target with the numbers that may be added to it for certain.
pub(super) fn reaching(target: i32, (base, either): &(Kit, Alternatives)) -> Vec<u128> {
    let most = |lists: &Vec<Kit>| lists.iter().map(Kit::flat).max().unwrap_or(0);
    // A target that no dice reach with all numbers is beyond reach, however far; numbers are kept to a size that fits.
    let beyond = either.iter().map(most).fold(6 * MAX_DICE as i32 + 1, i32::saturating_add).min(1 << 20);
    let zeros = target.saturating_sub(base.flat()).clamp(0, beyond);
    let mut worth = vec![0; usize::try_from(zeros).unwrap_or(0)];
    worth.push(1);
    worth
}

/// What sums are worth when a number is added to each, none less than a smaller one.
fn rising(worth: &[u32], flat: i32) -> Vec<u128> {
    let highest = worth.iter().scan(0, |most, &one| {
        *most = u128::from(one).max(*most);
        Some(*most)
    });
    let all: Vec<u128> = highest.collect();
    let skipped = usize::try_from(flat).unwrap_or(0).min(all.len().saturating_sub(1));
    if all.is_empty() { vec![0] } else { all[skipped..].to_vec() }
}

/// A roll with the dice that lie already.
pub(super) fn with_lying(counts: &[usize; 6], lying: &[usize; 6]) -> [usize; 6] {
    let mut all = *counts;
    all.iter_mut().zip(lying).for_each(|(count, more)| *count += more);
    all
}

/// The sum of a roll.
pub(super) fn sum_of(counts: &[usize; 6]) -> i32 {
    let sum: usize = (1..).zip(counts).map(|(face, count): (usize, _)| face * count).sum();
    i32::try_from(sum).unwrap_or(i32::MAX)
}

/// The number of dice showing each face.
pub(super) fn count_faces(dice: &[u8]) -> Result<[usize; 6], OddsError> {
    check_dice(dice.len())?;
    let mut counts = [0; 6];
    for &die in dice {
        let place = usize::from(die).checked_sub(1).and_then(|place| counts.get_mut(place));
        *place.ok_or(OddsError::NotAFace(die))? += 1;
    }
    Ok(counts)
}
