//! Points as numbers, and the Fame that abilities beside their budgets give and take.

use guild_master::price::{self, Points};
use guild_master::{Ability, Level, Rank, catalogue};

#[test]
fn points_are_rounded_half_up() {
    let rounded = [-3, -2, -1, 0, 1, 2, 3].map(|halves| Points::halves(halves).rounded());
    assert_eq!(rounded, [-1, -1, 0, 0, 1, 1, 2]);
    assert_eq!(Points::whole(1).two_thirds().rounded(), 1);
    assert_eq!(Points::whole(2).two_thirds().rounded(), 1);
    assert_eq!(Points::halves(1).two_thirds().rounded(), 0);
    assert_eq!(Points::whole(3).two_thirds(), Points::whole(2));
    assert_eq!(Points::whole(3).half(), Points::halves(3));
}

fn ability(name: &str) -> Option<&'static Ability> {
    catalogue().adventurer_named(name).and_then(|id| catalogue().ability(id))
}

#[test]
fn half_a_point_beside_the_budget_is_one_fame() {
    let ranks = [Rank::Novice, Rank::Adept, Rank::Hero, Rank::Legend];
    let fame = |name: &str| ranks.map(|rank| price::fame(rank, ability(name)));
    assert_eq!(fame("Nobody"), [Some(0), Some(3), Some(5), Some(8)], "the Fame of the Rank");
    // Under a Blood Moon 2 points against 2, 3, 5 and 8.
    assert_eq!(fame("Fennimar"), [Some(0), Some(4), Some(6), Some(9)]);
    // 8 points against the same.
    assert_eq!(fame("Mother Ember"), [Some(0), Some(2), Some(4), Some(8)]);
    // 3 added to a roll is 1.5 from an Adept on, against 2, 3 and 5.
    assert_eq!(fame("Ilke"), [Some(0), Some(4), Some(6), Some(9)]);
    // 1.5 against 1, 2 and 3 in every Round.
    assert_eq!(fame("Venju"), [Some(0), Some(2), Some(6), Some(9)]);
}

#[test]
fn gold_and_fame_of_a_contract_follow_its_target() {
    assert_eq!(price::reward(Level::Common, 6, 2), (2, 1));
    assert_eq!(price::reward(Level::Common, 7, 2), (2, 2));
    assert_eq!(price::reward(Level::Common, 7, 1), (3, 2));
    assert_eq!(price::reward(Level::Heroic, 13, 2), (3, 3));
    assert_eq!(price::reward(Level::Legendary, 26, 1), (7, 7));
}
