//! Movements that have to go in two directions at once: where one way goes both it is that, where none does the model stays.

use super::super::check;
use super::super::foreseen::{after, foreseen, scene};
use super::ends;

/// Fool, on whom Jac has used a play that binds its advances, is lured by Ox from somewhere.
#[track_caller]
fn lured(play: &str, from: (i32, i32), path: &str, expect: &str) {
    check(
        &format!("{play}, lured from {from:?}"),
        &format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Jac", seat = "red", at = [3000, 2000], influence = 1, melee = 0, abilities = ["{play}"] }},
    {{ name = "Ox", seat = "red", at = [{}, {}], base = 50, influence = 2, melee = 0, abilities = ["lure"] }},
    {{ name = "Fool", seat = "blue", at = [3000, 3400], mov = [3, 5], def = 2, melee = 0 }},
    {{ name = "Eel", seat = "blue", at = [8000, 8000] }},
]
now = {{ active = "Jac" }}
script = [
    "red: use {play} on Fool", "dice: 6", "red: end", "blue: activate Eel", "blue: end", "red: activate Ox", "red: use lure on Fool", "dice: 6 1"{path},
]
expect = ["play hit Fool lure", {expect}]
"#,
            from.0, from.1
        ),
    );
}

/// GB-GEO-06, GB-MOVE-09: straight at two models leads the same way or nowhere.
#[test]
fn nobody_goes_straight_at_two_models_in_different_directions() {
    let stays = r#""asked: red act Ox", "never: moved", "Fool.at = (3000, 3400)""#;
    lured("goad", (3000, 4800), "", stays);
    lured("goad", (4400, 3400), "", stays);
    let goes =
        r#""asked: red path Fool jog 762 directly towards (3000, 1400)", "moved Fool jog (3000, 2800)""#;
    lured("goad", (3000, 1400), r#", "red: path (3000, 2800)""#, goes);
}

/// GB-GEO-05, -06: straight at one model and towards another goes where the straight way is towards both.
#[test]
fn who_goes_straight_at_a_model_and_towards_another_goes_straight() {
    let stays = r#""asked: red act Ox", "never: moved", "Fool.at = (3000, 3400)""#;
    lured("beckon", (3000, 4800), "", stays);
    lured("beckon", (4400, 3400), "", stays);
    let goes = r#""asked: red path Fool jog 762 directly towards (4000, 2600)", "refused: GB-GEO-06", "moved Fool jog (3500, 3000)""#;
    lured("beckon", (4000, 2600), r#", "red: path (3000, 2700)", "red: path (3500, 3000)""#, goes);
}

/// GB-GEO-05 to -07, GB-REPO-03: a push in a direction is told how far it may go that way, whatever was wanted.
#[test]
fn a_push_in_a_direction_is_told_how_far_it_goes() {
    let stage = r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["draw-near", "repel", "drag"] },
    { name = "Shark", seat = "blue", at = [3200, 2000], def = 2 },
]
now = { active = "Ox" }
"#;
    let pushed = |play: &str, dice: &str| after(&scene(stage), &[&format!("use {play} on Shark"), dice]);
    let end = |state, line: &str| {
        foreseen(state, line).walk.and_then(|walk| walk.path.end()).map(|at| (at.x, at.y))
    };
    let near = pushed("draw-near", "6");
    assert_eq!(ends(&near, "line (3600, 2000)"), ("GB-GEO-05", Some((2184, 2000)), 0));
    assert_eq!(ends(&near, "line (3200, 2500)"), ("GB-GEO-05", Some((2184, 2000)), 0));
    assert_eq!(ends(&near, "line (2183, 2000)"), ("GB-REPO-03", Some((2184, 2000)), 0));
    // Ox himself is in the way.
    assert_eq!(end(&near, "line (2184, 2000)"), Some((2300, 2000)));
    let away = pushed("repel", "6");
    assert_eq!(ends(&away, "line (3000, 2000)"), ("GB-GEO-07", Some((4216, 2000)), 0));
    assert_eq!(ends(&away, "line (4217, 2000)"), ("GB-REPO-03", Some((4216, 2000)), 0));
    assert_eq!(end(&away, "line (4216, 2000)"), Some((4216, 2000)));
    assert_eq!(end(&away, "line (3200, 2500)"), Some((3200, 2500)));
    let straight = pushed("drag", "6 1");
    assert_eq!(ends(&straight, "line (3200, 2500)").0, "GB-GEO-06");
    assert_eq!(end(&straight, "line (2400, 2000)"), Some((2400, 2000)));
}
