//! Samples of every operation of the vocabulary, with every value of its parameters.

use guild_master::{
    Condition, Count, Deck, Face, Kinds, Level, Of, Op, Ops, Orders, Pay, Peeked, Picker, Rank, Rest, Skill,
    Who, With, Within, catalogue,
};
use kernel::List;

const WHO: [Who; 6] =
    [Who::Own, Who::ChosenRival, Who::EachRival, Who::EachGuild, Who::MostFame, Who::LeastFame];
const RANKS: [Option<Rank>; 5] =
    [None, Some(Rank::Novice), Some(Rank::Adept), Some(Rank::Hero), Some(Rank::Legend)];
const LEVELS: [Option<Level>; 4] = [None, Some(Level::Common), Some(Level::Heroic), Some(Level::Legendary)];
const DECKS: [Deck; 4] =
    [Deck::Of(Level::Common), Deck::Of(Level::Heroic), Deck::Of(Level::Legendary), Deck::Choice];
const COUNTS: [Count; 16] = [
    Count::Novice,
    Count::Adept,
    Count::Hero,
    Count::Legend,
    Count::Adventurer,
    Count::SkillUpgrade,
    Count::CoreLevel2plus,
    Count::HammerOnBoard,
    Count::CompletedCommon,
    Count::CompletedHeroic,
    Count::CompletedLegendary,
    Count::PrivateHeld,
    Count::BoonHeld,
    Count::Gold,
    Count::SkillWithDice,
    Count::RivalWithMoreFame,
];
const CONDITIONS: [Condition; 10] = [
    Condition::IsBloodMoon,
    Condition::IsFull,
    Condition::IsHalf,
    Condition::HasRank(Rank::Hero),
    Condition::HasRank(Rank::Legend),
    Condition::GoldAtLeast(5),
    Condition::FameRank(1),
    Condition::FameRank(2),
    Condition::FameRank(3),
    Condition::WonContest,
];

/// The Bonus of a Contract, as a list to put into others.
fn bonus(name: &str) -> Ops {
    catalogue().contract_named(name).map(|id| catalogue().bonus(id)).unwrap_or_default()
}

/// Every sample.
pub(super) fn samples() -> Vec<Op> {
    [wealth(), checks(), orders(), recruits(), builders(), contracts(), further()].concat()
}

fn wealth() -> Vec<Op> {
    let mut all = vec![Op::GainGold(1), Op::GainGold(3), Op::GainFame(1), Op::GainFame(3)];
    all.extend(WHO.map(|who| Op::LoseGold { n: 2, who }));
    all.extend(WHO.map(|who| Op::LoseFame { n: 1, who }));
    all.extend(WHO.map(|who| Op::Grant { gold: 1, fame: 0, who }));
    all.extend([(0, 2), (2, 1)].map(|(gold, fame)| Op::Grant { gold, fame, who: Who::EachRival }));
    for times in 1..=3 {
        all.push(Op::Exchange { pay: Pay::Gold(2), gain: Pay::Fame(2), times });
        all.push(Op::Exchange { pay: Pay::Fame(1), gain: Pay::Gold(3), times });
    }
    all.extend(WHO.map(|who| Op::StealGold { n: 2, who }));
    for per in COUNTS {
        let min = if per == Count::SkillWithDice { 6 } else { 0 };
        all.extend([1, 3].map(|each| Op::GainPer { gold: 1, fame: 0, per, each, min, cap: 3 }));
    }
    all.extend([(0, 1), (1, 1)].map(|(gold, fame)| Op::GainPer {
        gold,
        fame,
        per: Count::Hero,
        each: 1,
        min: 0,
        cap: 4,
    }));
    all.extend(WHO.map(|who| Op::Income { n: -1, who }));
    all.push(Op::Income { n: 2, who: Who::EachGuild });
    all.extend([(1, 0), (0, 1), (1, 1)].map(|(gold, fame)| Op::WanderBonus { gold, fame }));
    all.extend(LEVELS.map(|level| Op::RewardBonus { level, gold: 1, fame: 0 }));
    all.push(Op::RewardBonus { level: None, gold: 1, fame: 1 });
    all
}

