//! The Order Phase.

use super::{Play, play};

fn planning(name: &'static str, proves: &[&'static str]) -> Play {
    planning_with(7, name, proves)
}

/// A plans with this much Gold.
fn planning_with(gold: u8, name: &'static str, proves: &[&'static str]) -> Play {
    play(name, proves)
        .now("phase", "\"orders\"")
        .guild("A", &format!("gold = {gold}"))
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .has("A", "Cup", "might = 1")
        .guild("B", "gold = 7")
        .has("B", "Dart", "might = 1")
        .contract("Loft", "might = 10", 3, 2)
        .stands("Cixi", "A")
}

#[test]
fn limits_of_stables_and_mess_hall() {
    planning("limits of stables and mess hall", &["GM-ORDR-02", "GM-ORDR-03", "GM-ORDR-04"]).run(
        &[
            "A: orders 3: [Axe]",
            "A: orders 1: [Axe, Bow, Cup]",
            "A: orders 1: [Axe, Bow, Cup, Rook, Tarn, Hedda]",
            "A: orders 1: hire [] 3",
        ],
        &["refused: GM-ORDR-02", "refused: GM-ORDR-03", "refused: GM-ORDR-03", "refused: GM-ORDR-04"],
    );
}

#[test]
fn nothing_is_used_twice_and_only_what_is_owned() {
    planning("nothing is used twice", &["GM-ORDR-05", "GM-ORDR-07", "GM-ORDR-14"]).run(
        &[
            "A: orders 1: [Axe]; 2: [Axe]",
            "A: orders 1: contract 3 [Axe]; 2: contract 3 [Bow]",
            "A: orders 1: [Dart]",
        ],
        &["refused: GM-ORDR-05", "refused: GM-ORDR-07", "refused: GM-ORDR-14"],
    );
}

#[test]
fn gold_goes_where_it_may_and_no_more_than_there_is() {
    planning("gold goes where it may", &["GM-ORDR-09", "GM-ORDR-10", "GM-ORDR-12"]).run(
        &[
            "A: orders 1: contract 3 [Axe] 2",
            "A: orders 1: [Axe] 1",
            "A: orders 1: hire [Axe] 5; 2: recruit A [Bow] 3",
            "A: orders 1: recruit A [Axe] 2",
        ],
        &["refused: GM-ORDR-09", "refused: GM-ORDR-09", "refused: GM-ORDR-10", "refused: GM-ORDR-12"],
    );
}

#[test]
fn closed_and_empty_spaces_are_no_orders() {
    planning("closed and empty spaces are no orders", &["GM-PLYR-06", "GM-RUL-08"]).run(
        &[
            "A: orders 1: contract 6 [Axe]",
            "A: orders 1: recruit C [Axe] 4",
            "A: orders 1: contract 4 [Axe]",
            "A: orders 1: recruit B [Axe] 5",
            "A: orders 1: hire [Axe]",
        ],
        &[
            "refused: GM-PLYR-06",
            "refused: GM-PLYR-06",
            "refused: GM-RUL-08",
            "refused: GM-RUL-08",
            "refused: GM-RUL-08",
        ],
    );
}

#[test]
fn rank_and_skill_are_not_checked_while_planning() {
    planning_with(12, "rank and skill are not checked while planning", &["GM-RUL-08", "GM-ORDR-18"])
        .stands("Gorm Ironmantle", "F")
        .run(
            &["A: orders 1: recruit F [Axe] 9", "A: orders 1: recruit F [Axe] 10", "B: orders none"],
            &["refused: GM-ORDR-12", "orders A 1: recruit F [Axe] 10", "missed A recruit F"],
        );
}

#[test]
fn orders_are_secret_and_can_be_changed_until_all_are_ready() {
    planning(
        "orders can be changed until all are ready",
        &["GM-ORDR-01", "GM-ORDR-16", "GM-ORDR-17", "GM-ACTN-01"],
    )
    .run(
        &[
            "A: orders 1: [Axe]",
            "A: retracts",
            "B: orders 1: [Dart]",
            "A: orders 1: [Bow]",
            "A: wander might",
            "dice: 1",
        ],
        &[
            "asked: A orders",
            "asked: B orders",
            "orders A 1: [Bow]",
            "orders B 1: [Dart]",
            "phase action",
            "asked: A fallback 1",
            "never: orders A 1: [Axe]",
        ],
    );
}

#[test]
fn an_answer_may_be_given_again() {
    planning("an answer may be given again", &["GM-ORDR-16"]).run(
        &["A: orders 1: [Axe]", "A: orders 2: [Cup]", "B: orders none"],
        &["orders A 2: [Cup]", "asked: A fallback 2"],
    );
}

#[test]
fn the_division_of_gold_is_hidden_and_the_total_public() {
    planning("the division of gold is hidden", &["GM-INFO-05", "GM-INFO-01", "GM-ORDR-11", "GM-RUL-39"]).run(
        &["A: orders 1: hire [Axe] 7", "expect: A.gold = 7", "expect: A.orders = none", "B: orders none"],
        &["orders A 1: hire [Axe] 7", "A.gold = 0", "A.total_gold = 7"],
    );
}

#[test]
fn a_team_has_at_most_one_card_and_others_stay_in_hand() {
    planning("a team has at most one card", &["GM-ORDR-06", "GM-ORDR-13", "GM-ORDR-15"]).run(
        &["A: orders 1: contract 3 [Axe]", "B: orders none"],
        &["asked: A commit 1 contract 3", "A.orders = 1: contract 3 [Axe]", "A.adventurers = Axe, Bow, Cup"],
    );
}

#[test]
fn order_spaces_may_stay_empty_in_any_pattern() {
    planning("order spaces may stay empty", &["GM-RUL-09"])
        .run(&["A: orders 2: [Axe]", "B: orders none"], &["asked: A fallback 2", "never: passed"]);
}

#[test]
fn an_expired_guild_without_a_sheet_has_no_orders() {
    planning("an expired guild has no orders", &["GM-RUL-10"]).run(
        &["B: orders 1: [Dart]", "B: expired", "A: expired"],
        &["orders A none", "orders B 1: [Dart]", "asked: B fallback 1"],
    );
}

#[test]
fn revealed_orders_are_checked_and_announced() {
    planning("revealed orders are checked", &["GM-ACTN-02", "GM-ORDR-18"]).run(
        &[
            "A: orders 1: hire [Axe]",
            "A: orders 3: [Axe]",
            "A: orders 1: hire [Axe] 3",
            "B: orders 1: contract 3 [Dart]",
        ],
        &[
            "refused: GM-RUL-08",
            "refused: GM-ORDR-02",
            "orders A 1: hire [Axe] 3",
            "orders B 1: contract 3 [Dart]",
            "phase action",
        ],
    );
}

#[test]
fn likely_contests_are_pointed_out() {
    planning("likely contests are pointed out", &["GM-ACTN-17"]).run(
        &["A: orders 1: contract 3 [Axe]; 2: [Bow]", "B: orders 1: contract 3 [Dart]"],
        &[
            "orders A 1: contract 3 [Axe]; 2: [Bow]",
            "orders B 1: contract 3 [Dart]",
            "contest likely 1 contract 3 A B",
            "phase action",
        ],
    );
}
