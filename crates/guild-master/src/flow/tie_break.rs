//! Tie-breaks: each tied Guild re-rolls one die of its choice until they are ranked (GM-SKIL-09, GM-RUL-16).

use kernel::{Draw, List, Next, Ranking, SEATS_MAX, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, SeatOrder, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;

/// What is taken off the result of each seat: the target where margins are compared, else 0.
pub(super) type Targets = [u8; SEATS_MAX];

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
    targets: Targets,
    depth: Depth,
    picked: [u8; SEATS_MAX],
    at: At,
}

impl TieBreak {
    pub(super) fn new(ranking: Ranking, targets: Targets, depth: Depth) -> Self {
        Self { ranking, targets, depth, picked: [0; SEATS_MAX], at: At::Picking }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Picking, Wake::Begin) => self.go_on(),
            (At::Picking, Wake::Expired(seat, _)) => match desk.table().guild(seat).roll.lowest() {
                Some(die) => Next::Fill(seat, Choice::Reroll(die)),
                None => Next::Wait,
            },
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
                // By margin: whoever has the highest target counts its result, the others so much more.
                let highest = self.targets.iter().copied().max().unwrap_or_default();
                let score = |seat: &Seat| {
                    let ease = highest - self.targets[seat.index()];
                    desk.table().guild(*seat).roll.result().saturating_add(ease)
                };
                let scores: List<u8, SEATS_MAX> = self.ranking.unsettled().iter().map(score).collect();
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
            Depth::First => tied.first() != order.first(),
        };
        if settled {
            return Next::Return(Reply::Order(order));
        }
        Next::Seal(tied.iter().map(|&seat| (seat, Prompt::Tie)).collect())
    }
}
