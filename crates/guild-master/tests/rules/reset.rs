//! The Reset Phase.

use super::check;

#[test]
fn boards_are_cleared_and_income_is_paid() {
    check(
        "boards are cleared and income is paid",
        r#"
proves = ["GM-RSET-02", "GM-RSET-03", "GM-RSET-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 2, upgrades = ["Bar III"] },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "reset", orders = { A = "1: hire [Axe] 4" } }
expect = ["A.gold = 7", "B.gold = 7", "A.orders = none", "A.adventurers = Axe", "asked: A orders"]
"#,
    );
}

#[test]
fn the_marker_returns_to_the_start_of_the_player_count() {
    check(
        "the marker returns",
        r#"
proves = ["GM-RSET-05", "GM-PLYR-05"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 2, upgrades = ["Bar III"] },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
]
now = { phase = "reset", marker = 7, orders = { A = "1: hire [Axe] 4" } }
expect = ["marker = 2", "asked: A orders"]
"#,
    );
    check(
        "the marker returns to the bottom",
        r#"
proves = ["GM-RSET-05"]
setup = { guilds = 3 }
piece = [
    { guild = "A", gold = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 2, upgrades = ["Bar III"] },
]
now = { phase = "reset", marker = 7, orders = { A = "1: hire [Axe] 4" } }
expect = ["marker = 1", "asked: chance draw 1 of 24"]
"#,
    );
}

#[test]
fn other_rounds_keep_what_lies_face_up() {
    check(
        "other rounds keep what lies face up",
        r#"
proves = ["GM-RSET-11", "GM-RSET-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 2, upgrades = ["Bar III"] },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Brew Potion", on = 1 },
    { down = "heroic", on = 2 },
]
now = { phase = "reset", orders = { A = "1: hire [Axe] 4" } }
script = ["draw: 1", "expect: contract 1 = Brew Potion"]
expect = [
    "contract 2 shows Unmask the False Envoy", "round 2", "space A = Cixi", "contract 3 = empty",
    "asked: A orders",
]
"#,
    );
}

#[test]
fn a_blood_moon_wipes_what_lies_face_up() {
    check(
        "a blood moon wipes the board",
        r#"
proves = ["GM-RSET-06", "GM-RSET-07", "GM-RSET-08", "GM-RSET-09", "GM-PLYR-04"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 2, upgrades = ["Bar III"] },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Brew Potion", on = 1 },
    { down = "heroic", on = 2 },
]
now = { phase = "reset", round = 3, orders = { A = "1: hire [Axe] 4" } }
script = ["draw: 1 | 1 | 1 | 1", "draw: 1 | 1 | 1 | 1 | 1"]
expect = [
    "contract 1 shows Ambush Poachers", "contract 2 shows Unmask the False Envoy",
    "contract 3 shows Identify Rebels", "contract 4 shows Confront Blasphemers", "space A shows Pablé",
    "round 4", "asked: A orders", "never: space C", "contract 5 = closed", "space C = closed",
]
"#,
    );
}

#[test]
fn an_exhausted_common_deck_is_replaced_by_the_next() {
    check(
        "an exhausted deck is replaced by the next",
        r#"
proves = ["GM-RSET-10", "GM-RUL-06"]
setup = { guilds = 2 }
piece = [
    { guild = "A", gold = 1 },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B", gold = 2, upgrades = ["Bar III"] },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { contract = "Brew Potion", on = 1 },
]
now = { phase = "reset", round = 3, decks = [1, 1, 1], orders = { A = "1: hire [Axe] 4" } }
expect = [
    "asked: chance draw 1 of 34", "contract 1 = down common", "contract 2 = down heroic",
    "contract 3 = down legendary", "contract 4 = empty",
]
"#,
    );
}

#[test]
fn the_steps_come_in_order() {
    check(
        "the steps come in order",
        r#"
proves = ["GM-RSET-01", "GM-RSET-13", "GM-RUL-33"]
setup = { guilds = 2 }
piece = [{ guild = "A" }, { adventurer = "Axe", of = "A", skills = { might = 1 } }, { guild = "B" }]
now = { phase = "action", round = 3, orders = { A = "1: [Axe]" } }
script = ["A: pass", "draw: 1 | 1 | 1 | 1", "draw: 1 | 1 | 1 | 1 | 1"]
expect = [
    "phase reset", "orders cleared", "gold A +2", "gold B +2", "marker reset", "board wiped",
    "contract 1 refilled from common", "contract 4 refilled from common", "contract 1 shows Ambush Poachers",
    "space A shows Cixi", "space F shows Gorm Ironmantle", "round 4",
]
"#,
    );
}

#[test]
fn an_exhausted_adventurer_deck_leaves_its_space_empty() {
    check(
        "an exhausted deck leaves its space empty",
        r#"
proves = ["GM-RUL-33"]
setup = { guilds = 2 }
piece = [
    { guild = "A" },
    { adventurer = "Axe", of = "A", skills = { might = 1 } },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Vatsana", space = "D" },
    { adventurer = "Kestrel", space = "E" },
    { adventurer = "Vesper", space = "F" },
    { adventurer = "Gwala", space = "B", under = 0 },
]
now = { phase = "action", round = 2, orders = { A = "1: recruit B [Axe] 4" } }
script = ["A: carry", "draw: 1 | 1"]
expect = ["recruited A Gwala from B for 4", "phase reset", "space B = empty", "asked: A orders"]
"#,
    );
}
