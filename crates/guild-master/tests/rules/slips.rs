//! Examples of the book that say something else than they show (GM-RUL-46).

use super::play;

#[test]
fn the_conflict_example_is_about_six_dice_of_might() {
    let start = |skills: &str| {
        play("six dice of might", &["GM-RUL-46", "GM-CTST-12"])
            .contest()
            .guild("A", "")
            .has("A", "Axe", "guile = 4")
            .guild("B", "")
            .has("B", "Bow", skills)
            .contract("Loft", "might = 10, guile = 10", 3, 2)
            .order("A", "1: contract 3 [Axe]")
            .order("B", "1: contract 3 [Bow]")
            .waits()
    };
    let opening = ["A: ready", "B: ready", "A: stance conflict", "B: stance conflict"];
    let mut script = opening.to_vec();
    script.push("dice: 4 3 3 1 | 4 3 3 2 2 2");
    start("might = 6")
        .run(&script, &["rolled B might 4 3 3 2 2 2", "checked A 11 against 14", "checked B 16 against 16"]);
}

#[test]
fn the_recruit_example_is_of_the_action_phase() {
    play("a recruit of the action phase", &["GM-RUL-46", "GM-RECR-15"])
        .round(6)
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .stands("Cixi", "B")
        .order("A", "1: recruit B [Axe] 5")
        .waits()
        .run(
            &["expect: phase = action", "A: carry"],
            &["recruited A Cixi from B for 5", "fame A +3", "phase = action", "A.adventurers = Cixi, Axe"],
        );
}
