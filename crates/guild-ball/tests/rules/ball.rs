//! The ball and snap-to.

use super::check;

#[test]
fn a_free_model_lets_go_of_the_ball_for_nothing() {
    check(
        "giving the ball up",
        r#"
proves = ["GB-BALL-01", "GB-BALL-04", "GB-BALL-05", "GB-BALL-06", "GB-BALL-07"]
piece = [{ name = "Ox", seat = "red", at = [2000, 2000], ball = true, influence = 2 }]
now = { active = "Ox" }
[[case]]
name = "within 1 inch"
script = ["red: give up (2554, 2000)", "red: jog", "red: path (2200, 2000)"]
expect = [
    "gave up Ox",
    "ball free (2554, 2000)",
    "asked: red act Ox",
    "moved Ox jog (2200, 2000)",
    "asked: red act Ox",
    "never: paid",
    "never: ball Ox",
    "ball = (2554, 2000)",
    "Ox.influence = 2",
]
[[case]]
name = "farther"
script = ["red: give up (2555, 2000)"]
expect = ["refused: GB-BALL-06"]
"#,
    );
}

#[test]
fn an_engaged_model_keeps_the_ball_on_its_way() {
    check(
        "letting go in the middle of a movement while still engaged",
        r#"
proves = ["GB-BALL-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], ball = true },
    { name = "Shark", seat = "blue", at = [2000, 2500] },
]
now = { active = "Ox" }
script = ["red: jog", "red: path (2000, 1500)", "blue: no", "red: give up (2400, 1900)", "red: go on", "red: give up (2400, 1500)"]
expect = ["asked: red go-on Ox", "refused: GB-BALL-04", "moved Ox jog (2000, 1500)", "gave up Ox", "ball free (2400, 1500)"]
"#,
    );
}

#[test]
fn an_engaged_model_keeps_the_ball() {
    check(
        "giving up while engaged",
        r#"
proves = ["GB-BALL-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], ball = true },
    { name = "Shark", seat = "blue", at = [2000, 2400] },
]
now = { active = "Ox" }
script = ["red: give up (2500, 2000)"]
expect = ["refused: GB-BALL-04"]
"#,
    );
}

#[test]
fn a_placed_ball_goes_to_one_model_of_the_only_team_near() {
    check(
        "a ball put down beside a friend",
        r#"
proves = ["GB-SNAP-03", "GB-SNAP-07", "GB-RUL-43"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], ball = true },
    { name = "Boar", seat = "red", at = [3054, 2000] },
    { name = "Goat", seat = "red", at = [3055, 2400] },
]
now = { active = "Ox" }
[[case]]
name = "taken"
script = ["red: give up (2500, 2000)", "red: take Boar"]
expect = ["asked: red snap-one Boar", "ball Boar snap", "ball = Boar"]
[[case]]
name = "left alone"
script = ["red: give up (2500, 2000)", "red: no"]
expect = ["asked: red snap-one Boar", "never: ball Boar", "ball = (2500, 2000)"]
[[case]]
name = "too far away"
script = ["red: give up (2500, 2000)", "red: take Goat"]
expect = ["asked: red snap-one Boar", "refused: GB-SNAP-03"]
"#,
    );
}

#[test]
fn a_model_takes_the_ball_as_its_activation_starts() {
    check(
        "starting beside the ball",
        r#"
proves = ["GB-SNAP-01", "GB-TIME-05", "GB-DEF-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [1000, 1000] },
]
now = { next = "red", ball = [2554, 2000] }
[[case]]
name = "taken"
script = ["red: activate Ox", "red: yes"]
expect = ["activated Ox", "asked: red snap Ox", "ball Ox snap", "asked: red act Ox", "ball = Ox"]
[[case]]
name = "declined"
script = ["red: activate Ox", "red: no"]
expect = ["asked: red snap Ox", "asked: red act Ox", "ball = (2554, 2000)"]
[[case]]
name = "too far away"
script = ["red: activate Boar", "red: end"]
expect = ["activated Boar", "asked: red act Boar", "activation ended Boar"]
"#,
    );
}

