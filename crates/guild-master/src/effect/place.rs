//! Where operations make sense: the windows of the vocabulary.

use super::Op;

/// A place on a card or a moment of play for which the vocabulary admits an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the Plot Phase.
    Plot,
    /// Between two steps of the Action Phase.
    Action,
    /// In a Bonus.
    Bonus,
    /// In an Event.
    Event,
    /// In the Reset Phase.
    Reset,
    /// After an own roll.
    Check,
    /// Before an own roll.
    Before,
    /// All the time.
    Static,
    /// When Builders are hired.
    Hire,
    /// When an Adventurer is recruited.
    Recruit,
}

/// Where an operation may stand. Content that uses it elsewhere is wrong.
#[must_use]
pub const fn places(op: &Op) -> &'static [Place] {
    use Place::{Action, Before, Bonus, Check, Event, Hire, Plot, Recruit, Reset, Static};
    match op {
        Op::GainGold(_) | Op::GainFame(_) | Op::Grant { .. } | Op::StealGold { .. } => &[Plot, Action, Bonus],
        Op::LoseGold { .. } | Op::LoseFame { .. } => &[Plot, Action, Bonus, Event],
        Op::Exchange { .. } | Op::FlipSkillUpgrade(_) | Op::CopyAbility(_) | Op::Retire { .. } => {
            &[Plot, Action]
        }
        Op::GainPer { .. }
        | Op::DrawPrivate { .. }
        | Op::PeekDeck { .. }
        | Op::ReplaceContract { .. }
        | Op::SwapPrivate(_)
        | Op::RecoverBoon(_) => &[Plot, Bonus],
        Op::Income { .. } => &[Reset, Event],
        Op::Reroll { .. }
        | Op::SetDie { .. }
        | Op::AddDie { .. }
        | Op::AddFlat { .. }
        | Op::FlipDie { .. }
        | Op::SpendStored { .. }
        | Op::PenaltyShift(_)
        | Op::ForceReroll { .. } => &[Check],
        Op::StoreDie(_) => &[Bonus],
        Op::ConvertSkill { .. } => &[Before],
        Op::TargetShift { .. } => &[Static, Check, Event],
        Op::WanderBonus { .. } => &[Static, Action],
        Op::ExtraOrder(_) | Op::TeamSize { .. } | Op::RefreshAdventurer(_) => &[Plot],
        Op::JoinOpenTeam { .. } | Op::SwapOwnOrders | Op::ChangeOwnOrder(_) => &[Action],
        Op::BidBonus(_) => &[Static, Recruit],
        Op::MinBidShift { .. } => &[Static, Recruit, Event],
        Op::BidRefund(_) | Op::SkipRank => &[Recruit],
        Op::RecruitNow { .. } | Op::BuildNow { .. } | Op::LookFaceDown(_) => &[Bonus, Action],
        Op::BuilderDiscount { .. } | Op::FreeBuilders(_) => &[Hire],
        Op::MarkerShift(_) => &[Event, Plot],
        Op::RewardBonus { .. } => &[Static],
        Op::Choose(_) | Op::If { .. } => {
            &[Plot, Action, Bonus, Event, Reset, Check, Before, Static, Hire, Recruit]
        }
    }
}
