//! Fine points of procedures: what is left over, what comes once, and where limits lie.

use super::{Play, play};

/// GM-ACTN-14: who has fallen back in one Order Space is done with that one alone.
#[test]
fn a_team_that_fell_back_leaves_later_orders_alone() {
    play("later orders are left alone", &["GM-ACTN-05", "GM-ACTN-14"])
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .has("A", "Bow", "might = 1")
        .guild("B", "")
        .has("B", "Cup", "might = 1")
        .lies("Break the Toll Gang", 1)
        .order("A", "1: [Axe]")
        .order("A", "2: contract 1 [Bow]")
        .order("B", "2: hire [Cup] 7")
        .waits()
        .run(
            &[
                "A: wander",
                "dice: 1",
                "B: carry",
                "B: decline",
                "B: wander",
                "dice: 2",
                "A: carry",
                "dice: 4",
            ],
            &["resolved A 1", "resolved B 2", "asked: A commit 2 contract 1", "rolled A might 4"],
        );
}

#[test]
fn the_row_or_column_drawn_is_the_one_dealt_from() {
    let lots = [
        (2, "draw: 1", "layout might arcane"),
        (2, "draw: 2", "layout guile logic"),
        (2, "draw: 3", "layout charm spirit"),
        (3, "draw: 1", "layout might guile charm"),
        (3, "draw: 2", "layout arcane logic spirit"),
        (4, "draw: 1", "layout guile logic charm spirit"),
        (4, "draw: 2", "layout might arcane charm spirit"),
        (4, "draw: 3", "layout might arcane guile logic"),
    ];
    for (guilds, lot, layout) in lots {
        play("rows and columns", &["GM-RUL-01", "GM-SETU-13"])
            .guilds(guilds)
            .fresh()
            .run(&[lot], &[layout, "asked: chance draw 1 of"]);
    }
}

#[test]
fn champions_are_counted_by_their_rank() {
    play("champions by rank", &["GM-ENDG-03"])
        .now("phase", "\"end\"")
        .now("round", "9")
        .guild("A", "upgrades = [\"Champions' Court\"]\nadventurers = [\"Vesper\", \"Vatsana\", \"Cixi\", \"Rook\"]")
        .guild("B", "upgrades = [\"Hall of Trophies\"]\ncompleted = [\"Brew Potion\", \"Storm the Cove\", \"Read the Last Page\"]")
        .run(&[], &["A.fame = 6", "B.fame = 4"]);
}

#[test]
fn more_orders_are_of_no_use_to_whom_four_are_open() {
    let start = |stables: &str| {
        play("four order spaces at most", &["GM-RUL-18", "GM-ORDR-02"])
            .plot(4)
            .guild("A", &format!("completed = [\"Wake the Sleeping Titan\"]\nupgrades = [\"{stables}\"]"))
            .guild("B", "")
    };
    start("Stables II").run(&["A: use Wake the Sleeping Titan"], &["asked: A use plot", "A.order_limit = 4"]);
    start("Stables III").run(&[], &["asked: A orders", "never: used", "A.order_limit = 4"]);
}

#[test]
fn a_private_contract_is_exchanged_by_who_has_one() {
    let start = |facts: &str| {
        play("who has a private contract", &["GM-RUL-20"])
            .guild("A", facts)
            .has("A", "Axe", "might = 5, spirit = 5, logic = 5, guile = 5, charm = 5, arcane = 5")
            .guild("B", "")
            .lies("Read the Coffee Grounds", 1)
            .order("A", "1: contract 1 [Axe]")
            .waits()
    };
    start("private = [\"Brew Potion\"]").run(
        &["A: carry", "A: skill charm", "dice: 6 6 1 1 1"],
        &["contract 1 completed by A", "asked: A pick swap_private"],
    );
    start("").run(
        &["A: carry", "A: skill charm", "dice: 6 6 1 1 1"],
        &["contract 1 completed by A", "asked: A pick look_face_down", "never: asked: A pick swap_private"],
    );
}

/// A has the Curate in the Plot Phase.
fn curate(facts: &str) -> Play {
    play("the curate", &["GM-PLOT-01", "GM-EFCT-11"])
        .plot(2)
        .guild("A", &format!("adventurers = [\"Proof Curate\"]\n{facts}"))
        .guild("B", "")
}

