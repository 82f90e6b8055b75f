//! Passes, Shots, goals and where the ball goes.

use kernel::odds::Ratio;

use super::super::foreseen::{after, foreseen, scene};
use super::check;

#[test]
fn momentum_spent_on_a_shot_is_answered_to_before_those_who_answer_to_the_shot() {
    check(
        "a Shot at a keeper, near a Piper",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Piper", seat = "blue", at = [4000, 6000], influence = 1, abilities = ["pay-the-piper"] },
    { name = "Keeper", seat = "blue", at = [4972, 7400], abilities = ["quick-off-the-line"] },
    { name = "Ox", seat = "red", at = [4572, 6600], influence = 1, kick = [3, 8], ball = true },
    { name = "Boar", seat = "red", at = [4572, 5600] },
]
now = { active = "Piper", momentum = { red = 3 } }
[[case]]
name = "a Shot"
script = [
    "blue: use pay-the-piper", "blue: end", "red: activate Ox", "red: shot", "blue: yes", "blue: path (4972, 7300)", "red: no", "dice: 6 4 1",
    "red: yes", "red: path (4572, 5900)", "blue: spot (6572, 7644)", "dice: 1 1",
]
expect = [
    "momentum red -1 shot", "fired Piper pay-the-piper", "momentum blue +1 effect", "fired Keeper quick-off-the-line", "moved Keeper dodge (4972, 7300)", "kick Ox at goal",
    "goal Ox", "momentum red +1 goal", "momentum red -1 run the length", "fired Piper pay-the-piper", "moved Ox dodge (4572, 5900)",
    "rolled scatter 1 1", "activation ended Ox",
]
[[case]]
name = "a keeper does not answer to a pass"
script = ["blue: use pay-the-piper", "blue: end", "red: activate Ox", "red: pass Boar", "red: no", "dice: 6 4 1", "red: no"]
expect = ["ball Boar pass", "asked: red act Ox", "never: fired Keeper"]
"#,
    );
}

#[test]
fn a_goal_that_does_not_end_the_activation_ends_it_after_run_the_length() {
    check(
        "Last Cast Catches the Most",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [4572, 6600], influence = 1, kick = [3, 8], ball = true, abilities = ["last-cast-catches-the-most"] },
    { name = "Shark", seat = "blue", at = [8000, 2000] },
]
now = { active = "Ox", momentum = { red = 3 } }
[[case]]
name = "not used"
script = ["red: shot", "red: no", "dice: 4 1 1", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Ox", "rolled scatter 1 1", "asked: red act Ox", "never: activation ended"]
[[case]]
name = "used, to the very inch"
script = ["red: shot", "red: no", "dice: 4 1 1", "red: yes", "red: path (4572, 5583)", "red: path (4572, 5584)", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Ox", "refused: GB-MOVE-02", "moved Ox dodge (4572, 5584)", "rolled scatter 1 1", "activation ended Ox"]
"#,
    );
}

