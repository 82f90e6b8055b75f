//! Effects on Orders and teams.

use super::{Play, play};

#[test]
fn the_unwoven_gives_one_order_more_and_a_gold() {
    play("one order more", &["GM-ADVR-08", "GM-PLOT-01", "GM-ADVR-05"])
        .plot(6)
        .guild("A", "adventurers = [\"Vesper\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .run(
            &["A: use Vesper", "A: orders 4: [Axe]", "A: orders 3: [Axe]", "B: orders none"],
            &[
                "orders A +1",
                "gold A +1",
                "refused: GM-ORDR-02",
                "orders A 3: [Axe]",
                "asked: A fallback 3",
                "A.order_limit = 3",
            ],
        );
    play("not under a half moon", &["GM-ADVR-03"])
        .plot(3)
        .guild("A", "adventurers = [\"Vesper\"]")
        .guild("B", "")
        .run(&[], &["asked: A orders", "A.order_limit = 2"]);
}

#[test]
fn the_salt_seer_lets_one_team_be_larger() {
    play("one larger team", &["GM-ADVR-08", "GM-PLOT-01", "GM-EFCT-05"])
        .plot(3)
        .guild("A", "adventurers = [\"Eluned\"]\ndiscarded = [\"Brew Potion\", \"Bless the Seed Grain\"]")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .has("A", "Cup", "might = 1")
        .has("A", "Day", "might = 1")
        .has("A", "Elm", "might = 1")
        .guild("B", "")
        .run(
            &[
                "A: use Eluned",
                "draw: 1 | 1 | 1 | 1",
                "A: take Steal Battle Plans",
                "A: take Ambush Poachers",
                "A: take Brew Potion",
                "A: orders 1: [Eluned, Axe, Bow]; 2: [Cup, Day, Elm]",
                "A: orders 1: [Eluned, Axe, Bow, Cup]",
                "A: orders 1: [Cup, Day]; 2: [Eluned, Axe, Bow]",
                "B: orders none",
            ],
            &[
                "took A Steal Battle Plans",
                "took A Ambush Poachers",
                "recovered A Brew Potion",
                "teams A +1 for 1",
                "refused: GM-ORDR-03",
                "refused: GM-ORDR-03",
                "asked: A fallback 1",
                "A.private = Ambush Poachers, Steal Battle Plans",
                "A.completed = Brew Potion",
                "bottom common = Identify Rebels, Confront Blasphemers",
            ],
        );
}

/// A has an Open Team of one on Order Space 1, and others in hand.
fn open_team(name: &'static str, proves: &[&'static str], round: u8, who: &str) -> Play {
    play(name, proves)
        .round(round)
        .guild("A", &format!("adventurers = [\"{who}\", \"Rook\"]\nrecruits = [\"Rook\"]"))
        .has("A", "Axe", "guile = 1")
        .has("A", "Bow", "guile = 1")
        .has("A", "Cup", "guile = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .order("A", "2: [Cup]")
        .waits()
}

#[test]
fn an_unassigned_adventurer_joins_an_open_team() {
    open_team("the banner lady", &["GM-ADVR-09", "GM-RUL-17", "GM-ORDR-15"], 1, "Kestrel").run(
        &[
            "A: use Kestrel",
            "A: join 2 Bow",
            "A: join 1 Axe",
            "A: join 1 Rook",
            "A: join 1 Bow",
            "A: wander guile",
            "dice: 4 4",
            "A: with Kestrel 2",
        ],
        &[
            "asked: A use action",
            "refused: GM-RUL-17",
            "refused: GM-RUL-17",
            "refused: GM-RUL-17",
            "joined team A 1 Bow",
            "rolled A guile 4 4",
            "added A 3",
            "wandered A 11",
        ],
    );
    open_team("the rallying horn takes recruits too", &["GM-RUL-17", "GM-ADVR-09"], 2, "Roswen")
        .down("common", 1)
        .run(
            &[
                "A: use Roswen",
                "A: join 1 Rook",
                "A: space 2",
                "A: space 1",
                "draw: 1",
                "A: wander guile",
                "dice: 1 2 3",
            ],
            &[
                "joined team A 1 Rook",
                "refused: GM-EFCT-10",
                "looked A contract 1 Ambush Poachers",
                "wandered A 6",
            ],
        );
}

#[test]
fn a_full_team_is_no_open_team() {
    play("a full team", &["GM-ADVR-09"])
        .guild("A", "adventurers = [\"Kestrel\"]")
        .has("A", "Axe", "guile = 1")
        .has("A", "Bow", "guile = 1")
        .has("A", "Cup", "guile = 1")
        .guild("B", "")
        .order("A", "1: [Axe, Bow]")
        .waits()
        .run(
            &["A: wander", "dice: 1 1", "A: keep"],
            &["asked: A fallback 1", "wandered A 2", "never: joined"],
        );
    play("a Mess Hall of this Round counts at once", &["GM-RUL-53", "GM-ADVR-09"])
        .guild("A", "adventurers = [\"Kestrel\"]")
        .has("A", "Axe", "guile = 1")
        .has("A", "Bow", "guile = 1")
        .has("A", "Cup", "guile = 1")
        .has("A", "Day", "guile = 1")
        .guild("B", "")
        .order("A", "1: hire [Day] 3")
        .order("A", "2: [Axe, Bow]")
        .waits()
        .run(
            &["A: pass", "A: carry", "A: build Mess Hall II", "A: use Kestrel", "A: join 2 Cup"],
            &["built A Mess Hall II", "asked: A use action", "joined team A 2 Cup", "asked: A fallback 2"],
        );
}

#[test]
fn the_campaign_planner_exchanges_two_orders() {
    play("two orders are exchanged", &["GM-ACTN-15", "GM-ADVR-08"])
        .guild("A", "adventurers = [\"Wendeline\"]")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .order("A", "1: hire [Axe] 3")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &[
                "A: use Wendeline",
                "A: swap 1 3",
                "A: swap 1 2",
                "A: wander",
                "dice: 3",
                "A: carry",
                "A: build Bar II",
            ],
            &[
                "refused: GM-ACTN-14",
                "swapped A 1 2",
                "asked: A fallback 1",
                "wandered A 3",
                "asked: A commit 2 hire",
                "hired A 1 for 3",
            ],
        );
}

