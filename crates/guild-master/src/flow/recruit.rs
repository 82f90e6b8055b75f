//! Recruit Adventurer: the highest bid takes the face-up card (GM-RECR).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::contested::Contested;
use super::fallback::Fallback;
use super::objective::gold_back;
use super::using::Using;
use super::{Frame, Reply, Step, Woken, Work};
use crate::effect::Window;
use crate::event::Event;
use crate::seats::Seats;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// Bids are compared.
    Bidding,
    /// The winner may use what helps a recruiter.
    Winning(Seat),
    /// Those who lost fall back.
    Losing,
}

/// Guilds bidding for the Adventurer of a space; all of them meet the requirements (GM-RUL-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Recruit {
    number: u8,
    space: u8,
    bidders: Seats,
    at: At,
}

impl Recruit {
    pub(super) fn new(number: u8, space: u8, bidders: Seats) -> Self {
        Self { number, space, bidders, at: At::Bidding }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Bidding, Wake::Begin) => {
                let more = |seat| u16::from(desk.table().bid_bonus(seat));
                let bid = |seat| desk.table().guild(seat).order(self.number).gold + more(seat);
                let best = self.bidders.iter().map(bid).max();
                let top: Seats = self.bidders.iter().filter(|&seat| Some(bid(seat)) == best).collect();
                match top.first_seat() {
                    // GM-RECR-17: a single highest bid wins.
                    Some(winner) if top.len() == 1 => self.win(winner, desk),
                    // GM-RECR-18: only the tied Guilds check.
                    _ => Next::Call(Frame::Contested(Contested::for_bid(self.number, self.space, top))),
                }
            }
            (At::Bidding, Wake::Returned(Reply::Order(order))) => match order.first() {
                Some(&winner) => self.win(winner, desk),
                None => Next::Bug("recruit"),
            },
            (At::Winning(winner), Wake::Returned(_)) => self.recruit(winner, desk),
            (At::Losing, Wake::Returned(_)) => Next::Return(Reply::Done),
            _ => Next::Bug("recruit"),
        }
    }

    /// What is taken back after recruiting is used once the bid has won, so never for nothing. The recruit itself does not
    /// help yet.
    fn win(&mut self, winner: Seat, desk: &mut Work<'_>) -> Step {
        self.at = At::Winning(winner);
        match Using::among(desk.table(), Window::Recruited, Seats::one(winner)) {
            Some(using) => Next::Call(using),
            None => self.recruit(winner, desk),
        }
    }

    fn recruit(&mut self, winner: Seat, desk: &mut Work<'_>) -> Step {
        if let Some(adventurer) = desk.table().on_stand(self.space) {
            let fame = desk.table().adventurer(adventurer).fame;
            let paid = desk.table().guild(winner).order(self.number).gold;
            desk.emit(Event::Recruited { seat: winner, number: self.number, space: self.space, adventurer });
            let back = paid.min(desk.table().guild(winner).boost.refund.into());
            if back > 0 {
                desk.emit(Event::Gold { seat: winner, by: back as i16 });
            }
            if fame > 0 {
                desk.emit(Event::Fame { seat: winner, by: i16::from(fame) });
            }
        }
        let losers = self.bidders.without(Seats::one(winner));
        if losers.is_empty() {
            return Next::Return(Reply::Done);
        }
        for seat in losers.iter() {
            gold_back(desk, seat, self.number);
        }
        self.at = At::Losing;
        Next::Call(Frame::Fallback(Fallback::new(self.number, losers)))
    }
}
