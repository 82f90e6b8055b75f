//! The price of effects.

use guild_master::price::{Points, price};
use guild_master::{Level, Op, Who};

#[test]
fn points_are_rounded_half_up() {
    let rounded = [-3, -2, -1, 1, 2, 3].map(|halves| Points::halves(halves).rounded());
    assert_eq!(rounded, [-1, -1, 0, 1, 1, 2]);
    assert_eq!(Points::whole(2).two_thirds().rounded(), 1);
}

#[test]
fn what_the_list_does_not_name_has_no_price() {
    let free = [
        Op::MarkerShift(1),
        Op::LoseGold { n: 2, who: Who::MostFame },
        Op::TargetShift { n: -2, level: None, skill: None, who: Who::EachGuild },
        Op::PenaltyShift(1),
    ];
    assert!(free.iter().all(|op| price(op, Level::Heroic).is_none()));
    assert_eq!(price(&Op::LoseGold { n: 3, who: Who::EachRival }, Level::Heroic), Some(Points::whole(3)));
}