#[test]
fn boons_are_taken_back_as_long_as_there_are_any() {
    curate("discarded = [\"Warm the Winter Shrine\", \"Escort the Salt Wagons\", \"Chart the Moon Tides\"]")
        .run(
            &["A: use Proof Curate", "A: take Warm the Winter Shrine", "A: take Chart the Moon Tides"],
            &[
                "asked: A pick",
                "recovered A Warm the Winter Shrine",
                "recovered A Chart the Moon Tides",
                "asked: A orders",
                "A.discarded = Escort the Salt Wagons",
            ],
        );
    curate("discarded = [\"Warm the Winter Shrine\"]").run(
        &["A: use Proof Curate", "A: take Warm the Winter Shrine"],
        &["recovered A Warm the Winter Shrine", "asked: A orders", "A.discarded = none"],
    );
}

#[test]
fn upgrades_are_turned_over_one_by_one() {
    curate("upgrades = [\"Armory fixer\", \"Library reroll\"]").run(
        &["A: use Proof Curate", "A: skill might", "A: skill guile", "A: skill logic"],
        &[
            "turned A Armory reroll",
            "refused: GM-EFCT-10",
            "turned A Library fixer",
            "asked: A orders",
            "A.upgrades = Armory reroll, Library fixer, Stables I, Mess Hall I, Bar I",
        ],
    );
}

/// A completes a card for proofs on space 1 alone.
fn completing(contract: &str) -> Play {
    play("a bonus in several steps", &["GM-EFCT-04"])
        .guild("A", "")
        .has("A", "Axe", "might = 5")
        .guild("B", "")
        .lies(contract, 1)
        .order("A", "1: contract 1 [Axe]")
        .waits()
}

#[test]
fn each_contract_that_goes_is_replaced_from_a_deck_of_choice() {
    completing("Proof Gale").lies("Break the Toll Gang", 2).lies("Brew Potion", 3).run(
        &[
            "A: carry",
            "dice: 6 6 1 1 1",
            "A: space 2",
            "A: deck heroic",
            "draw: 1",
            "A: space 3",
            "A: deck legendary",
            "draw: 1",
        ],
        &[
            "asked: A pick",
            "asked: A pick",
            "contract 2 shows Unmask the False Envoy",
            "asked: A pick",
            "asked: A deck",
            "contract 2 = Unmask the False Envoy",
        ],
    );
}

#[test]
fn free_builders_build_only_the_kinds_that_are_named() {
    completing("Proof Quarry").run(
        &[
            "A: carry",
            "dice: 6 6 1 1 1",
            "A: build Armory fixer",
            "A: build Hall of Trophies",
            "A: build Armory fixer, Bar II",
            "A: build Stables II",
        ],
        &[
            "refused: GM-UPGR-23",
            "refused: GM-UPGR-23",
            "refused: GM-UPGR-23",
            "hired A 2 for 0",
            "built A Stables II",
        ],
    );
    completing("Proof Cloister").run(
        &[
            "A: carry",
            "dice: 6 6 1 1 1",
            "A: build Armory fixer",
            "A: build Stables II",
            "A: build Hall of Trophies",
        ],
        &["refused: GM-UPGR-23", "refused: GM-UPGR-23", "hired A 3 for 0", "built A Hall of Trophies"],
    );
}

/// A recruits Cixi from space A, under whom so many cards lie, while every other space is full.
fn recruiting(name: &'static str, round: u8, facts: &str, under: u8) -> Play {
    play(name, &["GM-RUL-33", "GM-RSET-11"])
        .round(round)
        .guild("A", facts)
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .under("Cixi", "A", under)
        .stands("Venju", "B")
        .stands("Vatsana", "D")
        .stands("Kestrel", "E")
        .stands("Vesper", "F")
        .order("A", "1: recruit A [Axe] 9")
}

