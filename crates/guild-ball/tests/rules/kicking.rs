//! Kicking and target number tests.

use super::check;

#[test]
fn a_kick_needs_ball_influence_and_range() {
    check(
        "who may kick what",
        r#"
proves = ["GB-KICK-02", "GB-KICK-05", "GB-KICK-08", "GB-KICK-10", "GB-STAT-05"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [2, 6], influence = 1, ball = true },
    { name = "Near", seat = "red", at = [2824, 2000] },
    { name = "Far", seat = "red", at = [1000, 3825] },
    { name = "Down", seat = "red", at = [1600, 1600], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [1000, 700] },
]
now = { active = "Ox" }
[[case]]
name = "itself, an enemy, somebody on the ground, somebody a unit too far"
script = ["red: pass Ox", "red: pass Shark", "red: pass Down", "red: pass Far"]
expect = ["refused: GB-KICK-05", "refused: GB-KICK-05", "refused: GB-KICK-10", "refused: GB-KICK-08"]
[[case]]
name = "exactly within range, then without the ball"
script = ["red: pass Near", "dice: 4 1", "red: no", "red: pass Near"]
expect = ["paid Ox 1", "kick Ox at Near", "rolled kick Ox 4 1 needs 4", "ball Near pass", "refused: GB-KICK-02"]
"#,
    );
}

#[test]
fn a_pass_that_succeeds_gives_ball_and_momentum() {
    check(
        "pass",
        r#"
proves = ["GB-KICK-11", "GB-KICK-19", "GB-MOM-07", "GB-STAT-04", "GB-TN-05"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [3, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 1 4 1"]
expect = [
    "asked: chance roll 3d6",
    "rolled kick Ox 1 4 1 needs 4",
    "ball Boar pass",
    "momentum red +1 pass",
    "asked: red team-work Ox to Boar",
    "red.momentum = 1",
    "ball = Boar",
]
"#,
    );
}

#[test]
fn a_target_out_of_sight_is_harder_and_friends_on_the_path_cost_nothing() {
    check(
        "a pass behind a friend",
        r#"
proves = ["GB-KICK-04", "GB-KICK-14", "GB-KICK-16"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [2, 4], influence = 1, ball = true },
    { name = "Wall", seat = "red", at = [1500, 2000] },
    { name = "Boar", seat = "red", at = [2000, 2000] },
]
now = { active = "Ox" }
script = ["expect: Ox sees Boar = no", "red: pass Boar", "dice: 5 1"]
expect = ["asked: chance roll 2d6", "rolled kick Ox 5 1 needs 5", "ball Boar pass"]
"#,
    );
}

#[test]
fn enemies_engaging_the_kicker_and_on_the_path_cost_dice() {
    check(
        "dice of a kick",
        r#"
proves = ["GB-KICK-12", "GB-KICK-13", "GB-RUL-07"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [4, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3200, 2000] },
    { name = "Goat", seat = "red", at = [1000, 3800] },
    { name = "Shark", seat = "blue", at = [1450, 2000] },
    { name = "Angel", seat = "blue", at = [2200, 2280] },
]
now = { active = "Ox" }
[[case]]
name = "one engages from the path, one intervenes"
script = ["red: pass Boar", "dice: 1 1 | 1 1"]
expect = ["asked: chance roll 2d6", "rolled kick Ox 1 1 needs 5"]
[[case]]
name = "one engages beside the path"
script = ["red: pass Goat", "dice: 1 1 1 | 1 1"]
expect = ["asked: chance roll 3d6", "rolled kick Ox 1 1 1 needs 4"]
"#,
    );
}

