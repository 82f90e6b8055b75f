//! Bonuses: what completing a Contract brings besides Gold and Fame.

use super::check;

#[test]
fn a_bonus_comes_after_gold_and_fame_and_before_the_replacement() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Soothe the Ferrymen", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "draw: 1", "A: deck common"]
expect = [
    "gold A +1", "fame A +1", "contract 1 completed by A", "peeked A common Ambush Poachers",
    "took A Ambush Poachers", "contract 1 replaced by A from common", "A.private = Ambush Poachers",
    "deck common = 32",
]
"#,
    );
}

#[test]
fn rivals_lose_gold_and_fame() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Rob the Tithe Caravan", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["gold B -2", "contract 1 replaced by A from common", "B.gold = 3", "B.fame = 5"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { logic = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Sink the Ledger Fleet", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["gold B -4", "contract 1 replaced by A from common", "B.gold = 1", "B.fame = 5"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Whispers at Court", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["fame B -2", "contract 1 replaced by A from common", "B.gold = 5", "B.fame = 3"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Forge a Customs Stamp", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "draw: 1 | 1 | 1",
    "A: arrange Confront Blasphemers, Ambush Poachers, Identify Rebels", "A: deck common",
]
expect = ["gold B -1", "arranged A common", "B.gold = 4", "top common = Ambush Poachers, Identify Rebels"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Empty the Wyrm Vault", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["gold A +3", "gold B -2", "gold A +2", "A.gold = 5", "B.gold = 3"]
"#,
    );
}

