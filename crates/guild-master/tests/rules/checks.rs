//! Skill Checks.

use super::{Play, play};

fn checking(name: &'static str, proves: &[&'static str], upgrades: &str) -> Play {
    play(name, proves)
        .guild("A", &format!("upgrades = [{upgrades}]"))
        .has("A", "Axe", "might = 3, guile = 1")
        .has("A", "Bow", "might = 2")
        .has("A", "Cup", "might = 9")
        .guild("B", "")
        .waits()
}

#[test]
fn only_the_team_and_one_skill_count() {
    checking(
        "only the team and one skill count",
        &["GM-SKIL-01", "GM-SKIL-02", "GM-SKIL-10", "GM-ADVR-01", "GM-COMP-09"],
        "",
    )
    .order("A", "1: [Axe, Bow]")
    .run(
        &["A: wander might", "dice: 1 2 3 4 5"],
        &["asked: chance roll 5d6", "rolled A might 1 2 3 4 5", "wandered A 15"],
    );
}

#[test]
fn no_more_than_ten_dice() {
    checking("no more than ten dice", &["GM-SKIL-03"], "").order("A", "1: [Bow, Cup]").run(
        &["A: wander might", "dice: 1 1 1 1 1 1 1 1 1 1"],
        &["asked: chance roll 10d6", "wandered A 10"],
    );
}

#[test]
fn re_rolls_are_decided_one_at_a_time() {
    checking(
        "re-rolls are decided one at a time",
        &["GM-SKIL-07", "GM-UPGR-16", "GM-SKIL-05"],
        "\"Armory reroll\"",
    )
    .order("A", "1: [Bow]")
    .run(
        &["A: wander might", "dice: 1 6", "A: reroll 1", "dice: 2", "A: reroll 1", "dice: 5"],
        &[
            "asked: A reroll 2",
            "rerolled A die 1 to 2",
            "asked: A reroll 1",
            "rerolled A die 1 to 5",
            "wandered A 11",
        ],
    );
}

#[test]
fn re_rolls_may_be_left_unused() {
    checking("re-rolls may be left unused", &["GM-UPGR-24"], "\"Armory reroll\"")
        .order("A", "1: [Bow]")
        .run(&["A: wander might", "dice: 1 6", "A: keep"], &["wandered A 7", "never: rerolled"]);
}

#[test]
fn an_upgrade_of_another_skill_does_not_help() {
    checking("an upgrade of another skill does not help", &["GM-SKIL-11"], "\"Chapel fixer\"")
        .order("A", "1: [Bow]")
        .run(&["A: wander might", "dice: 1 6"], &["wandered A 7", "never: fixed"]);
}

#[test]
fn upgrades_help_in_every_kind_of_check() {
    checking("upgrades help in contested checks", &["GM-SKIL-13", "GM-SKIL-12"], "\"Armory fixer\"")
        .has("B", "Dart", "might = 2")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Bow] 4")
        .order("B", "1: recruit A [Dart] 4")
        .run(
            &["A: carry", "B: carry", "dice: 1 4 | 4 4", "A: fix 1"],
            &["fixed A die 1", "recruited A Cixi from A for 4"],
        );
}

#[test]
fn a_tie_goes_on_until_one_leads() {
    checking("a tie goes on until one leads", &["GM-SKIL-09", "GM-RUL-16"], "\"Armory fixer\"")
        .has("B", "Dart", "might = 2")
        .stands("Cixi", "A")
        .order("A", "1: recruit A [Bow] 4")
        .order("B", "1: recruit A [Dart] 4")
        .run(
            &[
                "A: carry",
                "B: carry",
                "dice: 3 4 | 3 4",
                "A: keep",
                "A: keep",
                "A: reroll 1",
                "B: reroll 1",
                "dice: 5 6",
            ],
            &[
                "asked: A tie",
                "refused: HALL-ASK",
                "tie A die 1 to 5",
                "tie B die 1 to 6",
                "recruited B Cixi from A for 4",
            ],
        );
}
