//! Nouns: amounts, words of the rules, cards and places as messages.

use words::{Arg, Message};

use crate::ask::Plan;
use crate::cards::{AdventurerId, ContractId};
use crate::catalog::catalogue;
use crate::order::{Objective, Order, Sheet};
use crate::seats::Seats;
use crate::table::Table;
use crate::terms::{Level, Line, Prestige, Rank, Side, Skill};
use crate::texts::m;

/// A number counted from 0 as people count it.
pub(crate) fn one(number: u8) -> Arg {
    Arg::Number(i64::from(number) + 1)
}

/// The letter of an Adventurer space.
pub(crate) fn letter(space: u8) -> Arg {
    Arg::Text(char::from(b'A'.saturating_add(space.min(25))).to_string())
}

/// An amount of Gold.
pub(crate) fn gold(amount: impl Into<i64>) -> Arg {
    Message::from(m::GmGold { n: Arg::Number(amount.into()) }).into()
}

/// An amount of Fame.
pub(crate) fn fame(amount: impl Into<i64>) -> Arg {
    Message::from(m::GmFame { n: Arg::Number(amount.into()) }).into()
}

/// Several dice.
pub(crate) fn dice(count: u8) -> Arg {
    Message::from(m::GmDice { n: count.into() }).into()
}

/// Several Builders.
pub(crate) fn builders(count: u8) -> Arg {
    Message::from(m::GmBuilders { n: count.into() }).into()
}

/// The seats of a set, as a list.
pub(crate) fn guilds(seats: Seats) -> Arg {
    seats.iter().collect()
}

pub(crate) fn skill(skill: Skill) -> Message {
    match skill {
        Skill::Might => m::GmSkillMight.into(),
        Skill::Arcane => m::GmSkillArcane.into(),
        Skill::Guile => m::GmSkillGuile.into(),
        Skill::Logic => m::GmSkillLogic.into(),
        Skill::Charm => m::GmSkillCharm.into(),
        Skill::Spirit => m::GmSkillSpirit.into(),
    }
}

pub(crate) fn rank(rank: Rank) -> Message {
    match rank {
        Rank::Novice => m::GmRankNovice.into(),
        Rank::Adept => m::GmRankAdept.into(),
        Rank::Hero => m::GmRankHero.into(),
        Rank::Legend => m::GmRankLegend.into(),
    }
}

pub(crate) fn level(level: Level) -> Message {
    match level {
        Level::Common => m::GmLevelCommon.into(),
        Level::Heroic => m::GmLevelHeroic.into(),
        Level::Legendary => m::GmLevelLegendary.into(),
    }
}

pub(crate) fn side(side: Side) -> Message {
    match side {
        Side::Fixer => m::GmSideFixer.into(),
        Side::Reroll => m::GmSideReroll.into(),
    }
}

/// The moons of a Round (GM-ROUN-03, -04).
pub(crate) fn moon(round: u8) -> Message {
    match (round.is_multiple_of(2), round.is_multiple_of(3)) {
        (false, false) => m::GmMoonHalf.into(),
        (true, false) => m::GmMoonFull.into(),
        (false, true) => m::GmMoonHalfBlood.into(),
        (true, true) => m::GmMoonFullBlood.into(),
    }
}

/// The Skill Upgrade of a Skill.
pub(crate) fn skill_upgrade(skill: Skill) -> Message {
    Message::named("gm-upgrade", skill.name())
}

/// A level of a Core Upgrade.
pub(crate) fn core_upgrade(line: Line, level: u8) -> Message {
    Message::named("gm-core", &format!("{}-{level}", line.key()))
}

/// A Prestige Upgrade.
pub(crate) fn prestige_upgrade(prestige: Prestige) -> Message {
    Message::named("gm-prestige", prestige.key())
}

/// An Adventurer: a message for the few whose name can be translated, else the proper name.
pub(crate) fn adventurer(table: &Table, id: AdventurerId) -> Arg {
    let all = catalogue();
    if let Some(key) = all.adventurer_key(id)
        && all.is_worded(id)
    {
        return Message::named("gm-name", key).into();
    }
    Arg::Text(crate::notation::adventurer(table, id))
}

/// A Contract; one stated by a scenario has only its name.
pub(crate) fn contract(table: &Table, id: ContractId) -> Arg {
    match catalogue().contract_key(id) {
        Some(key) => Message::named("gm-contract", key).into(),
        None => Arg::Text(crate::notation::contract(table, id)),
    }
}

