//! Repairing a faulty draft of Orders when the time is out, and setting cards that are missing or wrong (GM-RUL-11).

use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::plan_orders::{check_card, is_open};
use super::{At, Choice};
use crate::GuildMaster;
use crate::cards::{AdventurerId, Cards};
use crate::notation;
use crate::order::{Objective, Order, Sheet, Team};
use crate::refusal::Refusal;
use crate::shown::nouns::one;
use crate::table::Table;
use crate::texts::m;

/// Which Order Card does an Order Space get whose card is missing or wrong, if any?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorrectCard {
    /// The Order Space, from 0.
    pub number: u8,
}

impl Question<GuildMaster> for CorrectCard {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        check(at.table(), at.seat, self.number, choice)
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        out.extend(corrections(at.table(), at.seat, self.number));
    }

    fn menu(&self, _at: At<'_>, out: &mut Vec<Choice>) {
        out.extend(Objective::all().map(|card| Choice::ChangeOrder(self.number, card)));
        out.push(Choice::Pass);
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskCorrect { number: one(self.number) }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("correct {}", notation::one(self.number))
    }
}

/// The card of an Order Space may be set to an objective that no other Guild has on any Order Space, or left off
/// (GM-ACTN-03, -04).
fn check(table: &Table, seat: Seat, number: u8, choice: &Choice) -> Result<(), Refusal> {
    let (at, objective) = match *choice {
        Choice::Pass => return Ok(()),
        Choice::ChangeOrder(at, objective) => (at, objective),
        _ => return Err(Refusal::WrongKind),
    };
    if at != number {
        return Err(Refusal::OrderIsFixed);
    }
    let has =
        |guild: Seat| table.guild(guild).orders.spaces.iter().any(|order| order.card == Some(objective));
    if has(seat) {
        return Err(Refusal::CardTwice { at, objective });
    }
    if table.everyone().iter().any(has) {
        return Err(Refusal::OrderedByOthers { at, objective });
    }
    check_card(table, seat, at, objective, table.guild(seat).order(number).gold)
}

/// Every card that an Order Space could be set to.
pub(crate) fn corrections(table: &Table, seat: Seat, number: u8) -> impl Iterator<Item = Choice> + '_ {
    let open = Objective::all().filter(|&objective| is_open(table, objective));
    let each = open.map(move |objective| Choice::ChangeOrder(number, objective));
    each.filter(move |choice| check(table, seat, number, choice).is_ok())
}

/// A draft without its faults.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Repaired {
    /// What is left of it. Gold still lies on the Order Spaces whose card may be set.
    pub(crate) sheet: Sheet,
    /// The Order Spaces whose card was missing or wrong, a bit each.
    pub(crate) cards: u8,
}

/// Goes through the Order Spaces of a draft in number order: surplus Adventurers are removed, last placed first, forbidden and
/// surplus Gold returns, and a card that cannot stand is taken off. A sheet without a fault stays as it is.
pub(crate) fn repair(table: &Table, seat: Seat, draft: &Sheet) -> Repaired {
    let guild = table.guild(seat);
    let (mut repaired, mut placed) = (Repaired { sheet: Sheet::default(), cards: 0 }, Cards::default());
    let (mut gold, mut larger) = (guild.gold, guild.larger.1);
    for (at, drafted) in (0..guild.order_limit()).zip(&draft.spaces) {
        let limit = guild.team_limit() + if larger > 0 { guild.larger.0 } else { 0 };
        let team: Team = own(table, seat, drafted, &placed).iter().copied().take(limit.into()).collect();
        larger = larger.saturating_sub(u8::from(team.len() > usize::from(guild.team_limit())));
        // GM-ORDR-04: without a team it is no Order at all.
        if team.is_empty() {
            continue;
        }
        team.iter().for_each(|&member| placed.insert(member));
        let mut order = Order { card: drafted.card, team, gold: drafted.gold.min(gold), done: false };
        if let Some(Objective::Contract(_)) = order.card {
            order.gold = 0;
        }
        gold -= order.gold;
        if !stands(table, seat, at, &order, &repaired.sheet) {
            order.card = None;
            repaired.cards |= 1 << at;
        }
        *repaired.sheet.space_mut(at) = order;
    }
    repaired
}

/// Those of a drafted team that are the Guild's and in no earlier team, each once (GM-ORDR-05, -14).
fn own(table: &Table, seat: Seat, drafted: &Order, placed: &Cards<AdventurerId>) -> Team {
    let mut team = Team::new();
    for &member in &drafted.team {
        let is_own = table.guild(seat).adventurers.contains(member);
        if is_own && !placed.contains(member) && !team.contains(&member) {
            let _ = team.push(member);
        }
    }
    team
}

/// Whether an Order can stand with its card, or without one.
fn stands(table: &Table, seat: Seat, at: u8, order: &Order, earlier: &Sheet) -> bool {
    match order.card {
        Some(card) => {
            let twice = earlier.spaces.iter().any(|other| other.card == Some(card));
            !twice && check_card(table, seat, at, card, order.gold).is_ok()
        }
        // Gold without a card: the card is missing.
        None => order.gold == 0,
    }
}
