//! Words of the effect vocabulary that no card of the set uses, by cards for proofs.

use super::{Play, play};

/// A has a card for proofs in the Plot Phase of a Round.
fn plotting(name: &'static str, proves: &[&'static str], who: &str, round: u8, facts: &str) -> Play {
    play(name, proves)
        .plot(round)
        .guild("A", &format!("adventurers = [\"{who}\"]\n{facts}"))
        .guild("B", "gold = 5\nfame = 5")
}

/// A completes a card for proofs on space 1 alone.
fn completing(name: &'static str, proves: &[&'static str], contract: &str) -> Play {
    play(name, proves)
        .guilds(3)
        .guild("A", "gold = 1\nfame = 4")
        .has("A", "Axe", "might = 5")
        .guild("B", "gold = 3\nfame = 4")
        .guild("C", "gold = 1\nfame = 2")
        .lies(contract, 1)
        .order("A", "1: contract 1 [Axe]")
        .waits()
}

#[test]
fn cards_that_are_looked_at_go_back_as_they_lay() {
    plotting("looked at and put back", &["GM-PLOT-01"], "Proof Courier", 2, "").run(
        &["A: use Proof Courier", "draw: 2 | 1"],
        &[
            "peeked A common Identify Rebels",
            "peeked A common Ambush Poachers",
            "asked: A orders",
            "top common = Identify Rebels, Ambush Poachers",
            "deck common = 35",
            "never: asked: A pick",
        ],
    );
}

#[test]
fn contracts_that_are_discarded_are_drawn_by_nobody_any_more() {
    let start = || {
        plotting("the rest is discarded", &["GM-COMP-12", "GM-PLOT-01"], "Proof Censor", 2, "")
            .now("decks", "[3, 2, 0]")
    };
    start().run(
        &["A: use Proof Censor", "draw: 1 | 1 | 1", "A: take Identify Rebels"],
        &[
            "took A Identify Rebels",
            "discarded A Ambush Poachers",
            "discarded A Confront Blasphemers",
            "A.private = Identify Rebels",
            "top common = none",
            "deck common = 0",
            "deck heroic = 2",
        ],
    );
    start().run(
        &["A: use Proof Censor", "draw: 1 | 1 | 1", "A: pass"],
        &[
            "discarded A Ambush Poachers",
            "discarded A Identify Rebels",
            "discarded A Confront Blasphemers",
            "A.private = none",
            "deck common = 0",
        ],
    );
}

#[test]
fn a_chosen_deck_is_the_one_whose_cards_are_picked() {
    let choice = plotting("a deck is chosen", &["GM-PLOT-01", "GM-EFCT-10"], "Proof Seeker", 2, "");
    choice.clone().run(
        &[
            "A: use Proof Seeker",
            "A: deck heroic",
            "draw: 1 | 1",
            "A: arrange Rob the Tithe Caravan, Unmask the False Envoy",
            "A: deck heroic",
            "A: take Unmask the False Envoy",
        ],
        &[
            "asked: A pick peek_deck",
            "peeked A heroic Unmask the False Envoy",
            "peeked A heroic Rob the Tithe Caravan",
            "arranged A heroic",
            "asked: A pick draw_private",
            "took A Unmask the False Envoy",
            "sunk A Rob the Tithe Caravan",
            "bottom heroic = Rob the Tithe Caravan",
            "deck heroic = 29",
        ],
    );
    // What is known of one deck is no card of another.
    choice.run(
        &[
            "A: use Proof Seeker",
            "A: deck common",
            "draw: 1 | 1",
            "A: arrange Ambush Poachers, Identify Rebels",
            "A: deck legendary",
            "draw: 1 | 1",
            "A: take Ambush Poachers",
            "A: take Empty the Wyrm Vault",
        ],
        &[
            "peeked A legendary Topple the Clockwork Citadel",
            "peeked A legendary Empty the Wyrm Vault",
            "refused: GM-EFCT-10",
            "took A Empty the Wyrm Vault",
            "top common = Ambush Poachers, Identify Rebels",
            "bottom legendary = Topple the Clockwork Citadel",
        ],
    );
}

