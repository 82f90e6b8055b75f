//! Boons: completed Contracts discarded for their effects.

use super::{Play, play};

/// A wanders with Axe; the Guild has completed Contracts.
fn wandering(name: &'static str, proves: &[&'static str], completed: &[&str], skills: &str) -> Play {
    play(name, proves)
        .guild("A", &format!("completed = {completed:?}"))
        .has("A", "Axe", skills)
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
}

#[test]
fn boons_change_the_dice_of_a_check_once() {
    for (boon, skill, more, result) in [
        ("Warm the Winter Shrine", "might", &["A: with Warm the Winter Shrine"][..], 5),
        ("Chart the Moon Tides", "might", &["A: with Chart the Moon Tides die 1", "dice: 4"], 6),
        ("Bless the Seed Grain", "spirit", &["A: with Bless the Seed Grain die 1"], 8),
        (
            "Win Over the Fishwives",
            "charm",
            &[
                "A: with Win Over the Fishwives die 1",
                "dice: 2",
                "A: with Win Over the Fishwives die 2",
                "dice: 6",
            ],
            8,
        ),
        ("Escort the Salt Wagons", "might", &["A: with Escort the Salt Wagons", "dice: 5"], 8),
        ("Shadow the Grain Merchant", "guile", &["A: with Shadow the Grain Merchant die 1"], 8),
        ("Decode the Cipher Letters", "logic", &["A: with Decode the Cipher Letters die 1"], 7),
        ("Bind the Marsh Wight", "arcane", &["A: with Bind the Marsh Wight die 1"], 8),
        ("Hunt the Glass Stag", "logic", &["A: with Hunt the Glass Stag", "dice: 3"], 6),
        ("Steal the Witch's Shears", "might", &["A: with Steal the Witch's Shears die 1"], 8),
        ("Silence the Drowned God", "might", &["A: with Silence the Drowned God", "dice: 3 4"], 10),
    ] {
        let mut script = vec!["A: wander", "dice: 1 2"];
        script.extend(more);
        let (used, result) = (format!("used A {boon}"), format!("wandered A {result}"));
        wandering(
            "boons change the dice",
            &["GM-EFCT-05", "GM-EFCT-11", "GM-RUL-21", "GM-RUL-43", "GM-SKIL-05"],
            &[boon],
            &format!("{skill} = 2"),
        )
        .run(
            &script,
            &["asked: A change", &used, &result, "A.completed = none", &format!("A.discarded = {boon}")],
        );
    }
}

#[test]
fn a_boon_for_one_skill_serves_no_other() {
    for (boon, skill) in [
        ("Bless the Seed Grain", "might"),
        ("Win Over the Fishwives", "spirit"),
        ("Escort the Salt Wagons", "charm"),
        ("Shadow the Grain Merchant", "logic"),
        ("Decode the Cipher Letters", "guile"),
    ] {
        wandering("a boon for another skill", &["GM-EFCT-11"], &[boon], &format!("{skill} = 2"))
            .run(&["A: wander", "dice: 1 2"], &["wandered A 3", "never: used"]);
    }
}

#[test]
fn a_boon_is_used_once_and_then_no_completed_contract_any_more() {
    wandering(
        "a boon is used once",
        &["GM-EFCT-05", "GM-RUL-43", "GM-EFCT-06"],
        &["Chart the Moon Tides"],
        "might = 1",
    )
    .has("A", "Bow", "might = 1")
    .has("A", "Cup", "arcane = 5")
    .lies("Sort the Hedge Charms", 1)
    .order("A", "2: [Bow]")
    .order("A", "3: contract 1 [Cup]")
    .run(
        &[
            "A: wander",
            "dice: 1",
            "A: with Chart the Moon Tides die 1",
            "dice: 5",
            "A: wander",
            "dice: 1",
            "A: carry",
            "dice: 6 6 6 6 6",
            "A: deck common",
        ],
        &[
            "used A Chart the Moon Tides",
            "wandered A 5",
            "wandered A 1",
            "contract 1 completed by A",
            "A.gold = 4",
            "A.completed = Sort the Hedge Charms",
        ],
    );
}

