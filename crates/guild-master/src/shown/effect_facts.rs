//! What is said of what effects do for a Guild and its Orders.

use kernel::Seat;
use words::{Arg, Message};

use super::clauses::share;
use super::nouns::{adventurer, builders, contract, gold, letter, objective, one, rank, side, skill_upgrade};
use super::source::signed;
use crate::builders::{PRICES, price_at};
use crate::event::Event;
use crate::order::ORDERS;
use crate::seats::place;
use crate::table::{Boost, Table};
use crate::texts::m;
use crate::uses::Source;

/// A fact about a Guild and its Orders; `None` for any other, and for those that only keep books.
pub(super) fn say(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Announced { space, contract: id } => {
            m::GmFactAnnounced { number: one(space), contract: contract(table, id) }.into()
        }
        Event::BonusBegan { seat, contract: id } => {
            m::GmFactBonusBegan { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::EventBegan { contract: id } => m::GmFactEventBegan { contract: contract(table, id) }.into(),
        Event::GoldTold { gold } => {
            let amounts = Seat::all(table.seats).map(|seat| share(seat, gold[place(seat)]));
            m::GmFactGoldTold { amounts: amounts.collect() }.into()
        }
        Event::Used { seat, source, .. } => return used(table, seat, source),
        Event::Boosted { seat, boost } => return boosted(table, seat, &boost),
        Event::MoreOrders { seat, orders } => {
            m::GmFactMoreOrders { seat: seat.into(), n: orders.into() }.into()
        }
        Event::LargerTeams { seat, by, orders } if usize::from(orders) < ORDERS => {
            m::GmFactLargerTeam { seat: seat.into(), n: by.into(), orders: orders.into() }.into()
        }
        Event::LargerTeams { seat, by, .. } => {
            m::GmFactLargerTeams { seat: seat.into(), n: by.into() }.into()
        }
        Event::Turned { seat, skill, side: up } => {
            let upgrade = skill_upgrade(skill).into();
            m::GmFactSide { seat: seat.into(), upgrade, side: side(up).into() }.into()
        }
        Event::Recovered { seat, contract: id } => {
            m::GmFactRecovered { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::Retired { seat, adventurer: id } => {
            m::GmFactRetired { seat: seat.into(), adventurer: adventurer(table, id) }.into()
        }
        Event::OrdersSwapped { seat, first, second } => {
            m::GmFactOrdersSwapped { seat: seat.into(), first: one(first), second: one(second) }.into()
        }
        Event::OrderChanged { seat, number, objective: card } => {
            let objective = objective(table, card).into();
            m::GmFactOrderChanged { seat: seat.into(), number: one(number), objective }.into()
        }
        Event::TeamJoined { seat, number, adventurer: id } => {
            let adventurer = adventurer(table, id);
            m::GmFactTeamJoined { seat: seat.into(), adventurer, number: one(number) }.into()
        }
        Event::RecruitedNow { seat, space, adventurer: id, gold: paid } => {
            let rank = rank(table.adventurer(id).rank).into();
            let (seat, adventurer, letter) = (seat.into(), adventurer(table, id), letter(space));
            match paid {
                0 => m::GmFactRecruitedFree { seat, adventurer, rank, letter }.into(),
                paid => m::GmFactRecruited { seat, adventurer, rank, letter, gold: gold(paid) }.into(),
            }
        }
        Event::HiredFree { seat, builders: count } => {
            m::GmFactHiredFree { seat: seat.into(), builders: builders(count) }.into()
        }
        Event::MarkerMoved { by } => m::GmFactMarkerMoved { gold: price_after(table, by) }.into(),
        _ => return None,
    })
}

/// The use of a card. A Skill Upgrade shows in what it does to the dice.
fn used(table: &Table, seat: Seat, source: Source) -> Option<Message> {
    Some(match source {
        Source::Upgrade => return None,
        Source::Ability(id) => m::GmFactUsed { seat: seat.into(), adventurer: adventurer(table, id) }.into(),
        Source::Boon(id) => m::GmFactUsedBoon { seat: seat.into(), contract: contract(table, id) }.into(),
        Source::Copy { by, of } => {
            let (by, of) = (adventurer(table, by), adventurer(table, of));
            m::GmFactUsedCopy { seat: seat.into(), by, of }.into()
        }
    })
}

/// What a Guild has for the Order under way beyond what it had.
fn boosted(table: &Table, seat: Seat, boost: &Boost) -> Option<Message> {
    let had = table.guild(seat).boost;
    let seat: Arg = seat.into();
    Some(if boost.bid > had.bid {
        m::GmFactBoostBid { seat, n: (boost.bid - had.bid).into() }.into()
    } else if boost.minimum != had.minimum {
        m::GmFactBoostMinimum { seat, by: signed(boost.minimum.saturating_sub(had.minimum)) }.into()
    } else if boost.refund > had.refund {
        m::GmFactBoostRefund { seat, gold: gold(boost.refund) }.into()
    } else if boost.skip_rank && !had.skip_rank {
        m::GmFactBoostRank { seat }.into()
    } else if boost.free > had.free {
        m::GmFactBoostFree { seat, builders: builders(boost.free) }.into()
    } else if let Some(discount) = boost.discounts.get(had.discounts.len()) {
        let gold = gold(discount.less);
        match discount.builders {
            None => m::GmFactBoostDiscount { seat, gold }.into(),
            Some(count) => m::GmFactBoostDiscountSome { seat, gold, builders: builders(count) }.into(),
        }
    } else {
        return None;
    })
}

/// What the next Builder costs once the marker has moved, never below its start and never beyond its track.
fn price_after(table: &Table, by: i8) -> Arg {
    let top = (PRICES.len() - 1) as u8;
    gold(price_at(table.marker.saturating_add_signed(by).clamp(table.marker_start(), top)))
}
