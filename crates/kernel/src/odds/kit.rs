//! The changes a roll may still get, and what the certain ones among them are worth.

use super::OddsError;
use super::window::Window;

/// The most changes of one roll that concern a single die or leave something to chance, so that every count of outcomes
/// fits. All cards of Guild Master together have fewer.
pub const MAX_CHANGES: usize = 32;

/// One change that may be made to a roll after the dice are cast, in any order and never by force (GM-SKIL-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Modifier {
    /// Turn one die to a face.
    Set {
        /// The face, 1 to 6.
        to: u8,
    },
    /// Roll one die again; a second reroll is chosen after seeing the first and may take the same die (GM-SKIL-07).
    Reroll,
    /// Roll one die more (GM-SKIL-04).
    AddDie,
    /// Lay one die more that shows this face; it can be changed like any other.
    AddFace(u8),
    /// Add a number to the sum.
    AddFlat(u16),
    /// Turn one die to its opposite face.
    Flip,
}

/// Some changes of one roll, sorted by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Kit {
    /// The numbers to add, largest first.
    pub(super) flats: Vec<u16>,
    /// The number of dice to add.
    pub(super) adds: usize,
    /// The faces of dice to lay down.
    pub(super) laid: Vec<u8>,
    /// The number of single rerolls.
    pub(super) rerolls: usize,
    /// The faces dice can be turned to, largest first.
    pub(super) sets: Vec<u8>,
    /// The number of dice that can be turned over.
    pub(super) flips: usize,
}

/// How to use the certain changes of single dice: which gain they bring and what comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plan {
    /// What the sum gains.
    pub(super) gain: i32,
    /// The next change and the place of its die in the window, if any change is worth making.
    pub(super) first: Option<(Modifier, usize)>,
}

impl Kit {
    /// Sorts the changes by kind.
    pub(super) fn new(modifiers: &[Modifier]) -> Result<Self, OddsError> {
        let mut kit = Self::default();
        for &modifier in modifiers {
            match modifier {
                Modifier::Set { to: face } | Modifier::AddFace(face) if !(1..=6).contains(&face) => {
                    return Err(OddsError::NotAFace(face));
                }
                Modifier::Set { to } => kit.sets.push(to),
                Modifier::Reroll => kit.rerolls += 1,
                Modifier::AddDie => kit.adds += 1,
                Modifier::AddFace(face) => kit.laid.push(face),
                Modifier::AddFlat(number) => kit.flats.push(number),
                Modifier::Flip => kit.flips += 1,
            }
        }
        kit.sets.sort_unstable_by(|a, b| b.cmp(a));
        kit.flats.sort_unstable_by(|a, b| b.cmp(a));
        kit.laid.sort_unstable();
        Ok(kit)
    }

    /// Both together.
    pub(super) fn with(&self, other: &Self) -> Self {
        let mut both = self.clone();
        both.flats.extend(&other.flats);
        both.adds += other.adds;
        both.laid.extend(&other.laid);
        both.rerolls += other.rerolls;
        both.sets.extend(&other.sets);
        both.flips += other.flips;
        both.sets.sort_unstable_by(|a, b| b.cmp(a));
        both.flats.sort_unstable_by(|a, b| b.cmp(a));
        both
    }

    /// The number of changes of single dice that leave nothing to chance.
    pub(super) fn certain(&self) -> usize {
        self.sets.len() + self.flips
    }

    /// The number of changes of single dice.
    pub(super) fn single(&self) -> usize {
        self.certain() + self.rerolls
    }

    /// The dice that are rolled when all is used.
    pub(super) fn luck(&self) -> usize {
        self.rerolls + self.adds
    }

    /// The sum of all numbers to add.
    pub(super) fn flat(&self) -> i32 {
        self.flats.iter().fold(0, |sum, &number| sum.saturating_add(i32::from(number)))
    }

    /// Whether another kit does all that this one does, whatever else there is to use.
    pub(super) fn is_within(&self, other: &Self) -> bool {
        // A die set to 4 or more is never turned over afterwards, so a higher face is better in any company.
        let sets = self.sets.iter().enumerate().all(|(place, &to)| {
            other.sets.get(place).is_some_and(|&better| better == to || (better > to && to >= 4))
        });
        let numbers = self.flat() <= other.flat() && self.adds <= other.adds;
        let laid = self.laid.iter().zip(&other.laid).all(|(one, other)| one == other);
        sets && numbers
            && laid
            && self.laid.len() <= other.laid.len()
            && self.rerolls <= other.rerolls
            && self.flips <= other.flips
    }

    /// How many numbers, largest first, make up what is lacking; nothing if all of them are too little.
    pub(super) fn flats_for(&self, lacking: i32) -> Option<usize> {
        let mut left = lacking;
        let mut flats = self.flats.iter();
        let mut used = 0;
        while left > 0 {
            left -= i32::from(*flats.next()?);
            used += 1;
        }
        Some(used)
    }

    /// What the sum gains when everything certain is used as well as possible on a window.
    pub(super) fn gain(&self, dice: &Window) -> i32 {
        let mut dice = *dice;
        for &face in &self.laid {
            dice.add(face);
        }
        let laid: i32 = self.laid.iter().map(|&face| i32::from(face)).sum();
        self.flat() + laid + self.plan(&dice, self.certain()).gain
    }

    /// The best use of at most `most` certain changes on the lowest dice of a roll.
    ///
    /// A die turned over gains 7 - 2d and a die set to f gains f - d, so the dice to turn over are the lowest ones
    /// and those to set come next. Besides, a die set to 3 or less can be turned over as well: the lowest sets
    /// gain most by that.
    pub(super) fn plan(&self, dice: &Window, most: usize) -> Plan {
        let mut best = Plan::default();
        let low_sets = self.sets.iter().filter(|&&to| to <= 3).count();
        for turned in 0..=low_sets.min(self.flips) {
            let (faces, first) = turned_over(&self.sets, turned);
            for flips in 0..=(self.flips - turned).min(dice.len()) {
                let Some(left) = most.checked_sub(turned + flips) else { break };
                let flipped: i32 = dice.faces().take(flips).map(|face| 7 - 2 * i32::from(face)).sum();
                best.offer(flipped, || (Modifier::Flip, 0));
                let mut gain = flipped;
                for (face, &to) in dice.faces().skip(flips).zip(faces.iter()).take(left) {
                    gain += i32::from(to) - i32::from(face);
                    best.offer(gain, || (Modifier::Set { to: first }, flips));
                }
            }
        }
        best
    }
}

impl Plan {
    /// Keeps the better of two plans.
    fn offer(&mut self, gain: i32, first: impl Fn() -> (Modifier, usize)) {
        if gain > self.gain {
            *self = Self { gain, first: Some(first()) };
        }
    }
}

/// The faces of all sets after the lowest `turned` of them have been turned over, largest first, and what the first of
/// them was before; `sets` is sorted, largest first.
fn turned_over(sets: &[u8], turned: usize) -> (std::borrow::Cow<'_, [u8]>, u8) {
    if turned == 0 {
        return (sets.into(), sets.first().copied().unwrap_or(0));
    }
    let kept = sets.len() - turned;
    let after = |(place, &to): (usize, &u8)| if place < kept { to } else { 7 - to };
    let mut faces: Vec<u8> = sets.iter().enumerate().map(after).collect();
    faces.sort_unstable_by(|a, b| b.cmp(a));
    let first_is_turned = sets[..kept].first().is_none_or(|&to| to < faces[0]);
    let first = if first_is_turned { 7 - faces[0] } else { faces[0] };
    (faces.into(), first)
}
