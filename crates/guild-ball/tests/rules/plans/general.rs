//! What holds for every game plan.

use std::collections::BTreeMap;

use guild_ball::GuildBall;
use guild_ball::plan::{Deck, PLANS, PlanId};
use testkit::prove;

use super::check;

#[test]
fn a_plan_lasts_until_it_is_discarded() {
    check(
        "the end of a plan",
        r#"
proves = ["GB-PLAN-04", "GB-TURN-24", "GB-TURN-01"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
script = [
    'red: plan "Midfield General"',
    'blue: plan "Give Me 110%!"',
    "red: initiative red",
    "red: influence none",
    "blue: influence none",
    "red: activate Ox",
    "red: end",
    "expect: Ox.jog = 1524",
    "blue: activate Shark",
    "blue: end",
]
expect = [
    "phase maintenance", "phase activation", "phase end", "plans discarded", "turn 3", "phase initiative", "asked: red plan",
    "red.current = none", "Ox.jog = 1270",
]
[now]
phase = "initiative"
hand = { red = ["Midfield General", "Dig Deep"], blue = ["Give Me 110%!", "Full-Back"] }
"#,
    );
}

#[test]
fn a_plan_outlives_what_lasts_until_the_end_of_the_turn() {
    check(
        "a plan in the end phase",
        r#"
proves = ["GB-RUL-02", "GB-TURN-21", "GB-PLAY-07", "GB-TURN-19"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], hp_now = 1, conditions = ["poison"] },
    { name = "Boar", seat = "red", at = [1000, 4000], abilities = ["blind"] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
script = [
    'red: plan "Never Say Die"',
    'blue: plan "Give Me 110%!"',
    "red: initiative red",
    "red: influence Boar 1",
    "blue: influence none",
    "red: activate Boar",
    "red: use blind on Shark",
    "dice: 4",
    "expect: Shark.jog = 762",
    "red: end",
    "blue: activate Shark",
    "blue: end",
    "red: activate Ox",
    "red: end",
]
expect = ["phase end", "effects over turn", "damaged Ox 1 of 2", "suffers Ox taken out", "momentum red +2 effect", "plans discarded", "Shark.jog = 1270"]
[now]
phase = "initiative"
momentum = { red = 1 }
hand = { red = ["Never Say Die", "Dig Deep"], blue = ["Give Me 110%!", "Full-Back"] }
"#,
    );
}

#[test]
fn initiative_values_of_the_decks() {
    prove::<GuildBall>("initiative values", &["GB-RUL-71", "GB-PLAN-09"], |probe| {
        let count = |deck: Deck| {
            let mut of_value: BTreeMap<i8, u8> = BTreeMap::new();
            for plan in (0..PLANS).map(PlanId).filter(|&plan| deck.plans().has(plan)) {
                *of_value.entry(plan.plan().initiative).or_default() += 1;
            }
            of_value.into_values().collect::<Vec<u8>>()
        };
        probe.equal("the values +1 to +7 of the first deck", count(Deck::A), vec![2, 2, 3, 4, 3, 2, 2]);
        probe.equal("the values +1 to +7 of the later deck", count(Deck::B), vec![2, 2, 3, 5, 2, 2, 2]);
    });
}
