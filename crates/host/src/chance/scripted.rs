//! Draws dictated by a script.

use std::collections::VecDeque;

use kernel::{Draw, Drawn};

use super::NoDraw;

/// Numbers to be drawn, in order: the face of each die, or the index of the thing picked, counted from 0. Strict both
/// ways: a draw without a number and a number without a draw are faults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scripted {
    faces: VecDeque<u32>,
}

impl Scripted {
    /// A script of these numbers.
    pub fn new(faces: impl IntoIterator<Item = u32>) -> Self {
        Self { faces: faces.into_iter().collect() }
    }

    /// Adds numbers at the end.
    pub fn extend(&mut self, faces: impl IntoIterator<Item = u32>) {
        self.faces.extend(faces);
    }

    /// Throws away what is left, after a mistake.
    pub fn clear(&mut self) {
        self.faces.clear();
    }

    /// The numbers not used yet. When a match ends, none should be left.
    #[must_use]
    pub fn left(&self) -> Vec<u32> {
        self.faces.iter().copied().collect()
    }

    pub(super) fn draw(&mut self, draw: &Draw) -> Result<Drawn, NoDraw> {
        let (needed, least, most) = match *draw {
            Draw::Dice { count, sides } => (usize::from(count), 1, u32::from(sides)),
            Draw::One { of } => (1, 0, of.saturating_sub(1)),
        };
        let left = self.faces.len();
        if left < needed {
            return Err(NoDraw::ScriptShort { needed, left });
        }
        let faces: Vec<u32> = self.faces.iter().copied().take(needed).collect();
        if let Some(&face) = faces.iter().find(|&face| !(least..=most).contains(face)) {
            return Err(NoDraw::ScriptWrong { face, least, most });
        }
        self.faces.drain(..needed);
        Ok(match draw {
            Draw::Dice { .. } => {
                Drawn::Dice(faces.iter().map(|&face| u8::try_from(face).unwrap_or(u8::MAX)).collect())
            }
            Draw::One { .. } => Drawn::One(faces.first().copied().unwrap_or(0)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strict_both_ways() {
        let mut script = Scripted::new([3, 2, 1, 0]);
        assert_eq!(script.draw(&Draw::d6(2)), Ok(Drawn::dice(&[3, 2])));
        assert_eq!(script.draw(&Draw::d6(3)), Err(NoDraw::ScriptShort { needed: 3, left: 2 }));
        assert_eq!(script.draw(&Draw::d6(2)), Err(NoDraw::ScriptWrong { face: 0, least: 1, most: 6 }));
        assert_eq!(
            script.draw(&Draw::One { of: 1 }),
            Err(NoDraw::ScriptWrong { face: 1, least: 0, most: 0 })
        );
        assert_eq!(script.draw(&Draw::One { of: 2 }), Ok(Drawn::One(1)));
        assert_eq!(script.left(), [0]);
        script.clear();
        script.extend([6]);
        assert_eq!(script.draw(&Draw::d6(1)), Ok(Drawn::dice(&[6])));
        assert!(script.left().is_empty());
    }
}