/// Whether a model starts beside the ball is settled as it starts, and the ball is taken before what triggers then moves it.
#[test]
fn a_model_takes_the_ball_before_what_triggers_at_the_start() {
    check(
        "tunnelling away from the ball",
        r#"
proves = ["GB-SNAP-01", "GB-TIME-05", "GB-TIME-06", "GB-RUL-43"]
setup = { size = "typical" }
piece = [{ name = "Spade", seat = "red", card = "spade", at = [4572, 2540] }]
now = { next = "red", ball = [4572, 2900] }
[[case]]
name = "taken along"
script = ["red: activate Spade", "red: yes", "red: yes", "red: spot (4572, 2032)"]
expect = [
    "activated Spade", "asked: red snap Spade", "ball Spade snap", "asked: red trigger guild-rule-secret-tunnel of Spade",
    "placed Spade (4572, 2032)", "asked: red act Spade", "ball = Spade",
]
[[case]]
name = "left, and not offered again beside it"
script = ["red: activate Spade", "red: no", "red: yes", "red: spot (4572, 2450)"]
expect = [
    "asked: red snap Spade", "asked: red trigger guild-rule-secret-tunnel of Spade", "placed Spade (4572, 2450)",
    "asked: red act Spade", "never: ball", "ball = (4572, 2900)",
]
"#,
    );
    check(
        "tunnelling to the ball",
        r#"
proves = ["GB-SNAP-01", "GB-RUL-43"]
setup = { size = "typical" }
piece = [{ name = "Spade", seat = "red", card = "spade", at = [4572, 2540] }]
now = { next = "red", ball = [4572, 3200] }
script = ["red: activate Spade", "red: yes", "red: spot (4572, 2800)", "red: end"]
expect = [
    "activated Spade", "asked: red trigger guild-rule-secret-tunnel of Spade", "placed Spade (4572, 2800)",
    "asked: red act Spade", "never: ball", "ball = (4572, 3200)",
]
"#,
    );
    check(
        "dodging to the ball",
        r#"
proves = ["GB-SNAP-02", "GB-SNAP-07"]
piece = [{ name = "Ox", seat = "red", at = [2000, 2000], abilities = ["shadow-like"] }]
now = { next = "red", ball = [2700, 2000] }
[[case]]
name = "left on the way, it is not offered once more"
script = ["red: activate Ox", "red: yes", "red: path (2250, 2000)", "red: no"]
expect = ["moved Ox dodge (2146, 2000)", "asked: red snap Ox", "moved Ox dodge (2250, 2000)", "asked: red act Ox", "never: ball"]
[[case]]
name = "taken on the way"
script = ["red: activate Ox", "red: yes", "red: path (2250, 2000)", "red: yes"]
expect = ["asked: red snap Ox", "ball Ox snap", "moved Ox dodge (2250, 2000)", "asked: red act Ox", "ball = Ox"]
"#,
    );
}

#[test]
fn a_mover_takes_the_ball_part_way() {
    check(
        "running through the ball",
        r#"
proves = ["GB-SNAP-02"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000] }]
now = { active = "Ox", ball = [1800, 2000] }
script = ["red: jog", "red: path (2270, 2000)", "red: yes"]
expect = [
    "moved Ox jog (1246, 2000)",
    "asked: red snap Ox",
    "ball Ox snap",
    "moved Ox jog (2270, 2000)",
    "ball = Ox",
    "Ox.at = (2270, 2000)",
]
"#,
    );
}

#[test]
fn a_model_on_the_ground_takes_no_ball() {
    check(
        "a knocked down model beside the ball",
        r#"
proves = ["GB-KD-04", "GB-RUL-43"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], conditions = ["knocked down"] },
    { name = "Boar", seat = "red", at = [1000, 1000] },
]
now = { next = "red", ball = [2500, 2000] }
script = ["red: activate Ox", "red: end"]
expect = ["activated Ox", "asked: red act Ox", "activation ended Ox", "ball = (2500, 2000)"]
"#,
    );
}

