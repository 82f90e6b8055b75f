//! Cards that meet other cards, or rules their text does not speak of.

use super::check;

#[test]
fn what_fires_first_does_not_cancel_what_was_collected() {
    check(
        "Gravity Well after Follow Up with Battering Ram",
        r#"
proves = ["GB-TIME-04", "GB-CONV-08"]
piece = [
    { name = "Brick", seat = "blue", card = "brick", at = [3000, 4000] },
    { name = "Wrecker", seat = "blue", card = "wrecker", at = [3000, 2700] },
    { name = "Ox", seat = "red", at = [3000, 3060], def = 6, melee = 1 },
]
now = { active = "Ox" }
script = [
    "red: jog", "red: path (3430, 3160) (3430, 3700)", "blue: no", "red: go on", "red: first follow-up of Wrecker",
    "blue: yes", "blue: path (3292, 3378)", "blue: line (3629, 4166)", "blue: stop",
    "expect: Ox engages Brick = no",
]
expect = ["fired Wrecker battering-ram", "fired Brick gravity-well", "asked: blue push-line Ox by Brick"]
"#,
    );
}

#[test]
fn goad_binds_additional_advances() {
    check(
        "Goad and Follow Up",
        r#"
proves = ["GB-GEO-06", "GB-ADV-09"]
piece = [
    { name = "Jac", seat = "red", card = "jac", at = [1500, 3048], influence = 1 },
    { name = "Shark", seat = "red", card = "shark", at = [2800, 3048] },
    { name = "Wrecker", seat = "blue", card = "wrecker", at = [2400, 3048] },
]
now = { active = "Jac" }
[[case]]
name = "the other way there is no going"
script = [
    "red: use goad on Wrecker", "dice: 6", "red: end", "blue: activate Wrecker", "blue: end", "red: activate Shark",
    "red: jog", "red: path (4500, 3048)", "blue: no", "red: go on", "blue: yes",
]
expect = ["attached goad to Wrecker", "fired Wrecker follow-up", "asked: red act Shark", "never: moved Wrecker"]
"#,
    );
}

#[test]
fn protective_instinct_stops_every_attack_that_is_declared() {
    check(
        "Protective Instinct, a Counter-Attack and a parting blow",
        r#"
proves = ["GB-PART-03", "GB-MOM-22"]
piece = [
    { name = "Kraken", seat = "red", card = "kraken", at = [2000, 2000] },
    { name = "Jac", seat = "red", card = "jac", at = [2000, 2800], influence = 1 },
    { name = "Ox", seat = "blue", at = [2000, 2400], influence = 2, playbook = [["1"]] },
]
now = { active = "Jac", momentum = { blue = 2 } }
[[case]]
name = "no Counter-Attack on another"
script = ["red: attack Ox", "dice: 1 1 1 1 1 1"]
expect = ["attack Jac on Ox", "asked: red act Jac", "never: attack Ox", "never: asked: blue"]
[[case]]
name = "no parting blow on another"
script = ["red: jog", "red: path (2000, 3800)", "red: go on"]
expect = ["moved Jac jog (2000, 3800)", "never: parting blow"]
"#,
    );
}

/// Of one name, they work as one: whoever engages both attacks either of them, and nobody else.
#[test]
fn two_with_protective_instinct_work_as_one() {
    check(
        "two with Protective Instinct",
        r#"
proves = ["GB-CONV-05", "GB-CONV-06"]
piece = [
    { name = "Kraken", seat = "red", card = "kraken", at = [2000, 2000] },
    { name = "Fallow", seat = "red", at = [2000, 2800], abilities = ["protective-instinct"] },
    { name = "Jac", seat = "red", at = [2400, 2400], melee = 0 },
    { name = "Ox", seat = "blue", at = [2000, 2400], influence = 2, playbook = [["1"]] },
]
now = { active = "Ox" }
[[case]]
name = "the one"
script = ["blue: attack Jac", "blue: attack Kraken", "dice: 1 1 1"]
expect = ["refused: GB-CONV-06", "attack Ox on Kraken"]
[[case]]
name = "the other"
script = ["blue: attack Fallow", "dice: 1 1 1"]
expect = ["attack Ox on Fallow"]
"#,
    );
}

#[test]
fn no_launch_control_from_the_ground() {
    check(
        "Launch Control while knocked down",
        r#"
proves = ["GB-KD-05"]
piece = [
    { name = "Mainspring", seat = "red", card = "mainspring", at = [2448, 2000], influence = 1, conditions = ["knocked down"] },
    { name = "Fuse", seat = "red", at = [2448, 4200] },
]
now = { active = "Mainspring" }
script = ["red: use launch-control"]
expect = ["refused: GB-KD-05", "never: used", "never: attached"]
"#,
    );
}

#[test]
fn the_ball_is_lost_by_whoever_has_it() {
    check(
        "Ball's Gone! on a model without the ball",
        r#"
proves = ["GB-PB-06"]
piece = [
    { name = "Greyscales", seat = "red", card = "greyscales", at = [2000, 3048], influence = 1 },
    { name = "Empty", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Greyscales" }
script = ["red: attack Empty", "dice: 4 4 4 1 1", "red: pick 3.1", "red: use balls-gone on Empty"]
expect = ["momentum red +1 playbook", "used Greyscales balls-gone on Empty", "never: ball", "never: kick"]
"#,
    );
    check(
        "Ball's Gone! with the ball at his own feet",
        r#"
proves = ["GB-PB-06"]
piece = [
    { name = "Greyscales", seat = "red", card = "greyscales", at = [2000, 3048], influence = 1, ball = true },
    { name = "Empty", seat = "blue", at = [2400, 3048], melee = 0 },
    { name = "Jac", seat = "red", at = [2000, 4000] },
]
now = { active = "Greyscales" }
script = ["red: attack Empty", "dice: 4 4 4 1 1", "red: pick 3.1", "red: use balls-gone on Empty", "red: end"]
expect = [
    "momentum red +1 playbook",
    "used Greyscales balls-gone on Empty",
    "never: ball",
    "never: kick",
    "never: asked: red kick-now",
    "activation ended Greyscales",
    "ball = Greyscales",
]
"#,
    );
}

/// What a play has attached deals the play's damage.
#[test]
fn a_minefield_deals_the_damage_of_a_play() {
    check(
        "Minefield, Tough Hide and Tooled Up",
        r#"
proves = ["GB-RUL-78"]
piece = [
    { name = "Ballista", seat = "red", card = "ballista", at = [2000, 2000], influence = 2, abilities = ["minefield", "tooled-up"] },
    { name = "Kraken", seat = "blue", card = "kraken", at = [2000, 4000] },
    { name = "Walker", seat = "blue", at = [2600, 4000] },
    { name = "Friend", seat = "red", at = [3952, 5000] },
]
now = { active = "Ballista" }
[[case]]
name = "one less for Tough Hide"
script = ["red: use minefield", "red: end", "blue: activate Kraken", "blue: jog", "blue: path (2000, 3250)"]
expect = ["fired Ballista minefield", "damaged Kraken 3"]
[[case]]
name = "one more for Tooled Up"
script = [
    "red: use minefield", "red: use tooled-up on Ballista", "red: end", "blue: activate Walker", "blue: jog", "blue: path (2300, 3150)",
]
expect = ["fired Ballista minefield", "damaged Walker 5"]
[[case]]
name = "both together"
script = [
    "red: use minefield", "red: use tooled-up on Ballista", "red: end", "blue: activate Kraken", "blue: jog", "blue: path (2000, 3250)",
]
expect = ["fired Ballista minefield", "damaged Kraken 4"]
"#,
    );
}
