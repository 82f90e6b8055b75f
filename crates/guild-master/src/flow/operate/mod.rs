//! What each operation of the vocabulary does: at once, after a choice, or after a draw.

mod amounts;
mod board;
mod contracts;
mod orders;

pub(crate) use board::{DECK as PICK_DECK, STANDS};
pub(crate) use contracts::CARDS as PICK_CARDS;

use kernel::{Drawn, Next, Seat};

use super::effect::Effect;
use super::{Step, Work};
use crate::ask::Choice;
use crate::ask::can;
use crate::builders::Discount;
use crate::effect::{Condition, Op};
use crate::event::Event;
use crate::order::Objective;
use crate::table::{Boost, Table};
use crate::terms::Rank;

/// Begins an operation; nothing when it is done at once or cannot be done (GM-RUL-20).
pub(super) fn start(effect: &mut Effect, op: &Op, desk: &mut Work<'_>) -> Option<Step> {
    match op {
        Op::GainGold(_)
        | Op::GainFame(_)
        | Op::LoseGold { .. }
        | Op::LoseFame { .. }
        | Op::Grant { .. }
        | Op::Exchange { .. }
        | Op::StealGold { .. }
        | Op::GainPer { .. } => amounts::start(effect, op, desk),
        Op::DrawPrivate { .. }
        | Op::PeekDeck { .. }
        | Op::SwapPrivate(_)
        | Op::RecoverBoon(_)
        | Op::StoreDie(_) => contracts::start(effect, op, desk),
        Op::ReplaceContract { .. }
        | Op::RefreshAdventurer(_)
        | Op::LookFaceDown(_)
        | Op::RecruitNow { .. }
        | Op::Retire { .. }
        | Op::BuildNow { .. }
        | Op::MarkerShift(_)
        | Op::FlipSkillUpgrade(_) => board::start(effect, op, desk),
        Op::ExtraOrder(_)
        | Op::TeamSize { .. }
        | Op::JoinOpenTeam { .. }
        | Op::SwapOwnOrders
        | Op::ChangeOwnOrder(_) => orders::start(effect, op, desk),
        Op::BidBonus(_)
        | Op::MinBidShift { .. }
        | Op::BidRefund(_)
        | Op::SkipRank
        | Op::BuilderDiscount { .. }
        | Op::FreeBuilders(_)
        | Op::WanderBonus { .. }
        | Op::RewardBonus { .. } => {
            boost(effect.seat?, op, desk);
            None
        }
        Op::Choose(_) => {
            let seat = effect.seat?;
            // What a Contest has settled about its Bonus binds here, too, and is chosen even where it does nothing: the
            // choices come in order.
            let settled = !desk.table().parley.due_choices().is_empty();
            if !settled && !can(desk.table(), seat, op) {
                return None;
            }
            let touches = settled || op.touches_others();
            Some(if touches { effect.ask_lobbied(desk) } else { effect.ask() })
        }
        Op::If { cond, then, otherwise } => {
            let list = if holds(effect, *cond, desk.table()) { *then } else { *otherwise };
            (!list.is_empty()).then(|| effect.nested(list))
        }
        // Dice are changed in checks, and what always works is read where it counts.
        Op::Income { .. }
        | Op::Reroll { .. }
        | Op::SetDie { .. }
        | Op::AddDie { .. }
        | Op::AddFlat { .. }
        | Op::FlipDie { .. }
        | Op::SpendStored { .. }
        | Op::ConvertSkill { .. }
        | Op::TargetShift { .. }
        | Op::PenaltyShift(_)
        | Op::ForceReroll { .. }
        | Op::CopyAbility(_) => None,
    }
}

