//! Charging.

use super::check;

#[test]
fn a_charge_ends_in_an_attack_with_four_more_dice() {
    check(
        "charge",
        r#"
proves = ["GB-ADV-04", "GB-CHG-06", "GB-CHG-07", "GB-ATK-08"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], tac = 4, influence = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2500, 2000], def = 4 },
]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (2000, 2000)", "dice: 4 1 1 1 1 1 1 1", "red: pick 1.1"]
expect = [
    "paid Ox 2",
    "advance Ox charge Shark",
    "asked: red charge-line Ox at Shark 1778",
    "moved Ox charge (2000, 2000)",
    "attack Ox on Shark",
    "rolled attack Ox 4 1 1 1 1 1 1 1 needs 4",
    "damaged Shark 1",
    "asked: red act Ox",
    "Ox.influence = 0",
    "advanced = yes",
]
"#,
    );
}

#[test]
fn a_charge_must_engage_whenever_it_can() {
    check(
        "stopping short",
        r#"
proves = ["GB-CHG-05"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [2500, 2000] },
]
now = { active = "Ox" }
[[case]]
name = "a unit too short"
script = ["red: charge Shark", "red: line (1945, 2000)"]
expect = ["refused: GB-CHG-05"]
[[case]]
name = "exactly within the melee zone"
script = ["red: charge Shark", "red: line (1946, 2000)", "dice: 1 1 1 1 1 1 1 1"]
expect = ["moved Ox charge (1946, 2000)", "net hits Ox on Shark 0", "Ox engages Shark = yes"]
"#,
    );
}

#[test]
fn a_charge_out_of_reach_fails_and_ends_the_activation() {
    check(
        "a charge that fails",
        r#"
proves = ["GB-CHG-08", "GB-RUL-53", "GB-TIME-10"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4 },
    { name = "Shark", seat = "blue", at = [4500, 2000] },
]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (2778, 2000)"]
expect = [
    "advance Ox charge Shark",
    "moved Ox charge (2778, 2000)",
    "charge failed Ox",
    "activation ended Ox",
    "asked: blue activate",
    "never: attack",
    "Ox.influence = 2",
]
"#,
    );
}

#[test]
fn the_charger_picks_its_line_and_any_end_that_engages() {
    check(
        "the line of a charge",
        r#"
proves = ["GB-RUL-53"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], tac = 1, influence = 2 },
    { name = "Shark", seat = "blue", at = [2500, 2000] },
]
now = { active = "Ox" }
[[case]]
name = "just engaging"
script = ["red: charge Shark", "red: line (1946, 2000)", "dice: 1 1 1 1 1"]
expect = ["moved Ox charge (1946, 2000)", "attack Ox on Shark", "asked: red act Ox"]
[[case]]
name = "up to its base"
script = ["red: charge Shark", "red: line (2200, 2000)", "dice: 1 1 1 1 1"]
expect = ["moved Ox charge (2200, 2000)", "attack Ox on Shark", "asked: red act Ox"]
[[case]]
name = "aslant"
script = ["red: charge Shark", "red: line (2100, 2200)", "dice: 1 1 1 1 1"]
expect = ["moved Ox charge (2100, 2200)", "attack Ox on Shark", "asked: red act Ox"]
"#,
    );
}

#[test]
fn an_engaged_model_declares_no_charge() {
    check(
        "charging while engaged",
        r#"
proves = ["GB-CHG-02"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2 },
    { name = "Shark", seat = "blue", at = [2500, 2000] },
    { name = "Angel", seat = "blue", at = [1000, 2400] },
]
now = { active = "Ox" }
script = ["red: charge Shark"]
expect = ["refused: GB-CHG-02"]
"#,
    );
}

#[test]
fn nobody_charges_an_enemy_already_engaged() {
    check(
        "charging an engaged enemy",
        r#"
proves = ["GB-CHG-03"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2, melee = 2 },
    { name = "Shark", seat = "blue", at = [1700, 2000], melee = 1 },
]
now = { active = "Ox" }
script = ["red: charge Shark"]
expect = ["refused: GB-CHG-03"]
"#,
    );
}

#[test]
fn a_charge_needs_sight_and_influence() {
    check(
        "charging unseen",
        r#"
proves = ["GB-CHG-01"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2 },
    { name = "Boar", seat = "red", at = [1500, 2000], base = 50 },
    { name = "Shark", seat = "blue", at = [2500, 2000] },
]
now = { active = "Ox" }
script = ["red: charge Shark"]
expect = ["refused: GB-CHG-01"]
"#,
    );
    check(
        "charging without influence",
        r#"
proves = ["GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 1 },
    { name = "Shark", seat = "blue", at = [2500, 2000] },
]
now = { active = "Ox" }
script = ["red: charge Shark"]
expect = ["refused: GB-INF-10"]
"#,
    );
}

#[test]
fn a_charge_keeps_its_line_after_a_parting_blow() {
    check(
        "a charge through a melee zone",
        r#"
proves = ["GB-CHG-04", "GB-PART-01", "GB-ADV-01"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2 },
    { name = "Shark", seat = "blue", at = [3000, 2000] },
    { name = "Angel", seat = "blue", at = [1800, 2500] },
]
now = { active = "Ox" }
script = [
    "red: charge Shark",
    "red: path (2000, 2000) (2500, 2000)",
    "red: line (2500, 2000)",
    "blue: no",
    "red: path (2100, 2100)",
    "red: go on",
    "dice: 1 1 1 1 1 1 1 1",
]
expect = [
    "refused: GB-CHG-04",
    "moved Ox charge (2038, 2000)",
    "asked: blue parting-blow Angel on Ox",
    "asked: red go-on Ox charge",
    "refused: GB-CHG-04",
    "moved Ox charge (2500, 2000)",
    "attack Ox on Shark",
]
"#,
    );
}

