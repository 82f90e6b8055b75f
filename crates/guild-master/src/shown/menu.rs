//! Answers a person would think of, legal or not.

use kernel::Seat;

use crate::ask::{Choice, Prompt, Purpose};
use crate::cards::ContractId;
use crate::legal;
use crate::parley::Clauses;
use crate::table::Table;
use crate::terms::{Level, Side, Skill};

/// Adds the answers to a prompt. Order sheets are put together by the page and left out.
pub(super) fn fill(table: &Table, seat: Seat, prompt: &Prompt, out: &mut Vec<Choice>) {
    match *prompt {
        Prompt::Side => out.extend([Choice::Side(Side::Fixer), Choice::Side(Side::Reroll)]),
        Prompt::Place => out.extend(table.guild(seat).private.iter().map(Choice::Place)),
        Prompt::Orders => {}
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
            out.push(Choice::Confirm);
        }
        Prompt::Fallback { .. } => fallbacks(table, seat, out),
        Prompt::Use { .. }
        | Prompt::Lobby(_)
        | Prompt::Pick(_)
        | Prompt::Change
        | Prompt::Forced { .. }
        | Prompt::Convert { .. } => legal::candidates(table, seat, prompt, 64, &mut First, out),
    }
}

/// Chance for menus, which are the same every time they are opened.
struct First;

impl kernel::Chance for First {
    fn below(&mut self, _n: u32) -> u32 {
        0
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

/// Answers to every open offer, the default split with the odd Gold to each in turn (GM-CTST-08), and ready.
fn bargain(table: &Table, seat: Seat, space: u8, out: &mut Vec<Choice>) {
    let parley = &table.parley;
    for offer in &parley.offers {
        if offer.by == seat {
            out.push(Choice::Withdraw(offer.id));
        } else {
            out.extend([Choice::Accept(offer.id), Choice::Refuse(offer.id)]);
        }
    }
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
