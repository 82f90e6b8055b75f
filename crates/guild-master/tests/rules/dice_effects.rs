//! Abilities that change the dice of a check.

use super::{Play, play};

/// A wanders with Axe, who has so many Might dice, in a Round; the Guild has other Adventurers too.
fn wandering(
    name: &'static str,
    proves: &[&'static str],
    round: u8,
    who: &[&str],
    dice: u8,
    facts: &str,
) -> Play {
    play(name, proves)
        .round(round)
        .guild("A", &format!("adventurers = {who:?}\n{facts}"))
        .has("A", "Axe", &format!("might = {dice}"))
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
}

#[test]
fn two_single_dice_are_rolled_again_the_same_die_if_wanted() {
    for (who, round, other) in
        [("Brannoc", 2, Some(1)), ("Thessaly", 4, Some(3)), ("Pablé", 6, Some(3)), ("Halvard", 1, None)]
    {
        let with = format!("A: with {who} die 1");
        let used = format!("used A {who}");
        wandering(
            "two re-rolls",
            &["GM-SKIL-05", "GM-SKIL-07", "GM-ACTN-15", "GM-ADVR-01", "GM-SKIL-13"],
            round,
            &[who],
            2,
            "",
        )
        .run(
            &["A: wander", "dice: 1 3", &with, "dice: 2", &with, "dice: 6"],
            &["asked: A change", &used, "rerolled A die 1 to 2", "rerolled A die 1 to 6", "wandered A 9"],
        );
        wandering("one re-roll is enough", &["GM-SKIL-05"], round, &[who], 2, "").run(
            &["A: wander", "dice: 1 3", &with, "dice: 4", "A: keep"],
            &["rerolled A die 1 to 4", "wandered A 7"],
        );
        if let Some(other) = other {
            wandering("not under another moon", &["GM-ADVR-03"], other, &[who], 2, "")
                .run(&["A: wander", "dice: 1 3"], &["wandered A 4", "never: used"]);
        }
    }
}

#[test]
fn dice_are_added_beyond_the_cap() {
    for (who, round, added, result) in [
        ("Celandine", 2, "dice: 6", "wandered A 16"),
        ("Hroald", 3, "dice: 6 5", "wandered A 21"),
        ("Vatsana", 2, "dice: 6 5", "wandered A 21"),
    ] {
        let with = format!("A: with {who}");
        wandering("dice are added beyond the cap", &["GM-SKIL-04", "GM-SKIL-05"], round, &[who], 12, "").run(
            &["A: wander", "dice: 1 1 1 1 1 1 1 1 1 1", &with, added],
            &["asked: A change", "added A die 6", result],
        );
        wandering("not under another moon", &["GM-ADVR-03"], if round == 3 { 4 } else { 1 }, &[who], 1, "")
            .run(&["A: wander", "dice: 1"], &["wandered A 1", "never: added"]);
    }
}

#[test]
fn dice_are_turned_to_a_face() {
    wandering("a die is turned to 4", &["GM-SKIL-05"], 2, &["Lydia"], 2, "").run(
        &["A: wander", "dice: 1 2", "A: with Lydia die 3", "A: with Lydia", "A: with Lydia die 1"],
        &["refused: GM-SKIL-05", "refused: GM-SKIL-05", "set A die 1 to 4", "wandered A 6"],
    );
    wandering("a die is turned to 5, and a Gold besides", &["GM-SKIL-05", "GM-ACTN-15"], 3, &["Eiji"], 2, "")
        .run(
            &["A: use Eiji", "A: wander", "dice: 1 2", "A: with Eiji die 1"],
            &["asked: A use action", "gold A +1", "set A die 1 to 5", "wandered A 7"],
        );
    wandering("two dice are turned to 6, and a Gold besides", &["GM-SKIL-05"], 6, &["Mirelle"], 3, "").run(
        &["A: use Mirelle", "A: wander", "dice: 1 2 3", "A: with Mirelle die 1", "A: with Mirelle die 2"],
        &["gold A +1", "set A die 1 to 6", "set A die 2 to 6", "wandered A 15"],
    );
}

#[test]
fn an_amount_is_added_to_the_result() {
    wandering("3 are added", &["GM-SKIL-06", "GM-SKIL-05"], 2, &["Ilke"], 2, "")
        .run(&["A: wander", "dice: 4 3", "A: with Ilke"], &["added A 3", "wandered A 10", "fame A +1"]);
}

#[test]
fn everything_is_used_in_any_order_and_the_upgrade_once() {
    wandering(
        "everything is used in any order",
        &["GM-SKIL-05", "GM-UPGR-24", "GM-RUL-41", "GM-ADVR-06"],
        2,
        &["Ilke", "Halvard"],
        2,
        "upgrades = [\"Armory fixer\"]",
    )
    .run(
        &[
            "A: wander",
            "dice: 1 1",
            "A: with Ilke",
            "A: with Ilke",
            "A: with Halvard die 2",
            "dice: 3",
            "A: reroll 1",
            "A: fix 1",
            "A: fix 2",
            "A: with Halvard die 2",
            "dice: 4",
        ],
        &[
            "added A 3",
            "refused: GM-SKIL-05",
            "rerolled A die 2 to 3",
            "refused: GM-SKIL-05",
            "fixed A die 1",
            "refused: GM-SKIL-05",
            "rerolled A die 2 to 4",
            "wandered A 12",
        ],
    );
}

#[test]
fn once_a_round_is_once_and_once_a_check_is_once_in_every_check() {
    let twice = |name, who: &str| {
        wandering(name, &["GM-RUL-40", "GM-UPGR-24"], 1, &[who], 1, "upgrades = [\"Armory fixer\"]")
            .has("A", "Bow", "might = 1")
            .order("A", "2: [Bow]")
    };
    twice("once a round", "Halvard").run(
        &[
            "A: wander",
            "dice: 1",
            "A: with Halvard die 1",
            "dice: 2",
            "A: keep",
            "A: wander",
            "dice: 1",
            "A: fix 1",
        ],
        &["rerolled A die 1 to 2", "wandered A 2", "asked: A fix", "wandered A 5"],
    );
    twice("once a check", "Archon Pell").run(
        &[
            "A: wander",
            "dice: 1",
            "A: with Archon Pell die 1",
            "dice: 2",
            "A: fix 1",
            "A: wander",
            "dice: 1",
            "A: with Archon Pell die 1",
            "dice: 3",
            "A: keep",
        ],
        &["rerolled A die 1 to 2", "fixed A die 1", "wandered A 5", "rerolled A die 1 to 3", "wandered A 3"],
    );
}

#[test]
fn dice_of_another_skill_are_counted_before_the_roll() {
    let start = |round: u8| {
        play("dice of another skill are counted", &["GM-RUL-24", "GM-SKIL-05", "GM-RUL-40"])
            .round(round)
            .guild("A", "adventurers = [\"Ishara\"]")
            .has("A", "Axe", "might = 1, charm = 3")
            .guild("B", "")
            .contract("Loft", "might = 12", 4, 2)
            .order("A", "1: contract 3 [Axe]")
            .waits()
    };
    start(1).run(
        &[
            "A: carry",
            "A: convert 3 charm with Ishara",
            "A: convert 1 logic with Ishara",
            "A: convert 2 charm with Ishara",
            "dice: 6 4 1",
            "A: with Ishara 2 die 3",
            "dice: 2",
            "A: deck common",
        ],
        &[
            "asked: A convert might 1",
            "refused: GM-RUL-24",
            "refused: GM-RUL-24",
            "converted A 2 charm",
            "rolled A might 6 4 1",
            "rerolled A die 3 to 2",
            "checked A 12 against 12",
            "contract 3 completed by A",
        ],
    );
    start(2).run(&["A: carry", "dice: 6"], &["checked A 6 against 12", "never: converted"]);
    play("nothing to count is not asked about", &["GM-RUL-24"])
        .guild("A", "adventurers = [\"Ishara\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .order("A", "1: [Axe]")
        .waits()
        .run(&["A: wander", "dice: 6", "A: keep"], &["asked: A change", "wandered A 6", "never: converted"]);
}

/// A and B in a Contest, A with an Adventurer besides its team; both conflict.
fn conflict(name: &'static str, proves: &[&'static str], round: u8, facts: &str) -> Play {
    play(name, proves)
        .contest()
        .round(round)
        .guild("A", &format!("fame = 1\n{facts}"))
        .has("A", "Axe", "might = 3")
        .guild("B", "")
        .has("B", "Bow", "might = 2")
        .contract("Loft", "might = 8", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
}

const FIGHT: [&str; 4] = ["A: ready", "B: ready", "A: stance conflict", "B: stance conflict"];

fn fight(more: &[&'static str]) -> Vec<&'static str> {
    FIGHT.iter().chain(more).copied().collect()
}

#[test]
fn added_dice_do_not_raise_the_penalty_and_it_can_be_lowered() {
    conflict(
        "added dice do not raise the penalty",
        &["GM-CTST-13", "GM-RUL-24", "GM-CTST-12"],
        1,
        "adventurers = [\"Gorm Ironmantle\"]",
    )
    .run(
        &fight(&[
            "dice: 1 1 1 | 1 1",
            "A: with Gorm Ironmantle",
            "dice: 4 2",
            "A: with Gorm Ironmantle 2",
            "A: deck common",
        ]),
        &[
            "added A die 4",
            "added A die 2",
            "penalty A -2",
            "checked A 9 against 9",
            "checked B 2 against 10",
            "contract 3 completed by A",
        ],
    );
    conflict("the turncoat lowers it by 1", &["GM-RUL-24"], 1, "adventurers = [\"Keshet\"]").run(
        &fight(&["dice: 4 3 3 | 1 1", "A: with Keshet 2", "A: deck common"]),
        &["penalty A -1", "checked A 10 against 10", "contract 3 completed by A"],
    );
    conflict(
        "a boon lowers it by 6, not below 0",
        &["GM-RUL-24", "GM-EFCT-05"],
        1,
        "completed = [\"Usurp the Bandit Throne\"]",
    )
    .run(
        &fight(&["dice: 4 3 1 | 1 1", "A: with Usurp the Bandit Throne", "A: deck common"]),
        &["penalty A -6", "checked A 8 against 8", "contract 3 completed by A", "A.completed = Loft"],
    );
}

#[test]
fn outside_a_conflict_there_is_no_penalty_to_lower() {
    wandering("no penalty, no question", &["GM-SKIL-05"], 1, &["Keshet", "Ulvane"], 1, "")
        .run(&["A: wander", "dice: 3"], &["wandered A 3", "never: penalty"]);
}

#[test]
fn the_duellist_makes_a_rival_roll_its_highest_die_again() {
    conflict("the duellist", &["GM-RUL-40", "GM-RUL-41"], 1, "adventurers = [\"Ulvane\"]").run(
        &fight(&[
            "dice: 4 3 1 | 5 6",
            "A: force A with Ulvane",
            "A: force B with Ulvane",
            "dice: 1",
            "A: with Ulvane 2",
            "A: deck common",
        ]),
        &[
            "refused: GM-PLOT-04",
            "rerolled B die 2 to 1",
            "penalty A -4",
            "checked A 8 against 8",
            "checked B 6 against 10",
            "contract 3 completed by A",
        ],
    );
}

#[test]
fn the_pit_brawler_makes_a_rival_roll_two_dice_of_its_choice_again() {
    conflict("the pit brawler", &["GM-RUL-40"], 2, "adventurers = [\"Draska\"]").run(
        &fight(&[
            "dice: 1 1 1 | 6 6",
            "A: force B with Draska",
            "B: reroll 3",
            "B: reroll 2",
            "dice: 5",
            "B: reroll 2",
            "dice: 4",
            "B: deck common",
        ]),
        &[
            "asked: B forced 2",
            "refused: GM-UPGR-16",
            "rerolled B die 2 to 5",
            "asked: B forced 1",
            "rerolled B die 2 to 4",
            "checked A 3 against 11",
            "checked B 10 against 10",
            "contract 3 completed by B",
        ],
    );
    conflict("only under a full moon", &["GM-ADVR-03"], 1, "adventurers = [\"Draska\"]")
        .run(&fight(&["dice: 1 1 1 | 1 1"]), &["checked A 3 against 11", "contest over", "never: used"]);
}

#[test]
fn abilities_count_in_contested_checks_too() {
    play("abilities count in a contest for builders", &["GM-SKIL-13", "GM-SKIL-08"])
        .guild("A", "adventurers = [\"Halvard\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .order("A", "1: hire [Axe] 3")
        .order("B", "1: hire [Bow] 3")
        .waits()
        .run(
            &["A: carry", "B: carry", "dice: 1 | 4", "A: with Halvard die 1", "dice: 5", "A: keep"],
            &["rerolled A die 1 to 5", "asked: A build 1"],
        );
    play("abilities count in a tied bid", &["GM-SKIL-13"])
        .guild("A", "adventurers = [\"Halvard\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "")
        .has("B", "Bow", "might = 1")
        .stands("Nuri", "A")
        .order("A", "1: recruit A [Axe] 3")
        .order("B", "1: recruit A [Bow] 3")
        .waits()
        .run(
            &["A: carry", "B: carry", "dice: 1 | 4", "A: with Halvard die 1", "dice: 5", "A: keep"],
            &["rerolled A die 1 to 5", "recruited A Nuri from A for 3"],
        );
}

#[test]
fn in_a_combined_team_each_guild_changes_its_own_dice() {
    play("each guild changes its own dice", &["GM-RUL-27", "GM-CTST-28"])
        .contest()
        .round(2)
        .guild("A", "adventurers = [\"Celandine\"]")
        .has("A", "Axe", "might = 1")
        .guild("B", "adventurers = [\"Lydia\"]")
        .has("B", "Bow", "might = 1")
        .contract("Loft", "might = 12", 4, 2)
        .order("A", "1: contract 3 [Axe]")
        .order("B", "1: contract 3 [Bow]")
        .waits()
        .run(
            &[
                "A: ready",
                "B: ready",
                "A: stance cooperate",
                "B: stance cooperate",
                "dice: 2 | 1",
                "A: with Celandine",
                "dice: 6",
                "B: with Lydia die 2",
                "B: with Lydia die 1",
                "A: deck common",
            ],
            &[
                "added A die 6",
                "refused: GM-SKIL-05",
                "set B die 1 to 4",
                "checked A 12 against 12",
                "contract 3 completed by A",
            ],
        );
}

#[test]
fn in_a_contested_check_each_guild_has_ten_dice_of_its_own() {
    let start = |name, order_a: &str, order_b: &str| {
        play(name, &["GM-SKIL-03", "GM-SKIL-08", "GM-RUL-24"])
            .guild("A", "fame = 1\nadventurers = [\"Ishara\"]")
            .has("A", "Axe", "might = 1, charm = 3")
            .guild("B", "")
            .has("B", "Bow", "might = 10")
            .stands("Nuri", "A")
            .order("A", order_a)
            .order("B", order_b)
            .waits()
    };
    let script = |skill| {
        ["A: carry", "B: carry", skill, "A: convert 2 charm with Ishara", "dice: 6 6 6 | 1 1 1 1 1 1 1 1 1 1"]
    };
    let start_hire = start("ten dice each to hire", "1: hire [Axe] 3", "1: hire [Bow] 3");
    start_hire.run(
        &[&script("A: skill might")[..], &["A: keep"]].concat(),
        &["asked: A convert might 1", "converted A 2 charm", "rolled A might 6 6 6", "asked: A build 1"],
    );
    let start_bid = start("ten dice each for a bid", "1: recruit A [Axe] 3", "1: recruit A [Bow] 3");
    start_bid.run(
        &[&script("A: skill might")[..], &["A: keep"]].concat(),
        &["asked: A convert might 1", "converted A 2 charm", "recruited A Nuri from A for 3"],
    );
}

/// A and B cooperate on Might; A has Ishara besides its team, and both Mess Halls take two.
fn combined(name: &'static str, proves: &[&'static str], axe: &str, bow: &str) -> Play {
    play(name, proves)
        .contest()
        .guild("A", "fame = 1\nadventurers = [\"Ishara\"]")
        .has("A", "Axe", axe)
        .has("A", "Bow", bow)
        .guild("B", "")
        .has("B", "Cup", "might = 3")
        .contract("Loft", "might = 12", 4, 2)
        .order("A", "1: contract 3 [Axe, Bow]")
        .order("B", "1: contract 3 [Cup]")
        .waits()
}

const TOGETHER: [&str; 4] = ["A: ready", "B: ready", "A: stance cooperate", "B: stance cooperate"];

#[test]
fn dice_of_an_adventurer_outside_the_combined_team_are_not_counted() {
    combined("who stays behind counts nothing", &["GM-CTST-24", "GM-CTST-28"], "might = 2", "charm = 3").run(
        &[&TOGETHER[..], &["A: confirm", "dice: 6 6 | 1 1 1", "A: keep", "A: deck common"]].concat(),
        &["combined A [Axe] 2", "checked A 15 against 12", "never: converted"],
    );
    combined(
        "who goes counts its own",
        &["GM-CTST-24", "GM-RUL-26", "GM-RUL-27"],
        "might = 2, charm = 1",
        "charm = 3",
    )
    .run(
        &[
            &TOGETHER[..],
            &[
                "A: confirm",
                "A: convert 2 charm with Ishara",
                "A: convert 1 charm with Ishara",
                "dice: 6 6 6 | 1 1 1",
                "A: keep",
                "A: deck common",
            ],
        ]
        .concat(),
        &["refused: GM-RUL-24", "converted A 1 charm", "rolled A might 6 6 6", "checked A 21 against 12"],
    );
    let send = ["A: send [Bow]", "A: confirm"];
    combined("who is sent counts its own", &["GM-RUL-26"], "might = 4", "might = 1, charm = 2").run(
        &[
            &TOGETHER[..],
            &send[..],
            &["A: convert 2 charm with Ishara", "dice: 6 6 6 | 1 1 1", "A: keep", "A: deck common"],
        ]
        .concat(),
        &["combined A [Bow] 1", "converted A 2 charm", "checked A 21 against 12"],
    );
}

#[test]
fn several_effects_count_dice_in_one_check() {
    let start = |dice: &str| {
        play("several effects count dice", &["GM-SKIL-05", "GM-RUL-24", "GM-SKIL-03"])
            .guild("A", "adventurers = [\"Ishara\", \"Gundra\"]")
            .has("A", "Axe", dice)
            .guild("B", "")
            .contract("Loft", "might = 12", 4, 2)
            .order("A", "1: contract 3 [Axe]")
            .waits()
    };
    start("might = 1, charm = 3").run(
        &[
            "A: carry",
            "A: convert 2 charm with Ishara",
            "A: convert 1 charm with Ishara",
            "A: convert 2 charm with Gundra as Ishara",
            "A: convert 1 charm with Gundra as Ishara",
            "dice: 1 2 3 4",
            "A: with Ishara 2 die 1",
            "dice: 3",
            "A: with Gundra as Ishara 2 die 2",
            "dice: 5",
        ],
        &[
            "asked: A convert might 1",
            "converted A 2 charm",
            "asked: A convert might 3",
            "refused: GM-RUL-40",
            "refused: GM-RUL-24",
            "converted A 1 charm",
            "rolled A might 1 2 3 4",
            "checked A 15 against 12",
        ],
    );
    start("might = 7, charm = 3, logic = 2").run(
        &[
            "A: carry",
            "A: convert 2 charm with Gundra as Ishara",
            "A: convert 2 logic with Ishara",
            "A: convert 1 logic with Ishara",
            "dice: 6 6 6 1 1 1 1 1 1 1",
        ],
        &["asked: A convert might 9", "refused: GM-RUL-24", "converted A 1 logic", "asked: A change"],
    );
    start("might = 1, charm = 2").run(
        &["A: carry", "A: convert 2 charm with Ishara", "dice: 1 1 1", "A: keep"],
        &["converted A 2 charm", "checked A 3 against 12"],
    );
}
