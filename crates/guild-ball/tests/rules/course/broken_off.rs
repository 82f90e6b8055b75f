//! What is left of actions that are broken off.

use super::check;

#[test]
fn whoever_an_attack_has_brought_down_is_taken_out_by_it_although_a_goal_breaks_it_off() {
    check(
        "damage, tackle, a Shot at once",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "T", seat = "red", at = [4972, 2500], hp_now = 2, ball = true, melee = 0 },
    { name = "Z", seat = "red", at = [8000, 7000] },
    { name = "G", seat = "blue", at = [4572, 2500], influence = 1, kick = [3, 8], abilities = ["first-touch"], playbook = [["2", "tackle"]] },
]
now = { active = "G", momentum = { blue = 3 } }
script = [
    "blue: attack T", "blue: no", "dice: 4 4 1 1", "blue: pick 1.1 1.2", "blue: step damage", "blue: yes", "blue: shot", "blue: no", "dice: 6 6 6",
    "blue: no", "red: spot (2572, 1500)", "dice: 1 1",
]
expect = [
    "damaged T 2", "ball G tackle", "fired G first-touch", "momentum blue -1 shot", "goal G", "suffers T taken out", "removed T", "momentum blue +1 take down",
    "vp blue +2", "activation ended G",
]
"#,
    );
}

#[test]
fn momentum_of_results_that_were_broken_off_is_gained() {
    check(
        "a momentous KD that could have been ignored, and a goal before it",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "G", seat = "red", at = [4572, 6600], influence = 1, kick = [3, 8], abilities = ["first-touch"], playbook = [["tackle"], ["m kd"]] },
    { name = "T", seat = "blue", at = [4972, 6600], ball = true, melee = 0, abilities = ["sturdy"] },
]
now = { active = "G", momentum = { red = 3 } }
script = [
    "red: attack T", "red: no", "dice: 4 4 4 1", "red: pick 2.1 1.1", "red: step tackle", "red: yes", "red: shot", "red: no", "dice: 6 6 6", "red: no",
    "blue: spot (6572, 7644)", "dice: 1 1",
]
expect = ["ball G tackle", "goal G", "momentum red +1 playbook", "activation ended G", "never: suffers T", "T.conditions = none"]
"#,
    );
}

#[test]
fn after_a_parting_blow_that_ends_the_activation_models_are_placed_again() {
    check(
        "a mover taken out",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp_now = 2 },
    { name = "Boar", seat = "red", at = [5000, 1000] },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 4, playbook = [["2"]] },
    { name = "Siren", seat = "blue", at = [4000, 4000], abilities = ["hop"] },
]
now = { active = "Ox" }
script = [
    "red: jog", "red: path (3000, 2000)", "blue: yes", "dice: 4 1 1 1 1 1", "blue: pick 1.1", "blue: activate Siren", "blue: use hop",
    "blue: spot (4000, 4600)",
]
expect = ["removed Ox", "activation ended Ox", "used Siren hop", "placed Siren (4000, 4600)"]
"#,
    );
}

#[test]
fn a_stance_ends_with_a_charge_that_comes_to_no_attack() {
    check(
        "the target steps out of reach",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [1000, 3048], mov = [6, 8], influence = 2 },
    { name = "Shark", seat = "blue", at = [2400, 3048], abilities = ["unpredictable-movement"] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: charge Shark", "blue: react stance", "red: line (2000, 3048)", "blue: yes", "blue: path (2900, 3048)"]
expect = [
    "stance Shark", "moved Ox charge (2000, 3048)", "fired Shark unpredictable-movement", "moved Shark dodge (2900, 3048)", "stance over", "asked: red act Ox",
    "never: attack", "never: charge failed",
]
"#,
    );
}

#[test]
fn who_was_out_and_is_back_acts_like_anybody() {
    check(
        "an attack after a return",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [5000, 3048], abilities = ["rest-up"] },
    { name = "Boar", seat = "red", at = [5000, 2600], tac = 1, abilities = ["put-me-back-in-coach", "one-more"], playbook = [["2 kd"]] },
    { name = "Shark", seat = "blue", at = [2200, 900], melee = 0 },
]
now = { active = "Ox" }
script = [
    "red: use rest-up", "red: choose Boar", "red: yes", "red: spot (2200, 150)", "red: path (2200, 500)", "red: end", "blue: activate Shark", "blue: end",
    "red: activate Boar", "red: use one-more", "red: attack Shark", "dice: 4", "red: pick 1.1", "red: step damage",
]
expect = ["removed Boar", "moved Boar jog (2200, 500)", "attack Boar on Shark", "damaged Shark 2", "suffers Shark knocked down"]
"#,
    );
}

#[test]
fn nobody_strikes_at_a_mover_that_is_gone() {
    check(
        "two parting blows at one that has returned",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [5000, 3048], abilities = ["rest-up"] },
    { name = "Boar", seat = "red", at = [5000, 2600], hp_now = 2, recovery = 1, abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [1800, 250], tac = 1, playbook = [["2"]] },
    { name = "Eel", seat = "blue", at = [2600, 250], tac = 1, playbook = [["2"]] },
]
now = { active = "Ox" }
script = [
    "red: use rest-up", "red: choose Boar", "red: yes", "red: spot (2200, 150)", "red: path (2200, 1100)", "red: choose Shark", "blue: yes",
    "dice: 6 1 1", "blue: pick 1.1",
]
expect = [
    "returned Boar (2200, 150) hp 2", "parting blow Shark on Boar", "damaged Boar 2", "removed Boar", "asked: red act Ox", "never: asked: blue parting-blow Eel",
    "never: parting blow Eel",
]
"#,
    );
}

#[test]
fn who_is_pushed_off_the_pitch_by_a_play_is_taken_out_by_its_user() {
    check(
        "over the edge",
        r#"
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [1000, 3048], influence = 1, abilities = ["repel"] },
    { name = "Shark", seat = "blue", at = [300, 3048], def = 2 },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use repel on Shark", "dice: 6", "red: line (100, 3048)"]
expect = ["left pitch Shark", "removed Shark", "momentum red +1 take down"]
"#,
    );
}
