//! Upgrades.

use super::{Play, play};

fn building(name: &'static str, proves: &[&'static str], upgrades: &str) -> Play {
    play(name, proves)
        .guilds(4)
        .guild("A", &format!("upgrades = [{upgrades}]"))
        .has("A", "Axe", "might = 3")
        .guild("B", "")
        .order("A", "1: hire [Axe] 30")
        .waits()
}

#[test]
fn printed_levels() {
    building("printed levels", &["GM-UPGR-01", "GM-UPGR-02", "GM-UPGR-03", "GM-COMP-14"], "").run(
        &[],
        &[
            "A.order_limit = 2",
            "A.team_limit = 2",
            "A.income = 2",
            "A.upgrades = Stables I, Mess Hall I, Bar I",
        ],
    );
}

#[test]
fn levels_raise_their_line_and_replace_each_other() {
    building(
        "levels raise their line",
        &["GM-UPGR-07", "GM-UPGR-20", "GM-UPGR-25"],
        "\"Stables II\", \"Mess Hall II\", \"Bar II\"",
    )
    .run(
        &[
            "expect: A.order_limit = 3",
            "expect: A.team_limit = 3",
            "expect: A.income = 3",
            "A: carry",
            "A: build Bar II",
            "A: build Bar III",
        ],
        &[
            "refused: GM-UPGR-25",
            "fame A +3",
            "A.income = 5",
            "A.upgrades = Stables II, Mess Hall II, Bar III",
        ],
    );
}

#[test]
fn level_three_needs_level_two_and_exists_once() {
    building("level three needs level two", &["GM-UPGR-17", "GM-UPGR-19"], "\"Stables II\"")
        .guild("C", "upgrades = [\"Stables III\"]")
        .run(
            &["A: carry", "A: build Bar III", "A: build Stables III"],
            &["refused: GM-UPGR-17", "refused: GM-UPGR-19"],
        );
}

#[test]
fn level_two_is_there_for_everyone() {
    building("level two is there for everyone", &["GM-UPGR-18"], "")
        .guild("C", "upgrades = [\"Stables II\"]")
        .guild("D", "upgrades = [\"Stables II\"]")
        .run(&["A: carry", "A: build Stables II"], &["built A Stables II", "A.order_limit = 3"]);
}

#[test]
fn three_skill_slots() {
    building("three skill slots", &["GM-UPGR-10"], "\"Armory fixer\", \"Sanctum fixer\", \"Chapel reroll\"")
        .run(&["A: carry", "A: build Library fixer"], &["refused: GM-UPGR-10"]);
}

#[test]
fn the_starting_upgrade_takes_no_slot_but_blocks_its_name() {
    play("the starting upgrade blocks its name", &["GM-UPGR-11", "GM-UPGR-10"])
        .guilds(4)
        .guild("A", "start = \"might fixer\"\nupgrades = [\"Sanctum fixer\", \"Chapel reroll\"]")
        .has("A", "Axe", "might = 3")
        .guild("B", "")
        .order("A", "1: hire [Axe] 30")
        .waits()
        .run(
            &["A: carry", "A: build Armory reroll", "A: build Library reroll"],
            &["refused: GM-UPGR-11", "built A Library reroll", "fame A +1"],
        );
}

#[test]
fn three_copies_of_each_skill_upgrade() {
    let armory = "upgrades = [\"Armory fixer\"]";
    play("three copies of each skill upgrade", &["GM-RUL-15"])
        .guilds(4)
        .guild("A", "")
        .has("A", "Axe", "might = 3")
        .guild("B", armory)
        .guild("C", armory)
        .guild("D", armory)
        .order("A", "1: hire [Axe] 30")
        .run(&["A: carry", "A: build Armory fixer"], &["refused: GM-RUL-15"]);
}

#[test]
fn one_prestige_upgrade_each_and_each_once() {
    building("each prestige upgrade once", &["GM-UPGR-22"], "")
        .guild("C", "upgrades = [\"Sealed Vault\"]")
        .run(&["A: carry", "A: build Sealed Vault"], &["refused: GM-UPGR-22"]);
    building("one prestige upgrade each", &["GM-UPGR-21"], "\"Grand Masonry\"")
        .run(&["A: carry", "A: build Sealed Vault"], &["refused: GM-UPGR-21"]);
}

#[test]
fn a_skill_upgrade_works_from_the_moment_it_is_built() {
    building("a skill upgrade works at once", &["GM-UPGR-12", "GM-UPGR-14", "GM-UPGR-24", "GM-SKIL-11"], "")
        .has("A", "Bow", "might = 2, guile = 2")
        .has("A", "Cup", "might = 2")
        .order("A", "2: [Bow]")
        .order("A", "3: [Cup]")
        .run(
            &[
                "A: carry",
                "A: build Armory fixer",
                "A: wander guile",
                "dice: 1 1",
                "A: wander might",
                "dice: 2 2",
                "A: keep",
            ],
            &["built A Armory fixer", "wandered A 2", "asked: A fix", "wandered A 4"],
        );
}

#[test]
fn a_bar_built_now_counts_for_this_income() {
    play("a bar built now counts for this income", &["GM-RUL-53", "GM-RSET-04"])
        .guild("A", "")
        .has("A", "Axe", "might = 3")
        .guild("B", "")
        .now("round", "9")
        .order("A", "1: hire [Axe] 3")
        .run(
            &["A: carry", "A: build Bar II"],
            &["fame A +1", "phase reset", "gold A +3", "gold B +2", "over: A wins"],
        );
}

#[test]
fn the_side_of_an_upgrade_stays() {
    building("the side of an upgrade stays", &["GM-UPGR-13"], "\"Armory fixer\"").run(
        &["A: carry", "A: build Armory reroll", "A: build Bar II"],
        &[
            "refused: GM-UPGR-11",
            "built A Bar II",
            "A.upgrades = Armory fixer, Stables I, Mess Hall I, Bar II",
        ],
    );
}

#[test]
fn one_upgrade_of_each_kind_an_order() {
    building("one upgrade of each kind an order", &["GM-HIRE-09"], "").run(
        &[
            "A: carry",
            "A: build Bar II, Stables II",
            "A: build Library fixer, Armory fixer",
            "A: build Library fixer, Bar II",
        ],
        &["refused: GM-HIRE-09", "refused: GM-HIRE-09", "built A Library fixer", "built A Bar II"],
    );
}
