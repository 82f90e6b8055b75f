//! Nobody aims at who is not there, and what an ability needs is asked for before it is used.

use super::super::check;

#[test]
fn nothing_is_aimed_at_a_model_off_the_pitch() {
    check(
        "of either team",
        r#"
proves = ["GB-ATK-01", "GB-CHG-01", "GB-KICK-05", "GB-MOM-31", "GB-PLAY-10"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, ball = true, abilities = ["dirty-knives"] },
    { name = "Out", seat = "red" },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
    { name = "Gone", seat = "blue" },
]
now = { active = "Ox", momentum = { red = 3 } }
script = ["red: attack Gone", "red: charge Gone", "red: pass Out", "red: encourage Out health", "red: use dirty-knives on Gone"]
expect = ["refused: GB-ATK-01", "refused: GB-CHG-01", "refused: GB-KICK-05", "refused: GB-MOM-31", "refused: GB-PLAY-10"]
"#,
    );
}

#[test]
fn a_play_is_aimed_at_what_it_is_for() {
    check(
        "a play against an enemy",
        r#"
proves = ["GB-PLAY-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["dirty-knives"] },
    { name = "Shark", seat = "blue", at = [3000, 2000] },
]
now = { active = "Ox" }
script = ["red: use dirty-knives on Ox", "red: use dirty-knives", "red: use dirty-knives at (2000, 3000)"]
expect = ["refused: GB-PLAY-10", "refused: GB-PLAY-10", "refused: GB-PLAY-10"]
"#,
    );
}

#[test]
fn encouraging_reaches_8_inches_and_everybody_once() {
    check(
        "at the limit and a unit beyond it",
        r#"
proves = ["GB-MOM-31", "GB-MOM-32"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [2000, 4332], hp = 12, hp_now = 5 },
    { name = "Bull", seat = "red", at = [4333, 2000], hp = 12, hp_now = 5 },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox", momentum = { red = 6 } }
script = ["red: encourage Ox health", "red: encourage Bull health", "red: encourage Boar health", "red: encourage Boar health"]
expect = ["refused: GB-MOM-31", "refused: GB-MOM-31", "momentum red -2 encourage", "healed Boar 4", "refused: GB-MOM-32", "Boar.hp = 9", "Bull.hp = 5"]
"#,
    );
}

#[test]
fn an_attack_from_afar_needs_somebody_to_attack_and_what_an_attack_needs() {
    let stage = |ox: &str, shark: i32, areas: &str| {
        format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000]{ox}, abilities = ["far-strike", "hawk-eye", "death-from-above", "remote-detonation", "launch-control"] }},
    {{ name = "Shark", seat = "blue", at = [{shark}, 2000] }},
]
now = {{ active = "Ox", ball = [2000, 2900]{areas} }}
"#
        )
    };
    check(
        "without influence",
        &(r#"proves = ["GB-INF-10", "GB-PLAY-10"]"#.to_owned()
            + &stage("", 3000, "")
            + r#"
script = ["red: use far-strike", "red: use death-from-above", "red: use remote-detonation", "red: use hawk-eye"]
expect = ["refused: GB-INF-10", "refused: GB-PLAY-10", "refused: GB-INF-10", "used Ox hawk-eye", "asked: red pick-for hawk-eye: Shark"]
"#),
    );
    let area = r#", areas = [{ ability = "harrier", at = [3000, 2000], by = "Ox" }]"#;
    check(
        "knocked down",
        &(r#"proves = ["GB-KD-03", "GB-KD-04", "GB-KD-05"]"#.to_owned()
            + &stage(r#", influence = 3, conditions = ["knocked down"]"#, 3000, area)
            + r#"
script = ["red: use far-strike", "red: use death-from-above", "red: use remote-detonation", "red: use hawk-eye", "red: use launch-control"]
expect = ["refused: GB-KD-03", "refused: GB-KD-03", "refused: GB-KD-04", "refused: GB-KD-03", "refused: GB-KD-05"]
"#),
    );
    check(
        "a template and no influence",
        &(r#"proves = ["GB-INF-10"]"#.to_owned()
            + &stage("", 3000, area)
            + r#"
script = ["red: use death-from-above"]
expect = ["refused: GB-INF-10"]
"#),
    );
    check(
        "nobody within 6 inches",
        &(r#"proves = ["GB-PLAY-10"]"#.to_owned()
            + &stage(", influence = 3", 3825, "")
            + r#"
script = ["red: use far-strike", "red: use hawk-eye", "red: use death-from-above"]
expect = ["refused: GB-PLAY-10", "refused: GB-PLAY-10", "refused: GB-PLAY-10"]
"#),
    );
    check(
        "somebody just within",
        &(stage(", influence = 3", 3824, "")
            + r#"
script = ["red: use far-strike"]
expect = ["asked: red pick-for far-strike: Shark"]
"#),
    );
}

#[test]
fn a_play_at_the_ball_needs_a_ball_that_lies_in_sight() {
    check(
        "behind a great base",
        r#"
proves = ["GB-DEF-13", "GB-PLAY-10"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["lob"] },
    { name = "Boar", seat = "red", at = [2600, 2000], base = 50 },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
now = { active = "Ox", ball = [3100, 2000] }
script = ["red: use lob", "red: use lob on Boar", "red: use lob at (3100, 2000)"]
expect = ["refused: GB-DEF-13", "refused: GB-PLAY-10", "refused: GB-PLAY-10"]
"#,
    );
    check(
        "in somebody's hands",
        r#"
proves = ["GB-PLAY-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, ball = true, abilities = ["lob"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: use lob"]
expect = ["refused: GB-PLAY-10"]
"#,
    );
}

#[test]
fn a_play_at_an_enemy_or_the_ball_is_aimed_at_either() {
    check(
        "Break the Surface",
        r#"
proves = ["GB-PLAY-10", "GB-GEO-01"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["break-the-surface"] },
    { name = "Boar", seat = "red", at = [1000, 2000] },
    { name = "Shark", seat = "blue", at = [2900, 2000], def = 2 },
]
now = { active = "Ox", ball = [2000, 3000] }
[[case]]
name = "no friend"
script = ["red: use break-the-surface on Boar"]
expect = ["refused: GB-PLAY-10"]
[[case]]
name = "an enemy, who is placed"
script = ["red: use break-the-surface on Shark", "dice: 6 1", "red: spot (2900, 2900)"]
expect = ["play hit Shark break-the-surface", "placed Shark (2900, 2900)", "asked: red act Ox", "ball = (2000, 3000)"]
[[case]]
name = "the ball, which is"
script = ["red: use break-the-surface", "red: spot (2000, 4317)", "red: spot (2000, 4316)"]
expect = ["asked: red place break-the-surface ball", "refused: GB-GEO-01", "ball free (2000, 4316)", "asked: red act Ox", "never: placed Shark"]
"#,
    );
}

#[test]
fn what_lets_plays_start_elsewhere_is_for_plays_alone() {
    check(
        "a play and a trait at an enemy near a friend",
        r#"
proves = ["GB-PLAY-03"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["impart-faith", "war-cry", "dirty-knives"] },
    { name = "Boar", seat = "red", at = [3400, 2400] },
    { name = "Shark", seat = "blue", at = [4600, 2000], def = 2 },
]
now = { active = "Ox" }
script = ["red: use war-cry on Shark", "red: use dirty-knives on Shark", "dice: 1 1"]
expect = ["refused: GB-PLAY-03", "used Ox dirty-knives on Shark", "play missed Shark dirty-knives"]
"#,
    );
}
