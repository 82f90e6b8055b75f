//! The Order Phase.

use super::check;

#[test]
fn limits_of_stables_and_mess_hall() {
    check(
        "limits of stables and mess hall",
        r#"
proves = ["GM-ORDR-02", "GM-ORDR-03", "GM-ORDR-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = [
    "A: orders 3: [Axe]", "A: orders 1: [Axe, Bow, Cup]", "A: orders 1: [Axe, Bow, Cup, Rook, Tarn, Hedda]",
    "A: orders 1: hire [] 3",
]
expect = ["refused: GM-ORDR-02", "refused: GM-ORDR-03", "refused: GM-ORDR-03", "refused: GM-ORDR-04"]
"#,
    );
}

#[test]
fn nothing_is_used_twice_and_only_what_is_owned() {
    check(
        "nothing is used twice",
        r#"
proves = ["GM-ORDR-05", "GM-ORDR-07", "GM-ORDR-14"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = [
    "A: orders 1: [Axe]; 2: [Axe]", "A: orders 1: contract 3 [Axe]; 2: contract 3 [Bow]", "A: orders 1: [Dart]",
]
expect = ["refused: GM-ORDR-05", "refused: GM-ORDR-07", "refused: GM-ORDR-14"]
"#,
    );
}

#[test]
fn gold_goes_where_it_may_and_no_more_than_there_is() {
    check(
        "gold goes where it may",
        r#"
proves = ["GM-ORDR-09", "GM-ORDR-10", "GM-ORDR-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = [
    "A: orders 1: contract 3 [Axe] 2", "A: orders 1: [Axe] 1",
    "A: orders 1: hire [Axe] 5; 2: recruit A [Bow] 3", "A: orders 1: recruit A [Axe] 2",
]
expect = ["refused: GM-ORDR-09", "refused: GM-ORDR-09", "refused: GM-ORDR-10", "refused: GM-ORDR-12"]
"#,
    );
}

#[test]
fn closed_and_empty_spaces_are_no_orders() {
    check(
        "closed and empty spaces are no orders",
        r#"
proves = ["GM-PLYR-06", "GM-RUL-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = [
    "A: orders 1: contract 6 [Axe]", "A: orders 1: recruit C [Axe] 4", "A: orders 1: contract 4 [Axe]",
    "A: orders 1: recruit B [Axe] 5", "A: orders 1: hire [Axe]",
]
expect = [
    "refused: GM-PLYR-06", "refused: GM-PLYR-06", "refused: GM-RUL-08", "refused: GM-RUL-08",
    "refused: GM-RUL-08",
]
"#,
    );
}

#[test]
fn rank_and_skill_are_not_checked_while_planning() {
    check(
        "rank and skill are not checked while planning",
        r#"
proves = ["GM-RUL-08", "GM-ORDR-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 12 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Gorm Ironmantle", space = "F" },
]
now = { phase = "orders" }
script = ["A: orders 1: recruit F [Axe] 9", "A: orders 1: recruit F [Axe] 10", "B: orders none"]
expect = ["refused: GM-ORDR-12", "orders A 1: recruit F [Axe] 10", "missed A recruit F"]
"#,
    );
}

#[test]
fn orders_are_secret_and_can_be_changed_until_all_are_ready() {
    check(
        "orders can be changed until all are ready",
        r#"
proves = ["GM-ORDR-01", "GM-ORDR-16", "GM-ORDR-17", "GM-ACTN-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = [
    "A: orders 1: [Axe]", "A: retracts", "B: orders 1: [Dart]", "A: orders 1: [Bow]", "A: wander might",
    "dice: 1",
]
expect = [
    "asked: A orders", "asked: B orders", "orders A 1: [Bow]", "orders B 1: [Dart]", "phase action",
    "asked: A fallback 1", "never: orders A 1: [Axe]",
]
"#,
    );
}

#[test]
fn an_answer_may_be_given_again() {
    check(
        "an answer may be given again",
        r#"
proves = ["GM-ORDR-16"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = ["A: orders 1: [Axe]", "A: orders 2: [Cup]", "B: orders none"]
expect = ["orders A 2: [Cup]", "asked: A fallback 2"]
"#,
    );
}

#[test]
fn the_division_of_gold_is_hidden_and_the_total_public() {
    check(
        "the division of gold is hidden",
        r#"
proves = ["GM-INFO-05", "GM-INFO-01", "GM-ORDR-11", "GM-RUL-39"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = ["A: orders 1: hire [Axe] 7", "expect: A.gold = 7", "expect: A.orders = none", "B: orders none"]
expect = ["orders A 1: hire [Axe] 7", "A.gold = 0", "A.total_gold = 7"]
"#,
    );
}

#[test]
fn a_team_has_at_most_one_card_and_others_stay_in_hand() {
    check(
        "a team has at most one card",
        r#"
proves = ["GM-ORDR-06", "GM-ORDR-13", "GM-ORDR-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = ["A: orders 1: contract 3 [Axe] 1", "A: orders 1: contract 3 [Axe]", "B: orders none"]
expect = ["refused: GM-ORDR-09", "asked: A commit 1 contract 3", "A.orders = 1: contract 3 [Axe]", "A.adventurers = Axe, Bow, Cup"]
"#,
    );
}

#[test]
fn order_spaces_may_stay_empty_in_any_pattern() {
    check(
        "order spaces may stay empty",
        r#"
proves = ["GM-RUL-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = ["A: orders 2: [Axe]", "B: orders none"]
expect = ["asked: A fallback 2", "never: passed"]
"#,
    );
}

#[test]
fn an_expired_guild_without_a_sheet_has_no_orders() {
    check(
        "an expired guild has no orders",
        r#"
proves = ["GM-RUL-10"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = ["B: orders 1: [Dart]", "B: expired", "A: expired"]
expect = ["orders A none", "orders B 1: [Dart]", "asked: B fallback 1"]
"#,
    );
}

#[test]
fn revealed_orders_are_checked_and_announced() {
    check(
        "revealed orders are checked",
        r#"
proves = ["GM-ACTN-02", "GM-ORDR-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = [
    "A: orders 1: hire [Axe]", "A: orders 3: [Axe]", "A: orders 1: hire [Axe] 3",
    "B: orders 1: contract 3 [Dart]",
]
expect = [
    "refused: GM-RUL-08", "refused: GM-ORDR-02", "orders A 1: hire [Axe] 3", "orders B 1: contract 3 [Dart]",
    "phase action",
]
"#,
    );
}

#[test]
fn likely_contests_are_pointed_out() {
    check(
        "likely contests are pointed out",
        r#"
proves = ["GM-ACTN-17"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 7 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 7 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "orders" }
script = ["A: orders 1: contract 3 [Axe]; 2: [Bow]", "B: orders 1: contract 3 [Dart]"]
expect = [
    "orders A 1: contract 3 [Axe]; 2: [Bow]", "orders B 1: contract 3 [Dart]",
    "contest likely 1 contract 3 A B", "phase action",
]
"#,
    );
}
