//! Effects on Orders and teams.

use super::check;

#[test]
fn the_unwoven_gives_one_order_more_and_a_gold() {
    check(
        "one order more",
        r#"
proves = ["GM-ADVR-08", "GM-PLOT-01", "GM-ADVR-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Vesper"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
]
now = { phase = "plot", round = 6 }
script = ["A: use Vesper", "A: orders 4: [Axe]", "A: orders 3: [Axe]", "B: orders none"]
expect = [
    "orders A +1", "gold A +1", "refused: GM-ORDR-02", "orders A 3: [Axe]", "asked: A fallback 3",
    "A.order_limit = 3",
]
"#,
    );
    check(
        "not under a half moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [{ guild = "A", adventurers = ["Vesper"] }, { guild = "B" }]
now = { phase = "plot", round = 3 }
expect = ["asked: A orders", "A.order_limit = 2"]
"#,
    );
}

#[test]
fn the_salt_seer_lets_one_team_be_larger() {
    check(
        "one larger team",
        r#"
proves = ["GM-ADVR-08", "GM-PLOT-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Eluned"], discarded = ["Brew Potion", "Bless the Seed Grain"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { adventurer = "Day", of = "A", skills = { might = 1 } },
    { adventurer = "Elm", of = "A", skills = { might = 1 } },
    { guild = "B" },
]
now = { phase = "plot", round = 3 }
script = [
    "A: use Eluned", "draw: 1 | 1 | 1 | 1", "A: take Steal Battle Plans", "A: take Ambush Poachers",
    "A: take Brew Potion", "A: orders 1: [Eluned, Axe, Bow]; 2: [Cup, Day, Elm]",
    "A: orders 1: [Eluned, Axe, Bow, Cup]", "A: orders 1: [Cup, Day]; 2: [Eluned, Axe, Bow]", "B: orders none",
]
expect = [
    "took A Steal Battle Plans", "took A Ambush Poachers", "recovered A Brew Potion", "teams A +1 for 1",
    "refused: GM-ORDR-03", "refused: GM-ORDR-03", "asked: A fallback 1",
    "A.private = Ambush Poachers, Steal Battle Plans", "A.completed = Brew Potion",
    "bottom common = Identify Rebels, Confront Blasphemers",
]
"#,
    );
}

