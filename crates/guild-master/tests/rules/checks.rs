//! Skill Checks.

use super::check;

#[test]
fn only_the_team_and_one_skill_count() {
    check(
        "only the team and one skill count",
        r#"
proves = ["GM-SKIL-01", "GM-SKIL-02", "GM-SKIL-10", "GM-ADVR-01", "GM-COMP-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = [] },
    { adventurer = "Axe", of = "A", skills = { might = 3, guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 9 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe, Bow]", B = "4: [Idle]" } }
script = ["A: wander might", "dice: 1 2 3 4 5"]
expect = ["asked: chance roll 5d6", "rolled A might 1 2 3 4 5", "wandered A 15"]
"#,
    );
}

#[test]
fn no_more_than_ten_dice() {
    check(
        "no more than ten dice",
        r#"
proves = ["GM-SKIL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = [] },
    { adventurer = "Axe", of = "A", skills = { might = 3, guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 9 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Bow, Cup]", B = "4: [Idle]" } }
script = ["A: wander might", "dice: 1 1 1 1 1 1 1 1 1 1"]
expect = ["asked: chance roll 10d6", "wandered A 10"]
"#,
    );
}

#[test]
fn re_rolls_are_decided_one_at_a_time() {
    check(
        "re-rolls are decided one at a time",
        r#"
proves = ["GM-SKIL-07", "GM-UPGR-16", "GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory reroll"] },
    { adventurer = "Axe", of = "A", skills = { might = 3, guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 9 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Bow]", B = "4: [Idle]" } }
script = ["A: wander might", "dice: 1 6", "A: reroll 1", "dice: 2", "A: reroll 1", "dice: 5"]
expect = [
    "asked: A reroll 2", "rerolled A die 1 to 2", "asked: A reroll 1", "rerolled A die 1 to 5", "wandered A 11",
]
"#,
    );
}

#[test]
fn re_rolls_may_be_left_unused() {
    check(
        "re-rolls may be left unused",
        r#"
proves = ["GM-UPGR-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory reroll"] },
    { adventurer = "Axe", of = "A", skills = { might = 3, guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 9 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Bow]", B = "4: [Idle]" } }
script = ["A: wander might", "dice: 1 6", "A: keep"]
expect = ["wandered A 7", "never: rerolled"]
"#,
    );
}

#[test]
fn an_upgrade_of_another_skill_does_not_help() {
    check(
        "an upgrade of another skill does not help",
        r#"
proves = ["GM-SKIL-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Chapel fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 3, guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 9 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Bow]", B = "4: [Idle]" } }
script = ["A: wander might", "dice: 1 6"]
expect = ["wandered A 7", "never: fixed"]
"#,
    );
}

#[test]
fn upgrades_help_in_every_kind_of_check() {
    check(
        "upgrades help in contested checks",
        r#"
proves = ["GM-SKIL-13", "GM-SKIL-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 3, guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 9 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Dart", of = "B", skills = { might = 2 } },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", orders = { A = "1: recruit A [Bow] 4", B = "4: [Idle]; 1: recruit A [Dart] 4" } }
script = ["A: carry", "B: carry", "dice: 1 4 | 4 4", "A: fix 1"]
expect = ["fixed A die 1", "recruited A Cixi from A for 4"]
"#,
    );
}

#[test]
fn a_tie_goes_on_until_one_leads() {
    check(
        "a tie goes on until one leads",
        r#"
proves = ["GM-SKIL-09", "GM-RUL-16"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 3, guile = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 9 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Dart", of = "B", skills = { might = 2 } },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", orders = { A = "1: recruit A [Bow] 4", B = "4: [Idle]; 1: recruit A [Dart] 4" } }
script = [
    "A: carry", "B: carry", "dice: 3 4 | 3 4", "A: keep", "A: keep", "A: reroll 1", "B: reroll 1", "dice: 5 6",
]
expect = [
    "asked: A tie", "refused: HALL-ASK", "tie A die 1 to 5", "tie B die 1 to 6",
    "recruited B Cixi from A for 4",
]
"#,
    );
}
