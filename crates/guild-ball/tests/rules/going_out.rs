//! Models that go out in the middle of something.

use super::check;

#[test]
fn everybody_at_zero_goes_out_although_the_activated_model_does_too() {
    check(
        "Overheat brings the attacker and a friend to 0 HP",
        r#"
proves = ["GB-TO-01", "GB-STAT-15", "GB-RUL-24"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "A", seat = "red", at = [2000, 3048], hp = 10, hp_now = 3, influence = 1, playbook = [["3"]] },
    { name = "A2", seat = "red", at = [2000, 3500], hp = 10, hp_now = 3 },
    { name = "Main", seat = "blue", at = [2400, 3048], hp_now = 1, card = "mainspring" },
    { name = "Z", seat = "blue", at = [6000, 6000] },
]
script = ["red: attack Main", "dice: 4 4 1 1", "red: pick 1.1", "red: choose A2"]
expect = [
    "fired Main overheat",
    "removed Main",
    "asked: red next-out A, A2",
    "removed A2",
    "removed A",
    "activation ended A",
    "asked: blue activate",
    "blue.vp = 4",
]
now = { active = "A" }
"#,
    );
}

#[test]
fn a_template_over_its_user_takes_both_out() {
    check(
        "Fire Blast on its user",
        r#"
proves = ["GB-TIME-28", "GB-TO-01", "GB-TO-05", "GB-MOM-09"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "A", seat = "red", at = [2000, 3048], hp = 10, hp_now = 2, influence = 2, abilities = ["fire-blast"] },
    { name = "E", seat = "blue", at = [2600, 3048], hp_now = 2, melee = 0 },
    { name = "Z", seat = "blue", at = [6000, 6000] },
]
script = ["red: use fire-blast at (2300, 3048)", "red: choose A", "red: yes", "dice: 4 4", "red: choose E"]
expect = [
    "damaged A 2",
    "damaged E 2",
    "removed E",
    "momentum red +1 take down",
    "vp red +2",
    "removed A",
    "vp blue +2",
    "activation ended A",
]
now = { active = "A" }
"#,
    );
}

#[test]
fn a_goal_out_of_an_attack_leaves_nobody_at_zero() {
    check(
        "damage, Ball's Gone!, Snap Shot",
        r#"
proves = ["GB-TIME-23", "GB-TO-01", "GB-GOAL-02", "GB-MOM-09"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "G", seat = "red", at = [4000, 5000], influence = 1, abilities = ["balls-gone"], playbook = [["3", "play2"]], kick = [3, 8] },
    { name = "J", seat = "red", at = [4572, 6300], kick = [3, 8] },
    { name = "T", seat = "blue", at = [4400, 5000], hp_now = 3, ball = true, melee = 0 },
    { name = "Z", seat = "blue", at = [8000, 2000] },
]
script = [
    "red: attack T", "red: no", "dice: 4 4 1 1", "red: pick 1.1 1.2", "red: step damage", "red: use balls-gone on T", "red: pass J",
    "red: no", "dice: 6 6 6", "red: snap shot", "red: no", "dice: 6 6 6", "red: no", "blue: spot (4572, 7000)", "dice: 1 1",
]
expect = [
    "damaged T 3",
    "goal J",
    "suffers T taken out",
    "removed T",
    "momentum red +1 take down",
    "vp red +2",
    "activation ended G",
    "asked: blue activate",
]
now = { active = "G", momentum = { red = 3 } }
"#,
    );
}

#[test]
fn what_a_play_has_done_counts_although_its_user_goes_out() {
    check(
        "Scything Blow sets off Overheat",
        r#"
proves = ["GB-TIME-28", "GB-TO-01", "GB-MOM-09", "GB-RUL-24"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Meathook", seat = "red", card = "meathook", at = [2000, 3048], influence = 2, hp_now = 2 },
    { name = "Mainspring", seat = "blue", card = "mainspring", hp_now = 3, at = [2400, 3048] },
    { name = "Plain", seat = "blue", at = [2000, 3448], melee = 0, hp_now = 3 },
    { name = "Third", seat = "blue", at = [1600, 3048], melee = 0, def = 2 },
    { name = "Mate", seat = "red", at = [4200, 3048], melee = 0 },
]
script = ["red: attack Third", "dice: 4 4 4 4 1", "red: pick 4.2", "red: use scything-blow", "red: choose Mainspring"]
expect = [
    "asked: red next-out Mainspring, Plain",
    "removed Mainspring",
    "momentum red +1 take down",
    "removed Plain",
    "momentum red +1 take down",
    "removed Meathook",
    "activation ended Meathook",
]
now = { active = "Meathook" }
"#,
    );
}

