//! Abilities that change the dice of a check.

use super::check;

#[test]
fn two_single_dice_are_rolled_again_the_same_die_if_wanted() {
    const STAGE: &str = r#"
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["WHO"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = ROUND, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
"#;
    let under = |name: &str, who: &str, round: u8, text: &str| {
        check(name, &[text, STAGE].concat().replace("WHO", who).replace("ROUND", &round.to_string()));
    };
    for (who, round, other) in
        [("Brannoc", 2, Some(1)), ("Thessaly", 4, Some(3)), ("Pablé", 6, Some(3)), ("Halvard", 1, None)]
    {
        under(
            "two re-rolls",
            who,
            round,
            r#"
proves = ["GM-SKIL-05", "GM-SKIL-07", "GM-ACTN-15", "GM-ADVR-01", "GM-SKIL-13"]
script = ["A: wander", "dice: 1 3", "A: with WHO die 1", "dice: 2", "A: with WHO die 1", "dice: 6"]
expect = ["asked: A change", "used A WHO", "rerolled A die 1 to 2", "rerolled A die 1 to 6", "wandered A 9"]
"#,
        );
        under(
            "one re-roll is enough",
            who,
            round,
            r#"
proves = ["GM-SKIL-05"]
script = ["A: wander", "dice: 1 3", "A: with WHO die 1", "dice: 4", "A: keep"]
expect = ["rerolled A die 1 to 4", "wandered A 7"]
"#,
        );
        if let Some(other) = other {
            under(
                "not under another moon",
                who,
                other,
                r#"
proves = ["GM-ADVR-03"]
script = ["A: wander", "dice: 1 3"]
expect = ["wandered A 4", "never: used"]
"#,
            );
        }
    }
}

#[test]
fn dice_are_added_beyond_the_cap() {
    check(
        "dice are added beyond the cap",
        r#"
proves = ["GM-SKIL-04", "GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Celandine"] },
    { adventurer = "Axe", of = "A", skills = { might = 12 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 1 1 1 1 1 1 1 1 1", "A: with Celandine", "dice: 6"]
expect = ["asked: A change", "added A die 6", "wandered A 16"]
"#,
    );
    check(
        "not under another moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Celandine"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1"]
expect = ["wandered A 1", "never: added"]
"#,
    );
    check(
        "dice are added beyond the cap",
        r#"
proves = ["GM-SKIL-04", "GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Hroald"] },
    { adventurer = "Axe", of = "A", skills = { might = 12 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 1 1 1 1 1 1 1 1 1", "A: with Hroald", "dice: 6 5"]
expect = ["asked: A change", "added A die 6", "wandered A 21"]
"#,
    );
    check(
        "not under another moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Hroald"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 4, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1"]
expect = ["wandered A 1", "never: added"]
"#,
    );
    check(
        "dice are added beyond the cap",
        r#"
proves = ["GM-SKIL-04", "GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Vatsana"] },
    { adventurer = "Axe", of = "A", skills = { might = 12 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 1 1 1 1 1 1 1 1 1", "A: with Vatsana", "dice: 6 5"]
expect = ["asked: A change", "added A die 6", "wandered A 21"]
"#,
    );
    check(
        "not under another moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Vatsana"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1"]
expect = ["wandered A 1", "never: added"]
"#,
    );
}

#[test]
fn dice_are_turned_to_a_face() {
    check(
        "a die is turned to 4",
        r#"
proves = ["GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Lydia"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2", "A: with Lydia die 3", "A: with Lydia", "A: with Lydia die 1"]
expect = ["refused: GM-SKIL-05", "refused: GM-SKIL-05", "set A die 1 to 4", "wandered A 6"]
"#,
    );
    check(
        "a die is turned to 5, and a Gold besides",
        r#"
proves = ["GM-SKIL-05", "GM-ACTN-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Eiji"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Eiji", "A: wander", "dice: 1 2", "A: with Eiji die 1"]
expect = ["asked: A use action", "gold A +1", "set A die 1 to 5", "wandered A 7"]
"#,
    );
    check(
        "two dice are turned to 6, and a Gold besides",
        r#"
proves = ["GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Mirelle"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 6, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Mirelle", "A: wander", "dice: 1 2 3", "A: with Mirelle die 1", "A: with Mirelle die 2"]
expect = ["gold A +1", "set A die 1 to 6", "set A die 2 to 6", "wandered A 15"]
"#,
    );
}

#[test]
fn an_amount_is_added_to_the_result() {
    check(
        "3 are added",
        r#"
proves = ["GM-SKIL-06", "GM-SKIL-05", "GM-RUL-31"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ilke"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 4 3", "A: with Ilke"]
expect = ["added A 3", "wandered A 10", "fame A +1"]
"#,
    );
}

#[test]
fn everything_is_used_in_any_order_and_the_upgrade_once() {
    check(
        "everything is used in any order",
        r#"
proves = ["GM-SKIL-05", "GM-UPGR-24", "GM-ADVR-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ilke", "Halvard"], upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = [
    "A: wander", "dice: 1 1", "A: with Ilke", "A: with Ilke", "A: with Halvard die 2", "dice: 3", "A: reroll 1",
    "A: fix 1", "A: fix 2", "A: with Halvard die 2", "dice: 4",
]
expect = [
    "added A 3", "refused: GM-RUL-40", "rerolled A die 2 to 3", "refused: GM-UPGR-16", "fixed A die 1",
    "refused: GM-UPGR-24", "rerolled A die 2 to 4", "wandered A 12",
]
"#,
    );
}

#[test]
fn once_a_round_is_once_and_once_a_check_is_once_in_every_check() {
    check(
        "once a round",
        r#"
proves = ["GM-RUL-40", "GM-UPGR-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Halvard"], upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]; 2: [Bow]", B = "4: [Idle]" } }
script = [
    "A: wander", "dice: 1", "A: with Halvard die 1", "dice: 2", "A: keep", "A: wander", "dice: 1", "A: fix 1",
]
expect = ["rerolled A die 1 to 2", "wandered A 2", "asked: A fix", "wandered A 5"]
"#,
    );
    check(
        "once a check",
        r#"
proves = ["GM-RUL-40", "GM-UPGR-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Archon Pell"], upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: [Axe]; 2: [Bow]", B = "4: [Idle]" } }
script = [
    "A: wander", "dice: 1", "A: with Archon Pell die 1", "dice: 2", "A: fix 1", "A: wander", "dice: 1",
    "A: with Archon Pell die 1", "dice: 3", "A: keep",
]
expect = ["rerolled A die 1 to 2", "fixed A die 1", "wandered A 5", "rerolled A die 1 to 3", "wandered A 3"]
"#,
    );
}

#[test]
fn dice_of_another_skill_are_counted_before_the_roll() {
    check(
        "dice of another skill are counted",
        r#"
proves = ["GM-RUL-24", "GM-SKIL-05", "GM-RUL-40", "GM-SKIL-13"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, charm = 3 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "A: convert 3 charm with Ishara", "A: convert 1 logic with Ishara",
    "A: convert 2 charm with Ishara", "dice: 6 4 1", "A: with Ishara 2 die 3", "dice: 2", "A: deck common",
]
expect = [
    "asked: A convert might 1", "refused: GM-RUL-24", "refused: GM-RUL-24", "converted A 2 charm",
    "rolled A might 6 4 1", "rerolled A die 3 to 2", "checked A 12 against 12", "contract 3 completed by A",
]
"#,
    );
    check(
        "dice of another skill are counted",
        r#"
proves = ["GM-RUL-24", "GM-SKIL-05", "GM-RUL-40"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, charm = 3 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 12 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6"]
expect = ["checked A 6 against 12", "never: converted"]
"#,
    );
    check(
        "nothing to count is not asked about",
        r#"
proves = ["GM-RUL-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 6", "A: keep"]
expect = ["asked: A change", "wandered A 6", "never: converted"]
"#,
    );
}

#[test]
fn dice_of_another_skill_count_for_the_penalty() {
    check(
        "counted dice raise the target",
        r#"
proves = ["GM-RUL-24", "GM-CTST-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Ishara"] },
    { adventurer = "Axe", of = "A", skills = { might = 1, charm = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance cooperate", "A: convert 2 charm with Ishara", "dice: 6 4 1",
    "A: keep",
]
expect = ["converted A 2 charm", "checked A 11 against 11", "contract 3 completed by A"]

[now]
phase = "contest"
contest = 3
round = 1
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

/// The same Boon in the four kinds of check: a Contract, a Contest to hire, a tied bid, Wandering.
#[test]
fn a_boon_serves_every_kind_of_check() {
    for (a, b, script, dice) in [
        ("contract 3 [Axe]", "[Idle]", r#""A: carry""#, "1"),
        ("hire [Axe] 3", "hire [Idle] 3", r#""A: carry", "B: carry""#, "1 | 2"),
        ("recruit A [Axe] 3", "recruit A [Idle] 3", r#""A: carry", "B: carry""#, "1 | 2"),
        ("[Axe]", "[Idle]", r#""A: wander""#, "1"),
    ] {
        let text = r#"
proves = ["GM-SKIL-13"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, completed = ["Chart the Moon Tides"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 20 } },
    { adventurer = "Nuri", space = "A" },
]
now = { phase = "action", orders = { A = "1: ORDER_A", B = "1: ORDER_B" } }
script = [SCRIPT, "dice: DICE", "A: with Chart the Moon Tides die 1", "dice: 5"]
expect = ["asked: A change", "used A Chart the Moon Tides", "rerolled A die 1 to 5"]
"#;
        let text = text.replace("ORDER_A", a).replace("ORDER_B", b);
        check("a boon in every check", &text.replace("SCRIPT", script).replace("DICE", dice));
    }
}
