//! The Action Phase.

use super::check;

#[test]
fn first_orders_come_before_second_ones() {
    check(
        "first orders come before second ones",
        r#"
proves = ["GM-ACTN-05", "GM-ACTN-14"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]; 2: [Bow]", B = "1: [Dart]; 4: [Idle]" } }
script = ["A: wander", "dice: 1", "B: wander", "dice: 1", "A: wander", "dice: 1"]
expect = [
    "wandered A 1", "wandered B 1", "resolved A 1", "resolved B 1", "wandered A 1", "resolved A 2",
    "never: contest",
]
"#,
    );
}

#[test]
fn the_same_card_in_the_same_number_makes_a_contest() {
    check(
        "the same card in the same number",
        r#"
proves = ["GM-ACTN-08", "GM-CTST-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Dart]" } }
script = ["A: carry", "B: carry", "A: ready", "B: ready"]
expect = ["contest 3 A B", "asked: A bargain 3", "asked: A stance 3", "asked: B stance 3"]
"#,
    );
}

#[test]
fn the_same_card_in_different_numbers_makes_none() {
    check(
        "the same card in different numbers",
        r#"
proves = ["GM-ACTN-09", "GM-CONT-05", "GM-ACTN-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Dart", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "2: contract 3 [Dart]; 4: [Idle]" } }
script = ["A: carry", "dice: 6", "B: carry", "dice: 5 5", "B: deck common"]
expect = ["checked A 6 against 10", "contract 3 completed by B", "never: contest"]
"#,
    );
}

#[test]
fn an_order_may_be_dropped_in_secret() {
    check(
        "an order may be dropped",
        r#"
proves = ["GM-ACTN-10", "GM-ACTN-11", "GM-PRIV-03", "GM-RUL-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Dart", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Dart]; 4: [Idle]" } }
script = ["A: drop", "A: carry", "A: drop", "B: carry", "A: wander", "dice: 3", "dice: 5 5", "B: deck common"]
expect = [
    "drop A 1", "carry B 1", "asked: A fallback 1", "wandered A 3", "contract 3 completed by B", "resolved A 1",
    "never: contest",
]
"#,
    );
}

#[test]
fn gold_of_a_dropped_order_goes_to_the_treasury() {
    check(
        "gold of a dropped order",
        r#"
proves = ["GM-RUL-47", "GM-ACTN-10"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 4; 2: [Bow]" } }
script = ["A: drop"]
expect = ["gold back A 1 +4", "asked: A fallback 1", "A.gold = 4", "A.orders = 1: hire [Axe]; 2: [Bow]"]
"#,
    );
}

#[test]
fn fallbacks_at_one_place_go_by_fame() {
    check(
        "fallbacks at one place go by fame",
        r#"
proves = ["GM-RUL-30", "GM-PRIV-04", "GM-RUL-23"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 2 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", fame = 5 },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { down = "common", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Dart]; 4: [Idle]" } }
script = ["B: wander", "dice: 1", "A: pass"]
expect = ["wandered B 1", "passed A", "resolved A 1"]
"#,
    );
}

#[test]
fn level_guilds_fall_back_in_an_order_decided_by_dice() {
    check(
        "level guilds fall back by dice",
        r#"
proves = ["GM-RUL-30", "GM-FAME-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "1: [Dart]" } }
script = ["dice: 4 4", "dice: 3 5", "B: pass"]
expect = [
    "order die A 3", "order die B 5", "asked: B fallback 1", "passed B", "asked: A fallback 1",
]
"#,
    );
}

#[test]
fn the_phase_ends_when_all_orders_are_resolved() {
    check(
        "the phase ends when all orders are resolved",
        r#"
proves = ["GM-ACTN-16", "GM-ROUN-02"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { adventurer = "Axe", of = "A", skills = { might = 1 } }, { guild = "B" }]
now = { phase = "action", round = 9, orders = { A = "1: [Axe]" } }
script = ["A: pass"]
expect = ["resolved A 1", "phase reset", "orders cleared", "over: A B win"]
"#,
    );
}

#[test]
fn an_expired_guild_carries_its_order_out() {
    check(
        "an expired guild carries its order out",
        r#"
proves = []
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1, guile = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: expired", "A: expired", "dice: 1 1"]
expect = ["carry A 1", "skill A guile", "checked A 2 against 10"]
"#,
    );
}

#[test]
fn level_guilds_use_effects_in_an_order_decided_by_dice() {
    // No die when Fame decides or only one of them has anything to use.
    check(
        "level guilds use effects by dice",
        r#"
proves = ["GM-RUL-05", "GM-RUL-03", "GM-FAME-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Eiji"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", fame = 0, adventurers = ["Mirelle"] },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["dice: 2 2", "dice: 1 5", "B: use Mirelle", "A: use Eiji"]
expect = [
    "order die A 1", "order die B 5", "asked: B use action", "gold B +1", "asked: A use action", "gold A +1",
]
"#,
    );
    check(
        "level guilds use effects by dice",
        r#"
proves = ["GM-RUL-05", "GM-RUL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Eiji"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", fame = 1, adventurers = ["Mirelle"] },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["B: use Mirelle", "A: use Eiji"]
expect = ["asked: B use action", "asked: A use action", "never: order die"]
"#,
    );
    check(
        "level guilds use effects by dice",
        r#"
proves = ["GM-RUL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Eiji"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", fame = 0, adventurers = ["Hedda"] },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Eiji"]
expect = ["asked: A use action", "never: order die"]
"#,
    );
}

#[test]
fn a_new_task_is_rolled_for_anew() {
    check(
        "a new task is rolled for anew",
        r#"
proves = ["GM-RUL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Arm", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Bat", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]; 2: [Arm]", B = "1: [Bow]; 2: [Bat]" } }
script = ["dice: 2 5", "B: pass", "A: pass", "dice: 6 1"]
expect = [
    "order die A 2", "order die B 5", "asked: B fallback 1", "asked: A fallback 1", "order die A 6", "order die B 1",
    "asked: A fallback 2",
]
"#,
    );
    check(
        "the order stays as it was rolled",
        r#"
proves = ["GM-RUL-03"]
setup = { guilds = 3 }
piece = [
    { adventurer = "Proof Broker", skills = { might = 1 }, ability = '(moon: every, phase: plot, limit: round, effects: [exchange(pay: fame(2), gain: gold(3), times: 1)])' },
    { guild = "A", fame = 4, adventurers = ["Proof Broker", "Oskelle"] },
    { guild = "B", fame = 4, adventurers = ["Bodrick"] },
    { guild = "C", fame = 3, adventurers = ["Nessa"] },
]
now = { phase = "plot", round = 3 }
script = ["dice: 6 1", "A: use Proof Broker", "A: pay", "A: pass", "B: pass"]
expect = ["order die A 6", "fame A -2", "asked: A use plot", "asked: B use plot", "asked: C use plot"]
"#,
    );
}
