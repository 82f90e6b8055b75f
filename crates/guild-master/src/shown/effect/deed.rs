//! What an operation does, as a clause.

use words::Arg;

use super::noun::{
    amounts, condition, contract, counted, deck, kinds, of_contracts, of_deck, paid, rank, rest, way, who,
};
use super::{Frame, said};
use crate::effect::{Deck, Face, Of, Op, Orders, Peeked, Rest, With, Within};
use crate::shown::nouns::{fame, gold, skill};
use crate::texts::m;

impl Frame {
    /// The clause of an operation.
    pub(super) fn clause(self, op: &Op) -> Arg {
        let clause = match op {
            Op::Reroll { .. }
            | Op::SetDie { .. }
            | Op::AddDie { .. }
            | Op::AddFlat { .. }
            | Op::FlipDie { .. }
            | Op::StoreDie(_)
            | Op::SpendStored { .. }
            | Op::ConvertSkill { .. }
            | Op::PenaltyShift(_)
            | Op::ForceReroll { .. } => self.dice(op),
            Op::GainGold(_)
            | Op::GainFame(_)
            | Op::LoseGold { .. }
            | Op::LoseFame { .. }
            | Op::Grant { .. }
            | Op::Exchange { .. }
            | Op::StealGold { .. }
            | Op::GainPer { .. }
            | Op::Income { .. }
            | Op::WanderBonus { .. }
            | Op::RewardBonus { .. }
            | Op::TargetShift { .. } => self.wealth(op),
            Op::ExtraOrder(_)
            | Op::TeamSize { .. }
            | Op::JoinOpenTeam { .. }
            | Op::SwapOwnOrders
            | Op::ChangeOwnOrder(_) => order(op),
            Op::BidBonus(_)
            | Op::MinBidShift { .. }
            | Op::BidRefund(_)
            | Op::SkipRank
            | Op::RecruitNow { .. }
            | Op::RefreshAdventurer(_) => self.recruit(op),
            Op::BuilderDiscount { .. }
            | Op::FreeBuilders(_)
            | Op::BuildNow { .. }
            | Op::MarkerShift(_)
            | Op::FlipSkillUpgrade(_) => build(op),
            Op::DrawPrivate { .. }
            | Op::PeekDeck { .. }
            | Op::ReplaceContract { .. }
            | Op::SwapPrivate(_)
            | Op::RecoverBoon(_)
            | Op::LookFaceDown(_) => cards(op),
            Op::CopyAbility(_) | Op::Retire { .. } | Op::Choose(_) | Op::If { .. } => self.further(op),
        };
        clause.unwrap_or_else(|| said(m::GmeNothing))
    }

    /// Whether a clause holds all the time or for one Order.
    fn form(self) -> Arg {
        if self.always { "always" } else { "once" }.into()
    }

    /// Gold, Fame, rewards and targets.
    fn wealth(self, op: &Op) -> Option<Arg> {
        Some(match *op {
            Op::GainGold(n) => said(m::GmeGain { what: gold(n) }),
            Op::GainFame(n) => said(m::GmeGain { what: fame(n) }),
            Op::LoseGold { n, who: whom } => said(m::GmeLoseUpTo { who: who(whom), what: gold(n) }),
            Op::LoseFame { n, who: whom } => said(m::GmeLose { who: who(whom), what: fame(n) }),
            Op::Grant { gold, fame, who: whom } => {
                said(m::GmeGrant { who: who(whom), what: amounts(gold, fame) })
            }
            Op::Exchange { pay, gain, times } => {
                said(m::GmeExchange { pay: paid(pay), gain: paid(gain), times: times.into() })
            }
            Op::StealGold { n, who: whom } => said(m::GmeSteal { gold: gold(n), who: who(whom) }),
            Op::GainPer { gold, fame, per, each, min, cap } => said(m::GmeGainPer {
                what: amounts(gold, fame),
                each: each.into(),
                thing: counted(per, each, min),
                cap: most(gold, fame, cap),
            }),
            Op::Income { n, who: whom } => {
                said(m::GmeIncome { who: who(whom), gold: gold(n.unsigned_abs()), way: way(n) })
            }
            Op::WanderBonus { gold, fame } => {
                said(m::GmeWander { form: self.form(), what: amounts(gold, fame) })
            }
            Op::RewardBonus { level, gold, fame } => {
                said(m::GmeReward { form: self.form(), what: amounts(gold, fame), contract: contract(level) })
            }
            Op::TargetShift { n, level, skill: only, who: whom } => {
                let targets = match only {
                    Some(one) => said(m::GmeTargetsSkill { skill: skill(one).into() }),
                    None => said(m::GmeTargets),
                };
                let (n, way) = (n.unsigned_abs().into(), way(n));
                said(m::GmeTargetShift { targets, contracts: of_contracts(level), n, way, who: who(whom) })
            }
            _ => return None,
        })
    }

