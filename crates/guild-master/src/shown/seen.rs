//! What is said of facts.

use kernel::Seat;
use words::{Arg, Message, m};

use super::nouns::{
    adventurer, builders, contract, core_upgrade, fame, gold, guilds, letter, level, moon, objective, one,
    prestige_upgrade, rank, sheet, side, skill, skill_upgrade, team,
};
use super::{outcome, parley};
use crate::catalog::catalogue;
use crate::event::Event;
use crate::order::Sheet;
use crate::table::{Phase, Table};
use crate::terms::{Side, Skill};
use crate::view::Seen;

/// What is said of something a viewer saw; `before` is the table before it.
pub(super) fn say(before: &Table, seen: &Seen) -> Option<Message> {
    match seen {
        Seen::Fact(event) => fact(before, event),
        Seen::Drew { seat } => Some(m::GmFactDrew { seat: (*seat).into() }.into()),
        other => Some(Message::verbatim(format!("{other:?}"))),
    }
}

fn fact(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        // The Novices are told with their token, and what is resolved or cleared shows on the table.
        Event::Joined { .. } | Event::Resolved { .. } | Event::ContestOver | Event::Cleared => return None,
        Event::Layout { skills } => {
            m::GmFactLayout { skills: Skill::of(skills).map(skill_upgrade).collect() }.into()
        }
        Event::Token { seat, skill } => {
            let novices: Vec<_> = catalogue().team(skill).collect();
            let (upgrade, team) = (skill_upgrade(skill).into(), team(table, &novices));
            m::GmFactToken { seat: seat.into(), upgrade, team }.into()
        }
        Event::StartSide { seat, side: up } => {
            let upgrade = skill_upgrade(table.guild(seat).start.unwrap_or(Skill::Might)).into();
            m::GmFactSide { seat: seat.into(), upgrade, side: side(up).into() }.into()
        }
        Event::Dealt { seat, contract: id } => {
            m::GmFactDealt { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::Placed { seat, contract: id, space } => {
            m::GmFactPlaced { seat: seat.into(), contract: contract(table, id), number: one(space) }.into()
        }
        Event::ContractUp { space, contract: id } => {
            m::GmFactContractUp { number: one(space), contract: contract(table, id) }.into()
        }
        Event::AdventurerUp { space, adventurer: id } => {
            let rank = rank(table.adventurer(id).rank).into();
            m::GmFactAdventurerUp { letter: letter(space), adventurer: adventurer(table, id), rank }.into()
        }
        Event::Phase { phase } => return phase_begins(table, phase),
        Event::Round { round } => m::GmFactRound { round: round.into(), moon: moon(round).into() }.into(),
        Event::OrderDie { seat, die } => m::GmFactOrderDie { seat: seat.into(), die: die.into() }.into(),
        Event::MarkerReset => {
            m::GmFactMarkerReset { gold: gold(crate::table::price_at(table.marker_start())) }.into()
        }
        Event::Wiped => m::GmFactWiped.into(),
        Event::Refilled { space, level: deck } => {
            m::GmFactRefilled { level: level(deck).into(), number: one(space) }.into()
        }
        Event::Ended { outcome: end } => outcome::say(&end),
        Event::Orders { seat, sheet } => revealed(table, seat, &sheet),
        Event::Likely { number, objective: card, guilds: seats } => {
            let objective = objective(table, card).into();
            m::GmFactLikely { number: one(number), guilds: guilds(seats), objective }.into()
        }
        Event::Committed { seat, number, carry } => committed(table, seat, number, carry),
        Event::Missed { seat, objective: card } => {
            m::GmFactMissed { seat: seat.into(), objective: objective(table, card).into() }.into()
        }
        Event::GoldBack { seat, number, gold: back } => {
            m::GmFactGoldBack { seat: seat.into(), number: one(number), gold: gold(back) }.into()
        }
        Event::Fame { seat, by } => changed_fame(table, seat, by),
        Event::Gold { seat, by } => changed_gold(table, seat, by),
        Event::Hired { .. }
        | Event::BuiltSkill { .. }
        | Event::BuiltCore { .. }
        | Event::BuiltPrestige { .. }
        | Event::Recruited { .. }
        | Event::Shown { .. }
        | Event::CompletedPrivate { .. }
        | Event::Completed { .. }
        | Event::Replaced { .. }
        | Event::Wandered { .. }
        | Event::Passed { .. } => return gained(table, event),
        Event::Chose { .. }
        | Event::Rolled { .. }
        | Event::Fixed { .. }
        | Event::Rerolled { .. }
        | Event::TieRerolled { .. }
        | Event::Checked { .. } => return checked(table, event),
        Event::Contested { .. }
        | Event::Offered { .. }
        | Event::Accepted { .. }
        | Event::Declined { .. }
        | Event::Withdrawn { .. }
        | Event::Lapsed { .. }
        | Event::Struck { .. }
        | Event::Paid { .. }
        | Event::SetAside { .. }
        | Event::HeldPaid { .. }
        | Event::HeldBack { .. }
        | Event::Ready { .. }
        | Event::Stance { .. }
        | Event::Voided
        | Event::Declared { .. }
        | Event::Confirmed { .. }
        | Event::Combined { .. } => return parley::say(table, event),
        ref other => Message::verbatim(<crate::GuildMaster as kernel::Notation>::write_event(table, other)),
    })
}

fn phase_begins(table: &Table, phase: Phase) -> Option<Message> {
    Some(match phase {
        Phase::Setup => return None,
        Phase::Start => m::GmFactPhaseStart.into(),
        Phase::Plot => Message::verbatim("Plot Phase."),
        Phase::Orders => m::GmFactPhaseOrders { round: table.round.into() }.into(),
        Phase::Action => m::GmFactPhaseAction.into(),
        Phase::Reset => m::GmFactPhaseReset.into(),
        Phase::End => m::GmFactPhaseEnd.into(),
    })
}

