//! What the game advises: plans, stances, offers and dice, by what things are worth. For bots; no rule reads it.
//! Advice rests on what the asked Guild may know.

mod bargain;
mod build;
mod chance;
mod dice;
mod orders;
mod plan;
pub(crate) mod worth;

use core::cmp::Reverse;

use kernel::{Ask, Chance, Seat, State};
use words::At;

use crate::GuildMaster;
use crate::ask::{
    BuildUpgrade, Choice, CommitOrder, DeclareSkill, FallBack, Negotiate, PickSkill, PickStance, Prompt,
    Purpose, UseEffect,
};
use crate::effect::{Op, Window};
use crate::flow::goal;
use crate::order::Objective;
use crate::prospect::{Planned, check_odds};
use crate::seats;
use crate::terms::{Level, Prestige, Skill};
use crate::uses::{self, Source};
use crate::weights::{Judged, Weights};

/// The answer that is advised; none where candidates have to be tried.
pub(crate) fn advise(
    state: &State<GuildMaster>,
    ask: &Ask<GuildMaster>,
    weights: &Weights,
    rng: &mut dyn Chance,
) -> Option<Choice> {
    let (table, seat) = (&Judged { table: &state.table, weights }, ask.seat);
    match ask.prompt {
        Prompt::Orders => plan::orders(table, seat, rng),
        Prompt::Commit(CommitOrder { number, objective }) => Some(commit(table, seat, number, objective)),
        Prompt::Skill(PickSkill { mask, purpose }) => Some(Choice::Skill(skill(table, seat, mask, purpose))),
        Prompt::Fix | Prompt::Reroll(_) | Prompt::Change | Prompt::Tie | Prompt::Forced(_) => {
            let goal_of = |guild| goal(state.flow.frames(), table, guild);
            Some(dice::answer(table, seat, &ask.prompt, goal_of))
        }
        Prompt::Build(BuildUpgrade { number }) => {
            Some(build::answer(table, seat, table.guild(seat).order(number).gold))
        }
        Prompt::Deck(_) => Some(Choice::Deck(deck(table, seat)?)),
        Prompt::Bargain(Negotiate { space }) => Some(bargain::contest(table, seat, space)),
        Prompt::Stance(PickStance { space }) => Some(bargain::stance(table, seat, space)),
        Prompt::Declare(DeclareSkill { space, mask }) => Some(declare(table, seat, space, mask)),
        Prompt::Lobby(asked) => Some(bargain::lobby(table, seat, &asked.0)),
        Prompt::Fallback(FallBack { number }) => Some(fallback(table, seat, number)),
        Prompt::Use(UseEffect { window }) => Some(using(table, seat, window)),
        Prompt::Place => place(table, seat).map(Choice::Place),
        Prompt::Pick(pick) => picked(table, seat, pick.op()?),
        Prompt::Side | Prompt::Correct(_) | Prompt::Convert(_) => None,
    }
}

/// Carry an Order out, unless falling back at once is clearly better.
fn commit(table: &Judged<'_>, seat: Seat, number: u8, objective: Objective) -> Choice {
    let order = table.guild(seat).order(number);
    let hopeless = match objective {
        Objective::Hire => build::best(table, seat, order.gold).is_none(),
        Objective::Recruit(_) => false,
        Objective::Contract(space) => table.face_up(space).is_none_or(|id| {
            let chance = worth::team_chance(table, seat, &order.team, id);
            let gain = chance * worth::contract(table, seat, id) / 1000;
            gain < worth::fallback(table, seat, &order.team)
        }),
    };
    if hopeless { Choice::Drop } else { Choice::Carry }
}

/// The Skill with the best chance, or with most dice where there is no target.
fn skill(table: &Judged<'_>, seat: Seat, mask: u8, purpose: Purpose) -> Skill {
    let (card, contract, conflict) = match purpose {
        Purpose::Contract(space) => (Objective::Contract(space), table.face_up(space), false),
        Purpose::Conflict(space) => (Objective::Contract(space), table.face_up(space), true),
        Purpose::Hire => (Objective::Hire, None, false),
        Purpose::Bid(space) => (Objective::Recruit(space), None, false),
    };
    let orders = &table.guild(seat).orders.spaces;
    let team =
        orders.iter().find(|order| order.card == Some(card)).map_or(Default::default(), |order| order.team);
    let judged = |skill: Skill| {
        let dice = table.dice(&team, skill);
        let target = contract.map_or(0, |id| table.target(id, skill));
        let odds = check_odds(table, &Planned { seat, team: &team, skill, dice, target, conflict });
        (odds.map(|odds| odds.best), dice)
    };
    Skill::of(mask).max_by_key(|&skill| judged(skill)).unwrap_or(Skill::Might)
}

/// Names the Skill with the best chance for all who cooperate, once, and stays with it.
fn declare(table: &Judged<'_>, seat: Seat, space: u8, mask: u8) -> Choice {
    let declared = &table.parley.declared;
    if declared[seats::place(seat)].is_some() {
        return Choice::Confirm;
    }
    let Some(id) = table.face_up(space) else { return Choice::Confirm };
    let card = Some(Objective::Contract(space));
    let dice = |guild: Seat, skill: Skill| {
        let order = table.guild(guild).orders.spaces.iter().find(|order| order.card == card);
        order.map_or(0, |order| table.dice(&order.team, skill))
    };
    let judged = |skill: Skill| {
        let with = Seat::all(table.seats).filter(|&other| declared[seats::place(other)] == Some(skill));
        let all: u8 = with.map(|other| dice(other, skill)).fold(dice(seat, skill), u8::saturating_add);
        chance::chance(all.min(10), crate::prospect::help(table, seat, skill), table.target(id, skill).into())
    };
    Skill::of(mask).max_by_key(|&skill| judged(skill)).map_or(Choice::Confirm, Choice::Skill)
}

