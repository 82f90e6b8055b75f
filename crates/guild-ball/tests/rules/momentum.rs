//! Gaining and spending momentum.

use super::check;

#[test]
fn a_ball_behind_the_own_goal_line_stops_momentum() {
    check(
        "a holder behind the goal line",
        r#"
proves = ["GB-MOM-02", "GB-RUL-17"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2600], kick = [3, 6], influence = 1, ball = true },
    { name = "On", seat = "red", at = [1000, 1674] },
    { name = "Before", seat = "red", at = [2000, 1675] },
]
now = { active = "Ox" }
[[case]]
name = "touching the line"
script = ["red: pass On", "dice: 4 4 4"]
expect = ["ball On pass", "asked: red act Ox", "never: momentum", "red.momentum = 0"]
[[case]]
name = "in front of it"
script = ["red: pass Before", "dice: 4 4 4", "red: no"]
expect = ["ball Before pass", "momentum red +1 pass", "red.momentum = 1"]
"#,
    );
}

#[test]
fn a_free_ball_put_behind_the_goal_line_by_the_own_player_stops_momentum() {
    check(
        "the own kick behind the goal line",
        r#"
proves = ["GB-MOM-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["m 1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", ball = [1000, 1000], ball_by = "red" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["picked Ox 1.1", "damaged Shark 1", "never: momentum", "red.momentum = 0"]
"#,
    );
    check(
        "a ball that came there otherwise",
        r#"
proves = ["GB-MOM-04", "GB-MOM-10", "GB-PB-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["m 1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", ball = [1000, 1000] }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["picked Ox 1.1", "momentum red +1 playbook", "damaged Shark 1", "red.momentum = 1"]
"#,
    );
    check(
        "the enemy's kick behind the goal line",
        r#"
proves = ["GB-RUL-16", "GB-MOM-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["m 1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", ball = [1000, 1000], ball_by = "blue" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["momentum red +1 playbook", "red.momentum = 1"]
"#,
    );
}

#[test]
fn passer_or_receiver_moves_after_a_pass() {
    check(
        "pass and move",
        r#"
proves = ["GB-MOM-13", "GB-MOM-17", "GB-MOM-18"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2200, 2000] },
    { name = "Goat", seat = "red", at = [2200, 3000] },
]
now = { active = "Ox" }
[[case]]
name = "the receiver"
script = ["red: pass Boar", "dice: 4 4", "red: pass and move Boar", "red: path (3216, 2000)"]
expect = [
    "momentum red +1 pass",
    "asked: red team-work Ox to Boar",
    "momentum red -1 pass and move",
    "asked: red path Boar dodge 1016",
    "moved Boar dodge (3216, 2000)",
    "asked: red act Ox",
    "ball = Boar",
    "red.momentum = 0",
]
[[case]]
name = "the passer, who may still advance"
script = ["red: pass Boar", "dice: 4 4", "red: pass and move Ox", "red: path (1000, 3016)", "red: jog", "red: stay"]
expect = ["moved Ox dodge (1000, 3016)", "advance Ox jog"]
[[case]]
name = "nobody else"
script = ["red: pass Boar", "dice: 4 4", "red: pass and move Goat"]
expect = ["refused: GB-MOM-13"]
"#,
    );
}

#[test]
fn a_snap_shot_needs_two_hits_and_costs_two_points() {
    check(
        "snap shot",
        r#"
proves = ["GB-MOM-14", "GB-MOM-15", "GB-MOM-16", "GB-RUL-51", "GB-MOM-19"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [1500, 3900], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3048, 3900], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [3048, 3500] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "one hit is not enough"
script = ["red: pass Boar", "red: no", "dice: 5 5", "red: snap shot", "dice: 3 1 | 4 1"]
expect = [
    "ball Boar pass",
    "momentum red -2 snap shot",
    "kick Boar at goal",
    "asked: chance roll 2d6",
    "rolled kick Boar 3 1 needs 3",
    "rolled scatter 4 1",
    "never: goal",
    "Boar.influence = 0",
]
[[case]]
name = "two sixes are a screamer"
script = ["red: pass Boar", "red: no", "dice: 5 5", "red: snap shot", "dice: 6 6", "red: no"]
expect = ["goal Boar", "vp red +4", "momentum red +2 screamer", "asked: blue place goal kick"]
"#,
    );
}

#[test]
fn a_snap_shot_must_be_paid() {
    check(
        "a snap shot with one point",
        r#"
proves = ["GB-MOM-11"]
piece = [
    { name = "Ox", seat = "red", at = [1500, 3900], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3048, 3900] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 5 5", "red: snap shot"]
expect = ["refused: GB-MOM-11"]
"#,
    );
}

#[test]
fn a_counter_attack_follows_the_attack_once_a_turn() {
    check(
        "counter-attack",
        r#"
proves = ["GB-MOM-22", "GB-MOM-23", "GB-MOM-24", "GB-MOM-25", "GB-TIME-17"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["m 2"]] },
]
now = { active = "Ox", momentum = { red = 1, blue = 2 } }
script = [
    "red: attack Shark",
    "blue: react counter",
    "red: no",
    "dice: 4 1 1 1",
    "red: pick 1.1",
    "blue: react counter",
    "blue: no",
    "dice: 4 1 1 1",
    "blue: pick 1.1",
    "red: attack Shark",
    "red: no",
    "dice: 1 1 1 1",
]
expect = [
    "paid Ox 1",
    "attack Ox on Shark",
    "asked: blue react Shark to attack of Ox",
    "momentum blue -1 counter-attack",
    "damaged Shark 1",
    "asked: blue counter Shark on Ox",
    "attack Shark on Ox",
    "damaged Ox 2",
    "asked: red act Ox",
    "attack Ox on Shark",
    "asked: red bonus-time Ox",
    "blue.momentum = 1",
    "red.momentum = 1",
    "Ox.influence = 0",
]
"#,
    );
}

