//! The kick-off.

use super::check;

#[test]
fn the_kicker_may_jog_and_passes_to_a_spot_for_nothing() {
    check(
        "kick-off",
        r#"
proves = ["GB-KOFF-01", "GB-KOFF-02", "GB-KOFF-04", "GB-RUL-46"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 4], mov = [5, 7], ball = true },
    { name = "Boar", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [1000, 4500] },
]
now = { phase = "kick-off" }
[[case]]
name = "after a jog, with a reroll"
script = ["red: path (3000, 3270)", "red: spot (3000, 4200)", "dice: 4 1 | 4 1", "red: yes", "dice: 3 1"]
expect = [
    "asked: red path Ox jog 1270",
    "moved Ox jog (3000, 3270)",
    "asked: red place kick-off of Ox",
    "kick Ox at (3000, 4200)",
    "rolled kick Ox 4 1 needs 4",
    "asked: red reroll-scatter 4 1",
    "rolled scatter 3 1",
    "ball free (2913, 4439)",
    "turn 1",
    "never: paid",
    "never: advance",
]
[[case]]
name = "missed"
script = ["red: path (3000, 2500)", "red: spot (3000, 3700)", "dice: 1 1 | 4 1"]
expect = ["rolled kick Ox 1 1 needs 4", "ball free (3087, 3939)", "turn 1", "ball = (3087, 3939)"]
"#,
    );
}

#[test]
fn a_lost_ball_may_be_handed_over_or_thrown_in() {
    check(
        "a kick-off that leaves the pitch",
        r#"
proves = ["GB-KOFF-05", "GB-RUL-46", "GB-RUL-39"]
piece = [
    { name = "Ox", seat = "red", at = [5000, 2390], kick = [2, 6], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4500] },
]
now = { phase = "kick-off" }
[[case]]
name = "handed over"
script = ["red: stay", "red: spot (5700, 3600)", "dice: 1 1 | 5 6", "blue: hand to Ox", "blue: hand to Shark"]
expect = ["asked: blue hand-over", "refused: GB-KOFF-05", "ball Shark handed", "initiative blue", "momentum red +1 kick-off"]
[[case]]
name = "thrown in towards the kicker's goal"
script = ["red: stay", "red: spot (5700, 3600)", "dice: 1 1 | 5 6", "blue: no", "dice: 1 1", "blue: no"]
expect = ["asked: blue hand-over", "scattered (3048, 3048) -> (3048, 2794)", "ball free (3048, 2794)", "asked: blue hand-over", "turn 1"]
"#,
    );
}

#[test]
fn a_short_ball_may_be_left_where_it_lies() {
    check(
        "a short kick-off declined",
        r#"
proves = ["GB-KOFF-06", "GB-RUL-46", "GB-GEO-20"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 1700], kick = [2, 6], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4500] },
]
now = { phase = "kick-off" }
[[case]]
name = "touching the halfway line"
script = ["red: stay", "red: spot (3000, 2959)", "dice: 1 1 | 4 1", "blue: no"]
expect = ["ball free (3087, 3198)", "asked: blue hand-over", "turn 1", "ball = (3087, 3198)"]
[[case]]
name = "a unit beyond it"
script = ["red: stay", "red: spot (3000, 2960)", "dice: 1 1 | 4 1"]
expect = ["ball free (3087, 3199)", "turn 1", "never: ball Shark"]
"#,
    );
}

#[test]
fn the_kicker_does_not_snap_the_ball_up_again() {
    check(
        "the kicker beside its own kick-off",
        r#"
proves = ["GB-KOFF-07", "GB-SETUP-13", "GB-SETUP-14", "GB-RUL-04"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2390], kick = [2, 6], mov = [6, 8], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4500] },
]
now = { phase = "kick-off" }
script = ["red: path (3000, 3600)", "red: spot (3000, 3900)", "dice: 1 1 | 4 1"]
expect = ["ball free (3087, 4139)", "initiative blue", "momentum red +1 kick-off", "turn 1", "never: asked: red snap", "never: ball Ox", "red.momentum = 1"]
"#,
    );
}

#[test]
fn a_kicking_model_that_takes_the_ball_in_its_own_half_loses_it_again() {
    check(
        "a kick-off taken by the kicking team",
        r#"
proves = ["GB-RUL-46", "GB-KOFF-06"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 1700], kick = [2, 6], ball = true },
    { name = "Boar", seat = "red", at = [3020, 2250] },
    { name = "Shark", seat = "blue", at = [1000, 4500] },
]
now = { phase = "kick-off" }
script = ["red: stay", "red: spot (3000, 2700)", "dice: 1 1 | 4 1", "red: yes", "blue: hand to Shark"]
expect = ["asked: red intercept Boar", "ball Boar intercepted", "asked: blue hand-over", "ball Shark handed", "ball = Shark"]
"#,
    );
}

#[test]
fn a_throw_in_that_ends_in_the_kicking_half_may_be_handed_over() {
    check(
        "a lost kick-off declined and thrown in short",
        r#"
proves = ["GB-KOFF-05", "GB-KOFF-06", "GB-RUL-46"]
piece = [
    { name = "Ox", seat = "red", at = [300, 2000], kick = [2, 8], mov = [4, 4], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 5000] },
]
now = { phase = "kick-off" }
script = ["red: stay", "red: spot (160, 3200)", "dice: 1 1 | 1 6", "blue: no", "dice: 1 3", "blue: hand to Shark"]
expect = ["asked: blue hand-over", "asked: blue hand-over", "ball Shark handed", "turn 1", "ball = Shark"]
"#,
    );
}