#[test]
fn the_other_teams_goal_does_not_end_the_activation() {
    check(
        "a goal in a Counter-Attack",
        r#"
proves = ["GB-GOAL-02", "GB-GOAL-03", "GB-RUL-81", "GB-RUL-54"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "T", seat = "red", at = [4400, 5000], influence = 3, ball = true },
    { name = "G", seat = "blue", at = [4000, 5000], abilities = ["balls-gone"], playbook = [["play2"]], kick = [3, 12] },
    { name = "J", seat = "blue", at = [4572, 2900], kick = [3, 8] },
]
script = [
    "red: attack G", "blue: react counter", "dice: 1 1 1 1", "blue: react counter", "blue: no", "dice: 4 1 1 1", "blue: pick 1.1", "blue: use balls-gone on T",
    "blue: pass J", "blue: no", "dice: 6 6", "blue: snap shot", "blue: no", "dice: 6 6 6", "blue: no", "red: spot (2572, 1500)", "dice: 1 1",
]
expect = ["goal J", "asked: red place goal kick", "asked: red act T", "never: activation ended"]
now = { active = "T", momentum = { blue = 4 } }
"#,
    );
}

#[test]
fn an_advance_is_over_although_its_model_went_out_on_the_way() {
    check(
        "a Minefield for each advance",
        r#"
proves = ["GB-GEO-04", "GB-RUL-24"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [2000, 2000], influence = 1 },
    { name = "R2", seat = "red", at = [8000, 8000] },
    { name = "Dead", seat = "blue", at = [2000, 4000], hp_now = 4, mov = [10, 11] },
    { name = "Next", seat = "blue", at = [3000, 4000], mov = [10, 11] },
]
script = [
    "red: use minefield", "red: end", "blue: activate Dead", "blue: jog", "blue: path (2000, 3000)", "red: activate R2", "red: end",
    "blue: activate Next", "blue: jog", "blue: path (2500, 3000)",
]
expect = ["damaged Dead 4", "removed Dead", "effects over advance", "damaged Next 4", "moved Next jog (2500, 3000)", "Next.hp = 10"]
now = { active = "Ballista" }
"#,
    );
}

#[test]
fn a_model_at_zero_takes_no_ball() {
    check(
        "two under one template, one of them with the ball",
        r#"
proves = ["GB-TO-01", "GB-TIME-28"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "A", seat = "red", at = [2000, 3048], influence = 2, abilities = ["fire-blast"] },
    { name = "E1", seat = "blue", at = [3000, 3048], hp_now = 2, ball = true },
    { name = "E2", seat = "blue", at = [3300, 3048], hp_now = 2 },
    { name = "Z", seat = "blue", at = [6000, 6000] },
]
script = ["red: use fire-blast at (3150, 3048)", "red: choose E1", "dice: 4 4", "dice: 4 4", "red: choose E1", "dice: 6 1"]
expect = ["removed E1", "removed E2", "asked: red act A", "never: ball E2"]
now = { active = "A" }
"#,
    );
}

#[test]
fn the_ball_of_whoever_a_trigger_takes_out_flies_by_the_activation() {
    check(
        "Noxious Death in red's activation, blue has the initiative",
        r#"
proves = ["GB-SCAT-03", "GB-RUL-36", "GB-RUL-39", "GB-BALL-09"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "A", seat = "red", at = [2000, 4572], influence = 1, playbook = [["1"]] },
    { name = "C", seat = "red", at = [2400, 5100], hp_now = 3, ball = true },
    { name = "N", seat = "blue", at = [2400, 4572], hp_now = 1, abilities = ["noxious-death"] },
    { name = "Z", seat = "blue", at = [8000, 6000] },
]
script = ["red: attack N", "dice: 4 1 1 1 1", "red: pick 1.1", "dice: 1 6"]
expect = ["removed N", "suffers C taken out", "rolled scatter 1 6", "scattered (2400, 5100) -> (3300, 3514)", "removed C"]
now = { active = "A", initiative = "blue" }
"#,
    );
}

