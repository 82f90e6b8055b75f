//! Attempts at board Contracts.

use super::check;

#[test]
fn the_guild_picks_a_skill_that_team_and_contract_share() {
    check(
        "the guild picks a shared skill",
        r#"
proves = ["GM-CONT-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2, guile = 2, charm = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 9 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "A: skill charm"]
expect = ["asked: A skill might guile", "refused: GM-CONT-02"]
"#,
    );
}

#[test]
fn a_result_equal_to_the_target_succeeds() {
    check(
        "a result equal to the target succeeds",
        r#"
proves = ["GM-CONT-03", "GM-CONT-06", "GM-FAME-01"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 9 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 5 5", "A: deck common"]
expect = ["checked A 10 against 10", "gold A +3", "fame A +2", "contract 3 completed by A", "asked: A deck 3"]
"#,
    );
}

#[test]
fn a_failed_attempt_yields_nothing_and_no_fallback() {
    check(
        "a failed attempt yields nothing",
        r#"
proves = ["GM-CONT-04", "GM-RUL-23", "GM-CONT-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 9 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 5 4"]
expect = [
    "checked A 9 against 10", "resolved A 1", "asked: B fallback 4", "never: gold A", "never: fame A",
    "contract 3 = Loft",
]
"#,
    );
}

#[test]
fn the_replacement_lies_face_down() {
    check(
        "the replacement lies face down",
        r#"
proves = ["GM-CONT-01", "GM-CONT-08", "GM-CONT-09", "GM-RUL-07", "GM-INFO-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 9 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Bow", of = "B", skills = { might = 2 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]; 2: contract 3 [Bow]" } }
script = ["A: carry", "dice: 6 6", "A: deck legendary"]
expect = [
    "contract 3 replaced by A from legendary", "missed B contract 3", "asked: B fallback 2",
    "contract 3 = down legendary", "deck legendary = 29",
]
"#,
    );
}

#[test]
fn a_deck_that_is_empty_gives_no_replacement() {
    check(
        "a deck that is empty gives no replacement",
        r#"
proves = ["GM-RUL-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 9 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", decks = [0, 3, 3], orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6", "A: deck common"]
expect = ["refused: GM-RUL-07"]
"#,
    );
    check(
        "with all decks empty the space stays empty",
        r#"
proves = ["GM-RUL-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 9 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", decks = [0, 0, 0], orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6"]
expect = ["contract 3 completed by A", "resolved A 1", "never: contract 3 replaced", "contract 3 = empty"]
"#,
    );
}

#[test]
fn a_team_without_a_listed_skill_falls_back() {
    check(
        "a team without a listed skill falls back",
        r#"
proves = ["GM-RUL-22", "GM-CONT-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 2 } },
    { guild = "B" },
    { contract = "Loft", on = 3, targets = { might = 10, guile = 9 }, gold = 3, fame = 2 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 3 [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 2 2"]
expect = ["asked: A fallback 1", "wandered A 4", "never: checked"]
"#,
    );
}

#[test]
fn a_contract_placed_in_setup_belongs_to_nobody() {
    check(
        "a contract placed in setup belongs to nobody",
        r#"
proves = ["GM-SETU-28", "GM-CONT-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { guild = "B" },
    { adventurer = "Dart", of = "B", skills = { arcane = 3 } },
    { contract = "Brew Potion", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { B = "1: contract 3 [Dart]; 4: [Idle]" } }
script = ["B: carry", "dice: 3 3 3", "dice: 4", "B: deck common"]
expect = ["checked B 9 against 8", "contract 3 completed by B", "B.completed = Brew Potion"]
"#,
    );
}
