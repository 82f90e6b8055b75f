//! Scripted chance, strict both ways: no draw outside the script, no script left over.

use std::collections::VecDeque;

use kernel::{Draw, Drawn};

/// The scripted outcome of one draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Group {
    /// The faces of a roll, in order.
    Dice(Vec<u8>),
    /// The thing picked, counted from 1.
    One(u32),
}

impl Group {
    /// Reads the groups of a line such as `3 2 1 | 6`: dice, one group a roll.
    ///
    /// # Errors
    /// What is not a face.
    pub fn read_dice(text: &str) -> Result<Vec<Self>, String> {
        text.split('|').map(|group| read_numbers(group).map(Self::Dice)).collect()
    }

    /// Reads the groups of a line such as `2 | 1`: picks, counted from 1.
    ///
    /// # Errors
    /// What is not a number from 1.
    pub fn read_picks(text: &str) -> Result<Vec<Self>, String> {
        let one = |group: &str| match read_numbers::<u32>(group)?.as_slice() {
            &[number] if number > 0 => Ok(Self::One(number)),
            _ => Err(format!("`{}` is not one number, counted from 1", group.trim())),
        };
        text.split('|').map(one).collect()
    }

    /// The outcome this group gives to `draw`.
    ///
    /// # Errors
    /// Why it does not fit.
    pub fn serve(&self, draw: &Draw) -> Result<Drawn, String> {
        let drawn = match self {
            Self::Dice(faces) if faces.len() > kernel::DICE_MAX => None,
            Self::Dice(faces) => Some(Drawn::dice(faces)),
            Self::One(number) => number.checked_sub(1).map(Drawn::One),
        };
        drawn
            .filter(|drawn| draw.allows(drawn))
            .ok_or_else(|| format!("the match waits for {}, the script gives {self}", describe(draw)))
    }
}

impl std::fmt::Display for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Dice(faces) => {
                write!(f, "{} dice:", faces.len())?;
                faces.iter().try_for_each(|face| write!(f, " {face}"))
            }
            Self::One(number) => write!(f, "draw: {number}"),
        }
    }
}

fn read_numbers<T: std::str::FromStr>(text: &str) -> Result<Vec<T>, String> {
    let words = text.split_whitespace();
    let numbers: Vec<T> = words
        .map(|word| word.parse().map_err(|_| format!("`{word}` is not a number")))
        .collect::<Result<_, _>>()?;
    if numbers.is_empty() { Err("a group without a number".to_owned()) } else { Ok(numbers) }
}

/// A draw in words, such as `roll 2d6` or `draw 1 of 8`.
#[must_use]
pub fn describe(draw: &Draw) -> String {
    match draw {
        Draw::Dice { count, sides } => format!("roll {count}d{sides}"),
        Draw::One { of } => format!("draw 1 of {of}"),
    }
}

/// A queue of scripted outcomes for tests written in Rust.
#[derive(Clone, Debug, Default)]
pub struct Dice {
    left: VecDeque<Group>,
}

impl Dice {
    /// A script of these outcomes.
    #[must_use]
    pub fn new(groups: impl IntoIterator<Item = Group>) -> Self {
        Self { left: groups.into_iter().collect() }
    }

    /// A script of rolls, each a list of faces.
    #[must_use]
    pub fn rolls(rolls: &[&[u8]]) -> Self {
        Self::new(rolls.iter().map(|faces| Group::Dice(faces.to_vec())))
    }

    /// Serves a draw.
    ///
    /// # Errors
    /// No script is left, or what comes next does not fit the draw.
    pub fn serve(&mut self, draw: &Draw) -> Result<Drawn, String> {
        let group = self.left.pop_front();
        group.ok_or_else(|| format!("no script is left for {}", describe(draw)))?.serve(draw)
    }

    /// Ends the script.
    ///
    /// # Errors
    /// Something is left over.
    pub fn finish(self) -> Result<(), String> {
        match self.left.front() {
            None => Ok(()),
            Some(group) => {
                Err(format!("{} scripted draws are left over, the first is {group}", self.left.len()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn serves_in_order() {
        let mut dice = Dice::new([Group::Dice(vec![3, 2]), Group::One(4)]);
        assert_eq!(dice.serve(&Draw::d6(2)), Ok(Drawn::dice(&[3, 2])));
        assert_eq!(dice.serve(&Draw::One { of: 4 }), Ok(Drawn::One(3)));
        assert_eq!(dice.finish(), Ok(()));
    }

    #[test]
    fn a_draw_outside_the_script_is_an_error_that_names_it() {
        assert_eq!(Dice::rolls(&[]).serve(&Draw::d6(3)), Err("no script is left for roll 3d6".to_owned()));
    }

    #[test]
    fn script_left_over_is_an_error() {
        let left = Dice::rolls(&[&[1, 2], &[3]]).finish();
        assert_eq!(left, Err("2 scripted draws are left over, the first is 2 dice: 1 2".to_owned()));
    }

    #[test]
    fn a_group_must_fit_its_draw() {
        for (group, draw) in [
            (Group::Dice(vec![1, 2]), Draw::d6(3)),
            (Group::Dice(vec![1, 7]), Draw::d6(2)),
            (Group::Dice(vec![0]), Draw::d6(1)),
            (Group::Dice(vec![1; 41]), Draw::d6(40)),
            (Group::Dice(vec![1]), Draw::One { of: 6 }),
            (Group::One(1), Draw::d6(1)),
            (Group::One(5), Draw::One { of: 4 }),
        ] {
            assert!(group.serve(&draw).is_err(), "{group} for {}", describe(&draw));
        }
    }

    #[test]
    fn lines_are_read_strictly() {
        assert_eq!(Group::read_dice("3 2 1 | 6"), Ok(vec![Group::Dice(vec![3, 2, 1]), Group::Dice(vec![6])]));
        assert_eq!(Group::read_picks("2"), Ok(vec![Group::One(2)]));
        for bad in ["", "3 |", "three", "-1", "300"] {
            assert!(Group::read_dice(bad).is_err(), "{bad:?}");
        }
        for bad in ["", "0", "1 2"] {
            assert!(Group::read_picks(bad).is_err(), "{bad:?}");
        }
    }
}