#[test]
fn conditions_are_read_one_after_the_other() {
    let start = |round, facts: &str| {
        plotting("conditions", &["GM-ROUN-03", "GM-ROUN-04"], "Proof Oracle", round, facts)
    };
    // A Full Moon, no Hero, too little Gold, and B ahead.
    start(2, "gold = 7\nfame = 0").run(
        &["A: use Proof Oracle"],
        &["fame A +1", "gold A +2", "fame A +3", "fame A +4", "gold A +6", "A.gold = 15", "A.fame = 8"],
    );
    // A Half Moon that is a Blood Moon too.
    start(3, "gold = 10\nfame = 9").has("A", "Axe", "might = 1").run(
        &["A: use Proof Oracle"],
        &["gold A +1", "fame A +2", "gold A +3", "fame A +4", "gold A +5", "gold A +6", "A.gold = 25"],
    );
    // A Hero or a Legend will do, and of three Guilds the last is not among the first two.
    for (rank, fact) in [("adept", "fame A +4"), ("hero", "gold A +4"), ("legend", "gold A +4")] {
        play("conditions of a guild", &["GM-EFCT-10"])
            .guilds(3)
            .plot(2)
            .guild("A", "adventurers = [\"Proof Oracle\"]\nfame = 1")
            .ranked("A", "Axe", "might = 1", rank)
            .guild("B", "fame = 20")
            .guild("C", "fame = 19")
            .run(&["A: use Proof Oracle"], &[fact, "fame A +6"]);
    }
}

#[test]
fn everything_a_guild_has_can_be_counted() {
    let facts = r#"gold = 5
fame = 1
adventurers = ["Proof Census", "Hedda", "Cyrus", "Aldous", "The Last Sage"]
start = "might fixer"
upgrades = ["Library reroll", "Stables II", "Bar III", "Sealed Vault"]
completed = ["Break the Toll Gang", "Warm the Winter Shrine", "Storm the Cove", "Slay the Lightning Roc"]
private = ["Steal Battle Plans", "Drag the Wrecked Barge"]"#;
    play("everything is counted", &["GM-EFCT-10", "GM-RUL-43"])
        .plot(2)
        .guild("A", facts)
        .guild("B", "fame = 90")
        .run(
            &["A: use Proof Census"],
            &[
                "gold A +2",
                "fame A +1",
                "gold A +1",
                "fame A +2",
                "gold A +5",
                "fame A +2",
                "fame A +2",
                // The Library, Stables II, Bar III, the Sealed Vault.
                "fame A +7",
                "fame A +2",
                "fame A +2",
                "fame A +3",
                "fame A +2",
                "fame A +1",
                // Arcane and Logic have six dice or more.
                "fame A +2",
                "fame A +1",
                "fame A +4",
                "A.gold = 13",
            ],
        );
}

#[test]
fn fame_is_exchanged_for_gold_as_often_as_it_lasts() {
    let start = |fame: u8| {
        plotting("fame for gold", &["GM-FAME-02", "GM-FAME-03"], "Proof Broker", 2, &format!("fame = {fame}"))
    };
    start(5).run(
        &["A: use Proof Broker", "A: pay", "A: pay"],
        &["fame A -2", "gold A +3", "fame A -2", "gold A +3", "asked: A orders", "A.fame = 1", "A.gold = 6"],
    );
    start(3).run(&["A: use Proof Broker", "A: pay"], &["asked: A orders", "A.fame = 1", "A.gold = 3"]);
    start(1).run(&[], &["asked: A orders", "never: asked: A use"]);
}

#[test]
fn larger_teams_for_all_orders() {
    plotting("larger teams for all", &["GM-ORDR-03", "GM-PLOT-01"], "Proof Drummer", 2, "")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .has("A", "Cup", "might = 1")
        .has("A", "Dag", "might = 1")
        .has("A", "Elm", "might = 1")
        .has("A", "Fan", "might = 1")
        .run(
            &["A: use Proof Drummer", "A: orders 1: [Axe, Bow, Cup]; 2: [Dag, Elm, Fan]", "B: orders none"],
            &["teams A +1 for 4", "orders A 1: [Axe, Bow, Cup]; 2: [Dag, Elm, Fan]"],
        );
}

