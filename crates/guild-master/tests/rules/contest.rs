//! Contests for Contracts.

use super::{Play, play};

/// A with 4 Guile and B with 6 Might contest a Contract of Might 10 or Guile 10, 3 Gold and 2 Fame.
fn two(name: &'static str, proves: &[&'static str]) -> Play {
    play(name, proves)
        .contest()
        .guild("A", "")
        .has("A", "Knife", "guile = 4")
        .guild("B", "")
        .has("B", "Axe", "might = 3")
        .has("B", "Mace", "might = 3")
        .contract("Loft", "might = 10, guile = 10", 3, 2)
        .order("A", "1: contract 3 [Knife]")
        .order("B", "1: contract 3 [Axe, Mace]")
        .waits()
}

/// Three Guilds with 2 Might each contest a Contract of Might 10.
fn three(name: &'static str, proves: &[&'static str]) -> Play {
    play(name, proves)
        .contest()
        .guilds(3)
        .guild("A", "")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 2")
        .guild("C", "")
        .has("C", "Cup", "might = 2")
        .contract("Loft", "might = 8", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .order("C", "1: contract 3 [Cup]")
        .waits()
}

#[test]
fn stances_are_secret_until_all_have_chosen() {
    two(
        "stances are secret until all have chosen",
        &["GM-CTST-02", "GM-CTST-03", "GM-INFO-07", "GM-COMP-15"],
    )
    .run(
        &[
            "A: ready",
            "B: ready",
            "B: stance conflict",
            "B: stance cooperate",
            "A: stance conflict",
            "dice: 6 6 1 1",
            "A: deck common",
        ],
        &["stance A conflict", "stance B cooperate", "checked A 14 against 14", "never: stance B conflict"],
    );
}

#[test]
fn a_conflictor_who_succeeds_takes_all_and_cooperators_fall_back() {
    two("a conflictor takes all", &["GM-CTST-10", "GM-CTST-14", "GM-CTST-18", "GM-RUL-23"]).run(
        &[
            "A: ready",
            "B: ready",
            "A: stance conflict",
            "B: stance cooperate",
            "dice: 6 6 1 1",
            "A: deck common",
            "B: wander",
            "dice: 1 1 1 1 1 1",
        ],
        &[
            "gold A +3",
            "fame A +2",
            "contract 3 completed by A",
            "asked: B fallback 1",
            "wandered B 6",
            "gold B +1",
            "contest over",
        ],
    );
}

#[test]
fn when_the_conflictor_fails_a_lone_cooperator_attempts_without_penalty() {
    two(
        "a lone cooperator attempts without penalty",
        &["GM-CTST-19", "GM-CTST-20", "GM-CTST-21", "GM-CTST-11"],
    )
    .run(
        &[
            "A: ready",
            "B: ready",
            "A: stance conflict",
            "B: stance cooperate",
            "dice: 6 5 1 1",
            "dice: 2 2 2 2 1 1",
            "B: deck common",
        ],
        &[
            "checked A 13 against 14",
            "checked B 10 against 10",
            "gold B +3",
            "fame B +2",
            "contract 3 completed by B",
        ],
    );
}

#[test]
fn every_conflictor_rolls_before_one_is_chosen() {
    three("every conflictor rolls", &["GM-CTST-33", "GM-CTST-15", "GM-CTST-17", "GM-CTST-11"]).run(
        &[
            "A: ready",
            "B: ready",
            "C: ready",
            "A: stance conflict",
            "B: stance conflict",
            "C: stance cooperate",
            "dice: 6 4 | 6 5",
            "B: deck common",
            "C: pass",
        ],
        &[
            "checked A 10 against 10",
            "checked B 11 against 10",
            "contract 3 completed by B",
            "passed C",
            "never: fame A",
            "never: gold A",
        ],
    );
}

#[test]
fn equal_margins_are_broken_by_re_rolls() {
    three("equal margins are broken by re-rolls", &["GM-CTST-16", "GM-RUL-16"]).run(
        &[
            "A: ready",
            "B: ready",
            "C: ready",
            "A: stance conflict",
            "B: stance conflict",
            "C: stance cooperate",
            "dice: 6 4 | 5 5",
            "A: reroll 2",
            "B: reroll 1",
            "dice: 1 2",
            "A: reroll 2",
            "B: reroll 1",
            "dice: 2 1",
            "A: deck common",
        ],
        &[
            "checked A 10 against 10",
            "checked B 10 against 10",
            "tie A die 2 to 1",
            "tie B die 1 to 2",
            "tie A die 2 to 2",
            "tie B die 1 to 1",
            "contract 3 completed by A",
        ],
    );
}

#[test]
fn the_penalty_stops_at_ten_dice() {
    play("the penalty stops at ten dice", &["GM-RUL-24", "GM-CTST-12", "GM-SKIL-03"])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "might = 6")
        .has("A", "Bow", "might = 6")
        .guild("B", "")
        .has("B", "Cup", "might = 1")
        .contract("Loft", "might = 20", 4, 2)
        .order("A", "1: contract 3 [Axe, Bow]")
        .order("B", "1: contract 3 [Cup]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance conflict",
                "B: stance cooperate",
                "dice: 3 3 3 3 3 3 3 3 3 3",
                "A: deck common",
            ],
            &["asked: chance roll 10d6", "checked A 30 against 30", "contract 3 completed by A"],
        );
}