#[test]
fn a_card_that_was_looked_at_is_the_one_that_is_turned_up() {
    recruiting("an adventurer looked at", 2, "adventurers = [\"Roswen\", \"Rook\"]", 7)
        .order("A", "2: [Rook]")
        .run(
            &["A: pass", "A: carry", "A: use Roswen", "A: pass", "A: space A", "draw: 2", "A: pass"],
            &[
                "recruited A Cixi from A for 9",
                "looked A space A Nuri",
                "space A shows Nuri",
                "asked: chance draw 1 of 35",
            ],
        );
}

#[test]
fn the_last_card_of_a_deck_is_turned_up() {
    recruiting("the last card of a deck", 1, "", 1)
        .run(&["A: carry", "draw: 1"], &["asked: chance draw 1 of 22", "asked: A orders", "under A = 0"]);
    recruiting("no card is left", 1, "", 0).run(
        &["A: carry"],
        &["recruited A Cixi from A for 9", "asked: A orders", "space A = empty", "never: space A shows"],
    );
}

#[test]
fn stances_are_all_that_answers_to_a_stance() {
    play("only stances", &["GM-CTST-02"])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .contract("Loft", "might = 6", 1, 1)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .run(
            &["A: ready", "B: ready", "A: carry", "A: stance cooperate"],
            &["asked: A stance", "refused: HALL-ASK", "A.gold = 0"],
        );
}

/// A penalty is nothing to those who cooperate: what changes it is not offered.
#[test]
fn cooperators_have_no_penalty_to_change() {
    play("no penalty to change", &["GM-CTST-20"])
        .contest()
        .guild("A", "completed = [\"Usurp the Bandit Throne\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "guile = 2")
        .contract("Loft", "might = 6, guile = 6", 1, 1)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate", "dice: 1 1 | 1 1"],
            &["checked A 2 against 6", "checked B 2 against 6", "never: used"],
        );
}

/// GM-RUL-25: between equal chances the first Skill of the list is taken.
#[test]
fn between_equal_chances_the_first_skill_counts() {
    play("equal chances", &["GM-RUL-25"])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "arcane = 2, logic = 2")
        .guild("B", "")
        .has("B", "Bow", "logic = 2, spirit = 3")
        .contract("Loft", "arcane = 6, logic = 6, spirit = 6", 1, 1)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "A: expired",
                "B: expired",
                "A: expired",
                "dice: 1 1 | 1 1 1",
            ],
            &["rolled A arcane 1 1", "rolled B spirit 1 1 1"],
        );
}

#[test]
fn what_lies_under_the_cards_drawn_stays_where_it_is() {
    play("three known cards, two drawn", &["GM-PLOT-01"])
        .plot(4)
        .guild("A", "adventurers = [\"Embla\", \"Nuri\"]")
        .guild("B", "")
        .run(
            &["A: use Embla", "draw: 1 | 1 | 1", "A: pass", "A: use Nuri", "A: take Identify Rebels"],
            &[
                "took A Identify Rebels",
                "sunk A Ambush Poachers",
                "asked: A orders",
                "top common = Confront Blasphemers",
                "bottom common = Ambush Poachers",
            ],
        );
}

/// A and B cooperate, A with Ishara, who counts dice of another Skill.
fn with_ishara(name: &'static str, bow: &str) -> Play {
    play(name, &["GM-CTST-27", "GM-RUL-24"])
        .contest()
        .guild("A", "adventurers = [\"Ishara\"]")
        .has("A", "Axe", "might = 5, guile = 5")
        .guild("B", "")
        .has("B", "Bow", bow)
        .contract("Loft", "might = 30, spirit = 30", 1, 1)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
}

const COOPERATE: [&str; 4] = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate"];

#[test]
fn a_combined_team_counts_dice_of_another_skill_up_to_ten_in_all() {
    let mut script = COOPERATE.to_vec();
    script.extend(["A: convert 2 guile with Ishara", "A: convert 1 guile with Ishara"]);
    script.extend(["dice: 1 1 1 1 1 1 | 1 1 1 1", "A: keep"]);
    with_ishara("ten dice in all", "might = 4").run(
        &script,
        &["asked: A convert", "refused: GM-RUL-24", "rolled A might 1 1 1 1 1 1", "rolled B might 1 1 1 1"],
    );
    let mut script = COOPERATE.to_vec();
    script.extend(["A: convert 2 guile with Ishara", "dice: 1 1 1 1 1 1 1 | 1 1 1 1 1 1", "A: keep"]);
    with_ishara("each for itself", "spirit = 6")
        .run(&script, &["rolled A might 1 1 1 1 1 1 1", "rolled B spirit 1 1 1 1 1 1"]);
}

