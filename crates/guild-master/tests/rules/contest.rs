//! Contests for Contracts.

use super::check;

#[test]
fn stances_are_secret_until_all_have_chosen() {
    check(
        "stances are secret until all have chosen",
        r#"
proves = ["GM-CTST-02", "GM-CTST-03", "GM-INFO-07", "GM-COMP-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B" },
    { adventurer = "Axe", of = "B", skills = { might = 3 } },
    { adventurer = "Mace", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "B: stance conflict", "B: stance cooperate", "A: stance conflict", "dice: 6 6 1 1",
    "A: deck common",
]
expect = ["stance A conflict", "stance B cooperate", "checked A 14 against 14", "never: stance B conflict"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe, Mace]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_conflictor_who_succeeds_takes_all_and_cooperators_fall_back() {
    check(
        "a conflictor takes all",
        r#"
proves = ["GM-CTST-10", "GM-CTST-14", "GM-CTST-18", "GM-RUL-23"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B" },
    { adventurer = "Axe", of = "B", skills = { might = 3 } },
    { adventurer = "Mace", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance cooperate", "dice: 6 6 1 1", "A: deck common",
    "B: wander", "dice: 1 1 1 1 1 1",
]
expect = [
    "gold A +3", "fame A +2", "contract 3 completed by A", "asked: B fallback 1", "wandered B 6", "gold B +1",
    "contest over",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe, Mace]; 4: [Idle]" }
"#,
    );
}

#[test]
fn when_the_conflictor_fails_a_lone_cooperator_attempts_without_penalty() {
    check(
        "a lone cooperator attempts without penalty",
        r#"
proves = ["GM-CTST-19", "GM-CTST-20", "GM-CTST-21"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B" },
    { adventurer = "Axe", of = "B", skills = { might = 3 } },
    { adventurer = "Mace", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance cooperate", "dice: 6 5 1 1", "dice: 2 2 2 2 1 1",
    "B: deck common",
]
expect = [
    "checked A 13 against 14", "checked B 10 against 10", "gold B +3", "fame B +2", "contract 3 completed by B",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe, Mace]; 4: [Idle]" }
"#,
    );
}

#[test]
fn every_conflictor_rolls_before_one_is_chosen() {
    check(
        "every conflictor rolls",
        r#"
proves = ["GM-CTST-33", "GM-CTST-15", "GM-CTST-17", "GM-CTST-11"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { guild = "C" },
    { adventurer = "Cup", of = "C", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "C: ready", "A: stance conflict", "B: stance conflict", "C: stance cooperate",
    "dice: 6 4 | 6 5", "B: deck common", "C: pass",
]
expect = [
    "checked A 10 against 10", "checked B 11 against 10", "contract 3 completed by B", "passed C",
    "never: fame A", "never: gold A",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]", C = "1: contract 3 [Cup]" }
"#,
    );
}

#[test]
fn equal_margins_are_broken_by_re_rolls() {
    check(
        "equal margins are broken by re-rolls",
        r#"
proves = ["GM-CTST-16", "GM-RUL-16"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { guild = "C" },
    { adventurer = "Cup", of = "C", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "C: ready", "A: stance conflict", "B: stance conflict", "C: stance cooperate",
    "dice: 6 4 | 5 5", "A: reroll 2", "B: reroll 1", "dice: 1 2", "A: reroll 2", "B: reroll 1", "dice: 2 1",
    "A: deck common",
]
expect = [
    "checked A 10 against 10", "checked B 10 against 10", "tie A die 2 to 1", "tie B die 1 to 2",
    "tie A die 2 to 2", "tie B die 1 to 1", "contract 3 completed by A",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]", C = "1: contract 3 [Cup]" }
"#,
    );
}

#[test]
fn the_penalty_stops_at_ten_dice() {
    check(
        "the penalty stops at ten dice",
        r#"
proves = ["GM-RUL-24", "GM-CTST-12", "GM-SKIL-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 6 } },
    { adventurer = "Bow", of = "A", skills = { might = 6 } },
    { guild = "B" },
    { adventurer = "Cup", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 20 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance conflict", "B: stance cooperate", "dice: 3 3 3 3 3 3 3 3 3 3",
    "A: deck common",
]
expect = ["asked: chance roll 10d6", "checked A 30 against 30", "contract 3 completed by A"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Bow]", B = "1: contract 3 [Cup]; 4: [Idle]" }
"#,
    );
}

#[test]
fn cooperators_fail_together() {
    check(
        "cooperators fail together",
        r#"
proves = ["GM-CTST-31", "GM-RUL-23"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B" },
    { adventurer = "Axe", of = "B", skills = { might = 3 } },
    { adventurer = "Mace", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 1 1 1 1 | 1 1 1 1 1 1"]
expect = [
    "checked A 4 against 10", "checked B 6 against 10", "contest over", "resolved A 1", "never: fame",
    "never: gold", "contract 3 = Loft",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe, Mace]; 4: [Idle]" }
"#,
    );
}

#[test]
fn cooperators_declare_openly_and_may_change() {
    check(
        "cooperators declare openly",
        r#"
proves = ["GM-RUL-25", "GM-CTST-23"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2, guile = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2, guile = 1 } },
    { contract = "Loft", on = 3, targets = { might = 8, guile = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: confirm", "A: send [Axe]",
    "A: skill guile", "A: skill guile", "A: confirm", "A: confirm", "A: expired", "B: skill might",
    "A: skill might", "B: confirm", "A: confirm", "dice: 1 1 | 1 1",
]
expect = [
    "asked: A declare might guile", "refused: GM-RUL-25", "refused: GM-RUL-25", "declared A guile",
    "refused: GM-RUL-25", "confirmed A", "refused: GM-RUL-25", "declared B might", "declared A might",
    "confirmed B", "confirmed A", "combined A [Axe] 2", "combined B [Bow] 2", "checked A 4 against 8",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn an_undeclared_guild_takes_its_best_skill() {
    check(
        "an undeclared guild takes its best skill",
        r#"
proves = ["GM-RUL-25"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2, guile = 3 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 8, guile = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: expired", "dice: 1 1 1 | 1 1",
]
expect = ["declared A guile", "confirmed A", "rolled A guile 1 1 1"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_combined_team_strikes_dice_above_ten() {
    check(
        "a combined team strikes dice above ten",
        r#"
proves = ["GM-RUL-26", "GM-CTST-27", "GM-CTST-24"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 3 },
    { adventurer = "Axe", of = "A", skills = { might = 6 } },
    { guild = "B", fame = 1 },
    { adventurer = "Bow", of = "B", skills = { might = 7 } },
    { adventurer = "Cup", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 30 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 9 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "B: confirm",
    "dice: 1 1 1 1 1 | 1 1 1 1 1",
]
expect = ["combined A [Axe] 5", "combined B [Bow] 5", "checked A 10 against 30", "contest over"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow, Cup]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_mix_of_combined_and_separate_checks() {
    check(
        "a mix of combined and separate checks",
        r#"
proves = ["GM-RUL-25", "GM-CTST-22", "GM-CTST-30", "GM-CTST-25", "GM-RUL-26"]
setup = { guilds = 3 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Ash", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { adventurer = "Bay", of = "B", skills = { might = 2 } },
    { guild = "C", upgrades = ["Mess Hall III"] },
    { adventurer = "Cup", of = "C", skills = { guile = 1 } },
    { contract = "Loft", on = 3, targets = { might = 8, guile = 8 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "C: ready", "A: stance cooperate", "B: stance cooperate", "C: stance cooperate",
    "A: confirm", "B: confirm", "dice: 2 1 | 4 3 | 6", "B: deck common",
]
expect = [
    "asked: A declare might", "asked: B declare might", "combined A [Ash] 2", "combined B [Bow] 2",
    "rolled C guile 6", "checked A 10 against 8", "checked C 6 against 8", "gold A +1", "fame A +2",
    "gold B +2", "fame C +2", "contract 3 completed by B", "never: combined C", "never: asked: C declare",
]

[now]
phase = "contest"
contest = 3

[now.orders]
A = "1: contract 3 [Axe, Ash]"
B = "1: contract 3 [Bow, Bay]; 4: [Idle]"
C = "1: contract 3 [Cup]"
"#,
    );
}

#[test]
fn a_tie_for_the_highest_result_is_rolled_off() {
    check(
        "a tie for the highest result is rolled off",
        r#"
proves = ["GM-RUL-28", "GM-CTST-08", "GM-CTST-09"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Knife", of = "A", skills = { guile = 4 } },
    { guild = "B" },
    { adventurer = "Axe", of = "B", skills = { might = 3 } },
    { adventurer = "Mace", of = "B", skills = { might = 3 } },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 10 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 4 4 1 1 | 3 3 1 1 1 1",
    "A: reroll 3", "B: reroll 1", "dice: 6 1", "A: deck common",
]
expect = [
    "asked: A tie", "tie A die 3 to 6", "tie B die 1 to 1", "gold A +2", "fame A +2", "gold B +1", "fame B +2",
    "contract 3 completed by A",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe, Mace]; 4: [Idle]" }
"#,
    );
    check(
        "a die that was turned counts for the highest result",
        r#"
proves = ["GM-RUL-28"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Knife", of = "A", skills = { guile = 2 } },
    { guild = "B", upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 6, guile = 6 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 4 3 | 1 4", "B: fix 1", "B: deck common",
]
expect = [
    "checked A 7 against 6", "checked B 9 against 6", "gold A +1", "gold B +2", "contract 3 completed by B", "never: asked: A tie",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Knife]", B = "1: contract 3 [Axe]; 4: [Idle]" }
"#,
    );
}

#[test]
fn guilds_roll_by_fame_and_then_change_their_dice_in_that_order() {
    check(
        "guilds roll by fame",
        r#"
proves = ["GM-RUL-41", "GM-RUL-27", "GM-CTST-28"]
setup = { guilds = 2 }
piece = [
    { guild = "A", fame = 1, upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B", fame = 4, upgrades = ["Armory reroll"] },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 20 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 1 2 | 3 3", "B: reroll 1",
    "dice: 6", "B: keep", "A: fix 3", "A: fix 1",
]
expect = [
    "rolled B might 1 2", "rolled A might 3 3", "asked: B reroll 2", "rerolled B die 1 to 6",
    "asked: B reroll 1", "asked: A fix", "refused: GM-UPGR-15", "fixed A die 1", "checked A 16 against 20",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn guilds_agree_on_the_members_of_a_combined_team() {
    check(
        "members are agreed on",
        r#"
proves = ["GM-RUL-26", "GM-CTST-24", "GM-CTST-25"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2, guile = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 3, guile = 1 } },
    { adventurer = "Bay", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 30, guile = 30 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 9 } },
]

[now]
phase = "contest"
contest = 3

[now.orders]
A = "1: contract 3 [Axe]"
B = "1: contract 3 [Bow, Bay]; 4: [Idle]"

[[case]]
name = "1"
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: skill might", "B: skill might",
    "B: send [Axe]", "B: send [Bay, Bay]", "B: send [Idle]", "B: send [Bay]", "A: confirm", "B: confirm", "dice: 1 1 | 1",
]
expect = [
    "refused: GM-CTST-24", "refused: GM-CTST-24", "refused: GM-CTST-24", "sends B [Bay]", "combined A [Axe] 2", "combined B [Bay] 1",
    "checked A 3 against 30",
]

[[case]]
name = "2"
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: skill might", "B: skill might",
    "B: send [Bow, Bay]", "A: confirm", "B: confirm", "dice: 1 1 | 1 1 1",
]
expect = ["sends B [Bow, Bay]", "combined A [Axe] 2", "combined B [Bow] 3"]
"#,
    );
}

#[test]
fn a_guild_with_one_skill_names_its_members_too() {
    // No team can be combined where no Skill is shared, so nobody is asked.
    check(
        "a guild with one skill names its members",
        r#"
proves = ["GM-RUL-26", "GM-RUL-25"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Ash", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { contract = "Loft", on = 3, targets = { might = 30, guile = 30 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: skill guile", "A: send [Ash]",
    "A: confirm", "dice: 1 | 1",
]
expect = [
    "declared A might", "asked: A declare might", "refused: GM-CONT-02", "sends A [Ash]", "confirmed A",
    "combined A [Ash] 1", "combined B [Bow] 1", "never: asked: B declare",
]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Ash]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "nothing to share",
        r#"
proves = ["GM-RUL-26", "GM-RUL-25"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Ash", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { guile = 1 } },
    { contract = "Loft", on = 3, targets = { might = 30, guile = 30 }, gold = 4, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 1 1 1 | 1"]
expect = ["rolled A might 1 1 1", "rolled B guile 1", "never: asked: A declare"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Ash]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn without_agreement_as_few_go_as_bring_the_most_dice() {
    check(
        "nobody goes who brings no die",
        r#"
proves = ["GM-RUL-26"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Mess Hall II"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Pan", of = "A", skills = { guile = 2 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 30 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: confirm", "dice: 1 1 | 1 1"]
expect = ["combined A [Axe] 2", "combined B [Bow] 2"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Pan, Axe]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
    check(
        "lower seats go first",
        r#"
proves = ["GM-RUL-26"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { adventurer = "Ash", of = "A", skills = { might = 2 } },
    { guild = "B", upgrades = ["Mess Hall II"] },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
    { adventurer = "Bay", of = "B", skills = { might = 2 } },
    { contract = "Loft", on = 3, targets = { might = 40 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "A: confirm", "B: confirm",
    "dice: 1 1 1 1 | 1 1",
]
expect = ["combined A [Axe, Ash] 4", "combined B [Bow] 2"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe, Ash]", B = "1: contract 3 [Bow, Bay]; 4: [Idle]" }
"#,
    );
}
