//! Hire Builders.

use super::{Play, play};

fn hiring(name: &'static str, proves: &[&'static str], gold: u8) -> Play {
    play(name, proves)
        .guilds(4)
        .guild("A", "gold = 20")
        .has("A", "Axe", "might = 3")
        .guild("B", "")
        .order("A", &format!("1: hire [Axe] {gold}"))
        .waits()
}

#[test]
fn only_gold_on_the_order_pays() {
    hiring("only gold on the order pays", &["GM-HIRE-02", "GM-HIRE-08"], 4).run(
        &["A: carry", "A: build Stables II", "A: build Mess Hall II"],
        &["refused: GM-HIRE-04", "hired A 1 for 2", "gold back A 1 +2", "A.gold = 22"],
    );
}

#[test]
fn a_plan_names_what_is_built() {
    hiring("a plan names what is built", &["GM-HIRE-05", "GM-HIRE-07", "GM-RUL-13"], 9).run(
        &["A: carry", "A: build", "A: build Bar II"],
        &["refused: GM-HIRE-05", "hired A 1 for 2", "built A Bar II", "gold back A 1 +7", "marker = 2"],
    );
}

#[test]
fn prestige_is_built_alone() {
    hiring("prestige is built alone", &["GM-HIRE-10", "GM-UPGR-09"], 20).run(
        &["A: carry", "A: build Library fixer, Sealed Vault", "A: build Sealed Vault"],
        &["refused: GM-HIRE-10", "hired A 2 for 5", "built A Sealed Vault", "never: fame", "A.fame = 0"],
    );
}

#[test]
fn the_marker_keeps_its_place() {
    hiring("the marker keeps its place", &["GM-HIRE-11", "GM-HIRE-18", "GM-HIRE-03"], 2)
        .has("B", "Dart", "might = 1")
        .order("B", "2: hire [Dart] 5")
        .run(
            &["A: carry", "A: build Bar II", "expect: marker = 2", "B: carry", "B: build Bar II"],
            &["hired A 1 for 2", "hired B 1 for 3", "marker = 3"],
        );
}

#[test]
fn the_marker_stops_on_the_last_space() {
    hiring("the marker stops on the last space", &["GM-RUL-14"], 12)
        .now("marker", "11")
        .run(&["A: carry", "A: build Stables II"], &["hired A 2 for 12", "marker = 11", "price = 6"]);
}

#[test]
fn a_guild_may_decline_when_its_turn_comes() {
    hiring("a guild may decline when its turn comes", &["GM-HIRE-16", "GM-RUL-23"], 5)
        .has("B", "Dart", "might = 1")
        .order("B", "1: hire [Dart] 3")
        .run(
            &[
                "A: carry",
                "B: carry",
                "dice: 6 6 6 | 1",
                "A: build Stables II",
                "B: decline",
                "B: wander",
                "dice: 6",
            ],
            &["hired A 2 for 5", "gold back B 1 +3", "asked: B fallback 1", "wandered B 6", "B.gold = 4"],
        );
}

#[test]
fn ties_below_the_first_place_are_broken_too() {
    play("ties below the first place are broken too", &["GM-RUL-16", "GM-SKIL-09", "GM-HIRE-15"])
        .guilds(3)
        .guild("A", "")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 2")
        .guild("C", "")
        .has("C", "Cup", "might = 2")
        .order("A", "1: hire [Axe] 3")
        .order("B", "1: hire [Bow] 3")
        .order("C", "1: hire [Cup] 3")
        .run(
            &[
                "A: carry",
                "B: carry",
                "C: carry",
                "dice: 3 3 | 5 1 | 6 6",
                "A: reroll 1",
                "B: reroll 2",
                "dice: 6 4",
                "A: reroll 2",
                "B: reroll 2",
                "dice: 1 6",
            ],
            &[
                "asked: A tie",
                "asked: B tie",
                "tie A die 1 to 6",
                "tie B die 2 to 4",
                "tie A die 2 to 1",
                "tie B die 2 to 6",
                "asked: C build 1",
            ],
        );
}

#[test]
fn the_order_of_hiring_decides_who_pays_more() {
    let start = play("the order of hiring decides who pays more", &["GM-HIRE-14", "GM-SKIL-08"])
        .guilds(3)
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .order("A", "1: hire [Axe] 2")
        .order("B", "1: hire [Bow] 2");
    start.clone().run(
        &["A: carry", "B: carry", "dice: 5 | 4", "A: build Bar II", "B: build Bar II"],
        &["hired A 1 for 2", "refused: GM-HIRE-04"],
    );
    start.run(
        &["A: carry", "B: carry", "dice: 4 | 5", "B: build Bar II", "A: build Bar II"],
        &["hired B 1 for 2", "refused: GM-HIRE-04"],
    );
}
