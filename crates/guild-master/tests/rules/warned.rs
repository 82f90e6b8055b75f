//! What a player is warned of while planning.

use super::check;

#[test]
fn a_plan_that_may_fail_is_legal_and_warned_of() {
    check(
        "warnings of a plan",
        r#"
proves = ["GM-RUL-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 20, upgrades = ["Stables III"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Day", of = "A", skills = { guile = 1 } },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Loft", on = 3, targets = { guile = 4 }, level = "common" },
]
now = { phase = "orders", round = 6, marker = 2 }
[[case]]
name = "three Orders that may fail"
script = ["A: orders 1: hire [Bow] 1; 2: recruit F [Cup] 10; 3: contract 3 [Axe]"]
expect = [
    "warned: order 1 too little for a builder", "warned: order 2 rank missing", "warned: order 3 no matching skill",
    "never: warned: order 4",
]
[[case]]
name = "a bid that needs no rank, and a team of which one has the Skill"
script = ["A: orders 1: recruit A [Bow] 5; 2: contract 3 [Cup, Day]"]
expect = ["asked: A orders", "never: warned:"]
[[case]]
name = "nothing to be warned of"
script = ["A: orders 1: hire [Axe] 8; 2: [Bow, Cup]"]
expect = ["asked: A orders", "never: warned:"]
"#,
    );
}
