//! What is said of dice.

use kernel::Seat;
use words::{Arg, Message};

use super::nouns::{contract, dice, skill};
use super::source::signed;
use crate::event::Event;
use crate::table::Table;
use crate::terms::Side;
use crate::texts::m;

/// A fact about dice; `None` for any other.
pub(super) fn say(table: &Table, event: &Event) -> Option<Message> {
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
        Event::Stored { seat, contract: id, face } => {
            m::GmFactStored { seat: seat.into(), face: face.into(), contract: contract(table, id) }.into()
        }
        Event::DieSet { seat, die, face } => {
            let (old, before) = shown(table, seat, die);
            let after = (before - old + i32::from(face)).into();
            let (seat, old, before) = (seat.into(), old.into(), before.into());
            m::GmFactDieSet { seat, old, face: face.into(), before, after }.into()
        }
        Event::DieAdded { seat, face } => {
            let (before, after) = raised(table, seat, face);
            m::GmFactDieAdded { seat: seat.into(), face: face.into(), before, after }.into()
        }
        Event::Added { seat, n } => {
            let (before, after) = raised(table, seat, n);
            m::GmFactAdded { seat: seat.into(), n: n.into(), before, after }.into()
        }
        Event::PenaltyShifted { seat, by } => {
            m::GmFactPenaltyShifted { seat: seat.into(), by: signed(by) }.into()
        }
        Event::Converted { seat, skill: of, dice: count } => {
            m::GmFactConverted { seat: seat.into(), dice: dice(count), skill: skill(of).into() }.into()
        }
        _ => return None,
    })
}

/// The face of a die before it changes, and the sum of the roll.
fn shown(table: &Table, seat: Seat, die: u8) -> (i32, i32) {
    let roll = &table.guild(seat).roll;
    (roll.dice.get(usize::from(die)).copied().unwrap_or(0).into(), roll.result().into())
}

/// The result of a roll before and after something is added to it.
fn raised(table: &Table, seat: Seat, by: u8) -> (Arg, Arg) {
    let before = table.guild(seat).roll.result();
    (before.into(), before.saturating_add(by).into())
}
