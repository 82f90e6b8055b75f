//! Attacks.

use super::check;

#[test]
fn an_attack_costs_one_influence_and_needs_engagement() {
    check(
        "who may attack whom",
        r#"
proves = ["GB-ATK-01", "GB-ATK-02", "GB-STAT-03", "GB-ATK-03", "GB-DEF-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 5, influence = 2, playbook = [["1"]] },
    { name = "Near", seat = "blue", at = [2554, 3048], melee = 0, hp = 10 },
    { name = "Far", seat = "blue", at = [2000, 3603], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "a unit too far"
script = ["red: attack Far"]
expect = ["refused: GB-ATK-02"]
[[case]]
name = "as often as it can be paid"
script = ["red: attack Near", "dice: 4 1 1 1 1", "red: pick 1.1", "red: attack Near", "dice: 4 1 1 1 1", "red: pick 1.1", "red: attack Near"]
expect = [
    "paid Ox 1",
    "attack Ox on Near",
    "asked: chance roll 5d6",
    "paid Ox 1",
    "attack Ox on Near",
    "refused: GB-INF-10",
    "Near.hp = 8",
    "Ox.influence = 0",
]
"#,
    );
}

#[test]
fn each_die_must_reach_def_and_arm_takes_hits_off() {
    check(
        "target number and armour",
        r#"
proves = ["GB-STAT-07", "GB-ATK-05", "GB-TN-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 6, influence = 1, playbook = [["1"], ["2"], ["3"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], def = 5, arm = 2 },
]
now = { active = "Ox" }
[[case]]
name = "four of six dice hit, two are taken off"
script = ["red: attack Shark", "dice: 5 5 6 6 4 1", "red: pick 3.1", "red: pick 2.1"]
expect = ["rolled attack Ox 5 5 6 6 4 1 needs 5", "net hits Ox on Shark 2", "refused: GB-PB-02", "damaged Shark 2"]
[[case]]
name = "never below nothing"
script = ["red: attack Shark", "dice: 5 1 1 1 1 1"]
expect = ["net hits Ox on Shark 0", "asked: red act Ox", "never: picked"]
"#,
    );
}

#[test]
fn friends_engaging_the_target_add_dice() {
    check(
        "ganging up",
        r#"
proves = ["GB-ATK-09", "GB-TN-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1 },
    { name = "Boar", seat = "red", at = [2400, 3448] },
    { name = "Goat", seat = "red", at = [2800, 3048], melee = 2 },
    { name = "Idle", seat = "red", at = [2400, 2600], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 1 1 1 1 1 1"]
expect = ["asked: chance roll 6d6", "net hits Ox on Shark 0"]
"#,
    );
}

#[test]
fn other_enemies_engaging_the_attacker_take_dice() {
    check(
        "crowding out",
        r#"
proves = ["GB-ATK-10", "GB-RUL-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1 },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Angel", seat = "blue", at = [2000, 3448] },
]
now = { active = "Ox" }
script = ["expect: Shark engages Ox = yes", "expect: Angel engages Ox = yes", "red: attack Shark", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6", "net hits Ox on Shark 0"]
"#,
    );
}

#[test]
fn a_target_near_a_goalpost_is_in_cover() {
    check(
        "cover",
        r#"
proves = ["GB-ATK-11", "GB-TERR-17"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 2328], tac = 4, influence = 2 },
    { name = "Shark", seat = "blue", at = [3048, 1928], melee = 0 },
    { name = "Angel", seat = "blue", at = [2660, 2328], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "exactly 1 inch from the goalpost"
script = ["red: attack Shark", "dice: 1 1 1"]
expect = ["asked: chance roll 3d6"]
[[case]]
name = "farther away"
script = ["red: attack Angel", "dice: 1 1 1 1"]
expect = ["asked: chance roll 4d6", "net hits Ox on Angel 0"]
"#,
    );
}

#[test]
fn a_model_on_the_ground_does_not_attack_but_can_stand_up() {
    check(
        "attacking from the ground",
        r#"
proves = ["GB-KD-03", "GB-KD-08", "GB-RUL-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "red: forfeit", "red: attack Shark", "dice: 1 1 1 1"]
expect = ["refused: GB-KD-03", "forfeited Ox", "cured Ox knocked down", "attack Ox on Shark", "Ox.conditions = none"]
"#,
    );
}

#[test]
fn actions_come_in_any_order() {
    check(
        "attack, then jog",
        r#"
proves = ["GB-DEF-03", "GB-TURN-16", "GB-TURN-17", "GB-TIME-07"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 3 },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "an attack before and after the jog"
script = ["red: attack Shark", "dice: 1 1 1 1", "red: jog", "red: path (2000, 2900)", "red: attack Shark", "dice: 1 1 1 1", "red: end"]
expect = ["attack Ox on Shark", "moved Ox jog (2000, 2900)", "attack Ox on Shark", "activation ended Ox", "Ox.influence = 1"]
[[case]]
name = "ending at once"
script = ["red: end"]
expect = ["activation ended Ox", "asked: blue activate", "Ox.influence = 3"]
"#,
    );
}

#[test]
fn a_crowded_attacker_keeps_one_die() {
    check(
        "the last die",
        r#"
proves = ["GB-TN-08", "GB-DEF-24", "GB-TIME-18", "GB-TIME-20"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 1, influence = 2 },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Angel", seat = "blue", at = [2000, 3448] },
    { name = "Salt", seat = "blue", at = [2000, 2648] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4"]
expect = ["attack Ox on Shark", "asked: chance roll 1d6", "rolled attack Ox 4 needs 4", "net hits Ox on Shark 1"]
"#,
    );
}

#[test]
fn net_hits_are_spent_on_any_opened_column() {
    check(
        "columns",
        r#"
proves = ["GB-ATK-06", "GB-ATK-07", "GB-PB-01", "GB-PB-02", "GB-PB-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1, playbook = [["1", "tackle"], ["2", "3"], ["4"], ["5"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "the second result of the second of three opened columns"
script = ["red: attack Shark", "dice: 4 5 6 3", "red: pick 4.1", "red: pick 3.2", "red: pick 2.2"]
expect = ["net hits Ox on Shark 3", "refused: GB-PB-02", "refused: GB-PB-03", "picked Ox 2.2", "damaged Shark 3"]
[[case]]
name = "one net hit is a success"
script = ["red: attack Shark", "dice: 4 3 3 3", "red: pick 1.1"]
expect = ["net hits Ox on Shark 1", "asked: red playbook Ox on Shark 1", "damaged Shark 1"]
[[case]]
name = "none is not"
script = ["red: attack Shark", "dice: 3 3 3 3"]
expect = ["net hits Ox on Shark 0", "asked: red act Ox", "never: picked"]
"#,
    );
}

#[test]
fn a_model_on_the_ground_is_told_so_before_its_price() {
    check(
        "down and without influence",
        r#"
proves = ["GB-KD-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
script = ["red: attack Shark"]
expect = ["refused: GB-KD-03"]
"#,
    );
}
