//! Facts that effects of cards bring about.

use super::{Event, cover, guild, order, put, recruit, stand};
use crate::pile::Known;
use crate::seats::Seats;
use crate::table::{Spot, Table};
use crate::uses::{Source, Used};

/// Facts about a Guild and its Orders.
pub(super) fn apply_guild(table: &mut Table, event: &Event) {
    match *event {
        Event::Used { seat, source, window } => {
            let number = table.number;
            let guild = guild(table, seat);
            if let Source::Boon(contract) = source {
                guild.completed.remove(contract);
                guild.discarded.insert(contract);
            }
            match guild.used.iter_mut().find(|used| used.source == source && used.number == number) {
                Some(used) => used.windows |= window.bit(),
                None => {
                    let _ = guild.used.push(Used { source, number, windows: window.bit() });
                }
            }
        }
        Event::Boosted { seat, boost } => guild(table, seat).boost = boost,
        Event::MoreOrders { seat, orders } => {
            let guild = guild(table, seat);
            guild.extra_orders = guild.extra_orders.saturating_add(orders);
        }
        Event::LargerTeams { seat, by, orders } => {
            let larger = &mut guild(table, seat).larger;
            *larger = (larger.0.max(by), larger.1.saturating_add(orders).min(4));
        }
        Event::Turned { seat, skill, side } => guild(table, seat).upgrades[skill.index()] = Some(side),
        Event::Recovered { seat, contract } => {
            let guild = guild(table, seat);
            guild.discarded.remove(contract);
            guild.completed.insert(contract);
            // It comes back as a card without dice that has not been used.
            guild.stored = guild.stored.iter().filter(|(on, _)| *on != contract).copied().collect();
            let other = |used: &&Used| used.source != Source::Boon(contract);
            guild.used = guild.used.iter().filter(other).copied().collect();
        }
        Event::Retired { seat, adventurer } => {
            let guild = guild(table, seat);
            guild.adventurers.remove(adventurer);
            guild.recruits.remove(adventurer);
        }
        Event::OrdersSwapped { seat, first, second } => {
            guild(table, seat).orders.swap(first, second);
        }
        Event::OrderChanged { seat, number, objective } => {
            order(table, seat, number).card = Some(objective);
        }
        Event::TeamJoined { seat, number, adventurer } => {
            let _ = order(table, seat, number).team.push(adventurer);
        }
        Event::RecruitedNow { seat, space, adventurer, gold } => {
            recruit(table, seat, space, adventurer);
            let guild = guild(table, seat);
            guild.gold = guild.gold.saturating_sub(gold);
        }
        Event::HiredFree { builders, .. } => move_marker(table, builders as i8),
        Event::MarkerMoved { by } => move_marker(table, by),
        Event::Stored { seat, contract, face } => {
            let _ = guild(table, seat).stored.push((contract, face));
        }
        _ => {}
    }
}

/// Moves the Builder Cost marker.
fn move_marker(table: &mut Table, by: i8) {
    table.marker = table.marker_moved(by);
}

/// Facts about decks and face-down cards.
pub(super) fn apply_cards(table: &mut Table, event: &Event) {
    match *event {
        Event::Peeked { seat, level, at, contract } => table.settle_top(level, at, contract, seat),
        Event::Arranged { seat, level, cards } => {
            table.shuffle_for_others(level, seat);
            let lifted: kernel::List<Known<_>, { crate::pile::TOP_MAX }> =
                cards.iter().filter_map(|card| table.lift(level, *card)).collect();
            let top = &mut table.piles[level.index()].top;
            let rest = *top;
            *top = lifted.iter().chain(rest.iter()).copied().collect();
        }
        Event::Took { seat, level, contract } => {
            table.shuffle_for_others(level, seat);
            table.lift(level, contract);
            table.decks[level.index()] = table.decks[level.index()].saturating_sub(1);
            guild(table, seat).private.insert(contract);
        }
        Event::Sunk { seat, level, contract } => {
            table.shuffle_for_others(level, seat);
            if let Some(known) = table.lift(level, contract) {
                let _ = table.piles[level.index()].bottom.push(known);
            }
        }
        Event::Discarded { level, contract, .. } => {
            table.lift(level, contract);
            table.decks[level.index()] = table.decks[level.index()].saturating_sub(1);
        }
        Event::SwappedBoard { seat, space, gave, took } => {
            put(table, space, Spot::Up(gave));
            let guild = guild(table, seat);
            guild.private.remove(gave);
            guild.shown.remove(gave);
            guild.private.insert(took);
            guild.shown.insert(took);
        }
        Event::SwappedDeck { seat, gave, took } => {
            let level = table.contract(took).level;
            table.take_top(level, Some(took));
            let everyone = table.everyone();
            let guild = guild(table, seat);
            let seen = if guild.shown.contains(gave) { everyone } else { Seats::one(seat) };
            guild.private.remove(gave);
            guild.shown.remove(gave);
            guild.private.insert(took);
            let pile = &mut table.piles[level.index()];
            let rest = pile.top;
            pile.top = core::iter::once(Known { card: gave, seen }).chain(rest.iter().copied()).collect();
            table.decks[level.index()] += 1;
        }
        Event::ContractGone { space, .. } => put(table, space, Spot::Empty),
        Event::ContractDrawn { space, level, contract } => {
            table.take_top(level, Some(contract));
            put(table, space, Spot::Up(contract));
        }
        Event::LookedContract { seat, space, contract } => {
            table.unread.remove(contract);
            let seen = table.contract_under(space).map_or(Seats::default(), |known| known.seen).with(seat);
            cover(&mut table.under, space, Some(Known { card: contract, seen }));
        }
        Event::LookedAdventurer { seat, space, adventurer } => {
            table.unmet.remove(adventurer);
            let seen = table.adventurer_under(space).map_or(Seats::default(), |known| known.seen).with(seat);
            cover(&mut table.next, space, Some(Known { card: adventurer, seen }));
        }
        Event::AdventurerGone { space, .. } => stand(table, space, |stand| stand.up = None),
        _ => {}
    }
}
