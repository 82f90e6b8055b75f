//! Bonuses: what completing a Contract brings besides Gold and Fame.

use super::{Play, play};

/// A completes a Contract of the set on space 1 by itself, with five dice of a Skill.
fn completing(contract: &str, skill: &str, facts: &str) -> Play {
    play("a bonus", &["GM-EFCT-03", "GM-CONT-06"])
        .guild("A", facts)
        .has("A", "Axe", &format!("{skill} = 5"))
        .guild("B", "gold = 5\nfame = 5")
        .lies(contract, 1)
        .order("A", "1: contract 1 [Axe]")
        .waits()
}

/// Completes it, then these lines, then the replacement.
fn complete<'a>(more: &[&'a str]) -> Vec<&'a str> {
    ["A: carry", "dice: 6 6 6 6 6"].iter().chain(more).chain(&["A: deck common"]).copied().collect()
}

#[test]
fn a_bonus_comes_after_gold_and_fame_and_before_the_replacement() {
    completing("Soothe the Ferrymen", "charm", "").run(
        &complete(&["draw: 1"]),
        &[
            "gold A +1",
            "fame A +1",
            "contract 1 completed by A",
            "peeked A common Ambush Poachers",
            "took A Ambush Poachers",
            "contract 1 replaced by A from common",
            "A.private = Ambush Poachers",
            "deck common = 32",
        ],
    );
}

#[test]
fn rivals_lose_gold_and_fame() {
    for (contract, skill, fact, gold, fame) in [
        ("Rob the Tithe Caravan", "guile", "gold B -2", 3, 5),
        ("Sink the Ledger Fleet", "logic", "gold B -4", 1, 5),
        ("Whispers at Court", "charm", "fame B -2", 5, 3),
    ] {
        completing(contract, skill, "").run(
            &complete(&[]),
            &[
                fact,
                "contract 1 replaced by A from common",
                &format!("B.gold = {gold}"),
                &format!("B.fame = {fame}"),
            ],
        );
    }
    completing("Forge a Customs Stamp", "guile", "").run(
        &complete(&["draw: 1 | 1 | 1", "A: arrange Confront Blasphemers, Ambush Poachers, Identify Rebels"]),
        &["gold B -1", "arranged A common", "B.gold = 4", "top common = Ambush Poachers, Identify Rebels"],
    );
    completing("Empty the Wyrm Vault", "guile", "")
        .run(&complete(&[]), &["gold A +3", "gold B -2", "gold A +2", "A.gold = 5", "B.gold = 3"]);
}

#[test]
fn fame_never_drops_under_0_and_gold_no_more_than_there_is() {
    let poor = |contract: &str, skill: &str| {
        play("a larger loss is cut off", &["GM-FAME-02", "GM-FAME-03", "GM-RUL-20", "GM-RUL-18"])
            .guild("A", "")
            .has("A", "Axe", &format!("{skill} = 5"))
            .guild("B", "gold = 3\nfame = 1")
            .lies(contract, 1)
            .order("A", "1: contract 1 [Axe]")
            .waits()
    };
    poor("Whispers at Court", "charm").run(&complete(&[]), &["fame B -1", "B.fame = 0"]);
    poor("Sink the Ledger Fleet", "guile").run(&complete(&[]), &["gold B -3", "B.gold = 0"]);
}

#[test]
fn rivals_are_granted_gold_and_fame() {
    completing("Host the Ambassador's Feast", "charm", "")
        .run(&complete(&[]), &["gold A +4", "gold B +2", "A.gold = 4", "B.gold = 7"]);
    completing("Broker the Hundred-Year Peace", "charm", "")
        .run(&complete(&[]), &["fame A +6", "fame B +2", "A.fame = 6", "B.fame = 7"]);
}

#[test]
fn one_of_two_is_chosen() {
    completing("Judge the Harvest Songs", "charm", "")
        .proving(&["GM-EFCT-04", "GM-RUL-20"])
        .run(&complete(&["A: pass", "A: option 1"]), &["refused: GM-EFCT-04", "A.gold = 2", "A.fame = 2"]);
    completing("Judge the Harvest Songs", "spirit", "")
        .run(&complete(&["A: option 2"]), &["asked: A pick choose", "A.gold = 1", "A.fame = 3"]);
    completing("Raid the Smugglers' Loft", "might", "").run(
        &complete(&["A: ready", "B: ready", "A: option 1"]),
        &["lobby A", "gold B -2", "B.gold = 3", "B.fame = 5"],
    );
    completing("Raid the Smugglers' Loft", "guile", "").run(
        &complete(&["A: ready", "B: ready", "A: option 2"]),
        &["lobby A", "fame B -2", "B.gold = 5", "B.fame = 3"],
    );
}