#[test]
fn an_order_whose_turn_has_passed_is_missed_and_gives_its_gold_back() {
    play("an order that comes too late", &["GM-PRIV-02", "GM-PRIV-05", "GM-RUL-47"])
        .guild("A", "adventurers = [\"Wendeline\"]")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .has("B", "Cup", "might = 1")
        .lies("Break the Toll Gang", 1)
        .order("A", "1: contract 1 [Axe]")
        .order("A", "2: hire [Bow] 3")
        .order("B", "1: hire [Cup] 3")
        .waits()
        .run(
            &[
                "A: pass",
                "B: carry",
                "B: build Bar II",
                "A: use Wendeline",
                "A: swap 1 2",
                "A: wander",
                "dice: 2",
            ],
            &[
                "hired B 1 for 3",
                "swapped A 1 2",
                "missed A hire",
                "gold back A 1 +3",
                "asked: A fallback 1",
                "wandered A 2",
                "resolved A 1",
                "asked: A commit 2 contract 1",
                "A.gold = 4",
            ],
        );
}

#[test]
fn the_turncoat_changes_a_contract_order() {
    play("a contract order is changed", &["GM-ACTN-15", "GM-ADVR-08"])
        .guild("A", "adventurers = [\"Keshet\"]")
        .has("A", "Axe", "might = 2")
        .has("A", "Bow", "might = 2")
        .guild("B", "")
        .lies("Break the Toll Gang", 1)
        .lies("Settle a Market Feud", 2)
        .order("A", "1: contract 1 [Axe]")
        .order("A", "2: hire [Bow] 3")
        .waits()
        .run(
            &[
                "A: use Keshet",
                "A: change 1 contract 3",
                "A: change 2 contract 2",
                "A: change 1 recruit A",
                "A: change 1 contract 2",
                "A: carry",
                "dice: 6 6",
                "A: deck common",
            ],
            &[
                "refused: GM-ACTN-14",
                "refused: GM-ACTN-14",
                "refused: GM-ACTN-14",
                "changed A 1 contract 2",
                "asked: A commit 1 contract 2",
                "contract 2 completed by A",
            ],
        );
}

#[test]
fn the_thread_of_fate_exchanges_changes_and_looks() {
    play("the thread of fate", &["GM-EFCT-11", "GM-EFCT-10", "GM-RUL-21"])
        .guild("A", "completed = [\"Unravel the Thread of Fate\"]")
        .has("A", "Axe", "might = 2")
        .has("A", "Bow", "might = 2")
        .guild("B", "")
        .lies("Break the Toll Gang", 1)
        .lies("Settle a Market Feud", 2)
        .down("heroic", 3)
        .order("A", "1: contract 1 [Axe]")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &[
                "A: use Unravel the Thread of Fate",
                "A: swap 1 2",
                "A: change 2 contract 2",
                "A: space 3",
                "draw: 1",
                "A: space A",
                "draw: 1",
                "A: space B",
                "draw: 1",
                "A: wander",
                "dice: 1 1",
                "A: carry",
            ],
            &[
                "swapped A 1 2",
                "changed A 2 contract 2",
                "looked A contract 3 Unmask the False Envoy",
                "looked A space A Cixi",
                "looked A space B Venju",
                "asked: A fallback 1",
                "wandered A 2",
                "asked: A commit 2 contract 2",
                "asked: chance roll 2d6",
                "A.completed = none",
            ],
        );
}

#[test]
fn no_more_join_than_the_card_says() {
    for (who, round) in [("Kestrel", 1), ("Roswen", 2)] {
        play("one joins", &["GM-ADVR-09"])
            .round(round)
            .guild("A", &format!("adventurers = [\"{who}\"]\nupgrades = [\"Mess Hall III\"]"))
            .has("A", "Axe", "guile = 1")
            .has("A", "Bow", "guile = 1")
            .has("A", "Cup", "guile = 1")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
            .run(
                &[
                    &format!("A: use {who}"),
                    "A: join 1 Bow",
                    if round == 2 { "A: pass" } else { "A: wander" },
                ],
                &[
                    "joined team A 1 Bow",
                    if round == 2 { "asked: A fallback 1" } else { "asked: chance roll 2d6" },
                ],
            );
    }
}
