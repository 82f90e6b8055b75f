//! Boons: completed Contracts discarded for their effects.

use super::check;

#[test]
fn boons_change_the_dice_of_a_check_once() {
    for (boon, skill, more, result) in [
        ("Warm the Winter Shrine", "might", r#""A: with BOON""#, 5),
        ("Chart the Moon Tides", "might", r#""A: with BOON die 1", "dice: 4""#, 6),
        ("Bless the Seed Grain", "spirit", r#""A: with BOON die 1""#, 8),
        (
            "Win Over the Fishwives",
            "charm",
            r#""A: with BOON die 1", "dice: 2", "A: with BOON die 2", "dice: 6""#,
            8,
        ),
        ("Escort the Salt Wagons", "might", r#""A: with BOON", "dice: 5""#, 8),
        ("Shadow the Grain Merchant", "guile", r#""A: with BOON die 1""#, 8),
        ("Decode the Cipher Letters", "logic", r#""A: with BOON die 1""#, 7),
        ("Bind the Marsh Wight", "arcane", r#""A: with BOON die 1""#, 8),
        ("Hunt the Glass Stag", "logic", r#""A: with BOON", "dice: 3""#, 6),
        ("Steal the Witch's Shears", "might", r#""A: with BOON die 1""#, 8),
        ("Silence the Drowned God", "might", r#""A: with BOON", "dice: 3 4""#, 10),
    ] {
        let text = r#"
proves = ["GM-EFCT-05", "GM-EFCT-11", "GM-RUL-21", "GM-RUL-43", "GM-SKIL-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["BOON"] },
    { adventurer = "Axe", of = "A", skills = { SKILL = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2", MORE]
expect = ["asked: A change", "used A BOON", "wandered A RESULT", "A.completed = none", "A.discarded = BOON"]
"#;
        let text = text.replace("MORE", more).replace("BOON", boon).replace("SKILL", skill);
        check("boons change the dice", &text.replace("RESULT", &result.to_string()));
    }
}

#[test]
fn a_boon_for_one_skill_serves_no_other() {
    check(
        "a boon for another skill",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Bless the Seed Grain"] },
    { adventurer = "Axe", of = "A", skills = { might = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2"]
expect = ["wandered A 3", "never: used"]
"#,
    );
    check(
        "a boon for another skill",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Win Over the Fishwives"] },
    { adventurer = "Axe", of = "A", skills = { spirit = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2"]
expect = ["wandered A 3", "never: used"]
"#,
    );
    check(
        "a boon for another skill",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Escort the Salt Wagons"] },
    { adventurer = "Axe", of = "A", skills = { charm = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2"]
expect = ["wandered A 3", "never: used"]
"#,
    );
    check(
        "a boon for another skill",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Shadow the Grain Merchant"] },
    { adventurer = "Axe", of = "A", skills = { logic = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2"]
expect = ["wandered A 3", "never: used"]
"#,
    );
    check(
        "a boon for another skill",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Decode the Cipher Letters"] },
    { adventurer = "Axe", of = "A", skills = { guile = 2 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1 2"]
expect = ["wandered A 3", "never: used"]
"#,
    );
}

#[test]
fn a_boon_is_used_once_and_then_no_completed_contract_any_more() {
    check(
        "a boon is used once",
        r#"
proves = ["GM-EFCT-05", "GM-RUL-43"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Chart the Moon Tides"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { arcane = 5 } },
    { contract = "Sort the Hedge Charms", on = 1 },
]
now = { phase = "action", orders = { A = "1: [Axe]; 2: [Bow]; 3: contract 1 [Cup]", B = "4: [Idle]" } }
script = [
    "A: wander", "dice: 1", "A: with Chart the Moon Tides die 1", "dice: 5", "A: wander", "dice: 1", "A: carry",
    "dice: 6 6 6 6 6", "A: deck common",
]
expect = [
    "used A Chart the Moon Tides", "wandered A 5", "wandered A 1", "contract 1 completed by A", "A.gold = 4",
    "A.completed = Sort the Hedge Charms",
]
"#,
    );
}

#[test]
fn only_the_keeper_of_a_contract_uses_its_boon() {
    check(
        "only the keeper uses a boon",
        r#"
proves = ["GM-EFCT-06", "GM-EFCT-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Warm the Winter Shrine"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", completed = ["Hunt the Glass Stag"] },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 1", "A: with Hunt the Glass Stag", "A: with Warm the Winter Shrine"]
expect = ["refused: GM-EFCT-06", "wandered A 3", "B.completed = Hunt the Glass Stag"]
"#,
    );
}

#[test]
fn a_potion_keeps_its_die_until_it_is_drunk() {
    check(
        "a potion keeps its die",
        r#"
proves = ["GM-EFCT-05", "GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { arcane = 2 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { arcane = 1 } },
    { guild = "B" },
    { contract = "Brew Potion", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]; 2: [Bow]; 3: [Cup]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6", "dice: 4", "A: deck common", "A: wander", "dice: 1", "A: wander", "dice: 5",
    "A: with Brew Potion",
]
expect = [
    "gold A +2", "fame A +2", "contract 1 completed by A", "stored A 4 on Brew Potion", "wandered A 1",
    "added A die 4", "wandered A 9", "A.completed = none",
]
"#,
    );
    check(
        "a stored die lies ready",
        r#"
proves = ["GM-EFCT-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Brew Potion"], stored = { "Brew Potion" = [6] } },
    { adventurer = "Axe", of = "A", skills = { arcane = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: wander", "dice: 2", "A: with Brew Potion"]
expect = ["added A die 6", "wandered A 8"]
"#,
    );
}

#[test]
fn a_die_lies_on_the_card_whoever_resolved_its_bonus() {
    check(
        "the die goes with the card",
        r#"
proves = ["GM-EFCT-06", "GM-CTST-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { arcane = 2 } },
    { adventurer = "Ash", of = "A", skills = { arcane = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { arcane = 2 } },
    { contract = "Brew Potion", on = 3 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
script = [
    "A: offer card A; bonus B", "B: accept 1", "A: ready", "B: ready", "A: stance cooperate",
    "B: stance cooperate", "dice: 3 3 | 4 4", "dice: 6", "A: deck common", "A: wander", "dice: 1",
    "A: with Brew Potion",
]
expect = ["stored A 6 on Brew Potion", "contract 3 replaced by A from common", "added A die 6", "wandered A 7"]

[now]
phase = "contest"
contest = 3
orders = { A = "1: contract 3 [Axe]; 2: [Ash]", B = "1: contract 3 [Bow]; 4: [Idle]" }
"#,
    );
}

#[test]
fn a_boon_that_comes_back_is_as_new_but_without_its_die() {
    check(
        "a boon comes back",
        r#"
proves = ["GM-EFCT-05", "GM-EFCT-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Chart the Moon Tides"] },
    { adventurer = "Axe", of = "A", skills = { arcane = 2 } },
    { adventurer = "Bow", of = "A", skills = { guile = 5 } },
    { adventurer = "Cup", of = "A", skills = { arcane = 1 } },
    { guild = "B" },
    { contract = "Fence the Stolen Relics", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]; 2: contract 1 [Bow]; 3: [Cup]", B = "4: [Idle]" } }
script = [
    "A: wander", "dice: 1 1", "A: with Chart the Moon Tides die 1", "dice: 2", "A: carry", "dice: 6 6 6 6 6",
    "A: pass", "A: take Brew Potion", "A: take Chart the Moon Tides", "draw: 1 | 1",
    "A: arrange Empty the Wyrm Vault, Topple the Clockwork Citadel", "A: deck common", "A: wander", "dice: 1",
    "A: with Chart the Moon Tides die 1", "dice: 6",
]
expect = [
    "wandered A 3", "refused: GM-EFCT-04", "refused: GM-RUL-43", "recovered A Chart the Moon Tides",
    "peeked A legendary Topple the Clockwork Citadel", "peeked A legendary Empty the Wyrm Vault",
    "arranged A legendary", "rerolled A die 1 to 6", "wandered A 6",
    "top legendary = Empty the Wyrm Vault, Topple the Clockwork Citadel",
]
"#,
    );
    check(
        "a boon comes back",
        r#"
proves = ["GM-EFCT-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Brew Potion"], discarded = ["Bless the Seed Grain"], stored = { "Brew Potion" = [3] } },
    { adventurer = "Axe", of = "A", skills = { arcane = 2 } },
    { adventurer = "Bow", of = "A", skills = { guile = 5 } },
    { adventurer = "Cup", of = "A", skills = { arcane = 1 } },
    { guild = "B" },
    { contract = "Fence the Stolen Relics", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]; 2: contract 1 [Bow]; 3: [Cup]", B = "4: [Idle]" } }
script = [
    "A: wander", "dice: 1 1", "A: with Brew Potion", "A: carry", "dice: 6 6 6 6 6", "A: take Brew Potion",
    "draw: 1 | 1", "A: arrange Empty the Wyrm Vault, Topple the Clockwork Citadel", "A: deck common",
    "A: wander", "dice: 1",
]
expect = ["wandered A 5", "recovered A Brew Potion", "wandered A 1"]
"#,
    );
}

#[test]
fn plot_boons_bring_orders_larger_teams_and_a_farewell() {
    check(
        "a boon brings one order more",
        r#"
proves = ["GM-EFCT-11", "GM-RUL-21", "GM-EFCT-10", "GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Wake the Sleeping Titan"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Wake the Sleeping Titan", "A: orders 4: [Axe]", "A: orders 3: [Axe]", "B: orders none"]
expect = [
    "used A Wake the Sleeping Titan", "orders A +1", "refused: GM-ORDR-02", "asked: A fallback 3",
    "A.order_limit = 3", "A.completed = none",
]
"#,
    );
    check(
        "never more than four orders",
        r#"
proves = ["GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Wake the Sleeping Titan"], adventurers = ["Vesper"], upgrades = ["Stables II"] },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
script = ["A: use Wake the Sleeping Titan", "A: use Vesper"]
expect = ["orders A +1", "gold A +1", "asked: A orders", "A.order_limit = 4"]
"#,
    );
    check(
        "a larger team and another adventurer",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Map the Whispering Maze"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 1 } },
    { adventurer = "Cup", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "plot", round = 2 }
script = [
    "A: use Map the Whispering Maze", "A: space B", "A: space A", "draw: 1", "A: orders 1: [Axe, Bow, Cup]",
    "B: orders none",
]
expect = [
    "teams A +1 for 1", "refused: GM-EFCT-10", "space A gone Cixi", "space A shows Venju",
    "asked: A fallback 1", "A.team_limit = 2",
]
"#,
    );
    check(
        "an adventurer retires",
        r#"
proves = ["GM-EFCT-11", "GM-FAME-02"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Outdance the Fae Court"], adventurers = ["Rook", "Hedda"] },
    { guild = "B", adventurers = ["Calder"] },
]
now = { phase = "plot", round = 2 }
script = ["A: use Outdance the Fae Court", "A: member Calder", "A: member Rook"]
expect = ["refused: GM-EFCT-10", "retired A Rook", "fame A +4", "gold A +3", "A.adventurers = Hedda"]
"#,
    );
    check(
        "the last adventurer stays",
        r#"
proves = ["GM-EFCT-11"]
setup = { guilds = 2 }
piece = [{ guild = "A", completed = ["Outdance the Fae Court"], adventurers = ["Rook"] }, { guild = "B" }]
now = { phase = "plot", round = 2 }
expect = ["asked: A orders", "A.adventurers = Rook"]
"#,
    );
}

#[test]
fn boons_of_other_windows_are_not_offered_in_the_plot_phase() {
    check(
        "not in the plot phase",
        r#"
proves = ["GM-RUL-21"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Read the Last Page", "Chart the Moon Tides", "Audit the Harbour Books"] },
    { guild = "B" },
]
now = { phase = "plot", round = 2 }
expect = ["asked: A orders", "never: used"]
"#,
    );
}
