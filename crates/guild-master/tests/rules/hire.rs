//! Hire Builders.

use super::check;

#[test]
fn only_gold_on_the_order_pays() {
    check(
        "only gold on the order pays",
        r#"
proves = ["GM-HIRE-02", "GM-HIRE-08", "GM-UPGR-05"]
setup = { guilds = 4 }
piece = [
    { guild = "A", gold = 20 },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 4", B = "4: [Idle]" } }
script = ["A: carry", "A: build Stables II", "A: build Mess Hall II"]
expect = ["refused: GM-HIRE-04", "hired A 1 for 2", "gold back A 1 +2", "A.gold = 22"]
"#,
    );
}

#[test]
fn a_plan_names_what_is_built() {
    check(
        "a plan names what is built",
        r#"
proves = ["GM-HIRE-05", "GM-HIRE-07", "GM-RUL-13"]
setup = { guilds = 4 }
piece = [
    { guild = "A", gold = 20 },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 9", B = "4: [Idle]" } }
script = ["A: carry", "A: build", "A: build Bar II"]
expect = ["refused: GM-HIRE-05", "hired A 1 for 2", "built A Bar II", "gold back A 1 +7", "marker = 2"]
"#,
    );
}

#[test]
fn prestige_is_built_alone() {
    check(
        "prestige is built alone",
        r#"
proves = ["GM-HIRE-10", "GM-UPGR-09"]
setup = { guilds = 4 }
piece = [
    { guild = "A", gold = 20 },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 20", B = "4: [Idle]" } }
script = ["A: carry", "A: build Library fixer, Sealed Vault", "A: build Sealed Vault"]
expect = ["refused: GM-HIRE-10", "hired A 2 for 5", "built A Sealed Vault", "never: fame", "A.fame = 0"]
"#,
    );
}

#[test]
fn the_marker_keeps_its_place() {
    check(
        "the marker keeps its place",
        r#"
proves = ["GM-HIRE-11", "GM-HIRE-18", "GM-HIRE-03"]
setup = { guilds = 4 }
piece = [
    { guild = "A", gold = 20 },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 2", B = "4: [Idle]; 2: hire [Dart] 5" } }
script = ["A: carry", "A: build Bar II", "expect: marker = 2", "B: carry", "B: build Bar II"]
expect = ["hired A 1 for 2", "hired B 1 for 3", "marker = 3"]
"#,
    );
}

#[test]
fn the_marker_stops_on_the_last_space() {
    check(
        "the marker stops on the last space",
        r#"
proves = ["GM-RUL-14"]
setup = { guilds = 4 }
piece = [
    { guild = "A", gold = 20 },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", marker = 11, orders = { A = "1: hire [Axe] 12", B = "4: [Idle]" } }
script = ["A: carry", "A: build Stables II"]
expect = ["hired A 2 for 12", "marker = 11", "price = 6"]
"#,
    );
}

#[test]
fn a_guild_may_decline_when_its_turn_comes() {
    check(
        "a guild may decline when its turn comes",
        r#"
proves = ["GM-HIRE-16", "GM-RUL-23"]
setup = { guilds = 4 }
piece = [
    { guild = "A", gold = 20 },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 5", B = "4: [Idle]; 1: hire [Dart] 3" } }
script = [
    "A: carry", "B: carry", "dice: 6 6 6 | 1", "A: build Stables II", "B: decline", "B: wander", "dice: 6",
]
expect = ["hired A 2 for 5", "gold back B 1 +3", "asked: B fallback 1", "wandered B 6", "B.gold = 4"]
"#,
    );
}

#[test]
fn ties_below_the_first_place_are_broken_too() {
    check(
        "ties below the first place are broken too",
        r#"
proves = ["GM-RUL-16", "GM-SKIL-09", "GM-HIRE-15"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { guild = "C" },
    { adventurer = "Cup", of = "C", skills = { might = 2 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3", B = "1: hire [Bow] 3", C = "1: hire [Cup] 3" } }
script = [
    "A: carry", "B: carry", "C: carry", "dice: 3 3 | 5 1 | 6 6", "A: reroll 1", "B: reroll 2", "dice: 6 4",
    "A: reroll 2", "B: reroll 2", "dice: 1 6", "C: build Bar II", "B: build Bar II",
]
expect = [
    "asked: A tie", "asked: B tie", "tie A die 1 to 6", "tie B die 2 to 4", "tie A die 2 to 1",
    "tie B die 2 to 6", "asked: C build 1", "built C Bar II",
    "asked: B build 1", "built B Bar II", "asked: A build 1",
]
"#,
    );
}

#[test]
fn the_order_of_hiring_decides_who_pays_more() {
    check(
        "the order of hiring decides who pays more",
        r#"
proves = ["GM-HIRE-14", "GM-SKIL-08"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 2", B = "1: hire [Bow] 2" } }

[[case]]
name = "1"
script = ["A: carry", "B: carry", "dice: 5 | 4", "A: build Bar II", "B: build Bar II"]
expect = ["hired A 1 for 2", "refused: GM-HIRE-04"]

[[case]]
name = "2"
script = ["A: carry", "B: carry", "dice: 4 | 5", "B: build Bar II", "A: build Bar II"]
expect = ["hired B 1 for 2", "refused: GM-HIRE-04"]
"#,
    );
}