#[test]
fn two_high_dice_make_a_screamer_also_when_they_were_rolled_one_after_the_other() {
    check(
        "Screamer!",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [4572, 6600], influence = 2, kick = [3, 8], ball = true, abilities = ["meditation"] },
    { name = "Bull", seat = "red", at = [5000, 6600], influence = 1, kick = [3, 8], abilities = ["goal-of-the-month"] },
    { name = "Shark", seat = "blue", at = [8000, 2000] },
]
[now]
next = "red"
momentum = { red = 1 }
[[case]]
name = "a six, and another one"
script = ["red: activate Ox", "red: use meditation", "red: shot", "dice: 6 1 1", "red: yes", "dice: 6 1", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["rolled kick Ox 6 1 1 needs 3", "fired Ox meditation", "rolled kick Ox 6 1 needs 3", "goal Ox", "momentum red +2 screamer"]
[[case]]
name = "a six and a hit"
script = ["red: activate Ox", "red: use meditation", "red: shot", "dice: 6 5 1", "red: yes", "dice: 5", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Ox", "momentum red +1 goal", "never: momentum red +2"]
[[case]]
name = "no reroll of what has not missed"
script = ["red: activate Ox", "red: use meditation", "red: shot", "dice: 4 5 6", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Ox", "momentum red +1 goal", "never: asked: red trigger"]
[[case]]
name = "a reroll that hits where the first roll has not"
script = ["red: activate Ox", "red: use meditation", "red: shot", "dice: 1 1 1", "red: yes", "dice: 4 1 1", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Ox", "momentum red +1 goal"]
"#,
    );
    check(
        "Goal of the Month",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Bull", seat = "red", at = [4572, 6600], influence = 1, kick = [3, 8], ball = true, abilities = ["goal-of-the-month"] },
    { name = "Shark", seat = "blue", at = [8000, 2000] },
]
[now]
active = "Bull"
momentum = { red = 1 }
[[case]]
name = "two alike, the last two"
script = ["red: shot", "dice: 4 1 1", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Bull", "momentum red +2 screamer"]
[[case]]
name = "two alike, the first and the last"
script = ["red: shot", "dice: 2 5 2", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Bull", "momentum red +2 screamer"]
[[case]]
name = "none alike"
script = ["red: shot", "dice: 4 6 1", "red: no", "blue: spot (6572, 7644)", "dice: 1 1"]
expect = ["goal Bull", "momentum red +1 goal"]
"#,
    );
}

#[test]
fn team_work_is_offered_to_whoever_can_pay_for_it_and_goes_four_inches() {
    check(
        "after a pass",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, kick = [3, 6], ball = true },
    { name = "Boar", seat = "red", at = [3000, 2000], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox" }
[[case]]
name = "the MP of the pass pays for the dodge"
script = ["red: pass Boar", "dice: 4 1 1", "red: snap shot", "red: pass and move Boar", "red: path (3000, 3017)", "red: path (3000, 3016)"]
expect = ["momentum red +1 pass", "asked: red team-work", "refused: GB-MOM-11", "momentum red -1 pass and move", "refused: GB-MOVE-02", "moved Boar dodge (3000, 3016)", "asked: red act Ox"]
[[case]]
name = "a pass to a spot gives nothing to pay with"
script = ["red: pass to (2600, 2600)", "dice: 4 1 1 | 1 1", "red: no"]
expect = ["asked: red reroll-scatter 1 1", "ball free (2534, 2845)", "asked: red act Ox", "never: asked: red team-work", "never: momentum"]
[[case]]
name = "a scatter that is rolled again is not rolled a third time"
script = ["red: pass to (2600, 2600)", "dice: 4 1 1 | 1 1", "red: yes", "dice: 1 2"]
expect = ["asked: red reroll-scatter 1 1", "rolled scatter 1 2", "ball free (2469, 3091)", "asked: red act Ox"]
"#,
    );
    check(
        "both move",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, kick = [3, 6], ball = true, abilities = ["match-experience"] },
    { name = "Boar", seat = "red", at = [2900, 2000], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox" }
[[case]]
name = "the receiver first"
script = ["red: pass Boar", "dice: 4 1 1", "red: pass and move Boar", "red: path (2900, 3016)", "red: path (2000, 3017)", "red: path (2000, 3016)"]
expect = ["momentum red -1 pass and move", "moved Boar dodge (2900, 3016)", "refused: GB-MOVE-02", "moved Ox dodge (2000, 3016)", "asked: red act Ox"]
[[case]]
name = "the passer first"
script = ["red: pass Boar", "dice: 4 1 1", "red: pass and move Ox", "red: path (2000, 3016)", "red: path (2900, 3016)"]
expect = ["momentum red -1 pass and move", "moved Ox dodge (2000, 3016)", "moved Boar dodge (2900, 3016)", "asked: red act Ox"]
"#,
    );
    check(
        "after a pass to a spot",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, kick = [3, 6], ball = true },
    { name = "Boar", seat = "red", at = [3000, 2000], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "the passer may move"
script = ["red: pass to (2600, 2600)", "red: no", "dice: 4 1 1 | 1 1", "red: no", "red: pass and move Boar", "red: pass and move Ox", "red: path (984, 2000)"]
expect = ["asked: red team-work Ox alone", "refused: GB-MOM-13", "moved Ox dodge (984, 2000)", "asked: red act Ox"]
[[case]]
name = "not after one that has missed"
script = ["red: pass to (2600, 2600)", "red: no", "dice: 1 1 1 | 1 1"]
expect = ["asked: red act Ox", "never: asked: red team-work", "never: asked: red reroll"]
"#,
    );
}

#[test]
fn an_interception_is_answered_to_and_ends_the_kick() {
    check(
        "intercepted",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, kick = [3, 8], ball = true },
    { name = "Boar", seat = "red", at = [2000, 3900] },
    { name = "Shark", seat = "blue", at = [2000, 3000], abilities = ["natural-baller"] },
    { name = "Eel", seat = "blue", at = [2000, 3350] },
]
now = { active = "Ox" }
[[case]]
name = "by the first, who gains something by it"
script = ["red: pass Boar", "dice: 1 | 3 1", "blue: yes", "blue: yes"]
expect = ["asked: blue intercept Shark", "ball Shark intercepted", "fired Shark natural-baller", "influence Shark +1", "asked: red act Ox", "ball = Shark"]
[[case]]
name = "by the second"
script = ["red: pass Boar", "dice: 1 | 3 1", "blue: no", "blue: yes"]
expect = ["asked: blue intercept Shark", "asked: blue intercept Eel", "ball Eel intercepted", "asked: red act Ox"]
[[case]]
name = "by the last"
script = ["red: pass Boar", "dice: 1 | 3 1", "blue: no", "blue: no", "red: yes"]
expect = ["asked: blue intercept Shark", "asked: blue intercept Eel", "asked: red intercept Boar", "ball Boar intercepted"]
"#,
    );
}

#[test]
fn nobody_makes_space_for_the_kick_off() {
    check(
        "a kick-off of a guild that makes space",
        r#"
piece = [
    { name = "Ox", seat = "red", at = [3048, 1700], kick = [2, 6], mov = [4, 7], ball = true, guilds = ["masons"], abilities = ["making-space"] },
    { name = "Boar", seat = "red", at = [2000, 1700], guilds = ["masons"], abilities = ["making-space"] },
    { name = "Shark", seat = "blue", at = [1000, 5500] },
]
now = { phase = "kick-off" }
script = ["red: path (3048, 2717)", "red: path (3048, 2716)", "red: spot (3048, 4100)", "dice: 1 1 | 4 1"]
expect = ["refused: GB-MOVE-02", "moved Ox jog (3048, 2716)", "kick Ox at (3048, 4100)", "rolled kick Ox 1 1 needs 4", "ball free (3135, 4339)", "momentum red +1 kick-off", "turn 1", "never: fired", "never: asked: red trigger"]
"#,
    );
}

#[test]
fn the_target_of_a_pass_is_picked_anew_after_somebody_has_made_space() {
    check(
        "a ball at hand",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, kick = [3, 6], guilds = ["masons"], abilities = ["remote-detonation"], ball = true },
    { name = "Boar", seat = "red", at = [3000, 2000], guilds = ["masons"], abilities = ["making-space"] },
    { name = "Bull", seat = "red", at = [2000, 3000], guilds = ["masons"] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "red: yes", "red: choose Boar", "red: path (3000, 3016)", "red: pass Bull", "dice: 4 1 1", "red: no"]
expect = ["fired Boar making-space", "moved Boar dodge (3000, 3016)", "asked: red pass-target Ox", "kick Ox at Bull", "ball Bull pass"]
"#,
    );
    check(
        "kicked from afar",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, kick = [3, 6], guilds = ["masons"], abilities = ["remote-detonation"] },
    { name = "Boar", seat = "red", at = [3000, 2000], guilds = ["masons"], abilities = ["making-space"] },
    { name = "Bull", seat = "red", at = [2000, 4900], guilds = ["masons"] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox", ball = [2000, 3400] }
script = ["red: use remote-detonation", "red: pass Boar", "red: yes", "red: choose Boar", "red: path (3000, 3016)", "red: pass Bull", "dice: 4 1 1", "red: no"]
expect = ["fired Boar making-space", "moved Boar dodge (3000, 3016)", "asked: red pass-target Ox", "kick Ox at Bull", "ball Bull pass"]
"#,
    );
}

