//! Victory.

use super::check;

#[test]
fn level_at_the_total_play_goes_on_until_somebody_leads() {
    check(
        "both reach the total in one End Phase",
        r#"
proves = ["GB-WIN-06", "GB-RUL-13"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], hp_now = 2, conditions = ["poison"] },
    { name = "Boar", seat = "red", at = [1000, 3048], activated = true },
    { name = "Shark", seat = "blue", at = [4000, 3048], hp_now = 1, conditions = ["burning"], activated = true },
]
now = { active = "Ox", vp = { red = 4, blue = 4 }, hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
script = ["red: end"]
expect = ["vp red +2", "vp blue +2", "level", "influence discarded", "turn 3", "level = yes", "red.vp = 6", "blue.vp = 6"]
"#,
    );
}

#[test]
fn after_a_level_total_the_first_lead_wins() {
    check(
        "the next point",
        r#"
proves = ["GB-RUL-26", "GB-WIN-06", "GB-WIN-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 1 },
]
now = { active = "Ox", vp = { red = 6, blue = 6 }, level = true }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["vp red +2", "over: red wins by points", "outcome = red wins by points"]
"#,
    );
}

#[test]
fn one_ahead_at_the_total_in_the_end_phase_wins() {
    check(
        "the end phase decides",
        r#"
proves = ["GB-WIN-01", "GB-RUL-15", "GB-TURN-21"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "Shark", seat = "blue", at = [4000, 3048], hp_now = 1, conditions = ["burning"], activated = true },
]
now = { active = "Ox", vp = { red = 4, blue = 4 }, hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
script = ["red: end"]
expect = ["removed Shark", "vp red +2", "over: red wins by points", "never: influence discarded"]
"#,
    );
}

#[test]
fn an_agreed_total_counts() {
    check(
        "another total",
        r#"
proves = ["GB-WIN-10", "GB-WIN-09"]
setup = { size = "typical", vp = 2 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 1 },
]
now = { active = "Ox" }
script = ["expect: size = 9144", "expect: goal_vp = 2", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["vp red +2", "over: red wins by points"]
"#,
    );
}

#[test]
fn a_player_may_give_up() {
    check(
        "concession",
        r#"
piece = [{ name = "Ox", seat = "red", at = [2000, 3048] }]
now = { active = "Ox" }
script = ["blue: concedes"]
expect = ["ended red wins by concession", "over: red wins by concession"]
"#,
    );
}
