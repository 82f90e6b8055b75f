//! The Contested Skill Check of Hire Builders and of tied bids (GM-SKIL-08, GM-HIRE-13, GM-RECR-18).

use kernel::{Next, Ranking, SEATS_MAX, Wake};
use serde::{Deserialize, Serialize};

use super::check::Check;
use super::skills::Skills;
use super::tie_break::{Depth, Targets, TieBreak};
use super::{Frame, Reply, Step, Woken, Work};
use crate::ask::Purpose;
use crate::seats::Seats;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Picking,
    Checking,
    Ranking,
}

/// Each Guild checks any one Skill of its team; they are ranked by result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Contested {
    number: u8,
    purpose: Purpose,
    seats: Seats,
    depth: Depth,
    at: At,
}

impl Contested {
    /// For the order of hiring: every place counts (GM-HIRE-15).
    pub(super) fn to_hire(number: u8, seats: Seats) -> Self {
        Self { number, purpose: Purpose::Hire, seats, depth: Depth::All, at: At::Picking }
    }

    /// For a tied bid: only the winner counts.
    pub(super) fn for_bid(number: u8, space: u8, seats: Seats) -> Self {
        Self { number, purpose: Purpose::Bid(space), seats, depth: Depth::First, at: At::Picking }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Picking, Wake::Begin) => {
                Next::Call(Frame::Skills(Skills::new(self.number, self.purpose, self.seats)))
            }
            (At::Picking, Wake::Returned(Reply::Skills(skills))) => {
                let table = desk.table();
                let mut dice = [0; SEATS_MAX];
                for seat in self.seats.iter() {
                    let team = &table.guild(seat).order(self.number).team;
                    dice[seat.index()] = table.dice(team, skills[seat.index()]);
                }
                self.at = At::Checking;
                Next::Call(Frame::Check(Check::together(table, self.seats, skills, dice)))
            }
            (At::Checking, Wake::Returned(_)) => {
                let table = desk.table();
                let results =
                    self.seats.iter().map(|seat| (seat, i32::from(table.guild(seat).roll.result())));
                self.at = At::Ranking;
                let ranking = Ranking::by_score(results);
                Next::Call(Frame::TieBreak(TieBreak::new(ranking, Targets::default(), self.depth)))
            }
            (At::Ranking, Wake::Returned(reply)) => Next::Return(reply),
            _ => Next::Bug("contested check"),
        }
    }
}