#[test]
fn a_model_that_has_gone_out_triggers_no_further_play() {
    check(
        "a Counter-Attacker and Overheat",
        r#"
proves = ["GB-TO-04", "GB-PB-20"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "A", seat = "blue", at = [2000, 2600], influence = 1, melee = 1 },
    { name = "Main", seat = "blue", at = [2400, 3048], hp_now = 3, card = "mainspring" },
    { name = "B", seat = "red", at = [2000, 3048], hp_now = 3, playbook = [["play1", "play1"]], abilities = ["scything-blow"] },
    { name = "Z", seat = "red", at = [6000, 6000] },
]
script = [
    "blue: attack B", "red: react counter", "dice: 1 1 1 1 1", "red: react counter", "dice: 6 6 1", "red: pick 1.1 1.2", "red: use scything-blow",
]
expect = ["attack B on A", "removed Main", "removed B", "asked: blue act A", "A.hp = 11"]
now = { active = "A", initiative = "blue", momentum = { red = 1 } }
"#,
    );
}

#[test]
fn momentum_for_whoever_goes_out_comes_after_its_ball_has_left() {
    check(
        "Never Say Die behind the own goal line",
        r#"
proves = ["GB-GPB-15", "GB-TIME-16", "GB-RUL-17"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 1000], hp_now = 1, ball = true },
    { name = "Ox2", seat = "red", at = [8000, 1000] },
    { name = "Hit", seat = "blue", at = [2400, 1000], playbook = [["3"]], melee = 1 },
]
script = [
    'red: plan "Never Say Die"', 'blue: plan "Give Me 110%!"', "dice: 6 1", "red: initiative red", "red: influence none",
    "blue: influence Hit 1", "red: activate Ox2", "red: end", "blue: activate Hit", "blue: attack Ox", "blue: no", "dice: 6 1 1 1",
    "blue: pick 1.1", "dice: 4 6", "dice: 1 1",
]
expect = [
    "suffers Ox taken out",
    "ball off",
    "removed Ox",
    "momentum blue +1 take down",
    "momentum red +2 effect",
    "vp blue +2",
]

[now]
phase = "initiative"
momentum = { blue = 1 }
hand = { red = ["Never Say Die"], blue = ["Give Me 110%!"] }
"#,
    );
}

#[test]
fn nobody_passes_to_a_model_that_is_about_to_go_out() {
    check(
        "a charge at who has come back, while a friend waits to be taken out",
        r#"
proves = ["GB-RUL-82", "GB-TIME-23"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Main", seat = "red", at = [1200, 1000], hp_now = 1, recovery = 6, abilities = ["noxious-death", "put-me-back-in-coach"], melee = 0 },
    { name = "Shark", seat = "blue", at = [800, 1000], influence = 1, playbook = [["3"]] },
    { name = "Eel", seat = "blue", at = [1200, 1700], hp_now = 3, melee = 0 },
    { name = "Guard", seat = "blue", at = [2500, 1400], mov = [6, 8], kick = [3, 8], abilities = ["counter-charge", "balls-gone"], playbook = [["play2"]] },
    { name = "Goat", seat = "blue", at = [3000, 1500], melee = 0 },
]
now = { active = "Shark", initiative = "blue", ball = [2200, 500] }
script = [
    "blue: attack Main", "dice: 6 1 1 1", "blue: pick 1.1", "blue: first noxious-death of Main", "red: yes", "red: spot (2200, 150)", "red: path (2500, 300)", "red: yes",
    "blue: yes", "blue: line (2500, 700)", "blue: no", "dice: 6 1 1 1 1 1 1 1", "blue: pick 1.1", "blue: use balls-gone on Main",
    "blue: pass Eel", "blue: pass Goat", "blue: no", "dice: 6 6 6", "blue: no",
]
expect = ["damaged Eel 3", "ball Main snap", "ball Guard effect", "refused: GB-RUL-82", "ball Goat pass", "removed Eel"]
"#,
    );
}
