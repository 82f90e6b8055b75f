//! Abilities that change the dice of contested checks and of combined teams.

use super::check;

#[test]
fn added_dice_do_not_raise_the_penalty_and_it_can_be_lowered() {
    check(
        "added dice do not raise the penalty",
        r#"
proves = ["GM-CTST-13", "GM-RUL-24", "GM-CTST-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Gorm Ironmantle"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 1 1 1 | 1 1",
    "A: with Gorm Ironmantle", "dice: 4 2", "A: with Gorm Ironmantle 2", "A: deck common",
]
expect = [
    "added A die 4", "added A die 2", "penalty A -2", "checked A 9 against 9", "checked B 2 against 10",
    "contract 3 completed by A",
]

[now]
phase = "contest"
round = 1
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "the turncoat lowers it by 1",
        r#"
proves = ["GM-RUL-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Keshet"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 4 3 3 | 1 1", "A: with Keshet 2",
    "A: deck common",
]
expect = ["penalty A -1", "checked A 10 against 10", "contract 3 completed by A"]

[now]
phase = "contest"
round = 1
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "a boon lowers it by 6, not below 0",
        r#"
proves = ["GM-RUL-24", "GM-EFCT-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, completed = ["Usurp the Bandit Throne"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 4 3 1 | 1 1",
    "A: with Usurp the Bandit Throne", "A: deck common",
]
expect = ["penalty A -6", "checked A 8 against 8", "contract 3 completed by A", "A.completed = Loft"]

[now]
phase = "contest"
round = 1
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn outside_a_conflict_there_is_no_penalty_to_lower() {
    check(
        "no penalty, no question",
        r#"
proves = ["GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Keshet", "Ulvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 3"]
expect = ["wandered A 3", "never: penalty"]
"#,
    );
}

#[test]
fn the_duellist_makes_a_rival_roll_its_highest_die_again() {
    check(
        "the duellist",
        r#"
proves = ["GM-RUL-40", "GM-RUL-41"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Ulvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 4 3 1 | 5 6",
    "A: force A with Ulvane", "A: force B with Ulvane", "dice: 1", "A: with Ulvane 2", "A: deck common",
]
expect = [
    "refused: GM-PLOT-04", "rerolled B die 2 to 1", "penalty A -4", "checked A 8 against 8",
    "checked B 6 against 10", "contract 3 completed by A",
]

[now]
phase = "contest"
round = 1
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn the_pit_brawler_makes_a_rival_roll_two_dice_of_its_choice_again() {
    check(
        "the pit brawler",
        r#"
proves = ["GM-RUL-40"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Draska"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 1 1 1 | 6 6",
    "A: force B with Draska", "B: reroll 3", "B: reroll 2", "dice: 5", "B: reroll 2", "dice: 4",
    "B: deck common",
]
expect = [
    "asked: B forced 2", "refused: GM-UPGR-16", "rerolled B die 2 to 5", "asked: B forced 1",
    "rerolled B die 2 to 4", "checked A 3 against 11", "checked B 10 against 10", "contract 3 completed by B",
]

[now]
phase = "contest"
round = 2
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "only under a full moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Draska"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 1 1 1 | 1 1"]
expect = ["checked A 3 against 11", "contest over", "never: used"]

[now]
phase = "contest"
round = 1
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn abilities_count_in_contested_checks_too() {
    check(
        "abilities count in a contest for builders",
        r#"
proves = ["GM-SKIL-13", "GM-SKIL-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Halvard"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3", B = "1: hire [Bow] 3; 4: [Idle]" } }
script = ["A: carry", "B: carry", "dice: 1 | 4", "A: with Halvard die 1", "dice: 5", "A: keep"]
expect = ["rerolled A die 1 to 5", "asked: A build 1"]
"#,
    );
    check(
        "abilities count in a tied bid",
        r#"
proves = ["GM-SKIL-13"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Halvard"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3", B = "1: recruit A [Bow] 3; 4: [Idle]" } }
script = ["A: carry", "B: carry", "dice: 1 | 4", "A: with Halvard die 1", "dice: 5", "A: keep"]
expect = ["rerolled A die 1 to 5", "recruited A Nuri from A for 3"]
"#,
    );
}

#[test]
fn in_a_combined_team_each_guild_changes_its_own_dice() {
    check(
        "each guild changes its own dice",
        r#"
proves = ["GM-RUL-27", "GM-CTST-28"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Celandine"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", adventurers = ["Lydia"] },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 2 | 1", "A: with Celandine",
    "dice: 6", "B: with Lydia die 2", "B: with Lydia die 1", "A: deck common",
]
expect = [
    "added A die 6", "refused: GM-SKIL-05", "set B die 1 to 4", "checked A 12 against 12",
    "contract 3 completed by A",
]

[now]
phase = "contest"
round = 2
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn in_a_contested_check_each_guild_has_ten_dice_of_its_own() {
    check(
        "ten dice each to hire",
        r#"
proves = ["GM-SKIL-03", "GM-SKIL-08", "GM-HIRE-13"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, charm = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 12 } },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3", B = "1: hire [Bow] 3; 4: [Idle]" } }
script = [
    "A: carry", "B: carry", "A: skill logic", "A: skill might", "A: convert 2 charm with Ishara",
    "dice: 6 6 6 | 1 1 1 1 1 1 1 1 1 1", "A: keep",
]
expect = ["refused: GM-HIRE-13", "asked: A convert might 1", "converted A 2 charm", "rolled A might 6 6 6", "asked: A build 1"]
"#,
    );
    check(
        "ten dice each for a bid",
        r#"
proves = ["GM-SKIL-03", "GM-SKIL-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, charm = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 12 } },
    { adventurer = "Nuri", space = "A" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: recruit A [Axe] 3", B = "1: recruit A [Bow] 3; 4: [Idle]" } }
script = [
    "A: carry", "B: carry", "A: skill might", "A: convert 2 charm with Ishara",
    "dice: 6 6 6 | 1 1 1 1 1 1 1 1 1 1", "A: keep",
]
expect = ["asked: A convert might 1", "converted A 2 charm", "recruited A Nuri from A for 3"]
"#,
    );
}

#[test]
fn dice_of_an_adventurer_outside_the_combined_team_are_not_counted() {
    check(
        "who stays behind counts nothing",
        r#"
proves = ["GM-CTST-24", "GM-CTST-28"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Bow", of = "A", skills = { charm = 3 } },
    { guild = "B" },
    { adventurer = "Cup", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: confirm", "dice: 6 6 | 1 1 1",
    "A: keep", "A: deck common",
]
expect = ["combined A [Axe] 2", "checked A 15 against 12", "never: converted"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Bow]", B = "1: contract 3 [Cup]; 4: [Idle]" }
"#,
    );
    check(
        "who goes counts its own",
        r#"
proves = ["GM-RUL-26", "GM-RUL-27"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 2, charm = 1 } },
    { adventurer = "Bow", of = "A", skills = { charm = 3 } },
    { guild = "B" },
    { adventurer = "Cup", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: confirm",
    "A: convert 2 charm with Ishara", "A: convert 1 charm with Ishara", "dice: 6 6 6 | 1 1 1", "A: keep",
    "A: deck common",
]
expect = ["refused: GM-RUL-24", "converted A 1 charm", "rolled A might 6 6 6", "checked A 21 against 12"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Bow]", B = "1: contract 3 [Cup]; 4: [Idle]" }
"#,
    );
    check(
        "who is sent counts its own",
        r#"
proves = ["GM-RUL-26"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 4 } },
    { adventurer = "Bow", of = "A", skills = { might = 1, charm = 2 } },
    { guild = "B" },
    { adventurer = "Cup", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: send [Bow]", "A: confirm",
    "A: convert 2 charm with Ishara", "dice: 6 6 6 | 1 1 1", "A: keep", "A: deck common",
]
expect = ["combined A [Bow] 1", "converted A 2 charm", "checked A 21 against 12"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Bow]", B = "1: contract 3 [Cup]; 4: [Idle]" }
"#,
    );
}

#[test]
fn several_effects_count_dice_in_one_check() {
    check(
        "several effects count dice",
        r#"
proves = ["GM-SKIL-05", "GM-SKIL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara", "Gundra"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, charm = 3 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "A: convert 2 charm with Ishara", "A: convert 1 charm with Ishara",
    "A: convert 2 charm with Gundra as Ishara", "A: convert 1 charm with Gundra as Ishara", "dice: 1 2 3 4",
    "A: with Ishara 2 die 1", "dice: 3", "A: with Gundra as Ishara 2 die 2", "dice: 5",
]
expect = [
    "asked: A convert might 1", "converted A 2 charm", "asked: A convert might 3", "refused: GM-RUL-40",
    "refused: GM-RUL-24", "converted A 1 charm", "rolled A might 1 2 3 4", "checked A 15 against 12",
]
"#,
    );
    check(
        "several effects count dice",
        r#"
proves = ["GM-SKIL-05", "GM-SKIL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara", "Gundra"] },
    { adventurer = "Axe", of = "A", skills = { might = 7, charm = 3, logic = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "A: convert 2 charm with Gundra as Ishara", "A: convert 2 logic with Ishara",
    "A: convert 1 logic with Ishara", "dice: 6 6 6 1 1 1 1 1 1 1",
]
expect = ["asked: A convert might 9", "refused: GM-RUL-24", "converted A 1 logic", "asked: A change"]
"#,
    );
    check(
        "several effects count dice",
        r#"
proves = ["GM-SKIL-05", "GM-SKIL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara", "Gundra"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, charm = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "A: convert 2 charm with Ishara", "dice: 1 1 1", "A: keep"]
expect = ["converted A 2 charm", "checked A 3 against 12"]
"#,
    );
}