#[test]
fn a_model_taken_out_loses_the_ball_before_it_goes() {
    check(
        "taken out with the ball",
        r#"
proves = ["GB-BALL-09", "GB-TIME-13", "GB-TIME-14", "GB-TIME-15", "GB-TIME-16"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 2, ball = true },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "dice: 4 3"]
expect = [
    "damaged Shark 2",
    "suffers Shark taken out",
    "rolled scatter 4 3",
    "ball free (2036, 4046)",
    "removed Shark",
    "momentum red +1 take down",
    "vp red +2",
    "Shark.hp = 0",
]
"#,
    );
}

#[test]
fn nothing_snaps_before_a_scatter_is_over() {
    check(
        "a ball that flies over a model",
        r#"
proves = ["GB-SNAP-06", "GB-SCAT-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], ball = true },
    { name = "Boar", seat = "red", at = [2218, 3547], melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "dice: 4 4"]
expect = ["suffers Shark knocked down", "rolled scatter 4 4", "asked: red act Ox", "never: ball Boar", "ball = (1948, 4284)"]
"#,
    );
}

#[test]
fn a_contest_may_be_declined() {
    check(
        "declining a contest",
        r#"
proves = ["GB-SNAP-07", "GB-SNAP-04"]
piece = [
    { name = "Zed", seat = "red", at = [2000, 2000], ball = true },
    { name = "X", seat = "red", at = [2400, 2528] },
    { name = "Y", seat = "blue", at = [2400, 1500], melee = 0 },
]
now = { active = "Zed" }
[[case]]
name = "by one side"
script = ["red: give up (2400, 2000)", "red: contest none", "blue: contest Y"]
expect = ["asked: red contest X", "asked: blue contest Y", "ball Y snap", "never: rolled"]
[[case]]
name = "by both"
script = ["red: give up (2400, 2000)", "red: contest none", "blue: contest none"]
expect = ["asked: red contest X", "asked: blue contest Y", "never: rolled", "ball = (2400, 2000)"]
[[case]]
name = "by someone who is not near"
script = ["red: give up (2400, 2000)", "red: contest Zed"]
expect = ["asked: red contest X", "refused: GB-SNAP-04"]
"#,
    );
}

#[test]
fn a_pushed_model_takes_a_ball_it_comes_near() {
    check(
        "pushed to the ball",
        r#"
proves = ["GB-SNAP-02", "GB-RUL-43"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["push2"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox", ball = [3300, 3048] }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2908, 3048)", "blue: yes"]
expect = ["moved Shark push (2746, 3048)", "asked: blue snap Shark", "ball Shark snap", "moved Shark push (2908, 3048)", "ball = Shark"]
"#,
    );
}

#[test]
fn a_ball_taken_on_the_way_is_in_nobodys_way_at_its_end() {
    check(
        "ending where the ball lay",
        r#"
proves = ["GB-SNAP-02", "GB-BALL-02", "GB-BALL-10", "GB-GEO-30", "GB-RUL-35"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], mov = [5, 7] },
    { name = "Shark", seat = "blue", at = [2000, 5400], melee = 1 },
]
now = { active = "Ox", ball = [2700, 2000] }
[[case]]
name = "taken"
script = ["red: jog", "red: path (2700, 2000)", "red: yes"]
expect = ["ball Ox snap", "Ox.at = (2700, 2000)"]
[[case]]
name = "left where it lies"
script = ["red: jog", "red: path (2700, 2000)", "red: no"]
expect = ["never: ball Ox", "ball = (2700, 2000)", "Ox.at = (2400, 2000)"]
"#,
    );
}

#[test]
fn a_charge_may_end_where_the_ball_lay_that_it_takes() {
    check(
        "a charge over the ball",
        r#"
proves = ["GB-CHG-05", "GB-SNAP-02"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 3000], mov = [4, 5], influence = 2, melee = 1, tac = 1 },
    { name = "Shark", seat = "blue", at = [2822, 3000], melee = 0 },
]
now = { active = "Ox", ball = [2260, 3000] }
script = ["red: charge Shark", "red: line (2270, 3000)", "red: yes", "dice: 1 1 1 1 1"]
expect = ["ball Ox snap", "moved Ox charge (2270, 3000)", "attack Ox on Shark"]
"#,
    );
}