/// A pass to a spot has a passer and no receiver, even where the passer itself takes the ball up again.
#[test]
fn nobody_receives_its_own_pass() {
    check(
        "a pass to a spot that the passer snaps up",
        r#"
proves = ["GB-MOM-13", "GB-MOM-14"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, kick = [2, 8], ball = true },
    { name = "Boar", seat = "red", at = [5000, 1000] },
]
now = { active = "Ox", momentum = { red = 3 } }
script = [
    "red: pass to (2000, 3368)", "red: no", "dice: 4 4 | 1 1", "red: no", "red: choose Ox",
    "red: snap shot", "red: pass and move Boar", "red: pass and move Ox", "red: path (2000, 2500)",
]
expect = [
    "asked: red snap-one Ox",
    "asked: red team-work Ox alone",
    "refused: GB-MOM-14",
    "refused: GB-MOM-13",
    "momentum red -1 pass and move",
    "moved Ox dodge (2000, 2500)",
    "asked: red act Ox",
    "red.momentum = 2",
]
"#,
    );
}

/// The MP are paid with the declaration; the attack itself may be left, and nothing else takes its place.
#[test]
fn a_declared_counter_attack_need_not_be_made() {
    check(
        "a counter-attack that is left",
        r#"
proves = ["GB-MOM-22", "GB-RUL-54"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2 },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: attack Shark", "blue: react counter", "dice: 1 1 1 1", "blue: react counter stance", "blue: react none"]
expect = [
    "counter Shark on Ox",
    "asked: blue counter Shark on Ox",
    "refused: GB-MOM-28",
    "asked: red act Ox",
    "never: attack Shark",
    "blue.momentum = 0",
]
"#,
    );
}

#[test]
fn a_stance_answers_charges_only() {
    check(
        "a stance against an attack",
        r#"
proves = ["GB-MOM-28"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 2 },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", momentum = { blue = 2 } }
script = ["red: attack Shark", "blue: react stance"]
expect = ["refused: GB-MOM-28"]
"#,
    );
}

