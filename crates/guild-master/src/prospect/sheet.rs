//! A sheet of Orders while it is being planned, complete or not.

use kernel::{Refuse, Seat, Viewer};
use serde::Serialize;
use words::{Message, Shown};

use super::{Prospect, prospect};
use crate::GuildMaster;
use crate::ask::Choice;
use crate::ask::{self, Warning};
use crate::order::{Order, Sheet};
use crate::refusal::Refusal;
use crate::table::Table;

/// Why something planned is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    /// The rule.
    pub rule: &'static str,
    /// The refusal.
    pub refusal: Refusal,
    /// The refusal in words.
    pub say: Message,
}

/// One Order of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlotFacts {
    /// The Order Space, from 0.
    pub at: u8,
    /// Why the rules refuse it as it stands.
    pub refused: Option<Refused>,
    /// What is legal and may still fail (GM-RUL-08).
    pub warning: Option<Warning>,
    /// What the team may expect.
    pub prospect: Prospect,
}

/// A sheet of Orders as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetFacts {
    /// The Orders that are not empty.
    pub slots: Vec<SlotFacts>,
    /// Gold on all of them.
    pub gold: u32,
    /// Gold in the Treasury.
    pub owned: u16,
    /// Why the sheet as a whole is refused.
    pub refused: Option<Refused>,
}

/// Every Order of a sheet with its own fault, warning and odds.
#[must_use]
pub(crate) fn sheet(table: &Table, viewer: Viewer, seat: Seat, sheet: &Sheet) -> SheetFacts {
    let given = (0..).zip(&sheet.spaces).filter(|(_, order)| !order.is_empty());
    let mut slots: Vec<SlotFacts> = given
        .map(|(at, order)| SlotFacts {
            at,
            refused: None,
            warning: ask::warning(table, seat, at, order),
            prospect: prospect(table, viewer, seat, &order.team, order.card, order.gold),
        })
        .collect();
    // An Order at fault is set aside to see what else is wrong, so each shows its own fault.
    let mut rest = *sheet;
    while let Err(refusal) = ask::check_orders(table, seat, &Choice::Orders(rest)) {
        let Some(at) = refusal.order() else { break };
        *rest.space_mut(at) = Order::default();
        if let Some(slot) = slots.iter_mut().find(|slot| slot.at == at) {
            slot.refused = Some(refused(table, refusal));
        }
    }
    let (gold, owned) = (sheet.gold(), table.guild(seat).gold);
    let beyond = gold > u32::from(owned);
    let too_much = beyond.then(|| refused(table, Refusal::TooMuchGold { owned, spent: gold }));
    SheetFacts { slots, gold, owned, refused: too_much }
}

fn refused(table: &Table, refusal: Refusal) -> Refused {
    Refused { rule: refusal.rule(), refusal, say: GuildMaster::say_refusal(Some(table), &refusal) }
}