/// The best Private Contract or wandering.
fn fallback(table: &Judged<'_>, seat: Seat, number: u8) -> Choice {
    let team = &table.guild(seat).order(number).team;
    let help = |skill| crate::prospect::help(table, seat, skill);
    let mut best = (0, Choice::Pass);
    for skill in Skill::of(table.skills_of(team)) {
        best = better(best, (worth::wander_with(table, seat, team, skill), Choice::Wander(skill)));
    }
    for id in table.guild(seat).private.iter() {
        let gain = worth::contract(table, seat, id) - worth::held(table, seat, id);
        for skill in Skill::of(table.skills_for(team, id)) {
            let (dice, target) = (table.dice(team, skill), table.target(id, skill));
            let chance = chance::chance(dice, help(skill), target.into());
            best = better(best, (chance * gain / 1000, Choice::Private(id, skill)));
        }
    }
    best.1
}

fn better(one: (i32, Choice), other: (i32, Choice)) -> (i32, Choice) {
    if other.0 > one.0 { other } else { one }
}

/// The deck whose Contracts the Guild's strongest team could do.
fn deck(table: &Judged<'_>, seat: Seat) -> Option<Level> {
    let guild = table.guild(seat);
    let strongest = Skill::ALL.into_iter().map(|skill| {
        let mut dice: Vec<u8> =
            guild.adventurers.iter().map(|id| table.adventurer(id).skills[skill.index()]).collect();
        dice.sort_unstable_by(|one, other| other.cmp(one));
        dice.iter().take(guild.team_limit().into()).sum::<u8>()
    });
    let wanted = match strongest.max().unwrap_or(0) {
        0..6 => Level::Common,
        6..9 => Level::Heroic,
        9.. => Level::Legendary,
    };
    let left = |level: &Level| table.decks[level.index()] > 0;
    let mut levels: Vec<Level> = Level::ALL.into_iter().filter(left).collect();
    levels.sort_by_key(|level| level.index().abs_diff(wanted.index()));
    levels.first().copied()
}

/// The Contract the Guild itself could least do goes to the board.
fn place(table: &Judged<'_>, seat: Seat) -> Option<crate::cards::ContractId> {
    let guild = table.guild(seat);
    let worth = |id| {
        let team = crate::prospect::best_for(table, seat, id, guild.adventurers);
        worth::team_chance(table, seat, &team, id) * worth::contract(table, seat, id)
    };
    guild.private.iter().min_by_key(|&id| worth(id))
}

/// What to pick where what it brings can be told beforehand.
fn picked(table: &Judged<'_>, seat: Seat, op: &Op) -> Option<Choice> {
    match op {
        Op::SwapOwnOrders => Some(orders::swap(table, seat).map_or(Choice::Pass, |(_, choice)| choice)),
        Op::Choose(options) => {
            let worth = (0..).zip(options.iter()).map(|(at, ops)| (worth::ops(table, seat, *ops), at));
            // Of equal ones the first.
            worth.max_by_key(|&(worth, at)| (worth, Reverse(at))).map(|(_, at)| Choice::Option(at))
        }
        _ => None,
    }
}

/// What brings most now; nothing when nothing gains.
fn using(table: &Judged<'_>, seat: Seat, window: Window) -> Choice {
    let usable = uses::usable(table, seat, window);
    let judged = usable.iter().map(|source| (gain(table, seat, *source, window), *source));
    let best = judged.filter(|(gain, _)| *gain > 0).max_by_key(|(gain, _)| *gain);
    best.map_or(Choice::Pass, |(_, source)| Choice::Use(source))
}

/// What using a source in a window gains.
fn gain(table: &Judged<'_>, seat: Seat, source: Source, window: Window) -> i32 {
    let brings = |op: &Op| match op {
        // Orders are exchanged only where one of them would come too late.
        Op::SwapOwnOrders => orders::swap(table, seat).map_or(0, |(gain, _)| gain),
        op => worth::operation(table, seat, op),
    };
    let gain: i32 = source.ops_in(table, window).map(|(_, op)| brings(op)).sum();
    let Source::Boon(contract) = source else { return gain };
    // A Contract discarded for its Boon no longer counts for Prestige (GM-RUL-43).
    let counts = match (table.guild(seat).prestige, table.contract(contract).level) {
        (Some(Prestige::Archive), Level::Common)
        | (Some(Prestige::Trophies), Level::Heroic | Level::Legendary) => 2 * worth::FAME,
        _ => 0,
    };
    gain - counts - 20
}

/// Whether the rules allow what is advised: what is not is not said.
pub(crate) fn checked(state: &State<GuildMaster>, ask: &Ask<GuildMaster>, choice: Choice) -> Option<Choice> {
    ask.prompt.question().judge(At::new(state, ask.seat), &choice).is_ok().then_some(choice)
}