#[test]
fn a_counter_attack_is_lost_when_the_model_no_longer_can() {
    check(
        "a counter-attack from the ground",
        r#"
proves = ["GB-RUL-54"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: attack Shark", "blue: react counter", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["counter Shark on Ox", "suffers Shark knocked down", "asked: red act Ox", "never: attack Shark", "blue.momentum = 0"]
"#,
    );
}

#[test]
fn rest_gives_health_or_takes_conditions_once_a_turn() {
    check(
        "rest",
        r#"
proves = ["GB-MOM-29", "GB-MOM-30", "GB-RUL-63"]
piece = [{ name = "Ox", seat = "red", at = [2000, 3048], hp = 12, hp_now = 10, conditions = ["knocked down", "poison"] }]
now = { active = "Ox", momentum = { red = 3 } }
[[case]]
name = "health, never above the bar"
script = ["red: rest health", "red: rest conditions"]
expect = ["momentum red -1 rest", "rested Ox", "healed Ox 2", "refused: GB-MOM-30", "Ox.hp = 12", "red.momentum = 2"]
[[case]]
name = "conditions, standing up included"
script = ["red: rest conditions"]
expect = ["cured Ox knocked down", "cured Ox poison", "Ox.conditions = none", "advanced = no"]
"#,
    );
}

#[test]
fn encourage_helps_a_friend_in_sight_and_near() {
    check(
        "encourage",
        r#"
proves = ["GB-MOM-31", "GB-MOM-32"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], hp = 14, hp_now = 1 },
    { name = "Boar", seat = "red", at = [3332, 2000], hp = 14, hp_now = 8 },
    { name = "Far", seat = "red", at = [1000, 4333], hp = 14, hp_now = 8 },
]
now = { active = "Ox", momentum = { red = 5 } }
[[case]]
name = "exactly 8 inches away, once"
script = ["red: encourage Boar health", "red: encourage Boar health"]
expect = ["momentum red -2 encourage", "encouraged Boar", "healed Boar 4", "refused: GB-MOM-32", "Boar.hp = 12"]
[[case]]
name = "itself, or a unit too far"
script = ["red: encourage Ox health", "red: encourage Far health"]
expect = ["refused: GB-MOM-31", "refused: GB-MOM-31"]
"#,
    );
}

#[test]
fn encourage_needs_sight() {
    check(
        "encourage unseen",
        r#"
proves = ["GB-RUL-63"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000] },
    { name = "Wall", seat = "blue", at = [1700, 2000], base = 50, melee = 0 },
    { name = "Boar", seat = "red", at = [2400, 2000], hp = 14, hp_now = 8 },
]
now = { active = "Ox", momentum = { red = 5 } }
script = ["red: encourage Boar health"]
expect = ["refused: GB-RUL-63"]
"#,
    );
}

#[test]
fn bonus_time_adds_one_die_once() {
    check(
        "bonus time",
        r#"
proves = ["GB-MOM-33", "GB-MOM-34", "GB-TIME-19"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", momentum = { red = 2 } }
[[case]]
name = "bought"
script = ["red: attack Shark", "red: yes", "dice: 4 1 1 1 1", "red: pick 1.1"]
expect = [
    "asked: red bonus-time Ox 4 dice needs 4",
    "momentum red -1 bonus time",
    "asked: chance roll 5d6",
    "damaged Shark 1",
    "red.momentum = 1",
]
[[case]]
name = "not bought"
script = ["red: attack Shark", "red: no", "dice: 1 1 1 1"]
expect = ["asked: chance roll 4d6", "red.momentum = 2"]
"#,
    );
}

#[test]
fn a_snap_shot_must_be_in_range() {
    check(
        "a snap shot out of range",
        r#"
proves = ["GB-KICK-08"]
piece = [
    { name = "Ox", seat = "red", at = [1500, 2900], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2548, 2000] },
    { name = "Shark", seat = "blue", at = [1000, 2000], conditions = ["knocked down"] },
]
now = { active = "Ox", momentum = { red = 2, blue = 1 } }
script = ["red: pass Boar", "red: no", "dice: 4 4", "red: snap shot"]
expect = ["refused: GB-KICK-08"]
"#,
    );
}

#[test]
fn a_model_on_the_ground_declares_no_counter_attack() {
    check(
        "no counter-attack from the ground",
        r#"
proves = ["GB-KD-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], conditions = ["knocked down"] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: attack Shark", "dice: 1 1 1 1"]
expect = ["net hits Ox on Shark 0"]
"#,
    );
}
