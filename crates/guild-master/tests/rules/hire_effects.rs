//! Effects on hiring Builders.

use super::{Play, play};

/// A hires with so much Gold; with two Guilds the next Builders cost 3, 3 and 4.
fn hiring(name: &'static str, proves: &[&'static str], round: u8, facts: &str, gold: u8) -> Play {
    play(name, proves)
        .round(round)
        .guild("A", facts)
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", &format!("1: hire [Axe] {gold}"))
        .waits()
}

#[test]
fn builders_cost_less_and_move_the_marker_all_the_same() {
    for (who, round) in [("Torvane", 1), ("Marit", 3)] {
        let used = format!("A: use {who}");
        hiring(
            "builders cost less",
            &["GM-HIRE-12", "GM-ACTN-15", "GM-HIRE-03"],
            round,
            &format!("adventurers = [\"{who}\"]"),
            5,
        )
        .run(
            &["A: carry", &used, "A: build Stables II"],
            &[
                "asked: A use hire",
                "boosted A",
                "hired A 2 for 4",
                "gold back A 1 +1",
                "marker = 4",
                "A.gold = 1",
            ],
        );
        hiring("not under another moon", &["GM-ADVR-03"], 2, &format!("adventurers = [\"{who}\"]"), 5).run(
            &["A: carry", "A: build Stables II", "A: build Bar II"],
            &["refused: GM-HIRE-04", "hired A 1 for 3"],
        );
    }
}

#[test]
fn the_rune_mason_turns_an_upgrade_and_makes_builders_cheaper() {
    hiring(
        "the rune mason",
        &["GM-ACTN-15"],
        2,
        "adventurers = [\"Bastan\"]\nupgrades = [\"Armory fixer\"]",
        4,
    )
    .run(
        &["A: use Bastan", "A: skill might", "A: carry", "A: use Bastan", "A: build Stables II"],
        &["asked: A use action", "turned A Armory reroll", "asked: A use hire", "hired A 2 for 4"],
    );
}

#[test]
fn a_builder_never_costs_less_than_1() {
    play("never less than 1", &["GM-HIRE-12"])
        .guilds(4)
        .round(3)
        .guild("A", "adventurers = [\"Torvane\", \"Marit\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .guild("C", "")
        .guild("D", "")
        .order("A", "1: hire [Axe] 2")
        .waits()
        .run(
            &["A: carry", "A: use Torvane", "A: use Marit", "A: build Armory fixer"],
            &["hired A 1 for 1", "gold back A 1 +1", "marker = 2"],
        );
}

#[test]
fn a_boon_makes_one_builder_cheaper() {
    hiring(
        "one builder cheaper",
        &["GM-EFCT-11", "GM-RUL-21"],
        1,
        "completed = [\"Audit the Harbour Books\"]",
        5,
    )
    .run(
        &["A: carry", "A: use Audit the Harbour Books", "A: build Stables II"],
        &["used A Audit the Harbour Books", "hired A 2 for 5", "A.gold = 0", "A.completed = none"],
    );
}

#[test]
fn each_discount_is_for_its_own_builders() {
    let facts = "adventurers = [\"Torvane\"]\ncompleted = [\"Audit the Harbour Books\"]";
    let (ability, boon) = ("A: use Torvane", "A: use Audit the Harbour Books");
    for (first, second) in [(ability, boon), (boon, ability)] {
        // 3 and 3: each costs 1 less, and one of them 1 less again.
        hiring("each discount is for its own builders", &["GM-HIRE-12", "GM-RUL-18"], 1, facts, 3).run(
            &["A: carry", first, second, "A: build Stables II"],
            &["hired A 2 for 3", "marker = 4", "A.gold = 0"],
        );
        hiring("and for no more", &["GM-HIRE-04"], 1, facts, 2).run(
            &["A: carry", first, second, "A: build Stables II", "A: build Bar II"],
            &["refused: GM-HIRE-04", "hired A 1 for 1", "gold back A 1 +1"],
        );
    }
}

#[test]
fn a_discount_for_one_builder_goes_where_it_saves_most() {
    let (ability, boon) = ("A: use Torvane", "A: use Audit the Harbour Books");
    for (first, second) in [(ability, boon), (boon, ability)] {
        // 2 and 3: the first comes down to 1 and cannot go lower, so the Boon is for the second.
        play("where it saves most", &["GM-HIRE-12"])
            .guilds(4)
            .guild("A", "adventurers = [\"Torvane\"]\ncompleted = [\"Audit the Harbour Books\"]")
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .guild("C", "")
            .guild("D", "")
            .order("A", "1: hire [Axe] 2")
            .waits()
            .run(&["A: carry", first, second, "A: build Stables II"], &["hired A 2 for 2", "marker = 3"]);
    }
}

#[test]
fn a_free_builder_is_the_dearest_and_the_others_have_their_discounts() {
    hiring(
        "a free builder and discounts",
        &["GM-HIRE-12"],
        3,
        "adventurers = [\"Torvane\", \"Marit\"]\n\
         completed = [\"Audit the Harbour Books\", \"Dam the Flooding Quarry\"]",
        3,
    )
    .run(
        &[
            "A: carry",
            "A: use Dam the Flooding Quarry",
            "A: use Marit",
            "A: use Audit the Harbour Books",
            "A: use Torvane",
            "A: build Hall of Trophies",
        ],
        // 3, 3 and 4 without the 4; both others 2 less, where no Builder costs less than 1.
        &["hired A 3 for 2", "gold back A 1 +1", "marker = 5"],
    );
}

#[test]
fn a_builder_without_payment_moves_the_marker() {
    let start = |gold| {
        hiring(
            "a builder without payment",
            &["GM-HIRE-12", "GM-EFCT-11", "GM-RUL-08"],
            1,
            "completed = [\"Dam the Flooding Quarry\"]",
            gold,
        )
    };
    start(3).run(
        &["A: carry", "A: use Dam the Flooding Quarry", "A: build Stables II"],
        &["hired A 2 for 3", "marker = 4", "A.gold = 0"],
    );
    start(0).run(
        &["A: carry", "A: use Dam the Flooding Quarry", "A: build Stables II", "A: build Bar II"],
        &["refused: GM-HIRE-04", "hired A 1 for 0", "marker = 3"],
    );
}

#[test]
fn a_discount_is_for_the_guild_that_uses_it() {
    play("a discount is for one guild", &["GM-HIRE-11"])
        .guild("A", "adventurers = [\"Torvane\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .order("A", "1: hire [Axe] 3")
        .order("B", "2: hire [Bow] 3")
        .waits()
        .run(
            &["A: carry", "A: use Torvane", "A: build Bar II", "B: carry", "B: build Bar II"],
            &["hired A 1 for 2", "hired B 1 for 3", "marker = 4"],
        );
}

#[test]
fn each_guild_uses_what_it_has_when_its_turn_to_hire_comes() {
    play("in a contest too", &["GM-HIRE-14", "GM-ACTN-15"])
        .guild("A", "adventurers = [\"Torvane\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "completed = [\"Audit the Harbour Books\"]")
        .has("B", "Bow", "might = 1")
        .order("A", "1: hire [Axe] 3")
        .order("B", "1: hire [Bow] 3")
        .waits()
        .run(
            &[
                "A: carry",
                "B: carry",
                "dice: 5 | 1",
                "A: use Torvane",
                "A: build Bar II",
                "B: use Audit the Harbour Books",
                "B: build Bar II",
            ],
            &["asked: A use hire", "hired A 1 for 2", "asked: B use hire", "hired B 1 for 2"],
        );
}
