//! What is asked for each operation that leaves a choice.

use words::{Arg, Message};

use super::nouns::{builders, fame, gold, rank};
use super::source::{amount, cause, pay};
use crate::ask::Pick;
use crate::effect::{Op, Peeked, With};
use crate::flow::{PICK_CARDS, PICK_DECK};
use crate::table::Table;
use crate::texts::m;

/// What is asked, beginning with the card whose effect it is.
pub(crate) fn say(table: &Table, pick: &Pick) -> Message {
    let source = cause(table, pick.cause);
    let left: Arg = pick.left.into();
    // An operation that is not there asks nothing; neither do those below that need no choice.
    let Some(op) = pick.op() else { return m::GmAskPickChoose { source }.into() };
    match *op {
        Op::LoseGold { n, .. } => m::GmAskPickLose { source, amount: gold(n) }.into(),
        Op::LoseFame { n, .. } => m::GmAskPickLose { source, amount: fame(n) }.into(),
        Op::Grant { gold, fame, .. } => m::GmAskPickGrant { source, amount: amount(gold, fame) }.into(),
        Op::StealGold { n, .. } => m::GmAskPickSteal { source, amount: gold(n) }.into(),
        Op::Exchange { pay: paid, gain, .. } => {
            m::GmAskPickExchange { source, pay: pay(paid), gain: pay(gain) }.into()
        }
        Op::DrawPrivate { .. } if pick.part >= PICK_CARDS => m::GmAskPickDraw { source, left }.into(),
        Op::DrawPrivate { .. } => m::GmAskPickDrawDeck { source }.into(),
        Op::PeekDeck { then, .. } if pick.part >= PICK_CARDS => match then {
            Peeked::Return | Peeked::Reorder => m::GmAskPickReorder { source, left }.into(),
            Peeked::Bottom => m::GmAskPickBottom { source }.into(),
        },
        Op::PeekDeck { .. } => m::GmAskPickPeekDeck { source }.into(),
        Op::SwapPrivate(With::DeckTop) => m::GmAskPickSwapDeck { source }.into(),
        Op::SwapPrivate(With::BoardCommon) => m::GmAskPickSwapBoard { source }.into(),
        Op::RecoverBoon(_) => m::GmAskPickRecover { source }.into(),
        Op::ReplaceContract { .. } if pick.part == PICK_DECK => m::GmAskPickReplaceDeck { source }.into(),
        Op::ReplaceContract { .. } => m::GmAskPickReplace { source }.into(),
        Op::RefreshAdventurer(_) => m::GmAskPickRefresh { source }.into(),
        Op::LookFaceDown(_) => m::GmAskPickLook { source, left }.into(),
        Op::RecruitNow { free: true, .. } => m::GmAskPickRecruitFree { source }.into(),
        Op::RecruitNow { rank: Some(only), .. } => {
            m::GmAskPickRecruitRank { source, rank: rank(only).into() }.into()
        }
        Op::RecruitNow { rank: None, .. } => m::GmAskPickRecruit { source }.into(),
        Op::Retire { .. } => m::GmAskPickRetire { source }.into(),
        Op::BuildNow { builders: count, .. } => {
            m::GmAskPickBuild { source, builders: builders(count) }.into()
        }
        Op::FlipSkillUpgrade(_) => m::GmAskPickTurn { source }.into(),
        Op::JoinOpenTeam { .. } => m::GmAskPickJoin { source }.into(),
        Op::SwapOwnOrders => m::GmAskPickSwapOrders { source }.into(),
        Op::ChangeOwnOrder(_) => m::GmAskPickChangeOrder { source }.into(),
        Op::Choose(_)
        | Op::GainGold(_)
        | Op::GainFame(_)
        | Op::GainPer { .. }
        | Op::Income { .. }
        | Op::Reroll { .. }
        | Op::SetDie { .. }
        | Op::AddDie { .. }
        | Op::AddFlat { .. }
        | Op::FlipDie { .. }
        | Op::StoreDie(_)
        | Op::SpendStored { .. }
        | Op::ConvertSkill { .. }
        | Op::TargetShift { .. }
        | Op::PenaltyShift(_)
        | Op::ForceReroll { .. }
        | Op::WanderBonus { .. }
        | Op::ExtraOrder(_)
        | Op::TeamSize { .. }
        | Op::BidBonus(_)
        | Op::MinBidShift { .. }
        | Op::BidRefund(_)
        | Op::SkipRank
        | Op::BuilderDiscount { .. }
        | Op::FreeBuilders(_)
        | Op::MarkerShift(_)
        | Op::RewardBonus { .. }
        | Op::CopyAbility(_)
        | Op::If { .. } => m::GmAskPickChoose { source }.into(),
    }
}
