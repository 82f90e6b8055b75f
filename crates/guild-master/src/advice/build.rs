//! What to build.

use kernel::Seat;

use super::worth;
use crate::ask;
use crate::ask::{Choice, Plan};
use crate::catalog::catalogue;
use crate::terms::{Line, Prestige, Side, Skill};
use crate::weights::Judged;

/// The plan that gains most with so much Gold on the Order, and what it gains beyond its price; none when none does.
pub(super) fn best(table: &Judged<'_>, seat: Seat, gold: u16) -> Option<(Plan, i32)> {
    best_behind(table, seat, gold, 0)
}

/// The same when rivals have hired so many Builders more (GM-HIRE-03).
pub(super) fn best_behind(table: &Judged<'_>, seat: Seat, gold: u16, hired: u8) -> Option<(Plan, i32)> {
    let skill = best_skill(table, seat).map(|skill| (skill, side(skill)));
    let none = Plan::default();
    let mut plans: Vec<Plan> = Vec::new();
    plans.extend(skill.map(|skill| Plan { skill: Some(skill), ..none }));
    for line in Line::ALL {
        let core = Some((line, table.guild(seat).core[line.index()] + 1));
        plans.push(Plan { core, ..none });
        plans.extend(skill.map(|skill| Plan { skill: Some(skill), core, ..none }));
    }
    plans.extend(Prestige::ALL.into_iter().map(|prestige| Plan { prestige: Some(prestige), ..none }));
    let judged = plans.into_iter().filter_map(|plan| {
        let dearer = dearer(table, ask::hammers(&plan), hired);
        let affordable = ask::can_build(table, seat, gold.checked_sub(dearer)?, &plan);
        affordable.then(|| (plan, gain(table, seat, &plan) - i32::from(dearer) * worth::gold(table, seat)))
    });
    judged.filter(|(_, gain)| *gain > 0).max_by_key(|(_, gain)| *gain)
}

/// How much more so many Builders cost when rivals have hired some before.
fn dearer(table: &Judged<'_>, builders: u8, hired: u8) -> u16 {
    table.price(builders.saturating_add(hired)) - table.price(hired) - table.price(builders)
}

/// What to build on an Order with so much Gold.
pub(super) fn answer(table: &Judged<'_>, seat: Seat, gold: u16) -> Choice {
    best(table, seat, gold).map_or(Choice::Decline, |(plan, _)| Choice::Build(plan))
}

/// The Skill whose Upgrade brings most.
fn best_skill(table: &Judged<'_>, seat: Seat) -> Option<Skill> {
    let free = |skill: &Skill| {
        let plan = Plan { skill: Some((*skill, Side::Fixer)), ..Plan::default() };
        ask::can_build(table, seat, u16::MAX, &plan)
    };
    Skill::ALL.into_iter().filter(free).max_by_key(|&skill| worth::skill(table, seat, skill))
}

/// Both sides are worth about the same; which Skill lies on which side is settled by its place.
const fn side(skill: Skill) -> Side {
    if skill.index().is_multiple_of(2) { Side::Fixer } else { Side::Reroll }
}

/// What a plan brings beyond its price.
fn gain(table: &Judged<'_>, seat: Seat, plan: &Plan) -> i32 {
    let all = catalogue();
    let fame = |fame: u8| i32::from(fame) * worth::FAME;
    let mut gain = -i32::from(table.price_of(seat, ask::hammers(plan))) * worth::gold(table, seat);
    if let Some((skill, _)) = plan.skill {
        gain += fame(all.skill_token(skill).map_or(0, |token| token.fame)) + worth::skill(table, seat, skill);
    }
    if let Some((line, level)) = plan.core {
        let now = worth::core(table, seat, line, table.guild(seat).core[line.index()]);
        gain += fame(all.core_token(line, level).map_or(0, |token| token.fame));
        gain += worth::core(table, seat, line, level) - now;
    }
    if let Some(prestige) = plan.prestige {
        gain += worth::prestige(table, seat, prestige);
    }
    gain
}
