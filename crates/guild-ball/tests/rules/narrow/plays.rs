//! Character, heroic and legendary plays.

use super::check;

#[test]
fn a_play_has_cost_range_duration_and_a_limit() {
    check(
        "what stands on a play",
        r#"
proves = ["GB-PLAY-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["blind", "dirty-knives"] },
    { name = "Poor", seat = "red", at = [2000, 1000], influence = 1, abilities = ["dirty-knives"] },
    { name = "Near", seat = "blue", at = [2000, 3824], mov = [5, 7], melee = 0 },
    { name = "Far", seat = "blue", at = [3825, 2000], melee = 0 },
]
now = { next = "red", hand = { red = ["Dig Deep"], blue = ["Full-Back"] } }
[[case]]
name = "its cost"
script = ["red: activate Poor", "red: use dirty-knives on Near"]
expect = ["activated Poor", "refused: GB-INF-10"]
[[case]]
name = "its range, and OPT"
script = ["red: activate Ox", "red: use blind on Far", "red: use blind on Near", "dice: 4", "red: use blind on Near"]
expect = ["refused: GB-PLAY-03", "paid Ox 1", "attached blind to Near", "refused: GB-PLAY-08", "Near.jog = 762"]
[[case]]
name = "SUS: until the end of the turn"
script = [
    "red: activate Ox", "red: use blind on Near", "dice: 4", "red: end", "blue: activate Near", "expect: Near.jog = 762", "blue: end",
    "red: activate Poor", "red: end", "blue: activate Far", "blue: end",
]
expect = ["effects over turn", "turn 3", "Near.jog = 1270"]
"#,
    );
}

#[test]
fn each_enemy_but_the_target_crowds_a_play_out() {
    check(
        "a play among three enemies",
        r#"
proves = ["GB-PLAY-16"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["thousand-cuts"] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
    { name = "Eel", seat = "blue", at = [1600, 2000] },
    { name = "Ray", seat = "blue", at = [2000, 2400] },
    { name = "Far", seat = "blue", at = [2000, 1000] },
]
now = { active = "Ox" }
[[case]]
name = "two of them take a die each"
script = ["red: use thousand-cuts on Shark", "dice: 4"]
expect = ["asked: chance roll 1d6", "play hit Shark thousand-cuts"]
"#,
    );
}

#[test]
fn heroic_and_legendary_plays_are_each_models_own() {
    check(
        "two models with the same plays",
        r#"
proves = ["GB-RUL-64"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["protect-those-close", "breach"] },
    { name = "Boar", seat = "red", at = [4000, 2000], abilities = ["protect-those-close", "breach"] },
    { name = "Shark", seat = "blue", at = [2600, 5000] },
]
now = { active = "Ox", momentum = { red = 3 } }
script = [
    "red: use protect-those-close", "red: use protect-those-close", "red: use breach", "red: use breach", "red: end",
    "blue: activate Shark", "blue: end", "red: activate Boar", "red: use protect-those-close", "red: use breach",
]
expect = [
    "used Ox protect-those-close", "refused: GB-HERO-02", "used Ox breach", "refused: GB-HERO-04",
    "used Boar protect-those-close", "used Boar breach", "red.momentum = 1",
]
"#,
    );
}

#[test]
fn a_friend_is_rolled_for_only_where_a_play_may_hurt() {
    check(
        "plays on friends",
        r#"
proves = ["GB-RUL-83"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 3, abilities = ["quick-foot", "tidal-surge", "crop-dusting"] },
    { name = "Boar", seat = "red", at = [2600, 2000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "one for friends alone"
script = ["red: use quick-foot on Boar"]
expect = ["attached quick-foot to Boar", "never: asked: red auto-hit", "never: rolled"]
[[case]]
name = "one for anybody that hurts nobody"
script = ["red: use tidal-surge on Boar", "red: path (2600, 2500)"]
expect = ["moved Boar dodge (2600, 2500)", "never: asked: red auto-hit", "never: rolled"]
[[case]]
name = "one that hurts"
script = ["red: use crop-dusting at (2700, 2000)", "red: no", "dice: 1"]
expect = ["asked: red auto-hit crop-dusting Boar", "play missed Boar crop-dusting", "Boar.hp = 14"]
"#,
    );
}

#[test]
fn each_thing_that_hurts_a_friend_is_asked_about() {
    let play = |name: &str, op: &str, script: &str, expect: &str| {
        check(
            name,
            &format!(
                r#"
proves = ["GB-RUL-83"]
abilities = '''[
    (id: "poke", name: "Poke", kind: Play,
        used: Some((influence: Some(1), range: Inches(6), aim: Model, bodies: [[Do((who: Target), [{op}])]])),
        rules: [(until: Turn, mods: [(change: Def(-1))])]),
]'''
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["poke"] }},
    {{ name = "Boar", seat = "red", at = [2600, 2000], hp_now = 5, influence = 1, ball = true }},
    {{ name = "Shark", seat = "blue", at = [5000, 5000] }},
]
now = {{ active = "Ox" }}
script = ["red: use poke on Boar"{script}]
expect = [{expect}, "Boar.at = (2600, 2000)", "ball = Boar"]
"#
            ),
        );
    };
    for (name, op) in [
        ("a push", "Push(1, Free)"),
        ("a condition", "Suffer(poison)"),
        ("something left on it", "Attach(0)"),
        ("its influence", "TakeInfluence"),
        ("less influence", "Influence(-1)"),
        ("its ball", "DropBall"),
    ] {
        let asked = r#""asked: red auto-hit poke Boar", "play missed Boar poke", "Boar.influence = 1", "Boar.conditions = none""#;
        play(name, op, r#", "red: no", "dice: 1""#, asked);
    }
    for (name, op, hp, influence) in [("HP back", "Heal(1)", 6, 1), ("more influence", "Influence(1)", 5, 2)]
    {
        let helped = format!(
            r#""used Ox poke on Boar", "never: asked: red auto-hit", "never: rolled", "Boar.hp = {hp}", "Boar.influence = {influence}""#
        );
        play(name, op, "", &helped);
    }
}
