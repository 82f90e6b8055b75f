//! What a Guild's own effects could bring about in the Action Phase it plans (GM-RUL-08). Only public facts count.

use kernel::Seat;

use crate::cards::AdventurerId;
use crate::effect::{Ability, Op, Ops, Part, Window};
use crate::table::Table;
use crate::uses::{copyable, shines};

/// Adds up what a Guild could use this Round in a window, every Adventurer that copies using what helps most.
fn sum(table: &Table, seat: Seat, window: Window, says: impl Fn(&Op) -> u8) -> u16 {
    let all = table.cards();
    let guild = table.guild(seat);
    let gain = |ops: Ops| ops.list().iter().map(|op| u16::from(says(op))).sum::<u16>();
    // GM-ADVR-03, -04: moon and phase have to fit; of what is copied only the phase.
    let ability = |id: AdventurerId| all.ability(id).filter(|ability| ability.phase == Part::Action);
    let of = |ability: &Ability| gain(ability.effects);
    let shining = |id: &AdventurerId| shines(table, *id);
    let able = guild.adventurers.and(&all.used_in(window)).without(&all.always_on());
    let own: u16 = able.iter().filter(shining).filter_map(ability).map(of).sum();
    let boons = guild.completed.and(&all.boons_in(window));
    let boons: u16 = boons.iter().filter_map(|id| all.boon(id)).map(|boon| gain(boon.effects)).sum();
    let copiers = guild.adventurers.and(&all.copiers());
    let copiers = copiers.iter().filter(shining).filter(|by| ability(*by).is_some());
    let copied = copiers.filter_map(|by| {
        let whose = copyable(table, seat, by, window);
        whose.iter().filter_map(ability).map(of).max()
    });
    own + boons + copied.sum::<u16>()
}

/// The lowest minimum bid that a Guild's own effects could bring about.
pub(super) fn lowest_bid(table: &Table, seat: Seat, space: u8) -> u16 {
    let rank = table.stand_rank(space);
    let less = sum(table, seat, Window::Recruit, |op| match *op {
        Op::MinBidShift { n, rank: only, .. } if n < 0 && only.is_none_or(|only| only == rank) => {
            n.unsigned_abs()
        }
        _ => 0,
    });
    table.minimum_bid(space).saturating_sub(less).max(1)
}

/// Whether a Guild's own effects could pay for a Builder.
pub(super) fn could_pay_builder(table: &Table, seat: Seat) -> bool {
    let off = sum(table, seat, Window::Hire, |op| match *op {
        Op::FreeBuilders(_) => u8::MAX,
        Op::BuilderDiscount { n, min: 0, .. } => n,
        _ => 0,
    });
    off >= table.price(1)
}
