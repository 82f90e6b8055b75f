//! Abilities that always work, and those of recruits.

use super::play;

#[test]
fn the_bridge_warden_adds_to_every_wander_under_a_half_moon() {
    for (round, gold, fame) in [(1, "gold A +2", "fame A +2"), (2, "gold A +1", "fame A +1")] {
        play("the bridge warden adds to a wander", &["GM-RUL-40", "GM-ADVR-06", "GM-ROUN-07"])
            .round(round)
            .guild("A", "adventurers = [\"Odo\"]")
            .has("A", "Axe", "might = 2")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
            .run(&["A: wander", "dice: 6 6"], &["wandered A 12", gold, fame, "resolved A 1"]);
    }
}

#[test]
fn the_ledger_knight_adds_gold_to_rewards_of_contracts() {
    play("the ledger knight adds gold", &["GM-RUL-40", "GM-ADVR-08"])
        .guild("A", "adventurers = [\"Corvin\"]\nprivate = [\"Confront Blasphemers\"]")
        .has("A", "Axe", "might = 2")
        .has("A", "Bow", "might = 2")
        .guild("B", "")
        .contract("Loft", "might = 6", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "dice: 6 6", "A: deck common", "A: private Confront Blasphemers", "dice: 6 6"],
            &[
                "gold A +5",
                "fame A +2",
                "private completed by A Confront Blasphemers",
                "A.gold = 8",
                "A.fame = 3",
            ],
        );
}

#[test]
fn a_reward_is_raised_for_its_owner_alone_when_it_is_shared() {
    play("a shared reward is raised for one", &["GM-RUL-40"])
        .contest()
        .guild("A", "adventurers = [\"Corvin\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 2")
        .contract("Loft", "might = 6", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "dice: 6 6 | 1 1",
                "A: deck common",
            ],
            &["gold A +3", "gold B +2"],
        );
}

#[test]
fn the_ability_of_a_recruit_works_at_once() {
    play("the ability of a recruit works at once", &["GM-ADVR-07", "GM-RUL-17"])
        .guild("A", "")
        .ranked("A", "Axe", "might = 1", "adept")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .stands("Halvard", "D")
        .order("A", "1: recruit D [Axe] 7")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "A: wander", "dice: 1", "A: with Halvard die 1", "dice: 5", "A: keep"],
            &["recruited A Halvard from D for 7", "asked: A change", "rerolled A die 1 to 5", "wandered A 5"],
        );
    play("a plot ability waits for the next plot phase", &["GM-RUL-17", "GM-ADVR-04"])
        .guild("A", "gold = 2")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .stands("Venju", "A")
        .order("A", "1: recruit A [Axe] 3")
        .order("A", "2: [Bow]")
        .waits()
        .run(
            &["A: carry", "A: wander", "dice: 1"],
            &["recruited A Venju from A for 3", "wandered A 1", "never: used"],
        );
}

#[test]
fn an_adventurer_without_an_ability_is_never_asked_about() {
    for who in
        ["Hedda", "Amaris", "Dorric", "Ovand", "Rook", "Calder", "Cyrus", "Sabine", "Aldous", "The Last Sage"]
    {
        play("no ability, no question", &["GM-ADVR-02"])
            .round(6)
            .guild("A", &format!("adventurers = [\"{who}\"]"))
            .has("A", "Axe", "might = 1")
            .guild("B", "")
            .order("A", "1: [Axe]")
            .waits()
            .run(&["A: wander", "dice: 3"], &["wandered A 3", "never: used"]);
    }
}

#[test]
fn the_understudy_copies_an_ability_under_any_moon() {
    play("the understudy copies", &["GM-RUL-40", "GM-ADVR-03", "GM-ADVR-08"])
        .guild("A", "adventurers = [\"Gundra\", \"Brannoc\", \"Halvard\", \"Venju\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &[
                "A: wander",
                "dice: 1 1",
                "A: with Brannoc die 1",
                "A: with Gundra as Venju",
                "A: with Gundra as Brannoc die 1",
                "dice: 2",
                "A: with Gundra as Halvard die 1",
                "A: with Gundra as Brannoc die 1",
                "dice: 3",
                "A: with Halvard die 1",
                "dice: 4",
                "A: with Halvard die 1",
                "dice: 5",
            ],
            &[
                "refused: GM-SKIL-05",
                "refused: GM-SKIL-05",
                "used A Gundra as Brannoc",
                "rerolled A die 1 to 2",
                "refused: GM-SKIL-05",
                "rerolled A die 1 to 3",
                "used A Halvard",
                "rerolled A die 1 to 5",
                "wandered A 6",
            ],
        );
}
