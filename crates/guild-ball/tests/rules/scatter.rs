//! Scatter, interception and throw-ins.

use super::check;

#[test]
fn models_on_the_path_may_intercept_the_nearest_first() {
    check(
        "interception",
        r#"
proves = ["GB-INT-01", "GB-INT-02", "GB-INT-03", "GB-RUL-41"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2000], kick = [3, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3030, 2680] },
    { name = "Angel", seat = "blue", at = [3010, 2330], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "the nearest takes it"
script = ["red: pass to (3000, 3000)", "dice: 1 1 | 4 1", "blue: yes"]
expect = ["asked: blue intercept Angel", "ball Angel intercepted", "ball = Angel"]
[[case]]
name = "the nearest declines, the next takes it"
script = ["red: pass to (3000, 3000)", "dice: 1 1 | 4 1", "blue: no", "red: yes"]
expect = ["asked: blue intercept Angel", "asked: red intercept Boar", "ball Boar intercepted", "ball = Boar"]
[[case]]
name = "all decline"
script = ["red: pass to (3000, 3000)", "dice: 1 1 | 4 1", "blue: no", "red: no"]
expect = ["asked: blue intercept Angel", "asked: red intercept Boar", "ball free (3087, 3239)", "ball = (3087, 3239)"]
"#,
    );
}

#[test]
fn a_model_on_the_ground_does_not_intercept() {
    check(
        "a knocked down model on the path",
        r#"
proves = ["GB-RUL-41", "GB-RUL-31"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2000], kick = [3, 6], influence = 1, ball = true },
    { name = "Angel", seat = "blue", at = [3010, 2330], conditions = ["knocked down"] },
]
now = { active = "Ox" }
script = ["red: pass to (3000, 3000)", "dice: 1 1 | 4 1"]
expect = ["asked: chance roll 2d6", "ball free (3087, 3239)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn a_missed_target_on_the_new_path_may_intercept() {
    check(
        "the missed target intercepts",
        r#"
proves = ["GB-RUL-41", "GB-RUL-30"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 1800], kick = [2, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3000, 3300] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 1 1 | 4 1", "red: yes"]
expect = ["asked: red intercept Boar", "ball Boar intercepted", "never: momentum", "ball = Boar"]
"#,
    );
}

#[test]
fn a_ball_off_the_pitch_is_thrown_in_from_the_centre() {
    check(
        "throw-in",
        r#"
proves = ["GB-THR-01", "GB-THR-02", "GB-THR-03", "GB-SCAT-04", "GB-RUL-47"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 5200], kick = [2, 6], influence = 1, ball = true },
    { name = "Angel", seat = "blue", at = [3048, 3048] },
]
now = { active = "Ox" }
script = ["red: pass to (3500, 5800)", "dice: 1 1 | 3 3 | 1 4"]
expect = [
    "rolled scatter 3 3",
    "rolled scatter 1 4",
    "scattered (3048, 3048) -> (3048, 2032)",
    "ball free (3048, 2032)",
    "asked: red act Ox",
    "never: ball Angel",
]
"#,
    );
}

#[test]
fn a_taken_landing_spot_moves_the_ball_by_least_disturbance() {
    check(
        "landing on a model",
        r#"
proves = ["GB-GEO-31", "GB-RUL-34", "GB-RUL-40"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 6], influence = 1, ball = true },
    { name = "Down", seat = "blue", at = [3087, 3639], conditions = ["knocked down"] },
]
now = { active = "Ox" }
script = ["red: pass to (3000, 3200)", "dice: 1 1 | 4 1"]
expect = ["scattered (3000, 3200) -> (3087, 3439)", "ball free (3087, 3339)", "asked: red act Ox", "Down.at = (3087, 3639)"]
"#,
    );
}

#[test]
fn an_intercepted_ball_never_leaves_the_pitch() {
    check(
        "an intercepted ball never leaves the pitch",
        r#"
proves = ["GB-RUL-40"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 5200], kick = [2, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2900, 5650] },
]
now = { active = "Ox" }
script = ["red: pass to (3500, 5800)", "dice: 1 1 | 3 3", "red: yes"]
expect = ["asked: red intercept Boar", "ball Boar intercepted", "ball = Boar"]
"#,
    );
}

/// It may not take the ball back in its activation, a flying one neither.
#[test]
fn who_gave_the_ball_up_does_not_intercept_it() {
    check(
        "a shot past the one who gave the ball up",
        r#"
proves = ["GB-BALL-07", "GB-INT-01"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 3960], ball = true },
    { name = "Boar", seat = "red", at = [3048, 3600], kick = [3, 6], abilities = ["first-touch"] },
    { name = "Goat", seat = "red", at = [3048, 3260] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: give up (3400, 3780)", "red: take Boar", "red: yes", "red: shot", "dice: 1 1 1", "dice: 3 1"]
expect = ["ball Boar snap", "kick Boar at goal", "scattered (3048, 4822) -> (2946, 4435) short of (2824, 5437)", "ball free (2946, 4435)", "ball = (2946, 4435)"]
"#,
    );
}
