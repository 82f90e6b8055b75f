//! Why something about an effect of a card is refused.

use words::Message;

use super::nouns::builders;
use crate::refusal::Refusal;
use crate::terms::Side;
use crate::texts::m;

/// A refusal about effects, lobbying, Orders shown or combined teams.
pub(super) fn say(refusal: &Refusal) -> Message {
    match *refusal {
        Refusal::BonusIsCompulsory => m::GmRefusalBonusIsCompulsory.into(),
        Refusal::NotYoursToUse => m::GmRefusalNotYoursToUse.into(),
        Refusal::NotYourAbility => m::GmRefusalNotYourAbility.into(),
        Refusal::NoAbility => m::GmRefusalNoAbility.into(),
        Refusal::WrongMoon => m::GmRefusalWrongMoon.into(),
        Refusal::NotNow => m::GmRefusalNotNow.into(),
        Refusal::NotHere => m::GmRefusalNotHere.into(),
        Refusal::AlwaysOn => m::GmRefusalAlwaysOn.into(),
        Refusal::NoBoon => m::GmRefusalNoBoon.into(),
        Refusal::BoonNotNow => m::GmRefusalBoonNotNow.into(),
        Refusal::UsedUp => m::GmRefusalUsedUp.into(),
        Refusal::NoDiceToConvert => m::GmRefusalNoDiceToConvert.into(),
        Refusal::NoSuchTool => m::GmRefusalNoSuchTool.into(),
        Refusal::NoUpgradeOfSkill => m::GmRefusalNoUpgradeOfSkill.into(),
        Refusal::OtherSide { side: Side::Fixer } => m::GmRefusalNoFixerSide.into(),
        Refusal::OtherSide { side: Side::Reroll } => m::GmRefusalNoRerollSide.into(),
        Refusal::SideUsedUp { .. } => m::GmRefusalSideUsedUp.into(),
        Refusal::NotThisCheck => m::GmRefusalNotThisCheck.into(),
        Refusal::NoDieToChange => m::GmRefusalNoDieToChange.into(),
        Refusal::NoSuchRival => m::GmRefusalNoSuchRival.into(),
        Refusal::CannotPay => m::GmRefusalCannotPay.into(),
        Refusal::NoSuchOption => m::GmRefusalNoSuchOption.into(),
        Refusal::NotLookedAt => m::GmRefusalNotLookedAt.into(),
        Refusal::NotDiscarded => m::GmRefusalNotDiscarded.into(),
        Refusal::NoSuchExchange => m::GmRefusalNoSuchExchange.into(),
        Refusal::NothingThere => m::GmRefusalNothingThere.into(),
        Refusal::CannotRecruit => m::GmRefusalCannotRecruit.into(),
        Refusal::NoSuchUpgrade => m::GmRefusalNoSuchUpgrade.into(),
        Refusal::NoSuchMember => m::GmRefusalNoSuchMember.into(),
        Refusal::CannotJoin => m::GmRefusalCannotJoin.into(),
        Refusal::OrderIsFixed => m::GmRefusalOrderIsFixed.into(),
        Refusal::KindNotAllowed => m::GmRefusalKindNotAllowed.into(),
        Refusal::TooManyBuilders { builders: given } => {
            m::GmRefusalTooManyBuilders { builders: builders(given) }.into()
        }
        Refusal::NoEffectToSettle => m::GmRefusalNoEffectToSettle.into(),
        Refusal::NoReward => m::GmRefusalNoReward.into(),
        Refusal::BoundOtherwise => m::GmRefusalBoundOtherwise.into(),
        Refusal::SettledTwice => m::GmRefusalSettledTwice.into(),
        Refusal::NobodyToShow => m::GmRefusalNobodyToShow.into(),
        Refusal::NotInTeam => m::GmRefusalNotInTeam.into(),
        _ => m::GmRefusalWrongKind.into(),
    }
}
