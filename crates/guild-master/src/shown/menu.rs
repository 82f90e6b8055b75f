//! Answers a person would think of, legal or not.

use kernel::Seat;

use super::effect_menu;
use crate::ask::{Choice, Prompt, Purpose};
use crate::cards::ContractId;
use crate::legal;
use crate::order::Objective;
use crate::parley::Clauses;
use crate::table::Table;
use crate::terms::{Level, Side, Skill};

/// Adds the answers to a prompt. Order sheets are put together by the page and left out.
pub(super) fn fill(table: &Table, seat: Seat, prompt: &Prompt, out: &mut Vec<Choice>) {
    match *prompt {
        Prompt::Side => out.extend([Choice::Side(Side::Fixer), Choice::Side(Side::Reroll)]),
        Prompt::Place => out.extend(table.guild(seat).private.iter().map(Choice::Place)),
        Prompt::Orders => {}
        Prompt::Correct { number } => {
            out.extend(Objective::all().map(|card| Choice::ChangeOrder(number, card)));
            out.push(Choice::Pass);
        }
        Prompt::Commit { .. } => out.extend([Choice::Carry, Choice::Drop]),
        Prompt::Skill { purpose, .. } => out.extend(skills(table, purpose).map(Choice::Skill)),
        Prompt::Fix => {
            out.push(Choice::Keep);
            out.extend(dice(table, seat).map(Choice::Fix));
        }
        Prompt::Reroll { .. } => {
            out.push(Choice::Keep);
            out.extend(dice(table, seat).map(Choice::Reroll));
        }
        Prompt::Tie => out.extend(dice(table, seat).map(Choice::Reroll)),
        Prompt::Build { .. } => {
            // What goes together is put together by the page.
            out.extend(legal::single_plans().map(Choice::Build));
            out.push(Choice::Decline);
        }
        Prompt::Deck { .. } => out.extend(Level::ALL.map(Choice::Deck)),
        Prompt::Bargain { space } => bargain(table, seat, space, out),
        Prompt::Stance { .. } => out.extend([Choice::Cooperate, Choice::Conflict]),
        Prompt::Declare { space, .. } => {
            out.extend(skills(table, Purpose::Contract(space)).map(Choice::Skill));
            sends(table, seat, out);
            out.push(Choice::Confirm);
        }
        Prompt::Fallback { .. } => fallbacks(table, seat, out),
        Prompt::Use { window } => effect_menu::using(table, seat, window, out),
        Prompt::Lobby(ref pick) => effect_menu::lobby(table, seat, pick, out),
        Prompt::Pick(ref pick) => effect_menu::pick(table, seat, pick, out),
        Prompt::Change => effect_menu::change(table, seat, out),
        Prompt::Forced { .. } => out.extend(dice(table, seat).map(Choice::Reroll)),
        Prompt::Convert { .. } => effect_menu::offered(table, seat, prompt, out),
    }
}

/// The Skills a Contract lists, or all where any will do.
fn skills(table: &Table, purpose: Purpose) -> impl Iterator<Item = Skill> + use<> {
    let mask = match purpose {
        Purpose::Contract(space) | Purpose::Conflict(space) => {
            table.face_up(space).map_or(0, |contract| listed(table, contract))
        }
        Purpose::Hire | Purpose::Bid(_) => u8::MAX,
    };
    Skill::of(mask)
}

fn listed(table: &Table, contract: ContractId) -> u8 {
    let targets = table.contract(contract).targets;
    let with_target = Skill::ALL.into_iter().filter(|skill| targets[skill.index()] > 0);
    with_target.fold(0, |mask, skill| mask | skill.bit())
}

fn dice(table: &Table, seat: Seat) -> impl Iterator<Item = u8> + use<> {
    0..table.guild(seat).roll.dice.len() as u8
}

/// Every part of the own team that could be sent into a combined team (GM-RUL-26).
fn sends(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    let team = table.guild(seat).order(table.number).team;
    for mask in 1..1u8 << team.len() {
        let members = (0..).zip(team.iter()).filter(|(at, _)| mask & (1 << *at) != 0);
        out.push(Choice::Send(members.map(|(_, member): (u8, _)| *member).collect()));
    }
}

/// Answers to every open offer.
pub(super) fn offers(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    for offer in &table.parley.offers {
        if offer.by == seat {
            out.push(Choice::Withdraw(offer.id));
        } else {
            out.extend([Choice::Accept(offer.id), Choice::Refuse(offer.id)]);
        }
    }
}

/// Answers to every open offer, the default split with the odd Gold to each in turn (GM-CTST-08), and ready.
fn bargain(table: &Table, seat: Seat, space: u8, out: &mut Vec<Choice>) {
    let parley = &table.parley;
    offers(table, seat, out);
    let gold = table.face_up(space).map_or(0, |contract| table.contract(contract).gold);
    let count = u8::try_from(parley.guilds.len()).unwrap_or(1).max(1);
    let leaders = if gold.is_multiple_of(count) { crate::seats::Seats::one(seat) } else { parley.guilds };
    for leader in leaders.iter() {
        let mut split = [0; 4];
        for guild in parley.guilds.iter() {
            split[guild.index()] = gold / count + if guild == leader { gold % count } else { 0 };
        }
        out.push(Choice::Offer(Clauses { split: Some(split), ..Clauses::default() }));
    }
    out.push(Choice::Ready);
}

fn fallbacks(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    for contract in table.guild(seat).private.iter() {
        out.extend(Skill::of(listed(table, contract)).map(|skill| Choice::Private(contract, skill)));
    }
    out.extend(Skill::ALL.map(Choice::Wander));
    out.push(Choice::Pass);
}
