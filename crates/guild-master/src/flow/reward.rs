//! Rewards of Contracts: Gold and Fame at once (GM-CONT-06, GM-FAME-01).

use kernel::{SEATS_MAX, Seat};

use super::Work;
use crate::event::Event;
use crate::seats::Seats;
use crate::terms::Level;

/// Pays Gold and Fame for a Contract of a level to a Guild, with what its abilities add.
pub(super) fn pay_reward(desk: &mut Work<'_>, seat: Seat, level: Level, gold: u8, fame: u8) {
    let (more_gold, more_fame) = desk.table().reward_bonus(seat, level);
    let (gold, fame) = (gold.saturating_add(more_gold), fame.saturating_add(more_fame));
    if gold > 0 {
        desk.emit(Event::Gold { seat, by: i16::from(gold) });
    }
    if fame > 0 {
        desk.emit(Event::Fame { seat, by: i16::from(fame) });
    }
}

/// The default split: equal whole shares, the rest to the leader (GM-CTST-08).
pub(super) fn share_gold(gold: u8, seats: Seats, leader: Seat) -> [u8; SEATS_MAX] {
    let count = seats.len() as u8;
    let mut shares = [0; SEATS_MAX];
    for seat in seats.iter() {
        shares[seat.index()] = gold / count + if seat == leader { gold % count } else { 0 };
    }
    shares
}
