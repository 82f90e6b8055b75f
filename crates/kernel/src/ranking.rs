//! Ranking seats by score, ties settled by dice.

use serde::{Deserialize, Serialize};

use crate::{List, SEATS_MAX, Seat};

/// Seats in order of score, the highest first; seats still level form a group until a roll settles them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranking {
    order: List<Seat, SEATS_MAX>,
    /// The group each place belongs to; equal numbers are level.
    group: List<u8, SEATS_MAX>,
}

impl Ranking {
    /// Ranks seats by score, the highest first.
    pub fn by_score(scores: impl IntoIterator<Item = (Seat, i32)>) -> Self {
        let mut scores: List<(Seat, i32), SEATS_MAX> = List::collect(scores);
        scores.sort_by_key(|&(seat, score)| (-score, seat));
        let mut group = List::new();
        for (place, (_, score)) in scores.iter().enumerate() {
            let level = place > 0 && scores[place - 1].1 == *score;
            let number = if level { group.last().copied().unwrap_or(0) } else { place as u8 };
            let _ = group.push(number);
        }
        Self { order: scores.iter().map(|&(seat, _)| seat).collect(), group }
    }

    /// The first group of seats that are still level, if any.
    #[must_use]
    pub fn unsettled(&self) -> List<Seat, SEATS_MAX> {
        let tied = |place: usize| self.group.iter().filter(|&&group| group == self.group[place]).count() > 1;
        let Some(first) = (0..self.order.len()).find(|&place| tied(place)) else { return List::new() };
        let group = self.group[first];
        self.order.iter().zip(&self.group).filter(|&(_, &g)| g == group).map(|(&seat, _)| seat).collect()
    }

    /// Settles the first level group by one die for each of its seats, in the order of [`Ranking::unsettled`]; the
    /// higher die goes first and equal dice stay level.
    pub fn settle(&mut self, dice: &[u8]) {
        let tied = self.unsettled();
        let Some(first) = tied.first().and_then(|seat| self.order.iter().position(|other| other == seat))
        else {
            return;
        };
        let scores = tied.iter().zip(dice).map(|(&seat, &die)| (seat, i32::from(die)));
        let within = Self::by_score(scores);
        for (place, (&seat, &group)) in within.order.iter().zip(&within.group).enumerate() {
            self.order[first + place] = seat;
            self.group[first + place] = first as u8 + group;
        }
    }

    /// The seats in order; seats still level stand in seat order.
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_rolled_group_by_group() {
        let mut ranking = Ranking::by_score([(Seat(0), 5), (Seat(1), 9), (Seat(2), 5), (Seat(3), 5)]);
        assert_eq!(&*ranking.unsettled(), &[Seat(0), Seat(2), Seat(3)]);
        ranking.settle(&[4, 6, 4]);
        assert_eq!(ranking.order(), &[Seat(1), Seat(2), Seat(0), Seat(3)]);
        assert_eq!(&*ranking.unsettled(), &[Seat(0), Seat(3)]);
        ranking.settle(&[1, 2]);
        assert_eq!(ranking.order(), &[Seat(1), Seat(2), Seat(3), Seat(0)]);
        assert!(ranking.unsettled().is_empty());
    }
}