#[test]
fn a_base_that_only_touches_the_path_is_not_on_it() {
    check(
        "the edge of the ball path",
        r#"
proves = ["GB-RUL-30", "GB-RUL-28", "GB-GEO-26", "GB-KICK-25"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [4, 8], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [3200, 2000] },
    { name = "Angel", seat = "blue", at = [2200, 2300] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 4 1 1 1", "red: no"]
expect = ["asked: chance roll 4d6", "ball Boar pass"]
"#,
    );
    check(
        "a unit nearer to the ball path",
        r#"
proves = ["GB-KICK-13"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [4, 8], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [3200, 2000] },
    { name = "Angel", seat = "blue", at = [2200, 2299], conditions = ["knocked down"] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 4 1 1", "red: no"]
expect = ["asked: chance roll 3d6", "ball Boar pass"]
"#,
    );
}

#[test]
fn every_enemy_engaging_the_receiver_makes_it_harder() {
    check(
        "a pass to an engaged friend",
        r#"
proves = ["GB-KICK-17", "GB-RUL-08"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [3, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000] },
    { name = "Shark", seat = "blue", at = [2500, 2400] },
    { name = "Angel", seat = "blue", at = [2500, 1600] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 6 1 1"]
expect = ["rolled kick Ox 6 1 1 needs 6", "ball Boar pass"]
"#,
    );
}

#[test]
fn a_target_number_above_six_takes_dice_but_never_the_last() {
    check(
        "four enemies round the receiver",
        r#"
proves = ["GB-TN-08", "GB-DEF-24", "GB-RUL-50", "GB-MOM-35"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [2, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000] },
    { name = "A", seat = "blue", at = [2500, 2400] },
    { name = "B", seat = "blue", at = [2500, 1600] },
    { name = "C", seat = "blue", at = [2800, 2300] },
    { name = "D", seat = "blue", at = [2800, 1700] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "8 becomes 6 and two dice fewer, at least one"
script = ["red: pass Boar", "red: no", "dice: 6", "red: no"]
expect = ["asked: red bonus-time Ox 1 dice needs 6", "asked: chance roll 1d6", "rolled kick Ox 6 needs 6"]
[[case]]
name = "Bonus Time comes after all that"
script = ["red: pass Boar", "red: yes", "dice: 6 1", "red: no"]
expect = ["momentum red -1 bonus time", "asked: chance roll 2d6", "ball Boar pass"]
"#,
    );
    check(
        "four enemies round the receiver of a Tap In",
        r#"
proves = ["GB-RUL-50"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [3, 12], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000] },
    { name = "A", seat = "blue", at = [2500, 2400] },
    { name = "B", seat = "blue", at = [2500, 1600] },
    { name = "C", seat = "blue", at = [2800, 2300] },
    { name = "D", seat = "blue", at = [2800, 1700] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: pass Boar", "red: no", "dice: 6 1", "red: no"]
expect = ["asked: red bonus-time Ox 2 dice needs 6", "rolled kick Ox 6 1 needs 6", "ball Boar pass"]
"#,
    );
}

#[test]
fn exactly_half_the_distance_is_a_tap_in() {
    check(
        "tap in",
        r#"
proves = ["GB-KICK-18", "GB-RUL-09", "GB-RUL-77"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [2, 6], influence = 1, ball = true },
    { name = "Half", seat = "red", at = [2062, 2000] },
    { name = "More", seat = "red", at = [1000, 3063] },
]
now = { active = "Ox" }
[[case]]
name = "exactly half"
script = ["red: pass Half", "dice: 3 1"]
expect = ["gap Ox Half = 762", "rolled kick Ox 3 1 needs 3", "ball Half pass"]
[[case]]
name = "a unit more"
script = ["red: pass More", "dice: 4 1"]
expect = ["rolled kick Ox 4 1 needs 4", "ball More pass"]
[[case]]
name = "a spot at exactly half, by the base of the ball"
script = ["red: pass to (2000, 1645)", "dice: 1 1 | 1 1"]
expect = ["rolled kick Ox 1 1 needs 3"]
[[case]]
name = "a spot a unit farther"
script = ["red: pass to (2001, 1645)", "dice: 1 1 | 1 1"]
expect = ["rolled kick Ox 1 1 needs 4"]
"#,
    );
}

#[test]
fn a_failed_pass_to_a_spot_is_not_rerolled() {
    check(
        "a failed pass to a spot",
        r#"
proves = ["GB-KICK-24", "GB-SCAT-11", "GB-SCAT-02"]
piece = [{ name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 6], influence = 1, ball = true }]
now = { active = "Ox" }
script = ["red: pass to (3000, 3500)", "dice: 1 3 | 4 1"]
expect = [
    "kick Ox at (3000, 3500)",
    "rolled kick Ox 1 3 needs 4",
    "asked: chance roll 2d6",
    "rolled scatter 4 1",
    "ball free (3087, 3739)",
    "asked: red act Ox",
]
"#,
    );
}

#[test]
fn a_target_spot_is_where_the_ball_could_lie() {
    check(
        "spots",
        r#"
proves = ["GB-RUL-77"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2200], kick = [2, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3000, 3500] },
]
now = { active = "Ox" }
script = ["red: pass to (3000, 3300)", "red: pass to (3048, 1300)"]
expect = ["refused: GB-RUL-77", "refused: GB-RUL-77"]
"#,
    );
}

