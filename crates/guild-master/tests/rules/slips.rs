//! Examples of the book that say something else than they show (GM-RUL-46).

use super::check;

#[test]
fn the_conflict_example_is_about_six_dice_of_might() {
    check(
        "six dice of might",
        r#"
proves = ["GM-RUL-46", "GM-CTST-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 4 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 6 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: ready", "B: ready", "A: stance conflict", "B: stance conflict", "dice: 4 3 3 1 | 4 3 3 2 2 2"]
expect = ["rolled B might 4 3 3 2 2 2", "checked A 11 against 14", "checked B 16 against 16"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn the_recruit_example_is_of_the_action_phase() {
    check(
        "a recruit of the action phase",
        r#"
proves = ["GM-RUL-46", "GM-RECR-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 6, orders = { A = "1: recruit B [Axe] 5", B = "4: [Idle]" } }
script = ["expect: phase = action", "A: carry"]
expect = ["recruited A Cixi from B for 5", "fame A +3", "phase = action", "A.adventurers = Cixi, Axe"]
"#,
    );
}
