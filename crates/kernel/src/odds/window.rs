//! The lowest dice of a roll, the only ones that are ever changed.

use super::MAX_DICE;

/// The lowest dice of a roll, as the number of dice that show each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Window {
    counts: [u8; 6],
    len: u8,
    sum: u16,
}

/// Binomial coefficients large enough to number every window.
const CHOOSE: [[u32; 6]; MAX_DICE + 6] = {
    let mut table = [[0; 6]; MAX_DICE + 6];
    let mut n = 0;
    while n < MAX_DICE + 6 {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < 6 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

impl Window {
    /// The lowest dice of a roll that is given as the number of dice showing each face.
    pub(super) fn lowest(counts: &[usize; 6], size: usize) -> Self {
        let mut window = Self::default();
        for (face, &count) in (1_u8..).zip(counts) {
            for _ in 0..count.min(size - window.len()) {
                window.add(face);
            }
        }
        window
    }

    /// How many windows of a size there are.
    pub(super) fn number(size: usize) -> usize {
        CHOOSE[size + 5][5] as usize
    }

    /// The number of dice.
    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// The sum of the faces.
    pub(super) fn sum(&self) -> i32 {
        i32::from(self.sum)
    }

    /// The faces, lowest first.
    pub(super) fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        (1_u8..).zip(&self.counts).flat_map(|(face, &count)| (0..count).map(move |_| face))
    }

    /// The face at a place, lowest first; 0 beyond the last.
    pub(super) fn face(&self, place: usize) -> u8 {
        self.faces().nth(place).unwrap_or(0)
    }

    /// The faces that show, each once.
    pub(super) fn different(&self) -> impl Iterator<Item = u8> + use<> {
        let counts = self.counts;
        (1_u8..).zip(counts).filter(|&(_, count)| count > 0).map(|(face, _)| face)
    }

    /// Lays a die to it.
    pub(super) fn add(&mut self, face: u8) {
        self.counts[usize::from(face) - 1] += 1;
        self.len += 1;
        self.sum += u16::from(face);
    }

    /// The window without a die of a face that shows.
    pub(super) fn without(mut self, face: u8) -> Self {
        self.counts[usize::from(face) - 1] -= 1;
        self.len -= 1;
        self.sum -= u16::from(face);
        self
    }

    /// The window with a die of one face showing another.
    pub(super) fn turned(mut self, from: u8, to: u8) -> Self {
        self.counts[usize::from(from) - 1] -= 1;
        self.counts[usize::from(to) - 1] += 1;
        self.sum = self.sum - u16::from(from) + u16::from(to);
        self
    }

    /// The window without its highest dice, so that no more than `size` are left.
    pub(super) fn cut(mut self, size: usize) -> Self {
        for (face, count) in (1_u8..=6).zip(&mut self.counts).rev() {
            while usize::from(self.len) > size && *count > 0 {
                *count -= 1;
                self.len -= 1;
                self.sum -= u16::from(face);
            }
        }
        self
    }

    /// The number of this window among all windows of its size.
    pub(super) fn rank(&self) -> usize {
        // Dice and five bars between the faces in a row: the places of the bars number the window.
        let mut before = 0;
        let mut rank = 0;
        for (bar, &count) in self.counts[..5].iter().enumerate() {
            before += usize::from(count);
            rank += CHOOSE[before + bar][bar + 1];
        }
        rank as usize
    }
}
