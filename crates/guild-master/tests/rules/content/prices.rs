//! The price list of the vocabulary, operation by operation, as the table of operations states it.

use guild_master::price::{Points, price};
use guild_master::{
    Count, Deck, Face, Kinds, Level, Of, Op, Orders, Pay, Peeked, Picker, Rest, Skill, Who, With, Within,
};

const fn whole(points: i32) -> Option<Points> {
    Some(Points::whole(points))
}

const fn halves(halves: i32) -> Option<Points> {
    Some(Points::halves(halves))
}

#[track_caller]
fn costs(op: Op, points: Option<Points>) {
    assert_eq!(price(&op, Level::Heroic), points, "{op:?}");
}

#[test]
fn gold_and_fame_are_worth_what_the_list_says() {
    costs(Op::GainGold(3), whole(3));
    costs(Op::GainFame(2), whole(2));
    for (who, points) in [(Who::ChosenRival, halves(3)), (Who::EachRival, whole(3)), (Who::EachGuild, None)] {
        costs(Op::LoseGold { n: 3, who }, points);
        costs(Op::LoseFame { n: 3, who }, points);
    }
    costs(Op::Grant { gold: 2, fame: 1, who: Who::ChosenRival }, halves(-3));
    costs(Op::Grant { gold: 2, fame: 1, who: Who::EachRival }, None);
    let exchange = |gain, times| Op::Exchange { pay: Pay::Gold(2), gain: Pay::Fame(gain), times };
    costs(exchange(2, 1), halves(3));
    costs(exchange(2, 2), whole(3));
    costs(exchange(3, 1), None);
    costs(Op::StealGold { n: 3, who: Who::ChosenRival }, halves(9));
    costs(Op::StealGold { n: 3, who: Who::EachRival }, None);
    let per = Op::GainPer { gold: 1, fame: 0, per: Count::Novice, each: 1, min: 0, cap: 3 };
    costs(per, whole(2));
    costs(Op::Income { n: 2, who: Who::Own }, whole(2));
    costs(Op::Income { n: 2, who: Who::EachGuild }, None);
}

#[test]
fn dice_are_worth_what_their_column_says() {
    let set = |to| Op::SetDie { to, count: 1, skill: None };
    let reroll = |count| Op::Reroll { count, skill: None };
    let add = |count| Op::AddDie { count, skill: None };
    let flip = Op::FlipDie { count: 1, skill: None };
    let rows = [
        (set(4), [1, 1, 2]),
        (set(5), [1, 2, 3]),
        (set(6), [1, 2, 3]),
        (reroll(1), [1, 1, 2]),
        (reroll(2), [1, 2, 3]),
        (add(1), [1, 2, 3]),
        (add(2), [2, 3, 4]),
        (flip, [1, 2, 3]),
    ];
    for (op, points) in rows {
        for (column, points) in Level::ALL.into_iter().zip(points) {
            assert_eq!(price(&op, column), whole(points), "{op:?} for {column:?}");
        }
    }
    costs(Op::SetDie { to: 5, count: 2, skill: None }, whole(4));
    costs(Op::FlipDie { count: 2, skill: None }, whole(4));
    // Limited to one Skill it costs two thirds.
    costs(Op::AddDie { count: 2, skill: Some(Skill::Guile) }, whole(2));
    let flat = Op::AddFlat { n: 3, skill: None };
    assert_eq!(
        Level::ALL.map(|column| price(&flat, column)),
        [whole(1), halves(3), halves(3)],
        "Novices pay 1 for any change of dice"
    );
}

#[test]
fn what_helps_a_check_is_worth_what_the_list_says() {
    costs(Op::StoreDie(1), whole(1));
    costs(Op::StoreDie(2), whole(2));
    costs(Op::SpendStored { skill: None }, whole(0));
    costs(Op::ConvertSkill { from: None, to: None, max: 3 }, halves(3));
    let shift = |n, who| Op::TargetShift { n, level: None, skill: None, who };
    costs(shift(-3, Who::Own), halves(3));
    costs(shift(0, Who::Own), None);
    costs(shift(3, Who::Own), None);
    costs(shift(-3, Who::EachGuild), None);
    costs(Op::PenaltyShift(-3), halves(3));
    costs(Op::PenaltyShift(0), None);
    costs(Op::PenaltyShift(3), None);
    costs(Op::ForceReroll { count: 2, pick: Picker::Owner }, whole(2));
    costs(Op::WanderBonus { gold: 2, fame: 1 }, whole(3));
    costs(Op::RewardBonus { level: None, gold: 2, fame: 1 }, whole(6));
}

#[test]
fn orders_bids_and_builders_are_worth_what_the_list_says() {
    costs(Op::BidBonus(3), halves(3));
    let bids = |n, who| Op::MinBidShift { n, rank: None, who };
    costs(bids(-2, Who::Own), whole(2));
    costs(bids(0, Who::Own), None);
    costs(bids(2, Who::Own), None);
    costs(bids(-2, Who::EachGuild), None);
    costs(Op::BidRefund(2), whole(2));
    costs(Op::SkipRank, whole(2));
    costs(Op::CopyAbility(Of::Own), whole(2));
    costs(Op::RecruitNow { rank: None, free: false }, whole(3));
    costs(Op::RecruitNow { rank: None, free: true }, whole(7));
    let discount = |n, count| Op::BuilderDiscount { n, min: 1, count };
    costs(discount(2, Some(1)), whole(2));
    costs(discount(2, Some(2)), whole(4));
    costs(discount(2, None), whole(4));
    costs(Op::FreeBuilders(2), whole(6));
    costs(Op::BuildNow { builders: 2, kinds: Kinds::default() }, whole(6));
    costs(Op::ExtraOrder(1), whole(4));
    costs(Op::ExtraOrder(2), whole(8));
    costs(Op::TeamSize { n: 2, orders: Orders::One }, whole(3));
    costs(Op::TeamSize { n: 2, orders: Orders::All }, whole(8));
    costs(Op::JoinOpenTeam { count: 2, allow_new: false }, whole(3));
    costs(Op::SwapOwnOrders, whole(1));
    costs(Op::ChangeOwnOrder(Within::Contract), halves(3));
    costs(Op::MarkerShift(1), None);
}

#[test]
fn cards_are_worth_what_the_list_says() {
    let common = Deck::Of(Level::Common);
    costs(Op::RecoverBoon(2), whole(3));
    costs(Op::FlipSkillUpgrade(2), whole(2));
    costs(Op::ReplaceContract { count: 2, deck: common, face: Face::Up }, whole(2));
    costs(Op::RefreshAdventurer(3), halves(3));
    costs(Op::DrawPrivate { draw: 4, keep: 2, deck: common, rest: Rest::Bottom }, whole(2));
    costs(Op::PeekDeck { deck: common, count: 4, then: Peeked::Return }, halves(1));
    costs(Op::SwapPrivate(With::DeckTop), halves(1));
    costs(Op::LookFaceDown(2), halves(1));
}