/// GB-INT-01, -02: whoever declines is passed by, and the next on the path takes the ball.
#[test]
fn what_becomes_of_a_ball_that_is_not_intercepted_is_foreseen() {
    let start = scene(
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, kick = [3, 8], ball = true },
    { name = "Boar", seat = "red", at = [2000, 3900] },
    { name = "Shark", seat = "blue", at = [2000, 3000] },
]
now = { active = "Ox" }
"#,
    );
    let asked = after(&start, &["pass Boar", "1 1", "3 1"]);
    let own = |text| foreseen(&asked, text).ball.map(|ball| ball.own);
    assert_eq!(own("yes"), Some(Ratio::ONE));
    assert_eq!(own("no"), Some(Ratio::ZERO));
    assert_eq!(foreseen(&after(&asked, &["no"]), "yes").ball.map(|ball| ball.own), Some(Ratio::ONE));
}

#[test]
fn a_kick_off_that_is_thrown_in_is_still_not_the_kickers() {
    check(
        "lost, declined and thrown in",
        r#"
proves = ["GB-KOFF-05", "GB-KOFF-07"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 1700], kick = [2, 8], mov = [4, 7], ball = true },
    { name = "Boar", seat = "red", at = [2748, 2400] },
    { name = "Shark", seat = "blue", at = [1000, 5500] },
]
now = { phase = "kick-off" }
script = ["red: path (3048, 2600)", "red: spot (5080, 2600)", "dice: 1 1 | 3 6", "blue: no", "dice: 1 1"]
expect = ["asked: blue hand-over", "rolled scatter 1 1", "ball free (3048, 2900)", "asked: blue hand-over", "never: ball Ox"]
"#,
    );
}