#[test]
fn fame_never_drops_under_0_and_gold_no_more_than_there_is() {
    check(
        "a larger loss is cut off",
        r#"
proves = ["GM-FAME-02", "GM-FAME-03", "GM-RUL-20", "GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 3, fame = 1 },
    { contract = "Whispers at Court", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["fame B -1", "B.fame = 0"]
"#,
    );
    check(
        "a larger loss is cut off",
        r#"
proves = ["GM-FAME-02", "GM-FAME-03", "GM-RUL-20", "GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 3, fame = 1 },
    { contract = "Sink the Ledger Fleet", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["gold B -3", "B.gold = 0"]
"#,
    );
}

#[test]
fn rivals_are_granted_gold_and_fame() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Host the Ambassador's Feast", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["gold A +4", "gold B +2", "A.gold = 4", "B.gold = 7"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Broker the Hundred-Year Peace", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["fame A +6", "fame B +2", "A.fame = 6", "B.fame = 7"]
"#,
    );
}

#[test]
fn one_of_two_is_chosen() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-04", "GM-RUL-20"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Judge the Harvest Songs", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: pass", "A: option 1", "A: deck common"]
expect = ["refused: GM-EFCT-04", "A.gold = 2", "A.fame = 2"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { spirit = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Judge the Harvest Songs", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: option 2", "A: deck common"]
expect = ["asked: A pick choose", "A.gold = 1", "A.fame = 3"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Raid the Smugglers' Loft", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: ready", "B: ready", "A: option 1", "A: deck common"]
expect = ["lobby A", "gold B -2", "B.gold = 3", "B.fame = 5"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Raid the Smugglers' Loft", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: ready", "B: ready", "A: option 2", "A: deck common"]
expect = ["lobby A", "fame B -2", "B.gold = 5", "B.fame = 3"]
"#,
    );
}

#[test]
fn what_a_guild_has_is_counted_up_to_a_cap() {
    for (contract, skill, has, gold, fame) in [
        ("Sort the Hedge Charms", "arcane", r#"completed = ["Brew Potion", "Break the Toll Gang"]"#, 3, 3),
        (
            "Sort the Hedge Charms",
            "arcane",
            r#"completed = ["Audit the Harbour Books", "Bribe the Auction Crier", "Brew Potion"]"#,
            4,
            3,
        ),
        ("Restore the Parish Rolls", "logic", r#"private = ["Brew Potion"]"#, 2, 3),
        (
            "Restore the Parish Rolls",
            "spirit",
            r#"private = ["Brew Potion", "Break the Toll Gang", "Duel at the Fair"]"#,
            2,
            4,
        ),
        ("Open the Mirror Gate", "arcane", r#"start = "might fixer", upgrades = ["Salon fixer"]"#, 3, 6),
        ("Wrestle the Mountain", "might", r#"adventurers = ["Yara", "Aldous", "Rook"]"#, 5, 8),
        ("Wrestle the Mountain", "might", r#"adventurers = ["Yara", "Aldous", "Jorunn", "Benedek"]"#, 5, 9),
        // The Contract itself is completed when its Bonus is resolved (GM-EFCT-03).
        ("Sing the Dragon to Sleep", "charm", r#"completed = ["Unwrite the Blood Pact"]"#, 4, 8),
        ("Sing the Dragon to Sleep", "spirit", r#"completed = ["Break the Toll Gang"]"#, 4, 7),
    ] {
        let text = r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", HAS },
    { adventurer = "Axe", of = "A", skills = { SKILL = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "CONTRACT", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["contract 1 replaced by A from common", "A.gold = GOLD", "A.fame = FAME"]
"#;
        let text = text.replace("HAS", has).replace("SKILL", skill).replace("CONTRACT", contract);
        let text = text.replace("GOLD", &gold.to_string()).replace("FAME", &fame.to_string());
        check("a bonus counts up to a cap", &text);
    }
}

#[test]
fn private_contracts_are_drawn_and_the_rest_goes_to_the_bottom() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { spirit = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Rescue the Lost Choir", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "draw: 1 | 1 | 1", "A: take Brew Potion", "A: take Identify Rebels",
    "A: deck common",
]
expect = [
    "refused: GM-EFCT-10", "took A Identify Rebels", "sunk A Ambush Poachers", "sunk A Confront Blasphemers",
    "A.private = Identify Rebels", "bottom common = Ambush Poachers, Confront Blasphemers",
]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Bargain with the Grave King", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "draw: 1 | 1 | 1 | 1", "A: take Identify Rebels", "A: take Ambush Poachers",
    "A: deck common",
]
expect = [
    "took A Identify Rebels", "took A Ambush Poachers", "A.private = Ambush Poachers, Identify Rebels",
    "bottom common = Confront Blasphemers, Steal Battle Plans",
]
"#,
    );
}

#[test]
fn a_contract_of_the_board_is_replaced_by_one_that_lies_open() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { logic = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Survey the Drowned Road", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "Break the Toll Gang", on = 2 },
    { down = "heroic", on = 3 },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "A: pass", "A: space 3", "A: space 2", "A: deck heroic", "draw: 1",
    "A: deck common",
]
expect = [
    "refused: GM-EFCT-04", "refused: GM-EFCT-10", "contract 2 gone Break the Toll Gang",
    "contract 2 shows Unmask the False Envoy", "contract 2 = Unmask the False Envoy",
]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { logic = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Survey the Drowned Road", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["contract 1 completed by A", "contract 1 replaced by A from common", "never: contract 2"]
"#,
    );
}

#[test]
fn cards_are_looked_at_and_private_contracts_exchanged() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Duel at the Fair"] },
    { adventurer = "Axe", of = "A", skills = { guile = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Read the Old Stars", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { contract = "Break the Toll Gang", on = 2 },
    { contract = "Hold the Broken Ford", on = 3 },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "draw: 1 | 1 | 1", "A: arrange Crown the Exiled Heir, Empty the Wyrm Vault",
    "A: arrange Crown the Exiled Heir, Empty the Wyrm Vault, Topple the Clockwork Citadel",
    "A: exchange Duel at the Fair for contract 3", "A: exchange Duel at the Fair for contract 2",
    "A: deck common",
]
expect = [
    "refused: GM-EFCT-10", "arranged A legendary", "refused: GM-EFCT-10",
    "exchanged A Duel at the Fair for Break the Toll Gang on 2", "contract 2 = Duel at the Fair",
    "A.private = Break the Toll Gang",
    "top legendary = Crown the Exiled Heir, Empty the Wyrm Vault, Topple the Clockwork Citadel",
]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", private = ["Duel at the Fair"] },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Read the Coffee Grounds", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { down = "heroic", on = 2 },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "A: exchange Duel at the Fair", "draw: 1", "A: space 2", "draw: 1",
    "A: space B", "draw: 1", "A: deck common",
]
expect = [
    "exchanged A Duel at the Fair for Ambush Poachers", "looked A contract 2 Unmask the False Envoy",
    "looked A space B Cixi", "contract 2 = down heroic", "space B = down", "A.private = Ambush Poachers",
]
"#,
    );
}

#[test]
fn upgrades_are_built_without_an_order() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Reforge the Town Bell", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = [
    "A: carry", "dice: 6 6 6 6 6", "A: decline", "A: pass", "A: build Stables II", "A: build Sealed Vault",
    "A: build Armory fixer, Bar II", "A: build Armory fixer", "A: deck common",
]
expect = [
    "refused: GM-EFCT-04", "refused: GM-EFCT-04", "refused: GM-HIRE-08", "refused: GM-UPGR-23",
    "refused: GM-HIRE-08", "hired A 1 for 0", "built A Armory fixer", "fame A +1", "marker = 3",
]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { logic = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Unearth the Builder Kings", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: build Armory fixer, Bar II", "A: deck common"]
expect = [
    "hired A 2 for 0", "built A Armory fixer", "fame A +1", "built A Bar II", "fame A +1", "marker = 4",
    "A.fame = 9",
]
"#,
    );
}

#[test]
fn the_free_builder_moves_the_marker_and_upgrades_come_from_effects() {
    check(
        "effects give upgrades",
        r#"
proves = ["GM-UPGR-23", "GM-HIRE-12", "GM-EFCT-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Read the Last Page"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Read the Last Page", "A: build Bar II"]
expect = [
    "asked: A use action", "used A Read the Last Page", "hired A 1 for 0", "built A Bar II", "fame A +1",
    "asked: A fallback 1", "marker = 3", "A.completed = none",
]
"#,
    );
    check(
        "abilities give upgrades",
        r#"
proves = ["GM-UPGR-23", "GM-HIRE-12"]
setup = { guilds = 2 }
piece = [
    { adventurer = "Proof Mason", skills = { might = 1 }, ability = '(moon: every, phase: action, limit: round, effects: [build_now(builders: 1, kinds: (core: true))])' },
    { guild = "A", adventurers = ["Proof Mason"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }
script = ["A: use Proof Mason", "A: build Library fixer", "A: build Bar II"]
expect = [
    "used A Proof Mason", "refused: GM-UPGR-23", "hired A 1 for 0", "built A Bar II", "fame A +1", "asked: A fallback 1",
    "marker = 3", "A.upgrades = Stables I, Mess Hall I, Bar II",
]
"#,
    );
    check(
        "a boon may be left",
        r#"
proves = ["GM-EFCT-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Read the Last Page"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "4: [Idle]" } }

[[case]]
name = "1"
script = ["A: pass"]
expect = ["asked: A fallback 1", "A.completed = Read the Last Page", "never: used"]

[[case]]
name = "2"
script = ["A: use Read the Last Page", "A: decline"]
expect = ["used A Read the Last Page", "asked: A fallback 1", "never: built", "never: hired"]
"#,
    );
}

#[test]
fn adventurers_are_recruited_as_a_bonus() {
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 5, adventurers = ["Cyrus"] },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Win the Tourney of Lances", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: space A", "A: space D", "A: deck common"]
expect = [
    "refused: GM-RECR-01", "recruited A Vatsana from D for 7", "fame A +5", "A.gold = 0", "A.fame = 9",
    "space D = down",
]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Cyrus"] },
    { adventurer = "Axe", of = "A", skills = { charm = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Win the Tourney of Lances", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Vatsana", space = "D" },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: deck common"]
expect = ["contract 1 replaced by A from common", "never: recruited", "A.gold = 2"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 1 },
    { adventurer = "Axe", of = "A", skills = { logic = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Crown the Exiled Heir", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: space A", "A: deck common"]
expect = ["recruited A Cixi from A for 3", "fame A +3", "A.gold = 0", "A.fame = 8"]
"#,
    );
    check(
        "a bonus",
        r#"
proves = ["GM-EFCT-03", "GM-CONT-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 5 } },
    { guild = "B", gold = 5, fame = 5 },
    { contract = "Free the Chained Champion", on = 1 },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Cixi", space = "A" },
]
now = { phase = "action", orders = { A = "1: contract 1 [Axe]", B = "4: [Idle]" } }
script = ["A: carry", "dice: 6 6 6 6 6", "A: space D", "A: space A", "A: deck common"]
expect = ["refused: GM-RECR-01", "recruited A Cixi from A for 0", "A.gold = 1", "A.fame = 10"]
"#,
    );
}
