//! Counting dice of another Skill before the roll.

use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::use_effect::check_source;
use super::{At, Choice};
use crate::GuildMaster;
use crate::effect::{Op, Window};
use crate::refusal::Refusal;
use crate::seats::place;
use crate::shown::nouns;
use crate::table::Table;
use crate::terms::Skill;
use crate::texts::m;
use crate::uses::{self, Source};

/// Does the Guild count dice of another Skill?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConvertDice {
    /// The Skill of the check.
    pub skill: Skill,
    /// The dice rolled without it.
    pub dice: u8,
}

impl Question<GuildMaster> for ConvertDice {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Convert(source, ..) => {
                check_source(at.table(), at.seat, *source, Window::Before)?;
                let mut all = Vec::new();
                all_converts(at.table(), at.seat, self.skill, self.dice, &mut all);
                if all.contains(choice) { Ok(()) } else { Err(Refusal::NoDiceToConvert) }
            }
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        all_converts(at.table(), at.seat, self.skill, self.dice, out);
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskConvert { dice: nouns::dice(self.dice), skill: nouns::skill(self.skill).into() }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("convert {} {}", self.skill.name(), self.dice)
    }
}

/// The dice of other Skills a source lets those who roll for the Order under way count, at most so many.
fn converts(table: &Table, seat: Seat, source: Source, skill: Skill, room: u8, out: &mut Vec<Choice>) {
    let guild = table.guild(seat);
    if guild.roll.spent.iter().any(|spent| spent.source == source) {
        return;
    }
    // GM-CTST-24, -28: in a combined team only its members roll.
    let members = &table.parley.members[place(seat)];
    let team = if members.is_empty() { &guild.order(table.number).team } else { members };
    for (_, op) in source.ops_in(table, Window::Before) {
        let Op::ConvertSkill { from, to, max } = *op else { continue };
        if to.is_some_and(|to| to != skill) {
            continue;
        }
        let others = Skill::ALL.into_iter().filter(|other| *other != skill);
        for other in others.filter(|other| from.is_none_or(|from| from == *other)) {
            let left = table.uncapped_dice(team, other).saturating_sub(guild.roll.converted[other.index()]);
            let most = max.min(left).min(room);
            out.extend((1..=most).map(|dice| Choice::Convert(source, other, dice)));
        }
    }
}

/// Every way to count dice of another Skill in a check.
fn all_converts(table: &Table, seat: Seat, skill: Skill, dice: u8, out: &mut Vec<Choice>) {
    let room = crate::table::DICE_CAP.saturating_sub(dice);
    for source in &uses::usable(table, seat, Window::Before) {
        converts(table, seat, *source, skill, room, out);
    }
}

/// Whether a Guild has dice of another Skill that it could count in a check.
pub(crate) fn can_convert(table: &Table, seat: Seat, skill: Skill, dice: u8) -> bool {
    let mut all = Vec::new();
    all_converts(table, seat, skill, dice, &mut all);
    !all.is_empty()
}
