//! Momentum from the playbook.

use super::check;

#[test]
fn every_momentous_result_gives_a_point() {
    check(
        "momentous results of a wrap",
        r#"
proves = ["GB-MOM-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1, playbook = [["m 1", "1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "three"
script = ["red: attack Shark", "dice: 4 4 4 1", "red: pick 1.1 1.1 1.1"]
expect = ["damaged Shark 3", "red.momentum = 3"]
[[case]]
name = "two of three"
script = ["red: attack Shark", "dice: 4 4 4 1", "red: pick 1.1 1.2 1.1"]
expect = ["damaged Shark 3", "red.momentum = 2"]
"#,
    );
}

#[test]
fn a_ball_the_own_player_brought_behind_the_goal_line_stops_momentum() {
    check(
        "behind the own goal line by a kick or by hand",
        r#"
proves = ["GB-MOM-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 6], influence = 2, ball = true, playbook = [["m 1"]] },
    { name = "Shark", seat = "blue", at = [2000, 2400], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "a kick"
script = ["red: pass to (2000, 1200)", "dice: 1 1 | 4 1", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["ball free (1913, 961)", "picked Ox 1.1", "damaged Shark 1", "never: momentum", "red.momentum = 0"]
[[case]]
name = "put down so that it touches the line"
script = ["red: give up (2000, 1674)", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["ball free (2000, 1674)", "picked Ox 1.1", "damaged Shark 1", "never: momentum", "red.momentum = 0"]
[[case]]
name = "put down a unit before it"
script = ["red: give up (2000, 1675)", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["ball free (2000, 1675)", "momentum red +1 playbook", "damaged Shark 1"]
"#,
    );
    check(
        "behind the own goal line by a goal kick",
        r#"
proves = ["GB-MOM-03"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [1000, 2400], melee = 0 },
    { name = "Shark", seat = "blue", at = [1000, 2000], influence = 1, playbook = [["m 1"]] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = [
    "red: shot", "dice: 4 4", "red: no", "blue: spot (2000, 4822)", "dice: 1 1", "blue: activate Shark", "blue: attack Boar",
    "red: react none", "dice: 4 1 1 1", "blue: pick 1.1",
]
expect = ["goal Ox", "ball free (1873, 4602)", "picked Shark 1.1", "damaged Boar 1", "never: momentum blue", "blue.momentum = 0"]
"#,
    );
}

#[test]
fn a_ball_that_scattered_or_was_thrown_there_does_not() {
    check(
        "behind the goal line by a circular scatter",
        r#"
proves = ["GB-MOM-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2400], influence = 2, playbook = [["kd", "m 1"]] },
    { name = "Shark", seat = "blue", at = [2000, 2000], melee = 0, ball = true },
]
now = { active = "Ox" }
script = [
    "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "dice: 1 2", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.2",
]
expect = ["suffers Shark knocked down", "ball free (2664, 1540)", "momentum red +1 playbook", "damaged Shark 1"]
"#,
    );
    check(
        "behind the goal line by a throw-in",
        r#"
proves = ["GB-MOM-04", "GB-RUL-16"]
piece = [
    { name = "Ox", seat = "red", at = [300, 2400], kick = [2, 8], influence = 2, ball = true, playbook = [["m 1"]] },
    { name = "Shark", seat = "blue", at = [700, 2400], melee = 0 },
]
now = { active = "Ox" }
script = [
    "red: pass to (160, 3600)", "dice: 1 1 | 1 6 | 1 6", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1",
]
expect = ["ball free (3048, 1674)", "momentum red +1 playbook", "damaged Shark 1"]
"#,
    );
}

#[test]
fn what_is_blocked_and_for_whom() {
    check(
        "behind the goal line by the enemy's kick",
        r#"
proves = ["GB-RUL-16", "GB-MOM-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2800], influence = 1, melee = 1, playbook = [["m 1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2400], kick = [2, 8], influence = 1, ball = true },
]
now = { active = "Shark" }
script = [
    "blue: pass to (2400, 1200)", "dice: 1 1 | 4 1", "blue: end", "red: activate Ox", "red: jog", "red: path (2400, 2800)", "red: attack Shark",
    "dice: 4 1 1 1", "red: pick 1.1",
]
expect = ["ball free (2313, 961)", "momentum red +1 playbook", "damaged Shark 1"]
"#,
    );
    check(
        "no momentum in the Activation Phase, and that of the Initiative Phase",
        r#"
proves = ["GB-RUL-16", "GB-MOM-03"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [2, 6], influence = 2, ball = true, playbook = [["m 1"]] },
    { name = "Shark", seat = "blue", at = [2000, 2400], melee = 0, hp_now = 1 },
    { name = "Angel", seat = "blue", at = [5000, 5000], activated = true },
]
now = { active = "Ox", hand = { red = ["Dig Deep"], blue = ["Give Me 110%!"] } }
script = [
    "red: pass to (2000, 1200)", "dice: 1 1 | 4 1", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "expect: red.momentum = 0",
    "red: end", 'red: plan "Dig Deep"', 'blue: plan "Give Me 110%!"', "red: initiative blue",
]
expect = ["ball free (1913, 961)", "removed Shark", "vp red +2", "phase initiative", "momentum red +1 second", "red.momentum = 1"]
"#,
    );
}

#[test]
fn one_team_work_action_follows_a_pass() {
    check(
        "points left after Team Work",
        r#"
proves = ["GB-MOM-17", "GB-RUL-51"]
piece = [
    { name = "Ox", seat = "red", at = [1500, 3900], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3048, 3900], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
now = { active = "Ox", momentum = { red = 3 } }
[[case]]
name = "no Snap Shot after Pass & Move, nor a second Pass & Move"
script = ["red: pass Boar", "red: no", "dice: 4 1", "red: pass and move Boar", "red: path (3048, 3700)", "red: jog", "red: stay"]
expect = ["asked: red team-work Ox to Boar", "moved Boar dodge (3048, 3700)", "asked: red act Ox", "advance Ox jog", "red.momentum = 3"]
[[case]]
name = "no Pass & Move after a Snap Shot"
script = ["red: pass Boar", "red: no", "dice: 4 1", "red: snap shot", "red: no", "dice: 1 1 1 | 1 1", "red: jog", "red: stay"]
expect = ["momentum red -2 snap shot", "never: goal", "asked: red act Ox", "advance Ox jog", "red.momentum = 2"]
"#,
    );
}

#[test]
fn the_limit_of_counter_attacks_is_for_each_enemy_and_turn() {
    check(
        "against the same enemy in the next turn",
        r#"
proves = ["GB-MOM-23"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 1, influence = 1 },
    { name = "Shark", seat = "blue", at = [2400, 3048], countered = ["Ox"], activated = true },
]
now = { active = "Ox", momentum = { blue = 2 }, hand = { red = ["Dig Deep"], blue = ["Give Me 110%!"] } }
[[case]]
name = "once in this one"
script = ["red: attack Shark", "dice: 1"]
expect = ["attack Ox on Shark", "asked: red act Ox", "never: asked: blue react"]
[[case]]
name = "and again"
script = [
    "red: end", 'red: plan "Dig Deep"', 'blue: plan "Give Me 110%!"', "blue: initiative red", "red: influence Ox 1", "blue: influence none",
    "red: activate Ox", "red: attack Shark",
]
expect = ["turn 3", "attack Ox on Shark", "asked: blue react Shark to attack of Ox"]
"#,
    );
    check(
        "against another enemy",
        r#"
proves = ["GB-MOM-23"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], activated = true },
    { name = "Bull", seat = "red", at = [2800, 3048], tac = 1, influence = 1 },
    { name = "Shark", seat = "blue", at = [2400, 3048], countered = ["Ox"] },
]
now = { active = "Bull", momentum = { blue = 2 } }
script = ["red: attack Shark"]
expect = ["attack Bull on Shark", "asked: blue react Shark to attack of Bull"]
"#,
    );
}
