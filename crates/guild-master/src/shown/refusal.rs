//! Why something is refused.

use words::{Arg, Message, misfit};

use super::effect_refusal;
use super::nouns::{adventurer, card, gold, objective, one};
use crate::ask::SKILL_SLOTS;
use crate::cards::AdventurerId;
use crate::catalog::catalogue;
use crate::order::Objective;
use crate::parley::HELD_MAX;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;

/// Why something is refused; without a table where there is none yet.
pub(super) fn say(table: Option<&Table>, refusal: &Refusal) -> Message {
    match *refusal {
        Refusal::Misfit(why) => misfit(why),
        Refusal::WrongKind => m::GmRefusalWrongKind.into(),
        Refusal::GuildCount { seats } => m::GmRefusalGuildCount { seats: seats.into() }.into(),
        Refusal::WrongTokens { seats } => m::GmRefusalWrongTokens { seats: seats.into() }.into(),
        Refusal::TooManyOrders { at, limit } => {
            m::GmRefusalTooManyOrders { number: one(at), limit: limit.into() }.into()
        }
        Refusal::TooManyInTeam { at, limit } => {
            m::GmRefusalTooManyInTeam { number: one(at), limit: limit.into() }.into()
        }
        Refusal::NoTeam { at } => m::GmRefusalNoTeam { number: one(at) }.into(),
        Refusal::AdventurerTwice { at, adventurer: id } => {
            m::GmRefusalAdventurerTwice { number: one(at), adventurer: who(table, id) }.into()
        }
        Refusal::NotYours { at, adventurer: id } => {
            m::GmRefusalNotYours { number: one(at), adventurer: who(table, id) }.into()
        }
        Refusal::OrderedByOthers { at, objective: named } => {
            m::GmRefusalOrderedByOthers { number: one(at), objective: what(table, named) }.into()
        }
        Refusal::CardTwice { at, objective: named } => {
            m::GmRefusalCardTwice { number: one(at), objective: what(table, named) }.into()
        }
        Refusal::SpaceClosed { at, objective: named } => {
            m::GmRefusalSpaceClosed { number: one(at), objective: what(table, named) }.into()
        }
        Refusal::SpaceEmpty { at, objective: named } => {
            m::GmRefusalSpaceEmpty { number: one(at), objective: what(table, named) }.into()
        }
        Refusal::GoldNotAllowed { at } => m::GmRefusalGoldNotAllowed { number: one(at) }.into(),
        Refusal::TooMuchGold { owned, spent } => {
            m::GmRefusalTooMuchGold { owned: gold(owned), spent: gold(spent) }.into()
        }
        Refusal::BidTooLow { at, minimum } => {
            m::GmRefusalBidTooLow { number: one(at), minimum: gold(minimum) }.into()
        }
        Refusal::NoGoldToHire { at } => m::GmRefusalNoGoldToHire { number: one(at) }.into(),
        Refusal::NotDealt => m::GmRefusalNotDealt.into(),
        Refusal::NoSuchTarget => m::GmRefusalNoSuchTarget.into(),
        Refusal::NoDiceToCheck => m::GmRefusalNoDiceToCheck.into(),
        Refusal::NoDiceForBid => m::GmRefusalNoDiceForBid.into(),
        Refusal::NoDiceForPrivate => m::GmRefusalNoDiceForPrivate.into(),
        Refusal::NoDiceToWander => m::GmRefusalNoDiceToWander.into(),
        Refusal::NotYourContract => m::GmRefusalNotYourContract.into(),
        Refusal::NoDieToFix => m::GmRefusalNoDieToFix.into(),
        Refusal::NoDieToReroll => m::GmRefusalNoDieToReroll.into(),
        Refusal::NoDieToBreakTie => m::GmRefusalNoDieToBreakTie.into(),
        Refusal::EmptyPlan => m::GmRefusalEmptyPlan.into(),
        Refusal::KindTwice => m::GmRefusalKindTwice.into(),
        Refusal::GoldShort { price, gold: laid } => {
            m::GmRefusalGoldShort { price: gold(price), gold: gold(laid) }.into()
        }
        Refusal::PrestigeNotAlone => m::GmRefusalPrestigeNotAlone.into(),
        Refusal::SkillSlotsFull => {
            m::GmRefusalSkillSlotsFull { limit: Arg::Number(SKILL_SLOTS as i64) }.into()
        }
        Refusal::UpgradeTwice => m::GmRefusalUpgradeTwice.into(),
        Refusal::NoTokenLeft => m::GmRefusalNoTokenLeft.into(),
        Refusal::LevelSkipped => m::GmRefusalLevelSkipped.into(),
        Refusal::LevelBuilt => m::GmRefusalLevelBuilt.into(),
        Refusal::LevelThreeTaken => m::GmRefusalLevelThreeTaken.into(),
        Refusal::PrestigeBuilt => m::GmRefusalPrestigeBuilt.into(),
        Refusal::PrestigeTaken => m::GmRefusalPrestigeTaken.into(),
        Refusal::NoPrestigeInShortGame => m::GmRefusalNoPrestigeInShortGame.into(),
        Refusal::DeckEmpty => m::GmRefusalDeckEmpty.into(),
        Refusal::NoSuchOffer
        | Refusal::NotParty
        | Refusal::NotProposer
        | Refusal::OwnOffer
        | Refusal::AcceptedAlready
        | Refusal::EmptyOffer
        | Refusal::NotContesting
        | Refusal::SplitNotWhole { .. }
        | Refusal::NotInTreasury { .. }
        | Refusal::TooManyHeld
        | Refusal::TooManyOffers { .. }
        | Refusal::TooManyPayments { .. }
        | Refusal::TooManyChoices { .. }
        | Refusal::PromiseTooLong { .. }
        | Refusal::DeclareFirst
        | Refusal::ConfirmedAlready
        | Refusal::SaidAlready => contest(refusal),
        Refusal::BonusIsCompulsory
        | Refusal::NotYoursToUse
        | Refusal::NotYourAbility
        | Refusal::NoAbility
        | Refusal::WrongMoon
        | Refusal::NotNow
        | Refusal::NotHere
        | Refusal::AlwaysOn
        | Refusal::NoBoon
        | Refusal::BoonNotNow
        | Refusal::UsedUp
        | Refusal::NoDiceToConvert
        | Refusal::NoSuchTool
        | Refusal::NoUpgradeOfSkill
        | Refusal::OtherSide { .. }
        | Refusal::SideUsedUp { .. }
        | Refusal::NotThisCheck
        | Refusal::NoDieToChange
        | Refusal::NoSuchRival
        | Refusal::CannotPay
        | Refusal::NoSuchOption
        | Refusal::NotLookedAt
        | Refusal::NotDiscarded
        | Refusal::NoSuchExchange
        | Refusal::NothingThere
        | Refusal::CannotRecruit
        | Refusal::NoSuchUpgrade
        | Refusal::NoSuchMember
        | Refusal::CannotJoin
        | Refusal::OrderIsFixed
        | Refusal::KindNotAllowed
        | Refusal::TooManyBuilders { .. }
        | Refusal::NoEffectToSettle
        | Refusal::NoReward
        | Refusal::BoundOtherwise
        | Refusal::SettledTwice
        | Refusal::NobodyToShow
        | Refusal::NotInTeam => effect_refusal::say(refusal),
    }
}