#[test]
fn cooperators_fail_together() {
    two("cooperators fail together", &["GM-CTST-31", "GM-RUL-23"]).run(
        &[
            "A: ready",
            "B: ready",
            "A: stance cooperate",
            "B: stance cooperate",
            "dice: 1 1 1 1 | 1 1 1 1 1 1",
        ],
        &[
            "checked A 4 against 10",
            "checked B 6 against 10",
            "contest over",
            "resolved A 1",
            "never: fame",
            "never: gold",
            "contract 3 = Loft",
        ],
    );
}

#[test]
fn cooperators_declare_openly_and_may_change() {
    play("cooperators declare openly", &["GM-RUL-25", "GM-CTST-23"])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "might = 2, guile = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 2, guile = 1")
        .contract("Loft", "might = 8, guile = 8", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "A: confirm",
                "A: send [Axe]",
                "A: skill guile",
                "A: skill guile",
                "A: confirm",
                "A: confirm",
                "A: expired",
                "B: skill might",
                "A: skill might",
                "B: confirm",
                "A: confirm",
                "dice: 1 1 | 1 1",
            ],
            &[
                "asked: A declare might guile",
                "refused: GM-RUL-25",
                "refused: GM-RUL-25",
                "declared A guile",
                "refused: GM-RUL-25",
                "confirmed A",
                "refused: GM-RUL-25",
                "declared B might",
                "declared A might",
                "confirmed B",
                "confirmed A",
                "combined A [Axe] 2",
                "combined B [Bow] 2",
                "checked A 4 against 8",
            ],
        );
}

#[test]
fn an_undeclared_guild_takes_its_best_skill() {
    play("an undeclared guild takes its best skill", &["GM-RUL-25"])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "might = 2, guile = 3")
        .guild("B", "")
        .has("B", "Bow", "might = 2")
        .contract("Loft", "might = 8, guile = 8", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "A: expired",
                "dice: 1 1 1 | 1 1",
            ],
            &["declared A guile", "confirmed A", "rolled A guile 1 1 1"],
        );
}

#[test]
fn a_combined_team_strikes_dice_above_ten() {
    play("a combined team strikes dice above ten", &["GM-RUL-26", "GM-CTST-27", "GM-CTST-24"])
        .contest()
        .guild("A", "fame = 3")
        .has("A", "Axe", "might = 6")
        .guild("B", "fame = 1")
        .has("B", "Bow", "might = 7")
        .has("B", "Cup", "might = 1")
        .contract("Loft", "might = 30", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow, Cup]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "B: confirm",
                "dice: 1 1 1 1 1 | 1 1 1 1 1",
            ],
            &["combined A [Axe] 5", "combined B [Bow] 5", "checked A 10 against 30", "contest over"],
        );
}

#[test]
fn a_mix_of_combined_and_separate_checks() {
    play(
        "a mix of combined and separate checks",
        &["GM-RUL-25", "GM-CTST-22", "GM-CTST-30", "GM-CTST-25", "GM-CTST-26"],
    )
    .contest()
    .guilds(3)
    .guild("A", "")
    .has("A", "Axe", "might = 1")
    .has("A", "Ash", "might = 2")
    .guild("B", "")
    .has("B", "Bow", "might = 2")
    .has("B", "Bay", "might = 2")
    .guild("C", "")
    .has("C", "Cup", "guile = 1")
    .contract("Loft", "might = 8, guile = 8", 4, 2)
    .order("A", "1: contract 3 [Axe, Ash]")
    .order("B", "1: contract 3 [Bow, Bay]")
    .order("C", "1: contract 3 [Cup]")
    .waits()
    .run(
        &[
            "A: ready",
            "B: ready",
            "C: ready",
            "A: stance cooperate",
            "B: stance cooperate",
            "C: stance cooperate",
            "A: confirm",
            "B: confirm",
            "dice: 2 1 | 4 3 | 6",
            "B: deck common",
        ],
        &[
            "asked: A declare might",
            "asked: B declare might",
            "combined A [Ash] 2",
            "combined B [Bow] 2",
            "rolled C guile 6",
            "checked A 10 against 8",
            "checked C 6 against 8",
            "gold A +1",
            "fame A +2",
            "gold B +2",
            "fame C +2",
            "contract 3 completed by B",
            "never: combined C",
            "never: asked: C declare",
        ],
    );
}