fn checks() -> Vec<Op> {
    let mut all = Vec::new();
    for count in 1..=4 {
        let skill = None;
        all.extend([Op::Reroll { count, skill }, Op::SetDie { to: 6, count, skill }]);
        all.extend([Op::AddDie { count, skill }, Op::FlipDie { count, skill }, Op::StoreDie(count)]);
        all.extend([Picker::Highest, Picker::Owner].map(|pick| Op::ForceReroll { count, pick }));
    }
    all.extend([4, 5].map(|to| Op::SetDie { to, count: 1, skill: None }));
    all.push(Op::AddFlat { n: 3, skill: None });
    all.push(Op::SpendStored { skill: None });
    for skill in Skill::ALL.map(Some) {
        all.extend([Op::Reroll { count: 2, skill }, Op::SetDie { to: 5, count: 1, skill }]);
        all.extend([Op::AddDie { count: 1, skill }, Op::AddFlat { n: 2, skill }]);
        all.extend([Op::FlipDie { count: 1, skill }, Op::SpendStored { skill }]);
        all.extend([(skill, None), (None, skill)].map(|(from, to)| Op::ConvertSkill { from, to, max: 2 }));
        all.push(Op::TargetShift { n: -2, level: None, skill, who: Who::EachGuild });
    }
    all.push(Op::ConvertSkill { from: None, to: None, max: 1 });
    all.push(Op::ConvertSkill { from: Some(Skill::Might), to: Some(Skill::Spirit), max: 3 });
    all.extend(LEVELS.map(|level| Op::TargetShift { n: 1, level, skill: None, who: Who::EachGuild }));
    all.extend(WHO.map(|who| Op::TargetShift { n: -1, level: None, skill: Some(Skill::Logic), who }));
    all.extend([Op::PenaltyShift(-4), Op::PenaltyShift(1)]);
    all
}

fn orders() -> Vec<Op> {
    let mut all = vec![Op::SwapOwnOrders];
    all.extend([Within::Contract, Within::Recruit].map(Op::ChangeOwnOrder));
    for n in 1..=3 {
        all.push(Op::ExtraOrder(n));
        all.extend([Orders::One, Orders::All].map(|orders| Op::TeamSize { n, orders }));
        all.extend([true, false].map(|allow_new| Op::JoinOpenTeam { count: n, allow_new }));
    }
    all
}

fn recruits() -> Vec<Op> {
    let mut all = vec![Op::BidBonus(2), Op::BidRefund(1), Op::BidRefund(3), Op::SkipRank];
    all.extend(RANKS.map(|rank| Op::MinBidShift { n: -2, rank, who: Who::Own }));
    all.extend(WHO.map(|who| Op::MinBidShift { n: 1, rank: None, who }));
    all.extend(RANKS.map(|rank| Op::RecruitNow { rank, free: false }));
    all.push(Op::RecruitNow { rank: None, free: true });
    all.extend([1, 2].map(Op::RefreshAdventurer));
    all
}

fn builders() -> Vec<Op> {
    let mut all = Vec::new();
    all.extend([None, Some(1), Some(2)].map(|count| Op::BuilderDiscount { n: 1, min: 1, count }));
    all.extend([1, 2, 3].map(Op::FreeBuilders));
    for bits in 1..8 {
        let kinds = Kinds { skill: bits & 1 > 0, core: bits & 2 > 0, prestige: bits & 4 > 0 };
        all.push(Op::BuildNow { builders: 1, kinds });
    }
    let kinds = Kinds { skill: true, core: true, prestige: false };
    all.extend([2, 3].map(|builders| Op::BuildNow { builders, kinds }));
    all.extend([1, -1, 2, -2].map(Op::MarkerShift));
    all.extend([1, 2].map(Op::FlipSkillUpgrade));
    all
}

fn contracts() -> Vec<Op> {
    let mut all = Vec::new();
    for deck in DECKS {
        all.push(Op::DrawPrivate { draw: 1, keep: 1, deck, rest: Rest::Bottom });
        all.push(Op::PeekDeck { deck, count: 2, then: Peeked::Reorder });
        all.push(Op::ReplaceContract { count: 1, deck, face: Face::Down });
    }
    let deck = Deck::Of(Level::Common);
    for rest in [Rest::Top, Rest::Bottom, Rest::Discard] {
        all.extend([(2, 1), (4, 2), (5, 3)].map(|(draw, keep)| Op::DrawPrivate { draw, keep, deck, rest }));
    }
    all.push(Op::DrawPrivate { draw: 2, keep: 2, deck, rest: Rest::Top });
    for then in [Peeked::Return, Peeked::Reorder, Peeked::Bottom] {
        all.extend([1, 3].map(|count| Op::PeekDeck { deck, count, then }));
    }
    for face in [Face::Up, Face::Down] {
        all.extend([1, 2].map(|count| Op::ReplaceContract { count, deck, face }));
    }
    all.extend([With::BoardCommon, With::DeckTop].map(Op::SwapPrivate));
    all.extend([1, 2].map(Op::RecoverBoon));
    all.extend([1, 2, 3, 4].map(Op::LookFaceDown));
    all
}

fn further() -> Vec<Op> {
    let (feud, songs, read) =
        (bonus("Raid the Smugglers' Loft"), bonus("Sort the Hedge Charms"), bonus("Read the Old Stars"));
    let mut all: Vec<Op> = [Of::Own, Of::Any].map(Op::CopyAbility).into();
    all.extend(RANKS.map(|rank| Op::Retire { rank, then: songs }));
    all.push(Op::Choose(List::collect([songs, read, bonus("Rob the Tithe Caravan")])));
    all.extend(CONDITIONS.map(|cond| Op::If { cond, then: songs, otherwise: Ops::default() }));
    all.push(Op::If { cond: Condition::IsFull, then: feud, otherwise: read });
    all
}