#[test]
fn a_team_is_open_up_to_the_larger_limit() {
    let start = || {
        let play = plotting("an open team", &["GM-ADVR-09"], "Proof Drummer\", \"Roswen", 2, "");
        ["Axe", "Bow", "Cup", "Dag"].into_iter().fold(play, |play, name| play.has("A", name, "might = 1"))
    };
    let orders = ["A: orders 1: [Axe, Bow]", "B: orders none"];
    start().run(
        &[
            &["A: use Proof Drummer"],
            &orders[..],
            &["A: use Roswen", "A: join 1 Cup", "A: pass", "A: wander"],
        ]
        .concat(),
        &["teams A +1 for 4", "joined team A 1 Cup", "asked: chance roll 3d6"],
    );
    start().run(
        &[&["A: pass"], &orders[..], &["A: use Roswen", "A: pass", "A: wander"]].concat(),
        &["asked: chance roll 2d6", "never: joined"],
    );
}

#[test]
fn an_adventurer_of_a_rank_is_retired_and_the_marker_moves_back() {
    plotting("an adventurer is retired", &["GM-PLOT-01", "GM-EFCT-10", "GM-RUL-50"], "Proof Almoner", 2, "")
        .ranked("A", "Axe", "might = 1", "adept")
        .has("A", "Bow", "might = 1")
        .now("marker", "4")
        .run(
            &["A: use Proof Almoner", "A: member Axe", "A: member Bow"],
            &[
                "marker -1",
                "refused: GM-EFCT-10",
                "retired A Bow",
                "fame A +2",
                "marker = 3",
                "A.adventurers = Proof Almoner, Axe",
            ],
        );
    // With two Guilds the marker starts on the second space and never goes below.
    plotting("the marker has a start", &["GM-SETU-05", "GM-PLOT-01"], "Proof Almoner", 2, "")
        .has("A", "Bow", "might = 1")
        .run(&["A: use Proof Almoner", "A: pass"], &["asked: A orders", "marker = 2", "never: marker"]);
}