#[test]
fn a_tie_for_the_highest_result_is_rolled_off() {
    two("a tie for the highest result is rolled off", &["GM-RUL-28", "GM-CTST-08", "GM-CTST-09"]).run(
        &[
            "A: ready",
            "B: ready",
            "A: stance cooperate",
            "B: stance cooperate",
            "dice: 4 4 1 1 | 3 3 1 1 1 1",
            "A: reroll 3",
            "B: reroll 1",
            "dice: 6 1",
            "A: deck common",
        ],
        &[
            "asked: A tie",
            "tie A die 3 to 6",
            "tie B die 1 to 1",
            "gold A +2",
            "fame A +2",
            "gold B +1",
            "fame B +2",
            "contract 3 completed by A",
        ],
    );
}

#[test]
fn guilds_roll_by_fame_and_then_change_their_dice_in_that_order() {
    play("guilds roll by fame", &["GM-RUL-41", "GM-RUL-27", "GM-CTST-28"])
        .contest()
        .guild("A", "fame = 1\nupgrades = [\"Armory fixer\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "fame = 4\nupgrades = [\"Armory reroll\"]")
        .has("B", "Bow", "might = 2")
        .contract("Loft", "might = 20", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "dice: 1 2 | 3 3",
                "B: reroll 1",
                "dice: 6",
                "B: keep",
                "A: fix 3",
                "A: fix 1",
            ],
            &[
                "rolled B might 1 2",
                "rolled A might 3 3",
                "asked: B reroll 2",
                "rerolled B die 1 to 6",
                "asked: B reroll 1",
                "asked: A fix",
                "refused: GM-UPGR-15",
                "fixed A die 1",
                "checked A 16 against 20",
            ],
        );
}

#[test]
fn guilds_agree_on_the_members_of_a_combined_team() {
    let start = |name| {
        play(name, &["GM-RUL-26", "GM-CTST-24", "GM-CTST-25"])
            .contest()
            .guild("A", "")
            .has("A", "Axe", "might = 2, guile = 1")
            .guild("B", "")
            .has("B", "Bow", "might = 3, guile = 1")
            .has("B", "Bay", "might = 1")
            .contract("Loft", "might = 30, guile = 30", 4, 2)
            .order("A", "1: contract 3 [Axe]")
            .order("B", "1: contract 3 [Bow, Bay]")
            .waits()
    };
    let opening = [
        "A: ready",
        "B: ready",
        "A: stance cooperate",
        "B: stance cooperate",
        "A: skill might",
        "B: skill might",
    ];
    let script = |more: &[&'static str]| -> Vec<&'static str> {
        opening.iter().chain(more).chain(&["A: confirm", "B: confirm"]).copied().collect()
    };
    let mut lines = script(&["B: send [Axe]", "B: send [Bay, Bay]", "B: send [Bay]"]);
    lines.push("dice: 1 1 | 1");
    start("members are agreed on").run(
        &lines,
        &[
            "refused: GM-CTST-24",
            "refused: GM-CTST-24",
            "sends B [Bay]",
            "combined A [Axe] 2",
            "combined B [Bay] 1",
            "checked A 3 against 30",
        ],
    );
    let mut lines = script(&["B: send [Bow, Bay]"]);
    lines.push("dice: 1 1 | 1 1 1");
    start("too many members are no agreement")
        .run(&lines, &["sends B [Bow, Bay]", "combined A [Axe] 2", "combined B [Bow] 3"]);
}

#[test]
fn a_guild_with_one_skill_names_its_members_too() {
    let start = |name, other: &str| {
        play(name, &["GM-RUL-26", "GM-RUL-25"])
            .contest()
            .guild("A", "")
            .has("A", "Axe", "might = 2")
            .has("A", "Ash", "might = 1")
            .guild("B", "")
            .has("B", "Bow", other)
            .contract("Loft", "might = 30, guile = 30", 4, 2)
            .order("A", "1: contract 3 [Axe, Ash]")
            .order("B", "1: contract 3 [Bow]")
            .waits()
    };
    let opening = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate"];
    let mut lines = opening.to_vec();
    lines.extend(["A: skill guile", "A: send [Ash]", "A: confirm", "dice: 1 | 1"]);
    start("a guild with one skill names its members", "might = 1").run(
        &lines,
        &[
            "declared A might",
            "asked: A declare might",
            "refused: GM-CONT-02",
            "sends A [Ash]",
            "confirmed A",
            "combined A [Ash] 1",
            "combined B [Bow] 1",
            "never: asked: B declare",
        ],
    );
    // No team can be combined where no Skill is shared, so nobody is asked.
    let mut lines = opening.to_vec();
    lines.push("dice: 1 1 1 | 1");
    start("nothing to share", "guile = 1")
        .run(&lines, &["rolled A might 1 1 1", "rolled B guile 1", "never: asked: A declare"]);
}
