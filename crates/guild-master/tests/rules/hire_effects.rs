//! Effects on hiring Builders.

use super::check;

#[test]
fn builders_cost_less_and_move_the_marker_all_the_same() {
    check(
        "builders cost less",
        r#"
proves = ["GM-HIRE-12", "GM-ACTN-15", "GM-HIRE-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: hire [Axe] 5", B = "4: [Idle]" } }
script = ["A: carry", "A: use Torvane", "A: build Stables II"]
expect = ["asked: A use hire", "boosted A", "hired A 2 for 4", "gold back A 1 +1", "marker = 4", "A.gold = 1"]
"#,
    );
    check(
        "not under another moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: hire [Axe] 5", B = "4: [Idle]" } }
script = ["A: carry", "A: build Stables II", "A: build Bar II"]
expect = ["refused: GM-HIRE-04", "hired A 1 for 3"]
"#,
    );
    check(
        "builders cost less",
        r#"
proves = ["GM-HIRE-12", "GM-ACTN-15", "GM-HIRE-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Marit"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: hire [Axe] 5", B = "4: [Idle]" } }
script = ["A: carry", "A: use Marit", "A: build Stables II"]
expect = ["asked: A use hire", "boosted A", "hired A 2 for 4", "gold back A 1 +1", "marker = 4", "A.gold = 1"]
"#,
    );
    check(
        "not under another moon",
        r#"
proves = ["GM-ADVR-03"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Marit"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: hire [Axe] 5", B = "4: [Idle]" } }
script = ["A: carry", "A: build Stables II", "A: build Bar II"]
expect = ["refused: GM-HIRE-04", "hired A 1 for 3"]
"#,
    );
}

#[test]
fn the_rune_mason_turns_an_upgrade_and_makes_builders_cheaper() {
    check(
        "the rune mason",
        r#"
proves = ["GM-ACTN-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Bastan"], upgrades = ["Armory fixer"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 2, orders = { A = "1: hire [Axe] 4", B = "4: [Idle]" } }
script = ["A: use Bastan", "A: skill might", "A: carry", "A: use Bastan", "A: build Stables II"]
expect = ["asked: A use action", "turned A Armory reroll", "asked: A use hire", "hired A 2 for 4"]
"#,
    );
}