#[test]
fn an_order_to_recruit_is_changed_into_another() {
    play("a recruit order is changed", &["GM-ACTN-15", "GM-ACTN-14", "GM-EFCT-10"])
        .round(2)
        .guild("A", "adventurers = [\"Proof Turner\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .stands("Cixi", "A")
        .stands("Venju", "B")
        .order("A", "1: recruit A [Axe] 5")
        .waits()
        .run(
            &["A: use Proof Turner", "A: change 1 contract 1", "A: change 1 recruit B", "A: carry"],
            &[
                "refused: GM-ACTN-14",
                "changed A 1 recruit B",
                "recruited A Venju from B for 5",
                "A.adventurers = Venju, Proof Turner, Axe",
            ],
        );
}

#[test]
fn an_ability_of_any_guild_is_copied() {
    let start = |phase: &str| {
        play("an ability of any guild is copied", &["GM-ADVR-03", "GM-ADVR-04", "GM-ADVR-08"])
            .now("phase", phase)
            .round(2)
            .guild("A", "adventurers = [\"Proof Mirror\"]")
            .has("A", "Axe", "might = 2")
            .guild("B", "adventurers = [\"Hroald\", \"Venju\"]\ngold = 4")
    };
    start("\"action\"").order("A", "1: [Axe]").waits().run(
        &["A: wander", "dice: 1 1", "A: with Proof Mirror as Hroald", "dice: 6 5"],
        &["used A Proof Mirror as Hroald", "wandered A 13"],
    );
    // Its own phase has to be the current one as well.
    start("\"plot\"").run(
        &["B: use Venju", "B: pay"],
        &["asked: B use plot", "used B Venju", "asked: A orders", "never: asked: A use"],
    );
}

#[test]
fn a_bonus_for_all_who_have_the_least_fame_and_at_the_cost_of_all_rivals() {
    completing("least fame and each rival", &["GM-FAME-05", "GM-FAME-08", "GM-FAME-03"], "Proof Alms").run(
        &["A: carry", "dice: 6 6 6 6 6", "A: deck common"],
        &[
            "contract 1 completed by A",
            "bonus A Proof Alms",
            "gold C +1",
            "fame C +2",
            "fame B -1",
            "fame C -1",
            "gold B -2",
            "gold A +2",
            "gold C -2",
            "gold A +2",
            "A.gold = 5",
            "B.gold = 1",
            "C.gold = 0",
            "B.fame = 3",
            "C.fame = 3",
        ],
    );
}

#[test]
fn a_contract_is_replaced_face_down() {
    completing("replaced face down", &["GM-EFCT-08", "GM-CONT-09", "GM-EFCT-04"], "Proof Shroud")
        .lies("Break the Toll Gang", 2)
        .lies("Drag the Wrecked Barge", 3)
        .run(
            &[
                "A: carry",
                "dice: 6 6 6 6 6",
                "A: pass",
                "A: space 2",
                "A: space 2",
                "A: space 3",
                "A: deck common",
            ],
            &[
                "refused: GM-EFCT-04",
                "contract 2 gone Break the Toll Gang",
                "contract 2 replaced by A from heroic",
                "refused: GM-EFCT-10",
                "contract 3 gone Drag the Wrecked Barge",
                "contract 1 replaced by A from common",
                "contract 2 = down heroic",
                "contract 3 = down heroic",
                "deck heroic = 28",
            ],
        );
}

#[test]
fn a_contract_won_in_a_contest_is_told_from_one_completed_alone() {
    let ready = ["A: ready", "B: ready", "C: ready"];
    let mut alone = vec!["A: carry", "dice: 6 6 6 6 6"];
    alone.extend(ready);
    alone.extend(["A: rival B", "A: deck common"]);
    // The lobby for the rival comes between and makes no Contest.
    completing("completed alone", &["GM-EFCT-03", "GM-CONT-10"], "Proof Trophy")
        .run(&alone, &["bonus A Proof Trophy", "lobby over", "gold B -1", "fame A +1", "A.fame = 5"]);
    let contest = || {
        play("won in a contest", &["GM-EFCT-03", "GM-CTST-14", "GM-CTST-21"])
            .guilds(3)
            .contest()
            .guild("A", "")
            .has("A", "Axe", "might = 5")
            .guild("B", "gold = 2")
            .has("B", "Bow", "might = 1")
            .guild("C", "")
            .lies("Proof Trophy", 3)
            .order("A", "1: contract 3 [Axe]")
            .order("B", "1: contract 3 [Bow]")
            .waits()
    };
    for (stances, dice) in [
        (["A: stance conflict", "B: stance cooperate"], "dice: 6 6 6 6 6"),
        (["A: stance cooperate", "B: stance conflict"], "dice: 1 | 6 6 6 6 6"),
        (["A: stance cooperate", "B: stance cooperate"], "dice: 6 6 6 6 6 | 1"),
    ] {
        let mut script = vec!["A: ready", "B: ready"];
        script.extend(stances);
        script.push(dice);
        script.extend(ready);
        script.extend(["A: rival B", "A: deck common"]);
        contest().run(&script, &["bonus A Proof Trophy", "lobby over", "gold B -1", "fame A +5"]);
    }
}

#[test]
fn an_event_strikes_all_guilds_and_those_with_the_least_fame() {
    let start = |round: u8| {
        play("an event strikes", &["GM-EFCT-07", "GM-FAME-05", "GM-STAR-02", "GM-STAR-01"])
            .planning(round)
            .guilds(3)
            .guild("A", "fame = 9")
            .guild("B", "fame = 3")
            .guild("C", "fame = 3")
            .stands("Cixi", "A")
            .stands("Venju", "B")
            .stands("Vatsana", "D")
            .stands("Kestrel", "E")
            .stands("Vesper", "F")
            .lies("Proof Famine", 1)
    };
    let nobody = ["A: orders none", "B: orders none", "C: orders none"];
    start(1).run(
        &nobody,
        &[
            "event 1 Proof Famine",
            "begins Proof Famine",
            "gold A -1",
            "gold B -1",
            "gold C -1",
            "fame B -2",
            "fame C -2",
            "A.fame = 9",
            "B.fame = 1",
            "C.gold = 1",
            "never: fame A",
        ],
    );
    start(4).run(&nobody, &["begins Proof Famine", "fame C -2", "fame A -1", "A.fame = 8"]);
}
