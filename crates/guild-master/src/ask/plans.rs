//! What can be built at a time, and its price (GM-RUL-13, GM-UPGR).

use kernel::Seat;

use super::Plan;
use crate::catalog::catalogue;
use crate::effect::Kinds;
use crate::refusal::Refusal;
use crate::table::{Guild, Table};
use crate::terms::{Line, Prestige, Side, Skill};

/// The most Skill Upgrades a Guild builds (GM-UPGR-10).
pub(crate) const SKILL_SLOTS: usize = 3;

/// The Builders a plan needs (GM-HIRE-08).
#[must_use]
pub(crate) fn hammers(plan: &Plan) -> u8 {
    let all = catalogue();
    let skill = plan.skill.and_then(|(skill, _)| all.skill_token(skill)).map_or(0, |token| token.builders);
    let core =
        plan.core.and_then(|(line, level)| all.core_token(line, level)).map_or(0, |token| token.builders);
    let prestige = plan.prestige.and_then(|prestige| all.prestige_token(prestige));
    skill + core + prestige.map_or(0, |token| token.builders)
}

/// Whether a Guild could build this with so much Gold on the Order.
#[must_use]
pub(crate) fn can_build(table: &Table, seat: Seat, gold: u16, plan: &Plan) -> bool {
    check_plan(table, seat, gold, plan).is_ok()
}

/// Every Upgrade by itself: Skill Upgrades on both sides, Core Upgrades, Prestige Upgrades.
pub(crate) fn single_plans() -> impl Iterator<Item = Plan> {
    let none = Plan::default();
    let skills = Skill::ALL.into_iter().flat_map(move |skill| {
        [Side::Fixer, Side::Reroll].map(|side| Plan { skill: Some((skill, side)), ..none })
    });
    let core = Line::ALL
        .into_iter()
        .flat_map(move |line| [2, 3].map(|level| Plan { core: Some((line, level)), ..none }));
    let prestige = Prestige::ALL.into_iter().map(move |one| Plan { prestige: Some(one), ..none });
    skills.chain(core).chain(prestige)
}

/// Whether a Guild could build this with so much Gold, and if not why.
pub(super) fn check_plan(table: &Table, seat: Seat, gold: u16, plan: &Plan) -> Result<(), Refusal> {
    if plan.beyond.is_some() {
        return Err(Refusal::KindTwice);
    }
    if plan.prestige.is_some() && (plan.skill.is_some() || plan.core.is_some()) {
        return Err(Refusal::PrestigeNotAlone);
    }
    if *plan == Plan::default() {
        return Err(Refusal::EmptyPlan);
    }
    if let Some((skill, _)) = plan.skill {
        check_skill(table, seat, skill)?;
    }
    if let Some((line, level)) = plan.core {
        check_core(table, seat, line, level)?;
    }
    if let Some(prestige) = plan.prestige {
        check_prestige(table, seat, prestige)?;
    }
    let price = table.price_of(seat, hammers(plan));
    if price > gold { Err(Refusal::GoldShort { price, gold }) } else { Ok(()) }
}

/// Whether a Guild could build this with so many free Builders, of the kinds allowed.
pub(super) fn check_free(
    table: &Table,
    seat: Seat,
    builders: u8,
    kinds: Kinds,
    plan: &Plan,
) -> Result<(), Refusal> {
    let named = [plan.skill.is_some(), plan.core.is_some(), plan.prestige.is_some()];
    let allowed = [kinds.skill, kinds.core, kinds.prestige];
    if named.into_iter().zip(allowed).any(|(named, allowed)| named && !allowed) {
        return Err(Refusal::KindNotAllowed);
    }
    if hammers(plan) > builders {
        return Err(Refusal::TooManyBuilders { builders });
    }
    check_plan(table, seat, u16::MAX, plan)
}

/// Every plan a Guild could build with so many free Builders.
pub(super) fn free_plans(
    table: &Table,
    seat: Seat,
    builders: u8,
    kinds: Kinds,
) -> impl Iterator<Item = Plan> + '_ {
    let singles = move || single_plans().filter(move |plan| hammers(plan) <= builders);
    let both = singles().filter(|plan| plan.skill.is_some()).flat_map(move |skill| {
        let core = singles().filter(|plan| plan.core.is_some());
        core.map(move |core| Plan { skill: skill.skill, ..core })
    });
    let all = singles().chain(both);
    all.filter(move |plan| check_free(table, seat, builders, kinds, plan).is_ok())
}

/// The hammers on a Guild's Upgrades; the Starting Skill Upgrade has none, and a level III token has replaced its level II
/// (GM-UPGR-20).
pub(super) fn hammers_on_board(guild: &Guild) -> u8 {
    let all = catalogue();
    let skills = Skill::ALL
        .into_iter()
        .filter(|skill| guild.upgrades[skill.index()].is_some() && guild.start != Some(*skill));
    let skills: u8 = skills.filter_map(|skill| all.skill_token(skill)).map(|token| token.builders).sum();
    let core = Line::ALL.into_iter().filter_map(|line| all.core_token(line, guild.core[line.index()]));
    let core: u8 = core.map(|token| token.builders).sum();
    let prestige = guild.prestige.and_then(|prestige| all.prestige_token(prestige));
    skills + core + prestige.map_or(0, |token| token.builders)
}

/// Whether a Guild could build a Skill Upgrade, its price apart.
pub(super) fn check_skill(table: &Table, seat: Seat, skill: Skill) -> Result<(), Refusal> {
    let guild = table.guild(seat);
    if guild.upgrades[skill.index()].is_some() {
        return Err(Refusal::UpgradeTwice);
    }
    if guild.built_skills() >= SKILL_SLOTS {
        return Err(Refusal::SkillSlotsFull);
    }
    let copies = catalogue().skill_token(skill).map_or(0, |token| token.copies);
    if table.skill_tokens_used(skill) >= copies { Err(Refusal::NoTokenLeft) } else { Ok(()) }
}

fn check_core(table: &Table, seat: Seat, line: Line, level: u8) -> Result<(), Refusal> {
    let has = table.guild(seat).core[line.index()];
    match level {
        _ if level <= has => Err(Refusal::LevelBuilt),
        2 => Ok(()),
        3 if has < 2 => Err(Refusal::LevelSkipped),
        3 if table.level_three_taken(line) => Err(Refusal::LevelThreeTaken),
        3 => Ok(()),
        _ => Err(Refusal::NoTokenLeft),
    }
}

fn check_prestige(table: &Table, seat: Seat, prestige: Prestige) -> Result<(), Refusal> {
    if table.is_short() {
        return Err(Refusal::NoPrestigeInShortGame);
    }
    if table.guild(seat).prestige.is_some() {
        return Err(Refusal::PrestigeBuilt);
    }
    if table.prestige_taken(prestige) { Err(Refusal::PrestigeTaken) } else { Ok(()) }
}
