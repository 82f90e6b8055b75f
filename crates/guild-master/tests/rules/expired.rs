//! What is answered for a Guild whose time is out, question by question: whatever gives up nothing it has.

use super::{Play, play};

/// A completes a Contract of the set on space 1 alone.
fn completing(contract: &str, facts: &str) -> Play {
    play("time is out", &["GM-RUL-20"])
        .guilds(3)
        .guild("A", facts)
        .has("A", "Axe", "might = 5")
        .guild("B", "gold = 3\nfame = 4")
        .guild("C", "gold = 1\nfame = 2")
        .lies(contract, 1)
        .order("A", "1: contract 1 [Axe]")
        .waits()
}

fn plotting(who: &str, round: u8, facts: &str) -> Play {
    play("time is out", &["GM-PLOT-03"])
        .plot(round)
        .guild("A", &format!("adventurers = [\"{who}\"]\n{facts}"))
        .guild("B", "gold = 5")
}

#[test]
fn cards_that_may_be_kept_are_left() {
    plotting("Embla", 4, "").run(
        &["A: use Embla", "draw: 1 | 1 | 1", "A: expired"],
        &["asked: A pick", "asked: A orders", "never: took", "A.private = none"],
    );
}

#[test]
fn cards_stay_in_the_order_they_lay_in() {
    plotting("Tymon", 1, "").round(3).run(
        &["A: use Tymon", "A: option 2", "draw: 1 | 1", "A: expired"],
        &["asked: A pick", "top common = Ambush Poachers, Identify Rebels", "asked: A orders"],
    );
}

#[test]
fn a_bonus_that_must_be_resolved_is_resolved_in_the_simplest_way() {
    completing("Proof Gale", "").lies("Break the Toll Gang", 2).lies("Brew Potion", 3).run(
        &["A: carry", "dice: 6 6 1 1 1", "A: expired", "A: expired", "draw: 1"],
        &["asked: A pick", "contract 2 gone Break the Toll Gang", "asked: A pick"],
    );
    completing("Proof Quarry", "").run(
        &["A: carry", "dice: 6 6 1 1 1", "A: expired", "A: expired"],
        &["asked: A pick", "hired A 2 for 0", "built A Stables II", "asked: A deck"],
    );
}

#[test]
fn dice_are_kept_and_the_lowest_is_rolled_again() {
    play("time is out at the dice", &["GM-UPGR-24"])
        .guild("A", "upgrades = [\"Armory reroll\"]\ncompleted = [\"Warm the Winter Shrine\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &["A: wander", "dice: 1 2", "A: expired"],
            &["asked: A change", "wandered A 3", "never: used", "never: rerolled"],
        );
}

#[test]
fn a_builder_is_declined_and_the_team_falls_back() {
    play("time is out at building", &["GM-HIRE-16", "GM-ACTN-14"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .order("A", "1: hire [Axe] 7")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "A: expired", "A: expired"],
            &[
                "asked: A build 1",
                "gold back A 1 +7",
                "asked: A fallback 1",
                "passed A",
                "resolved A 1",
                "asked: A fallback 2",
                "A.gold = 7",
            ],
        );
}

#[test]
fn what_makes_builders_cheaper_is_not_offered_again_after_a_refusal() {
    play("cheaper builders, then none", &["GM-HIRE-16"])
        .guild("A", "adventurers = [\"Torvane\"]")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .order("A", "1: hire [Axe] 7")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "A: use Torvane", "A: decline", "A: wander", "dice: 3"],
            &["boosted A", "gold back A 1 +7", "wandered A 3", "resolved A 1", "asked: A fallback 2"],
        );
}
