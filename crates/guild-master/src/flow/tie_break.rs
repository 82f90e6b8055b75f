//! Tie-breaks: each tied Guild re-rolls one die of its choice until they are ranked (GM-SKIL-09, GM-RUL-16).

use kernel::{Draw, Next, Ranking, SEATS_MAX, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, SeatOrder, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;

/// How far the ranking has to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Depth {
    /// Only the first place matters.
    First,
    /// Every place matters.
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Picking,
    Rolling,
}

/// A ranking whose ties are broken by re-rolls. They rank tied Guilds among themselves and change nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TieBreak {
    ranking: Ranking,
    /// What is taken off each result: the target where margins are compared, else 0.
    targets: [u8; SEATS_MAX],
    depth: Depth,
    picked: [u8; SEATS_MAX],
    at: At,
}

impl TieBreak {
    pub(super) fn new(ranking: Ranking, targets: [u8; SEATS_MAX], depth: Depth) -> Self {
        Self { ranking, targets, depth, picked: [0; SEATS_MAX], at: At::Picking }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Picking, Wake::Begin) => self.go_on(),
            (At::Picking, Wake::Expired(seat, _)) => {
                let dice = desk.table().guild(seat).roll.dice;
                let lowest = (0..).zip(dice.iter()).min_by_key(|&(_, face)| face).map_or(0, |(die, _)| die);
                Next::Fill(seat, Choice::Reroll(lowest))
            }
            (At::Picking, Wake::Answers(answers)) => {
                for &(seat, choice) in answers {
                    if let Choice::Reroll(die) = choice {
                        self.picked[seat.index()] = die;
                    }
                }
                self.at = At::Rolling;
                Next::Roll(Draw::d6(answers.len() as u8))
            }
            (At::Rolling, Wake::Drawn(drawn)) => {
                for (&seat, &face) in self.rollers(desk.table()).iter().zip(drawn.faces()) {
                    desk.emit(Event::TieRerolled { seat, die: self.picked[seat.index()], face });
                }
                let scores: kernel::List<u8, SEATS_MAX> = (self.ranking.unsettled().iter())
                    .map(|&seat| {
                        60 + desk.table().guild(seat).roll.result() - self.targets[seat.index()].min(60)
                    })
                    .collect();
                self.ranking.settle(&scores);
                self.at = At::Picking;
                self.go_on()
            }
            _ => Next::Bug("tie-break"),
        }
    }

    /// The Guilds that are tied now.
    pub(super) fn tied(&self) -> SeatOrder {
        self.ranking.unsettled()
    }

    /// The tied Guilds in the order they roll (GM-RUL-41).
    fn rollers(&self, table: &Table) -> SeatOrder {
        table.by_fame(self.ranking.unsettled().iter().copied().collect::<Seats>())
    }

    fn go_on(&self) -> Step {
        let tied = self.ranking.unsettled();
        let order: SeatOrder = self.ranking.order().iter().copied().collect();
        let settled = match self.depth {
            Depth::All => tied.is_empty(),
            Depth::First => tied.is_empty() || tied.first() != order.first(),
        };
        if settled {
            return Next::Return(Reply::Order(order));
        }
        Next::Seal(tied.iter().map(|&seat| (seat, Prompt::Tie)).collect())
    }
}