/// Goes on after an answer; nothing when the operation is done.
pub(super) fn answered(effect: &mut Effect, op: &Op, choice: &Choice, desk: &mut Work<'_>) -> Option<Step> {
    match (op, choice) {
        (_, Choice::Pass) => contracts::passed(effect, op, desk),
        (Op::Choose(options), Choice::Option(at)) => {
            options.get(usize::from(*at)).map(|list| effect.nested(*list))
        }
        (
            Op::LoseGold { .. }
            | Op::LoseFame { .. }
            | Op::Grant { .. }
            | Op::StealGold { .. }
            | Op::Exchange { .. },
            _,
        ) => amounts::answered(effect, op, choice, desk),
        (Op::DrawPrivate { .. } | Op::PeekDeck { .. } | Op::SwapPrivate(_) | Op::RecoverBoon(_), _) => {
            contracts::answered(effect, op, choice, desk)
        }
        (
            Op::ReplaceContract { .. }
            | Op::RefreshAdventurer(_)
            | Op::LookFaceDown(_)
            | Op::RecruitNow { .. }
            | Op::Retire { .. }
            | Op::BuildNow { .. }
            | Op::FlipSkillUpgrade(_),
            _,
        ) => board::answered(effect, op, choice, desk),
        (Op::JoinOpenTeam { .. } | Op::SwapOwnOrders | Op::ChangeOwnOrder(_), _) => {
            orders::answered(effect, op, choice, desk)
        }
        _ => Some(Next::Bug("effect")),
    }
}

/// Goes on after a draw; nothing when the operation is done.
pub(super) fn drawn(effect: &mut Effect, op: &Op, drawn: &Drawn, desk: &mut Work<'_>) -> Option<Step> {
    match op {
        Op::DrawPrivate { .. } | Op::PeekDeck { .. } | Op::SwapPrivate(_) | Op::StoreDie(_) => {
            contracts::drawn(effect, op, drawn, desk)
        }
        Op::ReplaceContract { .. } | Op::RefreshAdventurer(_) | Op::LookFaceDown(_) => {
            board::drawn(effect, op, drawn, desk)
        }
        _ => Some(Next::Bug("effect")),
    }
}

/// Adds to what the Guild has for the Order under way.
fn boost(seat: Seat, op: &Op, desk: &mut Work<'_>) {
    let mut boost: Boost = desk.table().guild(seat).boost;
    match *op {
        Op::BidBonus(n) => boost.bid = boost.bid.saturating_add(n),
        Op::MinBidShift { n, rank, .. } if rank.is_none_or(|rank| bids_for(desk.table(), seat, rank)) => {
            boost.minimum = boost.minimum.saturating_add(n);
        }
        Op::BidRefund(n) => boost.refund = boost.refund.saturating_add(n),
        Op::SkipRank => boost.skip_rank = true,
        Op::BuilderDiscount { n, min, count } => {
            let _ = boost.discounts.push(Discount { less: n, least: min, builders: count });
        }
        Op::FreeBuilders(count) => boost.free = boost.free.saturating_add(count),
        Op::WanderBonus { gold, fame } => boost.wander = (boost.wander.0 + gold, boost.wander.1 + fame),
        Op::RewardBonus { gold, fame, .. } => {
            boost.reward = (boost.reward.0 + gold, boost.reward.1 + fame);
        }
        _ => return,
    }
    desk.emit(Event::Boosted { seat, boost });
}

/// Whether the Order under way of a Guild is a bid for an Adventurer of a Rank.
fn bids_for(table: &Table, seat: Seat, rank: Rank) -> bool {
    let card = table.guild(seat).order(table.number).card;
    matches!(card, Some(Objective::Recruit(space)) if table.stand_rank(space) == rank)
}

/// Whether a condition holds.
fn holds(effect: &Effect, cond: Condition, table: &Table) -> bool {
    let of_guild = |test: &dyn Fn(Seat) -> bool| effect.seat.is_some_and(test);
    match cond {
        Condition::IsBloodMoon => table.is_blood_moon(),
        Condition::IsFull => table.is_full_moon(),
        Condition::IsHalf => !table.is_full_moon(),
        Condition::HasRank(rank) => of_guild(&|seat| table.highest_rank(seat) >= rank),
        Condition::GoldAtLeast(gold) => of_guild(&|seat| table.guild(seat).gold >= u16::from(gold)),
        Condition::FameRank(place) => of_guild(&|seat| {
            let ahead = |other: &Seat| table.guild(*other).fame > table.guild(seat).fame;
            table.everyone().iter().filter(ahead).count() < usize::from(place)
        }),
        Condition::WonContest => effect.contested,
    }
}