/// Refusals in a Contest.
fn contest(refusal: &Refusal) -> Message {
    match *refusal {
        Refusal::NoSuchOffer => m::GmRefusalNoSuchOffer.into(),
        Refusal::NotParty => m::GmRefusalNotParty.into(),
        Refusal::NotProposer => m::GmRefusalNotProposer.into(),
        Refusal::OwnOffer => m::GmRefusalOwnOffer.into(),
        Refusal::AcceptedAlready => m::GmRefusalAcceptedAlready.into(),
        Refusal::EmptyOffer => m::GmRefusalEmptyOffer.into(),
        Refusal::NotContesting => m::GmRefusalNotContesting.into(),
        Refusal::SplitNotWhole { gold: whole } => m::GmRefusalSplitNotWhole { gold: gold(whole) }.into(),
        Refusal::NotInTreasury { gold: owned } => m::GmRefusalNotInTreasury { gold: gold(owned) }.into(),
        Refusal::TooManyHeld => m::GmRefusalTooManyHeld { limit: Arg::Number(HELD_MAX as i64) }.into(),
        Refusal::TooManyOffers { limit } => m::GmRefusalTooManyOffers { limit: limit.into() }.into(),
        Refusal::TooManyPayments { limit } => m::GmRefusalTooManyPayments { limit: limit.into() }.into(),
        Refusal::PromiseTooLong { limit } => m::GmRefusalPromiseTooLong { limit: limit.into() }.into(),
        Refusal::TooManyChoices { limit } => m::GmRefusalTooManyChoices { limit: limit.into() }.into(),
        Refusal::DeclareFirst => m::GmRefusalDeclareFirst.into(),
        Refusal::ConfirmedAlready => m::GmRefusalConfirmedAlready.into(),
        Refusal::SaidAlready => m::GmRefusalSaidAlready.into(),
        _ => m::GmRefusalWrongKind.into(),
    }
}

fn who(table: Option<&Table>, id: AdventurerId) -> Arg {
    let known = || catalogue().adventurer_name(id).unwrap_or("?").into();
    table.map_or_else(known, |table| adventurer(table, id))
}

fn what(table: Option<&Table>, named: Objective) -> Arg {
    table.map_or_else(|| card(named), |table| objective(table, named)).into()
}
