//! Halves of rules that a test of the other half does not show.

use super::check;

#[test]
fn a_free_ball_that_touches_the_goal_line_is_behind_it() {
    let case = |y: i32, expect: &str| {
        let text = format!(
            r#"
proves = ["GB-RUL-17"]
piece = [
    {{ name = "Ox", seat = "red", at = [4000, 3048], influence = 1, playbook = [["m 1"]] }},
    {{ name = "Shark", seat = "blue", at = [4400, 3048] }},
]
now = {{ active = "Ox", ball = [1000, {y}], ball_by = "red" }}
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["picked Ox 1.1", {expect}]
"#
        );
        check("a free ball at the goal line", &text);
    };
    case(1674, r#""never: momentum", "red.momentum = 0""#);
    case(1675, r#""momentum red +1 playbook", "red.momentum = 1""#);
}

#[test]
fn the_momentum_of_a_goal_is_judged_when_the_ball_is_in() {
    check(
        "a Shot from behind the own goal line",
        r#"
proves = ["GB-RUL-17"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [2400, 1600], kick = [3, 20], influence = 1, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 4 1 1", "red: no"]
expect = ["momentum red -1 shot", "goal Ox", "vp red +4", "momentum red +1 goal"]
"#,
    );
}

#[test]
fn a_double_icon_triggers_no_play_of_the_single_one() {
    check(
        "a result with the double icon",
        r#"
proves = ["GB-RUL-60"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["singled-out", "butchery"], playbook = [["play2"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: use singled-out on Shark", "red: use butchery on Shark"]
expect = ["asked: red icon 2 Ox on Shark", "refused: GB-RUL-60", "attached butchery to Shark", "never: attached singled-out"]
"#,
    );
}

#[test]
fn no_pass_is_aimed_at_an_enemy() {
    check(
        "the only model in range is an enemy",
        r#"
proves = ["GB-KICK-03"]
piece = [
    { name = "Ox", seat = "red", at = [2800, 3500], kick = [2, 8], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [1800, 3500] },
    { name = "Shark", seat = "blue", at = [3800, 3500] },
]
now = { active = "Ox" }
script = ["red: pass Shark", "red: pass Boar", "dice: 4 4", "red: no"]
expect = ["refused: GB-KICK-05", "kick Ox at Boar", "never: kick Ox at Shark", "ball = Boar", "Ox.influence = 0"]
"#,
    );
}

/// The bodies of a play that wounds and leaves a weakness behind, in either order, in one step and in two.
const WOUNDS: [&str; 3] = [
    "[Do((who: Target), [Damage(N(1)), Attach(0)])]",
    "[Do((who: Target), [Attach(0), Damage(N(1))])]",
    "[Do((who: Target), [Attach(0)]), Do((who: Target), [Damage(N(1))])]",
];

#[test]
fn what_a_play_leaves_does_not_change_the_damage_it_deals() {
    for body in WOUNDS {
        let scenario = r#"
proves = ["GB-TIME-27", "GB-RUL-58"]
abilities = '''[
    (id: "salt", name: "Salt", kind: Play,
        used: Some((influence: Some(1), range: Inches(6), aim: Enemy, bodies: [BODY])),
        rules: [(until: Turn, mods: [(change: Taken(1))])]),
]'''
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["salt"] },
    { name = "Shark", seat = "blue", at = [3000, 2000], hp = 12 },
]
now = { active = "Ox" }
script = ["red: use salt on Shark", "dice: 4", "expect: Shark.hp = 11", "red: use salt on Shark", "dice: 4"]
expect = ["attached salt to Shark", "damaged Shark 2", "Shark.hp = 9"]
"#;
        check("a wound that makes the next ones worse", &scenario.replace("BODY", body));
    }
}

#[test]
fn what_a_play_inflicts_or_leaves_on_its_user_does_not_change_its_damage() {
    check(
        "a blow that knocks down, and a rage that grows",
        r#"
proves = ["GB-TIME-27", "GB-RUL-58"]
abilities = '''[
    (id: "trip", name: "Trip", kind: Play,
        used: Some((influence: Some(1), range: Inches(6), aim: Enemy, bodies: [[
            Do((who: Target), [Suffer(knocked_down)]), Do((who: Bearer), [Attach(0)]), Do((who: Target), [Damage(N(1))])]])),
        rules: [(until: Turn, mods: [(change: PlayDamage("trip", 2))])]),
    (id: "brittle", name: "Brittle", kind: Passive,
        rules: [(mods: [(when: [Being([Suffers(knocked_down)])], change: Taken(1))])]),
]'''
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["trip"] },
    { name = "Shark", seat = "blue", at = [3000, 2000], hp = 12, abilities = ["brittle"] },
]
now = { active = "Ox" }
script = ["red: use trip on Shark", "dice: 4", "expect: Shark.hp = 11", "red: use trip on Shark", "dice: 4"]
expect = ["damaged Shark 4", "Shark.hp = 7"]
"#,
    );
}

#[test]
fn each_player_has_an_own_use_for_the_same_model() {
    check(
        "both teams wound whoever has been active, once each",
        r#"
proves = ["GB-DEF-11"]
abilities = '''[
    (id: "tally", name: "Tally", kind: Passive,
        rules: [(triggers: [(on: ActEndAny, limit: EachModel, bodies: [[Do((who: Subject), [Damage(N(1))])]])])]),
]'''
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], hp = 12, abilities = ["tally"] },
    { name = "Boar", seat = "red", at = [2000, 3000], abilities = ["tally"] },
    { name = "Shark", seat = "blue", at = [4000, 2000], abilities = ["tally"] },
]
now = { active = "Ox" }
script = ["red: end", "red: first tally of Ox", "red: first tally of Boar"]
expect = ["fired Ox tally", "damaged Ox 1", "fired Boar tally", "fired Shark tally", "damaged Ox 1", "Ox.hp = 10"]
"#,
    );
}