fn revealed(table: &Table, seat: Seat, given: &Sheet) -> Message {
    match sheet(table, given) {
        Some(orders) => m::GmFactOrders { seat: seat.into(), orders: orders.into() }.into(),
        None => m::GmFactOrdersNone { seat: seat.into() }.into(),
    }
}

fn committed(table: &Table, seat: Seat, number: u8, carry: bool) -> Message {
    let card = table.guild(seat).order(number).card;
    let objective: Arg = card.map_or_else(|| m::GmObjectiveNone.into(), |card| objective(table, card)).into();
    let (seat, number) = (seat.into(), one(number));
    match carry {
        true => m::GmFactCarried { seat, number, objective }.into(),
        false => m::GmFactDropped { seat, number, objective }.into(),
    }
}

fn changed_fame(table: &Table, seat: Seat, by: i16) -> Message {
    let total = table.guild(seat).fame.saturating_add_signed(by).into();
    let (seat, fame) = (seat.into(), fame(by.unsigned_abs()));
    match by < 0 {
        false => m::GmFactFame { seat, fame, total }.into(),
        true => m::GmFactFameLost { seat, fame, total }.into(),
    }
}

fn changed_gold(table: &Table, seat: Seat, by: i16) -> Message {
    let total = table.guild(seat).gold.saturating_add_signed(by).into();
    let (seat, gold) = (seat.into(), gold(by.unsigned_abs()));
    match by < 0 {
        false => m::GmFactGold { seat, gold, total }.into(),
        true => m::GmFactGoldLost { seat, gold, total }.into(),
    }
}

/// Facts about what an Order brought.
fn gained(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Hired { seat, builders: count, gold: paid, .. } => {
            m::GmFactHired { seat: seat.into(), builders: builders(count), gold: gold(paid) }.into()
        }
        Event::BuiltSkill { seat, skill, side: up } => {
            let upgrade = skill_upgrade(skill).into();
            m::GmFactBuiltSide { seat: seat.into(), upgrade, side: side(up).into() }.into()
        }
        Event::BuiltCore { seat, line, level } => {
            m::GmFactBuilt { seat: seat.into(), upgrade: core_upgrade(line, level).into() }.into()
        }
        Event::BuiltPrestige { seat, prestige } => {
            m::GmFactBuilt { seat: seat.into(), upgrade: prestige_upgrade(prestige).into() }.into()
        }
        Event::Recruited { seat, number, space, adventurer: id } => m::GmFactRecruited {
            gold: gold(table.guild(seat).order(number).gold),
            seat: seat.into(),
            adventurer: adventurer(table, id),
            rank: rank(table.adventurer(id).rank).into(),
            letter: letter(space),
        }
        .into(),
        Event::Shown { seat, contract: id } => {
            m::GmFactShown { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::CompletedPrivate { seat, contract: id } => {
            m::GmFactCompletedPrivate { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::Completed { seat, contract: id, .. } => {
            m::GmFactCompleted { seat: seat.into(), contract: contract(table, id) }.into()
        }
        Event::Replaced { seat, space, level: deck } => {
            m::GmFactReplaced { seat: seat.into(), level: level(deck).into(), number: one(space) }.into()
        }
        Event::Wandered { seat, result } => {
            m::GmFactWandered { seat: seat.into(), result: result.into() }.into()
        }
        Event::Passed { seat } => m::GmFactPassed { seat: seat.into() }.into(),
        _ => return None,
    })
}

/// Facts about dice.
fn checked(table: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Chose { seat, skill: used } => {
            m::GmFactChose { seat: seat.into(), skill: skill(used).into() }.into()
        }
        Event::Rolled { seat, skill: used, dice } => {
            let faces: Vec<String> = dice.iter().map(ToString::to_string).collect();
            m::GmFactRolled {
                seat: seat.into(),
                count: Arg::Number(dice.len() as i64),
                skill: skill(used).into(),
                faces: faces.join(" ").into(),
                sum: dice.iter().map(|&face| u16::from(face)).sum::<u16>().into(),
            }
            .into()
        }
        Event::Fixed { seat, die } => {
            let (old, before) = shown(table, seat, die);
            let after = before - old + i32::from(Side::FIXED);
            m::GmFactFixed { seat: seat.into(), old: old.into(), before: before.into(), after: after.into() }
                .into()
        }
        Event::Rerolled { seat, die, face } => {
            let (old, before) = shown(table, seat, die);
            let after = (before - old + i32::from(face)).into();
            let (seat, old, before) = (seat.into(), old.into(), before.into());
            m::GmFactRerolled { seat, old, face: face.into(), before, after }.into()
        }
        Event::TieRerolled { seat, die, face } => {
            let (old, _) = shown(table, seat, die);
            m::GmFactTieRerolled { seat: seat.into(), old: old.into(), face: face.into() }.into()
        }
        Event::Checked { seat, result, target } if result >= target => {
            m::GmFactChecked { seat: seat.into(), result: result.into(), target: target.into() }.into()
        }
        Event::Checked { seat, result, target } => {
            let lacking = (target - result).into();
            m::GmFactFailed { seat: seat.into(), result: result.into(), target: target.into(), lacking }
                .into()
        }
        _ => return None,
    })
}

/// The face of a die before it changes, and the sum of the roll.
fn shown(table: &Table, seat: Seat, die: u8) -> (i32, i32) {
    let roll = &table.guild(seat).roll;
    (roll.dice.get(usize::from(die)).copied().unwrap_or(0).into(), roll.result().into())
}
