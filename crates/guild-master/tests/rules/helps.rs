//! Helps that are named for one thing and no other, and helps that come together.

use super::{Play, play};

/// A sends somebody on an Order without a card, with the Linguist at home.
fn linguist() -> Play {
    play("a linguist", &[])
        .guild("A", "adventurers = [\"Proof Linguist\"]")
        .has("A", "Axe", "might = 1, guile = 3, charm = 2")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
}

/// GM-RUL-24: dice are counted from the Skill that is named to the Skill that is named, once in a check.
#[test]
fn dice_are_counted_from_one_named_skill_to_another() {
    linguist().run(
        &[
            "A: wander might",
            "A: convert 1 charm with Proof Linguist",
            "A: convert 2 guile with Proof Linguist",
            "A: convert 1 guile with Proof Linguist",
            "dice: 2 2",
        ],
        &[
            "asked: A convert might 1",
            "refused: GM-RUL-24",
            "refused: GM-RUL-24",
            "spent A Proof Linguist 1",
            "converted A 1 guile",
            "rolled A might 2 2",
            "wandered A 4",
        ],
    );
    linguist().run(&["A: wander charm", "dice: 2 2"], &["rolled A charm 2 2", "never: asked: A convert"]);
}

#[test]
fn every_guild_may_count_dice_of_another_skill_in_its_turn() {
    play("one after the other", &[])
        .guild("A", "fame = 1\nadventurers = [\"Proof Linguist\"]")
        .has("A", "Axe", "might = 1, guile = 1")
        .guild("B", "adventurers = [\"Ishara\"]")
        .has("B", "Bow", "might = 1, guile = 1")
        .order("A", "1: hire [Axe] 3")
        .order("B", "1: hire [Bow] 3")
        .waits()
        .run(
            &[
                "A: carry",
                "B: carry",
                "A: skill might",
                "B: skill might",
                "A: pass",
                "B: convert 1 guile with Ishara",
                "dice: 1 | 1 1",
            ],
            &[
                "asked: A convert might 1",
                "asked: B convert might 1",
                "converted B 1 guile",
                "rolled A might 1",
                "rolled B might 1 1",
            ],
        );
}

/// GM-RUL-08, -54: a lower minimum bid for one Rank counts for that Rank, when it is planned and when it is used.
#[test]
fn a_lower_minimum_bid_is_for_one_rank() {
    play("a haggler plans", &[])
        .planning(1)
        .guild("A", "gold = 20\nadventurers = [\"Proof Haggler\"]")
        .ranked("A", "Axe", "might = 1", "adept")
        .guild("B", "")
        .stands("Cixi", "A")
        .stands("Vatsana", "D")
        .run(
            &[
                "A: orders 1: recruit D [Axe] 4",
                "A: orders 1: recruit A [Axe] 2",
                "A: orders 1: recruit D [Axe] 5",
                "B: orders none",
                "A: use Proof Haggler",
                "A: carry",
            ],
            &[
                "refused: GM-ORDR-12",
                "refused: GM-ORDR-12",
                "boosted A",
                "recruited A Vatsana from D for 5",
                "asked: chance draw 1 of 23",
            ],
        );
    play("a haggler bids", &[])
        .guild("A", "adventurers = [\"Proof Haggler\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Axe] 3")
        .waits()
        .run(
            &["A: use Proof Haggler", "A: carry"],
            &["used A Proof Haggler", "recruited A Cixi from A for 3", "never: boosted"],
        );
}

/// GM-RUL-08: who copies is planned with as what helps most, and no bid is below 1.
#[test]
fn a_plan_counts_on_the_best_copy() {
    let planning = |facts: &str| {
        play("the best copy", &[])
            .planning(1)
            .guild(
                "A",
                &format!("gold = 7\nadventurers = [\"Gundra\", \"Queen Isaura\", \"Zephine\"]\n{facts}"),
            )
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .stands("Nuri", "A")
    };
    planning("").run(
        &["A: orders 1: recruit A [Axe] 1", "A: orders 1: recruit A [Axe] 2", "B: orders none"],
        &["refused: GM-ORDR-12", "orders A 1: recruit A [Axe] 2"],
    );
    planning("completed = [\"Unseat the Storm Queen\"]").run(
        &["A: orders 1: recruit A [Axe]", "A: orders 1: recruit A [Axe] 1", "B: orders none"],
        &["refused: GM-ORDR-12", "orders A 1: recruit A [Axe] 1"],
    );
}

/// GM-RUL-40: what always works and what is used for the Order add up.
#[test]
fn what_is_used_adds_to_what_always_works() {
    play("wandering with two helps", &[])
        .guild("A", "adventurers = [\"Gundra\", \"Odo\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &["A: use Gundra as Odo", "A: wander", "dice: 5 5"],
            &["wandered A 10", "gold A +3", "fame A +3"],
        );
    play("a reward with two helps", &[])
        .guild("A", "adventurers = [\"Gundra\", \"Proof Steward\"]")
        .has("A", "Axe", "might = 5")
        .guild("B", "")
        .levelled("Loft", "might = 6", "heroic")
        .order("A", "1: contract 3 [Axe]")
        .waits()
        .run(&["A: use Gundra as Proof Steward", "A: carry", "dice: 6 6 1 1 1"], &["gold A +2", "fame A +4"]);
}
