//! Goals and goal kicks.

use super::check;

#[test]
fn a_goal_is_followed_by_a_goal_kick_and_ends_the_activation() {
    check(
        "goal",
        r#"
proves = ["GB-KICK-20", "GB-GOAL-02", "GB-GOAL-03", "GB-GOAL-04", "GB-RUL-20"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 3500)", "dice: 4 2"]
expect = [
    "kick Ox at goal",
    "rolled kick Ox 3 1 needs 3",
    "goal Ox",
    "vp red +4",
    "momentum red +1 goal",
    "asked: red run-the-length Ox",
    "asked: blue place goal kick",
    "rolled scatter 4 2",
    "activation ended Ox",
    "asked: blue activate",
]
"#,
    );
}

#[test]
fn a_goal_kick_starts_near_the_goalpost_and_cannot_be_intercepted() {
    check(
        "goal kick",
        r#"
proves = ["GB-GOAL-05", "GB-GOAL-06", "GB-GOAL-07", "GB-RUL-45", "GB-SCAT-12"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 1700)", "blue: spot (3048, 3500)", "dice: 4 2"]
expect = [
    "asked: blue place goal kick",
    "refused: GB-GOAL-06",
    "scattered (3048, 3500) -> (2874, 3023)",
    "ball free (2874, 3023)",
    "Ox.at = (3048, 4000)",
    "Shark.at = (1000, 4000)",
]
"#,
    );
}

#[test]
fn two_sixes_make_a_screamer() {
    check(
        "screamer",
        r#"
proves = ["GB-MOM-05", "GB-MOM-06", "GB-RUL-05"]
setup = { vp = 12 }
piece = [{ name = "Ox", seat = "red", at = [3048, 4000], kick = [3, 6], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "two sixes"
script = ["red: shot", "dice: 6 1 6"]
expect = ["goal Ox", "momentum red +2 screamer", "red.momentum = 2"]
[[case]]
name = "one six and a hit"
script = ["red: shot", "dice: 6 5 5"]
expect = ["goal Ox", "momentum red +1 goal", "red.momentum = 1"]
"#,
    );
}

#[test]
fn the_scorer_runs_the_length_before_the_goal_kick() {
    check(
        "run the length",
        r#"
proves = ["GB-MOM-20", "GB-RUL-20"]
setup = { vp = 12 }
piece = [{ name = "Ox", seat = "red", at = [3048, 4000], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 3 1", "red: yes", "red: path (3048, 2984)"]
expect = [
    "momentum red +1 goal",
    "momentum red -1 run the length",
    "asked: red path Ox dodge 1016",
    "moved Ox dodge (3048, 2984)",
    "asked: blue place goal kick",
    "red.momentum = 0",
]
"#,
    );
    check(
        "cards before the run",
        r#"
proves = ["GB-RUL-20"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], influence = 1, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 }, current = { red = "Full-Back", blue = "Dig Deep" } }
script = ["red: shot", "dice: 3 1", "red: no"]
expect = ["momentum red +1 goal", "momentum blue +2 effect", "asked: red run-the-length Ox", "asked: blue place goal kick"]
"#,
    );
}

#[test]
fn a_goal_that_reaches_the_total_wins_at_once() {
    check(
        "the winning goal",
        r#"
proves = ["GB-WIN-01", "GB-WIN-03", "GB-WIN-07"]
piece = [{ name = "Ox", seat = "red", at = [3048, 4000], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 }, vp = { red = 2, blue = 4 } }
script = ["red: shot", "dice: 3 1"]
expect = ["goal Ox", "vp red +4", "ended red wins by points", "over: red wins by points", "never: momentum red +1", "goal_vp = 6", "size = 6096"]
"#,
    );
}

#[test]
fn a_ball_that_scatters_into_the_goalpost_is_no_goal() {
    check(
        "off the post",
        r#"
proves = ["GB-GOAL-01"]
piece = [{ name = "Ox", seat = "red", at = [3048, 3600], kick = [2, 6], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 1 1 | 4 2"]
expect = ["rolled scatter 4 2", "asked: red act Ox", "never: goal", "never: vp", "red.vp = 0"]
"#,
    );
}

#[test]
fn a_goal_kick_flies_through_the_other_goalpost_but_does_not_end_on_it() {
    check(
        "a goal kick at the other goalpost",
        r#"
proves = ["GB-GOAL-08", "GB-GOAL-09"]
setup = { vp = 12 }
piece = [{ name = "Ox", seat = "red", at = [3048, 4200], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "through it"
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 1882)", "dice: 4 5"]
expect = ["scattered (3048, 1882) -> (2614, 689)", "ball free (2614, 689)"]
[[case]]
name = "onto it"
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 1882)", "dice: 4 2"]
expect = ["rolled scatter 4 2", "ball free (2886, 1640)"]
"#,
    );
}

#[test]
fn a_goal_by_a_snap_shot_ends_the_activation_in_progress() {
    check(
        "a snap shot that scores",
        r#"
proves = ["GB-GOAL-02", "GB-MOM-14", "GB-DEF-18", "GB-MOM-20"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [1500, 3900], influence = 4, ball = true },
    { name = "Boar", seat = "red", at = [3048, 3900], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [1000, 2000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: pass Boar", "red: no", "dice: 4 4", "red: snap shot", "dice: 4 4 1", "red: no", "blue: spot (3048, 3000)", "dice: 4 1"]
expect = ["goal Boar", "asked: red run-the-length Boar", "asked: blue place goal kick", "activation ended Ox", "asked: blue activate", "Boar.activated = no"]
"#,
    );
}

#[test]
fn after_a_goal_the_ball_is_off_the_pitch_until_the_goal_kick() {
    check(
        "ball away",
        r#"
proves = ["GB-GOAL-03"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 3 1", "expect: ball = away", "expect: Ox.ball = no"]
expect = ["goal Ox", "never: ball free"]
"#,
    );
}

/// GB-INF-03: a fact of the first records says nothing of it, and every goal counted.
#[test]
fn a_goal_that_says_nothing_of_it_counts() {
    let read: Result<guild_ball::event::Event, _> = serde_json::from_str(r#"{ "goal": { "by": 0 } }"#);
    let expected = guild_ball::event::Event::Goal { by: guild_ball::model::ModelId(0), counts: true };
    assert_eq!(read.ok(), Some(expected));
}
