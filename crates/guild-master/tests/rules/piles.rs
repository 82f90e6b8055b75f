//! Where cards and tokens lie that nobody plays with: discard piles, the supply, kept Contracts.

use super::check;

#[test]
fn what_is_discarded_lies_on_the_pile_of_its_kind() {
    check(
        "a Blood Moon wipe",
        r#"
proves = ["GM-COMP-12", "GM-RSET-06", "GM-RSET-07"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Brew Potion"] },
    { guild = "B" },
    { adventurer = "Cixi", space = "A" },
    { adventurer = "Venju", space = "B" },
    { contract = "Unmask the False Envoy", on = 2 },
    { down = "heroic", on = 3 },
]
now = { phase = "reset", round = 3, decks = [0, 0, 0] }
script = ["expect: discard contracts = Unmask the False Envoy", "expect: discard adventurers = Cixi, Venju"]
expect = ["laid: gold A +2", "laid: board wiped", "never: laid: fame", "asked: chance"]
"#,
    );
}

#[test]
fn a_boon_once_used_lies_on_the_discard_pile() {
    check(
        "a Boon",
        r#"
proves = ["GM-EFCT-05", "GM-COMP-12"]
setup = { guilds = 2 }
piece = [
    { guild = "A", completed = ["Brew Potion", "Unmask the False Envoy"], stored = { "Brew Potion" = [6] } },
    { adventurer = "Axe", of = "A", skills = { arcane = 1 } },
    { guild = "B" },
    { adventurer = "Mace", of = "B", skills = { might = 1 } },
]
now = { phase = "action", orders = { A = "1: [Axe]", B = "2: [Mace]" } }
script = [
    "expect: A.face_up = Brew Potion", "expect: A.face_down = Unmask the False Envoy", "expect: A.stored = Brew Potion 6",
    "expect: discard contracts = none", "A: wander", "dice: 3", "A: with Brew Potion",
]
expect = ["used A Brew Potion", "A.face_up = none", "discard contracts = Brew Potion"]
"#,
    );
}

#[test]
fn tokens_leave_the_supply_and_a_level_two_comes_back() {
    check(
        "building level III",
        r#"
proves = ["GM-SETU-06", "GM-UPGR-20", "GM-RUL-15"]
setup = { guilds = 2 }
piece = [
    { guild = "A", upgrades = ["Mess Hall II"] },
    { adventurer = "Sage", of = "A", skills = { logic = 1 } },
    { guild = "B" },
    { adventurer = "Mace", of = "B", skills = { might = 1 } },
]
now = { phase = "action", marker = 2, orders = { A = "1: hire [Sage] 30", B = "2: [Mace]" } }
script = [
    "expect: supply Library = 3", "expect: supply Mess Hall II = 3", "expect: supply Mess Hall III = 1",
    "expect: supply Sealed Vault = 1", "A: carry", "A: build Library fixer, Mess Hall III",
]
expect = ["built A Mess Hall III", "supply Library = 2", "supply Library reroll = 2", "supply Mess Hall II = 4", "supply Mess Hall III = 0"]
"#,
    );
}
