//! Dice that are rolled again: of several abilities the one for most dice, for what it is for only.

use super::check;

/// Ox attacks with four dice that all miss, and rolls again.
fn again(abilities: &str, fired: &str, dice: &str) {
    check(
        "the one for most dice",
        &format!(
            r#"
proves = ["GB-CONV-06"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], influence = 2, tac = 4, abilities = [{abilities}], playbook = [["1"]] }},
    {{ name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12 }},
]
now = {{ active = "Ox" }}
script = ["red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: {dice}", "red: end"]
expect = ["rolled attack Ox 1 1 1 1 needs 4", "fired Ox {fired}", "rolled attack Ox {dice} needs 4", "activation ended Ox"]
"#
        ),
    );
}

#[test]
fn the_one_for_most_dice_is_taken_in_whatever_order_they_stand() {
    again(r#""second-glance", "dread-captain""#, "dread-captain", "1 1");
    again(r#""dread-captain", "second-glance""#, "dread-captain", "1 1");
    again(r#""second-glance", "steady-hand""#, "steady-hand", "1 1 1 1");
    again(r#""steady-hand", "second-glance""#, "steady-hand", "1 1 1 1");
    again(r#""dread-captain", "steady-hand""#, "steady-hand", "1 1 1 1");
    again(r#""steady-hand", "dread-captain""#, "steady-hand", "1 1 1 1");
    again(r#""second-glance""#, "second-glance", "1");
}

#[test]
fn only_dice_that_missed_are_rolled_again() {
    check(
        "steady hand",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 3, abilities = ["steady-hand"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12 },
]
now = { active = "Ox" }
[[case]]
name = "two of three"
script = ["red: attack Shark", "dice: 4 1 1", "red: yes", "dice: 4 1", "red: pick 1.1 1.1"]
expect = ["rolled attack Ox 4 1 1 needs 4", "fired Ox steady-hand", "rolled attack Ox 4 1 needs 4", "net hits Ox on Shark 2"]
[[case]]
name = "the last of three"
script = ["red: attack Shark", "dice: 4 4 1", "red: yes", "dice: 1", "red: pick 1.1 1.1"]
expect = ["rolled attack Ox 4 4 1 needs 4", "fired Ox steady-hand", "rolled attack Ox 1 needs 4", "net hits Ox on Shark 2"]
[[case]]
name = "none where all hit"
script = ["red: attack Shark", "dice: 4 4 4", "red: pick 1.1 1.1 1.1"]
expect = ["net hits Ox on Shark 3", "never: fired"]
"#,
    );
}

#[test]
fn what_is_used_up_for_the_turn_leaves_the_next_best() {
    check(
        "two dice once, then one",
        r#"
proves = ["GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, tac = 4, abilities = ["dread-captain", "second-glance"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: 1 1", "red: attack Shark", "dice: 1 1 1 1", "red: yes", "dice: 1"]
expect = ["fired Ox dread-captain", "rolled attack Ox 1 1 needs 4", "fired Ox second-glance", "rolled attack Ox 1 needs 4"]
"#,
    );
}

#[test]
fn a_reroll_of_attacks_is_none_of_plays_and_kicks() {
    check(
        "steady hand",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, kick = [2, 6], ball = true, abilities = ["steady-hand", "slow-venom"] },
    { name = "Boar", seat = "red", at = [2000, 3800] },
    { name = "Shark", seat = "blue", at = [3000, 3048], melee = 0, hp = 12 },
]
now = { active = "Ox" }
[[case]]
name = "a play"
script = ["red: use slow-venom on Shark", "dice: 1", "red: end"]
expect = ["play missed Shark slow-venom", "activation ended Ox", "never: fired"]
[[case]]
name = "a pass"
script = ["red: pass Boar", "dice: 1 1 | 4 1"]
expect = ["rolled kick Ox 1 1 needs 3", "rolled scatter 4 1", "never: fired"]
"#,
    );
    check(
        "a reroll of plays is none of attacks",
        r#"
proves = ["GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3, tac = 2, abilities = ["second-try"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0, hp = 12 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 1 1", "red: end"]
expect = ["rolled attack Ox 1 1 needs 4", "activation ended Ox", "never: fired"]
"#,
    );
}