#[test]
fn only_the_keeper_of_a_contract_uses_its_boon() {
    play("only the keeper uses a boon", &["GM-EFCT-06", "GM-EFCT-05"])
        .guild("A", "completed = [\"Warm the Winter Shrine\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "completed = [\"Hunt the Glass Stag\"]")
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &["A: wander", "dice: 1", "A: with Hunt the Glass Stag", "A: with Warm the Winter Shrine"],
            &["refused: GM-SKIL-05", "wandered A 3", "B.completed = Hunt the Glass Stag"],
        );
}

#[test]
fn a_potion_keeps_its_die_until_it_is_drunk() {
    play("a potion keeps its die", &["GM-EFCT-05", "GM-EFCT-03", "GM-CONT-06"])
        .guild("A", "")
        .has("A", "Axe", "arcane = 2")
        .has("A", "Bow", "might = 1")
        .has("A", "Cup", "arcane = 1")
        .guild("B", "")
        .lies("Brew Potion", 1)
        .order("A", "1: contract 1 [Axe]")
        .order("A", "2: [Bow]")
        .order("A", "3: [Cup]")
        .waits()
        .run(
            &[
                "A: carry",
                "dice: 6 6",
                "dice: 4",
                "A: deck common",
                "A: wander",
                "dice: 1",
                "A: wander",
                "dice: 5",
                "A: with Brew Potion",
            ],
            &[
                "gold A +2",
                "fame A +2",
                "contract 1 completed by A",
                "stored A 4 on Brew Potion",
                "wandered A 1",
                "added A die 4",
                "wandered A 9",
                "A.completed = none",
            ],
        );
    play("a stored die lies ready", &["GM-EFCT-05"])
        .guild("A", "completed = [\"Brew Potion\"]\nstored = { \"Brew Potion\" = [6] }")
        .has("A", "Axe", "arcane = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(&["A: wander", "dice: 2", "A: with Brew Potion"], &["added A die 6", "wandered A 8"]);
}

#[test]
fn a_die_lies_on_the_card_whoever_resolved_its_bonus() {
    play("the die goes with the card", &["GM-EFCT-06", "GM-CTST-04"])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "arcane = 2")
        .has("A", "Ash", "arcane = 1")
        .guild("B", "")
        .has("B", "Bow", "arcane = 2")
        .lies("Brew Potion", 3)
        .order("A", "1: contract 3 [Axe]")
        .order("A", "2: [Ash]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: offer card A; bonus B",
                "B: accept 1",
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "dice: 3 3 | 4 4",
                "dice: 6",
                "A: deck common",
                "A: wander",
                "dice: 1",
                "A: with Brew Potion",
            ],
            &[
                "stored A 6 on Brew Potion",
                "contract 3 replaced by A from common",
                "added A die 6",
                "wandered A 7",
            ],
        );
}

#[test]
fn a_boon_that_comes_back_is_as_new_but_without_its_die() {
    let start = |completed: &str, facts: &str| {
        play("a boon comes back", &["GM-EFCT-05", "GM-RUL-43", "GM-RUL-20"])
            .guild("A", &format!("completed = [\"{completed}\"]\n{facts}"))
            .has("A", "Axe", "arcane = 2")
            .has("A", "Bow", "guile = 5")
            .has("A", "Cup", "arcane = 1")
            .guild("B", "")
            .lies("Fence the Stolen Relics", 1)
            .order("A", "1: [Axe]")
            .order("A", "2: contract 1 [Bow]")
            .order("A", "3: [Cup]")
            .waits()
    };
    let relics = [
        "A: carry",
        "dice: 6 6 6 6 6",
        "A: pass",
        "A: take Brew Potion",
        "A: take Chart the Moon Tides",
        "draw: 1 | 1",
        "A: arrange Empty the Wyrm Vault, Topple the Clockwork Citadel",
        "A: deck common",
    ];
    let mut script = vec!["A: wander", "dice: 1 1", "A: with Chart the Moon Tides die 1", "dice: 2"];
    script.extend(relics);
    script.extend(["A: wander", "dice: 1", "A: with Chart the Moon Tides die 1", "dice: 6"]);
    start("Chart the Moon Tides", "").run(
        &script,
        &[
            "wandered A 3",
            "refused: GM-EFCT-04",
            "refused: GM-RUL-43",
            "recovered A Chart the Moon Tides",
            "peeked A legendary Topple the Clockwork Citadel",
            "peeked A legendary Empty the Wyrm Vault",
            "arranged A legendary",
            "rerolled A die 1 to 6",
            "wandered A 6",
            "top legendary = Empty the Wyrm Vault, Topple the Clockwork Citadel",
        ],
    );
    start("Brew Potion", "discarded = [\"Bless the Seed Grain\"]\nstored = { \"Brew Potion\" = [3] }").run(
        &[
            "A: wander",
            "dice: 1 1",
            "A: with Brew Potion",
            "A: carry",
            "dice: 6 6 6 6 6",
            "A: take Brew Potion",
            "draw: 1 | 1",
            "A: arrange Empty the Wyrm Vault, Topple the Clockwork Citadel",
            "A: deck common",
            "A: wander",
            "dice: 1",
        ],
        &["wandered A 5", "recovered A Brew Potion", "wandered A 1"],
    );
}

