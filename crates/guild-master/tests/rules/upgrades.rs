//! Upgrades.

use super::check;

#[test]
fn printed_levels() {
    check(
        "printed levels",
        r#"
proves = ["GM-UPGR-01", "GM-UPGR-02", "GM-UPGR-03", "GM-COMP-14"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = [] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
expect = ["A.order_limit = 2", "A.team_limit = 2", "A.income = 2", "A.upgrades = Stables I, Mess Hall I, Bar I"]
"#,
    );
}

#[test]
fn levels_raise_their_line_and_replace_each_other() {
    check(
        "levels raise their line",
        r#"
proves = ["GM-UPGR-07", "GM-UPGR-25", "GM-FAME-01"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = ["Stables II", "Mess Hall II", "Bar II"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = [
    "expect: A.order_limit = 3", "expect: A.team_limit = 3", "expect: A.income = 3", "A: carry",
    "A: build Bar II", "A: build Bar III",
]
expect = ["refused: GM-UPGR-25", "fame A +3", "A.fame = 3", "A.income = 5", "A.upgrades = Stables II, Mess Hall II, Bar III"]
"#,
    );
}

#[test]
fn level_three_needs_level_two_and_exists_once() {
    check(
        "level three needs level two",
        r#"
proves = ["GM-UPGR-17", "GM-UPGR-19"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = ["Stables II"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { guild = "C", upgrades = ["Stables III"] },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Bar III", "A: build Stables III"]
expect = ["refused: GM-UPGR-17", "refused: GM-UPGR-19"]
"#,
    );
}

#[test]
fn level_two_is_there_for_everyone() {
    check(
        "level two is there for everyone",
        r#"
proves = ["GM-UPGR-18"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = [] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { guild = "C", upgrades = ["Stables II"] },
    { guild = "D", upgrades = ["Stables II"] },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Stables II"]
expect = ["built A Stables II", "A.order_limit = 3"]
"#,
    );
}

#[test]
fn three_skill_slots() {
    check(
        "three skill slots",
        r#"
proves = ["GM-UPGR-10"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = ["Armory fixer", "Sanctum fixer", "Chapel reroll"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Library fixer"]
expect = ["refused: GM-UPGR-10"]
"#,
    );
}

#[test]
fn the_starting_upgrade_takes_no_slot_but_blocks_its_name() {
    check(
        "the starting upgrade blocks its name",
        r#"
proves = ["GM-UPGR-11", "GM-UPGR-10", "GM-RUL-15", "GM-UPGR-06"]
setup = { guilds = 4 }
piece = [
    { guild = "A", start = "might fixer", upgrades = ["Sanctum fixer", "Chapel reroll"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Armory reroll", "A: build Library reroll"]
expect = ["refused: GM-UPGR-11", "hired A 1 for 2", "built A Library reroll", "fame A +1"]
"#,
    );
}

#[test]
fn three_copies_of_each_skill_upgrade() {
    check(
        "three copies of each skill upgrade",
        r#"
proves = ["GM-RUL-15"]
setup = { guilds = 4 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B", upgrades = ["Armory fixer"] },
    { guild = "C", upgrades = ["Armory fixer"] },
    { guild = "D", upgrades = ["Armory fixer"] },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30" } }
script = ["A: carry", "A: build Armory fixer"]
expect = ["refused: GM-RUL-15"]
"#,
    );
}

#[test]
fn one_prestige_upgrade_each_and_each_once() {
    check(
        "each prestige upgrade once",
        r#"
proves = ["GM-UPGR-22"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = [] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { guild = "C", upgrades = ["Sealed Vault"] },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Sealed Vault"]
expect = ["refused: GM-UPGR-22"]
"#,
    );
    check(
        "one prestige upgrade each",
        r#"
proves = ["GM-UPGR-21"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = ["Grand Masonry"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Sealed Vault"]
expect = ["refused: GM-UPGR-21"]
"#,
    );
}

#[test]
fn a_skill_upgrade_works_from_the_moment_it_is_built() {
    check(
        "a skill upgrade works at once",
        r#"
proves = ["GM-UPGR-12", "GM-UPGR-14", "GM-UPGR-24", "GM-SKIL-11"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = [] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2, guile = 2 } },
    { adventurer = "Cup", of = "A", skills = { might = 2 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30; 2: [Bow]; 3: [Cup]", B = "4: [Idle]" } }
script = [
    "A: carry", "A: build Armory fixer", "A: wander guile", "dice: 1 1", "A: wander might", "dice: 2 2",
    "A: keep",
]
expect = ["built A Armory fixer", "wandered A 2", "asked: A fix", "wandered A 4"]
"#,
    );
    check(
        "the other side is up",
        r#"
proves = ["GM-UPGR-12"]
setup = { guilds = 4 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
    { adventurer = "Bow", of = "A", skills = { might = 2 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30; 2: [Bow]", B = "4: [Idle]" } }
script = ["A: carry", "A: build Armory reroll", "A: wander might", "dice: 1 1", "A: reroll 1", "dice: 4", "A: keep"]
expect = ["built A Armory reroll", "asked: A reroll 2", "rerolled A die 1 to 4", "wandered A 5"]
"#,
    );
}

#[test]
fn a_bar_built_now_counts_for_this_income() {
    check(
        "a bar built now counts for this income",
        r#"
proves = ["GM-RUL-53", "GM-RSET-04"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { adventurer = "Axe", of = "A", skills = { might = 3 } }, { guild = "B" }]
now = { phase = "action", round = 9, orders = { A = "1: hire [Axe] 3" } }
script = ["A: carry", "A: build Bar II"]
expect = ["fame A +1", "phase reset", "gold A +3", "gold B +2", "over: A wins"]
"#,
    );
}

#[test]
fn the_side_of_an_upgrade_stays() {
    check(
        "the side of an upgrade stays",
        r#"
proves = ["GM-UPGR-13"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Armory reroll", "A: build Bar II"]
expect = ["refused: GM-UPGR-11", "built A Bar II", "A.upgrades = Armory fixer, Stables I, Mess Hall I, Bar II"]
"#,
    );
}

#[test]
fn one_upgrade_of_each_kind_an_order() {
    check(
        "one upgrade of each kind an order",
        r#"
proves = ["GM-HIRE-09"]
setup = { guilds = 4 }
piece = [
    { guild = "A", upgrades = [] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = [
    "A: carry", "A: build Bar II, Stables II", "A: build Library fixer, Armory fixer",
    "A: build Library fixer, Bar II",
]
expect = ["refused: GM-HIRE-09", "refused: GM-HIRE-09", "built A Library fixer", "built A Bar II"]
"#,
    );
}

#[test]
fn an_upgrade_board_has_four_skill_slots_and_one_for_prestige() {
    check(
        "every slot of an upgrade board",
        r#"
proves = ["GM-COMP-14", "GM-UPGR-10", "GM-UPGR-21"]
setup = { guilds = 4 }
piece = [
    { guild = "A", start = "might fixer", upgrades = ["Sanctum fixer", "Chapel reroll", "Library fixer", "Grand Masonry"] },
    { adventurer = "Axe", of = "A", skills = { might = 3 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 30", B = "4: [Idle]" } }
script = ["A: carry", "A: build Shadow Loft fixer", "A: build Sealed Vault", "A: build Bar II"]
expect = [
    "refused: GM-UPGR-10", "refused: GM-UPGR-21", "built A Bar II",
    "A.upgrades = Armory fixer, Sanctum fixer, Library fixer, Chapel reroll, Stables I, Mess Hall I, Bar II, Grand Masonry",
]
"#,
    );
}
