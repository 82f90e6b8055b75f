//! The changes a roll may still get, and what the certain ones among them are worth.

use super::OddsError;
use super::solver::Window;

/// The most changes of single dice ([`Modifier::Set`], [`Modifier::Reroll`], [`Modifier::Flip`]) of one roll.
pub const MAX_CHANGES: usize = 8;

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
    /// Add a number to the sum.
    AddFlat(u16),
    /// Turn one die to its opposite face.
    Flip,
}

/// All changes of one roll, sorted by kind.
#[derive(Clone, Debug)]
pub(super) struct Kit {
    /// The numbers to add, largest first.
    pub(super) flats: Vec<u16>,
    /// The number of dice to add.
    pub(super) adds: usize,
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
        let mut kit = Self { flats: Vec::new(), adds: 0, rerolls: 0, sets: Vec::new(), flips: 0 };
        for &modifier in modifiers {
            match modifier {
                Modifier::Set { to } if !(1..=6).contains(&to) => return Err(OddsError::NotAFace(to)),
                Modifier::Set { to } => kit.sets.push(to),
                Modifier::Reroll => kit.rerolls += 1,
                Modifier::AddDie => kit.adds += 1,
                Modifier::AddFlat(number) => kit.flats.push(number),
                Modifier::Flip => kit.flips += 1,
            }
        }
        let changes = kit.certain() + kit.rerolls;
        if changes > MAX_CHANGES {
            return Err(OddsError::TooManyChanges { changes, most: MAX_CHANGES });
        }
        kit.sets.sort_unstable_by(|a, b| b.cmp(a));
        kit.flats.sort_unstable_by(|a, b| b.cmp(a));
        Ok(kit)
    }

    /// The number of changes of single dice that leave nothing to chance.
    pub(super) fn certain(&self) -> usize {
        self.sets.len() + self.flips
    }

    /// The sum of all numbers to add.
    pub(super) fn flat(&self) -> i32 {
        self.flats.iter().fold(0, |sum, &number| sum.saturating_add(i32::from(number)))
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

    /// The best use of at most `most` certain changes on the lowest dice of a roll.
    ///
    /// A die turned over gains 7 - 2d and a die set to f gains f - d, so the dice to turn over are the lowest ones
    /// and those to set come next. Besides, a die set to 3 or less can be turned over as well: the lowest sets
    /// gain most by that.
    pub(super) fn plan(&self, dice: &Window, most: usize) -> Plan {
        let mut best = Plan::default();
        let low_sets = self.sets.iter().filter(|&&to| to <= 3).count();
        for turned in 0..=low_sets.min(self.flips) {
            let faces = SetFaces::new(&self.sets, turned);
            for flips in 0..=(self.flips - turned).min(dice.len()) {
                let Some(left) = most.checked_sub(turned + flips) else { break };
                let flipped: i32 = dice.faces().take(flips).map(|face| 7 - 2 * face).sum();
                best.offer(flipped, || (Modifier::Flip, 0));
                let mut gain = flipped;
                for (face, to) in dice.faces().skip(flips).zip(faces.iter()).take(left) {
                    gain += i32::from(to) - face;
                    best.offer(gain, || (Modifier::Set { to: faces.first_as_printed() }, flips));
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

/// The faces of all sets after some of the lowest have been turned over, largest first.
struct SetFaces {
    faces: [u8; MAX_CHANGES],
    len: usize,
    /// What the first of them was before it was turned over.
    printed: u8,
}

impl SetFaces {
    /// Turns the lowest `turned` sets over; `sets` is sorted, largest first.
    fn new(sets: &[u8], turned: usize) -> Self {
        let mut faces = [0; MAX_CHANGES];
        let kept = sets.len() - turned;
        for (place, (face, &to)) in faces.iter_mut().zip(sets).enumerate() {
            *face = if place < kept { to } else { 7 - to };
        }
        faces[..sets.len()].sort_unstable_by(|a, b| b.cmp(a));
        let first_is_turned = turned > 0 && sets[..kept].first().is_none_or(|&to| to < faces[0]);
        let printed = if first_is_turned { 7 - faces[0] } else { faces[0] };
        Self { faces, len: sets.len(), printed }
    }

    /// The faces, largest first.
    fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.faces[..self.len].iter().copied()
    }

    /// The face to set for the first of them.
    fn first_as_printed(&self) -> u8 {
        self.printed
    }
}
