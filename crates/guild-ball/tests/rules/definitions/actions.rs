//! Actions and what they may not interrupt.

use super::check;

#[test]
fn one_activation_of_many_kinds_of_action() {
    check(
        "one activation of many kinds of action",
        r#"
proves = ["GB-DEF-08", "GB-STAT-12", "GB-ADV-09", "GB-ADV-10", "GB-ADV-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["run-on", "iron-fist"], influence = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [4000, 2000] },
]
now = { active = "Ox" }
script = [
    "red: use run-on", "red: path (2000, 3270)", "red: use run-on", "red: path (2000, 2000)", "red: jog", "red: path (3270, 2000)", "red: jog",
    "red: use run-on", "red: forfeit", "red: path (3600, 2000)", "red: use iron-fist", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1",
]
expect = [
    "moved Ox jog (2000, 3270)", "asked: red act Ox", "moved Ox jog (2000, 2000)",
    "moved Ox jog (3270, 2000)", "refused: GB-ADV-07", "refused: HALL-CHOICE", "moved Ox jog (3600, 2000)",
    "attached iron-fist to Ox", "damaged Shark 2",
]
"#,
    );
}

#[test]
fn a_momentous_ability_waits_for_the_action_to_end() {
    check(
        "a momentous ability waits for the action to end",
        r#"
proves = ["GB-DEF-09", "GB-MOM-12"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp_now = 5, influence = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = [
    "red: attack Shark", "red: rest health", "red: no", "dice: 4 1 1 1", "red: rest health", "red: jog",
    "red: pick 1.1", "red: rest health",
]
expect = [
    "refused: HALL-CHOICE", "refused: HALL-CHOICE", "refused: HALL-CHOICE", "damaged Shark 1", "rested Ox",
]
"#,
    );
}

#[test]
fn a_taken_out_model_is_given_no_influence() {
    check(
        "a taken out model is given no influence",
        r#"
proves = ["GB-INF-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["bag-of-coffers"] },
    { name = "Off", seat = "red", hp_now = 0, conditions = ["taken out"] },
    { name = "Boar", seat = "red", at = [2500, 2000] },
    { name = "Shark", seat = "blue", at = [4400, 2000] },
]
now = { active = "Ox" }
script = ["red: use bag-of-coffers", "red: choose Off", "red: choose Boar"]
expect = ["refused: GB-DEF-25", "influence Boar +1", "Off.influence = 0"]
"#,
    );
}