#[test]
fn what_a_guild_has_is_counted_up_to_a_cap() {
    for (contract, skill, facts, gold, fame) in [
        ("Sort the Hedge Charms", "arcane", "completed = [\"Brew Potion\", \"Break the Toll Gang\"]", 3, 3),
        (
            "Sort the Hedge Charms",
            "arcane",
            "completed = [\"Audit the Harbour Books\", \"Bribe the Auction Crier\", \"Brew Potion\"]",
            4,
            3,
        ),
        ("Restore the Parish Rolls", "logic", "private = [\"Brew Potion\"]", 2, 3),
        (
            "Restore the Parish Rolls",
            "spirit",
            "private = [\"Brew Potion\", \"Break the Toll Gang\", \"Duel at the Fair\"]",
            2,
            4,
        ),
        ("Open the Mirror Gate", "arcane", "start = \"might fixer\"\nupgrades = [\"Salon fixer\"]", 3, 6),
        ("Wrestle the Mountain", "might", "adventurers = [\"Yara\", \"Aldous\", \"Rook\"]", 5, 8),
        (
            "Wrestle the Mountain",
            "might",
            "adventurers = [\"Yara\", \"Aldous\", \"Jorunn\", \"Benedek\"]",
            5,
            9,
        ),
        // The Contract itself is completed when its Bonus is resolved (GM-EFCT-03).
        ("Sing the Dragon to Sleep", "charm", "completed = [\"Unwrite the Blood Pact\"]", 4, 8),
        ("Sing the Dragon to Sleep", "spirit", "completed = [\"Break the Toll Gang\"]", 4, 7),
    ] {
        completing(contract, skill, facts).run(
            &complete(&[]),
            &[
                "contract 1 replaced by A from common",
                &format!("A.gold = {gold}"),
                &format!("A.fame = {fame}"),
            ],
        );
    }
}

#[test]
fn private_contracts_are_drawn_and_the_rest_goes_to_the_bottom() {
    completing("Rescue the Lost Choir", "spirit", "").run(
        &complete(&["draw: 1 | 1 | 1", "A: take Brew Potion", "A: take Identify Rebels"]),
        &[
            "refused: GM-EFCT-10",
            "took A Identify Rebels",
            "sunk A Ambush Poachers",
            "sunk A Confront Blasphemers",
            "A.private = Identify Rebels",
            "bottom common = Ambush Poachers, Confront Blasphemers",
        ],
    );
    completing("Bargain with the Grave King", "guile", "").run(
        &complete(&["draw: 1 | 1 | 1 | 1", "A: take Identify Rebels", "A: take Ambush Poachers"]),
        &[
            "took A Identify Rebels",
            "took A Ambush Poachers",
            "A.private = Ambush Poachers, Identify Rebels",
            "bottom common = Confront Blasphemers, Steal Battle Plans",
        ],
    );
}

#[test]
fn a_contract_of_the_board_is_replaced_by_one_that_lies_open() {
    let start = || completing("Survey the Drowned Road", "logic", "");
    start().lies("Break the Toll Gang", 2).down("heroic", 3).run(
        &complete(&["A: pass", "A: space 3", "A: space 2", "A: deck heroic", "draw: 1"]),
        &[
            "refused: GM-EFCT-04",
            "refused: GM-EFCT-10",
            "contract 2 gone Break the Toll Gang",
            "contract 2 shows Unmask the False Envoy",
            "contract 2 = Unmask the False Envoy",
        ],
    );
    start().run(
        &complete(&[]),
        &["contract 1 completed by A", "contract 1 replaced by A from common", "never: contract 2"],
    );
}

