//! What there is to reach of cards: Adventurers that join a Guild, Contracts completed, Upgrades built, and every ability,
//! Bonus, Boon and Event at work.

use kernel::{Mark, Seat};

use crate::cards::{AdventurerId, ContractId};
use crate::catalog::catalogue;
use crate::effect::{Limit, Op, When};
use crate::event::Event;
use crate::table::Table;
use crate::terms::{Line, Prestige, Skill};
use crate::uses::Source;

fn adventurer(kind: &'static str, id: AdventurerId) -> Option<Mark> {
    catalogue().adventurer_key(id).map(|name| Mark { kind, name })
}

fn contract(kind: &'static str, id: ContractId) -> Option<Mark> {
    catalogue().contract_key(id).map(|name| Mark { kind, name })
}

fn core(line: Line, level: u8) -> Option<Mark> {
    let token = catalogue().core_token(line, level)?;
    Some(Mark { kind: "upgrade", name: &token.name })
}

const fn upgrade(name: &'static str) -> Mark {
    Mark { kind: "upgrade", name }
}

/// Everything there is to reach of cards.
pub(super) fn all() -> impl Iterator<Item = Mark> {
    let all = catalogue();
    let people = || (0..all.adventurers()).map(AdventurerId);
    let contracts = || (0..all.contracts()).map(ContractId);
    let able = people().filter(|&id| all.ability(id).is_some());
    let cores = Line::ALL.into_iter().flat_map(|line| [2, 3].map(|level| core(line, level)));
    let tokens = Skill::ALL.map(|skill| upgrade(skill.name())).into_iter();
    let tokens = tokens.chain(Prestige::ALL.map(|prestige| upgrade(prestige.key())));
    let with = |kind, has: fn(ContractId) -> bool| {
        contracts().filter(move |&id| has(id)).filter_map(move |id| contract(kind, id))
    };
    people()
        .filter_map(|id| adventurer("adventurer", id))
        .chain(able.filter_map(|id| adventurer("ability", id)))
        .chain(with("contract", |_| true))
        .chain(with("bonus", |id| !catalogue().bonus(id).is_empty()))
        .chain(with("boon", |id| catalogue().boon(id).is_some()))
        .chain(with("event card", |id| catalogue().event(id).is_some()))
        .chain(tokens)
        .chain(cores.flatten())
}

/// Notes what a fact has reached of cards.
pub(super) fn of_event(before: &Table, event: &Event, note: &mut dyn FnMut(Mark)) {
    match *event {
        Event::Joined { adventurer: id, .. }
        | Event::Recruited { adventurer: id, .. }
        | Event::RecruitedNow { adventurer: id, .. } => {
            adventurer("adventurer", id).map(&mut *note);
        }
        Event::Completed { contract: id, .. } | Event::CompletedPrivate { contract: id, .. } => {
            contract("contract", id).map(&mut *note);
        }
        Event::BuiltSkill { skill, .. } => note(upgrade(skill.name())),
        Event::BuiltPrestige { prestige, .. } => note(upgrade(prestige.key())),
        Event::BuiltCore { line, level, .. } => {
            core(line, level).map(&mut *note);
        }
        Event::Used { source, .. } => {
            used(source).map(&mut *note);
        }
        Event::BonusBegan { contract: id, .. } => {
            contract("bonus", id).map(&mut *note);
        }
        Event::EventBegan { contract: id } => {
            contract("event card", id).map(&mut *note);
        }
        _ => {}
    }
    each_standing(before, event, &mut |standing, _| {
        let mark = match standing {
            Standing::Ability(id) => adventurer("ability", id),
            Standing::Event(id) => contract("event card", id),
        };
        mark.map(&mut *note);
    });
}

fn used(source: Source) -> Option<Mark> {
    match source {
        Source::Upgrade => None,
        Source::Ability(id) | Source::Copy { by: id, .. } => adventurer("ability", id),
        Source::Boon(id) => contract("boon", id),
    }
}

/// A card that works by itself.
#[derive(Clone, Copy)]
pub(super) enum Standing {
    /// The ability of an Adventurer.
    Ability(AdventurerId),
    /// The Event of a Contract.
    Event(ContractId),
}

/// Names every operation that worked by itself on what a fact tells, with its card.
pub(super) fn each_standing(before: &Table, event: &Event, found: &mut dyn FnMut(Standing, &'static Op)) {
    let (seat, works): (Option<Seat>, fn(&Op) -> bool) = match *event {
        Event::Checked { seat, .. } => (Some(seat), |op| matches!(op, Op::TargetShift { .. })),
        Event::Completed { seat, .. } | Event::CompletedPrivate { seat, .. } => {
            (Some(seat), |op| matches!(op, Op::RewardBonus { .. }))
        }
        Event::Wandered { seat, .. } => (Some(seat), |op| matches!(op, Op::WanderBonus { .. })),
        Event::Recruited { seat, .. } => {
            (Some(seat), |op| matches!(op, Op::BidBonus(_) | Op::MinBidShift { .. }))
        }
        Event::Cleared => (None, |op| matches!(op, Op::Income { .. })),
        _ => return,
    };
    let all = before.cards();
    for when in [When::Static, When::Reset] {
        for (_, id) in before.open_events(when) {
            let ops = all.event(id).map_or(&[][..], |event| event.effects.list());
            ops.iter().filter(|op| works(op)).for_each(|op| found(Standing::Event(id), op));
        }
    }
    let Some(seat) = seat else { return };
    for id in before.guild(seat).adventurers.and(&all.always_on()).iter() {
        let Some(ability) = all.ability(id) else { continue };
        if ability.limit == Limit::Static && ability.moon.shines(before.round) {
            let ops = ability.effects.list().iter();
            ops.filter(|op| works(op)).for_each(|op| found(Standing::Ability(id), op));
        }
    }
}
