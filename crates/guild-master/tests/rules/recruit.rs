//! Recruit Adventurer.

use super::check;

#[test]
fn novices_alone_recruit_no_hero() {
    check(
        "novices alone recruit no hero",
        r#"
proves = ["GM-RECR-01", "GM-RECR-02", "GM-RECR-10", "GM-RECR-12", "GM-RUL-23"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Gorm Ironmantle", space = "F" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "action", orders = { A = "1: recruit D [Axe] 7; 2: recruit F [Bow] 12", B = "4: [Idle]" } }
script = ["A: wander", "dice: 2"]
expect = ["asked: A fallback 1", "wandered A 2", "asked: A fallback 2", "never: recruited", "A.gold = 20"]
"#,
    );
}

#[test]
fn a_hero_needs_an_adept_and_a_legend_a_hero() {
    check(
        "a hero needs an adept",
        r#"
proves = ["GM-RECR-03", "GM-RECR-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "adept" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "action", orders = { A = "1: recruit D [Axe] 9", B = "4: [Idle]" } }
script = ["A: carry"]
expect = ["recruited A Vatsana from D for 9", "fame A +5"]
"#,
    );
    check(
        "a legend needs a hero",
        r#"
proves = ["GM-RECR-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 }, rank = "adept" },
    { adventurer = "Dart", of = "B", skills = { might = 1 }, rank = "hero" },
    { adventurer = "Gorm Ironmantle", space = "F" },
]
now = { phase = "action", orders = { A = "1: recruit F [Axe] 12", B = "4: [Idle]; 1: recruit F [Dart] 10" } }
script = ["B: carry", "A: pass"]
expect = [
    "passed A", "recruited B Gorm Ironmantle from F for 10", "fame B +8", "never: recruited A", "A.gold = 12",
]
"#,
    );
}

#[test]
fn rank_is_checked_when_the_order_resolves() {
    check(
        "rank is checked when the order resolves",
        r#"
proves = ["GM-RECR-06", "GM-RECR-01", "GM-RECR-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3; 2: recruit D [Bow] 7", B = "4: [Idle]" } }
script = ["A: carry", "A: carry"]
expect = ["recruited A Cixi from A for 3", "recruited A Vatsana from D for 7"]
"#,
    );
}

#[test]
fn a_space_gives_one_adventurer_a_round() {
    check(
        "a space gives one adventurer a round",
        r#"
proves = ["GM-RECR-09", "GM-RECR-22", "GM-RECR-14"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Dart", of = "B", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]; 2: recruit A [Dart] 9" } }
script = ["A: carry"]
expect = [
    "recruited A Cixi from A for 3", "missed B recruit A", "gold back B 2 +9", "asked: B fallback 2",
    "space A = down",
]
"#,
    );
}

#[test]
fn a_bid_below_the_minimum_fails() {
    check(
        "a bid below the minimum fails",
        r#"
proves = ["GM-RECR-11", "GM-RECR-07", "GM-ROUN-06"]
setup = { guilds = 4 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", round = 2, orders = { A = "1: recruit A [Axe] 4", B = "4: [Idle]" } }
expect = [
    "asked: A fallback 1", "minimum A = 5", "minimum B = 4", "minimum C = 3", "minimum D = 6", "minimum E = 7", "minimum F = 9",
    "A.gold = 4",
]
"#,
    );
    check(
        "other minima under a half moon",
        r#"
proves = ["GM-RECR-07", "GM-ROUN-06"]
setup = { guilds = 4 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", round = 1, orders = { A = "1: recruit A [Axe] 4", B = "4: [Idle]" } }
script = [
    "expect: minimum A = 3", "expect: minimum B = 5", "expect: minimum C = 4", "expect: minimum D = 7", "expect: minimum E = 6",
    "expect: minimum F = 10", "A: carry",
]
expect = ["recruited A Cixi from A for 4"]
"#,
    );
}

#[test]
fn those_who_fail_a_requirement_do_not_contest() {
    check(
        "those who fail a requirement do not contest",
        r#"
proves = ["GM-RECR-21", "GM-RUL-19"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Dart", of = "B", skills = { might = 1 }, rank = "adept" },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "action", orders = { A = "1: recruit D [Axe] 12", B = "4: [Idle]; 1: recruit D [Dart] 7" } }
script = ["B: carry", "A: pass"]
expect = ["passed A", "recruited B Vatsana from D for 7", "A.gold = 12"]
"#,
    );
}

#[test]
fn tied_bids_are_settled_by_a_check() {
    check(
        "tied bids are settled by a check",
        r#"
proves = ["GM-RECR-18", "GM-RECR-19", "GM-RECR-20", "GM-SKIL-08", "GM-PRIV-04"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1, guile = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { guild = "C" },
    { adventurer = "Cup", of = "C", skills = { might = 6 } },
    { adventurer = "Cixi", space = "A" },
]
script = ["A: carry", "B: carry", "C: carry", "A: skill charm", "A: skill guile", "dice: 3 4 | 5 1", "dice: 6 2"]
expect = [
    "asked: A skill might guile", "refused: GM-RECR-18", "rolled A guile 3 4", "rolled B might 5 1",
    "recruited A Cixi from A for 5", "gold back B 1 +5", "gold back C 1 +4", "asked: B fallback 1",
    "never: rolled C",
]

[now]
phase = "action"
orders = { A = "1: recruit A [Axe] 5", B = "1: recruit A [Bow] 5", C = "1: recruit A [Cup] 4" }
"#,
    );
}

#[test]
fn a_recruit_joins_no_team_this_round() {
    check(
        "a recruit joins no team this round",
        r#"
proves = ["GM-RECR-16", "GM-RECR-15", "GM-FAME-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3", B = "4: [Idle]" } }
script = ["A: carry"]
expect = ["fame A +3", "A.fame = 3", "A.orders = 1: recruit A [Axe]", "A.adventurers = Cixi, Axe"]
"#,
    );
}