#[test]
fn plot_boons_bring_orders_larger_teams_and_a_farewell() {
    play("a boon brings one order more", &["GM-EFCT-11", "GM-RUL-21", "GM-EFCT-10", "GM-RUL-18"])
        .plot(2)
        .guild("A", "completed = [\"Wake the Sleeping Titan\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .run(
            &["A: use Wake the Sleeping Titan", "A: orders 4: [Axe]", "A: orders 3: [Axe]", "B: orders none"],
            &[
                "used A Wake the Sleeping Titan",
                "orders A +1",
                "refused: GM-ORDR-02",
                "asked: A fallback 3",
                "A.order_limit = 3",
                "A.completed = none",
            ],
        );
    play("never more than four orders", &["GM-RUL-18"])
        .plot(2)
        .guild("A", "completed = [\"Wake the Sleeping Titan\"]\nadventurers = [\"Vesper\"]\nupgrades = [\"Stables II\"]")
        .guild("B", "")
        .run(
            &["A: use Wake the Sleeping Titan", "A: use Vesper"],
            &["orders A +1", "gold A +1", "asked: A orders", "A.order_limit = 4"],
        );
    play("a larger team and another adventurer", &["GM-EFCT-11"])
        .plot(2)
        .guild("A", "completed = [\"Map the Whispering Maze\"]")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .has("A", "Cup", "might = 1")
        .guild("B", "")
        .stands("Cixi", "A")
        .run(
            &[
                "A: use Map the Whispering Maze",
                "A: space B",
                "A: space A",
                "draw: 1",
                "A: orders 1: [Axe, Bow, Cup]",
                "B: orders none",
            ],
            &[
                "teams A +1 for 1",
                "refused: GM-EFCT-10",
                "space A gone Cixi",
                "space A shows Venju",
                "asked: A fallback 1",
                "A.team_limit = 2",
            ],
        );
    play("an adventurer retires", &["GM-EFCT-11", "GM-FAME-02"])
        .plot(2)
        .guild("A", "completed = [\"Outdance the Fae Court\"]\nadventurers = [\"Rook\", \"Hedda\"]")
        .guild("B", "adventurers = [\"Calder\"]")
        .run(
            &["A: use Outdance the Fae Court", "A: member Calder", "A: member Rook"],
            &["refused: GM-EFCT-10", "retired A Rook", "fame A +4", "gold A +3", "A.adventurers = Hedda"],
        );
    play("the last adventurer stays", &["GM-EFCT-11"])
        .plot(2)
        .guild("A", "completed = [\"Outdance the Fae Court\"]\nadventurers = [\"Rook\"]")
        .guild("B", "")
        .run(&[], &["asked: A orders", "A.adventurers = Rook"]);
}

#[test]
fn boons_of_other_windows_are_not_offered_in_the_plot_phase() {
    play("not in the plot phase", &["GM-RUL-21"])
        .plot(2)
        .guild(
            "A",
            "completed = [\"Read the Last Page\", \"Chart the Moon Tides\", \"Audit the Harbour Books\"]",
        )
        .guild("B", "")
        .run(&[], &["asked: A orders", "never: used"]);
}