#[test]
fn a_builder_never_costs_less_than_1() {
    check(
        "never less than 1",
        r#"
proves = ["GM-HIRE-12"]
setup = { guilds = 4 }
piece = [
    { guild = "A", adventurers = ["Torvane", "Marit"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { guild = "C" },
    { guild = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: hire [Axe] 2", B = "4: [Idle]" } }
script = ["A: carry", "A: use Torvane", "A: use Marit", "A: build Armory fixer"]
expect = ["hired A 1 for 1", "gold back A 1 +1", "marker = 2"]
"#,
    );
}

#[test]
fn a_boon_makes_one_builder_cheaper() {
    check(
        "one builder cheaper",
        r#"
proves = ["GM-EFCT-11", "GM-RUL-21"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Audit the Harbour Books"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: hire [Axe] 5", B = "4: [Idle]" } }
script = ["A: carry", "A: use Audit the Harbour Books", "A: build Stables II"]
expect = ["used A Audit the Harbour Books", "hired A 2 for 5", "A.gold = 0", "A.completed = none"]
"#,
    );
}

#[test]
fn each_discount_is_for_its_own_builders() {
    // 3 and 3: each costs 1 less, and one of them 1 less again.
    check(
        "each discount is for its own builders",
        r#"
proves = ["GM-HIRE-12", "GM-RUL-18"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"], completed = ["Audit the Harbour Books"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: hire [Axe] 3", B = "4: [Idle]" } }

[[case]]
name = "1"
script = ["A: carry", "A: use Torvane", "A: use Audit the Harbour Books", "A: build Stables II"]
expect = ["hired A 2 for 3", "marker = 4", "A.gold = 0"]

[[case]]
name = "2"
script = ["A: carry", "A: use Audit the Harbour Books", "A: use Torvane", "A: build Stables II"]
expect = ["hired A 2 for 3", "marker = 4", "A.gold = 0"]
"#,
    );
    check(
        "and for no more",
        r#"
proves = ["GM-HIRE-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"], completed = ["Audit the Harbour Books"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: hire [Axe] 2", B = "4: [Idle]" } }

[[case]]
name = "1"
script = [
    "A: carry", "A: use Torvane", "A: use Audit the Harbour Books", "A: build Stables II", "A: build Bar II",
]
expect = ["refused: GM-HIRE-04", "hired A 1 for 1", "gold back A 1 +1"]

[[case]]
name = "2"
script = [
    "A: carry", "A: use Audit the Harbour Books", "A: use Torvane", "A: build Stables II", "A: build Bar II",
]
expect = ["refused: GM-HIRE-04", "hired A 1 for 1", "gold back A 1 +1"]
"#,
    );
}

#[test]
fn a_discount_for_one_builder_goes_where_it_saves_most() {
    // 2 and 3: the first comes down to 1 and cannot go lower, so the Boon is for the second.
    check(
        "where it saves most",
        r#"
proves = ["GM-HIRE-12"]
setup = { guilds = 4 }
piece = [
    { guild = "A", adventurers = ["Torvane"], completed = ["Audit the Harbour Books"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { guild = "C" },
    { guild = "D" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 2", B = "4: [Idle]" } }

[[case]]
name = "1"
script = ["A: carry", "A: use Torvane", "A: use Audit the Harbour Books", "A: build Stables II"]
expect = ["hired A 2 for 2", "marker = 3"]

[[case]]
name = "2"
script = ["A: carry", "A: use Audit the Harbour Books", "A: use Torvane", "A: build Stables II"]
expect = ["hired A 2 for 2", "marker = 3"]
"#,
    );
}

#[test]
fn a_free_builder_is_the_dearest_and_the_others_have_their_discounts() {
    // 3, 3 and 4 without the 4; both others 2 less, where no Builder costs less than 1.
    check(
        "a free builder and discounts",
        r#"
proves = ["GM-HIRE-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane", "Marit"], completed = ["Audit the Harbour Books", "Dam the Flooding Quarry"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 3, orders = { A = "1: hire [Axe] 3", B = "4: [Idle]" } }
script = [
    "A: carry", "A: use Dam the Flooding Quarry", "A: use Marit", "A: use Audit the Harbour Books",
    "A: use Torvane", "A: build Hall of Trophies",
]
expect = ["hired A 3 for 2", "gold back A 1 +1", "marker = 5"]
"#,
    );
}

#[test]
fn a_builder_without_payment_moves_the_marker() {
    check(
        "a builder without payment",
        r#"
proves = ["GM-HIRE-12", "GM-EFCT-11", "GM-RUL-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Dam the Flooding Quarry"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: hire [Axe] 3", B = "4: [Idle]" } }
script = ["A: carry", "A: use Dam the Flooding Quarry", "A: build Stables II"]
expect = ["hired A 2 for 3", "marker = 4", "A.gold = 0"]
"#,
    );
    check(
        "a builder without payment",
        r#"
proves = ["GM-HIRE-12", "GM-EFCT-11", "GM-RUL-08"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Dam the Flooding Quarry"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", round = 1, orders = { A = "1: hire [Axe] 0", B = "4: [Idle]" } }
script = ["A: carry", "A: use Dam the Flooding Quarry", "A: build Stables II", "A: build Bar II"]
expect = ["refused: GM-HIRE-04", "hired A 1 for 0", "marker = 3"]
"#,
    );
}

#[test]
fn a_discount_is_for_the_guild_that_uses_it() {
    check(
        "a discount is for one guild",
        r#"
proves = ["GM-HIRE-11"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3", B = "2: hire [Bow] 3; 4: [Idle]" } }
script = ["A: carry", "A: use Torvane", "A: build Bar II", "B: carry", "B: build Bar II"]
expect = ["hired A 1 for 2", "hired B 1 for 3", "marker = 4"]
"#,
    );
}

#[test]
fn each_guild_uses_what_it_has_when_its_turn_to_hire_comes() {
    check(
        "in a contest too",
        r#"
proves = ["GM-HIRE-14", "GM-ACTN-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A", adventurers = ["Torvane"] },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", completed = ["Audit the Harbour Books"] },
    { adventurer = "Bow", of = "B", skills = { might = 1 } },
    { adventurer = "Idle", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: hire [Axe] 3", B = "1: hire [Bow] 3; 4: [Idle]" } }
script = [
    "A: carry", "B: carry", "dice: 5 | 1", "A: use Torvane", "A: build Bar II",
    "B: use Audit the Harbour Books", "B: build Bar II",
]
expect = ["asked: A use hire", "hired A 1 for 2", "asked: B use hire", "hired B 1 for 2"]
"#,
    );
}