#[test]
fn the_last_contract_space_can_be_looked_at() {
    play("the last contract space", &["GM-ACTN-15"])
        .guilds(4)
        .round(2)
        .guild("A", "adventurers = [\"Roswen\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .guild("C", "")
        .guild("D", "")
        .down("heroic", 6)
        .order("A", "1: [Axe]")
        .waits()
        .run(
            &["A: use Roswen", "A: pass", "A: space 5", "A: space 6", "draw: 1"],
            &["refused: GM-EFCT-10", "looked A contract 6 Unmask the False Envoy"],
        );
}

/// GM-RUL-26: the Guilds agree on the members, so who has confirmed is asked again when others are sent.
#[test]
fn other_members_take_confirmations_back() {
    play("other members", &["GM-RUL-25", "GM-RUL-26"])
        .contest()
        .guild("A", "")
        .has("A", "Axe", "might = 2")
        .has("A", "Adze", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 4")
        .has("B", "Bat", "might = 1")
        .contract("Loft", "might = 12", 1, 1)
        .order("A", "1: contract 3 [Axe, Adze]")
        .order("B", "1: contract 3 [Bow, Bat]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "A: send [Axe]",
                "B: send [Bow]",
                "A: confirm",
                "B: send [Bow]",
                "B: send [Bat]",
                "B: confirm",
                "A: confirm",
                "dice: 1 1 | 1",
            ],
            &[
                "confirmed A",
                "refused: GM-RUL-25",
                "sends B [Bat]",
                "confirmed B",
                "confirmed A",
                "rolled A might 1 1",
                "rolled B might 1",
            ],
        );
}

/// What is used for an Order lasts for that Order Space number and no longer.
#[test]
fn a_help_for_one_order_is_gone_in_the_next_order_space() {
    play("a help for one order", &["GM-RUL-40"])
        .guild("A", "adventurers = [\"Gundra\", \"Odo\"]")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .order("A", "2: [Axe]")
        .order("B", "1: [Bow]")
        .waits()
        .run(
            &["A: use Gundra as Odo", "B: pass", "A: wander", "dice: 5 5"],
            &["used A Gundra as Odo", "wandered A 10", "gold A +2", "fame A +2"],
        );
}

#[test]
fn a_side_is_all_that_answers_to_a_side() {
    play("only sides", &[])
        .fresh()
        .run(&["draw: 1", "draw: 1", "A: carry", "A: side reroll"], &["asked: A side", "refused: HALL-ASK"]);
}

#[test]
fn who_hires_next_has_its_turn_when_the_first_declines() {
    play("the next one hires", &[])
        .guild("A", "")
        .has("A", "Axe", "might = 2")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .order("A", "1: hire [Axe] 7")
        .order("B", "1: hire [Bow] 7")
        .waits()
        .run(
            &["A: carry", "B: carry", "dice: 6 6 | 1", "A: decline", "A: pass", "B: build Bar II"],
            &["asked: A build 1", "gold back A 1 +7", "asked: B build 1", "built B Bar II"],
        );
}

#[test]
fn a_contract_somebody_has_looked_at_comes_when_it_is_drawn() {
    play("a card that was looked at", &[])
        .plot(2)
        .guild("A", "adventurers = [\"Proof Courier\"]")
        .has("A", "Axe", "might = 5")
        .guild("B", "")
        .lies("Proof Gale", 1)
        .lies("Break the Toll Gang", 2)
        .run(
            &[
                "A: use Proof Courier",
                "draw: 1 | 1",
                "A: orders 1: contract 1 [Axe]",
                "B: orders none",
                "A: carry",
                "dice: 6 6 1 1 1",
                "A: space 2",
                "A: deck common",
            ],
            &[
                "peeked A common Ambush Poachers",
                "contract 2 gone Break the Toll Gang",
                "contract 2 shows Ambush Poachers",
                "asked: A pick",
                "top common = Identify Rebels",
                "deck common = 33",
            ],
        );
}
