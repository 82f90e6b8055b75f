//! Conditions, being knocked down and being taken out.

use super::check;

#[test]
fn conditions_hurt_in_the_end_phase() {
    check(
        "condition damage",
        r#"
proves = ["GB-COND-03", "GB-COND-06", "GB-COND-07", "GB-RUL-01", "GB-COND-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 7, conditions = ["bleed", "poison", "burning"] },
    { name = "Boar", seat = "red", at = [1000, 3048], hp_now = 7, conditions = ["knocked down", "snared"], activated = true },
    { name = "Shark", seat = "blue", at = [4000, 3048], activated = true },
]
now = { active = "Ox", hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
script = ["red: end"]
expect = [
    "phase end",
    "damaged Ox 6",
    "cured Ox bleed",
    "never: damaged Boar",
    "Ox.hp = 1",
    "Ox.conditions = poison, burning",
    "Boar.conditions = knocked down, snared",
]
"#,
    );
}

#[test]
fn a_model_taken_out_by_a_condition_gives_points_but_no_momentum() {
    check(
        "taken out by poison",
        r#"
proves = ["GB-RUL-13", "GB-RUL-14", "GB-RUL-15", "GB-WIN-05", "GB-TURN-23"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 2, conditions = ["poison"] },
    { name = "Dog", seat = "blue", at = [4000, 3048], position = "mascot", hp_now = 1, conditions = ["burning"], activated = true },
]
now = { active = "Ox", initiative = "blue", momentum = { red = 2, blue = 1 }, hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
script = ["red: end"]
expect = [
    "damaged Ox 2",
    "damaged Dog 1",
    "suffers Ox taken out",
    "suffers Dog taken out",
    "removed Dog",
    "vp red +1",
    "removed Ox",
    "vp blue +2",
    "influence discarded",
    "never: momentum",
    "red.momentum = 2",
]
"#,
    );
}

#[test]
fn conditions_slow_a_model() {
    check(
        "burning and snared",
        r#"
proves = ["GB-COND-08", "GB-COND-09", "GB-RUL-65", "GB-STAT-10"]
piece = [
    { name = "Burns", seat = "red", at = [1000, 3048], mov = [5, 7], def = 4, conditions = ["burning"], influence = 1 },
    { name = "Both", seat = "red", at = [2000, 3048], mov = [3, 7], def = 4, conditions = ["burning", "snared"] },
    { name = "Low", seat = "red", at = [3000, 3048], def = 1, conditions = ["knocked down", "snared"] },
]
now = { active = "Burns" }
[[case]]
name = "stats"
expect = ["Burns.jog = 762", "Burns.sprint = 1270", "Both.jog = 0", "Both.sprint = 762", "Both.def = 3", "Burns.def = 4", "Low.def = -1"]
[[case]]
name = "a jog of 3 inches"
script = ["red: jog", "red: path (1000, 3811)", "red: path (1000, 3810)"]
expect = ["asked: red path Burns jog 762", "refused: GB-MOVE-02", "moved Burns jog (1000, 3810)"]
"#,
    );
}

#[test]
fn a_model_on_the_ground_does_not_block_sight() {
    check(
        "seeing over a knocked down model",
        r#"
proves = ["GB-KD-01", "GB-RUL-32"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Down", seat = "blue", at = [1500, 2000], base = 50, conditions = ["knocked down"] },
    { name = "Up", seat = "blue", at = [1000, 2500], base = 50 },
    { name = "A", seat = "blue", at = [2000, 2000] },
    { name = "B", seat = "blue", at = [1000, 3000] },
]
now = { active = "Ox" }
expect = ["Ox sees A = yes", "Ox sees B = no"]
"#,
    );
}

#[test]
fn a_model_taken_out_loses_everything_but_its_influence() {
    check(
        "taken out",
        r#"
proves = ["GB-TO-02", "GB-INF-08", "GB-MOM-09", "GB-TO-04", "GB-RUL-23"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 2, influence = 3, conditions = ["poison"] },
    { name = "Angel", seat = "blue", at = [4400, 3048] },
]
now = { active = "Ox", hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
script = [
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: end", "blue: activate Shark", "expect: Shark.conditions = taken out",
    "expect: Shark.influence = 3", "blue: activate Angel", "blue: end",
]
expect = [
    "suffers Shark taken out",
    "cured Shark poison",
    "removed Shark",
    "momentum red +1 take down",
    "vp red +2",
    "asked: blue activate",
    "refused: GB-TURN-14",
    "phase end",
    "influence discarded",
    "Shark.influence = 0",
]
"#,
    );
}

#[test]
fn who_is_struck_down_by_what_a_taking_out_sets_off_goes_out_after_it() {
    check(
        "a pulse takes the attacker with it",
        r#"
proves = ["GB-TIME-14", "GB-TIME-16", "GB-RUL-24"]
setup = { size = "typical" }
piece = [
    { name = "Striker", seat = "red", at = [4572, 4018], tac = 4, influence = 1, hp_now = 3, playbook = [["2"]] },
    { name = "Compound", seat = "blue", at = [4572, 4572], def = 4, hp_now = 2, abilities = ["noxious-death"] },
    { name = "Shark", seat = "blue", at = [4572, 7000] },
]
now = { active = "Striker" }
script = ["red: attack Compound", "dice: 4 1 1 1", "red: pick 1.1"]
expect = [
    "suffers Compound taken out",
    "damaged Striker 3",
    "removed Compound",
    "momentum red +1 take down",
    "vp red +2",
    "suffers Striker taken out",
    "removed Striker",
    "vp blue +2",
    "activation ended Striker",
    "never: momentum blue +1 take down",
]
"#,
    );
}

#[test]
fn a_condition_is_not_suffered_twice() {
    check(
        "down already",
        r#"
proves = ["GB-COND-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, abilities = ["chain-shot: Ox"] },
    { name = "Shark", seat = "blue", at = [3000, 3048], def = 4, conditions = ["knocked down"] },
]
now = { active = "Ox" }
script = ["red: use chain-shot on Shark", "dice: 3 1"]
expect = ["damaged Shark 3", "never: suffers", "Shark.conditions = knocked down"]
"#,
    );
}
