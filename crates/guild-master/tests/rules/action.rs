//! The Action Phase.

use super::play;

#[test]
fn first_orders_come_before_second_ones() {
    play("first orders come before second ones", &["GM-ACTN-05", "GM-ACTN-14", "GM-ACTN-12"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .has("B", "Dart", "might = 1")
        .order("A", "1: [Axe]")
        .order("A", "2: [Bow]")
        .order("B", "1: [Dart]")
        .waits()
        .run(
            &["A: wander", "dice: 1", "B: wander", "dice: 1", "A: wander", "dice: 1"],
            &[
                "wandered A 1",
                "wandered B 1",
                "resolved A 1",
                "resolved B 1",
                "wandered A 1",
                "resolved A 2",
                "never: contest",
            ],
        );
}

#[test]
fn the_same_card_in_the_same_number_makes_a_contest() {
    let start = play("the same card in the same number", &["GM-ACTN-08", "GM-CTST-01"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Dart", "might = 1")
        .contract("Loft", "might = 10", 3, 2);
    start.clone().order("A", "1: contract 3 [Axe]").order("B", "1: contract 3 [Dart]").run(
        &["A: carry", "B: carry", "A: ready", "B: ready"],
        &["contest 3 A B", "asked: A bargain 3", "asked: A stance 3", "asked: B stance 3"],
    );
}

#[test]
fn the_same_card_in_different_numbers_makes_none() {
    play("the same card in different numbers", &["GM-ACTN-09", "GM-CONT-05", "GM-ACTN-07"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Dart", "might = 2")
        .contract("Loft", "might = 10", 3, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "2: contract 3 [Dart]")
        .waits()
        .run(
            &["A: carry", "dice: 6", "B: carry", "dice: 5 5", "B: deck common"],
            &["checked A 6 against 10", "contract 3 completed by B", "never: contest"],
        );
}

#[test]
fn an_order_may_be_dropped_in_secret() {
    play("an order may be dropped", &["GM-ACTN-10", "GM-ACTN-11", "GM-PRIV-03", "GM-RUL-12"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Dart", "might = 2")
        .contract("Loft", "might = 10", 3, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Dart]")
        .waits()
        .run(
            &[
                "A: drop",
                "A: carry",
                "A: drop",
                "B: carry",
                "A: wander",
                "dice: 3",
                "dice: 5 5",
                "B: deck common",
            ],
            &[
                "drop A 1",
                "carry B 1",
                "asked: A fallback 1",
                "wandered A 3",
                "contract 3 completed by B",
                "resolved A 1",
                "never: contest",
            ],
        );
}

#[test]
fn gold_of_a_dropped_order_goes_to_the_treasury() {
    play("gold of a dropped order", &["GM-RUL-47"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: hire [Axe] 4")
        .has("A", "Bow", "might = 1")
        .order("A", "2: [Bow]")
        .run(
            &["A: drop"],
            &["gold back A 1 +4", "asked: A fallback 1", "A.gold = 4", "A.orders = 1: hire [Axe]; 2: [Bow]"],
        );
}

#[test]
fn fallbacks_at_one_place_go_by_fame() {
    let start = play("fallbacks at one place go by fame", &["GM-RUL-30", "GM-PRIV-04"])
        .guild("A", "fame = 2")
        .has("A", "Axe", "might = 1")
        .guild("B", "fame = 5")
        .has("B", "Dart", "might = 1")
        .down("common", 3)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Dart]")
        .waits();
    start.run(&["B: wander", "dice: 1", "A: pass"], &["wandered B 1", "passed A", "resolved A 1"]);
}

#[test]
fn level_guilds_fall_back_in_seat_order_without_a_die() {
    play("level guilds fall back in seat order", &["GM-RUL-30"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Dart", "might = 1")
        .order("A", "1: [Axe]")
        .order("B", "1: [Dart]")
        .run(&["A: pass"], &["asked: A fallback 1", "passed A", "asked: B fallback 1", "never: order die"]);
}

#[test]
fn the_phase_ends_when_all_orders_are_resolved() {
    play("the phase ends when all orders are resolved", &["GM-ACTN-16", "GM-ROUN-02"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .now("round", "9")
        .order("A", "1: [Axe]")
        .run(&["A: pass"], &["resolved A 1", "phase reset", "orders cleared", "over: A B win"]);
}

#[test]
fn an_expired_guild_carries_its_order_out() {
    play("an expired guild carries its order out", &[])
        .guild("A", "")
        .has("A", "Axe", "might = 1, guile = 2")
        .guild("B", "")
        .contract("Loft", "might = 10, guile = 10", 3, 2)
        .order("A", "1: contract 3 [Axe]")
        .waits()
        .run(
            &["A: expired", "A: expired", "dice: 1 1"],
            &["carry A 1", "skill A guile", "checked A 2 against 10"],
        );
}

#[test]
fn level_guilds_use_effects_in_an_order_decided_by_dice() {
    let start = |fame: u8, bow: &str| {
        play("level guilds use effects by dice", &["GM-RUL-05", "GM-RUL-03", "GM-FAME-07"])
            .round(3)
            .guild("A", "adventurers = [\"Eiji\"]")
            .has("A", "Axe", "might = 1")
            .guild("B", &format!("fame = {fame}\nadventurers = [\"{bow}\"]"))
            .has("B", "Bow", "might = 1")
            .order("A", "1: [Axe]")
            .waits()
    };
    start(0, "Mirelle").run(
        &["dice: 2 2", "dice: 1 5", "B: use Mirelle", "A: use Eiji"],
        &[
            "order die A 1",
            "order die B 5",
            "asked: B use action",
            "gold B +1",
            "asked: A use action",
            "gold A +1",
        ],
    );
    // No die when Fame decides or only one of them has anything to use.
    start(1, "Mirelle").proving(&["GM-RUL-05", "GM-RUL-03"]).run(
        &["B: use Mirelle", "A: use Eiji"],
        &["asked: B use action", "asked: A use action", "never: order die"],
    );
    start(0, "Hedda")
        .proving(&["GM-RUL-03"])
        .run(&["A: use Eiji"], &["asked: A use action", "never: order die"]);
}