#[test]
fn an_unassigned_adventurer_joins_an_open_team() {
    check(
        "the banner lady",
        r#"
proves = ["GM-ADVR-09", "GM-RUL-17", "GM-ORDR-15", "GM-RECR-16"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Kestrel", "Rook"], recruits = ["Rook"] },
    { adventurer = "Axe", of = "A", skills = { guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { guile = 1 } },
    { adventurer = "Cup", of = "A", skills = { guile = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]; 2: [Cup]", B = "4: [Idle]" } }
script = [
    "A: use Kestrel", "A: join 2 Bow", "A: join 1 Axe", "A: join 1 Rook", "A: join 1 Bow", "A: wander guile",
    "dice: 4 4", "A: with Kestrel 2",
]
expect = [
    "asked: A use action", "refused: GM-RUL-17", "refused: GM-RUL-17", "refused: GM-RUL-17",
    "joined team A 1 Bow", "rolled A guile 4 4", "added A 3", "wandered A 11",
]
"#,
    );
    check(
        "the rallying horn takes recruits too",
        r#"
proves = ["GM-RUL-17", "GM-ADVR-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Roswen", "Rook"], recruits = ["Rook"] },
    { adventurer = "Axe", of = "A", skills = { guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { guile = 1 } },
    { adventurer = "Cup", of = "A", skills = { guile = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { down = "common", on = 1 },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]; 2: [Cup]", B = "4: [Idle]" } }
script = [
    "A: use Roswen", "A: join 1 Rook", "A: space 2", "A: space 1", "draw: 1", "A: wander guile", "dice: 1 2 3",
]
expect = ["joined team A 1 Rook", "refused: GM-EFCT-10", "looked A contract 1 Ambush Poachers", "wandered A 6"]
"#,
    );
}

#[test]
fn a_full_team_is_no_open_team() {
    check(
        "a full team",
        r#"
proves = ["GM-ADVR-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Kestrel"] },
    { adventurer = "Axe", of = "A", skills = { guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { guile = 1 } },
    { adventurer = "Cup", of = "A", skills = { guile = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe, Bow]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 1", "A: keep"]
expect = ["asked: A fallback 1", "wandered A 2", "never: joined"]
"#,
    );
    check(
        "a Mess Hall of this Round counts at once",
        r#"
proves = ["GM-RUL-53", "GM-ADVR-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Kestrel"] },
    { adventurer = "Axe", of = "A", skills = { guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { guile = 1 } },
    { adventurer = "Cup", of = "A", skills = { guile = 1 } },
    { adventurer = "Day", of = "A", skills = { guile = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Day] 3; 2: [Axe, Bow]", B = "4: [Idle]" } }
script = ["A: pass", "A: carry", "A: build Mess Hall II", "A: use Kestrel", "A: join 2 Cup"]
expect = ["built A Mess Hall II", "asked: A use action", "joined team A 2 Cup", "asked: A fallback 2"]
"#,
    );
}

#[test]
fn the_campaign_planner_exchanges_two_orders() {
    check(
        "two orders are exchanged",
        r#"
proves = ["GM-ACTN-15", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Wendeline"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3; 2: [Bow]", B = "4: [Idle]" } }
script = [
    "A: use Wendeline", "A: swap 1 3", "A: swap 1 2", "A: wander", "dice: 3", "A: carry", "A: build Bar II",
]
expect = [
    "refused: GM-ACTN-14", "swapped A 1 2", "asked: A fallback 1", "wandered A 3", "asked: A commit 2 hire",
    "hired A 1 for 3",
]
"#,
    );
}

#[test]
fn an_order_whose_turn_has_passed_is_missed_and_gives_its_gold_back() {
    check(
        "an order that comes too late",
        r#"
proves = ["GM-PRIV-02", "GM-RUL-47"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Wendeline"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cup", of = "B", skills = { might = 1 } },
    { contract = "Break the Toll Gang", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: pass", "B: carry", "B: build Bar II", "A: use Wendeline", "A: swap 1 2", "A: wander", "dice: 2"]
expect = [
    "hired B 1 for 3", "swapped A 1 2", "missed A hire", "gold back A 1 +3", "asked: A fallback 1",
    "wandered A 2", "resolved A 1", "asked: A commit 2 contract 1", "A.gold = 4",
]

[now]
phase = "action"
orders = { A = "1: contract 1 [Axe]; 2: hire [Bow] 3", B = "1: hire [Cup] 3; 4: [Idle]" }
"#,
    );
}

#[test]
fn the_turncoat_changes_a_contract_order() {
    check(
        "a contract order is changed",
        r#"
proves = ["GM-ACTN-15", "GM-ADVR-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Keshet"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Break the Toll Gang", on = 1 },
    { contract = "Settle a Market Feud", on = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]; 2: hire [Bow] 3", B = "4: [Idle]" } }
script = [
    "A: use Keshet", "A: change 1 contract 3", "A: change 2 contract 2", "A: change 1 recruit A",
    "A: change 1 contract 2", "A: carry", "dice: 6 6", "A: deck common",
]
expect = [
    "refused: GM-ACTN-14", "refused: GM-ACTN-14", "refused: GM-ACTN-14", "changed A 1 contract 2",
    "asked: A commit 1 contract 2", "contract 2 completed by A",
]
"#,
    );
}

#[test]
fn the_thread_of_fate_exchanges_changes_and_looks() {
    check(
        "the thread of fate",
        r#"
proves = ["GM-EFCT-11", "GM-EFCT-10", "GM-RUL-21"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Unravel the Thread of Fate"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Break the Toll Gang", on = 1 },
    { contract = "Settle a Market Feud", on = 2 },
    { down = "heroic", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]; 2: [Bow]", B = "4: [Idle]" } }
script = [
    "A: use Unravel the Thread of Fate", "A: swap 1 2", "A: change 2 contract 2", "A: space 3", "draw: 1",
    "A: space A", "draw: 1", "A: space B", "draw: 1", "A: wander", "dice: 1 1", "A: carry",
]
expect = [
    "swapped A 1 2", "changed A 2 contract 2", "looked A contract 3 Unmask the False Envoy",
    "looked A space A Cixi", "looked A space B Venju", "asked: A fallback 1", "wandered A 2",
    "asked: A commit 2 contract 2", "asked: chance roll 2d6", "A.completed = none",
]
"#,
    );
}

#[test]
fn no_more_join_than_the_card_says() {
    check(
        "one joins",
        r#"
proves = ["GM-ADVR-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Kestrel"], upgrades = ["Mess Hall III"] },
    { adventurer = "Axe", of = "A", skills = { guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { guile = 1 } },
    { adventurer = "Cup", of = "A", skills = { guile = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Kestrel", "A: join 1 Bow", "A: wander"]
expect = ["joined team A 1 Bow", "asked: chance roll 2d6"]
"#,
    );
    check(
        "one joins",
        r#"
proves = ["GM-ADVR-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Roswen"], upgrades = ["Mess Hall III"] },
    { adventurer = "Axe", of = "A", skills = { guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { guile = 1 } },
    { adventurer = "Cup", of = "A", skills = { guile = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Roswen", "A: join 1 Bow", "A: pass"]
expect = ["joined team A 1 Bow", "asked: A fallback 1"]
"#,
    );
}