#[test]
fn a_ball_kicked_from_afar_is_intercepted_on_its_own_path() {
    check(
        "past whoever stands near the kicker",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, kick = [3, 8], abilities = ["remote-detonation"] },
    { name = "Bull", seat = "red", at = [3300, 3800] },
    { name = "Shark", seat = "blue", at = [2600, 2950] },
    { name = "Eel", seat = "blue", at = [3300, 3000] },
]
now = { active = "Ox", ball = [3300, 2300] }
script = ["red: use remote-detonation", "red: pass Bull", "dice: 1 1", "dice: 3 1", "blue: yes"]
expect = ["asked: blue intercept Eel", "ball Eel intercepted", "never: asked: blue intercept Shark"]
"#,
    );
}

#[test]
fn no_team_work_follows_a_kick_off_or_a_pass_that_gives_nothing_to_pay_with() {
    check(
        "a kick-off that hits",
        r#"
proves = ["GB-KOFF-01", "GB-KOFF-04"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 1700], kick = [2, 6], mov = [4, 7], ball = true },
    { name = "Shark", seat = "blue", at = [1000, 5500] },
]
now = { phase = "kick-off", momentum = { red = 2 } }
script = ["red: stay", "red: spot (3048, 3200)", "red: no", "dice: 4 1 | 4 3", "red: no"]
expect = ["asked: red reroll-scatter 4 3", "ball free (3309, 3916)", "turn 1", "never: asked: red team-work"]
"#,
    );
    check(
        "a pass behind the own goal line",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 700], influence = 1, kick = [3, 6], ball = true },
    { name = "Boar", seat = "red", at = [3000, 700], kick = [3, 6] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 4 1 1"]
expect = ["ball Boar pass", "asked: red act Ox", "never: momentum", "never: asked: red team-work"]
"#,
    );
}

#[test]
fn a_pass_an_effect_makes_is_one_that_could_be_made() {
    for (y, expect) in [
        (5634, r#"["kick Boar at Ox", "ball Ox pass"]"#),
        (5635, r#"["play hit Boar im-open", "asked: red act Ox", "never: kick", "ball = Boar"]"#),
    ] {
        let dice = if y == 5634 { r#", "dice: 6 1", "red: no""# } else { "" };
        check(
            "I'm Open!",
            &format!(
                r#"
proves = ["GB-KICK-08"]
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [4572, 4572], influence = 2, kick = [2, 6], abilities = ["im-open"] }},
    {{ name = "Boar", seat = "red", at = [4572, {y}], kick = [2, 3], ball = true }},
    {{ name = "Shark", seat = "blue", at = [1000, 1000] }},
]
now = {{ active = "Ox" }}
script = ["red: use im-open on Boar"{dice}]
expect = {expect}
"#
            ),
        );
    }
}
