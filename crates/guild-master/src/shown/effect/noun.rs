//! Nouns of effects: whom, which check, which cards, what is counted.

use words::Arg;

use super::{Check, said};
use crate::effect::{Condition, Count, Deck, Kinds, Pay, Rest, Who};
use crate::shown::nouns;
use crate::terms::{Level, Rank, Skill};
use crate::texts::m;

/// One Guild at a time.
pub(super) fn who(who: Who) -> Arg {
    match who {
        Who::Own => said(m::GmeWhoOwn),
        Who::ChosenRival => said(m::GmeWhoChosenRival),
        Who::EachRival => said(m::GmeWhoEachRival),
        Who::EachGuild => said(m::GmeWhoEachGuild),
        Who::MostFame => said(m::GmeWhoMostFame),
        Who::LeastFame => said(m::GmeWhoLeastFame),
    }
}

/// Gold and Fame together.
pub(super) fn amounts(gold: u8, fame: u8) -> Arg {
    match (gold, fame) {
        (gold, 0) => nouns::gold(gold),
        (0, fame) => nouns::fame(fame),
        (gold, fame) => [nouns::gold(gold), nouns::fame(fame)].into_iter().collect(),
    }
}

pub(super) fn paid(pay: Pay) -> Arg {
    match pay {
        Pay::Gold(n) => nouns::gold(n),
        Pay::Fame(n) => nouns::fame(n),
    }
}

/// A check; of one Skill where an operation is limited to it.
pub(super) fn check(skill: Option<Skill>, check: Check) -> Arg {
    match (skill, check) {
        (Some(one), _) => said(m::GmeCheckSkill { skill: nouns::skill(one).into() }),
        (None, Check::One) => said(m::GmeCheckOne),
        (None, Check::This) => said(m::GmeCheckThis),
        (None, Check::Same) => said(m::GmeCheckSame),
    }
}

pub(super) fn dice(count: u8) -> Arg {
    said(m::GmeDice { n: count.into() })
}

/// Whether something grows.
pub(super) fn way(n: i8) -> Arg {
    if n < 0 { "less" } else { "more" }.into()
}

/// Somebody of a Rank.
pub(super) fn rank(rank: Option<Rank>) -> Arg {
    match rank {
        None => said(m::GmeRankAny),
        Some(Rank::Novice) => said(m::GmeRankNovice),
        Some(Rank::Adept) => said(m::GmeRankAdept),
        Some(Rank::Hero) => said(m::GmeRankHero),
        Some(Rank::Legend) => said(m::GmeRankLegend),
    }
}

pub(super) fn of_contracts(level: Option<Level>) -> Arg {
    match level {
        None => said(m::GmeOfContractsAny),
        Some(Level::Common) => said(m::GmeOfContractsCommon),
        Some(Level::Heroic) => said(m::GmeOfContractsHeroic),
        Some(Level::Legendary) => said(m::GmeOfContractsLegendary),
    }
}

pub(super) fn contract(level: Option<Level>) -> Arg {
    match level {
        None => said(m::GmeContractAny),
        Some(Level::Common) => said(m::GmeContractCommon),
        Some(Level::Heroic) => said(m::GmeContractHeroic),
        Some(Level::Legendary) => said(m::GmeContractLegendary),
    }
}

pub(super) fn deck(deck: Deck) -> Arg {
    match deck {
        Deck::Of(Level::Common) => said(m::GmeDeckCommon),
        Deck::Of(Level::Heroic) => said(m::GmeDeckHeroic),
        Deck::Of(Level::Legendary) => said(m::GmeDeckLegendary),
        Deck::Choice => said(m::GmeDeckChoice),
    }
}

pub(super) fn of_deck(deck: Deck) -> Arg {
    match deck {
        Deck::Of(Level::Common) => said(m::GmeOfDeckCommon),
        Deck::Of(Level::Heroic) => said(m::GmeOfDeckHeroic),
        Deck::Of(Level::Legendary) => said(m::GmeOfDeckLegendary),
        Deck::Choice => said(m::GmeOfDeckChoice),
    }
}

pub(super) fn rest(rest: Rest) -> Arg {
    match rest {
        Rest::Top => "top",
        Rest::Bottom => "bottom",
        Rest::Discard => "discard",
    }
    .into()
}

/// Kinds of Upgrades, one or another; none when nothing may be built.
pub(super) fn kinds(kinds: Kinds, builders: u8) -> Option<Arg> {
    let all = [
        kinds.skill.then(|| said(m::GmeKindSkill)),
        kinds.core.then(|| said(m::GmeKindCore { n: builders.into() })),
        kinds.prestige.then(|| said(m::GmeKindPrestige)),
    ];
    let each = all.into_iter().flatten().rev();
    each.reduce(|rest, first| said(m::GmOr { first, rest }))
}

/// What is counted, so many at a time; of Skills only those with at least `min` dice.
pub(super) fn counted(count: Count, each: u8, min: u8) -> Arg {
    let n = Arg::from(each);
    match count {
        Count::Novice => said(m::GmeCountNovice { n }),
        Count::Adept => said(m::GmeCountAdept { n }),
        Count::Hero => said(m::GmeCountHero { n }),
        Count::Legend => said(m::GmeCountLegend { n }),
        Count::Adventurer => said(m::GmeCountAdventurer { n }),
        Count::SkillUpgrade => said(m::GmeCountSkillUpgrade { n }),
        Count::CoreLevel2plus => said(m::GmeCountCore { n }),
        Count::HammerOnBoard => said(m::GmeCountHammer { n }),
        Count::CompletedCommon => said(m::GmeCountCompletedCommon { n }),
        Count::CompletedHeroic => said(m::GmeCountCompletedHeroic { n }),
        Count::CompletedLegendary => said(m::GmeCountCompletedLegendary { n }),
        Count::PrivateHeld => said(m::GmeCountPrivate { n }),
        Count::BoonHeld => said(m::GmeCountBoon { n }),
        Count::Gold => said(m::GmeCountGold { n }),
        Count::SkillWithDice => said(m::GmeCountSkill { n, dice: nouns::dice(min.max(1)) }),
        Count::RivalWithMoreFame => said(m::GmeCountRival { n }),
    }
}

pub(super) fn condition(condition: Condition) -> Arg {
    match condition {
        Condition::IsBloodMoon => said(m::GmeIfBloodMoon),
        Condition::IsFull => said(m::GmeIfFull),
        Condition::IsHalf => said(m::GmeIfHalf),
        Condition::HasRank(least) => said(m::GmeIfRank { rank: rank(Some(least)) }),
        Condition::GoldAtLeast(n) => said(m::GmeIfGold { gold: nouns::gold(n) }),
        Condition::FameRank(place) => said(m::GmeIfFame { above: place.saturating_sub(1).into() }),
        Condition::WonContest => said(m::GmeIfWon),
    }
}