    /// Bids and recruits.
    fn recruit(self, op: &Op) -> Option<Arg> {
        Some(match *op {
            Op::BidBonus(n) => said(m::GmeBidBonus { form: self.form(), n: n.into() }),
            Op::MinBidShift { n, rank: only, who: whom } => {
                let (who, rank, less) = (who(whom), rank(only), n < 0);
                let n = n.unsigned_abs().into();
                if less {
                    said(m::GmeMinBidLower { who, rank, n })
                } else {
                    said(m::GmeMinBidHigher { who, rank, n })
                }
            }
            Op::BidRefund(n) => said(m::GmeBidRefund { gold: gold(n) }),
            Op::SkipRank => said(m::GmeSkipRank),
            Op::RecruitNow { rank: only, free: true } => said(m::GmeRecruitFree { rank: rank(only) }),
            Op::RecruitNow { rank: only, free: false } => said(m::GmeRecruitPaid { rank: rank(only) }),
            Op::RefreshAdventurer(count) => said(m::GmeRefresh { n: count.into() }),
            _ => return None,
        })
    }

    /// Effects that have others within.
    fn further(self, op: &Op) -> Option<Arg> {
        Some(match *op {
            Op::CopyAbility(Of::Own) => said(m::GmeCopyOwn),
            Op::CopyAbility(Of::Any) => said(m::GmeCopyAny),
            Op::Retire { rank: only, then } => {
                said(m::GmeRetire { rank: rank(only), then: self.clauses(then.list()) })
            }
            Op::Choose(options) => said(m::GmeChoose { options: self.either(&options) }),
            Op::If { cond, then, otherwise } => {
                let (cond, then) = (condition(cond), self.clauses(then.list()));
                if otherwise.is_empty() {
                    said(m::GmeIf { cond, then })
                } else {
                    said(m::GmeIfElse { cond, then, otherwise: self.clauses(otherwise.list()) })
                }
            }
            _ => return None,
        })
    }
}

/// The most of what is gained; a bare number where both are.
fn most(in_gold: u8, in_fame: u8, cap: u8) -> Arg {
    match (in_gold, in_fame) {
        (_, 0) => gold(cap),
        (0, _) => fame(cap),
        _ => cap.into(),
    }
}

/// Orders and teams.
fn order(op: &Op) -> Option<Arg> {
    Some(match *op {
        Op::ExtraOrder(n) => said(m::GmeExtraOrder { n: n.into() }),
        Op::TeamSize { n, orders: Orders::One } => said(m::GmeTeamOne { n: n.into() }),
        Op::TeamSize { n, orders: Orders::All } => said(m::GmeTeamAll { n: n.into() }),
        Op::JoinOpenTeam { count, allow_new } => {
            let new: Arg = if allow_new { "yes" } else { "no" }.into();
            said(m::GmeJoin { n: count.into(), new })
        }
        Op::SwapOwnOrders => said(m::GmeSwapOrders),
        Op::ChangeOwnOrder(Within::Contract) => said(m::GmeChangeContract),
        Op::ChangeOwnOrder(Within::Recruit) => said(m::GmeChangeRecruit),
        _ => return None,
    })
}

/// Builders and Upgrades.
fn build(op: &Op) -> Option<Arg> {
    Some(match *op {
        Op::BuilderDiscount { n, min, count: None } => said(m::GmeDiscount { gold: gold(n), min: gold(min) }),
        Op::BuilderDiscount { n, min, count: Some(count) } => {
            said(m::GmeDiscountSome { n: count.into(), gold: gold(n), min: gold(min) })
        }
        Op::FreeBuilders(count) => said(m::GmeFreeBuilders { n: count.into() }),
        Op::BuildNow { builders, kinds: of } => {
            said(m::GmeBuild { n: builders.into(), kinds: kinds(of, builders)? })
        }
        Op::MarkerShift(n) => said(m::GmeMarker { n: n.unsigned_abs().into(), way: way(n) }),
        Op::FlipSkillUpgrade(count) => said(m::GmeFlipUpgrade { n: count.into() }),
        _ => return None,
    })
}

/// Contracts, decks and cards on the board.
fn cards(op: &Op) -> Option<Arg> {
    Some(match *op {
        Op::DrawPrivate { draw, keep, deck, rest } => drawn(draw, keep, deck, rest),
        Op::PeekDeck { deck, count, then } => {
            let (n, deck) = (count.into(), of_deck(deck));
            match then {
                Peeked::Return => said(m::GmePeekReturn { n, deck }),
                Peeked::Reorder => said(m::GmePeekReorder { n, deck }),
                Peeked::Bottom => said(m::GmePeekBottom { n, deck }),
            }
        }
        Op::ReplaceContract { count, deck: from, face } => {
            let face: Arg = if face == Face::Up { "up" } else { "down" }.into();
            said(m::GmeReplace { n: count.into(), deck: deck(from), face })
        }
        Op::SwapPrivate(With::BoardCommon) => said(m::GmeSwapBoard),
        Op::SwapPrivate(With::DeckTop) => said(m::GmeSwapDeck),
        Op::RecoverBoon(count) => said(m::GmeRecover { n: count.into() }),
        Op::LookFaceDown(count) => said(m::GmeLook { n: count.into() }),
        _ => return None,
    })
}

/// Contracts drawn; nothing is said of a rest when all are kept.
fn drawn(draw: u8, keep: u8, from: Deck, left: Rest) -> Arg {
    let (n, deck) = (draw.into(), deck(from));
    if draw <= keep {
        return said(m::GmeDrawAll { n, deck });
    }
    let (keep, left, rest) = (keep.into(), (draw - keep).into(), rest(left));
    said(m::GmeDraw { n, deck, keep, left, rest })
}
