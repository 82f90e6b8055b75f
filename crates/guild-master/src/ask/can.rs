//! Whether an operation could do anything for a Guild now. Only public facts count.

use kernel::Seat;

use super::{pick, plans};
use crate::effect::{Count, Deck, Op, Pay, Who, With};
use crate::order::{ORDERS, Order};
use crate::table::{Guild, Spot, Table};
use crate::terms::{Level, Rank, Skill};

/// Whether an operation could do anything.
pub(crate) fn can(table: &Table, seat: Seat, op: &Op) -> bool {
    let guild = table.guild(seat);
    match *op {
        Op::Exchange { pay: Pay::Gold(n), .. } => guild.gold >= u16::from(n),
        Op::Exchange { pay: Pay::Fame(n), .. } => guild.fame >= u16::from(n),
        Op::StealGold { who: Who::ChosenRival, .. } => {
            table.everyone().iter().any(|rival| rival != seat && table.guild(rival).gold > 0)
        }
        Op::GainPer { per, min, each, .. } => count(table, seat, per, min) >= u16::from(each),
        Op::ExtraOrder(_) => usize::from(guild.order_limit()) < ORDERS,
        Op::RefreshAdventurer(_) => table.stands.iter().any(|stand| stand.up.is_some()),
        Op::LookFaceDown(_) => pick::face_down(table).next().is_some(),
        Op::FlipSkillUpgrade(_) => guild.upgrades.iter().any(Option::is_some),
        Op::DrawPrivate { deck, .. } | Op::PeekDeck { deck, .. } => decks(table, deck).next().is_some(),
        Op::ReplaceContract { .. } => table.spots.iter().any(|spot| matches!(spot, Spot::Up(_))),
        Op::SwapPrivate(With::DeckTop) => !guild.private.is_empty() && table.decks[Level::Common.index()] > 0,
        Op::SwapPrivate(With::BoardCommon) => {
            !guild.private.is_empty() && pick::common_spaces(table).next().is_some()
        }
        Op::RecoverBoon(_) => !guild.discarded.is_empty(),
        Op::Retire { rank, .. } => {
            guild.adventurers.len() > 1 && pick::members(table, seat, rank).next().is_some()
        }
        Op::JoinOpenTeam { allow_new, .. } => pick::joins(table, seat, allow_new).next().is_some(),
        Op::SwapOwnOrders => unresolved(guild).count() > 1,
        Op::ChangeOwnOrder(within) => pick::changes(table, seat, within).next().is_some(),
        Op::RecruitNow { rank, free } => pick::recruits(table, seat, rank, free).next().is_some(),
        Op::BuildNow { builders, kinds } => plans::free_plans(table, seat, builders, kinds).next().is_some(),
        Op::Choose(options) => options.iter().flat_map(|ops| ops.list()).any(|op| can(table, seat, op)),
        Op::CopyAbility(_) | Op::Income { .. } | Op::TargetShift { .. } | Op::MarkerShift(_) => false,
        _ => true,
    }
}

/// The Orders of a Guild that are not resolved, with their numbers from 0.
pub(super) fn unresolved(guild: &Guild) -> impl Iterator<Item = (u8, &Order)> {
    (0..).zip(&guild.orders.spaces).filter(|(_, order)| !order.done && !order.team.is_empty())
}

/// The decks an operation can draw from.
pub(super) fn decks(table: &Table, deck: Deck) -> impl Iterator<Item = Level> + '_ {
    let allowed = move |level: &Level| match deck {
        Deck::Of(only) => only == *level,
        Deck::Choice => true,
    };
    table.full_decks().filter(allowed)
}

/// How much a Guild has of what is counted. Of Private Contracts and Boons only the number is read, which is public.
pub(crate) fn count(table: &Table, seat: Seat, per: Count, min: u8) -> u16 {
    let guild = table.guild(seat);
    let ranked =
        |rank: Rank| guild.adventurers.iter().filter(|&id| table.adventurer(id).rank == rank).count();
    let completed =
        |level: Level| guild.completed.iter().filter(|&id| table.contract(id).level == level).count();
    let number = match per {
        Count::Novice => ranked(Rank::Novice),
        Count::Adept => ranked(Rank::Adept),
        Count::Hero => ranked(Rank::Hero),
        Count::Legend => ranked(Rank::Legend),
        Count::Adventurer => guild.adventurers.len(),
        Count::SkillUpgrade => guild.upgrades.iter().flatten().count(),
        Count::CoreLevel2plus => guild.core.iter().filter(|&&level| level >= 2).count(),
        Count::HammerOnBoard => usize::from(plans::hammers_on_board(guild)),
        Count::CompletedCommon => completed(Level::Common),
        Count::CompletedHeroic => completed(Level::Heroic),
        Count::CompletedLegendary => completed(Level::Legendary),
        Count::PrivateHeld => guild.private.len(),
        Count::BoonHeld => guild.completed.iter().filter(|&id| table.cards().boon(id).is_some()).count(),
        Count::Gold => guild.total_gold() as usize,
        Count::SkillWithDice => {
            let dice = |skill: Skill| -> u32 {
                guild.adventurers.iter().map(|id| u32::from(table.adventurer(id).skills[skill.index()])).sum()
            };
            Skill::ALL.into_iter().filter(|&skill| dice(skill) >= u32::from(min.max(1))).count()
        }
        Count::RivalWithMoreFame => {
            table.everyone().iter().filter(|&rival| table.guild(rival).fame > guild.fame).count()
        }
    };
    u16::try_from(number).unwrap_or(u16::MAX)
}