#[test]
fn the_target_of_a_charge_may_answer_in_two_ways() {
    check(
        "reactions to a charge",
        r#"
proves = ["GB-MOM-21", "GB-MOM-22", "GB-MOM-27", "GB-TIME-09", "GB-TIME-12"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], tac = 4, def = 4, influence = 3, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2500, 2000], tac = 5, def = 4, playbook = [["2"]] },
]
now = { active = "Ox", momentum = { blue = 2 } }
[[case]]
name = "both"
script = [
    "red: charge Shark",
    "blue: react counter stance",
    "red: line (2000, 2000)",
    "dice: 5 4 4 1 1 1 1 1",
    "red: pick 1.1",
    "blue: react counter",
    "dice: 4 1 1 1 1",
    "blue: pick 1.1",
    "red: attack Shark",
    "dice: 4 1 1 1",
    "red: pick 1.1",
]
expect = [
    "asked: blue react Shark to charge of Ox",
    "momentum blue -1 counter-attack",
    "counter Shark on Ox",
    "momentum blue -1 defensive stance",
    "stance Shark",
    "moved Ox charge (2000, 2000)",
    "rolled attack Ox 5 4 4 1 1 1 1 1 needs 5",
    "net hits Ox on Shark 1",
    "damaged Shark 1",
    "attack Shark on Ox",
    "rolled attack Shark 4 1 1 1 1 needs 4",
    "damaged Ox 2",
    "stance over",
    "rolled attack Ox 4 1 1 1 needs 4",
    "blue.momentum = 0",
]
[[case]]
name = "neither"
script = ["red: charge Shark", "blue: react none", "red: line (2000, 2000)", "dice: 1 1 1 1 1 1 1 1"]
expect = ["rolled attack Ox 1 1 1 1 1 1 1 1 needs 4", "asked: red act Ox", "blue.momentum = 2", "never: counter"]
"#,
    );
}

#[test]
fn reactions_to_a_charge_that_fails_stay_paid() {
    check(
        "a failed charge and its reactions",
        r#"
proves = ["GB-RUL-52", "GB-MOM-27"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2 },
    { name = "Shark", seat = "blue", at = [4500, 2000] },
]
now = { active = "Ox", momentum = { blue = 2 } }
script = ["red: charge Shark", "blue: react counter stance", "red: line (2778, 2000)"]
expect = ["stance Shark", "charge failed Ox", "stance over", "never: attack", "blue.momentum = 0", "stance = none"]
"#,
    );
}

#[test]
fn a_charger_taken_out_in_return_ends_the_charge_and_its_activation() {
    check(
        "a charger taken out by a counter-attack",
        r#"
proves = ["GB-MOM-27", "GB-RUL-24", "GB-RUL-54"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 4, hp_now = 1 },
    { name = "Shark", seat = "blue", at = [2500, 2000], playbook = [["2"]] },
]
now = { active = "Ox", momentum = { blue = 2 } }
script = [
    "red: charge Shark", "blue: react counter stance", "red: line (2000, 2000)", "dice: 1 1 1 1 1 1 1 1",
    "blue: react counter", "dice: 4 1 1 1", "blue: pick 1.1",
]
expect = [
    "stance Shark", "attack Shark on Ox", "damaged Ox 1 of 2", "removed Ox", "momentum blue +1 take down", "vp blue +2",
    "stance over", "activation ended Ox", "stance = none",
]
"#,
    );
}

#[test]
fn a_charger_knocked_down_on_the_way_fails() {
    check(
        "a charger knocked down on the way",
        r#"
proves = ["GB-RUL-53", "GB-CHG-08"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2 },
    { name = "Shark", seat = "blue", at = [3000, 2000] },
    { name = "Angel", seat = "blue", at = [1800, 2500], playbook = [["kd"]] },
]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (2500, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.1"]
expect = ["suffers Ox knocked down", "charge failed Ox", "activation ended Ox", "Ox.at = (2038, 2000)", "never: attack Ox"]
"#,
    );
}

#[test]
fn a_charge_does_not_end_on_the_ball() {
    check(
        "charging onto the ball",
        r#"
proves = ["GB-GEO-30"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [2500, 2000] },
]
now = { active = "Ox" }
script = ["red: give up (1500, 2000)", "red: charge Shark", "red: line (1600, 2000)"]
expect = ["ball free (1500, 2000)", "refused: GB-GEO-30"]
"#,
    );
}

#[test]
fn a_charge_in_the_middle_of_a_charge_leaves_the_stance_against_it() {
    check(
        "two Defensive Stances at a time",
        r#"
proves = ["GB-MOM-27"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 3000], hp = 20, tac = 1, influence = 2, mov = [6, 8], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2500, 3000], hp = 20, def = 3 },
    { name = "Angel", seat = "blue", at = [2000, 4000], hp = 20, tac = 1, mov = [6, 8], playbook = [["1"]], abilities = ["counter-charge"] },
]
now = { active = "Ox", momentum = { blue = 1, red = 1 } }
script = [
    "red: charge Shark", "blue: react stance", "red: line (2100, 3000)", "blue: yes", "red: react stance",
    "expect: Shark.def = 4", "expect: Ox.def = 5", "blue: line (2050, 3400)", "dice: 1 1 1 1 1 1",
    "expect: Shark.def = 4", "expect: Ox.def = 4", "dice: 1 1 1 1",
]
expect = ["stance Shark", "stance Ox", "stance over", "stance over", "Shark.def = 3", "Ox.def = 4"]
"#,
    );
}