#[test]
fn a_shot_costs_a_momentum_point() {
    check(
        "a shot without momentum",
        r#"
proves = ["GB-KICK-07"]
piece = [{ name = "Ox", seat = "red", at = [3048, 4000], influence = 1, ball = true }]
now = { active = "Ox" }
script = ["red: shot"]
expect = ["refused: GB-KICK-07"]
"#,
    );
}

#[test]
fn a_kick_needs_its_influence() {
    check(
        "a kick without influence",
        r#"
proves = ["GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], ball = true },
    { name = "Boar", seat = "red", at = [2000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: pass Boar", "red: shot"]
expect = ["refused: GB-INF-10", "refused: GB-INF-10"]
"#,
    );
}

#[test]
fn a_kick_is_a_pass_or_a_shot() {
    check(
        "targets of a kick",
        r#"
proves = ["GB-KICK-01", "GB-KICK-03"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [2800, 3500], kick = [2, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [1800, 3500] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "a friend"
script = ["red: pass Boar", "red: no", "dice: 4 4", "red: no"]
expect = ["kick Ox at Boar", "ball Boar pass"]
[[case]]
name = "a spot"
script = ["red: pass to (2800, 2500)", "red: no", "dice: 1 1 | 3 1"]
expect = ["kick Ox at (2800, 2500)", "asked: red act Ox"]
[[case]]
name = "the enemy goalpost"
script = ["red: shot", "dice: 4 4"]
expect = ["momentum red -1 shot", "kick Ox at goal", "goal Ox"]
"#,
    );
}

#[test]
fn a_pass_that_succeeds_ignores_the_goalpost_on_its_way() {
    check(
        "a pass across a goalpost",
        r#"
proves = ["GB-RUL-48", "GB-KICK-16"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 800], kick = [2, 4], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3048, 1800] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 5 1"]
expect = ["rolled kick Ox 5 1 needs 5", "ball Boar pass", "ball = Boar"]
"#,
    );
}

#[test]
fn team_work_follows_a_pass_to_a_spot() {
    check(
        "a spot, and the passer moves",
        r#"
proves = ["GB-MOM-13", "GB-KICK-21", "GB-KICK-22"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], kick = [2, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [1000, 1000] },
]
now = { active = "Ox", momentum = { red = 2 } }
[[case]]
name = "that succeeds"
script = ["red: pass to (3200, 3048)", "red: no", "dice: 5 1 | 1 1", "red: no", "red: pass and move Ox", "red: path (2000, 4064)"]
expect = ["asked: red team-work Ox alone", "momentum red -1 pass and move", "moved Ox dodge (2000, 4064)"]
[[case]]
name = "not one that fails"
script = ["red: pass to (3200, 3048)", "red: no", "dice: 1 1 | 1 1"]
expect = ["rolled scatter 1 1", "asked: red act Ox", "red.momentum = 2"]
"#,
    );
}