#[test]
fn cards_are_looked_at_and_private_contracts_exchanged() {
    completing("Read the Old Stars", "guile", "private = [\"Duel at the Fair\"]")
        .lies("Break the Toll Gang", 2)
        .lies("Hold the Broken Ford", 3)
        .run(
            &complete(&[
                "draw: 1 | 1 | 1",
                "A: arrange Crown the Exiled Heir, Empty the Wyrm Vault",
                "A: arrange Crown the Exiled Heir, Empty the Wyrm Vault, Topple the Clockwork Citadel",
                "A: exchange Duel at the Fair for contract 3",
                "A: exchange Duel at the Fair for contract 2",
            ]),
            &[
                "refused: GM-EFCT-10",
                "arranged A legendary",
                "refused: GM-EFCT-10",
                "exchanged A Duel at the Fair for Break the Toll Gang on 2",
                "contract 2 = Duel at the Fair",
                "A.private = Break the Toll Gang",
                "top legendary = Crown the Exiled Heir, Empty the Wyrm Vault, Topple the Clockwork Citadel",
            ],
        );
    completing("Read the Coffee Grounds", "charm", "private = [\"Duel at the Fair\"]").down("heroic", 2).run(
        &complete(&[
            "A: exchange Duel at the Fair",
            "draw: 1",
            "A: space 2",
            "draw: 1",
            "A: space B",
            "draw: 1",
        ]),
        &[
            "exchanged A Duel at the Fair for Ambush Poachers",
            "looked A contract 2 Unmask the False Envoy",
            "looked A space B Cixi",
            "contract 2 = down heroic",
            "space B = down",
            "A.private = Ambush Poachers",
        ],
    );
}

#[test]
fn upgrades_are_built_without_an_order() {
    completing("Reforge the Town Bell", "might", "").proving(&["GM-EFCT-04"]).run(
        &complete(&[
            "A: decline",
            "A: pass",
            "A: build Stables II",
            "A: build Sealed Vault",
            "A: build Armory fixer, Bar II",
            "A: build Armory fixer",
        ]),
        &[
            "refused: GM-EFCT-04",
            "refused: GM-EFCT-04",
            "refused: GM-HIRE-08",
            "refused: GM-UPGR-23",
            "refused: GM-HIRE-08",
            "hired A 1 for 0",
            "built A Armory fixer",
            "fame A +1",
            "marker = 3",
        ],
    );
    completing("Unearth the Builder Kings", "logic", "").run(
        &complete(&["A: build Armory fixer, Bar II"]),
        &[
            "hired A 2 for 0",
            "built A Armory fixer",
            "fame A +1",
            "built A Bar II",
            "fame A +1",
            "marker = 4",
            "A.fame = 9",
        ],
    );
}

#[test]
fn the_free_builder_moves_the_marker_and_upgrades_come_from_effects() {
    play("effects give upgrades", &["GM-UPGR-23", "GM-HIRE-12", "GM-EFCT-11"])
        .guild("A", "completed = [\"Read the Last Page\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &["A: use Read the Last Page", "A: build Bar II"],
            &[
                "asked: A use action",
                "used A Read the Last Page",
                "hired A 1 for 0",
                "built A Bar II",
                "fame A +1",
                "asked: A fallback 1",
                "marker = 3",
                "A.completed = none",
            ],
        );
    play("a boon may be left", &["GM-EFCT-05"])
        .guild("A", "completed = [\"Read the Last Page\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(&["A: pass"], &["asked: A fallback 1", "A.completed = Read the Last Page", "never: used"]);
    play("a boon may be left", &["GM-EFCT-05"])
        .guild("A", "completed = [\"Read the Last Page\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &["A: use Read the Last Page", "A: decline"],
            &["used A Read the Last Page", "asked: A fallback 1", "never: built", "never: hired"],
        );
}

#[test]
fn adventurers_are_recruited_as_a_bonus() {
    completing("Win the Tourney of Lances", "might", "gold = 5\nadventurers = [\"Cyrus\"]")
        .stands("Vatsana", "D")
        .stands("Cixi", "A")
        .run(
            &complete(&["A: space A", "A: space D"]),
            &[
                "refused: GM-RECR-01",
                "recruited A Vatsana from D for 7",
                "fame A +5",
                "A.gold = 0",
                "A.fame = 9",
                "space D = down",
            ],
        );
    completing("Win the Tourney of Lances", "charm", "adventurers = [\"Cyrus\"]")
        .stands("Vatsana", "D")
        .run(&complete(&[]), &["contract 1 replaced by A from common", "never: recruited", "A.gold = 2"]);
    completing("Crown the Exiled Heir", "logic", "gold = 1").stands("Vatsana", "D").stands("Cixi", "A").run(
        &complete(&["A: space A"]),
        &["recruited A Cixi from A for 3", "fame A +3", "A.gold = 0", "A.fame = 8"],
    );
    completing("Free the Chained Champion", "might", "").stands("Vatsana", "D").stands("Cixi", "A").run(
        &complete(&["A: space D", "A: space A"]),
        &["refused: GM-RECR-01", "recruited A Cixi from A for 0", "A.gold = 1", "A.fame = 10"],
    );
}
