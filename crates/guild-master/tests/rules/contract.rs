//! Attempts at board Contracts.

use super::{Play, play};

fn attempt(name: &'static str, proves: &[&'static str], skills: &str) -> Play {
    play(name, proves)
        .guild("A", "")
        .has("A", "Axe", skills)
        .guild("B", "")
        .contract("Loft", "might = 10, guile = 9", 3, 2)
        .order("A", "1: contract 3 [Axe]")
        .waits()
}

#[test]
fn the_guild_picks_a_skill_that_team_and_contract_share() {
    attempt("the guild picks a shared skill", &["GM-CONT-02"], "might = 2, guile = 2, charm = 2")
        .run(&["A: carry", "A: skill charm"], &["asked: A skill might guile", "refused: GM-CONT-02"]);
}

#[test]
fn a_result_equal_to_the_target_succeeds() {
    attempt(
        "a result equal to the target succeeds",
        &["GM-CONT-03", "GM-CONT-06", "GM-FAME-01"],
        "might = 2",
    )
    .run(
        &["A: carry", "dice: 5 5", "A: deck common"],
        &[
            "checked A 10 against 10",
            "gold A +3",
            "fame A +2",
            "contract 3 completed by A",
            "asked: A deck 3",
        ],
    );
}

#[test]
fn a_failed_attempt_yields_nothing_and_no_fallback() {
    attempt("a failed attempt yields nothing", &["GM-CONT-04", "GM-RUL-23", "GM-CONT-05"], "might = 2").run(
        &["A: carry", "dice: 5 4"],
        &[
            "checked A 9 against 10",
            "resolved A 1",
            "asked: B fallback 4",
            "never: gold A",
            "never: fame A",
            "contract 3 = Loft",
        ],
    );
}

#[test]
fn the_replacement_lies_face_down() {
    attempt(
        "the replacement lies face down",
        &["GM-CONT-01", "GM-CONT-08", "GM-CONT-09", "GM-RUL-07", "GM-INFO-08"],
        "might = 2",
    )
    .has("B", "Bow", "might = 2")
    .order("B", "2: contract 3 [Bow]")
    .run(
        &["A: carry", "dice: 6 6", "A: deck legendary"],
        &[
            "contract 3 replaced by A from legendary",
            "missed B contract 3",
            "asked: B fallback 2",
            "contract 3 = down legendary",
            "deck legendary = 29",
        ],
    );
}

#[test]
fn a_deck_that_is_empty_gives_no_replacement() {
    attempt("a deck that is empty gives no replacement", &["GM-RUL-07"], "might = 2")
        .now("decks", "[0, 3, 3]")
        .run(&["A: carry", "dice: 6 6", "A: deck common"], &["refused: GM-RUL-07"]);
    attempt("with all decks empty the space stays empty", &["GM-RUL-07"], "might = 2")
        .now("decks", "[0, 0, 0]")
        .run(
            &["A: carry", "dice: 6 6"],
            &[
                "contract 3 completed by A",
                "resolved A 1",
                "never: contract 3 replaced",
                "contract 3 = empty",
            ],
        );
}

#[test]
fn a_team_without_a_listed_skill_falls_back() {
    attempt("a team without a listed skill falls back", &["GM-RUL-22", "GM-CONT-02"], "charm = 2")
        .run(&["A: wander", "dice: 2 2"], &["asked: A fallback 1", "wandered A 4", "never: checked"]);
}

#[test]
fn a_contract_placed_in_setup_belongs_to_nobody() {
    play("a contract placed in setup belongs to nobody", &["GM-SETU-28", "GM-CONT-07"])
        .guild("A", "")
        .guild("B", "")
        .has("B", "Dart", "arcane = 3")
        .lies("Brew Potion", 3)
        .order("B", "1: contract 3 [Dart]")
        .waits()
        .run(
            &["B: carry", "dice: 3 3 3", "dice: 4", "B: deck common"],
            &["checked B 9 against 8", "contract 3 completed by B", "B.completed = Brew Potion"],
        );
}