/// Adventurers, as a list.
pub(crate) fn team(table: &Table, team: &[AdventurerId]) -> Arg {
    Arg::All(team.iter().map(|&id| adventurer(table, id)).collect())
}

/// What an Order goes for, with the card that lies there.
pub(crate) fn objective(table: &Table, objective: Objective) -> Message {
    let named = match objective {
        Objective::Hire => None,
        Objective::Recruit(space) => table.on_stand(space).map(|id| {
            m::GmObjectiveRecruitNamed { letter: letter(space), adventurer: adventurer(table, id) }.into()
        }),
        Objective::Contract(space) => table.face_up(space).map(|id| {
            m::GmObjectiveContractNamed { number: one(space), contract: contract(table, id) }.into()
        }),
    };
    named.unwrap_or_else(|| card(objective))
}

/// What an Order Card names.
pub(crate) fn card(objective: Objective) -> Message {
    match objective {
        Objective::Hire => m::GmObjectiveHire.into(),
        Objective::Recruit(space) => m::GmObjectiveRecruit { letter: letter(space) }.into(),
        Objective::Contract(space) => m::GmObjectiveContract { number: one(space) }.into(),
    }
}

/// The Contract that lies on a space, or the space itself.
pub(crate) fn contract_on(table: &Table, space: u8) -> Arg {
    table.face_up(space).map_or_else(
        || Message::from(m::GmObjectiveContract { number: one(space) }).into(),
        |id| contract(table, id),
    )
}

/// The Skills of a mask with the targets of the Contract on a space, as a list.
pub(crate) fn targets(table: &Table, space: u8, mask: u8) -> Arg {
    let target = |skill| table.face_up(space).map_or(0, |id| table.target(id, skill));
    let each = Skill::of(mask).map(|listed| {
        let target = target(listed).into();
        Message::from(m::GmTarget { skill: skill(listed).into(), target })
    });
    let each: Vec<Message> = each.collect();
    let one_or_other =
        |rest: Message, first: Message| m::GmOr { first: first.into(), rest: rest.into() }.into();
    each.into_iter().rev().reduce(one_or_other).unwrap_or_else(|| m::GmClauseNone.into()).into()
}

/// Every Order of a sheet, or nothing when there is none.
pub(crate) fn sheet(table: &Table, sheet: &Sheet) -> Option<Message> {
    let orders = (0..).zip(&sheet.spaces).filter(|(_, order)| !order.is_empty());
    joined(orders.map(|(number, given)| order(table, number, given)))
}

fn order(table: &Table, number: u8, order: &Order) -> Message {
    let card = order.card.map_or_else(|| m::GmObjectiveNone.into(), |card| objective(table, card));
    let (number, objective, team) = (one(number), card.into(), team(table, &order.team));
    match order.gold {
        0 => m::GmOrder { number, objective, team }.into(),
        paid => m::GmOrderPaid { number, objective, team, gold: gold(paid) }.into(),
    }
}

/// The Upgrades of a plan, as a list; empty when it has none.
pub(crate) fn plan(plan: &Plan) -> Vec<Arg> {
    let named = |skill, side| -> Message {
        m::GmBuiltSkill { upgrade: skill_upgrade(skill).into(), side: self::side(side).into() }.into()
    };
    let beyond = plan.beyond.map(|upgrade| match upgrade {
        crate::ask::Upgrade::Skill(skill, side) => named(skill, side),
        crate::ask::Upgrade::Core(line, level) => core_upgrade(line, level),
        crate::ask::Upgrade::Prestige(prestige) => prestige_upgrade(prestige),
    });
    let places = [
        plan.skill.map(|(skill, side)| named(skill, side)),
        plan.core.map(|(line, level)| core_upgrade(line, level)),
        plan.prestige.map(prestige_upgrade),
        beyond,
    ];
    places.into_iter().flatten().map(Arg::from).collect()
}

/// Things set apart by more than a comma, as they have commas of their own.
pub(crate) fn joined(all: impl Iterator<Item = Message>) -> Option<Message> {
    let each: Vec<Message> = all.collect();
    each.into_iter()
        .rev()
        .reduce(|rest, first| m::GmAndThen { first: first.into(), rest: rest.into() }.into())
}

/// What the Contract of a space pays.
pub(crate) fn reward(table: &Table, space: u8) -> (Arg, Arg) {
    let card = table.face_up(space).map(|id| table.contract(id)).unwrap_or_default();
    (gold(card.gold), fame(card.fame))
}
